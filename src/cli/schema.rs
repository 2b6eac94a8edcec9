//! The options of schemas for editors.

use clap::{Args, ValueEnum};

const EXAMPLES: &str = "\
Examples:
  tafl-print schema variant > tafl-variant.schema.json
  tafl-print schema theme > my-art/theme.schema.json

With a first line such as `#:schema ./tafl-variant.schema.json` an editor that knows TOML by Taplo (in VS Code: Even \
Better TOML) completes and checks a file. `tafl-print new` writes both.";

/// For which files.
#[derive(Args, Clone, Copy, Debug, PartialEq, Eq)]
#[command(after_help = EXAMPLES)]
pub struct SchemaArgs {
    /// The kind of file
    #[arg(value_enum)]
    pub what: SchemaTopic,
}

/// A kind of file that has a schema.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum SchemaTopic {
    /// A game's file
    Variant,
    /// The theme.toml of a theme
    Theme,
}
