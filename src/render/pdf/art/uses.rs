//! How large drawings and bitmaps are shown in a document, and which drawings are twins.

use crate::scene::{Affine, Art, Bitmap, Document, Item, Path};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Step of the grid on paper, in millimetres: an eighth of a dot at 300 dpi.
const GRID: f64 = 0.01;

/// Uses of all drawings and bitmaps of a document.
#[derive(Default)]
pub(in crate::render::pdf) struct ArtUses {
    /// Factor of the lengths of each drawing where it is shown largest, and its family; by pointer.
    art: BTreeMap<*const Art, (f64, usize)>,
    /// Drawings that are alike but for the widths of their lines, which must not get too thin where a drawing is shown small.
    families: Vec<Vec<Arc<Art>>>,
    /// Width of each bitmap where it is shown largest, in millimetres; by pointer.
    bitmaps: BTreeMap<*const Bitmap, f64>,
}

impl ArtUses {
    /// Finds the uses in all pages of a document.
    pub(in crate::render::pdf) fn of(document: &Document) -> Self {
        let mut found = Self::default();
        document.pages.iter().for_each(|page| found.items(&page.items, 1.0));
        found
    }

    /// Returns the step of the grid for a drawing, in its own units; twins have the same.
    pub(super) fn step(&self, art: &Arc<Art>) -> f64 {
        let scale = |art: &Arc<Art>| self.art.get(&Arc::as_ptr(art)).map_or(0.0, |(scale, _)| *scale);
        let (_, twins) = self.family(art);
        let largest = twins.iter().map(scale).fold(scale(art), f64::max);
        // Rounded so that the matrix of the form can hold it exactly.
        ((GRID / largest.max(1e-6)) * 1e6).round().clamp(1.0, 1e6) / 1e6
    }

    /// Returns the number of a drawing's family, and all drawings in it.
    pub(super) fn family(&self, art: &Arc<Art>) -> (usize, &[Arc<Art>]) {
        let number = self.art.get(&Arc::as_ptr(art)).map_or(usize::MAX, |(_, family)| *family);
        (number, self.families.get(number).map_or(&[], Vec::as_slice))
    }

    /// Returns the width of a bitmap where it is shown largest, in millimetres.
    pub(in crate::render::pdf) fn widest(&self, bitmap: &Arc<Bitmap>) -> f64 {
        self.bitmaps.get(&Arc::as_ptr(bitmap)).copied().unwrap_or_default()
    }

    fn items(&mut self, items: &[Item], scale: f64) {
        for item in items {
            match item {
                Item::Path(_) | Item::Glyphs(_) => {}
                Item::Bitmap { bitmap, area } => {
                    let widest = self.bitmaps.entry(Arc::as_ptr(bitmap)).or_default();
                    *widest = widest.max(area.width() * scale);
                }
                Item::Group { transform, items, .. } => self.items(items, scale * scale_of(*transform)),
                Item::Marked { items, .. } => self.items(items, scale),
                Item::Art { art, transform } => self.art(art, scale * scale_of(*transform)),
            }
        }
    }

    fn art(&mut self, art: &Arc<Art>, scale: f64) {
        let pointer = Arc::as_ptr(art);
        match self.art.get_mut(&pointer) {
            Some((known, _)) if *known >= scale => return,
            Some((known, _)) => *known = scale,
            None => {
                let alike = self.families.iter().position(|family| are_alike(&family[0].items, &art.items));
                let family = alike.unwrap_or(self.families.len());
                if alike.is_none() {
                    self.families.push(Vec::new());
                }
                self.families[family].push(Arc::clone(art));
                self.art.insert(pointer, (scale, family));
            }
        }
        self.items(&art.items, scale);
    }
}

/// Returns whether two lists of items are alike but for the widths of lines. Twins are copies and share their outlines, so that
/// the first path tells nearly all others apart.
fn are_alike(one: &[Item], other: &[Item]) -> bool {
    let without_width = |path: &Path| {
        let mut path = path.clone();
        path.stroke.iter_mut().for_each(|stroke| stroke.width = 0.0);
        path
    };
    one.len() == other.len()
        && one.iter().zip(other).all(|pair| match pair {
            (Item::Path(one), Item::Path(other)) => {
                Arc::ptr_eq(&one.outline, &other.outline) && without_width(one) == without_width(other)
            }
            (
                Item::Group { transform: one, clip: one_clip, opacity: one_opacity, items: one_items },
                Item::Group { transform, clip, opacity, items },
            ) => (one, one_clip, one_opacity) == (transform, clip, opacity) && are_alike(one_items, items),
            (Item::Art { art: one, transform: one_transform }, Item::Art { art, transform }) => {
                one_transform == transform && (Arc::ptr_eq(one, art) || are_alike(&one.items, &art.items))
            }
            _ => false,
        })
}

/// Returns by how much lengths grow under a transform, at most.
fn scale_of(transform: Affine) -> f64 {
    let [a, b, c, d, ..] = transform.as_coeffs();
    (a * a + b * b).max(c * c + d * d).sqrt()
}
