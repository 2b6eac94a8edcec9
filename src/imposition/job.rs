//! One kit to print, with all that it is made from: what this room and those after it (sheets, guide, laser) are
//! handed.

use crate::explain::figures::Examples;
use crate::game::{Piece, Variant};
use crate::imposition::measures::Measures;
use crate::imposition::settings::{Component, LabelSheet, Settings};
use crate::kit::other_side::OtherSide;
use crate::text::{Messages, Typesetter};
use crate::theme::Theme;
use crate::units::Length;

/// A kit to print.
#[derive(Clone, Copy)]
pub struct Job<'a> {
    /// The game.
    pub variant: &'a Variant,
    /// Its look, with the ink of the settings.
    pub theme: &'a Theme,
    /// The figures of the rules.
    pub examples: &'a Examples,
    /// The sentences, with the theme's terms.
    pub messages: &'a Messages,
    /// Sets the text.
    pub typesetter: &'a Typesetter,
    /// What the user chose.
    pub settings: &'a Settings,
    /// What [`fit()`](crate::imposition::fit()) made of it.
    pub measures: Measures,
    /// Pieces that serve several games; none if the game has its own.
    pub shared: Option<&'a Shared>,
    /// What is printed on the other side of the board; nothing if that stays blank.
    pub back: Option<&'a BackOfBoard>,
    /// The start of the names of its files, such as `york-a4`, for instructions that name them.
    pub stem: &'a str,
    /// Who made the set, in plain text, for the first page and the leaflet.
    pub maker: Option<&'a str>,
    /// Whether the game, its theme or the language has texts of the caller's own that could be shortened.
    pub has_own_texts: bool,
    /// The command that makes this kit again.
    pub command: &'a str,
    /// The date to write into the file, in seconds since 1970-01-01 UTC.
    pub date: i64,
    /// The program's version.
    pub version: &'a str,
}

/// One set of pieces for several games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shared {
    /// The games' names, the one with the pieces first.
    pub games: Vec<String>,
    /// How many of each piece serve all of them, in the order of [`Piece::ALL`].
    pub pieces: [usize; Piece::ALL.len()],
    /// How many of them each game takes: the games in the order of `games`, the pieces in that of [`Piece::ALL`].
    pub taken: Vec<[usize; Piece::ALL.len()]>,
    /// Whether the pieces are printed with this game.
    pub here: bool,
    /// The file with the pieces, if they are not printed with this game.
    pub kit: String,
    /// The first page with pieces in it, counted from 1.
    pub page: usize,
}

/// The other side of the board.
#[derive(Clone, Debug, PartialEq)]
pub struct BackOfBoard {
    /// What it shows.
    pub side: OtherSide,
    /// What the game there is called, in a sentence; with its markup.
    pub name: String,
    /// What that side says of itself in small.
    pub imprint: String,
    /// The command that makes the cards and the leaflet of the game there, if its rules are not printed with this kit.
    pub command: Option<String>,
}

impl Job<'_> {
    /// Diameter of a piece's disc.
    #[must_use]
    pub const fn disc(&self, piece: Piece) -> Length {
        match piece {
            Piece::King => self.measures.king_disc,
            Piece::Defender | Piece::Attacker | Piece::Commander | Piece::Knight => self.measures.piece_disc,
        }
    }

    /// The label sheet on which a piece is printed; none if it is printed on card.
    #[must_use]
    pub fn label_sheet(&self, piece: Piece) -> Option<LabelSheet> {
        LabelSheet::nearest(&self.settings.labels, self.disc(piece))
    }

    /// How many of a piece each set gets.
    #[must_use]
    pub fn count(&self, piece: Piece) -> usize {
        match self.shared {
            _ if !self.settings.has(Component::Pieces) => 0,
            None => self.variant.setup.board.count(piece),
            Some(shared) if !shared.here => 0,
            Some(shared) => Piece::ALL
                .iter()
                .zip(shared.pieces)
                .find(|(other, _)| **other == piece)
                .map_or(0, |found| found.1),
        }
    }
}
