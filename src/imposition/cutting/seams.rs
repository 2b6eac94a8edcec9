//! Seams, the lines where the parts of a cut board meet, and their letters.

use super::BoardPart;

/// A line along which two parts meet. Ends are corners of squares, counted from the top left of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seam {
    /// Letters of the seam: `A` to `Z`, then `AA`, `AB` and so on.
    pub letter: String,
    /// Index of the part to the left of the seam, or above it.
    pub before: usize,
    /// Index of the part to the right of the seam, or below it.
    pub after: usize,
    /// The upper or left end: column line, row line.
    pub from: (u8, u8),
    /// The lower or right end.
    pub to: (u8, u8),
}

impl Seam {
    /// Returns whether the seam runs from top to bottom.
    #[must_use]
    pub const fn is_upright(&self) -> bool {
        self.from.0 == self.to.0
    }
}

/// Returns all seams of a cut board: the upright ones first, each kind from top left to bottom right.
#[must_use]
pub fn seams(parts: &[BoardPart]) -> Vec<Seam> {
    let mut found = Vec::new();
    for upright in [true, false] {
        for (before, a) in parts.iter().enumerate() {
            for (after, b) in parts.iter().enumerate() {
                if let Some((from, to)) = meeting(a, b, upright) {
                    found.push(Seam { letter: letters(found.len()), before, after, from, to });
                }
            }
        }
    }
    found
}

/// Returns the letters of the `nth` seam, counted from 0, like the columns of a spreadsheet.
fn letters(mut nth: usize) -> String {
    let mut letters = Vec::new();
    loop {
        letters.push(char::from(b'A' + u8::try_from(nth % 26).unwrap_or(0)));
        if nth < 26 {
            break;
        }
        nth = nth / 26 - 1;
    }
    letters.into_iter().rev().collect()
}

/// Returns the line where `b` stands right of `a` (`upright`) or below it. `None`: they do not meet there.
fn meeting(a: &BoardPart, b: &BoardPart, upright: bool) -> Option<((u8, u8), (u8, u8))> {
    if upright {
        let line = a.right();
        let (top, bottom) = (a.row.max(b.row), (a.below()).min(b.below()));
        (line == b.column && top < bottom).then_some(((line, top), (line, bottom)))
    } else {
        let line = a.below();
        let (left, right) = (a.column.max(b.column), (a.right()).min(b.right()));
        (line == b.row && left < right).then_some(((left, line), (right, line)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Cut;
    use crate::imposition::cutting::parts;

    #[test]
    fn halves_meet_along_the_whole_board() {
        let seams = seams(&parts(Cut::Halves, 11, |_| true).expect("parts"));
        assert_eq!(seams, [Seam { letter: "A".to_owned(), before: 0, after: 1, from: (6, 0), to: (6, 11) }]);
    }

    #[test]
    fn a_pinwheel_has_four_seams_between_strips_and_four_round_the_centre() {
        let seams = seams(&parts(Cut::Pinwheel, 11, |_| true).expect("parts"));
        let length = |s: &Seam| (s.to.0 - s.from.0) + (s.to.1 - s.from.1);
        assert_eq!(seams.iter().filter(|s| length(s) == 3).count(), 4);
        assert_eq!(seams.iter().filter(|s| length(s) == 5).count(), 4);
        assert_eq!(seams.iter().map(|s| s.letter.as_str()).collect::<String>(), "ABCDEFGH");
    }

    /// Four columns and three rows of parts: 3 seams beside the parts of each row, 4 below each row but the last.
    #[test]
    fn a_grid_of_twelve_parts_has_a_letter_for_every_seam() {
        let parts = parts(Cut::Grid, 25, |part| part.columns <= 7 && part.rows <= 11).expect("parts");
        let letters: String = seams(&parts).into_iter().map(|seam| seam.letter).collect();
        assert_eq!(letters, "ABCDEFGHIJKLMNOPQ");
    }

    #[test]
    fn after_the_alphabet_come_two_letters() {
        for (nth, expected) in
            [(0, "A"), (25, "Z"), (26, "AA"), (27, "AB"), (51, "AZ"), (52, "BA"), (701, "ZZ"), (702, "AAA")]
        {
            assert_eq!(letters(nth), expected);
        }
    }

    /// However many parts: the seams are all lines between squares of different parts, each of them once.
    #[test]
    fn seams_are_where_neighbours_are_on_different_parts() {
        for (size, wide) in [(5_u8, 1_u8), (13, 3), (25, 2), (25, 5)] {
            for cut in Cut::ALL {
                let Some(parts) =
                    parts(*cut, size, |part| *cut != Cut::Grid || part.columns <= wide && part.rows <= wide)
                else {
                    panic!("everything fits")
                };
                let part = |column, row| parts.iter().position(|part| part.holds(column, row));
                let (mut lines, mut expected) = (0, 0);
                let seams = seams(&parts);
                for seam in &seams {
                    lines += usize::from(seam.to.0 - seam.from.0) + usize::from(seam.to.1 - seam.from.1);
                    let (column, row) = seam.from;
                    let before =
                        if seam.is_upright() { part(column - 1, row) } else { part(column, row - 1) };
                    assert_eq!((before, part(column, row)), (Some(seam.before), Some(seam.after)));
                }
                for a in 0..size {
                    for b in 1..size {
                        expected += usize::from(part(b - 1, a) != part(b, a));
                        expected += usize::from(part(a, b - 1) != part(a, b));
                    }
                }
                assert_eq!(lines, expected, "{cut:?} of {size}");
                let mut names: Vec<&String> = seams.iter().map(|seam| &seam.letter).collect();
                names.sort_unstable();
                names.dedup();
                assert_eq!(names.len(), seams.len());
            }
        }
    }
}
