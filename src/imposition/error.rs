//! Errors of a kit that does not fit its paper: the size found, the room there is, in millimetres, and what to do.

use crate::explain::ExplainError;
use crate::field::{Field, Names};
use crate::game::Cut;
use crate::imposition::measures::{LEAST_CELL, LEAST_DISC};
use crate::imposition::settings::{LabelFault, MARGIN, Paper, Poster, Settings};
use crate::layout::LayoutError;
use crate::layout::compose::SMALLEST_TEXT;
use crate::scene::Size;
use crate::units::Length;
use std::fmt;
use std::fmt::Write as _;

/// Why the pages can't be made.
#[derive(Debug)]
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
    fn write(&self, f: &mut String, names: Names<'_>) -> fmt::Result {
        let Self { squares, pieces, asked, most, paper, margin, larger } = self;
        write!(f, "a board of {squares} × {squares} squares")?;
        asked.map_or(Ok(()), |cell| write!(f, " of {cell}"))?;
        write!(f, ", {pieces} pieces and a card have no room together on {paper} with margins of {margin}")?;
        let cell = most.map(|most| format!("squares of {most} or less"));
        let sheet = larger.map(|larger| format!("{} {}", names(Field::Paper), larger.name()));
        let ways: Vec<String> = cell.into_iter().chain(sheet).collect();
        match ways.as_slice() {
            [] => write!(f, ": choose a smaller game, or leave {} out", names(Field::Pack)),
            some => write!(f, ": choose {}", some.join(", or ")),
        }
    }
}

impl SheetError {
    /// Returns the field of the request that is at fault. `None`: the kit itself is at fault.
    #[must_use]
    pub const fn field(&self) -> Option<Field> {
        Some(match self {
            Self::Content(_) => return None,
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

    /// Returns the short name of the message, such as `no-room`.
    #[must_use]
    pub const fn key(&self) -> &'static str {
        match self {
            Self::Content(_) => "kit",
            Self::NoCutFits { .. } => "no-cut-fits",
            Self::CutTooLarge { .. } => "cut-too-large",
            Self::FrameTooWide { .. } => "frame-too-wide",
            Self::PosterFrameTooWide { .. } => "poster-frame-too-wide",
            Self::PosterTooSmall { .. } => "poster-too-small",
            Self::PosterOfNothing => "poster-of-nothing",
            Self::DiscsTouch { .. } => "discs-touch",
            Self::NoClassSheet(_) => "no-class-sheet",
            Self::LabelTooLong { .. } => "label-too-long",
            Self::MakerTooLong => "maker-too-long",
            Self::Labels(_) => "labels",
            Self::Empty => "nothing-to-print",
            Self::WallTooSmall { .. } => "wall-too-small",
            Self::NoRoom { .. } | Self::NoRoomOn { .. } => "no-room",
        }
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

impl fmt::Display for SheetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(&Field::plain))
    }
}

impl SheetError {
    /// Returns the message; `names` gives the names of the request's fields.
    #[must_use]
    pub fn say(&self, names: Names<'_>) -> String {
        let mut text = String::new();
        // Writing to a `String` never fails.
        let _ = self.write(&mut text, names);
        text
    }

