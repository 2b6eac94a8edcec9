//! What the instructions may speak of. All of it is read off the planned kit, none is typed.

use crate::game::{Piece, Tale};
use crate::imposition::Sides;
use crate::kit::component::Component;
use crate::kit::product::Form;
use crate::scene::Flip;
use crate::sheets::Minutes;
use crate::theme::Ink;
use crate::units::Length;

/// What is printed, on which pages, and how. What is left out of the kit is nothing here: no number and no page.
#[derive(Clone, Debug, PartialEq)]
pub struct Facts {
    /// The game's name.
    pub game: String,
    /// Defenders that stand on the board as the game begins, knights counted.
    pub defenders: usize,
    /// Attackers that stand on the board as the game begins, commanders counted.
    pub attackers: usize,
    /// Whether the story is printed.
    pub story: bool,
    /// The story of the game itself, which is printed in place of the theme's.
    pub tale: Option<Tale>,
    /// Whether the instructions are printed.
    pub assembly: bool,
    /// The board.
    pub board: Option<BoardFacts>,
    /// What is printed on the other side of the board, if anything is.
    pub other_side: Option<OtherSideFacts>,
    /// The pieces, if they are printed with this game.
    pub pieces: Option<PieceFacts>,
    /// Where the board and the pieces are, if this kit has the words of a set in one language more.
    pub elsewhere: Option<ElsewhereFacts>,
    /// One set of pieces for several games, printed here or with another of them.
    pub shared: Option<SharedFacts>,
    /// The inserts of a set, all players' together: how many of each component. What is not printed is not there.
    pub inserts: Vec<(Component, usize)>,
    /// The handouts of a set: how many of each component. What is not printed is not there.
    pub handouts: Vec<(Component, usize)>,
    /// What hangs on the wall, if it is on paper of its own.
    pub wall: Option<WallFacts>,
    /// Pages of those with one side, of all sets.
    pub handout_pages: Vec<usize>,
    /// First and second pages of those with two.
    pub handout_pairs: Vec<(usize, usize)>,
    /// Over which edge these are turned.
    pub handout_flip: Flip,
    /// The rules leaflet.
    pub leaflet: Option<LeafletFacts>,
    /// Sets of all that two players need.
    pub sets: usize,
    /// How the two sides of a sheet are printed; as [`Sides::Single`] if no sheet has two.
    pub sides: Sides,
    /// Pages of story and instructions.
    pub reading: Vec<usize>,
    /// Pages that are cut, labels left out.
    pub card: Vec<usize>,
    /// The files' names, if each kind of sheet has its own.
    pub files: Option<FileNames>,
    /// How long making it takes.
    pub minutes: Minutes,
    /// How a pair of pupils cuts its sheet, if it is a pack for a class.
    pub class: Option<ClassFacts>,
    /// What the set is laminated in, if it is.
    pub laminate: Option<Lamination>,
    /// What ink is spent on.
    pub ink: Ink,
    /// The paper of all pages that name no other.
    pub paper: String,
    /// Whether that paper is one of those that are measured in inches: then lengths are said in inches, too.
    pub inches: bool,
    /// Each kind of page, in the order of the file.
    pub map: Vec<MapPage>,
    /// The program's version.
    pub version: String,
}

/// A kind of page of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapPage {
    /// The numbers of its pages.
    pub numbers: Vec<usize>,
    /// Whether it is best printed in colour.
    pub colour: bool,
    /// Whether it has the other side of the board on its back, or is that.
    pub side: MapSide,
    /// What is on it, and how many of each.
    pub components: Vec<(Component, usize)>,
}

/// Which side of a sheet a kind of page is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MapSide {
    /// A side like any other.
    Plain,
    /// A sheet with the board and, on the page that follows, its other side.
    Both,
    /// The other side of the board.
    Behind,
}

/// Where the board and the pieces are printed that the words of a kit go with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ElsewhereFacts {
    /// The file with what is cut from card.
    pub file: String,
    /// The file with the sheets of labels.
    pub labels: String,
    /// Pages of card with the board or pieces and nothing on their other side, by what is printed on them.
    pub pages: Vec<usize>,
}

