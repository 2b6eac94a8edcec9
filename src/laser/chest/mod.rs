//! A box for pieces and cards, cut from plates: finger-jointed, with a lid that slides.
//!
//! A laser cuts through or not at all, so nothing here is half deep. The lid slides between two ledges, whose tabs go through
//! slots in the sides, and two rails, whose fingers lie in the sides' top; the front is as high as the ledges, and the lid runs
//! out over it.
//!
//! A [`FingerJoint`] shares a line out between two walls, and both are drawn from the same sharing, so that edges which meet can't
//! disagree. A wall is made of cuboids of the finished box, and knows its place there: the same parts are nested on the bed,
//! put together in the tests, and drawn on the page that shows how they go together.
//!
//! Every part has the stated size when it is cut: outlines lie half a kerf outside, slots half a kerf inside. A finger is as
//! wide as its gap, which holds by itself where the kerf is right; the box is glued all the same.

mod exploded;
mod joint;
mod lid;
mod load;
mod measures;
mod outline;
mod page;
mod slab;
mod space;
mod walls;

pub use joint::{FingerJoint, JointRole, JointSpan, WIDEST};
pub use load::{CARD, Load, LyingPiece};
pub use measures::{BoxMeasures, CHANNEL_PLAY, END_PLAY, LID_PLAY};
pub use page::page;
pub use slab::{Place, Placement, Slab};

use super::LaserError;
use super::nest::BedPanel;
use super::plates::{MOST_KERF, joinable};
use crate::imposition::Order;
use crate::scene::Size;
use crate::units::Length;
use load::Things;

/// A part of the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum BoxPart {
    /// The bottom.
    Bottom,
    /// One of the two sides.
    Side,
    /// The back, as high as the sides.
    Back,
    /// The front, which is lower: the lid slides out over it.
    Front,
    /// One of the two strips on which the lid slides.
    Ledge,
    /// One of the two strips that hold the lid down.
    Rail,
    /// The lid.
    Lid,
}

impl BoxPart {
    /// All parts, in the order of their letters.
    pub const ALL: [Self; 7] =
        [Self::Bottom, Self::Side, Self::Back, Self::Front, Self::Ledge, Self::Rail, Self::Lid];

    /// Returns the letter that is engraved on it.
    #[must_use]
    pub const fn letter(self) -> &'static str {
        match self {
            Self::Bottom => "A",
            Self::Side => "B",
            Self::Back => "C",
            Self::Front => "D",
            Self::Ledge => "E",
            Self::Rail => "F",
            Self::Lid => "G",
        }
    }

    /// Returns how many of them a box has.
    #[must_use]
    pub const fn count(self) -> usize {
        match self {
            Self::Side | Self::Ledge | Self::Rail => 2,
            Self::Bottom | Self::Back | Self::Front | Self::Lid => 1,
        }
    }

    /// Returns its names in plans for people: for one, and for several.
    #[must_use]
    pub const fn words(self) -> [&'static str; 2] {
        match self {
            Self::Bottom => ["box bottom", "box bottoms"],
            Self::Side => ["box side", "box sides"],
            Self::Back => ["box back", "box backs"],
            Self::Front => ["box front", "box fronts"],
            Self::Ledge => ["box ledge", "box ledges"],
            Self::Rail => ["box rail", "box rails"],
            Self::Lid => ["box lid", "box lids"],
        }
    }

    /// Returns the id of the message that describes it on the page of the box.
    pub(super) const fn message(self) -> &'static str {
        match self {
            Self::Bottom => "chest-part-bottom",
            Self::Side => "chest-part-side",
            Self::Back => "chest-part-back",
            Self::Front => "chest-part-front",
            Self::Ledge => "chest-part-ledge",
            Self::Rail => "chest-part-rail",
            Self::Lid => "chest-part-lid",
        }
    }

    /// Returns its name in the middle of a sentence.
    pub(super) const fn named(self) -> &'static str {
        match self {
            Self::Bottom => "the bottom of the box",
            Self::Side => "a side of the box",
            Self::Back => "the back of the box",
            Self::Front => "the front of the box",
            Self::Ledge => "a ledge of the box",
            Self::Rail => "a rail of the box",
            Self::Lid => "the lid of the box",
        }
    }
}

/// A box for one set.
#[derive(Clone, Debug, PartialEq)]
pub struct LaserBox {
    /// Size of the box.
    pub measures: BoxMeasures,
    /// Arrangement of everything in it.
    pub load: Load,
    /// Its parts, in the order of their letters.
    pub slabs: Vec<Slab>,
}

impl LaserBox {
    /// Returns the box that takes least wood for the pieces of one set of an order, which are as thick as the plates, and for these
    /// cards, given by the size of a face in millimetres. All its parts fit the bed if there is a box whose parts do.
    ///
    /// # Errors
    /// If plates of this thickness can't be joined with this kerf, if there is nothing to put into the box, or if a letter has no
    /// glyph.
    pub fn new(
        order: &Order,
        (bed, kerf): (Size, Length),
        thickness: Length,
        cards: &[Size],
    ) -> Result<Self, LaserError> {
        if joinable(thickness).is_err() || kerf.to_mm() > MOST_KERF * thickness.to_mm() + 1e-9 {
            return Err(LaserError::NoJoint { thickness, kerf });
        }
        let things = Things::of(order, cards, thickness.to_mm());
        if things.is_nothing() {
            return Err(LaserError::EmptyBox);
        }
        // The bottom, a side and the back are the largest parts.
        let fits = |measures: &BoxMeasures| {
            let [length, width, height] = measures.outside().map(|side| side + kerf.to_mm());
            [width, height].iter().all(|&other| fits_bed(Size::new(length, other), bed))
                && fits_bed(Size::new(width, height), bed)
        };
        let found = things.least(fits).or_else(|| things.least(|_| true));
        let (measures, load) = found.ok_or(LaserError::NoJoint { thickness, kerf })?;
        let mut slabs = walls::walls(&measures);
        for slab in &mut slabs {
            if slab.part == BoxPart::Lid {
                lid::adorn(slab, order, (&measures, things.smallest()))?;
            } else {
                lid::letter(slab, order)?;
            }
        }
        Ok(Self { measures, load, slabs })
    }

    /// Returns the parts to be laid on beds, the largest first.
    ///
    /// # Errors
    /// If a part is larger than the bed.
    pub(super) fn panels(&self, bed: Size, kerf: f64) -> Result<Vec<BedPanel>, LaserError> {
        let mut panels = Vec::new();
        for slab in &self.slabs {
            let panel = slab.panel(kerf);
            if !fits_bed(panel.size, bed) {
                let needed = slab.bed(kerf);
                return Err(LaserError::BoxTooLarge { what: panel.what, size: panel.size, bed, needed });
            }
            panels.push(panel);
        }
        panels.sort_by(|a, b| b.size.area().total_cmp(&a.size.area()));
        Ok(panels)
    }
}

/// Returns whether a bed has room for a part, as it is or turned.
fn fits_bed(size: Size, bed: Size) -> bool {
    let room = super::nest::Nest::new(bed).usable().size();
    let within = |a: f64, b: f64| a <= room.width + 1e-3 && b <= room.height + 1e-3;
    within(size.width, size.height) || within(size.height, size.width)
}
