//! The options of what is written, and where.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::names::names;
use super::values;
use crate::make;
use crate::scene::Size;
use crate::units::Length;

/// What is written, and where.
#[derive(Args, Clone, Debug, PartialEq)]
#[command(next_help_heading = "Files")]
pub struct WritingArgs {
    /// The file to write, or a folder [default: output/VARIANT-PAPER.pdf, with what was chosen]
    ///
    /// A folder exists or ends in `/`; `-` is the standard output. Where several files are written, the names of all begin
    /// as this one's.
    #[arg(short, long, value_name = "FILE|FOLDER/")]
    pub output: Option<PathBuf>,

    /// What to write
    ///
    /// May be given several times. SVG and PNG have a file for each page, laser-svg and dxf one for each bed of a laser
    /// cutter.
    #[arg(long = "format", value_enum, value_name = "FORMAT", value_delimiter = ',', default_value = "pdf")]
    formats: Vec<FormatName>,

    /// Letters of SVG pages as outlines, for programs without the fonts
    #[arg(hide_short_help = true, long)]
    outline_text: bool,

    /// Dots to an inch of PNG pages [default: 150]
    #[arg(hide_short_help = true, long, value_name = "DPI", value_parser = clap::value_parser!(u16).range(30..=1200))]
    dpi: Option<u16>,

    /// Also writes one picture of all pages
    ///
    /// It is a PNG that ends in -preview; of several sets it shows each kind of page once, and says how often it comes.
    #[arg(long)]
    preview: bool,

    /// The bed of the laser cutter [default: 600x400mm]
    #[arg(hide_short_help = true, long, value_name = "WxHmm", value_parser = values::bed)]
    bed: Option<Size>,

    /// What the laser burns away, if the machine's own software does not allow for it [default: 0mm]
    #[arg(hide_short_help = true, long, value_name = "LENGTH", value_parser = values::kerf)]
    kerf: Option<Length>,

    /// How thick the material for the laser cutter is: makes a box for pieces and cards
    ///
    /// Finger-jointed, with a sliding lid; one for each set, and a page (-box.pdf) that shows how it goes together. Pieces are
    /// as thick as that. From 2 to 6 mm.
    #[arg(hide_short_help = true, long, value_name = "LENGTH", value_parser = values::thickness)]
    thickness: Option<Length>,

    /// What is said and shown of it.
    #[command(flatten)]
    pub telling: TellingArgs,
}

/// What is said and shown of what was written.
#[derive(Args, Clone, Copy, Debug, PartialEq, Eq)]
pub struct TellingArgs {
    /// Says nothing of what was made or how far it is, nor what was noticed: faults alone
    #[arg(hide_short_help = true, short, long)]
    pub quiet: bool,

    /// Shows what was made: its PDF, or else its first file, in the program that the system has for such
    #[arg(hide_short_help = true, long)]
    pub open: bool,
}

impl WritingArgs {
    /// What kinds of file are made.
    #[must_use]
    pub fn writing(&self) -> make::Writing {
        make::Writing {
            formats: self.formats.iter().copied().map(make::Format::from).collect(),
            outline_text: self.outline_text,
            dpi: self.dpi,
            preview: self.preview,
            bed: self.bed,
            kerf: self.kerf,
            thickness: self.thickness,
        }
    }
}

names! {
    /// What is written.
    FormatName for make::Format {
        /// One file, or one for each kind of sheet
        Pdf => make::Format::Pdf,
        /// A drawing for each page
        Svg => make::Format::Svg,
        /// A picture for each page
        Png => make::Format::Png,
        /// Board and pieces for a laser cutter
        LaserSvg => make::Format::LaserSvg,
        /// The same, as DXF R12
        Dxf => make::Format::Dxf,
    }
}
