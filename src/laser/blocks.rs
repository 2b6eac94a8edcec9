//! Parts of the board laid side by side as they will lie on the table, so that one cut separates two.

use crate::imposition::cutting::BoardPart;

/// Gathers parts into rectangles, each as large as `fits` allows; it is asked about a rectangle as if it were one part.
pub(super) fn blocks(parts: &[BoardPart], fits: impl Fn(&BoardPart) -> bool) -> Vec<Vec<BoardPart>> {
    let mut left = parts.to_vec();
    let mut blocks = Vec::new();
    while let Some(&first) = left.first() {
        let block = largest(first, &left, &fits);
        left.retain(|part| !block.contains(part));
        blocks.push(block);
    }
    blocks
}

/// Returns the largest rectangle of whole parts with `first` at its top left.
fn largest(first: BoardPart, left: &[BoardPart], fits: &impl Fn(&BoardPart) -> bool) -> Vec<BoardPart> {
    let squares = |part: &BoardPart| u16::from(part.columns) * u16::from(part.rows);
    let rights = left.iter().map(BoardPart::right).filter(|&right| right > first.column);
    let mut best = vec![first];
    let mut most = squares(&first);
    for right in rights {
        for bottom in left.iter().map(BoardPart::below).filter(|&bottom| bottom > first.row) {
            let (columns, rows) = (right - first.column, bottom - first.row);
            let block = BoardPart { columns, rows, ..first };
            if !fits(&block) || squares(&block) <= most {
                continue;
            }
            let inside = |part: &&BoardPart| {
                part.column >= first.column
                    && part.row >= first.row
                    && part.right() <= right
                    && part.below() <= bottom
            };
            let found: Vec<BoardPart> = left.iter().filter(inside).copied().collect();
            if found.iter().map(squares).sum::<u16>() == squares(&block) {
                most = squares(&block);
                best = found;
            }
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Cut;
    use crate::imposition::cutting::parts;

    fn sizes(cut: Cut, size: u8, columns: u8, rows: u8) -> Vec<usize> {
        let fits = |part: &BoardPart| part.columns <= columns && part.rows <= rows;
        blocks(&parts(cut, size, fits).expect("parts"), fits).iter().map(Vec::len).collect()
    }

    #[test]
    fn all_parts_of_a_board_that_fits_stay_together() {
        assert_eq!(sizes(Cut::Halves, 11, 11, 11), [2]);
        assert_eq!(sizes(Cut::Pinwheel, 11, 11, 11), [5]);
    }

    #[test]
    fn parts_of_a_board_that_does_not_fit_stay_together_as_rectangles() {
        // Of four quarters of 19 squares, two lie side by side on a bed of 20 x 11.
        assert_eq!(sizes(Cut::Quarters, 19, 20, 11), [2, 2]);
        // No two strips of a pinwheel make a rectangle.
        assert_eq!(sizes(Cut::Pinwheel, 11, 10, 10), [1, 1, 1, 1, 1]);
    }
}
