//! Who may enter and cross the camps. Whom they capture is told in `hostile` and `king_capture`; the cards have all that
//! in the paragraph of the camps.

use super::explained::{Asks, EasyPicture, Explained, Idea, Illustration, Said};
use super::facts::men_go_far;
use super::from_layout::ExamplePlace;
use super::{hostile, king_capture};
use crate::game::{CampRight, Camps, Claim, Example, Piece, Play, Ruleset};

pub(super) const EXPLAINED: Explained = Explained {
    easy: |rules, _| easy(rules),
    rule: |rules, _| rule(rules),
    reminder: Some(|rules, _| reminder(rules)),
    figures,
    square: |rules, board| board.squares().find(|square| rules.is_camp(*square)),
    examples,
    ..Explained::NOTHING
};

fn rule(rules: &Ruleset) -> Option<Said> {
    let Camps::Marked { enter, pass, .. } = rules.camps else { return None };
    let mut texts = vec![
        "rule-camps",
        match (enter, pass) {
            (CampRight::Anyone, CampRight::Anyone) => "rule-camps-anyone-anyone",
            (CampRight::Anyone, CampRight::Attackers) => "rule-camps-anyone-attackers",
            (CampRight::Anyone, CampRight::Nobody) => "rule-camps-anyone-nobody",
            (CampRight::Attackers, CampRight::Anyone) => "rule-camps-attackers-anyone",
            (CampRight::Attackers, CampRight::Attackers) => "rule-camps-attackers-attackers",
            (CampRight::Attackers, CampRight::Nobody) => "rule-camps-attackers-nobody",
            (CampRight::Nobody, CampRight::Anyone) => "rule-camps-nobody-anyone",
            (CampRight::Nobody, CampRight::Attackers) => "rule-camps-nobody-attackers",
            (CampRight::Nobody, CampRight::Nobody) => "rule-camps-nobody-nobody",
        },
    ];
    if enter == CampRight::Nobody || pass == CampRight::Nobody {
        texts.push("rule-camps-inside");
    }
    Some(Said::new("rule-title-camps", texts))
}

/// Returns the paragraph who enters the camps and crosses them, and whom they capture.
fn reminder(rules: &Ruleset) -> Option<Said> {
    let Camps::Marked { enter, pass, .. } = rules.camps else { return None };
    let mut texts = vec![match (enter, pass) {
        (CampRight::Anyone, CampRight::Anyone) => "card-camps-anyone-anyone",
        (CampRight::Anyone, CampRight::Attackers) => "card-camps-anyone-attackers",
        (CampRight::Anyone, CampRight::Nobody) => "card-camps-anyone-nobody",
        (CampRight::Attackers, CampRight::Anyone) => "card-camps-attackers-anyone",
        (CampRight::Attackers, CampRight::Attackers) => "card-camps-attackers-attackers",
        (CampRight::Attackers, CampRight::Nobody) => "card-camps-attackers-nobody",
        (CampRight::Nobody, CampRight::Anyone) => "card-camps-nobody-anyone",
        (CampRight::Nobody, CampRight::Attackers) => "card-camps-nobody-attackers",
        (CampRight::Nobody, CampRight::Nobody) => "card-camps-nobody-nobody",
    }];
    if enter == CampRight::Nobody || pass == CampRight::Nobody {
        texts.push("card-camps-inside");
    }
    texts.extend(hostile::on_card_of_camps(rules));
    texts.extend(king_capture::on_card_of_camps(rules));
    Some(Said::new("card-title-camps", texts))
}

