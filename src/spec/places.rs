//! Where a fault of the setup stands in the file, and what to do about it.

use std::ops::Range;

use toml::de::DeTable;

use super::inherit::section;
use super::layout::Rows;
use super::options::Offered;
use super::report::Report;
use super::spoken::LAYOUT;
use crate::game::{Contradiction, SetupFault, SetupWarning, Side, Special, Square};

/// The parts of a file that a fault may be about, the options chosen.
pub(super) struct TextPlaces<'t> {
    pub(super) rows: &'t Rows,
    pub(super) file: &'t DeTable<'t>,
    /// The options that are chosen.
    pub(super) chosen: Vec<&'t Offered<'t>>,
}

impl TextPlaces<'_> {
    /// Reports a fault.
    pub(super) fn report(&self, fault: &SetupFault, report: &Report<'_>) {
        let mut help = advice(fault).to_owned();
        if let SetupFault::Contradiction(contradiction) = fault {
            let keys = contradiction.keys();
            let options = self.chosen.iter().filter(|option| keys.iter().any(|key| option.answers(key)));
            let options: Vec<String> = options.map(|option| format!("`{}`", option.id)).collect();
            let leave_out = match options.as_slice() {
                [] => String::new(),
                [only] => format!("; or leave out the option {only}"),
                several => format!("; or leave out one of the options {}", several.join(" and ")),
            };
            help.push_str(&leave_out);
        }
        report.missing(self.of(fault, report), fault.to_string(), help);
    }

    /// Reports what is unusual.
    pub(super) fn warn(&self, warning: &SetupWarning, report: &Report<'_>) {
        let meant = "change it, or leave it if it is meant";
        let (place, help) = match warning {
            SetupWarning::KingOffCentre { square } | SetupWarning::NotFourFold { square, .. } => {
                (self.square(*square), meant)
            }
            SetupWarning::NotTwoToOne { .. } => (self.rows.span.clone(), meant),
            SetupWarning::PlainOfficers { square, .. } => {
                (self.square(*square), "write A or D for men, or say in [rules] how these officers jump")
            }
            SetupWarning::WinAtOnce { play, .. } | SetupWarning::CaptureAtOnce { play, .. } => (
                self.square(play.from),
                "move a piece of the layout, or let the other side begin, unless it is meant",
            ),
            SetupWarning::RepetitionOpen => (
                self.answer(&["repetition"], report),
                "name what is played, or leave it if the sources don't say either",
            ),
            SetupWarning::NoMoveOpen => (
                self.answer(&["no-move"], report),
                "name what is played, or leave it if the sources don't say either",
            ),
        };
        report.warning(place, warning.to_string(), help);
    }

    fn of(&self, fault: &SetupFault, report: &Report<'_>) -> Range<usize> {
        match fault {
            SetupFault::Contradiction(contradiction) => self.answer(&contradiction.keys(), report),
            SetupFault::ThroneWithoutCentre { .. } if !report.is_own(&self.rows.span) => {
                self.answer(&["throne"], report)
            }
            SetupFault::CountDiffers { side, .. } => {
                let key = match side {
                    Side::Attackers => "attackers",
                    Side::Defenders => "defenders",
                };
                self.value("counts", key).unwrap_or_else(|| self.rows.span.clone())
            }
            SetupFault::OfficersMissing { rule, .. } => self.answer(&[rule.name()], report),
            SetupFault::EscapeOffBoard { square, .. } | SetupFault::EscapeBarred { square, .. } => {
                self.escape_square(*square, report)
            }
            SetupFault::NoWayOut { .. } => self.answer(&["escape-squares", "escape"], report),
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

    /// The letter of a square.
    fn square(&self, square: Square) -> Range<usize> {
        self.rows.place(square).unwrap_or_else(|| self.rows.span.clone())
    }

    /// A value of a section.
    fn value(&self, of: &str, key: &str) -> Option<Range<usize>> {
        Some(section(self.file, of)?.get(key)?.span())
    }

    /// The answer under the first of some keys that the file gives itself, or else that it takes from another; without
    /// any, the section.
    fn answer(&self, keys: &[&str], report: &Report<'_>) -> Range<usize> {
        let places: Vec<Range<usize>> = keys.iter().filter_map(|key| self.value("rules", key)).collect();
        let own = places.iter().find(|place| report.is_own(place)).or(places.first()).cloned();
        own.or_else(|| Some(self.file.get("rules")?.span())).unwrap_or_else(|| self.rows.span.clone())
    }

    /// What made a question's answer another one: the answer or that of its head, the layout, or the options that the
    /// file chooses; best in the file itself.
    pub(super) fn changed(&self, key: &str, head: Option<&str>, report: &Report<'_>) -> Range<usize> {
        if key == LAYOUT {
            return self.rows.span.clone();
        }
        let keys: Vec<&str> = [key].into_iter().chain(head).collect();
        let place = self.answer(&keys, report);
        let chosen = self.file.get("chosen").map(toml::Spanned::span).filter(|chosen| report.is_own(chosen));
        if report.is_own(&place) { place } else { chosen.unwrap_or(place) }
    }

    /// A square of `escape-squares`.
    fn escape_square(&self, square: Square, report: &Report<'_>) -> Range<usize> {
        let value = section(self.file, "rules").and_then(|rules| rules.get("escape-squares"));
        let list = value.and_then(|value| value.get_ref().as_array());
        let name = square.to_string();
        let item =
            list.and_then(|list| list.iter().find(|item| item.get_ref().as_str() == Some(name.as_str())));
        item.map_or_else(|| self.answer(&["escape-squares"], report), toml::Spanned::span)
    }
}

/// What to do about a fault of the setup.
fn advice(fault: &SetupFault) -> &'static str {
    match fault {
        SetupFault::Size { .. } => "write from 5 to 25 rows, each with as many letters",
        SetupFault::ThroneWithoutCentre { .. } => {
            "write an odd number of rows and letters, or `throne = \"none\"` in [rules]"
        }
        SetupFault::Contradiction(contradiction) => way_out(*contradiction),
        SetupFault::NoKing => "write one K where the king starts",
        SetupFault::ManyKings { .. } => "keep one K and write `.` or `D` for the others",
        SetupFault::NoAttackers => "write an A where each attacker starts",
        SetupFault::CountDiffers { .. } => "change the layout, or this number",
        SetupFault::ManOn { special: Special::Throne, .. } => {
            "move the man to another square, or write `throne-stop = \"anyone\"`"
        }
        SetupFault::ManOn { .. } => "move the man to another square",
        SetupFault::Overlap { .. } => "move the piece that starts there to another square",
        SetupFault::EscapeOffBoard { .. } => {
            "name a square of the board: files are letters from the left, ranks are numbers from the bottom"
        }
        SetupFault::EscapeBarred { special: Special::Throne, .. } => {
            "write `throne-stop = \"king\"`, or let the king escape elsewhere"
        }
        SetupFault::EscapeBarred { .. } => {
            "write `camps-enter = \"anyone\"`, or let the king escape elsewhere"
        }
        SetupFault::OfficersMissing { .. } => {
            "write C for each commander and N for each knight in the layout, or take this line out"
        }
        SetupFault::KingEscaped { .. } => "move the K to another square, or change where he escapes",
        SetupFault::KingCaptured { .. } => "move one of the attackers away from the king",
        SetupFault::Enclosed { .. } => "leave the king's side a way to the edge",
        SetupFault::Over { .. } => "move a piece of the layout",
        SetupFault::NoWayOut { .. } => {
            "let the king escape elsewhere, or let him enter or pass the squares that bar his way"
        }
        SetupFault::KingSafe { .. } => "write more attackers into the layout, or change `king-capture`",
        SetupFault::NoPlay { .. } => "leave an empty square beside one of these pieces",
    }
}

