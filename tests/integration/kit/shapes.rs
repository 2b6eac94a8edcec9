//! Finding shapes in a raster: straight lines across a page, and separate blobs.

use crate::reading::Raster;
use kurbo::Rect;

/// Which way a line runs.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Way {
    Upright,
    Across,
}

/// The grid's colour in the theme of York, as its file gives it.
pub(crate) fn grid_color() -> [u8; 3] {
    let theme = include_str!("../../../templates/themes/jorvik/theme.toml");
    let line = theme.lines().find(|line| line.starts_with("grid = ")).expect("a colour for the grid");
    let hex = line.split('#').nth(1).expect("a colour");
    let part = |at: usize| u8::from_str_radix(&hex[at..at + 2], 16).expect("a colour");
    [part(0), part(2), part(4)]
}

/// The middles of straight lines of a colour, in millimetres, ascending: where at least `share` of the dots between
/// `from` and `to` (millimetres along the line) have that colour.
pub(crate) fn lines(
    raster: &Raster,
    dpi: f64,
    way: Way,
    color: [u8; 3],
    (from, to): (f64, f64),
    share: f64,
) -> Vec<f64> {
    let dot = 25.4 / dpi;
    let count = if way == Way::Upright { raster.width } else { raster.height };
    let steps = ((to - from) / dot / 4.0) as usize;
    let near = |a: [u8; 3]| a.iter().zip(color).all(|(&a, b)| a.abs_diff(b) <= 24);
    let ruled: Vec<bool> = (0..count)
        .map(|index| {
            let at = (index as f64 + 0.5) * dot;
            let hits = (0..steps)
                .filter(|step| {
                    let along = from + (*step as f64 * 4.0 + 0.5) * dot;
                    near(if way == Way::Upright { raster.pixel(at, along) } else { raster.pixel(along, at) })
                })
                .count();
            hits as f64 >= share * steps as f64
        })
        .collect();
    let mut found = Vec::new();
    let mut start = None;
    for (index, &is_line) in ruled.iter().chain([&false]).enumerate() {
        match (is_line, start) {
            (true, None) => start = Some(index),
            (false, Some(first)) => {
                found.push((first + index) as f64 / 2.0 * dot);
                start = None;
            }
            _ => {}
        }
    }
    found
}

/// Of some lines those that stand in a row 25 mm apart: the lines of the frame do not.
pub(crate) fn in_step(lines: &[f64]) -> Vec<f64> {
    let stands = |line: &&f64| {
        let in_row = |other: &&f64| {
            let steps = (*other - **line).abs() / 25.0;
            steps > 0.5 && (steps - steps.round()).abs() * 25.0 <= 0.05 * steps.round()
        };
        lines.iter().filter(in_row).count() > 1
    };
    lines.iter().filter(stands).copied().collect()
}

/// The bounds of everything on a page that hangs together and is not white, in millimetres.
pub(crate) fn blobs(raster: &Raster, dpi: f64) -> Vec<Rect> {
    blobs_of(raster, dpi, |dot| dot.iter().any(|&part| part < 250))
}

/// The bounds of everything on a page that hangs together and has such dots, in millimetres.
pub(crate) fn blobs_of(raster: &Raster, dpi: f64, wanted: impl Fn([u8; 3]) -> bool) -> Vec<Rect> {
    let dot = 25.4 / dpi;
    let (width, height) = (raster.width, raster.height);
    let ink = |column: usize, row: usize| {
        let at = (row * width + column) * 3;
        wanted([raster.rgb[at], raster.rgb[at + 1], raster.rgb[at + 2]])
    };
    let mut seen = vec![false; width * height];
    let mut found = Vec::new();
    for start in 0..width * height {
        if seen[start] || !ink(start % width, start / width) {
            continue;
        }
        let (mut left, mut right) = (start % width, start % width);
        let (mut top, mut bottom) = (start / width, start / width);
        let mut open = vec![start];
        seen[start] = true;
        while let Some(at) = open.pop() {
            let (column, row) = (at % width, at / width);
            (left, right) = (left.min(column), right.max(column));
            (top, bottom) = (top.min(row), bottom.max(row));
            let mut visit = |column: usize, row: usize| {
                let at = row * width + column;
                if !seen[at] && ink(column, row) {
                    seen[at] = true;
                    open.push(at);
                }
            };
            if column > 0 {
                visit(column - 1, row);
            }
            if column + 1 < width {
                visit(column + 1, row);
            }
            if row > 0 {
                visit(column, row - 1);
            }
            if row + 1 < height {
                visit(column, row + 1);
            }
        }
        let mm = |dots: usize| dots as f64 * dot;
        found.push(Rect::new(mm(left), mm(top), mm(right + 1), mm(bottom + 1)));
    }
    found
}
