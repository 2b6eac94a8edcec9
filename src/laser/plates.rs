//! Limits of plates that can be joined to a box.

use crate::keyed::{KeyedMessage, keyed};
use crate::units::Length;

/// Least width of a finger, in thicknesses of the plate: a narrower one breaks along the grain.
pub const NARROWEST: f64 = 2.0;
/// Thinnest and thickest plates of which a box is made.
pub const THICKNESS: [Length; 2] = [Length::mm(2.0), Length::mm(6.0)];
/// Greatest kerf as a share of the thickness: with more, the two cuts of a slot come too near to each other.
pub const MOST_KERF: f64 = 1.0 / 3.0;

/// Returns the thickness of plates, if they can be joined to a box.
///
/// # Errors
/// The reason why they can't, and which thickness can, in a sentence.
pub fn joinable(thickness: Length) -> Result<Length, KeyedMessage> {
    let [thinnest, thickest] = THICKNESS;
    if !thinnest.fits(thickness) {
        return Err(keyed!("plates-too-thin", thickness, thinnest, thickest));
    }
    if !thickness.fits(thickest) {
        let finger = thickness * NARROWEST;
        return Err(keyed!("plates-too-thick", thickness, finger, wall = finger * 3.0, thinnest, thickest));
    }
    Ok(thickness)
}
