//! What a kit is made of, for tests that call the library: the front door's own order, with another game in it.

use tafl_print::explain::figures::Examples;
use tafl_print::game::Variant;
use tafl_print::imposition::Settings;
use tafl_print::make::{Library, Order, Request, order};
use tafl_print::text::{Language, Messages};
use tafl_print::theme::Theme;

/// The order of a variant, with the figures, the sentences and the theme that it is bundled with.
pub(crate) fn of(variant: Variant, settings: Settings) -> Order {
    let theme = Some(variant.theme.clone());
    let request = Request { theme, settings, date: 0, stem: Some("kit".to_owned()), ..Request::of("york") };
    let order = order(&request, &Library::bundled());
    Order { variant: variant.into(), version: "0", ..order.unwrap_or_else(|fault| panic!("{fault}")) }
}

/// The order of a variant whose parts are placed only: no figures, no sentences.
pub(crate) fn bare(variant: Variant, theme: Theme, settings: Settings) -> Order {
    Order {
        variant: variant.into(),
        theme: theme.into(),
        examples: Examples::new().into(),
        messages: Messages::new(Language::english()),
        settings,
        ..of(crate::library::york(), Settings::default())
    }
}
