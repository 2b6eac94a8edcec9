//! Words for the edition of a set, in one form on all that is printed and told.

use crate::game::Variant;
use crate::layout::LayoutError;
use crate::text::{Messages, Value};

/// Returns the game, its edition and its fingerprint: “York Hnefatafl, second edition, 3f9c2a”.
///
/// # Errors
/// A message that is missing.
pub(crate) fn edition(messages: &Messages, variant: &Variant) -> Result<String, LayoutError> {
    said(messages, variant, "edition")
}

/// Returns the edition and its fingerprint without the game, for places below its name.
///
/// # Errors
/// A message that is missing.
pub(crate) fn nameless(messages: &Messages, variant: &Variant) -> Result<String, LayoutError> {
    said(messages, variant, "edition-nameless")
}

fn said(messages: &Messages, variant: &Variant, message: &str) -> Result<String, LayoutError> {
    let edition = &variant.edition;
    let number = [("number", Value::Number(f64::from(edition.number)))];
    let args = [
        ("name", Value::Text(variant.name.clone())),
        ("edition", Value::Text(messages.get("edition-number", &number)?)),
        ("fingerprint", Value::Text(edition.fingerprint.clone())),
    ];
    Ok(messages.get(message, &args)?)
}
