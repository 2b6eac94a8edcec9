//! What goes on which sheet: sizes and places only, before a word is set.

use super::cut::{BoardPart, parts};
use super::discs;
use super::pack::Room;
use super::paper::Paper;
use super::seam::{Seam, seams};
use super::{Job, SheetError};
use crate::game::{Cut, Piece};
use crate::kit::BLEED;
use crate::kit::cards;
use crate::scene::{Rect, Size, Vec2};

/// Room between the bleeds of things on a sheet, so that cut marks stand clear.
const GAP: f64 = 4.0;
/// Number of reminder cards: one for each player.
pub const CARDS: usize = 2;

/// A thing on a sheet that is cut.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Thing {
    /// A part of the board, by its index.
    Board(usize),
    /// A reminder card, by its number from 0, unfolded.
    Card(usize),
    /// A piece; `spare` if the game can be played without it.
    Disc {
        /// Which.
        piece: Piece,
        /// Whether it is one more than the game needs.
        spare: bool,
    },
    /// The caption over the pieces of a kind, or over the spare ones.
    Caption(Group),
    /// What the page says of itself, and its ruler.
    Furniture(Form),
}

/// Discs under one caption.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// All that the game needs of a kind.
    Needed(Piece),
    /// Those beyond what the game needs.
    Spare,
}

/// How the furniture of a page is laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Text over the ruler.
    Block,
    /// Text beside the ruler.
    Band,
}

impl Thing {
    /// How far it needs room beyond its trimmed area, in millimetres: for its bleed or, a white card, for its marks.
    #[must_use]
    pub const fn outset(self) -> f64 {
        match self {
            Self::Board(_) | Self::Card(_) | Self::Disc { .. } => BLEED.to_mm(),
            Self::Caption(_) | Self::Furniture(_) => 0.0,
        }
    }
}

impl Form {
    /// Its width and height in millimetres.
    #[must_use]
    pub const fn size(self) -> Size {
        match self {
            Self::Block => Size::new(62.0, 33.0),
            Self::Band => Size::new(150.0, 15.0),
        }
    }
}

/// A thing and its place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Placed {
    /// What.
    pub thing: Thing,
    /// Where: the trimmed area, in millimetres from the top left of the page.
    pub area: Rect,
    /// Whether it is turned by a quarter, clockwise.
    pub turned: bool,
}

/// A sheet that is cut.
#[derive(Clone, Debug, PartialEq)]
pub struct CutSheet {
    /// What is on it.
    pub placed: Vec<Placed>,
    room: Room,
}

/// Numbers that the instructions speak of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spares {
    /// Kings beyond the one.
    pub kings: usize,
    /// Defenders beyond those of the layout.
    pub defenders: usize,
    /// Attackers beyond those of the layout.
    pub attackers: usize,
}

/// The sheets that are cut, and how the board is.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// The cut that was taken.
    pub cut: Cut,
    /// The parts of the board.
    pub parts: Vec<BoardPart>,
    /// Where they meet.
    pub seams: Vec<Seam>,
    /// The sheets, in order.
    pub sheets: Vec<CutSheet>,
}

impl Placed {
    /// The trimmed area and the room beyond it.
    #[must_use]
    pub fn outer(&self) -> Rect {
        self.area.inset(self.thing.outset())
    }
}

impl Plan {
    /// How many spare pieces there are.
    #[must_use]
    pub fn spares(&self) -> Spares {
        let count = |kind| {
            let is = |p: &&Placed| p.thing == Thing::Disc { piece: kind, spare: true };
            self.sheets.iter().flat_map(|s| &s.placed).filter(is).count()
        };
        Spares {
            kings: count(Piece::King),
            defenders: count(Piece::Defender),
            attackers: count(Piece::Attacker),
        }
    }

    /// Indices of the sheets on which `is` holds for something.
    #[must_use]
    pub fn sheets_with(&self, is: impl Fn(Thing) -> bool) -> Vec<usize> {
        let has = |sheet: &CutSheet| sheet.placed.iter().any(|placed| is(placed.thing));
        (0..self.sheets.len()).filter(|&nth| has(&self.sheets[nth])).collect()
    }
}

