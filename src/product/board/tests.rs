//! The board against its geometry. Expected values are counted on the board by hand or follow from its layout.

use super::{BoardPicture, Ground, Lettering, draw, grid, kind};
use crate::game::{
    About, CampRight, Camps, CornerShape, Corners, Cut, Edition, Escape, Foes, Ruleset, Setup, Square,
    Throne, Variant,
};
use crate::product::BLEED;
use crate::scene::TitleFace;
use crate::scene::{Affine, Art, BezPath, Color, Item, Path, Point, Rect, Shape, Size};
use crate::text::Typesetter;
use crate::theme::{Artwork, BoardStyle, Palette, Slot, Starts, Theme, TitlePlace, Turning};
use crate::units::Length;
use kurbo::{Line, PathSeg};
use proptest::prelude::*;
use std::sync::Arc;

mod coordinates;
mod corners;
mod edges;
mod frame;
mod imprint;
mod roads;

pub(super) const YORK: &str = "...AAAAA...\n.....A.....\n...........\nA....D....A\nA...DDD...A\nAA.DDKDD.AA\n\
                    A...DDD...A\nA....D....A\n...........\n.....A.....\n...AAAAA...";

pub(super) fn variant(layout: &str, throne: Throne) -> Variant {
    Variant {
        id: "test".into(),
        name: "Test".into(),
        edition: Edition { number: 1, changes: Vec::new(), fingerprint: "000000".into() },
        setup: Setup { board: layout.parse().unwrap(), declared: None },
        ruleset: Ruleset { throne, ..crate::game::YORK },
        theme: "test".into(),
        cuts: vec![Cut::Halves],
        about: About::default(),
        chosen: Vec::new(),
        disputes: Vec::new(),
    }
}

/// Width of the frame on A4.
const FRAME: Length = Length::mm(4.0);

const MARKED: Throne = crate::game::YORK.throne;

/// Returns art of one colour that encodes its kind; `number` tells the drawings of a kind apart.
fn art(kind: u8, number: u8) -> Arc<Art> {
    let outline = Rect::new(0.0, 0.0, 100.0, 100.0).to_path(0.01);
    let items = vec![Path::fill(outline, Color::rgb(kind, number, 0)).into()];
    Arc::new(Art { size: Size::new(100.0, 100.0), items })
}

const CAMP_EDGE: u8 = 10;
const TOWN_EDGE: u8 = 11;
const CAMP_MARK: u8 = 12;
const ESCAPE: u8 = 13;

pub(super) fn theme() -> Theme {
    let several = |kind: Ground, count| (0..count).map(|number| art(kind as u8, number)).collect();
    let mut drawings = Artwork::default();
    drawings[Slot::Ground] = several(Ground::Open, 4);
    drawings[Slot::Camp] = several(Ground::Camp, 3);
    drawings[Slot::Town] = several(Ground::Town, 3);
    drawings[Slot::Throne] = several(Ground::Throne, 1);
    drawings[Slot::Corner] = several(Ground::Corner, 1);
    drawings[Slot::Escape] = vec![art(ESCAPE, 0)];
    drawings[Slot::CampMark] = vec![art(CAMP_MARK, 0)];
    drawings[Slot::CampEdge] = vec![art(CAMP_EDGE, 0)];
    drawings[Slot::TownEdge] = vec![art(TOWN_EDGE, 0)];
    Theme {
        name: "Plain".to_owned(),
        id: "test".into(),
        palette: Palette::BLACK,
        art: drawings,
        title: TitleFace::default(),
        lid_title: TitlePlace::default(),
        board: BoardStyle::default(),
        words: Vec::new(),
        games: Vec::new(),
        game: None,
        inks: Default::default(),
        drawn: None,
    }
}

/// Returns every use of art in the picture: kind, number, transform.
fn uses(picture: &BoardPicture) -> Vec<(u8, u8, Affine)> {
    fn collect(items: &[Item], out: &mut Vec<(u8, u8, Affine)>) {
        for item in items {
            match item {
                Item::Art { art, transform } => {
                    if let Some(Item::Path(Path { fill: Some(crate::scene::Paint::Solid(color)), .. })) =
                        art.items.first()
                    {
                        out.push((color.r, color.g, *transform));
                    }
                }
                // The border stands in a group of its own, outside the squares; it uses no art.
                Item::Group { items, transform, .. } if *transform == Affine::IDENTITY => collect(items, out),
                Item::Group { items, .. } => {
                    assert!(!items.iter().any(|item| matches!(item, Item::Art { .. })), "art that is moved");
                }
                _ => {}
            }
        }
    }
    let mut out = Vec::new();
    collect(&picture.items, &mut out);
    out
}

/// Returns the setter of words in black.
const fn lettering(typesetter: &Typesetter) -> Lettering<'_> {
    Lettering { palette: &Palette::BLACK, typesetter }
}

