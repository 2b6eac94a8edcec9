//! Content of a page: items painted with krilla.

use super::art::{self, StoredArt};
use super::bitmap;
use super::convert::{self, ToKrilla};
use crate::render::{RenderError, checked};
use crate::scene::{Affine, Art, BezPath, Bitmap, Font, GlyphRun, Item, Mark, Paint, Path};
use krilla::Data;
use krilla::geom::Size;
use krilla::graphic::Graphic;
use krilla::image::Image;
use krilla::surface::Surface;
use krilla::tagging::{Artifact, ArtifactType, ContentTag, Identifier, SpanTag};
use krilla::text::{GlyphId, KrillaGlyph};
use std::collections::BTreeMap;
use std::sync::Arc;

/// State that the pages of one document share.
#[derive(Default)]
pub(super) struct PageContent {
    /// The drawings.
    pub(super) art: StoredArt,
    /// Bitmaps stored so far, by address, with krilla's counterpart.
    bitmaps: BTreeMap<*const Bitmap, (Arc<Bitmap>, Image)>,
    /// Fonts opened so far, with krilla's counterpart.
    pub(super) fonts: Vec<(Font, krilla::text::Font)>,
    /// Identifiers of the marked content of each leaf, in the order of painting.
    pub(super) leaves: BTreeMap<Mark, Vec<Identifier>>,
}

/// Marked-content sequence in which the pen is. Sequences must not nest.
#[derive(Clone, Copy, PartialEq)]
enum Within {
    /// Between two sequences: whatever is painted next must open one.
    Nothing,
    /// In an artifact that may be closed at any time.
    Artifact,
    /// In content that can't be interrupted: a leaf of the structure, a clipped artifact, or art.
    Whole,
}

impl PageContent {
    /// Paints the items of a page; the surface takes millimetres.
    pub(super) fn page(&mut self, surface: &mut Surface<'_>, items: &[Item]) -> Result<(), RenderError> {
        let mut within = Within::Nothing;
        let done = self.items(surface, items, &mut within);
        close(surface, &mut within);
        done
    }

    fn items(
        &mut self,
        surface: &mut Surface<'_>,
        items: &[Item],
        within: &mut Within,
    ) -> Result<(), RenderError> {
        items.iter().try_for_each(|item| self.item(surface, item, within))
    }

    fn item(
        &mut self,
        surface: &mut Surface<'_>,
        item: &Item,
        within: &mut Within,
    ) -> Result<(), RenderError> {
        match item {
            Item::Marked { mark, items } => {
                if *within == Within::Whole {
                    let how = "content of the structure stands inside art or inside other such content";
                    return Err(RenderError::Malformed(how.to_owned()));
                }
                close(surface, within);
                let in_words = spaced_out(items);
                let place = surface.start_tagged(tag(items, in_words.as_deref()));
                self.leaves.entry(*mark).or_default().push(place);
                let done = self.items(surface, items, &mut Within::Whole);
                surface.end_tagged();
                done
            }
            Item::Group { transform, clip, opacity, items } => {
                checked::transform(*transform)?;
                // A sequence must begin and end under the same clip, so none may be left open here.
                let inside = items.iter().any(has_marks);
                if inside {
                    close(surface, within);
                } else {
                    open(surface, within);
                }
                self.group(surface, *transform, clip.as_ref(), *opacity, |content, surface| {
                    if inside {
                        let mut within = Within::Nothing;
                        let done = content.items(surface, items, &mut within);
                        close(surface, &mut within);
                        done
                    } else {
                        content.items(surface, items, &mut Within::Whole)
                    }
                })
            }
            Item::Path(path) => {
                open(surface, within);
                paint(surface, path);
                Ok(())
            }
            Item::Glyphs(run) => {
                open(surface, within);
                self.glyphs(surface, run)
            }
            Item::Art { art, transform } => {
                checked::transform(*transform)?;
                open(surface, within);
                let graphic = self.graphic(surface, art)?;
                surface.push_transform(&transform.to_krilla());
                surface.draw_graphic(graphic);
                surface.pop();
                Ok(())
            }
            Item::Bitmap { bitmap, area } => {
                let onto = bitmap.onto(*area);
                checked::transform(onto)?;
                open(surface, within);
                // A bitmap without area has no size in krilla, and is not seen.
                if let Some(size) = Size::from_wh(area.width() as f32, area.height() as f32) {
                    let image = self.image(bitmap)?;
                    surface.push_transform(&Affine::translate(area.origin().to_vec2()).to_krilla());
                    surface.draw_image(image, size);
                    surface.pop();
                }
                Ok(())
            }
        }
    }

