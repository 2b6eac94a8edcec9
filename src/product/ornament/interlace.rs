//! Interlaced ribbons: the border of a board, a strip, a ring, a square knot.
//!
//! Two ribbons cross once in every cell and run side by side between cells, so that a cut between cells meets
//! them at right angles. Borders like this, with pellets beside the crossings, are on metalwork and stone of the
//! tenth century all over the North; the drawing is computed.

use super::strands::{BorderColors, Ribbon, Weave};
use crate::scene::{BezPath, Item, Path, Point, Rect, Shape, Size, Stroke, Vec2, circle};
use kurbo::Affine;

/// Handle of a cubic arc for a quarter circle of radius 1.
const QUARTER: f64 = 0.5523;

/// Radii of the ring on a corner's plate, outside and inside, and of the boss in it, as shares of the band.
const PLATE_RING: [f64; 2] = [0.36, 0.26];
const PLATE_BOSS: f64 = 0.13;

/// Measures that follow from the width of a band, in millimetres.
#[derive(Clone, Copy, Debug)]
struct BandMeasures {
    band: f64,
    /// Distance from the middle of the band to the middle of a ribbon that runs along it.
    swing: f64,
    ribbon: Ribbon,
}

impl BandMeasures {
    fn of(band: f64) -> Self {
        let width = 0.27 * band;
        let ribbon = Ribbon { width, edge: 0.16 * width, gap: width / 3.0 };
        // A tenth of the band lies between ribbon and edge: the edge line, and about as much bare ground.
        Self { band, swing: band / 2.0 - 0.1 * band - width / 2.0, ribbon }
    }

    /// Returns the width of the line along each edge of a band.
    fn fillet(self) -> f64 {
        0.045 * self.band
    }

    /// Returns the radius of the pellets.
    fn pellet(self) -> f64 {
        0.065 * self.band
    }

    /// Returns the distance from the middle of the band to the middle of a pellet.
    fn pellet_at(self) -> f64 {
        0.5 * self.band - 0.1 * self.band - 1.15 * self.pellet()
    }
}

/// Appends a ribbon's way through a cell: a curve from one side of the band to the other.
fn cross_over(path: &mut BezPath, from: Point, to: Point, along: Vec2) {
    let handle = along * (0.46 * (to - from).dot(along));
    path.curve_to(from + handle, to - handle, to);
}

/// The measures of a border around squares, in millimetres.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Border {
    /// Area that the border surrounds.
    pub inner: Size,
    /// Width of the bare ground between this area and the band.
    pub inside: f64,
    /// Width of the band.
    pub band: f64,
    /// Number of crossings along the upper and along the right side of the inner area: at least 1, and none shorter than the
    /// band is wide. With a multiple of the board's squares, cuts between squares fall between crossings.
    pub cells: [usize; 2],
}

/// A side of a border.
#[derive(Clone, Copy)]
struct BorderSide {
    /// Brings the upper side of a border to this one.
    turn: Affine,
    /// Number of its crossings.
    cells: usize,
    /// Length of each.
    pitch: f64,
    /// Length of the side with both corners.
    length: f64,
}

impl Border {
    /// Returns the border's outer size.
    fn size(self) -> Size {
        self.inner + Size::new(2.0, 2.0) * self.corner()
    }

    /// Returns the sides, clockwise from the upper one.
    fn sides(self) -> [BorderSide; 4] {
        let Size { width, height } = self.size();
        let [upright, level] = [self.cells[1].max(1), self.cells[0].max(1)];
        let across = [(level, self.inner.width, width), (upright, self.inner.height, height)];
        let turns = turns_around(self.size());
        [0, 1, 2, 3].map(|nth| {
            let (cells, inner, length) = across[nth % 2];
            BorderSide { turn: turns[nth], cells, pitch: inner / cells as f64, length }
        })
    }

    /// Returns the distance from the outer edge to the inner area.
    const fn corner(self) -> f64 {
        self.inside + self.band
    }
}

