//! SVG elements made of the items of a page.

use std::sync::Arc;

use svg::node::element::{ClipPath, Element, Group, Path as Outline, Use};
use svg::node::{Node as _, Value};

use super::numbers::{matrix, number, outline};
use super::text::text;
use super::{bitmap, paint};
use crate::render::{Letters, RenderError, checked};
use crate::scene::{Affine, Art, Bitmap, Item, Paint, Path, Rect};

/// Writer that turns items into elements, and keeps the definitions that they refer to.
pub(super) struct SvgWriter {
    letters: Letters,
    /// Gradients, clips, art and bitmaps, in the order of their first use.
    pub(super) definitions: Vec<Element>,
    /// Art that has been defined. The `Arc` keeps its pointer from being used again.
    known: Vec<(Arc<Art>, String)>,
    /// Bitmaps that have been defined; the `Arc` is kept for the same reason.
    bitmaps: Vec<(Arc<Bitmap>, String)>,
}

impl SvgWriter {
    pub(super) fn new(letters: Letters) -> Self {
        Self { letters, definitions: Vec::new(), known: Vec::new(), bitmaps: Vec::new() }
    }

    pub(super) fn items(&mut self, items: &[Item]) -> Result<Vec<Element>, RenderError> {
        let mut elements = Vec::new();
        for item in items {
            self.item(item, &mut elements)?;
        }
        Ok(elements)
    }

    fn item(&mut self, item: &Item, elements: &mut Vec<Element>) -> Result<(), RenderError> {
        match item {
            Item::Path(path) => elements.extend(self.path(path)?),
            Item::Glyphs(run) if self.letters == Letters::Text => elements.extend(text(run)?),
            Item::Glyphs(run) => {
                let unusable = || RenderError::Font { font: run.font.name().to_owned() };
                let path = run.outlines().ok_or_else(unusable)?;
                checked::outline(&path)?;
                if !path.elements().is_empty() {
                    let letters = Outline::new().set("d", outline(&path)).set("fill", run.color.to_string());
                    elements.push(letters.into());
                }
            }
            Item::Group { transform, clip, opacity, items } => {
                let inside = self.items(items)?;
                let mut group = Group::new();
                if *transform != Affine::IDENTITY {
                    group = group.set("transform", placed(*transform)?);
                }
                if *opacity < 1.0 {
                    group = group.set("opacity", number(opacity.max(0.0)));
                }
                if let Some(clip) = clip {
                    checked::outline(clip)?;
                    let id = self.name("clip");
                    let path = ClipPath::new().set("id", id.as_str());
                    self.definitions.push(path.add(Outline::new().set("d", outline(clip))).into());
                    group = group.set("clip-path", format!("url(#{id})"));
                }
                elements.push(inside.into_iter().fold(group, Group::add::<Element>).into());
            }
            Item::Art { art, transform } => {
                let id = self.art(art)?;
                elements.push(
                    Use::new().set("href", format!("#{id}")).set("transform", placed(*transform)?).into(),
                );
            }
            Item::Bitmap { bitmap, area } => elements.extend(self.bitmap(bitmap, *area)?),
            Item::Marked { items, .. } => elements.extend(self.items(items)?),
        }
        Ok(())
    }

    /// Returns the name of art, defined now if this is its first use.
    fn art(&mut self, art: &Arc<Art>) -> Result<String, RenderError> {
        if let Some((_, id)) = self.known.iter().find(|(known, _)| Arc::ptr_eq(known, art)) {
            return Ok(id.clone());
        }
        let inside = self.items(&art.items)?;
        let id = self.name("art");
        let group = Group::new().set("id", id.as_str());
        self.definitions.push(inside.into_iter().fold(group, Group::add::<Element>).into());
        self.known.push((Arc::clone(art), id.clone()));
        Ok(id)
    }

    /// Returns a use of a bitmap, defined now if this is its first; `None`: it has no area.
    fn bitmap(&mut self, bitmap: &Arc<Bitmap>, area: Rect) -> Result<Option<Element>, RenderError> {
        let place = placed(bitmap.onto(area))?;
        if area.width() <= 0.0 || area.height() <= 0.0 {
            return Ok(None);
        }
        let known = self.bitmaps.iter().find(|(known, _)| Arc::ptr_eq(known, bitmap));
        let id = if let Some((_, id)) = known {
            id.clone()
        } else {
            let id = self.name("bitmap");
            self.definitions.push(bitmap::image(bitmap, &id)?);
            self.bitmaps.push((Arc::clone(bitmap), id.clone()));
            id
        };
        let shown = Use::new().set("href", format!("#{id}")).set("transform", place);
        let coarse = bitmap.is_coarse(area);
        Ok(Some(if coarse { shown.set("style", "image-rendering:pixelated") } else { shown }.into()))
    }

    fn path(&mut self, path: &Path) -> Result<Option<Element>, RenderError> {
        checked::outline(&path.outline)?;
        if path.outline.elements().is_empty() || (path.fill.is_none() && path.stroke.is_none()) {
            return Ok(None);
        }
        let mut element: Element = Outline::new().set("d", outline(&path.outline)).into();
        let opacity = path.opacity.clamp(0.0, 1.0);
        match &path.fill {
            None => element.assign("fill", "none"),
            Some(fill) => {
                element.assign("fill", self.paint(fill));
                if path.even_odd {
                    element.assign("fill-rule", "evenodd");
                }
                if opacity < 1.0 {
                    element.assign("fill-opacity", number(opacity));
                }
            }
        }
        if let Some(stroke) = &path.stroke {
            element.assign("stroke", self.paint(&stroke.paint));
            for (name, value) in paint::line(stroke) {
                element.assign(name, value);
            }
            if opacity < 1.0 {
                element.assign("stroke-opacity", number(opacity));
            }
        }
        Ok(Some(element))
    }

    fn paint(&mut self, paint: &Paint) -> Value {
        match paint {
            Paint::Solid(color) => color.to_string().into(),
            Paint::Gradient(gradient) => {
                let id = self.name("paint");
                self.definitions.push(paint::gradient(gradient, &id));
                format!("url(#{id})").into()
            }
        }
    }

    /// Returns a name that this drawing has not used yet.
    fn name(&self, kind: &str) -> String {
        format!("{kind}-{}", self.definitions.len() + 1)
    }
}

fn placed(transform: Affine) -> Result<String, RenderError> {
    checked::transform(transform).map(matrix)
}
