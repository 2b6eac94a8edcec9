//! Building blocks of a schema.

use serde_json::{Map, Value};

/// Pattern of a colour as CSS spells it. Only the program knows which words are names of colours.
pub(super) const COLOR: &str =
    r"^\s*(#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})|[A-Za-z]+|[A-Za-z]+\([^()]*\))\s*$";

/// Pattern of the id of a variant or of an option.
pub(super) const ID: &str = "^[a-z0-9-]+$";

/// Pattern of a file in the theme's own folder.
pub(super) const DRAWING: &str = r"^[^./\\][^/\\]*$";

/// Schema or a part of one: what a value must be like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct SchemaPart(Map<String, Value>);

impl From<SchemaPart> for Value {
    fn from(part: SchemaPart) -> Self {
        Self::Object(part.0)
    }
}

impl SchemaPart {
    /// Accepts anything.
    pub(super) fn any() -> Self {
        Self(Map::new())
    }

    /// Accepts a value of a type of JSON.
    fn of_type(name: &str) -> Self {
        Self::any().with("type", name)
    }

    /// Accepts a text.
    pub(super) fn text() -> Self {
        Self::of_type("string")
    }

    /// Accepts a text with something visible in it.
    pub(super) fn written() -> Self {
        Self::matching(r"\S")
    }

    /// Accepts a text of a form. The pattern must be one that all engines read alike.
    pub(super) fn matching(pattern: &str) -> Self {
        Self::text().with("pattern", pattern)
    }

    /// Accepts one of some words.
    pub(super) fn word<'a>(words: impl IntoIterator<Item = &'a str>) -> Self {
        Self::text().with("enum", words.into_iter().collect::<Value>())
    }

    /// Accepts one of some words, each with its meaning, which editors built on Taplo show beside the word.
    pub(super) fn word_told(words: &[(&str, &str)]) -> Self {
        let told: Value = words.iter().map(|(_, told)| *told).collect();
        let docs = Self::any().with("docs", Self::any().with("enumValues", told));
        Self::word(words.iter().map(|(word, _)| *word)).with("x-taplo", docs)
    }

    /// Accepts a whole number.
    pub(super) fn number(least: usize, most: Option<usize>) -> Self {
        let number = Self::of_type("integer").with("minimum", least);
        if let Some(most) = most { number.with("maximum", most) } else { number }
    }

    /// Accepts true or false.
    pub(super) fn truth() -> Self {
        Self::of_type("boolean")
    }

    /// Accepts a number from `least` to `most`.
    pub(super) fn decimal(least: f64, most: f64) -> Self {
        // Written as briefly as it can be: 1, not 1.0.
        let bound = |number: f64| number.to_string().parse::<Value>().unwrap_or_default();
        Self::of_type("number").with("minimum", bound(least)).with("maximum", bound(most))
    }

    /// Accepts a list.
    pub(super) fn list(of: Self) -> Self {
        Self::of_type("array").with("items", of)
    }

    /// Accepts a list with at least one value.
    pub(super) fn some(of: Self) -> Self {
        Self::list(of).with("minItems", 1)
    }

    /// Accepts a table with these keys and no others.
    pub(super) fn table<K: Into<String>>(keys: impl IntoIterator<Item = (K, Self)>) -> Self {
        Self::of_type("object").with("additionalProperties", false).keys(keys)
    }

    /// Accepts a table whose keys are the author's own, but match a pattern.
    pub(super) fn named(pattern: &str, each: Self) -> Self {
        let keys = Self::any().with(pattern, each);
        Self::of_type("object").with("additionalProperties", false).with("patternProperties", keys)
    }

    /// Adds the parts that the values of these keys must match, where the keys are there.
    pub(super) fn keys<K: Into<String>>(self, keys: impl IntoIterator<Item = (K, Self)>) -> Self {
        let keys = keys.into_iter().map(|(key, part)| (key.into(), Value::from(part)));
        self.with("properties", keys.collect::<Map<String, Value>>())
    }

    /// Forbids keys.
    pub(super) fn without<'a>(keys: impl IntoIterator<Item = &'a str>) -> Self {
        let keys = keys.into_iter().map(|key| (key.to_owned(), Value::from(false)));
        Self::any().with("properties", keys.collect::<Map<String, Value>>())
    }

    /// Adds keys that must be there.
    pub(super) fn needs<'a>(self, keys: impl IntoIterator<Item = &'a str>) -> Self {
        self.with("required", keys.into_iter().collect::<Value>())
    }

    /// Accepts what matches at least one of several parts.
    pub(super) fn one_of(parts: impl IntoIterator<Item = Self>) -> Self {
        Self::any().with("anyOf", parts.into_iter().collect::<Value>())
    }

    /// Adds parts that must all match.
    pub(super) fn all_of(self, parts: impl IntoIterator<Item = Self>) -> Self {
        self.with("allOf", parts.into_iter().collect::<Value>())
    }

    /// Demands `then` of a value that matches `condition`.
    pub(super) fn when(condition: Self, then: Self) -> Self {
        Self::any().with("if", condition).with("then", then)
    }

    /// Demands `then` of a value that doesn't match `condition`.
    pub(super) fn unless(condition: Self, then: Self) -> Self {
        Self::any().with("if", condition).with("else", then)
    }

    /// Adds definitions, which other parts refer to by name.
    pub(super) fn defines(self, parts: impl IntoIterator<Item = (&'static str, Self)>) -> Self {
        let parts = parts.into_iter().map(|(name, part)| (name.to_owned(), Value::from(part)));
        self.with("definitions", parts.collect::<Map<String, Value>>())
    }

    /// Adds all demands of another part.
    pub(super) fn and(mut self, other: Self) -> Self {
        self.0.extend(other.0);
        self
    }

    /// Refers to a definition by name.
    pub(super) fn defined(name: &str) -> Self {
        Self::any().with("$ref", format!("#/definitions/{name}").as_str())
    }

    /// Adds a description of the value's purpose, as the first keyword.
    pub(super) fn says(mut self, doc: &str) -> Self {
        self.0.shift_insert(0, "description".to_owned(), doc.into());
        self
    }

    /// Adds another keyword.
    pub(super) fn with(mut self, keyword: &str, value: impl Into<Value>) -> Self {
        self.0.insert(keyword.to_owned(), value.into());
        self
    }
}