/// Returns the figures; all panels are made from the layout, by [`examples`].
fn figures(rules: &Ruleset) -> Vec<Illustration> {
    let Camps::Marked { enter, pass, .. } = rules.camps else { return Vec::new() };
    let mut panels = vec!["camp-inside"];
    panels.extend(match enter {
        CampRight::Anyone => vec!["camp-enter-defender"],
        CampRight::Attackers => vec!["camp-enter-attacker", "camp-enter-defender-not"],
        CampRight::Nobody => vec!["camp-enter-attacker-not"],
    });
    if men_go_far(rules) {
        panels.extend(match pass {
            CampRight::Anyone => vec!["camp-pass-defender"],
            CampRight::Attackers => vec!["camp-pass-attacker", "camp-pass-defender-not"],
            CampRight::Nobody => vec!["camp-pass-attacker-not"],
        });
    }
    vec![Illustration::asking("camps", Asks::Permission, panels)]
}

fn examples(place: &ExamplePlace<'_>) -> Option<Vec<Example>> {
    Some(match place.stem {
        "camp-inside" => inside(place),
        "camp-enter-attacker" => enter(place, Piece::Attacker),
        "camp-enter-defender" => enter(place, Piece::Defender),
        "camp-pass-attacker" => pass(place, Piece::Attacker),
        "camp-pass-defender" => pass(place, Piece::Defender),
        _ => return None,
    })
}

/// Returns examples of an attacker who moves from one square of his camp to another.
fn inside(place: &ExamplePlace<'_>) -> Vec<Example> {
    let is_camp = |square| place.rules.is_camp(square);
    let plays = place.beside_camps().into_iter().filter(|found| is_camp(found.camp) && is_camp(found.beside));
    plays.map(|found| play(place, Piece::Attacker, Play { from: found.camp, to: found.beside })).collect()
}

/// Returns examples of a piece that goes into a camp.
fn enter(place: &ExamplePlace<'_>, piece: Piece) -> Vec<Example> {
    let outside = place.beside_camps().into_iter().filter(|found| place.is_plain(found.beside));
    outside.map(|found| play(place, piece, Play { from: found.beside, to: found.camp })).collect()
}

/// Returns examples of a piece that goes across a camp of one square's width.
fn pass(place: &ExamplePlace<'_>, piece: Piece) -> Vec<Example> {
    let across = place.beside_camps().into_iter().filter_map(|found| {
        let beyond = place.step(found.camp, (-found.way.0, -found.way.1))?;
        let both_plain = place.is_plain(found.beside) && place.is_plain(beyond);
        both_plain.then_some(Play { from: found.beside, to: beyond })
    });
    across.map(|made| play(place, piece, made)).collect()
}

/// Returns an example of one piece and its play, allowed or not as the panel's name says.
fn play(place: &ExamplePlace<'_>, piece: Piece, play: Play) -> Example {
    let claim = Claim { play, legal: place.holds, captures: Vec::new(), result: None };
    place.example(&[(play.from, piece)], &claim)
}

fn easy(rules: &Ruleset) -> Vec<Idea> {
    let Camps::Marked { enter, pass, .. } = rules.camps else { return Vec::new() };
    let mut ideas = vec![Idea::then("easy-camps", EasyPicture::Setup)];
    let (text, shown) = match enter {
        CampRight::Anyone => ("easy-camps-enter-anyone", "camp-enter-defender"),
        CampRight::Attackers => ("easy-camps-enter-attackers", "camp-enter-defender-not"),
        CampRight::Nobody => ("easy-camps-enter-nobody", "camp-enter-attacker-not"),
    };
    ideas.push(Idea::first(text, EasyPicture::permission(shown)));
    if men_go_far(rules) {
        let (text, shown) = match pass {
            CampRight::Anyone => ("easy-camps-pass-anyone", "camp-pass-defender"),
            CampRight::Attackers => ("easy-camps-pass-attackers", "camp-pass-defender-not"),
            CampRight::Nobody => ("easy-camps-pass-nobody", "camp-pass-attacker-not"),
        };
        ideas.push(Idea::then(text, EasyPicture::permission(shown)));
    }
    if enter == CampRight::Nobody || pass == CampRight::Nobody {
        ideas.push(Idea::then("easy-camps-inside", EasyPicture::permission("camp-inside")));
    }
    ideas
}
