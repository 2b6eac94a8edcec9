//! Sets for laser cutters, measured in the written files: what is cut, how large it is, and that nothing is cut twice.

mod any;
mod assembly;
mod chest;
mod files;
mod measures;
mod planned;

use crate::library;
use crate::order;
use files::{Drawing, Shape, read_dxf, read_svg};
use kurbo::{Point, Rect, Size};
use measures::{away, circles, cut_once, inside, near, rectangles, squares, stretches};
use tafl_print::game::{Cut, Variant};
use tafl_print::imposition::{Component, Paper, Settings, TokenShape, Tool};
use tafl_print::laser::{self, LaserError};
use tafl_print::theme::{Ink, Theme};
use tafl_print::units::Length;

const BED: Size = Size::new(600.0, 400.0);
/// What stays free along the bed's edges, and between parts, as the manual says.
const MARGIN: f64 = 5.0;
const GAP: f64 = 2.0;
/// Coordinates in files have four decimals.
const FINE: f64 = 0.001;

/// A set without spare pieces on A3, which refuses none of the cuts that are tried here.
fn settings() -> Settings {
    Settings { spares: Some(0), paper: Paper::A3, ..Settings::default() }
}

/// The SVGs of a set, read back; each of them shows the same as its DXF.
fn drawn(variant: &Variant, settings: Settings, bed: Size, kerf: f64) -> Result<Vec<Drawing>, LaserError> {
    drawn_in(library::jorvik(), variant, settings, bed, kerf)
}

fn drawn_in(
    theme: Theme,
    variant: &Variant,
    settings: Settings,
    bed: Size,
    kerf: f64,
) -> Result<Vec<Drawing>, LaserError> {
    let order = order::bare(variant.clone(), theme, settings);
    let order = order.measured().expect("it fits the paper");
    let beds = laser::set(&order, bed, Length::mm(kerf))?.beds;
    let read = |bed| {
        let (svg, dxf) = (read_svg(&laser::svg(bed)), read_dxf(&laser::dxf(bed)));
        assert_eq!(svg.size, bed.size);
        svg.same(&dxf);
        svg
    };
    Ok(beds.iter().map(read).collect())
}

fn york(settings: Settings, kerf: f64) -> Drawing {
    let mut beds = drawn(&library::york(), settings, BED, kerf).expect("it fits");
    assert_eq!(beds.len(), 1);
    beds.remove(0)
}

/// York: 37 discs, a whole board of 275 mm of squares and 10 mm of frame around them, whose lines are 25 mm apart, the test
/// piece.
#[test]
fn a_set_is_cut_at_its_size_and_once() {
    let drawing = york(settings(), 0.0);
    cut_once(&drawing);
    inside(&drawing);
    let radii: Vec<f64> = circles(&drawing.cut).iter().map(|(_, radius)| *radius).collect();
    assert_eq!(radii.iter().filter(|&&radius| near(radius, 12.5)).count(), 1);
    assert_eq!(radii.iter().filter(|&&radius| near(radius, 9.5)).count(), 36);
    assert_eq!(radii.len(), 37);
    let board = board(&drawing, 295.0, 295.0);
    let mut upright: Vec<f64> = stretches(&drawing.score)
        .iter()
        .filter(|(a, b)| near(a.x, b.x) && (a.y - b.y).abs() > 200.0)
        .map(|(a, _)| a.x)
        .collect();
    upright.sort_by(f64::total_cmp);
    // Ten lines between eleven squares, and one on either side of them.
    assert_eq!(upright.len(), 12);
    for (nth, x) in (0..).zip(&upright) {
        assert!(near(*x, board.x0 + 10.0 + f64::from(nth) * 25.0), "line {nth} is at {x}");
    }
}

/// The closed outline of a part of this size; there is exactly one.
fn board(drawing: &Drawing, width: f64, height: f64) -> Rect {
    let is_it = |area: &Rect| near(area.width(), width) && near(area.height(), height);
    let found: Vec<Rect> = rectangles(&drawing.cut).into_iter().filter(is_it).collect();
    assert_eq!(found.len(), 1, "one outline of {width} x {height} mm");
    found[0]
}

#[test]
fn the_test_piece_has_a_square_of_ten_and_a_scale_of_forty_millimetres() {
    for kerf in [0.0, 0.2] {
        let drawing = york(settings(), kerf);
        let outline = rectangles(&drawing.cut)
            .into_iter()
            .find(|area| near(area.width() + area.height(), 85.0 + 2.0 * kerf))
            .expect("a test piece of 60 x 25 mm");
        let square = board(&drawing, 10.0 + kerf, 10.0 + kerf);
        assert!(outline.contains(square.center()));
        let scale = stretches(&drawing.score);
        assert!(
            scale.iter().any(|(a, b)| near((*b - *a).length(), 40.0) && outline.contains(a.midpoint(*b)))
        );
        // What falls out comes before what it falls out of.
        let place = |area: Rect| rectangles(&drawing.cut).iter().position(|other| *other == area);
        assert!(place(square) < place(outline));
    }
}

