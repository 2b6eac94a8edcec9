//! Closed ribbons that weave over and under each other.

use crate::scene::{BezPath, Color, Item, Path, Point, Stroke};
use crate::theme::Palette;
use kurbo::{CubicBez, ParamCurve, ParamCurveArclen, ParamCurveDeriv, PathSeg, Rect, Shape, Vec2};

/// Greatest distance between two findings of the same crossing, in millimetres. Ribbons are much wider.
const SAME: f64 = 0.02;
/// Length below which a curve counts as a line, in millimetres: ribbons bend over a millimetre or more, so it leaves the line by
/// less than three ten-thousandths.
const STRAIGHT: f64 = 0.05;
/// Share of their lengths by which two lines may miss each other: a crossing at the end of both is found twice rather than not.
const BEYOND: f64 = 0.01;
/// Precision of lengths along a ribbon, in millimetres.
const PRECISION: f64 = 1e-4;

/// The colours of an interlace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BorderColors {
    /// Colour behind the ribbons.
    pub ground: Color,
    /// Colour of the ribbons.
    pub ribbon: Color,
    /// Colour of the thin edges of the ribbons, and of the line along the band.
    pub edge: Color,
}

impl BorderColors {
    /// Returns the colours of a theme's borders, on a ground of this colour.
    pub(crate) const fn on(ground: Color, palette: &Palette) -> Self {
        Self { ground, ribbon: palette.border_ribbon, edge: palette.ribbon_edge }
    }
}

/// A place on a strand: the segment, and how far along it (0 to 1).
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct StrandPlace {
    pub(super) strand: usize,
    pub(super) segment: usize,
    pub(super) t: f64,
}

/// Crossing of two ribbons, or of two parts of one.
#[derive(Clone, Debug)]
pub(super) struct StrandCrossing {
    pub(super) point: Point,
    /// Places of the two ways through it.
    pub(super) ways: [StrandPlace; 2],
    /// Index in `ways` of the way that lies above.
    pub(super) over: usize,
}

/// A weave: closed strands and their crossings, over and under in turn along every strand.
#[derive(Clone, Debug)]
pub(super) struct Weave {
    pub(super) strands: Vec<Vec<PathSeg>>,
    pub(super) crossings: Vec<StrandCrossing>,
}

/// The lines of a ribbon, in millimetres.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ribbon {
    /// Width, edges included.
    pub(super) width: f64,
    /// Width of each dark edge.
    pub(super) edge: f64,
    /// Clear space beside a ribbon that lies above.
    pub(super) gap: f64,
}

impl Weave {
    /// Weaves closed outlines. They must cross at an angle, two ways at a time, and crossings must be well apart.
    pub(super) fn new(outlines: &[BezPath]) -> Self {
        // Rounding may leave a closing line of no length; the strand is closed without it.
        let real = |segment: &PathSeg| segment.arclen(PRECISION) > PRECISION;
        let strands: Vec<Vec<PathSeg>> =
            outlines.iter().map(|outline| outline.segments().filter(real).collect()).collect();
        let mut weave = Self { crossings: crossings(&strands), strands };
        weave.alternate();
        weave
    }

    /// Returns the crossings along a strand in order: the index of each, and of the way through it.
    pub(super) fn along(&self, strand: usize) -> Vec<(usize, usize)> {
        let mut met = Vec::new();
        for (index, crossing) in self.crossings.iter().enumerate() {
            for (way, place) in crossing.ways.iter().enumerate() {
                if place.strand == strand {
                    met.push((place.segment as f64 + place.t, index, way));
                }
            }
        }
        met.sort_by(|a, b| a.0.total_cmp(&b.0));
        met.into_iter().map(|(_, index, way)| (index, way)).collect()
    }

