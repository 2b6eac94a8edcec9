//! What can be asked for.

use crate::game::{Play, Side};
use crate::imposition::{Paper, Settings};
use crate::record::Moment;
use crate::scene::Size;
use crate::text::Language;
use crate::units::Length;

/// The date of this release, in seconds since 1970 UTC: 2026-11-21. It is written into files unless a request says
/// otherwise, for the same input must give the same bytes.
pub const RELEASED: i64 = 1_795_219_200;

/// A kit to make, or one for each of several games.
///
/// `Request::of("york")` is the usual kit of York on A4; change what you like:
///
/// ```
/// use tafl_print::imposition::{Paper, Settings};
/// use tafl_print::make::Request;
///
/// let settings = Settings { paper: Paper::LETTER, sets: 2, ..Settings::default() };
/// let request = Request { settings, maker: Some("Freya Lund, York".to_owned()), ..Request::of("york") };
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Request {
    /// The games: names of bundled ones, or of files in the library that end in `.toml`.
    pub variants: Vec<String>,
    /// Options of the games; of several games each takes those that it knows.
    pub options: Vec<String>,
    /// The look: the name of a bundled theme, or of a folder in the library; the variant's own if nothing is said.
    pub theme: Option<String>,
    /// Who made the set, on one line.
    pub maker: Option<String>,
    /// The choices of printing.
    pub settings: Settings,
    /// One set of pieces that serves all games.
    pub share_pieces: bool,
    /// What kinds of file are made.
    pub writing: Writing,
    /// How the names of the files of a single game begin; after the game, its options and the paper if it is not said.
    pub stem: Option<String>,
    /// The languages of everything that is printed: tags such as `pt-BR`, or folders in the library. The first is that of the
    /// whole set; leaflet, cards and instructions come in each of the others, too.
    pub languages: Vec<String>,
    /// The date to write into the files, in seconds since 1970-01-01 UTC.
    pub date: i64,
}

impl Request {
    /// The usual kit of a game.
    #[must_use]
    pub fn of(variant: &str) -> Self {
        Self { variants: vec![variant.to_owned()], ..Self::default() }
    }
}

impl Default for Request {
    /// The usual kit, of no game yet.
    fn default() -> Self {
        Self {
            variants: Vec::new(),
            options: Vec::new(),
            theme: None,
            maker: None,
            settings: Settings::default(),
            share_pieces: false,
            writing: Writing::default(),
            stem: None,
            languages: vec![Language::ENGLISH.to_owned()],
            date: RELEASED,
        }
    }
}

/// What kinds of file are made.
#[derive(Clone, Debug, PartialEq)]
pub struct Writing {
    /// The kinds, each at least once.
    pub formats: Vec<Format>,
    /// Letters of SVG pages as outlines, for programs without the fonts.
    pub outline_text: bool,
    /// Dots to an inch of PNG pages; 150 if it is not said.
    pub dpi: Option<u16>,
    /// Whether one picture of all pages is made, too.
    pub preview: bool,
    /// Width and height of the laser cutter's bed in millimetres; 600 by 400 if it is not said.
    pub bed: Option<Size>,
    /// What the laser burns away; nothing if it is not said.
    pub kerf: Option<Length>,
    /// How thick the laser cutter's plates are, for a box to each set; no box is made if it is not said.
    pub thickness: Option<Length>,
}

impl Default for Writing {
    /// A PDF.
    fn default() -> Self {
        let formats = vec![Format::Pdf];
        Self {
            formats,
            outline_text: false,
            dpi: None,
            preview: false,
            bed: None,
            kerf: None,
            thickness: None,
        }
    }
}

/// A kind of file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// One file, or one for each kind of sheet.
    Pdf,
    /// A drawing for each page.
    Svg,
    /// A picture for each page.
    Png,
    /// Board and pieces for a laser cutter, as SVG.
    LaserSvg,
    /// Board and pieces for a laser cutter, as DXF R12.
    Dxf,
}

impl Format {
    /// The end of the names of such files.
    #[must_use]
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Pdf => ".pdf",
            Self::Svg | Self::LaserSvg => ".svg",
            Self::Png => ".png",
            Self::Dxf => ".dxf",
        }
    }

    /// Whether it is for a laser cutter, not for pages.
    const fn is_for_laser(self) -> bool {
        matches!(self, Self::LaserSvg | Self::Dxf)
    }
}

impl Writing {
    /// Whether there is anything on pages among what is asked for, not only drawings for a laser cutter.
    #[must_use]
    pub fn has_pages(&self) -> bool {
        self.preview || self.formats.iter().any(|format| !format.is_for_laser())
    }

    /// Whether drawings for a laser cutter are among what is asked for.
    pub(crate) fn has_laser(&self) -> bool {
        self.formats.iter().any(|format| format.is_for_laser())
    }

    /// Dots to an inch of PNG pages.
    pub(crate) fn dots(&self) -> f64 {
        f64::from(self.dpi.unwrap_or(150))
    }

    /// Width and height of the laser cutter's bed in millimetres.
    pub(crate) fn laser_bed(&self) -> Size {
        self.bed.unwrap_or(Size::new(600.0, 400.0))
    }

    /// What the laser burns away.
    pub(crate) fn laser_kerf(&self) -> Length {
        self.kerf.unwrap_or(Length::ZERO)
    }

    /// The kinds of file, each once.
    pub(crate) fn kinds(&self) -> impl Iterator<Item = Format> + '_ {
        let formats = self.formats.iter().enumerate();
        formats.filter(|(nth, format)| !self.formats[..*nth].contains(format)).map(|(_, format)| *format)
    }
}

/// A variant to check, or whose rules are recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The game: the name of a bundled one, or of a file in the library that ends in `.toml`.
    pub variant: String,
    /// Its options.
    pub options: Vec<String>,
    /// The look, as in a [`Request`].
    pub theme: Option<String>,
}

/// A position to draw, and plays to make from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    /// The game and its look.
    pub choice: Choice,
    /// The name of a file in the library with the rows of the position; the starting layout if it is not said.
    pub position: Option<String>,
    /// Whose turn it is; who begins a game if it is not said.
    pub to_move: Option<Side>,
    /// Plays to make, one after another.
    pub plays: Vec<Play>,
    /// What to draw it as; nothing is drawn if it is not said. A drawing is a PDF, an SVG or a PNG.
    pub format: Option<Format>,
    /// Width of a PNG in pixels.
    pub width: u32,
    /// The language of its words, as in a [`Request`].
    pub language: String,
    /// The date to write into a PDF, in seconds since 1970-01-01 UTC.
    pub date: i64,
}

/// A game to draw from its record.
#[derive(Clone, Debug, PartialEq)]
pub struct RecordDrawing {
    /// The game, as in a [`Choice`]; the one that the record names, or whose rules it has, if it is not said.
    pub variant: Option<String>,
    /// Its options.
    pub options: Vec<String>,
    /// The look, as in a [`Request`].
    pub theme: Option<String>,
    /// The name of a file in the library with the record.
    pub record: String,
    /// When there are diagrams; if nothing is said, as many as fill a page.
    pub at: Vec<Moment>,
    /// What to draw it as; nothing is drawn if it is not said. A drawing is a PDF, an SVG or a PNG.
    pub format: Option<Format>,
    /// The paper.
    pub paper: Paper,
    /// Width of a PNG in pixels.
    pub width: u32,
    /// The language of its words, as in a [`Request`].
    pub language: String,
    /// The date to write into a PDF, in seconds since 1970-01-01 UTC.
    pub date: i64,
}
