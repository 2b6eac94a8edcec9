//! The measures of the board and of its pieces: what the user asked for, or what the paper allows.

use crate::game::{Cut, Variant};
use crate::imposition::class_sheet::{ClassSheet, ForAPair};
use crate::imposition::cut_plan::place;
use crate::imposition::cutting::{BoardPart, Trim, parts, seams};
use crate::imposition::error::{CrowdedClassSheet, SheetError, in_words};
use crate::imposition::measures::{CELL, KING_DISC, LEAST_CELL, LEAST_DISC, Measures, PIECE_DISC, most_of};
use crate::imposition::order::Order;
use crate::imposition::settings::{
    CellSize, Component, LEAST_FRAME, MARGIN, POSTER_FRAME, Pack, Paper, Poster, Settings, Tool,
    discs_on_labels,
};
use crate::keyed::{KeyedMessage, keyed, listed};
use crate::units::Length;

/// The largest side of a square.
const LARGEST_CELL: Length = Length::mm(60.0);
/// Largest share of a small square that a man takes unless his size is requested: fingers need the rest, and the eye must tell
/// him from the king, who may fill his square.
const GRIP: f64 = 0.8;

/// Returns the measures of board and pieces: the requested ones, or the ones that the paper allows.
///
/// - A requested cut takes the requested squares, or else the largest up to the usual 25 mm that fit, in
///   half millimetres.
/// - Largest squares fit the poster with its usual frame, or with a narrower one if they are no larger than usual; without a
///   poster, they fit the sheets that the board takes with the usual squares.
/// - Without a requested cut, the first cut of the variant's list that fits is taken; if none fits, the cut with the fewest
///   sheets, then the fewest seams. A board to laminate takes the cut with the fewest seams. The squares stay as they are.
/// - A requested frame has to fit as well, and makes no square smaller; otherwise [`plan`](crate::imposition::cut_plan) makes
///   it as wide as the sheets allow.
/// - A pack for a class has the largest squares that its sheet allows, up to the usual ones, and pieces of one size.
/// - For a laser alone the squares are as requested; its bed decides on the cut.
/// - Discs that are not requested follow the squares.
///
/// [`remarks`] tells which measures differ from the usual ones.
///
/// # Errors
/// If the requested cut can't be printed on the paper, or the board on the poster, the frame is too wide, or the discs are
/// too large for the squares.
pub fn fit(settings: &Settings, variant: &Variant) -> Result<Measures, SheetError> {
    if let Some(pack) = settings.pack.filter(|pack| pack.is_one_sheet_a_set()) {
        return on_one_sheet(settings, pack, variant, 1.0);
    }
    let size = variant.setup.board.size();
    let asked = settings.asked_cell().unwrap_or(CELL);
    let (cut, cell) = match settings.poster {
        Some(_) if !settings.has(Component::Board) => return Err(SheetError::PosterOfNothing),
        Some(poster) if settings.tool == Tool::Printer => {
            let largest = largest_on_poster(poster, settings, size).filter(|_| settings.largest_cells());
            (Cut::Whole, on_poster(poster, settings, size, largest.unwrap_or(asked))?)
        }
        _ if !settings.has(Component::Board) => (Cut::Whole, asked),
        // Paper is no limit here: whether the cut fits is decided when [`crate::laser`] lays the parts on its bed.
        _ if settings.tool == Tool::Laser => (settings.cut.unwrap_or(Cut::Whole), asked),
        _ => {
            let board = BoardToCut { settings, size, frame: settings.frame.unwrap_or_default() };
            match settings.cut {
                Some(cut) => (cut, board.asked(cut)?),
                None => (board.auto(&variant.cuts, asked)?, asked),
            }
        }
    };
    let (cut, cell) = match settings.poster {
        None if settings.largest_cells()
            && settings.has(Component::Board)
            && settings.tool == Tool::Printer =>
        {
            let board = BoardToCut { settings, size, frame: settings.frame.unwrap_or_default() };
            (cut, board.filling(cut, cell))
        }
        _ => (cut, cell),
    };
    let (king_disc, piece_disc) = discs_on_labels(settings, cell, discs(settings, cell))?;
    let both = (king_disc + piece_disc) / 2.0;
    if piece_disc.fits(cell) && both.fits(cell) && piece_disc.fits(king_disc) {
        return Ok(Measures { cut, cell, king_disc, piece_disc, class: None });
    }
    let allowed = settings.cut.filter(|_| cell != asked).map(|cut| (cut, settings.paper));
    Err(SheetError::DiscsTouch { king: king_disc, piece: piece_disc, cell, allowed })
}

