//! Name of a set on its sheets.

use crate::imposition::Settings;
use crate::layout::LayoutError;
use crate::layout::compose::Composer;
use crate::text::{Value, escape_markup};

/// Returns whether sheets show the name of their set: if there are several sets, or if sets have names.
pub(crate) const fn is_named(settings: &Settings) -> bool {
    settings.sets > 1 || settings.label.is_some()
}

/// Returns the name of a set: the requested label, or its number, counted from 1; with its markup.
///
/// # Errors
/// If a message is missing.
pub(crate) fn set_name(
    composer: &Composer<'_>,
    settings: &Settings,
    set: u16,
) -> Result<String, LayoutError> {
    match settings.label_of(set) {
        Some(label) => Ok(escape_markup(&label)),
        None => composer.say("set-number", &[("set", Value::Number(f64::from(set)))]),
    }
}
