//! What may be wrong with a setup, and what is unusual about it.

mod capture;
mod contradiction;
mod fault;
mod start;
mod warning;

use std::ops::RangeInclusive;

pub use contradiction::{Contradiction, contradictions};
pub use fault::{OfficerRule, SetupFault, Special};
pub use warning::{SetupWarning, warnings};

use super::{
    BetweenCommanders, Board, CampRight, Camps, Counts, Ending, Escape, Game, Jump, Piece, Position, Ruleset,
    Setup, Side, Square, Throne, ThroneStop, plays,
};

/// The sizes of boards the program makes kits for.
pub const SIZES: RangeInclusive<u8> = 5..=25;

/// Everything that is wrong with a setup under its rules, in the order of [`SetupFault`]; nothing if a game
/// can start from it.
///
/// Faults that would only repeat another one are left out. A size that can't be made hides that a king has escaped, that the game
/// is over, and that a side can't play. Kings too many or too few, and rules that contradict themselves, hide that the king is
/// captured, enclosed, safe, or without a way out. Wrong escape squares hide that he has no way out.
#[must_use]
pub fn validate(setup: &Setup, ruleset: &Ruleset) -> Vec<SetupFault> {
    let board = &setup.board;
    let size = board.size();
    let mut faults = Vec::new();

    if !SIZES.contains(&size) {
        faults.push(SetupFault::Size { size });
    }
    if matches!(ruleset.throne, Throne::Centre { .. }) && board.centre().is_none() {
        faults.push(SetupFault::ThroneWithoutCentre { size });
    }
    faults.extend(contradictions(ruleset).into_iter().map(SetupFault::Contradiction));
    let sound = faults.is_empty();
    faults.extend(pieces(setup));
    faults.extend(special_squares(board, ruleset));
    faults.extend(officers(board, ruleset));
    if !SIZES.contains(&size) {
        return faults;
    }
    let kings: Vec<Square> = standing(board, |piece| piece == Piece::King);
    let escaped = kings.iter().filter(|&&king| ruleset.is_escape(size, king));
    faults.extend(escaped.map(|&square| SetupFault::KingEscaped { square }));
    if let &[square] = kings.as_slice()
        && sound
    {
        faults.extend(over(board, ruleset, square));
        let named = |fault: &SetupFault| {
            matches!(fault, SetupFault::EscapeOffBoard { .. } | SetupFault::EscapeBarred { .. })
        };
        if !faults.iter().any(named) && !finds_way_out(board, ruleset, square) {
            faults.push(SetupFault::NoWayOut { square });
        }
        faults.extend(safe(board, ruleset));
    }
    for &side in Side::ALL {
        let squares = standing(board, |piece| piece.side() == side);
        if !squares.is_empty() && !plays::any(board, ruleset, side) {
            faults.push(SetupFault::NoPlay { side, squares });
        }
    }
    faults
}

/// The squares of some pieces, in the order of the layout.
fn standing(board: &Board, wanted: impl Fn(Piece) -> bool) -> Vec<Square> {
    board.pieces().filter(|&(_, piece)| wanted(piece)).map(|(square, _)| square).collect()
}

/// Returns the faults of a wrong number of kings or men.
fn pieces(setup: &Setup) -> Vec<SetupFault> {
    let mut faults = Vec::new();
    let kings = standing(&setup.board, |piece| piece == Piece::King);
    match kings.len() {
        0 => faults.push(SetupFault::NoKing),
        1 => {}
        _ => faults.push(SetupFault::ManyKings { squares: kings }),
    }
    if setup.men(Side::Attackers) == 0 {
        faults.push(SetupFault::NoAttackers);
    }
    if let Some(Counts { attackers, defenders }) = setup.declared {
        for (side, declared) in [(Side::Attackers, attackers), (Side::Defenders, defenders)] {
            let found = setup.men(side);
            if found != declared {
                faults.push(SetupFault::CountDiffers { side, declared, found });
            }
        }
    }
    faults
}

