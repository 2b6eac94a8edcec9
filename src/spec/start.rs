//! The start of a variant: its layout and counts, with every fault at its letter.

use std::ops::Range;

use super::layout::Rows;
use super::report::Report;
use super::section::Section;
use super::value::read;
use crate::game::{Board, Counts, Piece, Ruleset, Setup, SetupFault, validate};

/// The declared counts, both or none, and where the section stands.
pub(super) fn counts(section: Section<'_>, report: &Report<'_>) -> (Option<Counts>, Range<usize>) {
    let span = section.span();
    let number =
        |key, example| section.needed(key, example).and_then(|value| read::<usize>(value, key, report));
    let attackers = number("attackers", "attackers = 24");
    let defenders = number("defenders", "defenders = 12");
    section.finish();
    (attackers.zip(defenders).map(|(attackers, defenders)| Counts { attackers, defenders }), span)
}

/// The setup, if nothing is wrong with it; each fault is reported at the letter it is about.
pub(super) fn setup(
    rows: &Rows,
    declared: Option<Counts>,
    counts_span: Range<usize>,
    ruleset: Option<&Ruleset>,
    report: &Report<'_>,
) -> Option<Setup> {
    let Some(size) = rows.square_board(report) else {
        // Whatever the shape is meant to be, there must be one king in it.
        let kings: Vec<_> = rows.pieces().filter(|&(_, piece, _)| piece == Piece::King).collect();
        if kings.is_empty() {
            report.missing(rows.span.clone(), SetupFault::NoKing.to_string(), advice(&SetupFault::NoKing));
        }
        for (_, _, place) in kings.into_iter().skip(1) {
            report.error(place, "another king: the layout has more than one", "keep one K");
        }
        return None;
    };
    let mut board = Board::empty(size);
    for (square, piece, _) in rows.pieces() {
        board.set(square, Some(piece));
    }
    let setup = Setup { board, declared };
    for fault in validate(&setup, ruleset.unwrap_or(&Ruleset::PLAIN)) {
        let by_rule = matches!(
            fault,
            SetupFault::KingCaptured { .. } | SetupFault::Enclosed { .. } | SetupFault::NoPlay { .. }
        );
        if by_rule && (ruleset.is_none() || rows.has_unknown) {
            continue;
        }
        if matches!(fault, SetupFault::CountDiffers { .. }) && rows.has_unknown {
            continue;
        }
        let span = match &fault {
            SetupFault::CountDiffers { .. } => counts_span.clone(),
            // The first king may be the right one.
            SetupFault::ManyKings { squares } => {
                let places = squares.iter().filter_map(|&square| rows.place(square));
                places.max_by_key(|place| place.start).unwrap_or_else(|| rows.span.clone())
            }
            _ => fault
                .squares()
                .first()
                .and_then(|&square| rows.place(square))
                .unwrap_or_else(|| rows.span.clone()),
        };
        report.missing(span, fault.to_string(), advice(&fault));
    }
    Some(setup)
}

/// What to do about a fault of the setup.
fn advice(fault: &SetupFault) -> &'static str {
    match fault {
        SetupFault::Size { .. } => "write from 5 to 25 rows, each with as many letters",
        SetupFault::ThroneWithoutCentre { .. } => {
            "write an odd number of rows and letters, or `throne = \"none\"` in [rules]"
        }
        SetupFault::NoKing => "write one K where the king starts",
        SetupFault::ManyKings { .. } => "keep one K and write `.` or `D` for the others",
        SetupFault::NoAttackers => "write an A where each attacker starts",
        SetupFault::CountDiffers { .. } => "change the layout, or the number in [counts]",
        SetupFault::ManOnThrone { .. } => "move the man to another square",
        SetupFault::KingOnEdge { .. } => "move the K inwards",
        SetupFault::KingCaptured { .. } => "move one of the attackers away from the king",
        SetupFault::Enclosed { .. } => "leave the king's side a way to the edge",
        SetupFault::NoPlay { .. } => "leave an empty square beside one of these pieces",
    }
}
