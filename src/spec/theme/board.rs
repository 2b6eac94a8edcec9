//! How the drawings of squares are used, as a file says it.

use crate::spec::section::FileSection;
use crate::theme::{BoardStyle, Starts, Turning};

/// What a file says in `[board]`.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct SaidBoard {
    starts: Option<Starts>,
    turning: Option<Turning>,
}

impl SaidBoard {
    /// This, and what it doesn't say as in `other`.
    pub(super) fn over(self, other: Self) -> Self {
        Self { starts: self.starts.or(other.starts), turning: self.turning.or(other.turning) }
    }

    /// What is not said is as usual.
    pub(super) fn style(self) -> BoardStyle {
        BoardStyle { starts: self.starts.unwrap_or_default(), turning: self.turning.unwrap_or_default() }
    }
}

/// Reads the section.
pub(super) fn board(section: FileSection<'_>) -> SaidBoard {
    let starts = section
        .optional("starting-squares")
        .and_then(|value| section.choose("starting-squares", value, &Starts::ALL, Starts::name));
    let turning = section
        .optional("turned-by")
        .and_then(|value| section.choose("turned-by", value, &Turning::ALL, Turning::name));
    section.finish();
    SaidBoard { starts, turning }
}
