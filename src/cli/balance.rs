//! The options of a balance.

use clap::Args;

use super::GameArgs;

const EXAMPLES: &str = "\
The game is played by the program against itself, and the games are counted: who wins how often, how, after how many \
plays. Two strengths stand beside each other, because what a weak player and a stronger one agree on is less likely to \
be their own fault. A share is told with the range in which it is with 95 in 100 certainty for players of this \
strength; people may fare otherwise.

The same seed gives the same games on every machine: what counts is the number of plays that are looked at, never the \
time. Ctrl-C stops, and tells what was counted until then.

Examples:
  tafl-print balance --variant my.toml
  tafl-print balance --variant brandubh --games 1000 --nodes 500,2000
  tafl-print balance --variant york --option b --json";

/// Which game to play, how often and how well.
#[derive(Args, Clone, Debug, PartialEq, Eq)]
#[command(after_help = EXAMPLES)]
pub struct BalanceArgs {
    #[command(flatten)]
    #[allow(missing_docs, reason = "would stand in the help")]
    pub choice: GameArgs,

    /// How many games each strength plays
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub games: u32,

    /// The strengths: how many plays a player looks at before each that it makes, from 10 to 1000000
    #[arg(long, value_name = "N,N", value_delimiter = ',', default_values_t = [1000, 4000],
        value_parser = clap::value_parser!(u64).range(10..=1_000_000))]
    pub nodes: Vec<u64>,

    /// Other games of the same kind: a number
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,

    /// Prints one JSON object for programs
    #[arg(long)]
    pub json: bool,

    /// Shows no progress
    #[arg(short, long)]
    pub quiet: bool,
}
