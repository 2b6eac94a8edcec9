//! The `rules` line of a case: the keys and words of a variant file.

use tafl_print::game::{
    Berserk, Between, BetweenCommanders, CampRight, Camps, CornerShape, Corners, Enclosure, Escape, ExitFort,
    First, Foes, Jump, KingArms, KingCapture, KingEdge, Linnaean, NoMove, OccupiedThrone, Repetition,
    Ruleset, Shieldwall, Square, Steps, Throne, ThronePass, ThroneStop,
};

use super::YORK;
use crate::library;

/// Reads `york king-arms=armed throne-hostile=attackers,king`. The first word names the rules to start from: `york`,
/// `plain`, the rules that say least, or a bundled game with its options, such as `york-11+b`. `camps` are the squares of
/// `camps=attackers-start`.
pub(super) fn read_rules(words: &str, camps: &[Square]) -> Result<Ruleset, String> {
    let mut words = words.split_whitespace();
    let mut rules = match words.next() {
        Some("york") => YORK,
        Some("plain") => Ruleset::PLAIN,
        Some(game) => bundled(game)?,
        None => return Err("the rules start from `york`, `plain` or a bundled game".to_owned()),
    };
    for word in words {
        let fault = || format!("`{word}` is not known");
        let (key, value) = word.split_once('=').ok_or_else(fault)?;
        read_square_rule(&mut rules, key, value, camps)
            .or_else(|| read_rule(&mut rules, key, value))
            .ok_or_else(fault)?;
    }
    Ok(rules)
}

/// The rules of a bundled game, such as `york-11+a+c` with two options.
fn bundled(game: &str) -> Result<Ruleset, String> {
    let mut parts = game.split('+');
    let id = parts.next().unwrap_or_default();
    if !library::variant_ids().iter().any(|known| known == id) {
        return Err(format!("no bundled game has the id `{id}`"));
    }
    Ok(library::variant(id, &parts.collect::<Vec<_>>()).ruleset)
}

/// A rule about marked squares and the escape.
fn read_square_rule(rules: &mut Ruleset, key: &str, value: &str, start: &[Square]) -> Option<()> {
    match key {
        "throne" => {
            rules.throne = match value {
                "none" => Throne::None,
                "centre" => Throne::Centre {
                    stop: ThroneStop::King,
                    pass: ThronePass::Anyone,
                    hostile: Foes::NOBODY,
                    occupied: OccupiedThrone::Nobody,
                },
                _ => return None,
            }
        }
        "throne-stop" | "throne-pass" | "throne-hostile" | "throne-hostile-occupied" => {
            let Throne::Centre { stop, pass, hostile, occupied } = &mut rules.throne else { return None };
            match key {
                "throne-stop" => *stop = ThroneStop::from_name(value)?,
                "throne-pass" => *pass = ThronePass::from_name(value)?,
                "throne-hostile" => *hostile = foes(value)?,
                _ => *occupied = OccupiedThrone::from_name(value)?,
            }
        }
        "corners" => {
            rules.corners = Corners::Marked { shape: CornerShape::from_name(value)?, hostile: Foes::NOBODY };
        }
        "corners-hostile" => {
            let Corners::Marked { hostile, .. } = &mut rules.corners else { return None };
            *hostile = foes(value)?;
        }
        // Only here: a case has few pieces, so it names the squares.
        "camps" => {
            let squares = if value == "attackers-start" { start.to_vec() } else { squares(value)? };
            let (enter, pass) = (CampRight::Anyone, CampRight::Anyone);
            rules.camps = Camps::Marked { squares, enter, pass, hostile: Foes::NOBODY };
        }
        "camps-enter" | "camps-pass" | "camps-hostile" => {
            let Camps::Marked { enter, pass, hostile, .. } = &mut rules.camps else { return None };
            match key {
                "camps-enter" => *enter = CampRight::from_name(value)?,
                "camps-pass" => *pass = CampRight::from_name(value)?,
                _ => *hostile = foes(value)?,
            }
        }
        "escape" => {
            rules.escape = match value {
                "edge" => Escape::Edge,
                "corners" => Escape::Corners,
                _ => return None,
            }
        }
        "escape-squares" => rules.escape = Escape::Squares(squares(value)?),
        _ => return None,
    }
    Some(())
}

/// A rule with one word.
fn read_rule(rules: &mut Ruleset, key: &str, value: &str) -> Option<()> {
    match key {
        "first" => rules.first = First::from_name(value)?,
        "man-steps" => rules.man_steps = steps(value)?,
        "king-steps" => rules.king_steps = steps(value)?,
        "between" => rules.between = Between::from_name(value)?,
        "king-arms" => rules.arms = KingArms::from_name(value)?,
        "king-capture" => rules.king_capture = KingCapture::from_name(value)?,
        "king-on-edge" => rules.king_edge = KingEdge::from_name(value)?,
        "linnaean" => rules.linnaean = Linnaean::from_name(value)?,
        "shieldwall" => rules.shieldwall = Shieldwall::from_name(value)?,
        "berserk" => rules.berserk = Berserk::from_name(value)?,
        "king-jump" => rules.jumps.king = Jump::from_name(value)?,
        "commander-jump" => rules.jumps.commander = Jump::from_name(value)?,
        "knight-jump" => rules.jumps.knight = Jump::from_name(value)?,
        "king-between-commanders" => rules.between_commanders = BetweenCommanders::from_name(value)?,
        "enclosure" => rules.enclosure = Enclosure::from_name(value)?,
        "exit-fort" => rules.exit_fort = ExitFort::from_name(value)?,
        "repetition" => rules.repetition = Repetition::from_name(value)?,
        "no-move" => rules.no_move = NoMove::from_name(value)?,
        _ => return None,
    }
    Some(())
}

fn steps(value: &str) -> Option<Steps> {
    if value == "any" { Some(Steps::Any) } else { value.parse().ok().map(Steps::AtMost) }
}

/// `attackers,king`; `nobody` for the empty list.
fn foes(value: &str) -> Option<Foes> {
    let mut foes = Foes::NOBODY;
    for word in value.split(',').filter(|&word| word != "nobody") {
        match word {
            "attackers" => foes.attackers = true,
            "defenders" => foes.defenders = true,
            "king" => foes.king = true,
            _ => return None,
        }
    }
    Some(foes)
}

fn squares(value: &str) -> Option<Vec<Square>> {
    let mut squares: Vec<Square> = value.split(',').map(str::parse).collect::<Result<_, _>>().ok()?;
    squares.sort_unstable();
    Some(squares)
}
