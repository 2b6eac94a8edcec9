//! The rules: one value for each question a rule book must answer.
//!
//! The values are the words of a variant file. Each brings a behaviour of the engine and a sentence of the leaflet; those
//! that show best on a board bring a figure, too.

use super::words::words;
use super::{Board, Side, Square};

/// A complete answer to every question. Not `Copy`: it grows with every question, and is handed on by
/// reference.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ruleset {
    /// Who makes the first play.
    pub first: Side,
    /// The marked square in the centre.
    pub throne: Throne,
    /// The king's part in captures of attackers.
    pub arms: KingArms,
    /// How the king himself is captured.
    pub king_capture: KingCapture,
    /// Capture of a defender between an attacker and the king.
    pub linnaean: Linnaean,
    /// Where the king escapes.
    pub escape: Escape,
    /// What it means to hem in the whole of the defenders' side.
    pub enclosure: Enclosure,
    /// What happens when a position occurs for the third time.
    pub repetition: Repetition,
    /// What happens when the side to move has no legal play.
    pub no_move: NoMove,
}

impl Ruleset {
    /// The throne's square on a board: its centre, if the rules know a throne and the board has a centre.
    #[must_use]
    pub fn throne_on(&self, board: &Board) -> Option<Square> {
        match self.throne {
            Throne::None => None,
            Throne::Centre { .. } => board.centre(),
        }
    }
}

/// The marked square in the centre of the board: throne, castle or hall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Throne {
    /// The centre is a square like any other, or there is no centre.
    None,
    /// The centre is the throne. It is hostile to no man; see [`KingCapture`] for its part in the capture of
    /// the king.
    Centre {
        /// Who may end a move on it.
        stop: ThroneStop,
        /// Who may move across it when it is empty.
        pass: ThronePass,
    },
}

words! {
    /// Who may end a move on the throne.
    pub enum ThroneStop {
        /// The king, also again after he has left it.
        King = "king",
    }
}

words! {
    /// Who may move across the empty throne. Nobody ever passes it when the king is on it.
    pub enum ThronePass {
        /// Every piece.
        Anyone = "anyone",
        /// The king only.
        King = "king",
        /// No piece. The king may still stop on it.
        Nobody = "nobody",
    }
}

words! {
    /// The king's part in captures of attackers.
    pub enum KingArms {
        /// He captures like a man.
        Armed = "armed",
        /// He captures only as the piece that moved.
        Hammer = "hammer",
        /// He captures only as the standing partner of a man that moved.
        Anvil = "anvil",
        /// He takes no part.
        Unarmed = "unarmed",
    }
}

words! {
    /// How the king is captured. The edge of the board never stands in for an attacker.
    pub enum KingCapture {
        /// Attackers on all four sides.
        FourSides = "four-sides",
        /// Attackers on all four sides, or on three when the fourth is the empty throne.
        FourSidesOrThrone = "four-sides-or-throne",
    }
}

words! {
    /// Whether a defender can be captured between an attacker and his own king: the king has attackers on
    /// three sides and the defender on the fourth, and an attacker moves to the far side of the defender.
    pub enum Linnaean {
        /// Never.
        Never = "never",
        /// While the king stands on the throne.
        InCastle = "in-castle",
        /// Wherever the king stands.
        Anywhere = "anywhere",
    }
}

words! {
    /// Where the king must get to.
    pub enum Escape {
        /// Any square of the edge.
        Edge = "edge",
    }
}

words! {
    /// What follows when neither the king nor any defender has a way to the edge over squares without
    /// attackers. The ring of attackers need not be proof against capture.
    pub enum Enclosure {
        /// Nothing.
        NoEffect = "no-effect",
        /// The attackers win.
        AttackersWin = "attackers-win",
    }
}

words! {
    /// What follows when a position, with the same side to move, is about to occur for the third time.
    pub enum Repetition {
        /// The play that would bring it about is illegal.
        MustVary = "must-vary",
        /// The game is drawn.
        Draw = "draw",
        /// The rules do not say; the game goes on.
        NotSaid = "not-said",
    }
}

words! {
    /// What follows when the side to move has no legal play.
    pub enum NoMove {
        /// That side loses.
        Loss = "loss",
        /// The game is drawn.
        Draw = "draw",
        /// The rules do not say: the game stops without a winner.
        NotSaid = "not-said",
    }
}

/// York's rules, for the tests of this module's neighbours.
#[cfg(test)]
pub(crate) const YORK: Ruleset = Ruleset {
    first: Side::Attackers,
    throne: Throne::Centre { stop: ThroneStop::King, pass: ThronePass::Anyone },
    arms: KingArms::Unarmed,
    king_capture: KingCapture::FourSidesOrThrone,
    linnaean: Linnaean::InCastle,
    escape: Escape::Edge,
    enclosure: Enclosure::AttackersWin,
    repetition: Repetition::MustVary,
    no_move: NoMove::Loss,
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_has_a_word_of_its_own() {
        macro_rules! check {
            ($($name:ident),+) => {$(
                for &value in $name::ALL {
                    assert_eq!($name::from_name(value.name()), Some(value));
                    let kebab = value.name().bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
                    assert!(kebab, "{value}");
                }
                assert_eq!($name::from_name("no such word"), None);
            )+};
        }
        check!(
            Side,
            ThroneStop,
            ThronePass,
            KingArms,
            KingCapture,
            Linnaean,
            Escape,
            Enclosure,
            Repetition,
            NoMove
        );
    }
}
