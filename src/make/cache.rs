//! What the kits of one request have in common, each read once: fonts, figures, themes with their sentences.

use super::fault::Fault;
use super::library::Library;
use super::locale::Locale;
use super::source::{Found, ThemeDepth, ThemePlace, theme_of, theme_place};
use super::words;
use crate::diag::Sources;
use crate::explain::figures::Examples;
use crate::request::Request;
use crate::spec::Needed;
use crate::text::{Fonts, Messages, Typesetter};
use crate::theme::Theme;
use std::sync::{Arc, Mutex, PoisonError};

/// Fonts and figures, which serve all kits.
#[derive(Default)]
pub(super) struct KitCache {
    fonts: Kept<Fonts>,
    examples: Kept<Examples>,
}

impl KitCache {
    /// What sets text, with fonts that are opened once. Each thread has one of its own, and keeps it from kit to kit.
    pub(super) fn typesetter(&self, library: &Library<'_>, locale: &Locale) -> Result<Typesetter, Fault> {
        let fonts = self.fonts.get(|| words::fonts(library))?;
        Ok(Typesetter::new(fonts, locale.language.clone()))
    }

    /// The program's figures.
    pub(super) fn examples(&self, library: &Library<'_>) -> Result<Examples, Fault> {
        self.examples.get(|| words::examples(library))
    }
}

/// A theme with its sentences.
pub(super) struct ThemeWithWords {
    /// In the ink of the request.
    pub(super) theme: Theme,
    /// Of each language that was asked for, by its tag.
    messages: Mutex<Vec<(String, Messages)>>,
}

impl ThemeWithWords {
    /// The sentences with the theme's words.
    pub(super) fn messages(&self, locale: &Locale, sources: &Sources) -> Result<Messages, Fault> {
        let tag = locale.language.tag();
        let mut kept = self.messages.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, messages)) = kept.iter().find(|(known, _)| known == tag) {
            return Ok(messages.clone());
        }
        let messages = words::messages(&self.theme, locale, sources)?;
        kept.push((tag.to_owned(), messages.clone()));
        Ok(messages)
    }
}

/// The themes that were read for a request.
pub(super) struct ThemeCache {
    needed: Option<Needed>,
    /// The languages whose words are read, by their tags.
    languages: Vec<String>,
    looks: Vec<(ThemePlace, Arc<ThemeWithWords>, Sources)>,
}

impl ThemeCache {
    /// An empty one, for kits that need so much of the program's own themes, or all of it.
    pub(super) fn new(needed: Option<Needed>, languages: Vec<String>) -> Self {
        Self { needed, languages, looks: Vec::new() }
    }

    /// The look of a game; its texts go to `sources`.
    pub(super) fn look(
        &mut self,
        found: &Found,
        request: &Request,
        library: &Library<'_>,
        sources: &mut Sources,
    ) -> Result<Arc<ThemeWithWords>, Fault> {
        let asked = request.theme.as_deref();
        let place = theme_place(found, asked);
        if let Some((_, look, texts)) = self.looks.iter().find(|(known, ..)| *known == place) {
            sources.extend(texts);
            return Ok(Arc::clone(look));
        }
        let theme = theme_of(
            found,
            asked,
            self.needed.as_ref().map_or(ThemeDepth::Whole, ThemeDepth::Needed),
            &self.languages,
            library,
            sources,
        )?;
        let look =
            Arc::new(ThemeWithWords { theme: theme.inked(request.settings.ink), messages: Mutex::default() });
        self.looks.push((place, Arc::clone(&look), sources.clone()));
        Ok(look)
    }
}

/// What is made when it is first asked for, and kept. Who asks for it meanwhile waits; what can't be made is tried again.
struct Kept<T>(Mutex<Option<T>>);

impl<T> Default for Kept<T> {
    fn default() -> Self {
        Self(Mutex::new(None))
    }
}

impl<T: Clone> Kept<T> {
    fn get(&self, make: impl FnOnce() -> Result<T, Fault>) -> Result<T, Fault> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = &*kept {
            return Ok(known.clone());
        }
        Ok(kept.insert(make()?).clone())
    }
}
