//! Which plates can be joined to a box.

use crate::keyed::{KeyedMessage, keyed};
use crate::units::Length;

/// The narrowest finger, in thicknesses of the plate: one that is narrower breaks along the grain.
pub const NARROWEST: f64 = 2.0;
/// The thinnest and the thickest plates of which a box is made.
pub const THICKNESS: [Length; 2] = [Length::mm(2.0), Length::mm(6.0)];
/// The most that a laser may burn away, as a share of the thickness: the two cuts of a slot would come too near to each other.
pub const MOST_KERF: f64 = 1.0 / 3.0;

/// The thickness of plates, if they can be joined to a box.
///
/// # Errors
/// Why they can't, and what would do, in a sentence.
pub fn joinable(thickness: Length) -> Result<Length, KeyedMessage> {
    let [thinnest, thickest] = THICKNESS;
    if !thinnest.fits(thickness) {
        return Err(keyed!(
            "plates-too-thin",
            "plates of {thickness} make no joint: fingers no deeper than that break as they are pushed together; choose from \
             {thinnest} to {thickest}",
            thickness,
            thinnest,
            thickest
        ));
    }
    if !thickness.fits(thickest) {
        let finger = thickness * NARROWEST;
        return Err(keyed!(
            "plates-too-thick",
            "plates of {thickness} make no box for pieces: a finger would be {finger} wide at least, and every wall \
             {wall} high; \
             choose from {thinnest} to {thickest}",
            thickness,
            finger,
            wall = finger * 3.0,
            thinnest,
            thickest
        ));
    }
    Ok(thickness)
}
