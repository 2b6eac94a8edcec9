//! Conversions from the scene's types to krilla's, so that krilla's types stay in this folder.
//!
//! Millimetres stay millimetres: each page starts with one transform to points ([`page_transform`]), and all
//! coordinates, line widths and type sizes below it are millimetres.

use crate::scene::{
    Affine, BezPath, Cap, Color, Gradient, GradientKind, Join, Paint, Point, Rect, Stop, Stroke,
};
use crate::units::Length;
use krilla::color::{luma, rgb};
use krilla::geom::{Path, PathBuilder, Transform};
use krilla::num::NormalizedF32;
use krilla::paint::{self, LinearGradient, RadialGradient, SpreadMethod};
use kurbo::PathEl;

/// Returns the transform from millimetres to krilla's points. Only here does a page's content change its unit.
pub(super) fn page_transform() -> Transform {
    let points = Length::mm(1.0).to_pt() as f32;
    Transform::from_scale(points, points)
}

/// Returns millimetres in points, for lengths outside a page's content: sizes and boxes.
pub(super) fn points(mm: f64) -> f32 {
    Length::mm(mm).to_pt() as f32
}

/// Returns the text as a reader should hear, copy and find it: with plain spaces, for lines are broken already.
///
/// A font has one glyph for a space and for one that keeps words together. A glyph that stands for two characters has to
/// carry its text along at every use, as `ActualText` inside the content, and some readers lose what follows there.
pub(super) fn spaced(text: &str) -> String {
    text.replace('\u{a0}', " ")
}

/// Returns a text in capitals, each letter as many bytes long as it was: one whose capital is longer or shorter stays.
pub(super) fn in_capitals(text: &str) -> String {
    let capital = |letter: char| {
        let mut capitals = letter.to_uppercase();
        match (capitals.next(), capitals.next()) {
            (Some(one), None) if one.len_utf8() == letter.len_utf8() => one,
            _ => letter,
        }
    };
    text.chars().map(capital).collect()
}

/// Returns a value clamped to a share from 0 to 1.
pub(super) fn share(value: f64) -> NormalizedF32 {
    NormalizedF32::new(value.clamp(0.0, 1.0) as f32).unwrap_or(NormalizedF32::ONE)
}

/// Conversion of a scene's type to krilla's; the unit stays millimetres.
pub(super) trait ToKrilla {
    /// Type in krilla.
    type Output;
    /// Returns the value as krilla's type.
    fn to_krilla(&self) -> Self::Output;
}

impl ToKrilla for Point {
    type Output = krilla::geom::Point;
    fn to_krilla(&self) -> Self::Output {
        krilla::geom::Point::from_xy(self.x as f32, self.y as f32)
    }
}

impl ToKrilla for Affine {
    type Output = Transform;
    fn to_krilla(&self) -> Transform {
        let row = self.as_coeffs().map(|number| number as f32);
        Transform::from_row(row[0], row[1], row[2], row[3], row[4], row[5])
    }
}

/// Converts a grey to krilla's grey, so that it is printed with black and not mixed of three inks.
impl ToKrilla for Color {
    type Output = krilla::color::Color;
    fn to_krilla(&self) -> Self::Output {
        if self.is_grey() { luma::Color::new(self.r).into() } else { mixed(*self) }
    }
}

/// Returns a colour of three parts, whether or not they are the same.
fn mixed(color: Color) -> krilla::color::Color {
    rgb::Color::new(color.r, color.g, color.b).into()
}

/// Converts an outline. `None`: it encloses nothing and draws nothing, or leads to infinity.
impl ToKrilla for BezPath {
    type Output = Option<Path>;
    fn to_krilla(&self) -> Option<Path> {
        let mut builder = PathBuilder::new();
        for element in self.elements() {
            match *element {
                PathEl::MoveTo(p) => builder.move_to(p.x as f32, p.y as f32),
                PathEl::LineTo(p) => builder.line_to(p.x as f32, p.y as f32),
                PathEl::QuadTo(a, p) => builder.quad_to(a.x as f32, a.y as f32, p.x as f32, p.y as f32),
                PathEl::CurveTo(a, b, p) => {
                    builder.cubic_to(a.x as f32, a.y as f32, b.x as f32, b.y as f32, p.x as f32, p.y as f32);
                }
                PathEl::ClosePath => builder.close(),
            }
        }
        builder.finish()
    }
}

