//! The lines before the moves: who played what, where and when.

use std::ops::Range;

/// Declares the headings, each with the word that is written, and other words that are read as the same heading: those of other
/// programs, and those of the printed sheet in each language of the program.
macro_rules! headings {
    ($($(#[$about:meta])* $name:ident = $word:literal $(, $other:literal)*;)+) => {
        /// What a heading is about.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum HeadingKey { $($(#[$about])* $name,)+ }

        impl HeadingKey {
            /// All headings, in the order in which they are written.
            pub const ALL: [Self; [$(stringify!($name)),+].len()] = [$(Self::$name),+];

            /// The word that is written.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Self::$name => $word,)+ }
            }

            /// The heading of a word, in small or large letters.
            #[must_use]
            pub fn of(word: &str) -> Option<Self> {
                let same = |known: &str| known.eq_ignore_ascii_case(word);
                $(if same($word) $(|| same($other))* { return Some(Self::$name); })+
                None
            }
        }
    };
}

headings! {
    /// The game: the name of a variant.
    Game = "Game", "variant";
    /// The rules, as OpenTafl writes them.
    Rules = "Rules";
    /// The starting position in OpenTafl's notation, if it is not the one of the rules.
    Position = "Position";
    /// Who had the attackers.
    Attackers = "Attackers", "the attackers", "angreifer", "die angreifer", "atacantes", "os atacantes";
    /// Who had the king's side.
    Defenders = "Defenders", "the king’s side", "the king's side", "king’s side", "king's side", "die seite des königs", "o lado do rei";
    /// The tournament or match.
    Event = "Event", "turnier", "evento";
    /// Where it was played.
    Site = "Site", "place";
    /// When it was played.
    Date = "Date", "datum", "data";
    /// Which round.
    Round = "Round", "runde", "rodada";
    /// Which table.
    Table = "Table", "board", "tisch", "mesa";
    /// How much time the players had.
    Clock = "Clock", "time-control";
    /// How much time was left.
    Left = "Time-left", "time-remaining";
    /// Who has won.
    Result = "Result";
    /// How the game ended where the board doesn't show it, such as `resigned`.
    Ended = "Ended", "termination", "how it ended", "wie es endete", "como terminou";
    /// Who wrote the comments.
    Annotator = "Annotator";
    /// Who wrote the record.
    Compiler = "Compiler";
    /// What is said of the whole game.
    Comment = "Comment", "start-comment";
}

/// A heading with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heading {
    /// What it is about.
    pub key: HeadingKey,
    /// What it says, without white space around it.
    pub value: String,
    /// The place of `value` in the text, in bytes.
    pub at: Range<usize>,
}
