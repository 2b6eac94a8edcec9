//! The measures of a box, all following from its inside and the thickness of the plates.

use super::joint::{FingerJoint, JointSpan};

/// How much narrower the lid is than the room between the sides, in millimetres: half of it at each side.
pub const LID_PLAY: f64 = 0.6;
/// How much higher the channel of the lid is than the lid is thick, in millimetres: plates are seldom as thick as they are said to
/// be.
pub const CHANNEL_PLAY: f64 = 0.4;
/// How far the lid stays away from the back, in millimetres.
pub const END_PLAY: f64 = 0.5;
/// How far ledges and rails reach in beyond one thickness, in millimetres: so much of the lid lies on wood.
const REACH: f64 = 2.0;

/// A box: its inside, and what its plates are. All in millimetres.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoxMeasures {
    /// How thick the plates are.
    pub thickness: f64,
    /// From the front to the back, inside.
    pub length: f64,
    /// Between the ledges, and so between the rails above the lid: what is as wide goes straight in and out.
    pub clear: f64,
    /// From the bottom to the lid, inside.
    pub height: f64,
}

impl BoxMeasures {
    /// How far ledges and rails reach in from the sides.
    #[must_use]
    pub fn reach(&self) -> f64 {
        self.thickness + REACH
    }

    /// Between the two sides.
    #[must_use]
    pub fn width(&self) -> f64 {
        self.clear + 2.0 * self.reach()
    }

    /// Where the lid lies: the top of front and ledges, from below the box.
    #[must_use]
    pub fn lid(&self) -> f64 {
        self.thickness + self.height
    }

    /// The top of the channel in which the lid slides, where the rails begin.
    #[must_use]
    pub fn channel(&self) -> f64 {
        self.lid() + self.thickness + CHANNEL_PLAY
    }

    /// The height of the whole box.
    #[must_use]
    pub fn top(&self) -> f64 {
        self.channel() + self.thickness
    }

    /// Length, width and height of the whole box.
    #[must_use]
    pub fn outside(&self) -> [f64; 3] {
        [self.length + 2.0 * self.thickness, self.width() + 2.0 * self.thickness, self.top()]
    }

    /// How much plate it takes, in square millimetres, but for what joints and ledges add.
    pub(super) fn plate(&self) -> f64 {
        let [length, width, height] = self.outside();
        2.0 * (length * width + length * height) + width * height + width * self.lid()
    }

    /// All joints are sound.
    pub(super) fn has_sound_joints(&self) -> bool {
        let joints = [self.along(), self.across(), self.front_corner(), self.back_corner()];
        joints.iter().all(|joint| joint.is_sound(self.thickness))
    }

    /// Along the sides: bottom, ledges and rails are joined to them by it.
    pub(super) fn along(&self) -> FingerJoint {
        FingerJoint::new((0.0, self.length), self.thickness)
    }

    /// Along front and back, which stand on the bottom.
    pub(super) fn across(&self) -> FingerJoint {
        FingerJoint::new((0.0, self.width()), self.thickness)
    }

    /// Up the corners in front, as high as the front.
    pub(super) fn front_corner(&self) -> FingerJoint {
        FingerJoint::new((self.thickness, self.lid()), self.thickness)
    }

    /// Up the corners behind.
    pub(super) fn back_corner(&self) -> FingerJoint {
        FingerJoint::new((self.thickness, self.top()), self.thickness)
    }

    /// One thickness before a place.
    pub(super) fn before(&self, place: f64) -> JointSpan {
        (place - self.thickness, place)
    }

    /// One thickness behind a place.
    pub(super) fn behind(&self, place: f64) -> JointSpan {
        (place, place + self.thickness)
    }
}
