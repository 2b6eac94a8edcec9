//! Where the king escapes. The cards begin with it.

use super::explained::{Asks, EasyPicture, Explained, Idea, Illustration, Panel, Said};
use super::facts::{has_forts, man_kept_out};
use super::from_layout::{ExamplePlace, WAYS};
use crate::game::{
    CampRight, Camps, Claim, CornerShape, Corners, Escape, Example, GameResult, Piece, Play, Ruleset, Side,
};

pub(super) const EXPLAINED: Explained = Explained {
    easy: |rules, _| easy(rules),
    rule: |rules, _| Some(rule(rules)),
    figures: |rules| vec![figure(rules)],
    examples,
    ..Explained::NOTHING
};

fn rule(rules: &Ruleset) -> Said {
    let mut texts = vec![match (&rules.escape, &rules.corners) {
        (Escape::Edge, _) => "rule-escape-edge",
        (Escape::Corners, Corners::None | Corners::Marked { shape: CornerShape::Single, .. }) => {
            "rule-escape-corners"
        }
        (Escape::Corners, Corners::Marked { shape: CornerShape::Angle | CornerShape::Block, .. }) => {
            "rule-escape-corner-squares"
        }
        (Escape::Squares(_), _) => "rule-escape-squares",
    }];
    if rules.escape == Escape::Edge && camps_are_closed(rules) {
        texts.push("rule-escape-camps");
    }
    Said::new("rule-title-escape", texts)
}

/// Returns whether there are camps that the king may not enter, so that he can't escape there.
const fn camps_are_closed(rules: &Ruleset) -> bool {
    match rules.camps {
        Camps::None | Camps::Marked { enter: CampRight::Anyone, .. } => false,
        Camps::Marked { enter: CampRight::Attackers | CampRight::Nobody, .. } => true,
    }
}

/// Returns the sentence of his escape with which a card begins: for his own side or for the attackers.
pub(crate) const fn escape_of_card(rules: &Ruleset, side: Side) -> &'static str {
    let is_own = matches!(side, Side::Defenders);
    match (&rules.escape, camps_are_closed(rules), is_own) {
        (Escape::Edge, false, true) => "card-you-escape-edge",
        (Escape::Edge, false, false) => "card-they-escape-edge",
        (Escape::Edge, true, true) => "card-you-escape-edge-camps",
        (Escape::Edge, true, false) => "card-they-escape-edge-camps",
        (Escape::Corners, _, true) => "card-you-escape-corners",
        (Escape::Corners, _, false) => "card-they-escape-corners",
        (Escape::Squares(_), _, true) => "card-you-escape-squares",
        (Escape::Squares(_), _, false) => "card-they-escape-squares",
    }
}

fn figure(rules: &Ruleset) -> Illustration {
    match &rules.escape {
        Escape::Edge => Illustration::one("escape-edge", "escape-edge"),
        Escape::Squares(_) => Illustration::one("escape-squares", "escape-squares"),
        Escape::Corners => {
            let king = if has_forts(rules) { "fort-king-wins" } else { "corner-king-wins" };
            let panels = [(king, Asks::Result), (man_kept_out(rules), Asks::Permission)];
            let panels = panels.map(|(example, asks)| Panel { example, asks: Some(asks) });
            Illustration { id: "escape-corners", panels: panels.to_vec() }
        }
    }
}

fn examples(place: &ExamplePlace<'_>) -> Option<Vec<Example>> {
    match place.stem {
        "escape-squares" => Some(to_named_square(place)),
        _ => None,
    }
}

/// Returns examples of the king who moves to a named square from one beside it, and has won.
fn to_named_square(place: &ExamplePlace<'_>) -> Vec<Example> {
    let Escape::Squares(squares) = &place.rules.escape else { return Vec::new() };
    let mut made = Vec::new();
    for &to in squares.iter().filter(|square| place.is_on_board(**square)) {
        for way in WAYS {
            if let Some(from) = place.step(to, way).filter(|from| place.is_plain(*from)) {
                let play = Play { from, to };
                let result = Some(GameResult::Defenders);
                let claim = Claim { play, legal: true, captures: Vec::new(), result };
                made.push(place.example(&[(from, Piece::King)], &claim));
            }
        }
    }
    made
}

/// Returns the example of the king who escapes with one move.
pub(super) const fn escaping(rules: &Ruleset) -> &'static str {
    match &rules.escape {
        Escape::Edge => "escape-edge",
        Escape::Squares(_) => "escape-squares",
        Escape::Corners if has_forts(rules) => "fort-king-wins",
        Escape::Corners => "corner-king-wins",
    }
}

fn easy(rules: &Ruleset) -> Vec<Idea> {
    let text = match &rules.escape {
        Escape::Edge => "easy-escape-edge",
        Escape::Squares(_) => "easy-escape-squares",
        Escape::Corners => "easy-escape-corners",
    };
    let mut ideas = vec![Idea::first(text, EasyPicture::result(escaping(rules)))];
    if rules.escape == Escape::Edge && camps_are_closed(rules) {
        ideas.push(Idea::then("easy-escape-camps", EasyPicture::Setup));
    }
    ideas
}
