//! Facts that the instructions may name. All of them are read off the planned kit, none is typed.

use crate::game::{Piece, Tale};
use crate::imposition::Sides;
use crate::kit::component::Component;
use crate::kit::product::Form;
use crate::scene::Flip;
use crate::sheets::Minutes;
use crate::theme::Ink;
use crate::units::Length;

/// Everything that is printed, on which pages, and how. A part that is left out has an empty value here: `None` or no entry.
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
    /// Story of the game itself, printed in place of the theme's. `None`: the theme's story is printed.
    pub tale: Option<Tale>,
    /// Whether the instructions are printed.
    pub assembly: bool,
    /// The board.
    pub board: Option<BoardFacts>,
    /// Other side of the board. `None`: nothing is printed there.
    pub other_side: Option<OtherSideFacts>,
    /// The pieces. `None`: they are not printed with this game.
    pub pieces: Option<PieceFacts>,
    /// Place of the board and the pieces, if this kit only has the words of a set in one language more. `None`: they are here.
    pub elsewhere: Option<ElsewhereFacts>,
    /// One set of pieces for several games, printed with this game or with another. `None`: each game has its own.
    pub shared: Option<SharedFacts>,
    /// Number of inserts of each component in a set, for all players together; only printed ones are listed.
    pub inserts: Vec<(Component, usize)>,
    /// Number of handouts of each component in a set; only printed ones are listed.
    pub handouts: Vec<(Component, usize)>,
    /// Pages for the wall on paper of their own. `None`: there are none.
    pub wall: Option<WallFacts>,
    /// Page numbers of one-sided handouts, of all sets.
    pub handout_pages: Vec<usize>,
    /// Page numbers (first, second side) of two-sided handouts, of all sets.
    pub handout_pairs: Vec<(usize, usize)>,
    /// Edge over which two-sided handouts are turned.
    pub handout_flip: Flip,
    /// The rules leaflet.
    pub leaflet: Option<LeafletFacts>,
    /// Number of sets; a set has all that two players need.
    pub sets: usize,
    /// Way to print both sides of a sheet; [`Sides::Single`] if no sheet has two.
    pub sides: Sides,
    /// Page numbers of story and instructions.
    pub reading: Vec<usize>,
    /// Page numbers of all pages that are cut, without labels.
    pub card: Vec<usize>,
    /// Names of the files. `None`: all kinds of sheet are in one file.
    pub files: Option<FileNames>,
    /// Minutes to make the kit.
    pub minutes: Minutes,
    /// Cutting of a sheet by a pair of pupils. `None`: the kit is not for a class.
    pub class: Option<ClassFacts>,
    /// Film for the set. `None`: the set is not laminated.
    pub laminate: Option<Lamination>,
    /// Ink that the kit is drawn for.
    pub ink: Ink,
    /// Name of the paper of all pages that don't have a paper of their own.
    pub paper: String,
    /// Whether that paper is measured in inches: then lengths are given in inches, too.
    pub inches: bool,
    /// Each kind of page, in the order of the file.
    pub map: Vec<MapPage>,
    /// The program's version.
    pub version: String,
}

/// A kind of page of the file, for the map of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapPage {
    /// Numbers of the pages of this kind.
    pub numbers: Vec<usize>,
    /// Whether these pages are best printed in colour.
    pub colour: bool,
    /// Relation of these pages to the other side of the board.
    pub side: MapSide,
    /// Components on a page of this kind, with their numbers.
    pub components: Vec<(Component, usize)>,
}

/// Relation of a kind of page to the other side of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MapSide {
    /// A page that has nothing to do with the other side of the board.
    Plain,
    /// A page with the board, together with the next page, which has its other side.
    Both,
    /// A page with the other side of the board alone.
    Behind,
}

/// Place of the board and the pieces, for a kit that only has the words of a set in one language more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ElsewhereFacts {
    /// Name of the file with the sheets of card.
    pub file: String,
    /// Name of the file with the sheets of labels.
    pub labels: String,
    /// Printed numbers of the pages of card with the board or pieces and nothing on their other side.
    pub pages: Vec<usize>,
}

