//! The pieces in rows: the king, officers and spares at his side, then the defenders, then the attackers; of several sets
//! one after another.

use super::element::{Element, Group};
use super::laying::SheetInProgress;
use super::rows::{Bunch, Disc, GAP, ORDER, ROUNDING, Row, Spacing};
use super::square_block::{BlockRoom, SquareBlock};
use super::{gutterfold, spares};
use crate::game::Piece;
use crate::imposition::error::SheetError;
use crate::imposition::order::Order;
use crate::imposition::settings::TokenShape;
use crate::scene::Rect;
use std::collections::VecDeque;
use std::ops::RangeInclusive;

/// Room for the marks beyond the bleed of a block of squares, in millimetres.
pub(crate) const MARKS: f64 = 3.2;
/// Most rows that a block of squares may get beyond the fewest that the width allows, for spare pieces.
const FURTHER: usize = 3;
/// Place of the spare pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spares {
    /// Beside the king, as many as his row holds.
    BesideKing,
    /// In rows of their own below all others; without a requested number, only if there is room.
    Last,
}

/// Whether pieces of one kind may be split between regions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Splitting {
    /// Yes, wherever a region ends.
    Anywhere,
    /// Only in a region with nothing else on it that does not hold all of them.
    OnlyFromTheTop,
    /// No.
    Never,
}

/// Several bunches that share one row, or one bunch in as many rows as it takes.
#[derive(Clone)]
struct Batch {
    bunches: Vec<Bunch>,
    /// Spare pieces that may fill the room left in its last row.
    fill: Vec<Disc>,
    /// Caption of these spare pieces. `None`: they need none of their own.
    filled: Option<Group>,
    /// Batches to make of a block of squares where the block has no room. `None`: the batch is no block.
    apart: Option<Vec<Batch>>,
}

/// The pieces that have no place yet.
#[derive(Clone)]
pub(super) struct Waiting<'a> {
    order: &'a Order,
    splitting: Splitting,
    spacing: Spacing,
    batches: VecDeque<Batch>,
    /// Spare pieces for a row below all others, if there is room.
    last: Vec<Disc>,
}

impl<'a> Waiting<'a> {
    /// Returns all pieces of the sets `sets`, except the pieces that go on labels.
    pub(crate) fn new(
        order: &'a Order,
        spares: Spares,
        splitting: Splitting,
        sets: RangeInclusive<u16>,
    ) -> Self {
        let bleed = order.settings.bleed.to_mm();
        let reach = if order.settings.two_sided { bleed.max(gutterfold::REACH.to_mm()) } else { bleed };
        let square = order.settings.token == TokenShape::Square;
        let spacing = Spacing {
            square,
            around: if square { reach + MARKS } else { reach },
            gap: if order.settings.two_sided { GAP / 2.0 } else { GAP },
        };
        let mut waiting = Self { order, splitting, spacing, batches: VecDeque::new(), last: Vec::new() };
        for set in sets {
            waiting.queue(set, spares);
        }
        waiting
    }

    /// Adds the pieces of a set at the end of the queue.
    fn queue(&mut self, set: u16, spares: Spares) {
        let order = self.order;
        let disc = |piece, spare| Disc { piece, spare, set, side: order.disc(piece).to_mm() };
        let is_here = |piece: &Piece| order.label_sheet(*piece).is_none();
        let bunch = |piece: Piece| Bunch {
            caption: Some(Group::Needed(piece)),
            discs: vec![disc(piece, false); order.count(piece)],
        };
        let bunches: Vec<Bunch> =
            ORDER.into_iter().filter(is_here).map(bunch).filter(|bunch| !bunch.discs.is_empty()).collect();
        let mut asked: Vec<Disc> =
            spares::asked(order).into_iter().filter(is_here).map(|piece| disc(piece, true)).collect();
        // Sorted by kind, so that spare pieces of a kind stand beside each other.
        asked.sort_by_key(|disc| ORDER.iter().position(|piece| *piece == disc.piece));
        let usual: Vec<Disc> =
            spares::usual(order).into_iter().filter(is_here).map(|piece| disc(piece, true)).collect();
        let several = order.settings.sets > 1;
        let caption = several.then_some(Group::Set(set));
        if several && !self.spacing.square {
            // Of several sets, each is one bunch under one caption: discs need not be of one size to stand in a row.
            let discs = bunches.into_iter().flat_map(|bunch| bunch.discs).chain(asked).collect();
            self.push(vec![Bunch { caption, discs }], usual, None);
            return;
        }
        let (mut lords, mut men) = (Vec::new(), Vec::new());
        for bunch in bunches {
            let is_lord =
                bunch.discs.first().is_some_and(|disc| disc.piece == Piece::King || disc.piece.is_officer());
            if is_lord { lords.push(bunch) } else { men.push(bunch) }
        }
        let has_king =
            lords.first().is_some_and(|bunch| bunch.discs.iter().any(|disc| disc.piece == Piece::King));
        let beside = has_king && (spares == Spares::BesideKing || several);
        let asked = Bunch { caption: Some(Group::Spare), discs: asked };
        let (lords, asked) = if beside && !asked.discs.is_empty() {
            (lords.into_iter().chain([asked]).collect(), None)
        } else {
            (lords, Some(asked))
        };
        let (fill, last) = if beside { (usual, Vec::new()) } else { (Vec::new(), usual) };
        let filled = (!several).then_some(Group::Spare);
        let mut batches = vec![Batch { bunches: lords, fill, filled, apart: None }];
        batches.extend(men.into_iter().chain(asked).map(|bunch| Batch {
            bunches: vec![bunch],
            fill: Vec::new(),
            filled,
            apart: None,
        }));
        for batch in &mut batches {
            batch.bunches.retain(|bunch| !bunch.discs.is_empty());
        }
        batches.retain(|batch| !batch.bunches.is_empty());
        if several {
            for (nth, bunch) in batches.iter_mut().flat_map(|batch| &mut batch.bunches).enumerate() {
                bunch.caption = caption.filter(|_| nth == 0);
            }
        }
        self.last = if several { Vec::new() } else { last };
        if self.spacing.square && !batches.is_empty() {
            let bunches = batches.iter().flat_map(|batch| batch.bunches.clone()).collect();
            let fill = batches[0].fill.clone();
            self.batches.push_back(Batch { bunches, fill, filled, apart: Some(batches) });
        } else {
            self.batches.extend(batches);
        }
    }

