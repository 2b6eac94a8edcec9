//! Settings of a kit: the user's choices, before anything is measured, and the papers, posters and label sheets to choose
//! from.
//!
//! The command line fills the settings in; the planner, the pages and the laser receive them.

mod back;
mod label_sheet;
mod pack;
mod paper;
mod poster;

pub use back::Back;
pub(crate) use label_sheet::discs_on_labels;
pub use label_sheet::{LabelFault, LabelSheet};
pub use pack::Pack;
pub use paper::{MARGIN, Paper};
pub use poster::Poster;

use crate::game::Cut;
pub use crate::product::form::BoxPlace;
use crate::scene::{Flip, Vec2};
use crate::theme::Ink;
use crate::units::Length;
use std::collections::BTreeSet;

pub use crate::product::component::Component;
pub use crate::product::pieces::TokenShape;
pub use crate::product::players::{NotPlayers, Players};

/// Widest frame around the squares unless another is requested.
pub const FRAME: Length = Length::mm(10.0);
/// Frame that the largest squares leave room for unless another is requested: a narrower one is a plain line.
pub(crate) const LEAST_FRAME: Length = Length::mm(2.0);
/// Widest frame around the squares of a poster unless another is requested.
pub const POSTER_FRAME: Length = Length::mm(15.0);

/// Number of puzzles unless another is requested.
pub const PUZZLES: u16 = 6;

/// All choices of printing. `None`: the program chooses.
#[derive(Clone, Debug, PartialEq)]
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is a choice of its own, and any two can be had together"
)]
pub struct Settings {
    /// Tool with which the set is made.
    pub tool: Tool,
    /// Requested pack; [`Pack::settings`] has the choices that its kits begin with.
    pub pack: Option<Pack>,
    /// Paper of all pages, except label sheets, posters and wall pages.
    pub paper: Paper,
    /// Paper of the wall pages. `None`: [`Settings::wall_paper`] chooses it.
    pub wall: Option<Paper>,
    /// Width of the blank margin along all four edges of every page.
    pub margin: Length,
    /// Width of the bleed beyond a trimmed edge.
    pub bleed: Length,
    /// Print on the other side of the board. `None`: nothing is requested.
    pub back: Option<Back>,
    /// Cut of the board. `None`: by the variant's list and what fits.
    pub cut: Option<Cut>,
    /// Side of a square. `None`: the usual one, or the largest that a requested cut allows.
    pub cell: Option<CellSize>,
    /// Width of the frame outside the squares. `None`: as much as there is room for, up to `FRAME`, or on a poster
    /// `POSTER_FRAME`.
    pub frame: Option<Length>,
    /// Whether the leaflet has all paragraphs, on as many pages as they take.
    pub long_leaflet: bool,
    /// Whether the board has letters for its files and numbers for its ranks.
    pub coordinates: bool,
    /// Whether the board shows the maker's name.
    pub maker_on_board: bool,
    /// Diameter of the king's disc.
    pub king_disc: Option<Length>,
    /// Diameter of the other discs.
    pub piece_disc: Option<Length>,
    /// Size of the poster, one large page with the board in a file of its own. `None`: there is no poster.
    pub poster: Option<Poster>,
    /// The shape of the pieces.
    pub token: TokenShape,
    /// Number of spare pieces for each set. `None`: as many as there is room for, up to seven.
    pub spares: Option<u16>,
    /// Sheets of round labels for the pieces.
    pub labels: Vec<LabelSheet>,
    /// Shift of everything on a label sheet, in millimetres to the right and down.
    pub nudge: Vec2,
    /// Whether pieces have a back, for folding over.
    pub two_sided: bool,
    /// Whether the set is laminated.
    pub laminate: bool,
    /// How the two sides of a sheet are printed.
    pub sides: Sides,
    /// Shift of every second side, in millimetres to the right and down as seen on that side.
    pub back_offset: Vec2,
    /// Whether each kind of sheet gets a file of its own.
    pub split: bool,
    /// Use of colour and ink.
    pub ink: Ink,
    /// Number of sets, each for one pair of players.
    pub sets: u16,
    /// Name of each set in place of “Set 3”, with `{n}` where its number is to stand; plain text.
    pub label: Option<String>,
    /// Players of a tournament. `None`: six players without names.
    pub players: Option<Players>,
    /// Minutes that a game of the tournament may take. `None`: what one on its board usually takes.
    pub game_minutes: Option<u16>,
    /// Number of puzzles. `None`: six, if they are among the parts.
    pub puzzles: Option<u16>,
    /// Number of games that the program plays against itself, for a line in the leaflet about who wins. `None`: no such line.
    pub balance: Option<u16>,
    /// What tells the puzzles from others of the same game, and the games that are played.
    pub seed: u16,
    /// Room on the base of the box for whoever sells it.
    pub box_places: Vec<BoxPlace>,
    /// Address on the base of the box, in plain text. `None`: none is printed.
    pub address: Option<String>,
    /// Components that are printed.
    pub parts: BTreeSet<Component>,
}

impl Default for Settings {
    /// A whole kit, on A4.
    fn default() -> Self {
        Self {
            tool: Tool::Printer,
            pack: None,
            paper: Paper::A4,
            wall: None,
            margin: MARGIN,
            bleed: crate::product::BLEED,
            back: None,
            cut: None,
            cell: None,
            frame: None,
            long_leaflet: false,
            coordinates: false,
            maker_on_board: false,
            king_disc: None,
            piece_disc: None,
            poster: None,
            token: TokenShape::Round,
            spares: None,
            labels: Vec::new(),
            nudge: Vec2::ZERO,
            two_sided: false,
            laminate: false,
            sides: Sides::Single,
            back_offset: Vec2::ZERO,
            split: false,
            ink: Ink::Full,
            sets: 1,
            label: None,
            players: None,
            game_minutes: None,
            puzzles: None,
            balance: None,
            seed: 1,
            box_places: Vec::new(),
            address: None,
            parts: Component::usual().collect(),
        }
    }
}