/// What hangs on the wall, on paper of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WallFacts {
    /// The name of its file.
    pub file: String,
    /// Its paper.
    pub paper: String,
}

/// How a pair of pupils cuts its sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClassFacts {
    /// Its cuts.
    pub cuts: usize,
    /// Those whose numbers stand on the sheet: the ones around everything.
    pub numbered: usize,
    /// Minutes that a pair takes.
    pub minutes: usize,
}

/// The board.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardFacts {
    /// Squares along a side.
    pub size: u8,
    /// Side of a square.
    pub cell: Length,
    /// The side of all squares together.
    pub side: Length,
    /// The side of the board with its frame.
    pub whole: Length,
    /// Parts that it is printed in; 1 for a whole board.
    pub parts: usize,
    /// Rows and columns of the parts, where several lie in a grid.
    pub grid: Option<(usize, usize)>,
    /// The file for a print shop, if the board is printed there.
    pub poster: Option<String>,
}

impl BoardFacts {
    /// Whether there is a frame around the squares.
    #[must_use]
    pub fn is_framed(&self) -> bool {
        !self.whole.fits(self.side)
    }

    /// Parts that are cut out at home.
    #[must_use]
    pub const fn cut_parts(&self) -> usize {
        if self.poster.is_some() { 0 } else { self.parts }
    }
}

/// The other side of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherSideFacts {
    /// What the game there is called.
    pub game: String,
    /// Squares along a side of its board, if it has squares.
    pub squares: Option<u8>,
    /// The command that makes its cards and its leaflet, if its rules are not printed with this set.
    pub command: Option<String>,
    /// The first and the second page of each of its sheets, of all sets.
    pub pairs: Vec<(usize, usize)>,
    /// Pages of the other sheets that are cut.
    pub rest: Vec<usize>,
    /// Over which edge sheets are turned.
    pub flip: Flip,
}

/// The pieces.
#[derive(Clone, Debug, PartialEq)]
pub struct PieceFacts {
    /// How many of each kind a set has, the spare ones left out.
    pub kinds: Vec<(Piece, usize)>,
    /// Those beyond what is needed, of all sets.
    pub spares: usize,
    /// Pages with spare ones.
    pub spares_pages: Vec<usize>,
    /// Pages of card with pieces.
    pub pages: Vec<usize>,
    /// Whether they are squares.
    pub square: bool,
    /// Whether they are folded over and have a back.
    pub two_sided: bool,
    /// Whether their colour goes on beyond the cut.
    pub bleeds: bool,
    /// Diameter of the king's disc, or its side.
    pub king: Length,
    /// Diameter of the others, or their side.
    pub man: Length,
    /// Sheets of labels for some kinds or all.
    pub labels: Vec<LabelFacts>,
}

impl PieceFacts {
    /// Pieces of a set.
    #[must_use]
    pub fn count(&self) -> usize {
        self.kinds.iter().map(|(_, count)| count).sum()
    }

    /// Pieces of a set that are cut from card.
    #[must_use]
    pub fn on_card(&self) -> usize {
        let on_labels: usize = self.labels.iter().flat_map(|sheet| &sheet.kinds).map(|(_, n)| n).sum();
        self.count().saturating_sub(on_labels)
    }
}

/// A kind of label sheet that is used.
#[derive(Clone, Debug, PartialEq)]
pub struct LabelFacts {
    /// The maker's name for it.
    pub name: String,
    /// Its paper.
    pub paper: String,
    /// Diameter of a label.
    pub diameter: Length,
    /// The pieces that go on it, of a set, the spare ones left out.
    pub kinds: Vec<(Piece, usize)>,
    /// Spare ones on it, of all sets.
    pub spares: usize,
    /// Its pages.
    pub pages: Vec<usize>,
}

/// One set of pieces for several games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SharedFacts {
    /// The games' names with the pieces that each takes, the one with the pieces first.
    pub games: Vec<(String, Vec<(Piece, usize)>)>,
    /// Whether the pieces are printed with this game.
    pub here: bool,
    /// Pieces that this game takes.
    pub taken: Vec<(Piece, usize)>,
    /// The file with the pieces, and the first page with some as it is marked, where they are known.
    pub place: Option<(String, usize)>,
}

