//! Parts that are asked for, and that a game doesn't have: which games have them is worked out from the program's own games
//! and their options.

use super::fault::{Fault, Notice};
use super::library::Library;
use super::source;
use crate::diag::Sources;
use crate::field::Field;
use crate::game::Variant;
use crate::imposition::{Component, Settings, SheetError};
use crate::keyed::{KeyedMessage, keyed};
use crate::kit::product::InsertForm;
use crate::request::Request;

/// The inserts that a request names and that this game lacks. Those of a pack or of the usual kit are named by nobody.
fn lacking(variant: &Variant, settings: &Settings) -> Vec<(Component, &'static InsertForm)> {
    let usual = Settings::of(settings.pack).parts;
    if settings.parts == usual || settings.parts == Component::in_easy_words(usual) {
        return Vec::new();
    }
    let is_lacking =
        |(component, form): &(Component, &InsertForm)| settings.has(*component) && !(form.is_of)(variant);
    Component::inserts().filter(is_lacking).collect()
}

/// What is said of the parts that a game lacks, if other parts are printed.
///
/// # Errors
/// A fault in one of the program's games.
pub(super) fn notices(
    (asked, variant): (&str, &Variant),
    request: &Request,
    library: &Library<'_>,
) -> Result<Vec<Notice>, Fault> {
    let all = lacking(variant, &request.settings).into_iter();
    all.map(|part| said(asked, part, library).map(Notice::Remark)).collect()
}

/// This fault; if it is that nothing is left to print, and the game lacks what was named, with the games that have it.
pub(super) fn told(
    fault: Fault,
    (asked, variant): (&str, &Variant),
    request: &Request,
    library: &Library<'_>,
) -> Fault {
    let all = lacking(variant, &request.settings);
    if !matches!(fault, Fault::Kit(SheetError::Empty)) || all.is_empty() {
        return fault;
    }
    let said: Result<Vec<KeyedMessage>, Fault> =
        all.into_iter().map(|part| said(asked, part, library)).collect();
    match said {
        Ok(said) => Fault::value(Field::Parts, together(&said)),
        Err(fault) => fault,
    }
}

/// Of all parts that a game lacks one message.
fn together(said: &[KeyedMessage]) -> KeyedMessage {
    if let [only] = said {
        return only.clone();
    }
    let all = said.iter().map(KeyedMessage::text).collect::<Vec<_>>().join("; ");
    keyed!("parts-of-other-games", "{all}", all)
}

/// That a game lacks a part, and which games have it.
fn said(
    asked: &str,
    (component, form): (Component, &InsertForm),
    library: &Library<'_>,
) -> Result<KeyedMessage, Fault> {
    let games = games_with(form.is_of, library)?;
    let part = component.words().plan[0];
    Ok(if games.is_empty() {
        keyed!("part-of-no-game", "{asked} has no {part}, and no game of the program has one", asked, part)
    } else {
        let games = games.join(", ");
        keyed!(
            "part-of-other-games",
            "{asked} has no {part}: these games have one: {games}",
            asked,
            part,
            games
        )
    })
}

/// The games of the program that have something, in words, each with the options with which alone it has it.
fn games_with(is_of: fn(&Variant) -> bool, library: &Library<'_>) -> Result<Vec<String>, Fault> {
    let mut games = Vec::new();
    for text in library.texts("variants", ".toml") {
        let read = |chosen: &[String]| source::variant(text.stem, chosen, library, &mut Sources::new());
        let bare = read(&[])?;
        let called = bare.aliases.first().unwrap_or(&bare.variant.id).clone();
        if is_of(&bare.variant) {
            games.push(called);
            continue;
        }
        let mut with = Vec::new();
        for option in bare.options() {
            if is_of(&read(std::slice::from_ref(&option))?.variant) {
                with.push(option);
            }
        }
        if !with.is_empty() {
            games.push(format!("{called} with option {}", with.join(" or ")));
        }
    }
    Ok(games)
}
