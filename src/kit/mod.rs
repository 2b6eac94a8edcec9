//! Being written.

pub mod board;
pub mod ornament;
