//! The first pages, set: the opening of page 1, and story and instructions in columns.

pub(super) mod adorned;
mod arrangement;
mod foot;
pub(super) mod frames;
mod frieze;
mod front;
pub(super) mod opening;
pub(super) mod pages;
mod story;
