//! How the drawings of squares are used.

use super::land::BoardLayer;
use std::ops::Range;

/// What a theme says in `[board]`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BoardStyle {
    /// Whether squares where men start show it.
    pub starts: Starts,
    /// Which ways the drawings of a kind may be turned.
    pub turning: Turning,
    /// What lies over all squares, the lowest first; as drawn, in whatever ink the theme is.
    pub layers: Vec<BoardLayer>,
    /// What is written on the frame: up to four inscriptions, the first on the upper side.
    pub lettering: Vec<String>,
    /// The width of the frame, unless another is asked for; as much as there is room for, if it is not said.
    pub frame: Option<WantedFrame>,
}

/// The width of a frame that a theme asks for.
#[derive(Clone, Debug, PartialEq)]
pub struct WantedFrame {
    /// Millimetres.
    pub width: f64,
    /// The file that says it, as messages call it, and where: there it is told if the paper has no room for it.
    pub file: String,
    /// The place of the number in that file.
    pub place: Range<usize>,
}

/// Whether the squares where men start look different from the others. The rules don't ask for it: it helps to set
/// the pieces up. Special squares always show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Starts {
    /// On every board.
    #[default]
    Always,
    /// Only where the rules mark some square: a board without special squares stays plain.
    OnMarkedBoards,
}

/// Which ways drawings are turned so that repetition doesn't show. They are mirrored too.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Turning {
    /// By any quarter turn.
    #[default]
    Quarters,
    /// By half turns only, for drawings with a direction: the grain of wood, furrows, waves.
    Halves,
}

impl Starts {
    /// All values.
    pub const ALL: [Self; 2] = [Self::Always, Self::OnMarkedBoards];

    /// The word a theme has for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Always => "always",
            Self::OnMarkedBoards => "on-marked-boards",
        }
    }
}

impl Turning {
    /// All values.
    pub const ALL: [Self; 2] = [Self::Quarters, Self::Halves];

    /// The word a theme has for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Quarters => "quarters",
            Self::Halves => "halves",
        }
    }
}
