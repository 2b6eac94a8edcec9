//! Figures that the engine proves.
//!
//! A figure shows a section of the board, plays on it and what becomes of them. [`prove`] replays it under
//! the rules of the variant; what the figure claims and the engine does not find is a [`Lie`].

mod places;

use self::places::{Places, no_room, places};
use super::game::{Game, ShownPosition};
use super::{
    Anchor, Board, CampRight, Camps, Falsehood, GameResult, Illegal, Lie, Piece, Play, Position, Ruleset,
    Section, Side, Square, Throne, ThroneStop, Turn, Window,
};

/// A figure: a position, plays from it, and claims about them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// The name of the figure in messages.
    pub id: String,
    /// The part of the board that the figure shows.
    pub section: Section,
    /// The name of a figure that shows the same on boards that have no room for this one.
    pub smaller: Option<String>,
    /// Who makes the first of the plays.
    pub to_move: Side,
    /// The plays, one after another, by the sides in turn. A play claimed to be illegal is not made, and the
    /// turn stays.
    pub plays: Vec<Claim>,
    /// Pieces whose every legal move before the first play is shown, whoever is to move.
    pub reach: Vec<Square>,
}

/// What a figure says of one play. Squares are named as in the section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The play.
    pub play: Play,
    /// Whether it is legal. If not, nothing more is claimed: the next two must be empty.
    pub legal: bool,
    /// The squares of the pieces it captures, in any order.
    pub captures: Vec<Square>,
    /// The result if it ends the game; `None`: the game goes on.
    pub result: Option<GameResult>,
}

/// What the engine found, and all that is needed to draw the figure. Squares are named as on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The whole board before the plays. Outside the window it is empty.
    pub board: Board,
    /// The part of the board that the figure shows.
    pub window: Window,
    /// The legal plays and what they did. Illegal ones are in `illegal`.
    pub turns: Vec<(Play, Turn)>,
    /// The plays claimed to be illegal, and why they are.
    pub illegal: Vec<(Play, Illegal)>,
    /// The whole board after the plays.
    pub after: Board,
    /// For each piece of [`Example::reach`], the squares it may move to, sorted; also those outside the window.
    pub reach: Vec<(Square, Vec<Square>)>,
}

/// Replays a figure under the rules of a variant, on an otherwise empty board of the variant's size.
///
/// A figure that shows a section says nothing of the rest of the board, so three ends of the game are judged with care: no
/// play left and no attacker left only if the section is [`Anchor::Whole`], and enclosure only if the king is on it.
///
/// # Errors
///
/// The first claim that the engine does not confirm, or what keeps the figure from being played at all.
pub fn prove(example: &Example, board_size: u8, ruleset: &Ruleset) -> Result<Proof, Lie> {
    prove_claims(example, board_size, ruleset)
        .map_err(|falsehood| Lie { figure: example.id.clone(), falsehood })
}

fn prove_claims(example: &Example, board_size: u8, ruleset: &Ruleset) -> Result<Proof, Falsehood> {
    let Places { windows, clear } = places(&example.section, board_size, ruleset)?;
    let mut first = None;
    for window in windows {
        match prove_in(example, window, board_size, ruleset) {
            Ok(proof) => return Ok(proof),
            Err(falsehood) => first = first.or(Some(falsehood)),
        }
    }
    // If the board has no clear place for the section, the fault is the want of room, not the claim.
    Err(first.filter(|_| clear).unwrap_or_else(|| no_room(&example.section, board_size)))
}

/// Replays a figure with its section in one place of the board.
fn prove_in(
    example: &Example,
    window: Window,
    board_size: u8,
    ruleset: &Ruleset,
) -> Result<Proof, Falsehood> {
    let section = &example.section;
    let on_board = |square: Square| window.to_board(square).ok_or(Falsehood::Outside(square));
    let board = fill(section, window, board_size, ruleset)?;

    let start = Position::new(board.clone(), example.to_move);
    let reach = example.reach.iter().map(|&square| {
        let from = on_board(square)?;
        if board.get(from).is_none() {
            return Err(Falsehood::NothingToReach(square));
        }
        Ok((from, start.reach(ruleset, from)))
    });
    let reach = reach.collect::<Result<Vec<_>, _>>()?;

    let shown = if section.anchor == Anchor::Whole { ShownPosition::Whole } else { ShownPosition::Section };
    let mut game = Game::shown(start, ruleset.clone(), shown);
    if let Some(outcome) = game.outcome() {
        return Err(Falsehood::Over(outcome));
    }
    let mut turns = Vec::new();
    let mut illegal = Vec::new();
    for claim in &example.plays {
        let play = Play { from: on_board(claim.play.from)?, to: on_board(claim.play.to)? };
        if claim.legal {
            turns.push((play, prove_turn(claim, &mut game, play, window)?));
        } else {
            let nothing_more = claim.captures.is_empty() && claim.result.is_none();
            match game.is_legal(play) {
                Err(why) if nothing_more => illegal.push((play, why)),
                _ => return Err(Falsehood::NotIllegal { play: claim.play }),
            }
        }
    }
    Ok(Proof { board, window, turns, illegal, after: game.board().clone(), reach })
}

/// Makes a play that is claimed to be legal, and compares what it does with the claim.
fn prove_turn(claim: &Claim, game: &mut Game, play: Play, window: Window) -> Result<Turn, Falsehood> {
    let turn = game.play(play).map_err(|found| Falsehood::NotLegal { play: claim.play, found })?;
    let mut claimed = claim.captures.clone();
    claimed.sort_unstable();
    let found: Vec<Square> = turn.captures.iter().map(|&square| window.to_section(square)).collect();
    if claimed != found {
        return Err(Falsehood::Captures { play: claim.play, claimed, found });
    }
    if claim.result != turn.outcome.map(|outcome| outcome.result) {
        return Err(Falsehood::Result { play: claim.play, claimed: claim.result, found: turn.outcome });
    }
    Ok(turn)
}

/// The board with the pieces of a section on it.
fn fill(section: &Section, window: Window, board_size: u8, ruleset: &Ruleset) -> Result<Board, Falsehood> {
    let mut board = Board::empty(board_size);
    for &(square, piece) in &section.pieces {
        let at = window.to_board(square).ok_or(Falsehood::Outside(square))?;
        if board.get(at).is_some() {
            return Err(Falsehood::Crowded(square));
        }
        if !may_stand(&board, at, piece, ruleset) {
            return Err(Falsehood::Forbidden(square));
        }
        board.set(at, Some(piece));
    }
    if board.count(Piece::King) > 1 { Err(Falsehood::ManyKings) } else { Ok(board) }
}

/// Whether a game could bring a piece to a square. Attackers may be in camps from the start, the king on the throne.
fn may_stand(board: &Board, square: Square, piece: Piece, ruleset: &Ruleset) -> bool {
    let throne = ruleset.throne_on(board) == Some(square)
        && !matches!(ruleset.throne, Throne::Centre { stop: ThroneStop::Anyone, .. });
    let corner = ruleset.is_corner(board.size(), square);
    let camp =
        ruleset.is_camp(square) && !matches!(ruleset.camps, Camps::Marked { enter: CampRight::Anyone, .. });
    match piece.side() {
        Side::Attackers => !throne && !corner,
        Side::Defenders if piece == Piece::King => !camp,
        Side::Defenders => !throne && !corner && !camp,
    }
}

#[cfg(test)]
mod tests;
