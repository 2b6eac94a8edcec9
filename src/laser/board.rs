//! The board: parts to cut, lines to score, signs to engrave.

use super::LaserError;
use super::blocks::blocks;
use super::lines::{Area, Layers, Line, quarter};
use super::nest::{Nest, Panel};
use super::signs::{FRAME, Signs};
use super::straight::Straight;
use crate::game::{Cut, Square};
use crate::scene::{Affine, Rect, Size};
use crate::sheet::Job;
use crate::sheet::cutting::{BoardPart, parts};
use std::sync::Arc;

/// Lays one board: whole if the bed has room for it, or in parts.
///
/// # Errors
/// If not even a square has room, or the cut that was asked for does not fit.
pub(super) fn panels(job: &Job<'_>, bed: Size, kerf: f64) -> Result<Vec<Panel>, LaserError> {
    let cell = job.measures.cell.to_mm();
    let size = job.variant.setup.board.size();
    let room = Nest::new(bed).usable();
    let fits = |columns: u8, rows: u8| {
        let side = |squares: u8| f64::from(squares) * cell + kerf;
        let (long, short) = (room.width().max(room.height()), room.width().min(room.height()));
        side(columns.max(rows)) <= long + 0.001 && side(columns.min(rows)) <= short + 0.001
    };
    let cut = match job.settings.cut {
        Some(cut) => parts(cut, size, fits).ok_or(LaserError::Cut { cut, cell: job.measures.cell, bed })?,
        None => [Cut::Whole]
            .iter()
            .chain(&job.variant.cuts)
            .chain(&[Cut::Grid])
            .find_map(|&cut| parts(cut, size, fits))
            .ok_or(LaserError::TooLarge {
                what: "a square",
                size: Size::new(cell + kerf, cell + kerf),
                bed,
            })?,
    };
    // Two parts can only share a cut if none of them is to be larger for it.
    let together = |columns, rows| kerf <= 0.0 && fits(columns, rows);
    let mut drawing = Board { job, cell, size, kerf, signs: Signs::new(job) };
    Ok(blocks(&cut, together).iter().map(|block| drawing.panel(block)).collect())
}

struct Board<'a> {
    job: &'a Job<'a>,
    cell: f64,
    /// Squares along a side.
    size: u8,
    kerf: f64,
    signs: Signs<'a>,
}

impl Board<'_> {
    /// Parts that make a rectangle, as one panel.
    fn panel(&mut self, block: &[BoardPart]) -> Panel {
        let column = block.iter().map(|part| part.column).min().unwrap_or(0);
        let row = block.iter().map(|part| part.row).min().unwrap_or(0);
        let right = block.iter().map(|part| part.column + part.columns).max().unwrap_or(0);
        let bottom = block.iter().map(|part| part.row + part.rows).max().unwrap_or(0);
        let at = |squares: u8| f64::from(squares) * self.cell;
        let outline = Rect::new(at(column), at(row), at(right), at(bottom));
        let mut layers = Layers { score: self.score(block), ..Layers::default() };
        layers.cut = seams(block, self.cell);
        layers.cut.push(Line::rectangle(outline.inset(self.kerf / 2.0)));
        let squares: Vec<Square> = self.job.variant.setup.board.squares().collect();
        for square in squares {
            let (x, y) = (square.file, self.size - 1 - square.rank);
            if !block.iter().any(|part| part.holds(x, y)) {
                continue;
            }
            let middle =
                Affine::translate(((f64::from(x) + 0.5) * self.cell, (f64::from(y) + 0.5) * self.cell));
            for (rings, turns) in self.signs.of(square) {
                let corner = Affine::translate((-self.cell / 2.0, -self.cell / 2.0));
                layers
                    .engrave
                    .push(Area { rings: Arc::clone(&rings), place: middle * quarter(turns) * corner });
            }
        }
        let mut moved = Layers::default();
        let half = self.kerf / 2.0;
        moved.add(&layers, Affine::translate((half - outline.x0, half - outline.y0)));
        let size = Size::new(outline.width() + self.kerf, outline.height() + self.kerf);
        Panel { what: "a part of the board", size, layers: moved }
    }

    /// The lines between squares, and a frame within the outer squares that they end at; none along a cut.
    fn score(&self, block: &[BoardPart]) -> Vec<Line> {
        let side = f64::from(self.size) * self.cell;
        let frame = (FRAME * self.cell, side - FRAME * self.cell);
        let grid = (1..self.size).map(|line| f64::from(line) * self.cell);
        let lines: Vec<f64> = [frame.0].into_iter().chain(grid).chain([frame.1]).collect();
        let mut score = Straight::default();
        for part in block {
            let x = f64::from(part.column) * self.cell;
            let y = f64::from(part.row) * self.cell;
            let (width, height) = (f64::from(part.columns) * self.cell, f64::from(part.rows) * self.cell);
            let inside = |at: f64, from: f64, length: f64| at > from + 0.01 && at < from + length - 0.01;
            let reach = |from: f64, length: f64| (from.max(frame.0), (from + length).min(frame.1));
            for &at in &lines {
                if inside(at, x, width) {
                    let (from, to) = reach(y, height);
                    score.add(true, at, from, to);
                }
                if inside(at, y, height) {
                    let (from, to) = reach(x, width);
                    score.add(false, at, from, to);
                }
            }
        }
        score.lines()
    }
}

/// The cuts between parts of a block, each once.
fn seams(block: &[BoardPart], cell: f64) -> Vec<Line> {
    let at = |squares: u8| f64::from(squares) * cell;
    let mut lines = Straight::default();
    for seam in crate::sheet::cutting::seams(block) {
        if seam.is_upright() {
            lines.add(true, at(seam.from.0), at(seam.from.1), at(seam.to.1));
        } else {
            lines.add(false, at(seam.from.1), at(seam.from.0), at(seam.to.0));
        }
    }
    lines.lines()
}
