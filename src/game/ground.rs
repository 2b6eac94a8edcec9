//! What a ruleset means for each square of a board.
//!
//! The rules ask the same questions of a square in every play: who may stop there, who may pass, to whom is it
//! hostile. They are answered once for a game and looked up afterwards.

use super::square::Direction;
use super::{
    Board, CampRight, Camps, Corners, Foes, OccupiedThrone, Piece, Ruleset, Side, Square, Steps, Throne,
    ThronePass, ThroneStop,
};

/// The rules of a game, worked out for each square of a board of one size.
#[derive(Clone, Debug)]
pub(super) struct SquareGround {
    rules: Ruleset,
    size: u8,
    throne: Option<Square>,
    /// In the order in which a board keeps its squares.
    marks: Vec<SquareMark>,
}

/// What the rules say of one square.
#[derive(Clone, Copy, Debug)]
pub(super) struct SquareMark {
    /// What kind of square it is.
    pub(super) place: GroundPlace,
    /// Who may end a move on it.
    pub(super) stop: Pieces,
    /// Who may move across it.
    pub(super) pass: Pieces,
    /// To whom it is hostile while it is empty.
    hostile: Pieces,
    /// Whether a king on it has escaped.
    pub(super) escape: bool,
}

/// A kind of square. A square that would be of several kinds is of the first of them; for a layout that has such
/// squares, [`validate`](super::validate()) has a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum GroundPlace {
    /// The throne.
    Throne,
    /// A square of a marked corner.
    Corner,
    /// A square of the camp of this number.
    Camp(u16),
    /// An ordinary square.
    Field,
}

/// A set of kinds of pieces. Rules for squares tell three kinds apart: the attackers, the king's men, and the king.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pieces(u8);

impl Pieces {
    const NONE: Self = Self(0);
    const ATTACKERS: Self = Self(1);
    const DEFENDERS: Self = Self(2);
    const KING: Self = Self(4);
    const ALL: Self = Self(7);

    const fn of(piece: Piece) -> Self {
        match piece {
            Piece::Attacker | Piece::Commander => Self::ATTACKERS,
            Piece::Defender | Piece::Knight => Self::DEFENDERS,
            Piece::King => Self::KING,
        }
    }

    /// Whether a piece is in the set.
    pub(super) const fn has(self, piece: Piece) -> bool {
        self.0 & Self::of(piece).0 != 0
    }

    const fn foes(foes: Foes) -> Self {
        Self(foes.attackers as u8 | (foes.defenders as u8) << 1 | (foes.king as u8) << 2)
    }

    const fn camp(right: CampRight) -> Self {
        match right {
            CampRight::Anyone => Self::ALL,
            CampRight::Attackers => Self::ATTACKERS,
            CampRight::Nobody => Self::NONE,
        }
    }
}

impl SquareMark {
    const fn field() -> Self {
        Self {
            place: GroundPlace::Field,
            stop: Pieces::ALL,
            pass: Pieces::ALL,
            hostile: Pieces::NONE,
            escape: false,
        }
    }

    fn new(rules: &Ruleset, size: u8, square: Square, throne: Option<Square>, camp: u16) -> Self {
        let escape = rules.is_escape(size, square);
        if let Throne::Centre { stop, pass, hostile, .. } = rules.throne
            && Some(square) == throne
        {
            let stop = match stop {
                ThroneStop::King => Pieces::KING,
                ThroneStop::Nobody => Pieces::NONE,
                ThroneStop::Anyone => Pieces::ALL,
            };
            let pass = match pass {
                ThronePass::Anyone => Pieces::ALL,
                ThronePass::King => Pieces::KING,
                ThronePass::Nobody => Pieces::NONE,
            };
            return Self { place: GroundPlace::Throne, stop, pass, hostile: Pieces::foes(hostile), escape };
        }
        if let Corners::Marked { hostile, .. } = rules.corners
            && rules.is_corner(size, square)
        {
            let (stop, pass) = (Pieces::KING, Pieces::KING);
            return Self { place: GroundPlace::Corner, stop, pass, hostile: Pieces::foes(hostile), escape };
        }
        if let Camps::Marked { enter, pass, hostile, .. } = rules.camps
            && camp > 0
        {
            return Self {
                place: GroundPlace::Camp(camp),
                stop: Pieces::camp(enter),
                pass: Pieces::camp(pass),
                hostile: Pieces::foes(hostile),
                escape,
            };
        }
        Self { escape, ..Self::field() }
    }
}

