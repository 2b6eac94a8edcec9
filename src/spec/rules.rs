//! The `[rules]` of a variant: one value for each question.

use super::section::Section;
use crate::game::{
    Enclosure, Escape, KingArms, KingCapture, Linnaean, NoMove, Repetition, Ruleset, Side, Throne,
    ThronePass, ThroneStop,
};

/// Whether there is a throne, the first of the questions about it.
#[derive(Clone, Copy, PartialEq)]
enum Seat {
    Centre,
    None,
}

impl Seat {
    const fn name(self) -> &'static str {
        match self {
            Self::Centre => "centre",
            Self::None => "none",
        }
    }
}

/// Reads the section; `None` if anything in it is wrong or missing, all of which is reported.
pub(super) fn rules(section: Section<'_>) -> Option<Ruleset> {
    let first = section.word("first", Side::ALL, Side::name);
    let throne = throne(&section);
    let arms = section.word("king-arms", KingArms::ALL, KingArms::name);
    let king_capture = section.word("king-capture", KingCapture::ALL, KingCapture::name);
    let linnaean = section.word("linnaean", Linnaean::ALL, Linnaean::name);
    let escape = section.word("escape", Escape::ALL, Escape::name);
    let enclosure = section.word("enclosure", Enclosure::ALL, Enclosure::name);
    let repetition = section.word("repetition", Repetition::ALL, Repetition::name);
    let no_move = section.word("no-move", NoMove::ALL, NoMove::name);
    let throneless = throne == Some(Throne::None);
    let stands_in = throneless && king_capture == Some(KingCapture::FourSidesOrThrone);
    if stands_in {
        section.contradicts("king-capture", "there is no throne to stand in", KingCapture::FourSides.name());
    }
    let castle = throneless && linnaean == Some(Linnaean::InCastle);
    if castle {
        section.contradicts("linnaean", "there is no throne for the king to be on", Linnaean::Never.name());
    }
    section.finish();
    if stands_in || castle {
        return None;
    }
    Some(Ruleset {
        first: first?,
        throne: throne?,
        arms: arms?,
        king_capture: king_capture?,
        linnaean: linnaean?,
        escape: escape?,
        enclosure: enclosure?,
        repetition: repetition?,
        no_move: no_move?,
    })
}

fn throne(section: &Section<'_>) -> Option<Throne> {
    let seat = section.word("throne", &[Seat::Centre, Seat::None], Seat::name);
    if seat == Some(Seat::None) {
        section.refuse("throne-stop", "there is no throne to stop on");
        section.refuse("throne-pass", "there is no throne to pass");
        return Some(Throne::None);
    }
    let stop = section.word("throne-stop", ThroneStop::ALL, ThroneStop::name);
    let pass = section.word("throne-pass", ThronePass::ALL, ThronePass::name);
    seat?;
    Some(Throne::Centre { stop: stop?, pass: pass? })
}
