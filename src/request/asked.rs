//! Requests: kits to make, variants to check, positions and games to draw.

use crate::game::{Play, Side};
use crate::imposition::{Paper, Settings};
use crate::notation::Moment;
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
/// use tafl_print::Request;
/// use tafl_print::settings::{Paper, Settings};
///
/// let settings = Settings { paper: Paper::LETTER, sets: 2, ..Settings::default() };
/// let request = Request { settings, maker: Some("Freya Lund, York".to_owned()), ..Request::of("york") };
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Request {
    /// The games: names of bundled ones, or of files in the library that end in `.toml`.
    pub variants: Vec<String>,
    /// Options of the games; each of several games takes the options that it knows.
    pub options: Vec<String>,
    /// The theme: the name of a bundled one, or of a folder in the library. `None`: the variant's own.
    pub theme: Option<String>,
    /// Maker of the set, on one line. `None`: no maker is printed.
    pub maker: Option<String>,
    /// Settings of printing.
    pub settings: Settings,
    /// Whether one set of pieces serves all games.
    pub share_pieces: bool,
    /// Kinds of file to make.
    pub writing: Writing,
    /// Beginning of the names of the files of a single game. `None`: it is made of the game, its options and the paper.
    pub stem: Option<String>,
    /// Languages of the printed words: tags such as `pt-BR`, or folders in the library. The whole set is made in the first one;
    /// leaflet, cards and instructions come in each of the others, too.
    pub languages: Vec<String>,
    /// The date to write into the files, in seconds since 1970-01-01 UTC.
    pub date: i64,
}

impl Request {
    /// Returns the request for the usual kit of a game.
    #[must_use]
    pub fn of(variant: &str) -> Self {
        Self { variants: vec![variant.to_owned()], ..Self::default() }
    }
}

impl Default for Request {
    /// Returns the request for the usual kit, without a game.
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

/// Kinds of file to make, and how they are written.
#[derive(Clone, Debug, PartialEq)]
pub struct Writing {
    /// The kinds; one that is listed twice counts once.
    pub formats: Vec<Format>,
    /// Whether letters of SVG pages are outlines, for programs without the fonts.
    pub outline_text: bool,
    /// Dots to an inch of PNG pages. `None`: 150.
    pub dpi: Option<u16>,
    /// Whether one picture of all pages is made, too.
    pub preview: bool,
    /// Width and height of the laser cutter's bed in millimetres. `None`: 600 by 400.
    pub bed: Option<Size>,
    /// Kerf: the width that the laser burns away. `None`: 0.
    pub kerf: Option<Length>,
    /// Thickness of the laser cutter's plates, for a box for each set. `None`: no box is made.
    pub thickness: Option<Length>,
}

impl Default for Writing {
    /// Returns the choice of a PDF alone.
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
#[non_exhaustive]
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
    /// Returns the ending of the names of files of this kind.
    #[must_use]
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Pdf => ".pdf",
            Self::Svg | Self::LaserSvg => ".svg",
            Self::Png => ".png",
            Self::Dxf => ".dxf",
        }
    }

    /// Returns whether the format is for a laser cutter, not for pages.
    const fn is_for_laser(self) -> bool {
        matches!(self, Self::LaserSvg | Self::Dxf)
    }
}

impl Writing {
    /// Returns whether pages are asked for, not only drawings for a laser cutter.
    #[must_use]
    pub fn has_pages(&self) -> bool {
        self.preview || self.formats.iter().any(|format| !format.is_for_laser())
    }

    /// Returns whether drawings for a laser cutter are asked for.
    pub(crate) fn has_laser(&self) -> bool {
        self.formats.iter().any(|format| format.is_for_laser())
    }

    /// Returns what of this a kit on paper shows: what a laser cutter gets, not how pages are written.
    pub(crate) fn on_paper(&self) -> Self {
        let usual = Self::default();
        let formats = if self.has_laser() { self.formats.clone() } else { usual.formats };
        Self { formats, outline_text: false, dpi: None, preview: false, ..self.clone() }
    }

    /// Returns the dots to an inch of PNG pages.
    pub(crate) fn dots(&self) -> f64 {
        f64::from(self.dpi.unwrap_or(150))
    }

    /// Returns width and height of the laser cutter's bed in millimetres.
    pub(crate) fn laser_bed(&self) -> Size {
        self.bed.unwrap_or(Size::new(600.0, 400.0))
    }

    /// Returns the kerf of the laser.
    pub(crate) fn laser_kerf(&self) -> Length {
        self.kerf.unwrap_or(Length::ZERO)
    }

    /// Returns the kinds of file, each once.
    pub(crate) fn kinds(&self) -> impl Iterator<Item = Format> + '_ {
        let formats = self.formats.iter().enumerate();
        formats.filter(|(nth, format)| !self.formats[..*nth].contains(format)).map(|(_, format)| *format)
    }
}

/// A variant, to check it or to record its rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The game: the name of a bundled one, or of a file in the library that ends in `.toml`.
    pub variant: String,
    /// Its options.
    pub options: Vec<String>,
    /// The theme, as in a [`Request`].
    pub theme: Option<String>,
}

impl Choice {
    /// Returns a game without options, in its own theme.
    #[must_use]
    pub fn of(variant: &str) -> Self {
        Self { variant: variant.to_owned(), options: Vec::new(), theme: None }
    }
}

/// A position to draw, and plays to make from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    /// The game and its theme.
    pub choice: Choice,
    /// Name of a file in the library with the rows of the position. `None`: the starting layout.
    pub position: Option<String>,
    /// Side to move. `None`: the side that begins a game.
    pub to_move: Option<Side>,
    /// Plays to make, one after another.
    pub plays: Vec<Play>,
    /// Format of the drawing: PDF, SVG or PNG. `None`: nothing is drawn.
    pub format: Option<Format>,
    /// Width of a PNG in pixels.
    pub width: u32,
    /// The language of its words, as in a [`Request`].
    pub language: String,
    /// The date to write into a PDF, in seconds since 1970-01-01 UTC.
    pub date: i64,
}

impl Drawing {
    /// Returns the starting layout of a game, with words in English; nothing is drawn until a format is chosen.
    #[must_use]
    pub fn of(choice: Choice) -> Self {
        Self {
            choice,
            position: None,
            to_move: None,
            plays: Vec::new(),
            format: None,
            width: 1200,
            language: Language::ENGLISH.to_owned(),
            date: RELEASED,
        }
    }
}

/// A game to draw from its record.
#[derive(Clone, Debug, PartialEq)]
pub struct RecordDrawing {
    /// The game, as in a [`Choice`]. `None`: the game that the record names, or whose rules it has.
    pub variant: Option<String>,
    /// Its options.
    pub options: Vec<String>,
    /// The theme, as in a [`Request`].
    pub theme: Option<String>,
    /// The name of a file in the library with the record.
    pub record: String,
    /// Moments to draw a diagram at. Empty: as many as fill a page.
    pub at: Vec<Moment>,
    /// Format of the drawing: PDF, SVG or PNG. `None`: nothing is drawn.
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

impl RecordDrawing {
    /// Returns the record in a file of the library, of the game that it names, on A4 and in English; nothing is drawn until a format
    /// is chosen.
    #[must_use]
    pub fn of(record: &str) -> Self {
        Self {
            variant: None,
            options: Vec::new(),
            theme: None,
            record: record.to_owned(),
            at: Vec::new(),
            format: None,
            paper: Paper::A4,
            width: 1200,
            language: Language::ENGLISH.to_owned(),
            date: RELEASED,
        }
    }
}
