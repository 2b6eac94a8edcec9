//! Who may stop on the throne, and cross it. What the throne does to men beside it is told in `hostile`, what it does to
//! the king in `king_capture`; the cards have all that in the throne's paragraph.

use super::explained::{Asks, EasyPicture, Explained, Idea, Illustration, Said};
use super::facts::{king_goes_far, men_go_far, throne_foes};
use super::{corners, hostile, king_capture, linnaean};
use crate::explain::in_play::KingStart;
use crate::game::{KingCapture, Ruleset, Throne, ThronePass, ThroneStop};

pub(super) const EXPLAINED: Explained = Explained {
    easy,
    rule,
    reminder: Some(|rules, _| reminder(rules)),
    figures,
    small: Some(|rules, _| small(rules)),
    square: |rules, board| rules.throne_on(board),
    ..Explained::NOTHING
};

fn rule(rules: &Ruleset, king: KingStart) -> Option<Said> {
    let Throne::Centre { stop, .. } = rules.throne else { return None };
    let starts_there = king == KingStart::Throne;
    let mut texts = vec![match (stop, starts_there) {
        (ThroneStop::King, true) => "rule-throne-stop-king",
        (ThroneStop::King, false) => "rule-throne-stop-king-elsewhere",
        (ThroneStop::Nobody, true) => "rule-throne-stop-nobody",
        (ThroneStop::Nobody, false) => "rule-throne-stop-nobody-elsewhere",
        (ThroneStop::Anyone, _) => "rule-throne-stop-anyone",
    }];
    texts.extend(crossing(rules).map(|crossing| match crossing {
        Crossing::Anyone => "rule-throne-pass-anyone",
        Crossing::King => "rule-throne-pass-king",
        Crossing::Men => "rule-throne-pass-men",
        Crossing::Nobody => "rule-throne-pass-nobody",
    }));
    Some(Said::new("rule-title-throne", texts))
}

/// Returns the sentences who may stop on the throne and cross it, for the card's paragraph of moving.
pub(super) fn on_card_of_moves(rules: &Ruleset) -> Vec<&'static str> {
    let Throne::Centre { stop, .. } = rules.throne else { return Vec::new() };
    let mut texts = vec![match stop {
        ThroneStop::King => "card-throne-stop-king",
        ThroneStop::Nobody => "card-throne-stop-nobody",
        ThroneStop::Anyone => "card-throne-stop-anyone",
    }];
    texts.extend(crossing(rules).map(|crossing| match crossing {
        Crossing::Anyone => "card-throne-pass-anyone",
        Crossing::King => "card-throne-pass-king",
        Crossing::Men => "card-throne-pass-men",
        Crossing::Nobody => "card-throne-pass-nobody",
    }));
    texts
}

/// Pieces that may cross the empty throne, as far as they go far enough to cross a square at all.
enum Crossing {
    /// All pieces.
    Anyone,
    /// The king alone.
    King,
    /// All but the king.
    Men,
    /// None.
    Nobody,
}

/// Returns who may cross the throne. `None`: there is no throne, or nobody goes further than one square.
fn crossing(rules: &Ruleset) -> Option<Crossing> {
    let Throne::Centre { pass, .. } = rules.throne else { return None };
    if !men_go_far(rules) && !king_goes_far(rules) {
        return None;
    }
    let men = pass == ThronePass::Anyone && men_go_far(rules);
    let king = pass != ThronePass::Nobody && king_goes_far(rules);
    Some(match (men, king) {
        (true, true) => Crossing::Anyone,
        (true, false) => Crossing::Men,
        (false, true) => Crossing::King,
        (false, false) => Crossing::Nobody,
    })
}

/// Returns the paragraph of the throne's effect on the king and on men.
fn reminder(rules: &Ruleset) -> Option<Said> {
    let mut texts = vec![king_capture::on_card_of_throne(rules)?];
    texts.extend(linnaean::on_card_of_throne(rules));
    texts.extend(hostile::on_card_of_throne(rules));
    // One sentence for both, where the second would begin as the first does.
    if texts.starts_with(&["card-throne-closes", "card-throne-both"]) {
        texts.splice(..2, ["card-throne-closes-both"]);
    }
    Some(Said::new("card-title-throne", texts))
}

