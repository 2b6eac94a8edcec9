//! Engraves a theme's drawings: white forms with dark outlines, dark only where they are dark and small.
//!
//! An engraved ground takes a laser many minutes and swallows the forms on it, so forms are left bare and outlined. Drawings
//! in the outline ink look like this already and come through unchanged.

use super::contour;
use super::lines::{Area, Ring};
use super::raster::{DotMap, thickness};
use crate::scene::{Affine, BezPath, Color, Item, Paint, Path, Shape, Size, Stroke};

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
pub(super) fn area(items: &[Item], size: Size) -> Area {
    let mut bitmap = DotMap::new(size);
    draw(&mut bitmap, items, Affine::IDENTITY);
    Area::new(contour::rings(&bitmap))
}

fn draw(bitmap: &mut DotMap, items: &[Item], place: Affine) {
    for item in items {
        match item {
            Item::Path(path) => form(bitmap, path, place),
            // A font that can't be read fails elsewhere.
            Item::Glyphs(run) => {
                bitmap.fill(&(place * run.outlines().unwrap_or_default()), false, true, 1.0);
            }
            Item::Group { transform, clip, opacity, items } => {
                let (place, items) = (place * *transform, &Item::each_faint(items, *opacity));
                match clip {
                    None => draw(bitmap, items, place),
                    Some(clip) => {
                        bitmap.clipped(&(place * clip.clone()), |bitmap| draw(bitmap, items, place));
                    }
                }
            }
            // A photograph has no lines to follow: only the forms around it are drawn, and a notice says so.
            Item::Bitmap { bitmap, .. } if bitmap.is_photograph() => {}
            // Another bitmap is a form like others: an outline, and bare within.
            Item::Bitmap { area, .. } => {
                form(bitmap, &Path::fill(area.to_path(0.01), Color::WHITE.mix(Color::BLACK, 0.5)), place);
            }
            Item::Art { art, transform } => draw(bitmap, &art.items, place * *transform),
            Item::Marked { items, .. } => draw(bitmap, items, place),
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
            bitmap.fill(&outline, path.even_odd, true, 1.0);
        } else {
            bitmap.fill(&outline, path.even_odd, false, 1.0);
            if path.stroke.is_none() && tone < 0.97 {
                bitmap.stroke(&outline, &Stroke::new(Color::BLACK, LINE), true, 1.0);
            }
        }
    }
    if let Some(stroke) = &path.stroke {
        let width = stroke.width * place.determinant().abs().sqrt();
        let black = tone(&stroke.paint) < 0.5;
        let stroke = Stroke { width: width.max(LINE), ..stroke.clone() };
        // A thin light line is a gleam, which would only break the dark lines under it.
        if path.opacity >= 0.5 && (black || width > GLEAM) {
            bitmap.stroke(&outline, &stroke, black, 1.0);
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
