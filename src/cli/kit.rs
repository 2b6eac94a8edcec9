//! The options of a kit, the task that needs no name.

use std::collections::BTreeSet;

use clap::{Args, ValueEnum};

use super::Writing;
use super::values;
use crate::game::Cut;
use crate::scene::Vec2;
use crate::sheet::{LabelSheet, Paper, Part, Poster, Settings, Sides, TokenShape};
use crate::theme::Ink;
use crate::units::Length;

/// What kit to make.
#[derive(Args, Clone, Debug, PartialEq)]
pub struct Options {
    // Not a `Choice`: an optional group is there only if an argument of its own is.
    /// The game: a bundled name such as `york` (an unknown one lists them all), or a file that ends in .toml; may be
    /// given several times
    #[arg(long = "variant", value_name = "NAME|FILE.toml", required = true)]
    pub variants: Vec<String>,

    /// An option of the game, such as `a-hammer`; may be given several times
    #[arg(long = "option", value_name = "NAME")]
    pub options: Vec<String>,

    /// The look: a bundled name such as `jorvik`, or a folder [default: the variant's own]
    #[arg(long, value_name = "NAME|FOLDER")]
    pub theme: Option<String>,

    /// Who made the set, printed at its end: a name and a place, up to 80 letters
    #[arg(long, value_name = "NAME, PLACE", value_parser = values::maker)]
    pub maker: Option<String>,

    #[command(flatten)]
    printing: Printing,

    #[command(flatten)]
    tokens: Tokens,

    #[command(flatten)]
    quantity: Quantity,

    /// What is written, and where.
    #[command(flatten)]
    pub writing: Writing,
}

/// How the kit meets paper.
#[derive(Args, Clone, Debug, PartialEq)]
#[command(next_help_heading = "Paper")]
struct Printing {
    /// The paper to print on: a4, letter, a3, tabloid, legal, a5, or a size such as 300x420mm
    #[arg(long, default_value = "a4")]
    paper: Paper,

    /// What stays white along the edges of the paper; from 5 mm
    #[arg(long, value_name = "LENGTH", default_value = "5mm", value_parser = values::margin)]
    margin: Length,

    /// How to cut the board
    #[arg(long, value_enum, default_value_t = CutName::Auto)]
    cut: CutName,

    /// Side of a square [default: 25 mm, or the most that a cut which is asked for allows]
    #[arg(long, value_name = "LENGTH", value_parser = values::cell)]
    cell: Option<Length>,

    /// The whole board on one large page, in a file of its own; not with --cut
    #[arg(long, value_enum, value_name = "SIZE")]
    poster: Option<PosterName>,

    /// How far colour goes on beyond a cut
    #[arg(long, value_name = "LENGTH", default_value = "2mm", value_parser = values::bleed)]
    bleed: Length,

    /// For pouches: film around the cards and the outer edge of the board, none at seams and discs
    #[arg(long)]
    laminate: bool,

    /// For both sides of a sheet: the edge over which the printer turns it (blank backs keep one-sided pages apart), or
    /// `manual`, with all first sides before all second sides
    #[arg(long, value_enum, value_name = "EDGE")]
    duplex: Option<Flip>,

    /// Moves every second side, to the right and down; up to 5 mm
    #[arg(long, value_name = "X,Y", default_value = "0,0", value_parser = values::shift, allow_hyphen_values = true)]
    back_offset: Vec2,

    /// One file for each kind of sheet: paper, card, labels
    #[arg(long)]
    split: bool,

    /// What ink is spent on
    #[arg(long, value_enum, default_value_t = InkName::Full)]
    ink: InkName,
}

/// The pieces.
#[derive(Args, Clone, Debug, PartialEq)]
#[command(next_help_heading = "Pieces")]
struct Tokens {
    /// Diameter of the king's disc, with its unit: mm, cm, in or pt; from 8 mm, and no smaller than the others
    /// [default: 25 mm]
    #[arg(long, value_name = "LENGTH", value_parser = values::disc)]
    king_disc: Option<Length>,

    /// Diameter of the other discs [default: 19 mm]
    #[arg(long, value_name = "LENGTH", value_parser = values::disc)]
    piece_disc: Option<Length>,

    /// The shape of the pieces
    #[arg(long, value_enum, default_value_t = Shape::Round)]
    token: Shape,

    /// How many pieces more than the game needs, for each set [default: up to 7, as there is room]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(..=200))]
    spares: Option<u16>,

    /// A sheet of round labels for the pieces of its size, such as LP117/19R; may be given several times
    #[arg(long = "label-sheet", value_name = "NAME")]
    labels: Vec<LabelSheet>,

    /// Moves everything on label sheets, to the right and down; up to 5 mm
    #[arg(long, value_name = "X,Y", default_value = "0,0", value_parser = values::shift, allow_hyphen_values = true)]
    nudge: Vec2,

