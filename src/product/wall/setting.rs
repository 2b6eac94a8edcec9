//! Ways to set the page for the wall: the size of its type, the number of its columns, and the size of the starting layout.

use crate::layout::compose::Scale;
use crate::product::leaflet::LeafletSetting;
use crate::units::Length;
use std::ops::RangeInclusive;

/// Leading as a share of the size of type.
const LEADING: f64 = 1.25;
/// Side of the squares of figures, in lines.
const SQUARE: f64 = 1.3;
/// Possible numbers of columns, and widths of a column in ems: narrower and wider ones are hard to read.
const COLUMNS: RangeInclusive<usize> = 2..=4;
const WIDE: RangeInclusive<f64> = 14.0..=27.0;
/// Room between columns, in ems.
const GUTTER: f64 = 1.9;
/// Room at the right of the last column, in ems: hyphens and stops at the ends of its lines hang into it by half their width. The
/// room between columns becomes smaller by it.
const HANG: f64 = 0.17;
/// Width of the starting layout on a page of three columns, as a share of the width of the first two; the theme's picture stands
/// beside it. On a page of two columns the layout fills the first column, on a page of four the first two.
const OF_TWO: f64 = 0.68;
/// Size of type in points below which lines stand closer, and the starting layout may also be only one column wide; and the
/// leading of these lines, as a share of the size of type.
const CROWDED: f64 = 10.5;
const CLOSER: f64 = 1.2;
/// Size of type in points below which the squares of figures are smaller, as in the leaflet; and the side of these squares, in
/// lines.
const TINY: (f64, f64) = (9.0, 1.04);

/// One way to set the page; widths and room are in millimetres.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct WallSetting {
    /// Sizes of type.
    pub(super) scale: Scale,
    /// Number of columns.
    pub(super) columns: usize,
    /// Width of a column.
    pub(super) measure: f64,
    /// Room between two columns.
    pub(super) gutter: f64,
    /// Width of the starting layout with its words.
    pub(super) board: f64,
    /// Number of columns that the starting layout stands above.
    pub(super) over: usize,
}

impl WallSetting {
    /// Returns the settings for one size of type in points on a page of this width, the preferred first.
    pub(super) fn of(points: f64, width: f64) -> impl Iterator<Item = Self> {
        let em = Length::pt(points).to_mm();
        let gutter = GUTTER * em;
        let is_crowded = points < CROWDED;
        let lead = points * if is_crowded { CLOSER } else { LEADING };
        let square = if points < TINY.0 { TINY.1 } else { SQUARE };
        let scale = Scale { body: points, lead, square };
        let measured = move |columns: usize| (width - gutter * (columns - 1) as f64) / columns as f64;
        let is_read = move |columns: &usize| WIDE.contains(&(measured(*columns) / em));
        COLUMNS.filter(is_read).flat_map(move |columns| {
            let measure = measured(columns);
            let gutter = gutter - HANG * em / (columns - 1) as f64;
            let two = 2.0 * measure + gutter;
            let large = match columns {
                2 => (1, measure),
                3 => (2, OF_TWO * two),
                _ => (2, two),
            };
            let small = (is_crowded && columns > 2).then_some((1, measure));
            let one = move |(over, board)| Self { scale, columns, measure, gutter, board, over };
            std::iter::once(large).chain(small).map(one)
        })
    }

    /// Returns how the words of the columns are set: as in the leaflet, ragged.
    pub(super) fn leaflet(self) -> LeafletSetting {
        LeafletSetting { scale: self.scale, ragged: true, measure: self.measure, hung: true }
    }

    /// Returns the left side of a column.
    pub(super) fn left(self, column: usize) -> f64 {
        column as f64 * (self.measure + self.gutter)
    }

    /// Returns whether a picture stands beside the starting layout.
    pub(super) const fn has_picture(self) -> bool {
        self.columns == 3 && self.over > 1
    }

    /// Returns the right side of the last column below the starting layout.
    pub(super) fn right_of_board(self) -> f64 {
        self.left(self.over - 1) + self.measure
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Widths of the printable area of A3 and A4, with margins of 5 mm.
    const WIDTHS: [f64; 2] = [287.0, 200.0];

    #[test]
    fn no_line_is_too_long_or_too_short_to_be_read() {
        for width in WIDTHS {
            for points in [8.5, 10.0, 12.0, 14.0, 18.0] {
                let em = Length::pt(points).to_mm();
                for setting in WallSetting::of(points, width) {
                    assert!(WIDE.contains(&(setting.measure / em)), "{points}");
                    let end = setting.left(setting.columns - 1) + setting.measure;
                    assert!((width - end - HANG * em).abs() < 1e-9, "hyphens have room");
                    assert!(setting.board <= setting.right_of_board() + 1e-9);
                }
            }
            assert!(WallSetting::of(8.5, width).count() > 0, "the smallest type can be set");
        }
    }

    #[test]
    fn the_starting_layout_is_smaller_only_where_type_is_small() {
        let count = |points| WallSetting::of(points, WIDTHS[0]).count();
        assert_eq!((count(20.0), count(9.0) % 2), (1, 0));
    }
}
