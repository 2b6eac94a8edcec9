//! Reads single values of a file, with serde.

use serde::Deserialize;
use toml::Spanned;
use toml::de::{DeValue, ValueDeserializer};

use super::kind::kind;
use super::report::Report;
use crate::keyed::keyed;

/// Type of a single value, with an author's word for it.
pub(super) trait FileValue: for<'de> Deserialize<'de> {
    /// Description of the expected value.
    const WHAT: &'static str;
}

impl FileValue for String {
    const WHAT: &'static str = "a text in quotes";
}

impl FileValue for usize {
    const WHAT: &'static str = "a whole number from 0 up";
}

impl FileValue for bool {
    const WHAT: &'static str = "true or false";
}

impl FileValue for f64 {
    const WHAT: &'static str = "a number";
}

/// Reads one value; reports a value of another type, with what was found.
pub(super) fn read<T: FileValue>(value: &Spanned<DeValue<'_>>, name: &str, report: &Report<'_>) -> Option<T> {
    let read = T::deserialize(ValueDeserializer::from(value.clone()));
    if read.is_err() {
        wrong_type(value, name, T::WHAT, report);
    }
    read.ok()
}

/// Tells whether a value is a whole number that is too large to be read.
fn is_huge(value: &DeValue<'_>) -> bool {
    let digits = |text: &str| text.chars().filter(char::is_ascii_digit).count();
    matches!(value, DeValue::Integer(number) if digits(&number.to_string()) > 15)
}

/// Reports a value of the wrong type.
pub(super) fn wrong_type(value: &Spanned<DeValue<'_>>, name: &str, expected: &str, report: &Report<'_>) {
    if is_huge(value.get_ref()) {
        let message = keyed!(
            "number-too-long",
            "`{name}` is a number of more digits than this program counts with",
            name
        );
        let help = keyed!("write-fewer-digits", "write {expected}, of 15 digits at most", expected);
        report.error(value.span(), message, help);
        return;
    }
    let found = kind(value.get_ref());
    let message = keyed!("wrong-type", "`{name}` is {found}, not {expected}", name, found, expected);
    report.error(value.span(), message, keyed!("write-the-expected", "write {expected}", expected));
}