    #[expect(clippy::too_many_lines, reason = "one sentence for each fault")]
    fn write(&self, f: &mut String, names: Names<'_>) -> fmt::Result {
        let (poster_field, parts) = (names(Field::Poster), names(Field::Parts));
        match self {
            Self::Content(error) => write!(f, "{error}"),
            Self::Labels(fault) => {
                f.push_str(&fault.say(names));
                Ok(())
            }
            Self::NoCutFits { cell, paper, margin, most, enough } => write!(
                f,
                "squares of {cell} can't be printed on {paper} with margins of {margin}, not even one by one: choose \
                 squares of {most} or less, {}larger paper",
                enough.map_or_else(|| "or ".to_owned(), |margin| format!("margins of {margin} or less, or "))
            ),
            Self::CutTooLarge { cut, paper, cell, most, margin, instead } => {
                let Needs { name, need, would_need, .. } = Needs::of(*cut);
                if LEAST_CELL.fits(*most) {
                    write!(f, "{name} on {paper} {need} squares of {most} or less")?;
                } else {
                    write!(f, "{name} on {paper} {would_need} squares of {most} or less, ")?;
                    write!(f, "and {LEAST_CELL} is the least that can be played on")?;
                }
                if let Some(margin) = margin {
                    write!(f, ", or margins of {margin} or less")?;
                }
                let Needs { word, fit, .. } = Needs::of(*instead);
                write!(f, "; {word} {fit} at {cell}")
            }
            Self::FrameTooWide { cut, paper, cell, frame, most, instead } => {
                let Needs { name, have, .. } = Needs::of(*cut);
                write!(f, "{name} of squares of {cell} on {paper} {have} {}", FrameRoom(*most))?;
                match instead {
                    Some(cut) => {
                        let Needs { word, fit, .. } = Needs::of(*cut);
                        write!(f, "; {word} {fit} with one of {frame}")
                    }
                    None => write!(f, ", not of {frame}"),
                }
            }
            Self::PosterFrameTooWide { poster, cell, frame, most, instead } => write!(
                f,
                "the board of squares of {cell} on {} has {}, not of {frame}: choose that, or {poster_field} {}",
                poster.title(),
                FrameRoom(*most),
                instead.name()
            ),
            Self::PosterTooSmall { poster, size, cell, most, instead } => {
                let side = *cell * f64::from(*size);
                write!(
                    f,
                    "the board of {size} × {size} squares of {cell} is {side} wide, too large for a poster on {}: ",
                    poster.title()
                )?;
                if LEAST_CELL.fits(*most) {
                    write!(f, "choose squares of {most} or less, or ")?;
                } else {
                    f.push_str("choose ");
                }
                write!(f, "{poster_field} {}", instead.name())
            }
            Self::PosterOfNothing => write!(
                f,
                "{poster_field} prints the board, which {parts} leaves out: name board among the parts, or take \
                 {poster_field} away"
            ),
            Self::DiscsTouch { king, piece, cell, allowed } => {
                write!(
                    f,
                    "discs of {king} (king) and {piece} can't stand on neighbouring squares of {cell}"
                )?;
                if let Some((cut, paper)) = allowed {
                    let Needs { name, allow, .. } = Needs::of(*cut);
                    write!(f, ", the largest that {name} on {paper} {allow}")?;
                }
                f.push_str(": ");
                discs_that_fit(f, *king, *piece, *cell)
            }
            Self::NoClassSheet(sheet) => sheet.write(f, names),
            Self::LabelTooLong { label, lengths } => too_long(f, label, *lengths, names),
            Self::MakerTooLong => {
                write!(
                    f,
                    "the maker's name is too long for its line: choose a shorter {}",
                    names(Field::Maker)
                )
            }
            Self::Empty => write!(f, "there is nothing to print: name more parts with {parts}"),
            Self::WallTooSmall { paper, margin, enough } => {
                wall_too_small(f, *paper, *margin, *enough, names)
            }
            Self::NoRoom { what, size } => {
                write!(
                    f,
                    "{what}{} has no room on an empty sheet: choose smaller discs or larger paper",
                    Sized(*size)
                )
            }
            Self::NoRoomOn { what, size, paper, margin, enough, larger } => {
                let (size, left) = (Sized(*size), by(paper.printable(*margin).size()));
                let choose = or_margins(*enough) + &on_larger(larger.as_deref(), names);
                write!(
                    f,
                    "{what}{size} has no room on {paper}, of which margins of {margin} leave {left}: choose {choose}, or leave it \
                     out with {parts}"
                )
            }
        }
    }
}

/// Returns the words that propose narrower margins; an empty text for `None`.
fn or_margins(enough: Option<Length>) -> String {
    enough.map_or_else(String::new, |margin| format!("margins of {margin} or less, or "))
}

/// Returns the words that propose a larger paper; they name none for `None`.
fn on_larger(larger: Option<&Paper>, names: Names<'_>) -> String {
    larger.map_or_else(
        || "larger paper".to_owned(),
        |larger| format!("{} {}", names(Field::Paper), larger.name()),
    )
}

/// Shows a size as ` of 63 mm by 176 mm`, and no size as nothing.
struct Sized(Option<Size>);

impl fmt::Display for Sized {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.map_or(Ok(()), |size| write!(f, " of {}", by(size)))
    }
}

