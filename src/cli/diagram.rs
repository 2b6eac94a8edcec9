//! The options of a drawn position.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::GameArgs;
use crate::game::{Play, Side};

const EXAMPLES: &str = "\
A position is as many rows of letters as the board has ranks, the top rank first: A an attacker, D a defender, K the \
king, C a commander, N a knight, . an empty square. Any placement is accepted.

Plays are made in the order given, by the sides in turn. Each leg of a berserk move is a play of its own. After an \
illegal play the same side is still to move.

Examples:
  tafl-print diagram --variant york -o start.svg
  tafl-print diagram --variant york --position pos.txt --play h5-e5 -o fig.png
  tafl-print diagram --variant york --position - --to-move defenders --report < pos.txt

Exit status: 0 answered, whether the plays are legal or not; 1 the variant or the position is faulty; 2 wrong \
options, or a place that can't be written.";

/// What to draw, and what to report on.
#[derive(Args, Clone, Debug, PartialEq, Eq)]
#[command(after_help = EXAMPLES)]
pub struct DiagramArgs {
    #[command(flatten)]
    #[allow(missing_docs, reason = "would stand in the help")]
    pub choice: GameArgs,

    /// The look: a bundled name such as `jorvik`, or a folder [default: the variant's own]
    #[arg(long, value_name = "NAME|FOLDER")]
    pub theme: Option<String>,

    /// A file with the rows of the position; `-` is standard input [default: the starting layout]
    #[arg(long, value_name = "FILE|-")]
    pub position: Option<PathBuf>,

    /// Whose turn it is [default: who begins a game]
    #[arg(long, value_name = "SIDE")]
    pub to_move: Option<Mover>,

    /// A play to make, such as `h5-e5`; may be given several times
    #[arg(long = "play", value_name = "FROM-TO")]
    pub plays: Vec<Play>,

    /// Prints one JSON object that says of each play whether it is legal, what it captures, and how the game stands
    #[arg(long, required_unless_present = "output")]
    pub report: bool,

    /// The drawing to write: a file that ends in .svg, .png or .pdf; needed without --report
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,

    /// Width of a PNG in pixels
    #[arg(long, value_name = "PIXELS", default_value_t = 1200, value_parser = clap::value_parser!(u32).range(100..=8000))]
    pub width: u32,
}

/// A side, by its word on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Mover {
    /// Those who hem the king in
    Attackers,
    /// The king and his men
    Defenders,
}

impl From<Mover> for Side {
    fn from(mover: Mover) -> Self {
        match mover {
            Mover::Attackers => Self::Attackers,
            Mover::Defenders => Self::Defenders,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::{CommandLine, Task};

    fn parse(line: &str) -> Result<DiagramArgs, clap::Error> {
        CommandLine::parse(line.split(' ')).map(|task| match task {
            Task::Diagram(diagram) => diagram,
            other => panic!("{other:?} is no diagram"),
        })
    }

    #[test]
    fn the_example_of_the_help_is_read() {
        let line = "tafl-print diagram --variant york --position - --to-move defenders --play h5-e5 --play f6-f11 \
                    --option a -o fig.svg --width 600";
        let diagram = parse(line).unwrap();
        assert_eq!(diagram.choice.options, ["a"]);
        assert_eq!(diagram.position, Some(PathBuf::from("-")));
        assert_eq!(diagram.to_move.map(Side::from), Some(Side::Defenders));
        assert_eq!(diagram.plays.iter().map(Play::to_string).collect::<Vec<_>>(), ["h5-e5", "f6-f11"]);
        assert_eq!((diagram.output, diagram.width), (Some(PathBuf::from("fig.svg")), 600));
        assert!(!diagram.report);
    }

    #[test]
    fn a_text_that_is_no_play_is_a_usage_error() {
        for wrong in ["--play h5e5", "--play h5", "--play H5-e5", "--to-move white", "--width 1"] {
            let error = parse(&format!("tafl-print diagram --variant york --report {wrong}")).unwrap_err();
            assert_eq!(error.exit_code(), 2, "{wrong}");
        }
        // Neither a drawing nor a report was asked for.
        assert_eq!(parse("tafl-print diagram --variant york").unwrap_err().exit_code(), 2);
    }
}
