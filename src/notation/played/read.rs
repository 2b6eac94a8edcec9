//! Reads a record: its headings, turns and result.

use super::closing::{self, Closing, WrittenResult};
use super::heading::{Heading, HeadingKey};
use super::scan::{RecordPart, RecordPartKind, scan};
use super::turn::WrittenTurn;
use super::{GameRecord, MOST_FAULTS, fault, twice};
use crate::keyed::{KeyedMessage, keyed};
use crate::notation::Remark;
use std::ops::Range;

/// Largest number of turns in a record; no real game has as many.
const MOST: usize = 10_000;
/// Headings by which other games tell the players apart.
const COLORS: [&str; 3] = ["Black", "White", "Red"];

/// Reads the record of a game, in the notation of `docs/book/notation.md` or in OpenTafl's. Also returns remarks on everything that
/// is left out.
///
/// # Errors
///
/// Every fault of the text: words that are no heading and no play, numbers out of order, parts that break off, results that
/// are none or that contradict each other. Whether the plays can be made is for [`play_game`](super::play_game) to say.
pub fn read_game(text: &str) -> Result<(GameRecord, Vec<Remark>), Vec<Remark>> {
    let (tokens, faults) = scan(text);
    let mut reader = GameReader {
        headings: Vec::new(),
        turns: Vec::new(),
        closing: None,
        resigned: None,
        line: None,
        lines: 0,
        half_lines: Vec::new(),
        unnumbered: None,
        is_closed: false,
        is_over: false,
        faults,
        remarks: Vec::new(),
    };
    let mut is_aside = false;
    for token in tokens {
        if reader.faults.len() >= MOST_FAULTS {
            break;
        }
        // A comment on a variation is left out with it.
        if is_aside && matches!(token.kind, RecordPartKind::Comment(_) | RecordPartKind::Comments(_)) {
            continue;
        }
        is_aside = matches!(token.kind, RecordPartKind::Variation);
        reader.token(token);
    }
    reader.ended(text.trim_end().len())
}

/// A record while it is read.
struct GameReader {
    headings: Vec<Heading>,
    turns: Vec<WrittenTurn>,
    closing: Option<Closing>,
    /// Where the side to move gives up.
    resigned: Option<Range<usize>>,
    line: Option<NumberedLine>,
    /// Number of lines with a number; `half_lines` has a fault for each that has one turn and is followed by another line.
    lines: usize,
    half_lines: Vec<Remark>,
    /// A turn before the first number.
    unnumbered: Option<Range<usize>>,
    /// Whether the line of the result was read; `is_over` tells whether moves behind it were reported.
    is_closed: bool,
    is_over: bool,
    faults: Vec<Remark>,
    remarks: Vec<Remark>,
}

/// A line that begins with a number.
struct NumberedLine {
    number: u32,
    at: Range<usize>,
    /// Number of turns read on it; `going_on` counts how many of them continue the turn before.
    turns: usize,
    going_on: usize,
    /// How many turns the record had before it.
    before: usize,
}

impl GameReader {
    fn fault(&mut self, at: Range<usize>, message: KeyedMessage, help: KeyedMessage) {
        self.faults.push(fault("move", at, message, help));
    }

    fn remark(&mut self, remark: Remark) {
        if self.remarks.len() < MOST_FAULTS {
            self.remarks.push(remark);
        }
    }

