//! Cutting a board into parts that fit on paper, on grid lines only.

use crate::game::Cut;

/// A rectangle of squares; counted from the top left square of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardPart {
    /// Number of columns to the left of it.
    pub column: u8,
    /// Number of rows above it.
    pub row: u8,
    /// Number of its columns.
    pub columns: u8,
    /// Number of its rows.
    pub rows: u8,
}

impl BoardPart {
    /// Returns the number of columns to the left of its right side.
    #[must_use]
    pub const fn right(&self) -> u8 {
        self.column + self.columns
    }

    /// Returns the number of rows above its lower side.
    #[must_use]
    pub const fn below(&self) -> u8 {
        self.row + self.rows
    }

    /// Returns whether the square in this column and row of the board is on the part.
    #[must_use]
    pub const fn holds(&self, column: u8, row: u8) -> bool {
        column >= self.column && column < self.right() && row >= self.row && row < self.below()
    }
}

/// Returns the parts of a board with `size` squares a side under a cut, in the order of their numbers. `None`: a part is larger
/// than a sheet. `fits` tells whether a sheet has room for a part, as it is or turned.
///
/// - whole: one part;
/// - halves: left and right, the left one column larger on an odd board;
/// - pinwheel: four strips around a centre, each strip a quarter of the side deep and reaching from its own corner
///   to the strip after it;
/// - quarters: two by two, those at the left and at the top one square larger on an odd board;
/// - grid: as few parts as fit; of those with the same number the one with the fewest seams.
#[must_use]
pub fn parts(cut: Cut, size: u8, fits: impl Fn(&BoardPart) -> bool) -> Option<Vec<BoardPart>> {
    let part = |column, row, columns, rows| BoardPart { column, row, columns, rows };
    let parts = match cut {
        Cut::Whole => grid(size, 1, 1),
        Cut::Halves => grid(size, 2, 1),
        Cut::Quarters => grid(size, 2, 2),
        Cut::Grid => {
            let (across, down) = fewest(size, &fits)?;
            grid(size, across, down)
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
    };
    parts.iter().all(fits).then_some(parts)
}

/// Returns parts in `across` columns and `down` rows, as equal as they can be, row by row; larger ones come first.
fn grid(size: u8, across: u8, down: u8) -> Vec<BoardPart> {
    let stripes = |count: u8| {
        (0..count).scan(0, move |start, nth| {
            let length = size / count + u8::from(nth < size % count);
            let stripe = (*start, length);
            *start += length;
            Some(stripe)
        })
    };
    stripes(down)
        .flat_map(|(row, rows)| {
            stripes(across).map(move |(column, columns)| BoardPart { column, row, columns, rows })
        })
        .collect()
}

/// Returns the number of parts across and down: as few as fit, then as few seams as can be. Of a grid and the same grid turned by
/// a quarter, the one whose parts are upright is taken.
fn fewest(size: u8, fits: &impl Fn(&BoardPart) -> bool) -> Option<(u8, u8)> {
    let ways = (1..=size).flat_map(|across| (1..=size).map(move |down| (across, down)));
    // The part at the upper left is the largest of a grid, so if it fits, all do.
    let largest = |across, down| BoardPart {
        column: 0,
        row: 0,
        columns: size.div_ceil(across),
        rows: size.div_ceil(down),
    };
    ways.filter(|&(across, down)| fits(&largest(across, down)))
        .min_by_key(|&(across, down)| (u16::from(across) * u16::from(down), across + down, down))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn york_is_cut_as_its_measures_ask() {
        let sides = |cut| {
            let parts = parts(cut, 11, |_| true).expect("parts");
            parts.iter().map(|p| (p.columns, p.rows)).collect::<Vec<_>>()
        };
        assert_eq!(sides(Cut::Halves), [(6, 11), (5, 11)]);
        assert_eq!(sides(Cut::Pinwheel), [(8, 3), (3, 8), (8, 3), (3, 8), (5, 5)]);
        assert_eq!(sides(Cut::Quarters), [(6, 6), (5, 6), (6, 5), (5, 5)]);
    }

    /// Sheets that hold parts of at most 7 by 11 squares, as they are or turned: A4 with squares of 25 mm.
    fn a4(part: &BoardPart) -> bool {
        part.columns.min(part.rows) <= 7 && part.columns.max(part.rows) <= 11
    }

    #[test]
    fn a_grid_has_as_few_parts_as_fit_and_as_few_seams() {
        let counts = |size| {
            let parts = parts(Cut::Grid, size, a4).expect("a grid");
            let across = parts.iter().filter(|part| part.row == 0).count();
            (across, parts.len() / across)
        };
        // 7 squares are as wide as a sheet allows, 11 as high.
        assert_eq!(counts(7), (1, 1));
        assert_eq!(counts(8), (2, 1));
        assert_eq!(counts(11), (2, 1));
        assert_eq!(counts(13), (2, 2));
        // Two by two would be parts of 8 by 8, 9 by 9 and 10 by 10 squares.
        assert_eq!(counts(15), (3, 2));
        assert_eq!(counts(19), (3, 2));
        assert_eq!(counts(25), (4, 3));
    }

    #[test]
    fn what_is_larger_than_a_sheet_is_no_part() {
        assert_eq!(parts(Cut::Whole, 8, a4), None);
        assert_eq!(parts(Cut::Quarters, 19, a4), None);
        assert_eq!(parts(Cut::Grid, 8, |_| false), None);
    }

    proptest! {
        #[test]
        fn every_square_is_on_exactly_one_part_that_fits(
            size in 5_u8..=25,
            cut in prop::sample::select(Cut::ALL),
            wide in 3_u8..12,
            high in 3_u8..12,
        ) {
            let fits = |part: &BoardPart| part.columns <= wide && part.rows <= high;
            let Some(parts) = parts(cut, size, fits) else {
                prop_assert_ne!(cut, Cut::Grid, "squares can always be cut apart");
                return Ok(());
            };
            prop_assert!(parts.iter().all(fits));
            for column in 0..size {
                for row in 0..size {
                    prop_assert_eq!(parts.iter().filter(|p| p.holds(column, row)).count(), 1);
                }
            }
            if cut == Cut::Grid {
                let sides = |side: fn(&BoardPart) -> u8| {
                    let all: Vec<u8> = parts.iter().map(side).collect();
                    all.iter().max().copied().zip(all.iter().min().copied()).expect("parts")
                };
                for (most, least) in [sides(|part| part.columns), sides(|part| part.rows)] {
                    prop_assert!(most - least <= 1, "as equal as can be");
                }
            }
        }
    }
}