    /// Paints items under a transform and a clip, as translucent as a whole; paints nothing if the clip lets nothing through.
    fn group(
        &mut self,
        surface: &mut Surface<'_>,
        transform: Affine,
        clip: Option<&BezPath>,
        opacity: f64,
        paint: impl FnOnce(&mut Self, &mut Surface<'_>) -> Result<(), RenderError>,
    ) -> Result<(), RenderError> {
        surface.push_transform(&transform.to_krilla());
        let paint = |content: &mut Self, surface: &mut Surface<'_>| {
            if opacity >= 1.0 {
                return paint(content, surface);
            }
            surface.push_opacity(convert::share(opacity));
            let done = paint(content, surface);
            surface.pop();
            done
        };
        let done = match clip.map(ToKrilla::to_krilla) {
            None => paint(self, surface),
            Some(None) => Ok(()),
            Some(Some(outline)) => {
                surface.push_clip_path(&outline, &krilla::paint::FillRule::NonZero);
                let done = paint(self, surface);
                surface.pop();
                done
            }
        };
        surface.pop();
        done
    }

    /// Returns the form `XObject` of art, stored now if this is its first use.
    fn graphic(&mut self, surface: &mut Surface<'_>, art: &Arc<Art>) -> Result<Graphic, RenderError> {
        if let Some(known) = self.art.known(art) {
            return Ok(known);
        }
        if art::is_plain(&art.items) {
            for inner in drawings(&art.items) {
                self.graphic(surface, inner)?;
            }
            self.art.write(surface, art)?;
        } else {
            let mut builder = surface.stream_builder();
            let mut inner = builder.surface();
            let done = self.items(&mut inner, &art.items, &mut Within::Whole);
            inner.finish();
            done?;
            self.art.keep(art, Graphic::new(builder.finish(), false));
        }
        self.art.known(art).ok_or_else(|| RenderError::Malformed("a drawing is not stored".to_owned()))
    }

    /// Returns krilla's image of a bitmap, stored now if this is its first use.
    fn image(&mut self, bitmap: &Arc<Bitmap>) -> Result<Image, RenderError> {
        let pointer = Arc::as_ptr(bitmap);
        if let Some((_, image)) = self.bitmaps.get(&pointer) {
            return Ok(image.clone());
        }
        let image = bitmap::image(bitmap, self.art.uses.widest(bitmap))?;
        self.bitmaps.insert(pointer, (Arc::clone(bitmap), image.clone()));
        Ok(image)
    }

    fn glyphs(&mut self, surface: &mut Surface<'_>, run: &GlyphRun) -> Result<(), RenderError> {
        if run.features.initial {
            // Programs that take text out of a page by its places would put this letter on the second line: so its line tells it
            // in words, and the letter is drawn as a path.
            let outline =
                run.outlines().ok_or_else(|| RenderError::Font { font: run.font.name().to_owned() })?;
            paint(surface, &Path::fill(outline, run.color));
            return Ok(());
        }
        let font = self.font(&run.font)?;
        if let Some(glyph) = run.glyphs.iter().find(|glyph| run.text.get(glyph.range.clone()).is_none()) {
            let how = format!("a glyph stands for bytes {:?} of the text `{}`", glyph.range, run.text);
            return Err(RenderError::Malformed(how));
        }
        let text = convert::spaced(&run.text);
        let is_same = text.len() == run.text.len();
        // One glyph must stand for one text in all the file; what the letters are is told of the whole line (`in_words`).
        let text = if run.features.title { convert::in_capitals(&text) } else { text };
        let place = |at: usize| if is_same { at } else { convert::spaced(&run.text[..at]).len() };
        let glyphs: Vec<KrillaGlyph> = run
            .glyphs
            .iter()
            .map(|glyph| KrillaGlyph {
                glyph_id: GlyphId::new(glyph.id.into()),
                text_range: place(glyph.range.start)..place(glyph.range.end),
                x_advance: glyph.advance as f32,
                x_offset: glyph.dx as f32,
                y_offset: glyph.dy as f32,
                y_advance: 0.0,
                location: None,
            })
            .collect();
        surface.set_stroke(None);
        surface.set_fill(Some(convert::fill(&Paint::Solid(run.color), false, 1.0)));
        let size = run.size.to_mm() as f32;
        surface.draw_glyphs(run.origin.to_krilla(), &glyphs, font, &text, size, false);
        Ok(())
    }

