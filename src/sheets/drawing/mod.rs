//! What pages of several kinds draw in the same way: marks to cut and fold along, rulers, the page's own label, pieces.
//!
//! Called by the rooms that draw pages: `story`, `card`, `label_pages`, `poster`, `leaflet` and the preview.

pub(crate) mod marks;
pub(crate) mod masters;
pub(crate) mod slug_line;
pub(crate) mod tokens;
