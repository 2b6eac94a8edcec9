//! The exit fort: a king on the edge behind a ring of his men that no attacker can ever break.
//!
//! The rule is the one of Copenhagen Hnefatafl (A. Nielsen, A. Bartley and T. Millar, 2012): the king touches the edge of
//! the board, is able to move, and it is impossible to break his fort. "Impossible" is about all that the attackers could
//! ever do, so it is proved here, not searched for.
//!
//! Suppose that from now on the king alone moves, inside, and the attackers do as they like. Take a set of defenders that
//! is *closed*: no member can be captured as long as all members stand. Then none of them is ever captured: the first
//! capture of a member would have to happen while all of them still stand. So it is enough to know what attackers can
//! do while the whole set stands:
//!
//! - They get only to squares that are joined to one of them along rows and columns without crossing the set. All
//!   defenders outside it are taken to be gone and all camps to be open: more than the attackers can really do. Squares
//!   that they may neither enter nor cross, such as the corners, keep them out as the men do.
//! - A man between two opposite squares is captured by attackers on both, or by an attacker on one and hostility of the
//!   other; an attacker can be on a square it gets to if it may stop there. So a man is proof when on both of
//!   its lines one side is held by the set, lies inside, or is off the board: a man on the edge has one line only.
//! - A row along the edge can also be captured as a [`Shieldwall`]. Each man of the row must be faced by a square that
//!   attackers can hold, and both ends closed.
//! - A commander who may jump gets over ordinary men, and may take the man.
//!
//! The largest closed set is the rest of all defenders after taking away men who can be captured, again and again until nobody
//! can. If the squares that attackers get to while it stands do not include the king's, he sits in a fort; the squares
//! beside him that are empty are inside it, so attackers never stand beside him. Attackers inside the ring get to his
//! square, so there is no fort while one is left. On a board without attackers, as a diagram may have it, they are taken to
//! be on every empty square to which the king's way is closed; if there is none, there is no ring, and no fort.
//!
//! The proof is never wrong in the defenders' favour. It can miss a fort that would fall only to more attackers than are
//! left, or to squares that rules of camps keep them from.

use super::ground::{LINES, SquareGround};
use super::plays;
use super::square::Direction;
use super::{Board, Jump, Piece, Shieldwall, Side, Square};

/// Whether the king is in an exit fort. `false` if no king is on the board.
pub(super) fn is_in_fort(board: &Board, ground: &SquareGround) -> bool {
    let Some(king) = board.king() else { return false };
    board.is_edge(king)
        && !meets_attacker(board, ground, king)
        && plays::can_move(board, ground, king)
        && Siege::new(board, ground, king).holds()
}

/// Whether an attacker can walk to the king as the men stand now. Nearly always one can, and this is found fast.
fn meets_attacker(board: &Board, ground: &SquareGround, king: Square) -> bool {
    let mut seen = vec![false; usize::from(board.size()) * usize::from(board.size())];
    let mut next = vec![king];
    while let Some(square) = next.pop() {
        if std::mem::replace(&mut seen[board.index(square)], true) {
            continue;
        }
        for beside in board.neighbours(square) {
            if board.holds(beside, Side::Attackers) {
                return true;
            }
            if board.get(beside).is_none() && may_enter(ground, beside) {
                next.push(beside);
            }
        }
    }
    false
}

/// Whether an attacker may stop on a square or cross it. Attackers may be in camps that none may enter, so camps count as
/// open to them.
fn may_enter(ground: &SquareGround, square: Square) -> bool {
    let mark = ground.mark(square);
    mark.stop.has(Piece::Attacker) || mark.pass.has(Piece::Attacker) || ground.is_camp(square)
}

/// What attackers could ever do against the defenders who are still thought to be proof against capture.
struct Siege<'a> {
    board: &'a Board,
    ground: &'a SquareGround,
    king: Square,
    /// What a commander on this board may do.
    jump: Jump,
    /// For each square, whether it has a defender who is thought to be proof.
    proof: Vec<bool>,
    /// For each square, whether attackers can get to it while those men stand.
    open: Vec<bool>,
}

impl<'a> Siege<'a> {
    fn new(board: &'a Board, ground: &'a SquareGround, king: Square) -> Self {
        let jump =
            if board.count(Piece::Commander) > 0 { ground.rules().jumps.commander } else { Jump::Never };
        let mut proof = vec![false; usize::from(board.size()) * usize::from(board.size())];
        for (square, piece) in board.pieces() {
            proof[board.index(square)] = piece.is_man() && piece.side() == Side::Defenders;
        }
        Self { board, ground, king, jump, open: vec![false; proof.len()], proof }
    }

    /// Removes men from `proof` until none of the rest can be captured. Returns whether these keep all attackers from the king.
    fn holds(mut self) -> bool {
        let outside = self.outside();
        if outside.is_empty() {
            return false;
        }
        loop {
            self.spread(&outside);
            if self.is_open(self.king) {
                return false;
            }
            let men = self.board.squares().filter(|&square| self.is_proof(square));
            let lost: Vec<Square> = men.filter(|&man| self.is_lost(man)).collect();
            if lost.is_empty() {
                return true;
            }
            for man in lost {
                self.proof[self.board.index(man)] = false;
            }
        }
    }

