//! The `[rules]` of a variant: one value for each question.

use toml::Spanned;
use toml::de::DeValue;

use super::keys::{Kind, kind};
use super::section::Section;
use crate::game::{
    Berserk, Between, BetweenCommanders, CampRight, Camps, Contest, CornerShape, Corners, Enclosure, Escape,
    ExitFort, First, Foes, Jump, Jumps, KingArms, KingCapture, KingEdge, Linnaean, NoMove, OccupiedThrone,
    Repetition, Ruleset, Shieldwall, Square, Steps, Throne, ThronePass, ThroneStop,
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

/// The words for the corners: none, or the shape of each.
const CORNERS: [(&str, Option<CornerShape>); 4] = [
    ("none", None),
    ("single", Some(CornerShape::Single)),
    ("angle", Some(CornerShape::Angle)),
    ("block", Some(CornerShape::Block)),
];

/// The words for the camps.
const CAMPS: [(&str, bool); 2] = [("none", false), ("attackers-start", true)];

/// The words for the escape.
const ESCAPES: [&str; 3] = ["edge", "corners", "squares"];

/// Reads the section; `None` if anything in it is wrong or missing, all of which is reported. `camps` are the
/// squares where attackers start, sorted.
pub(super) fn rules(section: Section<'_>, camps: Vec<Square>) -> Option<Ruleset> {
    let first = section.word("first", First::ALL, First::name);
    let throne = throne(&section);
    let corners = corners(&section);
    let camps = read_camps(&section, camps);
    let escape = escape(&section);
    let man_steps = steps(&section, "man-steps");
    let king_steps = steps(&section, "king-steps");
    let between = optional(&section, "between", Between::ALL, Between::name, Between::Safe);
    let arms = section.word("king-arms", KingArms::ALL, KingArms::name);
    let king_capture = section.word("king-capture", KingCapture::ALL, KingCapture::name);
    let king_edge = optional(&section, "king-on-edge", KingEdge::ALL, KingEdge::name, KingEdge::Never);
    let linnaean = optional(&section, "linnaean", Linnaean::ALL, Linnaean::name, Linnaean::Never);
    let shieldwall = optional(&section, "shieldwall", Shieldwall::ALL, Shieldwall::name, Shieldwall::Never);
    let berserk = optional(&section, "berserk", Berserk::ALL, Berserk::name, Berserk::Never);
    let jump = |key| optional(&section, key, Jump::ALL, Jump::name, Jump::Never);
    let (king, commander, knight) = (jump("king-jump"), jump("commander-jump"), jump("knight-jump"));
    let between_commanders = optional(
        &section,
        "king-between-commanders",
        BetweenCommanders::ALL,
        BetweenCommanders::name,
        BetweenCommanders::Safe,
    );
    let enclosure = section.word("enclosure", Enclosure::ALL, Enclosure::name);
    let exit_fort = optional(&section, "exit-fort", ExitFort::ALL, ExitFort::name, ExitFort::NoEffect);
    let repetition = section.word("repetition", Repetition::ALL, Repetition::name);
    let no_move = section.word("no-move", NoMove::ALL, NoMove::name);
    let contest = optional(&section, "match", Contest::ALL, Contest::name, Contest::Single);

    section.finish();
    Some(Ruleset {
        first: first?,
        throne: throne?,
        corners: corners?,
        camps: camps?,
        escape: escape?,
        man_steps: man_steps?,
        king_steps: king_steps?,
        between: between?,
        arms: arms?,
        king_capture: king_capture?,
        king_edge: king_edge?,
        linnaean: linnaean?,
        shieldwall: shieldwall?,
        berserk: berserk?,
        jumps: Jumps { king: king?, commander: commander?, knight: knight? },
        between_commanders: between_commanders?,
        enclosure: enclosure?,
        exit_fort: exit_fort?,
        repetition: repetition?,
        no_move: no_move?,
        contest: contest?,
    })
}

/// The word of a question that most games don't ask: left out, it has the value that changes nothing.
fn optional<T: Copy>(
    section: &Section<'_>,
    key: &'static str,
    all: &[T],
    name: impl Fn(T) -> &'static str,
    plain: T,
) -> Option<T> {
    match section.optional(key) {
        Some(value) => section.choose(key, value, all, name),
        None => Some(plain),
    }
}

fn throne(section: &Section<'_>) -> Option<Throne> {
    let seat = section.word("throne", &[Seat::Centre, Seat::None], Seat::name);
    if seat == Some(Seat::None) {
        section.refuse("throne-stop", "there is no throne to stop on");
        section.refuse("throne-pass", "there is no throne to pass");
        section.refuse("throne-hostile", "there is no throne to be hostile");
        section.refuse("throne-hostile-occupied", "there is no throne to be hostile");
        return Some(Throne::None);
    }
    let stop = section.word("throne-stop", ThroneStop::ALL, ThroneStop::name);
    let pass = section.word("throne-pass", ThronePass::ALL, ThronePass::name);
    let hostile =
        needed_foes(section, "throne-hostile", "throne-hostile = [\"attackers\", \"defenders\", \"king\"]");
    let occupied = section.word("throne-hostile-occupied", OccupiedThrone::ALL, OccupiedThrone::name);
    seat?;
    Some(Throne::Centre { stop: stop?, pass: pass?, hostile: hostile?, occupied: occupied? })
}

fn corners(section: &Section<'_>) -> Option<Corners> {
    let shape = optional(section, "corners", &CORNERS, |(word, _)| word, CORNERS[0]);
    if let Some((_, None)) = shape {
        section.refuse("corners-hostile", "there are no marked corners");
        return Some(Corners::None);
    }
    let hostile = needed_foes(section, "corners-hostile", "corners-hostile = [\"attackers\", \"defenders\"]");
    Some(Corners::Marked { shape: shape?.1?, hostile: hostile? })
}

fn read_camps(section: &Section<'_>, squares: Vec<Square>) -> Option<Camps> {
    let marked = optional(section, "camps", &CAMPS, |(word, _)| word, CAMPS[0]);
    if let Some((_, false)) = marked {
        for key in ["camps-enter", "camps-pass", "camps-hostile"] {
            section.refuse(key, "there are no camps");
        }
        return Some(Camps::None);
    }
    let enter = section.word("camps-enter", CampRight::ALL, CampRight::name);
    let pass = section.word("camps-pass", CampRight::ALL, CampRight::name);
    let hostile = needed_foes(section, "camps-hostile", "camps-hostile = [\"king\"]");
    marked?;
    Some(Camps::Marked { squares, enter: enter?, pass: pass?, hostile: hostile? })
}

fn escape(section: &Section<'_>) -> Option<Escape> {
    let word = section.word("escape", &ESCAPES, |word| word);
    if word.is_some_and(|word| word != "squares") {
        section.refuse("escape-squares", "the king escapes elsewhere");
    }
    match word? {
        "edge" => Some(Escape::Edge),
        "corners" => Some(Escape::Corners),
        _ => {
            let value = section.needed("escape-squares", "escape-squares = [\"a6\", \"k6\"]")?;
            Some(Escape::Squares(squares(section, "escape-squares", value)?))
        }
    }
}

/// A list of one or more squares, sorted.
fn squares(section: &Section<'_>, key: &'static str, value: &Spanned<DeValue<'_>>) -> Option<Vec<Square>> {
    let texts = section.texts(key, value)?;
    if texts.is_empty() {
        // A list of other things has been reported.
        if section.list(key, value)?.is_empty() {
            section.wrong(key, &format!("`{key}` names no square"), "write one at least, such as [\"a6\"]");
        }
        return None;
    }
    let read: Vec<_> = texts.iter().map(|text| section.checked(text, str::parse::<Square>)).collect();
    let mut squares = read.into_iter().collect::<Option<Vec<Square>>>()?;
    squares.sort_unstable();
    squares.dedup();
    Some(squares)
}

/// Checks the answer under a key by itself, if it is there: one that is not chosen may still be wrong.
pub(super) fn check_answer(section: &Section<'_>, key: &'static str) {
    let Some(value) = section.optional(key) else { return };
    match kind(key) {
        Some(Kind::Words(words)) => drop(section.choose(key, value, &words, |word| word)),
        Some(Kind::Foes) => drop(foes(section, key, value)),
        Some(Kind::Steps) => drop(steps(section, key)),
        Some(Kind::Squares) => drop(squares(section, key, value)),
        None => {}
    }
}

/// A number of squares from 1 up, or `"any"`, which is meant where the key is left out.
fn steps(section: &Section<'_>, key: &'static str) -> Option<Steps> {
    match section.optional(key) {
        None => Some(Steps::Any),
        Some(value) if value.get_ref().as_str().is_some() => {
            section.choose(key, value, &[Steps::Any], |_| "any")
        }
        Some(_) => {
            let number = section.value::<usize>(key)?;
            if let Ok(number @ 1..) = u8::try_from(number) {
                return Some(Steps::AtMost(number));
            }
            section.wrong(
                key,
                &format!("a piece can't move {number} squares"),
                "write \"any\", or a number from 1 to 255",
            );
            None
        }
    }
}

fn needed_foes(section: &Section<'_>, key: &'static str, example: &str) -> Option<Foes> {
    foes(section, key, section.needed(key, example)?)
}

/// A list of those to whom squares are hostile; it may be empty.
fn foes(section: &Section<'_>, key: &'static str, value: &Spanned<DeValue<'_>>) -> Option<Foes> {
    let words = [
        ("attackers", Foes::new(true, false, false)),
        ("defenders", Foes::new(false, true, false)),
        ("king", Foes::KING),
    ];
    let list = section.list(key, value)?;
    let mut foes = Foes::NOBODY;
    let mut sound = true;
    for item in list {
        match section.choose(key, item, &words, |(word, _)| word) {
            Some((_, more)) => {
                foes = Foes {
                    attackers: foes.attackers || more.attackers,
                    defenders: foes.defenders || more.defenders,
                    king: foes.king || more.king,
                };
            }
            None => sound = false,
        }
    }
    sound.then_some(foes)
}