    fn font(&mut self, font: &Font) -> Result<krilla::text::Font, RenderError> {
        if let Some((_, opened)) = self.fonts.iter().find(|(known, _)| known == font) {
            return Ok(opened.clone());
        }
        let shared: Arc<dyn AsRef<[u8]> + Send + Sync> = Arc::new(font.clone());
        let opened = krilla::text::Font::new(Data::from(shared), 0)
            .ok_or_else(|| RenderError::Font { font: font.name().to_owned() })?;
        self.fonts.push((font.clone(), opened.clone()));
        Ok(opened)
    }
}

/// Opens an artifact, unless the pen is already in some sequence.
fn open(surface: &mut Surface<'_>, within: &mut Within) {
    if *within == Within::Nothing {
        surface.start_tagged(ContentTag::Artifact(Artifact::with_kind(ArtifactType::Layout)));
        *within = Within::Artifact;
    }
}

/// Closes the artifact, if one is open.
fn close(surface: &mut Surface<'_>, within: &mut Within) {
    if *within == Within::Artifact {
        surface.end_tagged();
        *within = Within::Nothing;
    }
}

/// Returns the tag of a leaf: a span for text alone, another kind of content for pictures and pictures with text.
fn tag<'a>(items: &[Item], in_words: Option<&'a str>) -> ContentTag<'a> {
    fn is_text(item: &Item) -> bool {
        match item {
            Item::Glyphs(_) => true,
            Item::Group { items, .. } => items.iter().all(is_text),
            Item::Marked { items, .. } => items.iter().all(is_text),
            Item::Path(_) | Item::Art { .. } | Item::Bitmap { .. } => false,
        }
    }
    if items.iter().all(is_text) {
        ContentTag::Span(SpanTag::empty().with_actual_text(in_words))
    } else {
        ContentTag::Other
    }
}

/// Returns the text of a line with spaced letters or an initial; `None`: the line has neither. Programs that take text out of a
/// page by its places find a word in each of these letters, unless they are told the line in words.
fn spaced_out(items: &[Item]) -> Option<String> {
    fn runs<'a>(items: &'a [Item], found: &mut Vec<&'a GlyphRun>) {
        for item in items {
            match item {
                Item::Glyphs(run) => found.push(run),
                Item::Group { items, .. } => runs(items, found),
                Item::Marked { items, .. } => runs(items, found),
                Item::Path(_) | Item::Art { .. } | Item::Bitmap { .. } => {}
            }
        }
    }
    let mut found = Vec::new();
    runs(items, &mut found);
    let is_apart =
        found.iter().any(|run| run.features.letters_apart || run.features.initial || run.features.title);
    is_apart.then(|| found.iter().map(|run| convert::spaced(&run.text)).collect())
}

/// Returns the drawings in items.
fn drawings(items: &[Item]) -> impl Iterator<Item = &Arc<Art>> {
    items.iter().flat_map(|item| match item {
        Item::Art { art, .. } => vec![art],
        Item::Group { items, .. } => drawings(items).collect(),
        _ => Vec::new(),
    })
}

fn has_marks(item: &Item) -> bool {
    match item {
        Item::Marked { .. } => true,
        Item::Group { items, .. } => items.iter().any(has_marks),
        Item::Path(_) | Item::Glyphs(_) | Item::Art { .. } | Item::Bitmap { .. } => false,
    }
}

/// Paints the fill, then the stroke, each by itself: in one operation a translucent line would hide the fill
/// under it, and one interpreter paints both with the same gradient.
fn paint(surface: &mut Surface<'_>, path: &Path) {
    let Some(outline) = path.outline.to_krilla() else { return };
    let plain = |paint: &Paint| matches!(paint, Paint::Solid(_)) && path.opacity >= 1.0;
    let fill = path.fill.as_ref().map(|paint| convert::fill(paint, path.even_odd, path.opacity));
    let stroke = path.stroke.as_ref().map(|stroke| convert::stroke(stroke, path.opacity));
    let together = path.fill.as_ref().is_none_or(plain)
        && path.stroke.as_ref().is_none_or(|stroke| plain(&stroke.paint));
    if together || fill.is_none() || stroke.is_none() {
        // krilla paints black where neither fill nor stroke is set.
        if fill.is_some() || stroke.is_some() {
            surface.set_fill(fill);
            surface.set_stroke(stroke);
            surface.draw_path(&outline);
        }
    } else {
        surface.set_fill(fill);
        surface.set_stroke(None);
        surface.draw_path(&outline);
        surface.set_fill(None);
        surface.set_stroke(stroke);
        surface.draw_path(&outline);
    }
}
