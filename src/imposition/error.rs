//! Errors of a kit that does not fit its paper: the size found, the room there is, in millimetres, and what to do.

use crate::explain::ExplainError;
use crate::field::Field;
use crate::game::Cut;
use crate::imposition::measures::{LEAST_CELL, LEAST_DISC};
use crate::imposition::settings::{LabelFault, MARGIN, Paper, Poster, Settings};
use crate::keyed::{KeyedMessage, keyed, shown_by_message};
use crate::layout::LayoutError;
use crate::layout::compose::SMALLEST_TEXT;
use crate::scene::Size;
use crate::units::Length;

/// Why the pages can't be made.
#[derive(Debug)]
#[non_exhaustive]
pub enum SheetError {
    /// The kit itself is at fault.
    Content(ExplainError),
    /// Not even a part of one square fits.
    NoCutFits {
        /// Side of a square.
        cell: Length,
        /// The paper.
        paper: Paper,
        /// Blank margin along the paper's edges.
        margin: Length,
        /// The largest square that fits, in tenths of a millimetre.
        most: Length,
        /// Widest margins with which these squares fit. `None`: narrower margins do not help.
        enough: Option<Length>,
    },
    /// The requested cut has parts that are larger than the paper.
    CutTooLarge {
        /// The cut.
        cut: Cut,
        /// The paper.
        paper: Paper,
        /// Side of a square.
        cell: Length,
        /// The largest square with which the cut fits, in tenths of a millimetre.
        most: Length,
        /// Widest margins with which the cut fits with these squares. `None`: narrower margins do not help.
        margin: Option<Length>,
        /// A cut that fits with these squares.
        instead: Cut,
    },
    /// Around the squares there is no room for the requested frame.
    FrameTooWide {
        /// Requested cut, or else a grid, which leaves the most room.
        cut: Cut,
        /// The paper.
        paper: Paper,
        /// Side of a square.
        cell: Length,
        /// Requested width of the frame.
        frame: Length,
        /// The widest frame that fits, in tenths of a millimetre.
        most: Length,
        /// Cut that fits with this frame. `None`: there is none.
        instead: Option<Cut>,
    },
    /// Around the squares the poster has no room for the requested frame.
    PosterFrameTooWide {
        /// The poster.
        poster: Poster,
        /// Side of a square.
        cell: Length,
        /// Requested width of the frame.
        frame: Length,
        /// The widest frame that fits, in tenths of a millimetre.
        most: Length,
        /// A poster that holds the board with this frame.
        instead: Poster,
    },
    /// The board is larger than the poster.
    PosterTooSmall {
        /// The poster.
        poster: Poster,
        /// Squares along a side of the board.
        size: u8,
        /// Side of a square.
        cell: Length,
        /// The largest square that fits, in tenths of a millimetre.
        most: Length,
        /// A poster that holds the board.
        instead: Poster,
    },
    /// A poster is requested, but the board is left out.
    PosterOfNothing,
    /// Two pieces could not stand on neighbouring squares.
    DiscsTouch {
        /// Diameter of the king's disc.
        king: Length,
        /// Diameter of the other discs.
        piece: Length,
        /// Side of a square.
        cell: Length,
        /// Cut and paper that allow no larger squares. `None`: the squares have the requested or usual size.
        allowed: Option<(Cut, Paper)>,
    },
    /// Board, card and pieces of a pair of pupils have no room on one sheet.
    NoClassSheet(Box<CrowdedClassSheet>),
    /// The name of a set is too long for its place on a sheet that is cut.
    LabelTooLong {
        /// Name of the set, with its number.
        label: String,
        /// Length of the printed name, and length of its place.
        lengths: [Length; 2],
    },
    /// The maker's name is too long for the places where it is printed.
    MakerTooLong,
    /// A sheet of the plan was not drawn: a fault of the program.
    Undrawn {
        /// The sheet, counted from 1 in the order of printing.
        sheet: usize,
    },
    /// Label sheets that can't be used.
    Labels(LabelFault),
    /// The game has none of the requested components.
    Empty,
    /// The rules for the wall have no room on their paper in type that can be read.
    WallTooSmall {
        /// The paper.
        paper: Paper,
        /// Blank margin along the paper's edges.
        margin: Length,
        /// Smallest named paper that has room for them, in the same unit if there is one. `None`: no named paper has room.
        enough: Option<Paper>,
    },
    /// Something has no room on an empty sheet. The paper is unknown where the error is raised; `SheetError::on` adds it.
    NoRoom {
        /// Noun phrase for the thing, such as `a row of pieces`.
        what: &'static str,
        /// Size of the thing when cut, in millimetres. `None`: it has no size of its own.
        size: Option<Size>,
    },
    /// Something has no room on an empty sheet of this paper.
    NoRoomOn {
        /// Noun phrase for the thing, such as `a row of pieces`.
        what: &'static str,
        /// Size of the thing when cut, in millimetres. `None`: it has no size of its own.
        size: Option<Size>,
        /// The paper.
        paper: Paper,
        /// Blank margin along the paper's edges.
        margin: Length,
        /// Widest margins with which the kit can be printed. `None`: narrower ones do not help, or they are unknown.
        enough: Option<Length>,
        /// Smallest named paper on which the kit can be printed, in the same unit if there is one. `None`: none, or unknown.
        larger: Option<Box<Paper>>,
    },
}