/// Draws a border with a plate on each corner, under which the ribbons run on. The origin is its top left corner; a quarter
/// turn leaves one around a square as it is.
#[must_use]
pub(crate) fn border(border: Border, colors: &BorderColors) -> Vec<Item> {
    let band = border.band;
    let measures = BandMeasures::of(band);
    let frame = border.size().to_rect();
    let mut ground = frame.to_path(0.01);
    ground.extend(frame.inset(-band).to_path(0.01));
    let mut items = vec![Item::from(Path { even_odd: true, ..Path::fill(ground, colors.ground) })];
    let fillet = measures.fillet();
    let mut lines = frame.inset(-fillet / 2.0).to_path(0.01);
    lines.extend(frame.inset(fillet / 2.0 - band).to_path(0.01));
    items.push(Path::stroke(lines, Stroke::new(colors.edge, fillet)).into());

    items.extend(Weave::new(&border_strands(border)).draw(measures.ribbon, colors));

    let mut pellets = BezPath::new();
    for BorderSide { turn, cells, pitch, .. } in border.sides() {
        for cell in 0..cells {
            let x = border.corner() + (cell as f64 + 0.5) * pitch;
            for side in [-1.0, 1.0] {
                let place = turn * Point::new(x, band / 2.0 + side * measures.pellet_at());
                pellets.extend(circle(place, measures.pellet()));
            }
        }
    }
    items.push(Path::fill(pellets, colors.ribbon).into());
    items.extend(plates(border, fillet, colors));
    items
}

/// Draws the plates on the corners: a ring and a boss on a square. Their edges are areas, not lines, so that none is made
/// wider where the board is shown small.
fn plates(border: Border, edge: f64, colors: &BorderColors) -> Vec<Item> {
    let half = border.band / 2.0;
    let [outer, inner] = PLATE_RING.map(|share| share * border.band);
    let boss = PLATE_BOSS * border.band;
    let square =
        |middle: Point, half: f64| Rect::from_center_size(middle, (2.0 * half, 2.0 * half)).to_path(0.01);
    let form = |draw: &dyn Fn(Point) -> BezPath, color| {
        let middles = border.sides().map(|side| side.turn * Point::new(half, half));
        Path::fill(middles.into_iter().flat_map(draw).collect(), color).into()
    };
    vec![
        form(&|middle| square(middle, half), colors.edge),
        form(&|middle| square(middle, half - edge), colors.ribbon),
        form(&|middle| circle(middle, outer + edge), colors.edge),
        form(&|middle| circle(middle, outer), colors.ground),
        form(&|middle| circle(middle, inner), colors.edge),
        form(&|middle| circle(middle, inner - edge), colors.ribbon),
        form(&|middle| circle(middle, boss + edge), colors.edge),
        form(&|middle| circle(middle, boss), colors.ground),
    ]
}

/// Returns the four quarter turns of a square with this side, from its upper side to the right. Whole numbers, so that the sides
/// meet exactly.
pub(in crate::product) fn turns(side: f64) -> [Affine; 4] {
    turns_around(Size::new(side, side))
}

/// Returns the turns that bring the upper side of an area of this size to each side, from the upper one to the right.
pub(in crate::product) fn turns_around(Size { width, height }: Size) -> [Affine; 4] {
    [
        Affine::IDENTITY,
        Affine::new([0.0, 1.0, -1.0, 0.0, width, 0.0]),
        Affine::new([-1.0, 0.0, 0.0, -1.0, width, height]),
        Affine::new([0.0, -1.0, 1.0, 0.0, 0.0, height]),
    ]
}

/// Returns the two strands of a border, clockwise.
fn border_strands(border: Border) -> Vec<BezPath> {
    let first = border.corner();
    let (middle, swing) = (border.band / 2.0, BandMeasures::of(border.band).swing);
    let along = Vec2::new(1.0, 0.0);
    let track = |x: f64, outer: bool| Point::new(x, if outer { middle - swing } else { middle + swing });
    [true, false]
        .into_iter()
        .map(|starts_outside| {
            let mut path = BezPath::new();
            let mut outer = starts_outside;
            path.move_to(track(first, outer));
            for BorderSide { turn, cells, pitch, length } in border.sides() {
                let mut piece = BezPath::new();
                piece.move_to(track(first, outer));
                for cell in 0..cells {
                    let x = first + cell as f64 * pitch;
                    cross_over(&mut piece, track(x, outer), track(x + pitch, !outer), along);
                    outer = !outer;
                }
                corner(&mut piece, length, first, middle, swing, outer);
                path.extend((turn * piece).elements().iter().skip(1).copied());
            }
            path.close_path();
            path
        })
        .collect()
}

