//! Writes JSON, as much of it as reports need.

use std::fmt::Write as _;

/// Writes a text as a JSON string.
pub(super) fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            c if c.is_control() => {
                let _ = write!(quoted, "\\u{:04x}", u32::from(c));
            }
            c => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}

/// Writes a number with at most two decimals.
pub(super) fn number(value: f64) -> String {
    let text = format!("{value:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

/// Writes an object of names and values; the values are JSON already.
pub(super) fn object(members: &[(&str, String)]) -> String {
    let members: Vec<String> =
        members.iter().map(|(name, value)| format!("{}:{value}", quoted(name))).collect();
    format!("{{{}}}", members.join(","))
}

/// Writes a list of values that are JSON already.
pub(super) fn list(values: impl IntoIterator<Item = String>) -> String {
    format!("[{}]", values.into_iter().collect::<Vec<_>>().join(","))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_escaped() {
        assert_eq!(quoted("a \"b\" \\ \u{1} þ"), "\"a \\\"b\\\" \\\\ \\u0001 þ\"");
    }

    #[test]
    fn numbers_are_short() {
        assert_eq!([25.0, 24.499, 0.125, -0.001].map(number), ["25", "24.5", "0.12", "0"]);
        assert_eq!(object(&[("a", number(1.0)), ("b", list([quoted("c")]))]), "{\"a\":1,\"b\":[\"c\"]}");
    }
}
