//! Lists of kinds of pieces, such as `tcnkTCNK`.

use crate::game::{Board, Foes, Piece};

/// Every letter of a list: man, commander, knight, king, mercenary, guard; capitals for the defenders.
pub(super) const LETTERS: &str = "tcnkmgTCNKMG";

/// The letter of a piece.
pub(super) const fn letter(piece: Piece) -> char {
    match piece {
        Piece::Attacker => 't',
        Piece::Commander => 'c',
        Piece::Defender => 'T',
        Piece::Knight => 'N',
        Piece::King => 'K',
    }
}

/// The piece of a letter. `None`: this program has no such piece.
pub(super) const fn piece(letter: char) -> Option<Piece> {
    match letter {
        't' => Some(Piece::Attacker),
        'c' => Some(Piece::Commander),
        'T' => Some(Piece::Defender),
        'N' => Some(Piece::Knight),
        'K' => Some(Piece::King),
        _ => None,
    }
}

/// Returns whether a list names the attackers, the defenders and the king. `None`: it names some kinds of men that a side has
/// on this board and not others, which no rule of this program can say.
pub(super) fn named(list: &str, board: &Board) -> Option<Foes> {
    let side = |man: Piece, officer: Piece| {
        let officers = board.count(officer) > 0;
        let men = board.count(man) > 0 || !officers;
        let has = |piece| list.contains(letter(piece));
        match (men, officers) {
            (true, true) if has(man) != has(officer) => None,
            (true, _) => Some(has(man)),
            (false, _) => Some(has(officer)),
        }
    };
    Some(Foes {
        attackers: side(Piece::Attacker, Piece::Commander)?,
        defenders: side(Piece::Defender, Piece::Knight)?,
        king: list.contains('K'),
    })
}

/// Writes the list that names these pieces.
pub(super) fn list(named: Foes) -> String {
    let parts =
        [(named.attackers, "tcnkm"), (named.defenders, "TCN"), (named.king, "K"), (named.defenders, "M")];
    parts.into_iter().filter(|(is_named, _)| *is_named).map(|(_, letters)| letters).collect()
}

/// The pieces that are in both lists.
pub(super) const fn both(one: Foes, other: Foes) -> Foes {
    Foes {
        attackers: one.attackers && other.attackers,
        defenders: one.defenders && other.defenders,
        king: one.king && other.king,
    }
}
