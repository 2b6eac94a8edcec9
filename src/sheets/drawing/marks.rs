//! Cut marks, fold marks and the check ruler.

use crate::scene::{BezPath, Color, Item, Path, Point, Rect, Stroke, Vec2, quarter};
use crate::units::Length;

/// Width of cut and fold marks in millimetres. Thinner ones vanish on some printers.
const LINE: f64 = 0.15;
/// Distance from the trimmed edge to the mark, in millimetres.
const OFFSET: f64 = 0.4;
/// Length of a mark, in millimetres.
const LENGTH: f64 = 4.0;
/// Shortest length that still reads as a mark, in millimetres.
const SHORTEST: f64 = 1.0;
/// Length of a mark beside the end of its line, in millimetres.
const BESIDE: f64 = 4.0;
/// Half the width of the light line under a mark, in millimetres.
const HALF: f64 = LINE * 1.5;
/// Gaps between elements that are narrower than this stay free of marks, in millimetres.
const NARROW: f64 = 2.0;
/// How far from the middle of a gap the marks of the elements on both sides end, in millimetres.
const APART: f64 = 0.3;
/// Rounding of sums of measures, in millimetres.
const ROUNDING: f64 = 0.001;

/// Returns cut marks at the corners of `trim`, within `printable` and outside `others`: see [`CutMarks`].
#[must_use]
pub(crate) fn cut_marks(trim: Rect, bleed: f64, printable: Rect, others: &[Rect]) -> Vec<Item> {
    let mut marks = CutMarks::default();
    let around = MarkRoom { bleed, printable, others };
    for (x, outwards) in [(trim.x0, -1.0), (trim.x1, 1.0)] {
        for (y, down) in [(trim.y0, -1.0), (trim.y1, 1.0)] {
            let (across, upright) = (Vec2::new(outwards, 0.0), Vec2::new(0.0, down));
            for (way, aside, length) in [(across, upright, trim.width()), (upright, across, trim.height())] {
                marks.add(CutEnd { at: Point::new(x, y), way, aside: Some(aside), length }, around);
            }
        }
    }
    marks.drawn()
}

/// End of a line that is cut.
#[derive(Clone, Copy)]
pub(super) struct CutEnd {
    /// Point at which the line ends.
    pub(super) at: Point,
    /// Direction in which the line would go on.
    pub(super) way: Vec2,
    /// Side of the line on which everything is waste. `None`: things lie on both sides.
    pub(super) aside: Option<Vec2>,
    /// Length of the line, in millimetres.
    pub(super) length: f64,
}

/// Limits for the marks around an element.
#[derive(Clone, Copy)]
pub(super) struct MarkRoom<'a> {
    /// Width of the bleed beyond the cut, in millimetres.
    pub(super) bleed: f64,
    /// Printable area.
    pub(super) printable: Rect,
    /// Areas that marks keep out of.
    pub(super) others: &'a [Rect],
}

/// Marks at the ends of cuts. A mark continues its line beyond the bleed, shortened to the room there is. Without room, a
/// hairline runs through the bleed; where the line ends at the edge of the printable area, the mark lies beside its end, in the
/// waste, with its edge on the line.
#[derive(Default)]
pub(super) struct CutMarks {
    /// The marks, and the light lines under them.
    marks: BezPath,
    light: BezPath,
}

impl CutMarks {
    /// Adds the mark at an end; returns whether there is room for one.
    pub(super) fn add(&mut self, end: CutEnd, around: MarkRoom<'_>) -> bool {
        // A line along the border of the printable area has its marks just inside it.
        let inner = around.printable.inset(-LINE / 2.0);
        let off = if end.way.x == 0.0 {
            Vec2::new(end.at.x.max(inner.x0).min(inner.x1) - end.at.x, 0.0)
        } else {
            Vec2::new(0.0, end.at.y.max(inner.y0).min(inner.y1) - end.at.y)
        };
        let from = if off.hypot() <= LINE { end.at + off } else { end.at };
        if let Some((near, far)) = mark(from, end.way, around) {
            self.push((from + end.way * near, from + end.way * far), Vec2::ZERO);
            return true;
        }
        let Some(aside) = end.aside else { return false };
        let (from, length) = (end.at + aside * (LINE / 2.0), BESIDE.min(end.length / 3.0));
        let is_free = is_free(from, -end.way, length, around.printable, around.others);
        if is_free {
            self.push((from, from - end.way * length), aside * LINE);
        }
        is_free
    }

