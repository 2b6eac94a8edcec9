//! How a kit is to be printed: what the user chose, before anything is measured, and the papers, posters and sheets of
//! labels there are to choose from.
//!
//! The command line fills it in, the front door hands it to the planner, the pages and the laser.

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
use crate::scene::{Flip, Vec2};
use crate::theme::Ink;
use crate::units::Length;
use std::collections::BTreeSet;

pub use crate::kit::component::Component;
pub use crate::kit::pieces::TokenShape;
pub use crate::kit::players::{NotPlayers, Players};

/// The widest frame around the squares unless another is asked for.
pub const FRAME: Length = Length::mm(10.0);
/// The frame that the largest squares leave room for unless another is asked for: a narrower one is a plain line.
pub(crate) const LEAST_FRAME: Length = Length::mm(2.0);
/// The widest frame around the squares of a poster unless another is asked for.
pub const POSTER_FRAME: Length = Length::mm(15.0);

/// Every choice of printing. What is `None` is left to the program.
#[derive(Clone, Debug, PartialEq)]
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is a choice of its own, and any two can be had together"
)]
pub struct Settings {
    /// What the set is made with.
    pub tool: Tool,
    /// The pack that is asked for: [`Pack::settings`] has the choices that its kits begin with.
    pub pack: Option<Pack>,
    /// The paper of all pages but those of label sheets and posters, and of what hangs on the wall.
    pub paper: Paper,
    /// The paper of what hangs on the wall; [`Settings::wall_paper`] says which it is if it is not said.
    pub wall: Option<Paper>,
    /// What no page paints on, along all four edges.
    pub margin: Length,
    /// How far art goes on beyond a trimmed edge.
    pub bleed: Length,
    /// What is on the other side of the board; nothing if it is not said.
    pub back: Option<Back>,
    /// How to cut the board; by the variant's list and what fits if it is not said.
    pub cut: Option<Cut>,
    /// Side of a square; the usual one, or the most that a cut which is asked for allows, if it is not said.
    pub cell: Option<CellSize>,
    /// Width of the frame outside the squares; as much as there is room for, up to [`FRAME`] or on a poster
    /// [`POSTER_FRAME`], if it is not said.
    pub frame: Option<Length>,
    /// Whether the leaflet has all that there is to tell, on as many pages as that takes.
    pub long_leaflet: bool,
    /// Whether the board has letters for its files and numbers for its ranks.
    pub coordinates: bool,
    /// Whether the board has its maker's name on it.
    pub maker_on_board: bool,
    /// Diameter of the king's disc.
    pub king_disc: Option<Length>,
    /// Diameter of the other discs.
    pub piece_disc: Option<Length>,
    /// The board on one large page, in a file of its own.
    pub poster: Option<Poster>,
    /// The shape of the pieces.
    pub token: TokenShape,
    /// How many pieces more than the game needs, for each set; as many as there is room for, up to seven, if it is not
    /// said.
    pub spares: Option<u16>,
    /// Sheets of round labels for the pieces.
    pub labels: Vec<LabelSheet>,
    /// How far everything on a label sheet is moved, in millimetres to the right and down.
    pub nudge: Vec2,
    /// Whether pieces have a back, for folding over.
    pub two_sided: bool,
    /// Whether the set is laminated.
    pub laminate: bool,
    /// How the two sides of a sheet are printed.
    pub sides: Sides,
    /// How far every second side is moved, in millimetres to the right and down as one looks at that side.
    pub back_offset: Vec2,
    /// Whether each kind of sheet gets a file of its own.
    pub split: bool,
    /// What ink is spent on.
    pub ink: Ink,
    /// Sets of all that a pair of players needs.
    pub sets: u16,
    /// What each set is called in place of “Set 3”, with `{n}` where its number is to stand; plain text.
    pub label: Option<String>,
    /// Who plays in a tournament; six players without names if it is not said.
    pub players: Option<Players>,
    /// What is printed.
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
            bleed: crate::kit::BLEED,
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
            parts: Component::usual().collect(),
        }
    }
}

impl Settings {
    /// The choices that a kit begins with: those of a pack, if there is one.
    #[must_use]
    pub fn of(pack: Option<Pack>) -> Self {
        pack.map_or_else(Self::default, Pack::settings)
    }

    /// The paper of what hangs on the wall: unless it is said, A3 with papers that are measured in millimetres, and Tabloid
    /// with those that are measured in inches.
    #[must_use]
    pub fn wall_paper(&self) -> Paper {
        let unasked = if self.paper.is_in_inches() { Paper::TABLOID } else { Paper::A3 };
        self.wall.unwrap_or(unasked)
    }

    /// Whether nothing is printed but what hangs on the wall.
    #[must_use]
    pub fn is_wall_alone(&self) -> bool {
        self.parts.iter().all(|part| part.product().is_hung())
    }

    /// Whether a component is on paper of its own, apart from all other pages.
    #[must_use]
    pub fn is_apart(&self, component: Component) -> bool {
        component.product().is_hung() && self.wall_paper() != self.paper
    }

    /// Whether a file beside the usual one has its name on page 1.
    #[must_use]
    pub fn names_files(&self) -> bool {
        self.split || self.poster.is_some() || self.parts.iter().any(|part| self.is_apart(*part))
    }

    /// What a set is called if it has a name of its own, by its number, counted from 1; plain text.
    #[must_use]
    pub fn label_of(&self, set: u16) -> Option<String> {
        self.label.as_ref().map(|label| label.replace("{n}", &set.to_string()))
    }

    /// The handout that is printed behind the sheets that are cut, if there is one.
    #[must_use]
    pub fn behind(&self) -> Option<Component> {
        self.pack.and_then(Pack::behind).filter(|part| self.has(*part))
    }

    /// The side of a square that is asked for, if a length is.
    #[must_use]
    pub fn asked_cell(&self) -> Option<Length> {
        self.cell.and_then(CellSize::length)
    }

    /// Whether the squares are to be as large as fits.
    #[must_use]
    pub fn largest_cells(&self) -> bool {
        self.cell == Some(CellSize::Largest)
    }

    /// Whether a component of the set is printed.
    #[must_use]
    pub fn has(&self, component: Component) -> bool {
        self.parts.contains(&component)
    }
}

/// How large the squares are to be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum CellSize {
    /// So large.
    Of(Length),
    /// As large as fits the poster, or the sheets that a board of the usual squares takes; the discs are larger in
    /// proportion.
    Largest,
}

impl CellSize {
    /// The length, if one is said.
    #[must_use]
    pub const fn length(self) -> Option<Length> {
        match self {
            Self::Of(length) => Some(length),
            Self::Largest => None,
        }
    }
}

/// What a set is made with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    /// What the file asks of the printer.
    #[must_use]
    pub const fn duplex(self) -> Option<Flip> {
        match self {
            Self::Single | Self::Manual => None,
            Self::Printer(flip) => Some(flip),
        }
    }

    /// Whether each page of one side has a blank back.
    #[must_use]
    pub const fn has_blank_backs(self) -> bool {
        matches!(self, Self::Printer(_))
    }
}

/// What a sheet is made of, and so how it is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Media {
    /// Plain paper, to be read: story, instructions, leaflet.
    Paper,
    /// Card, or whatever is cut.
    Card,
    /// Sheets of labels.
    Labels,
    /// A large sheet of a print shop.
    Poster,
    /// Paper that hangs on the wall, larger than that of all other pages.
    Wall,
}

impl Media {
    /// The word in file names.
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