/// Places everything that is cut.
///
/// # Errors
/// If no cut that the variant likes fits on the paper, or the discs are too large for the squares.
pub fn plan(job: &Job<'_>) -> Result<Plan, SheetError> {
    let (king, piece, cell) = (job.king_disc, job.piece_disc, job.cell);
    if !piece.fits(cell) || !((king + piece) / 2.0).fits(cell) || !piece.fits(king) {
        return Err(SheetError::DiscsTouch { king, piece, cell });
    }
    let (cut, parts) = choose_cut(job)?;
    let upright = board_sheets(job, &parts, false)?;
    let across = board_sheets(job, &parts, true)?;
    let mut sheets = if across.len() < upright.len() { across } else { upright };
    let mut waiting: Vec<usize> = Vec::new();
    for number in 0..CARDS {
        if !sheets.iter_mut().any(|sheet| place_card(sheet, number)) {
            waiting.push(number);
        }
    }
    for sheet in &mut sheets {
        furnish(sheet)?;
    }
    piece_sheets(job, waiting, &mut sheets)?;
    for sheet in &mut sheets {
        center(sheet, job.paper);
    }
    Ok(Plan { cut, seams: seams(&parts), parts, sheets })
}

/// The first cut that the variant likes and the paper holds.
fn choose_cut(job: &Job<'_>) -> Result<(Cut, Vec<BoardPart>), SheetError> {
    let size = job.variant.setup.board.size();
    let room = job.paper.printable().size();
    let fits = |part: &BoardPart| {
        let area = with_room(part_size(job, part), BLEED.to_mm());
        let fits = |w: f64, h: f64| w <= room.width + 0.001 && h <= room.height + 0.001;
        fits(area.width, area.height) || fits(area.height, area.width)
    };
    job.variant
        .cuts
        .iter()
        .map(|&cut| (cut, parts(cut, size)))
        .find(|(_, parts)| parts.iter().all(fits))
        .ok_or_else(|| SheetError::NoCutFits {
            cuts: job.variant.cuts.clone(),
            side: job.cell * f64::from(size),
            paper: job.paper,
        })
}

fn part_size(job: &Job<'_>, part: &BoardPart) -> Size {
    let cell = job.cell.to_mm();
    Size::new(f64::from(part.columns) * cell, f64::from(part.rows) * cell)
}

/// A size with room on all four sides.
fn with_room(size: Size, room: f64) -> Size {
    size + Size::new(2.0, 2.0) * room
}

fn empty_sheet(paper: Paper) -> CutSheet {
    CutSheet { placed: Vec::new(), room: Room::new(paper.printable(), GAP) }
}

/// Parts of the board, each on the first sheet with room, turned if need be; `across` lays them along the short side of
/// the paper where both ways fit.
fn board_sheets(job: &Job<'_>, parts: &[BoardPart], across: bool) -> Result<Vec<CutSheet>, SheetError> {
    let mut sheets: Vec<CutSheet> = Vec::new();
    // Longest first: like lies with like, and the small centre fills what is left.
    let mut order: Vec<usize> = (0..parts.len()).collect();
    order.sort_by_key(|&i| std::cmp::Reverse(parts[i].columns.max(parts[i].rows)));
    for index in order {
        let size = with_room(part_size(job, &parts[index]), BLEED.to_mm());
        let place =
            |sheet: &CutSheet| try_both(&sheet.room, size, across).filter(|p| keeps_furniture(sheet, p.0));
        let at = sheets.iter().position(|sheet| place(sheet).is_some()).unwrap_or(sheets.len());
        if at == sheets.len() {
            sheets.push(empty_sheet(job.paper));
        }
        let (area, turned) = place(&sheets[at]).ok_or(SheetError::NoRoom { what: "a part of the board" })?;
        put(&mut sheets[at], Thing::Board(index), area.inset(-BLEED.to_mm()), turned);
    }
    Ok(sheets)
}

/// A place as it is or turned. Where both ways fit: as it is, or lying across if that is asked for.
fn try_both(room: &Room, size: Size, across: bool) -> Option<(Rect, bool)> {
    let upright = room.find(size).map(|r| (r, false));
    let turned = room.find(Size::new(size.height, size.width)).map(|r| (r, true));
    if across && size.height > size.width { turned.or(upright) } else { upright.or(turned) }
}

/// Whether the page's furniture still finds room when `area` is taken.
fn keeps_furniture(sheet: &CutSheet, area: Rect) -> bool {
    let mut room = sheet.room.clone();
    room.take(area);
    furniture_place(&room).is_some()
}

