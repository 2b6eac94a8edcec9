//! A kit of a request as it is found: a game with its theme, in one language, before an order is made of it.

use super::cache::ThemeWithWords;
use super::locale::Locale;
use super::source::Found;
use crate::imposition::Settings;
use crate::kit::component::Component;
use crate::kit::product::Form;
use std::borrow::Cow;
use std::sync::Arc;

/// A game with its theme, found and read.
pub(super) struct FoundKit {
    pub(super) found: Found,
    pub(super) look: Arc<ThemeWithWords>,
    /// Game on the other side of its board. `None`: there is none.
    pub(super) back: Option<Arc<Found>>,
    /// Beginning of the names of its files.
    pub(super) stem: String,
    /// Language of its words.
    pub(super) locale: Arc<Locale>,
    /// Whether it is the whole set; else only the parts with words, in one language more.
    pub(super) is_whole: bool,
}

impl FoundKit {
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