    fn token(&mut self, token: RecordPart<'_>) {
        let RecordPart { kind, at } = token;
        if self.is_closed
            && matches!(kind, RecordPartKind::Number(_) | RecordPartKind::Turn(_) | RecordPartKind::NoTurn(_))
        {
            if !std::mem::replace(&mut self.is_over, true) {
                let message = keyed!("record-goes-on");
                let help = keyed!("write-result-last");
                self.fault(at, message, help);
            }
            return;
        }
        match kind {
            RecordPartKind::Heading(word, value, from) => self.heading(word, value, from, at),
            RecordPartKind::Number(number) => self.number(number, at),
            RecordPartKind::Turn(turn) => self.turn(turn),
            RecordPartKind::NoTurn(fault) => {
                self.faults.push(fault);
                // It counts as a move, so that the line is not reported, too.
                if let Some(line) = &mut self.line {
                    line.turns += 1;
                }
            }
            RecordPartKind::Before => self.before(at),
            RecordPartKind::Resigns => {
                if let Some(line) = &mut self.line {
                    line.turns += 1;
                }
                self.resigned = Some(at);
            }
            RecordPartKind::Comment(text) => self.comment(0, text),
            RecordPartKind::Comments(text) => {
                let turns = self.line.as_ref().map_or(0, |line| self.turns.len() - line.before);
                match text.split_once('|') {
                    Some((first, second)) if turns > 1 => {
                        self.comment(1, first);
                        self.comment(0, second);
                    }
                    Some((first, _)) => self.comment(0, first),
                    None => self.comment(0, text),
                }
            }
            RecordPartKind::Variation => {
                let message = keyed!("variation-left-out");
                self.remark(Remark { key: "move".to_owned(), at: Some(at), message, help: None });
            }
            RecordPartKind::Closing(text) => {
                self.is_closed = true;
                self.closes(closing::read(text, at));
            }
        }
    }

    fn heading(&mut self, word: &str, value: &str, from: usize, at: Range<usize>) {
        let Some(key) = HeadingKey::of(word) else {
            let message = keyed!("unknown-heading", word);
            let help = if COLORS.iter().any(|color| color.eq_ignore_ascii_case(word)) {
                keyed!("write-side-of-color", value)
            } else {
                let known: Vec<&str> = HeadingKey::ALL.into_iter().map(HeadingKey::word).collect();
                keyed!("known-headings", known = known.join(", "))
            };
            self.remark(Remark { key: word.to_owned(), at: Some(at), message, help: Some(help) });
            return;
        };
        if self.headings.iter().any(|heading| heading.key == key) {
            self.faults.push(twice(word, at));
            return;
        }
        let at = from..from + value.len();
        if key == HeadingKey::Result && !value.is_empty() {
            self.closes(closing::read(value, at.clone()));
        }
        self.headings.push(Heading { key, value: value.to_owned(), at });
    }

    /// Takes a result; a second one has to say the same.
    fn closes(&mut self, closing: Result<Closing, Remark>) {
        let closing = match closing {
            Ok(closing) => closing,
            Err(fault) => {
                self.faults.push(fault);
                return;
            }
        };
        if let Some(before) = &mut self.closing {
            let unsaid = |result| matches!(result, WrittenResult::Other);
            if before.result != closing.result && !unsaid(before.result) && !unsaid(closing.result) {
                let message = keyed!("results-contradict");
                self.fault(closing.at, message, keyed!("keep-right-result"));
                return;
            }
            let reason = closing.reason.or(before.reason.take());
            *before = Closing { reason, ..closing };
            return;
        }
        self.closing = Some(closing);
    }

    fn number(&mut self, number: u32, at: Range<usize>) {
        if let Some(line) = &self.line {
            if line.number == number {
                // Said again between the two turns, as after a comment.
                return;
            }
            self.full_line(true);
        } else if let Some(at) = self.unnumbered.take() {
            let message = keyed!("move-before-first-number");
            let help = keyed!("begin-with-number");
            self.fault(at, message, help);
        }
        self.lines += 1;
        let expected = self.line.as_ref().map_or(1, |line| line.number.saturating_add(1));
        if number != expected {
            let message = keyed!("number-unexpected", number, expected);
            let help = keyed!("number-turns-once");
            self.fault(at.clone(), message, help);
        }
        self.line = Some(NumberedLine { number, at, turns: 0, going_on: 0, before: self.turns.len() });
    }

    /// Checks that a line has the turns it needs; `is_followed` says that another one follows.
    fn full_line(&mut self, is_followed: bool) {
        let Some(line) = &self.line else { return };
        let (number, at) = (line.number, line.at.clone());
        match line.turns {
            0 if is_followed => {
                let message = keyed!("number-without-move", number);
                let help = keyed!("write-both-moves");
                self.fault(at, message, help);
            }
            0 => {
                let message = keyed!("breaks-off-after-number", number);
                let help = keyed!("write-move-or-drop-number");
                self.fault(at, message, help);
            }
            1 if is_followed => {
                let message = keyed!("number-with-one-move", number);
                let help = keyed!("write-both-moves-everywhere");
                self.half_lines.push(fault("move", at, message, help));
            }
            _ => {}
        }
    }