/// Returns the measures of a set on one sheet whose card has `words` times the usual room for words. `None`: the set is not on
/// one sheet, or the card has no room.
#[must_use]
pub fn with_larger_card(settings: &Settings, variant: &Variant, words: f64) -> Option<Measures> {
    let pack = settings.pack.filter(|pack| pack.is_one_sheet_a_set())?;
    on_one_sheet(settings, pack, variant, words).ok()
}

/// Returns the measures of a set on one sheet.
fn on_one_sheet(
    settings: &Settings,
    pack: Pack,
    variant: &Variant,
    words: f64,
) -> Result<Measures, SheetError> {
    let board = &variant.setup.board;
    let things = ForAPair { squares: board.size(), pieces: board.pieces().count(), words };
    let asked = settings.asked_cell();
    let largest = |settings: &Settings, most| ClassSheet::largest(settings, things, [LEAST_CELL, most]);
    let found = match asked {
        Some(cell) => ClassSheet::largest(settings, things, [cell, cell]),
        None => largest(settings, CELL),
    };
    if let Some(class) = found {
        let ClassSheet { cell, piece, .. } = class;
        let class = Some(ClassSheet { is_kept: pack == Pack::OneSheet, ..class });
        return Ok(Measures { cut: Cut::Whole, cell, king_disc: piece, piece_disc: piece, class });
    }
    let on = |paper: &Paper| largest(&Settings { paper: *paper, ..settings.clone() }, asked.unwrap_or(CELL));
    let larger = Paper::ALL
        .into_iter()
        .filter(|paper| on(paper).is_some_and(|class| asked.is_none_or(|cell| cell.fits(class.cell))));
    let area = |paper: &Paper| paper.size().area();
    Err(SheetError::NoClassSheet(Box::new(CrowdedClassSheet {
        squares: things.squares,
        pieces: things.pieces,
        asked,
        most: asked.and_then(|cell| largest(settings, cell)).map(|class| class.cell),
        paper: settings.paper,
        margin: settings.margin,
        larger: larger.min_by(|a, b| area(a).total_cmp(&area(b))),
    })))
}

/// Returns the remark that the board's frame on this paper is narrower than usual, or missing.
#[must_use]
pub fn narrower_frame(settings: &Settings, frame: Length, usual: Length) -> KeyedMessage {
    let paper = settings.paper;
    if frame == Length::ZERO {
        return keyed!("no-frame", paper, usual);
    }
    keyed!("narrower-frame", paper, frame, usual)
}

/// Returns the remark, if any, on measures that the user did not ask for and would not expect, without a full stop:
/// `halves on US Letter: squares of 24 mm, king's disc of 24 mm`.
#[must_use]
pub fn remarks(settings: &Settings, measures: &Measures) -> Vec<KeyedMessage> {
    if measures.class.is_some() {
        let Measures { cell, piece_disc, .. } = measures;
        let is_usual = *cell == CELL || settings.asked_cell().is_some();
        let said = keyed!("sizes-of-class-sheet", paper = settings.paper, cell, piece = piece_disc);
        return if is_usual { Vec::new() } else { vec![said] };
    }
    let mut changed = Vec::new();
    for (part, what, asked, usual, taken) in [
        (Component::Board, "squares", settings.asked_cell(), CELL, measures.cell),
        (Component::Pieces, "king", settings.king_disc, KING_DISC, measures.king_disc),
        (Component::Pieces, "others", settings.piece_disc, PIECE_DISC, measures.piece_disc),
    ] {
        if settings.has(part) && asked.is_none() && (taken != usual || settings.largest_cells()) {
            changed.push(keyed!("changed-size", what, taken));
        }
    }
    if changed.is_empty() {
        return Vec::new();
    }
    let (sizes, cell) = (listed(changed), measures.cell);
    let of_cut =
        |cut: Cut| keyed!("sizes-for-cut-on-paper", cut => in_words(cut), paper = settings.paper, sizes);
    vec![match (settings.cut, settings.cell, settings.king_disc) {
        (_, Some(CellSize::Largest), _) => match settings.poster.map(Poster::name) {
            Some(poster) => keyed!("sizes-on-poster", poster, sizes),
            None => of_cut(measures.cut),
        },
        (Some(cut), None, _) if cell != CELL => of_cut(cut),
        (.., Some(king)) => {
            keyed!("sizes-beside-king", king, cell, sizes)
        }
        _ => keyed!("sizes-on-squares", cell, sizes),
    }]
}