    /// Adds a mark from one point to another, and the light line under it, moved by `aside`.
    fn push(&mut self, (from, to): (Point, Point), aside: Vec2) {
        self.marks.move_to(from);
        self.marks.line_to(to);
        self.light.move_to(from + aside);
        self.light.line_to(to + aside);
    }

    /// Draws all marks, each on a light line that keeps it visible where it crosses the bleed.
    pub(super) fn drawn(self) -> Vec<Item> {
        over_art(self.light, self.marks)
    }
}

/// Returns where a mark begins and ends, in millimetres from the end of its line. `None`: there is no room for one.
fn mark(from: Point, way: Vec2, around: MarkRoom<'_>) -> Option<(f64, f64)> {
    let MarkRoom { bleed, printable, others } = around;
    let full = reach(from, way, printable, others);
    if full.is_some_and(|(_, far)| far >= bleed + SHORTEST - ROUNDING) || bleed <= OFFSET {
        return full;
    }
    let hairline =
        |end: f64| (end >= OFFSET && is_free(from, way, end, printable, others)).then_some((0.0, end));
    hairline(room(from, way, printable)).or(full).or_else(|| hairline(bleed))
}

/// Returns whether a mark of `length` millimetres from a point in the direction `way` lies within `printable` and, with the light
/// line under it, outside `others`. It may end exactly at the border of `printable`.
fn is_free(from: Point, way: Vec2, length: f64, printable: Rect, others: &[Rect]) -> bool {
    let line = |half: f64| {
        let aside = Vec2::new(way.y, way.x) * half;
        Rect::from_points(from + aside, from + way * length - aside)
    };
    let is_apart = |other: &Rect| other.intersect(line(HALF)).area() <= 0.0;
    printable.inset(ROUNDING).contains_rect(line(LINE / 2.0)) && others.iter().all(is_apart)
}

/// Returns the distance from a point inside a rectangle to its border, along one of the axes.
fn room(from: Point, way: Vec2, within: Rect) -> f64 {
    match (way.x, way.y) {
        (x, _) if x < 0.0 => from.x - within.x0,
        (x, _) if x > 0.0 => within.x1 - from.x,
        (_, y) if y < 0.0 => from.y - within.y0,
        _ => within.y1 - from.y,
    }
}

/// Arcs outside the corners of `trim` that are to be cut round to `radius` millimetres: `corners` clockwise from the upper
/// left.
#[must_use]
pub(crate) fn corner_arcs(trim: Rect, corners: [bool; 4], radius: f64) -> Vec<Item> {
    let (inner, reach) = (trim.inset(-radius), radius + OFFSET);
    let (right, down) = (Vec2::new(reach, 0.0), Vec2::new(0.0, reach));
    let arcs = [
        (Point::new(inner.x0, inner.y0), -right, -down),
        (Point::new(inner.x1, inner.y0), -down, right),
        (Point::new(inner.x1, inner.y1), right, down),
        (Point::new(inner.x0, inner.y1), down, -right),
    ];
    let mut path = BezPath::new();
    for ((center, from, to), _) in arcs.into_iter().zip(corners).filter(|(_, is_round)| *is_round) {
        path.extend(quarter(center, from, to));
    }
    over_art(path.clone(), path)
}

/// Draws marks over light lines.
fn over_art(light: BezPath, marks: BezPath) -> Vec<Item> {
    if marks.elements().is_empty() {
        return Vec::new();
    }
    vec![
        Path::stroke(light, Stroke::new(Color::WHITE, LINE * 3.0)).into(),
        Path::stroke(marks, Stroke::new(Color::BLACK, LINE)).into(),
    ]
}

/// Draws dashed fold marks at both ends of the lines across `trim` at the shares `folds`; `upright` if the lines run from top to
/// bottom.
#[must_use]
pub(crate) fn fold_marks(
    trim: Rect,
    upright: bool,
    folds: &[f64],
    printable: Rect,
    others: &[Rect],
) -> Vec<Item> {
    let mut path = BezPath::new();
    let sides = if upright { [(trim.y0, -1.0), (trim.y1, 1.0)] } else { [(trim.x0, -1.0), (trim.x1, 1.0)] };
    for share in folds {
        // `share` counts from the top of the element, which lies at the right where the element is turned clockwise.
        let at =
            Point::new(trim.x0 * share + trim.x1 * (1.0 - share), trim.y0 * (1.0 - share) + trim.y1 * share);
        for (side, outwards) in sides {
            let (from, way) = if upright {
                (Point::new(at.x, side), Vec2::new(0.0, outwards))
            } else {
                (Point::new(side, at.y), Vec2::new(outwards, 0.0))
            };
            if let Some((near, far)) = reach(from, way, printable, others) {
                path.move_to(from + way * near);
                path.line_to(from + way * far);
            }
        }
    }
    if path.elements().is_empty() {
        return Vec::new();
    }
    vec![Path::stroke(path, Stroke::new(Color::BLACK, LINE * 1.4).dashed(&[0.8, 0.6])).into()]
}

