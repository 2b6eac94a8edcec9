//! Lays a schema out as people read it.

use serde_json::Value;
use std::fmt;

/// A JSON value that is written with each member on a line, two spaces deeper than its parent; a list of texts on one line.
pub(super) struct LaidOut<'a>(pub(super) &'a Value);

impl fmt::Display for LaidOut<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write(f, self.0, 0)
    }
}

fn write(f: &mut fmt::Formatter<'_>, value: &Value, depth: usize) -> fmt::Result {
    match value {
        Value::Array(values) => {
            let deep = values.iter().any(|value| value.is_array() || value.is_object());
            let items = values.iter().map(|value| (None, value));
            if deep { lines(f, ['[', ']'], items, depth) } else { line(f, values) }
        }
        Value::Object(members) => {
            lines(f, ['{', '}'], members.iter().map(|(key, value)| (Some(key), value)), depth)
        }
        other => write!(f, "{other}"),
    }
}

/// Writes values on one line.
fn line(f: &mut fmt::Formatter<'_>, values: &[Value]) -> fmt::Result {
    let values: Vec<String> = values.iter().map(Value::to_string).collect();
    write!(f, "[{}]", values.join(", "))
}

/// Writes values on lines of their own; the values of an object behind their keys.
fn lines<'a>(
    f: &mut fmt::Formatter<'_>,
    [open, close]: [char; 2],
    items: impl Iterator<Item = (Option<&'a String>, &'a Value)>,
    depth: usize,
) -> fmt::Result {
    write!(f, "{open}")?;
    let mut end = "";
    for (key, value) in items {
        write!(f, "{end}\n{:1$}", "", 2 * depth + 2)?;
        if let Some(key) = key {
            write!(f, "{}: ", Value::from(key.as_str()))?;
        }
        write(f, value, depth + 1)?;
        end = ",";
    }
    if !end.is_empty() {
        write!(f, "\n{:1$}", "", 2 * depth)?;
    }
    write!(f, "{close}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn values_are_written_as_json() {
        let value = json!({
            "words": ["x", "\\S"],
            "deep": [{"a \"b\"": 7}],
            "none": {},
            "not": false,
        });
        let expected = r#"{
  "words": ["x", "\\S"],
  "deep": [
    {
      "a \"b\"": 7
    }
  ],
  "none": {},
  "not": false
}"#;
        assert_eq!(LaidOut(&value).to_string(), expected);
    }
}
