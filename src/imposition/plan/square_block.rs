//! Square pieces of a set in one block, which falls apart in long straight cuts: each kind in columns of its own, all kinds
//! side by side from one line on, and between two kinds only their bleeds.

use super::element::{Element, Group};
use super::rows::{Bunch, CAPTION, Disc, ROUNDING, Spacing};
use crate::scene::Rect;

/// A block of squares that has room somewhere.
pub(super) struct SquareBlock {
    /// The pieces and captions, as far from the top left of the room as they will be.
    placed: Vec<(Element, Rect)>,
    /// What it takes of the room's height, in millimetres.
    pub(super) height: f64,
}

/// Where the block is to go, and how.
#[derive(Clone, Copy)]
pub(super) struct BlockRoom {
    /// Width and height of the room, in millimetres.
    pub(super) room: (f64, f64),
    /// Room around the block for bleed and marks, in millimetres.
    pub(super) spacing: Spacing,
    /// Room between two kinds, in millimetres: for the bleed of both.
    pub(super) apart: f64,
}

impl SquareBlock {
    /// Bunches side by side, in as few rows as the room's width allows; with as many of the spare pieces, under their own
    /// caption, as then find room at their side. None if the room is too small.
    pub(super) fn within(bunches: &[Bunch], spare: &Bunch, at: BlockRoom) -> Option<Self> {
        let least = bunches.iter().flat_map(|bunch| &bunch.discs).map(|disc| disc.side).reduce(f64::min)?;
        let count: usize = bunches.iter().map(|bunch| bunch.discs.len()).sum();
        let fits = |width: f64| width + 2.0 * at.spacing.around <= at.room.0 + ROUNDING;
        let height =
            (1..=count).map(|rows| rows as f64 * least).find(|&height| fits(at.width(bunches, height)))?;
        let with = |spares: usize| {
            let spare = Bunch { caption: spare.caption, discs: spare.discs[..spares].to_vec() };
            bunches.iter().cloned().chain([spare]).filter(|bunch| !bunch.discs.is_empty()).collect::<Vec<_>>()
        };
        let all = (0..=spare.discs.len()).rev().map(with).find(|all| fits(at.width(all, height)))?;
        let block = at.laid(&all, height);
        (block.height <= at.room.1 + ROUNDING).then_some(block)
    }

    /// Adds it to `placed`, with its room from `left` and `top` on. The caption of a set may go on to `right`.
    pub(super) fn place(self, (left, top): (f64, f64), right: f64, placed: &mut Vec<(Element, Rect)>) {
        placed.extend(self.placed.into_iter().map(|(element, area)| {
            let mut area = Rect::new(area.x0 + left, area.y0 + top, area.x1 + left, area.y1 + top);
            if let Element::Caption(Group::Set(_)) = element {
                area.x1 = right;
            }
            (element, area)
        }));
    }
}

impl BlockRoom {
    /// Width of the bunches' columns if none is higher than `height`, in millimetres.
    fn width(self, bunches: &[Bunch], height: f64) -> f64 {
        let widths = bunches.iter().flat_map(kinds).map(|kind| columns(kind, height) as f64 * kind[0].side);
        widths.map(|width| width + self.apart).sum::<f64>() - self.apart
    }

    fn laid(self, bunches: &[Bunch], height: f64) -> SquareBlock {
        let around = self.spacing.around;
        let caption = if bunches.iter().any(|bunch| bunch.caption.is_some()) { CAPTION } else { 0.0 };
        let top = caption + around;
        let mut placed = Vec::new();
        let (mut x, mut foot) = (around, top);
        for bunch in bunches {
            let start = x;
            for kind in kinds(bunch) {
                let (columns, side) = (columns(kind, height), kind[0].side);
                for (nth, disc) in kind.iter().enumerate() {
                    let (left, top) =
                        (x + (nth % columns) as f64 * side, top + (nth / columns) as f64 * side);
                    let area = Rect::new(left, top, left + side, top + side);
                    foot = foot.max(area.y1);
                    let Disc { piece, spare, set, .. } = *disc;
                    placed.push((Element::Disc { piece, spare, set }, area));
                }
                x += columns as f64 * side + self.apart;
            }
            if let Some(group) = bunch.caption {
                placed.push((Element::Caption(group), Rect::new(start, 0.0, x - self.apart, CAPTION)));
            }
        }
        SquareBlock { placed, height: foot + around }
    }
}

