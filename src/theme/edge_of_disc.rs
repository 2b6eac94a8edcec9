//! The edge of a disc, as its drawing paints it: in which colour, and whether that colour goes on beyond the cut.
//!
//! A drawing is read in two ways. Where everything near the edge is one form that covers all of it, as usual, this is
//! proved from the outlines alone. Otherwise points along the edge are looked at, and what most of them show counts.

use crate::scene::{Affine, Art, BezPath, Color, Item, Paint, Path, PathEl, Point, Shape, Stroke, circle};
use crate::theme::ink::main_color;
use kurbo::{Line, ParamCurve, ParamCurveNearest, PathSeg};

/// Paint at the edge of a disc.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct DiscEdge {
    /// Colour of the edge, or of most of it; `None`: the drawing leaves the edge free.
    pub(crate) color: Option<Color>,
    /// Whether that colour is everywhere from the edge outwards, as far as was asked.
    pub(crate) is_plain: bool,
}

/// Radius where the edge begins, a little within the cut, as a share of the disc's radius.
const WITHIN: f64 = 0.985;
/// Radius to which drawings are looked at, as such a share: a little less than the 62 hundredths of the diameter they reach.
pub(crate) const REACH: f64 = 1.235;
/// Number of lines that stand for a curve, and how far they may lie off it, as a share of the radius.
const LINES: u32 = 16;
const OFF: f64 = 0.002;
/// Number of points looked at on each quarter of the edge: few patterns are in step with it.
const POINTS: u32 = 25;
/// Share of these points that a drawing may leave bare and still go to the edge.
const BARE: f64 = 0.125;

impl DiscEdge {
    /// Reads the drawing of a disc out to `reach` radii. The width of its frame is the disc's diameter.
    pub(crate) fn of(art: &Art, reach: f64) -> Self {
        let radius = art.size.width / 2.0;
        let center = Point::new(radius, radius);
        let belt = Belt { center, from: WITHIN * radius, to: reach.min(REACH) * radius, off: OFF * radius };
        match belt.items(&art.items, Affine::IDENTITY, false, BeltPaint::Bare) {
            BeltPaint::Bare => Self { color: None, is_plain: true },
            BeltPaint::Plain(color) => Self { color: Some(color), is_plain: true },
            BeltPaint::Mixed => Self { color: most(art, center, belt.from), is_plain: false },
        }
    }
}

/// Paint that a belt around the edge shows so far.
#[derive(Clone, Copy, Debug, PartialEq)]
enum BeltPaint {
    /// No paint at all.
    Bare,
    /// One colour on all of the belt.
    Plain(Color),
    /// Several colours, or paint on only a part of the belt.
    Mixed,
}

/// Place of a form in relation to a belt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FormPlace {
    Away,
    Covers,
    Crosses,
}

/// Area between two circles around one centre.
struct Belt {
    center: Point,
    from: f64,
    to: f64,
    off: f64,
}

impl Belt {
    /// Returns the belt's paint after items are painted on it; `partly` says that only part of them is seen.
    fn items(&self, items: &[Item], to_art: Affine, partly: bool, before: BeltPaint) -> BeltPaint {
        items.iter().fold(before, |paint, item| match item {
            Item::Path(path) => self.path(path, to_art, partly, paint),
            // Drawings of themes have no letters, and photographs end within the ring of their disc.
            _ => item.inside().map_or(paint, |inside| {
                let to_art = to_art * inside.transform;
                match inside.clip.map_or(FormPlace::Covers, |clip| self.fill(clip, false, to_art)) {
                    FormPlace::Away => paint,
                    place => {
                        let partly = partly || place == FormPlace::Crosses;
                        self.items(&inside.each_faint(), to_art, partly, paint)
                    }
                }
            }),
        })
    }

