//! The pieces in rows: the king with spares at his side, then the defenders, then the attackers.

use super::plan::{Group, Thing};
use super::{Job, SheetError};
use crate::game::Piece;
use crate::kit::BLEED;
use crate::scene::Rect;

/// Room between the bleeds of two discs, in millimetres.
pub(super) const GAP: f64 = 2.0;
/// Height of the caption over a group of pieces, in millimetres.
pub(super) const CAPTION: f64 = 6.0;

/// A row of discs under captions.
pub(super) struct Row {
    /// Groups with the discs that stand in this row; a group without a caption continues the row above.
    groups: Vec<(Option<Group>, Vec<Disc>)>,
}

/// A disc of a row: what it is and the side of its bleed.
#[derive(Clone, Copy)]
struct Disc {
    piece: Piece,
    spare: bool,
    side: f64,
}

/// The rows of all pieces in a region `width` millimetres wide: the king with spares at his side, then the others.
pub(super) fn rows(job: &Job<'_>, width: f64) -> Result<Vec<Row>, SheetError> {
    let board = &job.variant.setup.board;
    let disc = |piece, spare| Disc { piece, spare, side: job.disc(piece).to_mm() + 2.0 * BLEED.to_mm() };
    let mut rows = Vec::new();
    for piece in [Piece::King, Piece::Defender, Piece::Attacker] {
        let side = disc(piece, false).side;
        let across = ((width + GAP) / (side + GAP) + 1e-6).floor() as usize;
        if across == 0 {
            return Err(SheetError::NoRoom { what: "a piece" });
        }
        let count = board.count(piece);
        for first in (0..count).step_by(across) {
            let caption = (first == 0).then_some(Group::Needed(piece));
            let discs = vec![disc(piece, false); across.min(count - first)];
            rows.push(Row { groups: vec![(caption, discs)] });
        }
    }
    if let Some(first) = rows.first_mut() {
        let mut left = width - first.width();
        let mut spares = Vec::new();
        // What is lost most: a king, then one of each side, as far as the row is free.
        for piece in [Piece::King, Piece::Defender, Piece::Attacker, Piece::Attacker, Piece::Defender] {
            let spare = disc(piece, true);
            if left >= spare.side + GAP {
                left -= spare.side + GAP;
                spares.push(spare);
            }
        }
        if !spares.is_empty() {
            first.groups.push((Some(Group::Spare), spares));
        }
    }
    Ok(rows)
}

impl Row {
    fn caption(&self) -> f64 {
        if self.groups.iter().any(|(caption, _)| caption.is_some()) { CAPTION } else { 0.0 }
    }

    fn discs(&self) -> impl Iterator<Item = &Disc> {
        self.groups.iter().flat_map(|(_, discs)| discs)
    }

    fn tallest(&self) -> f64 {
        self.discs().map(|disc| disc.side).fold(0.0, f64::max)
    }

    fn width(&self) -> f64 {
        self.discs().map(|disc| disc.side + GAP).sum::<f64>() - GAP
    }

    /// Its height with its captions, in millimetres.
    pub(super) fn height(&self) -> f64 {
        self.caption() + self.tallest()
    }

    /// Captions and discs with their places, the row's top left corner at (`left`, `top`).
    pub(super) fn place(&self, left: f64, top: f64) -> Vec<(Thing, Rect)> {
        let mut x = left;
        let mut placed = Vec::new();
        let middle = top + self.caption() + self.tallest() / 2.0;
        for (caption, discs) in &self.groups {
            let start = x;
            for disc in discs {
                let area = Rect::new(x, middle - disc.side / 2.0, x + disc.side, middle + disc.side / 2.0);
                let thing = Thing::Disc { piece: disc.piece, spare: disc.spare };
                placed.push((thing, area.inset(-BLEED.to_mm())));
                x += disc.side + GAP;
            }
            if let Some(group) = caption {
                let area = Rect::new(start, top, x - GAP, top + CAPTION);
                placed.push((Thing::Caption(*group), area));
            }
        }
        placed
    }
}
