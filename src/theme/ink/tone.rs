//! Lightness: how bright a colour is, and how far two are apart.
//!
//! Luminance and contrast follow WCAG 2.1. The curve of a channel is a table, so that every machine finds the same.

use crate::scene::Color;

/// Light of a channel by its value in sRGB, in 65535ths: v / 12.92 up to 0.04045, ((v + 0.055) / 1.055)^2.4 above
/// (IEC 61966-2-1), as Python computes it.
#[rustfmt::skip]
const LINEAR: [u16; 256] = [
    0, 20, 40, 60, 80, 99, 119, 139, 159, 179, 199, 219, 241, 264, 288, 313, 340, 367, 396, 427, 458, 491,
    526, 562, 599, 637, 677, 718, 761, 805, 851, 898, 947, 997, 1048, 1101, 1156, 1212, 1270, 1330, 1391,
    1453, 1517, 1583, 1651, 1720, 1790, 1863, 1937, 2013, 2090, 2170, 2250, 2333, 2418, 2504, 2592, 2681,
    2773, 2866, 2961, 3058, 3157, 3258, 3360, 3464, 3570, 3678, 3788, 3900, 4014, 4129, 4247, 4366, 4488,
    4611, 4736, 4864, 4993, 5124, 5257, 5392, 5530, 5669, 5810, 5953, 6099, 6246, 6395, 6547, 6700, 6856,
    7014, 7174, 7335, 7500, 7666, 7834, 8004, 8177, 8352, 8528, 8708, 8889, 9072, 9258, 9445, 9635, 9828,
    10_022, 10_219, 10_417, 10_619, 10_822, 11_028, 11_235, 11_446, 11_658, 11_873, 12_090, 12_309, 12_530,
    12_754, 12_980, 13_209, 13_440, 13_673, 13_909, 14_146, 14_387, 14_629, 14_874, 15_122, 15_371, 15_623,
    15_878, 16_135, 16_394, 16_656, 16_920, 17_187, 17_456, 17_727, 18_001, 18_277, 18_556, 18_837, 19_121,
    19_407, 19_696, 19_987, 20_281, 20_577, 20_876, 21_177, 21_481, 21_787, 22_096, 22_407, 22_721, 23_038,
    23_357, 23_678, 24_002, 24_329, 24_658, 24_990, 25_325, 25_662, 26_001, 26_344, 26_688, 27_036, 27_386,
    27_739, 28_094, 28_452, 28_813, 29_176, 29_542, 29_911, 30_282, 30_656, 31_033, 31_412, 31_794, 32_179,
    32_567, 32_957, 33_350, 33_745, 34_143, 34_544, 34_948, 35_355, 35_764, 36_176, 36_591, 37_008, 37_429,
    37_852, 38_278, 38_706, 39_138, 39_572, 40_009, 40_449, 40_891, 41_337, 41_785, 42_236, 42_690, 43_147,
    43_606, 44_069, 44_534, 45_002, 45_473, 45_947, 46_423, 46_903, 47_385, 47_871, 48_359, 48_850, 49_344,
    49_841, 50_341, 50_844, 51_349, 51_858, 52_369, 52_884, 53_401, 53_921, 54_445, 54_971, 55_500, 56_032,
    56_567, 57_105, 57_646, 58_190, 58_737, 59_287, 59_840, 60_396, 60_955, 61_517, 62_082, 62_650, 63_221,
    63_795, 64_372, 64_952, 65_535,
];

/// Returns the relative luminance of a colour: 0 is black, 1 white.
#[must_use]
pub(crate) fn luminance(color: Color) -> f64 {
    0.2126 * linear(color.r) + 0.7152 * linear(color.g) + 0.0722 * linear(color.b)
}

/// Returns the light of a channel: 0 is none, 1 all.
#[must_use]
pub(crate) fn linear(channel: u8) -> f64 {
    f64::from(LINEAR[usize::from(channel)]) / 65535.0
}

/// Returns the channel whose light is nearest.
#[must_use]
pub(crate) fn channel(light: f64) -> u8 {
    let above = LINEAR.partition_point(|&entry| f64::from(entry) / 65535.0 < light).min(255);
    let [below, above] = [above.saturating_sub(1), above].map(|nth| u8::try_from(nth).unwrap_or(u8::MAX));
    if light - linear(below) < linear(above) - light { below } else { above }
}

/// Returns the contrast of two luminances: 1 is none, 21 black on white.
#[must_use]
pub(crate) fn ratio(a: f64, b: f64) -> f64 {
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// Returns the contrast of two colours.
#[must_use]
pub(crate) fn contrast(a: Color, b: Color) -> f64 {
    ratio(luminance(a), luminance(b))
}

/// Returns a grey by its level: 0 is black, 255 white.
#[must_use]
pub(crate) const fn grey(level: u8) -> Color {
    Color::rgb(level, level, level)
}

/// Returns the level of the grey that is as bright as a colour. A grey is as bright as itself.
#[must_use]
pub(crate) fn level(color: Color) -> u8 {
    channel(luminance(color))
}

/// Returns a grey that is at least as dark as a colour, and dark enough to be read on white: contrast 7 and more.
#[must_use]
pub(super) fn readable(color: Color) -> Color {
    /// Level of the lightest grey that is dark enough: its luminance is 0.0976, and 1.05 / 0.1476 is 7.1.
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
        assert!((contrast(grey(0x76), Color::WHITE) - 4.54).abs() < 0.005);
        assert!((contrast(grey(0x59), Color::WHITE) - 7.0).abs() < 0.01);
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