    /// Decides over and under: from one crossing along a strand to the next, it changes. Closed curves in a
    /// plane always allow that.
    fn alternate(&mut self) {
        let walks: Vec<_> = (0..self.strands.len()).map(|strand| self.along(strand)).collect();
        let mut decided = vec![false; self.crossings.len()];
        loop {
            let open = |walk: &Vec<(usize, usize)>| walk.iter().any(|(c, _)| !decided[*c]);
            // Go on with a strand that has a decided crossing, else start a part that is connected to no other.
            let next = walks
                .iter()
                .find(|w| open(w) && w.iter().any(|(c, _)| decided[*c]))
                .or_else(|| walks.iter().find(|w| open(w)));
            let Some(walk) = next else { return };
            let start = walk.iter().position(|(c, _)| decided[*c]).unwrap_or(0);
            let (first, way) = walk[start];
            if !decided[first] {
                self.crossings[first].over = way;
                decided[first] = true;
            }
            let mut above = self.crossings[first].over == way;
            for step in 1..walk.len() {
                above = !above;
                let (crossing, way) = walk[(start + step) % walk.len()];
                if !decided[crossing] {
                    self.crossings[crossing].over = if above { way } else { 1 - way };
                    decided[crossing] = true;
                }
            }
        }
    }

    /// Draws the ribbons: first all strands, then the short pieces that lie above, each with clear space beside it. These
    /// are five paths in all, however many crossings there are.
    pub(super) fn draw(&self, ribbon: Ribbon, colors: &BorderColors) -> Vec<Item> {
        let mut whole = BezPath::new();
        for strand in &self.strands {
            append(&mut whole, strand);
            whole.close_path();
        }
        // Each line is a little longer than the one under it, whose ends would show as hairlines otherwise.
        let above = |more: f64| {
            let mut path = BezPath::new();
            for crossing in &self.crossings {
                append(&mut path, &self.piece_above(crossing, ribbon, more * ribbon.width));
            }
            path
        };
        let line =
            |path: &BezPath, color, width| Item::from(Path::stroke(path.clone(), Stroke::new(color, width)));
        let inner = ribbon.width - 2.0 * ribbon.edge;
        vec![
            line(&whole, colors.edge, ribbon.width),
            line(&whole, colors.ribbon, inner),
            line(&above(0.0), colors.ground, ribbon.width + 2.0 * ribbon.gap),
            line(&above(0.06), colors.edge, ribbon.width),
            line(&above(0.12), colors.ribbon, inner),
        ]
    }

    /// Returns the part of the upper strand that lies over the lower one, and `more` millimetres at either end.
    fn piece_above(&self, crossing: &StrandCrossing, ribbon: Ribbon, more: f64) -> Vec<PathSeg> {
        let place = crossing.ways[crossing.over];
        let (u, v) = (self.direction(place), self.direction(crossing.ways[1 - crossing.over]));
        let half = ribbon.width / 2.0;
        let reach = (half + (half + ribbon.gap) * u.dot(v).abs()) / u.cross(v).abs().max(0.2) + more;
        let strand = &self.strands[place.strand];
        let mut pieces = Vec::new();
        let (mut segment, mut t, mut left) = (place.segment, place.t, reach);
        // Back to the start of the piece, then forward over twice the reach.
        loop {
            let part = strand[segment].subsegment(0.0..t);
            let length = part.arclen(PRECISION);
            if length >= left {
                t *= part.inv_arclen(length - left, PRECISION);
                break;
            }
            left -= length;
            segment = (segment + strand.len() - 1) % strand.len();
            t = 1.0;
        }
        left = 2.0 * reach;
        loop {
            let part = strand[segment].subsegment(t..1.0);
            let length = part.arclen(PRECISION);
            if length >= left {
                pieces.push(part.subsegment(0.0..part.inv_arclen(left, PRECISION)));
                return pieces;
            }
            if length > PRECISION {
                pieces.push(part);
            }
            left -= length;
            segment = (segment + 1) % strand.len();
            t = 0.0;
        }
    }

    /// Returns the direction of a strand at a place, of length 1.
    fn direction(&self, place: StrandPlace) -> Vec2 {
        let segment = self.strands[place.strand][place.segment];
        let along = match segment {
            PathSeg::Line(line) => line.p1 - line.p0,
            PathSeg::Quad(quad) => quad.deriv().eval(place.t).to_vec2(),
            PathSeg::Cubic(cubic) => cubic.deriv().eval(place.t).to_vec2(),
        };
        // The square root is exact to the last digit on every machine; the library's own way is not.
        along / (along.x * along.x + along.y * along.y).sqrt()
    }
}

/// Adds connected segments to a path as a part of its own.
fn append(path: &mut BezPath, segments: &[PathSeg]) {
    if let Some(first) = segments.first() {
        path.move_to(first.start());
        for segment in segments {
            path.push(segment.as_path_el());
        }
    }
}