/// Shows the widest frame that there is room for: `room for a frame of 4 mm or less`.
struct FrameRoom(Length);

impl fmt::Display for FrameRoom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if Length::mm(0.1).fits(self.0) {
            write!(f, "room for a frame of {} or less", self.0)
        } else {
            f.write_str("no room for a frame")
        }
    }
}

/// Writes that the rules for the wall have no room, and which paper has.
fn wall_too_small(
    f: &mut String,
    paper: Paper,
    margin: Length,
    enough: Option<Paper>,
    names: Names<'_>,
) -> fmt::Result {
    write!(
        f,
        "the rules for the wall have no room on {paper} with margins of {margin} in type of {SMALLEST_TEXT} points, the \
         smallest that can be read: "
    )?;
    if let Some(enough) = enough {
        write!(f, "choose {} {}, or ", names(Field::Wall), enough.name())?;
    }
    write!(f, "leave wall out of {}", names(Field::Parts))
}

/// Writes that the name of a set is longer than its place.
fn too_long(f: &mut String, label: &str, [long, room]: [Length; 2], names: Names<'_>) -> fmt::Result {
    write!(
        f,
        "the name of a set, “{label}”, is {long} long as it is printed, and there is room for {room}: choose a shorter {}",
        names(Field::Label)
    )
}

/// Returns width and height for a sentence: `63 mm by 176 mm`.
fn by(size: Size) -> String {
    format!("{} by {}", Length::mm(size.width), Length::mm(size.height))
}

/// Writes which discs fit: a king's beside these men, or men beside this king.
fn discs_that_fit(f: &mut String, king: Length, piece: Length, cell: Length) -> fmt::Result {
    let most_king = cell * 2.0 - piece;
    let most_piece = cell.min(king).min(cell * 2.0 - king);
    let king_fits = piece.fits(cell) && LEAST_DISC.fits(piece);
    let piece_fits = LEAST_DISC.fits(most_piece);
    match (king_fits, piece_fits) {
        (true, _) if piece.fits(most_king) && most_king.fits(piece) => {
            write!(f, "the king's fits at {piece}")?;
        }
        (true, _) => write!(f, "the king's fits from {piece} to {most_king}")?,
        (false, true) => write!(f, "the others fit at {most_piece} or less")?,
        (false, false) => write!(f, "the king's and the others all fit at {cell} or less")?,
    }
    if king_fits && piece_fits {
        write!(f, ", or the others at {most_piece} or less")?;
    }
    Ok(())
}

/// Words for a cut in messages, in the singular or plural that its name needs.
#[derive(Clone, Copy)]
pub(crate) struct Needs {
    /// Name of the cut at the start of a sentence.
    pub name: &'static str,
    /// Word for the cut on the command line.
    word: &'static str,
    need: &'static str,
    would_need: &'static str,
    fit: &'static str,
    allow: &'static str,
    have: &'static str,
}

impl Needs {
    /// Returns the words for a cut.
    pub(crate) fn of(cut: Cut) -> Self {
        let one = |name| Self {
            name,
            word: cut.name(),
            need: "needs",
            would_need: "would need",
            fit: "fits",
            allow: "allows",
            have: "has",
        };
        let many =
            Self { name: cut.name(), need: "need", fit: "fit", allow: "allow", have: "have", ..one("") };
        match cut {
            Cut::Whole => one("a whole board"),
            Cut::Pinwheel => one("a pinwheel"),
            Cut::Grid => one("a grid"),
            Cut::Halves | Cut::Quarters => many,
        }
    }
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
