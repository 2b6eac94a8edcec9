//! What a product says of itself: how it comes to paper, what it is called, and how it is made.

mod blank;

pub use blank::{Blank, Fold, FoldDirection};

use super::players::Players;
use crate::explain::ExplainError;
use crate::explain::figures::Examples;
use crate::game::Variant;
use crate::layout::Content;
use crate::layout::compose::Composer;
use crate::scene::Size;
use crate::theme::{Ink, Slot, Theme};
use crate::units::Length;

/// What a component of a set is.
#[derive(Debug)]
pub struct Product {
    /// The word by which it is asked for.
    pub name: &'static str,
    /// The word of the product that it comes along with whenever that one is asked for, if there is one.
    pub comes_with: Option<&'static str>,
    /// How it comes to paper.
    pub form: Form,
    /// What it is called, and counted by.
    pub words: ComponentWords,
}

impl Product {
    /// For whom copies are made of it, if it is an insert or a handout.
    #[must_use]
    pub const fn copies(&self) -> Option<Copies> {
        match &self.form {
            Form::Handout(form) => Some(form.copies),
            Form::Insert(form) => Some(form.copies),
            Form::Reading | Form::Squares | Form::Discs | Form::Pages => None,
        }
    }

    /// Whether it hangs on a wall.
    #[must_use]
    pub fn is_hung(&self) -> bool {
        matches!(&self.form, Form::Handout(form) if form.paper == HandoutPaper::OfWall)
    }
}

/// How a component comes to paper.
#[derive(Debug)]
pub enum Form {
    /// As words on the first pages.
    Reading,
    /// As squares, cut along their lines.
    Squares,
    /// As discs, as many as the layout has.
    Discs,
    /// As something of a shape of its own that is cut out.
    Insert(InsertForm),
    /// As pages that are bound.
    Pages,
    /// As whole sheets of paper that are not cut: to read, to fill in, to colour. A set has them only if they are asked for.
    Handout(HandoutForm),
}

/// Whole sheets of paper, printed on one side or on both.
#[derive(Debug)]
pub struct HandoutForm {
    /// For whom it is made.
    pub copies: Copies,
    /// The inks that it wants a theme's drawings in, whatever the ink of the kit is.
    pub inks: &'static [Ink],
    /// Whether two of its pages are the two sides of a sheet, if all of one copy come in twos.
    pub double: bool,
    /// What it is printed on.
    pub paper: HandoutPaper,
    /// Makes those of one copy; none if the game needs none.
    pub make: MakeHandouts,
    /// Makes all of it as one page of any size, to be printed behind what is cut; nothing if that can't be done.
    pub behind: Option<MakeBehind>,
}

/// What handouts are printed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandoutPaper {
    /// The paper of all other pages: they are held, or lie on a table.
    OfKit,
    /// Paper as large as there is, for they hang on a wall and are read from some steps away.
    OfWall,
}

/// Makes handouts, each as large as can be printed on a sheet.
pub type MakeHandouts = fn(&mut PageMaking<'_, '_>) -> Result<Vec<Content>, ExplainError>;

/// Makes a page as large as what it lies behind.
pub type MakeBehind = fn(&mut PageMaking<'_, '_>) -> Result<Content, ExplainError>;

/// Something of a shape of its own that is cut out of card.
#[derive(Debug)]
pub struct InsertForm {
    /// For whom it is made.
    pub copies: Copies,
    /// Whether it goes into film where the set is laminated; what is written on does not.
    pub laminated: bool,
    /// Whether a set has it if nothing is said; else only if it is asked for.
    pub is_usual: bool,
    /// Drawings of a theme that nothing else shows.
    pub slots: &'static [Slot],
    /// Whether the leaflet is folded once more to lie in it, for which it has marks then.
    pub folds_leaflet: bool,
    /// Whether a game has any.
    pub is_of: fn(&Variant) -> bool,
    /// Makes those of one copy, of a game that has any.
    pub make: MakeInserts,
}

/// Makes inserts, each flat as it is cut out, with what it shows.
pub type MakeInserts = fn(&mut Making<'_, '_>) -> Result<Vec<(Blank, Content)>, ExplainError>;

