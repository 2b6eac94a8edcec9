//! What the instructions ask the plans of a kit: its parts and their pages, its pouches, the ways of making it.

pub(super) mod cut_line;
pub(super) mod pouch;
pub(super) mod subject;
pub(super) mod titles;
pub(super) mod ways;