    /// Gives the pieces a back, for folding over
    #[arg(long)]
    two_sided: bool,

    /// With several variants: one set of pieces that serves them all
    #[arg(long)]
    share_pieces: bool,
}

/// How much of it.
#[derive(Args, Clone, Debug, PartialEq)]
#[command(next_help_heading = "Quantity")]
struct Quantity {
    /// Sets of what each pair of players needs; story and instructions come once
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u16).range(1..=100))]
    sets: u16,

    /// What to print: some of story, assembly, board, pieces, cards, points, scores, leaflet, with commas [default: all]
    #[arg(long, value_name = "PART,...", value_parser = values::parts)]
    parts: Option<BTreeSet<Part>>,
}

impl Options {
    /// The choices of printing.
    #[must_use]
    pub fn settings(&self) -> Settings {
        let Self { printing, tokens, quantity, .. } = self;
        let whole = Settings::default();
        Settings {
            tool: whole.tool,
            paper: printing.paper,
            margin: printing.margin,
            bleed: printing.bleed,
            cut: printing.cut.into(),
            cell: printing.cell,
            king_disc: tokens.king_disc,
            piece_disc: tokens.piece_disc,
            poster: printing.poster.map(Poster::from),
            token: tokens.token.into(),
            spares: tokens.spares,
            labels: tokens.labels.clone(),
            nudge: tokens.nudge,
            two_sided: tokens.two_sided,
            laminate: printing.laminate,
            sides: printing.duplex.map_or(Sides::Single, Sides::from),
            back_offset: printing.back_offset,
            split: printing.split,
            ink: printing.ink.into(),
            sets: quantity.sets,
            parts: quantity.parts.clone().unwrap_or(whole.parts),
        }
    }

    /// What is asked for and can't be had together; one sentence.
    #[must_use]
    pub fn contradiction(&self) -> Option<&'static str> {
        let Self { printing, tokens, writing, .. } = self;
        let cases = [
            (
                printing.poster.is_some() && !writing.has_pages(),
                "`--poster` is for a print shop, and only drawings for a laser cutter are asked for: add --format pdf, or \
                 leave it out",
            ),
            (
                (printing.laminate || printing.duplex.is_some() || printing.split) && !writing.has_pages(),
                "`--laminate`, `--duplex` and `--split` are for printed sheets, and only drawings for a laser cutter are \
                 asked for: add --format pdf, or leave them out",
            ),
            (
                (tokens.two_sided || !tokens.labels.is_empty()) && !writing.has_pages(),
                "`--two-sided` and `--label-sheet` are for printed pieces, and only drawings for a laser cutter are asked \
                 for: add --format pdf, or leave them out",
            ),
            (
                printing.poster.is_some() && !matches!(printing.cut, CutName::Auto),
                "`--poster` prints the board whole, and `--cut` cuts it into parts: leave out one of them",
            ),
            (
                tokens.token == Shape::Square && !tokens.labels.is_empty(),
                "`--label-sheet` has round labels, and `--token square` makes squares: leave out one of them",
            ),
            (
                tokens.nudge != Vec2::ZERO && tokens.labels.is_empty(),
                "`--nudge` moves what is on labels, and none are asked for: add --label-sheet, or leave it out",
            ),
        ];
        cases.into_iter().find(|(is, _)| *is).map(|(_, message)| message)
    }

    /// Whether one set of pieces serves all variants.
    #[must_use]
    pub fn shares_pieces(&self) -> bool {
        self.tokens.share_pieces
    }
}

