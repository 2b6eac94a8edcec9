//! The kits of a request, resolved against a library: each game found and read in each language, with its theme.

use crate::diag::Severity;
use crate::field::Field;
use crate::format::Needed;
use crate::imposition::Settings;
use crate::keyed::keyed;
use crate::make::fault::{Fault, Notice};
use crate::make::finding::cache::ThemeCache;
use crate::make::finding::library::Library;
use crate::make::finding::locale::Locale;
use crate::make::finding::source::Found;
use crate::make::orders::found_kit::FoundKit;
use crate::make::{
    finding::locale_faults, finding::own_words, finding::source, finding::spoken, finding::theme_words,
    orders::back, orders::naming, orders::shared,
};
use crate::product::component::Component;
use crate::product::handouts;
use crate::request::Request;
use crate::theme::Slot;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Extent to which the program's own themes are read.
#[derive(Clone, Copy)]
pub(in crate::make) enum WhatOfThemes {
    /// Only the drawings that the kits show.
    Needed,
    /// Everything.
    All,
}

/// Finds the kits of a request: each game in each language, one game after another. Refuses a game that is named twice, and two
/// games that would be written to one file.
pub(in crate::make) fn kits(
    request: &Request,
    settings: &Settings,
    of_themes: WhatOfThemes,
    library: &Library<'_>,
    notices: &mut Vec<Notice>,
) -> Result<Vec<FoundKit>, Fault> {
    let read = readings(request, library)?;
    let behind = back::found(settings, library)?.map(Arc::new);
    let needed = || {
        let all = read.iter().chain(behind.as_deref());
        let boards = all.map(|found| found.reading.variant.setup.board.clone()).collect();
        let inks = handouts::inks(&settings.parts).into_iter().chain([settings.ink]).collect();
        let behind = settings.back.is_some().then_some(Slot::BoardBack);
        let slots = Component::slots(&settings.parts).into_iter().chain(behind).collect();
        Needed { inks, slots, backs: settings.two_sided, boards }
    };
    let locales = locales(request, library)?;
    let tags = locales.iter().map(|locale| locale.language.tag().to_owned()).collect();
    let themes = ThemeCache::new(matches!(of_themes, WhatOfThemes::Needed).then(needed), tags);
    let mut resolver = KitResolver { request, settings, library, themes, notices };
    let mut kits = Vec::new();
    for found in read {
        back::check(&found, behind.as_deref(), library)?;
        // The game is copied for each language but the last, which takes the original.
        let copies = std::iter::repeat_n(found, locales.len());
        for (nth, (found, locale)) in copies.zip(&locales).enumerate() {
            kits.push(resolver.kit(found, locale, nth == 0, behind.as_ref())?);
        }
    }
    check_different(request, &kits)?;
    let mut stems = BTreeSet::new();
    for kit in &kits {
        if !stems.insert(kit.stem.as_str()) {
            let message = keyed!("one-name-for-two", name = kit.stem);
            return Err(Fault::value(Field::Variant, message));
        }
    }
    Ok(kits)
}

/// Refuses a bundled game that is asked for under two of its names, for it would be made twice.
fn check_different(request: &Request, games: &[FoundKit]) -> Result<(), Fault> {
    let names = &request.variants;
    let games: Vec<&FoundKit> = games.iter().filter(|game| game.is_whole).collect();
    for (nth, game) in games.iter().enumerate() {
        let is_same = |other: &&FoundKit| {
            other.found.bundled
                && game.found.bundled
                && other.found.reading.variant.id == game.found.reading.variant.id
        };
        if let Some(first) = games[..nth].iter().position(is_same) {
            let (one, other) = (names[first].clone(), names[nth].clone());
            return Err(Fault::Twice { one, other });
        }
    }
    Ok(())
}

