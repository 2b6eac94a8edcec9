//! Whether the king is captured before anybody has moved, and how many attackers that takes.

use crate::game::ground::{LINES, SquareGround};
use crate::game::king::{KingSides, king_is_surrounded, sides};
use crate::game::{BetweenCommanders, Board, KingEdge, Piece, Ruleset, Side, Square};

/// The attackers beside a king on `king` whom they hold captured, in the order of the layout; `None` if they don't.
/// In a game only a move captures; but a king who starts like that has not moved there himself, so he counts as captured.
pub(super) fn captors(board: &Board, rules: &Ruleset, king: Square) -> Option<Vec<Square>> {
    let beside = |square: &Square| board.neighbours(*square).any(|next| next == king);
    let attackers = board.squares().filter(|&square| board.holds(square, Side::Attackers));
    king_is_surrounded(board, rules, king).then(|| attackers.filter(beside).collect())
}

/// The fewest attackers that can capture a king on any square of an empty board where he has not escaped.
pub(super) fn fewest(board: &Board, rules: &Ruleset) -> Option<usize> {
    let empty = Board::empty(board.size());
    let ground = SquareGround::new(rules.clone(), board.size());
    let there = |square: &Square| !ground.mark(*square).escape;
    let least = empty.squares().filter(there).filter_map(|king| needed(&empty, &ground, king)).min();
    match rules.between_commanders {
        BetweenCommanders::Captured => Some(least.map_or(2, |least| least.min(2))),
        BetweenCommanders::Safe => least,
    }
}

/// How many attackers it takes to capture a king on one square of an empty board; `None` where he is safe.
fn needed(empty: &Board, ground: &SquareGround, king: Square) -> Option<usize> {
    // An empty square that is hostile to him saves one attacker; but one at least has to move.
    let open = |square: &Square| !ground.is_hostile_when_empty(*square, Piece::King);
    let needed = match sides(ground, king) {
        KingSides::Two => {
            let pairs = LINES.into_iter().filter_map(|(one, other)| {
                let pair = [empty.step(king, one)?, empty.step(king, other)?];
                Some(pair.iter().filter(|&square| open(square)).count())
            });
            pairs.min()?
        }
        KingSides::Four => match (empty.neighbours(king).count(), ground.rules().king_edge) {
            (4, _) | (_, KingEdge::AllNeighbours) => empty.neighbours(king).filter(open).count(),
            (3, KingEdge::ThreeSides | KingEdge::ThreeSidesAlone) => 3,
            _ => return None,
        },
    };
    Some(needed.max(1))
}
