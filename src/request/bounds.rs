//! The least and the most that may be asked for.

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
pub struct Bounds {
    what: &'static str,
    least: Length,
    most: Length,
}

impl Bounds {
    const fn new(what: &'static str, least: f64, most: f64) -> Self {
        Self { what, least: Length::mm(least), most: Length::mm(most) }
    }

    /// The length, if it is within the bounds.
    ///
    /// # Errors
    /// What is wrong with it, in a sentence.
    pub fn check(self, length: Length) -> Result<Length, KeyedMessage> {
        let Self { what, least, most } = self;
        if least.fits(length) && length.fits(most) {
            Ok(length)
        } else {
            Err(keyed!(
                "out-of-bounds",
                "{what} of {length} can't be made: choose from {least} to {most}",
                what,
                length,
                least,
                most
            ))
        }
    }
}

/// A disc's diameter. Smaller ones can't be cut or told apart; how large they may be depends on the squares.
pub const DISC: Bounds = Bounds::new("a disc", 8.0, 40.0);
/// The side of a square.
pub const CELL: Bounds = Bounds::new("a square", 10.0, 60.0);
/// The frame around the squares.
pub const FRAME: Bounds = Bounds { what: "a frame", least: Length::ZERO, most: POSTER_FRAME };
/// A margin of the paper.
pub const MARGIN: Bounds = Bounds::new("a margin", 5.0, 25.0);
/// The bleed of what is cut.
pub const BLEED: Bounds = Bounds::new("a bleed", 0.0, 3.0);
/// What a laser burns away.
pub const KERF: Bounds = Bounds::new("a kerf", 0.0, 1.0);
/// How many sets there may be in one request.
pub const SETS: RangeInclusive<u16> = 1..=100;
/// How many spare pieces a set may have.
pub const SPARES: RangeInclusive<u16> = 0..=200;
/// How many dots there may be to an inch.
pub const DPI: RangeInclusive<u16> = 30..=1200;
/// The least and the most pixels across a diagram.
pub const WIDTH: [u32; 2] = [100, 8000];

/// How far a printer can be off, in millimetres: more would move what is printed into the margin's white or onto the next
/// label, and has another cause.
const FARTHEST: f64 = 5.0;
/// The least and the most side of a laser's bed, in millimetres.
const BED: [f64; 2] = [100.0, 5000.0];
/// The dates that files can carry, in seconds since 1970: to the end of the year 9999.
const DATES: RangeInclusive<i64> = 0..=253_402_300_799;
/// The most letters of a maker: more don't go on a line.
const LONGEST_MAKER: usize = 80;

/// The most letters of what a set is called: more don't go at the foot of a card.
const LONGEST_LABEL: usize = 40;

/// A shift to the right and down in millimetres, if it is no farther than a printer can be off; `text` is how it was asked
/// for.
///
/// # Errors
/// That it is too far.
pub(super) fn shift(shift: Vec2, text: &str) -> Result<Vec2, KeyedMessage> {
    // Each by itself: the larger of a number and of none would be the number.
    if shift.x.abs() <= FARTHEST && shift.y.abs() <= FARTHEST {
        return Ok(shift);
    }
    Err(keyed!(
        "shift-too-far",
        "a shift of {text} is too far: {most} mm is the most; if a page is farther off, it was scaled or fed askew",
        text,
        most = FARTHEST
    ))
}

/// The bed of a laser cutter in millimetres, if it is one; `text` is how it was asked for.
///
/// # Errors
/// That it is too small or too large.
pub(super) fn bed(bed: Size, text: &str) -> Result<Size, KeyedMessage> {
    let [least, most] = BED;
    if (least..=most).contains(&bed.width) && (least..=most).contains(&bed.height) {
        return Ok(bed);
    }
    Err(keyed!(
        "bed-out-of-bounds",
        "a bed of {text} can't be used: each side must be from {least} mm to {most} mm",
        text,
        least,
        most
    ))
}

/// Who made a set: one line that can be seen.
///
/// # Errors
/// Why it is none.
pub fn maker(text: &str) -> Result<String, KeyedMessage> {
    let text = text.trim();
    let length = text.chars().count();
    if text.is_empty() {
        Err(keyed!("maker-is-empty", "write a name, such as \"Freya Lund, York\""))
    } else if let Some(c) = text.chars().find(|&c| is_unseen(c)) {
        Err(not_one_line(c))
    } else if length > LONGEST_MAKER {
        Err(too_many_letters(length, LONGEST_MAKER))
    } else {
        Ok(text.to_owned())
    }
}

