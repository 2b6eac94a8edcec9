//! Bounds of the values in a request: the least and the most.

use super::{Drawing, Format, RecordDrawing};
use crate::diag::is_unseen;
use crate::field::Field;
use crate::imposition::{POSTER_FRAME, Players};
use crate::keyed::{KeyedMessage, keyed};
use crate::scene::{Size, Vec2};
use crate::units::Length;
use std::ops::RangeInclusive;

/// The bounds of a length.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Bounds {
    what: &'static str,
    least: Length,
    most: Length,
}

impl Bounds {
    const fn new(what: &'static str, least: f64, most: f64) -> Self {
        Self { what, least: Length::mm(least), most: Length::mm(most) }
    }

    /// Returns the length, if it is within the bounds.
    ///
    /// # Errors
    /// The length is too small or too large, in a sentence.
    pub(super) fn check(self, length: Length) -> Result<Length, KeyedMessage> {
        let Self { what, least, most } = self;
        if least.fits(length) && length.fits(most) {
            Ok(length)
        } else {
            Err(keyed!("out-of-bounds", what, length, least, most))
        }
    }
}

/// Diameter of a disc. Smaller discs can't be cut or told apart; the squares set a further upper bound.
pub(super) const DISC: Bounds = Bounds::new("disc", 8.0, 40.0);
/// The side of a square.
pub(super) const CELL: Bounds = Bounds::new("square", 10.0, 60.0);
/// The frame around the squares.
pub(super) const FRAME: Bounds = Bounds { what: "frame", least: Length::ZERO, most: POSTER_FRAME };
/// A margin of the paper.
pub(super) const MARGIN: Bounds = Bounds::new("margin", 5.0, 25.0);
/// The bleed of what is cut.
pub(super) const BLEED: Bounds = Bounds::new("bleed", 0.0, 3.0);
/// Kerf: the width that a laser burns away.
pub(super) const KERF: Bounds = Bounds::new("kerf", 0.0, 1.0);
/// Number of sets in one request.
pub(super) const SETS: RangeInclusive<u16> = 1..=100;
/// Least and most minutes of a game in a tournament.
pub(super) const GAME_MINUTES: RangeInclusive<u16> = 5..=180;
/// Number of puzzles.
pub(super) const PUZZLES: RangeInclusive<u16> = 1..=24;
/// Number of games that the program plays for a line in the leaflet.
pub(super) const BALANCE: RangeInclusive<u16> = 50..=1000;
/// What tells puzzles and games from others.
pub(super) const SEEDS: RangeInclusive<u16> = 0..=u16::MAX;
/// Number of spare pieces of a set.
pub(super) const SPARES: RangeInclusive<u16> = 0..=200;
/// Number of dots to an inch.
pub(super) const DPI: RangeInclusive<u16> = 30..=1200;
/// Least and greatest width of a diagram in pixels.
pub const WIDTH: [u32; 2] = [100, 8000];

/// Greatest shift that corrects a printer, in millimetres: a larger one would move the print into the white margin or onto
/// the next label, and has another cause than the printer.
const FARTHEST: f64 = 5.0;
/// Least and greatest side of a laser's bed in millimetres.
const BED: [f64; 2] = [100.0, 5000.0];
/// Dates that files can carry, in seconds since 1970: to the end of the year 9999.
const DATES: RangeInclusive<i64> = 0..=253_402_300_799;
/// Most letters of a maker's name: more don't fit on a line.
const LONGEST_MAKER: usize = 80;

/// Most letters of an address on the box.
const LONGEST_ADDRESS: usize = 120;

/// Most letters of a set's label: more don't fit at the foot of a card.
const LONGEST_LABEL: usize = 40;

/// Returns a shift to the right and down in millimetres, if neither part is greater than [`FARTHEST`]; `text` is the shift as
/// typed, for the message.
///
/// # Errors
/// The shift is too far.
pub(super) fn shift(shift: Vec2, text: &str) -> Result<Vec2, KeyedMessage> {
    // Each is compared by itself: the maximum of a number and NaN is the number.
    if shift.x.abs() <= FARTHEST && shift.y.abs() <= FARTHEST {
        return Ok(shift);
    }
    Err(keyed!("shift-too-far", text, most = FARTHEST))
}

/// Returns the size of a laser's bed in millimetres, if it is within [`BED`]; `text` is the size as typed, for the message.
///
/// # Errors
/// The bed is too small or too large.
pub(super) fn bed(bed: Size, text: &str) -> Result<Size, KeyedMessage> {
    let [least, most] = BED;
    if (least..=most).contains(&bed.width) && (least..=most).contains(&bed.height) {
        return Ok(bed);
    }
    Err(keyed!("bed-out-of-bounds", text, least, most))
}

