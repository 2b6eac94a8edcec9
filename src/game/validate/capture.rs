//! Whether the king is captured before anybody has moved, and how many attackers that takes.

use crate::game::ground::Ground;
use crate::game::king::king_is_surrounded;
use crate::game::square::Direction;
use crate::game::{BetweenCommanders, Board, KingCapture, KingEdge, Piece, Ruleset, Side, Square};

/// The attackers beside a king on `king` whom they hold captured, in the order of the layout; `None` if they don't.
/// A game captures by a move; a king who starts like that could only have been captured.
pub(super) fn captors(board: &Board, rules: &Ruleset, king: Square) -> Option<Vec<Square>> {
    let attacks = |square: Square| board.get(square).is_some_and(|piece| piece.side() == Side::Attackers);
    let beside = board.squares().filter(|&square| attacks(square) && touches(king, square));
    king_is_surrounded(board, rules, king).then(|| beside.collect())
}

/// The fewest attackers that can capture a king on any square of an empty board where he has not escaped.
pub(super) fn fewest(board: &Board, rules: &Ruleset) -> Option<usize> {
    let empty = Board::empty(board.size());
    let ground = Ground::new(rules.clone(), board.size());
    let needed = |king: Square| {
        // An empty square that is hostile to him is one attacker less; but one has to move.
        let open = |square: &Square| !ground.is_hostile_when_empty(*square, Piece::King);
        let sides = match Ways::of(&empty, rules, king) {
            Ways::None => None,
            Ways::Opposite => {
                let pairs = [(Direction::Left, Direction::Right), (Direction::Down, Direction::Up)];
                let pair = |(one, other)| Some([empty.step(king, one)?, empty.step(king, other)?]);
                pairs
                    .into_iter()
                    .filter_map(pair)
                    .map(|pair| pair.iter().filter(|square| open(square)).count())
                    .min()
            }
            Ways::All => Some(empty.neighbours(king).filter(open).count()),
            Ways::Attackers => Some(empty.neighbours(king).count()),
        };
        Some(sides?.max(1))
    };
    let there = |square: &Square| !rules.is_escape(empty.size(), *square);
    let least = empty.squares().filter(there).filter_map(needed).min();
    match rules.between_commanders {
        BetweenCommanders::Captured => Some(least.map_or(2, |least| least.min(2))),
        BetweenCommanders::Safe => least,
    }
}

/// Which squares beside a king must be closed to capture him.
enum Ways {
    /// Two opposite ones.
    Opposite,
    /// All there are.
    All,
    /// All there are, by attackers only.
    Attackers,
    /// He is safe here.
    None,
}

impl Ways {
    fn of(board: &Board, rules: &Ruleset, king: Square) -> Self {
        let near = rules.throne_on(board).is_some_and(|throne| king == throne || touches(king, throne));
        match rules.king_capture {
            KingCapture::TwoSides => return Self::Opposite,
            KingCapture::FourNearThrone if !near => return Self::Opposite,
            KingCapture::FourNearThrone | KingCapture::FourSides => {}
        }
        match (board.neighbours(king).count(), rules.king_edge) {
            (4, _) | (_, KingEdge::AllNeighbours) => Self::All,
            (3, KingEdge::ThreeSides | KingEdge::ThreeSidesAlone) => Self::Attackers,
            _ => Self::None,
        }
    }
}

/// Whether two squares lie side by side.
fn touches(one: Square, other: Square) -> bool {
    one.file.abs_diff(other.file) + one.rank.abs_diff(other.rank) == 1
}
