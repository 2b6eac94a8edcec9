//! The sheets as they are printed: what is cut, sheets of labels, the rules leaflet, the poster; and how they go into files.
//!
//! Everything has its place already: [`crate::imposition`] planned it. Sheets that are cut are drawn by `card`,
//! `label_pages` and `poster`, the rules by `leaflet`; what several of them draw is in `drawing`. `files` brings them into
//! the order of printing.

pub(crate) mod card;
pub(crate) mod cuts;
pub(crate) mod drawing;
pub(crate) mod files;
pub(crate) mod label_pages;
pub(crate) mod leaf;
pub(crate) mod leaflet;
pub(crate) mod poster;
pub(crate) mod set;
pub(crate) mod summary;

pub use cuts::{Cuts, Minutes};
pub use files::preview::{Preview, preview};
pub use files::{DocumentFile, Documents};
pub use leaflet::LeafletForm;
pub use summary::{Contents, Detail, ListedPiece, PlannedPage, Side, Summary};
