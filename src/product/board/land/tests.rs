//! The land against its geometry and against what a theme says: where paintings go, where nothing may lie, what comes again.

use super::*;
use crate::game::Square;
use crate::product::board::tests::{YORK, theme as plain_theme, variant};
use crate::scene::{Color, Shape, Vec2};
use crate::theme::{Course, CourseLine, LandStamp, Texture};
use proptest::prelude::*;

const MARKED: crate::game::Throne = crate::game::YORK.throne;

fn layer(shows: LandArt) -> BoardLayer {
    BoardLayer {
        shows,
        lies: Lies::UnderGrid,
        always: false,
        size: None,
        layout: None,
        on: vec![Slot::Ground, Slot::Camp, Slot::Town, Slot::Throne, Slot::Corner],
    }
}

/// A drawing of one colour that fills its frame.
fn drawing(side: f64, color: Color) -> Arc<Art> {
    let all = Rect::new(0.0, 0.0, side, side).to_path(0.01);
    Arc::new(Art { size: Size::new(side, side), items: vec![crate::scene::Path::fill(all, color).into()] })
}

fn painting(squares: f64) -> LandArt {
    LandArt::Painting { art: drawing(25.0 * squares, Color::BLACK), inks: [None, None, None] }
}

fn texture() -> LandArt {
    LandArt::Texture { texture: Texture::Hatching, colors: vec![Color::BLACK], scale: 1.0 }
}

fn themed(layers: Vec<BoardLayer>) -> Theme {
    let mut theme = plain_theme();
    theme.board.layers = layers;
    theme
}

fn rows(text: &str) -> Vec<String> {
    text.lines().map(|line| line.trim().to_owned()).collect()
}

/// All pictures within items, each with its transform to the board.
fn placed(items: &[Item], to_board: Affine, out: &mut Vec<(Arc<Art>, Affine)>) {
    for item in items {
        match item {
            Item::Art { art, transform } => out.push((Arc::clone(art), to_board * *transform)),
            Item::Group { transform, items, .. } => placed(items, to_board * *transform, out),
            other => panic!("{other:?} in a land"),
        }
    }
}

#[test]
fn a_painting_fills_the_squares_of_boards_of_its_size_and_is_not_on_others() {
    let york = variant(YORK, MARKED);
    for (size, layout, is_there) in [
        (11, None, true),
        (9, None, false),
        (11, Some(rows(YORK)), true),
        (11, Some(rows(&YORK.replace('D', "."))), false),
    ] {
        let is_for_layout = layout.is_some();
        let painted = BoardLayer { size: Some(size), layout, ..layer(painting(f64::from(size))) };
        let land = Land::of(ShownBoard { variant: &york, theme: &themed(vec![painted]), cell: 24.0 });
        let mut found = Vec::new();
        placed(&land.under_grid, Affine::IDENTITY, &mut found);
        assert_eq!(found.len(), usize::from(is_there));
        for (art, transform) in found {
            let area = transform.transform_rect_bbox(art.size.to_rect());
            assert!((area.x1 - 264.0).abs() < 1e-9 && area.x0.abs() < 1e-9, "{area:?}");
        }
        // Throne and corners are the rules', whatever is painted.
        assert!(land.wants(Ground::Throne) && land.wants(Ground::Corner));
        assert_eq!(land.wants(Ground::Open), !is_there);
        assert_eq!(land.wants(Ground::Camp), !(is_there && is_for_layout));
    }
}

#[test]
fn beside_a_painting_there_is_only_what_is_always_there() {
    let york = variant(YORK, MARKED);
    let painted = BoardLayer { size: Some(11), ..layer(painting(11.0)) };
    let always = BoardLayer { always: true, ..layer(texture()) };
    let count = |layers: Vec<BoardLayer>| fitting(&york, &themed(layers)).len();
    assert_eq!(count(vec![layer(texture()), always.clone()]), 2);
    assert_eq!(count(vec![layer(texture()), painted.clone(), always]), 2);
    let for_york = BoardLayer { layout: Some(rows(YORK)), ..painted.clone() };
    assert_eq!(count(vec![painted, for_york]), 1, "the one for this very layout");
}

