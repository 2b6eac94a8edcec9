//! Sheets of round labels.
//!
//! Measures are those that the makers publish for their sheets.

use super::{Paper, Settings};
use crate::keyed::{KeyedMessage, keyed, shown_by_message};
use crate::scene::Point;
use crate::units::Length;
use std::str::FromStr;

/// Most by which the diameters of a label and of its disc may differ.
const MOST_OFF: Length = Length::mm(1.5);

/// A sheet of round labels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LabelSheet {
    /// Maker, if it has to be named with the sheet.
    pub maker: Option<&'static str>,
    /// Maker's name for the sheet.
    pub name: &'static str,
    /// Its paper.
    pub paper: Paper,
    /// Diameter of a label.
    pub diameter: Length,
    /// Labels across.
    pub columns: u8,
    /// Labels down.
    pub rows: u8,
    /// Distance between the middles of neighbouring labels, both ways.
    pub pitch: Length,
    /// Distance from the paper's left edge to the first label's left edge.
    pub left: Length,
    /// Distance from the paper's top edge to the first label's top edge.
    pub top: Length,
}

impl LabelSheet {
    /// All known sheets.
    pub const ALL: [Self; 7] = [
        Self::mm("LP117/19R", 19.0, (9, 13), 21.0, (11.5, 13.0)),
        Self::mm("LP70/25R", 25.0, (7, 10), 27.0, (11.5, 14.5)),
        Self::mm("2525K", 25.0, (7, 10), 28.0, (8.5, 10.0)).by("Rayfilm"),
        Self::mm("6500020x", 20.0, (8, 12), 22.5, (16.25, 14.75)).by("Endisch"),
        Self::letter("OL5275", 19.05, (9, 12), 20.6375, (15.88, 16.66)),
        Self::letter("OL1025", 25.4, (7, 9), 28.575, (9.53, 12.7)),
        Self::letter("SL114", 25.4, (7, 9), 28.575, (9.53, 12.7)),
    ];

    const fn mm(
        name: &'static str,
        diameter: f64,
        (columns, rows): (u8, u8),
        pitch: f64,
        (left, top): (f64, f64),
    ) -> Self {
        Self {
            maker: None,
            name,
            paper: Paper::A4,
            diameter: Length::mm(diameter),
            columns,
            rows,
            pitch: Length::mm(pitch),
            left: Length::mm(left),
            top: Length::mm(top),
        }
    }

    const fn letter(
        name: &'static str,
        diameter: f64,
        grid: (u8, u8),
        pitch: f64,
        corner: (f64, f64),
    ) -> Self {
        Self { paper: Paper::LETTER, ..Self::mm(name, diameter, grid, pitch, corner) }
    }

    const fn by(self, maker: &'static str) -> Self {
        Self { maker: Some(maker), ..self }
    }

    /// Returns the name to ask for in a shop.
    #[must_use]
    pub fn title(self) -> String {
        self.maker.map_or_else(|| self.name.to_owned(), |maker| format!("{maker} {}", self.name))
    }

    /// How many labels a sheet has.
    #[must_use]
    pub fn places(self) -> usize {
        usize::from(self.columns) * usize::from(self.rows)
    }

    /// The middle of the `nth` label, row by row, counted from 0, in millimetres from the paper's top left.
    #[must_use]
    pub fn center(self, nth: usize) -> Point {
        let (column, row) = (nth % usize::from(self.columns), nth / usize::from(self.columns));
        let at = |edge: Length, nth: usize| (edge + self.diameter / 2.0 + self.pitch * nth as f64).to_mm();
        Point::new(at(self.left, column), at(self.top, row))
    }

    /// Returns the sheet whose labels are nearest to a disc. `None`: no sheet is near enough.
    #[must_use]
    pub fn nearest(sheets: &[Self], disc: Length) -> Option<Self> {
        let near = sheets.iter().copied().filter(|sheet| is_near(sheet.diameter, disc));
        near.reduce(
            |one, other| if off(other.diameter, disc) < off(one.diameter, disc) { other } else { one },
        )
    }

    /// Returns how far a face may go on beyond its label: by `bleed`, but no further than half the gap between two labels.
    #[must_use]
    pub fn bleed(self, bleed: Length) -> Length {
        bleed.min((self.pitch - self.diameter) / 2.0)
    }
}

