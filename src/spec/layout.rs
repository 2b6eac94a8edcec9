//! Rows of letters, with the place of each letter.

use std::ops::Range;

use toml::Spanned;
use toml::de::DeValue;

use super::literal::characters;
use super::report::Report;
use super::section::{FileSection, Text};
use crate::game::{Piece, SIZES, Square};

/// Rows or letters beyond which a layout isn't looked at letter by letter.
const MOST: usize = 100;

/// Rows of letters as written, the top row first.
pub(super) struct Rows {
    lines: Vec<LayoutRow>,
    /// Where the list stands.
    pub(super) span: Range<usize>,
    /// Whether letters stand in it that are none, so that pieces may be missing for that reason.
    pub(super) has_unknown: bool,
    /// Whether one of its values is no text.
    pub(super) has_gaps: bool,
}

struct LayoutRow {
    /// Where its literal stands, quotes included.
    span: Range<usize>,
    letters: Vec<(Option<Piece>, Range<usize>)>,
}

impl Rows {
    /// Reads the list of rows; a letter that is none is reported and counts as an empty square.
    pub(super) fn read(
        section: &FileSection<'_>,
        key: &'static str,
        value: &Spanned<DeValue<'_>>,
        report: &Report<'_>,
    ) -> Option<Self> {
        let texts = section.texts(key, value)?;
        // Far beyond any board, so that a slip of the keyboard doesn't give a fault for each of a million letters.
        let longest = texts.iter().map(|text| text.value.chars().count()).max().unwrap_or(0);
        if texts.len() > MOST || longest > MOST {
            let size = texts.len().max(longest);
            let message = format!("the layout has {} rows of up to {longest} letters", texts.len());
            let help = format!("a board has from {} to {} rows, not {size}", SIZES.start(), SIZES.end());
            report.error(value.span(), message, &help);
            return None;
        }
        let has_gaps = value.get_ref().as_array().is_some_and(|list| list.len() != texts.len());
        let mut has_unknown = false;
        let lines = texts.iter().map(|text| LayoutRow::read(text, &mut has_unknown, report)).collect();
        Some(Self { lines, span: value.span(), has_unknown, has_gaps })
    }

    /// How many rows there are.
    pub(super) fn height(&self) -> usize {
        self.lines.len()
    }

    /// The length of the first row.
    pub(super) fn width(&self) -> usize {
        self.lines.first().map_or(0, |row| row.letters.len())
    }

    /// All pieces with their squares, counted from the bottom left, and their places in the file. Squares
    /// beyond the 256th file or rank are left out; no such board is accepted.
    pub(super) fn pieces(&self) -> impl Iterator<Item = (Square, Piece, Range<usize>)> {
        self.lines.iter().rev().enumerate().flat_map(|(rank, row)| {
            row.letters.iter().enumerate().filter_map(move |(file, (piece, place))| {
                let square = Square { file: u8::try_from(file).ok()?, rank: u8::try_from(rank).ok()? };
                Some((square, (*piece)?, place.clone()))
            })
        })
    }

    /// Where a square stands in the file.
    pub(super) fn place(&self, square: Square) -> Option<Range<usize>> {
        let row = self.lines.iter().rev().nth(usize::from(square.rank))?;
        Some(row.letters.get(usize::from(square.file))?.1.clone())
    }

    /// Checks that there are as many rows as letters in each of them, and that a board can be so large.
    /// Returns its size.
    pub(super) fn square_board(&self, report: &Report<'_>) -> Option<u8> {
        // What most rows agree on is what the author meant.
        let size = self.usual_width();
        let height = self.height();
        let sizes = format!("from {} to {}", SIZES.start(), SIZES.end());
        let mut sound = true;
        let allowed = |number: usize| u8::try_from(number).is_ok_and(|number| SIZES.contains(&number));
        if height == size && !allowed(size) {
            let message = format!("a board of {size}x{size} can't be made: the size must be {sizes}");
            let help = format!("write {sizes} rows, each with as many letters");
            report.error(self.span.clone(), message, help);
            sound = false;
        } else if height != size {
            let message = match height {
                0 => "the layout has no rows".to_owned(),
                _ => format!("the layout has {}, but they are {size} letters long", count(height, "row")),
            };
            let help = match height {
                0 => format!("write {sizes} rows, each with as many letters of `A D K .`"),
                _ if height < size => {
                    format!("a board is square: write {} more", count(size - height, "row"))
                }
                _ => format!("a board is square: take out {}", count(height - size, "row")),
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

    /// Checks that every row has this many letters.
    pub(super) fn same_length(&self, size: usize, report: &Report<'_>) -> bool {
        let mut same = true;
        for (index, row) in self.lines.iter().enumerate() {
            let length = row.letters.len();
            if length == size {
                continue;
            }
            same = false;
            let (what, change) = if length < size {
                ("short", format!("add {}", count(size - length, "letter")))
            } else {
                ("long", format!("take out {}", count(length - size, "letter")))
            };
            let message = format!(
                "row {} is too {what}: it has {}, the others have {size}",
                index + 1,
                count(length, "letter")
            );
            report.error(row.span.clone(), message, format!("{change}; an empty square is `.`"));
        }
        same
    }

    /// The length that most rows have; of lengths equally common, the one that makes the board square.
    fn usual_width(&self) -> usize {
        let count = |length: usize| self.lines.iter().filter(|row| row.letters.len() == length).count();
        let lengths = self.lines.iter().map(|row| row.letters.len());
        lengths.max_by_key(|&length| (count(length), length == self.lines.len(), length)).unwrap_or(0)
    }
}

impl LayoutRow {
    fn read(text: &Text, has_unknown: &mut bool, report: &Report<'_>) -> Self {
        let places = characters(report.source(), text.span.clone(), &text.value);
        let letters = text.value.chars().zip(places).map(|(letter, place)| {
            if letter == '.' {
                return (None, place);
            }
            let piece = Piece::from_letter(letter);
            if piece.is_some() {
                return (piece, place);
            }
            let meant = Piece::from_letter(letter.to_ascii_uppercase());
            let help = match meant {
                Some(meant) => format!("did you mean `{}`? Capitals only", meant.letter()),
                None => "write A for an attacker, D for a defender, K for the king, C for a commander, N for a knight, . for none".to_owned(),
            };
            *has_unknown |= meant.is_none();
            report.error(place.clone(), format!("`{}` is no piece", letter.escape_debug()), help);
            (meant, place)
        });
        Self { span: text.span.clone(), letters: letters.collect() }
    }
}

/// A number and a noun.
pub(super) fn count(number: usize, noun: &str) -> String {
    format!("{number} {noun}{}", if number == 1 { "" } else { "s" })
}
