//! Conversions of outlines, strokes and colours to the types of the rasteriser.

use crate::scene::{Affine, BezPath, Cap, Gradient, GradientKind, Join, Paint, Point, Stroke};
use kurbo::PathEl;
use resvg::tiny_skia;
use resvg::tiny_skia::{
    GradientStop, LineCap, LineJoin, LinearGradient, PathBuilder, RadialGradient, Shader, SpreadMode,
    StrokeDash, Transform,
};

/// Returns a transform in the numbers of the rasteriser.
pub(super) fn dot_transform(transform: Affine) -> Transform {
    let [sx, ky, kx, sy, tx, ty] = transform.as_coeffs().map(|part| part as f32);
    Transform::from_row(sx, ky, kx, sy, tx, ty)
}

/// Returns an outline of the rasteriser; `None`: the outline is empty.
pub(super) fn outline(path: &BezPath) -> Option<tiny_skia::Path> {
    let mut built = PathBuilder::new();
    let at = |point: Point| (point.x as f32, point.y as f32);
    for element in path.elements() {
        match *element {
            PathEl::MoveTo(to) => built.move_to(at(to).0, at(to).1),
            PathEl::LineTo(to) => built.line_to(at(to).0, at(to).1),
            PathEl::QuadTo(handle, to) => built.quad_to(at(handle).0, at(handle).1, at(to).0, at(to).1),
            PathEl::CurveTo(first, second, to) => {
                let ((x1, y1), (x2, y2), (x, y)) = (at(first), at(second), at(to));
                built.cubic_to(x1, y1, x2, y2, x, y);
            }
            PathEl::ClosePath => built.close(),
        }
    }
    built.finish()
}

/// Returns a paint of the rasteriser; `None`: the gradient isn't valid.
pub(super) fn painted(paint: &Paint, opacity: f64) -> Option<tiny_skia::Paint<'static>> {
    let shader = match paint {
        Paint::Solid(color) => {
            let alpha = (opacity * 255.0).round() as u8;
            Shader::SolidColor(tiny_skia::Color::from_rgba8(color.r, color.g, color.b, alpha))
        }
        Paint::Gradient(gradient) => shaded(gradient, opacity)?,
    };
    Some(tiny_skia::Paint { shader, ..tiny_skia::Paint::default() })
}

fn shaded(gradient: &Gradient, opacity: f64) -> Option<Shader<'static>> {
    let stop = |stop: &crate::scene::Stop| {
        let alpha = (opacity * stop.opacity.clamp(0.0, 1.0) * 255.0).round() as u8;
        let color = tiny_skia::Color::from_rgba8(stop.color.r, stop.color.g, stop.color.b, alpha);
        GradientStop::new(stop.offset.clamp(0.0, 1.0) as f32, color)
    };
    let stops = gradient.stops.iter().map(stop).collect();
    let at = |point: Point| tiny_skia::Point::from_xy(point.x as f32, point.y as f32);
    let transform = dot_transform(gradient.transform);
    match gradient.kind {
        GradientKind::Linear { from, to } => {
            LinearGradient::new(at(from), at(to), stops, SpreadMode::Pad, transform)
        }
        GradientKind::Radial { center, radius, focus, focus_radius } => {
            let (center, radius) = (at(center), radius as f32);
            RadialGradient::new(
                at(focus),
                focus_radius as f32,
                center,
                radius,
                stops,
                SpreadMode::Pad,
                transform,
            )
        }
    }
}

/// Returns a stroke of the rasteriser.
pub(super) fn stroke(line: &Stroke) -> tiny_skia::Stroke {
    let lengths = line.dash.iter().map(|length| *length as f32);
    // Dashes and gaps alternate: a list of an odd length begins the next time with a gap.
    let times = 1 + line.dash.len() % 2;
    let dash = lengths.clone().cycle().take(times * line.dash.len()).collect();
    tiny_skia::Stroke {
        width: line.width as f32,
        miter_limit: line.miter_limit as f32,
        line_cap: match line.cap {
            Cap::Butt => LineCap::Butt,
            Cap::Round => LineCap::Round,
            Cap::Square => LineCap::Square,
        },
        line_join: match line.join {
            Join::Miter => LineJoin::Miter,
            Join::Round => LineJoin::Round,
            Join::Bevel => LineJoin::Bevel,
        },
        dash: StrokeDash::new(dash, 0.0),
    }
}
