//! Starts a game from a setup that has no fault.

use super::{SetupFault, validate};
use crate::game::{Game, Position, Ruleset, Setup};

impl Setup {
    /// The position in which a game from this setup starts.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with the setup under these rules.
    pub fn position(&self, ruleset: &Ruleset) -> Result<Position, Vec<SetupFault>> {
        let faults = validate(self, ruleset);
        if faults.is_empty() {
            Ok(Position::new(self.board.clone(), ruleset.first.side()))
        } else {
            Err(faults)
        }
    }
}

impl Game {
    /// A game from the start of a variant.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with the setup.
    pub fn start(setup: &Setup, ruleset: &Ruleset) -> Result<Self, Vec<SetupFault>> {
        Ok(Self::new(setup.position(ruleset)?, ruleset.clone()))
    }
}
