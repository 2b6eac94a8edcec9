//! Products as they describe themselves: how a product comes to paper, what it is called, and how it is made.

mod area;
mod blank;
mod box_place;

pub use blank::{Blank, Fold, FoldDirection};
pub use box_place::BoxPlace;

use super::players::Players;
use crate::explain::ExplainError;
use crate::explain::figures::Examples;
use crate::game::Variant;
use crate::layout::Content;
use crate::layout::compose::Composer;
use crate::scene::Size;
use crate::search::Puzzle;
use crate::theme::{Ink, Slot, Theme};
use crate::units::Length;

/// Description of a component of a set.
#[derive(Debug)]
pub struct Product {
    /// Word by which a request asks for it.
    pub name: &'static str,
    /// Word of the product that brings this one along whenever it is asked for. `None`: it stands for itself.
    pub comes_with: Option<&'static str>,
    /// Form in which it comes to paper.
    pub form: Form,
    /// Words by which it is called and counted.
    pub words: ComponentWords,
}

impl Product {
    /// Returns for whom copies are made. `None`: the product is neither an insert nor a handout.
    #[must_use]
    pub const fn copies(&self) -> Option<Copies> {
        match &self.form {
            Form::Handout(form) => Some(form.copies),
            Form::Insert(form) => Some(form.copies),
            Form::Reading | Form::Squares | Form::Discs | Form::Pages => None,
        }
    }

    /// Returns whether it hangs on a wall.
    #[must_use]
    pub fn is_hung(&self) -> bool {
        matches!(&self.form, Form::Handout(form) if form.paper == HandoutPaper::OfWall)
    }
}

/// Form in which a component comes to paper.
#[derive(Debug)]
pub enum Form {
    /// Words on the first pages.
    Reading,
    /// Squares, cut along their lines.
    Squares,
    /// Discs, as many as the layout has.
    Discs,
    /// Inserts of any shape that are cut out.
    Insert(InsertForm),
    /// Pages that are bound.
    Pages,
    /// Whole sheets of paper that are not cut: to read, to fill in, to colour. A set has them only if they are asked for.
    Handout(HandoutForm),
}

/// Whole sheets of paper, printed on one side or on both.
#[derive(Debug)]
pub struct HandoutForm {
    /// Recipients of the copies.
    pub copies: Copies,
    /// Inks in which it needs a theme's drawings, whatever the ink of the kit is.
    pub inks: &'static [Ink],
    /// Whether two of its pages are the two sides of a sheet, if all pages of one copy come in twos.
    pub double: bool,
    /// Paper on which it is printed.
    pub paper: HandoutPaper,
    /// Function that makes the pages of one copy; no pages if the game needs none.
    pub make: MakeHandouts,
    /// Function that makes all of it as one page of any size, to be printed behind a part that is cut. `None`: it can't.
    pub behind: Option<MakeBehind>,
}

impl HandoutForm {
    /// Returns the usual form of what this function makes: one for each set, one-sided, on the paper of all other pages.
    #[must_use]
    pub const fn of(make: MakeHandouts) -> Self {
        Self { copies: Copies::Set, inks: &[], double: false, paper: HandoutPaper::OfKit, make, behind: None }
    }
}

/// Paper on which handouts are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandoutPaper {
    /// The paper of all other pages: the handout is held, or lies on a table.
    OfKit,
    /// The largest paper there is: the handout hangs on a wall and is read from some steps away.
    OfWall,
}

/// Function that makes handouts, each as large as [`Making::printable`].
pub type MakeHandouts = fn(&mut Composer<'_>, Making<'_>) -> Result<Vec<Content>, ExplainError>;

/// Function that makes a page as large as the part that it is printed behind.
pub type MakeBehind = fn(&mut Composer<'_>, Making<'_>) -> Result<Content, ExplainError>;

/// Insert: card of any shape that is cut out.
#[derive(Debug)]
pub struct InsertForm {
    /// Recipients of the copies.
    pub copies: Copies,
    /// Whether it goes into film where the set is laminated; inserts that are written on do not.
    pub laminated: bool,
    /// Whether a set has it by default; otherwise it has it only if the request asks for it.
    pub is_usual: bool,
    /// Drawings of a theme that no other product shows.
    pub slots: &'static [Slot],
    /// Whether the leaflet is folded once more to lie in it; the leaflet then has marks for this fold.
    pub folds_leaflet: bool,
    /// Function that tells whether a game has this insert.
    pub is_of: fn(&Variant) -> bool,
    /// Function that makes the inserts of one copy, for a game that has them.
    pub make: MakeInserts,
}