/// Returns the figures of the throne; the figure of the moves shows the usual throne.
pub(super) fn figures(rules: &Ruleset) -> Vec<Illustration> {
    let Throne::Centre { stop, pass, .. } = rules.throne else { return Vec::new() };
    if (stop, pass) == (ThroneStop::King, ThronePass::Anyone) {
        return Vec::new();
    }
    let (man_stops, king_stops) = match stop {
        ThroneStop::King => ("throne-man-stops-not", "throne-king-stops"),
        ThroneStop::Nobody => ("throne-man-stops-not", "throne-king-stops-not"),
        ThroneStop::Anyone => ("throne-man-stops", "throne-king-stops"),
    };
    let (man_passes, king_passes) = match pass {
        ThronePass::Anyone => ("throne-man-passes", "throne-king-passes"),
        ThronePass::King => ("throne-man-passes-not", "throne-king-passes"),
        ThronePass::Nobody => ("throne-man-passes-not", "throne-king-passes-not"),
    };
    let mut panels = vec![man_stops];
    if men_go_far(rules) {
        panels.push(man_passes);
    }
    panels.push(king_stops);
    if king_goes_far(rules) {
        panels.push(king_passes);
    }
    vec![Illustration::asking("throne", Asks::Permission, panels)]
}

/// Returns the picture of the king beside the empty throne: players forget most easily whether it helps to capture him.
fn small(rules: &Ruleset) -> Option<&'static str> {
    let takes_king = throne_foes(rules)?.king;
    Some(match (rules.king_capture, takes_king) {
        (KingCapture::FourSides | KingCapture::FourNearThrone, true) => "king-throne",
        (KingCapture::FourSides | KingCapture::FourNearThrone, false) => "king-throne-not",
        (KingCapture::TwoSides, true) => "king-against-throne",
        (KingCapture::TwoSides, false) => "king-against-throne-not",
    })
}

fn easy(rules: &Ruleset, king: KingStart) -> Vec<Idea> {
    let Throne::Centre { stop, .. } = rules.throne else { return Vec::new() };
    let starts_there = king == KingStart::Throne;
    let mut ideas = match (stop, starts_there) {
        (ThroneStop::King, _) if corners::are_single(rules) => vec![
            // One sentence for both, as the first page has room for few.
            Idea::first("easy-throne-and-corners", EasyPicture::permission("throne-man-stops-not")),
            Idea::then("easy-throne-back", EasyPicture::permission("throne-king-stops")).explaining(),
        ],
        (ThroneStop::King, _) => vec![
            Idea::first("easy-throne-stop-king", EasyPicture::permission("throne-man-stops-not")),
            Idea::then("easy-throne-back", EasyPicture::permission("throne-king-stops")).explaining(),
        ],
        (ThroneStop::Nobody, true) => {
            vec![Idea::first("easy-throne-stop-nobody", EasyPicture::permission("throne-king-stops-not"))]
        }
        (ThroneStop::Nobody, false) => {
            let shown = EasyPicture::permission("throne-king-stops-not");
            vec![Idea::first("easy-throne-stop-nobody-elsewhere", shown)]
        }
        (ThroneStop::Anyone, _) => {
            vec![Idea::first("easy-throne-stop-anyone", EasyPicture::permission("throne-man-stops"))]
        }
    };
    ideas.extend(crossing(rules).map(|crossing| {
        let (text, shown) = match crossing {
            Crossing::Anyone => ("easy-throne-pass-anyone", "throne-man-passes"),
            Crossing::King => ("easy-throne-pass-king", "throne-king-passes"),
            Crossing::Men => ("easy-throne-pass-men", "throne-man-passes"),
            Crossing::Nobody if men_go_far(rules) => ("easy-throne-pass-nobody", "throne-man-passes-not"),
            Crossing::Nobody => ("easy-throne-pass-nobody", "throne-king-passes-not"),
        };
        Idea::then(text, EasyPicture::permission(shown))
    }));
    ideas
}
