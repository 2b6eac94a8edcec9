//! Reads variants, themes and figures from TOML, every fault with its place.
//!
//! Reading never stops at the first fault: an unknown key, a wrong type and a missing king are three diagnostics. The
//! results are the program's own types, which know nothing of files; their faults have been reported at the line that
//! the author must change.
//!
//! Files are read by [`toml`], which goes on after a syntax error; single values by [`serde`]. After a syntax error
//! nothing is reported as missing, since it may be there but not understood.

mod about;
mod begin;
mod begin_theme;
mod chain;
mod decode;
mod edition;
mod figure;
mod fingerprint;
mod head;
mod inherit;
mod kind;
mod language;
mod layout;
mod literal;
mod options;
mod places;
mod position;
mod prose;
mod questions;
mod report;
mod rules;
mod schema;
mod section;
mod spoken;
mod start;
mod suggest;
mod theme;
mod translation;
mod value;
mod variant;
mod ways;
mod write;

pub use about::Paragraph;
pub use begin::{StartedFrom, begin_variant};
pub use begin_theme::{BegunWords, begin_theme, begin_words};
pub use chain::{Parent, Parents, Unfound};
pub use decode::decode;
pub use figure::figure;
pub use fingerprint::rules_text;
pub use head::{aliases_of, as_id, title_of};
pub use language::language_facts;
pub use position::position;
pub use questions::{answer, keys, rules_guide};
pub use schema::SchemaOf;
pub use suggest::nearest;
pub use theme::{
    FileFault, Needed, ThemeFiles, ThemeNotes, bare_theme, drawing, theme, theme_for, theme_notes,
};
pub use translation::{TranslatedText, translation};
#[cfg(test)]
pub(crate) use variant::alone;
pub use variant::{Asked, Reading, reading, variant};
pub use write::write_variant;