impl InsertForm {
    /// Returns the plainest form of what this function makes: for each set that asks for it, whatever the game is.
    #[must_use]
    pub const fn of(make: MakeInserts) -> Self {
        Self {
            copies: Copies::Set,
            laminated: false,
            is_usual: false,
            slots: &[],
            folds_leaflet: false,
            is_of: |_| true,
            make,
        }
    }
}

/// Function that makes inserts, each flat as it is cut out, with its content.
pub type MakeInserts = fn(&mut Composer<'_>, Making<'_>) -> Result<Vec<(Blank, Content)>, ExplainError>;

/// Function that returns the folded sizes, in millimetres, of all inserts that a set has by default, printed now or not.
pub type SizeInserts = fn(&mut Composer<'_>, Making<'_>) -> Result<Vec<Size>, ExplainError>;

/// Recipients of the copies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Copies {
    /// One for all sets together.
    Kit,
    /// One for all sets together, for the players of a tournament.
    Tournament,
    /// One for each set.
    Set,
    /// One for each player of a set.
    Player,
    /// One for each set and language.
    Language,
}

impl Copies {
    /// Returns the number of copies in a set of two players in so many languages; a copy for all sets together counts as one.
    #[must_use]
    pub const fn of_set(self, languages: usize) -> usize {
        match self {
            Self::Kit | Self::Tournament | Self::Set => 1,
            Self::Player => 2,
            Self::Language => languages,
        }
    }
}

/// Ids of the messages that name a component. `None`: nothing names it there, or a message of its form does.
#[derive(Clone, Copy, Debug, Default)]
pub struct ComponentWords {
    /// Word in plans for programs.
    pub one: &'static str,
    /// Words in plans for people: for one, and for several.
    pub plan: [&'static str; 2],
    /// Variable with its number in the messages of the instructions.
    pub variable: Option<&'static str>,
    /// Name on the slug line of its sheets.
    pub label: Option<&'static str>,
    /// Title of its own entry in the outline.
    pub named: Option<&'static str>,
    /// Entry in the list of what a set has.
    pub tally: Option<&'static str>,
    /// Part of the sentence on what all sets have.
    pub total: Option<&'static str>,
    /// Name among the things cut out with knife and ruler. `None` for cards, which one name covers there.
    pub cut: Option<&'static str>,
    /// Name among the things that are not glued to thick card.
    pub thin: Option<&'static str>,
    /// Name among the things that stay out of the pouches.
    pub kept_out: Option<&'static str>,
    /// Step of making the set that is about this component alone.
    pub step: Option<&'static str>,
    /// Sentence on how the set is kept in it. `None`: the set is not kept in it.
    pub keeps: Option<&'static str>,
}

impl ComponentWords {
    /// No words at all, to begin with.
    pub const NONE: Self = Self {
        one: "",
        plan: ["", ""],
        variable: None,
        label: None,
        named: None,
        tally: None,
        total: None,
        cut: None,
        thin: None,
        kept_out: None,
        step: None,
        keeps: None,
    };
}

/// Input from which inserts and handouts are made, beside the composer that sets their words.
#[derive(Clone, Copy)]
pub struct Making<'a> {
    /// The game.
    pub variant: &'a Variant,
    /// Theme of the game, in the ink of the kit.
    pub theme: &'a Theme,
    /// Figures of the rules.
    pub examples: &'a Examples,
    /// Widths of the board's squares and of the smallest pieces.
    pub sizes: [Length; 2],
    /// Diameter of the king.
    pub king: Length,
    /// Whether lengths are told in inches, too, as the paper's are.
    pub in_inches: bool,
    /// Room for the content of a handout, or printable area of a sheet, which an insert can't exceed; in millimetres.
    pub printable: Size,
    /// Printable area of a sheet that is cut, in millimetres.
    pub sheet: Size,
    /// Whether the corners of cards are cut round.
    pub is_round: bool,
    /// Size in millimetres of the one card that both players share, flat and printed on one side. `None`: the sheet has room
    /// for other cards.
    pub shared_card: Option<Size>,
    /// Players of a tournament.
    pub players: &'a Players,
    /// Minutes that a game of the tournament may take. `None`: what one on its board usually takes.
    pub game_minutes: Option<u16>,
    /// Puzzles of the game.
    pub puzzles: &'a [Puzzle],
    /// Other parts of the set, printed now or not: each part of the board, each piece, the leaflet, and the inserts made before.
    /// The word of each, and its size in millimetres when it is cut out and folded.
    pub finished: &'a [(&'static str, Size)],
    /// Maker of the set, in plain text.
    pub maker: Option<&'a str>,
    /// Address on the box, in plain text.
    pub address: Option<&'a str>,
    /// Room on the base of the box for whoever sells it.
    pub box_places: &'a [BoxPlace],
    /// Function that returns the sizes of a set's usual inserts, for products that are made around them.
    pub usual_inserts: SizeInserts,
}