    fn path(&self, path: &Path, to_art: Affine, partly: bool, before: BeltPaint) -> BeltPaint {
        let mut paint = before;
        if let Some(fill) = path.fill.as_ref().filter(|_| path.opacity > 0.0) {
            paint = match self.fill(&path.outline, path.even_odd, to_art) {
                FormPlace::Away => paint,
                FormPlace::Covers if !partly => covered(paint, fill, path.opacity),
                FormPlace::Covers | FormPlace::Crosses => crossed(paint, fill, path.opacity),
            };
        }
        if let Some(stroke) = path.stroke.as_ref().filter(|_| path.opacity > 0.0) {
            let half = stroke.width / 2.0 * to_art.determinant().abs().sqrt();
            if self.meets(&path.outline, to_art, half) {
                paint = crossed(paint, &stroke.paint, path.opacity);
            }
        }
        paint
    }

    fn fill(&self, outline: &BezPath, even_odd: bool, to_art: Affine) -> FormPlace {
        if self.is_within(outline, to_art, 0.0) {
            return FormPlace::Away;
        }
        if self.meets(outline, to_art, 0.0) {
            return FormPlace::Crosses;
        }
        // The outline is nowhere in the belt, so all points of the belt are on one side of it.
        let at = self.center + Point::new(f64::midpoint(self.from, self.to), 0.0).to_vec2();
        if holds(outline, even_odd, to_art, at) { FormPlace::Covers } else { FormPlace::Away }
    }

    /// Returns whether a form, with a stroke `half` wide to both sides, is all inside the belt's inner circle.
    fn is_within(&self, outline: &BezPath, to_art: Affine, half: f64) -> bool {
        let room = self.from - self.off - half;
        let is_near = |point: Point| (to_art * point - self.center).hypot2() < room * room;
        // A curve lies within the hull of its points.
        room > 0.0
            && outline.elements().iter().all(|element| match *element {
                PathEl::MoveTo(a) | PathEl::LineTo(a) => is_near(a),
                PathEl::QuadTo(a, b) => is_near(a) && is_near(b),
                PathEl::CurveTo(a, b, c) => is_near(a) && is_near(b) && is_near(c),
                PathEl::ClosePath => true,
            })
    }

    /// Returns whether an outline, or a stroke along it that is `half` wide to both sides, comes into the belt.
    fn meets(&self, outline: &BezPath, to_art: Affine, half: f64) -> bool {
        if self.is_within(outline, to_art, half) {
            return false;
        }
        let (from, to) = (self.from - half - self.off, self.to + half + self.off);
        let meets = |a: Point, b: Point| {
            let nearest = Line::new(a, b).nearest(self.center, 0.0).distance_sq;
            let farthest = a.distance_squared(self.center).max(b.distance_squared(self.center));
            nearest <= to * to && (from <= 0.0 || farthest >= from * from)
        };
        let is_met = outline.segments().any(|segment| match segment {
            PathSeg::Line(line) => meets(to_art * line.p0, to_art * line.p1),
            PathSeg::Quad(_) | PathSeg::Cubic(_) => {
                let at = |n: u32| to_art * segment.eval(f64::from(n) / f64::from(LINES));
                (0..LINES).any(|n| meets(at(n), at(n + 1)))
            }
        });
        is_met || ends(outline).any(|(first, last)| meets(to_art * last, to_art * first))
    }
}

/// Returns where the parts of an outline begin and end: a fill is closed, whether the outline says so or not.
fn ends(outline: &BezPath) -> impl Iterator<Item = (Point, Point)> {
    outline.subpaths().filter_map(|part| {
        let first = part.first()?.end_point()?;
        let last = part.iter().rev().find_map(PathEl::end_point)?;
        Some((first, last))
    })
}

