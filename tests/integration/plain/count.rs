//! How many sequences of plays there are by the plain rules.

use super::{At, Letters, Plain, letters};
use tafl_print::game::{Berserk, Board, Ruleset, Side};

/// The number of sequences of `depth` plays from a board, by the plain rules; each leg of a berserk turn is a play. Only
/// for starts from which no game ends within so few plays, which is asserted.
pub(crate) fn count(board: &Board, rules: &Ruleset, side: Side, depth: usize) -> usize {
    let plain = Plain { rules, size: i32::from(board.size()) };
    plain.count(&letters(board), side, None, depth)
}

impl Plain<'_> {
    /// The plays of a side: all squares that the piece may move to, and what it captures. A piece in the middle of a
    /// berserk turn is the only one to move, and has to capture.
    fn plays(&self, pieces: &Letters, side: Side, raging: Option<At>) -> Vec<(At, At, Vec<At>)> {
        let mut found = Vec::new();
        for &from in pieces.keys().filter(|&&from| raging.is_none_or(|square| square == from)) {
            let line = (0..self.size).flat_map(|n| [(n, from.1), (from.0, n)]);
            for to in line.filter(|&to| self.may_move(pieces, side, from, to)) {
                let captured = self.captured(pieces, from, to);
                if raging.is_none() || !captured.is_empty() {
                    found.push((from, to, captured));
                }
            }
        }
        found
    }

    fn count(&self, pieces: &Letters, side: Side, raging: Option<At>, depth: usize) -> usize {
        let plays = self.plays(pieces, side, raging);
        if depth == 1 {
            return plays.len();
        }
        let after = |(from, to, captured): (At, At, Vec<At>)| {
            let mut after = pieces.clone();
            let letter = after.remove(&from).expect("a piece that moves");
            after.insert(to, letter);
            after.retain(|at, _| !captured.contains(at));
            let king = after.iter().find(|&(_, &letter)| letter == 'K').map(|(&at, _)| at);
            assert!(king.is_some_and(|king| !self.has_escaped(king)), "too deep to count");
            let goes_on = self.rules.berserk == Berserk::Captures
                && !captured.is_empty()
                && !self.plays(&after, side, Some(to)).is_empty();
            let (next, raging) = if goes_on { (side, Some(to)) } else { (side.other(), None) };
            self.count(&after, next, raging, depth - 1)
        };
        plays.into_iter().map(after).sum()
    }
}