/// Contents of a pupils' sheet that do not fit on it, and what would fit.
#[derive(Clone, Debug, PartialEq)]
pub struct CrowdedClassSheet {
    /// Squares along a side of the board.
    pub squares: u8,
    /// Number of pieces of the game.
    pub pieces: usize,
    /// Requested side of a square. `None`: none is requested.
    pub asked: Option<Length>,
    /// Largest side of a square, up to the requested one, with which all fits. `None`: none is requested, or none fits.
    pub most: Option<Length>,
    /// The paper.
    pub paper: Paper,
    /// Blank margin along the paper's edges.
    pub margin: Length,
    /// Smallest named paper that has room for all. `None`: there is none.
    pub larger: Option<Paper>,
}

impl CrowdedClassSheet {
    fn message(&self) -> KeyedMessage {
        let Self { squares, pieces, asked, most, paper, margin, larger } = self;
        let cell = most.map(|most| keyed!("squares-or-less", most));
        let sheet = larger.map(|larger| keyed!("this-paper", paper = larger.name()));
        let mut ways: Vec<KeyedMessage> = cell.into_iter().chain(sheet).collect();
        if ways.is_empty() {
            ways = vec![keyed!("a-smaller-game"), keyed!("leave-pack-out")];
        }
        let size = asked.map(|cell| keyed!("of-size", size = cell));
        keyed!("no-class-sheet", squares, size => size, pieces, paper, margin, ways => ways)
    }
}

impl SheetError {
    /// Returns the field of the request that is at fault. `None`: the kit itself is at fault.
    #[must_use]
    pub const fn field(&self) -> Option<Field> {
        Some(match self {
            Self::Content(_) | Self::Undrawn { .. } => return None,
            Self::NoCutFits { .. } => Field::Cell,
            Self::NoClassSheet(sheet) if sheet.asked.is_some() => Field::Cell,
            Self::LabelTooLong { .. } => Field::Label,
            Self::MakerTooLong => Field::Maker,
            Self::CutTooLarge { .. } => Field::Cut,
            Self::FrameTooWide { .. } | Self::PosterFrameTooWide { .. } => Field::Frame,
            Self::PosterTooSmall { .. } | Self::PosterOfNothing => Field::Poster,
            Self::DiscsTouch { .. } => Field::KingDisc,
            Self::Labels(_) => Field::LabelSheet,
            Self::Empty => Field::Parts,
            Self::WallTooSmall { .. } => Field::Wall,
            Self::NoRoom { .. } | Self::NoRoomOn { .. } | Self::NoClassSheet(_) => Field::Paper,
        })
    }