/// Finds where strands cross, each crossing once.
fn crossings(strands: &[Vec<PathSeg>]) -> Vec<StrandCrossing> {
    let mut all = Vec::new();
    for (strand, segments) in strands.iter().enumerate() {
        for (segment, curve) in segments.iter().enumerate() {
            all.push((StrandPlace { strand, segment, t: 0.0 }, *curve, curve.bounding_box()));
        }
    }
    let mut found: Vec<StrandCrossing> = Vec::new();
    for (index, (a, curve_a, box_a)) in all.iter().enumerate() {
        for (b, curve_b, box_b) in &all[index + 1..] {
            if !box_a.overlaps(*box_b) {
                continue;
            }
            let count = strands[a.strand].len();
            let step = b.segment.abs_diff(a.segment);
            // Neighbours on one strand meet at their ends without crossing.
            if a.strand == b.strand && (step == 1 || step + 1 == count) {
                continue;
            }
            let mut hits = Vec::new();
            meet(&CurvePart::whole(*curve_a), &CurvePart::whole(*curve_b), &mut hits);
            for (ta, tb) in hits {
                let point = curve_a.eval(ta);
                if found.iter().all(|c| c.point.distance(point) > SAME) {
                    found.push(StrandCrossing {
                        point,
                        ways: [StrandPlace { t: ta, ..*a }, StrandPlace { t: tb, ..*b }],
                        over: 0,
                    });
                }
            }
        }
    }
    found
}

/// A part of a curve: its control points and the parameters at its ends.
#[derive(Clone, Copy)]
struct CurvePart {
    curve: CubicBez,
    from: f64,
    to: f64,
    /// Bounding box of its control points, which the part does not leave. It needs no equations, and is the tighter the
    /// shorter the part is.
    hull: Rect,
}

impl CurvePart {
    fn new(curve: CubicBez, from: f64, to: f64) -> Self {
        let CubicBez { p0, p1, p2, p3 } = curve;
        let hull = Rect::from_points(p0, p1).union(Rect::from_points(p2, p3));
        Self { curve, from, to, hull }
    }

    fn whole(curve: PathSeg) -> Self {
        let curve = match curve {
            // Evenly spaced control points keep the line's parameters; the library's `to_cubic` would change them.
            PathSeg::Line(line) => {
                CubicBez::new(line.p0, line.eval(1.0 / 3.0), line.eval(2.0 / 3.0), line.p1)
            }
            PathSeg::Quad(_) | PathSeg::Cubic(_) => curve.to_cubic(),
        };
        Self::new(curve, 0.0, 1.0)
    }

    fn middle(&self) -> f64 {
        f64::midpoint(self.from, self.to)
    }

    fn halves(&self) -> [Self; 2] {
        let ((first, second), middle) = (self.curve.subdivide(), self.middle());
        [Self::new(first, self.from, middle), Self::new(second, middle, self.to)]
    }
}

/// Returns the parameters at which the chords of two parts cross. `None`: they don't cross, or are parallel.
fn meet_straight(a: &CurvePart, b: &CurvePart) -> Option<(f64, f64)> {
    let (along_a, along_b) = (a.curve.p3 - a.curve.p0, b.curve.p3 - b.curve.p0);
    let (between, turn) = (b.curve.p0 - a.curve.p0, along_a.cross(along_b));
    let [at_a, at_b] = [between.cross(along_b) / turn, between.cross(along_a) / turn];
    let is_on = |at: f64| (-BEYOND..=1.0 + BEYOND).contains(&at);
    let place =
        |part: &CurvePart, at: f64| (part.to - part.from).mul_add(at, part.from).clamp(part.from, part.to);
    (is_on(at_a) && is_on(at_b)).then(|| (place(a, at_a), place(b, at_b)))
}

/// Finds parameters at which two curves meet, by halving them while their boxes overlap, until they are straight.
fn meet(a: &CurvePart, b: &CurvePart, hits: &mut Vec<(f64, f64)>) {
    let slack = 1e-7;
    if !a.hull.inflate(slack, slack).overlaps(b.hull) {
        return;
    }
    let size = a.hull.size().max_side().max(b.hull.size().max_side());
    if size < STRAIGHT {
        hits.extend(meet_straight(a, b));
        return;
    }
    let halves_b = b.halves();
    for half_a in &a.halves() {
        for half_b in &halves_b {
            meet(half_a, half_b, hits);
        }
    }
}