/// The seam of two halves is one cut of 275 mm and twice the frame's 10 mm, and no line is scored along it; with a kerf the halves lie apart.
#[test]
fn halves_share_a_cut_unless_each_has_to_be_larger() {
    let halves = Settings { cut: Some(Cut::Halves), ..settings() };
    let drawing = york(halves.clone(), 0.0);
    cut_once(&drawing);
    let board = board(&drawing, 295.0, 295.0);
    let at = board.x0 + 10.0 + 150.0;
    let seam = |(a, b): &&(Point, Point)| near(a.x, at) && near(b.x, at) && near((a.y - b.y).abs(), 295.0);
    assert_eq!(stretches(&drawing.cut).iter().filter(seam).count(), 1);
    let along = |(a, b): &&(Point, Point)| near(a.x, at) && near(b.x, at);
    assert_eq!(stretches(&drawing.score).iter().filter(along).count(), 0);
    let apart = york(halves, 0.2);
    cut_once(&apart);
    inside(&apart);
    let sizes: Vec<(f64, f64)> = rectangles(&apart.cut)
        .iter()
        .map(|area| (area.width().max(area.height()), area.width().min(area.height())))
        .collect();
    for short in [160.2, 135.2] {
        assert!(sizes.iter().any(|&(a, b)| near(a, 295.2) && near(b, short)), "{short} is not in {sizes:?}");
    }
}

/// What the bed leaves beside the squares, but never another bed: here 8 mm at each side of 275 mm, then 4 mm, then none.
#[test]
fn the_frame_is_what_the_bed_leaves() {
    let only_board = Settings { tool: Tool::Laser, parts: [Component::Board].into(), ..settings() };
    for (bed, side) in [(400.0, 295.0), (301.0, 291.0), (293.0, 283.0), (285.4, 275.0)] {
        // The test piece lies beside the board.
        let beds = drawn(&library::york(), only_board.clone(), Size::new(400.0, bed), 0.0).expect("it fits");
        assert_eq!(beds.len(), 1, "{bed}");
        board(&beds[0], side, side);
    }
    let framed = |frame| Settings { frame: Some(Length::mm(frame)), ..only_board.clone() };
    let beds = drawn(&library::york(), framed(5.0), Size::new(400.0, 400.0), 0.0).expect("it fits");
    board(&beds[0], 285.0, 285.0);
    // In one piece it would need 293 mm of 291.
    let parts = drawn(&library::york(), framed(9.0), Size::new(400.0, 301.0), 0.0).expect("in parts");
    assert!(parts.iter().all(|bed| rectangles(&bed.cut).iter().all(|area| area.height() < 290.0)));
    let whole = Settings { cut: Some(Cut::Whole), ..framed(9.0) };
    let error = drawn(&library::york(), whole, Size::new(400.0, 301.0), 0.0).expect_err("too wide");
    assert!(error.to_string().contains("choose a `frame` of 8 mm or less"), "{error}");
}

/// The dots and rings that show where men start stand in the middle of their squares, on the rim as elsewhere.
#[test]
fn every_start_is_marked_in_the_middle_of_its_square() {
    let only_board = Settings { parts: [Component::Board].into(), ..settings() };
    let drawing = &drawn(&library::york(), only_board, BED, 0.0).expect("it fits")[0];
    let board = board(drawing, 295.0, 295.0).inset(-10.0);
    let mut found = Vec::new();
    for shape in &drawing.engrave {
        let bounds = shape.bounds();
        // A dot of 3.5 mm, the outer line of a ring: neither the hall nor its parts.
        let is_round = [bounds.width(), bounds.height()].iter().all(|side| (side - 3.5).abs() < 0.7);
        if board.contains(bounds.center()) && is_round {
            let at = (bounds.center() - board.origin()) / 25.0;
            for along in [at.x, at.y] {
                assert!((along.fract() - 0.5).abs() * 25.0 < 0.05, "{bounds:?} on {board:?}");
            }
            found.push((at.x as u8, at.y as u8));
        }
    }
    found.sort_unstable();
    found.dedup();
    let mut expected: Vec<(u8, u8)> = library::york()
        .setup
        .board
        .pieces()
        .filter(|(_, piece)| *piece != tafl_print::game::Piece::King)
        .map(|(square, _)| (square.file, 10 - square.rank))
        .collect();
    expected.sort_unstable();
    assert_eq!(found, expected);
}

#[test]
fn a_kerf_makes_discs_larger_by_as_much() {
    let radii = |kerf| -> Vec<f64> {
        let mut radii: Vec<f64> = circles(&york(settings(), kerf).cut).iter().map(|(_, r)| *r).collect();
        radii.sort_by(f64::total_cmp);
        radii
    };
    for (plain, wide) in radii(0.0).into_iter().zip(radii(0.3)) {
        assert!(near(wide - plain, 0.15));
    }
}

