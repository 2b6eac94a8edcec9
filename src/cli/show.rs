//! The options of showing a game.

use clap::Args;

const EXAMPLES: &str = "\
Examples:
  tafl-print show york
  tafl-print show york --option b
  tafl-print show my.toml";

/// Which game to show.
#[derive(Args, Clone, Debug, PartialEq, Eq)]
#[command(after_help = EXAMPLES)]
pub struct ShowArgs {
    /// The game: a name such as `york`, or a file that ends in .toml
    #[arg(value_name = "NAME|FILE.toml")]
    pub game: String,

    /// An option of the game, such as `a-hammer`; may be given several times
    #[arg(long = "option", value_name = "NAME")]
    pub options: Vec<String>,
}
