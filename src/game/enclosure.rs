//! Whether the attackers have hemmed in the whole of the defenders' side.

use super::{Board, Piece, Side};

/// Whether neither the king nor any defender has a way to the edge: a path of neighbouring squares, in rows
/// and columns, none of which holds an attacker. Defenders do not stop one another, for they can step aside,
/// and the throne is a square like any other. `false` if no king is on the board.
pub(super) fn is_enclosed(board: &Board) -> bool {
    if board.king().is_none() {
        return false;
    }
    // Walks inwards from the edge over squares without attackers, until it meets a defender.
    let mut seen = vec![false; usize::from(board.size()) * usize::from(board.size())];
    let mut open: Vec<_> = board.squares().filter(|&square| board.is_edge(square)).collect();
    while let Some(square) = open.pop() {
        let piece = board.get(square);
        if std::mem::replace(&mut seen[board.index(square)], true) || piece == Some(Piece::Attacker) {
            continue;
        }
        if piece.is_some_and(|piece| piece.side() == Side::Defenders) {
            return false;
        }
        open.extend(board.neighbours(square));
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
    fn no_king_no_enclosure() {
        assert!(!enclosed("..A..\n.A.A.\nA.D.A\n.A.A.\n..A.."));
    }
}
