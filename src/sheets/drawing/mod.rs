//! Drawings that pages of several kinds have in common: marks to cut and fold along, rulers, the slug line, pieces.
//!
//! Called by all that draw pages: `card`, `label_pages`, `poster`, `leaflet` and the preview of `files` in this room,
//! and [`crate::instructions`] for the first pages.

pub(crate) mod marks;
pub(crate) mod masters;
pub(crate) mod outline;
pub(crate) mod slug_line;
mod ticks;
pub(crate) mod tokens;
