//! Cutting a board into parts that fit on paper, on grid lines only.

use crate::game::Cut;

/// A rectangle of squares; counted from the top left square of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardPart {
    /// Columns to the left of it.
    pub column: u8,
    /// Rows above it.
    pub row: u8,
    /// Columns it has.
    pub columns: u8,
    /// Rows it has.
    pub rows: u8,
}

impl BoardPart {
    /// Whether the square in this column and row of the board is on the part.
    #[must_use]
    pub const fn holds(&self, column: u8, row: u8) -> bool {
        column >= self.column
            && column < self.column + self.columns
            && row >= self.row
            && row < self.row + self.rows
    }
}

/// The parts of a board with `size` squares a side under a cut, in the order in which they are printed.
///
/// - whole: one part;
/// - halves: left and right, the left one column larger on an odd board;
/// - pinwheel: four strips around a centre, each strip a quarter of the side deep and reaching from its own corner
///   to the strip after it.
#[must_use]
pub fn parts(cut: Cut, size: u8) -> Vec<BoardPart> {
    let part = |column, row, columns, rows| BoardPart { column, row, columns, rows };
    match cut {
        Cut::Whole => vec![part(0, 0, size, size)],
        Cut::Halves => {
            let left = size.div_ceil(2);
            vec![part(0, 0, left, size), part(left, 0, size - left, size)]
        }
        Cut::Quarters | Cut::Grid => {
            let first = size.div_ceil(2);
            let second = size - first;
            vec![
                part(0, 0, first, first),
                part(first, 0, second, first),
                part(0, first, first, second),
                part(first, first, second, second),
            ]
        }
        Cut::Pinwheel => {
            let deep = (size + 1) / 4;
            let long = size - deep;
            vec![
                part(0, 0, long, deep),
                part(long, 0, deep, long),
                part(deep, long, long, deep),
                part(0, deep, deep, long),
                part(deep, deep, size - 2 * deep, size - 2 * deep),
            ]
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn york_is_cut_as_its_measures_ask() {
        let sides = |cut| parts(cut, 11).iter().map(|p| (p.columns, p.rows)).collect::<Vec<_>>();
        assert_eq!(sides(Cut::Halves), [(6, 11), (5, 11)]);
        assert_eq!(sides(Cut::Pinwheel), [(8, 3), (3, 8), (8, 3), (3, 8), (5, 5)]);
    }

    proptest! {
        #[test]
        fn every_square_is_on_exactly_one_part(size in 5_u8..=25, cut in 0_usize..3) {
            let parts = parts([Cut::Whole, Cut::Halves, Cut::Pinwheel][cut], size);
            for column in 0..size {
                for row in 0..size {
                    prop_assert_eq!(parts.iter().filter(|p| p.holds(column, row)).count(), 1);
                }
            }
        }
    }
}
