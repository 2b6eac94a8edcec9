//! The players of a tournament: how many there are, and their names if they are known.

use crate::keyed::{KeyedMessage, keyed, shown_by_message};
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// Fewest and most players of a tournament.
const COUNT: RangeInclusive<usize> = 3..=12;
/// Number of players if the request gives none.
const USUAL: usize = 6;
/// Most letters of a name: more don't go on a line of a place card.
const LONGEST: usize = 24;

/// The players of a tournament, from 3 to 12.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Players {
    names: Vec<Option<String>>,
}

impl Default for Players {
    /// Returns six players whose names are written in by hand.
    fn default() -> Self {
        Self { names: vec![None; USUAL] }
    }
}

impl Players {
    /// Returns `count` players whose names are written in by hand.
    ///
    /// # Errors
    /// There are too few or too many players.
    pub fn unnamed(count: usize) -> Result<Self, NotPlayers> {
        if COUNT.contains(&count) {
            Ok(Self { names: vec![None; count] })
        } else {
            Err(NotPlayers::Count(count))
        }
    }

    /// Returns players with these names, each of one line.
    ///
    /// # Errors
    /// There are too few or too many players, or a name can't be used.
    pub fn named(names: &[&str]) -> Result<Self, NotPlayers> {
        if !COUNT.contains(&names.len()) {
            return Err(NotPlayers::Count(names.len()));
        }
        let mut known: Vec<Option<String>> = Vec::new();
        for (number, name) in (1..).zip(names) {
            let name = name.trim();
            let letters = name.chars().count();
            if name.is_empty() {
                return Err(NotPlayers::Empty { number });
            }
            if letters > LONGEST {
                return Err(NotPlayers::Long { number, name: name.to_owned(), letters });
            }
            let is_same = |other: &Option<String>| {
                other.as_ref().is_some_and(|other| other.to_lowercase() == name.to_lowercase())
            };
            if let Some(first) = known.iter().position(is_same) {
                let numbers = [first + 1, number];
                return Err(NotPlayers::Twice { numbers, name: name.to_owned() });
            }
            known.push(Some(name.to_owned()));
        }
        Ok(Self { names: known })
    }

    /// Returns the number of players.
    #[must_use]
    pub fn count(&self) -> usize {
        self.names.len()
    }

    /// Returns the number of boards that they play on at once.
    #[must_use]
    pub fn boards(&self) -> usize {
        self.count() / 2
    }

    /// Returns their names in plain text, in order. `None`: the name is written in by hand.
    pub fn names(&self) -> impl Iterator<Item = Option<&str>> {
        self.names.iter().map(Option::as_deref)
    }
}

impl fmt::Display for Players {
    /// Writes the players as a request has them: their names with commas, or their number.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.names().flatten().collect();
        if names.is_empty() { write!(f, "{}", self.count()) } else { f.write_str(&names.join(", ")) }
    }
}

/// Reads a number, or names with commas between them.
impl FromStr for Players {
    type Err = NotPlayers;

    fn from_str(text: &str) -> Result<Self, NotPlayers> {
        let text = text.trim();
        if !text.is_empty() && text.chars().all(|letter| letter.is_ascii_digit()) {
            // A number with too many digits to be read is too large in any case.
            return Self::unnamed(text.parse().unwrap_or(usize::MAX));
        }
        if !text.contains(',') {
            return Err(NotPlayers::Text(text.to_owned()));
        }
        Self::named(&text.split(',').collect::<Vec<_>>())
    }
}

/// Reason why a text or a list names no players of a tournament. Names are numbered from 1, as they stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotPlayers {
    /// The text is neither a number nor several names.
    Text(String),
    /// There are too few or too many players.
    Count(usize),
    /// A name is empty.
    Empty {
        /// Number of the name.
        number: usize,
    },
    /// A name is too long.
    Long {
        /// Number of the name.
        number: usize,
        /// The name.
        name: String,
        /// Its number of letters.
        letters: usize,
    },
    /// Two names are the same.
    Twice {
        /// Numbers of both names.
        numbers: [usize; 2],
        /// The name.
        name: String,
    },
}

impl NotPlayers {
    /// Returns the message for people, with its key.
    #[must_use]
    pub fn message(&self) -> KeyedMessage {
        let (least, most) = (COUNT.start(), COUNT.end());
        match self {
            Self::Text(text) => keyed!("no-players", text, least, most),
            Self::Count(count) if count < least => keyed!("too-few-players", count, least, most),
            Self::Count(usize::MAX) => {
                keyed!("players-beyond-counting", least, most)
            }
            Self::Count(count) => keyed!("too-many-players", count, least, most),
            Self::Empty { number } => keyed!("player-without-name", number),
            Self::Long { number, name, letters } => {
                keyed!("player-name-too-long", number, name, letters, most = LONGEST)
            }
            Self::Twice { numbers: [first, second], name } => {
                keyed!("players-of-one-name", first, second, name)
            }
        }
    }
}

shown_by_message!(NotPlayers);

impl std::error::Error for NotPlayers {}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Players, NotPlayers> {
        text.parse()
    }

    #[test]
    fn players_are_a_number_or_names() {
        let seven = read("7").unwrap();
        assert_eq!((seven.count(), seven.boards(), seven.names().flatten().count()), (7, 3, 0));
        let named = read(" Ada, Bo ,Cléo de Mérode").unwrap();
        assert_eq!(named.names().flatten().collect::<Vec<_>>(), ["Ada", "Bo", "Cléo de Mérode"]);
        for players in [seven, named, Players::default()] {
            assert_eq!(read(&players.to_string()), Ok(players));
        }
        assert!(read("1, 2, 3").is_ok(), "numbers are names, too");
    }

    #[test]
    fn what_names_no_players_is_told_its_place() {
        let long = "Wolfeschlegelsteinhausenberger";
        for (text, said) in [
            ("2", "two play a match"),
            ("13", "several groups"),
            ("99999999999999999999999", "3 to 12"),
            ("Ada", "neither a number"),
            ("-3", "neither a number"),
            ("", "such as \"Ada, Bo, Cleo\""),
            ("Ada, Bo", "of 2 can't be played"),
            ("Ada,, Bo", "name 2 is empty"),
            ("Ada, Bo, Cleo,", "name 4 is empty"),
            ("Ada, Bo, ada", "names 1 and 3 are both `ada`"),
            (&format!("Ada, {long}, Bo"), "name 2, `Wolfeschlegelsteinhausenberger`, has 30 letters"),
        ] {
            let fault = read(text).unwrap_err().to_string();
            assert!(fault.contains(said), "{text}: {fault}");
        }
    }
}
