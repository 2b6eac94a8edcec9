//! One turn as it is written: where a piece goes, what it captures, and where it goes on to.
//!
//! People write moves in many ways, and all that can mean one thing only is read: squares in capitals, blanks around the first
//! dash and before a capture, other signs for dashes and captures, a bare sign of a capture, punctuation behind a move.

use super::fault;
use crate::diag::is_unseen;
use crate::game::{Piece, Play, Square};
use crate::keyed::{KeyedMessage, keyed};
use crate::notation::{Remark, pieces};
use std::ops::Range;

/// The square of a capture, and its place in the text.
type WrittenCapture = (Square, Range<usize>);

/// A turn of one side, as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenTurn {
    /// Its plays; several if the piece goes on capturing.
    pub plays: Vec<WrittenPlay>,
    /// Whether an `=` says, as in OpenTafl's notation, that the piece goes on from the turn before.
    pub goes_on: bool,
    /// Whether a sign behind it says that it ends the game.
    pub claims_end: bool,
    /// The comment on it.
    pub comment: Option<String>,
    /// Where it stands, in bytes.
    pub at: Range<usize>,
}

/// A play as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenPlay {
    /// Its squares.
    pub play: Play,
    /// The kind of piece that moves, if a letter says so.
    pub piece: Option<Piece>,
    /// The captured squares that are written, each with its place in bytes.
    pub captures: Vec<(Square, Range<usize>)>,
    /// Whether a bare sign says that it captures, and not where.
    pub captures_somewhere: bool,
    /// Where it stands, in bytes.
    pub at: Range<usize>,
}

impl WrittenPlay {
    /// Whether it says that it captures.
    #[must_use]
    pub const fn says_captures(&self) -> bool {
        self.captures_somewhere || !self.captures.is_empty()
    }
}

/// Help on how a play is written.
fn write_play() -> KeyedMessage {
    keyed!("write-a-play")
}

/// A turn while it is read.
struct TurnReader<'a> {
    /// The rest of its line.
    line: &'a str,
    /// Where `line` begins in the record, in bytes.
    from: usize,
    /// How much of `line` is read, in bytes.
    at: usize,
}

/// The result of reading a turn, with its length in bytes: the turn, or the fault of a word in its place.
pub(super) type ReadTurn = (Result<WrittenTurn, Remark>, usize);

/// Reads a turn such as `d1-d3xd4`, `Ke5-e1` or `d5-d8xd9-a8xa9` at the beginning of `line`, the rest of a line that begins at
/// byte `from` of the record. The text behind the turn is not read.
pub(super) fn read(line: &str, from: usize) -> ReadTurn {
    let mut reader = TurnReader { line, from, at: 0 };
    match reader.turn() {
        Some(turn) => (Ok(turn), reader.at),
        None => (Err(reader.wrong()), word(line).len()),
    }
}

/// Whether a character is white space, or one without width, as web pages have between words.
pub(super) fn is_blank(c: char) -> bool {
    c.is_whitespace() || (is_unseen(c) && !c.is_control() && !is_dash(c))
}

/// The first word of a text: it ends at a blank, or where a comment begins.
pub(super) fn word(text: &str) -> &str {
    &text[..text.find(|c| is_blank(c) || matches!(c, '{' | '[' | '#')).unwrap_or(text.len())]
}

/// Whether a character is a dash, also as word processors, telephones and keyboards of other scripts write it.
pub(super) const fn is_dash(c: char) -> bool {
    matches!(c, '-' | '\u{ad}' | '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' | '\u{ff0d}')
}

/// Whether a character is a sign of a capture.
const fn is_cross(c: char) -> bool {
    matches!(c, 'x' | 'X' | '×' | '✕' | ':')
}

/// Whether a character may stand between two moves and means nothing.
pub(super) const fn is_punctuation(c: char) -> bool {
    matches!(c, ';' | ',' | '.')
}