/// A word of the command line for each value of another type.
macro_rules! names {
    ($(#[$about:meta])* $name:ident for $other:ty { $($(#[$help:meta])* $word:ident => $value:expr,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
        enum $name { $($(#[$help])* $word,)+ }

        impl From<$name> for $other {
            fn from(name: $name) -> Self {
                match name { $($name::$word => $value,)+ }
            }
        }
    };
}

names! {
    /// A cut of the board.
    CutName for Option<Cut> {
        /// The variant's own, or the one with the fewest sheets and seams
        Auto => None,
        /// One part
        Whole => Some(Cut::Whole),
        /// Left and right
        Halves => Some(Cut::Halves),
        /// Four strips around a centre
        Pinwheel => Some(Cut::Pinwheel),
        /// Two by two
        Quarters => Some(Cut::Quarters),
        /// As few rows and columns as fit
        Grid => Some(Cut::Grid),
    }
}

names! {
    /// A large page.
    PosterName for Poster {
        /// 594 x 841 mm
        A1 => Poster::A1,
        /// 420 x 594 mm
        A2 => Poster::A2,
        /// Exactly the board's own size, with its bleed
        Exact => Poster::Exact,
    }
}

names! {
    /// The shape of a piece.
    Shape for TokenShape {
        /// Discs
        Round => TokenShape::Round,
        /// Squares, which fall apart in few straight cuts
        Square => TokenShape::Square,
    }
}

names! {
    /// How the two sides of a sheet are printed.
    Flip for Sides {
        /// The short edge, as for a calendar
        ShortEdge => Sides::ShortEdge,
        /// The long edge, as for a book
        LongEdge => Sides::LongEdge,
        /// Turned by hand: all first sides, then all second sides
        Manual => Sides::Manual,
    }
}

names! {
    /// What ink is spent on.
    InkName for Ink {
        /// All colours
        Full => Ink::Full,
        /// Large areas stay white
        Low => Ink::Low,
        /// Lines to be coloured in
        Outline => Ink::Outline,
        /// For printers without colour
        Grey => Ink::Grey,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::{CommandLine, Format, Task};
    use std::path::PathBuf;

    fn parse(line: &str) -> Result<Options, clap::Error> {
        CommandLine::parse(line.split(' ')).map(|task| match task {
            Task::Kit(options) => *options,
            other => panic!("{other:?} is no kit"),
        })
    }

    #[test]
    fn a_variant_is_enough() {
        let options = parse("tafl-print --variant york").unwrap();
        assert_eq!((options.variants.as_slice(), options.options.len()), (["york".to_owned()].as_slice(), 0));
        assert_eq!(options.settings(), Settings::default());
        assert_eq!((options.theme, options.writing.output), (None, None));
        assert_eq!(options.writing.formats, [Format::Pdf]);
    }

    #[test]
    fn every_option_is_read() {
        let line = "tafl-print --variant a.toml --theme b --paper letter -o c/ --king-disc 1in --piece-disc 3/4in \
                    --duplex short-edge --option a --option b --cut halves --cell 24mm --margin 6mm --bleed 3mm --sets 15 \
                    --parts board,pieces --label-sheet lp117/19r --nudge 0.5mm,-1mm --ink grey --token square --spares 4 \
                    --poster a2 --back-offset -1mm,0 --split --two-sided --laminate --format svg,png --dpi 300 --preview";
        let options = parse(line).unwrap();
        assert_eq!(options.options, ["a", "b"]);
        assert_eq!(options.theme.as_deref(), Some("b"));
        assert_eq!(options.writing.output, Some(PathBuf::from("c/")));
        assert_eq!(options.writing.formats, [Format::Svg, Format::Png]);
        let expected = Settings {
            tool: Settings::default().tool,
            paper: Paper::LETTER,
            margin: Length::mm(6.0),
            bleed: Length::mm(3.0),
            cut: Some(Cut::Halves),
            cell: Some(Length::mm(24.0)),
            king_disc: Some(Length::inches(1.0)),
            piece_disc: Some(Length::inches(0.75)),
            poster: Some(Poster::A2),
            token: TokenShape::Square,
            spares: Some(4),
            labels: vec![LabelSheet::ALL[0]],
            nudge: Vec2::new(0.5, -1.0),
            two_sided: true,
            laminate: true,
            sides: Sides::ShortEdge,
            back_offset: Vec2::new(-1.0, 0.0),
            split: true,
            ink: Ink::Grey,
            sets: 15,
            parts: [Part::Board, Part::Pieces].into(),
        };
        assert_eq!(options.settings(), expected);
    }

    #[test]
    fn what_can_t_be_had_together_is_named() {
        for (line, word) in [
            ("--poster a2 --cut halves", "`--cut`"),
            ("--token square --label-sheet LP117/19R", "round labels"),
            ("--nudge 1mm,0", "--label-sheet"),
            ("--format dxf --poster a2", "print shop"),
            ("--format laser-svg,dxf --laminate", "printed sheets"),
            ("--format dxf --two-sided", "printed pieces"),
        ] {
            let options = parse(&format!("tafl-print --variant york {line}")).unwrap();
            assert!(options.contradiction().unwrap().contains(word), "{line}");
        }
        for line in [
            "--poster a2 --cut auto",
            "--format dxf,pdf --poster a2",
            "--token square",
            "--label-sheet LP117/19R --nudge 1mm,0",
            "--nudge 0,0",
        ] {
            let options = parse(&format!("tafl-print --variant york {line}")).unwrap();
            assert_eq!(options.contradiction(), None, "{line}");
        }
    }

    #[test]
    fn wrong_values_are_usage_errors() {
        for wrong in [
            "--paper a9",
            "--king-disc 25",
            "--piece-disc 1mm",
            "--king-disc 1/0in",
            "--duplex both",
            "--no",
            "--margin 2mm",
            "--cell 5mm",
            "--sets 0",
            "--parts box",
            "--label-sheet Avery",
            "--format gif",
        ] {
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
