//! The drawings of the instructions: pictures of the steps, the scheme of the parts, the hinge, the order of the cuts.

pub(super) mod cut_order;
pub(super) mod edge;
pub(super) mod hinge;
pub(super) mod pictures;
pub(super) mod scheme;
