//! Facts about a ruleset that the files of several questions need. A fact that only one file needs is in that file.

use crate::game::{Camps, CornerShape, Corners, Escape, Foes, Ruleset, Steps, Throne};

/// Returns to whom the empty throne is hostile. `None`: there is no throne.
pub(super) const fn throne_foes(rules: &Ruleset) -> Option<Foes> {
    match rules.throne {
        Throne::None => None,
        Throne::Centre { hostile, .. } => Some(hostile),
    }
}

/// Returns to whom the corners are hostile. `None`: no corners are marked.
pub(super) const fn corner_foes(rules: &Ruleset) -> Option<Foes> {
    match rules.corners {
        Corners::None => None,
        Corners::Marked { hostile, .. } => Some(hostile),
    }
}

/// Returns to whom the empty squares of camps are hostile. `None`: there are no camps.
pub(super) const fn camp_foes(rules: &Ruleset) -> Option<Foes> {
    match rules.camps {
        Camps::None => None,
        Camps::Marked { hostile, .. } => Some(hostile),
    }
}

/// Returns to whom the marked squares are hostile, for each kind of them that the rules have.
pub(super) fn marked_foes(rules: &Ruleset) -> impl Iterator<Item = Foes> {
    [throne_foes(rules), corner_foes(rules), camp_foes(rules)].into_iter().flatten()
}

/// Returns whether each corner has several squares: figures call that a fort, and have examples of their own for it.
pub(super) const fn has_forts(rules: &Ruleset) -> bool {
    match rules.corners {
        Corners::None | Corners::Marked { shape: CornerShape::Single, .. } => false,
        Corners::Marked { shape: CornerShape::Angle | CornerShape::Block, .. } => true,
    }
}

/// Whether the king can stand on the edge without having won.
pub(super) fn king_on_edge(rules: &Ruleset) -> bool {
    rules.escape != Escape::Edge
}

/// Whether men can go more than one square in a move, and so cross a square.
pub(super) fn men_go_far(rules: &Ruleset) -> bool {
    rules.man_steps != Steps::AtMost(1)
}

/// Whether the king can go more than one square in a move, and so cross a square.
pub(super) fn king_goes_far(rules: &Ruleset) -> bool {
    rules.king_steps != Steps::AtMost(1)
}

/// Returns the example of a man that may not enter the corner: from afar, if men go that far.
pub(super) fn man_kept_out(rules: &Ruleset) -> &'static str {
    match (has_forts(rules), men_go_far(rules)) {
        (true, _) => "fort-man-not",
        (false, true) => "corner-man-not",
        (false, false) => "corner-man-step-not",
    }
}