/// How two answers can be made to agree.
const fn way_out(contradiction: Contradiction) -> &'static str {
    match contradiction {
        Contradiction::EscapeWithoutCorners => "write `corners = \"single\"`, or `escape = \"edge\"`",
        Contradiction::LinnaeanWithoutThrone => "write `linnaean = \"never\"`, or `throne = \"centre\"`",
        Contradiction::NearThroneWithoutThrone => {
            "write `king-capture = \"two-sides\"` or \"four-sides\", or `throne = \"centre\"`"
        }
        Contradiction::CaptureOnEdgeOfEscape => {
            "write `king-on-edge = \"never\"`, or let him escape elsewhere"
        }
        Contradiction::EdgeWithoutFourSides => {
            "write `king-on-edge = \"never\"`, or `king-capture = \"four-sides\"`"
        }
        Contradiction::ShieldwallWithoutCorners => {
            "write `shieldwall = \"pieces-close\"`, or `corners = \"single\"`"
        }
        Contradiction::FortOnEdgeOfEscape => "write `exit-fort = \"no-effect\"`, or let him escape elsewhere",
        Contradiction::PointsWithoutEdge => "write `match = \"single-game\"`, or `escape = \"edge\"`",
        Contradiction::KingJumpWithoutSquares
        | Contradiction::CommanderJumpWithoutSquares
        | Contradiction::KnightJumpWithoutSquares => {
            "write \"never\" or another way to jump, or give the board a throne or corners"
        }
        Contradiction::JumpOfUnarmedKing => "write `king-jump = \"over\"`, or `king-arms = \"armed\"`",
    }
}
