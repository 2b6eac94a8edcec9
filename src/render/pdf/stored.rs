//! Drawings as form `XObject`s: each is stored when it is first used, and parts that drawings share are stored once.

use super::art::{ArtContent, Families, FinishedForm, FormContent, is_plain};
use super::content::PageContent;
use crate::render::RenderError;
use crate::render::reach::reach;
use crate::scene::{Art, Item, Path, Rect};
use krilla::graphic::Graphic;
use krilla::surface::Surface;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

/// Bytes below which a part is not worth a form of its own.
const WORTH: usize = 1200;

/// Stored drawings of a document.
#[derive(Default)]
pub(super) struct StoredArt {
    /// Families of drawings that are alike.
    pub(super) families: Families,
    /// Drawings stored so far, by pointer.
    known: BTreeMap<*const Art, KnownArt>,
    /// Parts by family and number: the form, and where it lies; `None`: the part is not worth a form.
    parts: BTreeMap<(usize, usize), Option<SharedPart>>,
    /// Forms that are written here, in the order of their numbers.
    pub(super) forms: Vec<FormContent>,
    /// For each form what krilla knows: the forms that it draws, and itself.
    graphics: Vec<(Vec<Graphic>, Graphic)>,
}

/// Drawing that is stored.
struct KnownArt {
    /// Keeps the pointer from being used again.
    _art: Arc<Art>,
    graphic: Graphic,
    /// Box of the drawing in its own units; `None`: nothing of it is painted.
    frame: Option<Rect>,
}

/// Part that several drawings use: its form, and where it lies.
type SharedPart = (Graphic, Option<Rect>);

/// Content of a form while it is written.
struct ArtWriting<'a> {
    content: ArtContent,
    /// Number of the family; `None`: the drawing is alone.
    family: Option<usize>,
    /// Items of this drawing, then of the others in its family.
    lists: Vec<&'a [Item]>,
}

impl PageContent {
    /// Returns the stored form of art, stored now if this is its first use, and where it lies in its own units.
    pub(super) fn graphic(
        &mut self,
        surface: &mut Surface<'_>,
        art: &Arc<Art>,
    ) -> Result<(Graphic, Option<Rect>), RenderError> {
        let pointer = Arc::as_ptr(art);
        if let Some(known) = self.art.known.get(&pointer) {
            return Ok((known.graphic.clone(), known.frame));
        }
        let (graphic, frame) = if is_plain(&art.items) {
            let mut family =
                self.art.families.family(art).map(|(number, members)| (number, members.to_vec()));
            let others = family.iter_mut().flat_map(|(_, members)| members.drain(..));
            let others: Vec<Arc<Art>> = others.filter(|other| !Arc::ptr_eq(other, art)).collect();
            let mut writing = ArtWriting {
                content: ArtContent::new(self.art.families.step(art)),
                family: family.map(|(number, _)| number),
                lists: [art].into_iter().chain(&others).map(|art| art.items.as_slice()).collect(),
            };
            self.write(surface, &mut writing)?;
            let frame = writing.content.frame();
            (self.store(surface, writing.content.finish(false)), frame)
        } else {
            (self.by_krilla(surface, art)?, reach(&art.items))
        };
        let known = KnownArt { _art: Arc::clone(art), graphic: graphic.clone(), frame };
        self.art.known.insert(pointer, known);
        Ok((graphic, frame))
    }

    /// Writes the items of a drawing.
    fn write(&mut self, surface: &mut Surface<'_>, writing: &mut ArtWriting<'_>) -> Result<(), RenderError> {
        let items = writing.lists[0];
        let mut at = 0;
        while let Some(item) = items.get(at) {
            match item {
                Item::Path(_) => {
                    let paths = items[at..].iter().take_while(|item| matches!(item, Item::Path(_))).count();
                    self.paths(surface, writing, at..at + paths);
                    at += paths;
                    continue;
                }
                Item::Group { transform, clip, items, .. } => {
                    let outer = writing.content.map();
                    if writing.content.open_group(*transform, clip.as_ref()) {
                        let inner = writing.lists.iter().map(|list| match &list[at] {
                            Item::Group { items, .. } => items.as_slice(),
                            _ => items.as_slice(),
                        });
                        let inner = inner.collect();
                        let lists = std::mem::replace(&mut writing.lists, inner);
                        let done = self.write(surface, writing);
                        writing.lists = lists;
                        done?;
                    }
                    writing.content.close_group(outer);
                }
                Item::Art { art, transform } => {
                    let (graphic, frame) = self.graphic(surface, art)?;
                    writing.content.draw(graphic, *transform, frame);
                }
                Item::Glyphs(_) | Item::Bitmap { .. } | Item::Marked { .. } => {
                    return Err(RenderError::Malformed("art holds what only a page can".to_owned()));
                }
            }
            at += 1;
        }
        Ok(())
    }

