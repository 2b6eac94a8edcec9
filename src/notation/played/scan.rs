//! Splits a record into its parts: headings, numbers, plays, comments, the result.

use super::{HeadingKey, MOST_FAULTS, WrittenTurn, closing, fault, turn};
use crate::keyed::{KeyedMessage, keyed};
use crate::notation::Remark;
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
    /// A heading: its word, its value, and where the value begins, in bytes.
    Heading(&'a str, &'a str, usize),
    /// The number of a turn.
    Number(u32),
    /// The turn of a side.
    Turn(WrittenTurn),
    /// A word that should be a turn, as a fault.
    NoTurn(Remark),
    /// Dots in place of a turn that was written earlier, as in `12...`; or a `b` behind the number, as in `12b.`.
    Before,
    /// The side to move gives up.
    Resigns,
    /// A comment in braces.
    Comment(&'a str),
    /// A comment in brackets; a `|` parts the comments on the two turns of the line.
    Comments(&'a str),
    /// A line in OpenTafl's notation that tells how the game might have gone on.
    Variation,
    /// The result.
    Closing(&'a str),
}

/// A record while it is split into its parts.
struct Scanner<'a> {
    text: &'a str,
    at: usize,
    /// The end of the line that `at` is on, without blanks at its end.
    line_end: usize,
    tokens: Vec<RecordPart<'a>>,
    faults: Vec<Remark>,
}

/// Splits a record into its parts. Also returns the faults of text that is no part of a record.
pub(super) fn scan(text: &str) -> (Vec<RecordPart<'_>>, Vec<Remark>) {
    let mut scanner = Scanner { text, at: 0, line_end: 0, tokens: Vec::new(), faults: Vec::new() };
    let mut is_head = true;
    while let Some((c, is_first)) = scanner.next_seen() {
        if scanner.faults.len() >= MOST_FAULTS {
            break;
        }
        match c {
            '#' => scanner.at += scanner.line().len(),
            '[' if is_head => scanner.tag(),
            '{' | '[' => scanner.comment(c),
            _ if is_head && is_first && scanner.heading() => {}
            _ => {
                is_head = false;
                scanner.word();
            }
        }
    }
    (scanner.tokens, scanner.faults)
}

/// Help on a heading or a comment that isn't closed.
fn write_end(closes: char) -> KeyedMessage {
    keyed!("write-sign-where-it-ends", closes)
}

/// Whether a line is a position and nothing else, such as `/3t3/7/…/`.
fn is_position(line: &str) -> bool {
    let ranks = line.strip_prefix('/').and_then(|line| line.strip_suffix('/'));
    ranks.is_some_and(|ranks| ranks.chars().all(|c| c.is_ascii_alphanumeric() || c == '/'))
}

/// The words of a PGN tag, such as `Game "brandubh"`, with where the value begins.
fn pgn_tag(inner: &str) -> Option<(&str, &str, usize)> {
    let (word, value) = inner.split_once('"')?;
    let value = value.trim_end().strip_suffix('"')?;
    let is_word = word.trim_end().chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    is_word.then_some((word.trim_end(), value, word.len() + 1))
}

impl<'a> Scanner<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Goes on to the next character that is no blank. Returns it, and whether it is the first on its line. `None`: none is left.
    fn next_seen(&mut self) -> Option<(char, bool)> {
        let rest = self.rest();
        let seen = rest.trim_start_matches(turn::is_blank);
        let skipped = &rest[..rest.len() - seen.len()];
        let is_first = self.at == 0 || skipped.contains(['\n', '\r']);
        self.at += skipped.len();
        if is_first || self.at > self.line_end {
            let line = &seen[..seen.find(['\n', '\r']).unwrap_or(seen.len())];
            self.line_end = self.at + line.trim_end_matches(turn::is_blank).len();
        }
        seen.chars().next().map(|c| (c, is_first))
    }

    /// What is left of the line, without blanks at its end.
    fn line(&self) -> &'a str {
        &self.text[self.at..self.line_end]
    }

    fn push(&mut self, kind: RecordPartKind<'a>, length: usize) {
        self.tokens.push(RecordPart { kind, at: self.at..self.at + length });
        self.at += length;
    }

    /// Takes a heading such as `Date: 2026-11-24`, if this line is one. OpenTafl's rules and positions need no word before them.
    fn heading(&mut self) -> bool {
        let line = self.line();
        let bare = match () {
            () if line.starts_with("dim:") => Some("Rules"),
            () if is_position(line) => Some("Position"),
            () => None,
        };
        if let Some(word) = bare {
            self.push(RecordPartKind::Heading(word, line, self.at), line.len());
            return true;
        }
        let Some((word, value)) = line.split_once(':') else { return false };
        let is_word = word.starts_with(char::is_alphabetic)
            && word.chars().all(|c| c.is_alphabetic() || matches!(c, '-' | ' ' | '\'' | '’'));
        // A result such as `attackers win: resigned` has a colon too, but is no heading.
        let is_known = HeadingKey::of(word.trim()).is_some();
        if !is_word || (!is_known && closing::begins_heading(word) && word.contains(' ')) {
            return false;
        }
        let from = self.at + line.len() - value.trim_start().len();
        self.push(RecordPartKind::Heading(word.trim(), value.trim(), from), line.len());
        true
    }

    /// Takes a heading such as `[date:2026.11.24]` or, as in PGN, `[Date "2026.11.24"]`.
    fn tag(&mut self) {
        let Some(end) = self.end_of_tag() else {
            let line = self.line();
            let message = keyed!("heading-not-closed");
            self.faults.push(fault("heading", self.at..self.at + line.len(), message, write_end(']')));
            self.at += line.len();
            return;
        };
        let inner = &self.rest()[1..end];
        if let Some((word, value, begins)) = pgn_tag(inner) {
            self.push(RecordPartKind::Heading(word, value, self.at + 1 + begins), end + 1);
        } else if let Some((word, value)) = inner.split_once(':') {
            let from = self.at + 1 + word.len() + 1 + value.len() - value.trim_start().len();
            self.push(RecordPartKind::Heading(word.trim(), value.trim(), from), end + 1);
        } else {
            let message = keyed!("no-heading", words = inner.trim());
            let line = match inner.trim().split_once([' ', '=']) {
                Some((word, said)) => format!("[{word}:{}]", said.trim_matches(['"', '\'', '=', ' '])),
                None => "[date:2026.11.24]".to_owned(),
            };
            let help = keyed!("write-a-heading", line);
            self.faults.push(fault("heading", self.at..self.at + end + 1, message, help));
            self.at += end + 1;
        }
    }

    /// Where the tag is closed. `None`: it isn't, or another tag begins at the start of a line before that.
    fn end_of_tag(&self) -> Option<usize> {
        let mut before = 0;
        for (nth, line) in self.rest().split_inclusive('\n').enumerate() {
            if nth > 0 && line.starts_with('[') {
                return None;
            }
            if let Some(end) = line.find(']') {
                return Some(before + end);
            }
            before += line.len();
        }
        None
    }

    fn comment(&mut self, opens: char) {
        let rest = self.rest();
        let closes = if opens == '{' { '}' } else { ']' };
        let Some(end) = rest.find(closes) else {
            let line = self.line();
            let message = keyed!("comment-not-closed");
            self.faults.push(fault("comment", self.at..self.at + line.len(), message, write_end(closes)));
            self.at = self.text.len();
            return;
        };
        let inner = &rest[1..end];
        let kind =
            if opens == '{' { RecordPartKind::Comment(inner) } else { RecordPartKind::Comments(inner) };
        self.push(kind, end + 1);
    }

    /// Takes a number, a turn, a resignation, dots in place of a turn, or the result. Skips punctuation and judgements of turns.
    fn word(&mut self) {
        let line = self.line();
        if closing::begins(line) {
            let said = line[..line.find(['{', '#']).unwrap_or(line.len())].trim_end();
            self.push(RecordPartKind::Closing(said), said.len());
            return;
        }
        let word = turn::word(line);
        if word == "---" {
            self.push(RecordPartKind::Resigns, word.len());
        } else if word.chars().all(|c| matches!(c, '.' | '…')) {
            self.push(RecordPartKind::Before, word.len());
        } else if word.starts_with(turn::is_punctuation) {
            self.at += 1;
        } else if self.is_judgement(word) {
            self.at += word.len();
        } else if word.starts_with(|c: char| c.is_ascii_digit()) {
            self.number(word);
        } else {
            let (read, length) = turn::read(line, self.at);
            self.push(read.map_or_else(RecordPartKind::NoTurn, RecordPartKind::Turn), length);
        }
    }

    /// Whether a word only says how good the move before it is: `!?`, or as in PGN, `$5`.
    fn is_judgement(&self, word: &str) -> bool {
        let follows = matches!(
            self.tokens.last(),
            Some(RecordPart { kind: RecordPartKind::Turn(_) | RecordPartKind::NoTurn(_), .. })
        );
        let of_pgn = |number: &str| !number.is_empty() && number.chars().all(|c| c.is_ascii_digit());
        follows
            && (word.chars().all(|c| matches!(c, '!' | '?')) || word.strip_prefix('$').is_some_and(of_pgn))
    }

    /// Takes a number: `12`, `12.` or `12)`, or with only the second of its turns behind it `12...` or `12b.`. Takes the whole
    /// line if it is a variation, such as `8a.1.1a.`.
    fn number(&mut self, word: &str) {
        let digits = word.len() - word.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let after = &word[digits..];
        let (half, behind) = match after.strip_prefix(['a', 'b']) {
            Some(behind) if behind.is_empty() || behind.starts_with(['.', ')', ':']) => (&after[..1], behind),
            _ => ("", after),
        };
        let is_variation =
            behind.strip_prefix('.').is_some_and(|behind| behind.starts_with(|c: char| c.is_ascii_digit()));
        if !half.is_empty() && is_variation {
            self.push(RecordPartKind::Variation, self.line().len());
            return;
        }
        let Ok(number) = word[..digits].parse() else {
            let message = keyed!("turn-number-too-large", number = &word[..digits]);
            let help = keyed!("number-turns-from-one");
            self.faults.push(fault("move", self.at..self.at + digits, message, help));
            self.at += word.len();
            return;
        };
        self.push(RecordPartKind::Number(number), digits);
        self.at += half.len();
        let signs = behind.len() - behind.trim_start_matches(['.', '…', ')', ':']).len();
        let points = behind[..signs].chars().filter(|c| matches!(c, '.' | '…')).count();
        // More than one point: what stands here is the second turn of the number.
        if points > 1 || behind.starts_with('…') || half == "b" {
            self.push(RecordPartKind::Before, signs);
        } else {
            self.at += signs;
        }
    }
}
