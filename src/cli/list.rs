//! The options of a list.

use clap::{Args, ValueEnum};

const EXAMPLES: &str = "\
Examples:
  tafl-print list                   every game, with its board, how long it takes, and a line on it
  tafl-print list options york      what can be played otherwise in one game
  tafl-print list themes
  tafl-print list languages
  tafl-print list papers
  tafl-print list labels            sheets of round labels for --label-sheet";

/// What to list.
#[derive(Args, Clone, Debug, PartialEq, Eq)]
#[command(after_help = EXAMPLES)]
pub struct ListArgs {
    /// What there is to choose from
    #[arg(value_enum, default_value_t = ListTopic::Games)]
    pub what: ListTopic,

    /// With `options`: the game, by its name or its file
    #[arg(value_name = "NAME|FILE.toml", required_if_eq("what", "options"))]
    pub game: Option<String>,

    /// For programs
    #[arg(long)]
    pub json: bool,
}

/// What is listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ListTopic {
    /// The games of the program
    Games,
    /// What can be played otherwise in a game
    Options,
    /// The looks of the program
    Themes,
    /// The languages that sets are printed in
    Languages,
    /// Papers that have names
    Papers,
    /// Sheets of round labels
    Labels,
}
