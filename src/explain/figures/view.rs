//! Section of a board that a figure shows, and the length of its arrows.

use crate::game::{Play, Square};

/// Grows a view along one side of a board of `size` squares, from square `from` and `length` squares long, to `to` squares: on
/// both sides in turn, but not to an edge that it doesn't show, because a view that ends at the edge says more than one within
/// the board. Returns its new start and length.
pub(super) fn grow(from: u8, length: u8, to: u8, size: u8) -> (u8, u8) {
    let (mut low, mut high) = (from, from + length);
    let (lowest, highest) = (u8::from(low > 0), size - u8::from(high < size));
    while high - low < to {
        let (can_sink, can_rise) = (low > lowest, high < highest);
        if can_rise && (!can_sink || high - from - length <= from - low) {
            high += 1;
        } else if can_sink {
            low -= 1;
        } else {
            break;
        }
    }
    (low, high - low)
}

/// Returns the plays to the squares farthest from `from` in each of the directions that `to` lies in.
pub(crate) fn farthest(from: Square, to: &[Square]) -> Vec<Play> {
    let way =
        |to: &Square| (i16::from(to.file) - i16::from(from.file), i16::from(to.rank) - i16::from(from.rank));
    let mut ends: Vec<Square> = Vec::new();
    for square in to {
        let (file, rank) = way(square);
        let same = |end: &Square| {
            let (f, r) = way(end);
            (f.signum(), r.signum()) == (file.signum(), rank.signum())
        };
        match ends.iter_mut().find(|end| same(end)) {
            Some(end) => {
                let (f, r) = way(end);
                if file.abs() + rank.abs() > f.abs() + r.abs() {
                    *end = *square;
                }
            }
            None => ends.push(*square),
        }
    }
    ends.into_iter().map(|to| Play { from, to }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn squares(names: &[&str]) -> Vec<Square> {
        names.iter().map(|name| name.parse().expect("a square")).collect()
    }

    #[test]
    fn an_arrow_runs_to_the_last_square_of_each_way() {
        let from = squares(&["c3"])[0];
        let reach = squares(&["c4", "c5", "b3", "a3", "d3", "c2"]);
        let mut ends: Vec<Square> = farthest(from, &reach).into_iter().map(|play| play.to).collect();
        ends.sort();
        let mut expected = squares(&["c5", "a3", "d3", "c2"]);
        expected.sort();
        assert_eq!(ends, expected);
    }

    #[test]
    fn a_view_grows_evenly_but_not_to_an_edge_that_it_does_not_show() {
        assert_eq!(grow(4, 3, 5, 11), (3, 5));
        assert_eq!(grow(4, 3, 4, 11), (4, 4));
        assert_eq!(grow(0, 3, 5, 11), (0, 5));
        assert_eq!(grow(8, 3, 5, 11), (6, 5));
        assert_eq!(grow(1, 3, 5, 11), (1, 5));
        assert_eq!(grow(7, 3, 5, 11), (5, 5));
        assert_eq!(grow(1, 5, 7, 7), (1, 5));
        assert_eq!(grow(0, 5, 7, 5), (0, 5));
    }

    #[test]
    fn a_piece_that_cannot_move_has_no_arrow() {
        assert!(farthest(squares(&["a1"])[0], &[]).is_empty());
    }
}
