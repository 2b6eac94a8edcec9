//! A record taken apart: headings, numbers, plays, comments, the result.

use super::{closing, fault};
use crate::keyed::{KeyedMessage, keyed};
use crate::record::Remark;
use std::ops::Range;

/// A part of a record, with its place in bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RecordPart<'a> {
    pub(super) kind: RecordPartKind<'a>,
    pub(super) at: Range<usize>,
}

/// What a part of a record is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum RecordPartKind<'a> {
    /// A heading: its word, and what it says with where that begins.
    Heading(&'a str, &'a str, usize),
    /// The number of a turn.
    Number(u32),
    /// A word that should be a play.
    Word(&'a str),
    /// Points in the place of a play that was written before.
    Before,
    /// The side to move gives up.
    Resigns,
    /// A comment in braces.
    Comment(&'a str),
    /// A comment in brackets, its parts for the turns of the line.
    Comments(&'a str),
    /// A line of OpenTafl's that tells how the game might have gone on.
    Variation,
    /// The result.
    Closing(&'a str),
}

/// A record while it is taken apart.
struct Scanner<'a> {
    text: &'a str,
    at: usize,
    tokens: Vec<RecordPart<'a>>,
    faults: Vec<Remark>,
}

/// Takes a record apart, with all that is no part of one.
pub(super) fn scan(text: &str) -> (Vec<RecordPart<'_>>, Vec<Remark>) {
    let mut scanner = Scanner { text, at: 0, tokens: Vec::new(), faults: Vec::new() };
    let mut is_head = true;
    while let Some(c) = scanner.next_seen() {
        let is_first = scanner.begins_line();
        match c {
            '#' => scanner.at += scanner.line().len(),
            '[' if is_head => scanner.tag(),
            '{' | '[' => scanner.comment(c),
            _ if is_head && is_first && scanner.heading() => {}
            _ => {
                is_head = false;
                scanner.word(is_first);
            }
        }
    }
    (scanner.tokens, scanner.faults)
}

/// What to do about a heading or a comment that isn't closed.
fn write_end(closes: char) -> KeyedMessage {
    keyed!("write-sign-where-it-ends", "write a `{closes}` where it ends", closes)
}

impl<'a> Scanner<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Goes on to what is no white space.
    fn next_seen(&mut self) -> Option<char> {
        let rest = self.rest();
        let c = rest.trim_start().chars().next()?;
        self.at += rest.len() - rest.trim_start().len();
        Some(c)
    }

    /// What is left of the line, without white space at its end.
    fn line(&self) -> &'a str {
        let rest = self.rest();
        rest[..rest.find(['\n', '\r']).unwrap_or(rest.len())].trim_end()
    }

    /// Whether nothing stands before this on its line.
    fn begins_line(&self) -> bool {
        let before = &self.text[..self.at];
        before[before.rfind(['\n', '\r']).map_or(0, |end| end + 1)..].trim().is_empty()
    }

    fn push(&mut self, kind: RecordPartKind<'a>, length: usize) {
        self.tokens.push(RecordPart { kind, at: self.at..self.at + length });
        self.at += length;
    }

    /// A heading such as `Date: 2026-11-24`, if this line is one.
    fn heading(&mut self) -> bool {
        let line = self.line();
        let Some((word, value)) = line.split_once(':') else { return false };
        let is_word = word.starts_with(|c: char| c.is_ascii_alphabetic())
            && word.chars().all(|c| c.is_ascii_alphabetic() || matches!(c, '-' | ' '));
        // A result is no heading, though it may have a colon: there is none before the moves.
        if !is_word || (closing::begins(word) && word.contains(' ')) {
            return false;
        }
        let from = self.at + line.len() - value.trim_start().len();
        self.push(RecordPartKind::Heading(word.trim(), value.trim(), from), line.len());
        true
    }

    /// A heading such as `[date:2026.11.24]`.
    fn tag(&mut self) {
        let rest = self.rest();
        let end = rest.find(']');
        let inner = &rest[1..end.unwrap_or(rest.len())];
        // Another one that begins at the start of a line would be inside this.
        let swallows = inner.split('\n').skip(1).any(|line| line.starts_with('['));
        let Some(end) = end.filter(|_| !swallows) else {
            let line = self.line();
            let message =
                keyed!("heading-not-closed", "this heading is not closed: the record breaks off in it");
            self.faults.push(fault("heading", self.at..self.at + line.len(), message, write_end(']')));
            self.at += line.len();
            return;
        };
        if let Some((word, value)) = inner.split_once(':') {
            let from = self.at + 1 + word.len() + 1 + value.len() - value.trim_start().len();
            self.push(RecordPartKind::Heading(word.trim(), value.trim(), from), end + 1);
        } else {
            let message = keyed!("no-heading", "`[{words}]` is no heading", words = inner.trim());
            let help = keyed!(
                "write-a-heading",
                "write a word, a colon and what it says, such as `[date:2026.11.24]`"
            );
            self.faults.push(fault("heading", self.at..self.at + end + 1, message, help));
            self.at += end + 1;
        }
    }

    fn comment(&mut self, opens: char) {
        let rest = self.rest();
        let closes = if opens == '{' { '}' } else { ']' };
        let Some(end) = rest.find(closes) else {
            let line = self.line();
            let message =
                keyed!("comment-not-closed", "this comment is not closed: the record breaks off in it");
            self.faults.push(fault("comment", self.at..self.at + line.len(), message, write_end(closes)));
            self.at = self.text.len();
            return;
        };
        let inner = &rest[1..end];
        let kind =
            if opens == '{' { RecordPartKind::Comment(inner) } else { RecordPartKind::Comments(inner) };
        self.push(kind, end + 1);
    }

    /// A number, a play, points, or the result.
    fn word(&mut self, is_first: bool) {
        let rest = self.rest();
        let line = self.line();
        if is_first && closing::begins(line) {
            self.push(RecordPartKind::Closing(line), line.len());
            return;
        }
        let word =
            &rest[..rest.find(|c: char| c.is_whitespace() || matches!(c, '{' | '[')).unwrap_or(rest.len())];
        let digits = word.len() - word.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        if digits == 0 {
            let kind = if word == "---" {
                RecordPartKind::Resigns
            } else if !word.is_empty() && word.chars().all(|c| matches!(c, '.' | '…')) {
                RecordPartKind::Before
            } else {
                RecordPartKind::Word(word)
            };
            self.push(kind, word.len());
            return;
        }
        let after = &word[digits..];
        // `8a.1.1a.` and the like.
        if after.starts_with(|c: char| c.is_ascii_lowercase()) && after.contains('.') {
            self.push(RecordPartKind::Variation, line.len());
            return;
        }
        let Ok(number) = word[..digits].parse() else {
            let message = keyed!(
                "turn-number-too-large",
                "`{number}` is too large for the number of a turn",
                number = &word[..digits]
            );
            let help = keyed!("number-turns-from-one", "number the turns from 1");
            self.faults.push(fault("move", self.at..self.at + digits, message, help));
            self.at += word.len();
            return;
        };
        self.push(RecordPartKind::Number(number), digits);
        let points = after.len() - after.trim_start_matches(['.', '…']).len();
        // More than one point: what stands here is the second turn of the number.
        if after[..points].chars().count() > 1 || after.starts_with('…') {
            self.push(RecordPartKind::Before, points);
        } else {
            self.at += points;
        }
    }
}
