//! The sheets as they are printed: what is cut, sheets of labels, the rules leaflet, the poster; and how they go into files.
//!
//! What is cut has its place already: [`crate::imposition`] planned it. Board parts, inserts and pieces are drawn by
//! `card`, sheets of labels by `label_pages`, the poster by `poster`. The rules leaflet is laid out and drawn by
//! `leaflet`. What several of them draw is in `drawing`, and what all are drawn from is the `Set` of `set`; `set_name` has what a set is called. Each
//! returns the sheets of `leaf`, which `files` brings into the order of printing. `cuts` counts the work with the
//! knife, and `summary` says what the kit takes.

pub(crate) mod card;
pub(crate) mod cuts;
pub(crate) mod drawing;
pub(crate) mod files;
pub(crate) mod handouts;
pub(crate) mod label_pages;
pub(crate) mod leaf;
pub(crate) mod leaflet;
pub(crate) mod poster;
pub(crate) mod set;
mod set_name;
pub(crate) mod summary;

pub use cuts::{Cuts, Minutes, ShareOfSet};
pub use files::preview::{Preview, preview};
pub use files::{DocumentFile, Documents};
pub use leaflet::LeafletForm;
pub use summary::{Contents, Detail, ListedPiece, PlannedPage, Side, Summary};
