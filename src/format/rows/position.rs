//! Reads the rows of a position for a diagram.

use super::{add_letters, meant, no_piece};
use crate::diag::Diagnostic;
use crate::game::{Board, Piece, Square};
use crate::keyed::{KeyedMessage, keyed};

/// Most rows or letters of a text that is checked letter by letter.
const MOST: usize = 1000;

/// Reads rows of letters, the top rank first, for a board of `size` x `size` squares: `A`, `C`, `D`, `N`, `K`, and `.`
/// for an empty square. Blank lines, spaces and tabs anywhere, and every kind of line end are accepted, and so is every
/// placement.
///
/// # Errors
///
/// The first letter of each row that is no piece, each row that is too long or too short, and a wrong number of rows,
/// each with its place.
pub fn position(file: &str, source: &str, size: u8) -> Result<Board, Vec<Diagnostic>> {
    let letters = usize::from(size);
    let mut faults = Vec::new();
    let rows = rows(source);
    if rows.len() != letters {
        let message = match rows.len() {
            1 => keyed!("position-of-one-row", size),
            rows => keyed!("position-rows-wrong", rows, size),
        };
        let help = keyed!("write-position-rows", size);
        let place = rows.get(letters).or(rows.last());
        let at = place.map_or(0..0, |(start, row)| *start..start + row.len());
        faults.push(Diagnostic::error(file, message).at(at).help(help));
    }
    let mut board = Board::empty(size);
    for (index, (start, row)) in rows.iter().enumerate().take(MOST) {
        let squares = || row.char_indices().filter(|(_, letter)| !letter.is_whitespace());
        let length = squares().count();
        if length != letters {
            let help = if length > letters {
                take_letters(length - letters)
            } else if source.contains('.') {
                add_letters(letters - length)
            } else {
                // The text has no point at all: the author has written blanks for empty squares.
                keyed!("write-points-for-blanks")
            };
            let message = wrong_length(index + 1, length, size);
            faults.push(Diagnostic::error(file, message).at(*start..start + row.len()).help(help));
        }
        let known = |letter| letter == '.' || Piece::from_letter(letter).is_some();
        // One fault per row is enough: in a row of other text, every letter would have the same fault.
        if let Some((offset, letter)) = squares().take(MOST).find(|&(_, letter)| !known(letter)) {
            let at = start + offset..start + offset + letter.len_utf8();
            faults.push(unknown(file, letter).at(at));
        }
        for (column, (_, letter)) in squares().enumerate().take(letters) {
            let rank = letters.checked_sub(index + 1).and_then(|rank| u8::try_from(rank).ok());
            if let (Some(rank), Ok(file)) = (rank, u8::try_from(column)) {
                board.set(Square::new(file, rank), Piece::from_letter(letter));
            }
        }
    }
    if faults.is_empty() {
        Ok(board)
    } else {
        faults.sort_by_key(|fault| fault.span.as_ref().map(|at| at.start));
        Err(faults)
    }
}

/// Returns the lines that are not blank, without the spaces around them, each with its start.
fn rows(source: &str) -> Vec<(usize, &str)> {
    let mut rows = Vec::new();
    let mut start = 0;
    for line in source.split_inclusive(['\n', '\r']) {
        let row = line.trim();
        if !row.is_empty() {
            rows.push((start + line.len() - line.trim_start().len(), row));
        }
        start += line.len();
    }
    rows
}

/// Returns the message that a row, counted from 1, isn't as long as the board is wide.
fn wrong_length(row: usize, letters: usize, size: u8) -> KeyedMessage {
    match letters {
        1 => keyed!("position-row-one-letter", row, size),
        _ => keyed!("position-row-length-wrong", row, letters, size),
    }
}

/// Advises to take letters out of a row.
fn take_letters(letters: usize) -> KeyedMessage {
    match letters {
        1 => keyed!("take-one-letter-out"),
        _ => keyed!("take-letters-out", letters),
    }
}

fn unknown(file: &str, letter: char) -> Diagnostic {
    let help = meant(letter).map_or_else(|| keyed!("write-a-letter-or-point"), |(_, help)| help);
    Diagnostic::error(file, no_piece(letter)).help(help)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const SMALL: &str = "..A..\n..C..\nA.K.A\n.DN..\n..A..\n";

    #[test]
    fn rows_are_read_from_the_top() {
        let board = position("p.txt", SMALL, 5).unwrap();
        assert_eq!(board.to_string(), SMALL);
        assert_eq!(board.get(Square::new(1, 1)), Some(Piece::Defender));
    }

    #[test]
    fn blank_lines_spaces_and_windows_are_tolerated() {
        let loose = format!("\n  \n{}\n\n", SMALL.replace('\n', " \t\r\n"));
        assert_eq!(position("p.txt", &loose, 5), position("p.txt", SMALL, 5));
        assert_eq!(position("p.txt", SMALL.trim_end(), 5), position("p.txt", SMALL, 5));
        assert_eq!(position("p.txt", &SMALL.replace('\n', "\r"), 5), position("p.txt", SMALL, 5));
    }

    #[test]
    fn spaces_and_tabs_may_stand_between_the_letters() {
        let spaced: String = SMALL.lines().map(|row| row.replace("", " ") + "\n").collect();
        assert!(spaced.contains(" A . K . A "));
        assert_eq!(position("p.txt", &spaced, 5), position("p.txt", SMALL, 5));
        assert_eq!(position("p.txt", &spaced.replace(' ', "\t"), 5), position("p.txt", SMALL, 5));
        // Blanks are not counted.
        let found = position("p.txt", &spaced.replace("D N", "D"), 5).unwrap_err();
        assert_eq!(found[0].message.text(), "row 4 has 4 letters instead of 5");
    }

    #[test]
    fn a_row_of_something_else_is_one_fault() {
        let wrong = SMALL.replace("A.K.A", "hello");
        let found = position("p.txt", &wrong, 5).unwrap_err();
        assert_eq!(found.len(), 1);
        assert_eq!(&wrong[found[0].span.clone().unwrap()], "h");
    }

    #[test]
    fn each_fault_has_its_place() {
        let wrong = "..A..\n..x.\nA.K.A\n.dN..\n";
        let found = position("p.txt", wrong, 5).unwrap_err();
        let said: Vec<(&str, String)> =
            found.iter().map(|fault| (&wrong[fault.span.clone().unwrap()], fault.message.text())).collect();
        assert_eq!(
            said.iter().map(|(at, text)| (*at, text.as_str())).collect::<Vec<_>>(),
            [
                ("..x.", "row 2 has 4 letters instead of 5"),
                ("x", "`x` is no piece"),
                (".dN..", "the position has 4 rows, and the board 5"),
                ("d", "`d` is no piece"),
            ]
        );
        assert!(found[3].help.as_ref().unwrap().text().contains("`D`"));
    }

    #[test]
    fn an_empty_text_is_a_fault() {
        assert_eq!(position("p.txt", "", 7).unwrap_err().len(), 1);
    }

    proptest! {
        #[test]
        fn any_text_is_read_without_panic(text in "[ADKCN.x þ\\r\\n\\t]{0,200}", size in 5u8..=25) {
            match position("p.txt", &text, size) {
                Ok(board) => prop_assert_eq!(board.size(), size),
                Err(found) => for fault in found {
                    prop_assert!(text.get(fault.span.unwrap()).is_some());
                },
            }
        }
    }
}
