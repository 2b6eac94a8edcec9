//! Pages that begin with the same items as an earlier page: the leaflets of a hundred sets differ in their numbers only, which
//! come last. A common beginning is painted and stored once.
//!
//! krilla writes every page by itself. So a mark, the *seam*, is painted behind the beginning. Later pages get before their seam
//! only items that krilla has to know of: the marks of the structure, and the first use of each font and drawing, so that these
//! have the same names on all pages. When the file is packed, each later page gets the first page's beginning instead.

use super::content::PageContent;
use crate::scene::{Art, Color, Document, Font, Item, Paint};
use krilla::color::luma;
use krilla::geom::PathBuilder;
use krilla::paint::{Stroke, StrokeDash};
use krilla::surface::Surface;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Smallest number of items for which a beginning is shared; a shorter one is written again.
const WORTH: usize = 100;
/// First number of seams, so that no seam has the number of a drawing.
pub(super) const SEAMS: usize = 1_000_000;

/// Pages that begin like an earlier page, by number.
#[derive(Default)]
pub(super) struct RepeatedPages(BTreeMap<usize, Repeated>);

/// Beginning of a page that an earlier page has, too.
#[derive(Clone, Copy)]
pub(super) struct Repeated {
    /// Number of the first page that begins like this.
    pub(super) model: usize,
    /// Number of items in the beginning.
    pub(super) items: usize,
}

impl RepeatedPages {
    /// Finds the pages of a document that begin alike.
    pub(super) fn of(document: &Document) -> Self {
        let mut found = BTreeMap::new();
        let mut models: Vec<usize> = Vec::new();
        for (number, page) in document.pages.iter().enumerate() {
            let like = models.iter().find_map(|&model| {
                let first = &document.pages[model];
                let pairs = first.items.iter().zip(&page.items);
                let items = pairs.take_while(|(one, other)| is_alike(one, other)).count();
                let is_worth = first.size == page.size && count(&page.items[..items]) >= WORTH;
                // All later pages with the beginning of one page must have the same number of items in it.
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

    /// Returns how many pages begin like others.
    pub(super) fn count(&self) -> usize {
        self.0.len()
    }

    /// Returns how a page begins; `None`: no other page begins so.
    pub(super) fn get(&self, page: usize) -> Option<Repeated> {
        self.0.get(&page).copied()
    }
}

/// Returns whether items are the same but for their marks. Art and bitmaps are compared by pointer, which takes no time.
fn is_alike(one: &Item, other: &Item) -> bool {
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

/// Returns how many items are painted, drawings as one.
fn count(items: &[Item]) -> usize {
    let counted = |item: &Item| match item {
        Item::Group { items, .. } => count(items),
        Item::Marked { items, .. } => count(items),
        _ => 1,
    };
    items.iter().map(counted).sum()
}

/// Fonts, drawings and colour spaces that the beginning of a page has used so far. On later pages only first uses are painted.
#[derive(Default)]
pub(super) struct FirstUses {
    fonts: Vec<Font>,
    art: BTreeSet<*const Art>,
    /// Whether a colour with a hue has been used, and whether a grey: each kind has a space of its own.
    spaces: [bool; 2],
}

impl FirstUses {
    /// Returns whether an item may bring something new to the page. Groups and marked items are not asked for.
    pub(super) fn is_new(&mut self, item: &Item) -> bool {
        match item {
            Item::Glyphs(run) => {
                let has_new_space = self.is_new_space(run.color);
                let is_new = !self.fonts.contains(&run.font);
                if is_new {
                    self.fonts.push(run.font.clone());
                }
                is_new || has_new_space
            }
            Item::Path(path) => {
                let mut is_new = path.opacity < 1.0;
                for paint in path.fill.iter().chain(path.stroke.as_ref().map(|stroke| &stroke.paint)) {
                    is_new |= match paint {
                        Paint::Solid(color) => self.is_new_space(*color),
                        Paint::Gradient(_) => true,
                    };
                }
                is_new
            }
            Item::Art { art, .. } => self.art.insert(Arc::as_ptr(art)),
            Item::Group { .. } | Item::Marked { .. } | Item::Bitmap { .. } => true,
        }
    }

    /// Returns whether a colour is the first of its space.
    fn is_new_space(&mut self, color: Color) -> bool {
        !std::mem::replace(&mut self.spaces[usize::from(color.is_grey())], true)
    }
}

impl PageContent {
    /// Paints the seam behind the beginning that a page has in common with the first page of that beginning.
    pub(super) fn seam(surface: &mut Surface<'_>, model: usize) {
        let mut path = PathBuilder::new();
        path.move_to(0.0, 0.0);
        path.line_to(1.0, 0.0);
        let Some(path) = path.finish() else { return };
        let dash = Some(StrokeDash { array: vec![(SEAMS + model) as f32], offset: 0.0 });
        let black = luma::Color::black();
        let line = Stroke { paint: black.into(), miter_limit: super::art::MARKED, dash, ..Stroke::default() };
        surface.set_fill(None);
        surface.set_stroke(Some(line));
        surface.draw_path(&path);
    }
}