/// Returns the diameters of the king's disc and of the others: the requested ones, else the usual ones as the squares allow.
fn discs(settings: &Settings, cell: Length) -> (Length, Length) {
    let usual = |disc: Length| {
        // On the largest squares the discs are larger, too.
        let in_proportion = (cell * (disc.to_mm() / CELL.to_mm())).down_to_halves();
        if settings.largest_cells() { in_proportion.max(disc) } else { disc }
    };
    let (usual_king, usual_piece) = (usual(KING_DISC), usual(PIECE_DISC));
    let king = settings.king_disc.unwrap_or_else(|| usual_king.min(cell));
    let piece = settings.piece_disc.unwrap_or_else(|| {
        // Beside a large king there is less room, and no man is larger than his king.
        let room = (cell * GRIP).min(cell * 2.0 - king).min(king);
        if usual_piece.fits(room) { usual_piece } else { room.down_to_halves().max(LEAST_DISC) }
    });
    (king, piece)
}

/// Returns the largest square, in half millimetres, of a board with `size` squares a side on a poster with the requested or the
/// usual frame; if that leaves no room for squares of the usual size, the frame gives way to these. `None`: the poster is as
/// large as its board, or has no room for the least squares.
fn largest_on_poster(poster: Poster, settings: &Settings, size: u8) -> Option<Length> {
    let room = poster.room(settings)?;
    let within = |frame: Length| ((room - frame * 2.0) / f64::from(size)).down_to_halves().min(LARGEST_CELL);
    let framed = within(settings.frame.unwrap_or(POSTER_FRAME));
    let cell =
        if CELL.fits(framed) || settings.frame.is_some() { framed } else { within(Length::ZERO).min(CELL) };
    LEAST_CELL.fits(cell).then_some(cell)
}

/// Returns the poster's largest square if it exceeds the usual one. `None`: it does not, or a size or no poster is requested.
#[must_use]
pub fn larger(settings: &Settings, variant: &Variant) -> Option<Length> {
    let poster = settings.poster.filter(|_| settings.cell.is_none() && settings.tool == Tool::Printer)?;
    let cell = largest_on_poster(poster, settings, variant.setup.board.size())?;
    (!cell.fits(CELL)).then_some(cell)
}

/// Returns `cell`, the side of a square, if a board with `size` squares a side and the requested frame fit the poster.
///
/// # Errors
/// If board and frame are larger than the page without its margins.
fn on_poster(poster: Poster, settings: &Settings, size: u8, cell: Length) -> Result<Length, SheetError> {
    let side = cell * f64::from(size);
    let frame = settings.frame.unwrap_or_default();
    let holds = |poster: Poster, side: Length| poster.room(settings).is_none_or(|room| side.fits(room));
    let instead = |side| {
        let larger = [Poster::A2, Poster::A1].into_iter().find(|poster| holds(*poster, side));
        larger.unwrap_or(Poster::Exact)
    };
    let whole = side + frame * 2.0;
    if holds(poster, whole) {
        return Ok(cell);
    }
    let room = poster.room(settings).unwrap_or_default();
    if holds(poster, side) {
        let most = ((room - side) / 2.0).down_to_tenths();
        return Err(SheetError::PosterFrameTooWide { poster, cell, frame, most, instead: instead(whole) });
    }
    let most = (room / f64::from(size)).down_to_tenths();
    Err(SheetError::PosterTooSmall { poster, size, cell, most, instead: instead(side) })
}

