//! Line art made of drawings.
//!
//! A form that hardly differs from what lies beneath it isn't drawn: shading and stipple go, the drawing stays. Large forms
//! become white with a line around them. In low ink, small dark forms keep their colour. In outline no form does, and only lines
//! are inked: the strokes of the drawing, the edges of its forms, and the casings of its ribbons (`ribbons`).

use super::Ink;
use super::beneath::{InkSheet, probe};
use super::pixels::pale;
use super::ribbons::RibbonInk;
use super::specks::{without_specks, without_ticks};
use super::spelled::Recolour;
use super::tone::{contrast, luminance};
use super::walk::main_color;
use crate::scene::{Affine, Art, BezPath, Color, Item, Paint, Path, Rect, Size, Stroke};
use crate::theme::Palette;
use std::sync::Arc;

/// Limits that decide what is kept of a drawing, by ink.
#[derive(Clone, Copy)]
struct Taste {
    /// Difference from the colour beneath, below which forms and strokes are left out.
    faint: f64,
    /// Share of the frame above which forms become white; smaller forms keep their colour.
    large: f64,
    /// Side of a square, in line widths: parts of forms smaller than it are left out.
    speck: f64,
    /// Length of strokes, as a share of the frame's smaller side, below which they are left out.
    tick: f64,
    /// Width of the lines around forms, as a share of the frame's smaller side.
    line: f64,
}

const LOW: Taste = Taste { faint: 1.25, large: 0.012, speck: 1.6, tick: 0.02, line: 0.009 };
const OUTLINE: Taste = Taste { faint: 1.6, large: 0.0, speck: 3.0, tick: 0.06, line: 0.0088 };

/// Luminance above which colours become white, however small their form is.
const LIGHT: f64 = 0.42;

/// Settings by which drawings are turned into line art for one ink.
#[derive(Clone, Copy)]
pub(super) struct LineArt<'a> {
    pub(super) ink: Ink,
    recolour: &'a Recolour,
    palette: &'a Palette,
    taste: Taste,
    /// The colour of lines in outline.
    outline: Color,
}

/// Share of white in lines of the board in outline, beside the colour of the grid, which has to be the strongest.
const BESIDE_GRID: f64 = 0.3;

/// Width of a stroke, in widths of the lines drawn here, above which it is a band with two edges.
const BROAD: f64 = 2.8;

impl<'a> LineArt<'a> {
    pub(super) const fn new(ink: Ink, recolour: &'a Recolour, palette: &'a Palette) -> Self {
        let taste = match ink {
            Ink::Outline => OUTLINE,
            _ => LOW,
        };
        Self { ink, recolour, palette, taste, outline: palette.ink }
    }

    /// Returns these settings for what lies beneath the grid of the board: in outline its lines are paler than the grid.
    pub(super) fn of_board(&self) -> Self {
        Self { outline: self.palette.grid.mix(Color::WHITE, BESIDE_GRID), ..*self }
    }

    /// Returns the colour of a disc's rim, given the colour of the side that its piece belongs to.
    pub(super) const fn rim(&self, side: Color) -> Color {
        match self.ink {
            Ink::Outline => self.palette.ink,
            _ => side,
        }
    }

    /// Returns a drawing as line art.
    pub(super) fn redrawn(&self, art: &Art) -> Art {
        self.redrawn_by(art, art.size)
    }

    /// Returns a drawing as line art; the sizes of its lines and forms are shares of `measure` instead of its own size.
    pub(super) fn redrawn_by(&self, art: &Art, measure: Size) -> Art {
        let mut sheet = InkSheet { frame: art.size.to_rect(), measure, forms: Vec::new() };
        Art { size: art.size, items: self.items(&art.items, Affine::IDENTITY, &mut sheet) }
    }

    /// Returns the drawings of a kind of square as line art; a drawing of which nothing is left gets a hatch in its corners.
    pub(super) fn marked(&self, arts: Vec<Arc<Art>>, color: Color) -> Vec<Arc<Art>> {
        let line = if self.ink == Ink::Outline { self.outline } else { color.mix(self.palette.ink, 0.3) };
        arts.into_iter()
            .map(|art| {
                if !is_bare(&art) {
                    return art;
                }
                let mut art = Art::clone(&art);
                art.items.push(hatch(art.size.to_rect(), line, self.taste.line));
                Arc::new(art)
            })
            .collect()
    }