/// The rules leaflet.
#[derive(Clone, Debug, PartialEq)]
pub struct LeafletFacts {
    /// Pages that are read.
    pub pages: usize,
    /// How it is put together.
    pub binding: Binding,
    /// The first and second side of each sheet of paper, of all sets.
    pub sides: Vec<(usize, usize)>,
    /// Over which edge its sheets are turned where nothing else is asked for.
    pub flip: Flip,
    /// Whether it lies across its sheets of paper.
    pub is_across: bool,
}

/// How a leaflet is put together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Binding {
    /// Sheets folded in the middle, one inside the other; cut out of larger paper first if that is said.
    Folded {
        /// Whether they are cut out.
        cut_out: bool,
    },
    /// Single leaves held together at the left.
    Leaves,
}

/// The names of the files, if each kind of sheet has its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileNames {
    /// What is read.
    pub paper: String,
    /// What is cut.
    pub card: String,
    /// Sheets of labels.
    pub labels: String,
}

/// What a set is laminated in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lamination {
    /// The pouches; nothing if no usual one is large enough.
    pub pouches: Option<Pouches>,
    /// A pouch that holds both halves of a board of two, beside each other.
    pub hinge: Option<Pouch>,
}

/// Pouches to buy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pouches {
    /// Their size.
    pub pouch: Pouch,
    /// How many hold everything, of all sets.
    pub count: usize,
}

/// A size of pouches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pouch {
    /// Its name in a shop.
    pub name: &'static str,
    /// Its measures as shops give them.
    pub measures: &'static str,
}

impl Facts {
    /// Whether a board is joined from parts.
    #[must_use]
    pub fn joins(&self) -> bool {
        self.board.as_ref().is_some_and(|board| board.cut_parts() > 1)
    }

    /// Whether the board has another side: nothing is written or glued there.
    #[must_use]
    pub const fn has_other_side(&self) -> bool {
        self.other_side.is_some()
    }

    /// Whether a board is cut out at home.
    #[must_use]
    pub fn cuts_board(&self) -> bool {
        self.board.as_ref().is_some_and(|board| board.cut_parts() > 0)
    }

    /// Whether pieces are cut from card.
    #[must_use]
    pub fn cuts_pieces(&self) -> bool {
        self.pieces.as_ref().is_some_and(|pieces| pieces.on_card() > 0)
    }

    /// How many inserts of a component a set has.
    #[must_use]
    pub fn count(&self, component: Component) -> usize {
        self.inserts.iter().filter(|(other, _)| *other == component).map(|(_, count)| count).sum()
    }

    /// The inserts that are cards, which are folded, glued and perhaps laminated; or, if not `are_cards`, the others,
    /// which stay thin.
    pub(super) fn inserts_that(&self, are_cards: bool) -> impl Iterator<Item = (Component, usize)> + '_ {
        let is = move |component: Component| match &component.product().form {
            Form::Insert(form) => form.laminated == are_cards,
            _ => false,
        };
        self.inserts.iter().copied().filter(move |(component, count)| *count > 0 && is(*component))
    }

    /// Whether cards are cut out, folded and glued.
    #[must_use]
    pub fn folds_cards(&self) -> bool {
        self.class.is_none() && self.inserts_that(true).next().is_some()
    }

    /// Whether there are inserts that are no cards.
    #[must_use]
    pub(super) fn has_sheets(&self) -> bool {
        self.inserts_that(false).next().is_some()
    }

    /// Whether anything is cut from card.
    #[must_use]
    pub fn cuts(&self) -> bool {
        self.cuts_board() || self.cuts_pieces() || self.folds_cards() || self.has_sheets()
    }

    /// Sheets of label kinds that are used.
    #[must_use]
    pub fn labels(&self) -> &[LabelFacts] {
        self.pieces.as_ref().map_or(&[], |pieces| &pieces.labels)
    }
}
