//! Who may enter the corners. Whom they capture is told in `hostile` and `king_capture`; the cards have all that in the
//! paragraph of the corners.

use super::explained::{Asks, EasyPicture, Explained, Idea, Illustration, Said};
use super::facts::{has_forts, man_kept_out};
use super::{hostile, king_capture};
use crate::game::{Board, CornerShape, Corners, Escape, Ruleset, Square, Throne, ThroneStop};

pub(super) const EXPLAINED: Explained = Explained {
    easy: |rules, _| easy(rules),
    rule: |rules, _| rule(rules),
    reminder: Some(|rules, _| reminder(rules)),
    figures,
    small: Some(|rules, _| small(rules)),
    square,
    ..Explained::NOTHING
};

fn rule(rules: &Ruleset) -> Option<Said> {
    let Corners::Marked { shape, .. } = rules.corners else { return None };
    let text = match shape {
        CornerShape::Single => "rule-corners-single",
        CornerShape::Angle => "rule-corners-angle",
        CornerShape::Block => "rule-corners-block",
    };
    Some(Said::new("rule-title-corners", vec![text]))
}

/// Returns the corner at the lower left, whose frame is on the far side of words that stand at its right.
fn square(rules: &Ruleset, board: &Board) -> Option<Square> {
    let corner = Square::new(0, 0);
    rules.is_corner(board.size(), corner).then_some(corner)
}

/// Returns the paragraph who enters the corners, and whom they capture.
fn reminder(rules: &Ruleset) -> Option<Said> {
    let mut texts = vec!["card-corners-enter", hostile::on_card_of_corners(rules)?];
    texts.extend(king_capture::on_card_of_corners(rules));
    Some(Said::new("card-title-corners", texts))
}

/// Returns the figures; where the king escapes in the corners, the figure of his escape shows them.
fn figures(rules: &Ruleset) -> Vec<Illustration> {
    if rules.corners == Corners::None {
        return Vec::new();
    }
    let king = if has_forts(rules) { "fort-king" } else { "corner-king" };
    let panels = match rules.escape {
        // A king beside the corner is on the edge, where he has won: no panel shows him enter it.
        Escape::Edge => vec![man_kept_out(rules)],
        Escape::Corners => return Vec::new(),
        Escape::Squares(_) => vec![man_kept_out(rules), king],
    };
    vec![Illustration::asking("corners", Asks::Permission, panels)]
}

/// Returns the small picture, even where the leaflet has no figure of its own for the corners.
fn small(rules: &Ruleset) -> Option<&'static str> {
    (rules.corners != Corners::None).then(|| man_kept_out(rules))
}

/// Returns whether each corner is one square, where moving there is stopping there.
pub(super) const fn are_single(rules: &Ruleset) -> bool {
    matches!(rules.corners, Corners::Marked { shape: CornerShape::Single, .. })
}

fn easy(rules: &Ruleset) -> Vec<Idea> {
    let Corners::Marked { shape, .. } = rules.corners else { return Vec::new() };
    let shown = EasyPicture::permission(man_kept_out(rules));
    // Where the throne's sentence names the corners, too, this one may come later.
    let is_said = matches!(rules.throne, Throne::Centre { stop: ThroneStop::King, .. }) && are_single(rules);
    let text = "easy-corners";
    let mut ideas =
        vec![if is_said { Idea::then(text, shown).explaining() } else { Idea::first(text, shown) }];
    match shape {
        CornerShape::Single => {}
        CornerShape::Angle => ideas.push(Idea::then("easy-corners-angle", EasyPicture::Setup)),
        CornerShape::Block => ideas.push(Idea::then("easy-corners-block", EasyPicture::Setup)),
    }
    ideas
}
