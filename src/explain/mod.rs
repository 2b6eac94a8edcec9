//! The rules in sentences, reminders and figures: all follow from the ruleset, and every figure is replayed by the engine.
//!
//! What is said and shown of a rule is in the file of its question: look in [`questions`] first. From there
//!
//! - [`rules`] numbers the rules of the leaflet, and [`reminders`] puts the paragraphs of the cards in their order, both
//!   for the rules that [`in_play`] leaves, and with the numbers of [`counts`];
//! - [`easy`] has the rules in easy words, a picture to each sentence;
//! - [`figures`] has the engine prove the figures, and [`diagram`] draws them;
//! - `panels` puts the pictures of a figure side by side, `captioned` adds the caption, and `described` tells in words what
//!   is seen, for people who can't see it.
//!
//! `position` draws a single position that is part of no rules, `recorded` a whole game.

pub mod counts;
pub mod diagram;
pub mod easy;
pub mod figures;
pub mod in_play;
pub mod opening;
pub mod questions;
pub mod reminders;
pub mod rules;

pub(crate) mod captioned;
pub(crate) mod described;
pub(crate) mod position;
pub(crate) mod recorded;

mod error;
mod panels;

pub use error::ExplainError;