/// Says how large the inserts are that a set usually has, be they printed now or not, each as large as it is when it is folded,
/// in millimetres. The game, and what of a sheet that is cut can be printed on, and whether the corners of cards are cut round.
pub type SizeInserts =
    fn(&mut Composer<'_>, (&Variant, &Examples), (Size, bool)) -> Result<Vec<Size>, ExplainError>;

/// For whom copies are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Copies {
    /// All sets have one together.
    Kit,
    /// All sets have one together, for those who play in a tournament.
    Tournament,
    /// Each set has one.
    Set,
    /// Each player of a set has one.
    Player,
    /// Each set has one in each language.
    Language,
}

impl Copies {
    /// How many a set of two players has, made in so many languages; what all sets have together is counted once, too.
    #[must_use]
    pub const fn of_set(self, languages: usize) -> usize {
        match self {
            Self::Kit | Self::Tournament | Self::Set => 1,
            Self::Player => 2,
            Self::Language => languages,
        }
    }
}

/// What a component is called: messages by their ids. What is `None` is said of it nowhere, or by a message of its form.
#[derive(Clone, Copy, Debug, Default)]
pub struct ComponentWords {
    /// In plans for programs.
    pub one: &'static str,
    /// In plans for people: one, and several.
    pub plan: [&'static str; 2],
    /// The variable that has its number in the messages of the instructions.
    pub variable: Option<&'static str>,
    /// On the slug line of its sheets.
    pub label: Option<&'static str>,
    /// In the outline, by the title that each has of its own.
    pub named: Option<&'static str>,
    /// In the list of what a set has.
    pub tally: Option<&'static str>,
    /// In the sentence of what all sets have.
    pub total: Option<&'static str>,
    /// As something that is cut out with knife and ruler; none for cards, which are named all together there.
    pub cut: Option<&'static str>,
    /// As something that is not glued to thick card.
    pub thin: Option<&'static str>,
    /// As something that stays out of the pouches.
    pub kept_out: Option<&'static str>,
    /// The step of making the set that is about it alone.
    pub step: Option<&'static str>,
    /// How the set is kept, if it is kept in it.
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

/// What handouts are made from.
pub struct PageMaking<'a, 'c> {
    /// Sets the words.
    pub composer: &'a mut Composer<'c>,
    /// The game.
    pub variant: &'a Variant,
    /// Its look, in the ink of the kit.
    pub theme: &'a Theme,
    /// The figures of the rules.
    pub examples: &'a Examples,
    /// How wide the squares of the board and the smallest pieces are.
    pub sizes: [Length; 2],
    /// What of a sheet can be printed on, in millimetres: a handout is as large.
    pub printable: Size,
    /// Who plays in a tournament.
    pub players: &'a Players,
    /// What of a sheet can be printed on that is cut, in millimetres, and whether the corners of cards are cut round.
    pub sheet: (Size, bool),
    /// What else a set has: see [`Making::finished`].
    pub finished: &'a [(&'static str, Size)],
    /// Who made the set, in plain text.
    pub maker: Option<&'a str>,
    /// Says how large the inserts are that a set usually has, for what is made around them.
    pub usual_inserts: SizeInserts,
}

/// What inserts are made from.
pub struct Making<'a, 'c> {
    /// Sets the words.
    pub composer: &'a mut Composer<'c>,
    /// The game.
    pub variant: &'a Variant,
    /// The figures of the rules.
    pub examples: &'a Examples,
    /// Who plays in a tournament.
    pub players: &'a Players,
    /// Whether the corners of cards are cut round.
    pub is_round: bool,
    /// What of a sheet can be printed on: nothing can be larger. In millimetres.
    pub printable: Size,
    /// How large the one card is that both players share, flat and printed on one side, if the sheet leaves room for nothing
    /// else. In millimetres.
    pub shared_card: Option<Size>,
    /// What else a set has, be it printed now or not: each part of the board, each piece, the leaflet; and the inserts that
    /// were made before. The word of each, and how large it is when it is cut out and folded, in millimetres.
    pub finished: &'a [(&'static str, Size)],
    /// Who made the set, in plain text.
    pub maker: Option<&'a str>,
    /// Says how large the inserts are that a set usually has, for what is made around them.
    pub usual_inserts: SizeInserts,
}
