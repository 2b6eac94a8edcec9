//! No rule without its sentence, no sentence that nothing prints: for every ruleset there is.

use crate::library;
use tafl_print::game::{
    Enclosure, First, Foes, KingArms, Linnaean, NoMove, OccupiedThrone, Repetition, Ruleset, Throne,
    ThronePass, ThroneStop,
};
use tafl_print::kit::reminders::reminders;
use tafl_print::kit::rules::{KingStart, numbered};
use tafl_print::text::Value;

/// Every combination of values, 3,456 of them.
fn rulesets() -> Vec<Ruleset> {
    let thrones: Vec<Throne> = ThronePass::ALL
        .iter()
        .flat_map(|&pass| [Foes::NOBODY, Foes::KING].map(|hostile| (pass, hostile)))
        .map(|(pass, hostile)| Throne::Centre {
            stop: ThroneStop::King,
            pass,
            hostile,
            occupied: OccupiedThrone::Nobody,
        })
        .chain([Throne::None])
        .collect();
    let mut all = Vec::new();
    for &first in First::ALL {
        for &throne in &thrones {
            for &arms in KingArms::ALL {
                for &linnaean in Linnaean::ALL {
                    for &enclosure in Enclosure::ALL {
                        for &repetition in Repetition::ALL {
                            for &no_move in NoMove::ALL {
                                all.push(Ruleset {
                                    first,
                                    throne,
                                    arms,
                                    linnaean,
                                    enclosure,
                                    repetition,
                                    no_move,
                                    ..Ruleset::PLAIN
                                });
                            }
                        }
                    }
                }
            }
        }
    }
    all
}

/// The throne can stand in for an attacker, or shelter a defender's captor, only where there is one: the setup's
/// validation refuses the rest.
fn makes_sense(rules: &Ruleset) -> bool {
    rules.throne != Throne::None || rules.linnaean != Linnaean::InCastle
}

#[test]
fn every_value_has_its_sentences() {
    let messages = library::messages();
    let values = values();
    for rules in rulesets().iter().filter(|rules| makes_sense(rules)) {
        for rule in numbered(rules, KingStart::Elsewhere) {
            messages.get(rule.title, &values).unwrap();
            for id in rule.texts {
                let text = messages.get(id, &values).unwrap();
                assert!(text.ends_with('.'), "{id}: {text}");
            }
        }
        for reminder in reminders(rules) {
            for id in reminder.texts.into_iter().chain([reminder.title, reminder.alt]) {
                messages.get(id, &values).unwrap();
            }
        }
    }
}

/// No sentence that nothing prints: every message is named in the source, whole or by the stem that a value completes.
#[test]
fn every_message_is_used() {
    let source = library::source();
    let computed = ["card-goal-", "card-setup", "figure-"];
    for id in library::message_ids() {
        let named = source.contains(&format!("\"{id}\""));
        assert!(named || computed.iter().any(|stem| id.starts_with(stem)), "`{id}` is printed nowhere");
    }
}
