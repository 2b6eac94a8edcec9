//! Random rulesets: every question answered, sense kept.

use tafl_print::explain::in_play::KingStart;
use tafl_print::game::{
    Berserk, Between, BetweenCommanders, CampRight, Camps, Contest, CornerShape, Corners, Enclosure, Escape,
    ExitFort, First, Foes, Jump, Jumps, KingArms, KingCapture, KingEdge, Linnaean, NoMove, OccupiedThrone,
    Repetition, Ruleset, Shieldwall, Square, Steps, Throne, ThronePass, ThroneStop, contradictions,
};

/// The xorshift generator of G. Marsaglia (2003).
pub(super) struct Rng(u64);

impl Rng {
    pub(super) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % end
    }
}

/// One of the values.
pub(super) fn choose<T: Clone>(rng: &mut Rng, all: &[T]) -> T {
    all[rng.below(all.len())].clone()
}

fn foes(index: usize) -> Foes {
    Foes::new(index & 1 != 0, index & 2 != 0, index & 4 != 0)
}

fn all_foes() -> Vec<Foes> {
    (0..8).map(foes).collect()
}

fn squares(names: &[&str]) -> Vec<Square> {
    names.iter().map(|name| name.parse().unwrap()).collect()
}

fn escapes() -> Vec<Escape> {
    let some = Escape::Squares(squares(&["a6", "k6"]));
    vec![Escape::Edge, Escape::Corners, some, Escape::Squares(squares(&["f1"]))]
}

const STEPS: [Steps; 4] = [Steps::Any, Steps::AtMost(1), Steps::AtMost(3), Steps::AtMost(4)];

fn thrones() -> Vec<Throne> {
    let mut all = vec![Throne::None];
    for &stop in ThroneStop::ALL {
        for &pass in ThronePass::ALL {
            for hostile in all_foes() {
                for &occupied in OccupiedThrone::ALL {
                    all.push(Throne::Centre { stop, pass, hostile, occupied });
                }
            }
        }
    }
    all
}

fn corners() -> Vec<Corners> {
    let marked = CornerShape::ALL
        .iter()
        .flat_map(|&shape| all_foes().into_iter().map(move |hostile| Corners::Marked { shape, hostile }));
    [Corners::None].into_iter().chain(marked).collect()
}

fn camps() -> Vec<Camps> {
    let mut all = vec![Camps::None];
    for &enter in CampRight::ALL {
        for &pass in CampRight::ALL {
            for hostile in all_foes() {
                all.push(Camps::Marked { squares: squares(&["f1", "f2"]), enter, pass, hostile });
            }
        }
    }
    all
}

/// Half of the time the plain value, so that rules of few words are sampled, too.
fn often<T: Clone>(rng: &mut Rng, all: &[T]) -> T {
    if rng.below(2) == 0 { all[0].clone() } else { choose(rng, all) }
}

/// Any ruleset, also one that makes no sense.
pub(super) fn random(rng: &mut Rng) -> Ruleset {
    Ruleset {
        first: choose(rng, First::ALL),
        throne: if rng.below(4) == 0 { Throne::None } else { choose(rng, &thrones()) },
        corners: often(rng, &corners()),
        camps: often(rng, &camps()),
        escape: choose(rng, &escapes()),
        man_steps: often(rng, &STEPS),
        king_steps: often(rng, &STEPS),
        between: choose(rng, Between::ALL),
        arms: choose(rng, KingArms::ALL),
        king_capture: choose(rng, KingCapture::ALL),
        king_edge: choose(rng, KingEdge::ALL),
        linnaean: often(rng, Linnaean::ALL),
        shieldwall: choose(rng, Shieldwall::ALL),
        berserk: choose(rng, Berserk::ALL),
        jumps: Jumps {
            king: often(rng, Jump::ALL),
            commander: often(rng, Jump::ALL),
            knight: often(rng, Jump::ALL),
        },
        between_commanders: choose(rng, BetweenCommanders::ALL),
        enclosure: choose(rng, Enclosure::ALL),
        exit_fort: choose(rng, ExitFort::ALL),
        repetition: choose(rng, Repetition::ALL),
        no_move: choose(rng, NoMove::ALL),
        contest: choose(rng, Contest::ALL),
    }
}

/// Whether the answers agree with each other, and with where the king starts.
pub(super) fn sensible(rules: &Ruleset, king: KingStart) -> bool {
    let throne = rules.throne != Throne::None;
    contradictions(rules).is_empty()
        && (king == KingStart::Elsewhere || throne == (king == KingStart::Throne))
}

