//! Which marked squares stand in for a captor of men, and when. The cards say it in the paragraphs of throne, corners and
//! camps. Which of them stand in for a captor of the king is told in `king_capture`.

use super::explained::{Asks, EasyPicture, Explained, Idea, Illustration, Said};
use super::facts::{camp_foes, corner_foes, has_forts, marked_foes, throne_foes};
use super::from_layout::ExamplePlace;
use crate::explain::in_play::KingStart;
use crate::game::{
    Claim, Example, FoeMen, Foes, KingArms, OccupiedThrone, Piece, Ruleset, Square, Throne, ThroneStop,
};

pub(super) const EXPLAINED: Explained =
    Explained { easy: |rules, _| easy(rules), rule, figures, examples, ..Explained::NOTHING };

/// Returns the rule which squares are hostile to men. `None`: no square is, which the rule of captures says.
fn rule(rules: &Ruleset, king: KingStart) -> Option<Said> {
    if !some_square_is_hostile(rules) {
        return None;
    }
    let mut texts = vec!["rule-hostile"];
    let throne = throne_foes(rules).map(Foes::men);
    let corners = corner_foes(rules).map(Foes::men);
    match (throne, corners) {
        (Some(FoeMen::Both), Some(FoeMen::Both)) => texts.push("rule-hostile-throne-corners-both"),
        (Some(FoeMen::Attackers), Some(FoeMen::Attackers)) => {
            texts.push("rule-hostile-throne-corners-attackers");
        }
        (Some(FoeMen::Defenders), Some(FoeMen::Defenders)) => {
            texts.push("rule-hostile-throne-corners-defenders");
        }
        (throne, corners) => {
            texts.extend(corners.and_then(corners_sentence));
            texts.extend(throne.and_then(|foes| throne_sentence(foes, occupied(rules))));
        }
    }
    let occupied = occupied_throne_sentence(rules, king);
    texts.extend(occupied);
    // A reader of the sentence that the throne captures nobody must not think the same of the king.
    if occupied == Some("rule-hostile-occupied-nobody") && rules.arms != KingArms::Unarmed {
        texts.push("rule-hostile-occupied-king");
    }
    texts.extend(camp_foes(rules).and_then(|foes| camps_sentence(foes.men())));
    texts.extend(harmless_squares(rules));
    Some(Said::new("rule-title-hostile", texts))
}

/// Returns whether any square is hostile to any man at any time.
pub(super) fn some_square_is_hostile(rules: &Ruleset) -> bool {
    marked_foes(rules).any(|foes| foes.men() != FoeMen::Nobody)
        || occupied(rules) == OccupiedThrone::Attackers
}

/// Returns the messages for marked squares that are hostile to no man.
pub(super) fn harmless_squares(rules: &Ruleset) -> Vec<&'static str> {
    let harmless = |foes: Option<Foes>| foes.is_some_and(|foes| foes.men() == FoeMen::Nobody);
    let mut texts = Vec::new();
    if harmless(throne_foes(rules)) && occupied(rules) == OccupiedThrone::Nobody {
        texts.push("rule-hostile-throne-nobody");
        if rules.arms != KingArms::Unarmed {
            texts.push("rule-hostile-occupied-king");
        }
    }
    if harmless(corner_foes(rules)) {
        texts.push("rule-hostile-corners-nobody");
    }
    if harmless(camp_foes(rules)) {
        texts.push("rule-hostile-camps-nobody");
    }
    texts
}

/// Returns to whom the throne is hostile while the king is on it.
const fn occupied(rules: &Ruleset) -> OccupiedThrone {
    match rules.throne {
        Throne::None => OccupiedThrone::Nobody,
        Throne::Centre { occupied, .. } => occupied,
    }
}

const fn throne_sentence(foes: FoeMen, occupied: OccupiedThrone) -> Option<&'static str> {
    match (foes, occupied) {
        (FoeMen::Both, _) => Some("rule-hostile-throne-both"),
        (FoeMen::Attackers, _) => Some("rule-hostile-throne-attackers"),
        (FoeMen::Defenders, _) => Some("rule-hostile-throne-defenders"),
        (FoeMen::Nobody, OccupiedThrone::Attackers) => Some("rule-hostile-throne-empty-nobody"),
        (FoeMen::Nobody, OccupiedThrone::Nobody) => None,
    }
}

const fn corners_sentence(foes: FoeMen) -> Option<&'static str> {
    match foes {
        FoeMen::Both => Some("rule-hostile-corners-both"),
        FoeMen::Attackers => Some("rule-hostile-corners-attackers"),
        FoeMen::Defenders => Some("rule-hostile-corners-defenders"),
        FoeMen::Nobody => None,
    }
}

const fn camps_sentence(foes: FoeMen) -> Option<&'static str> {
    match foes {
        FoeMen::Both => Some("rule-hostile-camps-both"),
        FoeMen::Attackers => Some("rule-hostile-camps-attackers"),
        FoeMen::Defenders => Some("rule-hostile-camps-defenders"),
        FoeMen::Nobody => None,
    }
}