    fn push(&mut self, bunches: Vec<Bunch>, fill: Vec<Disc>, filled: Option<Group>) {
        if bunches.iter().any(|bunch| !bunch.discs.is_empty()) {
            self.batches.push_back(Batch { bunches, fill, filled, apart: None });
        }
    }

    /// Returns the first batch as one block of squares. `None`: it is no block, or has no room.
    fn block(&self, room: (f64, f64)) -> Option<SquareBlock> {
        let batch = self.batches.front().filter(|batch| batch.apart.is_some())?;
        // Pieces of a kind stand side by side, so that they share their cuts.
        let mut discs = batch.fill.clone();
        discs.sort_by_key(|disc| ORDER.iter().position(|piece| *piece == disc.piece));
        let spare = Bunch { caption: batch.filled, discs };
        let apart = 2.0 * (self.spacing.around - MARKS);
        // With several sets, no set gets spare pieces that would push another set elsewhere.
        let further = if self.order.settings.sets > 1 { 0 } else { FURTHER };
        let at = BlockRoom { room, spacing: self.spacing, apart };
        SquareBlock::within(&batch.bunches, &spare, further, at)
    }

    /// Whether every piece has its place.
    pub(crate) fn is_empty(&self) -> bool {
        self.batches.is_empty()
    }

    /// Puts all pieces into the free room of some sheets; returns whether all had room. If not, the sheets stay unchanged.
    pub(crate) fn lay_all(mut self, sheets: &mut [SheetInProgress]) -> bool {
        let before = sheets.to_vec();
        for sheet in &mut *sheets {
            while !self.is_empty()
                && let Ok(rows) = self.take(sheet.largest())
            {
                for (element, area) in rows {
                    sheet.put(element, area, false);
                }
            }
        }
        if !self.is_empty() {
            sheets.clone_from_slice(&before);
        }
        self.is_empty()
    }

