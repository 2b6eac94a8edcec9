//! Boards drawn with letters: the rows of a layout, with the place of each letter, a position, and a figure.

mod figure;
mod position;

pub use figure::figure;
pub use position::position;

use std::ops::Range;

use crate::format::file::{FileEntry, Report, Text, characters};
use crate::game::{Piece, SIZES, Square};
use crate::keyed::{KeyedMessage, keyed};

/// Most rows or letters of a layout that is checked letter by letter.
const MOST: usize = 100;

/// Rows of letters as written, the top row first.
pub(super) struct Rows {
    lines: Vec<LayoutRow>,
    /// Place of the list in the file.
    pub(super) span: Range<usize>,
    /// Whether it has letters that are no piece, so that pieces may be missing for that reason.
    pub(super) has_unknown: bool,
    /// Whether one of the list's values is no text.
    pub(super) has_gaps: bool,
}

struct LayoutRow {
    /// Place of the row's literal, quotes included.
    span: Range<usize>,
    letters: Vec<(Option<Piece>, Range<usize>)>,
}

impl Rows {
    /// Reads the list of rows; a letter that is no piece is reported and counts as an empty square.
    pub(super) fn read(value: &FileEntry<'_>) -> Option<Self> {
        let texts = value.texts()?;
        // The limit is far beyond any board: a slip of the keyboard must not give a million faults.
        let longest = texts.iter().map(|text| text.value.chars().count()).max().unwrap_or(0);
        if texts.len() > MOST || longest > MOST {
            let size = texts.len().max(longest);
            let message = keyed!("layout-too-large", rows = texts.len(), letters = longest);
            let help = keyed!("board-has-fewer-rows", least = SIZES.start(), most = SIZES.end(), size);
            return value.refuse(message, help);
        }
        let has_gaps = value.value.as_array().is_some_and(|list| list.len() != texts.len());
        let mut has_unknown = false;
        let lines = texts.iter().map(|text| LayoutRow::read(text, &mut has_unknown, value.report)).collect();
        Some(Self { lines, span: value.span.clone(), has_unknown, has_gaps })
    }

    /// Returns the number of rows.
    pub(super) fn height(&self) -> usize {
        self.lines.len()
    }

    /// Returns the length of the first row.
    pub(super) fn width(&self) -> usize {
        self.lines.first().map_or(0, |row| row.letters.len())
    }

    /// Returns all pieces with their squares, counted from the bottom left, and their places in the file. Leaves out
    /// squares beyond the 256th file or rank; no board so large is accepted.
    pub(super) fn pieces(&self) -> impl Iterator<Item = (Square, Piece, Range<usize>)> {
        self.lines.iter().rev().enumerate().flat_map(|(rank, row)| {
            row.letters.iter().enumerate().filter_map(move |(file, (piece, place))| {
                let square = Square { file: u8::try_from(file).ok()?, rank: u8::try_from(rank).ok()? };
                Some((square, (*piece)?, place.clone()))
            })
        })
    }

    /// Returns the place of a square's letter in the file.
    pub(super) fn place(&self, square: Square) -> Option<Range<usize>> {
        let row = self.lines.iter().rev().nth(usize::from(square.rank))?;
        Some(row.letters.get(usize::from(square.file))?.1.clone())
    }

    /// Checks that there are as many rows as letters in each, and that a board may have this size. Returns the size.
    pub(super) fn square_board(&self, report: &Report<'_>) -> Option<u8> {
        // The author meant what most rows agree on.
        let size = self.usual_width();
        let height = self.height();
        let (least, most) = (SIZES.start(), SIZES.end());
        let mut sound = true;
        let allowed = |number: usize| u8::try_from(number).is_ok_and(|number| SIZES.contains(&number));
        if height == size && !allowed(size) {
            let message = keyed!("board-size-wrong", size, least, most);
            let help = keyed!("write-rows-from-to", least, most);
            report.error(self.span.clone(), message, help);
            sound = false;
        } else if height != size {
            let message = match height {
                0 => keyed!("layout-without-rows"),
                1 => keyed!("layout-one-row", size),
                _ => keyed!("layout-not-square", rows = height, size),
            };
            let help = if height == 0 {
                keyed!("write-layout-rows", least, most)
            } else {
                make_square(height, size)
            };
            if self.has_gaps {
                return None;
            }
            report.missing(self.span.clone(), message, help);
            sound = false;
        }
        sound &= self.same_length(size, report);
        if sound { u8::try_from(size).ok() } else { None }
    }