    /// Writes paths that follow each other. If a family has them in common, they are split into parts, so that the lines that
    /// differ from the family's have one width in each part.
    fn paths(&mut self, surface: &mut Surface<'_>, writing: &mut ArtWriting<'_>, range: Range<usize>) {
        let paths = |list: usize| writing.lists[list][range.clone()].iter().filter_map(path);
        if writing.family.is_none() {
            let paths: Vec<&Path> = paths(0).collect();
            for path in paths {
                writing.content.path(path);
            }
            return;
        }
        let lists: Vec<Vec<&Path>> = (0..writing.lists.len()).map(|list| paths(list).collect()).collect();
        let own = &lists[0];
        let width = |list: &[&Path], nth: usize| list[nth].stroke.as_ref().map(|stroke| stroke.width);
        let differs = |nth: usize| lists.iter().any(|list| width(list, nth) != width(own, nth));
        let are_alike =
            |one: usize, other: usize| lists.iter().all(|list| width(list, one) == width(list, other));
        let mut from = 0;
        while from < own.len() {
            let first = (from..own.len()).find(|&nth| differs(nth));
            let end = first
                .and_then(|first| (first..own.len()).find(|&nth| differs(nth) && !are_alike(nth, first)));
            let end = end.unwrap_or(own.len());
            let lent = first.filter(|&first| first < end).and_then(|first| width(own, first));
            let part: Vec<(&Path, bool)> = (from..end).map(|nth| (own[nth], differs(nth))).collect();
            self.part(surface, writing, &part, lent);
            from = end;
        }
    }

    /// Writes a part that a family shares; a path that takes the width of its line from outside is marked so.
    fn part(
        &mut self,
        surface: &mut Surface<'_>,
        writing: &mut ArtWriting<'_>,
        paths: &[(&Path, bool)],
        lent: Option<f64>,
    ) {
        let key = (writing.family.unwrap_or(usize::MAX), writing.content.parts);
        writing.content.parts += 1;
        if !self.art.parts.contains_key(&key) {
            let mut part = writing.content.part();
            for (path, is_lent) in paths {
                part.shared_path(path, *is_lent);
            }
            let frame = part.frame();
            let form = (part.len() >= WORTH).then(|| (self.store(surface, part.finish(true)), frame));
            self.art.parts.insert(key, form);
        }
        match self.art.parts.get(&key).cloned().flatten() {
            Some((graphic, frame)) => writing.content.draw_part(graphic, lent, frame),
            None => paths.iter().for_each(|(path, _)| writing.content.path(path)),
        }
    }

    /// Returns the form of a content, which krilla is told of; the same one if it is there already.
    fn store(&mut self, surface: &mut Surface<'_>, finished: FinishedForm) -> Graphic {
        let FinishedForm { form, alphas, graphics } = finished;
        let known = self.art.forms.iter().zip(&self.art.graphics);
        let known = known.filter(|(other, _)| **other == form).find(|(_, (others, _))| *others == graphics);
        if let Some((_, (_, graphic))) = known {
            return graphic.clone();
        }
        let mut builder = surface.stream_builder();
        let mut inner = builder.surface();
        form.placeholder(self.art.forms.len(), &alphas, &graphics, &mut inner);
        inner.finish();
        let graphic = Graphic::new(builder.finish(), false);
        self.art.forms.push(form);
        self.art.graphics.push((graphics, graphic.clone()));
        graphic
    }
}

fn path(item: &Item) -> Option<&Path> {
    match item {
        Item::Path(path) => Some(path),
        _ => None,
    }
}