/// Converts a page box, in points. `None`: it has no area.
impl ToKrilla for Rect {
    type Output = Option<krilla::geom::Rect>;
    fn to_krilla(&self) -> Self::Output {
        krilla::geom::Rect::from_ltrb(points(self.x0), points(self.y0), points(self.x1), points(self.y1))
    }
}

impl ToKrilla for Gradient {
    type Output = paint::Paint;
    fn to_krilla(&self) -> paint::Paint {
        let transform = self.transform.to_krilla();
        let spread_method = SpreadMethod::Pad;
        // All stops of a gradient must be of one colour space.
        let is_grey = self.stops.iter().all(|stop| stop.color.is_grey());
        let color = |color: Color| if is_grey { color.to_krilla() } else { mixed(color) };
        let stop = |stop: &Stop| paint::Stop {
            offset: share(stop.offset),
            color: color(stop.color),
            opacity: share(stop.opacity),
        };
        let stops = self.stops.iter().map(stop).collect();
        match self.kind {
            GradientKind::Linear { from, to } => {
                let (from, to) = (from.to_krilla(), to.to_krilla());
                LinearGradient {
                    x1: from.x,
                    y1: from.y,
                    x2: to.x,
                    y2: to.y,
                    transform,
                    spread_method,
                    stops,
                    anti_alias: false,
                }
                .into()
            }
            GradientKind::Radial { center, radius, focus, focus_radius } => {
                let (center, focus) = (center.to_krilla(), focus.to_krilla());
                RadialGradient {
                    fx: focus.x,
                    fy: focus.y,
                    fr: focus_radius as f32,
                    cx: center.x,
                    cy: center.y,
                    cr: radius as f32,
                    transform,
                    spread_method,
                    stops,
                    anti_alias: false,
                }
                .into()
            }
        }
    }
}

impl ToKrilla for Paint {
    type Output = paint::Paint;
    fn to_krilla(&self) -> paint::Paint {
        match self {
            Self::Solid(color) => color.to_krilla().into(),
            Self::Gradient(gradient) => gradient.to_krilla(),
        }
    }
}

/// Returns krilla's fill; `opacity` is 0 to 1.
pub(super) fn fill(paint: &Paint, even_odd: bool, opacity: f64) -> paint::Fill {
    let rule = if even_odd { paint::FillRule::EvenOdd } else { paint::FillRule::NonZero };
    paint::Fill { paint: paint.to_krilla(), opacity: share(opacity), rule }
}

/// Returns the miter limit of a stroke as a PDF can have it.
pub(super) fn miter_limit(stroke: &Stroke) -> f32 {
    stroke.miter_limit.clamp(1.0, 10_000.0) as f32
}

/// Returns krilla's stroke; `opacity` is 0 to 1.
pub(super) fn stroke(stroke: &Stroke, opacity: f64) -> paint::Stroke {
    let dash = (!stroke.dash.is_empty()).then(|| paint::StrokeDash {
        array: stroke.dash.iter().map(|&length| length as f32).collect(),
        offset: 0.0,
    });
    paint::Stroke {
        paint: stroke.paint.to_krilla(),
        width: stroke.width as f32,
        miter_limit: miter_limit(stroke),
        line_cap: match stroke.cap {
            Cap::Butt => paint::LineCap::Butt,
            Cap::Round => paint::LineCap::Round,
            Cap::Square => paint::LineCap::Square,
        },
        line_join: match stroke.join {
            Join::Miter => paint::LineJoin::Miter,
            Join::Round => paint::LineJoin::Round,
            Join::Bevel => paint::LineJoin::Bevel,
        },
        opacity: share(opacity),
        dash,
    }
}
