//! The art of the board's squares.

use crate::scene::Art;
use std::sync::Arc;

/// Drawings for the squares of a board, by kind.
///
/// Drawn with `viewBox="0 0 100 100"` as one square; a drawing may reach beyond it by up to 12 on every side,
/// to cover the seam with its neighbour. Where there are several drawings of a kind, the kit uses them in
/// turn, turned and mirrored, so that repetition doesn't show. The kit draws the grid over them.
///
/// Four roads run from the town in the middle to the sides of the board, if a theme draws them: they are ornament.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardArt {
    /// Squares where nobody starts; at least one drawing.
    pub ground: Vec<Arc<Art>>,
    /// Squares where attackers start, and camps; at least one drawing.
    pub camp: Vec<Arc<Art>>,
    /// Squares where defenders start; at least one drawing.
    pub town: Vec<Arc<Art>>,
    /// The centre square.
    pub throne: Arc<Art>,
    /// A square of a marked corner: as in the top left corner, turned for the others.
    pub corner: Arc<Art>,
    /// Laid over a square that the rules name as one of the king's goals, where these are no corners.
    pub escape: Arc<Art>,
    /// Laid over a camp square where the rules know camps: its ground alone is only where attackers start.
    pub camp_mark: Arc<Art>,
    /// Laid over the top side of a camp square whose neighbour there is no camp; turned for the other sides.
    pub camp_edge: Option<Arc<Art>>,
    /// Laid over the top side of a town square whose neighbour there is no town; turned for the other sides.
    pub town_edge: Option<Arc<Art>>,
    /// In place of `camp_edge` where a road passes.
    pub camp_gate: Option<Arc<Art>>,
    /// In place of `town_edge` where a road leaves.
    pub town_gate: Option<Arc<Art>>,
    /// In place of `ground` on a square that a road crosses, from the middle of the top to the middle of the bottom;
    /// empty if roads don't show there.
    pub road: Vec<Arc<Art>>,
    /// In place of `camp` on a square that a road crosses, like `road`.
    pub camp_road: Vec<Arc<Art>>,
    /// Whether squares where men start show it.
    pub starts: Starts,
    /// Which ways the drawings of a kind may be turned.
    pub turning: Turning,
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
