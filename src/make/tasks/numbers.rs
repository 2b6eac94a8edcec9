//! Numbers of reports: as people read them, and as JSON.

use serde_json::Value;

/// Returns a number with at most two decimals.
#[must_use]
pub fn number(value: f64) -> String {
    let text = format!("{value:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

/// Returns a number with at most two decimals as JSON.
#[must_use]
pub fn json(value: f64) -> Value {
    number(value).parse().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        assert_eq!([25.0, 24.499, 0.125, -0.001].map(number), ["25", "24.5", "0.12", "0"]);
        assert_eq!([25.0, 24.499].map(|value| json(value).to_string()), ["25", "24.5"]);
    }
}
