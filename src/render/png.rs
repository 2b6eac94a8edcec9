//! PNG files of pages, each with its true size.

use std::io::Write as _;

use png::{BitDepth, ColorType, Encoder, PixelDimensions, Unit};

use super::RenderError;
use super::alike::AlikePages;
use super::raster::{self, Raster};
use crate::scene::{Document, Item, Page, Size};

/// Returns the first page of a document as a PNG, `width` dots wide, on white ground.
pub(super) fn first(document: &Document, width: u32) -> Result<Vec<u8>, RenderError> {
    let raster = Raster::of_width(document, width)?;
    packed(raster.width, raster.height, [Ok(raster)], &[], None)
}

/// Largest number of dots of a common ground that is kept for alike pages: 120 MB.
const MOST_KEPT: f64 = 4e7;

/// Makes every page with so many dots to the inch, on white ground. Parts that pages have in common are painted once.
pub(super) fn pages(
    document: &Document,
    dpi: f64,
    begins: &dyn Fn(usize, usize),
) -> Result<Vec<Vec<u8>>, RenderError> {
    let mut drawn = vec![Vec::new(); document.pages.len()];
    let mut begun = 0;
    for alike in AlikePages::all(document) {
        let first = &document.pages[alike.pages[0]];
        let (width, height) = raster::dots(first.size, dpi);
        let is_kept = alike.pages.len() > 1 && width * height <= MOST_KEPT;
        let mut ground = Vec::new();
        for &page in &alike.pages {
            begun += 1;
            begins(begun, drawn.len());
            let raster = if is_kept {
                if ground.is_empty() {
                    let common = Raster::at_dpi(&only(first.size, alike.common(first)), 0, dpi)?;
                    common.paint(|rows| {
                        ground.extend_from_slice(rows);
                        Ok(())
                    })?;
                }
                Raster::at_dpi(&only(first.size, alike.own(&document.pages[page])), 0, dpi)?
            } else {
                Raster::at_dpi(document, page, dpi)?
            };
            drawn[page] = packed(raster.width, raster.height, [Ok(raster)], &ground, Some(dpi))?;
        }
    }
    Ok(drawn)
}

/// Returns a document of one page with these items, without a title.
fn only(size: Size, items: Vec<Item>) -> Document {
    Document::untitled(vec![Page { size, trim: None, bleed: None, items }])
}

/// Returns all pages of a document in one picture, one under the other; they are equally wide.
pub(super) fn stacked(
    document: &Document,
    dpi: f64,
    begins: &dyn Fn(usize, usize),
) -> Result<Vec<u8>, RenderError> {
    let (mut width, mut height) = (0, 0);
    for page in &document.pages {
        let (across, down) = raster::dots(page.size, dpi);
        (width, height) = (across as u32, height + down as u32);
    }
    // Rasters are made one at a time, for each takes as much memory as a page.
    let pages = document.pages.len();
    let rasters = (0..pages).map(|page| {
        begins(page + 1, pages);
        Raster::at_dpi(document, page, dpi)
    });
    packed(width, height, rasters, &[], Some(dpi))
}

/// Returns the bytes of the file: pictures one under the other, each painted on `ground`, or on white if that is empty. With
/// `dpi` the file says how large it is on paper.
fn packed(
    width: u32,
    height: u32,
    rasters: impl IntoIterator<Item = Result<Raster, RenderError>>,
    ground: &[u8],
    dpi: Option<f64>,
) -> Result<Vec<u8>, RenderError> {
    let fault = |error: png::EncodingError| unpacked(&error);
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, width, height);
    encoder.set_color(ColorType::Rgb);
    encoder.set_depth(BitDepth::Eight);
    if let Some(dpi) = dpi {
        let per_metre = (dpi / 0.0254).round() as u32;
        encoder.set_pixel_dims(Some(PixelDimensions { xppu: per_metre, yppu: per_metre, unit: Unit::Meter }));
    }
    let mut writer = encoder.write_header().map_err(fault)?;
    let mut stream = writer.stream_writer().map_err(fault)?;
    for raster in rasters {
        raster?.paint_on(ground, |rows| stream.write_all(rows).map_err(|error| unpacked(&error)))?;
    }
    stream.finish().map_err(fault)?;
    writer.finish().map_err(fault)?;
    Ok(bytes)
}

fn unpacked(error: &dyn std::error::Error) -> RenderError {
    RenderError::Malformed(format!("its dots can't be packed ({error})"))
}
