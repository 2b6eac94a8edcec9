//! Placing what is cut on as few sheets as can be: board parts first, then cards beside them, pieces on sheets of their
//! own with what is left of the cards.

use super::cut::BoardPart;
use super::discs;
use super::discs::Spares;
use super::pack::Room;
use super::plan::{CutSheet, Form, Placed, Thing};
use super::{Job, Settings, SheetError};
use crate::kit::BLEED;
use crate::scene::{Rect, Size, Vec2};
use crate::units::Length;
use std::collections::BTreeSet;

/// Room between the bleeds of things on a sheet, so that cut marks stand clear.
const GAP: f64 = 4.0;

/// A sheet while it is filled.
#[derive(Clone)]
struct Sheet {
    placed: Vec<Placed>,
    room: Room,
    /// Whether the page's own label is on it already. Until then, room is kept for it.
    labelled: bool,
}

/// Whether a part of so many columns and rows has room on a sheet, as it is or turned, together with the page's label.
pub(super) fn fits_alone(settings: &Settings, cell: Length, columns: u8, rows: u8) -> bool {
    let size = squares(cell, columns, rows);
    [size, turned(size)].into_iter().any(|size| {
        let sheet = Sheet::empty(settings);
        sheet.room.find(with_room(size)).is_some_and(|area| sheet.keeps_label(area))
    })
}

/// All sheets: of the ways tried, the first that takes the fewest.
pub(super) fn sheets(
    job: &Job<'_>,
    parts: &[BoardPart],
    loose: &[Size],
) -> Result<Vec<CutSheet>, SheetError> {
    let boards = boards(job.settings, job.measures.cell, parts)?;
    let mut sheets = fewest(ways(loose.len()).map(|way| {
        let mut filling = Filling::new(job, loose, way, boards.clone());
        filling.pieces()?;
        filling.rest()
    }))?;
    for sheet in &mut sheets {
        sheet.center(job.settings);
    }
    Ok(sheets.into_iter().map(|sheet| CutSheet { placed: sheet.placed }).collect())
}

/// On how many sheets the parts of a board go; very many if one of them has no room.
pub(super) fn sheets_of_board(settings: &Settings, cell: Length, parts: &[BoardPart]) -> usize {
    boards(settings, cell, parts).map_or(usize::MAX, |sheets| sheets.len())
}

/// The parts of a board on the fewest sheets.
fn boards(settings: &Settings, cell: Length, parts: &[BoardPart]) -> Result<Vec<Sheet>, SheetError> {
    fewest(board_ways(parts).map(|(order, across)| board_sheets((settings, cell), parts, &order, across)))
}

/// How pieces and loose parts are put on sheets.
#[derive(Clone, Copy)]
struct Way {
    /// The most loose parts beside the first of the pieces.
    beside: usize,
    /// Whether loose parts lie along the short side of the paper where both ways fit.
    across: bool,
    /// How the label of a fresh page is laid out if there is room.
    label: Form,
    /// Where the spare pieces go.
    spares: Spares,
    /// Whether pieces of a kind are kept on one page.
    together: bool,
}

/// All ways, those liked best first.
fn ways(loose: usize) -> impl Iterator<Item = Way> {
    (0..=loose).rev().flat_map(|beside| {
        [Form::Block, Form::Band].into_iter().flat_map(move |label| {
            [Spares::BesideKing, Spares::Last].into_iter().flat_map(move |spares| {
                let flags = [(false, false), (true, false), (false, true), (true, true)];
                flags.into_iter().map(move |(across, together)| Way {
                    beside,
                    across,
                    label,
                    spares,
                    together,
                })
            })
        })
    })
}

/// The first result with the fewest sheets, of those the one that keeps like with like; an error only if every way has one.
fn fewest(ways: impl Iterator<Item = Result<Vec<Sheet>, SheetError>>) -> Result<Vec<Sheet>, SheetError> {
    let mut best: Option<Result<Vec<Sheet>, SheetError>> = None;
    for way in ways {
        let better = match (&best, &way) {
            (None, _) | (Some(Err(_)), Ok(_)) => true,
            (Some(Ok(old)), Ok(new)) => faults(new) < faults(old),
            (Some(_), Err(_)) => false,
        };
        if better {
            best = Some(way);
        }
    }
    best.unwrap_or(Err(SheetError::NoRoom { what: "the set" }))
}

