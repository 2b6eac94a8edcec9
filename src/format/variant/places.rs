//! Makes the setup of a variant, with every fault at its place in the file, and what to do about it.

use std::ops::Range;

use toml::de::DeTable;

use crate::format::about::{Circumstances, OmittedParagraph};
use crate::format::answers::{LAYOUT, Offered, section};
use crate::format::file::Report;
use crate::format::questions::question;
use crate::format::rows::Rows;
use crate::game::{
    Board, Contradiction, Counts, Piece, Ruleset, Setup, SetupFault, SetupWarning, Side, Special, Square,
    contradictions, validate,
};
use crate::keyed::{KeyedMessage, all_of, keyed};

/// Parts of a file that a fault may be about.
pub(crate) struct TextPlaces<'t> {
    pub(crate) rows: &'t Rows,
    pub(crate) file: &'t DeTable<'t>,
    /// Chosen options.
    pub(crate) chosen: Vec<&'t Offered<'t>>,
    pub(crate) report: &'t Report<'t>,
}

impl TextPlaces<'_> {
    /// Returns the setup, if its board can be made; reports each fault at its letter or value.
    pub(crate) fn setup(&self, declared: Option<Counts>, ruleset: Option<&Ruleset>) -> Option<Setup> {
        let (rows, report) = (self.rows, self.report);
        let Some(size) = rows.square_board(report) else {
            // Even if the shape is wrong, there must be one king, and the rules must not contradict each other.
            let kings: Vec<_> = rows.pieces().filter(|&(_, piece, _)| piece == Piece::King).collect();
            if kings.is_empty() {
                self.fault(&SetupFault::NoKing);
            }
            for (_, _, place) in kings.into_iter().skip(1) {
                let message = keyed!("another-king");
                report.error(place, message, keyed!("keep-one-king"));
            }
            for contradiction in ruleset.map(contradictions).unwrap_or_default() {
                self.fault(&SetupFault::Contradiction(contradiction));
            }
            return None;
        };
        let mut board = Board::empty(size);
        for (square, piece, _) in rows.pieces() {
            board.set(square, Some(piece));
        }
        let setup = Setup { board, declared };
        let faults = validate(&setup, ruleset.unwrap_or(&Ruleset::PLAIN));
        let known = |fault: &&SetupFault| match fault {
            // Without rules, or with unknown letters, these may be no faults.
            SetupFault::KingCaptured { .. }
            | SetupFault::Enclosed { .. }
            | SetupFault::Over { .. }
            | SetupFault::NoPlay { .. }
            | SetupFault::KingSafe { .. } => ruleset.is_some() && !rows.has_unknown,
            SetupFault::CountDiffers { .. } | SetupFault::OfficersMissing { .. } => !rows.has_unknown,
            SetupFault::KingEscaped { .. } => ruleset.is_some(),
            _ => true,
        };
        for fault in faults.iter().filter(known) {
            self.fault(fault);
        }
        Some(setup)
    }

    /// Reports a fault.
    fn fault(&self, fault: &SetupFault) {
        let keys = match fault {
            SetupFault::Contradiction(contradiction) => contradiction.keys().to_vec(),
            _ => Vec::new(),
        };
        let options = self.chosen.iter().filter(|option| keys.iter().any(|key| option.answers(key)));
        let options: Vec<&str> = options.map(|option| option.id.as_str()).collect();
        self.report.missing(self.of(fault), fault.message(), advice(fault, &options));
    }

    /// Reports a warning about something unusual.
    pub(crate) fn warn(&self, warning: &SetupWarning) {
        let meant = || keyed!("change-unless-meant");
        let open = || keyed!("name-what-is-played");
        let (place, help) = match warning {
            SetupWarning::KingOffCentre { square } | SetupWarning::NotFourFold { square, .. } => {
                (self.square(*square), meant())
            }
            SetupWarning::NotTwoToOne { .. } => (self.rows.span.clone(), meant()),
            SetupWarning::PlainOfficers { square, .. } => {
                let help = keyed!("write-men-or-jumps");
                (self.square(*square), help)
            }
            SetupWarning::WinAtOnce { play, .. } | SetupWarning::CaptureAtOnce { play, .. } => {
                let help = keyed!("move-piece-or-change-first");
                (self.square(play.from), help)
            }
            SetupWarning::RepetitionOpen => (self.answer(&["repetition"]), open()),
            SetupWarning::NoMoveOpen => (self.answer(&["no-move"]), open()),
        };
        self.report.warning(place, warning.message(), help);
    }

    fn of(&self, fault: &SetupFault) -> Range<usize> {
        match fault {
            SetupFault::Contradiction(contradiction) => self.answer(&contradiction.keys()),
            SetupFault::ThroneWithoutCentre { .. } if !self.report.is_own(&self.rows.span) => {
                self.answer(&["throne"])
            }
            SetupFault::CountDiffers { side, .. } => {
                let key = match side {
                    Side::Attackers => "attackers",
                    Side::Defenders => "defenders",
                };
                self.value("counts", key).unwrap_or_else(|| self.rows.span.clone())
            }
            SetupFault::OfficersMissing { rule, .. } => self.answer(&[rule.name()]),
            SetupFault::EscapeOffBoard { square, .. } | SetupFault::EscapeBarred { square, .. } => {
                self.escape_square(*square)
            }
            SetupFault::NoWayOut { .. } => self.answer(&["escape-squares", "escape"]),
            // The last king in the file is marked: the first may be the right one.
            SetupFault::ManyKings { squares } => {
                let places = squares.iter().map(|&square| self.square(square));
                places.max_by_key(|place| place.start).unwrap_or_else(|| self.rows.span.clone())
            }
            _ => {
                fault.squares().first().map_or_else(|| self.rows.span.clone(), |&square| self.square(square))
            }
        }
    }

    /// Returns the place of a square's letter in the layout.
    fn square(&self, square: Square) -> Range<usize> {
        self.rows.place(square).unwrap_or_else(|| self.rows.span.clone())
    }

    /// Returns the place of a key's value in a section.
    fn value(&self, of: &str, key: &str) -> Option<Range<usize>> {
        Some(section(self.file, of)?.get(key)?.span())
    }

    /// Returns the place of the answer to the first of these keys that the file itself answers; else of the first
    /// that a file it extends answers; else of the section.
    fn answer(&self, keys: &[&str]) -> Range<usize> {
        let places: Vec<Range<usize>> = keys.iter().filter_map(|key| self.value("rules", key)).collect();
        let own = places.iter().find(|place| self.report.is_own(place)).or(places.first()).cloned();
        own.or_else(|| Some(self.file.get("rules")?.span())).unwrap_or_else(|| self.rows.span.clone())
    }

    /// Reports a paragraph that was left out, at the answer that is the cause.
    pub(crate) fn left_out(&self, left_out: &OmittedParagraph, now: &Circumstances<'_>) {
        if let Some((message, help)) = left_out.told(now) {
            let place = left_out.questions.first().map_or(0..0, |key| self.changed(key));
            now.report.note(place, message, help);
        }
    }

    /// Returns the place that changed the answer to a question: the answer or its head's answer, the layout, or the
    /// file's `chosen` options. Prefers a place in the file itself.
    fn changed(&self, key: &str) -> Range<usize> {
        if key == LAYOUT {
            return self.rows.span.clone();
        }
        let head = question(key).and_then(|question| question.head.as_ref()).map(|head| head.key);
        let keys: Vec<&str> = [key].into_iter().chain(head).collect();
        let place = self.answer(&keys);
        let chosen =
            self.file.get("chosen").map(toml::Spanned::span).filter(|chosen| self.report.is_own(chosen));
        if self.report.is_own(&place) { place } else { chosen.unwrap_or(place) }
    }

    /// Returns the place of a square in `escape-squares`.
    fn escape_square(&self, square: Square) -> Range<usize> {
        let value = section(self.file, "rules").and_then(|rules| rules.get("escape-squares"));
        let list = value.and_then(|value| value.get_ref().as_array());
        let name = square.to_string();
        let item =
            list.and_then(|list| list.iter().find(|item| item.get_ref().as_str() == Some(name.as_str())));
        item.map_or_else(|| self.answer(&["escape-squares"]), toml::Spanned::span)
    }
}

