//! What a kit is made of, for tests that call the library: the front door's own order, with another game in it.

use std::cell::RefCell;
use tafl_print::explain::figures::Examples;
use tafl_print::game::Variant;
use tafl_print::imposition::Settings;
use tafl_print::make::{Fault, Library, Order, Request, made, order};
use tafl_print::sheets::Documents;
use tafl_print::text::{Language, Messages};
use tafl_print::theme::Theme;

/// The order of a variant, to be measured, with the figures, the sentences and the theme that it is bundled with.
pub(crate) fn of(variant: Variant, settings: Settings) -> Order {
    // York is made with the usual measures: those of the settings are for the variant, and may not fit York, or not at all.
    let usual = Settings {
        ink: settings.ink,
        back: settings.back.clone(),
        parts: settings.parts.clone(),
        ..Settings::default()
    };
    let order = of_york(&variant.theme, usual).unwrap_or_else(|fault| panic!("{fault}"));
    let settings = Settings {
        frame: settings.frame.or(order.settings.frame),
        parts: order.settings.parts.clone(),
        ..settings
    };
    Order { variant: variant.into(), version: "0", settings, ..order }
}

/// The kit of a variant with the settings.
pub(crate) fn kit(variant: Variant, settings: Settings) -> Documents {
    kit_of(&of(variant, settings))
}

/// The kit of an order that is not measured yet.
pub(crate) fn kit_of(order: &Order) -> Documents {
    let made = order.measured().and_then(|order| made(&order));
    made.unwrap_or_else(|error| panic!("{}: {error}", order.variant.id))
}

/// The command that makes York again with a theme and settings.
pub(crate) fn command(theme: &str, settings: Settings) -> String {
    of_york(theme, settings).unwrap_or_else(|fault| panic!("{fault}")).command
}

/// The order of York, made once for each test that asks for it again: most of its time goes into reading the theme.
pub(crate) fn of_york(theme: &str, settings: Settings) -> Result<Order, Fault> {
    thread_local! {
        static MADE: RefCell<Vec<(String, Settings, Order)>> = const { RefCell::new(Vec::new()) };
    }
    let is_it = |(of, with, _): &&(String, Settings, Order)| of == theme && *with == settings;
    if let Some(order) = MADE.with_borrow(|made| made.iter().find(is_it).map(|(.., order)| order.clone())) {
        return Ok(order);
    }
    let (named, stem) = (Some(theme.to_owned()), Some("kit".to_owned()));
    let request = Request { theme: named, settings: settings.clone(), date: 0, stem, ..Request::of("york") };
    let made = order(&request, &Library::bundled())?;
    MADE.with_borrow_mut(|all| all.push((theme.to_owned(), settings, made.clone())));
    Ok(made)
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
