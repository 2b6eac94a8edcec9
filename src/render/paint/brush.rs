//! Colours, gradients and lines in the types of the rasteriser.

use crate::scene::{Affine, Cap, Color, Gradient, GradientKind, Join, Paint, Point, Stop, Stroke};
use resvg::tiny_skia;
use resvg::tiny_skia::{
    GradientStop, LineCap, LineJoin, LinearGradient, RadialGradient, Shader, SpreadMode, StrokeDash,
    Transform,
};

/// What a surface is painted with.
pub(super) enum SurfaceBrush {
    /// A colour, and its opacity from 0 to 255.
    Plain(Color, u8),
    /// A gradient.
    Shaded(Box<Shader<'static>>),
}

impl SurfaceBrush {
    /// Returns a brush; `None`: nothing is seen of it.
    pub(super) fn of(paint: &Paint, opacity: f64) -> Option<Self> {
        match paint {
            Paint::Solid(color) => {
                let alpha = alpha(opacity);
                (alpha > 0).then_some(Self::Plain(*color, alpha))
            }
            Paint::Gradient(gradient) => Some(Self::Shaded(Box::new(shaded(gradient, opacity)?))),
        }
    }

    /// Returns the paint of the rasteriser.
    pub(super) fn paint(&self) -> tiny_skia::Paint<'static> {
        let shader = match self {
            Self::Plain(color, alpha) => {
                Shader::SolidColor(tiny_skia::Color::from_rgba8(color.r, color.g, color.b, *alpha))
            }
            Self::Shaded(shader) => (**shader).clone(),
        };
        tiny_skia::Paint { shader, ..tiny_skia::Paint::default() }
    }
}

fn alpha(opacity: f64) -> u8 {
    (opacity.clamp(0.0, 1.0) * 255.0).round() as u8
}

/// Returns a transform in the numbers of the rasteriser.
pub(super) fn dot_transform(transform: Affine) -> Transform {
    let [sx, ky, kx, sy, tx, ty] = transform.as_coeffs().map(|part| part as f32);
    Transform::from_row(sx, ky, kx, sy, tx, ty)
}

/// Returns a gradient of the rasteriser; `None`: it has no colours, or its circles are none.
fn shaded(gradient: &Gradient, opacity: f64) -> Option<Shader<'static>> {
    let stop = |stop: &Stop| {
        let Color { r, g, b } = stop.color;
        let alpha = alpha(opacity * stop.opacity.clamp(0.0, 1.0));
        GradientStop::new(stop.offset.clamp(0.0, 1.0) as f32, tiny_skia::Color::from_rgba8(r, g, b, alpha))
    };
    let stops = gradient.stops.iter().map(stop).collect();
    let at = |point: Point| tiny_skia::Point::from_xy(point.x as f32, point.y as f32);
    let (pad, transform) = (SpreadMode::Pad, dot_transform(gradient.transform));
    match gradient.kind {
        GradientKind::Linear { from, to } => LinearGradient::new(at(from), at(to), stops, pad, transform),
        GradientKind::Radial { center, radius, focus, focus_radius } => {
            let (first, last) = (focus_radius as f32, radius as f32);
            RadialGradient::new(at(focus), first, at(center), last, stops, pad, transform)
        }
    }
}

/// Returns a stroke of the rasteriser.
pub(super) fn stroke(line: &Stroke) -> tiny_skia::Stroke {
    let lengths = line.dash.iter().map(|length| *length as f32);
    // Dashes and gaps alternate: a list of an odd length begins the next time with a gap.
    let times = 1 + line.dash.len() % 2;
    let dash = lengths.cycle().take(times * line.dash.len()).collect();
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

/// Returns the share of a line that is drawn, from 0 to 1: the rest are gaps between its dashes.
pub(super) fn drawn_share(line: &Stroke) -> f64 {
    let all: f64 = line.dash.iter().sum();
    let drawn: f64 = line.dash.iter().step_by(2).sum();
    if all <= 0.0 {
        1.0
    } else if line.dash.len().is_multiple_of(2) {
        drawn / all
    } else {
        // The second time, gaps and dashes have changed places.
        0.5
    }
}
