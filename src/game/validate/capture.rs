//! Whether a king is closed in before anybody has moved, and how many attackers that takes.
//!
//! The engine captures by a move; here nobody has moved yet, so the same conditions are looked at as they stand on the
//! board: a king who starts like that could only have been captured.

use crate::game::square::Direction;
use crate::game::{
    BetweenCommanders, Board, Camps, Corners, KingCapture, KingEdge, Piece, Ruleset, Side, Square, Throne,
};

/// The attackers beside a king on `king` who is closed in by them, in the order of the layout; `None` if he isn't.
pub(super) fn captors(board: &Board, rules: &Ruleset, king: Square) -> Option<Vec<Square>> {
    let attacks = |square: Square| board.get(square).is_some_and(|piece| piece.side() == Side::Attackers);
    let closes =
        |square: Square| attacks(square) || board.get(square).is_none() && is_hostile(board, rules, square);
    let beside: Vec<Square> =
        board.squares().filter(|&square| attacks(square) && touches(king, square)).collect();
    // The men beside him don't count: on the edge alone means that none is left at all.
    let alone = !board.pieces().any(|(_, piece)| piece.side() == Side::Defenders && piece.is_man());
    let closed = match Ways::of(board, rules, king) {
        Ways::Opposite => opposite(board, king, closes),
        Ways::All => board.neighbours(king).all(closes),
        Ways::Attackers => board.neighbours(king).all(attacks),
        Ways::AttackersAlone => alone && board.neighbours(king).all(attacks),
        Ways::None => false,
    };
    let commander = |square: Square| board.get(square) == Some(Piece::Commander);
    let between = rules.between_commanders == BetweenCommanders::Captured && opposite(board, king, commander);
    (!beside.is_empty() && (closed || between)).then_some(beside)
}

/// The fewest attackers that can capture a king on any square of an empty board where he has not escaped.
pub(super) fn fewest(board: &Board, rules: &Ruleset) -> Option<usize> {
    let empty = Board::empty(board.size());
    let needed = |king: Square| {
        // An empty square that is hostile to him is one attacker less; but one has to move.
        let open = |square: &Square| !is_hostile(&empty, rules, *square);
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
            Ways::Attackers | Ways::AttackersAlone => Some(empty.neighbours(king).count()),
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
    /// The same, once no defender is left.
    AttackersAlone,
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
            (3, KingEdge::ThreeSides) => Self::Attackers,
            (3, KingEdge::ThreeSidesAlone) => Self::AttackersAlone,
            _ => Self::None,
        }
    }
}

/// Whether a square would be hostile to the king if it is empty.
fn is_hostile(board: &Board, rules: &Ruleset, square: Square) -> bool {
    let throne = match rules.throne {
        Throne::Centre { hostile, .. } => hostile.king && rules.throne_on(board) == Some(square),
        Throne::None => false,
    };
    let corner = match rules.corners {
        Corners::Marked { hostile, .. } => hostile.king && rules.is_corner(board.size(), square),
        Corners::None => false,
    };
    let camp = match &rules.camps {
        Camps::Marked { hostile, .. } => hostile.king && rules.is_camp(square),
        Camps::None => false,
    };
    throne || corner || camp
}

/// Whether two squares lie side by side.
fn touches(one: Square, other: Square) -> bool {
    one.file.abs_diff(other.file) + one.rank.abs_diff(other.rank) == 1
}

/// Whether two squares on opposite sides of a square are both closed.
fn opposite(board: &Board, square: Square, closes: impl Fn(Square) -> bool) -> bool {
    let beside = |direction| board.step(square, direction).is_some_and(&closes);
    beside(Direction::Left) && beside(Direction::Right) || beside(Direction::Down) && beside(Direction::Up)
}
