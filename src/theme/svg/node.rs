//! Groups, clips and paths.

use super::affine::affine;
use super::bounds;
use super::clip::joined;
use super::uncarried::{CLIPS, Uncarried};
use super::{Faults, paint, stand_ins};
use crate::scene::{Affine, BezPath, Item, Path};
use std::iter::successors;
use std::sync::Arc;
use usvg::tiny_skia_path::PathSegment;
use usvg::{BlendMode, ClipPath, FillRule, Group, Node, PaintOrder, Rect};

/// Opacity from which on a thing looks opaque: the eight bits of a colour don't show the difference.
const OPAQUE: f64 = 0.998;

/// Returns the items of a group. `to_art` maps the coordinates around the group to the art's, and `clips` counts the clip paths
/// around it; `opacity` is the opacity of the groups around it.
pub(super) fn group(
    group: &Group,
    to_art: Affine,
    clips: usize,
    opacity: f64,
    faults: &mut Faults<'_>,
) -> Vec<Item> {
    let to_art = to_art * affine(group.transform());
    // The parser gives a lone shape with an effect a group of its own, without an id.
    let id = match group.children() {
        [only] if group.id().is_empty() => only.id(),
        _ => group.id(),
    };
    if let Some(filter) = group.filters().first() {
        let id = if id.is_empty() { filter.id() } else { id };
        faults.of(id, Uncarried::Filter);
    }
    if let Some(mask) = group.mask() {
        let id = if id.is_empty() { mask.id() } else { id };
        faults.of(id, Uncarried::Mask);
    }
    if group.blend_mode() != BlendMode::Normal {
        faults.of(id, Uncarried::BlendMode);
    }
    let own = opacity * f64::from(group.opacity().get());
    // Where parts don't overlap, each takes the opacity by itself, which costs a file nothing.
    let (opacity, own) = if own < OPAQUE && overlaps(group) { (1.0, own) } else { (own, 1.0) };
    let all: Vec<&ClipPath> =
        successors(group.clip_path(), |clip| clip.clip_path()).take(CLIPS + 1).collect();
    let clips = clips + all.len();
    if clips > CLIPS {
        let id = all.last().map_or(id, |clip| clip.id());
        faults.of(id, Uncarried::DeepClips);
        return Vec::new();
    }
    let mut items = Vec::new();
    for child in group.children() {
        match child {
            Node::Group(inner) => items.extend(self::group(inner, to_art, clips, opacity, faults)),
            Node::Path(path) => match stand_ins::element(path) {
                Some(byte) if path.is_visible() => faults.seen(byte),
                Some(_) => {}
                None => items.extend(self::path(path, to_art, opacity, faults)),
            },
            // The source has been searched for both; a node that gets here came by a way which the search didn't see.
            Node::Image(image) => faults.of(image.id(), Uncarried::Bitmap),
            Node::Text(text) => faults.of(text.id(), Uncarried::Text),
        }
    }
    if items.is_empty() {
        return items;
    }
    let items = all.into_iter().fold(items, |items, clip| clipped(clip, to_art, items, faults));
    if own < 1.0 && !items.is_empty() {
        vec![Item::Group { transform: Affine::IDENTITY, clip: None, opacity: own, items }]
    } else {
        items
    }
}

/// Returns items under a clip path.
fn clipped(clip: &ClipPath, to_art: Affine, items: Vec<Item>, faults: &mut Faults<'_>) -> Vec<Item> {
    let mut shapes = Vec::new();
    shapes_of(clip.root(), to_art * affine(clip.transform()), &mut shapes, faults);
    if shapes.is_empty() {
        // A clip path without shapes lets nothing through.
        return Vec::new();
    }
    if let Some(outline) = joined(shapes) {
        vec![Item::within(items, outline)]
    } else {
        faults.of(clip.id(), Uncarried::CrossingClip);
        Vec::new()
    }
}

/// Collects the outlines of a clip path.
fn shapes_of(group: &Group, to_art: Affine, shapes: &mut Vec<(BezPath, FillRule)>, faults: &mut Faults<'_>) {
    let to_art = to_art * affine(group.transform());
    if group.clip_path().is_some() {
        faults.of(group.id(), Uncarried::ClippedClip);
    }
    for child in group.children() {
        match child {
            Node::Group(inner) => shapes_of(inner, to_art, shapes, faults),
            // Only visible shapes count in a clip path.
            Node::Path(path) if !path.is_visible() => {}
            Node::Path(path) if stand_ins::element(path).is_some() => {
                faults.of(group.id(), Uncarried::TextClip);
            }
            Node::Path(path) => {
                let rule = path.fill().map_or(FillRule::NonZero, usvg::Fill::rule);
                let outline = to_art * outline(path.data());
                if let Some(what) = bounds::of_path(outline.control_box(), 0.0, faults.reach) {
                    faults.of(path.id(), what);
                }
                shapes.push((outline, rule));
            }
            Node::Image(_) | Node::Text(_) => faults.of(group.id(), Uncarried::TextClip),
        }
    }
}

