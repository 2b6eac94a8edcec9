//! Elements of a sheet that is cut, and their places.

use crate::game::Piece;
use crate::imposition::class_sheet::CutLine;
use crate::imposition::settings::Settings;
use crate::product::BLEED;
use crate::product::component::Component;
use crate::product::form::Blank;
use crate::scene::{Rect, Size};
use crate::units::Length;

/// An insert that is to be placed, flat as it is cut out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FlatInsert {
    /// Component that it belongs to. `None`: unknown.
    pub component: Option<Component>,
    /// Its size in millimetres.
    pub size: Size,
    /// Its size when everything is folded, in millimetres.
    pub finished: Size,
    /// Whether all sets share one copy.
    pub is_once: bool,
    /// Number of its folds.
    pub folds: usize,
    /// Number of the cuts along its outline. `None`: it is a rectangle, whose edges are cut together with its neighbours'.
    pub cuts: Option<usize>,
}

impl FlatInsert {
    /// Returns the insert of a component with this blank.
    #[must_use]
    pub fn of(component: Component, blank: &Blank) -> Self {
        Self {
            component: Some(component),
            size: blank.size(),
            finished: blank.finished,
            is_once: component.is_once(),
            folds: blank.folds.len(),
            cuts: (!blank.is_rectangle()).then(|| blank.cuts()),
        }
    }

    /// Returns a rectangle without folds that each set has.
    #[must_use]
    pub const fn of_each_set(size: Size) -> Self {
        Self { component: None, size, finished: size, is_once: false, folds: 0, cuts: None }
    }

    /// Returns it as an element of a sheet, with its index among all inserts and the set that it belongs to.
    pub(super) const fn element(&self, index: usize, set: Option<u16>) -> Element {
        Element::Insert { index, set, is_card: self.cuts.is_none() }
    }

    /// Returns whether it goes into film where the set is laminated.
    #[must_use]
    pub fn is_laminated(&self) -> bool {
        self.component.is_some_and(Component::is_laminated)
    }

    /// Returns the set of each copy, out of `sets` sets: its number, or a single `None` if all sets share one copy.
    pub(super) fn sets(self, sets: u16) -> impl Iterator<Item = Option<u16>> {
        let together = self.is_once.then_some(None);
        let each = if self.is_once { 0 } else { sets };
        together.into_iter().chain((1..=each).map(Some))
    }
}

/// An element on a sheet that is cut.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Element {
    /// A part of the board.
    Board {
        /// Index of the part.
        part: usize,
        /// The set that it belongs to, counted from 1.
        set: u16,
    },
    /// An insert, flat as it is cut out.
    Insert {
        /// Index among the inserts given to [`plan`](super::plan).
        index: usize,
        /// Set that it belongs to, counted from 1. `None`: all sets share it.
        set: Option<u16>,
        /// Whether its colour may go on beyond its edge: it is a rectangle, cut along a ruler.
        is_card: bool,
    },
    /// A piece; `spare` if the game can be played without it.
    Disc {
        /// Kind of the piece.
        piece: Piece,
        /// Whether it is one more than the game needs.
        spare: bool,
        /// The set that it belongs to, counted from 1.
        set: u16,
        /// Number among the pieces of its kind in that set, counted from 0 in the order in which they lie on the sheets; spare
        /// pieces come after the needed ones. It selects the man's face.
        nth: usize,
    },
    /// The caption over the pieces of a kind, or over the spare ones.
    Caption(Group),
    /// The backs of the pieces above it; its upper edge is the fold.
    Backs,
    /// Slug line: the page's own label and its ruler.
    SlugLine(SlugLineForm),
}

/// Discs under one caption.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// All pieces of a kind that the game needs.
    Needed(Piece),
    /// Spare pieces: more than the game needs.
    Spare,
    /// All pieces of a set, counted from 1.
    Set(u16),
    /// Pieces of a kind, continued from the page before.
    More(Piece),
    /// Pieces of a set, continued from the page before.
    MoreOfSet(u16),
}

/// How a slug line is laid out: its text and its ruler.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SlugLineForm {
    /// Text over the ruler.
    Block,
    /// Text beside the ruler.
    Band,
    /// Less text beside the ruler, for small paper.
    Strip,
    /// Little text beside one ruler of both scales, for the narrow foot of a sheet that is all cut up.
    Line,
}

/// Room around a card for a short mark, in millimetres.
const MARK_ROOM: f64 = 1.6;

impl Element {
    /// Returns the room beyond its trimmed area on each side, in millimetres: for the bleed of a board part or a piece, and for
    /// the short marks of a card; where somebody asks for more bleed than is usual, as print shops do, a card has all of it, too.
    /// Towards the edge of the paper a board part or a card may have less.
    #[must_use]
    pub fn outset(self, bleed: Length) -> f64 {
        match self {
            Self::Board { .. } | Self::Disc { .. } => bleed.to_mm(),
            Self::Insert { is_card: true, .. } if bleed > BLEED => bleed.to_mm(),
            Self::Insert { .. } => MARK_ROOM,
            Self::Caption(_) | Self::SlugLine(_) | Self::Backs => 0.0,
        }
    }

    /// Returns the set that it belongs to. `None`: it belongs to no single set.
    #[must_use]
    pub const fn set(self) -> Option<u16> {
        match self {
            Self::Board { set, .. } | Self::Disc { set, .. } => Some(set),
            Self::Insert { set, .. } => set,
            Self::Caption(_) | Self::SlugLine(_) | Self::Backs => None,
        }
    }
}

impl SlugLineForm {
    /// Forms to try on sheets with room to choose, preferred ones first.
    pub const ALL: [Self; 3] = [Self::Block, Self::Band, Self::Strip];

    /// Its width and height in millimetres.
    #[must_use]
    pub const fn size(self) -> Size {
        match self {
            Self::Block => Size::new(62.0, 33.0),
            Self::Band => Size::new(150.0, 15.0),
            Self::Strip => Size::new(118.0, 15.0),
            Self::Line => Size::new(116.0, 5.6),
        }
    }
}

/// An element and its place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Placed {
    /// Element that lies there.
    pub element: Element,
    /// Trimmed area, in millimetres from the top left of the page.
    pub area: Rect,
    /// Whether the element is turned by a quarter, clockwise.
    pub turned: bool,
}

impl Placed {
    /// Returns the trimmed area and the room beyond it, clipped to the printable area of the page.
    #[must_use]
    pub fn outer(&self, settings: &Settings) -> Rect {
        self.outer_within(settings.bleed, settings.paper.printable(settings.margin))
    }

    /// Returns the area of [`Self::outer`] on a page with the printable area `printable`.
    pub(super) fn outer_within(&self, bleed: Length, printable: Rect) -> Rect {
        // The union keeps the trimmed area whole where rounding would cut off a hair of it.
        self.area.inset(self.element.outset(bleed)).intersect(printable).union(self.area)
    }
}

/// A sheet that is cut.
#[derive(Clone, Debug, PartialEq)]
pub struct CutSheet {
    /// Elements on the sheet.
    pub placed: Vec<Placed>,
    /// Cuts that part everything, in order, if all lies edge to edge. Empty: each element has its own marks.
    pub lines: Vec<CutLine>,
}