/// Appends the way round the top right corner, on the outer track or on the inner one; both turn about one point.
/// `first` is the distance from the corner at which the sides begin.
fn corner(path: &mut BezPath, size: f64, first: f64, middle: f64, swing: f64, outer: bool) {
    // Measured from the corner: `u` along the side that comes in, `v` along the side that goes out.
    let place = |u: f64, v: f64| Point::new(size - u, v);
    // Straight as far as the plate on the corner, which is as large as the band is wide.
    let centre = 2.0 * middle;
    let track = if outer { middle - swing } else { middle + swing };
    let inside = (centre - track) * (1.0 - QUARTER) + track;
    path.line_to(place(centre, track));
    path.curve_to(place(inside, track), place(track, inside), place(track, centre));
    path.line_to(place(track, first));
}

/// Draws a horizontal strip of `length` by `band` millimetres with `cells` crossings (at least 1), its ribbons closed at
/// both ends. The origin is its top left corner. Ground is painted only beside the ribbons that lie above:
/// `colors.ground` must be the colour of what the strip stands on.
#[must_use]
pub(crate) fn strip(length: f64, band: f64, cells: usize, colors: &BorderColors) -> Vec<Item> {
    let measures = BandMeasures::of(band);
    let outlines = [strip_strand(length, measures, cells.max(1))];
    let mut items = Weave::new(&outlines).draw(measures.ribbon, colors);
    let pitch = (length - band) / cells.max(1) as f64;
    let mut pellets = BezPath::new();
    for cell in 0..cells.max(1) {
        for side in [-1.0, 1.0] {
            let x = band / 2.0 + (cell as f64 + 0.5) * pitch;
            let place = Point::new(x, band / 2.0 + side * measures.pellet_at());
            pellets.extend(circle(place, measures.pellet()));
        }
    }
    items.push(Path::fill(pellets, colors.ribbon).into());
    items
}

/// Returns the one strand of a strip.
fn strip_strand(length: f64, measures: BandMeasures, cells: usize) -> BezPath {
    let (middle, swing) = (measures.band / 2.0, measures.swing);
    let pitch = (length - measures.band) / cells as f64;
    let place = |cell: usize, upper: bool| {
        let y = if upper { middle - swing } else { middle + swing };
        Point::new(middle + cell as f64 * pitch, y)
    };
    // A half circle round an end, from the upper or the lower track to the other; `out` is 1 at the right end.
    let cap = |path: &mut BezPath, from: Point, out: f64| {
        let tip = Point::new(from.x + out * swing, middle);
        let to = Point::new(from.x, 2.0 * middle - from.y);
        let ahead = Vec2::new(out * QUARTER * swing, 0.0);
        let across = Vec2::new(0.0, (to.y - from.y) / 2.0 * QUARTER);
        path.curve_to(from + ahead, tip - across, tip);
        path.curve_to(tip + across, to + ahead, to);
    };
    // There and back, the strand changes sides an even number of times and turns round twice, so it ends where it began.
    let mut path = BezPath::new();
    let mut upper = true;
    path.move_to(place(0, upper));
    for cell in 0..cells {
        cross_over(&mut path, place(cell, upper), place(cell + 1, !upper), Vec2::new(1.0, 0.0));
        upper = !upper;
    }
    cap(&mut path, place(cells, upper), 1.0);
    upper = !upper;
    for cell in (0..cells).rev() {
        cross_over(&mut path, place(cell + 1, upper), place(cell, !upper), Vec2::new(-1.0, 0.0));
        upper = !upper;
    }
    cap(&mut path, place(0, upper), -1.0);
    path.close_path();
    path
}

/// Number of cells of a ring. Sixteenths of a circle are found by halving right angles, which takes square roots alone.
const RING_CELLS: usize = 16;

