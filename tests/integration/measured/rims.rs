//! Squares on the rim of a board are as large as all others: measured on the pages of every game on every paper, from the
//! inner edge of the frame.

use super::{Cutting, DPI, of};
use crate::kit::shapes::{Way, lines};
use crate::library;
use crate::reading::Raster;
use kurbo::Rect;
use tafl_print::game::Cut;
use tafl_print::imposition::{Component, Paper, Settings};
use tafl_print::scene::Color;
use tafl_print::theme::Palette;
use tafl_print::units::Length;

/// The side of a square, in millimetres.
const CELL: f64 = 25.0;
/// A dot of the raster, in millimetres.
const DOT: f64 = 25.4 / DPI;

const fn rgb(color: Color) -> [u8; 3] {
    [color.r, color.g, color.b]
}

/// The places of all lines between squares and around them, along one side of a part, found on the page. `first` is where
/// the squares should begin, and `count` how many there are.
fn found(raster: &Raster, palette: &Palette, way: Way, squares: Rect, count: u8) -> Vec<f64> {
    let ((first, _), (from, to)) = match way {
        Way::Upright => ((squares.x0, squares.x1), (squares.y0, squares.y1)),
        Way::Across => ((squares.y0, squares.y1), (squares.x0, squares.x1)),
    };
    let all = lines(raster, DPI, way, rgb(palette.grid), (from + 1.0, to - 1.0), 0.6);
    (0..=count)
        .map(|line| {
            let expected = first + f64::from(line) * CELL;
            let off = |at: &&f64| (*at - expected).abs();
            let nearest = all.iter().min_by(|a, b| off(a).total_cmp(&off(b)));
            *nearest.unwrap_or_else(|| panic!("no line near {expected} mm: {all:?}"))
        })
        .collect()
}

/// The share of dots of a colour in a part of the page.
fn share(raster: &Raster, color: Color, area: Rect) -> f64 {
    let (wide, high) = ((area.width() / DOT) as usize, (area.height() / DOT) as usize);
    let near = |a: [u8; 3]| a.iter().zip(rgb(color)).all(|(a, b)| a.abs_diff(b) <= 12);
    let dots = (0..wide).flat_map(|column| (0..high).map(move |row| (column, row)));
    let hits = dots.filter(|&(column, row)| {
        near(raster.pixel(area.x0 + (column as f64 + 0.5) * DOT, area.y0 + (row as f64 + 0.5) * DOT))
    });
    hits.count() as f64 / (wide * high).max(1) as f64
}

/// Every square of a game on a paper, and how much of the ornament lies on squares; returns the frame.
fn check(id: &str, settings: Settings) -> f64 {
    let paper = settings.paper;
    let palette = library::jorvik().palette;
    let cutting = Cutting::new(id, settings);
    let (trim, mut squares) = (cutting.plan.trim, 0);
    let (size, frame) = (trim.squares, trim.frame.to_mm());
    for page in 0..cutting.pdf.page_count() {
        let raster = cutting.raster(page);
        for (part, placed, _) in cutting.parts().into_iter().filter(|(.., on)| *on == page) {
            let what = format!("{id} on {paper}, page {}", page + 1);
            // Which sides lie on the rim of the board, as the part lies on the page: left, top, right, bottom.
            let mut rim = [part.column == 0, part.row == 0, part.right() == size, part.below() == size];
            let (mut columns, mut rows) = (part.columns, part.rows);
            if placed.turned {
                rim.rotate_right(1);
                (columns, rows) = (rows, columns);
            }
            let [left, top, right, bottom] = rim.map(|is_rim| if is_rim { frame } else { 0.0 });
            let area = placed.area;
            let inner = Rect::new(area.x0 + left, area.y0 + top, area.x1 - right, area.y1 - bottom);
            for (way, count) in [(Way::Upright, columns), (Way::Across, rows)] {
                let lines = found(&raster, &palette, way, inner, count);
                for pair in lines.windows(2) {
                    assert!((pair[1] - pair[0] - CELL).abs() <= 1.05 * DOT, "{what}: {lines:?}");
                }
                let first = if way == Way::Upright { inner.x0 } else { inner.y0 };
                assert!((lines[0] - first).abs() <= 1.05 * DOT, "{what}: from {first}, {lines:?}");
            }
            squares += usize::from(columns) * usize::from(rows);
            ornament(&raster, &palette, (inner, rim, frame), &what);
        }
    }
    assert_eq!(squares, usize::from(size) * usize::from(size), "{id} on {paper}");
    frame
}

