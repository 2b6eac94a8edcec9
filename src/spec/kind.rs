//! What kind of value a file has somewhere, in its author's words.

use toml::de::DeValue;

/// A value in an author's words.
pub(super) fn kind(value: &DeValue<'_>) -> String {
    match value {
        DeValue::String(_) => "a text".to_owned(),
        DeValue::Integer(number) => format!("the number {number}"),
        DeValue::Float(number) => format!("the number {number}"),
        DeValue::Boolean(yes) => yes.to_string(),
        DeValue::Datetime(_) => "a date".to_owned(),
        DeValue::Array(_) => "a list".to_owned(),
        DeValue::Table(_) => "a section".to_owned(),
    }
}
