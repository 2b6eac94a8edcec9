//! Pages that are alike but for a few things: the sheets of a hundred sets differ in little but their numbers.

use super::reach::reach;
use crate::scene::{Affine, Document, Item, Page, Rect, Shape};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Largest number of things in which alike pages may differ.
const MOST: usize = 24;
/// Distance in millimetres at which two things have no dot in common if there are 20 dots or more to the inch.
const APART: f64 = 1.3;

/// Path to a thing on a page: its index among the items of the page, then among the items of each group that holds it.
type Way = Vec<usize>;

/// Group of pages that are alike.
pub(super) struct AlikePages {
    /// Indices of the pages; at least one.
    pub(super) pages: Vec<usize>,
    /// Things in which the pages differ. What is common to the pages does not lie over them.
    own: BTreeSet<Way>,
}

impl AlikePages {
    /// Returns the pages of a document in groups.
    pub(super) fn all(document: &Document) -> Vec<Self> {
        let mut groups: Vec<Self> = Vec::new();
        for (number, page) in document.pages.iter().enumerate() {
            let group = groups.iter_mut().find_map(|group| {
                let own = group.with(&document.pages[group.pages[0]], page)?;
                Some((group, own))
            });
            match group {
                Some((group, own)) => {
                    group.own = own;
                    group.pages.push(number);
                }
                None => groups.push(Self { pages: vec![number], own: BTreeSet::new() }),
            }
        }
        groups
    }

    /// Returns the things in which the pages differ if another page joins them; `None`: it is not like the first one.
    fn with(&self, first: &Page, page: &Page) -> Option<BTreeSet<Way>> {
        if first.size != page.size {
            return None;
        }
        let mut own = BTreeSet::new();
        differences(&first.items, &page.items, &mut Way::new(), &mut own)?;
        if self.pages.len() > 1 {
            // All other pages of the group have been checked against these things.
            return own.is_subset(&self.own).then(|| self.own.clone()).filter(|own| lie_above(page, own));
        }
        (lie_above(first, &own) && lie_above(page, &own)).then_some(own)
    }

    /// Returns the items that all pages have in common, as any of the pages has them.
    pub(super) fn common(&self, page: &Page) -> Vec<Item> {
        part(&page.items, &self.own, false, &mut Way::new())
    }

    /// Returns the items that this page has of its own.
    pub(super) fn own(&self, page: &Page) -> Vec<Item> {
        part(&page.items, &self.own, true, &mut Way::new())
    }
}

/// Returns whether items are the same but for their marks. Art and bitmaps are compared by pointer, which takes no time.
pub(super) fn is_alike(one: &Item, other: &Item) -> bool {
    match (one, other) {
        (
            Item::Group { transform, clip, opacity, items },
            Item::Group {
                transform: other_transform,
                clip: other_clip,
                opacity: other_opacity,
                items: others,
            },
        ) => {
            transform == other_transform
                && clip == other_clip
                && opacity.to_bits() == other_opacity.to_bits()
                && items.len() == others.len()
                && items.iter().zip(others).all(|(one, other)| is_alike(one, other))
        }
        (Item::Marked { items, .. }, Item::Marked { items: others, .. }) => Arc::ptr_eq(items, others),
        (Item::Art { art, transform }, Item::Art { art: other, transform: other_transform }) => {
            Arc::ptr_eq(art, other) && transform == other_transform
        }
        (Item::Bitmap { bitmap, area }, Item::Bitmap { bitmap: other, area: other_area }) => {
            Arc::ptr_eq(bitmap, other) && area == other_area
        }
        (Item::Path(_) | Item::Glyphs(_), _) => one == other,
        _ => false,
    }
}

/// Returns the items of a group that does nothing but move them, with its transform. `None`: the item is one thing, such as a
/// clipped or translucent group.
fn held(item: &Item) -> Option<(Affine, &[Item])> {
    match item {
        Item::Group { transform, clip: None, opacity, items } if *opacity >= 1.0 => Some((*transform, items)),
        Item::Marked { items, .. } => Some((Affine::IDENTITY, items)),
        _ => None,
    }
}

/// Notes the things in which two lists differ; `None`: they are not alike.
fn differences(one: &[Item], other: &[Item], way: &mut Way, found: &mut BTreeSet<Way>) -> Option<()> {
    if one.len() != other.len() {
        return None;
    }
    for (nth, (one, other)) in one.iter().zip(other).enumerate() {
        way.push(nth);
        match (held(one), held(other)) {
            (Some((place, items)), Some((other_place, others)))
                if place == other_place && items.len() == others.len() =>
            {
                if !std::ptr::eq(items, others) {
                    differences(items, others, way, found)?;
                }
            }
            _ if is_alike(one, other) => {}
            _ => {
                found.insert(way.clone());
                if found.len() > MOST {
                    return None;
                }
            }
        }
        way.pop();
    }
    Some(())
}

