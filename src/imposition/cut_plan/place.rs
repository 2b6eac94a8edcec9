//! Places everything that is cut on as few sheets as possible: board parts first, then cards beside them, then pieces on sheets
//! of their own with the remaining cards.

use super::discs::{self, Spares, Splitting};
use super::element::{CutSheet, Element, FlatInsert, SlugLineForm};
use super::laying::{GAP, SheetInProgress};
use super::pack::Room;
use super::spares;
use super::strategies::{Home, Label, NONE, Shortcomings, Strategy, fewest, kind_of, strategies};
use crate::game::Piece;
use crate::imposition::cutting::{BoardPart, Trim};
use crate::imposition::error::SheetError;
use crate::imposition::order::Order;
use crate::imposition::settings::Settings;
use crate::scene::{Rect, Size};
use std::cell::RefCell;
use std::collections::BTreeSet;

/// Least room around a board part with a frame, in millimetres: the shortest cut marks need it where the bleed is narrower.
const MARKS: f64 = 1.4;

/// Board that is to be laid on sheets.
#[derive(Clone, Copy)]
pub(crate) struct Laid {
    /// Squares and frame of the board.
    pub(crate) trim: Trim,
    /// Room between a board part's bleed and the bleed of a neighbour of another kind, in millimetres.
    pub(crate) gap: f64,
}

impl Laid {
    /// Returns the board with the usual gap.
    pub(crate) const fn usual(trim: Trim) -> Self {
        Self { trim, gap: GAP }
    }

    /// Returns an empty sheet for the board's parts. A frame that nobody asked for must leave room for bleed and marks; squares
    /// and a requested frame may take that room.
    fn empty(self, settings: &Settings) -> SheetInProgress {
        let is_spare = settings.frame.is_none() && self.trim.is_framed();
        let kept = if is_spare { settings.bleed.to_mm().max(MARKS) } else { 0.0 };
        SheetInProgress::empty(settings).keeping(kept)
    }
}

/// Returns whether a part has room on an empty sheet beside the slug line, as it is or turned.
pub(crate) fn fits_alone(settings: &Settings, trim: Trim, part: &BoardPart) -> bool {
    let mut sheet = Laid::usual(trim).empty(settings);
    sheet.holds(Element::Board { part: 0, set: 1 }, trim.part(part).size())
}

/// Returns all sheets, laid by the strategy that [`fewest`] finds best.
pub(crate) fn sheets(
    order: &Order,
    board: Laid,
    parts: &[BoardPart],
    inserts: &[FlatInsert],
    known: &KnownPieces,
) -> Result<Vec<CutSheet>, SheetError> {
    let begun = Begun::new(order, board, parts, inserts)?;
    let sheets = fewest(begun.ways(known, Filling::rest), begun.least())?;
    Ok(sheets.into_iter().map(SheetInProgress::finished).collect())
}

/// Whether everything has room on `most` sheets.
pub(crate) fn goes_on(
    order: &Order,
    board: Laid,
    parts: &[BoardPart],
    inserts: &[FlatInsert],
    most: usize,
    known: &KnownPieces,
) -> bool {
    let is_enough =
        |sheets: Result<Vec<SheetInProgress>, SheetError>| sheets.is_ok_and(|sheets| sheets.len() <= most);
    let begun = Begun::new(order, board, parts, inserts);
    let within = |filling: Filling<'_>| filling.within(most);
    begun.is_ok_and(|begun| begun.least()[0] <= most && begun.ways(known, within).any(is_enough))
}

/// Returns how many sheets the parts of a board take; `usize::MAX` if a part has no room.
pub(crate) fn sheets_of_board(settings: &Settings, trim: Trim, parts: &[BoardPart]) -> usize {
    boards(settings, Laid::usual(trim), parts).map_or(usize::MAX, |sheets| sheets.len())
}

/// Lays the parts of a board on the fewest sheets.
fn boards(settings: &Settings, board: Laid, parts: &[BoardPart]) -> Result<Vec<SheetInProgress>, SheetError> {
    let ways = board_ways(parts).map(|(order, across)| board_sheets(settings, board, parts, &order, across));
    fewest(ways, NONE)
}

/// Returns the orders in which board parts are tried, and whether they lie along the paper's short side where both ways fit.
fn board_ways(parts: &[BoardPart]) -> impl Iterator<Item = (Vec<usize>, bool)> {
    let numbered: Vec<usize> = (0..parts.len()).collect();
    // Longest first, so that parts of one size lie together, and the small centre of a pinwheel fills what is left.
    let mut longest = numbered.clone();
    longest.sort_by_key(|&i| std::cmp::Reverse(parts[i].columns.max(parts[i].rows)));
    [numbered, longest].into_iter().flat_map(|order| [(order.clone(), false), (order, true)])
}

