//! Lightness: how bright a colour is, and how far two are apart.
//!
//! As WCAG 2.1 has it, but with the power of 2.25 for the curve of a channel, which two square roots give exactly on
//! every machine.

use crate::scene::Color;

/// The relative luminance of a colour: 0 is black, 1 white.
#[must_use]
pub fn luminance(color: Color) -> f64 {
    let linear = |v: u8| {
        let v = f64::from(v) / 255.0;
        v * v * v.sqrt().sqrt()
    };
    0.2126 * linear(color.r) + 0.7152 * linear(color.g) + 0.0722 * linear(color.b)
}

/// The contrast of two luminances: 1 is none, 21 black on white.
#[must_use]
pub fn ratio(a: f64, b: f64) -> f64 {
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// The contrast of two colours.
#[must_use]
pub fn contrast(a: Color, b: Color) -> f64 {
    ratio(luminance(a), luminance(b))
}

/// A grey by its level: 0 is black, 255 white.
#[must_use]
pub const fn grey(level: u8) -> Color {
    Color::rgb(level, level, level)
}

/// The level of the grey that is as bright as a colour. A grey is as bright as itself.
#[must_use]
pub fn level(color: Color) -> u8 {
    let wanted = luminance(color);
    let off = |level: u8| (luminance(grey(level)) - wanted).abs();
    (0..=u8::MAX).min_by(|&a, &b| off(a).total_cmp(&off(b))).unwrap_or(0)
}

/// A grey that is at least as dark as a colour, and dark enough to be read on white: contrast 7 and more.
#[must_use]
pub(super) fn readable(color: Color) -> Color {
    /// The lightest such grey: its luminance is 0.1, and 1.05 / 0.15 is 7.
    const LIGHTEST: u8 = 0x58;
    grey(level(color).min(LIGHTEST))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contrast_is_that_of_wcag() {
        assert!((contrast(Color::BLACK, Color::WHITE) - 21.0).abs() < 1e-9);
        // The lightest grey for text on white at 4.5 is #767676; at 7, #595959 (WebAIM's contrast checker).
        assert!((contrast(grey(0x76), Color::WHITE) - 4.54).abs() < 0.05);
        assert!((contrast(grey(0x59), Color::WHITE) - 7.0).abs() < 0.1);
        assert!(contrast(readable(Color::rgb(0xee, 0xee, 0)), Color::WHITE) >= 7.0);
    }

    #[test]
    fn a_grey_is_as_bright_as_itself() {
        for v in 0..=u8::MAX {
            assert_eq!(level(grey(v)), v);
        }
        assert!(level(Color::rgb(255, 255, 0)) > level(Color::rgb(0, 255, 0)));
        assert!(level(Color::rgb(0, 255, 0)) > level(Color::rgb(255, 0, 0)));
    }
}
