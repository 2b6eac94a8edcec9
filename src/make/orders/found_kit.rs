//! A kit of a request as it is found: a game with its theme, in one language, before an order is made of it.

use crate::imposition::Settings;
use crate::make::finding::cache::ThemeWithWords;
use crate::make::finding::locale::Locale;
use crate::make::finding::source::Found;
use crate::product::component::Component;
use crate::product::form::Form;
use std::borrow::Cow;
use std::sync::Arc;

/// A game with its theme, found and read.
pub(in crate::make) struct FoundKit {
    pub(in crate::make) found: Found,
    pub(in crate::make) look: Arc<ThemeWithWords>,
    /// Game on the other side of its board. `None`: there is none.
    pub(in crate::make) back: Option<Arc<Found>>,
    /// Beginning of the names of its files.
    pub(in crate::make) stem: String,
    /// Language of its words.
    pub(in crate::make) locale: Arc<Locale>,
    /// Whether it is the whole set; else only the parts with words, in one language more.
    pub(in crate::make) is_whole: bool,
}

impl FoundKit {
    /// Returns the settings for it: board and pieces come with the whole set, parts with words in each language.
    pub(in crate::make) fn settings<'s>(&self, settings: &'s Settings) -> Cow<'s, Settings> {
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
