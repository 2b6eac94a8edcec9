//! Setting words on an area: styles, paragraphs and lists as slugs, columns that are filled with them, tables, and
//! finished blocks.
//!
//! It knows neither games nor paper: what it sets is for whoever asks to place.

pub mod columns;
pub mod compose;
pub mod flow;
pub mod table;

mod content;
mod error;

pub use content::Content;
pub use error::LayoutError;
