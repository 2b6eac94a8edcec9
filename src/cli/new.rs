//! The options of `new`, which begins a game, a theme or a language.

use crate::text::Language;
use clap::{Args, Subcommand};
use std::path::PathBuf;

const EXAMPLES: &str = "\
Examples:
  tafl-print new variant my-game                  my-game.toml, which extends York
  tafl-print new variant my-game --from tablut    the same from another game
  tafl-print new variant my-game --size 9         a board of its own
  tafl-print new theme my-art                     the folder my-art: colours and names to be changed
  tafl-print new theme my-art --lang de           the same with German names
  tafl-print new theme my-art --copy              the same with all drawings of the other, to be redrawn

Beside what it begins lies a schema, by which editors complete and check the file (see `tafl-print schema`).
Nothing that is there already is replaced.";

/// What to begin.
#[derive(Args, Clone, Debug, PartialEq, Eq)]
#[command(after_help = EXAMPLES)]
pub struct NewArgs {
    /// What is begun.
    #[command(subcommand)]
    pub what: New,
}

/// What can be begun.
#[derive(Clone, Debug, PartialEq, Eq, Subcommand)]
pub enum New {
    /// A game's file, with every question of the rules and its answers
    Variant {
        /// The file, `.toml` or not; the game is called by its name
        #[arg(value_name = "NAME")]
        file: PathBuf,
        /// The game that it extends
        #[arg(long, value_name = "NAME", default_value = "york")]
        from: String,
        /// In place of that: a board of its own with so many squares a side, and the plainest rules
        #[arg(long, value_name = "N", conflicts_with = "from")]
        size: Option<u8>,
    },
    /// A theme's folder: colours, drawings and names to be changed, over another theme
    Theme {
        /// The folder
        #[arg(value_name = "NAME")]
        folder: PathBuf,
        /// The theme to start from
        #[arg(long, value_name = "THEME", default_value = "jorvik")]
        from: String,
        /// The languages of its words: tags such as `de`, or a folder of sentences of your own
        #[arg(long = "lang", value_name = "TAG,...|FOLDER", value_delimiter = ',', default_value = Language::ENGLISH, conflicts_with = "copy")]
        languages: Vec<String>,
        /// Copy all its files, so that each drawing can be redrawn
        #[arg(long)]
        copy: bool,
    },
    /// A language's folder: the English sentences, to be translated; docs/book/translating.md tells how
    Language {
        /// The folder
        #[arg(value_name = "NAME")]
        folder: PathBuf,
        /// The tag of the language, such as `nb` or `es-MX` [default: the folder's name]
        #[arg(long, value_name = "TAG")]
        tag: Option<String>,
    },
}
