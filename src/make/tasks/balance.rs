//! Plays a game against itself many times, and counts who wins.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::game::{FastGame, First, Position, Side, Variant};
use crate::make::executor::{Executor, WorkStep};
use crate::make::fault::Fault;
use crate::make::finding::library::Library;
use crate::make::finding::source;
use crate::request::Choice;
use crate::search::{Balance, SelfPlayed, played};

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
    /// Each strength with its count; fewer games than were asked for, if the executor was stopped.
    pub counts: Vec<(u64, Balance)>,
    /// What is known from games of people.
    pub known: &'static [KnownBalance],
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
    let strengths = asked.nodes.len();
    let games = many(&variant, asked, executor);
    let counts = (0..strengths).map(|nth| {
        let of_strength = games.iter().filter(|(game, _)| game % strengths == nth);
        (asked.nodes[nth], Balance::of(of_strength.map(|(_, played)| played)))
    });
    let counts = counts.collect();
    let first = KNOWN.iter().position(|known| known.variant == variant.id);
    let known = first.map_or(&KNOWN[..0], |first| {
        let many = KNOWN[first..].iter().take_while(|known| known.variant == variant.id).count();
        &KNOWN[first..first + many]
    });
    let known = if asked.choice.options.is_empty() { known } else { &[] };
    Ok(CountedGames { variant: variant.id, counts, known })
}

/// Plays all games that are asked for, each with its number, until all are played or the executor is stopped. The strengths take
/// turns, so that a run that is stopped has something to tell of each.
fn many(variant: &Variant, asked: &SelfPlay, executor: &dyn Executor) -> Vec<(usize, SelfPlayed)> {
    let first = variant.ruleset.first.side();
    let all = asked.games * asked.nodes.len();
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::new());
    let worker = || {
        loop {
            let nth = next.fetch_add(1, Ordering::SeqCst);
            if nth >= all || executor.is_stopped() {
                break;
            }
            executor.begins(&WorkStep { kit: variant.id.clone(), nth: nth + 1, kits: all, page: None });
            let round = (nth / asked.nodes.len()) as u64;
            let side =
                if variant.ruleset.first == First::Lot && round % 2 == 1 { first.other() } else { first };
            let start = Position::new(variant.setup.board.clone(), side);
            let Some(start) = FastGame::new(&start, &variant.ruleset) else { break };
            let nodes = asked.nodes[nth % asked.nodes.len()];
            // Games of different seeds have no players in common.
            let game = played(&start, nodes, asked.seed << 32 | round, &|| executor.is_stopped());
            if let Some(game) = game {
                done.lock().unwrap_or_else(PoisonError::into_inner).push((nth, game));
            }
        }
    };
    executor.work(all, &worker);
    let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    done.sort_by_key(|(nth, _)| *nth);
    done
}

/// The sides in the order of counts by side.
pub const SIDES: [Side; 2] = [Side::Attackers, Side::Defenders];