/// Returns the sentence about the throne with the king on it. `None`: he is never there, or [`harmless_squares`] says it.
fn occupied_throne_sentence(rules: &Ruleset, king: KingStart) -> Option<&'static str> {
    let Throne::Centre { stop, hostile, occupied, .. } = rules.throne else { return None };
    if stop == ThroneStop::Nobody && king != KingStart::Throne {
        return None;
    }
    match (occupied, hostile.men()) {
        (OccupiedThrone::Attackers, _) => Some("rule-hostile-occupied-attackers"),
        (OccupiedThrone::Nobody, FoeMen::Nobody) => None,
        (OccupiedThrone::Nobody, FoeMen::Attackers | FoeMen::Defenders | FoeMen::Both) => {
            Some("rule-hostile-occupied-nobody")
        }
    }
}

/// Returns the sentences which men the throne captures, for its paragraph on the cards. Empty: it captures none.
pub(super) fn on_card_of_throne(rules: &Ruleset) -> Vec<&'static str> {
    let empty = match throne_foes(rules).map(Foes::men) {
        None | Some(FoeMen::Nobody) => None,
        Some(FoeMen::Both) => Some("card-throne-both"),
        Some(FoeMen::Attackers) => Some("card-throne-attackers"),
        Some(FoeMen::Defenders) => Some("card-throne-defenders"),
    };
    let occupied = match (occupied(rules), empty) {
        (OccupiedThrone::Attackers, Some("card-throne-both")) => Some("card-throne-occupied-alone"),
        (OccupiedThrone::Attackers, _) => Some("card-throne-occupied"),
        (OccupiedThrone::Nobody, _) => None,
    };
    [empty, occupied].into_iter().flatten().collect()
}

/// Returns the sentence which men the corners capture, for their paragraph on the cards. `None`: there are no marked corners.
pub(super) fn on_card_of_corners(rules: &Ruleset) -> Option<&'static str> {
    Some(match corner_foes(rules)?.men() {
        FoeMen::Nobody => "card-corners-nobody",
        FoeMen::Attackers => "card-corners-attackers",
        FoeMen::Defenders => "card-corners-defenders",
        FoeMen::Both => "card-corners-both",
    })
}

/// Returns the sentence which men the camps capture, for their paragraph on the cards. `None`: they capture none.
pub(super) fn on_card_of_camps(rules: &Ruleset) -> Option<&'static str> {
    match camp_foes(rules)?.men() {
        FoeMen::Nobody => None,
        FoeMen::Attackers => Some("card-camps-attackers"),
        FoeMen::Defenders => Some("card-camps-defenders"),
        FoeMen::Both => Some("card-camps-both"),
    }
}

/// Returns figures of men beside an empty marked square, and beside the throne with the king on it.
fn figures(rules: &Ruleset) -> Vec<Illustration> {
    let mut panels = Vec::new();
    if let Throne::Centre { hostile, occupied, .. } = rules.throne {
        let throne = ["hostile-throne-attacker", "hostile-throne-attacker-not"];
        let defender = ["hostile-throne-defender", "hostile-throne-defender-not"];
        panels.extend(against(hostile, throne, defender));
        let king_helps = matches!(rules.arms, KingArms::Armed | KingArms::Anvil);
        if hostile.attackers || occupied == OccupiedThrone::Attackers {
            panels.push(if king_helps || occupied == OccupiedThrone::Attackers {
                "hostile-occupied-attacker"
            } else {
                "hostile-occupied-attacker-not"
            });
        }
        if hostile.defenders {
            panels.push("hostile-occupied-defender-not");
        }
    }
    if let Some(hostile) = corner_foes(rules) {
        let [attacker, defender] = if has_forts(rules) {
            [
                ["hostile-fort-attacker", "hostile-fort-attacker-not"],
                ["hostile-fort-defender", "hostile-fort-defender-not"],
            ]
        } else {
            [
                ["hostile-corner-attacker", "hostile-corner-attacker-not"],
                ["hostile-corner-defender", "hostile-corner-defender-not"],
            ]
        };
        panels.extend(against(hostile, attacker, defender));
    }
    if let Some(hostile) = camp_foes(rules) {
        let attacker = ["hostile-camp-attacker", "hostile-camp-attacker-not"];
        let defender = ["hostile-camp-defender", "hostile-camp-defender-not"];
        panels.extend(against(hostile, attacker, defender));
    }
    if panels.is_empty() {
        return Vec::new();
    }
    vec![Illustration::asking("hostile", Asks::Capture, panels)]
}

