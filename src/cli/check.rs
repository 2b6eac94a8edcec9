//! The options of a check.

use clap::Args;

const EXAMPLES: &str = "\
Every fault is shown with its line and what to do, and so are warnings, which stop no kit. Nothing is written.

Examples:
  tafl-print check --variant my.toml
  tafl-print check --theme my-art                 a look of your own, on York
  tafl-print check --lang nb/                     a language of your own: docs/book/translating.md

Exit status: 0 no fault, 1 a fault, 2 wrong options.";

/// What to check.
#[derive(Args, Clone, Debug, PartialEq, Eq)]
#[command(after_help = EXAMPLES)]
pub struct Check {
    /// The game: a name such as `york` (`tafl-print list` has them all), or a file that ends in .toml
    #[arg(long, value_name = "NAME|FILE.toml", required_unless_present_any = ["language", "theme"])]
    pub variant: Option<String>,

    /// An option of the game, such as `a-hammer`; may be given several times
    #[arg(long = "option", value_name = "NAME", requires = "variant")]
    pub options: Vec<String>,

    /// The look: a bundled name such as `jorvik`, or a folder [default: the variant's own]. Without --variant it is checked on York
    #[arg(long, value_name = "NAME|FOLDER")]
    pub theme: Option<String>,

    /// A language: a tag such as `de`, or a folder of sentences. Without --variant its sentences are checked against the English
    /// ones; else the game is checked in it
    #[arg(long = "lang", value_name = "TAG|FOLDER")]
    pub language: Option<String>,

    /// Notes in the folder of --lang that all its sentences say what the English ones say now
    #[arg(long, requires = "language", conflicts_with = "variant")]
    pub accept: bool,
}
