//! Files of TOML: their sections and values, each with its place, and every fault at the place that its author must change.

mod chain;
mod decode;
mod entry;
mod kind;
mod literal;
mod prose;
mod report;
mod section;
mod suggest;

pub(super) use chain::{Chain, Nowhere, way};
pub use chain::{Parent, Parents, Unfound};
pub use decode::decode;
pub(super) use entry::FileEntry;
pub(super) use kind::{EntryPart, Expected};
pub(super) use literal::characters;
pub(super) use prose::{check_text, without_words};
pub(super) use report::{Report, Text};
pub(super) use section::{FileSection, empty, read_file};
pub(super) use suggest::did_you_mean;
pub use suggest::nearest;
