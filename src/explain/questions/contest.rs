//! What makes a match; nothing is said of a single game. No figure shows it.

use super::explained::{EasyPicture, Explained, Idea, Said};
use crate::game::{Contest, Ruleset};

pub(super) const EXPLAINED: Explained = Explained {
    easy: |rules, _| easy(rules),
    rule: |rules, _| rule(rules),
    reminder: Some(|rules, _| reminder(rules)),
    ..Explained::NOTHING
};

fn rule(rules: &Ruleset) -> Option<Said> {
    let texts = match rules.contest {
        Contest::Single => return None,
        // The cards with the points lie along the edges: a king who leaves at the very corner leaves beside two of them.
        Contest::Points => vec!["rule-match-points", "rule-match-points-corners"],
        Contest::TwoGames => vec!["rule-match-two-games"],
    };
    Some(Said::new("rule-title-match", texts))
}

fn reminder(rules: &Ruleset) -> Option<Said> {
    let text = match rules.contest {
        Contest::Single => return None,
        Contest::Points => "card-match-points",
        Contest::TwoGames => "card-match-two-games",
    };
    Some(Said::new("card-title-match", vec![text]))
}

fn easy(rules: &Ruleset) -> Vec<Idea> {
    let texts = match rules.contest {
        Contest::Single => Vec::new(),
        Contest::Points => vec![
            "easy-match-points-cards",
            "easy-match-points-score",
            "easy-match-points-ace",
            "easy-match-points-win",
        ],
        Contest::TwoGames => vec!["easy-match-two-games", "easy-match-two-games-tie"],
    };
    texts
        .into_iter()
        .map(|text| {
            let idea = Idea::then(text, EasyPicture::Sides(None));
            if text == "easy-match-points-ace" { idea.explaining() } else { idea }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leaflet_and_card_speak_of_the_same_match() {
        for &contest in Contest::ALL {
            let rules = Ruleset { contest, ..Ruleset::PLAIN };
            let first = |said: Option<Said>| said.map(|said| said.texts[0]);
            let leaflet = first(rule(&rules)).and_then(|text| text.strip_prefix("rule-"));
            let card = first(reminder(&rules)).and_then(|text| text.strip_prefix("card-"));
            assert_eq!(leaflet, card, "{contest:?}");
            assert_eq!(leaflet.is_none(), contest == Contest::Single, "{contest:?}");
        }
    }
}