/// Returns the maker's name, trimmed, if it is one line of visible letters.
///
/// # Errors
/// The text is empty, has an unseen letter or is too long.
pub(super) fn maker(text: &str) -> Result<String, KeyedMessage> {
    if text.trim().is_empty() {
        return Err(keyed!("maker-is-empty"));
    }
    line(text, LONGEST_MAKER)
}

/// Returns the address on the box, trimmed, if it is one line of visible letters.
///
/// # Errors
/// The text is empty, has an unseen letter or is too long.
pub(super) fn address(text: &str) -> Result<String, KeyedMessage> {
    if text.trim().is_empty() {
        return Err(keyed!("address-is-empty"));
    }
    line(text, LONGEST_ADDRESS)
}

/// Returns a text, trimmed, if it is one line of at most so many visible letters.
fn line(text: &str, longest: usize) -> Result<String, KeyedMessage> {
    let text = text.trim();
    let length = text.chars().count();
    if let Some(c) = text.chars().find(|&c| is_unseen(c)) {
        Err(not_one_line(c))
    } else if length > longest {
        Err(too_many_letters(length, longest))
    } else {
        Ok(text.to_owned())
    }
}

/// Returns the message that a letter can't be seen, or ends the line.
fn not_one_line(letter: char) -> KeyedMessage {
    keyed!("not-one-line", code = code(letter))
}

/// Returns the message that a line is too long for its place.
fn too_many_letters(letters: usize, most: usize) -> KeyedMessage {
    keyed!("line-too-long", letters, most)
}

/// Returns the Unicode code point of a letter in hexadecimal.
fn code(letter: char) -> String {
    format!("{:04X}", u32::from(letter))
}

/// Returns the label of sets, trimmed, if it is one line of visible letters; `{n}` in it stands for the number of the set.
///
/// # Errors
/// The text is empty, has an unseen letter or stray braces, or is too long.
pub(super) fn label(text: &str) -> Result<String, KeyedMessage> {
    let text = text.trim();
    let length = text.chars().count();
    if text.is_empty() {
        Err(keyed!("label-is-empty"))
    } else if let Some(c) = text.chars().find(|&c| is_unseen(c)) {
        Err(not_one_line(c))
    } else if length > LONGEST_LABEL {
        Err(too_many_letters(length, LONGEST_LABEL))
    } else if text.replace("{n}", "").contains(['{', '}']) {
        Err(keyed!("braces-around-something-else"))
    } else {
        Ok(text.to_owned())
    }
}

/// Checks that all letters of the players' names are visible.
pub(super) fn seen(players: &Players) -> Result<(), KeyedMessage> {
    for (number, name) in (1_usize..).zip(players.names()) {
        if let Some(letter) = name.and_then(|name| name.chars().find(|&letter| is_unseen(letter))) {
            return Err(keyed!("player-not-seen", number, code = code(letter)));
        }
    }
    Ok(())
}

/// A field and what is wrong with its value.
pub(crate) type WrongValue = (Field, KeyedMessage);

/// Checks that files can carry a date: a PDF has four digits for the year.
pub(super) fn date(seconds: i64) -> Result<(), KeyedMessage> {
    if DATES.contains(&seconds) {
        Ok(())
    } else {
        let (first, last) = (DATES.start(), DATES.end());
        Err(keyed!("date-out-of-bounds", seconds, first, last))
    }
}

/// Checks the bounds of a drawing's date and width.
pub(crate) fn check_drawing(drawing: &Drawing) -> Result<(), WrongValue> {
    check_picture(drawing.date, drawing.width, drawing.format)
}

/// Checks the bounds of the drawing of a game: number of diagrams, date and width.
pub(crate) fn check_record_drawing(drawing: &RecordDrawing) -> Result<(), WrongValue> {
    if drawing.at.len() > MOST_DIAGRAMS {
        let (count, most) = (drawing.at.len(), MOST_DIAGRAMS);
        let why = keyed!("too-many-diagrams", count, most);
        return Err((Field::At, why));
    }
    check_picture(drawing.date, drawing.width, drawing.format)
}

/// Most diagrams of a game that are drawn at once: each takes a fifth of a megabyte of memory.
const MOST_DIAGRAMS: usize = 1_000;

fn check_picture(seconds: i64, width: u32, format: Option<Format>) -> Result<(), WrongValue> {
    date(seconds).map_err(|why| (Field::Date, why))?;
    let [least, most] = WIDTH;
    if !(least..=most).contains(&width) {
        let why = keyed!("picture-out-of-bounds", width, least, most);
        return Err((Field::Format, why));
    }
    match format {
        Some(Format::LaserSvg | Format::Dxf) => {
            let why = keyed!("not-drawn-as");
            Err((Field::Format, why))
        }
        _ => Ok(()),
    }
}
