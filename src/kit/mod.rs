//! Being written.

pub mod ornament;