/// A board that is to be cut for a paper.
#[derive(Clone, Copy)]
struct BoardToCut<'a> {
    settings: &'a Settings,
    size: u8,
    /// Width of the frame that has to fit around its squares.
    frame: Length,
}

impl BoardToCut<'_> {
    /// Returns the parts under a cut. `None`: with squares of this side a part does not fit on a sheet.
    fn parts(&self, cut: Cut, cell: Length) -> Option<Vec<BoardPart>> {
        let trim = Trim { squares: self.size, cell, frame: self.frame };
        parts(cut, self.size, |part| place::fits_alone(self.settings, trim, part))
    }

    /// Returns the side of the squares under a requested cut.
    fn asked(&self, cut: Cut) -> Result<Length, SheetError> {
        let cell = self.bare().largest(cut)?;
        if self.parts(cut, cell).is_some() { Ok(cell) } else { Err(self.too_wide(cut, cell)) }
    }

    /// This board without a frame.
    const fn bare(&self) -> Self {
        Self { frame: Length::ZERO, ..*self }
    }

    /// Returns the requested squares, or else the largest up to the usual ones, in half millimetres, with which a cut fits.
    fn largest(&self, cut: Cut) -> Result<Length, SheetError> {
        let cell = self.settings.asked_cell().unwrap_or(CELL);
        if self.parts(cut, cell).is_some() {
            return Ok(cell);
        }
        let most = self.most(cut);
        let shrunk = most.down_to_halves();
        if self.settings.asked_cell().is_none() && LEAST_CELL.fits(shrunk) {
            return Ok(shrunk);
        }
        let Some(instead) = self.best(cell) else { return Err(self.too_large(cell)) };
        let margin = self.margin(cut, cell);
        Err(SheetError::CutTooLarge { cut, paper: self.settings.paper, cell, most, margin, instead })
    }

    /// Returns the largest squares, in half millimetres, with which a cut takes no more sheets than with squares of `cell`, which
    /// fit. Unless a frame is requested, they leave room for a narrow one.
    fn filling(&self, cut: Cut, cell: Length) -> Length {
        let sheets = |board: &Self, cell: Length| {
            let trim = Trim { squares: self.size, cell, frame: board.frame };
            board.parts(cut, cell).map(|parts| place::sheets_of_board(self.settings, trim, &parts))
        };
        let Some(most) = sheets(self, cell) else { return cell };
        let framed = Self { frame: self.settings.frame.unwrap_or(LEAST_FRAME), ..*self };
        let fits = |cell: Length| sheets(&framed, cell).is_some_and(|sheets| sheets <= most);
        most_of(2, LARGEST_CELL, |tried| tried.fits(cell) || fits(tried)).unwrap_or(cell).max(cell)
    }

    /// Returns the cut to take if none is requested.
    fn auto(&self, liked: &[Cut], cell: Length) -> Result<Cut, SheetError> {
        let first = |board: &BoardToCut<'_>| {
            let fits = |cut: &Cut| board.parts(*cut, cell).is_some();
            let liked = liked.iter().copied().filter(|_| !self.settings.laminate).find(fits);
            liked.or_else(|| self.best_within(board, cell))
        };
        // Parts that leave room for their bleed and marks are easier to cut than those that just fit.
        let roomy = self.roomy();
        let found = first(&BoardToCut { settings: &roomy, ..*self }).or_else(|| first(self));
        found.ok_or_else(|| {
            let fits_bare = self.bare().parts(Cut::Grid, cell).is_some();
            if fits_bare { self.too_wide(Cut::Grid, cell) } else { self.too_large(cell) }
        })
    }

    /// Returns the settings with margins wider by the bleed: a part that fits these has room for all of its bleed within the real
    /// margins.
    fn roomy(&self) -> Settings {
        Settings { margin: self.settings.margin + self.settings.bleed, ..self.settings.clone() }
    }

    /// Returns the fitting cut with the fewest sheets, then seams; for lamination the other way round. `None`: no cut fits.
    fn best(&self, cell: Length) -> Option<Cut> {
        let roomy = self.roomy();
        let roomy = BoardToCut { settings: &roomy, ..*self };
        self.best_within(&roomy, cell).or_else(|| self.best_within(self, cell))
    }

    /// Returns the best of the cuts that fit `board`, which is this board, or this board within the wider margins of
    /// [`Self::roomy`]. Sheets are counted with the real margins.
    fn best_within(&self, board: &BoardToCut<'_>, cell: Length) -> Option<Cut> {
        let fitting: Vec<(Cut, Vec<BoardPart>)> =
            Cut::ALL.iter().filter_map(|&cut| Some((cut, board.parts(cut, cell)?))).collect();
        let effort = |parts: &[BoardPart]| {
            let trim = Trim { squares: self.size, cell, frame: self.frame };
            let (sheets, seams) = (place::sheets_of_board(self.settings, trim, parts), seams(parts).len());
            if self.settings.laminate { (seams, sheets) } else { (sheets, seams) }
        };
        match fitting.as_slice() {
            // With only one cut that fits, nothing needs to be compared: counting its sheets takes long if it has very
            // many parts.
            [(cut, _)] => Some(*cut),
            all => all.iter().min_by_key(|(_, parts)| effort(parts)).map(|(cut, _)| *cut),
        }
    }

    /// The largest side of a square, in tenths of a millimetre, with which a cut fits.
    fn most(&self, cut: Cut) -> Length {
        most_of(10, LARGEST_CELL, |cell| self.parts(cut, cell).is_some()).unwrap_or_default()
    }

    /// Returns the widest margin, in half millimetres, with which a cut fits. `None`: narrower margins do not help.
    fn margin(&self, cut: Cut, cell: Length) -> Option<Length> {
        let with = |margin: Length| Settings { margin, ..self.settings.clone() };
        let fits = |more: Length| {
            let settings = with(MARGIN + more);
            BoardToCut { settings: &settings, ..*self }.parts(cut, cell).is_some()
        };
        most_of(2, self.settings.margin - MARGIN, fits).map(|more| MARGIN + more)
    }

    /// The error that not even one square fits on a sheet.
    fn too_large(&self, cell: Length) -> SheetError {
        let bare = self.bare();
        let Settings { paper, margin, .. } = *self.settings;
        let enough = bare.margin(Cut::Grid, cell);
        SheetError::NoCutFits { cell, paper, margin, most: bare.most(Cut::Grid), enough }
    }

    /// The error that the squares leave too little room for the frame.
    fn too_wide(&self, cut: Cut, cell: Length) -> SheetError {
        let with = |frame: Length| BoardToCut { frame, ..*self }.parts(cut, cell).is_some();
        let most = most_of(10, self.frame, with).unwrap_or_default();
        let instead = self.best(cell);
        SheetError::FrameTooWide { cut, paper: self.settings.paper, cell, frame: self.frame, most, instead }
    }
}

