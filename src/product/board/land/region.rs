//! The squares of a board by their kinds, and the places where its land has drawings already.

use super::{SQUARE, square, square_at};
use crate::game::Square;
use crate::scene::{BezPath, Point, Rect, Shape};
use crate::theme::Slot;

/// Board that is being painted.
#[derive(Clone, Debug)]
pub(super) struct LandBoard {
    size: u8,
    /// Kind of each square, from the left, row by row from the top.
    kinds: Vec<Slot>,
    /// Places where nothing more is to be laid.
    taken: Vec<Taken>,
    /// Line beyond which nothing more is to be laid. `None`: there is no coast.
    shore: Option<BezPath>,
    /// Rivers, which roads cross on bridges.
    waters: Vec<Water>,
}

/// A river: rows of places along its middle, one for each of its arms.
#[derive(Clone, Debug)]
pub(super) struct Water {
    pub(super) arms: Vec<Vec<Point>>,
    /// Half its width, in hundredths of a square.
    pub(super) half: f64,
}

impl Water {
    /// Returns the straight lines from each place to the next.
    pub(super) fn lines(&self) -> impl Iterator<Item = (Point, Point)> {
        self.arms.iter().flat_map(|arm| arm.windows(2).map(|pair| (pair[0], pair[1])))
    }
}

/// Place that is taken.
#[derive(Clone, Copy, Debug)]
enum Taken {
    /// A rectangle.
    Area(Rect),
    /// A disc: its middle and its radius.
    Round(Point, f64),
}

impl LandBoard {
    /// Returns a board of this size, with the kind of each square.
    pub(super) fn of(size: u8, kind: impl Fn(Square) -> Slot) -> Self {
        let places = (0..size).flat_map(|row| (0..size).map(move |column| square(column, row, size)));
        Self { size, kinds: places.map(kind).collect(), taken: Vec::new(), shore: None, waters: Vec::new() }
    }

    /// Returns the number of squares on a side.
    pub(super) const fn size(&self) -> u8 {
        self.size
    }

    /// Returns the side of the board in hundredths of a square.
    pub(super) fn side(&self) -> f64 {
        f64::from(self.size) * SQUARE
    }

    /// Returns the kind of a square, from the left and from the top.
    pub(super) fn kind(&self, column: u8, row: u8) -> Slot {
        self.kinds[usize::from(row) * usize::from(self.size) + usize::from(column)]
    }

    /// Returns whether a point lies on a square of one of these kinds.
    pub(super) fn is_on(&self, on: &[Slot], point: Point) -> bool {
        let place = |at: f64| {
            let nth = (at / SQUARE).floor();
            (nth >= 0.0 && nth < f64::from(self.size)).then_some(nth as u8)
        };
        let (Some(column), Some(row)) = (place(point.x), place(point.y)) else { return false };
        on.contains(&self.kind(column, row))
    }

    /// Returns the outline of all squares of these kinds, row by row. `None`: these are all squares.
    pub(super) fn outline(&self, on: &[Slot]) -> Option<BezPath> {
        if self.kinds.iter().all(|kind| on.contains(kind)) {
            return None;
        }
        let mut outline = BezPath::new();
        for row in 0..self.size {
            let mut column = 0;
            while column < self.size {
                let first = column;
                while column < self.size && on.contains(&self.kind(column, row)) {
                    column += 1;
                }
                if column > first {
                    let run = square_at(first, row).union(square_at(column - 1, row));
                    outline.extend(run.to_path(0.01));
                } else {
                    column += 1;
                }
            }
        }
        Some(outline)
    }

    /// Returns whether nothing lies within `reach` of a point.
    pub(super) fn is_free(&self, point: Point, reach: f64) -> bool {
        let corners = [(-reach, -reach), (reach, -reach), (reach, reach), (-reach, reach)];
        let is_within = corners.iter().all(|&corner| self.is_ashore(point + corner));
        is_within
            && self.taken.iter().all(|taken| match *taken {
                Taken::Area(area) => !area.inflate(reach, reach).contains(point),
                Taken::Round(center, radius) => center.distance(point) >= radius + reach,
            })
    }

    /// Returns whether something lies at a point.
    pub(super) fn is_taken(&self, point: Point) -> bool {
        self.taken.iter().any(|taken| match *taken {
            Taken::Area(area) => area.contains(point),
            Taken::Round(center, radius) => center.distance(point) < radius,
        })
    }

    /// Returns whether nothing lies on an area.
    pub(super) fn is_clear(&self, area: Rect) -> bool {
        let corners = [(area.x0, area.y0), (area.x1, area.y0), (area.x1, area.y1), (area.x0, area.y1)];
        // A stamp begins within its squares: a coast may touch the corners of these.
        let is_within =
            corners.iter().all(|&corner| self.is_ashore(Point::from(corner).lerp(area.center(), 0.3)));
        is_within
            && self.taken.iter().all(|taken| match *taken {
                Taken::Area(other) => other.intersect(area).area() <= 0.0,
                Taken::Round(center, radius) => !area.inflate(radius, radius).contains(center),
            })
    }

    /// Returns whether a point is on the inner side of the coast, if there is one.
    fn is_ashore(&self, point: Point) -> bool {
        self.shore.as_ref().is_none_or(|shore| shore.contains(point))
    }

    /// Forbids to lay anything more beyond this line.
    pub(super) fn keep_within(&mut self, shore: BezPath) {
        self.shore = Some(shore);
    }

    /// Keeps a river along these rows of places, half as wide as `half` says.
    pub(super) fn keep_water(&mut self, arms: Vec<Vec<Point>>, half: f64) {
        self.waters.push(Water { arms, half });
    }

    /// Returns the rivers so far.
    pub(super) fn waters(&self) -> &[Water] {
        &self.waters
    }

    /// Marks an area as taken.
    pub(super) fn take_area(&mut self, area: Rect) {
        self.taken.push(Taken::Area(area));
    }

    /// Marks the disc around a point as taken.
    pub(super) fn take_round(&mut self, center: Point, radius: f64) {
        self.taken.push(Taken::Round(center, radius));
    }
}
