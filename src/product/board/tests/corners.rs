//! The corners where the rules know them.

use super::*;

#[test]
fn corners_have_the_squares_of_their_shape() {
    // Squares of one corner: the corner itself; it and its two neighbours; a block of 2 x 2.
    for (shape, count) in [(CornerShape::Single, 1), (CornerShape::Angle, 3), (CornerShape::Block, 4)] {
        let marked = ruled(|rules| rules.corners = Corners::Marked { shape, hostile: Foes::MEN });
        let squares = painted(&marked, &theme(), Ground::Corner as u8);
        assert_eq!(squares.len(), 4 * count, "{shape:?}");
        assert!(squares.contains(&Square::new(10, 0)) && squares.contains(&Square::new(0, 10)));
    }
    assert!(painted(&ruled(|_| ()), &theme(), Ground::Corner as u8).is_empty());
}

#[test]
fn a_corner_is_turned_outwards() {
    let marked = ruled(|rules| {
        rules.corners = Corners::Marked { shape: CornerShape::Block, hostile: Foes::NOBODY };
    });
    for (.., transform) in uses_on(&marked, &theme(), |kind| kind == Ground::Corner as u8) {
        // The drawing's own top left corner is the one nearest to the corner of the board.
        let (tip, middle) = (transform * Point::ORIGIN, transform * Point::new(50.0, 50.0));
        for (tip, middle) in [(tip.x, middle.x), (tip.y, middle.y)] {
            assert_eq!(tip < middle, middle < 137.5, "{transform:?}");
        }
    }
}
