//! Whether the attackers have hemmed in the whole of the defenders' side.

use super::square::Direction;
use super::{Board, Side, Square};

/// Whether neither the king nor any defender has a way to the edge: a path of neighbouring squares, in rows
/// and columns, none of which holds an attacker. Defenders do not stop one another, for they can step aside,
/// and special squares are squares like any other. `false` if no king is on the board.
pub(super) fn is_enclosed(board: &Board) -> bool {
    let Some(king) = board.king() else { return false };
    // Walks outwards from king and defenders until it comes to the edge, which in most positions is soon.
    let mut seen = vec![false; usize::from(board.size()) * usize::from(board.size())];
    is_cut_off(board, king, &mut seen)
        && board
            .pieces()
            .filter(|(_, piece)| piece.side() == Side::Defenders)
            .all(|(square, _)| is_cut_off(board, square, &mut seen))
}

/// Whether no way leads from a square to the edge. The squares in `seen` are skipped: no way leads from them either.
fn is_cut_off(board: &Board, from: Square, seen: &mut [bool]) -> bool {
    let mut open = vec![from];
    while let Some(square) = open.pop() {
        if board.is_edge(square) {
            return false;
        }
        if std::mem::replace(&mut seen[board.index(square)], true) {
            continue;
        }
        // `open` is a stack: the directions pushed last, which lead to the nearer edges, are tried first.
        let across = if square.file < board.size() / 2 { Direction::Left } else { Direction::Right };
        let along = if square.rank < board.size() / 2 { Direction::Down } else { Direction::Up };
        for direction in [across.opposite(), along.opposite(), along, across] {
            if let Some(next) = board.step(square, direction)
                && !board.holds(next, Side::Attackers)
                && !seen[board.index(next)]
            {
                open.push(next);
            }
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    fn enclosed(rows: &str) -> bool {
        is_enclosed(&rows.parse().unwrap())
    }

    #[test]
    fn diagonal_gaps_are_closed() {
        assert!(enclosed("..A..\n.A.A.\nA.K.A\n.A.A.\n..A.."));
    }

    #[test]
    fn a_gap_opens_the_ring() {
        assert!(!enclosed("..A..\n.A.A.\nA.K.A\n.A...\n..A.."));
    }

    #[test]
    fn every_defender_must_be_inside() {
        assert!(enclosed("..A..\n.ADA.\nADKDA\n.A.A.\n..A.."));
        assert!(!enclosed("..A.D\n.A.A.\nA.K.A\n.A.A.\n..A.."));
    }

    #[test]
    fn a_piece_on_the_edge_is_never_enclosed() {
        assert!(!enclosed(".ADA.\n.AKA.\n..A..\n.....\n....."));
    }

    #[test]
    fn officers_are_men() {
        assert!(enclosed("..C..\n.A.A.\nC.K.A\n.ANA.\n..A.."));
        assert!(!enclosed("..A.N\n.A.A.\nA.K.A\n.A.A.\n..A.."));
    }

    #[test]
    fn no_king_no_enclosure() {
        assert!(!enclosed("..A..\n.A.A.\nA.D.A\n.A.A.\n..A.."));
    }
}
