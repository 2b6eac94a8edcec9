//! The options of what is written, and where.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::values;
use crate::scene::Size;
use crate::units::Length;

/// What is written, and where.
#[derive(Args, Clone, Debug, PartialEq)]
#[command(next_help_heading = "Files")]
pub struct Writing {
    /// The file to write, or a folder if it exists or ends in `/` [default: output/VARIANT-PAPER.pdf]. Where several files
    /// are written, the names of all begin as this one's
    #[arg(short, long, value_name = "FILE|FOLDER/")]
    pub output: Option<PathBuf>,

    /// What to write; may be given several times. SVG and PNG have a file for each page, laser-svg and dxf one for each
    /// bed of a laser cutter
    #[arg(long = "format", value_enum, value_name = "FORMAT", value_delimiter = ',', default_value = "pdf")]
    pub formats: Vec<Format>,

    /// Letters of SVG pages as outlines, for programs without the fonts
    #[arg(long)]
    pub outline_text: bool,

    /// Dots to an inch of PNG pages [default: 150]
    #[arg(long, value_name = "DPI", value_parser = clap::value_parser!(u16).range(30..=1200))]
    dpi: Option<u16>,

    /// Also writes one picture of all pages, a PNG that ends in -preview
    #[arg(long)]
    pub preview: bool,

    /// The bed of the laser cutter [default: 600x400mm]
    #[arg(long, value_name = "WxHmm", value_parser = values::bed)]
    bed: Option<Size>,

    /// What the laser burns away, if the machine's own software does not allow for it [default: 0mm]
    #[arg(long, value_name = "LENGTH", value_parser = values::kerf)]
    kerf: Option<Length>,
}

impl Writing {
    /// Dots to an inch of PNG pages.
    #[must_use]
    pub fn dpi(&self) -> f64 {
        f64::from(self.dpi.unwrap_or(150))
    }

    /// Whether there is anything on pages among what is asked for, not only drawings for a laser cutter.
    #[must_use]
    pub fn has_pages(&self) -> bool {
        self.preview || self.formats.iter().any(|format| !matches!(format, Format::LaserSvg | Format::Dxf))
    }

    /// Width and height of the laser cutter's bed in millimetres.
    #[must_use]
    pub fn bed(&self) -> Size {
        self.bed.unwrap_or(Size::new(600.0, 400.0))
    }

    /// What the laser burns away.
    #[must_use]
    pub fn kerf(&self) -> Length {
        self.kerf.unwrap_or(Length::ZERO)
    }

    /// What is asked of a format that isn't; one sentence.
    pub(super) fn misuse(&self) -> Option<String> {
        let has = |format| self.formats.contains(&format);
        let laser = has(Format::LaserSvg) || has(Format::Dxf);
        let cases = [
            (self.outline_text && !has(Format::Svg), "--outline-text", "SVG pages", "svg"),
            (self.dpi.is_some() && !has(Format::Png), "--dpi", "PNG pages", "png"),
            (self.bed.is_some() && !laser, "--bed", "a laser cutter", "laser-svg or --format dxf"),
            (self.kerf.is_some() && !laser, "--kerf", "a laser cutter", "laser-svg or --format dxf"),
        ];
        cases.into_iter().find(|(is, ..)| *is).map(|(_, option, what, format)| {
            format!(
                "`{option}` is for {what}, and none are asked for: add --format {format}, or leave it out"
            )
        })
    }
}

/// What is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// One file, or one for each kind of sheet
    Pdf,
    /// A drawing for each page
    Svg,
    /// A picture for each page
    Png,
    /// Board and pieces for a laser cutter
    LaserSvg,
    /// The same, as DXF R12
    Dxf,
}
