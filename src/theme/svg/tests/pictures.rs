//! Comparison of lowered drawings with another renderer's pictures.

use super::{art, svg};
use crate::scene::{Affine, Art, BezPath, Cap, Color, GradientKind, Item, Join, Paint, Path, Point, Stroke};
use kurbo::PathEl;
use resvg::tiny_skia::{
    self, FillRule, GradientStop, LineCap, LineJoin, LinearGradient, Mask, Pixmap, PixmapPaint,
    RadialGradient, Shader, SpreadMode, StrokeDash, Transform,
};

/// Draws art at four pixels a unit.
fn draw(art: &Art) -> Pixmap {
    let mut pixmap =
        Pixmap::new((art.size.width * 4.0) as u32, (art.size.height * 4.0) as u32).expect("a size");
    draw_items(&art.items, Affine::scale(4.0), None, &mut pixmap);
    pixmap
}

fn draw_items(items: &[Item], to_pixels: Affine, mask: Option<&Mask>, pixmap: &mut Pixmap) {
    for item in items {
        match item {
            Item::Path(path) => draw_path(path, to_pixels, mask, pixmap),
            Item::Group { transform, clip: None, opacity, items } if *opacity < 1.0 => {
                let mut sheet = Pixmap::new(pixmap.width(), pixmap.height()).expect("a size");
                draw_items(items, to_pixels * *transform, mask, &mut sheet);
                let paint = PixmapPaint { opacity: *opacity as f32, ..PixmapPaint::default() };
                pixmap.draw_pixmap(0, 0, sheet.as_ref(), &paint, Transform::identity(), None);
            }
            Item::Group { transform, clip, items, .. } => {
                let inner = to_pixels * *transform;
                let own = clip.as_ref().and_then(|clip| {
                    let outline = skia(clip)?;
                    let mut own = if let Some(outer) = mask {
                        outer.clone()
                    } else {
                        let mut all = Mask::new(pixmap.width(), pixmap.height())?;
                        all.invert();
                        all
                    };
                    own.intersect_path(&outline, FillRule::Winding, true, matrix(inner));
                    Some(own)
                });
                draw_items(items, inner, own.as_ref().or(mask), pixmap);
            }
            other => panic!("lowered art has no {other:?}"),
        }
    }
}

fn draw_path(path: &Path, to_pixels: Affine, mask: Option<&Mask>, pixmap: &mut Pixmap) {
    let Some(outline) = skia(&path.outline) else { return };
    if let Some(paint) = &path.fill {
        let rule = if path.even_odd { FillRule::EvenOdd } else { FillRule::Winding };
        pixmap.fill_path(&outline, &skia_paint(paint, path.opacity), rule, matrix(to_pixels), mask);
    }
    if let Some(stroke) = &path.stroke {
        let paint = skia_paint(&stroke.paint, path.opacity);
        pixmap.stroke_path(&outline, &paint, &skia_stroke(stroke), matrix(to_pixels), mask);
    }
}

fn matrix(affine: Affine) -> Transform {
    let [xx, yx, xy, yy, x0, y0] = affine.as_coeffs().map(|v| v as f32);
    Transform::from_row(xx, yx, xy, yy, x0, y0)
}

fn skia(path: &BezPath) -> Option<tiny_skia::Path> {
    let mut builder = tiny_skia::PathBuilder::new();
    let p = |point: &Point| (point.x as f32, point.y as f32);
    for element in path.elements() {
        match element {
            PathEl::MoveTo(a) => builder.move_to(p(a).0, p(a).1),
            PathEl::LineTo(a) => builder.line_to(p(a).0, p(a).1),
            PathEl::QuadTo(a, b) => builder.quad_to(p(a).0, p(a).1, p(b).0, p(b).1),
            PathEl::CurveTo(a, b, c) => builder.cubic_to(p(a).0, p(a).1, p(b).0, p(b).1, p(c).0, p(c).1),
            PathEl::ClosePath => builder.close(),
        }
    }
    builder.finish()
}

fn skia_color(color: Color, opacity: f64) -> tiny_skia::Color {
    tiny_skia::Color::from_rgba8(color.r, color.g, color.b, (opacity * 255.0).round() as u8)
}

fn skia_paint(paint: &Paint, opacity: f64) -> tiny_skia::Paint<'static> {
    let mut shader = match paint {
        Paint::Solid(color) => Some(Shader::SolidColor(skia_color(*color, 1.0))),
        Paint::Gradient(gradient) => {
            let stop =
                |s: &crate::scene::Stop| GradientStop::new(s.offset as f32, skia_color(s.color, s.opacity));
            let stops = gradient.stops.iter().map(stop).collect();
            let at = |p: Point| tiny_skia::Point::from_xy(p.x as f32, p.y as f32);
            let transform = matrix(gradient.transform);
            match gradient.kind {
                GradientKind::Linear { from, to } => {
                    LinearGradient::new(at(from), at(to), stops, SpreadMode::Pad, transform)
                }
                GradientKind::Radial { center, radius, focus, focus_radius } => {
                    let (c, r) = (at(center), radius as f32);
                    RadialGradient::new(
                        at(focus),
                        focus_radius as f32,
                        c,
                        r,
                        stops,
                        SpreadMode::Pad,
                        transform,
                    )
                }
            }
        }
    }
    .expect("a paint");
    shader.apply_opacity(opacity as f32);
    tiny_skia::Paint { shader, anti_alias: true, ..Default::default() }
}