/// Draws a ring `across` millimetres wide with a band of this width: two ribbons that cross in each of its cells. The origin is
/// the top left corner of the square around it. Ground is painted only beside the ribbons that lie above: `colors.ground` must
/// be the colour of what the ring stands on.
#[must_use]
pub(crate) fn ring(across: f64, band: f64, colors: &BorderColors) -> Vec<Item> {
    let measures = BandMeasures::of(band);
    let middle = Point::new(across / 2.0, across / 2.0);
    let centre = (across - band) / 2.0;
    let lines: BezPath = [0.5, -0.5]
        .into_iter()
        .flat_map(|side| circle(middle, centre + side * (band - measures.fillet())))
        .collect();
    let mut items = vec![Path::stroke(lines, Stroke::new(colors.edge, measures.fillet())).into()];
    let strands = [false, true].map(|starts_outside| {
        let track = |cell: usize| {
            let outer = starts_outside != cell.is_multiple_of(2);
            centre + if outer { measures.swing } else { -measures.swing }
        };
        let place = |cell: usize| middle + sixteenth(cell) * track(cell);
        let mut path = BezPath::new();
        path.move_to(place(0));
        for cell in 0..RING_CELLS {
            let (from, to) = (place(cell), place(cell + 1));
            let handle = 0.46 * (to - from).hypot2().sqrt();
            let along = |cell: usize| {
                let out = sixteenth(cell);
                Vec2::new(-out.y, out.x) * handle
            };
            path.curve_to(from + along(cell), to - along(cell + 1), to);
        }
        path.close_path();
        path
    });
    items.extend(Weave::new(&strands).draw(measures.ribbon, colors));
    items
}

/// Returns the direction from the middle of a ring to the beginning of a cell, clockwise from the right; of length 1.
fn sixteenth(cell: usize) -> Vec2 {
    let eighth = 0.5_f64.sqrt();
    let (long, short) = (f64::midpoint(1.0, eighth).sqrt(), f64::midpoint(1.0, -eighth).sqrt());
    let (x, y) = [(1.0, 0.0), (long, short), (eighth, eighth), (short, long)][cell % 4];
    match cell / 4 % 4 {
        0 => Vec2::new(x, y),
        1 => Vec2::new(-y, x),
        2 => Vec2::new(-x, -y),
        _ => Vec2::new(y, -x),
    }
}

/// Draws a square knot of `size` millimetres: a closed band with a loop at each corner, woven with a diamond. The origin is
/// the top left corner of its frame. A quarter turn changes nothing but over and under.
/// `colors.ground` must be the colour of what the knot stands on.
#[must_use]
pub(crate) fn knot(size: f64, colors: &BorderColors) -> Vec<Item> {
    let width = 0.05 * size;
    let ribbon = Ribbon { width, edge: 0.14 * width, gap: width / 3.0 };
    Weave::new(&knot_strands(size, width)).draw(ribbon, colors)
}

/// Returns the looped square and the diamond of a knot.
fn knot_strands(size: f64, width: f64) -> Vec<BezPath> {
    let middle = size / 2.0;
    // Half the side of the square whose corners the band crosses itself at, and the radius of the loops there:
    // a loop reaches from the crossing to the frame.
    let half = 0.25 * size;
    let loop_radius = (middle - half - width / 2.0) / 2.0;
    let mut looped = BezPath::new();
    looped.move_to(Point::new(middle, middle - half));
    for turn in turns(size) {
        // Along the top to the right, through the corner, and clockwise three quarters round the loop.
        let at = |x: f64, y: f64| turn * Point::new(middle + x, middle + y);
        let (h, r, k) = (half, loop_radius, QUARTER * loop_radius);
        looped.line_to(at(h + r, -h));
        // The loop stands on the corner: its centre is (h + r, -h - r).
        looped.curve_to(at(h + r + k, -h), at(h + 2.0 * r, -h - r + k), at(h + 2.0 * r, -h - r));
        looped.curve_to(at(h + 2.0 * r, -h - r - k), at(h + r + k, -h - 2.0 * r), at(h + r, -h - 2.0 * r));
        looped.curve_to(at(h + r - k, -h - 2.0 * r), at(h, -h - r - k), at(h, -h - r));
        looped.line_to(at(h, 0.0));
    }
    looped.close_path();
    // The diamond, its corners rounded.
    let tip = 1.47 * half;
    let round = 0.14 * half;
    let mut diamond = BezPath::new();
    diamond.move_to(Point::new(middle - round, middle - tip + round));
    for turn in turns(size) {
        let at = |x: f64, y: f64| turn * Point::new(middle + x, middle + y);
        let ease = 0.55 * round;
        let (before, after) = (at(-round + ease, -tip + round - ease), at(round - ease, -tip + round - ease));
        diamond.curve_to(before, after, at(round, -tip + round));
        diamond.line_to(at(tip - round, -round));
    }
    diamond.close_path();
    vec![looped, diamond]
}

#[cfg(test)]
mod tests;
