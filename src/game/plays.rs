//! How pieces move, as far as one board can tell.
//!
//! A piece moves like a rook, as far as the rules let it. It stops on no piece and passes none; who may stop on the
//! throne, on corners and in camps and who may pass them is on the [`SquareGround`]. An attacker in its camp moves there as on
//! any squares until its move has left it. Where the rules forbid it, a piece does not stop between two enemies, or
//! between an enemy and a square that is hostile to it and empty; that is judged with the piece on its new square and
//! nothing captured yet. Jumps are in [`jumps`].

use super::ground::{GroundPlace, LINES, SquareGround};
use super::jumps;
use super::square::Direction;
use super::{Between, Board, Illegal, Piece, Play, Ruleset, Side, Square};

/// A piece during its move, which knows where it may pass and stop.
struct Walk<'a> {
    board: &'a Board,
    ground: &'a SquareGround,
    piece: Piece,
    from: Square,
    /// The camp that the piece has not left yet.
    home: Option<GroundPlace>,
}

impl<'a> Walk<'a> {
    fn new(board: &'a Board, ground: &'a SquareGround, piece: Piece, from: Square) -> Self {
        Self { board, ground, piece, from, home: ground.home(piece, from) }
    }

    /// Goes on to the next square, whoever stands there.
    fn enter(&mut self, at: Square) {
        if self.home.is_some_and(|home| self.ground.mark(at).place != home) {
            self.home = None;
        }
    }

    /// Whether the piece may move across the square it has entered.
    fn passes(&self, at: Square) -> Result<(), Illegal> {
        let mark = self.ground.mark(at);
        if self.home.is_some() || mark.pass.has(self.piece) {
            return Ok(());
        }
        Err(match mark.place {
            GroundPlace::Throne => Illegal::PassesThrone(at),
            GroundPlace::Camp(_) => Illegal::PassesCamp(at),
            GroundPlace::Corner | GroundPlace::Field => Illegal::KingOnly(at),
        })
    }

    /// Whether the piece may stop on the square it has entered.
    fn stops(&self, at: Square) -> Result<(), Illegal> {
        let mark = self.ground.mark(at);
        if self.home.is_none() && !mark.stop.has(self.piece) {
            return Err(match mark.place {
                GroundPlace::Throne => Illegal::StopsOnThrone(at),
                GroundPlace::Camp(_) => Illegal::EntersCamp(at),
                GroundPlace::Corner | GroundPlace::Field => Illegal::KingOnly(at),
            });
        }
        let forbidden = self.ground.rules().between == Between::PassOnly && self.is_between(at);
        if forbidden { Err(Illegal::StopsBetween(at)) } else { Ok(()) }
    }

    /// Whether the piece would stand between two enemies, or an enemy and a hostile square.
    fn is_between(&self, at: Square) -> bool {
        let enemy = |square| self.board.holds(square, self.piece.side().other());
        let hostile = |square| {
            let empty = square == self.from || self.board.get(square).is_none();
            empty && self.ground.is_hostile_when_empty(square, self.piece)
        };
        LINES.into_iter().any(|(there, back)| {
            let (Some(one), Some(other)) = (self.board.step(at, there), self.board.step(at, back)) else {
                return false;
            };
            enemy(one) && (enemy(other) || hostile(other)) || hostile(one) && enemy(other)
        })
    }
}

/// Checks the two squares of a play by the rule of movement; returns the piece and its direction. This needs no ground, and
/// finds most wrong plays.
pub(super) fn check_squares(board: &Board, side: Side, play: Play) -> Result<(Piece, Direction), Illegal> {
    if let Some(outside) = [play.from, play.to].into_iter().find(|&square| !board.contains(square)) {
        return Err(Illegal::OffBoard(outside));
    }
    let piece = board.get(play.from).ok_or(Illegal::NoPiece(play.from))?;
    if piece.side() != side {
        return Err(Illegal::NotYours(play.from));
    }
    let direction = Direction::between(play.from, play.to).ok_or(Illegal::NotStraight)?;
    Ok((piece, direction))
}