    /// Returns items of a drawing as line art; `to_art` maps their coordinates to the drawing's.
    fn items(&self, items: &[Item], to_art: Affine, sheet: &mut InkSheet) -> Vec<Item> {
        let mut drawn = Vec::new();
        for (index, item) in items.iter().enumerate() {
            match item {
                Item::Path(path) => {
                    self.path(path, RibbonInk::of(items, index), to_art, sheet, &mut drawn);
                }
                Item::Glyphs(run) => drawn.push(run.clone().into()),
                // A bitmap has no lines to draw: it is made pale instead.
                Item::Bitmap { bitmap, area } => {
                    drawn.push(Item::Bitmap { bitmap: pale(bitmap, self.ink), area: *area });
                }
                Item::Group { .. } | Item::Art { .. } | Item::Marked { .. } => {
                    let Some(inside) = item.inside() else { continue };
                    // The items of a translucent group are judged one by one: faint ones go, the others get their own lines.
                    let items = self.items(&inside.each_faint(), to_art * inside.transform, sheet);
                    match item.with_inside(items) {
                        Item::Group { items, .. } if items.is_empty() => {}
                        Item::Group { transform, clip, items, .. } => {
                            drawn.push(Item::Group { transform, clip, opacity: 1.0, items });
                        }
                        other => drawn.push(other),
                    }
                }
            }
        }
        drawn
    }

    fn path(
        &self,
        path: &Path,
        ribbon: RibbonInk,
        to_art: Affine,
        sheet: &mut InkSheet,
        drawn: &mut Vec<Item>,
    ) {
        let scale = to_art.determinant().abs().sqrt().max(1e-9);
        let line = self.taste.line * sheet.measure.min_side() / scale;
        let form = to_art * BezPath::clone(&path.outline);
        let Some(first) = probe(&form) else { return };
        let beneath = sheet.at(first);
        if let Some(fill) = &path.fill {
            let color = main_color(fill);
            drawn.extend(self.fill(path, color, beneath, &form, line, sheet).map(Item::from));
            if path.opacity > 0.6 {
                sheet.forms.push((form, color));
            }
        }
        if let Some(stroke) = &path.stroke {
            // The stroke is compared with what is beneath the form, too, since half of the stroke lies outside the form.
            drawn.extend(self.stroke(path, stroke, ribbon, beneath, line, sheet).into_iter().map(Item::from));
        }
    }

    fn fill(
        &self,
        path: &Path,
        color: Color,
        beneath: Color,
        form: &BezPath,
        line: f64,
        sheet: &InkSheet,
    ) -> Option<Path> {
        let plain = |color: Color| Path { stroke: None, ..path.clone() }.painted(color);
        if let Some(said) = self.recolour.of(color) {
            return said.color().map(plain);
        }
        if path.opacity < 0.6 {
            return None;
        }
        let frame = sheet.measure.area();
        let speck = self.taste.speck * self.taste.line * sheet.measure.min_side();
        let (outline, largest) = without_specks(path, form, speck * speck);
        let outline = outline?;
        let white = Path { outline: Arc::new(outline), stroke: None, ..path.clone() }.painted(Color::WHITE);
        if sheet.is_ground(form) {
            return Some(white);
        }
        let faint = contrast(color, beneath) < self.taste.faint;
        if faint && path.stroke.is_none() {
            return None;
        }
        let small = largest < self.taste.large * frame;
        if small && luminance(color) < LIGHT {
            return Some(Path { outline: white.outline, ..plain(color) });
        }
        let bounded = path.stroke.is_some();
        let stroke = (!bounded).then(|| Stroke::new(self.pen(color, beneath), line).rounded());
        Some(Path { stroke, ..white })
    }

