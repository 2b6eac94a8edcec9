//! The first pages, set: the opening of page 1, and story and instructions in columns.

pub(super) mod adorned;
pub(super) mod frames;
pub(super) mod opening;
pub(super) mod pages;
