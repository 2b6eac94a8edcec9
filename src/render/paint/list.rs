//! Display lists: the items of a page or of a piece of art made ready for the rasteriser, each with the box that it may touch.
//! A page is painted in strips; what lies beside a strip is passed over by its box.

use super::bitmap;
use super::brush::{SurfaceBrush, drawn_share, stroke};
use super::contour::Contour;
use crate::render::reach::of_line;
use crate::render::{RenderError, checked};
use crate::scene::{Affine, Art, Bitmap, Document, Font, Glyph, GlyphRun, Item, Path, Point, Rect};
use crate::units::Length;
use resvg::tiny_skia;
use resvg::tiny_skia::Pixmap;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;

/// Things to paint, the lowest first, in the coordinates of what holds them.
#[derive(Default)]
pub(super) struct DisplayList {
    pub(super) things: Vec<DisplayThing>,
    /// Box around all of them; of no things, an empty one.
    pub(super) area: Rect,
}

/// One thing, with the box that it stays in.
pub(super) struct DisplayThing {
    pub(super) area: Rect,
    pub(super) kind: DisplayKind,
}

/// Way in which a thing is painted.
pub(super) enum DisplayKind {
    /// A filled outline.
    Fill { contour: Rc<Contour>, is_even_odd: bool, brush: SurfaceBrush },
    /// A line along an outline, with the share of it that is drawn.
    Line { contour: Rc<Contour>, stroke: tiny_skia::Stroke, drawn: f64, brush: SurfaceBrush },
    /// Letters, each with its place on the page; their outlines are in em.
    Letters { letters: Vec<(Rc<Contour>, Point)>, size: f64, brush: SurfaceBrush },
    /// Other things moved together, seen through the inside of an outline or as faint as said.
    Group { list: Rc<DisplayList>, transform: Affine, clip: Option<Contour>, opacity: f64 },
    /// A bitmap, whose pixels the transform puts in their place. Coarse pixels stay squares.
    Pixels { pixels: Rc<Pixmap>, onto: Affine, is_coarse: bool },
}

impl DisplayList {
    fn push(&mut self, area: Rect, kind: DisplayKind) {
        self.area = if self.things.is_empty() { area } else { self.area.union(area) };
        self.things.push(DisplayThing { area, kind });
    }
}

/// Outlines of letters by the number of the glyph.
type KnownLetters = BTreeMap<u16, Option<Rc<Contour>>>;

/// Display lists of the pages of a document. What pages share is made ready once.
pub(in crate::render) struct DisplayLists<'a> {
    document: &'a Document,
    /// Lists of art, by pointer: the document keeps the art where it is.
    art: BTreeMap<*const Art, Rc<DisplayList>>,
    /// Bitmaps, by pointer.
    bitmaps: BTreeMap<*const Bitmap, Option<Rc<Pixmap>>>,
    /// Outlines of letters, by font and number of the glyph. `None`: a letter without one, such as a space.
    letters: Vec<(Font, KnownLetters)>,
}

impl<'a> DisplayLists<'a> {
    /// Begins with no list.
    pub(in crate::render) fn of(document: &'a Document) -> Self {
        Self { document, art: BTreeMap::new(), bitmaps: BTreeMap::new(), letters: Vec::new() }
    }

