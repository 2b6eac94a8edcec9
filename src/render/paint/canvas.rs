//! A surface of dots on which display lists are painted. All of it is opaque from the beginning, so that groups need no
//! transparent layer of their own: they are painted on a copy of what lies beneath them, which is mixed in as far as they are
//! seen.

use super::bitmap;
use super::brush::{SurfaceBrush, dot_transform};
use super::contour::Contour;
use super::list::{DisplayKind, DisplayList, DisplayThing};
use super::scan::Scan;
use crate::scene::{Affine, Color, Rect};
use resvg::tiny_skia;
use resvg::tiny_skia::{FillRule, FilterQuality, Pixmap};

/// Distance in dots by which smoothed edges may reach beyond the box of a thing.
const SMOOTHED: f64 = 1.0;
/// Greatest distance between a curve and the straight pieces in which it is painted, as a share of what is spread.
const CLOSE: f64 = 0.03;

/// Number of steps in which an edge fades: nobody sees more, and pictures of fewer colours are packed smaller.
const STEPS: f32 = 32.0;

/// Dots that are painted on.
pub(super) struct Canvas {
    dots: Pixmap,
    scan: Scan,
    /// Side in dots below which a thing is spread evenly over its box.
    spread: f64,
}

impl Canvas {
    /// Makes a white canvas; `None`: it has no dots, or too many.
    pub(super) fn white(width: u32, height: u32, spread: f64) -> Option<Self> {
        let mut canvas = Self::new(width, height, spread)?;
        canvas.dots.fill(tiny_skia::Color::WHITE);
        Some(canvas)
    }

    fn new(width: u32, height: u32, spread: f64) -> Option<Self> {
        let scan = Scan::new(width, height, spread * CLOSE);
        Some(Self { dots: Pixmap::new(width, height)?, scan, spread })
    }

    /// Returns the dots that were painted.
    pub(super) fn finish(self) -> Pixmap {
        self.dots
    }

    /// Paints a list, which `place` maps to dots.
    pub(super) fn list(&mut self, list: &DisplayList, place: Affine) {
        for thing in &list.things {
            let area = place.transform_rect_bbox(thing.area);
            if self.window(area, SMOOTHED).is_some() {
                self.thing(thing, place, area);
            }
        }
    }

    /// Returns the whole dots that lie within an area or so many dots beyond: left, top, right, bottom. `None`: there are none.
    fn window(&self, area: Rect, beyond: f64) -> Option<[u32; 4]> {
        let (width, height) = (self.dots.width(), self.dots.height());
        let Rect { x0, y0, x1, y1 } = area.inflate(beyond, beyond);
        let whole =
            |from: f64, to: f64, most: u32| (from.max(0.0) as u32, (to.max(0.0).ceil() as u32).min(most));
        let ((left, right), (top, bottom)) = (whole(x0, x1, width), whole(y0, y1, height));
        (left < right && top < bottom).then_some([left, top, right, bottom])
    }

    fn thing(&mut self, thing: &DisplayThing, place: Affine, area: Rect) {
        match &thing.kind {
            DisplayKind::Fill { contour, is_even_odd, brush } => {
                let rule = if *is_even_odd { FillRule::EvenOdd } else { FillRule::Winding };
                self.fill(contour, rule, brush, place, area);
            }
            DisplayKind::Line { contour, stroke, drawn, brush } => {
                self.line(contour, (stroke, *drawn), brush, place, area);
            }
            DisplayKind::Letters { letters, size, brush } => {
                for (contour, at) in letters {
                    let place = place * Affine::translate(at.to_vec2()).pre_scale(*size);
                    let area = place.transform_rect_bbox(contour.bounds);
                    if self.window(area, SMOOTHED).is_some() {
                        self.fill(contour, FillRule::Winding, brush, place, area);
                    }
                }
            }
            DisplayKind::Group { list, transform, clip, opacity } => {
                let place = place * *transform;
                if clip.is_none() && *opacity >= 1.0 {
                    self.list(list, place);
                } else {
                    self.layer(list, place, clip.as_ref(), *opacity, area);
                }
            }
            DisplayKind::Pixels { pixels, onto, is_coarse } => {
                let quality = if *is_coarse { FilterQuality::Nearest } else { FilterQuality::Bicubic };
                bitmap::paint(&mut self.dots, pixels, quality, dot_transform(place * *onto));
            }
        }
    }

    fn fill(&mut self, contour: &Contour, rule: FillRule, brush: &SurfaceBrush, place: Affine, area: Rect) {
        match brush {
            SurfaceBrush::Plain(color, alpha) if area.width().max(area.height()) < self.spread => {
                self.spread(area, contour.area * place.determinant().abs(), *color, *alpha);
            }
            SurfaceBrush::Plain(color, alpha) => {
                self.scan.fill(&contour.path, place);
                self.scanned(rule == FillRule::EvenOdd, *color, *alpha);
            }
            SurfaceBrush::Shaded(_) => {
                self.dots.fill_path(&contour.path, &brush.paint(), rule, dot_transform(place), None);
            }
        }
    }

