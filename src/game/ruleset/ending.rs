//! What ends a game or a match.

use crate::game::Side;
use crate::game::words::words;

words! {
    /// Who makes the first play.
    pub enum First {
        /// The attackers. As in York and Copenhagen.
        Attackers = "attackers",
        /// The defenders. As in Sea Battle and Ashton Tablut.
        Defenders = "defenders",
        /// Drawn by lot. As in the Imperial Contest.
        Lot = "lot",
    }
}

impl First {
    /// The side that begins; where that is drawn by lot, the attackers.
    #[must_use]
    pub const fn side(self) -> Side {
        match self {
            Self::Attackers | Self::Lot => Side::Attackers,
            Self::Defenders => Side::Defenders,
        }
    }
}

words! {
    /// What follows when neither the king nor any defender has a way to the edge over squares without
    /// attackers. The ring of attackers need not be proof against capture.
    pub enum Enclosure {
        /// Nothing. As in Magpie.
        NoEffect = "no-effect",
        /// The attackers win. As in York and Copenhagen.
        AttackersWin = "attackers-win",
    }
}

words! {
    /// What follows when the king is on the edge, can move, and the ring of his men that joins him to the
    /// edge can never be broken by a capture.
    pub enum ExitFort {
        /// Nothing. As in York.
        NoEffect = "no-effect",
        /// The defenders win. As in Copenhagen.
        DefendersWin = "defenders-win",
    }
}

words! {
    /// What follows when a position, with the same side to move, is about to occur for the third time.
    pub enum Repetition {
        /// The play that would bring it about is illegal.
        MustVary = "must-vary",
        /// The play that would bring it about is illegal for the side that started the repetition: the first side to bring back
        /// an earlier position since the last new one. As in York, where the player in control of the situation must find
        /// another move; the definition of that player is Adam Bartley's (forum of aagenielsen.dk, 2015).
        ForcerMustVary = "forcer-must-vary",
        /// The game is drawn. As in Fetlar.
        Draw = "draw",
        /// The defenders lose, whoever repeats. As in Copenhagen.
        DefendersLose = "defenders-lose",
        /// The side whose play brings it about loses.
        RepeaterLoses = "repeater-loses",
        /// The side that started it loses, as in [`Repetition::ForcerMustVary`]. As in Brandubh, where the aggressive
        /// player must vary or lose.
        ForcerLoses = "forcer-loses",
        /// Moves count, not positions: the third time a player makes the same move, the game is drawn. As in Vikings
        /// Chess.
        SameMoveDraw = "same-move-draw",
        /// The rules do not say; the game goes on. As in Magpie.
        NotSaid = "not-said",
    }
}

words! {
    /// What follows when the side to move has no legal play.
    pub enum NoMove {
        /// That side loses. As in York and Copenhagen.
        Loss = "loss",
        /// The game is drawn. As in Tablut.
        Draw = "draw",
        /// The rules do not say: the game stops without a winner. As in Ashton Tablut.
        NotSaid = "not-said",
    }
}

words! {
    /// What makes a match. The engine plays single games; the kit prints what a match needs.
    pub enum Contest {
        /// One game. As in nearly every game.
        Single = "single-game",
        /// Games for points: hidden point cards beside the four edges, and five points win. As in York's option c.
        Points = "points",
        /// Two games with sides changed; a tie is broken by the number of moves or of pieces captured. As in York's
        /// option d.
        TwoGames = "two-games",
    }
}
