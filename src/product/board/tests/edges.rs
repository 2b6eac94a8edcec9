//! The edges of camps and town.

use super::*;

#[test]
fn edges_stand_where_kinds_differ_and_nowhere_else() {
    let cell = 25.0;
    let york = variant(YORK, MARKED);
    let size = york.setup.board.size();
    let mut counts = [0, 0];
    for (number, _, transform) in uses_on(&york, &theme(), |kind| kind >= CAMP_EDGE) {
        // The middle of the art's top side, a little inside and a little outside.
        let [inner, outer] = [1.0, -1.0].map(|y| {
            let at = transform * Point::new(50.0, y);
            Square::new((at.x / cell) as u8, size - 1 - (at.y / cell) as u8)
        });
        assert!(york.setup.board.contains(outer));
        let inside = |square| match kind(&york, square) {
            Ground::Camp => number == CAMP_EDGE,
            Ground::Town | Ground::Throne => number == TOWN_EDGE,
            Ground::Open | Ground::Corner => false,
        };
        assert!(inside(inner) && !inside(outer), "{inner} and {outer}");
        counts[usize::from(number - CAMP_EDGE)] += 1;
    }
    // Each camp is a T with 14 sides, 5 of them on the board's own; the diamond of the town has 20.
    assert_eq!(counts, [4 * (14 - 5), 20]);
}

#[test]
fn edges_are_turned_and_not_mirrored() {
    for (.., transform) in uses_on(&variant(YORK, MARKED), &theme(), |kind| kind >= CAMP_EDGE) {
        assert!(transform.determinant() > 0.0);
    }
}
