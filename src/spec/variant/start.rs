//! Reads the start of a variant: its layout and counts, with every fault at its letter.

use super::places::TextPlaces;
use crate::game::{Board, Counts, Piece, Ruleset, Setup, SetupFault, contradictions, validate};
use crate::keyed::keyed;
use crate::spec::file::FileSection;

/// Reads the declared counts. `None`: one of them is missing or faulty.
pub(crate) fn counts(section: FileSection<'_>) -> Option<Counts> {
    let number = |key, example| section.needed(key, example).and_then(|value| value.read::<usize>());
    let attackers = number("attackers", "attackers = 24");
    let defenders = number("defenders", "defenders = 12");
    section.finish();
    Some(Counts { attackers: attackers?, defenders: defenders? })
}

/// Returns the setup, if its board can be made; reports each fault at its letter or value.
pub(crate) fn setup(
    declared: Option<Counts>,
    ruleset: Option<&Ruleset>,
    places: &TextPlaces<'_>,
) -> Option<Setup> {
    let (rows, report) = (places.rows, places.report);
    let Some(size) = rows.square_board(report) else {
        // Even if the shape is wrong, there must be one king, and the rules must not contradict each other.
        let kings: Vec<_> = rows.pieces().filter(|&(_, piece, _)| piece == Piece::King).collect();
        if kings.is_empty() {
            places.fault(&SetupFault::NoKing);
        }
        for (_, _, place) in kings.into_iter().skip(1) {
            let message = keyed!("another-king", "another king: the layout has more than one");
            report.error(place, message, keyed!("keep-one-king", "keep one K"));
        }
        for contradiction in ruleset.map(contradictions).unwrap_or_default() {
            places.fault(&SetupFault::Contradiction(contradiction));
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
        places.fault(fault);
    }
    Some(setup)
}