    fn stroke(
        &self,
        path: &Path,
        stroke: &Stroke,
        ribbon: RibbonInk,
        beneath: Color,
        line: f64,
        sheet: &InkSheet,
    ) -> Vec<Path> {
        let color = main_color(&stroke.paint);
        let drawn = |color: Color, width: f64| {
            let stroke = Stroke { paint: color.into(), width, ..stroke.clone() };
            Path { fill: None, stroke: Some(stroke), opacity: 1.0, ..path.clone() }
        };
        if let Some(said) = self.recolour.of(color) {
            return said.color().map(|color| drawn(color, stroke.width)).into_iter().collect();
        }
        let ribbon = ribbon.over(beneath, color);
        let own = path.fill.as_ref().map(main_color);
        let faint = contrast(color, beneath) < self.taste.faint
            && own.is_none_or(|own| contrast(color, own) < self.taste.faint);
        let broad = |width: f64| width > BROAD * line;
        if let Some(casing) = ribbon.casing {
            // Between the edges of its casing a ribbon is white, or keeps a dark colour in low ink. In a casing too narrow for
            // two edges, there is nothing between them.
            let dark = self.ink == Ink::Low && luminance(color) <= LIGHT;
            if !broad(casing) {
                return Vec::new();
            }
            return vec![drawn(if dark { color } else { Color::WHITE }, stroke.width)];
        }
        if broad(stroke.width) {
            return match ribbon.inner {
                // The casing of a ribbon: the next stroke covers all of it but its edges.
                Some(inner) => vec![drawn(self.pen(color, beneath), inner + 2.6 * line)],
                None if luminance(color) > LIGHT || sheet.forms.iter().any(|&(_, form)| form == color) => {
                    vec![drawn(Color::WHITE, stroke.width)]
                }
                None if self.ink == Ink::Low => vec![drawn(color, stroke.width)],
                None => vec![
                    drawn(self.pen(color, beneath), stroke.width),
                    drawn(Color::WHITE, stroke.width - 2.0 * line),
                ],
            };
        }
        let Some(outline) = without_ticks(path, self.taste.tick / self.taste.line * line) else {
            return Vec::new();
        };
        if faint {
            return Vec::new();
        }
        let line = drawn(self.pen(color, beneath), stroke.width.clamp(0.85 * line, 1.15 * line));
        vec![Path { outline: Arc::new(outline), ..line }]
    }

    /// Returns the colour of a line where two colours meet: in outline always the same; else the darker colour, made still
    /// darker if it is too light for a line.
    fn pen(&self, color: Color, beneath: Color) -> Color {
        if self.ink == Ink::Outline {
            return self.outline;
        }
        let darker = if luminance(color) <= luminance(beneath) { color } else { beneath };
        if luminance(darker) > LIGHT { darker.mix(Color::BLACK, 0.35) } else { darker }
    }
}

impl Path {
    /// Returns the same form, opaque and filled with one colour.
    fn painted(self, color: Color) -> Self {
        Self { fill: Some(color.into()), opacity: 1.0, ..self }
    }
}

/// Returns whether a drawing is nothing but white.
pub(super) fn is_bare(art: &Art) -> bool {
    art.items.iter().all(is_white)
}

/// Returns whether an item paints nothing but white.
fn is_white(item: &Item) -> bool {
    let white = |paint: &Paint| *paint == Paint::Solid(Color::WHITE);
    match item {
        Item::Path(path) => {
            path.fill.as_ref().is_none_or(white)
                && path.stroke.as_ref().is_none_or(|stroke| white(&stroke.paint))
        }
        _ => item.inside().is_some_and(|inside| inside.items.iter().all(is_white)),
    }
}

/// Returns a hatch: three slanting lines in each of two opposite corners of a frame.
fn hatch(frame: Rect, color: Color, width: f64) -> Item {
    let mut lines = BezPath::new();
    for third in 1..=3 {
        let reach = frame.width() * (0.16 + 0.07 * f64::from(third));
        lines.move_to((frame.x0 + 0.12 * frame.width(), frame.y0 + reach));
        lines.line_to((frame.x0 + reach, frame.y0 + 0.12 * frame.height()));
        lines.move_to((frame.x1 - 0.12 * frame.width(), frame.y1 - reach));
        lines.line_to((frame.x1 - reach, frame.y1 - 0.12 * frame.height()));
    }
    Path::stroke(lines, Stroke::new(color, width * frame.width()).rounded()).into()
}
