//! The roads, by a layout of York that is counted by hand.

use super::*;

const ROAD: u8 = 6;
const CAMP_ROAD: u8 = 7;
const CAMP_GATE: u8 = 14;
const TOWN_GATE: u8 = 15;

/// The theme of the tests with roads and gates.
fn with_roads() -> Theme {
    let mut theme = theme();
    theme.art[Slot::Road] = vec![art(ROAD, 0), art(ROAD, 1)];
    theme.art[Slot::CampRoad] = vec![art(CAMP_ROAD, 0), art(CAMP_ROAD, 1)];
    theme.art[Slot::CampGate] = vec![art(CAMP_GATE, 0)];
    theme.art[Slot::TownGate] = vec![art(TOWN_GATE, 0)];
    theme
}

fn squares(names: &str) -> Vec<Square> {
    let mut squares: Vec<Square> = names.split(' ').map(|name| name.parse().unwrap()).collect();
    squares.sort();
    squares
}

/// Points of the drawings of these kinds on the board of York, by their places in the drawing.
fn points(kinds: &[u8], places: &[Point]) -> Vec<Point> {
    let of_kind = uses_on(&variant(YORK, MARKED), &with_roads(), |kind| kinds.contains(&kind));
    of_kind
        .into_iter()
        .flat_map(|(.., transform)| places.iter().map(move |&place| transform * place))
        .collect()
}

#[test]
fn four_roads_leave_the_town_and_pass_the_camps() {
    let york = variant(YORK, MARKED);
    assert_eq!(painted(&york, &with_roads(), ROAD), squares("c6 f3 f9 i6"));
    let camps = squares("a6 b6 f1 f2 f10 f11 j6 k6");
    assert_eq!(painted(&york, &with_roads(), CAMP_ROAD), camps);
}

/// Each road is one line from a gate of the town to the edge of the board, whatever way its drawings are turned.
#[test]
fn roads_meet_at_the_sides_of_squares() {
    let ends = points(&[ROAD, CAMP_ROAD], &[Point::new(50.0, 0.0), Point::new(50.0, 100.0)]);
    // The town of York is a diamond of five squares from tip to tip: 75 mm from the edge of the board.
    let gates = points(&[TOWN_GATE], &[Point::new(50.0, 0.0)]);
    let near = |one: Point, other: Point| one.distance(other) < 1e-9;
    for &end in &ends {
        let at_gate = gates.iter().any(|&gate| near(gate, end));
        let at_edge = [end.x, end.y].iter().any(|&at| at.abs() < 1e-9 || (at - 275.0).abs() < 1e-9);
        let meeting = ends.iter().filter(|&&other| near(other, end)).count();
        assert_eq!(meeting, if at_gate || at_edge { 1 } else { 2 }, "{end:?}");
    }
    for wanted in [(137.5, 75.0), (200.0, 137.5), (137.5, 200.0), (75.0, 137.5)] {
        assert!(gates.iter().any(|&gate| near(gate, wanted.into())), "{wanted:?}: {gates:?}");
    }
    assert_eq!(ends.len(), 24);
}

#[test]
fn an_edge_that_a_road_crosses_is_a_gate() {
    let york = variant(YORK, MARKED);
    let count = |kind| painted(&york, &with_roads(), kind).len();
    // Without roads 36 sides of camps and 20 of the town: see `edges_stand_where_kinds_differ_and_nowhere_else`.
    assert_eq!([CAMP_EDGE, CAMP_GATE, TOWN_EDGE, TOWN_GATE].map(count), [32, 4, 16, 4]);
    assert_eq!(painted(&york, &with_roads(), CAMP_GATE), squares("b6 f2 f10 j6"));
    assert_eq!(painted(&york, &with_roads(), TOWN_GATE), squares("d6 f4 f8 h6"));
}

#[test]
fn a_theme_may_have_roads_without_gates_and_gates_without_roads() {
    let york = variant(YORK, MARKED);
    let mut roads = with_roads();
    for gate in [Slot::CampGate, Slot::TownGate] {
        roads.art[gate].clear();
    }
    assert_eq!(painted(&york, &roads, TOWN_EDGE).len(), 20);
    let mut gates = with_roads();
    for road in [Slot::Road, Slot::CampRoad] {
        gates.art[road].clear();
    }
    assert_eq!(painted(&york, &gates, Ground::Open as u8).len(), 84);
    assert_eq!(painted(&york, &gates, TOWN_GATE).len(), 4);
}

#[test]
fn there_are_no_roads_where_nothing_stands_in_the_middle_or_there_is_no_middle() {
    let mut calm = with_roads();
    calm.board.starts = Starts::OnMarkedBoards;
    assert!(painted(&variant(YORK, Throne::None), &calm, ROAD).is_empty());
    let even = variant("A..A\n.KD.\n....\nA..A", Throne::None);
    assert!(painted(&even, &with_roads(), ROAD).is_empty());
    assert!(painted(&even, &with_roads(), TOWN_GATE).is_empty());
}

/// Where there are enough drawings, no square shows that of any of the eight around it.
#[test]
fn squares_around_show_other_drawings() {
    let mut rich = theme();
    rich.art[Slot::Ground] = (0..7).map(|number| art(Ground::Open as u8, number)).collect();
    let open = uses_on(&variant(YORK, MARKED), &rich, |kind| kind == Ground::Open as u8);
    let open: Vec<(Square, u8)> = open
        .into_iter()
        .map(|(_, number, transform)| (covered(transform, 11, 25.0).unwrap(), number))
        .collect();
    for &(square, number) in &open {
        for &(other, its) in &open {
            let apart = square.file.abs_diff(other.file).max(square.rank.abs_diff(other.rank));
            assert!(apart != 1 || number != its, "{square} and {other}");
        }
    }
}
