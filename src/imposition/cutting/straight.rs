//! Straight cuts around rectangles that lie on a sheet.

use crate::imposition::class_sheet::CutLine;
use crate::scene::{Point, Rect};

/// Difference, in millimetres, below which measures count as equal.
const SAME: f64 = 0.01;

/// Returns the straight cuts around some areas: edges on one line with no more than `apart` millimetres between them, which is
/// room for bleed and for nothing else, are one cut.
pub(crate) fn straight_cuts(areas: &[Rect], apart: f64) -> Vec<CutLine> {
    let upright = areas.iter().flat_map(|area| [area.x0, area.x1].map(|x| [x, area.y0, area.y1]));
    let across = areas.iter().flat_map(|area| [area.y0, area.y1].map(|y| [y, area.x0, area.x1]));
    let line = |from: Point, to: Point| CutLine { from, to, step: None };
    let upright = joined(upright.collect(), apart).into_iter();
    let upright = upright.map(|[x, from, to]| line(Point::new(x, from), Point::new(x, to)));
    let across = joined(across.collect(), apart).into_iter();
    let across = across.map(|[y, from, to]| line(Point::new(from, y), Point::new(to, y)));
    upright.chain(across).collect()
}

/// Joins edges that are one cut: each edge is its line, its start and its end.
fn joined(mut edges: Vec<[f64; 3]>, apart: f64) -> Vec<[f64; 3]> {
    edges.sort_by(|a, b| a[0].total_cmp(&b[0]));
    // Edges whose lines differ by rounding only are gathered as one line, then sorted by their starts.
    let mut lines: Vec<Vec<[f64; 3]>> = Vec::new();
    for edge in edges {
        match lines.last_mut().filter(|line| edge[0] - line[0][0] < SAME) {
            Some(line) => line.push(edge),
            None => lines.push(vec![edge]),
        }
    }
    let mut cuts: Vec<[f64; 3]> = Vec::new();
    for mut line in lines {
        line.sort_by(|a, b| a[1].total_cmp(&b[1]));
        let first = cuts.len();
        for [at, start, end] in line {
            match cuts[first..].last_mut().filter(|cut| start <= cut[2] + apart + SAME) {
                Some(cut) => cut[2] = cut[2].max(end),
                None => cuts.push([at, start, end]),
            }
        }
    }
    cuts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(areas: &[Rect], apart: f64) -> usize {
        straight_cuts(areas, apart).len()
    }

    #[test]
    fn edges_that_touch_are_one_cut() {
        let square = |x: f64, y: f64| Rect::new(x, y, x + 10.0, y + 10.0);
        assert_eq!(count(&[square(0.0, 0.0)], 0.0), 4);
        assert_eq!(count(&[square(0.0, 0.0), square(20.0, 30.0)], 4.0), 8);
        // Three by two squares that share their edges: four lines down, three across.
        let grid: Vec<Rect> =
            (0..6).map(|nth| square(f64::from(nth % 3) * 10.0, f64::from(nth / 3) * 10.0)).collect();
        assert_eq!(count(&grid, 0.0), 7);
        // Side by side with a gap: two pairs of ends, and upper and lower edges by themselves.
        assert_eq!(count(&[square(0.0, 0.0), square(12.0, 0.0)], 1.9), 8);
        // With nothing but bleed in the gap the ruler stays where it is for both upper edges, and for both lower ones.
        assert_eq!(count(&[square(0.0, 0.0), square(12.0, 0.0)], 2.0), 6);
        // One as an L beside the other: a line of 20 is touched by a line of 10.
        assert_eq!(count(&[Rect::new(0.0, 0.0, 10.0, 20.0), square(10.0, 5.0)], 0.0), 7);
    }
}
