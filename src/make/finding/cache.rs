//! Caches of data that the kits of one request share, each read once: fonts, figures, themes with their messages.

use crate::diag::Sources;
use crate::explain::figures::Examples;
use crate::format::Needed;
use crate::make::fault::Fault;
use crate::make::finding::library::Library;
use crate::make::finding::locale::Locale;
use crate::make::finding::source::{Found, ThemeDepth, ThemePlace, theme_of, theme_place};
use crate::make::finding::words;
use crate::request::Request;
use crate::text::{Fonts, Messages, Typesetter};
use crate::theme::Theme;
use std::sync::{Arc, Mutex, PoisonError};

/// Fonts and figures, which serve all kits.
#[derive(Default)]
pub(in crate::make) struct KitCache {
    fonts: Kept<Fonts>,
    examples: Kept<Examples>,
}

impl KitCache {
    /// Returns a typesetter, with fonts that are opened once. Each thread has one of its own, and keeps it from kit to kit.
    pub(in crate::make) fn typesetter(
        &self,
        library: &Library<'_>,
        locale: &Locale,
    ) -> Result<Typesetter, Fault> {
        let fonts = self.fonts.get(|| words::fonts(library))?;
        Ok(Typesetter::new(fonts, locale.language.clone()))
    }

    /// Returns the program's figures.
    pub(in crate::make) fn examples(&self, library: &Library<'_>) -> Result<Examples, Fault> {
        self.examples.get(|| words::examples(library))
    }
}

/// A theme with its messages.
pub(in crate::make) struct ThemeWithWords {
    /// The theme, in the ink of the request.
    pub(in crate::make) theme: Theme,
    /// Messages by the tag of their language, for each language that is asked for.
    messages: Mutex<Vec<(String, Messages)>>,
}

impl ThemeWithWords {
    /// Returns the messages in a language, with the theme's words.
    pub(in crate::make) fn messages(&self, locale: &Locale, sources: &Sources) -> Result<Messages, Fault> {
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

/// A theme as it was read for a game.
struct ThemeLook {
    place: ThemePlace,
    /// The game's id.
    game: String,
    theme: Arc<ThemeWithWords>,
    texts: Sources,
}

impl ThemeLook {
    /// Tells whether a game has the same look of its theme: neither it nor the first one has a look of its own.
    fn serves(&self, place: &ThemePlace, game: &str) -> bool {
        let own = &self.theme.theme.games;
        self.place == *place && (self.game == game || !own.iter().any(|id| *id == self.game || id == game))
    }
}

/// Themes that are read for a request.
pub(in crate::make) struct ThemeCache {
    needed: Option<Needed>,
    /// Tags of the languages whose words are read.
    languages: Vec<String>,
    looks: Vec<ThemeLook>,
}

impl ThemeCache {
    /// Returns an empty cache, for kits that need this much of the program's own themes. `None`: they need everything.
    pub(in crate::make) fn new(needed: Option<Needed>, languages: Vec<String>) -> Self {
        Self { needed, languages, looks: Vec::new() }
    }

    /// Returns the theme of a game; its texts are added to those of the game.
    pub(in crate::make) fn look(
        &mut self,
        found: &mut Found,
        request: &Request,
        library: &Library<'_>,
    ) -> Result<Arc<ThemeWithWords>, Fault> {
        let asked = request.theme.as_deref();
        let place = theme_place(found, asked);
        let game = found.reading.variant.id.clone();
        if let Some(look) = self.looks.iter().find(|look| look.serves(&place, &game)) {
            found.sources.extend(&look.texts);
            return Ok(Arc::clone(&look.theme));
        }
        let theme = theme_of(
            found,
            asked,
            self.needed.as_ref().map_or(ThemeDepth::Whole, ThemeDepth::Needed),
            &self.languages,
            library,
        )?;
        let look =
            Arc::new(ThemeWithWords { theme: theme.inked(request.settings.ink), messages: Mutex::default() });
        let texts = found.sources.clone();
        self.looks.push(ThemeLook { place, game, theme: Arc::clone(&look), texts });
        Ok(look)
    }
}

/// A value that is made at the first request and kept. Other threads wait meanwhile; after a failure it is tried again.
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
