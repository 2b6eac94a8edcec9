//! Plan of a kit: which element goes on which sheet, by sizes and places only, before the pages are drawn.
//!
//! [`plan`] is called once for a kit. Beforehand [`fit()`](crate::imposition::fit()) asks `place` what has room on a
//! sheet. The list of all sheets is made from the [`CutPlan`]. The laser, which has no sheets of paper, takes only the
//! list of spare pieces from here. The sheets of a class, on which everything has its place already, are filled by `class`.
//!
//! `place` puts board parts (framed by `framing`) and inserts on sheets as `strategies` says; `discs` places the pieces, in rows
//! by `rows` or in blocks by `square_block`, with backs by `gutterfold`; `labels` puts pieces on sheets of labels. `laying` has a
//! sheet in progress, `pack` searches free room, and `element` has everything that can lie on a sheet. When all have their
//! places, `piece_numbers` gives the pieces their numbers.

mod class;
pub(crate) mod discs;
mod element;
mod framing;
pub(crate) mod gutterfold;
mod labels;
mod laying;
pub(crate) mod pack;
mod piece_numbers;
pub(crate) mod place;
pub(crate) mod rows;
pub(crate) mod spares;
mod square_block;
mod strategies;

pub use element::{CutSheet, Element, FlatInsert, Group, Placed, SlugLineForm};
pub use labels::LabelPage;

use crate::game::Cut;
use crate::imposition::cutting::{BoardPart, Seam, Trim, parts, seams};
use crate::imposition::error::SheetError;
use crate::imposition::order::Order;
use crate::imposition::settings::Component;
use crate::scene::Size;
use crate::units::Length;
use place::{KnownPieces, Laid};

/// Sheets with everything that is cut, and the parts and seams of the board.
#[derive(Clone, Debug, PartialEq)]
pub struct CutPlan {
    /// Cut of the board.
    pub cut: Cut,
    /// Size of the board and its parts: the squares, and the frame that the paper leaves around them.
    pub trim: Trim,
    /// The parts of the board.
    pub parts: Vec<BoardPart>,
    /// Lines along which the parts meet.
    pub seams: Vec<Seam>,
    /// The sheets, in order.
    pub sheets: Vec<CutSheet>,
    /// The sheets of labels, in order.
    pub labels: Vec<LabelPage>,
}

impl CutPlan {
    /// Returns the number of spare pieces.
    #[must_use]
    pub fn spares(&self) -> usize {
        let is_spare = |placed: &&Placed| matches!(placed.element, Element::Disc { spare: true, .. });
        let labels = self.labels.iter().flat_map(|page| &page.placed);
        self.sheets.iter().flat_map(|sheet| &sheet.placed).chain(labels).filter(is_spare).count()
    }

    /// Returns the indices of the sheets with an element for which `is` is true.
    #[must_use]
    pub fn sheets_with(&self, is: impl Fn(Element) -> bool) -> Vec<usize> {
        let has = |sheet: &CutSheet| sheet.placed.iter().any(|placed| is(placed.element));
        (0..self.sheets.len()).filter(|&nth| has(&self.sheets[nth])).collect()
    }

    /// Returns rows and columns of several parts that lie in a grid. `None`: a pinwheel or a whole board.
    #[must_use]
    pub fn grid(&self) -> Option<(usize, usize)> {
        let rows = self.parts.iter().filter(|part| part.column == 0).count();
        let columns = self.parts.iter().filter(|part| part.row == 0).count();
        (self.parts.len() > 1 && rows * columns == self.parts.len()).then_some((rows, columns))
    }
}

/// Returns the sizes of the board's parts without a frame, in millimetres: under the chosen cut, or, where the board is not
/// printed, under the first cut that fits. Empty: no cut fits.
#[must_use]
pub(crate) fn bare_parts(order: &Order) -> Vec<Size> {
    let squares = order.variant.setup.board.size();
    let trim = Trim { squares, cell: order.measures.cell, frame: Length::ZERO };
    let fits = |part: &BoardPart| place::fits_alone(&order.settings, trim, part);
    let mut cuts = std::iter::once(order.measures.cut).chain(Cut::ALL.iter().copied());
    let parts = cuts.find_map(|cut| parts(cut, squares, fits)).unwrap_or_default();
    parts.iter().map(|part| trim.part(part).size()).collect()
}

/// Places everything that is cut, for all sets. `inserts` has the sizes in millimetres of the rectangular parts of one set
/// beside the board: unfolded cards, score sheets. Without a board, or with one on a poster, the plan has no board parts.
///
/// # Errors
/// If no cut fits on the paper, something else is larger than it, or the discs are too large for the squares.
pub fn plan(order: &Order, inserts: &[Size]) -> Result<CutPlan, SheetError> {
    let each: Vec<FlatInsert> = inserts.iter().map(|size| FlatInsert::of_each_set(*size)).collect();
    plan_with(order, &each)
}

/// Plans like [`plan`], with inserts some of which all sets share.
///
/// # Errors
/// As for [`plan`].
pub fn plan_with(order: &Order, inserts: &[FlatInsert]) -> Result<CutPlan, SheetError> {
    let settings = &order.settings;
    let squares = order.variant.setup.board.size();
    let bare = Trim { squares, cell: order.measures.cell, frame: Length::ZERO };
    let on = |error: SheetError| error.on(settings);
    if let Some(class) = order.measures.class {
        let mut sheets = class::sheets(order, class, inserts).map_err(on)?;
        piece_numbers::number(&mut sheets, &mut []);
        let parts = parts(Cut::Whole, squares, |_| true).unwrap_or_default();
        let trim = Trim { frame: class.frame, ..bare };
        return Ok(CutPlan { cut: Cut::Whole, trim, parts, seams: Vec::new(), sheets, labels: Vec::new() });
    }
    let (trim, parts, sheets) = match settings.poster {
        _ if !settings.has(Component::Board) => (
            bare,
            Vec::new(),
            place::sheets(order, Laid::usual(bare), &[], inserts, &KnownPieces::default()).map_err(on)?,
        ),
        // A poster has the board on a page of its own.
        Some(poster) => {
            let frame = poster.frame(settings, bare.side());
            let sheets =
                place::sheets(order, Laid::usual(bare), &[], inserts, &KnownPieces::default()).map_err(on)?;
            (Trim { frame, ..bare }, Vec::new(), sheets)
        }
        None => {
            let trim = Trim { frame: settings.frame.unwrap_or_default(), ..bare };
            let fits = |part: &BoardPart| place::fits_alone(settings, trim, part);
            let no_room = SheetError::NoRoom { what: "board-part", size: None };
            let parts = parts(order.measures.cut, squares, fits).ok_or(no_room)?;
            let (trim, sheets) = framing::sheets(order, trim, &parts, inserts).map_err(on)?;
            (trim, parts, sheets)
        }
    };
    let (mut sheets, mut labels) = (sheets, labels::pages(order));
    piece_numbers::number(&mut sheets, &mut labels);
    Ok(CutPlan { cut: order.measures.cut, trim, seams: seams(&parts), parts, sheets, labels })
}