    fn before(&mut self, at: Range<usize>) {
        if self.line.as_ref().is_none_or(|line| line.turns - line.going_on != 1) {
            let help = keyed!("write-first-move-in-place");
            self.fault(at, keyed!("move-left-out"), help);
        }
    }

    fn turn(&mut self, turn: WrittenTurn) {
        let at = turn.at.clone();
        if self.turns.len() >= MOST {
            if self.turns.len() == MOST {
                let message = keyed!("too-many-turns", most = MOST);
                self.fault(at, message, keyed!("write-one-game"));
                self.turns.push(turn);
            }
            return;
        }
        let goes_on = turn.goes_on || self.goes_on(&turn);
        match &mut self.line {
            None => {
                self.unnumbered.get_or_insert(at);
            }
            Some(line) if line.turns - line.going_on >= 2 && !goes_on => {
                let number = line.number;
                let message = keyed!("third-move-of-number", number);
                let help = keyed!("write-next-number", next = number.saturating_add(1));
                self.fault(at, message, help);
                return;
            }
            Some(line) => {
                line.turns += 1;
                line.going_on += usize::from(goes_on);
            }
        }
        self.turns.push(turn);
    }

    /// Whether a turn, written as one of its own, may continue the last turn: the same piece goes on after a capture.
    fn goes_on(&self, turn: &WrittenTurn) -> bool {
        let last = self.turns.last().and_then(|turn| turn.plays.last());
        let first = turn.plays.first();
        last.zip(first)
            .is_some_and(|(last, first)| last.play.to == first.play.from && !last.captures.is_empty())
    }

    /// Adds a comment to the turn that is `before` turns before the last. A comment before the first turn is dropped.
    fn comment(&mut self, before: usize, text: &str) {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if text.is_empty() {
            return;
        }
        let Some(turn) = self.turns.len().checked_sub(1 + before).and_then(|nth| self.turns.get_mut(nth))
        else {
            return;
        };
        match &mut turn.comment {
            Some(said) => {
                said.push(' ');
                said.push_str(&text);
            }
            none => *none = Some(text),
        }
    }

    /// Returns the record, or everything that is wrong with it.
    fn ended(mut self, end: usize) -> Result<(GameRecord, Vec<Remark>), Vec<Remark>> {
        self.full_line(false);
        self.halves();
        if self.turns.is_empty() && self.faults.is_empty() {
            let message = keyed!("record-without-moves");
            let help = keyed!("write-moves-behind-numbers");
            self.fault(end..end, message, help);
        }
        if let Some(at) = self.resigned.take() {
            self.resigns(at);
        }
        if !self.faults.is_empty() {
            self.faults.sort_by_key(|fault| fault.at.as_ref().map(|at| at.start));
            return Err(self.faults);
        }
        let Self { headings, turns, mut closing, remarks, .. } = self;
        let ended =
            headings.iter().find(|heading| heading.key == HeadingKey::Ended && !heading.value.is_empty());
        if let (Some(closing), Some(ended)) = (&mut closing, ended) {
            closing.reason.get_or_insert_with(|| ended.value.clone());
        }
        Ok((GameRecord { headings, turns, closing, end }, remarks))
    }

    /// Reports numbers with one turn, unless every number has one: then each turn has its own number, which is allowed.
    fn halves(&mut self) {
        let has_one = self.line.as_ref().is_some_and(|line| line.turns - line.going_on == 1);
        let singles = self.half_lines.len() + usize::from(has_one);
        if singles < self.lines {
            self.faults.append(&mut self.half_lines);
        }
    }

    /// OpenTafl's `---`: the side to move gives up. Who that is follows from the plays.
    fn resigns(&mut self, at: Range<usize>) {
        let before = self.closing.take();
        let result = before.as_ref().map_or(WrittenResult::Other, |closing| closing.result);
        let reason = before.and_then(|closing| closing.reason).or(Some("resigned".to_owned()));
        self.closing = Some(Closing { result, reason, resigns: true, at });
    }
}
