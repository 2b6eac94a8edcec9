//! A game of a request, before its kit is made.

use super::cache::ThemeWithWords;
use super::locale::Locale;
use super::source::Found;
use crate::diag::Sources;
use crate::imposition::Settings;
use crate::kit::component::Component;
use crate::kit::product::Form;
use std::borrow::Cow;
use std::sync::Arc;

/// A game with its theme, found and read but not made yet.
pub(super) struct GameToMake {
    pub(super) found: Found,
    pub(super) look: Arc<ThemeWithWords>,
    pub(super) sources: Sources,
    /// Game on the other side of its board. `None`: there is none.
    pub(super) back: Option<Arc<Found>>,
    /// Name or path by which it is asked for.
    pub(super) asked: String,
    /// Options that the request chooses for it, each once.
    pub(super) chosen: Vec<String>,
    /// Beginning of the names of its files.
    pub(super) stem: String,
    /// Language of its words.
    pub(super) locale: Arc<Locale>,
    /// Whether it is the whole set; else only the parts with words, in one language more.
    pub(super) is_whole: bool,
}

impl GameToMake {
    /// Returns the settings for it: board and pieces come with the whole set, parts with words in each language.
    pub(super) fn settings<'s>(&self, settings: &'s Settings) -> Cow<'s, Settings> {
        if self.is_whole {
            return Cow::Borrowed(settings);
        }
        let has_words = |part: &Component| !matches!(part.product().form, Form::Squares | Form::Discs);
        Cow::Owned(Settings {
            parts: settings.parts.iter().copied().filter(has_words).collect(),
            poster: None,
            back: None,
            labels: Vec::new(),
            pack: None,
            ..settings.clone()
        })
    }
}
