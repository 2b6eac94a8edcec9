//! A starting layout as somebody wrote it, right or wrong.

use super::validate::validate;
use super::{Board, Position, Ruleset, SetupFault};

/// A starting layout, not necessarily one a game can start from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The pieces.
    pub board: Board,
    /// How many pieces the author says there are; `None` if the author does not say.
    pub declared: Option<Counts>,
}

/// The men of both sides, kings not counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Counts {
    /// Attackers.
    pub attackers: usize,
    /// Defenders without the king.
    pub defenders: usize,
}

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