/// Returns the difference between the diameters of a label and a disc.
fn off(label: Length, disc: Length) -> Length {
    (label - disc).max(disc - label)
}

/// Returns whether a label is near enough to a disc.
fn is_near(label: Length, disc: Length) -> bool {
    off(label, disc).fits(MOST_OFF)
}

/// Returns the diameters of the king's disc and of the others, adapted to their labels; `cell` is the side of a square.
///
/// # Errors
/// If a sheet is for no piece, its labels are too large for the squares, or the pieces are to have backs.
pub(crate) fn discs_on_labels(
    settings: &Settings,
    cell: Length,
    (king, piece): (Length, Length),
) -> Result<(Length, Length), LabelFault> {
    if settings.labels.is_empty() {
        return Ok((king, piece));
    }
    if settings.two_sided {
        return Err(LabelFault::TwoSided);
    }
    let chosen = [king, piece].map(|disc| LabelSheet::nearest(&settings.labels, disc));
    let is_used = |sheet: &LabelSheet| chosen.iter().flatten().any(|other| other.name == sheet.name);
    if let Some(&sheet) = settings.labels.iter().find(|sheet| !is_used(sheet)) {
        return Err(LabelFault::NoPiece { name: sheet.title(), label: sheet.diameter, king, piece });
    }
    let [king_label, label] = chosen.map(|sheet| sheet.map(|sheet| sheet.diameter));
    let (king, piece) = (king_label.unwrap_or(king), label.unwrap_or(piece));
    if !piece.fits(cell) || !((king + piece) / 2.0).fits(cell) || !piece.fits(king) {
        return Err(LabelFault::Touch { king, piece, cell });
    }
    Ok((king, piece))
}

/// Why label sheets can't be used.
#[derive(Clone, Debug, PartialEq)]
pub enum LabelFault {
    /// No piece goes on a sheet.
    NoPiece {
        /// The sheet's name.
        name: String,
        /// Diameter of its labels.
        label: Length,
        /// Diameter of the king's disc.
        king: Length,
        /// Diameter of the other discs.
        piece: Length,
    },
    /// Two pieces of the labels' sizes could not stand on neighbouring squares.
    Touch {
        /// Diameter of the king's disc.
        king: Length,
        /// Diameter of the other discs.
        piece: Length,
        /// Side of a square.
        cell: Length,
    },
    /// Labels have one side.
    TwoSided,
}

impl LabelFault {
    /// Returns the message.
    #[must_use]
    pub fn message(&self) -> KeyedMessage {
        match self {
            Self::NoPiece { name, label, king, piece } => {
                let is_another_nearer = [king, piece].into_iter().any(|disc| is_near(*label, *disc));
                let advice = if is_another_nearer {
                    keyed!("leave-one-sheet-out")
                } else {
                    keyed!("choose-other-labels", most = MOST_OFF)
                };
                keyed!("label-sheet-without-piece", name, label, king, piece, advice => advice)
            }
            Self::Touch { king, piece, cell } => keyed!("labels-touch", king, piece, cell),
            Self::TwoSided => keyed!("labels-two-sided"),
        }
    }
}

shown_by_message!(LabelFault);

impl std::error::Error for LabelFault {}

/// Error of a text that names no label sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotALabelSheet(String);

shown_by_message!(NotALabelSheet);

impl NotALabelSheet {
    pub(crate) fn message(&self) -> KeyedMessage {
        let names = LabelSheet::ALL.map(LabelSheet::title).join(", ");
        keyed!("not-a-label-sheet", text = self.0, names)
    }
}

impl std::error::Error for NotALabelSheet {}

impl FromStr for LabelSheet {
    type Err = NotALabelSheet;

    fn from_str(text: &str) -> Result<Self, NotALabelSheet> {
        // With and without the maker's name, whatever the spaces.
        let plain = |text: &str| text.split_whitespace().collect::<String>().to_ascii_lowercase();
        let same = |sheet: &Self| [plain(sheet.name), plain(&sheet.title())].contains(&plain(text));
        Self::ALL.into_iter().find(same).ok_or_else(|| NotALabelSheet(text.to_owned()))
    }
}
