//! A box for pieces and cards, cut from plates: finger-jointed, with a lid that slides.
//!
//! A laser cuts through or not at all, so nothing here is half deep. The lid slides between two ledges, whose tabs go through
//! slots in the sides, and two rails, whose fingers lie in the sides' top; the front is as high as the ledges, and the lid runs
//! out over it.
//!
//! A [`FingerJoint`] divides a line between two walls, and both are drawn from the same division, so that edges which meet
//! can't disagree. A wall is made of cuboids of the finished box, and knows its place there: the same parts lie on the bed, are
//! put together in the tests, and drawn on the page that shows how they go together.
//!
//! Every part has the stated size when it is cut: outlines lie half a kerf outside, slots half a kerf inside. A finger is as
//! wide as its gap, so a joint holds by itself if the kerf is right; the box is glued all the same.

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

pub use crate::scene::space::{Place, Placement};
pub use joint::{FingerJoint, JointRole, JointSpan, WIDEST};
pub use load::{CARD, Load, LyingPiece};
pub use measures::{BoxMeasures, CHANNEL_PLAY, END_PLAY, LID_PLAY};
pub use page::page;
pub use slab::Slab;

use super::LaserError;
use super::nest::{BedPanel, bed_holds};
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

    /// Returns the facts about it.
    const fn entry(self) -> PartEntry {
        match self {
            Self::Bottom => entry("A", 1, ["box bottom", "box bottoms"], ["chest-part-bottom", "box-bottom"]),
            Self::Side => entry("B", 2, ["box side", "box sides"], ["chest-part-side", "box-side"]),
            Self::Back => entry("C", 1, ["box back", "box backs"], ["chest-part-back", "box-back"]),
            Self::Front => entry("D", 1, ["box front", "box fronts"], ["chest-part-front", "box-front"]),
            Self::Ledge => entry("E", 2, ["box ledge", "box ledges"], ["chest-part-ledge", "box-ledge"]),
            Self::Rail => entry("F", 2, ["box rail", "box rails"], ["chest-part-rail", "box-rail"]),
            Self::Lid => entry("G", 1, ["box lid", "box lids"], ["chest-part-lid", "box-lid"]),
        }
    }

    /// Returns the letter that is engraved on it.
    #[must_use]
    pub const fn letter(self) -> &'static str {
        self.entry().letter
    }

    /// Returns how many of them a box has.
    #[must_use]
    pub const fn count(self) -> usize {
        self.entry().count
    }

    /// Returns its names in plans for people: for one, and for several.
    #[must_use]
    pub const fn words(self) -> [&'static str; 2] {
        self.entry().words
    }
}

/// Facts about a part of the box.
struct PartEntry {
    letter: &'static str,
    count: usize,
    words: [&'static str; 2],
    /// Id of the message that describes it on the page of the box.
    message: &'static str,
    /// Its name in the middle of a sentence.
    named: &'static str,
}

/// Returns an entry; `said` has the id of its message, and its name in the middle of a sentence.
const fn entry(
    letter: &'static str,
    count: usize,
    words: [&'static str; 2],
    said: [&'static str; 2],
) -> PartEntry {
    let [message, named] = said;
    PartEntry { letter, count, words, message, named }
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
    /// Returns the box that takes least wood for the pieces of one set of an order, which are as thick as the plates, and for
    /// these cards, given by the size of a face in millimetres. All its parts fit the bed if there is a box whose parts do.
    ///
    /// # Errors
    /// If plates of this thickness can't be joined with this kerf, if there is nothing to put into the box, or if a letter has no
    /// glyph.
    pub fn new(
        order: &Order,
        bed: Size,
        kerf: Length,
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
            let sizes = [Size::new(length, width), Size::new(length, height), Size::new(width, height)];
            sizes.into_iter().all(|size| bed_holds(bed, size))
        };
        let found = things.least(fits).or_else(|| things.least(|_| true));
        let (measures, load) = found.ok_or(LaserError::NoJoint { thickness, kerf })?;
        let mut slabs = walls::walls(&measures);
        for slab in &mut slabs {
            if slab.part == BoxPart::Lid {
                lid::adorn(slab, order, &measures, things.smallest())?;
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
            if !bed_holds(bed, panel.size) {
                let needed = slab.bed(kerf);
                return Err(LaserError::BoxTooLarge { what: panel.what, size: panel.size, bed, needed });
            }
            panels.push(panel);
        }
        panels.sort_by(|a, b| b.size.area().total_cmp(&a.size.area()));
        Ok(panels)
    }
}
