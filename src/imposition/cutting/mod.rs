//! How a board comes apart on its grid lines: into which parts, and where they meet.
//!
//! Pure geometry, for the paper as for the bed of a laser cutter.

mod parts;
mod seams;
mod straight;
mod trim;

pub use parts::{BoardPart, parts};
pub use seams::{Seam, seams};
pub(crate) use straight::straight_cuts;
pub use trim::Trim;
