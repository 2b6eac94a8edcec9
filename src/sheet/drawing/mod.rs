//! What pages of several kinds draw in the same way: marks to cut and fold along, rulers, the page's own label, pieces.

pub(super) mod furniture;
pub(super) mod marks;
pub(super) mod stock;
pub(super) mod tokens;
