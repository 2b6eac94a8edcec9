//! The options of a plan: the options of a kit, and how the plan is printed.

use clap::Args;

use super::Options;

const EXAMPLES: &str = "\
Nothing is written. Examples:
  tafl-print plan --variant york --paper letter
  tafl-print plan --variant york --variant tablut --share-pieces --split
  tafl-print plan --variant york --sets 15 --json
  tafl-print plan --variant york --format laser-svg";

/// Which kit to plan.
#[derive(Args, Clone, Debug, PartialEq)]
#[command(after_help = EXAMPLES)]
pub struct PlanArgs {
    /// Prints one JSON object for programs
    #[arg(long)]
    pub json: bool,

    #[command(flatten)]
    #[allow(missing_docs, reason = "would stand in the help")]
    pub kit: Options,
}
