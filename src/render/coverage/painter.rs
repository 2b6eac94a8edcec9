//! Paints pages in large pixels, called dots, in which their ink is counted.

use super::letters::LetterAreas;
use super::paint::{dot_transform, outline, painted, stroke};
use super::stamps::{StampPrint, Stamps};
use crate::scene::{Affine, Art, Color, Item, Paint, Path, PathEl, Point, Rect, Shape, Stroke};
use resvg::tiny_skia;
use resvg::tiny_skia::{FillRule, Mask, Pixmap};
use std::sync::Arc;

/// Greatest distance between a thin curve and the straight pieces in which it is painted, in dots.
const CLOSE: f64 = 0.5;
/// Side in dots below which filled shapes are spread evenly over their boxes.
const SMALL: f64 = 3.0;
/// Longest distance between two specks of a thin line, in dots.
const STEP: f64 = 1.0;

/// Painter of items on a small image of dots.
pub(super) struct InkPainter<'a> {
    dots: Pixmap,
    letters: &'a mut LetterAreas,
    stamps: &'a mut Stamps,
}

impl<'a> InkPainter<'a> {
    /// Makes an empty painter of so many dots in width and height; `None`: too many dots, or none.
    pub(super) fn new(
        width: u32,
        height: u32,
        letters: &'a mut LetterAreas,
        stamps: &'a mut Stamps,
    ) -> Option<Self> {
        Some(Self { dots: Pixmap::new(width, height)?, letters, stamps })
    }

    /// Paints all dots white, like paper.
    pub(super) fn fill_white(&mut self) {
        self.dots.fill(tiny_skia::Color::WHITE);
    }

    /// Returns the dots that were painted.
    pub(super) fn finish(self) -> Pixmap {
        self.dots
    }

    /// Paints items, which `place` maps to dots. `None`: this painter can't paint one of them, such as a bitmap.
    pub(super) fn items(&mut self, items: &[Item], place: Affine, mask: Option<&Mask>) -> Option<()> {
        items.iter().try_for_each(|item| self.item(item, place, mask))
    }

    fn item(&mut self, item: &Item, place: Affine, mask: Option<&Mask>) -> Option<()> {
        match item {
            Item::Path(path) => self.path(path, place, mask),
            Item::Glyphs(run) => {
                if let Some((area, opacity)) = self.letters.grey(run) {
                    // Text that lies askew is rare: it tints the whole upright box around it, and so comes out too dark.
                    self.tint(place.transform_rect_bbox(area), run.color, opacity, mask);
                }
                Some(())
            }
            // A translucent group would have to be painted on an image of its own first.
            Item::Group { opacity, .. } if *opacity < 1.0 => None,
            Item::Group { transform, clip: None, items, .. } => self.items(items, place * *transform, mask),
            Item::Group { transform, clip: Some(clip), items, .. } => {
                let place = place * *transform;
                // A clip without an area lets nothing through.
                let Some(window) = outline(clip) else { return Some(()) };
                let clipped = if let Some(mask) = mask {
                    let mut mask = mask.clone();
                    mask.intersect_path(&window, FillRule::Winding, true, dot_transform(place));
                    mask
                } else {
                    let mut mask = Mask::new(self.dots.width(), self.dots.height())?;
                    mask.fill_path(&window, FillRule::Winding, true, dot_transform(place));
                    mask
                };
                self.items(items, place, Some(&clipped))
            }
            Item::Art { art, transform } => self.art(art, place * *transform, mask),
            Item::Bitmap { .. } => None,
            Item::Marked { items, .. } => self.items(items, place, mask),
        }
    }

    /// Paints art with its stamp, an image painted once for each size, or item by item if it lies askew and so has no stamp.
    fn art(&mut self, art: &Arc<Art>, place: Affine, mask: Option<&Mask>) -> Option<()> {
        let Some(print) = StampPrint::of(art, place) else { return self.items(&art.items, place, mask) };
        if !print.is_within(&self.dots) {
            return Some(());
        }
        let stamp = if let Some(stamp) = self.stamps.known(art, &print) {
            stamp
        } else {
            let (width, height) = print.stamp_size();
            let mut painter = InkPainter::new(width, height, self.letters, self.stamps)?;
            painter.items(&art.items, print.on_stamp(), None)?;
            let dots = painter.finish();
            self.stamps.keep(art, &print, dots)
        };
        print.put(&stamp, &mut self.dots, mask);
        Some(())
    }