/// Returns the things in `own` if `is_own`, else all others.
fn part(items: &[Item], own: &BTreeSet<Way>, is_own: bool, way: &mut Way) -> Vec<Item> {
    let mut found = Vec::new();
    for (nth, item) in items.iter().enumerate() {
        way.push(nth);
        let next = own.range(way.clone()..).next().filter(|next| next.starts_with(way));
        match (next, held(item)) {
            (Some(next), Some((transform, items))) if next.len() > way.len() => {
                found.push(Item::transformed(part(items, own, is_own, way), transform));
            }
            (next, _) if next.is_some() == is_own => found.push(item.clone()),
            _ => {}
        }
        way.pop();
    }
    found
}

/// Returns whether nothing else lies over the things in `own`.
fn lie_above(page: &Page, own: &BTreeSet<Way>) -> bool {
    lies_above(&page.items, own, Affine::IDENTITY, &mut Way::new(), &mut Vec::new())
}

fn lies_above(
    items: &[Item],
    own: &BTreeSet<Way>,
    place: Affine,
    way: &mut Way,
    above: &mut Vec<Rect>,
) -> bool {
    for (nth, item) in items.iter().enumerate() {
        way.push(nth);
        if own.contains(&*way) {
            above.extend(bounds(item).map(|area| place.transform_rect_bbox(area).inflate(APART, APART)));
        } else if let Some((inner, items)) = held(item) {
            if !lies_above(items, own, place * inner, way, above) {
                return false;
            }
        } else if !above.is_empty()
            && let Some(area) = bounds(item).map(|area| place.transform_rect_bbox(area))
            && above.iter().any(|own| own.overlaps(area))
        {
            return false;
        }
        way.pop();
    }
    true
}

/// Returns the box of an item, in the coordinates of what holds it.
fn bounds(item: &Item) -> Option<Rect> {
    match item {
        Item::Group { transform, clip: Some(clip), .. } => {
            Some(transform.transform_rect_bbox(clip.bounding_box()))
        }
        Item::Glyphs(run) => run.outlines().map(|outline| outline.bounding_box()),
        item => reach(std::slice::from_ref(item)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Color, Path, Size};

    fn block(x: f64, y: f64, color: Color) -> Item {
        Path::fill(Rect::new(x, y, x + 10.0, y + 10.0).to_path(0.1), color).into()
    }

    fn page(items: Vec<Item>) -> Page {
        Page { size: Size::new(100.0, 100.0), trim: None, bleed: None, items }
    }

    /// Returns a page with a ground, a thing on it, and a frame beside that.
    fn numbered(color: Color, frame: f64) -> Page {
        let on_it = Item::moved(vec![block(5.0, 5.0, color), block(30.0, 5.0, Color::BLACK)], 1.0, 1.0);
        page(vec![block(0.0, 0.0, Color::WHITE), on_it, block(frame, 50.0, Color::BLACK)])
    }

    fn groups(pages: &[Page]) -> Vec<Vec<usize>> {
        let document = Document::untitled(pages.to_vec());
        AlikePages::all(&document).into_iter().map(|group| group.pages).collect()
    }

    #[test]
    fn pages_that_differ_in_little_are_alike() {
        let red = Color::rgb(255, 0, 0);
        let [one, two, three] = [Color::BLACK, red, Color::WHITE].map(|color| numbered(color, 50.0));
        let other = numbered(red, 60.0);
        assert_eq!(groups(&[one.clone(), two.clone(), three, other.clone()]), [vec![0, 1, 2], vec![3]]);
        let mut own = BTreeSet::new();
        differences(&one.items, &two.items, &mut Way::new(), &mut own).expect("alike");
        assert_eq!(own, BTreeSet::from([vec![1, 0]]));
        let group = AlikePages { pages: vec![0, 1], own };
        assert_eq!(group.own(&two), [Item::moved(vec![block(5.0, 5.0, red)], 1.0, 1.0)]);
        assert_eq!(group.common(&one), group.common(&two));
        assert_ne!(group.common(&one), group.common(&other));
    }

    /// Paint over a number hides it, so that the number can't come last.
    #[test]
    fn what_lies_under_something_is_not_apart() {
        let covered = |color: Color| {
            let mut page = numbered(color, 50.0);
            page.items.push(block(12.0, 12.0, Color::WHITE));
            page
        };
        assert_eq!(groups(&[covered(Color::BLACK), covered(Color::WHITE)]), [[0], [1]]);
    }
}
