//! PNG files of pages, each with its true size.

use std::io::Write as _;

use png::{BitDepth, ColorType, DeflateCompression, Encoder, Filter, PixelDimensions, Unit};

use super::paint::{DisplayLists, Raster, append_rgb, dots};
use super::{Painters, RenderError};
use crate::scene::Document;

/// How hard is tried to pack dots, of 9: more takes twice the time for a hundredth less.
const LEVEL: u8 = 4;

/// Returns the first page of a document as a PNG, `width` dots wide, on white ground.
pub(super) fn first(document: &Document, width: u32) -> Result<Vec<u8>, RenderError> {
    let raster = Raster::of_width(&mut DisplayLists::of(document), width)?;
    packed(raster.width, raster.height, None, |use_rows| painted(&raster, use_rows))
}

/// Makes every page with so many dots to the inch, on white ground.
pub(super) fn pages(
    document: &Document,
    dpi: f64,
    painters: Painters<'_>,
) -> Result<Vec<Vec<u8>>, RenderError> {
    let count = document.pages.len();
    let page = |lists: &mut DisplayLists<'_>, nth: usize| {
        let raster = Raster::at_dpi(lists, nth, dpi)?;
        packed(raster.width, raster.height, Some(dpi), |use_rows| painted(&raster, use_rows))
    };
    painters.each(count, || DisplayLists::of(document), page).into_iter().collect()
}

/// Returns all pages of a document in one picture, one under the other; they are equally wide.
pub(super) fn stacked(document: &Document, dpi: f64, painters: Painters<'_>) -> Result<Vec<u8>, RenderError> {
    let (mut width, mut height) = (0, 0);
    for page in &document.pages {
        let (across, down) = dots(page.size, dpi);
        (width, height) = (across as u32, height + down as u32);
    }
    let count = document.pages.len();
    let mut lists = DisplayLists::of(document);
    packed(width, height, Some(dpi), |use_rows| {
        (0..count).try_for_each(|nth| {
            painters.begins(nth + 1, count);
            painted(&Raster::at_dpi(&mut lists, nth, dpi)?, use_rows)
        })
    })
}

/// Function that takes rows of a picture: red, green and blue of each dot.
type UseRows<'a> = &'a mut dyn FnMut(&[u8]) -> Result<(), RenderError>;

/// Paints a page, and hands its rows.
fn painted(raster: &Raster, use_rows: UseRows<'_>) -> Result<(), RenderError> {
    let mut rgb = Vec::new();
    raster.paint(|dots| {
        rgb.clear();
        append_rgb(dots, &mut rgb);
        use_rows(&rgb)
    })
}

/// Returns the bytes of the file whose rows `paint` hands. With `dpi` the file says how large it is on paper.
fn packed(
    width: u32,
    height: u32,
    dpi: Option<f64>,
    paint: impl FnOnce(UseRows<'_>) -> Result<(), RenderError>,
) -> Result<Vec<u8>, RenderError> {
    let fault = |error: png::EncodingError| unpacked(&error);
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, width, height);
    encoder.set_color(ColorType::Rgb);
    encoder.set_depth(BitDepth::Eight);
    // Even colours repeat themselves: unfiltered they are packed smaller than filtered, and in half the time.
    encoder.set_filter(Filter::NoFilter);
    encoder.set_deflate_compression(DeflateCompression::Level(LEVEL));
    if let Some(dpi) = dpi {
        let per_metre = (dpi / 0.0254).round() as u32;
        encoder.set_pixel_dims(Some(PixelDimensions { xppu: per_metre, yppu: per_metre, unit: Unit::Meter }));
    }
    let mut writer = encoder.write_header().map_err(fault)?;
    let mut stream = writer.stream_writer().map_err(fault)?;
    paint(&mut |rows| stream.write_all(rows).map_err(|error| unpacked(&error)))?;
    stream.finish().map_err(fault)?;
    writer.finish().map_err(fault)?;
    Ok(bytes)
}

fn unpacked(error: &dyn std::error::Error) -> RenderError {
    RenderError::Malformed(format!("its dots can't be packed ({error})"))
}