/// Returns where a mark may begin and end, in millimetres from a point. `None`: it would be too short.
fn reach(from: Point, way: Vec2, printable: Rect, others: &[Rect]) -> Option<(f64, f64)> {
    // In steps of a twentieth of a millimetre, which is finer than any printer's registration.
    let steps = (LENGTH / 0.05).round() as usize;
    let near = from + way * OFFSET;
    let free = (0..=steps)
        .map(|step| 0.05 * step as f64)
        .take_while(|length| is_free(near, way, *length, printable, others))
        .last()?;
    (free >= SHORTEST - ROUNDING).then_some((OFFSET, OFFSET + free))
}

/// Returns the areas that marks around an element keep out of: its neighbours with their bleed and their half of the gap between,
/// or all of a narrow gap, so that no mark runs into a neighbour's.
pub(crate) fn neighbours(own: Rect, others: impl Iterator<Item = Rect>) -> Vec<Rect> {
    let halved = |other: Rect| {
        let across = (other.x0 - own.x1).max(own.x0 - other.x1);
        let down = (other.y0 - own.y1).max(own.y0 - other.y1);
        let gap = across.max(down).max(0.0);
        other.inset(if gap < NARROW { gap } else { (gap / 2.0 + APART).min(LENGTH) })
    };
    others.map(halved).collect()
}

/// Length of the ruler's longer scale, 2 in, in millimetres.
pub(crate) const RULER_LENGTH: f64 = Length::inches(2.0).to_mm();
/// A ruler of 50 mm, its ticks upwards; its zero at (`x`, `y`).
#[must_use]
pub(super) fn millimetre_ruler(x: f64, y: f64, color: Color) -> Vec<Item> {
    let height = |tick: u32| match tick {
        t if t % 10 == 0 => 2.5,
        t if t % 5 == 0 => 1.9,
        _ => 1.2,
    };
    scale(x, y, color, 50, 1.0, |tick| -height(tick), 10)
}

/// A ruler of 2 in, its ticks downwards; its zero at (`x`, `y`).
#[must_use]
pub(super) fn inch_ruler(x: f64, y: f64, color: Color) -> Vec<Item> {
    let height = |tick: u32| match tick {
        t if t % 16 == 0 => 2.5,
        t if t % 8 == 0 => 1.9,
        t if t % 4 == 0 => 1.5,
        _ => 1.0,
    };
    scale(x, y, color, 32, Length::inches(1.0 / 16.0).to_mm(), height, 16)
}