    pub(super) const fn document(&self) -> &'a Document {
        self.document
    }

    /// Makes the list of items of the document.
    ///
    /// # Errors
    /// If something leads to infinity, or a font can't be read.
    pub(super) fn list(&mut self, items: &[Item]) -> Result<DisplayList, RenderError> {
        let mut list = DisplayList::default();
        for item in items {
            self.item(item, &mut list)?;
        }
        Ok(list)
    }

    fn item(&mut self, item: &Item, list: &mut DisplayList) -> Result<(), RenderError> {
        match item {
            Item::Path(path) => outlined(path, list),
            Item::Glyphs(run) => self.run(run, list),
            Item::Group { transform, clip, opacity, items } => {
                let transform = checked::transform(*transform)?;
                let inside = Rc::new(self.list(items)?);
                let clip = clip.as_ref().map(|clip| checked::outline(clip).map(Contour::of)).transpose()?;
                let shown = match clip {
                    // An outline that leads nowhere lets nothing through.
                    Some(None) => return Ok(()),
                    Some(Some(clip)) => Some(clip),
                    None => None,
                };
                held(inside, transform, shown, *opacity, list);
                Ok(())
            }
            Item::Art { art, transform } => {
                let transform = checked::transform(*transform)?;
                let known = self.art.get(&Arc::as_ptr(art)).map(Rc::clone);
                let inside = match known {
                    Some(known) => known,
                    None => Rc::new(self.list(&art.items)?),
                };
                self.art.insert(Arc::as_ptr(art), Rc::clone(&inside));
                held(inside, transform, None, 1.0, list);
                Ok(())
            }
            Item::Bitmap { bitmap, area } => {
                let onto = checked::transform(bitmap.onto(*area))?;
                let known = self.bitmaps.entry(Arc::as_ptr(bitmap));
                let pixels = known.or_insert_with(|| bitmap::pixels(bitmap).map(Rc::new)).clone();
                if let Some(pixels) = pixels
                    && area.width() > 0.0
                    && area.height() > 0.0
                {
                    let is_coarse = bitmap.is_coarse(*area);
                    list.push(*area, DisplayKind::Pixels { pixels, onto, is_coarse });
                }
                Ok(())
            }
            Item::Marked { items, .. } => items.iter().try_for_each(|item| self.item(item, list)),
        }
    }

    fn run(&mut self, run: &GlyphRun, list: &mut DisplayList) -> Result<(), RenderError> {
        let size = run.size.to_mm();
        let (mut letters, mut area, mut advance) = (Vec::new(), None::<Rect>, 0.0);
        for glyph in &run.glyphs {
            let at = Point::new(run.origin.x + (advance + glyph.dx) * size, run.origin.y - glyph.dy * size);
            advance += glyph.advance;
            checked::transform(Affine::translate(at.to_vec2()))?;
            if let Some(contour) = self.letter(run, glyph)? {
                let shown = (contour.bounds.scale_from_origin(size)) + at.to_vec2();
                area = Some(area.map_or(shown, |area| area.union(shown)));
                letters.push((contour, at));
            }
        }
        if let Some(area) = area {
            let brush = SurfaceBrush::Plain(run.color, u8::MAX);
            list.push(area, DisplayKind::Letters { letters, size, brush });
        }
        Ok(())
    }

    /// Returns the outline of a glyph in em.
    fn letter(&mut self, run: &GlyphRun, glyph: &Glyph) -> Result<Option<Rc<Contour>>, RenderError> {
        let nth = self.letters.iter().position(|(font, _)| *font == run.font).unwrap_or_else(|| {
            self.letters.push((run.font.clone(), BTreeMap::new()));
            self.letters.len() - 1
        });
        let known = &mut self.letters[nth].1;
        if let Some(contour) = known.get(&glyph.id) {
            return Ok(contour.clone());
        }
        let alone = Glyph { dx: 0.0, dy: 0.0, ..glyph.clone() };
        let alone = GlyphRun {
            origin: Point::ZERO,
            size: Length::mm(1.0),
            text: String::new(),
            glyphs: vec![alone],
            ..run.clone()
        };
        let unusable = || RenderError::Font { font: run.font.name().to_owned() };
        let outline = alone.outlines().ok_or_else(unusable)?;
        let contour = Contour::of(checked::outline(&outline)?).map(Rc::new);
        known.insert(glyph.id, contour.clone());
        Ok(contour)
    }
}

/// Adds a path: what fills it, then the line along it.
fn outlined(path: &Path, list: &mut DisplayList) -> Result<(), RenderError> {
    let Some(contour) = Contour::of(checked::outline(&path.outline)?).map(Rc::new) else { return Ok(()) };
    if let Some(brush) = path.fill.as_ref().and_then(|fill| SurfaceBrush::of(fill, path.opacity)) {
        let fill = DisplayKind::Fill { contour: Rc::clone(&contour), is_even_odd: path.even_odd, brush };
        list.push(contour.bounds, fill);
    }
    if let Some(line) = path.stroke.as_ref().filter(|line| line.width > 0.0)
        && let Some(brush) = SurfaceBrush::of(&line.paint, path.opacity)
    {
        let (beyond, drawn) = (of_line(line), drawn_share(line));
        let area = contour.bounds.inflate(beyond, beyond);
        list.push(area, DisplayKind::Line { contour, stroke: stroke(line), drawn, brush });
    }
    Ok(())
}

/// Adds a list within another one.
fn held(
    inside: Rc<DisplayList>,
    transform: Affine,
    clip: Option<Contour>,
    opacity: f64,
    list: &mut DisplayList,
) {
    let shown = clip.as_ref().map_or(inside.area, |clip| inside.area.intersect(clip.bounds));
    if !inside.things.is_empty() && opacity > 0.0 {
        let area = transform.transform_rect_bbox(shown);
        list.push(area, DisplayKind::Group { list: inside, transform, clip, opacity });
    }
}