/// Returns the uses of art of some kinds on a board with squares of 25 mm.
fn uses_on(variant: &Variant, theme: &Theme, is_kind: impl Fn(u8) -> bool) -> Vec<(u8, u8, Affine)> {
    let picture = draw(variant, theme, Length::mm(25.0), FRAME, BLEED);
    uses(&picture).into_iter().filter(|&(kind, ..)| is_kind(kind)).collect()
}

/// Returns the box of each path among items, lines with their width, in the order of painting.
pub(in crate::product) fn boxes(items: &[Item], onto: Affine) -> Vec<Rect> {
    let boxes = items.iter().flat_map(|item| match item {
        Item::Path(path) => {
            let half = path.stroke.as_ref().map_or(0.0, |stroke| stroke.width / 2.0);
            vec![(onto * BezPath::clone(&path.outline)).bounding_box().inset(half)]
        }
        Item::Group { items, transform, clip: None, .. } => boxes(items, onto * *transform),
        other => panic!("{other:?}"),
    });
    boxes.collect()
}

/// Returns the square that the frame of the art covers exactly. `None`: it covers none.
fn covered(transform: Affine, size: u8, cell: f64) -> Option<Square> {
    let frame = transform.transform_rect_bbox(Rect::new(0.0, 0.0, 100.0, 100.0));
    let (column, row) = ((frame.x0 / cell).round(), (frame.y0 / cell).round());
    let wanted = Rect::new(column * cell, row * cell, (column + 1.0) * cell, (row + 1.0) * cell);
    let apart = [frame.x0 - wanted.x0, frame.y0 - wanted.y0, frame.x1 - wanted.x1, frame.y1 - wanted.y1];
    let inside = column >= 0.0 && row >= 0.0 && column < f64::from(size) && row < f64::from(size);
    (inside && apart.iter().all(|miss| miss.abs() < 1e-9))
        .then(|| Square::new(column as u8, size - 1 - row as u8))
}

fn check_ground(variant: &Variant, cell: f64) {
    let size = variant.setup.board.size();
    let picture = draw(variant, &theme(), Length::mm(cell), FRAME, BLEED);
    let mut seen: Vec<Square> = Vec::new();
    for (number, _, transform) in uses(&picture).into_iter().filter(|&(number, ..)| number < CAMP_EDGE) {
        let square = covered(transform, size, cell).expect("the frame of the art is a square of the board");
        assert_eq!(number, kind(variant, square) as u8, "{square}");
        seen.push(square);
    }
    seen.sort();
    let mut all: Vec<Square> = variant.setup.board.squares().collect();
    all.sort();
    assert_eq!(seen, all);
}

#[test]
fn each_square_of_york_has_one_ground_of_its_kind() {
    let york = variant(YORK, MARKED);
    check_ground(&york, 25.0);
    let count = |ground| york.setup.board.squares().filter(|&square| kind(&york, square) == ground).count();
    // 24 attackers, 12 defenders and the throne of 121 squares.
    assert_eq!(Ground::ALL.map(count), [84, 24, 12, 0, 1]);
}

#[test]
fn without_a_throne_the_king_starts_in_the_town() {
    let plain = variant(YORK, Throne::None);
    assert_eq!(kind(&plain, Square::new(5, 5)), Ground::Town);
    assert_eq!(kind(&variant(YORK, MARKED), Square::new(5, 5)), Ground::Throne);
}

/// Returns the squares that are painted with a kind of drawing.
fn painted(variant: &Variant, theme: &Theme, number: u8) -> Vec<Square> {
    let size = variant.setup.board.size();
    let uses = uses_on(variant, theme, |kind| kind == number).into_iter();
    let mut squares: Vec<Square> =
        uses.map(|(.., transform)| covered(transform, size, 25.0).expect("square")).collect();
    squares.sort();
    squares
}

/// Returns York's board with changed rules.
fn ruled(change: impl FnOnce(&mut Ruleset)) -> Variant {
    let mut variant = variant(YORK, Throne::None);
    change(&mut variant.ruleset);
    variant
}

#[test]
fn camps_and_goals_are_marked_where_the_rules_know_them() {
    let camp = [Square::new(3, 10), Square::new(4, 10)];
    // One of the goals is a corner, which shows already.
    let goals = [Square::new(0, 0), Square::new(0, 5)];
    let marked = ruled(|rules| {
        rules.camps = Camps::Marked {
            squares: camp.to_vec(),
            enter: CampRight::Nobody,
            pass: CampRight::Nobody,
            hostile: Foes::NOBODY,
        };
        rules.corners = Corners::Marked { shape: CornerShape::Single, hostile: Foes::MEN };
        rules.escape = Escape::Squares(goals.to_vec());
    });
    assert_eq!(painted(&marked, &theme(), CAMP_MARK), camp);
    assert_eq!(painted(&marked, &theme(), ESCAPE), [Square::new(0, 5)]);
    let plain = ruled(|_| ());
    assert!(painted(&plain, &theme(), CAMP_MARK).is_empty() && painted(&plain, &theme(), ESCAPE).is_empty());
}