/// The ornament of the frame is seen in the frame, and its ribbon not on the squares beside it.
fn ornament(raster: &Raster, palette: &Palette, (inner, rim, frame): (Rect, [bool; 4], f64), what: &str) {
    let strip = |side: usize, from: f64, to: f64| match side {
        0 => Rect::new(inner.x0 + from, inner.y0, inner.x0 + to, inner.y1),
        1 => Rect::new(inner.x0, inner.y0 + from, inner.x1, inner.y0 + to),
        2 => Rect::new(inner.x1 - to, inner.y0, inner.x1 - from, inner.y1),
        _ => Rect::new(inner.x0, inner.y1 - to, inner.x1, inner.y1 - from),
    };
    for side in (0..4).filter(|&side| rim[side]) {
        let inside = share(raster, palette.border_ribbon, strip(side, 0.3, 2.3));
        assert!(inside < 0.02, "{what}, side {side}: {inside} of the ribbon is on the squares");
        if frame >= 0.5 {
            // Something other than the plain ground: the ribbon, a line, or what the theme draws.
            let ornament = 1.0 - share(raster, palette.border, strip(side, -frame, 0.0));
            assert!(ornament > 0.08, "{what}, side {side}: no ornament in the frame: {ornament}");
        }
        if frame >= 2.0 {
            // What is outermost is plain, and so is the bleed.
            let plain = share(raster, palette.border, strip(side, -frame - 1.0, -frame + 0.95));
            assert!(plain > 0.98, "{what}, side {side}: {plain}");
        }
    }
}

/// In a thread of their own: six papers of a game each.
fn all(which: impl Fn(usize) -> bool) {
    for (nth, id) in library::variant_ids().iter().enumerate().filter(|(nth, _)| which(*nth)) {
        for paper in Paper::ALL {
            let frame = check(id, of(paper, &[Component::Board]));
            assert!((0.0..=10.0).contains(&frame), "{nth}: {id} on {paper}: {frame}");
        }
    }
}

#[test]
fn all_squares_of_every_second_game_measure_25_mm_on_six_papers() {
    all(|nth| nth % 2 == 0);
}

#[test]
fn all_squares_of_the_other_games_measure_25_mm_on_six_papers() {
    all(|nth| nth % 2 == 1);
}

/// What paper, margins and bleed leave beside the squares, halved, in half millimetres, is at most 10 mm.
#[test]
fn the_frame_is_what_the_paper_leaves() {
    let wide = |side: f64, squares: f64| {
        let free: f64 = (side - 2.0 * 5.0 - 2.0 * 2.0 - squares) / 2.0;
        ((free * 2.0).floor() / 2.0).clamp(0.0, 10.0)
    };
    for (id, paper, expected) in [
        ("york-11", Paper::A4, wide(297.0, 275.0)),
        ("york-11", Paper::A3, wide(297.0, 275.0)),
        ("york-11", Paper::LEGAL, wide(355.6, 275.0)),
        // Strips of 200 mm lie across the page with the frame at one end: lying along it, they would take another sheet.
        ("york-11", Paper::LETTER, 1.5),
        ("tablut-9", Paper::A3, wide(297.0, 225.0)),
        ("brandubh-7", Paper::A4, wide(210.0, 175.0)),
    ] {
        assert!((check(id, of(paper, &[Component::Board])) - expected).abs() < 1e-9, "{id} on {paper}");
    }
}

/// A wider margin takes from the frame, then there is none; the squares stay.
#[test]
fn a_margin_thins_the_frame_and_never_the_squares() {
    for (margin, frame) in [(5.0, 4.0), (6.0, 3.0), (7.0, 2.0), (8.0, 1.0), (10.0, 0.0)] {
        let settings = Settings {
            cut: Some(Cut::Halves),
            margin: Length::mm(margin),
            ..of(Paper::A4, &[Component::Board])
        };
        assert!((check("york-11", settings) - frame).abs() < 1e-9, "{margin}");
    }
}
