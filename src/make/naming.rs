//! How the names of a kit's files begin: the game and its options, the paper, and what was chosen otherwise than unasked.
//!
//! Two runs that differ in one of the choices of [`TOLD`] write two files. Measures, what people call their sets, and how a
//! file is written have no word there: whoever changes these makes the same set again, and is told that it replaced a file.

use super::command::{LEAFLET, READING, SaidChoice, choices, last};
use super::library::Library;
use super::request::Request;
use super::source::{Found, is_own_theme};
use crate::field::Field;
use crate::imposition::{Component, Settings};
use crate::text::Language;
use std::collections::BTreeSet;

/// What says of a choice in a name.
#[derive(Clone, Copy)]
enum InName {
    /// Its value: `grey`.
    Value,
    /// What it is, and its value: `poster-a2`.
    Both,
    /// Its value, then what it is: `12-sets`, `easy-reading`.
    Counted,
    /// What it is: `two-sided`.
    Name,
    /// Its value, if that is a word, not a measure: `largest`.
    Word,
    /// What is printed.
    Parts,
}

/// The choices that names tell, in the order in which they do.
const TOLD: [(&str, InName); 18] = [
    (Field::Pack.name(), InName::Value),
    (Field::Back.name(), InName::Both),
    (Field::Cut.name(), InName::Value),
    (Field::Cell.name(), InName::Word),
    (Field::Coordinates.name(), InName::Name),
    (Field::MakerOnBoard.name(), InName::Name),
    (Field::Poster.name(), InName::Both),
    (Field::Wall.name(), InName::Both),
    (Field::Laminate.name(), InName::Name),
    (Field::Duplex.name(), InName::Value),
    (LEAFLET, InName::Value),
    (Field::Ink.name(), InName::Value),
    (Field::Token.name(), InName::Value),
    (Field::LabelSheet.name(), InName::Value),
    (Field::TwoSided.name(), InName::Name),
    (Field::Sets.name(), InName::Counted),
    (READING, InName::Counted),
    (Field::Parts.name(), InName::Parts),
];

/// How the names of the files of a game's kit begin. A name that was asked for is that of the set; unasked a language that is
/// not English is told, and that words alone are printed in it.
pub(super) fn stem(
    found: &Found,
    options: &[String],
    (request, settings): (&Request, &Settings),
    (language, is_whole): (&Language, bool),
    library: &Library<'_>,
) -> String {
    let tag = language.tag();
    match (&request.stem, is_whole) {
        (Some(stem), true) => return stem.clone(),
        (Some(stem), false) => return format!("{stem}-{tag}"),
        (None, _) => {}
    }
    let mut words = vec![found.stem.clone()];
    words.extend(options.iter().cloned());
    words.push(settings.paper.name());
    words.extend(theme(found, request, library));
    let chosen = choices(settings);
    for (name, told) in TOLD {
        words.extend(
            chosen.iter().filter(|choice| choice.name == name).filter_map(|c| word(c, told, settings)),
        );
    }
    if request.share_pieces {
        words.push(Field::SharePieces.name().to_owned());
    }
    if !is_whole {
        words.push("words".to_owned());
    }
    if !is_whole || !language.is_english() {
        words.push(tag.to_owned());
    }
    words.join("-")
}

/// The theme, unless it is the game's own.
fn theme(found: &Found, request: &Request, library: &Library<'_>) -> Option<String> {
    let asked = request.theme.as_deref()?;
    (!is_own_theme(found, asked, library)).then(|| in_name(last(asked)))
}

/// A word with what a name on any disk may have, and no more.
fn in_name(word: &str) -> String {
    let plain = |c: char| if c.is_alphanumeric() || "-_".contains(c) { c } else { '-' };
    word.chars().map(plain).collect::<String>().trim_matches('-').to_owned()
}

/// What says of a choice in a name.
fn word(SaidChoice { name, value }: &SaidChoice, told: InName, settings: &Settings) -> Option<String> {
    let value = in_name(value.as_deref().unwrap_or_default());
    match told {
        InName::Value => Some(value),
        InName::Both => Some(format!("{name}-{value}")),
        InName::Counted => Some(format!("{value}-{name}")),
        InName::Name => Some((*name).to_owned()),
        InName::Word => value.starts_with(char::is_alphabetic).then_some(value),
        InName::Parts => Some(parts(settings)),
    }
}

/// What is printed, by the shorter list: of all parts, or of those by which they differ from what is printed unasked.
fn parts(settings: &Settings) -> String {
    let usual = Settings::of(settings.pack).parts;
    let names = |parts: &BTreeSet<Component>| -> Vec<&str> {
        // What comes along with another part is not asked for by itself.
        parts.iter().filter(|part| part.product().comes_with.is_none()).map(|part| part.name()).collect()
    };
    let difference = |from: &BTreeSet<Component>, to: &BTreeSet<Component>| names(&(from - to));
    let (all, more, less) =
        (names(&settings.parts), difference(&settings.parts, &usual), difference(&usual, &settings.parts));
    if all.len() <= more.len() + less.len() {
        return all.join("-");
    }
    let [more, less] = [("with", more), ("without", less)]
        .map(|(word, some)| (!some.is_empty()).then(|| format!("{word}-{}", some.join("-"))));
    more.into_iter().chain(less).collect::<Vec<String>>().join("-")
}
