//! Outlines in the numbers of the rasteriser, with what the smallest of them are painted by.

use crate::scene::{BezPath, PathEl, Point, Rect};
use kurbo::{CubicBez, ParamCurveArea, QuadBez};
use resvg::tiny_skia::{Path, PathBuilder};

/// An outline, made ready once for all places and sizes in which it is painted.
pub(super) struct Contour {
    /// The outline for the rasteriser.
    pub(super) path: Path,
    /// Box around it, handles of its curves included.
    pub(super) bounds: Rect,
    /// Area within it; where it turns both ways, the difference.
    pub(super) area: f64,
    /// Length, of curves within a few per cent.
    pub(super) length: f64,
}

impl Contour {
    /// Makes an outline ready; `None`: it leads nowhere.
    pub(super) fn of(outline: &BezPath) -> Option<Self> {
        let mut built = Built::default();
        for element in outline.elements() {
            match *element {
                PathEl::MoveTo(to) => built.begin(to),
                PathEl::LineTo(to) => built.line(to),
                PathEl::QuadTo(handle, to) => built.quad(handle, to),
                PathEl::CurveTo(first, second, to) => built.cubic(first, second, to),
                PathEl::ClosePath => built.close(),
            }
        }
        built.end();
        let path = built.path.finish()?;
        let bounds = path.bounds();
        let [x0, y0, x1, y1] = [bounds.left(), bounds.top(), bounds.right(), bounds.bottom()].map(f64::from);
        let (area, length) = (built.area.abs(), built.length);
        Some(Self { path, bounds: Rect::new(x0, y0, x1, y1), area, length })
    }
}

/// What has been built of an outline.
#[derive(Default)]
struct Built {
    path: PathBuilder,
    start: Point,
    last: Point,
    area: f64,
    length: f64,
}

impl Built {
    fn begin(&mut self, to: Point) {
        self.end();
        self.path.move_to(to.x as f32, to.y as f32);
        (self.start, self.last) = (to, to);
    }

    fn line(&mut self, to: Point) {
        self.path.line_to(to.x as f32, to.y as f32);
        self.area += self.last.to_vec2().cross(to.to_vec2()) / 2.0;
        self.length += self.last.distance(to);
        self.last = to;
    }

    fn quad(&mut self, handle: Point, to: Point) {
        self.path.quad_to(handle.x as f32, handle.y as f32, to.x as f32, to.y as f32);
        self.area += QuadBez::new(self.last, handle, to).signed_area();
        self.curved(self.last.distance(handle) + handle.distance(to), to);
    }

    fn cubic(&mut self, first: Point, second: Point, to: Point) {
        let [x1, y1, x2, y2, x, y] =
            [first.x, first.y, second.x, second.y, to.x, to.y].map(|part| part as f32);
        self.path.cubic_to(x1, y1, x2, y2, x, y);
        self.area += CubicBez::new(self.last, first, second, to).signed_area();
        self.curved(self.last.distance(first) + first.distance(second) + second.distance(to), to);
    }

    /// Adds the length of a curve, which lies between that of its handles and that of its chord.
    fn curved(&mut self, handles: f64, to: Point) {
        self.length += f64::midpoint(handles, self.last.distance(to));
        self.last = to;
    }

    fn close(&mut self) {
        self.path.close();
        self.length += self.last.distance(self.start);
        self.end();
    }

    /// Adds the area between the end of a part and its start: what is filled is closed.
    fn end(&mut self) {
        self.area += self.last.to_vec2().cross(self.start.to_vec2()) / 2.0;
        self.last = self.start;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Shape, circle, polyline};

    #[test]
    fn a_ring_has_the_area_between_its_circles() {
        let mut ring = circle((10.0, 20.0), 5.0);
        ring.extend(circle((10.0, 20.0), 3.0).reverse_subpaths());
        let contour = Contour::of(&ring).expect("an outline");
        assert!((contour.area - std::f64::consts::PI * 16.0).abs() < 0.05, "{}", contour.area);
        assert!((contour.length - std::f64::consts::PI * 16.0).abs() < 2.0, "{}", contour.length);
        assert!((contour.bounds.x0 - 5.0).abs() < 1e-6 && (contour.bounds.y1 - 25.0).abs() < 1e-6);
    }

    #[test]
    fn what_is_open_is_filled_as_if_it_were_closed() {
        let open = polyline([(1.0, 1.0), (4.0, 1.0), (4.0, 5.0)]);
        let contour = Contour::of(&open).expect("an outline");
        assert!((contour.area - 6.0).abs() < 1e-9 && (contour.length - 7.0).abs() < 1e-9);
        assert!(Contour::of(&BezPath::new()).is_none());
        let closed = Rect::new(1.0, 1.0, 4.0, 5.0).to_path(0.1);
        let contour = Contour::of(&closed).expect("an outline");
        assert!((contour.area - 12.0).abs() < 1e-9 && (contour.length - 14.0).abs() < 1e-9);
    }
}
