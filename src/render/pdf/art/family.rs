//! Families of drawings in a document, alike but for the widths of lines, and the scale at which each drawing is shown.

use super::{is_plain, step};
use crate::scene::{Affine, Art, Bitmap, Document, Item, Path};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Families of all drawings of a document, and the sizes at which drawings and bitmaps are shown.
#[derive(Default)]
pub(in crate::render::pdf) struct Families {
    /// Scale and family of each drawing, by pointer.
    members: BTreeMap<*const Art, Member>,
    /// Drawings of each family; many families have a single one.
    alike: Vec<Vec<Arc<Art>>>,
    /// Width of each bitmap where it is shown largest, in millimetres; by pointer.
    widest: BTreeMap<*const Bitmap, f64>,
}

/// Scale and family of a drawing.
struct Member {
    /// Factor of lengths where the drawing is shown largest.
    scale: f64,
    /// Number of the family; `None`: the drawing is not written here.
    family: Option<usize>,
}

impl Families {
    /// Finds the families of all drawings of a document.
    pub(in crate::render::pdf) fn of(document: &Document) -> Self {
        let mut families = Self::default();
        let mut order = Vec::new();
        for page in &document.pages {
            families.items(&page.items, 1.0, &mut order);
        }
        families.gather(&order);
        families
    }

    /// Returns the step of the grid for a drawing, in its own units.
    pub(in crate::render::pdf) fn step(&self, art: &Arc<Art>) -> f64 {
        step(self.members.get(&Arc::as_ptr(art)).map_or(1.0, |member| member.scale))
    }

    /// Returns the width of a bitmap where it is shown largest, in millimetres.
    pub(in crate::render::pdf) fn widest(&self, bitmap: &Arc<Bitmap>) -> f64 {
        self.widest.get(&Arc::as_ptr(bitmap)).copied().unwrap_or_default()
    }

    /// Returns the number of a drawing's family and all drawings in it; `None`: the drawing is alone.
    pub(in crate::render::pdf) fn family(&self, art: &Arc<Art>) -> Option<(usize, &[Arc<Art>])> {
        let number = self.members.get(&Arc::as_ptr(art))?.family?;
        let family = self.alike[number].as_slice();
        (family.len() > 1).then_some((number, family))
    }

    /// Notes at which scale drawings are shown; new drawings join `order`, after the drawings that they draw.
    fn items(&mut self, items: &[Item], scale: f64, order: &mut Vec<Arc<Art>>) {
        for item in items {
            match item {
                Item::Path(_) | Item::Glyphs(_) => {}
                Item::Bitmap { bitmap, area } => {
                    let widest = self.widest.entry(Arc::as_ptr(bitmap)).or_default();
                    *widest = widest.max(area.width() * scale);
                }
                Item::Group { transform, items, .. } => {
                    self.items(items, scale * scale_of(*transform), order);
                }
                Item::Marked { items, .. } => self.items(items, scale, order),
                Item::Art { art, transform } => self.art(art, scale * scale_of(*transform), order),
            }
        }
    }

    fn art(&mut self, art: &Arc<Art>, scale: f64, order: &mut Vec<Arc<Art>>) {
        let pointer = Arc::as_ptr(art);
        let known = self.members.get(&pointer).map(|member| member.scale);
        if known.is_some_and(|known| known >= scale) {
            return;
        }
        self.members.insert(pointer, Member { scale, family: None });
        self.items(&art.items, scale, order);
        if known.is_none() {
            order.push(Arc::clone(art));
        }
    }

    /// Finds drawings that are alike.
    fn gather(&mut self, order: &[Arc<Art>]) {
        let mut likely_alike: BTreeMap<[u64; 4], Vec<usize>> = BTreeMap::new();
        for art in order.iter().filter(|art| is_plain(&art.items)) {
            let likely = likely_alike.entry(features(art)).or_default();
            let found = likely
                .iter()
                .copied()
                .find(|&number| self.are_alike(&self.alike[number][0].items, &art.items));
            let number = found.unwrap_or_else(|| {
                self.alike.push(Vec::new());
                likely.push(self.alike.len() - 1);
                self.alike.len() - 1
            });
            self.alike[number].push(Arc::clone(art));
            if let Some(member) = self.members.get_mut(&Arc::as_ptr(art)) {
                member.family = Some(number);
            }
        }
        for family in &self.alike {
            let scales = family.iter().filter_map(|art| self.members.get(&Arc::as_ptr(art)));
            let largest = scales.map(|member| member.scale).fold(0.0, f64::max);
            for art in family {
                if let Some(member) = self.members.get_mut(&Arc::as_ptr(art)) {
                    member.scale = largest;
                }
            }
        }
    }

    fn are_alike(&self, one: &[Item], other: &[Item]) -> bool {
        one.len() == other.len()
            && one.iter().zip(other).all(|pair| match pair {
                (Item::Path(one), Item::Path(other)) => are_alike_paths(one, other),
                (
                    Item::Group { transform: one, clip: one_clip, opacity: one_opacity, items: one_items },
                    Item::Group {
                        transform: other,
                        clip: other_clip,
                        opacity: other_opacity,
                        items: other_items,
                    },
                ) => {
                    one == other
                        && one_clip == other_clip
                        && one_opacity.to_bits() == other_opacity.to_bits()
                        && self.are_alike(one_items, other_items)
                }
                (Item::Art { art: one, transform: first }, Item::Art { art: other, transform: second }) => {
                    let number = |art| self.members.get(&Arc::as_ptr(art)).and_then(|member| member.family);
                    first == second
                        && (Arc::ptr_eq(one, other)
                            || (number(one).is_some() && number(one) == number(other)))
                }
                _ => false,
            })
    }
}

/// Returns features that are equal in drawings that are alike, and take little time to find.
fn features(art: &Art) -> [u64; 4] {
    let first = art.items.iter().find_map(|item| match item {
        Item::Path(path) => Some(path.outline.elements().len()),
        _ => None,
    });
    let [width, height] = [art.size.width, art.size.height].map(f64::to_bits);
    [width, height, art.items.len() as u64, first.unwrap_or(0) as u64]
}

fn are_alike_paths(one: &Path, other: &Path) -> bool {
    let lines = match (&one.stroke, &other.stroke) {
        (None, None) => true,
        (Some(one), Some(other)) => {
            one.paint == other.paint
                && one.cap == other.cap
                && one.join == other.join
                && one.miter_limit.to_bits() == other.miter_limit.to_bits()
                && one.dash == other.dash
        }
        _ => false,
    };
    lines
        && one.fill == other.fill
        && one.even_odd == other.even_odd
        && one.opacity.to_bits() == other.opacity.to_bits()
        && (Arc::ptr_eq(&one.outline, &other.outline) || one.outline == other.outline)
}

/// Returns by how much lengths grow under a transform, at most.
fn scale_of(transform: Affine) -> f64 {
    let [a, b, c, d, ..] = transform.as_coeffs();
    (a * a + b * b).max(c * c + d * d).sqrt()
}
