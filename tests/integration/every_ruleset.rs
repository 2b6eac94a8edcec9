//! No rule without its sentence, no sentence or figure that the engine denies: for every ruleset there is.

use crate::library;
use tafl_print::game::{
    Enclosure, First, Foes, KingArms, Linnaean, NoMove, OccupiedThrone, Repetition, Ruleset, Throne,
    ThronePass, ThroneStop, Variant,
};
use tafl_print::kit::figures::{Examples, Figure};
use tafl_print::kit::illustrations::{SETUP, illustrations, small};
use tafl_print::kit::reminders::reminders;
use tafl_print::kit::rules::{KingStart, numbered};
use tafl_print::scene::Duplex;
use tafl_print::sheet::{Job, Paper, make};
use tafl_print::text::{Fonts, Typesetter, Value};
use tafl_print::units::Length;

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

/// Every number or word that any rule or card asks for.
fn values() -> Vec<(&'static str, Value)> {
    ["size", "attackers", "defenders", "figure", "figure-2", "captured"]
        .into_iter()
        .map(|name| (name, Value::Number(2.0)))
        .chain([("name", Value::Text("York".to_owned()))])
        .collect()
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

#[test]
fn every_figure_is_proved_on_boards_of_every_size() {
    let examples = library::examples();
    let york = library::york();
    let messages = library::messages();
    for size in [6, 7, 8, 9, 11, 12, 13, 19, 25] {
        let fits = |rules: &&Ruleset| makes_sense(rules) && (size % 2 == 1 || rules.throne == Throne::None);
        for rules in rulesets().iter().filter(fits) {
            // Figures depend on neither of these; leaving them out makes the test nine times as fast.
            if rules.repetition != Repetition::Draw || rules.no_move != NoMove::Draw {
                continue;
            }
            let variant = Variant { ruleset: rules.clone(), ..york.clone() };
            let figures: Vec<_> = numbered(rules, KingStart::Elsewhere)
                .into_iter()
                .flat_map(|rule| illustrations(rule.question, rules))
                .collect();
            assert!(
                figures.iter().all(|figure| messages.has(&format!("figure-{}", figure.id))),
                "{figures:?}"
            );
            let panels = figures.into_iter().flat_map(|figure| figure.panels);
            for id in
                panels.chain(reminders(rules).into_iter().map(|reminder| small(reminder.question, rules)))
            {
                if id != SETUP {
                    let example = &examples[id];
                    tafl_print::game::prove(example, size, rules)
                        .unwrap_or_else(|lie| panic!("{size}x{size}, {rules:?}: {lie}"));
                }
            }
            if size == 11 {
                Figure::prove("captures", &examples, &variant).unwrap();
            }
        }
    }
}

/// A figure that claims what the rules deny ends the whole kit, and the message names it.
#[test]
fn a_figure_that_lies_stops_the_kit() {
    let (york, theme, messages) =
        (library::york(), library::jorvik(), library::messages_with(&library::jorvik()));
    let typesetter = Typesetter::new(Fonts::bundled(), "en");
    let make = |examples: &Examples| {
        make(&Job {
            variant: &york,
            theme: &theme,
            examples,
            messages: &messages,
            typesetter: &typesetter,
            paper: Paper::A4,
            duplex: Duplex::Simplex,
            cell: Length::mm(25.0),
            king_disc: Length::mm(25.0),
            piece_disc: Length::mm(19.0),
            maker: None,
            date: 0,
            version: "0",
        })
    };
    let mut examples = library::examples();
    make(&examples).expect("all figures are true");
    let captures = examples.get_mut("captures").expect("the figure of captures");
    captures.plays[0].captures.pop();
    let message = make(&examples).expect_err("one capture is not claimed").to_string();
    assert!(message.contains("figure `captures` is wrong"), "{message}");
    examples.remove("captures");
    let message = make(&examples).expect_err("a rule has no figure").to_string();
    assert!(message.contains("templates/figures/captures.toml"), "{message}");
}

/// No sentence that nothing prints: every message is named in the source, whole or by the stem that a value completes.
#[test]
fn every_message_is_used() {
    let source = library::source();
    let computed =
        ["card-move-", "card-capture-", "card-king-", "card-throne-", "card-goal-", "figure-", "card-setup"];
    for id in library::message_ids() {
        let named = source.contains(&format!("\"{id}\""));
        assert!(named || computed.iter().any(|stem| id.starts_with(stem)), "`{id}` is printed nowhere");
    }
}
