//! What can lie on a sheet that is cut, and where it lies.

use crate::game::Piece;
use crate::imposition::class_sheet::CutLine;
use crate::imposition::settings::Settings;
use crate::kit::component::Component;
use crate::scene::{Rect, Size};
use crate::units::Length;

/// An insert that is to be placed, flat as it is cut out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FlatInsert {
    /// Its size in millimetres.
    pub size: Size,
    /// Whether all sets have it once, together.
    pub is_once: bool,
    /// Of which component it is, if that is known.
    pub component: Option<Component>,
}

impl FlatInsert {
    /// One that each set has.
    #[must_use]
    pub const fn of_each_set(size: Size) -> Self {
        Self { size, is_once: false, component: None }
    }

    /// The sets that have one of it, out of so many: by their numbers, or none if they have it together.
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
        /// Its index.
        part: usize,
        /// The set that it belongs to, counted from 1.
        set: u16,
    },
    /// An insert, flat as it is cut out.
    Insert {
        /// Its index among those given to [`plan`](super::plan).
        index: usize,
        /// The set that it belongs to, counted from 1; none if all sets have it together.
        set: Option<u16>,
    },
    /// A piece; `spare` if the game can be played without it.
    Disc {
        /// Which.
        piece: Piece,
        /// Whether it is one more than the game needs.
        spare: bool,
        /// The set that it belongs to, counted from 1.
        set: u16,
        /// Its number among those of its kind in that set, counted from 0 in the order in which they lie on the sheets; spare
        /// ones count on from those that are needed. By it a man has his face.
        nth: usize,
    },
    /// The caption over the pieces of a kind, or over the spare ones.
    Caption(Group),
    /// The backs of the pieces above it; its upper edge is the fold.
    Backs,
    /// The slug line: what the page says of itself, and its ruler.
    SlugLine(SlugLineForm),
}

/// Discs under one caption.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// All that the game needs of a kind.
    Needed(Piece),
    /// Those beyond what the game needs.
    Spare,
    /// All of a set, counted from 1.
    Set(u16),
    /// Those that had no room on the page before, of a kind.
    More(Piece),
    /// Those that had no room on the page before, of a set.
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

/// The room around a card, in millimetres: for a short mark.
const MARK_ROOM: f64 = 1.6;

impl Element {
    /// How much room it takes beyond its trimmed area on each side, in millimetres: a board part or a piece for its
    /// bleed, a card, which is white up to the edge, for its marks. Towards the edge of the paper a board part or a
    /// card may have less.
    #[must_use]
    pub fn outset(self, bleed: Length) -> f64 {
        match self {
            Self::Board { .. } | Self::Disc { .. } => bleed.to_mm(),
            Self::Insert { .. } => MARK_ROOM,
            Self::Caption(_) | Self::SlugLine(_) | Self::Backs => 0.0,
        }
    }

    /// The set that it belongs to, if it belongs to one.
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
    /// The forms of sheets that have room to choose, those liked best first.
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
    /// What lies there.
    pub element: Element,
    /// Where: the trimmed area, in millimetres from the top left of the page.
    pub area: Rect,
    /// Whether it is turned by a quarter, clockwise.
    pub turned: bool,
}

impl Placed {
    /// The trimmed area and the room beyond it, as far as the printable part of the page goes.
    #[must_use]
    pub fn outer(&self, settings: &Settings) -> Rect {
        self.outer_within(settings.bleed, settings.paper.printable(settings.margin))
    }

    /// As [`Self::outer`], on a page of which the rectangle `printable` can be printed on.
    pub(super) fn outer_within(&self, bleed: Length, printable: Rect) -> Rect {
        // The union keeps the trimmed area whole where rounding would cut off a hair of it.
        self.area.inset(self.element.outset(bleed)).intersect(printable).union(self.area)
    }
}

/// A sheet that is cut.
#[derive(Clone, Debug, PartialEq)]
pub struct CutSheet {
    /// What is on it.
    pub placed: Vec<Placed>,
    /// The cuts that part everything on it, in order, if it all lies edge to edge; else none, and each thing has marks.
    pub lines: Vec<CutLine>,
}
