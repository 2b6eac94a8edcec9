//! Squares between cut marks, and the letters at the seams: what a knife and a hand with tape rely on.

use super::{Cutting, of};
use crate::kit::one_at_a_time;
use crate::kit::shapes::{Way, grid_color, in_step, lines};
use crate::reading::{Letter, Raster};
use kurbo::{Point, Rect};
use tafl_print::game::Cut;
use tafl_print::imposition::cut_plan::Placed;
use tafl_print::imposition::cutting::BoardPart;
use tafl_print::imposition::cutting::{Seam, Trim};
use tafl_print::imposition::{Component, Paper, Settings};

/// Twenty dots to a millimetre.
pub(super) const SHARP: f64 = 508.0;
/// The side of a square, and the usual bleed, in millimetres.
const CELL: f64 = 25.0;
const BLEED: f64 = 2.0;

/// Ways of cutting the board, each on a paper that it is meant for, with the parts that come out.
const CUTS: [(Paper, Cut, usize); 4] = [
    (Paper::A4, Cut::Halves, 2),
    (Paper::LETTER, Cut::Pinwheel, 5),
    (Paper::A3, Cut::Whole, 1),
    (Paper::A5, Cut::Grid, 6),
];

fn cut(paper: Paper, cut: Cut) -> Cutting {
    Cutting::new("york-11", Settings { cut: Some(cut), ..of(paper, &[Component::Board]) })
}

/// The distances from line to line of the grid, of which the outermost run along the inner edge of the frame or along a
/// seam, across a part that lies somewhere near `area`; and how far the cut marks at both ends lie beyond them.
fn steps(raster: &Raster, way: Way, area: Rect, what: &str) -> (Vec<f64>, [f64; 2]) {
    let ((low, high), (from, to)) = match way {
        Way::Upright => ((area.x0, area.x1), (area.y0, area.y1)),
        Way::Across => ((area.y0, area.y1), (area.x0, area.x1)),
    };
    // A line of the frame's own is finer.
    let mut edges = lines(raster, SHARP, way, grid_color(), (from + 3.0, to - 3.0), 0.6);
    edges.retain(|line| (low - 1.0..high + 1.0).contains(line));
    let mut edges = in_step(&edges);
    let mut cuts = Vec::new();
    for edge in [low, high] {
        let marks: Vec<f64> = [(from - 1.4, from - 0.6), (to + 0.6, to + 1.4)]
            .into_iter()
            .flat_map(|stretch| lines(raster, SHARP, way, [0; 3], stretch, 0.9))
            .filter(|mark| (mark - edge).abs() < 1.0)
            .collect();
        let [first, rest @ ..] = marks.as_slice() else { panic!("{what}: no cut mark near {edge} mm") };
        assert!(rest.iter().all(|mark| (mark - first).abs() <= 0.05), "{what}: cut marks at {marks:?}");
        cuts.push(*first);
        let cut_into = [(from + 0.4, from + 1.4), (to - 1.4, to - 0.4)]
            .into_iter()
            .flat_map(|stretch| lines(raster, SHARP, way, [0; 3], stretch, 0.9))
            .filter(|mark| (mark - edge).abs() < 1.0);
        assert_eq!(cut_into.count(), 0, "{what}: a cut mark near {edge} mm runs into the part");
    }
    edges.sort_by(f64::total_cmp);
    let (first, last) = (edges[0], edges[edges.len() - 1]);
    (edges.windows(2).map(|pair| pair[1] - pair[0]).collect(), [first - cuts[0], cuts[1] - last])
}

