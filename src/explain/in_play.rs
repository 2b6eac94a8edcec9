//! Effects of a variant's layout on its rules: which rules its pieces can ever use, and where its king starts.

use crate::game::{BetweenCommanders, Jump, Piece, Ruleset, Variant};

/// Start of the king, as far as the words of setup, throne and captions differ by it: words for another start would contradict
/// the picture beside them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KingStart {
    /// On the throne.
    Throne,
    /// In the middle of a board without a throne.
    Middle,
    /// Anywhere else.
    Elsewhere,
}

impl KingStart {
    /// Returns the start of the king in the variant's layout.
    #[must_use]
    pub fn of(variant: &Variant) -> Self {
        let board = &variant.setup.board;
        match (board.king(), variant.ruleset.throne_on(board), board.centre()) {
            (Some(king), Some(throne), _) if king == throne => Self::Throne,
            (Some(king), None, Some(centre)) if king == centre => Self::Middle,
            _ => Self::Elsewhere,
        }
    }

    /// Returns the message for this start, of the messages whose names start with `stem`.
    #[must_use]
    pub fn message(self, stem: &str) -> String {
        match self {
            Self::Throne => stem.to_owned(),
            Self::Middle => format!("{stem}-no-throne"),
            Self::Elsewhere => format!("{stem}-elsewhere"),
        }
    }
}

/// Returns the rules that the pieces of a variant can ever use: rules of officers are left out where the layout has no
/// officers.
#[must_use]
pub fn in_play(variant: &Variant) -> Ruleset {
    let mut rules = variant.ruleset.clone();
    let count = |piece| variant.setup.board.count(piece);
    if count(Piece::Commander) == 0 {
        rules.jumps.commander = Jump::Never;
    }
    if count(Piece::Commander) < 2 {
        rules.between_commanders = BetweenCommanders::Safe;
    }
    if count(Piece::Knight) == 0 {
        rules.jumps.knight = Jump::Never;
    }
    rules
}
