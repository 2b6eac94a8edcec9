//! The options for reading and writing the OpenTafl notation.

use std::path::PathBuf;

use clap::Args;

use super::GameArgs;

const IMPORT: &str = "\
Examples:
  tafl-print import \"dim:7 name:Small esc:c start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/\"
  tafl-print import record.txt -o my.toml

What the record asks for and a variant can't say is named on standard error; where that would change the game, no \
variant is written.";

const EXPORT: &str = "\
Example:
  tafl-print export --variant brandubh

Rules that the notation has no words for are named on standard error, and the nearest ones are written.";

/// Which rules record to read.
#[derive(Args, Clone, Debug, PartialEq, Eq)]
#[command(after_help = IMPORT)]
pub struct Import {
    /// The record itself, a file that holds it, or `-` for standard input
    #[arg(value_name = "RECORD|FILE|-")]
    pub record: String,

    /// The variant file to write; must end in .toml [default: standard output]
    #[arg(short, long, value_name = "FILE.toml")]
    pub output: Option<PathBuf>,
}

/// Which game to write a record of.
#[derive(Args, Clone, Debug, PartialEq, Eq)]
#[command(after_help = EXPORT)]
pub struct Export {
    #[command(flatten)]
    #[allow(missing_docs, reason = "would stand in the help")]
    pub choice: GameArgs,

    /// The file to write [default: standard output]
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
}