fn skia_stroke(stroke: &Stroke) -> tiny_skia::Stroke {
    tiny_skia::Stroke {
        width: stroke.width as f32,
        miter_limit: stroke.miter_limit as f32,
        line_cap: match stroke.cap {
            Cap::Butt => LineCap::Butt,
            Cap::Round => LineCap::Round,
            Cap::Square => LineCap::Square,
        },
        line_join: match stroke.join {
            Join::Miter => LineJoin::Miter,
            Join::Round => LineJoin::Round,
            Join::Bevel => LineJoin::Bevel,
        },
        dash: StrokeDash::new(stroke.dash.iter().map(|d| *d as f32).collect(), 0.0),
    }
}

/// Mean difference of the channels, 0 to 255, between lowered art and the other renderer's picture.
fn difference(content: &str) -> f64 {
    let source = svg(content);
    let ours = draw(&art(content));
    let tree = usvg::Tree::from_str(&source, &usvg::Options::default()).expect("it is good");
    let mut theirs = Pixmap::new(400, 400).expect("a size");
    resvg::render(&tree, Transform::from_scale(4.0, 4.0), &mut theirs.as_mut());
    assert!(theirs.data().iter().any(|v| *v != 0), "an empty picture proves nothing");
    let sum: f64 = ours.data().iter().zip(theirs.data()).map(|(a, b)| f64::from(a.abs_diff(*b))).sum();
    sum / ours.data().len() as f64
}

#[test]
fn lowered_art_looks_as_another_renderer_shows_it() {
    let drawings = [
        // Shapes, arcs, joins, even-odd.
        r##"<rect width="100" height="100" fill="#e8dcc0"/><path fill-rule="evenodd" fill="#265"
            d="M50 5A45 45 0 1 1 49 5ZM50 30a20 20 0 1 0 1 0Z" stroke="#420" stroke-width="2"/>
            <polyline points="10,90 30,60 50,90 70,60" fill="none" stroke="#a00" stroke-width="5" stroke-linejoin="round"/>"##,
        // Nested transforms, use of a symbol, mirror, skew.
        r##"<defs><g id="s"><ellipse cx="10" cy="10" rx="9" ry="5" fill="#c80"/><path d="M1 10H19" stroke="#000"/></g></defs>
            <use href="#s"/><use href="#s" transform="translate(60 10) scale(-2 2)"/>
            <g transform="rotate(30 50 50) skewX(20)"><use href="#s" x="40" y="50"/></g>
            <g transform="translate(10 70) scale(3 1)"><circle cx="10" cy="10" r="6" fill="none" stroke="#00f" stroke-width="2"/></g>"##,
        // Gradients in both units, with transforms and transparent stops.
        r##"<linearGradient id="l" x1="0" x2="1" y2="1"><stop stop-color="#fff"/><stop offset=".4" stop-color="#f80"/>
            <stop offset="1" stop-color="#204" stop-opacity=".3"/></linearGradient>
            <radialGradient id="r" gradientUnits="userSpaceOnUse" cx="50" cy="70" r="25" gradientTransform="rotate(20) scale(1 .7)">
            <stop stop-color="#ff8"/><stop offset="1" stop-color="#008"/></radialGradient>
            <rect x="5" y="5" width="60" height="30" fill="url(#l)" transform="rotate(10)"/>
            <rect x="5" y="45" width="90" height="50" fill="url(#r)" stroke="url(#l)" stroke-width="4"/>"##,
        // Clips, nested, with transforms and bounding-box units.
        r##"<clipPath id="a"><circle cx="50" cy="50" r="40"/></clipPath>
            <clipPath id="b" clipPathUnits="objectBoundingBox"><path d="M.5 0L1 1H0Z"/></clipPath>
            <g clip-path="url(#a)"><rect width="100" height="100" fill="#9ab"/>
            <g transform="translate(20 10) rotate(15)"><rect width="60" height="70" fill="#b33" clip-path="url(#b)"/></g></g>"##,
        // Opacity, dashes with an offset, paint order, classes.
        r##"<style>.x{fill:#084;stroke:#fff;stroke-width:6}</style><rect width="100" height="50" fill="#333"/>
            <circle class="x" cx="30" cy="50" r="20" paint-order="stroke"/>
            <g opacity=".4"><rect x="60" y="10" width="10" height="80" fill="#c0c"/><rect x="75" y="10" width="10" height="80"/></g>
            <circle cx="30" cy="50" r="28" fill="none" stroke="#a50" stroke-width="3" stroke-dasharray="9 4 2 4" stroke-dashoffset="5"/>
            <path d="M5 95L95 90" stroke="#000" stroke-opacity=".5" stroke-width="4" stroke-linecap="square"/>"##,
    ];
    for drawing in drawings {
        let difference = difference(drawing);
        assert!(difference < 0.5, "differs by {difference} of 255: {drawing}");
    }
}