impl SquareGround {
    /// What the rules mean on a board of `size` x `size`.
    pub(super) fn new(rules: Ruleset, size: u8) -> Self {
        // The board is needed only for its squares and their neighbours.
        let board = Board::empty(size);
        let throne = rules.throne_on(&board);
        let camps = number_camps(&rules, &board);
        let mut marks = vec![SquareMark::field(); camps.len()];
        for square in board.squares() {
            let index = board.index(square);
            marks[index] = SquareMark::new(&rules, size, square, throne, camps[index]);
        }
        Self { rules, size, throne, marks }
    }

    /// The rules themselves.
    pub(super) const fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// The square of the throne.
    pub(super) const fn throne(&self) -> Option<Square> {
        self.throne
    }

    /// What the rules say of a square of the board.
    pub(super) fn mark(&self, square: Square) -> &SquareMark {
        &self.marks[usize::from(square.rank) * usize::from(self.size) + usize::from(square.file)]
    }

    /// Whether a square counts as an enemy of this piece without an enemy on it: an empty hostile square, or the throne
    /// with the king on it where that is hostile to attackers.
    pub(super) fn is_hostile(&self, board: &Board, square: Square, piece: Piece) -> bool {
        match board.get(square) {
            None => self.mark(square).hostile.has(piece),
            Some(Piece::King) => {
                let hostile =
                    matches!(self.rules.throne, Throne::Centre { occupied: OccupiedThrone::Attackers, .. });
                hostile && piece.side() == Side::Attackers && Some(square) == self.throne
            }
            Some(_) => false,
        }
    }

    /// Whether a square is hostile to a piece as soon as it is empty.
    pub(super) fn is_hostile_when_empty(&self, square: Square, piece: Piece) -> bool {
        self.mark(square).hostile.has(piece)
    }

    /// Whether a square belongs to a marked corner.
    pub(super) fn is_corner(&self, square: Square) -> bool {
        self.mark(square).place == GroundPlace::Corner
    }

    /// Whether a square belongs to a camp.
    pub(super) fn is_camp(&self, square: Square) -> bool {
        matches!(self.mark(square).place, GroundPlace::Camp(_))
    }

    /// How many squares a piece may go at most.
    pub(super) const fn steps(&self, piece: Piece) -> u8 {
        let steps = match piece {
            Piece::King => self.rules.king_steps,
            Piece::Attacker | Piece::Defender | Piece::Commander | Piece::Knight => self.rules.man_steps,
        };
        match steps {
            Steps::Any => u8::MAX,
            Steps::AtMost(steps) => steps,
        }
    }

    /// The camp that an attacker on `square` stands in and may move in freely. `None`: the piece is no attacker or in no camp.
    pub(super) fn home(&self, piece: Piece, square: Square) -> Option<GroundPlace> {
        let place = self.mark(square).place;
        (piece.side() == Side::Attackers && matches!(place, GroundPlace::Camp(_))).then_some(place)
    }
}

/// The number of the camp each square belongs to, from 1; 0 for squares of none. Camp squares joined along their sides
/// are one camp.
fn number_camps(rules: &Ruleset, board: &Board) -> Vec<u16> {
    let mut numbers = vec![0; usize::from(board.size()) * usize::from(board.size())];
    let Camps::Marked { squares, .. } = &rules.camps else { return numbers };
    let mut last = 0;
    for &square in squares.iter().filter(|&&square| board.contains(square)) {
        if numbers[board.index(square)] > 0 {
            continue;
        }
        last += 1;
        let mut open = vec![square];
        while let Some(square) = open.pop() {
            let number = &mut numbers[board.index(square)];
            if *number == 0 {
                *number = last;
                open.extend(board.neighbours(square).filter(|&next| rules.is_camp(next)));
            }
        }
    }
    numbers
}

/// The row and the column through a square, each as two opposite directions.
pub(super) const LINES: [(Direction, Direction); 2] =
    [(Direction::Left, Direction::Right), (Direction::Down, Direction::Up)];

#[cfg(test)]
mod tests;
