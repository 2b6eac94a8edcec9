//! What is unusual about a setup, and may be a slip.

use std::fmt;

use crate::game::{
    BetweenCommanders, First, Game, Jump, NoMove, Piece, Play, Position, Repetition, Ruleset, Setup, Side,
    Square,
};

/// One thing that an author may want to look at. A kit can be made all the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupWarning {
    /// The king does not start in the middle.
    KingOffCentre {
        /// The king.
        square: Square,
    },
    /// A quarter turn of the board does not give the same layout.
    NotFourFold {
        /// A piece's square, the first in the order of the layout.
        square: Square,
        /// Where a quarter turn to the right takes it; what stands there is not of the same side.
        turned: Square,
    },
    /// There are not twice as many attackers as defenders.
    NotTwoToOne {
        /// Attackers, their officers among them.
        attackers: usize,
        /// Defenders without the king, their officers among them.
        defenders: usize,
    },
    /// There are officers, but no rule lets them do what men can't.
    PlainOfficers {
        /// Which officers.
        piece: Piece,
        /// The first of them in the order of the layout.
        square: Square,
    },
    /// The side that begins can win with its first play.
    WinAtOnce {
        /// The side.
        side: Side,
        /// The first such play.
        play: Play,
        /// How many there are.
        plays: usize,
    },
    /// The side that begins can capture with its first play.
    CaptureAtOnce {
        /// The side.
        side: Side,
        /// The first such play.
        play: Play,
        /// What it captures.
        captures: Vec<Square>,
        /// How many such plays there are.
        plays: usize,
    },
    /// The rules leave open what a third occurrence means.
    RepetitionOpen,
    /// The rules leave open what follows when a side can't move.
    NoMoveOpen,
}

impl fmt::Display for SetupWarning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let others = |plays: usize| match plays {
            0 | 1 => String::new(),
            2 => " (and by one other play)".to_owned(),
            more => format!(" (and by {} other plays)", more - 1),
        };
        match self {
            Self::KingOffCentre { square } => {
                write!(f, "the king on {square} does not start in the middle of the board")
            }
            Self::NotFourFold { square, turned } => write!(
                f,
                "the layout is not the same from all four sides: {square} and {turned} differ, which a quarter turn exchanges"
            ),
            Self::NotTwoToOne { attackers, defenders } => write!(
                f,
                "{} against {} and the king: most games have twice as many attackers as defenders",
                men(*attackers, "attacker"),
                men(*defenders, "defender")
            ),
            Self::PlainOfficers { piece, .. } => {
                write!(f, "there are {piece}s, but by these rules they can do no more than other men")
            }
            Self::WinAtOnce { side, play, plays } => {
                write!(f, "the {side} can win with the first play, by {play}{}", others(*plays))
            }
            Self::CaptureAtOnce { side, play, captures, plays } => {
                let squares: Vec<String> = captures.iter().map(ToString::to_string).collect();
                let (what, rest) = (squares.join(", "), others(*plays));
                write!(f, "the {side} can capture with the first play: {play} captures {what}{rest}")
            }
            Self::RepetitionOpen => {
                write!(f, "the rules don't say what happens when a position comes up for the third time")
            }
            Self::NoMoveOpen => write!(f, "the rules don't say what happens when a side can't move"),
        }
    }
}

/// A number of men.
fn men(number: usize, what: &str) -> String {
    if number == 1 { format!("1 {what}") } else { format!("{number} {what}s") }
}

/// Everything that is unusual about a setup in which [`validate`](super::validate) has found no fault, in the order of
/// [`SetupWarning`].
#[must_use]
pub fn warnings(setup: &Setup, rules: &Ruleset) -> Vec<SetupWarning> {
    let mut found = Vec::new();
    found.extend(king_off_centre(setup));
    found.extend(not_four_fold(setup));
    let count = |side| setup.men(side);
    let (attackers, defenders) = (count(Side::Attackers), count(Side::Defenders));
    if attackers != 2 * defenders {
        found.push(SetupWarning::NotTwoToOne { attackers, defenders });
    }
    let jumps = [(Piece::Commander, rules.jumps.commander), (Piece::Knight, rules.jumps.knight)];
    for (piece, jump) in jumps {
        let useful = jump != Jump::Never
            || piece == Piece::Commander && rules.between_commanders == BetweenCommanders::Captured;
        let first = setup.board.pieces().find(|&(_, other)| other == piece);
        if let Some((square, _)) = first.filter(|_| !useful) {
            found.push(SetupWarning::PlainOfficers { piece, square });
        }
    }
    let sides: &[Side] = match rules.first {
        First::Lot => Side::ALL,
        First::Attackers => &[Side::Attackers],
        First::Defenders => &[Side::Defenders],
    };
    found.extend(sides.iter().filter_map(|&side| first_play(setup, rules, side)));
    if rules.repetition == Repetition::NotSaid {
        found.push(SetupWarning::RepetitionOpen);
    }
    if rules.no_move == NoMove::NotSaid {
        found.push(SetupWarning::NoMoveOpen);
    }
    found
}

/// The middle is one square, or on a board of even size any of four.
fn king_off_centre(setup: &Setup) -> Option<SetupWarning> {
    let square = setup.board.king()?;
    let size = setup.board.size();
    let middle = |at: u8| at == size / 2 || at == (size - 1) / 2;
    (!middle(square.file) || !middle(square.rank)).then_some(SetupWarning::KingOffCentre { square })
}

/// Officers are taken for men here: one officer alone has no other to be turned into.
fn not_four_fold(setup: &Setup) -> Option<SetupWarning> {
    let board = &setup.board;
    let kind = |square| board.get(square).map(|piece| (piece.side(), piece.is_man()));
    let turned = |square: Square| Square { file: square.rank, rank: board.size() - 1 - square.file };
    // Where an empty square is turned onto a piece, that piece is turned onto another square, and so on round: one of
    // them has a piece where the next has none or another.
    let square =
        board.pieces().map(|(square, _)| square).find(|&square| kind(square) != kind(turned(square)))?;
    Some(SetupWarning::NotFourFold { square, turned: turned(square) })
}

/// A win or else a capture that a side has if it begins.
fn first_play(setup: &Setup, rules: &Ruleset, side: Side) -> Option<SetupWarning> {
    let game = Game::new(Position::new(setup.board.clone(), side), rules.clone());
    let mut wins = Vec::new();
    let mut captures = Vec::new();
    for play in game.legal_plays() {
        let Ok(turn) = game.clone().play(play) else { continue };
        if turn.outcome.is_some_and(|outcome| outcome.winner() == Some(side)) {
            wins.push(play);
        }
        if !turn.captures.is_empty() {
            captures.push((play, turn.captures));
        }
    }
    if let Some(&play) = wins.first() {
        return Some(SetupWarning::WinAtOnce { side, play, plays: wins.len() });
    }
    let plays = captures.len();
    let (play, captures) = captures.into_iter().next()?;
    Some(SetupWarning::CaptureAtOnce { side, play, captures, plays })
}