/// Pages for the wall, on paper of their own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WallFacts {
    /// The name of its file.
    pub file: String,
    /// Its paper.
    pub paper: String,
}

/// Cutting of a sheet by a pair of pupils.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClassFacts {
    /// Number of cuts.
    pub cuts: usize,
    /// Number of cuts that are numbered on the sheet: the outer ones, around everything.
    pub numbered: usize,
    /// Minutes that a pair takes.
    pub minutes: usize,
}

/// The board.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardFacts {
    /// Number of squares along a side.
    pub size: u8,
    /// Side of a square.
    pub cell: Length,
    /// Side of all squares together, without the frame.
    pub side: Length,
    /// The side of the board with its frame.
    pub whole: Length,
    /// Parts that it is printed in; 1 for a whole board.
    pub parts: usize,
    /// Rows and columns of the parts. `None`: they don't lie in a grid.
    pub grid: Option<(usize, usize)>,
    /// Name of the file for a print shop. `None`: the board is printed at home.
    pub poster: Option<String>,
}

impl BoardFacts {
    /// Returns whether there is a frame around the squares.
    #[must_use]
    pub fn is_framed(&self) -> bool {
        !self.whole.fits(self.side)
    }

    /// Returns the number of parts that are cut out at home.
    #[must_use]
    pub const fn cut_parts(&self) -> usize {
        if self.poster.is_some() { 0 } else { self.parts }
    }
}

/// The other side of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherSideFacts {
    /// Name of the game there.
    pub game: String,
    /// Number of squares along a side of its board. `None`: it has no squares.
    pub squares: Option<u8>,
    /// Command that makes its cards and its leaflet. `None`: its rules are printed with this set.
    pub command: Option<String>,
    /// Page numbers (first, second side) of each sheet of the board, of all sets.
    pub pairs: Vec<(usize, usize)>,
    /// Page numbers of the other sheets that are cut.
    pub rest: Vec<usize>,
    /// Edge over which the board's sheets are turned.
    pub flip: Flip,
}

/// The pieces.
#[derive(Clone, Debug, PartialEq)]
pub struct PieceFacts {
    /// Number of pieces of each kind in a set, without spare ones.
    pub kinds: Vec<(Piece, usize)>,
    /// Number of spare pieces, of all sets.
    pub spares: usize,
    /// Page numbers of pages with spare pieces.
    pub spares_pages: Vec<usize>,
    /// Page numbers of the pages of card with pieces.
    pub pages: Vec<usize>,
    /// Whether the pieces are square.
    pub square: bool,
    /// Whether the pieces are folded over and have a back.
    pub two_sided: bool,
    /// Whether the pieces have bleed: colour that goes on beyond the cut.
    pub bleeds: bool,
    /// Diameter of the king's disc, or side of the king's square.
    pub king: Length,
    /// Diameter of the other discs, or side of the other squares.
    pub man: Length,
    /// Sheets of labels that some or all kinds of piece are printed on.
    pub labels: Vec<LabelFacts>,
}

impl PieceFacts {
    /// Returns the number of pieces of a set, without spare ones.
    #[must_use]
    pub fn count(&self) -> usize {
        self.kinds.iter().map(|(_, count)| count).sum()
    }

    /// Returns the number of pieces of a set that are cut from card, without spare ones.
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
    /// Number of pieces of each kind on it, of one set, without spare ones.
    pub kinds: Vec<(Piece, usize)>,
    /// Number of spare pieces on it, of all sets.
    pub spares: usize,
    /// Page numbers of its sheets.
    pub pages: Vec<usize>,
}

/// One set of pieces for several games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SharedFacts {
    /// Name of each game with the pieces that it takes; the game that they are printed with comes first.
    pub games: Vec<(String, Vec<(Piece, usize)>)>,
    /// Whether the pieces are printed with this game.
    pub here: bool,
    /// Pieces that this game takes.
    pub taken: Vec<(Piece, usize)>,
    /// File with the pieces, and printed number of their first page. `None`: these are not known.
    pub place: Option<(String, usize)>,
}

