//! Walls of a box: the joints with its neighbours determine the shape of each.

use super::BoxPart;
use super::joint::{FingerJoint, JointRole, JointSpan};
use super::measures::{BoxMeasures, END_PLAY, LID_PLAY};
use super::slab::{Slab, SlabMaker};
use crate::scene::space::{Place, Placement};

/// Directions in the box: to its back, left side, front, right side, and down.
const BACK: Place = [1.0, 0.0, 0.0];
const LEFT: Place = [0.0, 1.0, 0.0];
const FRONT: Place = [-1.0, 0.0, 0.0];
const RIGHT: Place = [0.0, -1.0, 0.0];
const DOWN: Place = [0.0, 0.0, -1.0];

/// One of the two sides of the box, with the strips that are fixed to it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum BoxHand {
    Right,
    Left,
}

impl BoxHand {
    /// Returns the thickness of the side, measured from the right side of the box.
    fn side(self, box_: &BoxMeasures) -> JointSpan {
        match self {
            Self::Right => box_.before(0.0),
            Self::Left => box_.behind(box_.width()),
        }
    }

    /// Returns the span of the strips that reach in from the side.
    fn reach(self, box_: &BoxMeasures) -> JointSpan {
        match self {
            Self::Right => (0.0, box_.reach()),
            Self::Left => (box_.width() - box_.reach(), box_.width()),
        }
    }

    /// Returns the place of a strip that lies flat beside the side, seen from below: this face lies upwards on the bed.
    fn strip(self, box_: &BoxMeasures, height: f64) -> Placement {
        match self {
            Self::Right => Placement { origin: [0.0, 0.0, height], right: BACK, down: LEFT },
            Self::Left => {
                Placement { origin: [box_.length, box_.width(), height], right: FRONT, down: RIGHT }
            }
        }
    }
}

/// Returns all parts of a box, in the order of their letters.
pub(super) fn walls(box_: &BoxMeasures) -> Vec<Slab> {
    let both = |make: fn(&BoxMeasures, BoxHand) -> Slab| {
        [BoxHand::Right, BoxHand::Left]
            .map(|hand| Slab { is_left: hand == BoxHand::Left, ..make(box_, hand) })
    };
    let ends = [back(box_), front(box_)];
    let walls = [bottom(box_)].into_iter().chain(both(side)).chain(ends);
    walls.chain(both(ledge)).chain(both(rail)).chain([lid(box_)]).collect()
}

/// Returns the bottom, seen from inside.
fn bottom(box_: &BoxMeasures) -> Slab {
    let (length, width, thickness) = (box_.length, box_.width(), box_.thickness);
    let mut maker =
        SlabMaker::new(Placement { origin: [0.0, width, thickness], right: BACK, down: RIGHT }, thickness);
    let flat = (0.0, thickness);
    maker.solid((0.0, length), (0.0, width), flat);
    for finger in box_.along().of(JointRole::Between) {
        maker.solid(finger, box_.before(0.0), flat);
        maker.solid(finger, box_.behind(width), flat);
    }
    for finger in box_.across().of(JointRole::Between) {
        maker.solid(box_.before(0.0), finger, flat);
        maker.solid(box_.behind(length), finger, flat);
    }
    maker.finish(BoxPart::Bottom)
}

