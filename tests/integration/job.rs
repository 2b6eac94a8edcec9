//! What a kit is made of, for tests that call the library: everything a [`Job`] borrows.

use crate::library;
use tafl_print::explain::figures::Examples;
use tafl_print::game::Variant;
use tafl_print::imposition::{Job, Settings, Shared, SheetError, fit};
use tafl_print::text::{Fonts, Language, Messages, Typesetter};
use tafl_print::theme::Theme;

/// A game with all that its kit needs.
pub(crate) struct Workshop {
    pub(crate) variant: Variant,
    pub(crate) theme: Theme,
    pub(crate) examples: Examples,
    pub(crate) messages: Messages,
    pub(crate) typesetter: Typesetter,
    pub(crate) settings: Settings,
    pub(crate) shared: Option<Shared>,
}

impl Workshop {
    /// A variant with the figures, the sentences and the theme that it is bundled with.
    pub(crate) fn new(variant: Variant, settings: Settings) -> Self {
        let theme = library::theme(&variant.theme).inked(settings.ink);
        Self {
            messages: library::messages_with(&theme),
            examples: library::examples(),
            typesetter: Typesetter::new(Fonts::bundled(), Language::ENGLISH),
            shared: None,
            variant,
            theme,
            settings,
        }
    }

    /// A variant whose parts are placed only: no figures, no sentences.
    pub(crate) fn bare(variant: Variant, theme: Theme, settings: Settings) -> Self {
        Self {
            messages: Messages::new(Language::ENGLISH),
            examples: Examples::new(),
            typesetter: Typesetter::new(Fonts::bundled(), Language::ENGLISH),
            shared: None,
            variant,
            theme,
            settings,
        }
    }

    /// The job with its measures settled.
    pub(crate) fn job(&self) -> Result<Job<'_>, SheetError> {
        Ok(Job {
            variant: &self.variant,
            theme: &self.theme,
            examples: &self.examples,
            messages: &self.messages,
            typesetter: &self.typesetter,
            settings: &self.settings,
            measures: fit(&self.settings, &self.variant)?,
            shared: self.shared.as_ref(),
            stem: "kit",
            maker: None,
            date: 0,
            version: "0",
        })
    }
}