/// What is to be as little as can be, what matters most first: the sheets; how often pieces of a kind begin on a sheet; the
/// sheets with pieces; how often loose parts of a size begin on a sheet; and the spare pieces that a full set of them
/// lacks.
fn faults(sheets: &[Sheet]) -> [usize; 5] {
    let things = |sheet: &Sheet| -> (BTreeSet<i64>, BTreeSet<i64>) {
        let (mut pieces, mut sizes) = (BTreeSet::new(), BTreeSet::new());
        for placed in &sheet.placed {
            match placed.thing {
                Thing::Disc { piece, spare: false, .. } => _ = pieces.insert(piece as i64),
                Thing::Loose(_) => _ = sizes.insert((placed.area.area() * 1000.0).round() as i64),
                _ => {}
            }
        }
        (pieces, sizes)
    };
    let is_spare = |placed: &&Placed| matches!(placed.thing, Thing::Disc { spare: true, .. });
    let spares = sheets.iter().flat_map(|sheet| &sheet.placed).filter(is_spare).count();
    let kinds: Vec<_> = sheets.iter().map(things).collect();
    [
        sheets.len(),
        kinds.iter().map(|(pieces, _)| pieces.len()).sum(),
        kinds.iter().filter(|(pieces, _)| !pieces.is_empty()).count(),
        kinds.iter().map(|(_, sizes)| sizes.len()).sum(),
        discs::MOST_SPARES.saturating_sub(spares),
    ]
}

/// Orders in which board parts are placed, and whether they lie along the short side of the paper where both ways fit.
fn board_ways(parts: &[BoardPart]) -> impl Iterator<Item = (Vec<usize>, bool)> {
    let numbered: Vec<usize> = (0..parts.len()).collect();
    // Longest first: like lies with like, and a small centre fills what is left.
    let mut longest = numbered.clone();
    longest.sort_by_key(|&i| std::cmp::Reverse(parts[i].columns.max(parts[i].rows)));
    [numbered, longest].into_iter().flat_map(|order| [(order.clone(), false), (order, true)])
}

/// Parts of the board, each on the first sheet with room, turned if need be.
fn board_sheets(
    (settings, cell): (&Settings, Length),
    parts: &[BoardPart],
    order: &[usize],
    across: bool,
) -> Result<Vec<Sheet>, SheetError> {
    let mut sheets: Vec<Sheet> = Vec::new();
    for &index in order {
        let size = squares(cell, parts[index].columns, parts[index].rows);
        let place = |sheet: &Sheet| sheet.find(size, across, Room::find);
        let at = sheets.iter().position(|sheet| place(sheet).is_some()).unwrap_or(sheets.len());
        if at == sheets.len() {
            sheets.push(Sheet::empty(settings));
        }
        let (area, turned) = place(&sheets[at]).ok_or(SheetError::NoRoom { what: "a part of the board" })?;
        sheets[at].put(Thing::Board(index), area, turned);
    }
    Ok(sheets)
}

/// Sheets with the board, to which pieces, cards and labels are added.
#[derive(Clone)]
struct Filling<'a> {
    job: &'a Job<'a>,
    loose: &'a [Size],
    way: Way,
    /// Loose parts without a place, the largest first.
    waiting: Vec<usize>,
    sheets: Vec<Sheet>,
}

impl<'a> Filling<'a> {
    /// Puts what fits beside the board.
    fn new(job: &'a Job<'a>, loose: &'a [Size], way: Way, sheets: Vec<Sheet>) -> Self {
        let mut waiting: Vec<usize> = (0..loose.len()).collect();
        waiting.sort_by(|&a, &b| loose[b].area().total_cmp(&loose[a].area()).then(a.cmp(&b)));
        let mut filling = Self { job, loose, way, waiting, sheets };
        filling.fill();
        for sheet in &mut filling.sheets {
            sheet.label(Form::Block);
        }
        filling
    }

    /// Puts waiting parts wherever a sheet has room.
    fn fill(&mut self) {
        let (loose, across, sheets) = (self.loose, self.way.across, &mut self.sheets);
        self.waiting
            .retain(|&index| !sheets.iter_mut().any(|sheet| sheet.put_loose(index, loose[index], across)));
    }

    /// A fresh sheet with its label and up to `most` of the waiting parts.
    fn fresh(&mut self, most: usize) -> Sheet {
        let mut sheet = Sheet::empty(self.job.settings);
        let mut left = most;
        let (loose, across) = (self.loose, self.way.across);
        self.waiting.retain(|&index| {
            let is_put = left > 0 && sheet.put_loose(index, loose[index], across);
            left -= usize::from(is_put);
            !is_put
        });
        sheet.label(self.way.label);
        sheet
    }

    /// The pieces on sheets of their own, the first of them with some of the waiting parts.
    fn pieces(&mut self) -> Result<(), SheetError> {
        let mut waiting = discs::Waiting::new(self.job, self.way.spares, self.way.together);
        let mut beside = self.way.beside;
        while !waiting.is_empty() {
            let mut sheet = self.fresh(beside);
            for (thing, area) in waiting.take(sheet.largest())? {
                sheet.put(thing, area.inset(thing.outset()), false);
            }
            self.sheets.push(sheet);
            beside = 0;
        }
        Ok(())
    }

    /// What still waits: beside the pieces or, where that takes no more sheets, all together on further ones.
    fn rest(self) -> Result<Vec<Sheet>, SheetError> {
        let mut filled = self.clone();
        filled.fill();
        fewest([filled.further(), self.further()].into_iter())
    }

