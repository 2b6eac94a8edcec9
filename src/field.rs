//! The fields of a request, by which faults name what is wrong with it.
//!
//! A fault says "choose smaller squares (`cell`)" to a program and "choose smaller squares (--cell)" to somebody at a
//! command line: whoever asked gives the [`Names`].

use std::fmt;

/// What the fields are called for whoever made the request: `cell` for a program, `--cell` for somebody at a command
/// line.
pub type Names<'a> = &'a (dyn Fn(Field) -> String + Sync);

/// Declares the fields with their names.
macro_rules! fields {
    ($($(#[$about:meta])* $field:ident = $name:literal,)+) => {
        /// A field of a request; in the order in which a command has them.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Field { $($(#[$about])* $field,)+ }

        impl Field {
            /// All fields.
            pub const ALL: &'static [Self] = &[$(Self::$field),+];

            /// Its name, in small letters with hyphens.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$field => $name,)+ }
            }
        }
    };
}

fields! {
    /// The game, or several.
    Variant = "variant",
    /// The options of the game.
    Option = "option",
    /// The look.
    Theme = "theme",
    /// The language.
    Language = "language",
    /// Who made the set.
    Maker = "maker",
    /// A pack.
    Pack = "pack",
    /// The paper.
    Paper = "paper",
    /// The paper of what hangs on the wall.
    Wall = "wall",
    /// What stays white along the edges of the paper.
    Margin = "margin",
    /// What is on the other side of the board.
    Back = "back",
    /// How to cut the board.
    Cut = "cut",
    /// Side of a square.
    Cell = "cell",
    /// Width of the frame.
    Frame = "frame",
    /// Letters and numbers on the board.
    Coordinates = "coordinates",
    /// The maker's name on the board.
    MakerOnBoard = "maker-on-board",
    /// The board on one large page.
    Poster = "poster",
    /// How far colour goes on beyond a cut.
    Bleed = "bleed",
    /// Whether the set is laminated.
    Laminate = "laminate",
    /// How sheets are turned.
    Duplex = "duplex",
    /// How far every second side is moved.
    BackOffset = "back-offset",
    /// A file for each kind of sheet.
    Split = "split",
    /// How much the leaflet tells.
    Leaflet = "leaflet",
    /// What ink is spent on.
    Ink = "ink",
    /// The king's disc.
    KingDisc = "king-disc",
    /// The other discs.
    PieceDisc = "piece-disc",
    /// The shape of the pieces.
    Token = "token",
    /// Pieces more than the game needs.
    Spares = "spares",
    /// Sheets of round labels.
    LabelSheet = "label-sheet",
    /// How far everything on label sheets is moved.
    Nudge = "nudge",
    /// Pieces with a back.
    TwoSided = "two-sided",
    /// How many sets.
    Sets = "sets",
    /// What sets are called.
    Label = "label",
    /// Who plays in a tournament.
    Players = "players",
    /// How long a game of the tournament may take.
    GameMinutes = "game-minutes",
    /// How many puzzles.
    Puzzles = "puzzles",
    /// How many games the program plays for a line about who wins.
    Balance = "balance",
    /// Which puzzles and games.
    Seed = "seed",
    /// Room on the box for whoever sells it.
    BoxPlaces = "box-places",
    /// The address on the box.
    Address = "address",
    /// How the rules are told.
    Reading = "reading",
    /// What is printed.
    Parts = "parts",
    /// One set of pieces for several games.
    SharePieces = "share-pieces",
    /// What kinds of file are made.
    Format = "format",
    /// Letters of SVG pages as outlines.
    OutlineText = "outline-text",
    /// Dots to an inch.
    Dpi = "dpi",
    /// A picture of all pages.
    Preview = "preview",
    /// The bed of the laser cutter.
    Bed = "bed",
    /// What the laser burns away.
    Kerf = "kerf",
    /// How thick the plates are of which a laser makes a box.
    Thickness = "thickness",
    /// What files are called.
    Stem = "stem",
    /// A position to draw.
    Position = "position",
    /// The record of a game.
    Record = "record",
    /// At which moves a game is drawn.
    At = "at",
    /// The date that files carry.
    Date = "date",
}

impl Field {
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
        let names: BTreeSet<&str> = Field::ALL.iter().map(|field| field.name()).collect();
        assert_eq!(names.len(), Field::ALL.len());
        let plain = |name: &&str| name.chars().all(|c| c.is_ascii_lowercase() || c == '-');
        assert!(names.iter().all(plain), "{names:?}");
    }
}
