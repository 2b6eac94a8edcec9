//! How much ink pages take, as a printer without any cleverness would spend it.

use super::RenderError;
use super::raster::Raster;
use crate::scene::{Document, Item, Page};
use std::sync::Arc;

/// Dots to an inch at which ink is counted: smoothed edges count in part, so that few are enough.
const DPI: f64 = 50.0;

/// The share of a page that is covered with each ink, from 0 to 1.
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
    /// Black if there is no other ink: what grey darkens.
    pub grey: f64,
}

impl Coverage {
    /// The sum of two, each counted so often.
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

    /// What a dot of a colour takes.
    fn of(dot: &[u8]) -> Self {
        let part = |at: usize| f64::from(dot[at]) / 255.0;
        let (red, green, blue) = (part(0), part(1), part(2));
        let white = red.max(green).max(blue);
        Self {
            cyan: white - red,
            magenta: white - green,
            yellow: white - blue,
            black: 1.0 - white,
            // The weights of ITU-R BT.709.
            grey: 1.0 - (0.2126 * red + 0.7152 * green + 0.0722 * blue),
        }
    }
}

/// The most letters of a line that may differ between pages that take as much ink.
const SHORT: usize = 40;

/// The ink of all pages. Those of a hundred sets differ in their numbers only, and are counted once.
pub(super) fn pages(document: &Document) -> Result<Vec<Coverage>, RenderError> {
    let mut different: Vec<(&Page, Coverage)> = Vec::new();
    let mut all = Vec::new();
    for (nth, page) in document.pages.iter().enumerate() {
        let same =
            |(other, _): &&(&Page, Coverage)| other.size == page.size && alike(&other.items, &page.items);
        let known = different.iter().find(same).map(|(_, found)| *found);
        let found = if let Some(found) = known {
            found
        } else {
            let found = self::page(document, nth)?;
            different.push((page, found));
            found
        };
        all.push(found);
    }
    Ok(all)
}

/// Whether items take as much ink: they are the same but for short lines, such as the number of a set.
fn alike(some: &[Item], others: &[Item]) -> bool {
    some.len() == others.len() && some.iter().zip(others).all(|(one, other)| is_alike(one, other))
}

fn is_alike(one: &Item, other: &Item) -> bool {
    match (one, other) {
        (Item::Path(one), Item::Path(other)) => one == other,
        (Item::Glyphs(one), Item::Glyphs(other)) => {
            one == other
                || one.size == other.size
                    && one.color == other.color
                    && one.glyphs.len().max(other.glyphs.len()) <= SHORT
        }
        (
            Item::Group { transform, clip, items },
            Item::Group { transform: other_transform, clip: other_clip, items: others },
        ) => transform == other_transform && clip == other_clip && alike(items, others),
        (Item::Art { art, transform }, Item::Art { art: other, transform: other_transform }) => {
            transform == other_transform && (Arc::ptr_eq(art, other) || art == other)
        }
        (Item::Bitmap { bitmap, area }, Item::Bitmap { bitmap: other, area: other_area }) => {
            area == other_area && (Arc::ptr_eq(bitmap, other) || bitmap == other)
        }
        (Item::Marked { items, .. }, Item::Marked { items: others, .. }) => alike(items, others),
        _ => false,
    }
}

/// The ink of a page, which counts from 0.
fn page(document: &Document, page: usize) -> Result<Coverage, RenderError> {
    let raster = Raster::at_dpi(document, page, DPI)?;
    let share = 1.0 / (f64::from(raster.width) * f64::from(raster.height));
    let mut found = Coverage::default();
    raster.paint(|rows| {
        for dot in rows.chunks_exact(3) {
            found = found.plus(Coverage::of(dot), share);
        }
        Ok(())
    })?;
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Color, Info, Page, Path, Rect, Shape, Size};

    /// A page of 100 x 50 mm of which a tenth has a colour.
    fn tenth(color: Color) -> Coverage {
        let outline = Rect::new(20.0, 10.0, 40.0, 35.0).to_path(0.01);
        let items = vec![Path::fill(outline, color).into()];
        let info = Info {
            title: String::new(),
            subject: String::new(),
            keywords: Vec::new(),
            creator: String::new(),
            language: "en".to_owned(),
            date: 0,
        };
        let pages = vec![Page { size: Size::new(100.0, 50.0), trim: None, bleed: None, items }];
        let document = Document { info, flip: None, pages, structure: Vec::new(), outline: Vec::new() };
        page(&document, 0).unwrap()
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
