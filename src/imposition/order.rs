//! One kit to print, with everything it is made from: the input of this module and the later ones (sheets, instructions,
//! laser).

use crate::explain::figures::Examples;
use crate::game::{Piece, Variant};
use crate::imposition::measures::Measures;
use crate::imposition::settings::{Component, LabelSheet, Settings};
use crate::layout::compose::Composer;
use crate::product::other_side::OtherSide;
use crate::scene::Marks;
use crate::search::{Puzzle, StrengthBalance};
use crate::text::{Messages, Typesetter};
use crate::theme::Theme;
use crate::units::Length;
use std::rc::Rc;

/// A kit to print: a request resolved against a library, for one game in one language. Clones share what is large.
#[derive(Clone)]
pub struct Order {
    /// The game.
    pub variant: Rc<Variant>,
    /// Theme of the kit, with the ink of the settings.
    pub theme: Rc<Theme>,
    /// Examples for the figures of the rules.
    pub examples: Rc<Examples>,
    /// Messages of the kit, with the theme's terms.
    pub messages: Messages,
    /// Typesetter of all text, in the language of the kit.
    pub typesetter: Rc<Typesetter>,
    /// Puzzles of the game, if they are among the parts.
    pub puzzles: Rc<[Puzzle]>,
    /// What came of games that the program played against itself, for a line in the leaflet. `None`: no such line.
    pub balance: Option<Rc<StrengthBalance>>,
    /// Choices of the user.
    pub settings: Settings,
    /// Measures of board and pieces, fitted to the paper.
    pub measures: Measures,
    /// Pieces that serve several games. `None`: the game has its own.
    pub shared: Option<Shared>,
    /// Print on the other side of the board. `None`: that side stays blank.
    pub back: Option<BackOfBoard>,
    /// Start of the kit's file names, such as `york-a4`, for instructions that name files.
    pub stem: String,
    /// Name of the maker, in plain text, for the first page and the leaflet. `None`: nobody is named.
    pub maker: Option<String>,
    /// Whether the game, its theme or the language has texts of the caller's own that could be shortened.
    pub has_own_texts: bool,
    /// The command that makes this kit again.
    pub command: String,
    /// The date to write into the file, in seconds since 1970-01-01 UTC.
    pub date: i64,
    /// The program's version.
    pub version: &'static str,
}

/// One set of pieces for several games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shared {
    /// The games' names, the one with the pieces first.
    pub games: Vec<String>,
    /// Number of pieces of each kind in the set, in the order of [`Piece::ALL`].
    pub pieces: [usize; Piece::ALL.len()],
    /// Number of pieces of each kind that each game takes: games in the order of `games`, kinds in the order of [`Piece::ALL`].
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
    /// Board on that side: nine men's morris, or the board of another game.
    pub side: OtherSide,
    /// Name of the game on that side, for a sentence; with its markup.
    pub name: String,
    /// Small print on that side.
    pub imprint: String,
    /// Command that makes cards and leaflet of the game on that side. `None`: its rules are printed with this kit.
    pub command: Option<String>,
}

impl Order {
    /// Returns the composer that sets the words of the kit.
    pub(crate) fn composer<'a>(&'a self, marks: &'a mut Marks) -> Composer<'a> {
        Composer {
            typesetter: &self.typesetter,
            messages: &self.messages,
            palette: &self.theme.palette,
            art: &self.theme.art,
            title: self.theme.title,
            marks,
            trial: false,
        }
    }

    /// Returns the diameter of a piece's disc.
    #[must_use]
    pub const fn disc(&self, piece: Piece) -> Length {
        self.measures.disc(piece)
    }

    /// Returns the label sheet on which a piece is printed. `None`: it is printed on card.
    #[must_use]
    pub fn label_sheet(&self, piece: Piece) -> Option<LabelSheet> {
        LabelSheet::nearest(&self.settings.labels, self.disc(piece))
    }

    /// Returns how many pieces of a kind each set gets.
    #[must_use]
    pub fn count(&self, piece: Piece) -> usize {
        match &self.shared {
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
