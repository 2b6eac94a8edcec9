//! The parts that a schema is made of.

use super::json::JsonValue;

/// A schema, or a part of one: what a value must be like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct SchemaPart(Vec<(String, JsonValue)>);

impl From<SchemaPart> for JsonValue {
    fn from(part: SchemaPart) -> Self {
        Self::Object(part.0)
    }
}

impl SchemaPart {
    /// Anything.
    pub(super) const fn any() -> Self {
        Self(Vec::new())
    }

    /// A value of a type of JSON.
    fn of_type(name: &str) -> Self {
        Self::any().with("type", name)
    }

    /// A text.
    pub(super) fn text() -> Self {
        Self::of_type("string")
    }

    /// A text in which there is something to see.
    pub(super) fn written() -> Self {
        Self::matching(r"\S")
    }

    /// A text of a form. The pattern is one that all engines read alike.
    pub(super) fn matching(pattern: &str) -> Self {
        Self::text().with("pattern", pattern)
    }

    /// One of some words.
    pub(super) fn word<'a>(words: impl IntoIterator<Item = &'a str>) -> Self {
        Self::text().with("enum", words.into_iter().collect::<JsonValue>())
    }

    /// One of some words, each with what it says: an editor that is built on Taplo shows that beside the word.
    pub(super) fn word_told(words: &[(&str, &str)]) -> Self {
        let told: JsonValue = words.iter().map(|(_, told)| *told).collect();
        let docs = Self::any().with("docs", Self::any().with("enumValues", told));
        Self::word(words.iter().map(|(word, _)| *word)).with("x-taplo", docs)
    }

    /// A whole number.
    pub(super) fn number(least: usize, most: Option<usize>) -> Self {
        let number = Self::of_type("integer").with("minimum", least);
        if let Some(most) = most { number.with("maximum", most) } else { number }
    }

    /// True or false.
    pub(super) fn truth() -> Self {
        Self::of_type("boolean")
    }

    /// A number between two.
    pub(super) fn decimal(least: f64, most: f64) -> Self {
        let bound = |number: f64| JsonValue::Decimal(number.to_string());
        Self::of_type("number").with("minimum", bound(least)).with("maximum", bound(most))
    }

    /// A list.
    pub(super) fn list(of: Self) -> Self {
        Self::of_type("array").with("items", of)
    }

    /// A list with at least one value.
    pub(super) fn some(of: Self) -> Self {
        Self::list(of).with("minItems", 1)
    }

    /// A table with these keys and no others.
    pub(super) fn table<K: Into<String>>(keys: impl IntoIterator<Item = (K, Self)>) -> Self {
        Self::of_type("object").with("additionalProperties", false).keys(keys)
    }

    /// A table whose keys are the author's own, and of a form.
    pub(super) fn named(pattern: &str, each: Self) -> Self {
        let keys = Self::any().with(pattern, each);
        Self::of_type("object").with("additionalProperties", false).with("patternProperties", keys)
    }

    /// What is asked of some keys, where they are there.
    pub(super) fn keys<K: Into<String>>(self, keys: impl IntoIterator<Item = (K, Self)>) -> Self {
        let keys: Vec<(String, JsonValue)> =
            keys.into_iter().map(|(key, part)| (key.into(), part.into())).collect();
        self.with("properties", JsonValue::Object(keys))
    }

    /// Keys that have no place.
    pub(super) fn without<'a>(keys: impl IntoIterator<Item = &'a str>) -> Self {
        let keys = keys.into_iter().map(|key| (key.to_owned(), false.into())).collect();
        Self::any().with("properties", JsonValue::Object(keys))
    }

    /// Keys that must be there.
    pub(super) fn needs<'a>(self, keys: impl IntoIterator<Item = &'a str>) -> Self {
        self.with("required", keys.into_iter().collect::<JsonValue>())
    }

    /// One of several parts.
    pub(super) fn one_of(parts: impl IntoIterator<Item = Self>) -> Self {
        Self::any().with("anyOf", parts.into_iter().collect::<JsonValue>())
    }

    /// All of several parts.
    pub(super) fn all_of(self, parts: impl IntoIterator<Item = Self>) -> Self {
        self.with("allOf", parts.into_iter().collect::<JsonValue>())
    }

    /// What else holds where a value is so.
    pub(super) fn when(condition: Self, then: Self) -> Self {
        Self::any().with("if", condition).with("then", then)
    }

    /// What else holds unless a value is so.
    pub(super) fn unless(condition: Self, then: Self) -> Self {
        Self::any().with("if", condition).with("else", then)
    }

    /// What other parts may name.
    pub(super) fn defines(self, parts: impl IntoIterator<Item = (&'static str, Self)>) -> Self {
        let parts = parts.into_iter().map(|(name, part)| (name.to_owned(), part.into())).collect();
        self.with("definitions", JsonValue::Object(parts))
    }

    /// All that this part and another ask.
    pub(super) fn and(mut self, other: Self) -> Self {
        self.0.extend(other.0);
        self
    }

    /// One of the parts that have a name.
    pub(super) fn defined(name: &str) -> Self {
        Self::any().with("$ref", format!("#/definitions/{name}").as_str())
    }

    /// What the value is for; it comes first.
    pub(super) fn says(mut self, doc: &str) -> Self {
        self.0.insert(0, ("description".to_owned(), doc.into()));
        self
    }

    /// With another keyword.
    pub(super) fn with(mut self, keyword: &str, value: impl Into<JsonValue>) -> Self {
        self.0.push((keyword.to_owned(), value.into()));
        self
    }
}
