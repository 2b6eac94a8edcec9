//! Settings for the use of the drawings of squares.

use super::land::BoardLayer;
use super::words::words;
use std::ops::Range;

/// Settings of a theme in `[board]`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BoardStyle {
    /// Boards on which squares where men start look different.
    pub starts: Starts,
    /// Ways in which the drawings of a kind may be turned.
    pub turning: Turning,
    /// Layers over all squares, the lowest first; as drawn, in whatever ink the theme is.
    pub layers: Vec<BoardLayer>,
    /// Text on the frame: up to four inscriptions, the first on the upper side.
    pub lettering: Vec<String>,
    /// Width of the frame, unless another is asked for; `None`: as wide as there is room for.
    pub frame: Option<WantedFrame>,
}

/// Width of a frame that a theme asks for.
#[derive(Clone, Debug, PartialEq)]
pub struct WantedFrame {
    /// Width in millimetres.
    pub width: f64,
    /// Name for messages of the file with the width: there the user is told if the paper has no room for it.
    pub file: String,
    /// Place of the number in that file.
    pub place: Range<usize>,
}

words! {
    /// Whether the squares where men start look different from the others. The rules don't ask for it: it helps to set
    /// the pieces up. Special squares always show.
    #[derive(Default)]
    Starts {
        /// On every board.
        #[default]
        Always = "always",
        /// Only where the rules mark some square: a board without special squares stays plain.
        OnMarkedBoards = "on-marked-boards",
    }
}

words! {
    /// Ways in which drawings are turned so that repetition doesn't show. They are mirrored too.
    #[derive(Default)]
    Turning {
        /// By any quarter turn.
        #[default]
        Quarters = "quarters",
        /// By half turns only, for drawings with a direction: the grain of wood, furrows, waves.
        Halves = "halves",
    }
}
