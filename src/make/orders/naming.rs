//! Stems of the names of a kit's files: the game and its options, the paper, and choices that differ from the default.
//!
//! Two runs that differ in one of the choices of [`TOLD`] write two files. Measures, labels of sets, and choices of how a
//! file is written are not in a name: whoever changes these makes the same set again, and learns that a file is replaced.

use crate::field::Field;
use crate::game::Variant;
use crate::imposition::{Component, Settings};
use crate::make::finding::library::Library;
use crate::make::finding::source::{Found, is_own_theme};
use crate::request::Request;
use crate::request::command::{SaidChoice, choices, last};
use crate::text::Language;
use std::collections::BTreeSet;

/// Form of a choice in a name.
#[derive(Clone, Copy)]
enum InName {
    /// Its value: `grey`.
    Value,
    /// Its field, then its value: `poster-a2`.
    Both,
    /// Its value, then its field: `12-sets`, `easy-reading`.
    Counted,
    /// Its field: `two-sided`.
    Name,
    /// Its value, if that is a word, not a measure: `largest`.
    Word,
    /// The list of parts.
    Parts,
}

/// Choices that are part of a name, in their order there.
const TOLD: [(Field, InName); 18] = [
    (Field::Pack, InName::Value),
    (Field::Back, InName::Both),
    (Field::Cut, InName::Value),
    (Field::Cell, InName::Word),
    (Field::Coordinates, InName::Name),
    (Field::MakerOnBoard, InName::Name),
    (Field::Poster, InName::Both),
    (Field::Wall, InName::Both),
    (Field::Laminate, InName::Name),
    (Field::Duplex, InName::Value),
    (Field::Leaflet, InName::Value),
    (Field::Ink, InName::Value),
    (Field::Token, InName::Value),
    (Field::LabelSheet, InName::Value),
    (Field::TwoSided, InName::Name),
    (Field::Sets, InName::Counted),
    (Field::Reading, InName::Counted),
    (Field::Parts, InName::Parts),
];

/// Returns the stem of the names of a game's files. A stem from the request is the stem of the whole set; otherwise the stem
/// has any language but English, and a word for a kit with words alone.
pub(in crate::make) fn stem(
    found: &Found,
    request: &Request,
    settings: &Settings,
    language: &Language,
    is_whole: bool,
    library: &Library<'_>,
) -> String {
    let tag = language.tag();
    match (&request.stem, is_whole) {
        (Some(stem), true) => return stem.clone(),
        (Some(stem), false) => return format!("{stem}-{tag}"),
        (None, _) => {}
    }
    let mut words = vec![found.stem.clone()];
    words.extend(found.chosen.iter().cloned());
    words.push(settings.paper.name());
    words.extend(theme(found, request, library));
    let chosen = choices(&Request { settings: settings.clone(), ..Request::default() });
    for (field, told) in TOLD {
        let own = chosen.iter().filter(|choice| choice.field == field);
        words.extend(own.filter_map(|choice| word(choice, told, settings, &found.reading.variant)));
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

/// Returns the theme as part of a name. `None`: it is the game's own.
fn theme(found: &Found, request: &Request, library: &Library<'_>) -> Option<String> {
    let asked = request.theme.as_deref()?;
    (!is_own_theme(found, asked, library)).then(|| in_name(last(asked)))
}

/// Returns a word with `-` in place of characters that a file's name can't have on every disk.
fn in_name(word: &str) -> String {
    let plain = |c: char| if c.is_alphanumeric() || "-_".contains(c) { c } else { '-' };
    word.chars().map(plain).collect::<String>().trim_matches('-').to_owned()
}

/// Returns the form of a choice in a name. `None`: the choice is left out.
fn word(
    SaidChoice { field, value }: &SaidChoice,
    told: InName,
    settings: &Settings,
    variant: &Variant,
) -> Option<String> {
    let name = field.name();
    let value = in_name(value.as_deref().unwrap_or_default());
    match told {
        InName::Value => Some(value),
        InName::Both => Some(format!("{name}-{value}")),
        InName::Counted => Some(format!("{value}-{name}")),
        InName::Name => Some(name.to_owned()),
        InName::Word => value.starts_with(char::is_alphabetic).then_some(value),
        InName::Parts => Some(parts(settings, variant)).filter(|parts| !parts.is_empty()),
    }
}

/// Returns the parts of a kit as the shorter list: all of them, or only the differences from the usual parts. A usual part that the
/// game has not is no difference. Empty: there is none.
fn parts(settings: &Settings, variant: &Variant) -> String {
    let usual = Settings::of(settings.pack).parts;
    let names = |parts: &BTreeSet<Component>| -> Vec<&str> {
        // A part that comes along with another one can't be asked for by itself.
        parts.iter().filter(|part| part.product().comes_with.is_none()).map(|part| part.name()).collect()
    };
    let difference = |from: &BTreeSet<Component>, to: &BTreeSet<Component>| names(&(from - to));
    let had = usual.iter().copied().filter(|part| part.is_of(variant)).collect();
    let (all, more, less) =
        (names(&settings.parts), difference(&settings.parts, &usual), difference(&had, &settings.parts));
    if all.len() <= more.len() + less.len() {
        return all.join("-");
    }
    let [more, less] = [("with", more), ("without", less)]
        .map(|(word, some)| (!some.is_empty()).then(|| format!("{word}-{}", some.join("-"))));
    more.into_iter().chain(less).collect::<Vec<String>>().join("-")
}
