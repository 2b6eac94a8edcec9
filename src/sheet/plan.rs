//! What goes on which sheet: sizes and places only, before a word is set.

use super::cut::{BoardPart, parts};
use super::pack::Room;
use super::paper::Paper;
use super::seam::{Seam, seams};
use super::{Job, SheetError};
use crate::game::{Cut, Piece};
use crate::kit::cards;
use crate::kit::pieces::BLEED;
use crate::scene::{Rect, Size, Vec2};

/// Room between the bleeds of things on a sheet, so that cut marks stand clear.
const GAP: f64 = 2.0;
/// Room between the bleeds of two discs.
const DISC_GAP: f64 = 1.0;
/// Height of the caption over a group of pieces.
pub(super) const CAPTION: f64 = 6.0;
/// Room for the word under a spare piece.
pub(super) const SPARE_LABEL: f64 = 3.0;
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
    /// The caption over the pieces of a kind.
    Caption(Piece),
    /// What the page says of itself, and its ruler.
    Furniture(Form),
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
    /// How far it needs room beyond its trimmed area, in millimetres: for its bleed or, on white paper, for its marks.
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
            Self::Block => Size::new(62.0, 29.0),
            Self::Band => Size::new(132.0, 14.0),
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

    /// Index of the first sheet on which `is` holds for something.
    #[must_use]
    pub fn sheet_with(&self, is: impl Fn(Thing) -> bool) -> Option<usize> {
        self.sheets.iter().position(|sheet| sheet.placed.iter().any(|p| is(p.thing)))
    }
}

/// Places everything that is cut.
///
/// # Errors
/// If no cut that the variant likes fits on the paper, or a disc is larger than the paper.
pub fn plan(job: &Job<'_>) -> Result<Plan, SheetError> {
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
        let area = outer_size(part_size(job, part));
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

/// The size of a board part or card with the room beyond its trimmed area.
fn outer_size(size: Size) -> Size {
    size + Size::new(2.0, 2.0) * BLEED.to_mm()
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
        let size = outer_size(part_size(job, &parts[index]));
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
        .or_else(|| room.find_bottom(band).map(|r| (Form::Band, r, false)))
        .or_else(|| room.find(turned(band)).map(|r| (Form::Band, r, true)))
}

fn furnish(sheet: &mut CutSheet) -> Result<(), SheetError> {
    let (form, area, turned) =
        furniture_place(&sheet.room).ok_or(SheetError::NoRoom { what: "the page's own label" })?;
    put(sheet, Thing::Furniture(form), area, turned);
    Ok(())
}

fn place_card(sheet: &mut CutSheet, number: usize) -> bool {
    let Some(area) = sheet.room.find_right(outer_size(cards::UNFOLDED)) else { return false };
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
    let board = &job.variant.setup.board;
    let mut rows: Vec<Row> = Vec::new();
    let mut sheet = empty_sheet(job.paper);
    waiting.retain(|&number| !place_card(&mut sheet, number));
    furnish(&mut sheet)?;
    let mut region = largest(&sheet.room);
    for piece in [Piece::King, Piece::Defender, Piece::Attacker] {
        let side = job.disc(piece).to_mm() + 2.0 * BLEED.to_mm();
        let across = ((region.width() + DISC_GAP) / (side + DISC_GAP) + 1e-6).floor() as usize;
        if across == 0 {
            return Err(SheetError::NoRoom { what: "a piece" });
        }
        rows.extend(rows_of(piece, board.count(piece), across, side));
    }
    let mut y = region.y0;
    let mut fresh = true;
    for row in rows {
        if y + row.height() > region.y1 + 0.001 {
            if fresh {
                return Err(SheetError::NoRoom { what: "a row of pieces" });
            }
            sheets.push(std::mem::replace(&mut sheet, empty_sheet(job.paper)));
            waiting.retain(|&number| !place_card(&mut sheet, number));
            furnish(&mut sheet)?;
            region = largest(&sheet.room);
            y = region.y0;
        }
        row.place(&mut sheet, region, y);
        y += row.height() + DISC_GAP;
        fresh = false;
    }
    sheets.push(sheet);
    while !waiting.is_empty() {
        let mut sheet = empty_sheet(job.paper);
        let before = waiting.len();
        waiting.retain(|&number| !place_card(&mut sheet, number));
        if waiting.len() == before {
            return Err(SheetError::NoRoom { what: "a reminder card" });
        }
        furnish(&mut sheet)?;
        sheets.push(sheet);
    }
    Ok(())
}

fn largest(room: &Room) -> Rect {
    room.free().iter().max_by(|a, b| a.area().total_cmp(&b.area())).copied().unwrap_or(Rect::ZERO)
}

/// A row of discs of one kind.
struct Row {
    piece: Piece,
    first: bool,
    needed: usize,
    spare: usize,
    side: f64,
}

/// Rows for `count` discs, `across` in each; what is left of the last row is filled with spares. One spare king is
/// enough.
fn rows_of(piece: Piece, count: usize, across: usize, side: f64) -> Vec<Row> {
    (0..count.div_ceil(across))
        .map(|row| {
            let needed = (count - row * across).min(across);
            let most = if piece == Piece::King { 1 } else { across };
            Row { piece, first: row == 0, needed, spare: (across - needed).min(most), side }
        })
        .collect()
}

impl Row {
    fn height(&self) -> f64 {
        let caption = if self.first { CAPTION } else { 0.0 };
        let label = if self.spare > 0 { SPARE_LABEL } else { 0.0 };
        caption + self.side + label
    }

    fn place(&self, sheet: &mut CutSheet, region: Rect, mut y: f64) {
        if self.first {
            let area = Rect::new(region.x0, y, region.x1, y + CAPTION);
            put(sheet, Thing::Caption(self.piece), area, false);
            y += CAPTION;
        }
        for nth in 0..self.needed + self.spare {
            let x = region.x0 + nth as f64 * (self.side + DISC_GAP);
            let area = Rect::new(x, y, x + self.side, y + self.side).inset(-BLEED.to_mm());
            put(sheet, Thing::Disc { piece: self.piece, spare: nth >= self.needed }, area, false);
        }
    }
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
