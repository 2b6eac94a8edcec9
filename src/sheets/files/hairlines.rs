//! Widens lines that are too thin for many printers, so that every printer draws them.
//!
//! Drawings are made at one size and shown at several. A drawing need not know how small it is shown: here every line of the
//! finished pages is checked at its size on paper. No line is removed instead: so a small picture of a board differs from the
//! board in the widths of lines alone, and a PDF stores the drawings that both share once.

use crate::scene::{Affine, Art, Item, Page, Stroke};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The least width of a line on paper, in millimetres.
pub(crate) const LEAST: f64 = 0.15;
/// Largest difference of scales at which shown art counts as the same art.
const SAME: f64 = 1e-6;

/// Widens all lines of the pages that are thinner than [`LEAST`].
pub(crate) fn strengthen<'a>(pages: impl Iterator<Item = &'a mut Page>) {
    let mut stored = Stored::default();
    for page in pages {
        stored.items(&mut page.items, 1.0);
    }
}

/// Cache of art and items that are already checked.
#[derive(Default)]
struct Stored {
    /// Art, the scale at which it is shown, and the art that replaces it.
    art: Vec<(Arc<Art>, f64, Arc<Art>)>,
    /// Items that several pages share, by pointer and scale, with the items that replace them. The `Arc` keeps the pointer from
    /// being used again.
    shared: BTreeMap<(*const Vec<Item>, u64), SharedItems>,
}

/// Items before and after.
type SharedItems = (Arc<Vec<Item>>, Arc<Vec<Item>>);

impl Stored {
    /// Widens lines of items that are shown at `scale`; returns whether there are any to widen.
    fn items(&mut self, items: &mut [Item], scale: f64) -> bool {
        let mut changed = false;
        for item in items {
            changed |= match item {
                Item::Path(path) => path.stroke.as_mut().is_some_and(|stroke| widen(stroke, scale)),
                Item::Glyphs(_) | Item::Bitmap { .. } => false,
                Item::Group { transform, items, .. } => {
                    let inner = scale * scale_of(*transform);
                    self.items(items, inner)
                }
                Item::Art { art, transform } => {
                    let shown = self.art(art, scale * scale_of(*transform));
                    let is_new = !Arc::ptr_eq(art, &shown);
                    *art = shown;
                    is_new
                }
                Item::Marked { items, .. } => self.marked(items, scale),
            };
        }
        changed
    }

    /// Widens lines of items that several pages may share; the pages share the result, too.
    fn marked(&mut self, items: &mut Arc<Vec<Item>>, scale: f64) -> bool {
        if let Some(items) = Arc::get_mut(items) {
            return self.items(items, scale);
        }
        let key = (Arc::as_ptr(items), scale.to_bits());
        let shown = if let Some((_, shown)) = self.shared.get(&key) {
            Arc::clone(shown)
        } else {
            let mut copy = items.to_vec();
            let shown = if self.items(&mut copy, scale) { Arc::new(copy) } else { Arc::clone(items) };
            self.shared.insert(key, (Arc::clone(items), Arc::clone(&shown)));
            shown
        };
        let changed = !Arc::ptr_eq(items, &shown);
        *items = shown;
        changed
    }

    /// Returns the art to show at `scale`: the same art if all its lines are wide enough.
    fn art(&mut self, art: &Arc<Art>, scale: f64) -> Arc<Art> {
        let known =
            self.art.iter().find(|(other, at, _)| Arc::ptr_eq(other, art) && (at - scale).abs() < SAME);
        if let Some((.., shown)) = known {
            return Arc::clone(shown);
        }
        let shown = if has_thin_lines(&art.items, scale) {
            let mut copy = Art::clone(art);
            self.items(&mut copy.items, scale);
            Arc::new(copy)
        } else {
            Arc::clone(art)
        };
        self.art.push((Arc::clone(art), scale, Arc::clone(&shown)));
        shown
    }
}

/// Returns whether any line is too thin at `scale`.
fn has_thin_lines(items: &[Item], scale: f64) -> bool {
    items.iter().any(|item| match item {
        Item::Path(path) => path.stroke.as_ref().is_some_and(|stroke| is_thin(stroke, scale)),
        Item::Glyphs(_) | Item::Bitmap { .. } => false,
        Item::Group { transform, items, .. } => has_thin_lines(items, scale * scale_of(*transform)),
        Item::Art { art, transform } => has_thin_lines(&art.items, scale * scale_of(*transform)),
        Item::Marked { items, .. } => has_thin_lines(items, scale),
    })
}

fn is_thin(stroke: &Stroke, scale: f64) -> bool {
    stroke.width * scale < LEAST - 1e-9 && scale > 1e-9
}

fn widen(stroke: &mut Stroke, scale: f64) -> bool {
    let widened = is_thin(stroke, scale);
    if widened {
        stroke.width = LEAST / scale;
    }
    widened
}

/// Returns the smaller of the factors by which a transform changes horizontal and vertical lengths.
fn scale_of(transform: Affine) -> f64 {
    let [a, b, c, d, ..] = transform.as_coeffs();
    (a * a + b * b).min(c * c + d * d).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{BezPath, Color, Path, Size};

    fn line(width: f64) -> Item {
        Path::stroke(BezPath::new(), Stroke::new(Color::BLACK, width)).into()
    }

    fn page(items: Vec<Item>) -> Page {
        Page { size: Size::new(100.0, 100.0), trim: None, bleed: None, items }
    }

    #[test]
    fn a_line_is_widened_where_it_is_shown_small() {
        let art = Arc::new(Art { size: Size::new(10.0, 10.0), items: vec![line(0.2), line(0.5)] });
        let shown = |scale: f64| Item::Art { art: Arc::clone(&art), transform: Affine::scale(scale) };
        let mut pages = [page(vec![line(0.1), shown(1.0), shown(0.5), shown(0.5)])];
        strengthen(pages.iter_mut());
        assert_eq!(pages[0].items[0], line(0.15));
        let arts: Vec<&Arc<Art>> = pages[0].items[1..]
            .iter()
            .map(|item| if let Item::Art { art, .. } = item { art } else { panic!("art") })
            .collect();
        assert!(Arc::ptr_eq(arts[0], &art), "wide enough as it is");
        assert_eq!(arts[1].items, [line(0.3), line(0.5)]);
        assert!(Arc::ptr_eq(arts[1], arts[2]), "stored once");
    }
}
