//! What is printed on the other side of the board.

/// What is asked for on the other side of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Back {
    /// Nine men's morris.
    Morris,
    /// The board of a game: the name of a bundled one, or of a file that ends in `.toml`.
    Game(String),
}

impl Back {
    /// The word for nine men's morris.
    const MORRIS: &'static str = "morris";

    /// What a word asks for; every other than `morris` names a game.
    #[must_use]
    pub fn named(word: &str) -> Self {
        if word == Self::MORRIS { Self::Morris } else { Self::Game(word.to_owned()) }
    }

    /// The word that asks for it.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::Morris => Self::MORRIS,
            Self::Game(name) => name,
        }
    }
}
