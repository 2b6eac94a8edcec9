//! The plays of a record, made by the rules engine.

use super::closing::{WrittenResult, write_result};
use super::turn::{WrittenPlay, WrittenTurn};
use super::{GameRecord, MOST_FAULTS, PlayedEnd, PlayedGame, PlayedTurn, fault};
use crate::game::{Board, First, Game, GameResult, Outcome, Piece, Play, Position, Ruleset, Side, Square};
use crate::keyed::{KeyedMessage, keyed};
use crate::notation::Remark;

/// Plays a record on a board by its rules.
///
/// # Errors
///
/// Squares that the board doesn't have; else the first play that is illegal, with its number, its side and the engine's
/// reason, and everything written that the plays before it contradict: captures (written for all plays or for none), kinds of
/// pieces, signs of an end. Also moves after the end, a turn that is not finished, a result that the board contradicts, and
/// no result where the game goes on.
pub fn play_game(record: &GameRecord, board: &Board, rules: &Ruleset) -> Result<PlayedGame, Vec<Remark>> {
    if let Some(fault) = beyond(record, board) {
        return Err(vec![fault]);
    }
    let first = first_side(record, board, rules);
    let mut player = Player {
        game: Game::new(Position::new(board.clone(), first), rules.clone()),
        played: PlayedGame { first, turns: Vec::new(), positions: vec![board.clone()], end: None },
        writes_captures: record.turns.iter().flat_map(|turn| &turn.plays).any(WrittenPlay::says_captures),
        faults: Vec::new(),
    };
    for turn in &record.turns {
        if let Err(fault) = player.turn(turn) {
            player.faults.push(fault);
            return Err(player.faults);
        }
    }
    player.ended(record)
}

/// The side that moves first. Where that is drawn by lot, the record's first play tells.
fn first_side(record: &GameRecord, board: &Board, rules: &Ruleset) -> Side {
    let written = record.turns.first().and_then(|turn| turn.plays.first());
    let mover = written.and_then(|play| board.get(play.play.from)).map(Piece::side);
    match (rules.first, mover) {
        (First::Lot, Some(side)) => side,
        (first, _) => first.side(),
    }
}

/// Returns the fault of a record of another board: its first square that this board doesn't have.
fn beyond(record: &GameRecord, board: &Board) -> Option<Remark> {
    let plays = || record.turns.iter().flat_map(|turn| &turn.plays);
    let outside = |square: &Square| !board.contains(*square);
    let (play, square) = plays().find_map(|written| {
        let Play { from, to } = written.play;
        let squares = [from, to].into_iter().chain(written.captures.iter().map(|(square, _)| *square));
        squares.into_iter().find(outside).map(|square| (written, square))
    })?;
    let all = plays().flat_map(|written| [written.play.from, written.play.to]);
    let needed = all.map(|square| square.file.max(square.rank)).max().map_or(0, |most| usize::from(most) + 1);
    let size = board.size();
    let message = keyed!("square-off-board", square, size);
    let help = keyed!("correct-square-or-game", needed);
    Some(fault("move", play.at.clone(), message, help))
}

/// A play as messages name it: `move 12 of the attackers, d1-d3`.
#[derive(Clone, Copy)]
struct NamedPlay {
    number: usize,
    side: &'static str,
    play: Play,
}

/// A game while its record is played.
struct Player {
    game: Game,
    played: PlayedGame,
    writes_captures: bool,
    faults: Vec<Remark>,
}

impl Player {
    /// The name of a play that is to be made now.
    fn named(&self, play: Play) -> NamedPlay {
        NamedPlay { number: self.number(), side: self.game.to_move().name(), play }
    }

    /// The number of the turn that is being made.
    fn number(&self) -> usize {
        // A turn that goes on is already the last one of `turns`.
        let made = self.played.turns.len() - usize::from(self.game.position().going_on().is_some());
        made / 2 + 1
    }

    fn turn(&mut self, written: &WrittenTurn) -> Result<(), Remark> {
        for play in &written.plays {
            self.play(play)?;
        }
        if written.claims_end && self.game.outcome().is_none() {
            let message = keyed!("sign-of-no-end");
            let help = keyed!("take-end-sign-away");
            self.faults.push(fault("move", written.at.clone(), message, help));
        }
        if let (Some(text), Some(turn)) = (&written.comment, self.played.turns.last_mut()) {
            turn.comment = Some(match turn.comment.take() {
                Some(said) => said + " " + text,
                None => text.clone(),
            });
        }
        Ok(())
    }

    fn play(&mut self, written: &WrittenPlay) -> Result<(), Remark> {
        let play = written.play;
        let (side, going_on) = (self.game.to_move(), self.game.position().going_on());
        let number = self.number();
        if let Some(outcome) = self.game.outcome() {
            let message = match self.played.turns.last() {
                Some(turn) => {
                    keyed!("move-after-end", play, outcome, number = turn.number, side = turn.side.name())
                }
                None => keyed!("move-where-game-is-over", play, outcome),
            };
            let help = keyed!("take-moves-out");
            return Err(fault("move", written.at.clone(), message, help));
        }
        let piece = self.game.board().get(play.from);
        let named = self.named(play);
        let done = self.game.play(play).map_err(|illegal| {
            let NamedPlay { number, side, play } = named;
            let message = keyed!("illegal-move", number, side, play, why = illegal);
            let help = match going_on {
                None => keyed!("correct-move-or-game"),
                Some(square) => keyed!("piece-must-go-on", square),
            };
            fault("move", written.at.clone(), message, help)
        })?;
        if let (Some(said), Some(piece)) = (written.piece, piece)
            && said != piece
        {
            let message =
                keyed!("letter-of-other-piece", number, side = named.side, play, piece = piece.name());
            let help = keyed!("take-letter-away");
            self.faults.push(fault("move", written.at.clone(), message, help));
        }
        self.captures(written, named, &done.captures);
        let board = self.game.board().clone();
        if going_on.is_some()
            && let Some(turn) = self.played.turns.last_mut()
        {
            turn.plays.push((play, done));
            self.played.positions.pop();
        } else {
            self.played.turns.push(PlayedTurn { number, side, plays: vec![(play, done)], comment: None });
        }
        self.played.positions.push(board);
        Ok(())
    }