    /// Paints a line, of which only a share is drawn if it is dashed.
    fn line(
        &mut self,
        contour: &Contour,
        (stroke, drawn): (&tiny_skia::Stroke, f64),
        brush: &SurfaceBrush,
        place: Affine,
        area: Rect,
    ) {
        let SurfaceBrush::Plain(color, alpha) = brush else {
            return self.dots.stroke_path(&contour.path, &brush.paint(), stroke, dot_transform(place), None);
        };
        let scale = place.determinant().abs().sqrt();
        let width = f64::from(stroke.width) * scale;
        if area.width().max(area.height()) < self.spread {
            return self.spread(area, contour.length * scale * width * drawn, *color, *alpha);
        }
        let dashed = stroke.dash.as_ref().and_then(|dash| contour.path.dash(dash, scale as f32));
        let path = dashed.as_ref().unwrap_or(&contour.path);
        if width < 1.0 && self.spread > 1.0 {
            self.scan.ink_of_line(path, place, width);
        } else if width < 1.0 {
            self.scan.thin_line(path, place, width);
        } else if let Some(outline) = path.stroke(stroke, scale as f32) {
            self.scan.fill(&outline, place);
        }
        self.scanned(false, *color, *alpha);
    }

    /// Paints what has been scanned.
    fn scanned(&mut self, is_even_odd: bool, color: Color, alpha: u8) {
        let stride = self.dots.width() as usize;
        let data = self.dots.data_mut();
        self.scan.finish(is_even_odd, |row, columns, share| {
            let row = &mut data[4 * stride * row as usize..][..4 * stride];
            let dots = &mut row[4 * columns.start as usize..4 * columns.end as usize];
            let share = f64::from((share * STEPS).round() / STEPS);
            tint(dots, color, share * f64::from(alpha) / 255.0);
        });
    }

    /// Paints a group that is clipped or faint.
    fn layer(&mut self, list: &DisplayList, place: Affine, clip: Option<&Contour>, opacity: f64, area: Rect) {
        let Some([left, top, right, bottom]) = self.window(area, SMOOTHED) else { return };
        let (width, height) = (right - left, bottom - top);
        let Some(mut above) = Self::new(width, height, self.spread) else { return };
        let (row_bytes, stride) = (4 * width as usize, 4 * self.dots.width() as usize);
        let from = top as usize * stride + 4 * left as usize;
        for (row, copy) in above.dots.data_mut().chunks_exact_mut(row_bytes).enumerate() {
            copy.copy_from_slice(&self.dots.data()[from + row * stride..][..row_bytes]);
        }
        let place = Affine::translate((-f64::from(left), -f64::from(top))) * place;
        above.list(list, place);
        let mask = clip.map(|clip| {
            let mut mask = vec![0; width as usize * height as usize];
            above.scan.fill(&clip.path, place);
            above.scan.finish(false, |row, columns, share| {
                let row = &mut mask[row as usize * width as usize..][..width as usize];
                row[columns.start as usize..columns.end as usize].fill((share * 255.0).round() as u8);
            });
            mask
        });
        let opacity = (opacity.clamp(0.0, 1.0) * 256.0).round() as u32;
        for row in 0..height as usize {
            let below = &mut self.dots.data_mut()[from + row * stride..][..row_bytes];
            let above = &above.dots.data()[row * row_bytes..][..row_bytes];
            let shown = mask.as_ref().map(|mask| &mask[row * width as usize..][..width as usize]);
            mix(below, above, shown, opacity);
        }
    }

    /// Spreads ink evenly over an area. Both are in dots; no more ink than the area has is painted.
    fn spread(&mut self, area: Rect, ink: f64, color: Color, alpha: u8) {
        let share = (ink / area.area()).min(1.0) * f64::from(alpha) / 255.0;
        let Some([left, top, right, bottom]) = self.window(area, 0.0).filter(|_| share > 0.0) else { return };
        let covered =
            |dot: u32, from: f64, to: f64| (f64::from(dot + 1).min(to) - f64::from(dot).max(from)).max(0.0);
        let stride = self.dots.width() as usize;
        let data = self.dots.data_mut();
        for y in top..bottom {
            let down = share * covered(y, area.y0, area.y1);
            for x in left..right {
                let at = 4 * (y as usize * stride + x as usize);
                tint(&mut data[at..at + 4], color, down * covered(x, area.x0, area.x1));
            }
        }
    }
}

/// Paints a colour on dots, which are opaque, by a share from 0 to 1.
fn tint(dots: &mut [u8], color: Color, share: f64) {
    // In parts of 65536: there are so many of these dots that whole numbers save time.
    let part = (share * 65536.0) as i32;
    if part == 65536 {
        dots.chunks_exact_mut(4).for_each(|dot| dot.copy_from_slice(&[color.r, color.g, color.b, u8::MAX]));
        return;
    }
    let color = [color.r, color.g, color.b];
    for dot in dots.chunks_exact_mut(4) {
        for (below, above) in dot.iter_mut().zip(color) {
            let (old, new) = (i32::from(*below), i32::from(above));
            *below = (old + (((new - old) * part + 32768) >> 16)) as u8;
        }
    }
}

/// Mixes a row of dots into what lies below it: by the share of a mask, from 0 to 255, times the opacity, from 0 to 256.
fn mix(below: &mut [u8], above: &[u8], shown: Option<&[u8]>, opacity: u32) {
    /// Weight of what is seen in full.
    const FULL: u32 = 255 * 256;
    for (nth, (below, above)) in below.chunks_exact_mut(4).zip(above.chunks_exact(4)).enumerate() {
        let weight = shown.map_or(255, |shown| u32::from(shown[nth])) * opacity;
        match weight {
            0 => {}
            FULL => below.copy_from_slice(above),
            _ => {
                for (below, above) in below.iter_mut().zip(above) {
                    let sum = u32::from(*below) * (FULL - weight) + u32::from(*above) * weight;
                    *below = ((sum + FULL / 2) / FULL) as u8;
                }
            }
        }
    }
}