    fn is_proof(&self, square: Square) -> bool {
        self.proof[self.board.index(square)]
    }

    fn is_open(&self, square: Square) -> bool {
        self.open[self.board.index(square)]
    }

    /// Where attackers are. If none is on the board: the empty squares to which no way leads from the king's.
    fn outside(&self) -> Vec<Square> {
        let attackers = self.board.pieces().filter(|(_, piece)| piece.side() == Side::Attackers);
        let attackers: Vec<Square> = attackers.map(|(square, _)| square).collect();
        if !attackers.is_empty() {
            return attackers;
        }
        let mut inside = vec![false; self.open.len()];
        let mut next = vec![self.king];
        while let Some(square) = next.pop() {
            if !std::mem::replace(&mut inside[self.board.index(square)], true) {
                next.extend(self.board.neighbours(square).filter(|&beside| self.board.get(beside).is_none()));
            }
        }
        let empty = self.board.squares().filter(|&square| self.board.get(square).is_none());
        empty.filter(|&square| !inside[self.board.index(square)] && may_enter(self.ground, square)).collect()
    }

    /// Finds the squares that attackers who start from `outside` can get to.
    fn spread(&mut self, outside: &[Square]) {
        self.open.fill(false);
        let mut next = outside.to_vec();
        while let Some(square) = next.pop() {
            if std::mem::replace(&mut self.open[self.board.index(square)], true) {
                continue;
            }
            for direction in Direction::ALL {
                let Some(beside) = self.board.step(square, direction) else { continue };
                let beyond = self.can_be_jumped(beside).then(|| self.board.step(beside, direction)).flatten();
                next.extend([Some(beside), beyond].into_iter().flatten().filter(|&to| self.gets_to(to)));
            }
        }
    }

    /// Whether an attacker beside a square may go on to it. The king's square counts as open, whatever it is: who gets to
    /// that is beside the king.
    fn gets_to(&self, square: Square) -> bool {
        !self.is_proof(square) && (may_enter(self.ground, square) || square == self.king)
    }

    /// Whether a commander could jump over the man, for all that is known.
    fn can_be_jumped(&self, man: Square) -> bool {
        self.jump != Jump::Never && self.board.get(man) == Some(Piece::Defender)
    }

    /// Whether an attacker can stand on a square of the board.
    fn can_stand(&self, square: Square) -> bool {
        let stands = self.board.holds(square, Side::Attackers);
        let allowed = self.ground.mark(square).stop.has(Piece::Attacker) || self.ground.is_camp(square);
        self.is_open(square) && (stands || allowed)
    }

    /// Whether the man can be captured while all others stand that are thought to be proof.
    fn is_lost(&self, man: Square) -> bool {
        LINES.into_iter().any(|(there, back)| {
            let (Some(one), Some(other)) = (self.board.step(man, there), self.board.step(man, back)) else {
                return false;
            };
            self.is_lost_between(man, one, other) || self.is_lost_between(man, other, one)
        }) || self.is_lost_in_row(man)
    }

    /// Whether an attacker that moves to `one` captures the man with an attacker or hostility on `other`, or a commander jumps
    /// from `one` to `other` and takes him.
    fn is_lost_between(&self, man: Square, one: Square, other: Square) -> bool {
        let piece = self.board.get(man).unwrap_or(Piece::Defender);
        let hostile = || !self.is_proof(other) && self.ground.is_hostile_when_empty(other, piece);
        let taken = || self.jump == Jump::Capturing && self.can_be_jumped(man) && !self.is_proof(other);
        self.can_stand(one) && (self.can_stand(other) || hostile() || taken())
    }

    /// Whether the man can be captured in a row along the edge.
    fn is_lost_in_row(&self, man: Square) -> bool {
        if self.ground.rules().shieldwall == Shieldwall::Never {
            return false;
        }
        Direction::ALL.into_iter().any(|inwards| {
            self.board.step(man, inwards.opposite()).is_none() && {
                let [left, right] = inwards.across().map(|along| self.ends(man, along, inwards));
                // A row has two men at least, so on one side it must go on.
                left.0 && right.1 || left.1 && right.0 || left.1 && right.1
            }
        })
    }

    /// In one way along the edge from a man: whether the row can end with him, and whether it can end further on, with
    /// every man faced.
    fn ends(&self, man: Square, along: Direction, inwards: Direction) -> (bool, bool) {
        let faced = |at| self.board.step(at, inwards).is_some_and(|face| self.can_stand(face));
        let closed = |at| {
            self.board.step(at, along).is_some_and(|end| {
                let corner = self.ground.rules().shieldwall.corners_close() && self.ground.is_corner(end);
                corner && !self.is_proof(end) || self.can_stand(end)
            })
        };
        if !faced(man) {
            return (false, false);
        }
        let with_him = closed(man);
        let mut at = man;
        while let Some(next) = self.board.step(at, along) {
            let in_row = self.board.holds(next, Side::Defenders) && faced(next);
            if !in_row {
                break;
            }
            if closed(next) {
                return (with_him, true);
            }
            at = next;
        }
        (with_him, false)
    }
}

#[cfg(test)]
mod tests;
