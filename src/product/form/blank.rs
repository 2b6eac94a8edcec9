//! Blanks, as packaging calls parts that are cut out flat and then folded: a trimmed outline with its folds.

use crate::scene::{BezPath, PathEl, Point, Rect, Shape, Size};

/// Distance up to which two places count as the same, in millimetres.
const SAME: f64 = 0.001;

/// Trimmed outline of a part that is cut out, and its folds. Millimetres, from the top left of its bounding box.
#[derive(Clone, Debug, PartialEq)]
pub struct Blank {
    /// Line along which it is cut.
    pub outline: BezPath,
    /// Folds of the part.
    pub folds: Vec<Fold>,
    /// Width and height when everything is folded.
    pub finished: Size,
}

/// A fold.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fold {
    /// Beginning of the fold.
    pub from: Point,
    /// End of the fold.
    pub to: Point,
    /// Direction of the fold.
    pub direction: FoldDirection,
    /// Angle of the fold, in right angles.
    pub quarters: u8,
}

/// Direction of a fold, seen from the printed side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FoldDirection {
    /// Towards whoever looks at it: the print is inside.
    Valley,
    /// Away: the print is outside.
    Mountain,
}

impl Blank {
    /// Returns a rectangle without folds.
    #[must_use]
    pub fn rectangle(size: Size) -> Self {
        Self { outline: size.to_rect().to_path(SAME), folds: Vec::new(), finished: size }
    }

    /// Returns a rectangle that is folded across its middle with the print outside, so that it has two faces of half its height.
    #[must_use]
    pub fn two_faces(size: Size) -> Self {
        let middle = size.height / 2.0;
        let fold = Fold {
            from: Point::new(0.0, middle),
            to: Point::new(size.width, middle),
            direction: FoldDirection::Mountain,
            quarters: 2,
        };
        Self { folds: vec![fold], finished: Size::new(size.width, middle), ..Self::rectangle(size) }
    }

    /// Returns the width and height of its bounding box, before it is folded.
    #[must_use]
    pub fn size(&self) -> Size {
        self.outline.bounding_box().size()
    }

    /// Returns whether it is folded at all.
    #[must_use]
    pub fn is_folded(&self) -> bool {
        !self.folds.is_empty()
    }

    /// Returns whether its outline is its bounding box.
    #[must_use]
    pub fn is_rectangle(&self) -> bool {
        let area: Rect = self.outline.bounding_box();
        let corner = |point: Point| {
            let near = |a: f64, b: f64| (a - b).abs() < SAME;
            (near(point.x, area.x0) || near(point.x, area.x1))
                && (near(point.y, area.y0) || near(point.y, area.y1))
        };
        let straight = self.outline.elements().iter().all(|element| match element {
            PathEl::MoveTo(point) | PathEl::LineTo(point) => corner(*point),
            PathEl::ClosePath => true,
            PathEl::QuadTo(..) | PathEl::CurveTo(..) => false,
        });
        straight && (self.outline.area().abs() - area.area()).abs() < SAME
    }

    /// Returns the number of cuts of its outline. Each straight line or curve is one. A line that is met again, as a slit on
    /// its way back, is the same cut; so is a line that goes on where another ended, as beside a slit.
    #[must_use]
    pub fn cuts(&self) -> usize {
        let (mut at, mut start) = (Point::ORIGIN, Point::ORIGIN);
        let (mut curves, mut lines): (usize, Vec<[Point; 2]>) = (0, Vec::new());
        for element in self.outline.elements() {
            let end = match element {
                PathEl::MoveTo(point) => {
                    (at, start) = (*point, *point);
                    continue;
                }
                PathEl::QuadTo(_, point) | PathEl::CurveTo(_, _, point) => {
                    curves += 1;
                    at = *point;
                    continue;
                }
                PathEl::LineTo(point) => *point,
                PathEl::ClosePath => start,
            };
            if (end - at).hypot() > SAME {
                lines.push([at, end]);
            }
            at = end;
        }
        let is_known = |nth: usize| {
            let [from, to] = lines[nth];
            lines[..nth].iter().any(|other| {
                let along = other[1] - other[0];
                let on_line = |point: Point| (point - other[0]).cross(along).abs() < SAME * along.hypot();
                let touches = |a: Point, b: Point| (a - b).hypot() < SAME;
                let meets = other.iter().any(|end| touches(*end, from) || touches(*end, to));
                meets && on_line(from) && on_line(to)
            })
        };
        curves + (0..lines.len()).filter(|nth| !is_known(*nth)).count()
    }

    /// Returns the folds across the whole width, by their distance from the top as a share of the height: marks beside the part
    /// show them.
    pub fn across(&self) -> impl Iterator<Item = f64> + '_ {
        let size = self.size();
        self.folds.iter().filter_map(move |fold| {
            let level = (fold.from.y - fold.to.y).abs() < SAME;
            let whole = ((fold.from.x - fold.to.x).abs() - size.width).abs() < SAME;
            (level && whole).then_some(fold.from.y / size.height)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_has_two_faces() {
        let card = Blank::two_faces(Size::new(63.0, 176.0));
        assert_eq!((card.size(), card.finished), (Size::new(63.0, 176.0), Size::new(63.0, 88.0)));
        assert_eq!(card.across().collect::<Vec<_>>(), [0.5]);
        assert!(card.is_folded() && card.is_rectangle());
        assert_eq!(card.cuts(), 4);
    }

    /// A strip with a slit from its upper edge: four sides and the slit.
    #[test]
    fn a_slit_is_one_cut() {
        let mut outline = BezPath::new();
        outline.move_to((0.0, 0.0));
        for corner in [(5.0, 0.0), (5.0, 10.0), (5.0, 0.0), (50.0, 0.0), (50.0, 20.0), (0.0, 20.0)] {
            outline.line_to(corner);
        }
        outline.close_path();
        let strip = Blank { outline, folds: Vec::new(), finished: Size::new(50.0, 20.0) };
        assert_eq!(strip.cuts(), 5);
        assert!(!strip.is_rectangle());
    }

    #[test]
    fn a_cross_is_no_rectangle() {
        let mut outline = BezPath::new();
        for (nth, (x, y)) in
            [(1, 0), (2, 0), (2, 1), (3, 1), (3, 2), (2, 2), (2, 3), (1, 3), (1, 2), (0, 2), (0, 1), (1, 1)]
                .into_iter()
                .enumerate()
        {
            let point = Point::new(10.0 * f64::from(x), 10.0 * f64::from(y));
            if nth == 0 { outline.move_to(point) } else { outline.line_to(point) }
        }
        outline.close_path();
        let fold = |from: (f64, f64), to: (f64, f64)| Fold {
            from: from.into(),
            to: to.into(),
            direction: FoldDirection::Valley,
            quarters: 1,
        };
        let folds = vec![fold((0.0, 10.0), (30.0, 10.0)), fold((10.0, 10.0), (10.0, 20.0))];
        let cross = Blank { outline, folds, finished: Size::new(10.0, 10.0) };
        assert_eq!(cross.size(), Size::new(30.0, 30.0));
        assert!(!cross.is_rectangle());
        assert_eq!(cross.cuts(), 12);
        // Of its folds one shows beside the box.
        assert_eq!(cross.across().map(|share| (share * 3.0).round() as i64).collect::<Vec<_>>(), [1]);
    }
}