    fn path(&mut self, path: &Path, place: Affine, mask: Option<&Mask>) -> Option<()> {
        let opacity = path.opacity.clamp(0.0, 1.0);
        let scale = place.determinant().abs().sqrt();
        let mut shape = None;
        if let Some(fill) = &path.fill {
            let bounds = path.outline.control_box();
            if let Paint::Solid(color) = fill
                && bounds.width().max(bounds.height()) * scale < SMALL
            {
                let share = path.outline.area().abs() / bounds.area();
                self.tint(place.transform_rect_bbox(bounds), *color, share.min(1.0) * opacity, mask);
            } else {
                let Some(outline) = outline(&path.outline) else { return Some(()) };
                let rule = if path.even_odd { FillRule::EvenOdd } else { FillRule::Winding };
                let paint = painted(fill, opacity)?;
                self.dots.fill_path(&outline, &paint, rule, dot_transform(place), mask);
                shape = Some(outline);
            }
        }
        let Some(line) = &path.stroke else { return Some(()) };
        if let Paint::Solid(color) = line.paint
            && line.width * scale < 1.0
        {
            self.thin_line(path, line, color, opacity, place, mask);
            return Some(());
        }
        let Some(shape) = shape.or_else(|| outline(&path.outline)) else { return Some(()) };
        let paint = painted(&line.paint, opacity)?;
        self.dots.stroke_path(&shape, &paint, &stroke(line), dot_transform(place), mask);
        Some(())
    }

    /// Paints a line thinner than a dot as specks with as much ink as the line. A dashed line has specks in its gaps, too, each
    /// paler by the share of the gaps.
    fn thin_line(
        &mut self,
        path: &Path,
        line: &Stroke,
        color: Color,
        opacity: f64,
        place: Affine,
        mask: Option<&Mask>,
    ) {
        let scale = place.determinant().abs().sqrt();
        let drawn: f64 = line.dash.iter().step_by(2).sum();
        let all: f64 = line.dash.iter().sum();
        let share = if all > 0.0 && line.dash.len().is_multiple_of(2) { drawn / all } else { 1.0 };
        let ink = line.width * scale * opacity * share;
        let (mut start, mut last) = (Point::ORIGIN, Point::ORIGIN);
        kurbo::flatten(path.outline.elements().iter().copied(), CLOSE / scale, |element| {
            let end = match element {
                PathEl::MoveTo(to) => {
                    (start, last) = (place * to, place * to);
                    return;
                }
                PathEl::LineTo(to) => place * to,
                // A flattened path has no curves.
                _ => start,
            };
            let way = end - last;
            let length = (way.x * way.x + way.y * way.y).sqrt();
            let steps = (length / STEP).ceil();
            for step in 0..steps as u32 {
                let at = last.lerp(end, (f64::from(step) + 0.5) / steps);
                self.speck(at, color, ink * length / steps, mask);
            }
            last = end;
        });
    }

    /// Spreads ink evenly over an area, which is given in dots.
    fn tint(&mut self, area: Rect, color: Color, alpha: f64, mask: Option<&Mask>) {
        let dots =
            |from: f64, to: f64, most: u32| from.max(0.0) as u32..(to.max(0.0).ceil() as u32).min(most);
        let covered = |dot: u32, from: f64, to: f64| {
            let dot = f64::from(dot);
            (dot + 1.0).min(to) - dot.max(from)
        };
        for y in dots(area.y0, area.y1, self.dots.height()) {
            let down = covered(y, area.y0, area.y1);
            for x in dots(area.x0, area.x1, self.dots.width()) {
                let share = down * covered(x, area.x0, area.x1);
                self.speck(Point::new(f64::from(x), f64::from(y)), color, alpha * share, mask);
            }
        }
    }

    /// Puts as much ink as covers the share `alpha` of a dot into the dot at a place.
    fn speck(&mut self, at: Point, color: Color, alpha: f64, mask: Option<&Mask>) {
        let (width, height) = (self.dots.width() as usize, self.dots.height() as usize);
        if !(at.x >= 0.0 && at.y >= 0.0) {
            return;
        }
        let (x, y) = (at.x as usize, at.y as usize);
        if x >= width || y >= height {
            return;
        }
        let place = y * width + x;
        let shown = mask.map_or(255, |mask| i64::from(mask.data()[place]));
        // In parts of 65536: there are so many specks that whole numbers save time.
        let alpha = (alpha.clamp(0.0, 1.0) * 65536.0) as i64 * shown / 255;
        let dot = &mut self.dots.data_mut()[4 * place..4 * place + 4];
        for (below, above) in dot.iter_mut().zip([color.r, color.g, color.b, 255]) {
            let (old, new) = (i64::from(*below), i64::from(above));
            *below = (old + (((new - old) * alpha + 32768) >> 16)) as u8;
        }
    }
}