/// The rules leaflet.
#[derive(Clone, Debug, PartialEq)]
pub struct LeafletFacts {
    /// Number of pages of the leaflet.
    pub pages: usize,
    /// Binding.
    pub binding: Binding,
    /// Page numbers (first, second side) of each sheet of paper, of all sets.
    pub sides: Vec<(usize, usize)>,
    /// Edge over which its sheets are turned, if the request says nothing else.
    pub flip: Flip,
    /// Whether its pages lie across (landscape) on their sheets.
    pub is_across: bool,
}

/// Binding of a leaflet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Binding {
    /// Sheets folded in the middle, one inside the other.
    Folded {
        /// Whether they are cut out of larger paper first.
        cut_out: bool,
    },
    /// Single leaves held together at the left.
    Leaves,
}

/// Names of the files of a kit with a file for each kind of sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileNames {
    /// File of the pages on paper: story, instructions, handouts, leaflet.
    pub paper: String,
    /// File of the sheets of card.
    pub card: String,
    /// File of the sheets of labels.
    pub labels: String,
}

/// Film that a set is laminated in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lamination {
    /// Pouches to buy. `None`: no usual one is large enough.
    pub pouches: Option<Pouches>,
    /// Pouch that holds both halves of a board side by side. `None`: no pouch is large enough, or the board has no halves.
    pub hinge: Option<Pouch>,
}

/// Pouches to buy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pouches {
    /// Their size.
    pub pouch: Pouch,
    /// Number of pouches that hold everything, of all sets.
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
    /// Returns whether a board is joined from parts.
    #[must_use]
    pub fn joins(&self) -> bool {
        self.board.as_ref().is_some_and(|board| board.cut_parts() > 1)
    }

    /// Returns whether the board has another side, on which nothing may be written or glued.
    #[must_use]
    pub const fn has_other_side(&self) -> bool {
        self.other_side.is_some()
    }

    /// Returns whether a board is cut out at home.
    #[must_use]
    pub fn cuts_board(&self) -> bool {
        self.board.as_ref().is_some_and(|board| board.cut_parts() > 0)
    }

    /// Returns whether pieces are cut from card.
    #[must_use]
    pub fn cuts_pieces(&self) -> bool {
        self.pieces.as_ref().is_some_and(|pieces| pieces.on_card() > 0)
    }

    /// Returns the number of inserts of a component in a set.
    #[must_use]
    pub fn count(&self, component: Component) -> usize {
        self.inserts.iter().filter(|(other, _)| *other == component).map(|(_, count)| count).sum()
    }

    /// Returns the inserts that are cards, which are folded, glued and perhaps laminated; if `are_cards` is false, the others,
    /// which stay thin. Each with its number in a set.
    pub(super) fn inserts_that(&self, are_cards: bool) -> impl Iterator<Item = (Component, usize)> + '_ {
        let is = move |component: Component| match &component.product().form {
            Form::Insert(form) => form.laminated == are_cards,
            _ => false,
        };
        self.inserts.iter().copied().filter(move |(component, count)| *count > 0 && is(*component))
    }

    /// Returns whether cards are cut out, folded and glued.
    #[must_use]
    pub fn folds_cards(&self) -> bool {
        self.class.is_none() && self.inserts_that(true).next().is_some()
    }

    /// Returns whether there are inserts that are not cards.
    #[must_use]
    pub(super) fn has_sheets(&self) -> bool {
        self.inserts_that(false).next().is_some()
    }

    /// Returns whether anything is cut from card.
    #[must_use]
    pub fn cuts(&self) -> bool {
        self.cuts_board() || self.cuts_pieces() || self.folds_cards() || self.has_sheets()
    }

    /// Returns the kinds of label sheet that are used.
    #[must_use]
    pub fn labels(&self) -> &[LabelFacts] {
        self.pieces.as_ref().map_or(&[], |pieces| &pieces.labels)
    }
}