/// The pieces of a bunch, kind by kind.
fn kinds(bunch: &Bunch) -> impl Iterator<Item = &[Disc]> {
    bunch.discs.chunk_by(|one, other| one.piece == other.piece)
}

/// In how many columns pieces of a kind stand if none is higher than `height`.
fn columns(kind: &[Disc], height: f64) -> usize {
    let rows = kind.first().map_or(1, |disc| ((height + ROUNDING) / disc.side).floor().max(1.0) as usize);
    kind.len().div_ceil(rows)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Piece;

    fn bunch(piece: Piece, count: usize, side: f64, spare: bool) -> Bunch {
        let caption = Some(if spare { Group::Spare } else { Group::Needed(piece) });
        Bunch { caption, discs: vec![Disc { piece, spare, set: 1, side }; count] }
    }

    fn at(width: f64, height: f64) -> BlockRoom {
        let spacing = Spacing { square: true, around: 5.0, gap: 2.0 };
        BlockRoom { room: (width, height), spacing, apart: 4.0 }
    }

    fn brandubh() -> Vec<Bunch> {
        vec![
            bunch(Piece::King, 1, 25.0, false),
            bunch(Piece::Defender, 4, 19.0, false),
            bunch(Piece::Attacker, 8, 19.0, false),
        ]
    }

    /// In two rows a king of 25 mm, two columns and four columns of 19 mm stand side by side: 25 + 38 + 76 mm, twice
    /// 4 mm between them, and 5 mm around: 157 mm. Two rows of 19 mm, a caption of 6 mm and 5 mm around: 54 mm.
    #[test]
    fn a_block_takes_the_fewest_rows_that_the_width_allows() {
        let none = Bunch { caption: None, discs: Vec::new() };
        let block = SquareBlock::within(&brandubh(), &none, at(157.0, 54.0)).expect("room");
        assert!((block.height - 54.0).abs() < 0.001, "{}", block.height);
        assert!(SquareBlock::within(&brandubh(), &none, at(156.9, 54.0)).is_none(), "a third row is needed");
        let higher = SquareBlock::within(&brandubh(), &none, at(156.9, 73.0)).expect("three rows");
        assert!((higher.height - 73.0).abs() < 0.001, "{}", higher.height);
        let mut placed = Vec::new();
        higher.place((7.0, 9.0), 200.0, &mut placed);
        let areas: Vec<Rect> = placed.iter().map(|(_, area)| *area).collect();
        assert_eq!(areas.len(), 13 + 3);
        for (nth, one) in areas.iter().enumerate() {
            assert!(Rect::new(7.0, 9.0, 163.9, 82.0).contains_rect(*one), "{one:?}");
            let apart = |other: &Rect| one.inset(-0.001).intersect(*other).area() <= 0.0;
            assert!(areas[..nth].iter().all(apart), "{one:?}");
        }
    }

    #[test]
    fn spare_pieces_take_no_further_row() {
        let spare = bunch(Piece::Attacker, 3, 19.0, true);
        let spares = |width: f64| {
            let block = SquareBlock::within(&brandubh(), &spare, at(width, 54.0)).expect("room");
            let is_spare =
                |(element, _): &&(Element, Rect)| matches!(element, Element::Disc { spare: true, .. });
            block.placed.iter().filter(is_spare).count()
        };
        // A column of two takes 4 + 19 mm more, a second one 19 mm.
        assert_eq!([157.0, 180.0, 198.9, 199.0].map(spares), [0, 2, 2, 3]);
    }
}
