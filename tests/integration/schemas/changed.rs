//! The schemas beside the reader: sound files in which one thing is changed, refused by both or by the reader alone.
//!
//! A schema never refuses what the program takes; and where a key is unknown, missing or of another type, both refuse it.

use super::{read, validator};
use crate::library::unfound;
use serde_json::{Map, Value, json};
use std::fmt::Write as _;
use tafl_print::diag::Sources;
use tafl_print::format::{self, Asked, FileFault, Parent, Parents, SchemaOf, ThemeFiles, Unfound};
use tafl_print::scene::Color;
use tafl_print::theme::{Ink, Palette, Slot, SlotRoom};

/// A variant that says nearly everything that one can say.
const VARIANT: &str = r#"
id = "whole"
aliases = ["entire"]
name = "Whole"
theme = "jorvik"
cuts = ["whole", "halves"]
chosen = []
layout = ["..AAA..", "...A...", "A..D..A", "AADKDAA", "A..D..A", "...A...", "..AAA.."]

[edition]
number = 2
changes = ["The king captures, too."]

[counts]
attackers = 16
defenders = 4

[rules]
first = "attackers"
throne = "centre"
throne-stop = "king"
throne-pass = "anyone"
throne-hostile = ["king"]
throne-hostile-occupied = "nobody"
corners = "single"
corners-hostile = ["attackers"]
camps = "none"
escape = "squares"
escape-squares = ["a2", "g2"]
man-steps = 4
king-steps = "any"
between = "safe"
king-arms = "armed"
king-capture = "four-sides"
king-on-edge = "never"
linnaean = "never"
shieldwall = "never"
berserk = "never"
king-jump = "never"
commander-jump = "never"
knight-jump = "never"
king-between-commanders = "safe"
enclosure = "no-effect"
exit-fort = "no-effect"
repetition = "draw"
no-move = "loss"
match = "single-game"

[options.a]
title = "the king captures when he moves"
rules = { king-arms = "hammer", man-steps = "any" }

[disputed]
repetition = "One says draw, another loss."
layout = { text = "One has more men.", when = { first = "attackers" } }

[about]
subtitle = "A game"
tagline = { text = "One king", speaks-of = ["escape"] }
introduction = [{ text = "Old.", speaks-of = [] }]
setup = [{ text = "Like a cross.", speaks-of = ["layout"] }]
found = [{ text = "Nothing.", speaks-of = ["game"], rank = 3 }]
reconstructed = [{ text = "Steps.", when = { man-steps = [4, "any"], king-steps = "any" } }]
modern = [{ text = "Foes.", when = { throne-hostile = "king", corners-hostile = ["attackers", "nobody"] } }]
uncertain = [{ text = "Squares.", when = { escape-squares = "a2" }, speaks-of = ["throne"] }]
advice = [{ text = "Hammer.", when = { option = "a" }, rank = 1 }]
sources = ["A book.", { text = "Another.", when = { option = ["a"], king-arms = "hammer" } }]
"#;

/// No other variant is needed.
struct Alone;

impl Parents for Alone {
    fn find(&self, name: &str, _: &str) -> Result<Parent, Unfound> {
        Err(unfound(format!("there is no {name}")))
    }
}

/// A theme with every colour and every drawing, all of them grey and alike.
struct Plain {
    toml: String,
}

const DRAWING: &[u8] = br##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="M9 9h9v9z" fill="#444444"/></svg>"##;

impl Plain {
    fn whole() -> String {
        let mut toml = String::from(
            "name = \"Plain\"\n[board]\nstarting-squares = \"always\"\nturned-by = \"halves\"\n",
        );
        let section = |toml: &mut String, name: &str| {
            let _ = writeln!(toml, "[{name}]");
        };
        let colors = |toml: &mut String| {
            for swatch in Palette::SWATCHES {
                // Text must be read, and grey is a grey.
                let color = if swatch.key == "paper" { "#ffffff" } else { "#444444" };
                let _ = writeln!(toml, "{} = \"{color}\"", swatch.key);
            }
        };
        let drawings = |toml: &mut String| {
            for slot in Slot::ALL {
                let several = slot.room() != SlotRoom::One;
                let file = if several { "[\"plain.svg\", \"other.svg\"]" } else { "\"plain.svg\"" };
                let _ = writeln!(toml, "{} = {file}", slot.key());
            }
        };
        section(&mut toml, "palette");
        colors(&mut toml);
        section(&mut toml, "art");
        drawings(&mut toml);
        for ink in Ink::SPARING {
            section(&mut toml, &format!("ink.{}", ink.name()));
            colors(&mut toml);
            section(&mut toml, &format!("ink.{}.recolour", ink.name()));
            toml.push_str("\"#444444\" = \"none\"\n");
        }
        section(&mut toml, "ink.low.art");
        drawings(&mut toml);
        toml
    }
}

