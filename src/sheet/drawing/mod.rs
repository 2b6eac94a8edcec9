//! What pages of several kinds draw in the same way: marks to cut and fold along, rulers, the page's own label, pieces.
//!
//! Called by the rooms that draw pages: `story`, `card`, `label_pages`, `poster`, `leaflet` and the preview.

pub(super) mod furniture;
pub(super) mod marks;
pub(super) mod stock;
pub(super) mod tokens;
