//! From orders to kits: each made, with its files or its plan.

pub(super) mod kits;
pub(super) mod laser_plan;
pub(super) mod outputs;
pub(super) mod plan;
pub(super) mod printed;
pub(super) mod products;
pub(super) mod shown;

mod usual_frame;
