//! Writes JSON, as much as a schema needs.

use std::fmt;

use crate::spec::write::quoted;

/// A JSON value; the members of an object keep their order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum JsonValue {
    Bool(bool),
    Number(usize),
    /// Number with a decimal point, as it is written.
    Decimal(String),
    Text(String),
    List(Vec<JsonValue>),
    Object(Vec<(String, JsonValue)>),
}

impl From<bool> for JsonValue {
    fn from(value: bool) -> Self {
        Self::Bool(value)
    }
}

impl From<usize> for JsonValue {
    fn from(value: usize) -> Self {
        Self::Number(value)
    }
}

impl From<&str> for JsonValue {
    fn from(value: &str) -> Self {
        Self::Text(value.to_owned())
    }
}

impl<T: Into<JsonValue>> FromIterator<T> for JsonValue {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        Self::List(values.into_iter().map(Into::into).collect())
    }
}

/// Writes each member on a line, two spaces deeper than its parent; a list of texts on one line.
impl fmt::Display for JsonValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, 0)
    }
}

impl JsonValue {
    fn write(&self, f: &mut fmt::Formatter<'_>, depth: usize) -> fmt::Result {
        match self {
            Self::Bool(value) => write!(f, "{value}"),
            Self::Number(value) => write!(f, "{value}"),
            Self::Decimal(value) => f.write_str(value),
            // Every escape of TOML's texts that is written here is also one of JSON.
            Self::Text(value) => f.write_str(&quoted(value)),
            Self::List(values) => {
                let deep = values.iter().any(|value| matches!(value, Self::List(_) | Self::Object(_)));
                let items = values.iter().map(|value| (None, value));
                if deep { lines(f, ['[', ']'], items, depth) } else { line(f, values) }
            }
            Self::Object(members) => {
                let members = members.iter().map(|(key, value)| (Some(key.as_str()), value));
                lines(f, ['{', '}'], members, depth)
            }
        }
    }
}

/// Writes values on one line.
fn line(f: &mut fmt::Formatter<'_>, values: &[JsonValue]) -> fmt::Result {
    let values: Vec<String> = values.iter().map(JsonValue::to_string).collect();
    write!(f, "[{}]", values.join(", "))
}

/// Writes values on lines of their own; the values of an object behind their keys.
fn lines<'a>(
    f: &mut fmt::Formatter<'_>,
    [open, close]: [char; 2],
    items: impl Iterator<Item = (Option<&'a str>, &'a JsonValue)>,
    depth: usize,
) -> fmt::Result {
    write!(f, "{open}")?;
    let mut end = "";
    for (key, value) in items {
        write!(f, "{end}\n{:1$}", "", 2 * depth + 2)?;
        if let Some(key) = key {
            write!(f, "{}: ", quoted(key))?;
        }
        value.write(f, depth + 1)?;
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

    #[test]
    fn values_are_written_as_json() {
        let inner = JsonValue::Object(vec![("a \"b\"".to_owned(), 7_usize.into())]);
        let value = JsonValue::Object(vec![
            ("words".to_owned(), ["x", "\\S"].into_iter().collect()),
            ("deep".to_owned(), [inner].into_iter().collect()),
            ("none".to_owned(), JsonValue::Object(Vec::new())),
            ("not".to_owned(), false.into()),
        ]);
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
        assert_eq!(value.to_string(), expected);
    }
}
