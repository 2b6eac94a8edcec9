//! Capture of a defender against the king.

use super::explained::{Asks, EasyPicture, Explained, Idea, Illustration, Said};
use super::hostile;
use crate::game::{Linnaean, Ruleset, Throne};

pub(super) const EXPLAINED: Explained = Explained {
    easy: |rules, _| easy(rules),
    rule: |rules, _| rule(rules),
    reminder: Some(|rules, _| reminder(rules)),
    figures,
    ..Explained::NOTHING
};

fn rule(rules: &Ruleset) -> Option<Said> {
    let text = match rules.linnaean {
        Linnaean::Never => return None,
        Linnaean::InCastle => "rule-linnaean-in-castle",
        Linnaean::Anywhere => "rule-linnaean-anywhere",
    };
    Some(Said::new("rule-title-linnaean", vec![text]))
}

/// Returns a paragraph of its own, where the throne's paragraph has no room for it.
fn reminder(rules: &Ruleset) -> Option<Said> {
    let text = match rules.linnaean {
        Linnaean::InCastle if !throne_has_room(rules) => "card-linnaean-in-castle",
        Linnaean::Anywhere if !throne_has_room(rules) => "card-linnaean-anywhere",
        Linnaean::Never | Linnaean::InCastle | Linnaean::Anywhere => return None,
    };
    Some(Said::new("card-title-linnaean", vec![text]))
}

/// Returns the sentence for the card's paragraph of the throne, where that has room for it.
pub(super) fn on_card_of_throne(rules: &Ruleset) -> Option<&'static str> {
    match rules.linnaean {
        Linnaean::InCastle if throne_has_room(rules) => Some("card-throne-linnaean-in-castle"),
        Linnaean::Anywhere if throne_has_room(rules) => Some("card-throne-linnaean-anywhere"),
        Linnaean::Never | Linnaean::InCastle | Linnaean::Anywhere => None,
    }
}

/// Returns whether the throne has a paragraph with room for one more sentence: where it says nothing about men.
fn throne_has_room(rules: &Ruleset) -> bool {
    rules.throne != Throne::None && hostile::on_card_of_throne(rules).is_empty()
}

/// Returns the figure: the defender beside a king who has attackers on three sides.
fn figures(rules: &Ruleset) -> Vec<Illustration> {
    match rules.linnaean {
        Linnaean::Never => Vec::new(),
        Linnaean::InCastle => {
            vec![Illustration::asking("linnaean", Asks::Capture, vec!["linnaean", "linnaean-field-not"])]
        }
        Linnaean::Anywhere => vec![Illustration::one("linnaean-field", "linnaean-field")],
    }
}

fn easy(rules: &Ruleset) -> Vec<Idea> {
    match rules.linnaean {
        Linnaean::Never => Vec::new(),
        Linnaean::InCastle => vec![
            Idea::then("easy-linnaean-in-castle", EasyPicture::capture("linnaean")),
            Idea::then("easy-linnaean-then", EasyPicture::capture("linnaean")),
        ],
        Linnaean::Anywhere => vec![
            Idea::then("easy-linnaean-anywhere", EasyPicture::capture("linnaean-field")),
            Idea::then("easy-linnaean-then", EasyPicture::capture("linnaean-field")),
        ],
    }
}
