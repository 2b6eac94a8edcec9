//! Drawings as form `XObject`s, each stored when it is first used, and their placeholders.

use super::ArtUses;
use super::pen::{Alpha, ArtPen};
use crate::render::RenderError;
use crate::render::reach::reach;
use crate::scene::{Art, Item, Path, Rect};
use krilla::color::{Color, rgb};
use krilla::geom::PathBuilder;
use krilla::graphic::Graphic;
use krilla::num::NormalizedF32;
use krilla::paint::{Fill, FillRule, Stroke, StrokeDash};
use krilla::surface::Surface;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Bytes below which a part of a drawing is not worth a form of its own.
const WORTH: usize = 1200;

/// Stored drawings of a document.
#[derive(Default)]
pub(in crate::render::pdf) struct StoredArt {
    /// How large each drawing is shown, and its twins.
    pub(in crate::render::pdf) uses: ArtUses,
    /// Drawings stored so far, by pointer. The `Arc` keeps its pointer from being used again.
    known: BTreeMap<*const Art, (Arc<Art>, FramedForm)>,
    /// Parts that twins have in common, by family and number; `None`: the part is not worth a form.
    parts: BTreeMap<(usize, usize), Option<FramedForm>>,
    /// Forms that are written here, in the order of their numbers.
    pub(in crate::render::pdf) forms: Vec<WrittenForm>,
    /// For each of these forms the forms that it draws, and itself, as krilla knows them.
    graphics: Vec<(Vec<Graphic>, Graphic)>,
}

/// Form as krilla knows it, and the box of what it paints, in its own units.
#[derive(Clone)]
struct FramedForm {
    graphic: Graphic,
    frame: Rect,
}

/// Form that is complete but for its place in the file.
#[derive(PartialEq)]
pub(in crate::render::pdf) struct WrittenForm {
    /// Operations, on the grid.
    pub(in crate::render::pdf) content: Vec<u8>,
    /// Box of all that they paint on the grid: the least x and y, the greatest x and y.
    pub(in crate::render::pdf) frame: [i32; 4],
    /// Step of the grid in the units of the art.
    pub(in crate::render::pdf) step: f64,
}

/// Drawing that is being written.
struct ArtWriting {
    pen: ArtPen,
    step: f64,
    /// Forms that it draws, in the order of their names.
    used: Vec<Graphic>,
    family: usize,
    /// Widths of the lines of all its paths, in the order in which they are painted, for itself and each twin; empty: it has none.
    widths: Vec<Vec<Option<f64>>>,
    /// Number of paths and of parts so far.
    paths: usize,
    parts: usize,
}

impl StoredArt {
    /// Returns the stored form of art; `None`: it is not stored yet.
    pub(in crate::render::pdf) fn known(&self, art: &Arc<Art>) -> Option<Graphic> {
        Some(self.known.get(&Arc::as_ptr(art))?.1.graphic.clone())
    }

    /// Stores art as a form that krilla wrote.
    pub(in crate::render::pdf) fn keep(&mut self, art: &Arc<Art>, graphic: Graphic) {
        let frame = reach(&art.items).unwrap_or_default();
        self.known.insert(Arc::as_ptr(art), (Arc::clone(art), FramedForm { graphic, frame }));
    }

    /// Writes plain art as a form and stores it.
    ///
    /// # Errors
    /// The art is not plain, or drawings in it are not stored yet.
    pub(in crate::render::pdf) fn write(
        &mut self,
        surface: &mut Surface<'_>,
        art: &Arc<Art>,
    ) -> Result<(), RenderError> {
        let step = self.uses.step(art);
        let (family, twins) = self.uses.family(art);
        let widths =
            if twins.len() > 1 { twins.iter().map(|twin| widths(&twin.items)).collect() } else { Vec::new() };
        let (pen, used) = (ArtPen::new(step), Vec::new());
        let mut writing = ArtWriting { pen, step, used, family, widths, paths: 0, parts: 0 };
        self.items(surface, &art.items, &mut writing)?;
        let form = self.store(surface, writing.pen, writing.used, (step, step));
        self.known.insert(Arc::as_ptr(art), (Arc::clone(art), form));
        Ok(())
    }

