//! The fields of a request, by which faults name what is wrong with it.
//!
//! A fault says "choose smaller squares (`cell`)" to a program and "choose smaller squares (--cell)" to somebody at a
//! command line: whoever asked gives the [`Names`].

use std::fmt;

/// A field of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Field {
    /// The game, or several.
    Variant,
    /// The options of the game.
    Option,
    /// The look.
    Theme,
    /// Who made the set.
    Maker,
    /// The paper.
    Paper,
    /// The paper of what hangs on the wall.
    Wall,
    /// What stays white along the edges of the paper.
    Margin,
    /// What is on the other side of the board.
    Back,
    /// How to cut the board.
    Cut,
    /// Side of a square.
    Cell,
    /// Width of the frame.
    Frame,
    /// Letters and numbers on the board.
    Coordinates,
    /// The maker's name on the board.
    MakerOnBoard,
    /// The board on one large page.
    Poster,
    /// How far colour goes on beyond a cut.
    Bleed,
    /// Whether the set is laminated.
    Laminate,
    /// How sheets are turned.
    Duplex,
    /// How far every second side is moved.
    BackOffset,
    /// A file for each kind of sheet.
    Split,
    /// What ink is spent on.
    Ink,
    /// The king's disc.
    KingDisc,
    /// The other discs.
    PieceDisc,
    /// The shape of the pieces.
    Token,
    /// Pieces more than the game needs.
    Spares,
    /// Sheets of round labels.
    LabelSheet,
    /// How far everything on label sheets is moved.
    Nudge,
    /// Pieces with a back.
    TwoSided,
    /// One set of pieces for several games.
    SharePieces,
    /// How many sets.
    Sets,
    /// What sets are called.
    Label,
    /// A pack.
    Pack,
    /// Who plays in a tournament.
    Players,
    /// What is printed.
    Parts,
    /// What kinds of file are made.
    Format,
    /// Letters of SVG pages as outlines.
    OutlineText,
    /// Dots to an inch.
    Dpi,
    /// A picture of all pages.
    Preview,
    /// The bed of the laser cutter.
    Bed,
    /// What the laser burns away.
    Kerf,
    /// How thick the plates are of which a laser makes a box.
    Thickness,
    /// What files are called.
    Stem,
    /// A position to draw.
    Position,
    /// The record of a game.
    Record,
    /// At which moves a game is drawn.
    At,
    /// The language.
    Language,
    /// The date that files carry.
    Date,
}

/// What the fields are called for whoever made the request: `cell` for a program, `--cell` for somebody at a command
/// line.
pub type Names<'a> = &'a dyn Fn(Field) -> String;

impl Field {
    /// All fields.
    pub const ALL: [Self; 46] = [
        Self::Variant,
        Self::Option,
        Self::Theme,
        Self::Maker,
        Self::Paper,
        Self::Wall,
        Self::Margin,
        Self::Back,
        Self::Cut,
        Self::Cell,
        Self::Frame,
        Self::Coordinates,
        Self::MakerOnBoard,
        Self::Poster,
        Self::Bleed,
        Self::Laminate,
        Self::Duplex,
        Self::BackOffset,
        Self::Split,
        Self::Ink,
        Self::KingDisc,
        Self::PieceDisc,
        Self::Token,
        Self::Spares,
        Self::LabelSheet,
        Self::Nudge,
        Self::TwoSided,
        Self::SharePieces,
        Self::Sets,
        Self::Label,
        Self::Pack,
        Self::Players,
        Self::Parts,
        Self::Format,
        Self::OutlineText,
        Self::Dpi,
        Self::Preview,
        Self::Bed,
        Self::Kerf,
        Self::Thickness,
        Self::Stem,
        Self::Position,
        Self::Record,
        Self::At,
        Self::Language,
        Self::Date,
    ];

    /// Its name, in small letters with hyphens.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Variant => "variant",
            Self::Option => "option",
            Self::Theme => "theme",
            Self::Maker => "maker",
            Self::Paper => "paper",
            Self::Wall => "wall",
            Self::Margin => "margin",
            Self::Back => "back",
            Self::Cut => "cut",
            Self::Cell => "cell",
            Self::Frame => "frame",
            Self::Coordinates => "coordinates",
            Self::MakerOnBoard => "maker-on-board",
            Self::Poster => "poster",
            Self::Bleed => "bleed",
            Self::Laminate => "laminate",
            Self::Duplex => "duplex",
            Self::BackOffset => "back-offset",
            Self::Split => "split",
            Self::Ink => "ink",
            Self::KingDisc => "king-disc",
            Self::PieceDisc => "piece-disc",
            Self::Token => "token",
            Self::Spares => "spares",
            Self::LabelSheet => "label-sheet",
            Self::Nudge => "nudge",
            Self::TwoSided => "two-sided",
            Self::SharePieces => "share-pieces",
            Self::Sets => "sets",
            Self::Label => "label",
            Self::Pack => "pack",
            Self::Players => "players",
            Self::Parts => "parts",
            Self::Format => "format",
            Self::OutlineText => "outline-text",
            Self::Dpi => "dpi",
            Self::Preview => "preview",
            Self::Bed => "bed",
            Self::Kerf => "kerf",
            Self::Thickness => "thickness",
            Self::Stem => "stem",
            Self::Position => "position",
            Self::Record => "record",
            Self::At => "at",
            Self::Language => "language",
            Self::Date => "date",
        }
    }

    /// The name in a sentence for a program's author.
    #[must_use]
    pub fn plain(self) -> String {
        format!("`{}`", self.name())
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_field_has_a_name_of_its_own() {
        let names: BTreeSet<&str> = Field::ALL.into_iter().map(Field::name).collect();
        assert_eq!(names.len(), Field::ALL.len());
        let plain = |name: &&str| name.chars().all(|c| c.is_ascii_lowercase() || c == '-');
        assert!(names.iter().all(plain), "{names:?}");
    }
}
