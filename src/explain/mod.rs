//! The rules in sentences, reminders and figures: all follow from the ruleset, and every figure is replayed by the engine.
//!
//! `rules` has the sentences of the leaflet, `reminders` those of the cards, `illustrations` says which figures go with
//! them, `figures` proves these and `diagram` draws them.

pub mod counts;
pub mod diagram;
pub mod figures;
pub mod illustrations;
pub mod reminders;
pub mod rules;

pub(crate) mod captioned;
pub(crate) mod position;

mod described;
mod error;
mod from_layout;
mod panels;

pub use error::ExplainError;