    /// Takes as many rows as have room in `region`, and returns the trimmed area of each piece, caption and back. Pieces with
    /// backs get half of the region, the backs the other half.
    ///
    /// # Errors
    /// If there is no room for a single row.
    pub(crate) fn take(&mut self, region: Rect) -> Result<Vec<(Element, Rect)>, SheetError> {
        let fronts = if self.order.settings.two_sided { gutterfold::fronts(region) } else { region };
        let mut placed = Vec::new();
        let mut y = fronts.y0;
        let (spacing, several) = (self.spacing, self.order.settings.sets > 1);
        loop {
            let room = (fronts.width(), fronts.y1 - y);
            if let Some(block) = self.block(room) {
                let below = y + block.height + spacing.gap;
                block.place((fronts.x0, y), fronts.x1, &mut placed);
                self.batches.pop_front();
                y = below;
                continue;
            }
            if self.batches.front().is_some_and(|batch| batch.apart.is_some()) {
                if !placed.is_empty() || self.splitting == Splitting::Never {
                    break;
                }
                // No other region has more room than this one, so the block is taken apart.
                let apart = self.batches.pop_front().and_then(|batch| batch.apart).unwrap_or_default();
                apart.into_iter().rev().for_each(|batch| self.batches.push_front(batch));
            }
            let Some(batch) = self.front(fronts.width()) else { break };
            let mut rows = batch.rows(fronts.width(), spacing);
            let (mut fitting, mut height) = spacing.fitting(&rows, room);
            if fitting < rows.len() && !batch.fill.is_empty() {
                // Spare pieces may be higher than the row that they fill.
                let bare = Batch { fill: Vec::new(), ..batch.clone() }.rows(fronts.width(), spacing);
                let (count, end) = spacing.fitting(&bare, room);
                if count == bare.len() {
                    (rows, fitting, height) = (bare, count, end);
                }
            }
            if placed.is_empty()
                && let Some(continued) = batch.continued(several)
            {
                // Pieces that go on from the page before get a caption that says so, if as many rows still fit.
                let captioned = continued.rows(fronts.width(), spacing);
                let (as_many, higher) = spacing.fitting(&captioned, room);
                if as_many == fitting {
                    (rows, fitting, height) = (captioned, as_many, higher);
                }
            }
            let may_split = match self.splitting {
                Splitting::Anywhere => true,
                Splitting::OnlyFromTheTop => placed.is_empty(),
                Splitting::Never => false,
            };
            if fitting == 0 || (fitting < rows.len() && !may_split) {
                break;
            }
            let all = fitting == rows.len();
            self.spacing.place(&rows[..fitting], (fronts.x0, y), fronts.x1, &mut placed);
            y += height + spacing.gap;
            self.remove(rows.into_iter().take(fitting), all);
            if !all {
                break;
            }
        }
        if placed.is_empty() {
            return Err(SheetError::NoRoom { what: "row", size: None });
        }
        if self.is_empty() && !self.last.is_empty() {
            let empty = Bunch { caption: Some(Group::Spare), discs: Vec::new() };
            let mut row = Row { bunches: vec![empty] };
            self.spacing.fill(&mut row, &self.last, fronts.width());
            let rows = [row];
            if !rows[0].bunches[0].discs.is_empty()
                && self.spacing.fitting(&rows, (fronts.width(), fronts.y1 - y)).0 == 1
            {
                self.spacing.place(&rows, (fronts.x0, y), fronts.x1, &mut placed);
            }
        }
        if self.order.settings.two_sided {
            placed.extend(gutterfold::backs(&placed, self.spacing.around));
        }
        Ok(placed)
    }

    /// Returns the batch to place next. Of bunches that are to share a row, the last ones that have no room in a region `width`
    /// millimetres wide become batches of their own first.
    fn front(&mut self, width: f64) -> Option<&Batch> {
        loop {
            let batch = self.batches.front_mut()?;
            if batch.bunches.len() < 2 || self.spacing.width(&batch.bunches) <= width + ROUNDING {
                return self.batches.front();
            }
            let bunch = batch.bunches.pop()?;
            // Spare pieces wait until all other pieces of their set are placed.
            let is_spare = bunch.discs.iter().all(|disc| disc.spare);
            let set = bunch.discs.first().map_or(1, |disc| disc.set);
            let of_set =
                |other: &&Batch| other.bunches.iter().flat_map(|b| &b.discs).any(|disc| disc.set == set);
            let behind = if is_spare { self.batches.iter().skip(1).take_while(of_set).count() } else { 0 };
            let next = Batch { bunches: vec![bunch], fill: Vec::new(), filled: None, apart: None };
            self.batches.insert(1 + behind, next);
        }
    }

    /// Removes the placed rows from the first batch, or the whole batch if `all` is true.
    fn remove(&mut self, rows: impl Iterator<Item = Row>, all: bool) {
        if all {
            self.batches.pop_front();
        } else if let Some(bunch) = self.batches.front_mut().and_then(|batch| batch.bunches.first_mut()) {
            let taken: usize = rows.flat_map(|row| row.bunches).map(|bunch| bunch.discs.len()).sum();
            bunch.discs.drain(..taken.min(bunch.discs.len()));
            bunch.caption = None;
        }
    }
}

impl Batch {
    /// Returns this batch with a caption that says that it goes on from the page before. `None`: its pieces have a caption
    /// already, or are spare ones.
    fn continued(&self, several: bool) -> Option<Self> {
        let first = self.bunches.first().filter(|bunch| bunch.caption.is_none())?;
        let disc = first.discs.first()?;
        let caption = if several { Group::MoreOfSet(disc.set) } else { Group::More(disc.piece) };
        if disc.spare && !several {
            return None;
        }
        let mut bunches = self.bunches.clone();
        bunches[0].caption = Some(caption);
        Some(Self { bunches, fill: self.fill.clone(), filled: self.filled, apart: None })
    }

    /// Returns the batch's rows in a region `width` millimetres wide.
    fn rows(&self, width: f64, spacing: Spacing) -> Vec<Row> {
        let mut rows = match self.bunches.as_slice() {
            [bunch] => spacing.rows(bunch, width),
            bunches => vec![Row { bunches: bunches.to_vec() }],
        };
        if let Some(row) = rows.last_mut().filter(|_| !self.fill.is_empty()) {
            if self.filled.is_some() || spacing.square {
                row.bunches.push(Bunch { caption: self.filled, discs: Vec::new() });
            }
            spacing.fill(row, &self.fill, width);
            row.bunches.retain(|bunch| !bunch.discs.is_empty());
        }
        rows
    }
}
