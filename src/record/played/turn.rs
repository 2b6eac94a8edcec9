//! One turn as it is written: where a piece goes, what it captures, and where it goes on to.

use super::fault;
use crate::game::{Piece, Play, Square};
use crate::keyed::{KeyedMessage, keyed};
use crate::record::{Remark, pieces};
use std::ops::Range;

/// A turn of one side, as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenTurn {
    /// The number of its line.
    pub number: u32,
    /// Its plays: several if the piece goes on.
    pub plays: Vec<WrittenPlay>,
    /// Whether it is a part of a turn that goes on, as OpenTafl writes it: with an `=`.
    pub goes_on: bool,
    /// Whether a sign behind it says that it ends the game.
    pub claims_end: bool,
    /// What is said of it.
    pub comment: Option<String>,
    /// Where it stands, in bytes.
    pub at: Range<usize>,
}

/// A play as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenPlay {
    /// Its squares.
    pub play: Play,
    /// The kind of piece that it says moves.
    pub piece: Option<Piece>,
    /// What it says is captured, each with its place; none if nothing is written.
    pub captures: Vec<(Square, Range<usize>)>,
    /// Where it stands, in bytes.
    pub at: Range<usize>,
}

/// What a play has to be.
fn write_play() -> KeyedMessage {
    keyed!(
        "write-a-play",
        "write from where to where, such as `d1-d3`, and what it captures behind it: `d1-d3xd4`"
    )
}

/// The word of a turn while it is read.
struct TurnWord<'a> {
    text: &'a str,
    /// Where it begins in the record.
    from: usize,
    /// How much of it is read.
    at: usize,
}

/// Reads a word such as `d1-d3xd4`, `Ke5-e1` or `d5-d8xd9-a8xa9`, which begins at `from`.
pub(super) fn read(text: &str, from: usize, number: u32) -> Result<WrittenTurn, Remark> {
    let mut word = TurnWord { text, from, at: 0 };
    let piece = word.piece();
    let mut start = word.square().ok_or_else(|| word.wrong())?;
    let (mut plays, mut goes_on) = (Vec::new(), false);
    let mut begun = 0;
    loop {
        goes_on |= word.way().ok_or_else(|| word.wrong())?;
        let Some(to) = word.square() else { return Err(word.wrong()) };
        let captures = word.captures()?;
        let piece = if plays.is_empty() { piece } else { None };
        let at = from + begun..from + word.at;
        plays.push(WrittenPlay { play: Play { from: start, to }, piece, captures, at });
        start = to;
        begun = word.at;
        if !word.goes_on() {
            break;
        }
    }
    let signs = word.rest();
    if !signs.chars().all(|c| matches!(c, '+' | '-' | '!' | '?')) {
        return Err(word.wrong());
    }
    let claims_end = signs.contains("++") || signs.contains("--");
    let at = from..from + text.len();
    Ok(WrittenTurn { number, plays, goes_on, claims_end, comment: None, at })
}

/// A dash, as word processors write them too.
const fn is_dash(c: char) -> bool {
    matches!(c, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}')
}

/// A sign of a capture.
const fn is_cross(c: char) -> bool {
    matches!(c, 'x' | '×')
}

impl<'a> TurnWord<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Takes a character that is asked for.
    fn take(&mut self, wanted: impl Fn(char) -> bool) -> Option<char> {
        let c = self.rest().chars().next().filter(|&c| wanted(c))?;
        self.at += c.len_utf8();
        Some(c)
    }

    /// The letter of a piece: one that has the letter of a file behind it.
    fn piece(&mut self) -> Option<Piece> {
        let mut letters = self.rest().chars();
        let (letter, next) = (letters.next()?, letters.next()?);
        let piece = pieces::piece(letter).filter(|_| next.is_ascii_lowercase())?;
        self.at += letter.len_utf8();
        Some(piece)
    }

    fn square(&mut self) -> Option<Square> {
        let rest = self.rest();
        let letter = rest.chars().next().filter(char::is_ascii_lowercase)?;
        let digits = rest[letter.len_utf8()..].chars().take_while(char::is_ascii_digit).count();
        let text = &rest[..letter.len_utf8() + digits];
        let square = text.parse().ok()?;
        self.at += text.len();
        Some(square)
    }

    /// The sign between two squares; whether it says that the piece goes on.
    fn way(&mut self) -> Option<bool> {
        let jumps = self.take(|c| c == '^').is_some();
        if self.take(|c| c == '=').is_some() {
            return Some(true);
        }
        if jumps || self.take(is_dash).is_some() { Some(false) } else { None }
    }

    fn captures(&mut self) -> Result<Vec<(Square, Range<usize>)>, Remark> {
        let mut captures = Vec::new();
        while self.take(|c| is_cross(c) || (!captures.is_empty() && matches!(c, '/' | ','))).is_some() {
            self.piece();
            let at = self.at;
            let Some(square) = self.square() else {
                let place = self.from..self.from + self.text.len();
                let message = keyed!(
                    "capture-without-square",
                    "`{play}` does not say which square it captures on",
                    play = self.text
                );
                let help =
                    keyed!("write-captured-square", "write the square behind the `x`, such as `d1-d3xd4`");
                return Err(fault("move", place, message, help));
            };
            captures.push((square, self.from + at..self.from + self.at));
        }
        Ok(captures)
    }

    /// Whether another square follows to which the piece goes.
    fn goes_on(&self) -> bool {
        let mut letters = self.rest().chars().skip_while(|c| *c == '^');
        letters.next().is_some_and(|c| is_dash(c) || c == '=')
            && letters.next().is_some_and(|c| c.is_ascii_lowercase())
    }

    /// What is wrong where the word can't be read on.
    fn wrong(&self) -> Remark {
        let place = self.from..self.from + self.text.len();
        let is_half = self.rest().is_empty() && self.at > 0;
        let letters: Vec<char> = self.text.chars().collect();
        let large = letters.first().is_some_and(char::is_ascii_uppercase);
        if is_half {
            let message = keyed!(
                "half-a-play",
                "`{play}` is half a play: the record breaks off here",
                play = self.text
            );
            return fault("move", place, message, write_play());
        }
        let help = if large && letters.iter().any(char::is_ascii_digit) {
            keyed!("write-small-letters", "write the files of squares in small letters, such as `d1-d3`")
        } else {
            write_play()
        };
        fault("move", place, keyed!("no-play", "`{word}` is no play", word = self.text), help)
    }
}