fn board(size: u8) -> LandBoard {
    LandBoard::of(size, |square: Square| {
        let middle = size / 2;
        if square.file.abs_diff(middle) <= 1 && (size - 1 - square.rank).abs_diff(middle) <= 1 {
            Slot::Town
        } else {
            Slot::Ground
        }
    })
}

const OPEN: [Slot; 1] = [Slot::Ground];

#[test]
fn strewn_drawings_keep_off_pieces_and_from_their_like() {
    for size in [7, 11, 19] {
        let mut board = board(size);
        let arts: Vec<Arc<Art>> = (1..=5).map(|side| drawing(f64::from(side), Color::BLACK)).collect();
        let items = scatter::laid(&arts, 24.0, 1.0, &OPEN, &mut board, chance::LandChance::new(3, size));
        assert!(items.len() > usize::from(size), "{} on {size}", items.len());
        let mut found = Vec::new();
        placed(&items, Affine::IDENTITY, &mut found);
        let middles: Vec<(Point, f64)> = found
            .iter()
            .map(|(art, transform)| {
                (transform.transform_rect_bbox(art.size.to_rect()).center(), art.size.width)
            })
            .collect();
        for (nth, &(at, kind)) in middles.iter().enumerate() {
            let to_middle = |at: f64| at.rem_euclid(SQUARE) - SQUARE / 2.0;
            assert!(
                Vec2::new(to_middle(at.x), to_middle(at.y)).length() > 35.0,
                "{at:?} is where a piece stands"
            );
            for &(other, same) in &middles[..nth] {
                let least = if (same - kind).abs() < 1e-9 { 300.0 } else { 24.0 };
                assert!(other.distance(at) >= least - 1e-9, "{at:?} and {other:?}");
            }
        }
    }
}

#[test]
fn stamps_lie_on_free_squares_of_their_kind_and_not_on_each_other() {
    let stamps: Vec<LandStamp> = [(1, 2), (2, 1), (2, 2), (3, 1)]
        .into_iter()
        .map(|(wide, high)| LandStamp { art: drawing(100.0, Color::BLACK), wide, high })
        .collect();
    let arts: Vec<Arc<Art>> = stamps
        .iter()
        .map(|stamp| {
            let size = Size::new(f64::from(stamp.wide) * 100.0, f64::from(stamp.high) * 100.0);
            Arc::new(Art { size, items: Vec::new() })
        })
        .collect();
    let mut board = board(13);
    let items = stamps::laid(&stamps, &arts, 0.2, &OPEN, &mut board, chance::LandChance::new(1, 13));
    let mut found = Vec::new();
    placed(&items, Affine::IDENTITY, &mut found);
    let areas: Vec<Rect> =
        found.iter().map(|(art, transform)| transform.transform_rect_bbox(art.size.to_rect())).collect();
    assert!(areas.len() > 5);
    let town = Rect::new(500.0, 500.0, 800.0, 800.0);
    for (nth, area) in areas.iter().enumerate() {
        let whole = [area.x0, area.y0, area.x1, area.y1].iter().all(|at| (at / 100.0).fract().abs() < 1e-9);
        assert!(whole && area.x0 >= 0.0 && area.x1 <= 1300.0 && area.y1 <= 1300.0, "{area:?}");
        assert!(area.intersect(town).area() < 1e-9, "{area:?} in the town");
        assert!(areas[..nth].iter().all(|other| other.intersect(*area).area() < 1e-9), "{area:?}");
    }
}

fn course(course: Course, size: u8, seed: usize) -> Option<course::LaidCourse> {
    let line = CourseLine { color: Color::BLACK, width: 30.0, dash: Vec::new() };
    let drawing =
        course::CourseDrawing { course, lines: &[line], outside: None, lined: crate::theme::Lined::Both };
    course::laid(&drawing, &OPEN, &mut board(size), chance::LandChance::new(seed, size))
}

