//! What a move captures, asked of every piece on the board.

use super::{AROUND, At, Letters, Plain, is_of, plus, side_of};
use tafl_print::game::{
    BetweenCommanders, Jump, KingArms, KingCapture, KingEdge, Linnaean, Shieldwall, Side,
};

impl Plain<'_> {
    /// The squares of the pieces that a play captures, sorted. `pieces` are those before it.
    pub(super) fn captured(&self, pieces: &Letters, from: At, to: At) -> Vec<At> {
        let mut after = pieces.clone();
        let letter = after.remove(&from).expect("a piece that moves");
        let over = if self.may_walk(pieces, letter, from, to) {
            None
        } else {
            self.jumped(pieces, letter, from, to)
        };
        after.insert(to, letter);
        let captures_over = letter == 'N' && self.rules.jumps.knight == Jump::Capturing
            || letter == 'C' && self.rules.jumps.commander == Jump::Capturing
            || letter == 'K' && self.rules.jumps.king == Jump::Capturing;
        let mut found: Vec<At> = over.into_iter().filter(|_| captures_over).collect();
        for (&at, &victim) in &after {
            if side_of(victim) == side_of(letter) {
                continue;
            }
            let taken =
                if victim == 'K' { self.king_falls(&after, at, to) } else { self.man_falls(&after, at, to) };
            if taken || self.wall_falls(&after, at, to) {
                found.push(at);
            }
        }
        found.sort_unstable();
        found.dedup();
        if is_of(letter, Side::Attackers) && !found.is_empty() {
            let king = after.iter().find(|(_, letter)| **letter == 'K').map(|(&at, _)| at);
            let left: Letters =
                after.iter().filter(|(at, _)| !found.contains(at)).map(|(&at, &l)| (at, l)).collect();
            found.extend(king.filter(|&king| left.contains_key(&king) && self.king_falls_alone(&left, king)));
            found.sort_unstable();
        }
        found
    }

    /// Whether a king on the edge falls with his last defender: `left` are the pieces that stay.
    fn king_falls_alone(&self, left: &Letters, king: At) -> bool {
        let sides = AROUND.map(|by| plus(king, by));
        let near = self.is_throne(king) || sides.iter().any(|&at| self.is_throne(at));
        let two = match self.rules.king_capture {
            KingCapture::FourSides => false,
            KingCapture::TwoSides => true,
            KingCapture::FourNearThrone => !near,
        };
        let attacker = |at: &At| left.get(at).is_some_and(|&letter| is_of(letter, Side::Attackers));
        !two && self.rules.king_edge == KingEdge::ThreeSidesAlone
            && self.on_edge(king)
            && !left.values().any(|&letter| "DN".contains(letter))
            && sides.iter().filter(|at| attacker(at)).count() == 3
    }

    /// Whether the piece on a square is a captor of the other side: as the one that moved, or as one that stands.
    fn captor(&self, pieces: &Letters, at: At, victim: char, moved: bool) -> bool {
        match pieces.get(&at) {
            None => false,
            Some('K') => {
                is_of(victim, Side::Attackers)
                    && match self.rules.arms {
                        KingArms::Armed => true,
                        KingArms::Hammer => moved,
                        KingArms::Anvil => !moved,
                        KingArms::Unarmed => false,
                    }
            }
            Some(&letter) => side_of(letter) != side_of(victim),
        }
    }

    fn man_falls(&self, pieces: &Letters, at: At, to: At) -> bool {
        let victim = pieces[&at];
        let Some(by) = AROUND.into_iter().find(|&by| plus(at, by) == to) else { return false };
        let far = (at.0 - by.0, at.1 - by.1);
        if !self.on_board(far) {
            return false;
        }
        let partner = self.captor(pieces, far, victim, false) || self.hostile(pieces, far, victim);
        if self.captor(pieces, to, victim, true) && partner {
            return true;
        }
        // Between an attacker that moved and the victim's own king.
        let place = match self.rules.linnaean {
            Linnaean::Never => false,
            Linnaean::InCastle => self.is_throne(far),
            Linnaean::Anywhere => true,
        };
        let attacker = |square: At| pieces.get(&square).is_some_and(|&letter| is_of(letter, Side::Attackers));
        place
            && pieces.get(&far) == Some(&'K')
            && is_of(victim, Side::Defenders)
            && attacker(to)
            && AROUND.iter().map(|&by| plus(far, by)).all(|side| side == at || attacker(side))
    }

    fn king_falls(&self, pieces: &Letters, king: At, to: At) -> bool {
        let sides = AROUND.map(|by| plus(king, by));
        if !sides.contains(&to) {
            return false;
        }
        let attacker = |at: At| pieces.get(&at).is_some_and(|&letter| is_of(letter, Side::Attackers));
        let held = |at: At| attacker(at) || self.on_board(at) && self.hostile(pieces, at, 'K');
        let opposite = (2 * king.0 - to.0, 2 * king.1 - to.1);
        let commander = |at: At| pieces.get(&at) == Some(&'C');
        if self.rules.between_commanders == BetweenCommanders::Captured
            && commander(to)
            && commander(opposite)
        {
            return true;
        }
        let near = self.is_throne(king) || sides.iter().any(|&at| self.is_throne(at));
        let two = match self.rules.king_capture {
            KingCapture::FourSides => false,
            KingCapture::TwoSides => true,
            KingCapture::FourNearThrone => !near,
        };
        if two {
            return held(opposite);
        }
        if !self.on_edge(king) {
            return sides.into_iter().all(held);
        }
        let inside = || sides.into_iter().filter(|&at| self.on_board(at));
        let defenders = pieces.values().any(|&letter| "DN".contains(letter));
        match self.rules.king_edge {
            KingEdge::Never => false,
            KingEdge::ThreeSides => inside().count() == 3 && inside().all(attacker),
            KingEdge::ThreeSidesAlone => !defenders && inside().count() == 3 && inside().all(attacker),
            KingEdge::AllNeighbours => inside().all(held),
        }
    }

    /// Whether a man falls with a row along the edge: tries every row of the board's edges that holds the man.
    fn wall_falls(&self, pieces: &Letters, man: At, to: At) -> bool {
        if self.rules.shieldwall == Shieldwall::Never || pieces[&man] == 'K' {
            return false;
        }
        let last = self.size - 1;
        // Each edge: whether a square is on it, the way along it, and the way inwards.
        let edges = [
            (man.1 == 0, (1, 0), (0, 1)),
            (man.1 == last, (1, 0), (0, -1)),
            (man.0 == 0, (0, 1), (1, 0)),
            (man.0 == last, (0, 1), (-1, 0)),
        ];
        edges.into_iter().any(|(on, along, inwards)| {
            let enemy =
                |at: At| pieces.get(&at).is_some_and(|&letter| side_of(letter) == side_of(pieces[&man]));
            let back = (-along.0, -along.1);
            let run = |by: At| {
                let mut at = man;
                while enemy(plus(at, by)) {
                    at = plus(at, by);
                }
                at
            };
            let (first, end) = (run(back), run(along));
            let length = (end.0 - first.0) + (end.1 - first.1) + 1;
            let closes = |at: At| {
                let corner =
                    matches!(self.rules.shieldwall, Shieldwall::CornersClose | Shieldwall::CornersCloseLast)
                        && self.is_corner(at)
                        && !pieces.contains_key(&at);
                self.captor(pieces, at, pieces[&man], at == to) || corner
            };
            let faced = |step: i32| {
                let row = (first.0 + along.0 * step, first.1 + along.1 * step);
                let front = plus(row, inwards);
                self.captor(pieces, front, pieces[&man], front == to)
            };
            let ends = [plus(first, back), plus(end, along)];
            let faces_one = (0..length)
                .any(|step| plus((first.0 + along.0 * step, first.1 + along.1 * step), inwards) == to);
            let has_moved = match self.rules.shieldwall {
                Shieldwall::Never => false,
                Shieldwall::PiecesClose | Shieldwall::CornersClose => ends.contains(&to),
                // Of a row from one corner to the other no end is closed by a piece.
                Shieldwall::PiecesCloseLast | Shieldwall::CornersCloseLast => {
                    (ends.contains(&to) || faces_one) && ends.iter().any(|end| pieces.contains_key(end))
                }
            };
            on && length >= 2 && ends.into_iter().all(closes) && has_moved && (0..length).all(faced)
        })
    }
}
