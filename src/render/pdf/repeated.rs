//! Pages that begin with what an earlier page begins with: the leaflets of a hundred sets differ in their numbers only, which
//! come last. What they have in common is painted and stored once.
//!
//! krilla writes every page by itself. So a *seam* is painted behind the common beginning, and on the later pages of that beginning
//! only what krilla has to know of: the marks of the structure, and the first use of each font and drawing, so that these have the
//! same names on all such pages. When the file is packed, each of them gets the first one's beginning up to the seam.

use super::content::PageContent;
use crate::scene::{Art, Document, Font, Item, Paint, Path};
use krilla::color::rgb;
use krilla::geom::PathBuilder;
use krilla::paint::{Stroke, StrokeDash};
use krilla::surface::Surface;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Beginnings with fewer items are as soon written again.
const WORTH: usize = 100;
/// Numbers of seams begin here, so that none is that of a drawing.
pub(super) const SEAMS: usize = 1_000_000;

/// Where pages repeat others.
#[derive(Default)]
pub(super) struct RepeatedPages(BTreeMap<usize, Repeated>);

/// How a page begins.
#[derive(Clone, Copy)]
pub(super) struct Repeated {
    /// The first page that begins like this.
    pub(super) model: usize,
    /// How many items its beginning has.
    pub(super) items: usize,
}

impl RepeatedPages {
    /// Looks at all pages of a document.
    pub(super) fn of(document: &Document) -> Self {
        let mut found = BTreeMap::new();
        let mut models: Vec<usize> = Vec::new();
        for (number, page) in document.pages.iter().enumerate() {
            let like = models.iter().find_map(|&model| {
                let first = &document.pages[model];
                let pairs = first.items.iter().zip(&page.items);
                let items = pairs.take_while(|(one, other)| is_alike(one, other)).count();
                let is_worth = first.size == page.size && count(&page.items[..items]) >= WORTH;
                // All later pages of a beginning have the same one.
                let known = found.get(&model).is_none_or(|known: &Repeated| known.items == items);
                (is_worth && known).then_some(Repeated { model, items })
            });
            match like {
                Some(repeated) => {
                    found.insert(repeated.model, repeated);
                    found.insert(number, repeated);
                }
                None => models.push(number),
            }
        }
        Self(found)
    }

    /// How a page begins, if another one begins so, too.
    pub(super) fn get(&self, page: usize) -> Option<Repeated> {
        self.0.get(&page).copied()
    }
}

/// Whether items are the same but for their marks. What is stored once is told by its place, which takes no time.
fn is_alike(one: &Item, other: &Item) -> bool {
    match (one, other) {
        (
            Item::Group { transform, clip, items },
            Item::Group { transform: other_transform, clip: other_clip, items: others },
        ) => {
            transform == other_transform
                && clip == other_clip
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

/// How many items are painted, drawings as one.
fn count(items: &[Item]) -> usize {
    let counted = |item: &Item| match item {
        Item::Group { items, .. } => count(items),
        Item::Marked { items, .. } => count(items),
        _ => 1,
    };
    items.iter().map(counted).sum()
}

/// What a page has used so far, while only first uses are painted.
#[derive(Default)]
pub(super) struct FirstUses {
    fonts: Vec<Font>,
    art: BTreeSet<*const Art>,
    has_color: bool,
}

impl FirstUses {
    /// Whether an item may bring something new to the page. Groups and marked items are not asked for.
    pub(super) fn is_new(&mut self, item: &Item) -> bool {
        match item {
            Item::Glyphs(run) => {
                self.has_color = true;
                let is_new = !self.fonts.contains(&run.font);
                if is_new {
                    self.fonts.push(run.font.clone());
                }
                is_new
            }
            Item::Path(path) => {
                let is_new = !self.has_color || !is_plain(path);
                self.has_color = true;
                is_new
            }
            Item::Art { art, .. } => self.art.insert(Arc::as_ptr(art)),
            Item::Group { .. } | Item::Marked { .. } | Item::Bitmap { .. } => true,
        }
    }
}

/// Whether a path needs nothing but a colour.
fn is_plain(path: &Path) -> bool {
    let solid = |paint: &Paint| matches!(paint, Paint::Solid(_));
    path.opacity >= 1.0
        && path.fill.as_ref().is_none_or(solid)
        && path.stroke.as_ref().is_none_or(|stroke| solid(&stroke.paint))
}

impl PageContent {
    /// Paints the seam behind the beginning that a page has in common with the first page of that beginning.
    pub(super) fn seam(surface: &mut Surface<'_>, model: usize) {
        let mut path = PathBuilder::new();
        path.move_to(0.0, 0.0);
        path.line_to(1.0, 0.0);
        let Some(path) = path.finish() else { return };
        let dash = Some(StrokeDash { array: vec![(SEAMS + model) as f32], offset: 0.0 });
        let black = rgb::Color::new(0, 0, 0);
        let line = Stroke { paint: black.into(), miter_limit: super::art::MARKED, dash, ..Stroke::default() };
        surface.set_fill(None);
        surface.set_stroke(Some(line));
        surface.draw_path(&path);
    }
}