/// Puts each board part on the first sheet with room, turned if need be, and returns the sheets.
fn board_sheets(
    settings: &Settings,
    board: Laid,
    parts: &[BoardPart],
    order: &[usize],
    across: bool,
) -> Result<Vec<SheetInProgress>, SheetError> {
    let mut sheets: Vec<SheetInProgress> = Vec::new();
    for &part in order {
        let size = board.trim.part(&parts[part]).size();
        let element = Element::Board { part, set: 1 };
        if !sheets.iter_mut().any(|sheet| sheet.lay(element, size, across, Room::find)) {
            let mut sheet = board.empty(settings);
            if !sheet.lay(element, size, across, Room::find) {
                return Err(SheetError::NoRoom { what: "board-part", size: Some(size) });
            }
            sheets.push(sheet);
        }
    }
    Ok(sheets)
}

/// Copies the sheets of one set's board for every set.
fn for_all_sets(boards: &[SheetInProgress], sets: u16) -> Vec<SheetInProgress> {
    (1..=sets)
        .flat_map(|of_set| {
            boards.iter().cloned().map(move |mut sheet| {
                for placed in &mut sheet.placed {
                    if let Element::Board { set, .. } = &mut placed.element {
                        *set = of_set;
                    }
                }
                sheet
            })
        })
        .collect()
}

/// Sheets of the board with the inserts that fit beside it: the start of every strategy.
struct Begun<'a> {
    /// Board sheets with inserts beside the board, laid without and with [`Strategy::across`].
    fillings: [Filling<'a>; 2],
    /// Sheets of the board with nothing beside it.
    boards: Vec<SheetInProgress>,
}

impl<'a> Begun<'a> {
    fn new(
        order: &'a Order,
        board: Laid,
        parts: &[BoardPart],
        inserts: &'a [FlatInsert],
    ) -> Result<Self, SheetError> {
        let boards = boards(&order.settings, board, parts)?;
        let boards: Vec<SheetInProgress> = boards.into_iter().map(|sheet| sheet.spaced(board.gap)).collect();
        let boards = for_all_sets(&boards, order.settings.sets);
        let begin = |across| Filling::new(order, inserts, across, boards.clone());
        Ok(Self { fillings: [begin(false), begin(true)], boards })
    }

    /// Returns the sheets that each strategy makes, but skips a strategy with the same effect as an earlier one; `finish`
    /// completes the sheets once the pieces lie.
    fn ways(
        &self,
        known: &KnownPieces,
        finish: impl Fn(Filling<'a>) -> Result<Vec<SheetInProgress>, SheetError>,
    ) -> impl Iterator<Item = Result<Vec<SheetInProgress>, SheetError>> {
        let Filling { order, inserts, .. } = self.fillings[0];
        let mut tried: Vec<Strategy> = Vec::new();
        let is_new = move |strategy: &Strategy| {
            let effect = self.effect(*strategy);
            let is_new = !tried.contains(&effect);
            tried.push(effect);
            is_new
        };
        let has_room = self.pieces_and(0) <= self.free();
        let is_open = move |strategy: &Strategy| strategy.home == Home::OwnSheets || has_room;
        let all = inserts.iter().map(|insert| insert.sets(order.settings.sets).count()).sum();
        strategies(all, &order.settings).filter(is_open).filter(is_new).map(move |strategy| {
            if strategy.home == Home::BoardSheets {
                return finish(self.hosted(strategy)?);
            }
            let mut filling = self.fillings[usize::from(strategy.across)].clone();
            filling.strategy = strategy;
            known.pieces(&mut filling)?;
            finish(filling)
        })
    }

    /// Returns the board sheets with all pieces beside the boards, laid before or after the inserts.
    fn hosted(&self, strategy: Strategy) -> Result<Filling<'a>, SheetError> {
        let mut filling = self.fillings[usize::from(strategy.across)].clone();
        if strategy.beside == 0 || strategy.label != Label::Foot(SlugLineForm::Block) {
            filling = Filling::empty(filling.order, filling.inserts, strategy.across, self.boards.clone());
            if strategy.beside > 0 {
                filling.fill();
            }
            let form = if let Label::Foot(form) = strategy.label { form } else { SlugLineForm::Block };
            filling.sheets.iter_mut().for_each(|sheet| sheet.label(form));
        }
        // Captions of pieces, and what stands below a part of the board, need more than a narrow gap.
        filling.sheets = filling.sheets.into_iter().map(|sheet| sheet.spaced(GAP)).collect();
        filling.strategy = strategy;
        filling.host()?;
        Ok(filling)
    }