/// Returns the panels that show to which men a square is hostile: one panel if it is the same for both sides. Of each pair, with
/// an attacker or with a defender, the first panel shows that he is captured, the second that he is not.
fn against(foes: Foes, attacker: [&'static str; 2], defender: [&'static str; 2]) -> Vec<&'static str> {
    match foes.men() {
        FoeMen::Nobody => vec![attacker[1]],
        FoeMen::Attackers => vec![attacker[0], defender[1]],
        FoeMen::Defenders => vec![defender[0], attacker[1]],
        FoeMen::Both => vec![attacker[0]],
    }
}

fn examples(place: &ExamplePlace<'_>) -> Option<Vec<Example>> {
    match place.stem {
        "hostile-camp-attacker" => Some(beside_camp(place, Piece::Attacker, Piece::Defender)),
        "hostile-camp-defender" => Some(beside_camp(place, Piece::Defender, Piece::Attacker)),
        _ => None,
    }
}

/// Returns examples of a man between a moving enemy and an empty square of a camp; captured or not, as the panel's name says.
fn beside_camp(place: &ExamplePlace<'_>, victim: Piece, captor: Piece) -> Vec<Example> {
    let mut made = Vec::new();
    for found in place.beside_camps() {
        for play in place.closing_plays(found.beside, found.way) {
            let captures: Vec<Square> = if place.holds { vec![found.beside] } else { Vec::new() };
            let claim = Claim { play, legal: true, captures, result: None };
            made.push(place.example(&[(found.beside, victim), (play.from, captor)], &claim));
        }
    }
    made
}

fn easy(rules: &Ruleset) -> Vec<Idea> {
    let mut ideas = Vec::new();
    if let Some(foes) = throne_foes(rules) {
        ideas.extend(easy_throne(foes, rules));
    }
    if let Some(foes) = corner_foes(rules) {
        let [attacker, attacker_not, defender] = if has_forts(rules) {
            ["hostile-fort-attacker", "hostile-fort-attacker-not", "hostile-fort-defender"]
        } else {
            ["hostile-corner-attacker", "hostile-corner-attacker-not", "hostile-corner-defender"]
        };
        let (text, shown) = match (foes.men(), foes.king) {
            (FoeMen::Both, _) => ("easy-hostile-corners-both", defender),
            (FoeMen::Attackers, _) => ("easy-hostile-corners-attackers", attacker),
            (FoeMen::Defenders, _) => ("easy-hostile-corners-defenders", defender),
            (FoeMen::Nobody, true) => ("easy-hostile-corners-king", attacker_not),
            (FoeMen::Nobody, false) => ("easy-hostile-corners-nobody", attacker_not),
        };
        ideas.push(of_men(foes, Idea::then(text, EasyPicture::capture(shown))));
    }
    if let Some(foes) = camp_foes(rules) {
        let (text, shown) = match (foes.men(), foes.king) {
            (FoeMen::Both, _) => ("easy-hostile-camps-both", "hostile-camp-defender"),
            (FoeMen::Attackers, _) => ("easy-hostile-camps-attackers", "hostile-camp-attacker"),
            (FoeMen::Defenders, _) => ("easy-hostile-camps-defenders", "hostile-camp-defender"),
            (FoeMen::Nobody, true) => ("easy-hostile-camps-king", "hostile-camp-attacker-not"),
            (FoeMen::Nobody, false) => ("easy-hostile-camps-nobody", "hostile-camp-attacker-not"),
        };
        ideas.push(of_men(foes, Idea::then(text, EasyPicture::capture(shown))));
    }
    ideas
}

/// Returns an idea about squares that help against men; one that says that they help against none explains what goes without
/// saying.
fn of_men(foes: Foes, idea: Idea) -> Idea {
    if foes.men() == FoeMen::Nobody { idea.explaining() } else { idea }
}

/// Returns ideas about the throne's effect on men, empty and with the king on it.
fn easy_throne(foes: Foes, rules: &Ruleset) -> Vec<Idea> {
    let (text, shown) = match (foes.men(), foes.king) {
        (FoeMen::Both, _) => ("easy-hostile-throne-both", "hostile-throne-defender"),
        (FoeMen::Attackers, _) => ("easy-hostile-throne-attackers", "hostile-throne-attacker"),
        (FoeMen::Defenders, _) => ("easy-hostile-throne-defenders", "hostile-throne-defender"),
        (FoeMen::Nobody, true) => ("easy-hostile-throne-king", "hostile-throne-attacker-not"),
        (FoeMen::Nobody, false) => ("easy-hostile-throne-nobody", "hostile-throne-attacker-not"),
    };
    let mut ideas = vec![of_men(foes, Idea::then(text, EasyPicture::capture(shown)))];
    match occupied(rules) {
        OccupiedThrone::Attackers => {
            let shown = EasyPicture::capture("hostile-occupied-attacker");
            let idea = Idea::then("easy-hostile-occupied", shown);
            // A king who may wait at the far side of an enemy helps there as anywhere else.
            let is_plain = matches!(rules.arms, KingArms::Armed | KingArms::Anvil);
            ideas.push(if is_plain { idea.explaining() } else { idea });
        }
        OccupiedThrone::Nobody => {}
    }
    ideas
}
