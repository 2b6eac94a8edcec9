//! Measures of a box, all following from its inside and the thickness of the plates.

use super::joint::{FingerJoint, JointSpan};

/// Difference between the room between the sides and the lid's width, in millimetres: half of it at each side.
pub const LID_PLAY: f64 = 0.6;
/// Difference between the height of the lid's channel and the lid's thickness, in millimetres: plates are seldom as thick as
/// stated.
pub const CHANNEL_PLAY: f64 = 0.4;
/// Distance between the lid and the back, in millimetres.
pub const END_PLAY: f64 = 0.5;
/// Length by which ledges and rails reach in beyond one thickness, in millimetres: so much of the lid lies on wood.
const REACH: f64 = 2.0;

/// Inside of a box and thickness of its plates, in millimetres.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoxMeasures {
    /// Thickness of the plates.
    pub thickness: f64,
    /// Length inside, from the front to the back.
    pub length: f64,
    /// Width between the ledges, and so between the rails above the lid: things of this width go straight in and out.
    pub clear: f64,
    /// Height inside, from the bottom to the lid.
    pub height: f64,
}

impl BoxMeasures {
    /// Returns how far ledges and rails reach in from the sides.
    #[must_use]
    pub fn reach(&self) -> f64 {
        self.thickness + REACH
    }

    /// Returns the width between the two sides.
    #[must_use]
    pub fn width(&self) -> f64 {
        self.clear + 2.0 * self.reach()
    }

    /// Returns the height at which the lid lies: the top of front and ledges, from below the box.
    #[must_use]
    pub fn lid(&self) -> f64 {
        self.thickness + self.height
    }

    /// Returns the top of the channel in which the lid slides, where the rails begin.
    #[must_use]
    pub fn channel(&self) -> f64 {
        self.lid() + self.thickness + CHANNEL_PLAY
    }

    /// Returns the height of the whole box.
    #[must_use]
    pub fn top(&self) -> f64 {
        self.channel() + self.thickness
    }

    /// Returns length, width and height of the whole box.
    #[must_use]
    pub fn outside(&self) -> [f64; 3] {
        [self.length + 2.0 * self.thickness, self.width() + 2.0 * self.thickness, self.top()]
    }

    /// Returns the area of plate that it takes, in square millimetres, without the additions for joints and ledges.
    pub(super) fn plate(&self) -> f64 {
        let [length, width, height] = self.outside();
        2.0 * (length * width + length * height) + width * height + width * self.lid()
    }

    /// Returns whether all joints are sound.
    pub(super) fn has_sound_joints(&self) -> bool {
        let joints = [self.along(), self.across(), self.front_corner(), self.back_corner()];
        joints.iter().all(|joint| joint.is_sound(self.thickness))
    }

    /// Returns the joint along the sides, to which it joins bottom, ledges and rails.
    pub(super) fn along(&self) -> FingerJoint {
        FingerJoint::new((0.0, self.length), self.thickness)
    }

    /// Returns the joint along front and back, which stand on the bottom.
    pub(super) fn across(&self) -> FingerJoint {
        FingerJoint::new((0.0, self.width()), self.thickness)
    }

    /// Returns the joint up the corners in front, as high as the front.
    pub(super) fn front_corner(&self) -> FingerJoint {
        FingerJoint::new((self.thickness, self.lid()), self.thickness)
    }

    /// Returns the joint up the corners behind.
    pub(super) fn back_corner(&self) -> FingerJoint {
        FingerJoint::new((self.thickness, self.top()), self.thickness)
    }

    /// Returns the span of one thickness before a place.
    pub(super) fn before(&self, place: f64) -> JointSpan {
        (place - self.thickness, place)
    }

    /// Returns the span of one thickness behind a place.
    pub(super) fn behind(&self, place: f64) -> JointSpan {
        (place, place + self.thickness)
    }
}