/// Returns a side, seen from inside. It has the corners of the box, and beside the lid it is as high in front as behind.
fn side(box_: &BoxMeasures, hand: BoxHand) -> Slab {
    let (length, thickness) = (box_.length, box_.thickness);
    let place = match hand {
        BoxHand::Right => Placement { origin: [length, 0.0, box_.top()], right: FRONT, down: DOWN },
        BoxHand::Left => Placement { origin: [0.0, box_.width(), box_.top()], right: BACK, down: DOWN },
    };
    let mut maker = SlabMaker::new(place, box_.thickness);
    let deep = hand.side(box_);
    maker.solid((0.0, length), deep, (thickness, box_.channel()));
    for end in [box_.before(0.0), box_.behind(length)] {
        maker.solid(end, deep, (0.0, thickness));
    }
    for finger in box_.along().of(JointRole::Ends) {
        maker.solid(finger, deep, (0.0, thickness));
        maker.solid(finger, deep, (box_.channel(), box_.top()));
    }
    for finger in box_.front_corner().of(JointRole::Ends) {
        maker.solid(box_.before(0.0), deep, finger);
    }
    maker.solid(box_.before(0.0), deep, (box_.lid(), box_.top()));
    for finger in box_.back_corner().of(JointRole::Ends) {
        maker.solid(box_.behind(length), deep, finger);
    }
    for tab in box_.along().of(JointRole::Between) {
        maker.slot(tab, deep, box_.before(box_.lid()));
    }
    maker.finish(BoxPart::Side)
}

/// Returns front or back, seen from inside: it stands on the bottom between the sides, up to the end of its corners' joint.
fn end(
    box_: &BoxMeasures,
    part: BoxPart,
    place: Placement,
    deep: JointSpan,
    corner: FingerJoint,
    top: f64,
) -> Slab {
    let mut maker = SlabMaker::new(place, box_.thickness);
    maker.solid(deep, (0.0, box_.width()), (box_.thickness, top));
    for finger in box_.across().of(JointRole::Ends) {
        maker.solid(deep, finger, (0.0, box_.thickness));
    }
    for finger in corner.of(JointRole::Between) {
        maker.solid(deep, box_.before(0.0), finger);
        maker.solid(deep, box_.behind(box_.width()), finger);
    }
    maker.finish(part)
}

fn back(box_: &BoxMeasures) -> Slab {
    let place = Placement { origin: [box_.length, box_.width(), box_.top()], right: RIGHT, down: DOWN };
    end(box_, BoxPart::Back, place, box_.behind(box_.length), box_.back_corner(), box_.top())
}

/// Returns the front, which ends where the lid lies, since the lid slides out over it.
fn front(box_: &BoxMeasures) -> Slab {
    let place = Placement { origin: [0.0, 0.0, box_.lid()], right: LEFT, down: DOWN };
    end(box_, BoxPart::Front, place, box_.before(0.0), box_.front_corner(), box_.lid())
}

/// Returns a strip on which the lid slides; its tabs go through the slots of the side.
fn ledge(box_: &BoxMeasures, hand: BoxHand) -> Slab {
    let flat = box_.before(box_.lid());
    let mut maker = SlabMaker::new(hand.strip(box_, flat.0), box_.thickness);
    maker.solid((0.0, box_.length), hand.reach(box_), flat);
    for tab in box_.along().of(JointRole::Between) {
        maker.solid(tab, hand.side(box_), flat);
    }
    maker.finish(BoxPart::Ledge)
}

/// Returns a strip that holds the lid down; its fingers lie in the top of the side. It goes on over the front.
fn rail(box_: &BoxMeasures, hand: BoxHand) -> Slab {
    let flat = (box_.channel(), box_.top());
    let mut maker = SlabMaker::new(hand.strip(box_, flat.0), box_.thickness);
    maker.solid((-box_.thickness, box_.length), hand.reach(box_), flat);
    for finger in box_.along().of(JointRole::Between) {
        maker.solid(finger, hand.side(box_), flat);
    }
    maker.finish(BoxPart::Rail)
}

/// Returns the lid seen from above, with the front below: as one looks at the box and reads its title.
fn lid(box_: &BoxMeasures) -> Slab {
    let (from, to) = (LID_PLAY / 2.0, box_.width() - LID_PLAY / 2.0);
    let (front, back) = (-box_.thickness, box_.length - END_PLAY);
    let flat = box_.behind(box_.lid());
    let mut maker =
        SlabMaker::new(Placement { origin: [back, to, flat.1], right: RIGHT, down: FRONT }, box_.thickness);
    maker.solid((front, back), (from, to), flat);
    maker.finish(BoxPart::Lid)
}
