//! What files may say, for editors: JSON Schemas of `theme.toml` and of variant files, made of the tables by which these are
//! read.
//!
//! A schema knows the shape of a file: keys, types, words, what must be there. What takes the game or another file to know (a
//! layout without a king, a variant that isn't there to be extended) only `tafl-print check` finds; and what that takes no
//! schema refuses, save for an answer that only an option chosen by another file gives its meaning back.
//!
//! They are of draft 7, the last that Taplo knows, on which most editors build for TOML: of a draft before it, it would skip
//! what is asked for where a file extends no other.

mod about;
mod json;
mod land;
mod part;
mod rules;
mod theme;
mod variant;

use json::JsonValue;
use part::SchemaPart;

/// A kind of file that has a schema.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SchemaOf {
    /// A variant.
    Variant,
    /// The `theme.toml` of a theme.
    Theme,
}

impl SchemaOf {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Variant, Self::Theme];

    /// What the schema's own file is called where one lies beside an author's file.
    #[must_use]
    pub const fn file(self) -> &'static str {
        match self {
            Self::Variant => "tafl-variant.schema.json",
            Self::Theme => "theme.schema.json",
        }
    }

    /// The line at the head of a TOML file by which an editor finds that file, with its line end.
    #[must_use]
    pub fn line(self) -> String {
        format!("#:schema ./{}\n", self.file())
    }

    /// The schema as a text, with the last line end.
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
        format!("{}\n", JsonValue::from(head.and(part)))
    }
}