    /// Returns whether another request avoids the error; otherwise the variant or its theme is at fault.
    #[must_use]
    pub const fn is_of_options(&self) -> bool {
        !matches!(self, Self::Content(_))
    }

    /// Adds the paper to the error: [`NoRoom`](Self::NoRoom) becomes [`NoRoomOn`](Self::NoRoomOn); other errors stay.
    pub(crate) fn on(self, settings: &Settings) -> Self {
        match self {
            Self::NoRoom { what, size } => {
                let Settings { paper, margin, .. } = *settings;
                Self::NoRoomOn { what, size, paper, margin, enough: None, larger: None }
            }
            other => other,
        }
    }

    /// Turns an overflowing text into [`NoRoomOn`](Self::NoRoomOn) on a page smaller than A5, or if the caller has no text of his
    /// own to shorten: there the paper is at fault, not the text. Other errors stay.
    pub(crate) fn on_small_paper(self, settings: &Settings, has_own_texts: bool) -> Self {
        let (room, usual) = (settings.paper.printable(settings.margin), Paper::A5.printable(MARGIN));
        let is_small = room.width() < usual.width() - 0.001 || room.height() < usual.height() - 0.001;
        match self {
            Self::Content(ExplainError::Layout(LayoutError::Overflow { what }))
                if is_small || !has_own_texts =>
            {
                Self::NoRoom { what, size: None }.on(settings)
            }
            other => other,
        }
    }
}

shown_by_message!(SheetError);

impl SheetError {
    /// Returns the message.
    #[must_use]
    pub fn message(&self) -> KeyedMessage {
        match self {
            Self::Content(error) => error.message(),
            Self::Labels(fault) => fault.message(),
            Self::NoCutFits { cell, paper, margin, most, enough } => {
                let margins = enough.map(|margin| keyed!("margins-or-less", margin));
                let ways = [Some(keyed!("squares-or-less", most)), margins, Some(keyed!("larger-paper"))];
                keyed!("no-cut-fits", cell, paper, margin, ways => ways.into_iter().flatten().collect::<Vec<_>>())
            }
            Self::CutTooLarge { cut, paper, cell, most, margin, instead } => {
                let (name, cut, instead) = (in_words(*cut), cut.name(), instead.name());
                let margins = margin.map(|margin| keyed!("or-margins", margin));
                if LEAST_CELL.fits(*most) {
                    keyed!("cut-too-large", name => name, cut, paper, most, margins => margins, instead, cell)
                } else {
                    let least = LEAST_CELL;
                    keyed!("cut-too-large-to-play", name => name, paper, most, least, margins => margins, instead, cell)
                }
            }
            Self::FrameTooWide { cut, paper, cell, frame, most, instead } => {
                let (name, cut, room) = (in_words(*cut), cut.name(), room_for_frame(*most));
                match instead.map(Cut::name) {
                    Some(instead) => {
                        keyed!("frame-too-wide", name => name, cut, cell, paper, room => room, instead, frame)
                    }
                    None => {
                        keyed!("frame-too-wide-for-all", name => name, cut, cell, paper, room => room, frame)
                    }
                }
            }
            Self::PosterFrameTooWide { poster, cell, frame, most, instead } => {
                let (poster, instead) = (poster.name(), instead.name());
                keyed!("poster-frame-too-wide", cell, poster, room => room_for_frame(*most), frame, instead)
            }
            Self::PosterTooSmall { poster, size, cell, most, instead } => {
                let (side, poster) = (*cell * f64::from(*size), poster.name());
                let squares = LEAST_CELL.fits(*most).then(|| keyed!("squares-or-less", most));
                let ways = squares.into_iter().chain([keyed!("this-poster", poster = instead.name())]);
                keyed!("poster-too-small", size, cell, side, poster, ways => ways.collect::<Vec<_>>())
            }
            Self::PosterOfNothing => keyed!("poster-of-nothing"),
            Self::DiscsTouch { king, piece, cell, allowed } => {
                let largest = allowed.map(|(cut, paper)| {
                    keyed!("the-largest-allowed", name => in_words(cut), cut = cut.name(), paper)
                });
                keyed!("discs-touch", king, piece, cell, largest => largest, ways => discs_that_fit(*king, *piece, *cell))
            }
            Self::NoClassSheet(sheet) => sheet.message(),
            Self::LabelTooLong { label, lengths: [long, room] } => {
                keyed!("label-too-long", label, long, room)
            }
            Self::MakerTooLong => keyed!("maker-too-long"),
            Self::Undrawn { sheet } => {
                keyed!("sheet-not-drawn", sheet, bug => keyed!("bug-of-the-program"))
            }
            Self::Empty => keyed!("nothing-to-print"),
            Self::WallTooSmall { paper, margin, enough } => {
                let choice = enough.map(|enough| keyed!("this-wall", paper = enough.name()));
                let ways = choice.into_iter().chain([keyed!("leave-wall-out")]);
                keyed!(
                    "wall-too-small",
                    paper,
                    margin,
                    least = SMALLEST_TEXT,
                    ways => ways.collect::<Vec<_>>()
                )
            }
            Self::NoRoom { what, size } => keyed!("no-room-on-sheet", what, size => of_size(*size)),
            Self::NoRoomOn { what, size, paper, margin, enough, larger } => {
                let left = by(paper.printable(*margin).size());
                let margins = enough.map(|margin| keyed!("margins-or-less", margin));
                let larger = larger.as_deref().map(|paper| keyed!("this-paper", paper = paper.name()));
                let ways = margins.into_iter().chain([larger.unwrap_or_else(|| keyed!("larger-paper"))]);
                let (size, ways) = (of_size(*size), ways.collect::<Vec<_>>());
                keyed!("no-room", what, size => size, paper, margin, left, ways => ways)
            }
        }
    }
}

