//! The pieces in rows: the king, officers and spares at his side, then the defenders, then the attackers.

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

/// The order of the groups: those of few pieces first, which share a row.
const ORDER: [Piece; 5] = [Piece::King, Piece::Commander, Piece::Knight, Piece::Defender, Piece::Attacker];
/// What is lost most: a king, an officer, then men of each side.
const SPARES: [Piece; 7] = [
    Piece::King,
    Piece::Commander,
    Piece::Knight,
    Piece::Defender,
    Piece::Attacker,
    Piece::Attacker,
    Piece::Defender,
];

/// The rows of all pieces in a region `width` millimetres wide: king and officers with spares at their side, then the
/// others, as many as the layout has.
pub(super) fn rows(job: &Job<'_>, width: f64) -> Result<Vec<Row>, SheetError> {
    let board = &job.variant.setup.board;
    let disc = |piece, spare| Disc { piece, spare, side: job.disc(piece).to_mm() + 2.0 * BLEED.to_mm() };
    let mut rows: Vec<Row> = Vec::new();
    for piece in ORDER {
        let side = disc(piece, false).side;
        let across = ((width + GAP) / (side + GAP) + 1e-6).floor() as usize;
        if across == 0 {
            return Err(SheetError::NoRoom { what: "a piece" });
        }
        let count = board.count(piece);
        let group = |first: usize| {
            let caption = (first == 0).then_some(Group::Needed(piece));
            (caption, vec![disc(piece, false); across.min(count - first)])
        };
        let beside_king = piece.is_officer()
            && rows.len() == 1
            && rows[0].width() + (side + GAP) * count as f64 <= width + 0.001;
        if beside_king && count > 0 {
            rows[0].groups.push(group(0));
            continue;
        }
        rows.extend((0..count).step_by(across).map(|first| Row { groups: vec![group(first)] }));
    }
    if let Some(first) = rows.first_mut() {
        let mut left = width - first.width();
        let mut spares = Vec::new();
        for piece in SPARES.into_iter().filter(|&piece| board.count(piece) > 0) {
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
