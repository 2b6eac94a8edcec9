//! The corners where the rules know them.

use super::*;

#[test]
fn corners_have_the_squares_of_their_shape() {
    // Squares of one corner: the corner itself; or it and its two neighbours.
    for (shape, count) in [(CornerShape::Single, 1), (CornerShape::Angle, 3)] {
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

#[test]
fn a_block_of_squares_is_one_drawing() {
    let marked = ruled(|rules| {
        rules.corners = Corners::Marked { shape: CornerShape::Block, hostile: Foes::NOBODY };
    });
    let unit = Rect::new(0.0, 0.0, 100.0, 100.0);
    let mut areas: Vec<Rect> = uses_on(&marked, &theme(), |kind| kind == Ground::Corner as u8)
        .into_iter()
        .map(|(.., transform)| transform.transform_rect_bbox(unit))
        .collect();
    areas.sort_by(|one, other| (one.x0, one.y0).partial_cmp(&(other.x0, other.y0)).unwrap());
    let corners = [(0.0, 0.0), (0.0, 225.0), (225.0, 0.0), (225.0, 225.0)];
    assert_eq!(areas, corners.map(|at| Rect::from_origin_size(at, (50.0, 50.0))));
}
