//! Positions: ranks between slashes, letters for pieces, numbers for empty squares.

use super::keys::{RecordField, fault};
use super::{Remark, pieces};
use crate::game::{Board, Square};
use crate::keyed::keyed;

/// Reads a position such as `/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/`, rank 1 first, for a board of `size` x `size` squares. The
/// places of faults are in bytes of the text.
///
/// # Errors
///
/// Every fault: letters that are no pieces of this program, ranks with a wrong number of squares, a wrong number of ranks.
pub fn read_position(text: &str, size: u8) -> Result<Board, Vec<Remark>> {
    let mut faults = Vec::new();
    let value = text.trim();
    let start = text.len() - text.trim_start().len();
    let field = RecordField { key: "start", value, at: start..start + value.len() };
    let board = read(&field, size, &mut faults);
    if faults.is_empty() { Ok(board) } else { Err(faults) }
}

/// Reads the position of a board of `size` x `size` squares. `start` has rank 1 first, `starti` the top rank.
pub(super) fn read(field: &RecordField<'_>, size: u8, faults: &mut Vec<Remark>) -> Board {
    let mut board = Board::empty(size);
    let from = field.at.end - field.value.len();
    let inner = field.value.strip_prefix('/').unwrap_or(field.value);
    let mut at = from + (field.value.len() - inner.len());
    let inner = inner.strip_suffix('/').unwrap_or(inner);
    let rows: Vec<&str> = inner.split('/').collect();
    if rows.len() != usize::from(size) {
        let message = match rows.len() {
            1 => keyed!("position-of-one-rank", size),
            ranks => keyed!("position-of-other-ranks", ranks, size),
        };
        let help = keyed!("write-ranks-between-strokes");
        faults.push(fault(field.key, field.at.clone(), message, help));
        return board;
    }
    for (index, row) in (0..size).zip(rows) {
        let rank = if field.key == "start" { index } else { size - 1 - index };
        let place = at..at + row.len();
        at += row.len() + 1;
        let mut file = 0_usize;
        let mut empty = 0_usize;
        for (offset, letter) in row.char_indices() {
            if let Some(digit) = letter.to_digit(10) {
                empty = empty.saturating_mul(10).saturating_add(digit as usize);
                continue;
            }
            file = file.saturating_add(std::mem::take(&mut empty));
            let here = place.start + offset..place.start + offset + letter.len_utf8();
            match pieces::piece(letter) {
                Some(piece) => {
                    // A piece beyond the end of the rank is counted, and the rank is reported below.
                    let square = u8::try_from(file).ok().map(|file| Square::new(file, rank));
                    if let Some(square) = square.filter(|square| board.contains(*square)) {
                        board.set(square, Some(piece));
                    }
                }
                None => faults.push(unknown(field.key, letter, here)),
            }
            file = file.saturating_add(1);
        }
        let squares = file.saturating_add(empty);
        if squares != usize::from(size) {
            let message = keyed!("rank-of-other-squares", rank = u16::from(rank) + 1, squares, size);
            let help = keyed!("numbers-are-empty-squares");
            faults.push(fault(field.key, place, message, help));
        }
    }
    board
}

fn unknown(key: &str, letter: char, at: std::ops::Range<usize>) -> Remark {
    let message = match letter {
        'n' => keyed!("attacking-knight", letter),
        'C' => keyed!("defending-commander", letter),
        'k' => keyed!("attacking-king", letter),
        'm' | 'M' => keyed!("mercenary", letter),
        'g' | 'G' => keyed!("guard", letter),
        _ => {
            let letter = letter.escape_debug();
            let message = keyed!("letter-no-piece", letter);
            let help = keyed!("write-letters-of-record");
            return fault(key, at, message, help);
        }
    };
    fault(key, at, message, keyed!("no-such-piece-here"))
}

/// Writes a position, rank 1 first.
pub(super) fn write(board: &Board) -> String {
    let mut text = String::from("/");
    for rank in 0..board.size() {
        let mut empty = 0;
        for file in 0..board.size() {
            match board.get(Square::new(file, rank)) {
                None => empty += 1,
                Some(piece) => {
                    count(&mut text, &mut empty);
                    text.push(pieces::letter(piece));
                }
            }
        }
        count(&mut text, &mut empty);
        text.push('/');
    }
    text
}

/// Writes the number of empty squares if it isn't 0, and sets it to 0.
fn count(text: &mut String, empty: &mut u8) {
    if *empty > 0 {
        text.push_str(&empty.to_string());
    }
    *empty = 0;
}