/// Returns the belt's paint after `paint` covers all of it.
fn covered(before: BeltPaint, paint: &Paint, opacity: f64) -> BeltPaint {
    let Paint::Solid(color) = paint else { return BeltPaint::Mixed };
    match before {
        _ if opacity >= 1.0 => BeltPaint::Plain(*color),
        BeltPaint::Bare => BeltPaint::Plain(Color::WHITE.mix(*color, opacity)),
        BeltPaint::Plain(beneath) => BeltPaint::Plain(beneath.mix(*color, opacity)),
        BeltPaint::Mixed => BeltPaint::Mixed,
    }
}

/// Returns the belt's paint after `paint` covers a part of it.
fn crossed(before: BeltPaint, paint: &Paint, opacity: f64) -> BeltPaint {
    match (before, paint) {
        (BeltPaint::Plain(beneath), Paint::Solid(color)) if beneath.mix(*color, opacity) == beneath => before,
        _ => BeltPaint::Mixed,
    }
}

/// Returns the colour that most points of a circle show; `None`: too many points are bare.
fn most(art: &Art, center: Point, radius: f64) -> Option<Color> {
    let mut found: Vec<(Color, u32)> = Vec::new();
    let mut bare = 0;
    for quarter in circle(center, radius).segments() {
        for nth in 0..POINTS {
            let at = quarter.eval((f64::from(nth) + 0.5) / f64::from(POINTS));
            match shown(&art.items, at, None) {
                None => bare += 1,
                Some(color) => match found.iter_mut().find(|(other, _)| *other == color) {
                    Some((_, times)) => *times += 1,
                    None => found.push((color, 1)),
                },
            }
        }
    }
    // Of several colours seen equally often the first counts.
    let most = found.into_iter().rev().max_by_key(|&(_, times)| times);
    most.filter(|_| f64::from(bare) <= BARE * f64::from(4 * POINTS)).map(|(color, _)| color)
}

/// Returns the colour at a point after items are painted over the colour `before`; `None`: the point is bare.
fn shown(items: &[Item], at: Point, before: Option<Color>) -> Option<Color> {
    items.iter().fold(before, |beneath, item| match item {
        Item::Path(path) => {
            let over = |beneath: Option<Color>, paint: &Paint| {
                Some(beneath.unwrap_or(Color::WHITE).mix(main_color(paint), path.opacity))
            };
            let mut color = beneath;
            if let Some(fill) = &path.fill
                && holds(&path.outline, path.even_odd, Affine::IDENTITY, at)
            {
                color = over(color, fill);
            }
            if let Some(stroke) = &path.stroke
                && is_drawn(&path.outline, stroke, at)
            {
                color = over(color, &stroke.paint);
            }
            color
        }
        _ => item.inside().map_or(beneath, |inside| {
            let transform = inside.transform;
            let is_seen = transform.determinant().abs() > 1e-12
                && inside.clip.is_none_or(|clip| holds(clip, false, transform, at));
            if is_seen { shown(&inside.each_faint(), transform.inverse() * at, beneath) } else { beneath }
        }),
    })
}

/// Returns whether a point lies within the fill of an outline.
fn holds(outline: &BezPath, even_odd: bool, to_point: Affine, at: Point) -> bool {
    if to_point.determinant().abs() <= 1e-12 {
        return false;
    }
    let at = to_point.inverse() * at;
    if !outline.control_box().contains(at) {
        return false;
    }
    let winding = outline.winding(at);
    if even_odd { winding % 2 != 0 } else { winding != 0 }
}

