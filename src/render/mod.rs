//! A finished [`Document`] turned into the bytes of a file. Knows pages and file formats, and nothing of games.
//!
//! # What is written
//!
//! One file that is PDF/A-2a and PDF/UA-1 at the same time: it opens in twenty years, and a screen reader can read
//! it. Fonts are embedded as subsets, art and bitmaps are stored once however often they are used, everything that is not marked
//! as part of the structure is an artifact, and the viewer is told to print at 100 % and how to use the two sides
//! of the paper. Colours without a hue are written as greys, which are printed with black ink alone; all other colours are sRGB.
//! The same document gives the same bytes on every run and every machine.
//!
//! `krilla` writes pages, text, structure and metadata. Drawings, which are most of a file, are written here, on a grid of a
//! hundredth of a millimetre. At the end krilla's file is read again, object by object, and packed: the drawings take their
//! places, dictionaries go into compressed object streams, and what pages have in common is stored once.
//!
//! Each page can also be an SVG, with letters as text or as outlines, or a PNG, which is painted strip by strip; the ink of a page
//! is counted in dots of the same painter. Bitmaps other than photographs keep every pixel, in the PDF and, as a PNG, in the SVG. A PDF viewer may smooth
//! their edges as it likes; in SVG and PNG, pixels of a quarter of a millimetre or more stay sharp squares.
//!
//! # Why `krilla` writes and `printpdf` reads
//!
//! Both libraries were tried with the same four pages: a board, a sheet of shields, two pages of text. `krilla`
//! kerns, embeds only the glyphs that are used, draws form `XObject`s that every viewer shows, and has the
//! structure tree, the language, the output intent and the metadata that the two standards ask for; the result
//! passed an independent validator. `printpdf` 0.12 names standards without keeping them, its form `XObject`s stay
//! blank in two common viewers, its outlines are flat and sorted by name, its object numbers come from a counter
//! of the whole process, so that two documents in one process differ, and language, structure and viewer
//! preferences can't be expressed in it. It also brings three times as many crates.
//!
//! A writer is a poor judge of its own work, though. So `printpdf` stays where it is strong, as a second opinion:
//! the tests parse the finished file with it, and rasterise it with `hayro`, and measure what they find. hayro's reader is also
//! the one that reads krilla's file again here, so it is no judge of that: printpdf's is another, and the gate asks qpdf, poppler,
//! Ghostscript and veraPDF.

mod checked;
mod coverage;
mod error;
mod paint;
mod painters;
mod pdf;
mod png;
mod reach;
mod svg;

use crate::scene::Document;

pub use coverage::Coverage;
pub use error::RenderError;
pub use painters::Painters;

/// Returns the document as a PDF file.
///
/// # Errors
///
/// If a font can't be read or lacks a character, and, which would be a bug of this program, if the document is
/// not well formed: see [`RenderError`].
pub fn pdf(document: &Document) -> Result<Vec<u8>, RenderError> {
    pdf::write(document)
}

/// Returns the first page of a document as an SVG drawing: millimetres, paths only, no fonts needed. The document's title and
/// what its figures show stand in it for people who can't see them.
///
/// # Errors
///
/// If a font can't be read, and, which would be a bug of this program, if the document is not well formed.
pub fn svg(document: &Document) -> Result<String, RenderError> {
    svg::write(document)
}

/// Returns every page of a document as an SVG drawing in millimetres, as large as its paper. The title, the page's number and
/// what its figures show stand in it for people who can't see them.
///
/// # Errors
///
/// As for [`svg()`].
pub fn svg_pages(document: &Document, letters: Letters) -> Result<Vec<String>, RenderError> {
    (0..document.pages.len()).map(|page| svg::page(document, page, letters)).collect()
}

/// Returns one of these drawings; `page` counts from 0.
///
/// # Errors
///
/// As for [`svg()`].
pub fn svg_page(document: &Document, page: usize, letters: Letters) -> Result<String, RenderError> {
    svg::page(document, page, letters)
}

/// Form in which the letters of an SVG drawing are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Letters {
    /// As text in a font that the reader must have: it can be selected and searched.
    Text,
    /// As outlines, which look the same everywhere.
    Outlines,
}

/// Returns the first page of a document as a PNG on white ground, `width` dots wide.
///
/// # Errors
///
/// As for [`svg()`]; or if `width` is 0 or too many dots for a picture.
pub fn png(document: &Document, width: u32) -> Result<Vec<u8>, RenderError> {
    png::first(document, width)
}

/// Returns every page of a document as a PNG on white ground, with `dpi` dots to the inch, which the file says. The
/// painters are told of each page that begins.
///
/// # Errors
///
/// As for [`svg()`]; or if a page has too many dots for a picture.
pub fn png_pages(document: &Document, dpi: f64, painters: Painters<'_>) -> Result<Vec<Vec<u8>>, RenderError> {
    png::pages(document, dpi, painters)
}

/// Returns all pages of a document in one PNG, one under the other, with `dpi` dots to the inch, which the file says. They are
/// equally wide. One thread paints them.
///
/// # Errors
///
/// As for [`png_pages`].
pub fn png_stack(document: &Document, dpi: f64, painters: Painters<'_>) -> Result<Vec<u8>, RenderError> {
    png::stacked(document, dpi, painters)
}

/// A page as dots, to be measured.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dots {
    /// Dots in a row.
    pub width: u32,
    /// Rows.
    pub height: u32,
    /// Red, green and blue of each dot, row by row from the top.
    pub rgb: Vec<u8>,
}

/// A page of a document as dots on white ground, `dpi` to the inch; `page` counts from 0.
///
/// # Errors
///
/// As for [`png_pages`].
pub fn dots(document: &Document, page: usize, dpi: f64) -> Result<Dots, RenderError> {
    let raster = paint::Raster::at_dpi(&mut paint::DisplayLists::of(document), page, dpi)?;
    let mut rgb = Vec::new();
    raster.paint(|dots| {
        paint::append_rgb(dots, &mut rgb);
        Ok(())
    })?;
    Ok(Dots { width: raster.width, height: raster.height, rgb })
}

/// Returns the ink of the pages of a document with these numbers, counted from 0.
///
/// # Errors
///
/// As for [`png_pages`]; or if there is no such page.
pub fn coverage(document: &Document, pages: &[usize]) -> Result<Vec<Coverage>, RenderError> {
    coverage::pages(document, pages)
}