#[test]
fn square_pieces_share_their_sides() {
    let square = Settings { token: TokenShape::Square, ..settings() };
    let drawing = york(square.clone(), 0.0);
    cut_once(&drawing);
    inside(&drawing);
    assert_eq!((squares(&drawing, 19.0), squares(&drawing, 25.0)), (36, 1));
    // The king's four sides are 100 mm; each of the others would have 76 mm alone.
    let lines: f64 = drawing.cut.iter().filter_map(Shape::straight).sum();
    assert!(lines < 100.0 + 36.0 * 76.0 * 0.75, "{lines} mm");
    let apart = york(square, 0.2);
    cut_once(&apart);
    assert_eq!((squares(&apart, 19.2), squares(&apart, 25.2)), (36, 1));
}

#[test]
fn engraving_keeps_away_from_every_cut() {
    let drawing = york(settings(), 0.0);
    assert!(drawing.engrave.len() > 200, "emblems are engraved");
    let lines = stretches(&drawing.cut);
    for shape in &drawing.engrave {
        let Shape::Closed(points) = shape else { panic!("{shape:?} is no ring") };
        for point in points.iter().step_by(5) {
            let line = lines.iter().map(|(a, b)| away(*point, *a, *b)).fold(f64::INFINITY, f64::min);
            let rim = |(center, radius): (Point, f64)| ((*point - center).length() - radius).abs();
            let disc = circles(&drawing.cut).into_iter().map(rim).fold(f64::INFINITY, f64::min);
            assert!(line.min(disc) > 0.4, "{point:?} is engraved {} mm from a cut", line.min(disc));
        }
    }
}

#[test]
fn spares_sets_and_parts_are_counted() {
    let discs = |settings: Settings| {
        let beds = drawn(&library::york(), settings, BED, 0.0).expect("it fits");
        beds.iter().map(|bed| circles(&bed.cut).len()).sum::<usize>()
    };
    assert_eq!(discs(Settings { spares: Some(5), ..settings() }), 37 + 5);
    assert_eq!(discs(Settings { sets: 3, ..settings() }), 3 * 37);
    assert_eq!(
        discs(Settings { sets: 2, spares: Some(3), ..settings() }),
        2 * (37 + 3),
        "as on paper: for each set"
    );
    assert_eq!(discs(Settings { parts: [Component::Board].into(), ..settings() }), 0);
    let none = drawn(&library::york(), Settings { parts: [Component::Cards].into(), ..settings() }, BED, 0.0);
    assert_eq!(none.err(), Some(LaserError::Empty));
}

#[test]
fn what_is_larger_than_the_bed_is_refused_in_millimetres() {
    let halves = Settings { cut: Some(Cut::Halves), ..settings() };
    let error = drawn(&library::york(), halves, Size::new(200.0, 250.0), 0.0).expect_err("too small");
    let text = error.to_string();
    assert!(text.contains("halves") && text.contains("190 x 240 mm"), "{text}");
    let error = drawn(&library::york(), settings(), Size::new(30.0, 30.0), 0.0).expect_err("too small");
    let text = error.to_string();
    assert!(text.contains("25.0 x 25.0 mm") && text.contains("20 x 20 mm"), "{text}");
}

#[test]
fn the_same_set_gives_the_same_bytes() {
    let text = || {
        let order = order::bare(library::york(), library::jorvik(), settings());
        let set = laser::set(&order.measured().expect("a order"), BED, Length::ZERO).expect("beds");
        set.beds.iter().map(|bed| laser::svg(bed) + &laser::dxf(bed)).collect::<String>()
    };
    let first = text();
    assert_eq!(first, text());
    assert!(first.is_ascii() && !first.contains('\r'));
}

/// What is engraved is always derived from the theme itself, never from what an ink left of it.
#[test]
fn every_ink_engraves_the_same() {
    let text = |ink| {
        let theme = library::jorvik().inked(ink);
        let order = order::bare(library::york(), theme, Settings { ink, ..settings() });
        let set = laser::set(&order.measured().expect("a order"), BED, Length::ZERO).expect("beds");
        set.beds.iter().map(laser::svg).collect::<String>()
    };
    let full = text(Ink::Full);
    for ink in Ink::SPARING {
        assert!(text(ink) == full, "{}", ink.name());
    }
}

/// Two panels side by side that are each cut all round: the side between them would burn twice.
#[test]
#[should_panic(expected = "share 10 mm")]
fn a_side_that_is_cut_twice_is_found() {
    let square = |x: f64| {
        let corners = [(x, 0.0), (x + 10.0, 0.0), (x + 10.0, 10.0), (x, 10.0)];
        Shape::Closed(corners.into_iter().map(Point::from).collect())
    };
    cut_once(&Drawing { size: BED, cut: vec![square(0.0), square(10.0)], ..Drawing::default() });
}