impl Order {
    /// Returns the order with measures fitted to the paper once more: for an order whose game or settings were changed.
    ///
    /// # Errors
    /// Board or pieces don't fit the paper.
    pub fn measured(&self) -> Result<Self, SheetError> {
        Ok(Self { measures: fit(&self.settings, &self.variant)?, ..self.clone() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settled(cell: f64, king: Option<f64>, piece: Option<f64>) -> (f64, f64) {
        let length = |mm: Option<f64>| mm.map(Length::mm);
        let settings = Settings { king_disc: length(king), piece_disc: length(piece), ..Settings::default() };
        let (king, piece) = discs(&settings, Length::mm(cell));
        (king.to_mm(), piece.to_mm())
    }

    #[test]
    fn discs_follow_the_squares_unless_they_are_asked_for() {
        assert_eq!(settled(25.0, None, None), (25.0, 19.0));
        assert_eq!(settled(40.0, None, None), (25.0, 19.0));
        assert_eq!(settled(24.0, None, None), (24.0, 19.0), "as the halves on US Letter");
        assert_eq!(settled(20.0, None, None), (20.0, 16.0));
        assert_eq!(settled(10.0, None, None), (10.0, 8.0));
        assert_eq!(settled(25.0, Some(35.0), None), (35.0, 15.0), "what a large king leaves");
        assert_eq!(settled(25.0, Some(15.0), None), (15.0, 15.0), "no man is larger than the king");
        assert_eq!(settled(20.0, Some(30.0), Some(19.0)), (30.0, 19.0));
        assert_eq!(settled(15.0, Some(25.0), None), (25.0, 8.0), "refused: no disc is smaller");
    }

    /// The usual disc of a man is 19 mm on squares of 25 mm: 38 mm on those of 50 mm.
    #[test]
    fn discs_on_the_largest_squares_are_larger_in_proportion() {
        let discs_of = |cell: f64, piece: Option<f64>| {
            let piece_disc = piece.map(Length::mm);
            let settings = Settings { cell: Some(CellSize::Largest), piece_disc, ..Settings::default() };
            let (king, piece) = discs(&settings, Length::mm(cell));
            (king.to_mm(), piece.to_mm())
        };
        assert_eq!(discs_of(50.0, None), (50.0, 38.0));
        assert_eq!(discs_of(27.0, None), (27.0, 20.5), "in half millimetres");
        assert_eq!(discs_of(50.0, Some(30.0)), (50.0, 30.0));
        assert_eq!(discs_of(24.0, None), (24.0, 19.0), "no smaller than on usual squares of that side");
    }

    /// A1 is 594 mm wide: without 5 mm of margin and 2 mm of bleed on both sides, and a frame of 15 mm, 550 mm are left.
    #[test]
    fn the_largest_squares_fill_a_poster_with_its_frame() {
        let largest = |poster, size, frame: Option<f64>| {
            let settings = Settings { frame: frame.map(Length::mm), ..Settings::default() };
            largest_on_poster(poster, &settings, size).map(Length::to_mm)
        };
        assert_eq!(largest(Poster::A1, 11, None), Some(50.0));
        assert_eq!(largest(Poster::A1, 11, Some(0.0)), Some(52.5));
        assert_eq!(largest(Poster::A1, 7, None), Some(60.0), "no square is larger");
        // 406 mm are left of A2: 21 squares of 19 mm are 399, and 3.5 mm of frame go around them.
        assert_eq!(largest(Poster::A2, 19, None), Some(21.0));
        assert_eq!(largest(Poster::A2, 16, None), Some(25.0), "the usual ones, with 3 mm of frame");
        assert_eq!(largest(Poster::A2, 19, Some(5.0)), Some(20.5));
        assert_eq!(largest(Poster::Exact, 11, None), None);
    }

    fn on(poster: Poster, size: u8, cell: Length) -> Result<Length, String> {
        on_poster(poster, &Settings::default(), size, cell).map_err(|error| error.to_string())
    }

    /// A2 is 420 mm wide: without 5 mm of margin and 2 mm of bleed on both sides 406 mm are left.
    #[test]
    fn a_board_is_refused_where_it_would_leave_the_page() {
        assert_eq!(on(Poster::A2, 11, CELL), Ok(CELL));
        assert_eq!(on(Poster::A2, 16, CELL), Ok(CELL));
        let said = on(Poster::A2, 19, CELL).unwrap_err();
        assert!(said.contains("475 mm") && said.contains("21.3 mm or less"), "{said}");
        assert!(said.ends_with("`poster` a1"), "{said}");
        assert!(on(Poster::A2, 19, Length::mm(21.3)).is_ok());
        assert!(on(Poster::A2, 19, Length::mm(21.4)).is_err());
        assert!(on(Poster::A1, 25, CELL).unwrap_err().ends_with("`poster` exact"));
        assert_eq!(on(Poster::Exact, 25, Length::mm(60.0)), Ok(Length::mm(60.0)));
    }
}