/// A line with `count` ticks, `step` millimetres apart; every `bold`th is heavier.
fn scale(
    x: f64,
    y: f64,
    color: Color,
    count: u32,
    step: f64,
    height: impl Fn(u32) -> f64,
    bold: u32,
) -> Vec<Item> {
    let (mut fine, mut heavy) = (BezPath::new(), BezPath::new());
    for tick in 0..=count {
        let path = if tick % bold == 0 { &mut heavy } else { &mut fine };
        let at = x + f64::from(tick) * step;
        path.move_to((at, y));
        path.line_to((at, y + height(tick)));
    }
    let mut axis = BezPath::new();
    axis.move_to((x, y));
    axis.line_to((x + f64::from(count) * step, y));
    vec![
        Path::stroke(fine, Stroke::new(color, 0.15)).into(),
        Path::stroke(heavy, Stroke::new(color, 0.25)).into(),
        Path::stroke(axis, Stroke::new(color, 0.25)).into(),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Shape;
    use kurbo::ParamCurve;

    fn bounds(items: &[Item]) -> Rect {
        items
            .iter()
            .map(|item| match item {
                Item::Path(path) => path.outline.bounding_box(),
                other => panic!("marks are paths, not {other:?}"),
            })
            .reduce(|a, b| a.union(b))
            .expect("marks")
    }

    #[test]
    fn marks_stay_on_the_printable_part() {
        let printable = Rect::new(5.0, 5.0, 210.9, 274.4);
        let marks = cut_marks(Rect::new(8.0, 30.0, 208.0, 105.0), 0.0, printable, &[]);
        let bounds = bounds(&marks);
        assert!(bounds.x0 >= 5.0 && bounds.x1 <= 210.9, "{bounds:?}");
        assert!(bounds.x0 < 6.5, "a mark on the narrow side, too");
    }

    #[test]
    fn an_arc_stands_off_the_round_corner_on_all_its_way() {
        let trim = Rect::new(20.0, 20.0, 83.0, 108.0);
        let arcs = corner_arcs(trim, [false, true, false, false], 3.0);
        let Item::Path(mark) = &arcs[1] else { panic!("marks are paths") };
        let (center, mut met) = (Point::new(80.0, 23.0), 0);
        for segment in mark.outline.segments() {
            for step in 0..=10 {
                let distance = segment.eval(f64::from(step) / 10.0).distance(center);
                assert!((distance - 3.4).abs() < 0.01, "{distance}");
                met += 1;
            }
        }
        assert_eq!(met, 11, "one quarter of a circle");
        assert_eq!(mark.outline.bounding_box(), Rect::new(80.0, 19.6, 83.4, 23.0));
        assert!(corner_arcs(trim, [false; 4], 3.0).is_empty());
    }

    /// Two elements whose edges are nearly, but not quite, on one line, with a wide gap between them, a narrow one, and
    /// the least.
    #[test]
    fn marks_of_neighbours_never_meet() {
        let page = Rect::new(0.0, 0.0, 300.0, 300.0);
        for gap in [0.8, 1.5, 4.0, 7.0] {
            let (one, other) = (Rect::new(20.0, 20.0, 80.0, 90.0), Rect::new(84.0 + gap, 20.4, 140.0, 90.0));
            let outer = [one.inset(2.0), other.inset(2.0)];
            let marks = |own: Rect, nth: usize| {
                let others = neighbours(outer[nth], [outer[1 - nth]].into_iter());
                bounds_of_each(&cut_marks(own, 2.0, page, &others))
            };
            for a in marks(one, 0) {
                for b in marks(other, 1) {
                    assert!(a.inset(0.15).intersect(b).area() <= 0.0, "{gap}: {a:?} and {b:?}");
                }
            }
        }
    }

    /// The box of every mark among items, with some width.
    fn bounds_of_each(items: &[Item]) -> Vec<Rect> {
        let Some(Item::Path(path)) = items.last() else { return Vec::new() };
        path.outline.segments().map(|mark| mark.bounding_box().inset(0.1)).collect()
    }

    /// York on A4: 2 mm of bleed above and below end where the margin does, and at the sides there is room.
    #[test]
    fn where_marks_have_no_room_a_hairline_runs_through_the_bleed() {
        let (trim, printable) = (Rect::new(20.0, 7.0, 174.0, 290.0), Rect::new(5.0, 5.0, 205.0, 292.0));
        let items = cut_marks(trim, 2.0, printable, &[]);
        let Item::Path(marks) = &items[1] else { panic!("marks are paths") };
        let (mut upright, mut across) = (Vec::new(), Vec::new());
        for segment in marks.outline.segments() {
            let bounds = segment.bounding_box();
            if bounds.width() < 1e-9 { upright.push(bounds) } else { across.push(bounds) }
        }
        let ends = |(from, to): (f64, f64)| [20.0, 174.0].map(|x| Rect::new(x, from, x, to));
        let expected: Vec<Rect> = [(5.0, 7.0), (290.0, 292.0)].into_iter().flat_map(ends).collect();
        upright.sort_by(|a, b| a.y0.total_cmp(&b.y0).then(a.x0.total_cmp(&b.x0)));
        assert_eq!(upright, expected);
        assert_eq!(across.len(), 4);
        assert!(across.iter().all(|mark| mark.x1 < 20.0 - 0.3 || mark.x0 > 174.0 + 0.3), "{across:?}");
    }

    #[test]
    fn no_mark_enters_a_neighbour() {
        let trim = Rect::new(20.0, 20.0, 60.0, 60.0);
        let neighbour = Rect::new(61.0, 10.0, 90.0, 90.0);
        for item in cut_marks(trim, 2.0, Rect::new(5.0, 5.0, 200.0, 200.0), &[neighbour]) {
            let Item::Path(path) = item else { panic!("marks are paths") };
            assert!(path.outline.bounding_box().x1 < 61.0);
        }
    }

    #[test]
    fn the_rulers_are_true() {
        for (ruler, length) in [
            (millimetre_ruler(10.0, 20.0, Color::BLACK), 50.0),
            (inch_ruler(10.0, 20.0, Color::BLACK), RULER_LENGTH),
        ] {
            let bounds = bounds(&ruler);
            assert!((bounds.x0 - 10.0).abs() < 1e-9);
            assert!((bounds.width() - length).abs() < 1e-9);
        }
    }
}