/// Whether two values, written as in [`values`], contradict each other.
pub(super) fn never_together(one: &str, other: &str) -> bool {
    let is = |name: &str| one == name || other == name;
    let starts = |stem: &str| one.starts_with(stem) || other.starts_with(stem);
    let edge = starts("king-on-edge=") && !is("king-on-edge=never");
    let (no_throne, no_corners) = (is("throne=none"), is("corners=none"));
    no_throne && (starts("throne-") || is("linnaean=in-castle") || is("king-capture=four-near-throne"))
        || no_corners && (starts("corners-") || is("escape=corners") || starts("shieldwall=corners-close"))
        || is("camps=none") && starts("camps-")
        || is("escape=edge") && (is("exit-fort=defenders-win") || edge)
        || edge && (is("king-capture=two-sides") || is("king-capture=four-near-throne"))
        || is("match=points")
            && (is("escape=corners") || is("escape=squares") || is("exit-fort=defenders-win") || edge)
        || is("king-jump=capturing") && (is("king-arms=unarmed") || is("king-arms=anvil"))
}

/// The values of a ruleset, each as `question=value`.
pub(super) fn values(rules: &Ruleset) -> Vec<String> {
    let mut values = Vec::new();
    let mut add = |question: &str, value: &str| values.push(format!("{question}={value}"));
    let men = |foes: Foes| format!("{}{}", foes.men(), if foes.king { "+king" } else { "" });
    let steps = |steps: Steps| match steps {
        Steps::Any => "any".to_owned(),
        Steps::AtMost(n) => n.to_string(),
    };
    add("first", rules.first.name());
    match &rules.throne {
        Throne::None => add("throne", "none"),
        Throne::Centre { stop, pass, hostile, occupied } => {
            add("throne-stop", stop.name());
            add("throne-pass", pass.name());
            add("throne-hostile", &men(*hostile));
            add("throne-hostile-occupied", occupied.name());
        }
    }
    match &rules.corners {
        Corners::None => add("corners", "none"),
        Corners::Marked { shape, hostile } => {
            add("corners-shape", shape.name());
            add("corners-hostile", &men(*hostile));
        }
    }
    match &rules.camps {
        Camps::None => add("camps", "none"),
        Camps::Marked { enter, pass, hostile, .. } => {
            add("camps-enter", enter.name());
            add("camps-pass", pass.name());
            add("camps-hostile", &men(*hostile));
        }
    }
    add("escape", rules.escape.name());
    add("man-steps", &steps(rules.man_steps));
    add("king-steps", &steps(rules.king_steps));
    add("between", rules.between.name());
    add("king-arms", rules.arms.name());
    add("king-capture", rules.king_capture.name());
    add("king-on-edge", rules.king_edge.name());
    add("linnaean", rules.linnaean.name());
    add("shieldwall", rules.shieldwall.name());
    add("berserk", rules.berserk.name());
    add("king-jump", rules.jumps.king.name());
    add("commander-jump", rules.jumps.commander.name());
    add("knight-jump", rules.jumps.knight.name());
    add("king-between-commanders", rules.between_commanders.name());
    add("enclosure", rules.enclosure.name());
    add("exit-fort", rules.exit_fort.name());
    add("repetition", rules.repetition.name());
    add("no-move", rules.no_move.name());
    add("match", rules.contest.name());
    values
}

/// How many questions [`neighbours`] changes the answer to.
pub(super) const QUESTIONS: usize = 30;

