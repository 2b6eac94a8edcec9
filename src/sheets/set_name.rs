//! What a set is called on its sheets.

use crate::imposition::Settings;
use crate::layout::LayoutError;
use crate::layout::compose::Composer;
use crate::text::{Value, escape_markup};

/// Whether sheets say of which set they are: if there are several sets, or if sets have names.
pub(crate) const fn is_named(settings: &Settings) -> bool {
    settings.sets > 1 || settings.label.is_some()
}

/// What a set is called, by the label that was asked for or by its number, which counts from 1; with its markup.
///
/// # Errors
/// A message that is missing.
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
