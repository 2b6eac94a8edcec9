//! Sheets of round labels.
//!
//! Measures are those that the makers publish for their sheets.

use super::paper::Paper;
use crate::units::Length;
use std::fmt;
use std::str::FromStr;

/// A sheet of round labels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LabelSheet {
    /// The maker's name for it.
    pub name: &'static str,
    /// Its paper.
    pub paper: Paper,
    /// Diameter of a label.
    pub diameter: Length,
    /// Labels across.
    pub columns: u8,
    /// Labels down.
    pub rows: u8,
    /// From middle to middle, both ways.
    pub pitch: Length,
    /// From the paper's left edge to that of the first label.
    pub left: Length,
    /// From the paper's top edge to that of the first label.
    pub top: Length,
}

impl LabelSheet {
    /// Every sheet that is known.
    pub const ALL: [Self; 7] = [
        Self::mm("LP117/19R", 19.0, (9, 13), 21.0, (11.5, 13.0)),
        Self::mm("LP70/25R", 25.0, (7, 10), 27.0, (11.5, 14.5)),
        Self::mm("2525K", 25.0, (7, 10), 28.0, (8.5, 10.0)),
        Self::mm("6500020x", 20.0, (8, 12), 22.5, (16.25, 14.75)),
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
}

/// Why a text names no label sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotALabelSheet(String);

impl fmt::Display for NotALabelSheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = LabelSheet::ALL.map(|sheet| sheet.name).join(", ");
        write!(f, "`{}` is no sheet of round labels that is known: choose one of {names}", self.0)
    }
}

impl std::error::Error for NotALabelSheet {}

impl FromStr for LabelSheet {
    type Err = NotALabelSheet;

    fn from_str(text: &str) -> Result<Self, NotALabelSheet> {
        let same = |sheet: &Self| sheet.name.eq_ignore_ascii_case(text.trim());
        Self::ALL.into_iter().find(same).ok_or_else(|| NotALabelSheet(text.to_owned()))
    }
}