impl ThemeFiles for Plain {
    fn id(&self) -> String {
        "plain".to_owned()
    }

    fn name(&self, file: &str) -> String {
        file.to_owned()
    }

    fn read(&self, file: &str) -> Result<Vec<u8>, FileFault> {
        match file {
            "theme.toml" => Ok(self.toml.clone().into_bytes()),
            "plain.svg" | "other.svg" => Ok(DRAWING.to_vec()),
            "en.ftl" => Ok(Vec::new()),
            _ => Err(FileFault::Missing),
        }
    }

    fn extended(&self, name: &str) -> Result<Box<dyn ThemeFiles + '_>, Unfound> {
        Err(unfound(format!("no `{name}` here")))
    }
}

/// What the program finds wrong with a file.
fn faults(of: SchemaOf, file: &Value) -> Vec<String> {
    let toml = written(file);
    let found = match of {
        SchemaOf::Variant => {
            let asked = Asked { chosen: &[], parents: &Alone };
            format::reading("whole.toml", &toml, asked, &mut Sources::new()).err()
        }
        SchemaOf::Theme => format::theme(&Plain { toml }, &mut Sources::new()).err(),
    };
    found.unwrap_or_default().into_iter().map(|fault| fault.message.to_string()).collect()
}

/// A value as a TOML file, every section in braces.
fn written(file: &Value) -> String {
    let lines = file.as_object().into_iter().flatten();
    let lines: Vec<String> =
        lines.map(|(key, value)| format!("{} = {}", json!(key), inline(value))).collect();
    lines.join("\n")
}

fn inline(value: &Value) -> String {
    match value {
        Value::Array(list) => format!("[{}]", list.iter().map(inline).collect::<Vec<_>>().join(", ")),
        Value::Object(table) => {
            let pairs: Vec<String> =
                table.iter().map(|(key, value)| format!("{} = {}", json!(key), inline(value))).collect();
            format!("{{ {} }}", pairs.join(", "))
        }
        other => other.to_string(),
    }
}

/// A file in which one thing is changed.
struct Changed {
    what: String,
    file: Value,
    /// Whether it must be refused, whatever it is.
    is_wrong: bool,
}

/// All changes of a file, of one value each.
fn changes(sound: &Value) -> Vec<Changed> {
    let mut all = Vec::new();
    let mut pointers = vec![String::new()];
    while let Some(pointer) = pointers.pop() {
        let value = sound.pointer(&pointer).expect("a value");
        let mut change = |what: &str, is_wrong: bool, by: Value| {
            let mut file = sound.clone();
            *file.pointer_mut(&pointer).expect("a value") = by;
            all.push(Changed { what: format!("{pointer} {what}"), file, is_wrong });
        };
        if !pointer.is_empty() {
            change("is true", true, json!(true));
        }
        match value {
            Value::Object(table) => {
                let mut more = table.clone();
                more.insert("zzz".to_owned(), json!(true));
                change("has another key", true, more.into());
                change("is empty", false, Map::new().into());
                for key in table.keys() {
                    let mut less = table.clone();
                    less.remove(key);
                    change(&format!("without {key}"), false, less.into());
                    pointers.push(format!("{pointer}/{}", key.replace('~', "~0").replace('/', "~1")));
                }
            }
            Value::Array(list) => {
                change("is empty", false, json!([]));
                change("is not in brackets", false, list.first().cloned().unwrap_or_default());
                pointers.extend((0..list.len()).map(|nth| format!("{pointer}/{nth}")));
            }
            Value::String(text) => {
                for other in ["", " ", "none", "any", "Not a word!", "a2", "#777", "x.svg"] {
                    change(other, false, json!(other));
                }
                change("in brackets", false, json!([text]));
                change("is a number", false, json!(4));
            }
            _ => {
                for number in [0, 1, 2, 255, 256, 1000, -1] {
                    change("is a number", false, json!(number));
                }
            }
        }
    }
    all
}

/// The parts of messages that tell of a key that is missing, or that has no place beside the others.
const KEYS: [&str; 3] = ["has no `", "has no section", "has no meaning here"];