/// Returns a size as a part of a sentence. `None`: nothing is said of it.
fn of_size(size: Option<Size>) -> Option<KeyedMessage> {
    size.map(|size| keyed!("of-size", size = by(size)))
}

/// Returns the widest frame that there is room for, as a part of a sentence.
fn room_for_frame(most: Length) -> KeyedMessage {
    if Length::mm(0.1).fits(most) { keyed!("room-for-frame", most) } else { keyed!("no-room-for-frame") }
}

/// Returns width and height for a sentence: `63 mm by 176 mm`.
fn by(size: Size) -> KeyedMessage {
    keyed!("width-by-height", width = Length::mm(size.width), height = Length::mm(size.height))
}

/// Returns which discs fit: a king's beside these men, or men beside this king.
fn discs_that_fit(king: Length, piece: Length, cell: Length) -> Vec<KeyedMessage> {
    let most_king = cell * 2.0 - piece;
    let most_piece = cell.min(king).min(cell * 2.0 - king);
    let king_fits = piece.fits(cell) && LEAST_DISC.fits(piece);
    let piece_fits = LEAST_DISC.fits(most_piece);
    let mut ways = vec![match (king_fits, piece_fits) {
        (true, _) if piece.fits(most_king) && most_king.fits(piece) => keyed!("king-fits-at", size = piece),
        (true, _) => keyed!("king-fits-from-to", least = piece, most = most_king),
        (false, true) => keyed!("others-fit-at", most = most_piece),
        (false, false) => keyed!("all-fit-at", most = cell),
    }];
    if king_fits && piece_fits {
        ways.push(keyed!("others-at", most = most_piece));
    }
    ways
}

/// Returns the name of a cut as a part of a sentence.
pub(crate) fn in_words(cut: Cut) -> KeyedMessage {
    keyed!("cut-in-words", cut = cut.name())
}

impl std::error::Error for SheetError {}

impl From<ExplainError> for SheetError {
    fn from(error: ExplainError) -> Self {
        Self::Content(error)
    }
}

impl From<LayoutError> for SheetError {
    fn from(error: LayoutError) -> Self {
        Self::Content(error.into())
    }
}

impl From<LabelFault> for SheetError {
    fn from(fault: LabelFault) -> Self {
        Self::Labels(fault)
    }
}
