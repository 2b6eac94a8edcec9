//! Small drawings of one width in rows of equally many.

use super::Content;
use super::columns::Slug;
use crate::scene::{Affine, Item};

/// Greatest scale at which drawings are shown, so that a row fills its column.
const LARGEST: f64 = 1.15;
/// Least room between two drawings, in millimetres.
const GAP: f64 = 3.0;

/// Sets drawings as wide as the first in rows of equally many, as far as possible, each row in the middle of `measure` millimetres.
/// A row is as high as its highest drawing, and all of its drawings end at its lower edge.
pub(super) fn rows(figures: &[Content], measure: f64) -> Vec<Slug> {
    let Some(size) = figures.first().map(|figure| figure.size) else { return Vec::new() };
    let fit = in_a_row(measure, size.width);
    let scale = ((measure + GAP) / fit as f64 - GAP) / size.width;
    let scale = scale.min(LARGEST);
    let step = size.width * scale + GAP;
    let mut rest = figures;
    let mut slugs = Vec::new();
    for count in shares(figures.len(), fit) {
        let (row, after) = rest.split_at(count.min(rest.len()));
        rest = after;
        let width = count as f64 * step - GAP;
        let mut x = (measure - width) / 2.0;
        let height = row.iter().map(|figure| figure.size.height).fold(0.0, f64::max);
        let mut items = Vec::new();
        for figure in row {
            let down = (height - figure.size.height) * scale;
            let onto = Affine::new([scale, 0.0, 0.0, scale, x, down]);
            items.push(Item::transformed(figure.items.clone(), onto));
            x += step;
        }
        slugs.push(Slug { height: height * scale, before: GAP, items, ..Slug::default() });
    }
    slugs
}

/// Returns how many drawings of this width fit beside each other.
fn in_a_row(measure: f64, width: f64) -> usize {
    ((measure + GAP + 0.001) / (width + GAP)).max(1.0) as usize
}

/// Returns how many of `count` drawings stand in each row of at most `fit`: in the last rows at most one fewer.
fn shares(count: usize, fit: usize) -> Vec<usize> {
    let rows = count.div_ceil(fit);
    (0..rows).map(|row| count / rows + usize::from(row < count % rows)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Size;

    #[test]
    fn rows_are_equally_long() {
        for (count, measure, expected) in [
            (6, 86.0, &[3, 3][..]),
            (7, 86.0, &[3, 2, 2]),
            (5, 77.8, &[3, 2]),
            (4, 86.0, &[2, 2]),
            (2, 86.0, &[2]),
            (7, 118.0, &[4, 3]),
            (2, 20.0, &[1, 1]),
            (0, 86.0, &[]),
        ] {
            assert_eq!(shares(count, in_a_row(measure, 23.5)), expected, "{count} in {measure} mm");
        }
    }

    #[test]
    fn a_row_is_as_high_as_its_highest_drawing() {
        let figure =
            |height| Content { size: Size::new(40.0, height), items: Vec::new(), structure: Vec::new() };
        let rows = rows(&[figure(10.0), figure(20.0), figure(8.0), figure(8.0)], 83.0);
        let heights: Vec<f64> = rows.iter().map(|row| row.height).collect();
        assert_eq!(heights, [20.0, 8.0]);
    }

    #[test]
    fn drawings_grow_until_their_row_fills_the_column() {
        let figure = Content { size: Size::new(20.0, 10.0), items: Vec::new(), structure: Vec::new() };
        let rows = rows(&[figure.clone(), figure.clone(), figure], 68.0);
        assert_eq!(rows.len(), 1);
        assert!((rows[0].height - 62.0 / 60.0 * 10.0).abs() < 1e-9, "{}", rows[0].height);
    }
}