/// Holds a schema and the reader side by side; the number of changes that both refuse.
fn agree(of: SchemaOf, changes: impl IntoIterator<Item = Changed>) -> usize {
    let validator = validator(of);
    let mut both = 0;
    for Changed { what, file, is_wrong } in changes {
        let (refused, found) = (!validator.is_valid(&file), faults(of, &file));
        both += usize::from(refused && !found.is_empty());
        assert!(!refused || !found.is_empty(), "the schema refuses what the program takes: {what}");
        let of_keys = found.iter().any(|fault| KEYS.iter().any(|part| fault.contains(part)));
        assert!(refused || !(is_wrong || of_keys), "the schema takes {what}: {found:?}");
        assert!(!is_wrong || !found.is_empty(), "the program takes {what}");
    }
    both
}

#[test]
fn a_changed_variant_is_refused_by_the_schema_only_where_the_program_refuses_it() {
    let sound = read(VARIANT);
    assert_eq!(faults(SchemaOf::Variant, &sound), [""; 0]);
    assert!(validator(SchemaOf::Variant).is_valid(&sound));
    let both = agree(SchemaOf::Variant, changes(&sound));
    assert!(both > 500, "only {both}");
}

/// Every answer to every question, and which others have a meaning beside it.
#[test]
fn every_answer_of_a_variant_is_judged_alike() {
    let schema: Value = serde_json::from_str(&SchemaOf::Variant.text()).expect("JSON");
    let questions =
        schema.pointer("/definitions/answers/properties").and_then(Value::as_object).expect("questions");
    let mut keys: Vec<&str> = format::keys().collect();
    keys.sort_unstable();
    let mut told: Vec<&str> = questions.keys().map(String::as_str).collect();
    told.sort_unstable();
    assert_eq!(told, keys);
    let mut all = Vec::new();
    for (key, question) in questions {
        for word in question.get("enum").and_then(Value::as_array).into_iter().flatten() {
            let mut file = read(VARIANT);
            file["rules"][key] = word.clone();
            all.push(Changed { what: format!("{key} = {word}"), file, is_wrong: false });
        }
    }
    assert!(all.len() > 80, "{}", all.len());
    agree(SchemaOf::Variant, all);
}

/// An option that the file itself chooses may answer what its rules don't, and give an answer its meaning back.
#[test]
fn what_a_chosen_option_mends_is_taken() {
    let mut file = read(VARIANT);
    let rules = file["rules"].as_object_mut().expect("rules");
    rules.remove("first");
    rules.insert("corners".to_owned(), json!("none"));
    file["options"]["a"]["rules"] =
        json!({ "king-arms": "hammer", "man-steps": "any", "first": "lot", "corners": "single" });
    let validator = validator(SchemaOf::Variant);
    assert!(!validator.is_valid(&file) && !faults(SchemaOf::Variant, &file).is_empty());
    file["chosen"] = json!(["a"]);
    file.as_object_mut().expect("a file").remove("disputed");
    file.as_object_mut().expect("a file").remove("about");
    assert_eq!(faults(SchemaOf::Variant, &file), [""; 0]);
    assert!(validator.is_valid(&file));
}

#[test]
fn a_changed_theme_is_refused_by_the_schema_only_where_the_program_refuses_it() {
    let sound = read(&Plain::whole());
    assert_eq!(faults(SchemaOf::Theme, &sound), [""; 0]);
    assert!(validator(SchemaOf::Theme).is_valid(&sound));
    let both = agree(SchemaOf::Theme, changes(&sound));
    assert!(both > 500, "only {both}");
}

/// Whatever is a colour to the program is one to the schema.
#[test]
fn every_spelling_of_a_colour_is_taken() {
    let validator = validator(SchemaOf::Theme);
    let spelled = [
        "#8b2e1f",
        "#8B2E1F",
        "#222",
        "#222f",
        "#8b2e1fff",
        " navy ",
        "Navy",
        "rgb(1, 2, 3)",
        "rgb(10% 20% 30%)",
        "hsl(120, 50%, 50%)",
        "rgba(1, 2, 3, 1)",
        "",
        "#",
        "#12345",
        "rgb(1",
        "1",
        "na vy",
        "#22g",
    ];
    let mut taken = 0;
    for text in spelled {
        let file = json!({ "extends": "jorvik", "palette": { "king": text } });
        let is_color = text.parse::<Color>().is_ok();
        assert_eq!(validator.is_valid(&file), is_color, "{text:?}");
        taken += usize::from(is_color);
    }
    assert!((8..=11).contains(&taken), "{taken}");
}
