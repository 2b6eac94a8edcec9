//! The options of a drawn position, or of a whole game.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use crate::game::{Play, Side};
use crate::imposition::Paper;
use crate::notation::Moment;

const EXAMPLES: &str = "\
A position is as many rows of letters as the board has ranks, the top rank first: A an attacker, D a defender, K the \
king, C a commander, N a knight, . an empty square. Any placement is accepted.

Plays are made in the order given, by the sides in turn. Each leg of a berserk move is a play of its own. After an \
illegal play the same side is still to move.

A record has numbered turns such as `1. d1-d3 f8-f9`, one of each side, then the result; OpenTafl's are read as well. \
`--at 6,12` draws the game after both sides' moves 6 and 12, `12a` after the first of the two, 0 the start.

Examples:
  tafl-print diagram --variant york -o start.svg
  tafl-print diagram --variant york --position pos.txt --play h5-e5 -o fig.png
  tafl-print diagram --variant york --position - --to-move defenders --report < pos.txt
  tafl-print diagram --record game.txt -o game.pdf

Exit status: 0 answered, whether the plays are legal or not; 1 the variant or the position is faulty; 2 wrong \
options, or a place that can't be written.";

/// What to draw, and what to report on.
#[derive(Args, Clone, Debug, PartialEq)]
#[command(after_help = EXAMPLES)]
pub struct DiagramArgs {
    /// The game: a name such as `york`, or a file that ends in .toml [default: with --record the one it names]
    #[arg(long, value_name = "NAME|FILE.toml", required_unless_present = "record")]
    pub variant: Option<String>,

    /// An option of the game, such as `a-hammer`; may be given several times
    #[arg(long = "option", value_name = "NAME")]
    pub options: Vec<String>,

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

    /// The record of a game to draw from start to end; `-` is standard input
    #[arg(long, value_name = "FILE|-", conflicts_with_all = ["position", "to_move", "plays"])]
    pub record: Option<PathBuf>,

    /// The moves after which a game is drawn, such as `6,12,20` [default: as many as fill a page]
    #[arg(long, value_name = "MOVES", value_delimiter = ',', requires = "record")]
    pub at: Vec<Moment>,

    /// The paper that a game is drawn on, as for a kit
    #[arg(long, default_value = "a4", requires = "record")]
    pub paper: Paper,

    /// Prints one JSON object that says of each play whether it is legal, what it captures, and how the game stands
    #[arg(long, required_unless_present = "output")]
    pub report: bool,

    /// The drawing to write: a file that ends in .svg, .png or .pdf; needed without --report. With --record also the
    /// record as this program writes it: .txt
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,

    /// The language of its words: a tag such as `de`, or a folder of sentences
    #[arg(long = "lang", value_name = "TAG|FOLDER", default_value = crate::text::Language::ENGLISH)]
    pub language: String,

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
        assert_eq!((diagram.variant.as_deref(), diagram.options), (Some("york"), vec!["a".to_owned()]));
        assert_eq!(diagram.position, Some(PathBuf::from("-")));
        assert_eq!(diagram.to_move.map(Side::from), Some(Side::Defenders));
        assert_eq!(diagram.plays.iter().map(Play::to_string).collect::<Vec<_>>(), ["h5-e5", "f6-f11"]);
        assert_eq!((diagram.output, diagram.width), (Some(PathBuf::from("fig.svg")), 600));
        assert!(!diagram.report);
    }

    #[test]
    fn a_game_is_drawn_at_moves() {
        let diagram =
            parse("tafl-print diagram --record game.txt --at 6,12a,20b --paper letter -o game.pdf").unwrap();
        assert_eq!(diagram.at.iter().map(Moment::to_string).collect::<Vec<_>>(), ["6", "12a", "20"]);
        assert_eq!((diagram.record, diagram.variant), (Some(PathBuf::from("game.txt")), None));
        assert_eq!(diagram.paper, Paper::LETTER);
    }

    #[test]
    fn a_text_that_is_no_play_is_a_usage_error() {
        for wrong in ["--play h5e5", "--play h5", "--play H5-e5", "--to-move white", "--width 1"] {
            let error = parse(&format!("tafl-print diagram --variant york --report {wrong}")).unwrap_err();
            assert_eq!(error.exit_code(), 2, "{wrong}");
        }
        for wrong in
            ["--at 3", "--paper a3", "--record g --play a1-a2", "--record g --at 0a", "--record g --at x"]
        {
            let error = parse(&format!("tafl-print diagram --variant york --report {wrong}")).unwrap_err();
            assert_eq!(error.exit_code(), 2, "{wrong}");
        }
        // Neither a game nor a record of one.
        assert_eq!(parse("tafl-print diagram --report").unwrap_err().exit_code(), 2);
        // Neither a drawing nor a report was asked for.
        assert_eq!(parse("tafl-print diagram --variant york").unwrap_err().exit_code(), 2);
    }
}