/// Returns the advice for a fault of the setup; `options` are the chosen options that led to it.
fn advice(fault: &SetupFault, options: &[&str]) -> KeyedMessage {
    match fault {
        SetupFault::Size { .. } => {
            keyed!("write-rows")
        }
        SetupFault::ThroneWithoutCentre { .. } => keyed!("write-odd-rows"),
        SetupFault::Contradiction(contradiction) => way_out(*contradiction, options),
        SetupFault::NoKing => keyed!("write-one-king"),
        SetupFault::ManyKings { .. } => {
            keyed!("keep-one-of-kings")
        }
        SetupFault::NoAttackers => keyed!("write-attackers"),
        SetupFault::CountDiffers { .. } => {
            keyed!("change-layout-or-number")
        }
        SetupFault::ManOn { special: Special::Throne, .. } => keyed!("move-man-or-open-throne"),
        SetupFault::ManOn { .. } => keyed!("move-man"),
        SetupFault::Overlap { .. } => {
            keyed!("move-starting-piece")
        }
        SetupFault::EscapeOffBoard { .. } => keyed!("name-square-of-board"),
        SetupFault::EscapeBarred { special: Special::Throne, .. } => keyed!("open-throne-or-change-escape"),
        SetupFault::EscapeBarred { .. } => keyed!("open-camps-or-change-escape"),
        SetupFault::OfficersMissing { .. } => keyed!("write-officers"),
        SetupFault::KingEscaped { .. } => {
            keyed!("move-king-or-change-escape")
        }
        SetupFault::KingCaptured { .. } => {
            keyed!("move-attacker-away")
        }
        SetupFault::Enclosed { .. } => {
            keyed!("leave-way-to-edge")
        }
        SetupFault::Over { .. } => keyed!("move-piece-of-layout"),
        SetupFault::NoWayOut { .. } => keyed!("open-way-or-change-escape"),
        SetupFault::KingSafe { .. } => {
            keyed!("write-more-attackers")
        }
        SetupFault::NoPlay { .. } => {
            keyed!("leave-square-beside-pieces")
        }
    }
}