#[test]
fn a_theme_may_leave_a_board_without_special_squares_plain() {
    let mut calm = theme();
    calm.board.starts = Starts::OnMarkedBoards;
    let plain = ruled(|_| ());
    assert_eq!(painted(&plain, &calm, Ground::Open as u8).len(), 121);
    assert!(uses_on(&plain, &calm, |kind| kind >= CAMP_EDGE).is_empty());
    assert_eq!(painted(&variant(YORK, MARKED), &calm, Ground::Camp as u8).len(), 24);
    assert_eq!(painted(&plain, &theme(), Ground::Camp as u8).len(), 24);
}

#[test]
fn a_theme_may_mark_where_men_start_where_its_ground_does_not_show_it() {
    let mut marked = theme();
    for (slot, kind) in [(Slot::StartKing, 20), (Slot::StartDefender, 21), (Slot::StartAttacker, 22)] {
        marked.art[slot] = vec![art(kind, 0)];
    }
    let plain = ruled(|_| ());
    let counted =
        |variant: &Variant, theme: &Theme| [20, 21, 22].map(|kind| painted(variant, theme, kind).len());
    assert_eq!(counted(&plain, &marked), [0, 0, 0]);
    marked.board.starts = Starts::OnMarkedBoards;
    assert_eq!(counted(&plain, &marked), [1, 12, 24]);
    assert_eq!(counted(&variant(YORK, MARKED), &marked), [0, 0, 0]);
}

#[test]
fn grain_keeps_its_direction() {
    let mut wooden = theme();
    wooden.board.turning = Turning::Halves;
    for (.., transform) in uses_on(&variant(YORK, MARKED), &wooden, |kind| kind < CAMP_EDGE) {
        let along = transform * Point::new(1.0, 0.0) - transform * Point::ORIGIN;
        assert!(along.y.abs() < 1e-9 && along.x.abs() > 0.1, "{transform:?}");
    }
}

#[test]
fn neighbours_show_different_drawings() {
    let york = variant(YORK, MARKED);
    let mut grounds: Vec<(Square, (u8, u8))> = uses_on(&york, &theme(), |kind| kind < CAMP_EDGE)
        .into_iter()
        .map(|(kind, number, transform)| (covered(transform, 11, 25.0).unwrap(), (kind, number)))
        .collect();
    grounds.sort();
    for &(square, drawing) in &grounds {
        for next in [Square::new(square.file + 1, square.rank), Square::new(square.file, square.rank + 1)] {
            if let Ok(at) = grounds.binary_search_by_key(&next, |&(square, _)| square) {
                assert_ne!(grounds[at].1, drawing, "{square} and {next}");
            }
        }
    }
}

#[test]
fn grid_lines_lie_at_multiples_of_the_cell() {
    let Item::Path(path) = grid::lines(11, 24.4, Color::BLACK) else { panic!("the grid is a path") };
    assert!((path.stroke.unwrap().width - 0.45).abs() < 1e-12);
    let mut across = Vec::new();
    let mut down = Vec::new();
    for segment in path.outline.segments() {
        let PathSeg::Line(Line { p0: from, p1: to }) = segment else { panic!("grid lines are straight") };
        let length = (to - from).hypot();
        assert!((length - 11.0 * 24.4).abs() < 1e-9);
        if (from.x - to.x).abs() < 1e-12 { down.push(from.x) } else { across.push(from.y) }
    }
    for mut lines in [across, down] {
        lines.sort_by(f64::total_cmp);
        assert_eq!(lines.len(), 12);
        for (line, at) in lines.into_iter().enumerate() {
            assert!((at - line as f64 * 24.4).abs() < 1e-9);
        }
    }
}

#[test]
fn bleed_reaches_beyond_each_side() {
    let picture = draw(&variant(YORK, MARKED), &theme(), Length::mm(25.0), FRAME, BLEED);
    let bounds = picture
        .items
        .iter()
        .filter_map(|item| if let Item::Path(path) = item { Some(&path.outline) } else { None })
        .map(|outline| outline.bounding_box())
        .reduce(|a, b| a.union(b))
        .unwrap();
    assert!((picture.measures.side() - 275.0).abs() < 1e-9);
    assert_eq!(bounds, Rect::new(-6.0, -6.0, 281.0, 281.0), "4 mm of frame, 2 mm of bleed");
}

proptest! {
    /// Any board of any size, with or without a throne, is covered exactly.
    #[test]
    fn every_board_is_covered(
        rows in (3usize..=19).prop_flat_map(|size| {
            prop::collection::vec(prop::collection::vec(prop::sample::select(vec!['.', 'A', 'D']), size), size)
        }),
        throned: bool,
        cell in 12.0..30.0f64,
    ) {
        let layout: Vec<String> = rows.into_iter().map(String::from_iter).collect();
        let throne = if throned { MARKED } else { Throne::None };
        check_ground(&variant(&layout.join("\n"), throne), cell);
    }
}
