//! Colours by lightness and hue, in which equal steps look alike: Björn Ottosson's Oklab
//! (<https://bottosson.github.io/posts/oklab/>).
//!
//! Only sums, products and tables, so that every machine finds the same.

use super::ink::tone::{channel, linear};
use crate::scene::Color;

/// Colour in Oklab.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Lab {
    /// Lightness, 0 to 1.
    pub(crate) l: f64,
    /// Place from green to red.
    pub(crate) a: f64,
    /// Place from blue to yellow.
    pub(crate) b: f64,
}

impl Lab {
    /// Returns a colour in Oklab, unchanged.
    pub(crate) fn of(color: Color) -> Self {
        let [r, g, b] = [color.r, color.g, color.b].map(linear);
        let long = cube_root(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b);
        let middle = cube_root(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b);
        let short = cube_root(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b);
        Self {
            l: 0.210_454_255_3 * long + 0.793_617_785_0 * middle - 0.004_072_046_8 * short,
            a: 1.977_998_495_1 * long - 2.428_592_205_0 * middle + 0.450_593_709_9 * short,
            b: 0.025_904_037_1 * long + 0.782_771_766_2 * middle - 0.808_675_766_0 * short,
        }
    }

    /// Returns the chroma: 0 is a grey, 0.3 very bright.
    pub(crate) fn chroma(self) -> f64 {
        (self.a * self.a + self.b * self.b).sqrt()
    }

    /// Returns the likeness of the hues of two colours: 1 is the same, 0 a quarter of the circle apart, -1 opposite.
    pub(crate) fn likeness(self, other: Self) -> f64 {
        (self.a * other.a + self.b * other.b) / (self.chroma() * other.chroma()).max(1e-9)
    }

    /// Returns the nearest colour that can be shown: as light, and with as much of the hue as there can be.
    pub(crate) fn shown(self) -> Color {
        // Forty steps towards grey, which can always be shown.
        let mut paler = (0..=40).map(|step| {
            let share = 1.0 - f64::from(step) / 40.0;
            Self { a: self.a * share, b: self.b * share, ..self }.light()
        });
        let seen = |light: &[f64; 3]| light.iter().all(|part| (-0.001..=1.001).contains(part));
        let [r, g, b] =
            paler.clone().find(seen).or_else(|| paler.next_back()).unwrap_or_default().map(channel);
        Color::rgb(r, g, b)
    }

    /// Returns the light of red, green and blue; outside of 0 to 1 if the colour can't be shown.
    fn light(self) -> [f64; 3] {
        let Self { l, a, b } = self;
        let cube = |v: f64| v * v * v;
        let long = cube(l + 0.396_337_777_4 * a + 0.215_803_757_3 * b);
        let middle = cube(l - 0.105_561_345_8 * a - 0.063_854_172_8 * b);
        let short = cube(l - 0.089_484_177_5 * a - 1.291_485_548_0 * b);
        [
            4.076_741_662_1 * long - 3.307_711_591_3 * middle + 0.230_969_929_2 * short,
            -1.268_438_004_6 * long + 2.609_757_401_1 * middle - 0.341_319_396_5 * short,
            -0.004_196_086_3 * long - 0.703_418_614_7 * middle + 1.707_614_701_0 * short,
        ]
    }
}

/// Returns the cube root of a number from 0 on, by Newton's steps: the standard library's may differ between machines.
fn cube_root(of: f64) -> f64 {
    if of <= 0.0 {
        return 0.0;
    }
    let mut root = 1.0;
    for _ in 0..40 {
        root = (2.0 * root + of / (root * root)) / 3.0;
    }
    root
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn red_has_the_values_of_its_inventor() {
        // Values of CSS Color 4 and of the inventor's page.
        let red = Lab::of(Color::rgb(255, 0, 0));
        assert!((red.l - 0.627_96).abs() < 1e-3 && (red.a - 0.224_86).abs() < 1e-3, "{red:?}");
        let white = Lab::of(Color::WHITE);
        assert!((white.l - 1.0).abs() < 1e-3 && white.chroma() < 1e-3, "{white:?}");
        assert!(Lab::of(Color::BLACK).l.abs() < 1e-9);
    }

    #[test]
    fn a_colour_comes_back_as_it_was() {
        for r in (0..=255).step_by(17) {
            for g in (0..=255).step_by(51) {
                for b in (0..=255).step_by(51) {
                    let color = Color::rgb(r, g, b);
                    let back = Lab::of(color).shown();
                    let off = |a: u8, b: u8| a.abs_diff(b) <= 1;
                    assert!(off(back.r, r) && off(back.g, g) && off(back.b, b), "{color} became {back}");
                }
            }
        }
    }

    #[test]
    fn hues_are_alike_or_opposite() {
        let of = |r, g, b| Lab::of(Color::rgb(r, g, b));
        assert!(of(200, 30, 30).likeness(of(120, 10, 10)) > 0.95);
        assert!(of(200, 30, 30).likeness(of(30, 160, 160)) < -0.7);
    }
}