impl<'a> TurnReader<'a> {
    fn rest(&self) -> &'a str {
        &self.line[self.at..]
    }

    fn next(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Takes the next character if it is wanted.
    fn take(&mut self, wanted: impl Fn(char) -> bool) -> Option<char> {
        let c = self.next().filter(|&c| wanted(c))?;
        self.at += c.len_utf8();
        Some(c)
    }

    /// Takes what `read` reads. If `read` returns `None`, nothing is taken.
    fn try_to<T>(&mut self, read: impl Fn(&mut Self) -> Option<T>) -> Option<T> {
        let at = self.at;
        let found = read(self);
        if found.is_none() {
            self.at = at;
        }
        found
    }

    fn blanks(&mut self) -> bool {
        let at = self.at;
        while self.take(is_blank).is_some() {}
        self.at > at
    }

    fn turn(&mut self) -> Option<WrittenTurn> {
        let captures_first = self.leading_cross();
        let piece = self.piece();
        let mut start = self.square()?;
        let (mut plays, mut goes_on) = (Vec::new(), false);
        let mut begun = 0;
        loop {
            let is_first = plays.is_empty();
            goes_on |= if is_first { self.first_way()? } else { self.way()? };
            // Some write the letter twice: `Ke5-Ke1`.
            let (said, again) = (piece.filter(|_| is_first), self.piece());
            if said.zip(again).is_some_and(|(said, again)| said != again) {
                return None;
            }
            let to = self.square()?;
            let (captures, bare) = self.captures()?;
            let at = self.from + begun..self.from + self.at;
            plays.push(WrittenPlay {
                play: Play { from: start, to },
                piece: said.or(again),
                captures,
                captures_somewhere: bare || (is_first && captures_first),
                at,
            });
            (start, begun) = (to, self.at);
            if !self.goes_on() {
                break;
            }
        }
        let signs = self.at;
        while self.take(|c| matches!(c, '+' | '-' | '!' | '?')).is_some() {}
        let (end, signs) = (self.at, &self.line[signs..self.at]);
        let claims_end = signs.contains("++") || signs.contains("--");
        let is_parted = self.take(is_punctuation).is_some();
        while self.take(is_punctuation).is_some() {}
        let is_over = word(self.rest()).is_empty();
        let at = self.from..self.from + end;
        (is_parted || is_over).then_some(WrittenTurn { plays, goes_on, claims_end, comment: None, at })
    }

    /// Takes a sign of a capture before the move. Returns whether there is one.
    fn leading_cross(&mut self) -> bool {
        self.try_to(|reader| {
            reader.cross().filter(|&c| c != ':')?;
            reader.blanks();
            reader.next().filter(char::is_ascii_alphabetic)
        })
        .is_some()
    }

    /// Takes a sign of a capture, but not an `x` that is the letter of a file, with a number behind it.
    fn cross(&mut self) -> Option<char> {
        self.try_to(|reader| {
            let cross = reader.take(is_cross)?;
            let is_file = cross.is_ascii_alphabetic() && reader.next().is_some_and(|c| c.is_ascii_digit());
            (!is_file).then_some(cross)
        })
    }

    /// Takes the letter of a piece: a letter that has the letter of a file behind it.
    fn piece(&mut self) -> Option<Piece> {
        self.try_to(|reader| {
            let letter = reader.take(|c| c.is_ascii_alphabetic())?;
            reader.next().filter(char::is_ascii_alphabetic)?;
            // Small letters are pieces of the attackers, but they have no king: `k` is read as `K`.
            pieces::piece(if letter == 'k' { 'K' } else { letter })
        })
    }

    fn square(&mut self) -> Option<Square> {
        let rest = self.rest();
        let digits = rest.bytes().skip(1).take_while(u8::is_ascii_digit).count();
        let text = rest.get(..=digits)?;
        let square = text.to_ascii_lowercase().parse().ok()?;
        self.at += text.len();
        Some(square)
    }

    /// Takes the sign between the first two squares, perhaps with blanks around it; there need be none if one square stands right
    /// behind the other. Returns whether the sign is an `=`, by which the piece goes on. `None`: the sign is missing.
    fn first_way(&mut self) -> Option<bool> {
        if self.next().is_some_and(|c| c.is_ascii_alphabetic()) {
            return Some(false);
        }
        let way = self.try_to(|reader| {
            reader.blanks();
            reader.way()
        })?;
        self.blanks();
        Some(way)
    }

    /// Takes the sign between two squares. Returns whether it is an `=`, by which the piece goes on. `None`: the sign is missing.
    fn way(&mut self) -> Option<bool> {
        let jumps = self.take(|c| c == '^').is_some();
        if self.take(|c| c == '=').is_some() {
            return Some(true);
        }
        let goes = self.take(|c| is_dash(c) || c == '→').is_some();
        if goes {
            self.take(|c| c == '>');
        }
        if jumps || goes { Some(false) } else { None }
    }

    /// Takes the captures. Returns their squares, each with its place, and whether a bare sign says that something is captured.
    /// `None`: a sign has something behind it that is no square.
    fn captures(&mut self) -> Option<(Vec<WrittenCapture>, bool)> {
        let (mut captures, mut bare) = (Vec::new(), false);
        loop {
            let before = self.at;
            let has_blanks = self.blanks();
            if self.cross().as_ref().is_none_or(|&c| has_blanks && c == ':') {
                self.at = before;
                return Some((captures, bare));
            }
            let Some(first) = self.captured() else {
                bare = true;
                let ends = |c| is_blank(c) || is_cross(c) || is_punctuation(c) || "+-!?{[#".contains(c);
                if self.next().is_none_or(ends) {
                    continue;
                }
                return None;
            };
            // A sign of a capture behind blanks may begin the next move, such as `xd1-d3`: then another square follows.
            if has_blanks && self.goes_to() {
                self.at = before;
                return Some((captures, bare));
            }
            captures.push(first);
            let another = |reader: &mut Self| {
                let sign = reader.take(|c| matches!(c, '/' | ','))?;
                let captured = reader.captured()?;
                // What follows a comma may be the next move.
                (sign == '/' || !reader.goes_to()).then_some(captured)
            };
            captures.extend(std::iter::from_fn(|| self.try_to(another)));
        }
    }

    /// Whether the square that was read last begins a move: a sign and another square follow.
    fn goes_to(&mut self) -> bool {
        let at = self.at;
        let follows = self.first_way().and_then(|_| self.square()).is_some();
        self.at = at;
        follows
    }

    /// Takes the square of a captured piece; returns it with its place.
    fn captured(&mut self) -> Option<(Square, Range<usize>)> {
        self.try_to(|reader| {
            reader.piece();
            let at = reader.at;
            let square = reader.square()?;
            Some((square, reader.from + at..reader.from + reader.at))
        })
    }

    /// Whether the piece goes on to another square, which follows.
    fn goes_on(&self) -> bool {
        let mut letters = self.rest().chars().skip_while(|c| *c == '^');
        letters.next().is_some_and(|c| is_dash(c) || c == '=')
            && letters.next().is_some_and(|c| c.is_ascii_alphabetic())
    }

    /// Returns the fault of a turn that can't be read to its end.
    fn wrong(&self) -> Remark {
        let text = word(self.line);
        let place = self.from..self.from + text.len();
        let of_word = || text.to_owned();
        let is_half = self.at > 0 && self.at >= text.len();
        if is_half {
            let message = keyed!("half-a-play", play = of_word());
            return fault("move", place, message, write_play());
        }
        let before = &self.line[..self.at];
        if before.ends_with(is_cross) && before.len() > 1 {
            let message = keyed!("capture-without-square", play = of_word());
            let help = keyed!("write-captured-square");
            return fault("move", place, message, help);
        }
        let help = if text.chars().any(|c| c.is_ascii_digit()) && !text.starts_with('(') {
            write_play()
        } else {
            keyed!("write-play-or-comment", said = format!("{{{text}}}"))
        };
        fault("move", place, keyed!("no-play", word = of_word()), help)
    }
}