    /// Checks that every row has `size` letters.
    pub(super) fn same_length(&self, size: usize, report: &Report<'_>) -> bool {
        let mut same = true;
        for (index, row) in self.lines.iter().enumerate() {
            let length = row.letters.len();
            if length == size {
                continue;
            }
            same = false;
            let help = if length < size { add_letters(size - length) } else { take_letters(length - size) };
            report.error(row.span.clone(), unlike_others(index + 1, length, size), help);
        }
        same
    }

    /// Returns the length that most rows have; of lengths equally common, the one that makes the board square.
    fn usual_width(&self) -> usize {
        let count = |length: usize| self.lines.iter().filter(|row| row.letters.len() == length).count();
        let lengths = self.lines.iter().map(|row| row.letters.len());
        lengths.max_by_key(|&length| (count(length), length == self.lines.len(), length)).unwrap_or(0)
    }
}

impl LayoutRow {
    fn read(text: &Text, has_unknown: &mut bool, report: &Report<'_>) -> Self {
        let places = characters(report.source(), text.span.clone(), &text.value);
        // As in a position, blanks may stand between the letters.
        let written = text.value.chars().zip(places).filter(|(letter, _)| !letter.is_whitespace());
        let letters = written.map(|(letter, place)| {
            if letter == '.' {
                return (None, place);
            }
            let piece = Piece::from_letter(letter);
            if piece.is_some() {
                return (piece, place);
            }
            let (meant, help) = meant(letter).unzip();
            let help = help.unwrap_or_else(|| keyed!("write-letters-of-pieces"));
            *has_unknown |= meant.is_none();
            report.error(place.clone(), no_piece(letter), help);
            (meant, place)
        });
        Self { span: text.span.clone(), letters: letters.collect() }
    }
}

/// Advises how many rows to add or take out, so that there are `size`.
fn make_square(height: usize, size: usize) -> KeyedMessage {
    match (height < size, height.abs_diff(size)) {
        (true, 1) => keyed!("write-one-row-more"),
        (true, rows) => keyed!("write-rows-more", rows),
        (false, 1) => keyed!("take-one-row-out"),
        (false, rows) => keyed!("take-rows-out", rows),
    }
}

/// Returns the message that a row, counted from 1, has another length than the others.
fn unlike_others(row: usize, letters: usize, others: usize) -> KeyedMessage {
    match (letters < others, letters) {
        (true, 1) => keyed!("row-of-one-letter", row, others),
        (true, _) => keyed!("row-too-short", row, letters, others),
        (false, 1) => keyed!("row-of-one-too-long", row, others),
        (false, _) => keyed!("row-too-long", row, letters, others),
    }
}

/// Advises to add letters to a row.
pub(super) fn add_letters(letters: usize) -> KeyedMessage {
    match letters {
        1 => keyed!("add-one-letter"),
        _ => keyed!("add-letters", letters),
    }
}

/// Advises to take letters out of a row.
fn take_letters(letters: usize) -> KeyedMessage {
    match letters {
        1 => keyed!("take-letter-of-row-out"),
        _ => keyed!("take-letters-of-row-out", letters),
    }
}

/// Returns the message that a letter is no piece.
pub(super) fn no_piece(letter: char) -> KeyedMessage {
    keyed!("letter-no-piece", letter = letter.escape_debug())
}

/// Letters of other scripts that look like the letter of a piece: letter, script and piece.
const ALIKE: [(char, &str, Piece); 8] = [
    ('А', "Cyrillic", Piece::Attacker),
    ('К', "Cyrillic", Piece::King),
    ('С', "Cyrillic", Piece::Commander),
    ('Α', "Greek", Piece::Attacker),
    ('Κ', "Greek", Piece::King),
    ('Ν', "Greek", Piece::Knight),
    ('Ϲ', "Greek", Piece::Commander),
    ('Ꭰ', "Cherokee", Piece::Defender),
];

/// Returns the piece meant by a letter that is none, and the advice: a small letter, or a letter of another script
/// that looks the same.
pub(super) fn meant(letter: char) -> Option<(Piece, KeyedMessage)> {
    if let Some(piece) = Piece::from_letter(letter.to_ascii_uppercase()) {
        return Some((piece, did_you_mean(piece)));
    }
    let capital = letter.to_uppercase().next()?;
    let (_, script, piece) = ALIKE.into_iter().find(|(alike, ..)| *alike == capital)?;
    let help = keyed!("letter-of-other-script", script, letter = piece.letter());
    Some((piece, help))
}

/// Advises to write a piece's letter as a capital.
fn did_you_mean(piece: Piece) -> KeyedMessage {
    keyed!("did-you-mean-capital", letter = piece.letter())
}
