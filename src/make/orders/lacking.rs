//! Notices about parts that are asked for and that a game lacks; they name the bundled games, with options, that have these
//! parts.

use crate::field::Field;
use crate::game::Variant;
use crate::imposition::{Component, Settings, SheetError};
use crate::keyed::{KeyedMessage, any_of, joined, keyed, listed};
use crate::make::fault::{Fault, Notice};
use crate::make::finding::library::Library;
use crate::make::finding::source::{self, Found};
use crate::product::form::InsertForm;
use crate::request::Request;

/// Returns the inserts that a request names and this game lacks. Empty for the parts of a pack or of the usual kit.
fn lacking(variant: &Variant, settings: &Settings) -> Vec<(Component, &'static InsertForm)> {
    let usual = Settings::of(settings.pack).parts;
    if settings.parts == usual || settings.parts == Component::in_easy_words(usual) {
        return Vec::new();
    }
    let is_lacking =
        |(component, form): &(Component, &InsertForm)| settings.has(*component) && !(form.is_of)(variant);
    Component::inserts().filter(is_lacking).collect()
}

/// Returns a remark for each part that a game lacks, if other parts are printed.
///
/// # Errors
/// A fault in one of the program's games.
pub(in crate::make) fn notices(
    found: &Found,
    request: &Request,
    library: &Library<'_>,
) -> Result<Vec<Notice>, Fault> {
    let all = lacking(&found.reading.variant, &request.settings).into_iter();
    all.map(|(part, form)| said(&found.asked, part, form, library).map(Notice::Remark)).collect()
}

/// Returns the fault; if nothing is left to print because the game lacks the named parts, a fault that names games with them.
pub(in crate::make) fn told(fault: Fault, found: &Found, request: &Request, library: &Library<'_>) -> Fault {
    let all = lacking(&found.reading.variant, &request.settings);
    if !matches!(fault, Fault::Kit(SheetError::Empty)) || all.is_empty() {
        return fault;
    }
    let said: Result<Vec<KeyedMessage>, Fault> =
        all.into_iter().map(|(part, form)| said(&found.asked, part, form, library)).collect();
    match said {
        Ok(said) => Fault::value(Field::Parts, together(&said)),
        Err(fault) => fault,
    }
}

/// Joins the messages about all parts that a game lacks.
fn together(said: &[KeyedMessage]) -> KeyedMessage {
    if let [only] = said {
        return only.clone();
    }
    let all = joined(said.iter().cloned(), |first, next| keyed!("one-after-another", first, next));
    keyed!("parts-of-other-games", all)
}

/// Returns the message that a game lacks a part, and which games have it.
fn said(
    asked: &str,
    component: Component,
    form: &InsertForm,
    library: &Library<'_>,
) -> Result<KeyedMessage, Fault> {
    let games = games_with(form.is_of, library)?;
    let part = component.name();
    Ok(if games.is_empty() {
        keyed!("part-of-no-game", asked, part)
    } else {
        keyed!("part-of-other-games", asked, part, games => listed(games))
    })
}

/// Returns the bundled games for which `is_of` holds, in words, each with the options that it needs for that.
fn games_with(is_of: fn(&Variant) -> bool, library: &Library<'_>) -> Result<Vec<KeyedMessage>, Fault> {
    let mut games = Vec::new();
    for text in library.texts("variants", ".toml") {
        let read = |chosen: &[String]| source::variant(text.stem, chosen, library);
        let bare = read(&[])?;
        let called = bare.reading.aliases.first().unwrap_or(&bare.reading.variant.id).clone();
        if is_of(&bare.reading.variant) {
            games.push(KeyedMessage::own(&called));
            continue;
        }
        let mut with = Vec::new();
        for option in bare.options() {
            if is_of(&read(std::slice::from_ref(&option))?.reading.variant) {
                with.push(option);
            }
        }
        if !with.is_empty() {
            games.push(keyed!("game-with-option", game = called, options => any_of(with)));
        }
    }
    Ok(games)
}