    fn items(
        &mut self,
        surface: &mut Surface<'_>,
        items: &[Item],
        writing: &mut ArtWriting,
    ) -> Result<(), RenderError> {
        for run in items.chunk_by(|one, other| path(one).is_some() && path(other).is_some()) {
            match &run[0] {
                Item::Path(_) => {
                    let paths: Vec<&Path> = run.iter().filter_map(path).collect();
                    self.paths(surface, &paths, writing);
                }
                Item::Group { transform, clip, items, .. } => {
                    let outer = writing.pen.save();
                    writing.pen.map(*transform, 1.0);
                    if clip.as_ref().is_none_or(|clip| writing.pen.clip(clip)) {
                        self.items(surface, items, writing)?;
                    }
                    writing.pen.restore(outer);
                }
                Item::Art { art, transform } => {
                    let known = self.known.get(&Arc::as_ptr(art)).map(|(_, form)| form.clone());
                    let form = known.ok_or_else(unusual)?;
                    let outer = writing.pen.save();
                    writing.pen.map(*transform, 1.0 / writing.step);
                    writing.draw(form);
                    writing.pen.restore(outer);
                }
                Item::Glyphs(_) | Item::Bitmap { .. } | Item::Marked { .. } => {
                    return Err(unusual());
                }
            }
        }
        Ok(())
    }

    /// Writes paths that follow each other. If twins have them in common, they are split into parts, so that in each part the
    /// lines whose widths differ between twins have one width.
    fn paths(&mut self, surface: &mut Surface<'_>, paths: &[&Path], writing: &mut ArtWriting) {
        if writing.widths.is_empty() {
            return paths.iter().for_each(|path| writing.pen.paint(path));
        }
        let first = writing.paths;
        writing.paths += paths.len();
        let widths: Vec<Vec<Option<f64>>> = (first..writing.paths)
            .map(|nth| writing.widths.iter().map(|widths| widths[nth]).collect())
            .collect();
        let differs = |nth: &usize| widths[*nth].windows(2).any(|pair| pair[0] != pair[1]);
        let mut from = 0;
        while from < paths.len() {
            let lent = (from..paths.len()).find(differs);
            let end = lent.and_then(|lent| {
                (lent..paths.len()).find(|nth| differs(nth) && widths[*nth] != widths[lent])
            });
            let end = end.unwrap_or(paths.len());
            let part: Vec<(&Path, bool)> = (from..end).map(|nth| (paths[nth], differs(&nth))).collect();
            match self.part(surface, &part, writing) {
                Some(form) => {
                    let line = lent.filter(|lent| *lent < end).and_then(|lent| paths[lent].stroke.as_ref());
                    if let Some(line) = line {
                        writing.pen.width(line);
                    }
                    writing.draw(form);
                }
                None => part.iter().for_each(|(path, _)| writing.pen.paint(path)),
            }
            from = end;
        }
    }

    /// Returns the form of a part that twins share, on their grid; `None`: it is not worth a form. Lines whose widths differ take
    /// theirs from the content that draws the form.
    fn part(
        &mut self,
        surface: &mut Surface<'_>,
        part: &[(&Path, bool)],
        writing: &mut ArtWriting,
    ) -> Option<FramedForm> {
        let key = (writing.family, writing.parts);
        writing.parts += 1;
        if let Some(known) = self.parts.get(&key) {
            return known.clone();
        }
        let mut pen = ArtPen::new(writing.step);
        for (path, is_lent) in part {
            pen.paint_part(path, *is_lent);
        }
        let form = (pen.len() >= WORTH).then(|| self.store(surface, pen, Vec::new(), (writing.step, 1.0)));
        self.parts.insert(key, form.clone());
        form
    }

