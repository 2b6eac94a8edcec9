//! Plays a game against itself many times, and counts who wins.

use crate::executor::Executor;
use crate::make::fault::Fault;
use crate::make::finding::library::Library;
use crate::make::finding::source;
use crate::request::Choice;
use crate::search::{StrengthBalance, by_strength};

/// What to play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SelfPlay {
    /// The game; its theme has no part in this.
    pub choice: Choice,
    /// How many games each strength plays.
    pub games: usize,
    /// The strengths: how many plays a player looks at before each that it makes.
    pub nodes: Vec<u64>,
    /// What tells these games from others of the same kind.
    pub seed: u64,
}

/// What came of it.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CountedGames {
    /// The variant's id.
    pub variant: String,
    /// What came of each strength; fewer games than were asked for, if the executor was stopped.
    pub counts: Vec<StrengthBalance>,
    /// What is known from games of people.
    pub known: Vec<KnownBalance>,
}

/// A count of games between people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KnownBalance {
    variant: &'static str,
    /// How many games the king's side has won for each hundred that the attackers have.
    pub defenders: u32,
    /// Who has counted, and where that is told.
    pub source: &'static str,
}

/// Counts that have a source which can be read. Nothing here has a part in how the program plays.
static KNOWN: [KnownBalance; 3] = [
    KnownBalance {
        variant: "fetlar-11",
        defenders: 142,
        source: "tournaments on aagenielsen.dk, told in its “Summary on the Copenhagen Hnefatafl”",
    },
    KnownBalance {
        variant: "scottish-7",
        defenders: 111,
        source: "a test tournament on aagenielsen.dk, told in its “Historical Hnefatafl rules”",
    },
    KnownBalance { variant: "scottish-7", defenders: 157, source: "another count on aagenielsen.dk" },
];

/// Plays the games, several at once if the executor can. The games are the same with any number of workers.
pub(in crate::make) fn counted(
    asked: &SelfPlay,
    library: &Library<'_>,
    executor: &dyn Executor,
) -> Result<CountedGames, Fault> {
    let found = source::variant(&asked.choice.variant, &asked.choice.options, library)?;
    let variant = found.reading.variant;
    let counts = by_strength(&variant, asked.games, &asked.nodes, asked.seed, executor);
    // With other rules it is another game.
    let is_of = |known: &&KnownBalance| known.variant == variant.id && asked.choice.options.is_empty();
    let known = KNOWN.iter().copied().filter(|known| is_of(&known)).collect();
    Ok(CountedGames { variant: variant.id, counts, known })
}
