//! Faults of the author's files, and how they are shown.
//!
//! A [`Diagnostic`] says what was found, where, and what to do. [`render`] shows any number of them, of any
//! number of files, each with its line and column, the offending text and a line of help.

mod diagnostic;
mod render;
mod sources;
mod visible;
mod wrap;

pub use diagnostic::{Diagnostic, Severity};
pub use render::render;
pub use sources::Sources;
pub use visible::{is_unseen, visible, visible_lines};
pub use wrap::{COLUMNS, wrapped};