fn furniture_place(room: &Room) -> Option<(Form, Rect, bool)> {
    let turned = |size: Size| Size::new(size.height, size.width);
    let block = Form::Block.size();
    let band = Form::Band.size();
    room.find_bottom(block)
        .map(|r| (Form::Block, r, false))
        .or_else(|| room.find_bottom(turned(block)).map(|r| (Form::Block, r, true)))
        .or_else(|| room.find_bottom(band).map(|r| (Form::Band, r, false)))
        .or_else(|| room.find_bottom(turned(band)).map(|r| (Form::Band, r, true)))
}

fn furnish(sheet: &mut CutSheet) -> Result<(), SheetError> {
    let (form, area, turned) =
        furniture_place(&sheet.room).ok_or(SheetError::NoRoom { what: "the page's own label" })?;
    put(sheet, Thing::Furniture(form), area, turned);
    Ok(())
}

fn place_card(sheet: &mut CutSheet, number: usize) -> bool {
    let Some(area) = sheet.room.find_right(with_room(cards::UNFOLDED, BLEED.to_mm())) else { return false };
    let fits = keeps_furniture(sheet, area);
    if fits {
        put(sheet, Thing::Card(number), area.inset(-BLEED.to_mm()), false);
    }
    fits
}

fn put(sheet: &mut CutSheet, thing: Thing, area: Rect, turned: bool) {
    let placed = Placed { thing, area, turned };
    sheet.room.take(placed.outer());
    sheet.placed.push(placed);
}

/// The pieces on sheets of their own, together with cards that found no room elsewhere.
fn piece_sheets(
    job: &Job<'_>,
    mut waiting: Vec<usize>,
    sheets: &mut Vec<CutSheet>,
) -> Result<(), SheetError> {
    let mut sheet = piece_sheet(job, &mut waiting)?;
    let mut region = largest(&sheet.room);
    let mut y = region.y0;
    for row in discs::rows(job, region.width())? {
        if y + row.height() > region.y1 + 0.001 {
            if y <= region.y0 {
                return Err(SheetError::NoRoom { what: "a row of pieces" });
            }
            let full = std::mem::replace(&mut sheet, piece_sheet(job, &mut waiting)?);
            sheets.push(full);
            region = largest(&sheet.room);
            y = region.y0;
        }
        for (thing, area) in row.place(region.x0, y) {
            put(&mut sheet, thing, area, false);
        }
        y += row.height() + discs::GAP;
    }
    sheets.push(sheet);
    while !waiting.is_empty() {
        let before = waiting.len();
        let sheet = piece_sheet(job, &mut waiting)?;
        if waiting.len() == before {
            return Err(SheetError::NoRoom { what: "a reminder card" });
        }
        sheets.push(sheet);
    }
    Ok(())
}

/// A fresh sheet with its label and the cards that go on it.
fn piece_sheet(job: &Job<'_>, waiting: &mut Vec<usize>) -> Result<CutSheet, SheetError> {
    let mut sheet = empty_sheet(job.paper);
    waiting.retain(|&number| !place_card(&mut sheet, number));
    furnish(&mut sheet)?;
    Ok(sheet)
}

fn largest(room: &Room) -> Rect {
    room.free().iter().max_by(|a, b| a.area().total_cmp(&b.area())).copied().unwrap_or(Rect::ZERO)
}

/// Moves what is on a sheet to the middle of it, as far as the page's own label, which stays, leaves room.
fn center(sheet: &mut CutSheet, paper: Paper) {
    let is_label = |placed: &Placed| matches!(placed.thing, Thing::Furniture(_));
    let content: Vec<Rect> = sheet.placed.iter().filter(|p| !is_label(p)).map(Placed::outer).collect();
    let labels: Vec<Rect> = sheet.placed.iter().filter(|p| is_label(p)).map(|p| p.area.inset(GAP)).collect();
    let Some(all) = content.iter().copied().reduce(|a, b| a.union(b)) else { return };
    let middle = paper.printable().center() - all.center();
    let clear = |shift: Vec2| {
        content.iter().all(|area| labels.iter().all(|label| (*area + shift).intersect(*label).area() <= 0.0))
    };
    let ways = [middle, Vec2::new(middle.x, 0.0), Vec2::new(0.0, middle.y)];
    let shift = ways.into_iter().find(|shift| clear(*shift)).unwrap_or(Vec2::ZERO);
    for placed in sheet.placed.iter_mut().filter(|p| !is_label(p)) {
        placed.area = placed.area + shift;
    }
}
