//! The options of a kit, the task that needs no name.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use crate::scene::Duplex;
use crate::sheet::Paper;
use crate::units::Length;

/// What kit to make.
#[derive(Args, Clone, Debug, PartialEq)]
pub struct Options {
    // Not a `Choice`: an optional group is there only if an argument of its own is.
    /// The game: a bundled name such as `york`, or a file that ends in .toml
    #[arg(long, value_name = "NAME|FILE.toml")]
    pub variant: String,

    /// An option of the game, such as `a-hammer`; may be given several times
    #[arg(long = "option", value_name = "NAME")]
    pub options: Vec<String>,

    /// The look: a bundled name such as `jorvik`, or a folder [default: the variant's own]
    #[arg(long, value_name = "NAME|FOLDER")]
    pub theme: Option<String>,

    /// The paper to print on
    #[arg(long, value_enum, default_value_t = PaperName::A4)]
    pub paper: PaperName,

    /// The PDF to write, or a folder if it exists or ends in `/` [default:
    /// output/VARIANT-PAPER.pdf]
    #[arg(short, long, value_name = "FILE|FOLDER/")]
    pub output: Option<PathBuf>,

    /// Diameter of the king's disc, with its unit: mm, cm, in or pt; from 8 mm, and no smaller than the others
    #[arg(long, value_name = "LENGTH", default_value = "25mm", value_parser = disc)]
    pub king_disc: Length,

    /// Diameter of the other discs
    #[arg(long, value_name = "LENGTH", default_value = "19mm", value_parser = disc)]
    pub piece_disc: Length,

    /// For a duplex printer: the edge over which it turns the sheet. Puts a blank back behind every page that
    /// is cut
    #[arg(long, value_enum, value_name = "EDGE")]
    pub duplex: Option<Flip>,

    /// Who made the set, printed at its end: a name and a place, up to 80 letters
    #[arg(long, value_name = "NAME, PLACE", value_parser = maker)]
    pub maker: Option<String>,
}

/// A paper, by its word on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum PaperName {
    /// 210 x 297 mm
    A4,
    /// 8.5 x 11 in
    Letter,
}

impl From<PaperName> for Paper {
    fn from(name: PaperName) -> Self {
        match name {
            PaperName::A4 => Self::A4,
            PaperName::Letter => Self::Letter,
        }
    }
}

/// The edge over which a duplex printer turns the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Flip {
    /// The short edge, as for a calendar
    ShortEdge,
    /// The long edge, as for a book
    LongEdge,
}

impl From<Flip> for Duplex {
    fn from(flip: Flip) -> Self {
        match flip {
            Flip::ShortEdge => Self::ShortEdge,
            Flip::LongEdge => Self::LongEdge,
        }
    }
}

/// A disc's diameter. Smaller ones can't be cut or told apart; how large they may be depends on the squares.
fn disc(text: &str) -> Result<Length, String> {
    let length: Length = text.parse().map_err(|fault: crate::units::NotALength| fault.to_string())?;
    let (least, most) = (Length::mm(8.0), Length::mm(40.0));
    if least.fits(length) && length.fits(most) {
        Ok(length)
    } else {
        Err(format!("a disc of {length} can't be made: choose from {least} to {most}"))
    }
}

/// The most letters of a maker: more don't go on a line.
const LONGEST_MAKER: usize = 80;

/// Who made a set: one line that can be seen.
fn maker(text: &str) -> Result<String, String> {
    let text = text.trim();
    let length = text.chars().count();
    let unseen = |c: char| c.is_control() || matches!(c, '\u{2028}' | '\u{2029}');
    if text.is_empty() {
        Err("write a name, such as \"Freya Lund, York\"".to_owned())
    } else if text.chars().any(unseen) {
        Err("write one line, without control characters".to_owned())
    } else if length > LONGEST_MAKER {
        Err(format!("it has {length} letters, and {LONGEST_MAKER} are the most"))
    } else {
        Ok(text.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::{CommandLine, Task};

    fn parse(line: &str) -> Result<Options, clap::Error> {
        CommandLine::parse(line.split(' ')).map(|task| match task {
            Task::Kit(options) => options,
            other => panic!("{other:?} is no kit"),
        })
    }

    #[test]
    fn a_variant_is_enough() {
        let options = parse("tafl-print --variant york").unwrap();
        assert_eq!((options.variant.as_str(), options.options.len()), ("york", 0));
        assert_eq!(options.paper, PaperName::A4);
        assert_eq!(options.king_disc, Length::mm(25.0));
        assert_eq!(options.piece_disc, Length::mm(19.0));
        assert_eq!((options.theme, options.output, options.duplex), (None, None, None));
    }

    #[test]
    fn every_option_is_read() {
        let line = "tafl-print --variant a.toml --theme b --paper letter -o c/ --king-disc 1in --piece-disc 3/4in \
                    --duplex short-edge --option a --option b";
        let options = parse(line).unwrap();
        assert_eq!(options.options, ["a", "b"]);
        assert_eq!(options.theme.as_deref(), Some("b"));
        assert_eq!(Paper::from(options.paper), Paper::Letter);
        assert_eq!(options.output, Some(PathBuf::from("c/")));
        assert_eq!(options.king_disc, Length::inches(1.0));
        assert_eq!(options.piece_disc, Length::inches(0.75));
        assert_eq!(options.duplex.map(Duplex::from), Some(Duplex::ShortEdge));
    }

    #[test]
    fn wrong_values_are_usage_errors() {
        for wrong in
            ["--paper a5", "--king-disc 25", "--piece-disc 1mm", "--king-disc 1/0in", "--duplex both", "--no"]
        {
            let error = parse(&format!("tafl-print --variant york {wrong}")).unwrap_err();
            assert_eq!(error.exit_code(), 2, "{wrong}");
        }
        assert_eq!(parse("tafl-print").unwrap_err().exit_code(), 2);
        assert_eq!(parse("tafl-print --help").unwrap_err().exit_code(), 0);
    }

    #[test]
    fn a_maker_is_one_line() {
        let read = |text: &str| {
            let line = ["tafl-print", "--variant", "york", "--maker", text];
            CommandLine::parse(line).map(|task| match task {
                Task::Kit(options) => options.maker.unwrap(),
                other => panic!("{other:?} is no kit"),
            })
        };
        assert_eq!(read(" Freya Lund, York ").unwrap(), "Freya Lund, York");
        assert_eq!(read(&"ø".repeat(80)).unwrap().chars().count(), 80);
        for wrong in ["", " ", "two\nlines", "a\u{7}b", &"x".repeat(81)] {
            assert_eq!(read(wrong).unwrap_err().exit_code(), 2, "{wrong:?}");
        }
    }
}
