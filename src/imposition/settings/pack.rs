//! Packs: everything that a kind of players needs, asked for by one word.

use super::{Component, Settings, TokenShape};
use crate::units::Length;
use std::collections::BTreeSet;

/// A pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pack {
    /// For a school class: one sheet of card for each pair of pupils, who cut it with scissors themselves.
    Class,
    /// To take home: a sheet with board, pieces and a card on its front, and the rules in easy words behind board and card,
    /// which stay together.
    OneSheet,
}

impl Pack {
    /// Its word on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Class => "class",
            Self::OneSheet => "one-sheet",
        }
    }

    /// What it prints unless parts are named: what is on the sheet of each pair, and pages of paper for whoever leads them.
    /// Handouts for a class belong in this list and nowhere else.
    #[must_use]
    pub fn parts(self) -> BTreeSet<Component> {
        match self {
            Self::Class => [
                Component::Assembly,
                Component::Board,
                Component::Pieces,
                Component::Cards,
                Component::Easy,
                Component::Teacher,
            ]
            .into(),
            Self::OneSheet => [Component::Board, Component::Pieces, Component::Cards, Component::Easy].into(),
        }
    }

    /// The handout that is not on a sheet of its own, but behind what lies on the sheet of each set.
    #[must_use]
    pub const fn behind(self) -> Option<Component> {
        match self {
            Self::Class => None,
            Self::OneSheet => Some(Component::Easy),
        }
    }

    /// The choices of printing that its kits begin with: files for card and for paper, square pieces, and no bleed, for what
    /// lies edge to edge has none.
    #[must_use]
    pub fn settings(self) -> Settings {
        match self {
            Self::Class | Self::OneSheet => Settings {
                pack: Some(self),
                bleed: Length::ZERO,
                token: TokenShape::Square,
                split: self == Self::Class,
                parts: self.parts(),
                ..Settings::default()
            },
        }
    }
}