/// That a letter can't be seen, or ends the line.
fn not_one_line(letter: char) -> KeyedMessage {
    keyed!("not-one-line", "write one line of letters that are seen: U+{code} is none", code = code(letter))
}

/// That a line is too long for its place.
fn too_many_letters(letters: usize, most: usize) -> KeyedMessage {
    keyed!("line-too-long", "it has {letters} letters, and {most} are the most", letters, most)
}

/// The number of a letter, as lists of letters have it.
fn code(letter: char) -> String {
    format!("{:04X}", u32::from(letter))
}

/// What sets are called: a line that can be seen, with `{n}` where the number of the set is to stand.
///
/// # Errors
/// Why it is none.
pub fn label(text: &str) -> Result<String, KeyedMessage> {
    let text = text.trim();
    let length = text.chars().count();
    if text.is_empty() {
        Err(keyed!("label-is-empty", "write what a set is called, such as \"Table {{n}}\""))
    } else if let Some(c) = text.chars().find(|&c| is_unseen(c)) {
        Err(not_one_line(c))
    } else if length > LONGEST_LABEL {
        Err(too_many_letters(length, LONGEST_LABEL))
    } else if text.replace("{n}", "").contains(['{', '}']) {
        Err(keyed!(
            "braces-around-something-else",
            "it has braces around something else than n: {{n}} stands for the number of the set, and braces for \
             nothing else"
        ))
    } else {
        Ok(text.to_owned())
    }
}

/// Whether all letters of the players' names are seen.
pub(super) fn seen(players: &Players) -> Result<(), KeyedMessage> {
    for (number, name) in (1..).zip(players.names()) {
        if let Some(letter) = name.and_then(|name| name.chars().find(|&letter| is_unseen(letter))) {
            return Err(keyed!(
                "player-not-seen",
                "name {number} has the letter U+{code}, which is not seen: write it in letters that are",
                number,
                code = code(letter)
            ));
        }
    }
    Ok(())
}

/// A field and what is wrong with its value.
pub(crate) type WrongValue = (Field, KeyedMessage);

/// Whether a date can be written: a PDF has four digits for the year.
pub(super) fn date(seconds: i64) -> Result<(), KeyedMessage> {
    if DATES.contains(&seconds) {
        Ok(())
    } else {
        let (first, last) = (DATES.start(), DATES.end());
        Err(keyed!(
            "date-out-of-bounds",
            "{seconds} is no date: it is a number of seconds since 1970, from {first} to {last}",
            seconds,
            first,
            last
        ))
    }
}

/// Checks what has bounds of a drawing.
pub(crate) fn check_drawing(drawing: &Drawing) -> Result<(), WrongValue> {
    check_picture(drawing.date, drawing.width, drawing.format)
}

/// Checks what has bounds of the drawing of a game.
pub(crate) fn check_record_drawing(drawing: &RecordDrawing) -> Result<(), WrongValue> {
    if drawing.at.len() > MOST_DIAGRAMS {
        let (count, most) = (drawing.at.len(), MOST_DIAGRAMS);
        let why = keyed!(
            "too-many-diagrams",
            "{count} diagrams are asked for, and {most} are the most of a game",
            count,
            most
        );
        return Err((Field::At, why));
    }
    check_picture(drawing.date, drawing.width, drawing.format)
}

/// The most diagrams of a game that are drawn at once: each takes a fifth of a megabyte while they are.
const MOST_DIAGRAMS: usize = 1_000;

fn check_picture(seconds: i64, width: u32, format: Option<Format>) -> Result<(), WrongValue> {
    date(seconds).map_err(|why| (Field::Date, why))?;
    let [least, most] = WIDTH;
    if !(least..=most).contains(&width) {
        let why = keyed!(
            "picture-out-of-bounds",
            "a picture of {width} pixels can't be made: choose from {least} to {most}",
            width,
            least,
            most
        );
        return Err((Field::Format, why));
    }
    match format {
        Some(Format::LaserSvg | Format::Dxf) => {
            let why = keyed!("not-drawn-as", "a position is drawn as PDF, SVG or PNG");
            Err((Field::Format, why))
        }
        _ => Ok(()),
    }
}
