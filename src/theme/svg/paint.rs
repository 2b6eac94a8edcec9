//! Fills, strokes and gradients.

use super::Faults;
use super::affine::affine;
use super::uncarried::Uncarried;
use crate::scene::{Affine, Cap, Color, Gradient, GradientKind, Join, Paint, Point, Stop, Stroke};
use usvg::{BaseGradient, LineCap, LineJoin, SpreadMethod};

/// A colour.
fn color(color: usvg::Color) -> Color {
    Color::rgb(color.red, color.green, color.blue)
}

/// Paint for an outline that `to_art` maps to the art's coordinates; `id` is the element's.
pub(super) fn paint(paint: &usvg::Paint, to_art: Affine, id: &str, faults: &mut Faults<'_>) -> Option<Paint> {
    let (base, kind) = match paint {
        usvg::Paint::Color(solid) => return Some(color(*solid).into()),
        usvg::Paint::LinearGradient(linear) => {
            let from = point(linear.x1(), linear.y1());
            let to = point(linear.x2(), linear.y2());
            (&***linear, GradientKind::Linear { from, to })
        }
        usvg::Paint::RadialGradient(radial) => {
            let center = point(radial.cx(), radial.cy());
            let radius = f64::from(radial.r().get());
            let focus = point(radial.fx(), radial.fy());
            if focus.distance(center) > 1e-4 * radius || radial.fr().get() > 0.0 {
                faults.of(radial.id(), Uncarried::FocalPoint);
                return None;
            }
            (&***radial, GradientKind::Radial { center, radius })
        }
        usvg::Paint::Pattern(pattern) => {
            faults.of(if id.is_empty() { pattern.id() } else { id }, Uncarried::Pattern);
            return None;
        }
    };
    Some(Paint::Gradient(Box::new(gradient(base, kind, to_art, faults)?)))
}

/// A point in double precision.
fn point(x: f32, y: f32) -> Point {
    Point::new(f64::from(x), f64::from(y))
}

fn gradient(
    base: &BaseGradient,
    kind: GradientKind,
    to_art: Affine,
    faults: &mut Faults<'_>,
) -> Option<Gradient> {
    if base.spread_method() != SpreadMethod::Pad {
        faults.of(base.id(), Uncarried::RepeatedGradient);
        return None;
    }
    let stop = |s: &usvg::Stop| Stop {
        offset: f64::from(s.offset().get()),
        color: color(s.color()),
        opacity: f64::from(s.opacity().get()),
    };
    let transform = to_art * affine(base.transform());
    Some(Gradient { kind, transform, stops: base.stops().iter().map(stop).collect() })
}

/// A stroke whose lengths grow by `scale`. Its dashes have no offset; see [`super::node`].
pub(super) fn stroke(
    stroke: &usvg::Stroke,
    to_art: Affine,
    scale: f64,
    id: &str,
    faults: &mut Faults<'_>,
) -> Option<Stroke> {
    let join = match stroke.linejoin() {
        LineJoin::Miter => Join::Miter,
        LineJoin::Round => Join::Round,
        LineJoin::Bevel => Join::Bevel,
        LineJoin::MiterClip => {
            faults.of(id, Uncarried::MiterClip);
            return None;
        }
    };
    if join == Join::Miter && (stroke.miterlimit().get() - 4.0).abs() > 1e-3 {
        faults.of(id, Uncarried::MiterLimit);
        return None;
    }
    let cap = match stroke.linecap() {
        LineCap::Butt => Cap::Butt,
        LineCap::Round => Cap::Round,
        LineCap::Square => Cap::Square,
    };
    let dash = stroke.dasharray().unwrap_or_default().iter().map(|d| f64::from(*d) * scale).collect();
    let width = f64::from(stroke.width().get()) * scale;
    Some(Stroke { paint: paint(stroke.paint(), to_art, id, faults)?, width, cap, join, dash })
}
