//! Joints: two walls that meet along a straight line divide it between them, and both are drawn from the same division.

use crate::laser::plates::NARROWEST;

/// Stretch of a line, from its beginning to its end, in millimetres.
pub type JointSpan = (f64, f64);

/// Greatest width of a finger, in thicknesses of the plate: fewer and wider ones leave too little edge for glue.
pub const WIDEST: f64 = 4.0;

/// A finger joint along a line, or a row of tabs in slots: stretches of equal length that belong to the two walls in turn. Their
/// number is odd, so that the line looks the same from both ends.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FingerJoint {
    from: f64,
    to: f64,
    fingers: usize,
}

/// Role of a wall in a joint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JointRole {
    /// It has the first finger, the last one, and every second between them.
    Ends,
    /// It has the other fingers: the tabs, if its partner has slots.
    Between,
}

impl FingerJoint {
    /// Returns the joint of two walls along a line, with the most fingers of at least [`NARROWEST`] thicknesses. A line on which
    /// three fingers would be narrower gets three all the same: [`Self::is_sound`] tells.
    #[must_use]
    pub fn new((from, to): JointSpan, thickness: f64) -> Self {
        let room = ((to - from) / (NARROWEST * thickness) + 1e-9).floor().max(0.0) as usize;
        let fingers = (room.max(1) - 1) / 2 * 2 + 1;
        Self { from, to, fingers: fingers.max(3) }
    }

    /// Returns the width of a finger in millimetres.
    #[must_use]
    pub fn width(&self) -> f64 {
        (self.to - self.from) / self.fingers as f64
    }

    /// Returns whether its fingers are as wide as they should be, in plates of this thickness.
    #[must_use]
    pub fn is_sound(&self, thickness: f64) -> bool {
        let share = self.width() / thickness;
        (NARROWEST - 1e-6..=WIDEST + 1e-6).contains(&share)
    }

    /// Returns the stretches of the line that belong to one of the two walls.
    pub fn of(&self, role: JointRole) -> impl Iterator<Item = JointSpan> + use<> {
        let Self { from, to, fingers } = *self;
        // Both walls take every place of the line from here, so that they can't disagree about it.
        let at = move |nth: usize| from + (to - from) * nth as f64 / fingers as f64;
        let first = usize::from(role == JointRole::Between);
        (first..fingers).step_by(2).map(move |nth| (at(nth), at(nth + 1)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_two_walls_have_all_of_the_line_and_nothing_of_it_twice() {
        for tenths in 120..3000_u32 {
            let length = f64::from(tenths) / 10.0;
            let joint = FingerJoint::new((5.0, 5.0 + length), 2.0);
            let mut all: Vec<JointSpan> =
                joint.of(JointRole::Ends).chain(joint.of(JointRole::Between)).collect();
            all.sort_by(|a, b| a.0.total_cmp(&b.0));
            assert_eq!(all.len() % 2, 1);
            let end = all[all.len() - 1].1;
            assert!((all[0].0 - 5.0).abs() < 1e-9 && (end - 5.0 - length).abs() < 1e-9, "{all:?}");
            assert!(all.windows(2).all(|pair| pair[0].1.to_bits() == pair[1].0.to_bits()), "{all:?}");
            assert!(joint.is_sound(2.0), "{length} mm: {} mm", joint.width());
        }
    }

    #[test]
    fn a_line_that_is_too_short_for_three_fingers_has_no_sound_joint() {
        assert!(!FingerJoint::new((0.0, 11.9), 2.0).is_sound(2.0));
        assert!(FingerJoint::new((0.0, 12.0), 2.0).is_sound(2.0));
        assert!((FingerJoint::new((0.0, 40.0), 2.0).width() - 40.0 / 9.0).abs() < 1e-9);
    }
}