/// Finds the languages of a request; refuses a language that is named twice, and a request without one.
fn locales(request: &Request, library: &Library<'_>) -> Result<Vec<Arc<Locale>>, Fault> {
    let mut locales: Vec<Arc<Locale>> = Vec::new();
    for name in &request.languages {
        let locale = Locale::find(name, library)?;
        locale_faults::refused(&locale, library)?;
        let tag = locale.language.tag();
        if locales.iter().any(|known| known.language.tag() == tag) {
            let message = keyed!("language-twice", tag);
            return Err(Fault::value(Field::Language, message));
        }
        locales.push(Arc::new(locale));
    }
    if locales.is_empty() {
        let message = keyed!("no-language");
        return Err(Fault::value(Field::Language, message));
    }
    Ok(locales)
}

/// Reads all games with the request's options. Each of several games gets only the options that it knows: it is read without
/// options to find these, and read again with them if there are any.
fn readings(request: &Request, library: &Library<'_>) -> Result<Vec<Found>, Fault> {
    if let [variant] = request.variants.as_slice() {
        return Ok(vec![source::variant(variant, &request.options, library)?]);
    }
    let bare: Vec<Found> = request
        .variants
        .iter()
        .map(|variant| source::variant(variant, &[], library))
        .collect::<Result<_, Fault>>()?;
    let known: Vec<Vec<String>> = bare.iter().map(Found::options).collect();
    shared::check(&request.options, &known)?;
    let with_options = |(found, variant): (Found, &String)| {
        let offered = found.options();
        let is_known = |option: &&String| offered.contains(option);
        let chosen: Vec<String> = request.options.iter().filter(is_known).cloned().collect();
        if chosen.is_empty() { Ok(found) } else { source::variant(variant, &chosen, library) }
    };
    bare.into_iter().zip(&request.variants).map(with_options).collect()
}

/// Adds the remarks that are not yet among the notices, and drops all other notices.
fn notice_once(found: impl IntoIterator<Item = Notice>, notices: &mut Vec<Notice>) {
    for notice in found {
        let Notice::Remark(remark) = notice else { continue };
        let is_known = |known: &Notice| matches!(known, Notice::Remark(other) if *other == remark);
        if !notices.iter().any(is_known) {
            notices.push(Notice::Remark(remark));
        }
    }
}

/// What the kits of a request are found with.
struct KitResolver<'r> {
    request: &'r Request,
    settings: &'r Settings,
    library: &'r Library<'r>,
    themes: ThemeCache,
    notices: &'r mut Vec<Notice>,
}

impl KitResolver<'_> {
    /// Finds the theme and the words of a game, and adds warnings about the caller's own files to the notices. `is_whole`: the
    /// kit has board and pieces, not the words in a further language alone.
    fn kit(
        &mut self,
        mut found: Found,
        locale: &Arc<Locale>,
        is_whole: bool,
        back: Option<&Arc<Found>>,
    ) -> Result<FoundKit, Fault> {
        let library = self.library;
        let look = self.themes.look(&mut found, self.request, library)?;
        own_words::give_way(&mut found, &look.theme);
        spoken::speak(&mut found, locale, library)?;
        let messages = || look.messages(locale, &found.sources);
        notice_once(theme_words::notices(&look.theme, locale, messages)?, self.notices);
        let unread = source::unread_words(&found, self.request.theme.as_deref(), &locale.language, library);
        notice_once(unread.into_iter().map(Notice::Remark), self.notices);
        // Notes are for the game's author, who asks for them with `check`.
        let mut warnings = found.own_warnings(library);
        warnings.retain(|found| found.severity == Severity::Warning);
        if !found.bundled && !warnings.is_empty() {
            self.notices.push(Notice::Warnings { warnings, sources: found.sources.clone() });
        }
        let stem = naming::stem(&found, self.request, self.settings, &locale.language, is_whole, library);
        Ok(FoundKit { found, look, back: back.cloned(), stem, locale: Arc::clone(locale), is_whole })
    }
}
