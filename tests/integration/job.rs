//! What a kit is made of, for tests that call the library: the front door's own workshop, with another game in it.

use tafl_print::explain::figures::Examples;
use tafl_print::game::Variant;
use tafl_print::imposition::Settings;
use tafl_print::make::{Library, Request, Workshop, workshop};
use tafl_print::text::{Language, Messages};
use tafl_print::theme::Theme;

/// The workshop of a variant, with the figures, the sentences and the theme that it is bundled with.
pub(crate) fn of(variant: Variant, settings: Settings) -> Workshop {
    let theme = Some(variant.theme.clone());
    let request = Request { theme, settings, date: 0, stem: Some("kit".to_owned()), ..Request::of("york") };
    let workshop = workshop(&request, &Library::bundled());
    Workshop { variant, version: "0", ..workshop.unwrap_or_else(|fault| panic!("{fault}")) }
}

/// The workshop of a variant whose parts are placed only: no figures, no sentences.
pub(crate) fn bare(variant: Variant, theme: Theme, settings: Settings) -> Workshop {
    let (examples, messages) = (Examples::new(), Messages::new(Language::english()));
    Workshop {
        variant,
        theme,
        examples,
        messages,
        settings,
        ..of(crate::library::york(), Settings::default())
    }
}
