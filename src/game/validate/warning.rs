//! What is unusual about a setup, and may be a slip.

use crate::game::{
    BetweenCommanders, First, Game, Jump, NoMove, Piece, Play, Position, Repetition, Ruleset, Setup, Side,
    Square,
};
use crate::keyed::{KeyedMessage, keyed, shown_by_message};

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

impl SetupWarning {
    /// The message, with its key.
    #[must_use]
    pub fn message(&self) -> KeyedMessage {
        match self {
            Self::KingOffCentre { square } => keyed!("king-off-centre", square),
            Self::NotFourFold { square, turned } => keyed!("layout-not-four-fold", square, turned),
            Self::NotTwoToOne { attackers, defenders } => not_two_to_one(*attackers, *defenders),
            Self::PlainOfficers { piece, .. } => keyed!("plain-officers", piece),
            Self::WinAtOnce { side, play, plays } => win_at_once(*side, *play, *plays),
            Self::CaptureAtOnce { side, play, captures, plays } => {
                capture_at_once(*side, *play, captures, *plays)
            }
            Self::RepetitionOpen => keyed!("repetition-open"),
            Self::NoMoveOpen => {
                keyed!("no-move-open")
            }
        }
    }
}

shown_by_message!(SetupWarning);

/// Message that there are not twice as many attackers as defenders.
fn not_two_to_one(attackers: usize, defenders: usize) -> KeyedMessage {
    match (attackers, defenders) {
        (1, 1) => keyed!("one-attacker-one-defender"),
        (1, _) => keyed!("one-attacker-against-defenders", defenders),
        (_, 1) => keyed!("attackers-against-one-defender", attackers),
        _ => keyed!("not-two-to-one", attackers, defenders),
    }
}

/// Message that a side can win with its first play: by `play`, which is one of `plays`.
fn win_at_once(side: Side, play: Play, plays: usize) -> KeyedMessage {
    match plays {
        0 | 1 => {
            keyed!("win-at-once", side, play)
        }
        2 => keyed!("win-at-once-two-ways", side, play),
        _ => keyed!("win-at-once-many-ways", side, play, others = plays - 1),
    }
}

/// Message that a side can capture with its first play: by `play`, which is one of `plays`.
fn capture_at_once(side: Side, play: Play, captures: &[Square], plays: usize) -> KeyedMessage {
    let captures = captures.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    match plays {
        0 | 1 => keyed!("capture-at-once", side, play, captures),
        2 => keyed!("capture-at-once-two-ways", side, play, captures),
        _ => keyed!("capture-at-once-many-ways", side, play, captures, others = plays - 1),
    }
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

/// Warns of a king who does not start in the middle: one square, or on a board of even size any of four.
fn king_off_centre(setup: &Setup) -> Option<SetupWarning> {
    let square = setup.board.king()?;
    let size = setup.board.size();
    let middle = |at: u8| at == size / 2 || at == (size - 1) / 2;
    (!middle(square.file) || !middle(square.rank)).then_some(SetupWarning::KingOffCentre { square })
}

/// Warns of a layout that a quarter turn changes. Officers count as men here, because a side may have a single officer.
fn not_four_fold(setup: &Setup) -> Option<SetupWarning> {
    let board = &setup.board;
    let kind = |square| board.get(square).map(|piece| (piece.side(), piece.is_man()));
    let turned = |square: Square| Square { file: square.rank, rank: board.size() - 1 - square.file };
    // It is enough to look at squares with pieces: four turns lead back to the same square, so if one leads from an empty
    // square to a piece, another leads from a piece to an empty square or to another piece.
    let square =
        board.pieces().map(|(square, _)| square).find(|&square| kind(square) != kind(turned(square)))?;
    Some(SetupWarning::NotFourFold { square, turned: turned(square) })
}

/// Warns of a win, or else of a capture, that a side has if it begins.
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
