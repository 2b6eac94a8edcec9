//! Photographs in an ink.
//!
//! In grey a picture is as light and dark as it was: its ring tells the sides apart, and a face that is pressed towards black or
//! white can't be recognised. Where ink is saved it is paler: in colour, and in grey as something to colour in.

use super::Ink;
use super::tone::{grey, level};
use crate::scene::{Bitmap, Color};
use std::sync::Arc;

/// Share by which a picture goes towards white, where ink is saved in colour, and where it is to be coloured in.
const LOW: f64 = 0.45;
const OUTLINE: f64 = 0.52;

/// Returns a picture in greys, each as bright as the colour was.
pub(super) fn in_greys(picture: &Bitmap) -> Arc<Bitmap> {
    Arc::new(picture.recolored(|color| grey(level(color))))
}

/// Returns a picture for line art.
pub(super) fn pale(picture: &Bitmap, ink: Ink) -> Arc<Bitmap> {
    Arc::new(match ink {
        Ink::Outline => picture.recolored(|color| grey(level(color)).mix(Color::WHITE, OUTLINE)),
        _ => picture.recolored(|color| color.mix(Color::WHITE, LOW)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Channels;

    fn pixels(colors: &[[u8; 3]]) -> Bitmap {
        Bitmap::new(colors.len() as u32, 1, Channels::Rgb, colors.concat()).expect("a bitmap")
    }

    #[test]
    fn greys_have_no_hue_and_keep_their_order() {
        let picture = pixels(&[[0, 0, 0], [200, 30, 30], [240, 220, 40], [77, 77, 77], [255, 255, 255]]);
        for greys in [in_greys(&picture), pale(&picture, Ink::Outline)] {
            assert!(greys.bytes().chunks_exact(3).all(|dot| dot[0] == dot[1] && dot[1] == dot[2]));
            assert!(greys.bytes()[0] < greys.bytes()[3] && greys.bytes()[3] < greys.bytes()[6]);
            assert_eq!(greys.bytes()[12], 255);
        }
        // 0.2126 * 0.578 + 0.7874 * 0.013 is 0.133, the light of the grey 102.
        assert_eq!(in_greys(&picture).bytes()[3], 102);
        assert_eq!(in_greys(&picture).bytes()[9], 77);
    }

    #[test]
    fn a_pale_picture_is_mostly_light() {
        let black = pale(&pixels(&[[0, 0, 0]]), Ink::Outline);
        assert!(black.bytes()[0] > 125);
        let red = pale(&pixels(&[[200, 0, 0]]), Ink::Low);
        assert!(red.bytes()[0] > 220 && red.bytes()[1] < 140, "{:?}", red.bytes());
    }
}