#[test]
fn all_121_squares_measure_25_mm_and_the_frame_lies_between_them_and_the_cut_marks() {
    // What paper, margins and bleed leave: see `rims`.
    for ((paper, way_to_cut, parts), frame) in CUTS.into_iter().zip([4.0, 1.5, 4.0, 10.0]) {
        let cutting = cut(paper, way_to_cut);
        let all = cutting.parts();
        assert_eq!(all.len(), parts, "{paper}: parts");
        let mut squares = 0;
        for page in 0..cutting.pdf.page_count() {
            let _turn = one_at_a_time();
            let raster = cutting.pdf.raster(page, SHARP);
            for (part, placed, _) in all.iter().filter(|(.., on)| *on == page) {
                let what = format!("{paper}, page {}", page + 1);
                let (columns, sides) = steps(&raster, Way::Upright, placed.area, &what);
                let (rows, ends) = steps(&raster, Way::Across, placed.area, &what);
                let rim = |is_rim: bool| if is_rim { frame } else { 0.0 };
                let mut expected = [
                    [rim(part.column == 0), rim(part.right() == 11)],
                    [rim(part.row == 0), rim(part.below() == 11)],
                ];
                if placed.turned {
                    let [[left, right], [top, bottom]] = expected;
                    expected = [[bottom, top], [left, right]];
                }
                for (measured, expected) in [sides, ends].iter().zip(expected) {
                    for (a, b) in measured.iter().zip(expected) {
                        assert!((a - b).abs() <= 0.05, "{what}: {measured:?} of frame, not {expected:?}");
                    }
                }
                for step in columns.iter().chain(&rows) {
                    assert!((step - CELL).abs() <= 0.05, "{what}: columns {columns:?}, rows {rows:?}");
                }
                squares += columns.len() * rows.len();
            }
        }
        assert_eq!(squares, 121, "{paper}: squares of all parts together");
    }
}

/// Where a point of the page lies on the board, in millimetres from the upper left corner of its squares: the reverse of
/// `on_page`.
fn on_board(trim: Trim, part: BoardPart, placed: &Placed, point: Point) -> Point {
    let point = point - placed.area.origin().to_vec2();
    let on_part = if placed.turned { Point::new(point.y, placed.area.width() - point.x) } else { point };
    on_part + trim.part(&part).origin().to_vec2()
}

/// The signs on one side of a seam: how far along it they stand, from its upper or left end.
fn along(seam: &Seam, letters: &[(String, Point)]) -> Vec<f64> {
    let (from, to) = (corner(seam.from), corner(seam.to));
    let mut found: Vec<f64> = letters
        .iter()
        .filter(|(letter, _)| *letter == seam.letter)
        .map(|(_, at)| {
            let (along, off) = if seam.is_upright() { (at.y - from.y, at.x) } else { (at.x - from.x, at.y) };
            let line = if seam.is_upright() { from.x } else { from.y };
            assert!((off - line).abs() < 4.0, "{}: {at:?} is not beside {from:?} to {to:?}", seam.letter);
            along
        })
        .collect();
    found.sort_by(f64::total_cmp);
    found
}

fn corner((column, row): (u8, u8)) -> Point {
    Point::new(f64::from(column) * CELL, f64::from(row) * CELL)
}

/// Equal letters stand opposite each other at both ends of every seam, in the bleed, and on no part is any letter.
#[test]
fn letters_at_both_ends_of_each_seam_say_what_joins_what() {
    for (paper, way_to_cut, _) in CUTS {
        let cutting = cut(paper, way_to_cut);
        let mut on_parts: Vec<Vec<(String, Point)>> = Vec::new();
        for (part, placed, page) in cutting.parts() {
            let on_part = |letter: &Letter| placed.area.contains(letter.at);
            assert!(!cutting.pdf.letters(page).iter().any(on_part), "{paper}: a letter on a part");
            let beyond = placed.area.inset(BLEED);
            let inside = |letter: &Letter| beyond.contains(letter.at);
            let letters = cutting.pdf.letters(page).into_iter().filter(inside);
            on_parts.push(
                letters
                    .map(|letter| (letter.text, on_board(cutting.plan.trim, part, &placed, letter.at)))
                    .collect(),
            );
        }
        let mut signs = 0;
        for seam in &cutting.plan.seams {
            let length = corner(seam.from).distance(corner(seam.to));
            let before = along(seam, &on_parts[seam.before]);
            let after = along(seam, &on_parts[seam.after]);
            let what = format!("{paper}, seam {} of {length} mm: {before:?} and {after:?}", seam.letter);
            assert_eq!((before.len(), after.len()), (2, 2), "{what}");
            for (a, b) in before.iter().zip(&after) {
                // Each is read from its own part, so that the two begin at opposite sides of their middle.
                assert!((a - b).abs() < 2.0, "{what}");
            }
            assert!(before[0] < 15.0 && length - before[1] < 15.0, "{what}: near both ends");
            signs += before.len() + after.len();
        }
        let letters: usize = on_parts.iter().map(Vec::len).sum();
        assert_eq!(letters, signs, "{paper}: letters on the parts");
    }
}
