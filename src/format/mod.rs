//! Reads variants, themes and figures from TOML, every fault with its place.
//!
//! Reading never stops at the first fault: an unknown key, a wrong type and a missing king are three diagnostics. The
//! results are the program's own types, which know nothing of files; their faults have been reported at the line that
//! the author must change.
//!
//! Files are read by [`toml`], which goes on after a syntax error; single values by [`serde`]. After a syntax error
//! nothing is reported as missing, since it may be there but not understood.
//!
//! - `file` reads sections and values with their places, and collects the faults.
//! - `questions` has every question of `[rules]` in one table, by which answers are read, written, inherited and documented.
//! - `rows` reads boards drawn with letters: layouts, positions and figures.
//! - `answers` says what a file answers, with the file that it extends and with its options; `about` reads the texts that speak
//!   of these answers; `variant` reads the whole file of a game.
//! - `theme` reads the folder of a theme, `language` the facts of a language, `translation` the texts of a game in it.
//! - `schema` describes these files for editors, and `write` writes them.

mod about;
mod answers;
mod file;
mod language;
mod questions;
mod rows;
mod schema;
mod theme;
mod translation;
mod variant;
mod write;

pub use about::Paragraph;
pub use file::{Parent, Parents, Unfound, decode, nearest};
pub use language::language_facts;
pub use questions::{answer, keys, rules_guide};
pub use rows::{figure, position};
pub use schema::SchemaOf;
pub use theme::{
    FileFault, Needed, ThemeFiles, ThemeNotes, bare_theme, drawing, theme, theme_for, theme_in_words,
    theme_notes,
};
pub use translation::{TranslatedText, translation};
#[cfg(test)]
pub(crate) use variant::alone;
pub use variant::{
    Asked, Reading, aliases_of, as_id, reading, reading_of_sound, rules_text, title_of, variant,
};
pub use write::{BegunWords, StartedFrom, begin_theme, begin_variant, begin_words, write_variant};
