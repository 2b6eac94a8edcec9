//! Packs: everything that a kind of players needs, requested by one word.

use super::{Component, Settings, TokenShape};
use crate::units::Length;
use std::collections::BTreeSet;

/// A pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Pack {
    /// For a school class: one sheet of card for each pair of pupils, who cut it with scissors themselves.
    Class,
    /// To take home: a sheet with board, pieces and a card on its front, and the rules in easy words behind board and card,
    /// which stay together.
    OneSheet,
    /// For a club's evening: boards with coordinates, rules for the wall, a tournament.
    Club,
}

impl Pack {
    /// Returns its word on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Class => "class",
            Self::OneSheet => "one-sheet",
            Self::Club => "club",
        }
    }

    /// Returns the components that it prints unless parts are named: for a class the sheet of each pair, and pages of paper for
    /// its leader. Handouts for a class or a club belong in this list and nowhere else.
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
            Self::Club => [
                Component::Assembly,
                Component::Board,
                Component::Pieces,
                Component::Cards,
                Component::Points,
                Component::Scores,
                Component::PlaceCards,
                Component::Wall,
                Component::Tournament,
                Component::Records,
                Component::Leaflet,
            ]
            .into(),
        }
    }

    /// Returns the handout that is printed on the back of each set's sheet, not on a sheet of its own.
    #[must_use]
    pub const fn behind(self) -> Option<Component> {
        match self {
            Self::Class | Self::Club => None,
            Self::OneSheet => Some(Component::Easy),
        }
    }

    /// Whether board, pieces and card of each set lie edge to edge on one sheet.
    #[must_use]
    pub const fn is_one_sheet_a_set(self) -> bool {
        match self {
            Self::Class | Self::OneSheet => true,
            Self::Club => false,
        }
    }

    /// Returns the choices that its kits begin with: for a class files for card and for paper, square pieces, and no bleed, which
    /// has no room between elements edge to edge; for a club coordinates, by which moves are written down.
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
            Self::Club => {
                Settings { pack: Some(self), coordinates: true, parts: self.parts(), ..Settings::default() }
            }
        }
    }
}