/// The rulesets that differ from this one in one answer, with the question.
pub(super) fn neighbours(rules: &Ruleset) -> Vec<(&'static str, Ruleset)> {
    let mut all = Vec::new();
    macro_rules! change {
        ($question:literal, $values:expr, |$rules:ident, $value:ident| $change:expr) => {
            for $value in $values {
                let mut $rules = rules.clone();
                $change;
                all.push(($question, $rules));
            }
        };
    }
    change!("first", First::ALL, |new, value| new.first = *value);
    change!("escape", escapes(), |new, value| new.escape = value);
    change!("man-steps", STEPS, |new, value| new.man_steps = value);
    change!("king-steps", STEPS, |new, value| new.king_steps = value);
    change!("between", Between::ALL, |new, value| new.between = *value);
    change!("king-arms", KingArms::ALL, |new, value| new.arms = *value);
    change!("king-capture", KingCapture::ALL, |new, value| new.king_capture = *value);
    change!("king-on-edge", KingEdge::ALL, |new, value| new.king_edge = *value);
    change!("linnaean", Linnaean::ALL, |new, value| new.linnaean = *value);
    change!("shieldwall", Shieldwall::ALL, |new, value| new.shieldwall = *value);
    change!("berserk", Berserk::ALL, |new, value| new.berserk = *value);
    change!("king-jump", Jump::ALL, |new, value| new.jumps.king = *value);
    change!("commander-jump", Jump::ALL, |new, value| new.jumps.commander = *value);
    change!("knight-jump", Jump::ALL, |new, value| new.jumps.knight = *value);
    change!("commanders", BetweenCommanders::ALL, |new, value| new.between_commanders = *value);
    change!("enclosure", Enclosure::ALL, |new, value| new.enclosure = *value);
    change!("exit-fort", ExitFort::ALL, |new, value| new.exit_fort = *value);
    change!("repetition", Repetition::ALL, |new, value| new.repetition = *value);
    change!("no-move", NoMove::ALL, |new, value| new.no_move = *value);
    change!("match", Contest::ALL, |new, value| new.contest = *value);
    change!("throne", [Throne::None], |new, value| new.throne = value);
    change!("corners", [Corners::None], |new, value| new.corners = value);
    change!("camps", [Camps::None], |new, value| new.camps = value);
    if let Throne::Centre { stop, pass, hostile, occupied } = rules.throne {
        let with = |stop, pass, hostile, occupied| Throne::Centre { stop, pass, hostile, occupied };
        change!("throne-stop", ThroneStop::ALL, |new, v| new.throne = with(*v, pass, hostile, occupied));
        change!("throne-pass", ThronePass::ALL, |new, v| new.throne = with(stop, *v, hostile, occupied));
        change!("throne-hostile", all_foes(), |new, v| new.throne = with(stop, pass, v, occupied));
        change!("throne-occupied", OccupiedThrone::ALL, |new, v| new.throne = with(stop, pass, hostile, *v));
    }
    if let Corners::Marked { shape, hostile } = rules.corners {
        let with = |shape, hostile| Corners::Marked { shape, hostile };
        change!("corners", CornerShape::ALL, |new, v| new.corners = with(*v, hostile));
        change!("corners-hostile", all_foes(), |new, v| new.corners = with(shape, v));
    }
    if let Camps::Marked { ref squares, enter, pass, hostile } = rules.camps {
        let with = |enter, pass, hostile| Camps::Marked { squares: squares.clone(), enter, pass, hostile };
        change!("camps", CampRight::ALL, |new, v| new.camps = with(*v, pass, hostile));
        change!("camps-pass", CampRight::ALL, |new, v| new.camps = with(enter, *v, hostile));
        change!("camps-hostile", all_foes(), |new, v| new.camps = with(enter, pass, v));
    }
    all
}

/// Whether two rulesets that differ in one answer play alike on every board.
pub(super) fn sound_alike(question: &str, rules: &Ruleset, other: &Ruleset, king: KingStart) -> bool {
    let one_step = |steps| steps == Steps::AtMost(1);
    match question {
        // Whoever moves one square crosses nothing.
        "throne-pass" => {
            let crosses = |rules: &Ruleset| {
                let Throne::Centre { pass, .. } = rules.throne else { return (false, false) };
                (
                    pass == ThronePass::Anyone && !one_step(rules.man_steps),
                    pass != ThronePass::Nobody && !one_step(rules.king_steps),
                )
            };
            crosses(rules) == crosses(other)
        }
        // The king never is on the throne.
        "throne-occupied" => {
            matches!(rules.throne, Throne::Centre { stop: ThroneStop::Nobody, .. })
                && king != KingStart::Throne
        }
        // A single corner square is beside the edge only, where a king who is captured on four sides has other rules;
        // and a king who reached the edge may have won.
        "corners-hostile" => {
            let (Corners::Marked { shape, hostile: one }, Corners::Marked { hostile: two, .. }) =
                (rules.corners, other.corners)
            else {
                return false;
            };
            let at_edge = rules.escape == Escape::Edge
                || rules.king_capture == KingCapture::FourSides && rules.king_edge != KingEdge::AllNeighbours;
            shape == CornerShape::Single && one.men() == two.men() && at_edge
        }
        _ => false,
    }
}