    /// Returns the free area on the board's sheets, in square millimetres.
    fn free(&self) -> f64 {
        self.boards.iter().map(SheetInProgress::free_area).sum()
    }

    /// Returns the least area that all pieces and the first `count` inserts of all sets take, in square millimetres.
    fn pieces_and(&self, count: usize) -> f64 {
        let Filling { order, inserts, .. } = self.fillings[0];
        let side = |piece: Piece| order.disc(piece).to_mm();
        let is_here = |piece: &&Piece| order.label_sheet(**piece).is_none();
        let pieces = Piece::ALL.iter().filter(is_here);
        let pieces: f64 = pieces.map(|&piece| order.count(piece) as f64 * side(piece) * side(piece)).sum();
        let (once, each): (Vec<&FlatInsert>, Vec<&FlatInsert>) =
            inserts.iter().take(count).partition(|insert| insert.is_once);
        let area = |inserts: Vec<&FlatInsert>| inserts.iter().map(|insert| insert.size.area()).sum::<f64>();
        f64::from(order.settings.sets) * (pieces + area(each)) + area(once)
    }

    /// Returns the strategy without choices that make no difference: where inserts go once all are placed, and where spare pieces
    /// go if only one place is possible.
    fn effect(&self, strategy: Strategy) -> Strategy {
        let [along, across] = &self.fillings;
        let waiting = self.fillings[usize::from(strategy.across)].waiting.len();
        let differs = waiting > 0
            || !along.waiting.is_empty()
            || along.sheets.iter().zip(&across.sheets).any(|(one, other)| one.placed != other.placed);
        // Of several sets, spare pieces always fill the king's row.
        let several = self.fillings[0].order.settings.sets > 1;
        let spares = if several { Spares::BesideKing } else { strategy.spares };
        let across = strategy.across && differs;
        if strategy.home == Home::BoardSheets {
            return Strategy { across, ..strategy };
        }
        Strategy { beside: strategy.beside.min(waiting), across, spares, ..strategy }
    }

    /// Returns a lower bound for the shortcomings of every strategy.
    fn least(&self) -> Shortcomings {
        let Filling { order, inserts, .. } = self.fillings[0];
        let is_here = |piece: &&Piece| order.count(**piece) > 0 && order.label_sheet(**piece).is_none();
        let kinds = Piece::ALL.iter().filter(is_here).count();
        let of_pieces = usize::from(kinds > 0);
        let sizes: BTreeSet<i64> = inserts.iter().map(|insert| kind_of(insert.size)).collect();
        let spares =
            usize::from(order.settings.sets) * (spares::usual(order).len() + spares::asked(order).len());
        // If everything has room beside the boards, the pieces may need no sheet of their own.
        let is_tight = self.boards.is_empty() || self.pieces_and(inserts.len()) > self.free();
        let least = self.boards.len() + if is_tight { of_pieces } else { 0 };
        [least, kinds, of_pieces, sizes.len(), spares::MOST.saturating_sub(spares)]
    }
}

/// Cache of sheets of pieces. They do not depend on the board: with a wider frame they are the same, as long as the same inserts
/// find no room beside the board.
#[derive(Default)]
pub(crate) struct KnownPieces(RefCell<Vec<LaidPieces>>);

/// Cached sheets of pieces, with the strategy and the inserts on which they depend.
struct LaidPieces {
    strategy: Strategy,
    /// Inserts without a place before these sheets were laid, and after.
    waiting: [WaitingInserts; 2],
    sheets: Vec<SheetInProgress>,
}

/// Inserts that have no place yet, as set and index. Set `None`: all sets share the insert.
type WaitingInserts = Vec<(Option<u16>, usize)>;

impl KnownPieces {
    /// Adds sheets with the pieces to the filling: cached ones that match, or newly laid ones.
    fn pieces(&self, filling: &mut Filling<'_>) -> Result<(), SheetError> {
        let is_it =
            |laid: &&LaidPieces| laid.strategy == filling.strategy && laid.waiting[0] == filling.waiting;
        if let Some(laid) = self.0.borrow().iter().find(is_it) {
            filling.sheets.extend(laid.sheets.iter().cloned());
            filling.waiting.clone_from(&laid.waiting[1]);
            return Ok(());
        }
        let (before, boards) = (filling.waiting.clone(), filling.sheets.len());
        filling.pieces()?;
        if !filling.waiting.is_empty() {
            // Room for the waiting inserts is searched beside the pieces.
            filling.sheets[boards..].iter_mut().for_each(SheetInProgress::settle);
        }
        let sheets = filling.sheets[boards..].to_vec();
        let waiting = [before, filling.waiting.clone()];
        self.0.borrow_mut().push(LaidPieces { strategy: filling.strategy, waiting, sheets });
        Ok(())
    }
}

