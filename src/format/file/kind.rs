//! Describes the kind of a value in a file, in its author's words.

use toml::de::DeValue;

/// Describes a value in an author's words.
pub(crate) fn kind(value: &DeValue<'_>) -> String {
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
