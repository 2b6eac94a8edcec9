//! What ink is spent on.

use super::Theme;

/// A decision on the colours of a set. None of them is a conversion of another by the printer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ink {
    /// All colours of the theme.
    #[default]
    Full,
    /// Large areas stay white.
    Low,
    /// Lines only, to be coloured in.
    Outline,
    /// For a printer without colour: lightness and pattern tell the sides apart.
    Grey,
}

impl Ink {
    /// All values.
    pub const ALL: [Self; 4] = [Self::Full, Self::Low, Self::Outline, Self::Grey];

    /// The word on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Full => "full",
            Self::Low => "low",
            Self::Outline => "outline",
            Self::Grey => "grey",
        }
    }
}

impl Theme {
    /// The theme as it is printed with this ink.
    #[must_use]
    pub fn inked(self, _ink: Ink) -> Self {
        self
    }
}
