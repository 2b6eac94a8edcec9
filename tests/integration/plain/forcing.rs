//! Who forces a repetition, asked of every play of both sides.

use super::{At, Letters, Plain, side_of};
use tafl_print::game::{Enclosure, ExitFort, Side};

/// Who played, what stood then, and whose turn it was.
type Story = [(Side, (Letters, Side))];

impl Plain<'_> {
    /// Who has forced what came between the first time that the last position stood and now; the story has who played and
    /// what stood then, and begins with the start.
    pub(super) fn forcer(&self, story: &Story) -> Option<Side> {
        let last = &story.last()?.1;
        let since = story.iter().position(|(_, stood)| stood == last)?;
        let forces = |side: Side| {
            let mut own = story[since + 1..].iter().filter(|(who, _)| *who == side).peekable();
            own.peek().is_some() && own.all(|(_, (pieces, _))| self.could_win(pieces, side))
        };
        match (forces(Side::Attackers), forces(Side::Defenders)) {
            (true, false) => Some(Side::Attackers),
            (false, true) => Some(Side::Defenders),
            _ => None,
        }
    }

    /// Whether a side that moved here would win with that move.
    fn could_win(&self, pieces: &Letters, side: Side) -> bool {
        let squares = || (0..self.size).flat_map(|file| (0..self.size).map(move |rank| (file, rank)));
        pieces.iter().filter(|(_, letter)| side_of(**letter) == side).any(|(&from, _)| {
            squares().any(|to| self.may_move(pieces, side, from, to) && self.wins(pieces, from, to, side))
        })
    }

    fn wins(&self, pieces: &Letters, from: At, to: At, side: Side) -> bool {
        let captured = self.captured(pieces, from, to);
        let mut after = pieces.clone();
        let Some(letter) = after.remove(&from) else { return false };
        after.insert(to, letter);
        after.retain(|at, _| !captured.contains(at));
        let king = after.iter().find(|(_, letter)| **letter == 'K').map(|(&at, _)| at);
        let had_king = pieces.values().any(|&letter| letter == 'K');
        let won = match king {
            None if had_king => Some(Side::Attackers),
            Some(king) if self.has_escaped(king) => Some(Side::Defenders),
            _ if self.rules.enclosure == Enclosure::AttackersWin && self.enclosed(&after) => {
                Some(Side::Attackers)
            }
            _ => None,
        };
        assert_eq!(self.rules.exit_fort, ExitFort::NoEffect, "forts are not written here");
        won == Some(side)
    }
}