impl Settings {
    /// Returns the choices that a kit begins with: the pack's choices, if there is a pack.
    #[must_use]
    pub fn of(pack: Option<Pack>) -> Self {
        pack.map_or_else(Self::default, Pack::settings)
    }

    /// Returns the paper of the wall pages: the requested one, or else A3 beside papers measured in millimetres, and Tabloid
    /// beside papers measured in inches.
    #[must_use]
    pub fn wall_paper(&self) -> Paper {
        let unasked = if self.paper.is_in_inches() { Paper::TABLOID } else { Paper::A3 };
        self.wall.unwrap_or(unasked)
    }

    /// Returns whether wall pages are the only pages.
    #[must_use]
    pub fn is_wall_alone(&self) -> bool {
        self.parts.iter().all(|part| part.product().is_hung())
    }

    /// Returns whether a component is on another paper than all other pages.
    #[must_use]
    pub fn is_apart(&self, component: Component) -> bool {
        component.product().is_hung() && self.wall_paper() != self.paper
    }

    /// Returns whether page 1 names the kit's files, because there are files beside the usual one.
    #[must_use]
    pub fn names_files(&self) -> bool {
        self.split || self.poster.is_some() || self.parts.iter().any(|part| self.is_apart(*part))
    }

    /// Returns the name of set number `set`, counted from 1; plain text. `None`: the sets have no names of their own.
    #[must_use]
    pub fn label_of(&self, set: u16) -> Option<String> {
        self.label.as_ref().map(|label| label.replace("{n}", &set.to_string()))
    }

    /// Returns the handout printed on the back of the sheets that are cut. `None`: there is none.
    #[must_use]
    pub fn behind(&self) -> Option<Component> {
        self.pack.and_then(Pack::behind).filter(|part| self.has(*part))
    }

    /// Returns the requested side of a square. `None`: no length is requested.
    #[must_use]
    pub fn asked_cell(&self) -> Option<Length> {
        self.cell.and_then(CellSize::length)
    }

    /// Whether the squares are to be as large as fits.
    #[must_use]
    pub fn largest_cells(&self) -> bool {
        self.cell == Some(CellSize::Largest)
    }

    /// Whether the program plays games against itself for the set, which may take longer than all else.
    #[must_use]
    pub fn plays_games(&self) -> bool {
        self.balance.is_some() || self.has(Component::Puzzles)
    }

    /// Whether a component of the set is printed.
    #[must_use]
    pub fn has(&self, component: Component) -> bool {
        self.parts.contains(&component)
    }
}

/// Size of the squares.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum CellSize {
    /// This length.
    Of(Length),
    /// As large as fits the poster, or the sheets that a board of the usual squares takes; the discs are larger in
    /// proportion.
    Largest,
}

impl CellSize {
    /// Returns the length. `None`: [`Self::Largest`].
    #[must_use]
    pub const fn length(self) -> Option<Length> {
        match self {
            Self::Of(length) => Some(length),
            Self::Largest => None,
        }
    }
}

/// Tool with which a set is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Tool {
    /// A printer, and perhaps a laser as well: everything has to fit the paper.
    Printer,
    /// A laser alone: there are no pages, and paper limits neither squares nor cut.
    Laser,
}

/// How the two sides of a sheet are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sides {
    /// No blank backs; the leaflet's sheet is turned over its short edge by hand or by the printer.
    Single,
    /// By a duplex printer, which flips every sheet: pages of one side have blank backs.
    Printer(Flip),
    /// By hand: all first sides come before all second sides.
    Manual,
}

impl Sides {
    /// Returns the edge over which the file tells the printer to flip sheets. `None`: it requests no duplex printing.
    #[must_use]
    pub const fn duplex(self) -> Option<Flip> {
        match self {
            Self::Single | Self::Manual => None,
            Self::Printer(flip) => Some(flip),
        }
    }

    /// Returns whether a page of one side gets a blank back where its file has sheets with two.
    #[must_use]
    pub const fn has_blank_backs(self) -> bool {
        matches!(self, Self::Printer(_))
    }
}

/// Material of a sheet, which decides how it is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Media {
    /// Plain paper, to be read: story, instructions, leaflet.
    Paper,
    /// Card: every sheet that is cut.
    Card,
    /// Sheets of labels.
    Labels,
    /// A large sheet of a print shop.
    Poster,
    /// Paper that hangs on the wall, larger than the paper of all other pages.
    Wall,
}

impl Media {
    /// All materials, in the order in which a plan counts their sheets.
    pub const ALL: [Self; 5] = [Self::Paper, Self::Card, Self::Labels, Self::Poster, Self::Wall];

    /// Returns whether its pages are numbered apart from the others, in a file of their own.
    #[must_use]
    pub const fn is_apart(self) -> bool {
        matches!(self, Self::Poster | Self::Wall)
    }

    /// Returns the material of all sheets of the file that it is in, if each kind of sheet has a file of its own (`split`) or
    /// not. `None`: the file has several materials.
    #[must_use]
    pub const fn file(self, split: bool) -> Option<Self> {
        if split || self.is_apart() { Some(self) } else { None }
    }

    /// Returns the word for file names.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Paper => "paper",
            Self::Card => "card",
            Self::Labels => "labels",
            Self::Poster => "poster",
            Self::Wall => "wall",
        }
    }
}
