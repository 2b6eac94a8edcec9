//! JSON Schemas of `theme.toml` and of variant files, for editors. They are made of the tables that serve to read
//! these files.
//!
//! A schema knows the shape of a file: keys, types, words, what must be there. Faults that need the game or another file (a
//! layout without a king, an extended variant that is missing) are found by `tafl-print check` only. A schema refuses
//! nothing that `check` accepts, except an answer that has a meaning only with an option chosen by another file.
//!
//! The schemas are of draft 7, the newest that Taplo knows, on which most editors build for TOML. In an older draft,
//! Taplo would skip the demands on a file that extends no other.

mod json;
mod land;
mod part;
mod rules;
mod theme;
mod variant;

use json::LaidOut;
use part::SchemaPart;
use serde_json::Value;

/// A kind of file that has a schema.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SchemaOf {
    /// Variant file.
    Variant,
    /// File `theme.toml` of a theme.
    Theme,
}

impl SchemaOf {
    /// Both kinds.
    pub const ALL: [Self; 2] = [Self::Variant, Self::Theme];

    /// Returns the name of the schema's own file, beside an author's file.
    #[must_use]
    pub const fn file(self) -> &'static str {
        match self {
            Self::Variant => "tafl-variant.schema.json",
            Self::Theme => "theme.schema.json",
        }
    }

    /// Returns the first line of a TOML file that leads an editor to the schema's file, with its line end.
    #[must_use]
    pub fn line(self) -> String {
        format!("#:schema ./{}\n", self.file())
    }

    /// Returns the schema as text, with a final line end.
    #[must_use]
    pub fn text(self) -> String {
        let (title, part, definitions) = match self {
            Self::Variant => ("A game for tafl-print", variant::file(), variant::definitions()),
            Self::Theme => ("A theme for tafl-print", theme::file(), theme::definitions()),
        };
        let head = SchemaPart::any()
            .with("$schema", "http://json-schema.org/draft-07/schema#")
            .with("title", title)
            .defines(definitions);
        format!("{}\n", LaidOut(&Value::from(head.and(part))))
    }
}
