//! Fills, strokes and gradients.

use super::Faults;
use super::affine::affine;
use super::spread;
use super::uncarried::Uncarried;
use crate::scene::{Affine, Cap, Color, Gradient, GradientKind, Join, Paint, Point, Rect, Stop, Stroke};
use usvg::{BaseGradient, LineCap, LineJoin, SpreadMethod};

/// Returns a colour of the parser as the scene's.
fn color(color: usvg::Color) -> Color {
    Color::rgb(color.red, color.green, color.blue)
}

/// Returns the paint of an outline that lies in `area` and that `to_art` maps to the art's coordinates; `id` is the element's.
pub(super) fn paint(
    paint: &usvg::Paint,
    to_art: Affine,
    area: Rect,
    id: &str,
    faults: &mut Faults<'_>,
) -> Option<Paint> {
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
            let focus_radius = f64::from(radial.fr().get());
            let Some(focus) = within(point(radial.fx(), radial.fy()), center, radius - focus_radius) else {
                faults.of(radial.id(), Uncarried::FocalPoint);
                return None;
            };
            (&***radial, GradientKind::Radial { center, radius, focus, focus_radius })
        }
        usvg::Paint::Pattern(pattern) => {
            faults.of(if id.is_empty() { pattern.id() } else { id }, Uncarried::Pattern);
            return None;
        }
    };
    Some(Paint::Gradient(Box::new(gradient(base, kind, to_art, area, faults)?)))
}

/// Returns a focal point within its circle: one on the circle itself is drawn a little within, as everybody does.
fn within(focus: Point, center: Point, room: f64) -> Option<Point> {
    let away = focus - center;
    let far = away.hypot2().sqrt();
    if far <= 1e-4 * room {
        return Some(center);
    }
    (far <= 1.01 * room).then(|| center + away * (0.99 * room / far).min(1.0))
}

/// Returns a point in double precision.
fn point(x: f32, y: f32) -> Point {
    Point::new(f64::from(x), f64::from(y))
}

fn gradient(
    base: &BaseGradient,
    kind: GradientKind,
    to_art: Affine,
    area: Rect,
    faults: &mut Faults<'_>,
) -> Option<Gradient> {
    let stop = |s: &usvg::Stop| Stop {
        offset: f64::from(s.offset().get()),
        color: color(s.color()),
        opacity: f64::from(s.opacity().get()),
    };
    let own = affine(base.transform());
    let once = Gradient { kind, transform: to_art * own, stops: base.stops().iter().map(stop).collect() };
    if base.spread_method() == SpreadMethod::Pad {
        return Some(once);
    }
    let written_out = spread::written_out(&once, base.spread_method() == SpreadMethod::Reflect, own, area);
    if written_out.is_none() {
        faults.of(base.id(), Uncarried::RepeatedGradient);
    }
    written_out
}

/// Returns a stroke whose lengths grow by `scale`. Its dashes have no offset; see [`super::node`].
pub(super) fn stroke(
    stroke: &usvg::Stroke,
    to_art: Affine,
    scale: f64,
    area: Rect,
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
    let cap = match stroke.linecap() {
        LineCap::Butt => Cap::Butt,
        LineCap::Round => Cap::Round,
        LineCap::Square => Cap::Square,
    };
    let dash = stroke.dasharray().unwrap_or_default().iter().map(|d| f64::from(*d) * scale).collect();
    let width = f64::from(stroke.width().get()) * scale;
    let miter_limit = f64::from(stroke.miterlimit().get());
    Some(Stroke {
        paint: paint(stroke.paint(), to_art, area, id, faults)?,
        width,
        cap,
        join,
        miter_limit,
        dash,
    })
}
