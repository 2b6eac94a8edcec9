//! What a file answers: with what it takes from the file that it extends, with its options, and in each way to play it.

mod inherit;
mod options;
mod spoken;

pub(super) use inherit::{inherit, section};
pub(super) use options::{Offered, apply, choose, defaults, is_id, offered};
pub(super) use spoken::{Answers, GAME, LAYOUT, Played, ways};