proptest! {
    /// A river comes from beyond the board and leaves it; a road goes out on four sides; neither enters the town.
    #[test]
    fn rivers_and_roads_run_past_the_town(size in 5u8..=25, seed in 0usize..1000) {
        for kind in [Course::River, Course::Road] {
            let laid = course(kind, size, seed).expect("a way");
            let side = f64::from(size) * SQUARE;
            let places = laid.stations(10.0);
            let outside = places.iter().filter(|at| !(0.0..=side).contains(&at.x) || !(0.0..=side).contains(&at.y));
            prop_assert!(outside.count() >= 2);
            // Its middle line strays a little; the squares of the town are not under it.
            let town = board(size);
            for at in &places {
                let depth = |at: f64| {
                    let from = (f64::from(size / 2) - 1.0) * SQUARE;
                    (at - from).min(from + 3.0 * SQUARE - at)
                };
                let inside = depth(at.x).min(depth(at.y));
                prop_assert!(inside < 30.0 || !town.is_on(&[Slot::Town], *at), "{:?} of {:?} is {} deep", at, kind, inside);
            }
        }
    }

    /// A wall is closed, has the town within and nothing else.
    #[test]
    fn a_wall_goes_around_the_town(size in 5u8..=25) {
        let laid = course(Course::Wall, size, 0).expect("a wall");
        let places = laid.stations(10.0);
        let (from, to) = ((f64::from(size / 2) - 1.0) * SQUARE, (f64::from(size / 2) + 2.0) * SQUARE);
        prop_assert!(places.len() > 100, "{}", places.len());
        for at in places {
            let on_line = [at.x - from, at.x - to, at.y - from, at.y - to].iter().any(|off| off.abs() < 12.0);
            prop_assert!(on_line && (from - 1.0..=to + 1.0).contains(&at.x) && (from - 1.0..=to + 1.0).contains(&at.y));
        }
    }
}

/// Of few points: a kit with any of them is still small.
#[test]
fn textures_have_few_points_and_keep_their_colours() {
    let colors: Vec<Color> = (1..=5).map(|level| Color::rgb(level * 40, 0, 0)).collect();
    for texture in Texture::ALL {
        let items = texture::drawn(texture, 1100.0, 1.0, &colors, chance::LandChance::new(0, 11));
        let mut points = 0;
        for item in &items {
            let Item::Path(path) = item else { panic!("{item:?}") };
            points += path.outline.elements().len();
            for paint in path.fill.iter().chain(path.stroke.as_ref().map(|stroke| &stroke.paint)) {
                let crate::scene::Paint::Solid(color) = paint else { panic!("{paint:?}") };
                // Grain is mixed of the colours, and hearts of knots lie between.
                let mixed = texture == Texture::Planks;
                assert!(mixed || colors.contains(color), "{color} in {}", texture.name());
            }
        }
        assert!((500..16_000).contains(&points), "{points} points in {}", texture.name());
    }
}

#[test]
fn the_same_board_has_the_same_land() {
    let york = variant(YORK, MARKED);
    let scattered =
        LandArt::Scatter { drawings: vec![drawing(10.0, Color::BLACK)], each: 20.0, per_square: 0.5 };
    let theme = themed(vec![layer(texture()), layer(scattered)]);
    let land = |variant: &Variant| Land::of(ShownBoard { variant, theme: &theme, cell: 25.0 }).under_grid;
    assert!(!land(&york).is_empty());
    assert_eq!(land(&york), land(&york));
}

/// A painting for kinds of squares that a board has none of is not there at all: an empty window would be a drawing of nothing.
#[test]
fn what_is_for_squares_that_a_board_lacks_is_left_out() {
    let york = variant(YORK, MARKED);
    for (on, is_there) in [(Slot::Ground, true), (Slot::Corner, false)] {
        for shows in [painting(11.0), texture()] {
            let layers = vec![BoardLayer { on: vec![on], ..layer(shows) }];
            let land = Land::of(ShownBoard { variant: &york, theme: &themed(layers), cell: 24.0 });
            assert_eq!(!land.under_grid.is_empty(), is_there, "{on:?}");
        }
    }
}
