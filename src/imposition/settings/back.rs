//! Print on the other side of the board.

/// Requested print on the other side of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Back {
    /// Nine men's morris.
    Morris,
    /// The board of a game: the name of a bundled one, or of a file that ends in `.toml`.
    Game(String),
}

impl Back {
    /// The word for nine men's morris.
    const MORRIS: &'static str = "morris";

    /// Returns the back that a word requests; every word but `morris` names a game.
    #[must_use]
    pub fn named(word: &str) -> Self {
        if word == Self::MORRIS { Self::Morris } else { Self::Game(word.to_owned()) }
    }

    /// Returns the word that requests it.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::Morris => Self::MORRIS,
            Self::Game(name) => name,
        }
    }
}