/// Sheets with the board, to which inserts, pieces and slug lines are added.
#[derive(Clone)]
struct Filling<'a> {
    order: &'a Order,
    inserts: &'a [FlatInsert],
    strategy: Strategy,
    /// Inserts that have no place yet; the largest first.
    waiting: WaitingInserts,
    sheets: Vec<SheetInProgress>,
}

impl<'a> Filling<'a> {
    /// Starts with the board's sheets, and puts all inserts that fit beside the board.
    fn new(order: &'a Order, inserts: &'a [FlatInsert], across: bool, sheets: Vec<SheetInProgress>) -> Self {
        let mut filling = Self::empty(order, inserts, across, sheets);
        filling.fill();
        for sheet in &mut filling.sheets {
            sheet.label(SlugLineForm::Block);
        }
        filling
    }

    /// Starts with the board's sheets, and nothing beside the board.
    fn empty(
        order: &'a Order,
        inserts: &'a [FlatInsert],
        across: bool,
        sheets: Vec<SheetInProgress>,
    ) -> Self {
        let sets = order.settings.sets;
        let mut waiting: WaitingInserts = (0..)
            .zip(inserts)
            .flat_map(|(index, insert)| insert.sets(sets).map(move |set| (set, index)))
            .collect();
        // Inserts of one size are tried insert by insert, each for all sets in turn, so that the boards' sheets, one
        // after another, get those of their own sets.
        waiting.sort_by(|a, b| {
            inserts[b.1].size.area().total_cmp(&inserts[a.1].size.area()).then((a.1, a.0).cmp(&(b.1, b.0)))
        });
        Self { order, inserts, strategy: Strategy::usual(across), waiting, sheets }
    }

    /// Puts inserts that have no place yet on the first sheet with room.
    fn fill(&mut self) {
        let (inserts, across, sheets) = (self.inserts, self.strategy.across, &mut self.sheets);
        // Room on sheets only shrinks: a sheet without room for one insert has none for the next of the same size, so
        // the search goes on from there.
        let mut like: Option<(Size, usize)> = None;
        self.waiting.retain(|&(set, index)| {
            let size = inserts[index].size;
            let from = like.filter(|(other, _)| *other == size).map_or(0, |(_, from)| from);
            let element = inserts[index].element(index, set);
            let found = (from..sheets.len()).find(|&nth| sheets[nth].lay(element, size, across, Room::find));
            like = Some((size, found.unwrap_or(sheets.len())));
            found.is_none()
        });
        // The remaining inserts go on further sheets set by set.
        self.waiting
            .sort_by(|a, b| inserts[b.1].size.area().total_cmp(&inserts[a.1].size.area()).then(a.cmp(b)));
    }

    /// Puts up to `most` of the inserts that have no place yet on a fresh sheet.
    fn add(
        &mut self,
        sheet: &mut SheetInProgress,
        most: usize,
        find: impl Fn(&Room, Size) -> Option<Rect> + Copy,
    ) {
        let (inserts, across) = (self.inserts, self.strategy.across);
        let (mut left, mut too_large) = (most, None);
        self.waiting.retain(|&(set, index)| {
            let size = inserts[index].size;
            let is_put = left > 0
                && too_large != Some(size)
                && sheet.lay(inserts[index].element(index, set), size, across, find);
            if is_put {
                left -= 1;
            } else {
                too_large = Some(size);
            }
            !is_put
        });
    }

    /// Returns a fresh sheet with its slug line and up to `most` of the inserts that have no place yet; and the room beside the
    /// slug line. `None`: no pieces go there.
    fn fresh(&mut self, most: usize) -> (SheetInProgress, Option<Rect>) {
        let mut sheet = SheetInProgress::empty(&self.order.settings);
        match self.strategy.label {
            Label::Foot(form) => {
                self.add(&mut sheet, most, Room::find);
                sheet.label(form);
                (sheet, None)
            }
            Label::Corner => {
                let corner = sheet.label_at_the_corner();
                self.add(&mut sheet, most, Room::find_bottom);
                sheet.label(SlugLineForm::Block);
                let beside = corner.filter(|corner| sheet.is_free(*corner));
                (sheet, beside)
            }
        }
    }

