//! Square pieces of a set in one block, to be cut apart in long straight cuts: each kind has columns of its own, and all kinds
//! stand side by side with their upper edges in line, apart by their bleeds only.

use super::element::{Element, Group};
use super::rows::{Bunch, CAPTION, Disc, ROUNDING, Spacing};
use crate::scene::Rect;

/// Block of squares for which there is room.
pub(super) struct SquareBlock {
    /// Pieces and captions, with their places from the top left of the room.
    placed: Vec<(Element, Rect)>,
    /// Height that the block takes, in millimetres.
    pub(super) height: f64,
}

/// Room for a block, and its distances.
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
    /// Lays bunches, each the pieces under one caption, side by side: as few rows of the smallest pieces high as the width of
    /// the room allows, or up to `further` rows higher if that makes room for more of the spare pieces. Spare pieces stand in
    /// one column, below the king or at the right of all, whichever holds more of them. `None`: the room is too small.
    pub(super) fn within(bunches: &[Bunch], spare: &Bunch, further: usize, at: BlockRoom) -> Option<Self> {
        let least = bunches.iter().flat_map(|bunch| &bunch.discs).map(|disc| disc.side).reduce(f64::min)?;
        let count: usize = bunches.iter().map(|bunch| bunch.discs.len()).sum();
        let height = |rows: usize| rows as f64 * least;
        let first = (1..=count).find(|&rows| at.is_wide_enough(at.width(bunches, height(rows))))?;
        let ways = (first..=first + further).flat_map(|rows| {
            let height = height(rows);
            [at.laid(bunches, spare, height, true), at.laid(bunches, spare, height, false)]
        });
        let fitting = ways.filter(|block| block.height <= at.room.1 + ROUNDING);
        // The first block with the most pieces is taken.
        fitting.fold(None, |best: Option<Self>, block| match best {
            Some(best) if best.placed.len() >= block.placed.len() => Some(best),
            _ => Some(block),
        })
    }

    /// Adds the block to `placed`, its room beginning at `left` and `top`. The caption of a set may go on to `right`.
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
    /// Returns the width of the bunches' columns if none is higher than `height`, in millimetres.
    fn width(self, bunches: &[Bunch], height: f64) -> f64 {
        let widths = bunches.iter().flat_map(kinds).map(|kind| columns(kind, height) as f64 * kind[0].side);
        widths.map(|width| width + self.apart).sum::<f64>() - self.apart
    }

    fn is_wide_enough(self, width: f64) -> bool {
        width + 2.0 * self.spacing.around <= self.room.0 + ROUNDING
    }

    fn laid(self, bunches: &[Bunch], spare: &Bunch, height: f64, is_below: bool) -> SquareBlock {
        let around = self.spacing.around;
        let caption = if bunches.iter().any(|bunch| bunch.caption.is_some()) { CAPTION } else { 0.0 };
        let top = caption + around;
        let mut placed = Vec::new();
        let mut x = around;
        for bunch in bunches {
            let start = x;
            for kind in kinds(bunch) {
                let (columns, side) = (columns(kind, height), kind[0].side);
                for (nth, disc) in kind.iter().enumerate() {
                    let (left, top) =
                        (x + (nth % columns) as f64 * side, top + (nth / columns) as f64 * side);
                    placed.push(square(disc, left, top));
                }
                x += columns as f64 * side + self.apart;
            }
            if let Some(group) = bunch.caption {
                placed.push((Element::Caption(group), Rect::new(start, 0.0, x - self.apart, CAPTION)));
            }
        }
        let foot = |placed: &[(Element, Rect)]| placed.iter().map(|(_, area)| area.y1).fold(0.0, f64::max);
        let end = foot(&placed);
        // The spare pieces begin at `left` and `y`, in a column `wide` millimetres wide.
        let head = if spare.caption.is_some() { CAPTION } else { 0.0 };
        let (left, mut y, wide) = if is_below {
            let (_, king) = placed[0];
            (king.x0, king.y1 + self.apart + head, king.width())
        } else {
            (x, top, self.room.0 - around - x + ROUNDING)
        };
        let caption = Rect::new(left, if is_below { y - head - self.apart / 2.0 } else { 0.0 }, left, 0.0);
        let mut spares: Vec<(Element, Rect)> = Vec::new();
        for kind in kinds(spare) {
            for disc in kind {
                if disc.side <= wide + ROUNDING && y + disc.side <= end + ROUNDING {
                    spares.push(square(disc, left, y));
                    y += disc.side;
                }
            }
            if let Some((_, last)) = spares.last() {
                y = last.y1 + self.apart;
            }
        }
        if let (Some(group), false) = (spare.caption, spares.is_empty()) {
            let right = spares.iter().map(|(_, area)| area.x1).fold(left, f64::max);
            let area = Rect { x1: right, y1: caption.y0 + CAPTION, ..caption };
            spares.push((Element::Caption(group), area));
        }
        placed.extend(spares);
        SquareBlock { height: end + around, placed }
    }
}

/// Returns a piece with its area, of which (`left`, `top`) is the top left corner.
fn square(disc: &Disc, left: f64, top: f64) -> (Element, Rect) {
    (disc.element(), Rect::new(left, top, left + disc.side, top + disc.side))
}

/// Returns the pieces of a bunch, kind by kind.
fn kinds(bunch: &Bunch) -> impl Iterator<Item = &[Disc]> {
    bunch.discs.chunk_by(|one, other| one.piece == other.piece)
}

/// Returns the number of columns for pieces of a kind if none is higher than `height`.
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
        let block = SquareBlock::within(&brandubh(), &none, 0, at(157.0, 54.0)).expect("room");
        assert!((block.height - 54.0).abs() < 0.001, "{}", block.height);
        assert!(
            SquareBlock::within(&brandubh(), &none, 0, at(156.9, 54.0)).is_none(),
            "a third row is needed"
        );
        let higher = SquareBlock::within(&brandubh(), &none, 0, at(156.9, 73.0)).expect("three rows");
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

    /// Returns how many spare pieces find room, and how high the block is.
    fn with_spares(further: usize, width: f64, height: f64) -> (usize, f64) {
        let mut spare = bunch(Piece::King, 1, 25.0, true);
        spare.discs.extend(bunch(Piece::Attacker, 2, 19.0, true).discs);
        let block = SquareBlock::within(&brandubh(), &spare, further, at(width, height)).expect("room");
        let is_spare = |(element, _): &&(Element, Rect)| matches!(element, Element::Disc { spare: true, .. });
        (block.placed.iter().filter(is_spare).count(), (block.height * 10.0).round() / 10.0)
    }

    /// Two rows of 19 mm are 38 mm high: a column at the right holds one king, if 4 + 25 mm of width are left, or two men, if
    /// 4 + 19 mm are. Four rows are 76 mm high. Below the king (25 mm), a gap (4 mm) and a caption (6 mm) are 41 mm left, for
    /// another king; a column at the right holds a king and two men, 25 + 4 + 38 mm.
    #[test]
    fn spare_pieces_take_no_further_row_unless_there_is_room() {
        assert_eq!(with_spares(0, 157.0, 54.0), (0, 54.0));
        assert_eq!(with_spares(0, 180.0, 54.0), (2, 54.0));
        assert_eq!(with_spares(0, 186.0, 54.0), (1, 54.0));
        assert_eq!(with_spares(2, 186.0, 92.0), (3, 92.0));
        assert_eq!(with_spares(2, 186.0, 91.9), (2, 73.0), "three rows: a king and a man, 25 + 4 + 19 mm");
    }
}
