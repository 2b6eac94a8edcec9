use super::*;
use crate::game::{CornerShape, Corners, Foes, Piece};
use crate::scene::{Art, Color, Path, Shape, circle};
use crate::text::{Fonts, Language};
use crate::theme::{Artwork, Slot};
use std::sync::Arc;

const COLORS: Palette = Palette {
    attackers: Color::rgb(1, 1, 1),
    defenders: Color::rgb(2, 2, 2),
    king: Color::rgb(3, 3, 3),
    light: Color::WHITE,
    ..Palette::BLACK
};

const RULES: Ruleset = Ruleset::PLAIN;

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

/// A theme whose symbols are discs in the colours of the pieces.
fn discs() -> Artwork {
    Artwork::from_fn(|slot| {
        let color = match slot {
            Slot::KingSymbol => COLORS.king,
            Slot::DefenderSymbol | Slot::KnightSymbol => COLORS.defenders,
            Slot::AttackerSymbol | Slot::CommanderSymbol => COLORS.attackers,
            _ => return Vec::new(),
        };
        let items = vec![Path::fill(circle((50.0, 50.0), 50.0), color).into()];
        vec![Arc::new(Art { size: Size::new(100.0, 100.0), items })]
    })
}

fn drawn(diagram: &Diagram<'_>) -> Drawn {
    drawn_with(diagram, &discs())
}

fn drawn_with(diagram: &Diagram<'_>, art: &Artwork) -> Drawn {
    diagram
        .draw(
            &Typesetter::new(Fonts::bundled(), Language::english()),
            Symbols { palette: &COLORS, art },
            10.0,
        )
        .expect("glyphs of figures")
}

fn paths(diagram: &Diagram<'_>) -> Vec<Path> {
    paths_with(diagram, &discs())
}

fn paths_with(diagram: &Diagram<'_>, art: &Artwork) -> Vec<Path> {
    fn collect(items: Vec<Item>, paths: &mut Vec<Path>) {
        for item in items {
            match item {
                Item::Path(path) => paths.push(path),
                Item::Group { items, .. } => collect(items, paths),
                Item::Art { art, transform } => {
                    let first = paths.len();
                    collect(art.items.clone(), paths);
                    for path in &mut paths[first..] {
                        Arc::make_mut(&mut path.outline).apply_affine(transform);
                    }
                }
                _ => {}
            }
        }
    }
    let mut paths = Vec::new();
    collect(drawn_with(diagram, art).items, &mut paths);
    paths
}

/// The centres of the shapes filled with a colour; shapes drawn one after another around the same centre count once.
fn centers(paths: &[Path], color: Color) -> Vec<(f64, f64)> {
    let mut centers: Vec<(f64, f64)> = paths
        .iter()
        .filter(|path| path.fill == Some(crate::scene::Paint::Solid(color)))
        .map(|path| path.outline.bounding_box().center())
        .map(|center| (center.x.round(), center.y.round()))
        .collect();
    centers.dedup();
    centers
}

/// The heavy line that shows where the board ends.
fn frame(paths: &[Path]) -> &Path {
    paths
        .iter()
        .find(|path| path.stroke.as_ref().is_some_and(|stroke| (stroke.width - 1.1).abs() < 1e-9))
        .expect("a frame")
}

#[test]
fn the_frame_is_drawn_only_where_the_board_ends() {
    let board = Board::empty(7);
    let sides = |left, bottom, size| {
        let window = Window { left, bottom, width: size, height: size };
        let shown = paths(&Diagram { window, ..Diagram::of(&board, &RULES) });
        frame(&shown).outline.segments().count()
    };
    assert_eq!(sides(0, 0, 7), 4, "the whole board");
    assert_eq!(sides(2, 2, 3), 0, "its middle");
    assert_eq!(sides(0, 4, 3), 2, "its top left corner");
}

#[test]
fn a_piece_stands_in_the_middle_of_its_square_with_the_top_rank_above() {
    let mut board = Board::empty(7);
    board.set(square("b7"), Some(Piece::Attacker));
    let window = Window { left: 0, bottom: 4, width: 3, height: 3 };
    let shown = paths(&Diagram { window, ..Diagram::of(&board, &RULES) });
    assert_eq!(centers(&shown, COLORS.attackers), [(15.0, 5.0)]);
}

#[test]
fn what_lies_outside_the_window_is_not_drawn() {
    let mut board = Board::empty(7);
    board.set(square("a1"), Some(Piece::King));
    let window = Window { left: 3, bottom: 3, width: 3, height: 3 };
    let empty = Board::empty(7);
    let count = |board| paths(&Diagram { window, ..Diagram::of(board, &RULES) }).len();
    assert_eq!(count(&board), count(&empty));
}

