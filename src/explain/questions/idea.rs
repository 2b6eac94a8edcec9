//! Sentences in easy words about a question, each with its picture.

use super::illustration::Asks;
use crate::game::{Piece, Side};

/// One idea: a sentence and its picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Idea {
    /// Message of the sentence.
    pub text: &'static str,
    /// Picture beside the sentence.
    pub picture: EasyPicture,
    /// Whether it is needed before the first game.
    pub is_needed_first: bool,
    /// Whether it comes before all other ideas that are not needed, if the first page has room.
    pub is_early: bool,
    /// Whether it may be left out where it would take one page more.
    pub is_spare: bool,
}

/// The picture beside a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EasyPicture {
    /// The starting layout.
    Setup,
    /// The king with one of his men, and attackers; numbered in the order of their turns if the first side is given.
    Sides(Option<Side>),
    /// Three positions one after the other: the square, of three, on which a man stands.
    Positions([u8; 3]),
    /// A piece alone.
    Alone(Piece),
    /// The proved example of that name, with the word of its outcome if it asks for one.
    Example(&'static str, Option<Asks>),
}

impl Idea {
    /// A sentence that is needed before the first game.
    pub(super) const fn first(text: &'static str, picture: EasyPicture) -> Self {
        Self { text, picture, is_needed_first: true, is_early: false, is_spare: false }
    }

    /// A sentence for the first page, if it has room.
    pub(super) const fn early(text: &'static str, picture: EasyPicture) -> Self {
        Self { text, picture, is_needed_first: false, is_early: true, is_spare: false }
    }

    /// A sentence for later pages.
    pub(super) const fn then(text: &'static str, picture: EasyPicture) -> Self {
        Self { text, picture, is_needed_first: false, is_early: false, is_spare: false }
    }

    /// A sentence that is left out if there is no room.
    pub(super) const fn spare(text: &'static str, picture: EasyPicture) -> Self {
        Self { is_spare: true, ..Self::then(text, picture) }
    }
}

impl EasyPicture {
    /// An example that shows the sentence, without a word.
    pub(super) const fn shown(example: &'static str) -> Self {
        Self::Example(example, None)
    }

    /// An example with a word that tells whether it captures.
    pub(super) const fn capture(example: &'static str) -> Self {
        Self::Example(example, Some(Asks::Capture))
    }

    /// An example with a word that tells whether it is allowed.
    pub(super) const fn permission(example: &'static str) -> Self {
        Self::Example(example, Some(Asks::Permission))
    }

    /// An example with a word that tells who has won.
    pub(super) const fn result(example: &'static str) -> Self {
        Self::Example(example, Some(Asks::Result))
    }
}