    /// Compares the captures that are written with the captures that the play makes.
    fn captures(
        &mut self,
        written: &WrittenPlay,
        NamedPlay { number, side, play }: NamedPlay,
        done: &[Square],
    ) {
        let list = |squares: &[Square]| squares.iter().map(Square::to_string).collect::<Vec<_>>().join(", ");
        for (nth, (square, at)) in written.captures.iter().enumerate() {
            if self.faults.len() >= MOST_FAULTS {
                break;
            }
            let again = written.captures[..nth].iter().any(|(before, _)| before == square);
            if done.contains(square) && !again {
                continue;
            }
            let message = keyed!("no-such-capture", number, side, play, square);
            let help = match done {
                _ if again => keyed!("keep-one-capture"),
                [] => keyed!("take-capture-away"),
                done => keyed!("correct-captured-square", squares = list(done)),
            };
            self.faults.push(fault("move", at.clone(), message, help));
        }
        if written.captures_somewhere {
            if done.is_empty() {
                let message = keyed!("captures-nothing", number, side, play);
                let help = keyed!("take-cross-away");
                self.faults.push(fault("move", written.at.clone(), message, help));
            }
            return;
        }
        let unsaid: Vec<Square> = done
            .iter()
            .copied()
            .filter(|square| !written.captures.iter().any(|(said, _)| said == square))
            .collect();
        if self.writes_captures && !unsaid.is_empty() {
            let squares = list(&unsaid);
            let crosses = format!("x{}", squares.replace(", ", "x"));
            let message = keyed!("capture-not-written", number, side, play, squares);
            let help = keyed!("write-captures", crosses);
            self.faults.push(fault("move", written.at.clone(), message, help));
        }
    }

    /// The whole game, with its end.
    fn ended(mut self, record: &GameRecord) -> Result<PlayedGame, Vec<Remark>> {
        let end = record.end..record.end;
        if let Some(square) = self.game.position().going_on() {
            let message = keyed!("breaks-off-in-turn", square);
            let help = keyed!("write-where-it-goes", square);
            self.faults.push(fault("move", end.clone(), message, help));
        }
        match self.end(record) {
            Ok(end) => self.played.end = end,
            Err(fault) => self.faults.push(fault),
        }
        if self.faults.is_empty() { Ok(self.played) } else { Err(self.faults) }
    }

    /// How the game ended by the board and by the record.
    fn end(&self, record: &GameRecord) -> Result<Option<PlayedEnd>, Remark> {
        let place = record.end..record.end;
        let last = self.played.turns.last().map_or(0, |turn| turn.number);
        let Some(closing) = &record.closing else {
            if let Some(outcome) = self.game.outcome() {
                return Ok(Some(by_board(outcome, None)));
            }
            let message = keyed!("record-without-result", last);
            return Err(fault("Result", place, message, write_result()));
        };
        let (at, reason) = (closing.at.clone(), closing.reason.clone());
        let giver = closing.resigns.then(|| self.game.to_move());
        if let Some(outcome) = self.game.outcome() {
            let said = closing.result.result();
            let same = match closing.result {
                WrittenResult::Unfinished => false,
                WrittenResult::Other => !closing.resigns,
                _ => said == Some(outcome.result) || outcome.result == GameResult::NotSaid,
            };
            if !same {
                let message = keyed!("result-not-of-game", outcome, last);
                return Err(fault("Result", at, message, correct_result()));
            }
            let mut end = by_board(outcome, reason);
            end.result = said.unwrap_or(outcome.result);
            return Ok(Some(end));
        }
        if let Some(giver) = giver {
            let winner = won(giver.other());
            if closing.result.result().is_some_and(|said| said != winner) {
                let message = keyed!("given-up-and-not-lost", side = giver.name());
                return Err(fault("Result", at, message, correct_result()));
            }
            return Ok(Some(PlayedEnd { result: winner, outcome: None, reason }));
        }
        match (closing.result.result(), &reason) {
            (None, _) => Ok(None),
            (Some(result), Some(_)) => Ok(Some(PlayedEnd { result, outcome: None, reason })),
            (Some(_), None) => {
                let message = keyed!("result-without-reason", last);
                let help = keyed!("write-how-it-ended");
                Err(fault("Result", at, message, help))
            }
        }
    }
}

/// Help on a result that the moves contradict.
fn correct_result() -> KeyedMessage {
    keyed!("correct-result-or-moves")
}

const fn won(side: Side) -> GameResult {
    match side {
        Side::Attackers => GameResult::Attackers,
        Side::Defenders => GameResult::Defenders,
    }
}

const fn by_board(outcome: Outcome, reason: Option<String>) -> PlayedEnd {
    PlayedEnd { result: outcome.result, outcome: Some(outcome), reason }
}