    /// Puts the pieces on sheets of their own, the first of which also gets some of the inserts that have no place yet.
    fn pieces(&mut self) -> Result<(), SheetError> {
        if Piece::ALL.iter().all(|&piece| self.order.count(piece) == 0) {
            return Ok(());
        }
        let splitting = if self.strategy.together { Splitting::OnlyFromTheTop } else { Splitting::Anywhere };
        let sets = 1..=self.order.settings.sets;
        let mut waiting = discs::Waiting::new(self.order, self.strategy.spares, splitting, sets);
        let mut beside = self.strategy.beside;
        while !waiting.is_empty() {
            let (mut sheet, corner) = self.fresh(beside);
            let first = corner.and_then(|corner| waiting.take(corner).ok()).unwrap_or_default();
            let is_begun = !first.is_empty();
            for (element, area) in first {
                sheet.put(element, area, false);
            }
            if !waiting.is_empty() {
                match waiting.take(sheet.largest()) {
                    Ok(rows) => rows.into_iter().for_each(|(element, area)| sheet.put(element, area, false)),
                    Err(error) if !is_begun => return Err(error),
                    Err(_) => {}
                }
            }
            self.sheets.push(sheet);
            beside = 0;
        }
        Ok(())
    }

    /// Puts each set's pieces on the sheets of its board: all on one sheet if it has room, else each kind whole on one sheet.
    fn host(&mut self) -> Result<(), SheetError> {
        let sets = self.order.settings.sets;
        let boards = self.sheets.len() / usize::from(sets);
        for (set, own) in (1..=sets).zip(self.sheets.chunks_mut(boards.max(1))) {
            let all = discs::Waiting::new(self.order, Spares::BesideKing, Splitting::Never, set..=set);
            let alone = own.iter_mut().any(|sheet| all.clone().lay_all(std::slice::from_mut(sheet)));
            if !alone && !all.clone().lay_all(own) {
                return Err(SheetError::NoRoom { what: "pieces", size: None });
            }
        }
        Ok(())
    }

    /// The finished sheets. Inserts that have no place yet go beside the pieces and then on further sheets, or all on
    /// further sheets, whichever [`fewest`] finds better.
    fn rest(self) -> Result<Vec<SheetInProgress>, SheetError> {
        let mut filled = self.clone();
        filled.fill();
        if filled.waiting == self.waiting {
            return self.further();
        }
        fewest([filled.further(), self.further()].into_iter(), NONE)
    }

    /// Returns the sheets as [`Self::rest`] does, or an error if it is soon seen that more than `most` sheets are needed.
    fn within(self, most: usize) -> Result<Vec<SheetInProgress>, SheetError> {
        let too_many = SheetError::NoRoom { what: "set", size: None };
        if self.sheets.len() > most {
            return Err(too_many);
        }
        if self.sheets.len() < most || self.waiting.is_empty() {
            return self.rest();
        }
        let mut filled = self;
        filled.fill();
        if filled.waiting.is_empty() { filled.further() } else { Err(too_many) }
    }

    /// The finished sheets, with all inserts that have no place yet on further ones.
    fn further(mut self) -> Result<Vec<SheetInProgress>, SheetError> {
        if let Label::Corner = self.strategy.label {
            self.strategy.label = Label::Foot(SlugLineForm::Block);
        }
        while !self.waiting.is_empty() {
            let before = self.waiting.len();
            let (sheet, _) = self.fresh(before);
            if self.waiting.len() == before {
                let size = self.waiting.first().map(|(_, index)| self.inserts[*index].size);
                return Err(SheetError::NoRoom { what: "insert", size });
            }
            self.sheets.push(sheet);
        }
        in_order(&mut self.sheets, self.inserts);
        if self.sheets.iter().all(SheetInProgress::is_labelled) {
            Ok(self.sheets)
        } else {
            Err(SheetError::NoRoom { what: "page-label", size: None })
        }
    }
}

/// Sorts sheets that begin with inserts of one component by set and index, whatever their sizes: a box's tray comes before its
/// cover.
fn in_order(sheets: &mut [SheetInProgress], inserts: &[FlatInsert]) {
    let part = |sheet: &SheetInProgress| match sheet.placed.first()?.element {
        Element::Insert { index, set, .. } => Some((inserts[index].component?, (set, index))),
        _ => None,
    };
    for nth in 0..sheets.len() {
        for later in nth + 1..sheets.len() {
            let (Some(one), Some(other)) = (part(&sheets[nth]), part(&sheets[later])) else { continue };
            if one.0 == other.0 && other.1 < one.1 {
                sheets.swap(nth, later);
            }
        }
    }
}
