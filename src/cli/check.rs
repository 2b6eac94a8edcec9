//! The options of a check.

use clap::Args;

use super::GameArgs;

const EXAMPLES: &str = "\
Every fault is shown with its line and what to do, and so are warnings, which stop no kit. Nothing is written.

Examples:
  tafl-print check --variant my.toml
  tafl-print check --variant york --theme my-art

Exit status: 0 no fault, 1 a fault, 2 wrong options.";

/// What to check.
#[derive(Args, Clone, Debug, PartialEq, Eq)]
#[command(after_help = EXAMPLES)]
pub struct Check {
    #[command(flatten)]
    #[allow(missing_docs, reason = "would stand in the help")]
    pub choice: GameArgs,

    /// The look: a bundled name such as `jorvik`, or a folder [default: the variant's own]
    #[arg(long, value_name = "NAME|FOLDER")]
    pub theme: Option<String>,
}
