//! The pieces in rows: the king, officers and spares at his side, then the defenders, then the attackers.

use super::plan::{Group, Thing};
use super::{Job, SheetError};
use crate::game::Piece;
use crate::kit::BLEED;
use crate::scene::Rect;

/// Room between the bleeds of two discs, in millimetres.
const GAP: f64 = 2.0;
/// Height of the caption over a group of pieces, in millimetres.
pub(super) const CAPTION: f64 = 6.0;

/// A row of discs under captions.
struct Row {
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

/// The most spare pieces: one of each kind, and a second man of each side.
pub(super) const MOST_SPARES: usize = SPARES.len();

/// Where the spare pieces go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spares {
    /// At the king's side, as many as his row holds.
    BesideKing,
    /// In a row of their own below all others, if there is room.
    Last,
}

/// The pieces that have no place yet.
pub(super) struct Waiting<'a> {
    job: &'a Job<'a>,
    spares: Spares,
    /// Whether a group that fits on one page is never begun where it does not.
    together: bool,
    /// How many of each piece, in the order in which they are placed; never none.
    left: Vec<(Piece, usize)>,
}

impl<'a> Waiting<'a> {
    /// All pieces of the layout.
    pub(super) fn new(job: &'a Job<'a>, spares: Spares, together: bool) -> Self {
        let board = &job.variant.setup.board;
        let left = ORDER.into_iter().map(|piece| (piece, board.count(piece)));
        Self { job, spares, together, left: left.filter(|(_, count)| *count > 0).collect() }
    }

    /// Whether every piece has its place.
    pub(super) fn is_empty(&self) -> bool {
        self.left.is_empty()
    }

    /// Takes as many rows as have room in `region`, and says where each disc and caption goes.
    ///
    /// # Errors
    /// If there is no room for a single row.
    pub(super) fn take(&mut self, region: Rect) -> Result<Vec<(Thing, Rect)>, SheetError> {
        let rows = self.rows(region.width())?;
        let mut placed = Vec::new();
        let mut y = region.y0;
        let mut nth = 0;
        while nth < rows.len() {
            // A group is the row with its caption and those without one below it.
            let group = 1 + rows[nth + 1..].iter().take_while(|row| row.caption() <= 0.0).count();
            let heights: f64 = rows[nth..nth + group].iter().map(|row| row.height() + GAP).sum();
            if self.together && nth > 0 && y + heights - GAP > region.y1 + 0.001 {
                break;
            }
            let mut taken = 0;
            for row in &rows[nth..nth + group] {
                if y + row.height() > region.y1 + 0.001 {
                    break;
                }
                placed.extend(row.place(region.x0, y));
                self.remove(row);
                y += row.height() + GAP;
                taken += 1;
            }
            nth += taken;
            if taken < group {
                break;
            }
        }
        if placed.is_empty() {
            return Err(SheetError::NoRoom { what: "a row of pieces" });
        }
        if self.is_empty() && self.spares == Spares::Last {
            let row = Row { groups: vec![(Some(Group::Spare), self.spares(region.width() + GAP))] };
            if row.discs().count() > 0 && y + row.height() <= region.y1 + 0.001 {
                placed.extend(row.place(region.x0, y));
            }
        }
        Ok(placed)
    }

    fn disc(&self, piece: Piece, spare: bool) -> Disc {
        Disc { piece, spare, side: self.job.disc(piece).to_mm() + 2.0 * BLEED.to_mm() }
    }

    /// The rows of what is left in a region `width` millimetres wide: king and officers, with spares at their side if
    /// they go there, then the others.
    fn rows(&self, width: f64) -> Result<Vec<Row>, SheetError> {
        let mut rows: Vec<Row> = Vec::new();
        for &(piece, count) in &self.left {
            let disc = self.disc(piece, false);
            let across = ((width + GAP) / (disc.side + GAP) + 1e-6).floor() as usize;
            if across == 0 {
                return Err(SheetError::NoRoom { what: "a piece" });
            }
            let is_begun = count < self.job.variant.setup.board.count(piece);
            let group = |first: usize| {
                let caption = (first == 0 && !is_begun).then_some(Group::Needed(piece));
                (caption, vec![disc; across.min(count - first)])
            };
            let beside_king = piece.is_officer()
                && rows.len() == 1
                && rows[0].width() + (disc.side + GAP) * count as f64 <= width + 0.001;
            if beside_king {
                rows[0].groups.push(group(0));
                continue;
            }
            rows.extend((0..count).step_by(across).map(|first| Row { groups: vec![group(first)] }));
        }
        let has_king = self.left.first().is_some_and(|(piece, _)| *piece == Piece::King);
        if let (Some(first), true, Spares::BesideKing) = (rows.first_mut(), has_king, self.spares) {
            let spares = self.spares(width - first.width());
            if !spares.is_empty() {
                first.groups.push((Some(Group::Spare), spares));
            }
        }
        Ok(rows)
    }

    /// The spare pieces that have room in a row of which `left` millimetres are free, with the gap before each.
    fn spares(&self, mut left: f64) -> Vec<Disc> {
        let board = &self.job.variant.setup.board;
        let mut spares = Vec::new();
        for piece in SPARES.into_iter().filter(|&piece| board.count(piece) > 0) {
            let spare = self.disc(piece, true);
            if left + 0.001 >= spare.side + GAP {
                left -= spare.side + GAP;
                spares.push(spare);
            }
        }
        spares
    }

    /// Takes the discs of a row from those that wait.
    fn remove(&mut self, row: &Row) {
        for disc in row.discs().filter(|disc| !disc.spare) {
            for (piece, count) in &mut self.left {
                *count -= usize::from(*piece == disc.piece);
            }
        }
        self.left.retain(|(_, count)| *count > 0);
    }
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
    fn height(&self) -> f64 {
        self.caption() + self.tallest()
    }

    /// Captions and discs with their places, the row's top left corner at (`left`, `top`).
    fn place(&self, left: f64, top: f64) -> Vec<(Thing, Rect)> {
        let mut x = left;
        let mut placed = Vec::new();
        let middle = top + self.caption() + self.tallest() / 2.0;
        for (caption, discs) in &self.groups {
            let start = x;
            for disc in discs {
                let area = Rect::new(x, middle - disc.side / 2.0, x + disc.side, middle + disc.side / 2.0);
                let thing = Thing::Disc { piece: disc.piece, spare: disc.spare, set: 1 };
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