/// Returns the faults of men on squares where they may not stand, and of special squares in the wrong place.
fn special_squares(board: &Board, ruleset: &Ruleset) -> Vec<SetupFault> {
    let mut faults = Vec::new();
    let throne = ruleset.throne_on(board);
    let open = matches!(ruleset.throne, Throne::Centre { stop: ThroneStop::Anyone, .. });
    for (square, piece) in board.pieces().filter(|(_, piece)| piece.is_man()) {
        let special = if Some(square) == throne && !open {
            Special::Throne
        } else if ruleset.is_corner(board.size(), square) {
            Special::Corner
        } else {
            continue;
        };
        faults.push(SetupFault::ManOn { special, square, piece });
    }
    // On a throne that is closed to men no overlap is told: the man who starts there is a fault (`ManOn`) already.
    if let Some(square) = throne.filter(|&square| open && ruleset.is_camp(square)) {
        faults.push(SetupFault::Overlap { square, special: Special::Throne, other: Special::Camp });
    }
    if let Escape::Squares(squares) = &ruleset.escape {
        let outside = squares.iter().filter(|&&square| !board.contains(square));
        let size = board.size();
        faults.extend(outside.map(|&square| SetupFault::EscapeOffBoard { square, size }));
        faults.extend(squares.iter().filter_map(|&square| {
            let special = barred(ruleset, throne, square)?;
            let there = board.contains(square) && board.get(square) != Some(Piece::King);
            there.then_some(SetupFault::EscapeBarred { square, special })
        }));
    }
    faults
}

/// Returns what kind of special square the king may not enter there. `None`: he may enter the square.
fn barred(ruleset: &Ruleset, throne: Option<Square>, square: Square) -> Option<Special> {
    if Some(square) == throne {
        let closed = matches!(ruleset.throne, Throne::Centre { stop: ThroneStop::Nobody, .. });
        return closed.then_some(Special::Throne);
    }
    let closed =
        matches!(ruleset.camps, Camps::Marked { enter: CampRight::Attackers | CampRight::Nobody, .. });
    (closed && ruleset.is_camp(square)).then_some(Special::Camp)
}

/// Returns the faults of rules about officers that the layout does not have.
fn officers(board: &Board, ruleset: &Ruleset) -> Vec<SetupFault> {
    let (commanders, knights) = (board.count(Piece::Commander), board.count(Piece::Knight));
    let mut faults = Vec::new();
    let mut missing = |piece, rule| faults.push(SetupFault::OfficersMissing { piece, rule });
    if ruleset.jumps.commander != Jump::Never && commanders == 0 {
        missing(Piece::Commander, OfficerRule::CommanderJump);
    }
    if ruleset.jumps.knight != Jump::Never && knights == 0 {
        missing(Piece::Knight, OfficerRule::KnightJump);
    }
    if ruleset.between_commanders == BetweenCommanders::Captured && commanders < 2 {
        missing(Piece::Commander, OfficerRule::BetweenCommanders);
    }
    faults
}

/// Returns the fault of a game that is over before it starts. A king who has escaped is another fault already.
fn over(board: &Board, ruleset: &Ruleset, square: Square) -> Option<SetupFault> {
    if ruleset.is_escape(board.size(), square) {
        return None;
    }
    if let Some(captors) = capture::captors(board, ruleset, square) {
        return Some(SetupFault::KingCaptured { square, captors });
    }
    // Whose turn it is makes no difference, but for a side that can't move, which is another fault.
    let outcome = Game::new(Position::new(board.clone(), ruleset.first.side()), ruleset.clone()).outcome()?;
    match outcome.how {
        Ending::NoMove => None,
        Ending::Enclosed => Some(SetupFault::Enclosed { square }),
        _ => Some(SetupFault::Over { square, outcome }),
    }
}

/// Returns the fault of too few attackers to capture the king.
fn safe(board: &Board, ruleset: &Ruleset) -> Option<SetupFault> {
    let found = board.pieces().filter(|(_, piece)| piece.side() == Side::Attackers).count();
    let needed = capture::fewest(board, ruleset)?;
    (0 < found && found < needed).then_some(SetupFault::KingSafe { needed, found })
}

/// Whether a king alone on the board gets to a square where he escapes, in any number of moves.
fn finds_way_out(board: &Board, ruleset: &Ruleset, king: Square) -> bool {
    let size = board.size();
    let mut seen = vec![king];
    let mut next = 0;
    while let Some(&at) = seen.get(next) {
        next += 1;
        if ruleset.is_escape(size, at) {
            return true;
        }
        let mut alone = Board::empty(size);
        alone.set(at, Some(Piece::King));
        for to in Position::new(alone, Side::Defenders).reach(ruleset, at) {
            if !seen.contains(&to) {
                seen.push(to);
            }
        }
    }
    false
}

#[cfg(test)]
mod tests;