/// Returns whether a point lies on a stroke. A dashed stroke counts as unbroken, or as absent if less than half of it is dash.
fn is_drawn(outline: &BezPath, stroke: &Stroke, at: Point) -> bool {
    let half = stroke.width / 2.0;
    let painted: f64 = stroke.dash.iter().step_by(2).sum();
    let all: f64 = stroke.dash.iter().sum();
    if (all > 0.0 && painted < all / 2.0) || !outline.control_box().inflate(half, half).contains(at) {
        return false;
    }
    outline.segments().any(|segment| {
        let point = |n: u32| segment.eval(f64::from(n) / f64::from(LINES));
        (0..LINES).any(|n| Line::new(point(n), point(n + 1)).nearest(at, 0.0).distance_sq <= half * half)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::svg::lower;

    const RED: Color = Color::rgb(0x90, 0x20, 0x10);
    const BLUE: Color = Color::rgb(0x10, 0x20, 0x90);

    /// Returns the edge of a small drawing, looked at out to 1.2 radii.
    fn rim(content: &str) -> DiscEdge {
        let source =
            format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{content}</svg>"#);
        DiscEdge::of(&lower("king.svg", &source).unwrap_or_else(|faults| panic!("{faults:?}")), 1.2)
    }

    #[test]
    fn a_ground_that_reaches_beyond_the_cut_is_plain() {
        for ground in [
            r##"<circle cx="50" cy="50" r="62" fill="#902010"/>"##,
            r##"<rect x="-12" y="-12" width="124" height="124" fill="#902010"/>"##,
            r##"<g transform="translate(50 50) scale(2)"><circle r="31" fill="#902010"/></g>"##,
            r##"<circle cx="50" cy="50" r="62" fill="#00f"/><circle cx="50" cy="50" r="62" fill="#902010"/>"##,
        ] {
            let art = format!(r##"{ground}<circle cx="50" cy="50" r="40" fill="#fff"/>"##);
            assert_eq!(rim(&art), DiscEdge { color: Some(RED), is_plain: true }, "{ground}");
        }
    }

    /// The edge is free: an emblem, a ground that ends before the cut, a spear whose tip alone comes to the edge.
    #[test]
    fn a_drawing_without_ground_at_the_cut_is_free() {
        for art in [
            "",
            r##"<circle cx="50" cy="50" r="30" fill="#902010"/>"##,
            r##"<circle cx="50" cy="50" r="48" fill="#902010"/>"##,
            r##"<path d="M48 50L50 -5L52 50Z" fill="#902010"/>"##,
            r##"<path d="M-5 50H105" stroke="#902010" stroke-width="3"/>"##,
            r##"<clipPath id="c"><circle cx="50" cy="50" r="45"/></clipPath>
                <g clip-path="url(#c)"><rect width="100" height="100" fill="#902010"/></g>"##,
        ] {
            assert_eq!(rim(art).color, None, "{art}");
        }
    }

    /// The paint just within the cut counts, whatever the bleed shows.
    #[test]
    fn of_several_colours_the_one_most_seen_at_the_cut_counts() {
        let mixed = DiscEdge { color: Some(RED), is_plain: false };
        for art in [
            // A ring that ends at the cut, on another ground.
            r##"<circle cx="50" cy="50" r="62" fill="#102090"/><circle cx="50" cy="50" r="50" fill="#902010"/>"##,
            // A ground that ends at the cut.
            r##"<circle cx="50" cy="50" r="50" fill="#902010"/>"##,
            // Two thirds of a pie.
            r##"<circle cx="50" cy="50" r="62" fill="#902010"/><path d="M50 50H120V80Z" fill="#102090"/>"##,
            // A rim drawn as a line.
            r##"<circle cx="50" cy="50" r="48" fill="none" stroke="#902010" stroke-width="6"/>"##,
        ] {
            assert_eq!(rim(art), mixed, "{art}");
        }
    }

    #[test]
    fn what_lies_beneath_shows_through() {
        let art =
            r##"<circle cx="50" cy="50" r="62" fill="#fff"/><circle cx="50" cy="50" r="62" opacity="0.5"/>"##;
        assert_eq!(rim(art), DiscEdge { color: Some(Color::rgb(0x80, 0x80, 0x80)), is_plain: true });
        let hidden =
            r##"<circle cx="50" cy="50" r="62" fill="#102090"/><path d="M45 0H55V9H45Z" fill="#102090"/>"##;
        assert_eq!(rim(hidden), DiscEdge { color: Some(BLUE), is_plain: true });
    }
}
