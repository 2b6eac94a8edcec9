//! The board for the laser: parts to cut, lines to score, signs to engrave.

use super::blocks::blocks;
use super::lines::{Area, LaserLine, Layers};
use super::nest::{BedPanel, bed_holds};
use super::signs::Signs;
use super::straight::Straight;
use super::{LaserError, LaserPart};
use crate::game::Cut;
use crate::imposition::Order;
use crate::imposition::cutting::{BoardPart, Trim, parts};
use crate::scene::{Affine, Rect, Size, quarter_turn};
use crate::units::Length;

/// Returns the panels of one board and how it is cut: whole if the bed has room for it, or in parts. A frame that is asked for
/// has to fit with it; any other goes around the parts that the squares alone would have.
///
/// # Errors
/// If not even a square has room, or the cut that is asked for does not fit.
pub(super) fn panels(
    order: &Order,
    signs: &Signs<'_>,
    trim: Trim,
    bed: Size,
    kerf: f64,
) -> Result<(Cut, Vec<BedPanel>), LaserError> {
    let Trim { squares: size, cell, frame } = trim;
    let parted = Trim { frame: if order.settings.frame.is_some() { frame } else { Length::ZERO }, ..trim };
    let goes_on =
        |trim: Trim, part: &BoardPart| bed_holds(bed, trim.part(part).size() + Size::new(kerf, kerf));
    let fits = |part: &BoardPart| goes_on(parted, part);
    let cut_into = |cut: Cut| parts(cut, size, fits).map(|parts| (cut, parts));
    let (cut, parts) = match order.settings.cut {
        Some(cut) => cut_into(cut).ok_or(LaserError::Cut { cut, cell, bed })?,
        None => [Cut::Whole]
            .iter()
            .chain(&order.variant.cuts)
            .chain(&[Cut::Grid])
            .find_map(|&cut| cut_into(cut))
            .ok_or_else(|| {
                let side = cell.to_mm() + kerf;
                LaserError::TooLarge { what: "square", size: Size::new(side, side), bed }
            })?,
    };
    // Two parts can only share a cut if none of them is to be larger for it.
    let together = |part: &BoardPart| kerf <= 0.0 && goes_on(trim, part);
    let drawing = BoardLayers { order, trim, kerf, signs };
    Ok((cut, blocks(&parts, together).iter().map(|block| drawing.panel(block)).collect()))
}

struct BoardLayers<'a> {
    order: &'a Order,
    trim: Trim,
    kerf: f64,
    signs: &'a Signs<'a>,
}

impl BoardLayers<'_> {
    /// Returns parts that make a rectangle as one panel.
    fn panel(&self, block: &[BoardPart]) -> BedPanel {
        let around = |a: Rect, b: Rect| a.union(b);
        let outline = block.iter().map(|part| self.trim.part(part)).reduce(around).unwrap_or_default();
        let mut layers = Layers { score: self.score(block), ..Layers::default() };
        layers.cut = self.seams(block);
        let bounds = outline.inset(self.kerf / 2.0);
        layers.cut.push(LaserLine::rectangle(bounds));
        for square in self.order.variant.setup.board.squares() {
            let (x, y) = (square.file, self.trim.squares - 1 - square.rank);
            if !block.iter().any(|part| part.holds(x, y)) {
                continue;
            }
            let cell = self.trim.cell.to_mm();
            let middle = Affine::translate(((f64::from(x) + 0.5) * cell, (f64::from(y) + 0.5) * cell));
            for (rings, turns) in self.signs.of(square) {
                let corner = Affine::translate((-cell / 2.0, -cell / 2.0));
                layers.engrave.push(Area { rings, place: middle * quarter_turn(turns) * corner });
            }
        }
        let parts = block.iter().map(|&part| LaserPart::Board(part)).collect();
        let size = outline.size() + Size::new(self.kerf, self.kerf);
        BedPanel::of("board-part", parts, bounds.origin(), size, &layers)
    }

    /// Returns the lines between squares, and around all squares where a frame lies beyond them; none along a cut.
    fn score(&self, block: &[BoardPart]) -> Vec<LaserLine> {
        let mut score = Straight::default();
        for part in block {
            let (squares, trimmed) = (self.trim.squares(part), self.trim.part(part));
            let inside = |at: f64, from: f64, to: f64| at > from + 0.01 && at < to - 0.01;
            for line in 0..=self.trim.squares {
                let at = (self.trim.cell * f64::from(line)).to_mm();
                if inside(at, trimmed.x0, trimmed.x1) {
                    score.add(true, at, squares.y0, squares.y1);
                }
                if inside(at, trimmed.y0, trimmed.y1) {
                    score.add(false, at, squares.x0, squares.x1);
                }
            }
        }
        score.lines()
    }

    /// Returns the cuts between parts of a block, each once; through the frame, too, where a seam reaches it.
    fn seams(&self, block: &[BoardPart]) -> Vec<LaserLine> {
        let mut lines = Straight::default();
        for seam in crate::imposition::cutting::seams(block) {
            let before = self.trim.part(&block[seam.before]);
            let after = self.trim.part(&block[seam.after]);
            let shared = before.intersect(after);
            if seam.is_upright() {
                lines.add(true, before.x1, shared.y0, shared.y1);
            } else {
                lines.add(false, before.y1, shared.x0, shared.x1);
            }
        }
        lines.lines()
    }
}