    /// Returns the form of what a pen wrote on a grid of the first step, which krilla is told of; the same one if it is there
    /// already. The second step is that of the matrix: 1 if the form is drawn on the same grid.
    fn store(
        &mut self,
        surface: &mut Surface<'_>,
        pen: ArtPen,
        used: Vec<Graphic>,
        (grid, step): (f64, f64),
    ) -> FramedForm {
        let alphas = pen.alphas.clone();
        let (content, frame) = pen.finish();
        let Rect { x0, y0, x1, y1 } = frame.scale_from_origin(1.0 / grid).inflate(1.0, 1.0).expand();
        let form = WrittenForm { content, frame: [x0, y0, x1, y1].map(|side| side as i32), step };
        let known = self.forms.iter().zip(&self.graphics);
        let mut known = known.filter(|(other, (others, _))| **other == form && *others == used);
        if let Some((_, (_, graphic))) = known.next() {
            return FramedForm { graphic: graphic.clone(), frame };
        }
        let mut builder = surface.stream_builder();
        let mut inner = builder.surface();
        placeholder(&mut inner, self.forms.len(), frame, &alphas, &used);
        inner.finish();
        let graphic = Graphic::new(builder.finish(), false);
        self.forms.push(form);
        self.graphics.push((used, graphic.clone()));
        FramedForm { graphic, frame }
    }
}

/// Returns the error for art that is not plain or holds what is not stored.
fn unusual() -> RenderError {
    RenderError::Malformed("art holds what only a page can".to_owned())
}

impl ArtWriting {
    /// Draws a form by its name, given now if this is its first use.
    fn draw(&mut self, form: FramedForm) {
        let known = self.used.iter().position(|known| *known == form.graphic);
        self.pen.form(known.unwrap_or(self.used.len()), form.frame);
        if known.is_none() {
            self.used.push(form.graphic);
        }
    }
}

/// Returns the widths of the lines of all paths of a drawing, without the drawings in it.
fn widths(items: &[Item]) -> Vec<Option<f64>> {
    let of = |item: &Item| match item {
        Item::Path(path) => vec![path.stroke.as_ref().map(|stroke| stroke.width)],
        Item::Group { items, .. } => widths(items),
        _ => Vec::new(),
    };
    items.iter().flat_map(of).collect()
}

fn path(item: &Item) -> Option<&Path> {
    match item {
        Item::Path(path) => Some(path),
        _ => None,
    }
}

/// Paints the placeholder of the form with this number: its box, from which krilla finds the boxes of forms around it; a dash that
/// begins at another place than 0, which no line of a scene does; and the resources that the form uses, in the order in which
/// krilla names them.
fn placeholder(surface: &mut Surface<'_>, number: usize, frame: Rect, alphas: &[Alpha], used: &[Graphic]) {
    let Some(path) = corner(frame) else { return };
    // In the colour space of all colours but greys, which need none.
    let black: Color = rgb::Color::black().into();
    let stroke = Stroke { paint: black.clone().into(), ..Stroke::default() };
    let dash = Some(StrokeDash { array: vec![1.0], offset: (number + 1) as f32 });
    surface.set_fill(None);
    surface.set_stroke(Some(Stroke { dash, ..stroke.clone() }));
    surface.draw_path(&path);
    for alpha in alphas {
        let opacity = NormalizedF32::new(alpha.value as f32).unwrap_or(NormalizedF32::ONE);
        let fill = Fill { paint: black.clone().into(), opacity, rule: FillRule::NonZero };
        surface.set_fill(alpha.is_fill.then_some(fill));
        surface.set_stroke((!alpha.is_fill).then(|| Stroke { opacity, ..stroke.clone() }));
        surface.draw_path(&path);
    }
    surface.set_stroke(None);
    for form in used {
        surface.draw_graphic(form.clone());
    }
}

/// Returns a path along two sides of a box, a little outside of it: it has an area, so that krilla fills it.
fn corner(frame: Rect) -> Option<krilla::geom::Path> {
    let frame = frame.inflate(0.01, 0.01);
    let mut path = PathBuilder::new();
    path.move_to(frame.x0 as f32, frame.y0 as f32);
    path.line_to(frame.x1 as f32, frame.y0 as f32);
    path.line_to(frame.x1 as f32, frame.y1 as f32);
    path.finish()
}
