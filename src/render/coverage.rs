//! Estimate of the ink that pages take on a simple printer. Pages are painted in few dots, so that a plan takes less time than
//! its kit.

use super::RenderError;
use super::paint::{DisplayLists, Raster};
use crate::scene::Document;
use resvg::tiny_skia::Pixmap;

/// Dots to an inch at which ink is counted: smoothed edges count in part, so that few are enough.
const DPI: f64 = 20.0;

/// Share of a page that is covered with each ink, from 0 to 1.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Coverage {
    /// Cyan.
    pub cyan: f64,
    /// Magenta.
    pub magenta: f64,
    /// Yellow.
    pub yellow: f64,
    /// Black, which takes the place of equal parts of the three.
    pub black: f64,
    /// Black if there is no other ink: how dark the page is in grey.
    pub grey: f64,
}

impl Coverage {
    /// Returns the sum of this and `times` the other.
    #[must_use]
    pub fn plus(self, other: Self, times: f64) -> Self {
        Self {
            cyan: self.cyan + other.cyan * times,
            magenta: self.magenta + other.magenta * times,
            yellow: self.yellow + other.yellow * times,
            black: self.black + other.black * times,
            grey: self.grey + other.grey * times,
        }
    }

    /// Returns the sum of the inks that are printed: all but grey, which is what they look like without colour.
    #[must_use]
    pub fn printed(self) -> f64 {
        self.cyan + self.magenta + self.yellow + self.black
    }

    /// Returns the ink of a dot of a colour.
    fn of(dot: &[u8]) -> Self {
        let part = |at: usize| f64::from(dot[at]) / 255.0;
        let (red, green, blue) = (part(0), part(1), part(2));
        let white = red.max(green).max(blue);
        Self {
            cyan: white - red,
            magenta: white - green,
            yellow: white - blue,
            black: 1.0 - white,
            // Weights of ITU-R BT.709.
            grey: 1.0 - (0.2126 * red + 0.7152 * green + 0.0722 * blue),
        }
    }
}

/// Returns the ink of the pages of a document with these numbers, counted from 0.
pub(super) fn pages(document: &Document, pages: &[usize]) -> Result<Vec<Coverage>, RenderError> {
    let mut lists = DisplayLists::of(document);
    let mut counted = |nth: &usize| ink(&Raster::at_dpi(&mut lists, *nth, DPI)?.coarse());
    pages.iter().map(&mut counted).collect()
}

/// Returns the ink of a page.
fn ink(raster: &Raster) -> Result<Coverage, RenderError> {
    let share = 1.0 / (f64::from(raster.width) * f64::from(raster.height));
    let mut all = Coverage::default();
    raster.paint(|dots| {
        all = all.plus(sum(dots), share);
        Ok(())
    })?;
    Ok(all)
}

/// Returns the ink of dots, each of which counts as 1.
fn sum(dots: &Pixmap) -> Coverage {
    let mut all = Coverage::default();
    // Most dots have the colour of the dot before them, whose ink is known.
    let (mut last, mut ink) = (&[255_u8; 3][..], Coverage::default());
    for dot in dots.data().chunks_exact(4) {
        if dot[..3] != *last {
            (last, ink) = (&dot[..3], Coverage::of(dot));
        }
        all = all.plus(ink, 1.0);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Color, Page, Path, Rect, Shape, Size};

    /// Returns the ink of a page of 100 x 50 mm of which a tenth has a colour.
    fn tenth(color: Color) -> Coverage {
        let outline = Rect::new(20.0, 10.0, 40.0, 35.0).to_path(0.01);
        let items = vec![Path::fill(outline, color).into()];
        let page = Page { size: Size::new(100.0, 50.0), trim: None, bleed: None, items };
        let document = Document::untitled(vec![page]);
        let found = super::pages(&document, &[0]).unwrap().swap_remove(0);
        let other = ink(&Raster::at_dpi(&mut DisplayLists::of(&document), 0, 10.0 * DPI).unwrap()).unwrap();
        assert!((found.grey - other.grey).abs() < 0.002, "{found:?} is not {other:?}");
        found
    }

    #[test]
    fn colours_take_the_inks_that_they_are_mixed_of() {
        let near = |found: Coverage, inks: [f64; 5]| {
            let all = [found.cyan, found.magenta, found.yellow, found.black, found.grey];
            let off = all.iter().zip(inks).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
            assert!(off < 0.002, "{found:?} is not {inks:?}");
        };
        near(tenth(Color::WHITE), [0.0; 5]);
        near(tenth(Color::BLACK), [0.0, 0.0, 0.0, 0.1, 0.1]);
        near(tenth(Color::rgb(255, 0, 0)), [0.0, 0.1, 0.1, 0.0, 0.078_74]);
        // Half a grey: 51 of 255 is a fifth, so that four fifths are black.
        near(tenth(Color::rgb(51, 51, 51)), [0.0, 0.0, 0.0, 0.08, 0.08]);
    }
}
