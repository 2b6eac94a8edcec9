//! Positions: ranks between strokes, letters for pieces, numbers for empty squares.

use super::keys::{RecordField, fault};
use super::{Remark, pieces};
use crate::game::{Board, Square};

/// Reads the position of a board of `size` x `size` squares. `start` has rank 1 first, `starti` the top rank.
pub(super) fn read(field: &RecordField<'_>, size: u8, faults: &mut Vec<Remark>) -> Board {
    let mut board = Board::empty(size);
    let from = field.at.end - field.value.len();
    let inner = field.value.strip_prefix('/').unwrap_or(field.value);
    let mut at = from + (field.value.len() - inner.len());
    let inner = inner.strip_suffix('/').unwrap_or(inner);
    let rows: Vec<&str> = inner.split('/').collect();
    if rows.len() != usize::from(size) {
        let ranks = if rows.len() == 1 { "1 rank".to_owned() } else { format!("{} ranks", rows.len()) };
        let message = format!("the position has {ranks}, and the board {size}");
        faults.push(fault(
            field.key,
            field.at.clone(),
            message,
            "write one rank between two strokes for each",
        ));
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
                    // What lies beyond the rank is counted and reported below.
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
            let message = format!("rank {} has {squares} squares instead of {size}", u16::from(rank) + 1);
            faults.push(fault(field.key, place, message, "a number stands for so many empty squares"));
        }
    }
    board
}

fn unknown(key: &str, letter: char, at: std::ops::Range<usize>) -> Remark {
    let what = match letter {
        'n' => "a knight of the attackers",
        'C' => "a commander of the defenders",
        'k' => "a king of the attackers",
        'm' | 'M' => "a mercenary",
        'g' | 'G' => "a guard",
        _ => {
            let message = format!("`{}` is no piece", letter.escape_debug());
            return fault(key, at, message, "write t, c, T, N or K, or a number of empty squares");
        }
    };
    fault(
        key,
        at,
        format!("{what} (`{letter}`) is not known here"),
        "the games of this program have no such piece",
    )
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

/// Writes how many squares are empty, if any are, and starts to count anew.
fn count(text: &mut String, empty: &mut u8) {
    if *empty > 0 {
        text.push_str(&empty.to_string());
    }
    *empty = 0;
}