    /// What still waits, on further sheets.
    fn further(mut self) -> Result<Vec<Sheet>, SheetError> {
        while !self.waiting.is_empty() {
            let before = self.waiting.len();
            let sheet = self.fresh(before);
            if self.waiting.len() == before {
                return Err(SheetError::NoRoom { what: "a card or a score sheet" });
            }
            self.sheets.push(sheet);
        }
        if self.sheets.iter().all(|sheet| sheet.labelled) {
            Ok(self.sheets)
        } else {
            Err(SheetError::NoRoom { what: "the page's own label" })
        }
    }
}

impl Sheet {
    fn empty(settings: &Settings) -> Self {
        let room = Room::new(settings.paper.printable(settings.margin), GAP);
        Self { placed: Vec::new(), room, labelled: false }
    }

    /// Takes the room `outer` for a thing, whose own outset lies in it.
    fn put(&mut self, thing: Thing, outer: Rect, turned: bool) {
        let placed = Placed { thing, area: outer.inset(-thing.outset()), turned };
        self.room.take(outer);
        self.placed.push(placed);
    }

    /// A place for something of `size` and its outset, as it is or turned. Where both ways fit: as it is, or lying across
    /// if that is asked for.
    fn find(
        &self,
        size: Size,
        across: bool,
        find: impl Fn(&Room, Size) -> Option<Rect>,
    ) -> Option<(Rect, bool)> {
        let mut ways = [(size, false), (turned(size), true)];
        if across && size.height > size.width {
            ways.reverse();
        }
        ways.into_iter().find_map(|(size, turned)| {
            let area = find(&self.room, with_room(size))?;
            self.keeps_label(area).then_some((area, turned))
        })
    }

    fn put_loose(&mut self, index: usize, size: Size, across: bool) -> bool {
        let place = self.find(size, across, Room::find_right);
        if let Some((area, turned)) = place {
            self.put(Thing::Loose(index), area, turned);
        }
        place.is_some()
    }

    /// Whether the page's label still finds room when `area` is taken.
    fn keeps_label(&self, area: Rect) -> bool {
        let mut room = self.room.clone();
        room.take(area);
        self.labelled || label_place(&room).is_some()
    }

    /// Puts the page's label where there is room for it, laid out as is liked if it can be.
    fn label(&mut self, liked: Form) {
        let place = label_in(&self.room, liked).or_else(|| label_place(&self.room));
        if let Some((form, area, turned)) = place.filter(|_| !self.labelled) {
            self.put(Thing::Furniture(form), area, turned);
            self.labelled = true;
        }
    }

    /// The largest free rectangle.
    fn largest(&self) -> Rect {
        let free = self.room.free().iter();
        free.max_by(|a, b| a.area().total_cmp(&b.area())).copied().unwrap_or(Rect::ZERO)
    }

    /// Moves everything to the middle of the sheet, as far as the page's own label, which stays, leaves room.
    fn center(&mut self, settings: &Settings) {
        let is_label = |placed: &Placed| matches!(placed.thing, Thing::Furniture(_));
        let content: Vec<Rect> = self.placed.iter().filter(|p| !is_label(p)).map(Placed::outer).collect();
        let labels: Vec<Rect> =
            self.placed.iter().filter(|p| is_label(p)).map(|p| p.area.inset(GAP)).collect();
        let Some(all) = content.iter().copied().reduce(|a, b| a.union(b)) else { return };
        let middle = settings.paper.printable(settings.margin).center() - all.center();
        let clear = |shift: Vec2| {
            content
                .iter()
                .all(|area| labels.iter().all(|label| (*area + shift).intersect(*label).area() <= 0.0))
        };
        let ways = [middle, Vec2::new(middle.x, 0.0), Vec2::new(0.0, middle.y)];
        let shift = ways.into_iter().find(|shift| clear(*shift)).unwrap_or(Vec2::ZERO);
        for placed in self.placed.iter_mut().filter(|p| !is_label(p)) {
            placed.area = placed.area + shift;
        }
    }
}

fn label_place(room: &Room) -> Option<(Form, Rect, bool)> {
    [Form::Block, Form::Band].into_iter().find_map(|form| label_in(room, form))
}

fn label_in(room: &Room, form: Form) -> Option<(Form, Rect, bool)> {
    let upright = room.find_bottom(form.size()).map(|area| (form, area, false));
    upright.or_else(|| room.find_bottom(turned(form.size())).map(|area| (form, area, true)))
}

fn squares(cell: Length, columns: u8, rows: u8) -> Size {
    let cell = cell.to_mm();
    Size::new(f64::from(columns) * cell, f64::from(rows) * cell)
}

fn turned(size: Size) -> Size {
    Size::new(size.height, size.width)
}

/// A size with the room that board parts and cards need on all four sides.
fn with_room(size: Size) -> Size {
    size + Size::new(2.0, 2.0) * BLEED.to_mm()
}
