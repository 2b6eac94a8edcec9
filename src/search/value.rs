//! What a position is worth, by things that matter under all rules.
//!
//! The weights were set by what a player of the game would say, then by games against older weights. Nobody has set them by who
//! wins: a balance that the weights have been fitted to would tell nothing.

use crate::game::{FastGame, Side, mixed};

/// A won game, less the plays until then.
pub(super) const WON: i32 = 1_000_000;
/// A man of the attackers. One of the king's side counts as many times as much as there are fewer of them at the start.
const MAN: i32 = 100;
/// Each way out that is open at once, up to two: one can be closed, two hardly ever.
const OPEN: [i32; 3] = [0, 220, 700];
/// Each way out with two plays, and with three, up to the number beside it.
const NEAR: (i32, usize) = (24, 6);
const FAR: (i32, usize) = (6, 6);
/// A king whose region has no way out any more.
const RINGED: i32 = -350;
/// What is left of his region's squares and exits, of all of them.
const ROOM: i32 = 60;
const EXITS: i32 = 100;
/// Each square that he reaches with one play, and with two.
const REACH: [i32; 2] = [3, 2];
/// Each attacker beside him.
const BESIEGED: i32 = -45;
/// The most that a whim adds to the worth of a position, or takes.
const WHIM: u64 = 9;

/// What one player thinks of positions.
#[derive(Clone, Debug)]
pub(super) struct PositionJudge {
    whim: u64,
    defender: i32,
    squares: i32,
    exits: i32,
}

impl PositionJudge {
    /// A player's taste in games that start with a position. Its whims are a row of chance: without them two players would play
    /// the same game again and again.
    pub(super) fn new(start: &FastGame, whim: u64) -> Self {
        let [attackers, defenders] =
            [Side::Attackers, Side::Defenders].map(|side| number(start.pieces(side).max(1)));
        let (squares, exits) = start.squares();
        // The king isn't counted among the defenders, but for a king alone.
        Self {
            whim,
            defender: MAN * attackers / (defenders - 1).max(1),
            squares: number(squares),
            exits: number(exits.max(1)),
        }
    }

    /// What a position is worth to the king's side while the game goes on.
    pub(super) fn of(&self, game: &FastGame) -> i32 {
        let ways = game.king_ways();
        let men =
            number(game.pieces(Side::Defenders)) * self.defender - number(game.pieces(Side::Attackers)) * MAN;
        let capped = |(weight, most): (i32, usize), found: usize| weight * number(found.min(most));
        let king = OPEN[ways.in_plays[0].min(2)]
            + capped(NEAR, ways.in_plays[1])
            + capped(FAR, ways.in_plays[2])
            + REACH[0] * number(ways.reach[0])
            + REACH[1] * number(ways.reach[1])
            + BESIEGED * number(ways.besieged)
            + ROOM * number(ways.room) / self.squares
            + if ways.exits == 0 { RINGED } else { EXITS * number(ways.exits) / self.exits };
        let whim = mixed(game.key() ^ self.whim) % (2 * WHIM + 1);
        men + king + whim as i32 - WHIM as i32
    }

    /// Whether the king escapes with the next play, his side being to move.
    pub(super) fn escapes(game: &FastGame) -> bool {
        game.to_move() == Side::Defenders && !game.is_going_on() && game.king_ways().in_plays[0] > 0
    }
}

/// A count, to be added and subtracted.
const fn number(count: usize) -> i32 {
    (count as u32).cast_signed()
}