/// Returns the advice for two answers that contradict each other; `options` are the chosen options that give one of them.
fn way_out(contradiction: Contradiction, options: &[&str]) -> KeyedMessage {
    match contradiction {
        Contradiction::EscapeWithoutCorners => either("corners = \"single\"", "escape = \"edge\"", options),
        Contradiction::LinnaeanWithoutThrone => {
            either("linnaean = \"never\"", "throne = \"centre\"", options)
        }
        Contradiction::NearThroneWithoutThrone => capture_or_throne(options),
        Contradiction::CaptureOnEdgeOfEscape => or_elsewhere("king-on-edge = \"never\"", options),
        Contradiction::EdgeWithoutFourSides => {
            either("king-on-edge = \"never\"", "king-capture = \"four-sides\"", options)
        }
        Contradiction::ShieldwallWithoutCorners => {
            either("shieldwall = \"pieces-close\"", "corners = \"single\"", options)
        }
        Contradiction::FortOnEdgeOfEscape => or_elsewhere("exit-fort = \"no-effect\"", options),
        Contradiction::PointsWithoutEdge => either("match = \"single-game\"", "escape = \"edge\"", options),
        Contradiction::KingJumpWithoutSquares
        | Contradiction::CommanderJumpWithoutSquares
        | Contradiction::KnightJumpWithoutSquares => jump_or_squares(options),
        Contradiction::JumpOfUnarmedKing => either("king-jump = \"over\"", "king-arms = \"armed\"", options),
    }
}

/// Advises to write one of two lines, or to leave an option out.
fn either(line: &str, other: &str, options: &[&str]) -> KeyedMessage {
    match options {
        [] => keyed!("write-either-line", line, other),
        [option] => keyed!("write-either-or-no-option", line, other, option),
        several => keyed!("write-either-or-fewer-options", line, other, options => all_options(several)),
    }
}

/// Advises to write a line, to let the king escape elsewhere, or to leave an option out.
fn or_elsewhere(line: &str, options: &[&str]) -> KeyedMessage {
    match options {
        [] => keyed!("write-line-or-change-escape", line),
        [option] => keyed!("change-escape-or-no-option", line, option),
        several => keyed!("change-escape-or-fewer-options", line, options => all_options(several)),
    }
}

/// Advises to capture the king the same way everywhere, to give the board a throne, or to leave an option out.
fn capture_or_throne(options: &[&str]) -> KeyedMessage {
    match options {
        [] => keyed!("change-capture-or-throne"),
        [option] => keyed!("change-capture-or-no-option", option),
        several => keyed!("change-capture-or-fewer-options", options => all_options(several)),
    }
}

/// Advises to let pieces jump in another way, to give the board special squares, or to leave an option out.
fn jump_or_squares(options: &[&str]) -> KeyedMessage {
    match options {
        [] => keyed!("change-jump-or-board"),
        [option] => keyed!("change-jump-or-no-option", option),
        several => keyed!("change-jump-or-fewer-options", options => all_options(several)),
    }
}

/// Lists the ids of options.
fn all_options(options: &[&str]) -> KeyedMessage {
    all_of(options.iter().map(|option| format!("`{option}`")))
}
