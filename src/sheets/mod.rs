//! The sheets as they are printed: what is cut, sheets of labels, the rules leaflet, the poster; and how they go into files.
//!
//! [`crate::imposition`] has already placed everything that is cut. Board parts, inserts and pieces are drawn by `card`, sheets
//! of labels by `label_pages`, the poster by `poster`. The rules leaflet is laid out and drawn by `leaflet`. `drawing` has what
//! several of them draw, `set` the `Set` that is the input of all, and `set_name` the name of a set. Each returns the sheets of
//! `leaf` in the order of the plan's list, which `files` brings into the order of printing.

pub(crate) mod card;
pub(crate) mod drawing;
pub(crate) mod files;
pub(crate) mod handouts;
pub(crate) mod label_pages;
pub(crate) mod leaf;
pub(crate) mod leaflet;
pub(crate) mod poster;
pub(crate) mod set;
mod set_name;

pub use files::preview::{Preview, preview};
pub use files::{DocumentFile, Documents};