/// Returns whether parts of the group may overlap: whether the boxes around them do.
fn overlaps(group: &Group) -> bool {
    fn boxes(group: &Group, found: &mut Vec<Rect>) {
        for child in group.children() {
            match child {
                Node::Group(inner) => boxes(inner, found),
                Node::Path(path) if path.is_visible() => {
                    let area = path.abs_stroke_bounding_box();
                    found.push(area);
                    // A stroke lies half over its own fill.
                    if path.fill().is_some() && path.stroke().is_some() {
                        found.push(area);
                    }
                }
                _ => {}
            }
        }
    }
    let mut found = Vec::new();
    boxes(group, &mut found);
    let apart = |a: &Rect, b: &Rect| {
        a.right() <= b.left() || b.right() <= a.left() || a.bottom() <= b.top() || b.bottom() <= a.top()
    };
    found.iter().enumerate().any(|(i, a)| found[i + 1..].iter().any(|b| !apart(a, b)))
}

/// Returns an outline in double precision.
fn outline(data: &usvg::tiny_skia_path::Path) -> BezPath {
    let at = |p: usvg::tiny_skia_path::Point| (f64::from(p.x), f64::from(p.y));
    let mut path = BezPath::with_capacity(data.len());
    for segment in data.segments() {
        match segment {
            PathSegment::MoveTo(p) => path.move_to(at(p)),
            PathSegment::LineTo(p) => path.line_to(at(p)),
            PathSegment::QuadTo(a, p) => path.quad_to(at(a), at(p)),
            PathSegment::CubicTo(a, b, p) => path.curve_to(at(a), at(b), at(p)),
            PathSegment::Close => path.close_path(),
        }
    }
    path
}

/// Returns the items of a path: one, or two if fill and stroke can't be painted together.
fn path(source: &usvg::Path, to_art: Affine, opacity: f64, faults: &mut Faults<'_>) -> Vec<Item> {
    if !source.is_visible() {
        return Vec::new();
    }
    let mut local = outline(source.data());
    // Most that a stroke covers beyond its outline: a mitred corner may be as long as its limit lets it.
    let beyond = source
        .stroke()
        .map_or(0.0, |stroke| f64::from(stroke.width().get() * stroke.miterlimit().get().max(1.5)) / 2.0);
    let area = local.control_box().inflate(beyond, beyond);
    // A stroke under a transform that stretches one way more than the other isn't of one width: the
    // transform must stay.
    let [a, b, c, d, _, _] = to_art.as_coeffs();
    let square = |x: f64, y: f64| x * x + y * y;
    let little = 1e-8 * square(a, b);
    let even = square(a - d, b + c) < little || square(a + d, b - c) < little;
    let (folded, kept) = if even || source.stroke().is_none() {
        (to_art, Affine::IDENTITY)
    } else {
        (Affine::IDENTITY, to_art)
    };
    let scale = folded.determinant().abs().sqrt();
    if folded != Affine::IDENTITY {
        local.apply_affine(folded);
    }
    let stroke_width = source.stroke().map_or(0.0, |stroke| f64::from(stroke.width().get()));
    if let Some(what) =
        bounds::of_path(kept.transform_rect_bbox(local.control_box()), stroke_width * scale, faults.reach)
    {
        faults.of(source.id(), what);
        return Vec::new();
    }
    // Fill and stroke have one outline, which is stored once.
    let local = Arc::new(local);

    let fill = source.fill().and_then(|fill| {
        let paint = paint::paint(fill.paint(), folded, area, source.id(), faults)?;
        Some(Path {
            outline: Arc::clone(&local),
            fill: Some(paint),
            even_odd: fill.rule() == FillRule::EvenOdd,
            stroke: None,
            opacity: opacity * f64::from(fill.opacity().get()),
        })
    });
    let stroke = source.stroke().and_then(|stroke| {
        let mut lowered = paint::stroke(stroke, folded, scale, area, source.id(), faults)?;
        let mut outline = Arc::clone(&local);
        if !lowered.dash.is_empty() {
            faults.dashes += bounds::dashes(&local, lowered.dash.iter().sum());
            if faults.dashes > bounds::MOST_DASHES {
                faults.of(source.id(), Uncarried::TooManyDashes);
                return None;
            }
        }
        let offset = f64::from(stroke.dashoffset()) * scale;
        // A dash that starts in its middle is cut here: a scene's dashes start at their start.
        if !lowered.dash.is_empty() && offset.abs() > 1e-9 {
            let period: f64 = lowered.dash.iter().sum();
            let elements = local.elements().iter().copied();
            outline = Arc::new(kurbo::dash(elements, offset.rem_euclid(period), &lowered.dash).collect());
            lowered.dash.clear();
        }
        let opacity = opacity * f64::from(stroke.opacity().get());
        Some(Path { outline, fill: None, even_odd: false, stroke: Some(lowered), opacity })
    });
    let paths = match (fill, stroke) {
        (Some(fill), Some(stroke))
            if source.paint_order() == PaintOrder::FillAndStroke
                && Arc::ptr_eq(&fill.outline, &stroke.outline)
                && (fill.opacity - stroke.opacity).abs() < 1e-9 =>
        {
            vec![Path { stroke: stroke.stroke, ..fill }]
        }
        (Some(fill), Some(stroke)) if source.paint_order() == PaintOrder::StrokeAndFill => vec![stroke, fill],
        (fill, stroke) => fill.into_iter().chain(stroke).collect(),
    };
    let items: Vec<Item> = paths.into_iter().map(Item::Path).collect();
    if kept == Affine::IDENTITY || items.is_empty() { items } else { vec![Item::transformed(items, kept)] }
}