fn shown(play: &str, captures: &[&str]) -> Shown {
    Shown {
        play: play.parse().expect("a play"),
        captures: captures.iter().map(|name| square(name)).collect(),
    }
}

#[test]
fn pieces_stand_where_the_plays_leave_them() {
    let mut board = Board::empty(5);
    board.set(square("a1"), Some(Piece::Attacker));
    board.set(square("b3"), Some(Piece::Defender));
    // Two legs of one piece; the second ends on a square where a captured man stood.
    let plays = vec![shown("a1-a3", &["b3"]), shown("a3-b3", &[])];
    let diagram = Diagram { plays, ..Diagram::of(&board, &RULES) };
    let standing = diagram.standing();
    assert_eq!(standing.pieces.into_iter().collect::<Vec<_>>(), [(square("b3"), Piece::Attacker)]);
    assert!(standing.captured.is_empty());
    assert_eq!(standing.left, [(square("a1"), Piece::Attacker), (square("a3"), Piece::Attacker)]);
}

#[test]
fn a_piece_may_be_captured_after_it_has_moved() {
    let mut board = Board::empty(5);
    board.set(square("a1"), Some(Piece::Defender));
    board.set(square("c3"), Some(Piece::Attacker));
    let plays = vec![shown("a1-a4", &[]), shown("c3-c4", &["a4"])];
    let standing = Diagram { plays, ..Diagram::of(&board, &RULES) }.standing();
    assert_eq!(standing.captured.into_iter().collect::<Vec<_>>(), [(square("a4"), Piece::Defender)]);
}

#[test]
fn an_arrow_of_several_is_numbered_and_a_barred_one_struck() {
    let mut board = Board::empty(5);
    board.set(square("a1"), Some(Piece::Attacker));
    let base = Diagram::of(&board, &RULES);
    let plays = |plays| paths(&Diagram { plays, ..base.clone() });
    let numbers = |paths: &[Path]| centers(paths, Color::WHITE).len();
    let one = numbers(&plays(vec![shown("a1-a3", &[])]));
    let two = numbers(&plays(vec![shown("a1-a3", &[]), shown("a3-c3", &[])]));
    assert_eq!(two, one + 2);
    let play: Play = "a1-a3".parse().expect("a play");
    let barred = paths(&Diagram { barred: vec![play], ..base.clone() });
    let reached = paths(&Diagram { reach: vec![play], ..base.clone() });
    assert_eq!(barred.len(), reached.len() + 2);
    let at = |paths: &[Path]| centers(paths, COLORS.attackers);
    assert_eq!(at(&barred), [(5.0, 45.0)], "a piece whose play is barred stays");
}

#[test]
fn coordinates_name_every_file_and_rank_of_the_window() {
    fn glyphs(items: &[Item]) -> usize {
        items
            .iter()
            .map(|item| match item {
                Item::Glyphs(_) => 1,
                Item::Group { items, .. } => glyphs(items),
                _ => 0,
            })
            .sum()
    }
    let board = Board::empty(11);
    let window = Window { left: 3, bottom: 4, width: 4, height: 5 };
    let plain = Diagram { window, ..Diagram::of(&board, &RULES) };
    let named = drawn(&Diagram { coordinates: true, ..plain.clone() });
    assert_eq!(glyphs(&named.items), 4 + 5);
    let gutter = gutter(10.0);
    assert!((named.size.width - drawn(&plain).size.width - gutter.width).abs() < 1e-9);
    assert!((named.size.height - drawn(&plain).size.height - gutter.height).abs() < 1e-9);
}

/// A corner's sign is drawn as in the top left corner, and turned for the others: what points to the corner there does so
/// everywhere.
#[test]
fn the_sign_of_a_corner_points_to_its_corner() {
    let sign = Arc::new(Art {
        size: Size::new(100.0, 100.0),
        items: vec![Path::fill(circle((10.0, 10.0), 4.0), Color::rgb(9, 9, 9)).into()],
    });
    let art =
        Artwork::from_fn(|slot| if slot == Slot::CornerSign { vec![Arc::clone(&sign)] } else { Vec::new() });
    let rules =
        Ruleset { corners: Corners::Marked { shape: CornerShape::Single, hostile: Foes::NOBODY }, ..RULES };
    let board = Board::empty(7);
    let shown = paths_with(&Diagram::of(&board, &rules), &art);
    let found = centers(&shown, Color::rgb(9, 9, 9));
    assert_eq!(found.len(), 4);
    for expected in [(1.0, 1.0), (69.0, 1.0), (1.0, 69.0), (69.0, 69.0)] {
        assert!(found.contains(&expected), "{expected:?} {found:?}");
    }
}