/// Checks the squares that a play crosses and ends on. Its two squares must be on the board and in one line, and `piece` must
/// stand on the first.
pub(super) fn check_way(
    board: &Board,
    ground: &SquareGround,
    play: Play,
    piece: Piece,
    direction: Direction,
) -> Result<(), Illegal> {
    let mut walk = Walk::new(board, ground, piece, play.from);
    if let Some((over, to)) = jumps::jump(board, ground, piece, play.from, direction)
        && to == play.to
    {
        if board.get(to).is_some() {
            return Err(Illegal::Blocked(to));
        }
        walk.enter(over);
        walk.enter(to);
        return walk.stops(to);
    }
    let steps = ground.steps(piece);
    if play.from.file.abs_diff(play.to.file).max(play.from.rank.abs_diff(play.to.rank)) > steps {
        return Err(Illegal::TooFar(steps));
    }
    let mut at = play.from;
    loop {
        // The way is straight and `to` is on the board, so it can't leave the board before `to`.
        at = board.step(at, direction).ok_or(Illegal::NotStraight)?;
        if board.get(at).is_some() {
            return Err(Illegal::Blocked(at));
        }
        walk.enter(at);
        if at == play.to {
            return walk.stops(at);
        }
        walk.passes(at)?;
    }
}

/// Gives `visit` each square the piece on `from` may move to in a direction, the nearest first, until `visit` says that
/// it has seen enough. Does nothing for an empty square.
fn visit(
    board: &Board,
    ground: &SquareGround,
    from: Square,
    direction: Direction,
    mut visit: impl FnMut(Square) -> bool,
) {
    let Some(piece) = board.get(from) else { return };
    let mut walk = Walk::new(board, ground, piece, from);
    if let Some((over, to)) = jumps::jump(board, ground, piece, from, direction) {
        walk.enter(over);
        walk.enter(to);
        if board.get(to).is_none() && walk.stops(to).is_ok() {
            visit(to);
        }
        return;
    }
    let mut at = from;
    for _ in 0..ground.steps(piece) {
        match board.step(at, direction) {
            Some(next) if board.get(next).is_none() => at = next,
            _ => return,
        }
        walk.enter(at);
        if walk.stops(at).is_ok() && visit(at) || walk.passes(at).is_err() {
            return;
        }
    }
}

/// Adds what `make` returns for each square that the piece on `from` may move to, in the order of the squares.
fn collect<T>(
    board: &Board,
    ground: &SquareGround,
    from: Square,
    found: &mut Vec<T>,
    make: impl Fn(Square) -> T,
) {
    for direction in Direction::ALL {
        let start = found.len();
        visit(board, ground, from, direction, |to| {
            found.push(make(to));
            false
        });
        // In these two directions the nearest square is the last in order.
        if matches!(direction, Direction::Left | Direction::Down) {
            found[start..].reverse();
        }
    }
}

/// The squares the piece on `from` may move to, sorted; none if no piece stands there.
pub(super) fn reach(board: &Board, ground: &SquareGround, from: Square) -> Vec<Square> {
    let mut squares = Vec::new();
    collect(board, ground, from, &mut squares, |to| to);
    squares
}

/// Every play of one side, sorted.
pub(super) fn plays(board: &Board, ground: &SquareGround, side: Side) -> Vec<Play> {
    let mut plays = Vec::with_capacity(128);
    for from in in_order(board).filter(|&from| board.holds(from, side)) {
        collect(board, ground, from, &mut plays, |to| Play { from, to });
    }
    plays
}

/// Whether a side has any play. Every turn asks for it, so it stops at the first play found.
pub(super) fn has_play(board: &Board, ground: &SquareGround, side: Side) -> bool {
    in_order(board).filter(|&from| board.holds(from, side)).any(|from| can_move(board, ground, from))
}

/// Whether the piece on `from` has a move.
pub(super) fn can_move(board: &Board, ground: &SquareGround, from: Square) -> bool {
    Direction::ALL.into_iter().any(|direction| {
        let mut found = false;
        visit(board, ground, from, direction, |_| {
            found = true;
            true
        });
        found
    })
}

/// [`has_play`] for a board without a ground, such as the board of a setup.
pub(super) fn any(board: &Board, ruleset: &Ruleset, side: Side) -> bool {
    has_play(board, &SquareGround::new(ruleset.clone(), board.size()), side)
}

/// Every square of a board, sorted.
fn in_order(board: &Board) -> impl Iterator<Item = Square> + use<> {
    let size = board.size();
    (0..size).flat_map(move |file| (0..size).map(move |rank| Square { file, rank }))
}
