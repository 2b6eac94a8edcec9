//! Engraves a theme's drawings: white forms with dark outlines, dark only where they are dark and small.
//!
//! An engraved ground takes a laser many minutes and swallows the forms on it, so forms are left bare and outlined. Drawings
//! in the outline ink look like this already and come through unchanged.

use super::LaserError;
use super::contour;
use super::lines::{Area, Ring};
use super::raster::{DotMap, thickness};
use crate::layout::compose::at;
use crate::scene::{Affine, BezPath, Color, Item, Paint, Path, Point, Shape, Size, Stroke};
use crate::text::{Face, Style, Typesetter};
use crate::units::Length;

/// Width of an outline in millimetres, which a laser's spot can draw and an eye can see.
const LINE: f64 = 0.22;
/// Thickness in millimetres below which a form is burnt whole: two outlines would meet in it.
const SLENDER: f64 = 0.4;
/// Thickness in millimetres below which a dark form is burnt whole.
const SMALL: f64 = 0.9;
/// Greatest width in millimetres of light lines that are left out.
const GLEAM: f64 = 0.4;

/// Engraves a drawing; `size` is its frame in millimetres, and `window` the outline through which it is seen.
pub(super) fn engraved(items: &[Item], size: Size, window: &BezPath) -> Vec<Ring> {
    let mut bitmap = DotMap::new(size);
    bitmap.clipped(window, |bitmap| draw(bitmap, items, Affine::IDENTITY));
    contour::rings(&bitmap)
}

/// Engraves a drawing that is black and white already, such as letters.
fn area(items: &[Item], size: Size) -> Area {
    let mut bitmap = DotMap::new(size);
    draw(&mut bitmap, items, Affine::IDENTITY);
    Area::new(contour::rings(&bitmap))
}

/// Word to be engraved.
pub(super) struct PlateWord<'a> {
    pub(super) text: &'a str,
    /// Size of its type, in millimetres.
    pub(super) size: f64,
    /// Room between its letters, in sizes of its type.
    pub(super) tracking: f64,
    /// Middle of its baseline.
    pub(super) middle: Point,
}

impl PlateWord<'_> {
    /// Engraves the word.
    ///
    /// # Errors
    /// If a letter has no glyph.
    pub(super) fn engraved(self, typesetter: &Typesetter) -> Result<Area, LaserError> {
        let Self { text, size, tracking, middle } = self;
        let height = Length::mm(size);
        let style = Style { face: Face::SemiBold, tracking, ..Style::plain(height, height, Color::BLACK) };
        let line = typesetter.line(text, &style)?;
        // It stays on a bitmap of its own, with room below the baseline.
        let (width, high) = (line.width + 1.0, size * 1.4);
        let mut drawn = area(&at(line, 0.5, size), Size::new(width, high));
        drawn.place = Affine::translate((middle.x - width / 2.0, middle.y - size));
        Ok(drawn)
    }
}

fn draw(bitmap: &mut DotMap, items: &[Item], place: Affine) {
    for item in items {
        match item {
            Item::Path(path) => form(bitmap, path, place),
            // A font that can't be read fails elsewhere.
            Item::Glyphs(run) => {
                bitmap.fill(&(place * run.outlines().unwrap_or_default()), false, true);
            }
            // A photograph has no lines to follow: only the forms around it are drawn, and a notice says so.
            Item::Bitmap { bitmap, .. } if bitmap.is_photograph() => {}
            // Another bitmap is a form like others: an outline, and bare within.
            Item::Bitmap { area, .. } => {
                form(bitmap, &Path::fill(area.to_path(0.01), Color::WHITE.mix(Color::BLACK, 0.5)), place);
            }
            Item::Group { .. } | Item::Art { .. } | Item::Marked { .. } => {
                let Some(inside) = item.inside() else { continue };
                let (place, items) = (place * inside.transform, &inside.each_faint());
                match inside.clip {
                    None => draw(bitmap, items, place),
                    Some(clip) => {
                        bitmap.clipped(&(place * clip.clone()), |bitmap| draw(bitmap, items, place));
                    }
                }
            }
        }
    }
}

/// Draws a form of a drawing: its fill, then its line.
fn form(bitmap: &mut DotMap, path: &Path, place: Affine) {
    let outline = place * BezPath::clone(&path.outline);
    if let Some(fill) = &path.fill {
        let tone = tone(fill);
        let thick = thickness(&outline);
        if path.opacity < 0.5 {
            // A half transparent form is light or shade on another one, and is not engraved.
        } else if thick < SLENDER && tone < 0.97 || thick < SMALL && tone < 0.3 {
            bitmap.fill(&outline, path.even_odd, true);
        } else {
            bitmap.fill(&outline, path.even_odd, false);
            if path.stroke.is_none() && tone < 0.97 {
                bitmap.stroke(&outline, &Stroke::new(Color::BLACK, LINE), true);
            }
        }
    }
    if let Some(stroke) = &path.stroke {
        let width = stroke.width * place.determinant().abs().sqrt();
        let black = tone(&stroke.paint) < 0.5;
        let stroke = Stroke { width: width.max(LINE), ..stroke.clone() };
        // A thin light line is a gleam, which would only break the dark lines under it.
        if path.opacity >= 0.5 && (black || width > GLEAM) {
            bitmap.stroke(&outline, &stroke, black);
        }
    }
}

/// Returns how light a paint looks: 0 is black, 1 white.
fn tone(paint: &Paint) -> f64 {
    let tone = |color: Color| {
        (f64::from(color.r) * 0.299 + f64::from(color.g) * 0.587 + f64::from(color.b) * 0.114) / 255.0
    };
    match paint {
        Paint::Solid(color) => tone(*color),
        Paint::Gradient(gradient) => {
            let sum: f64 = gradient.stops.iter().map(|stop| tone(stop.color)).sum();
            sum / (gradient.stops.len().max(1) as f64)
        }
    }
}
