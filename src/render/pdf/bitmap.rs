//! Bitmaps as krilla stores them: without loss, except for photographs. PDF/A forbids asking readers to smooth them.
//!
//! A photograph has 300 pixels to the inch where it is shown largest, and is stored as JPEG if that is smaller than all its
//! pixels, packed: a scan of few colours may not be.

use crate::render::RenderError;
use crate::scene::{Bitmap, Channels};
use flate2::Compression;
use flate2::write::ZlibEncoder;
use image::ExtendedColorType;
use image::codecs::jpeg::JpegEncoder;
use krilla::Data;
use krilla::image::{BitsPerComponent, CustomImage, Image, ImageColorspace};
use std::io::Write as _;
use std::sync::Arc;

/// Pixels of a photograph to a millimetre: 300 to the inch.
const DENSITY: f64 = 300.0 / 25.4;
/// Quality of a JPEG, of 100: at 90 nobody sees its losses at 300 pixels to the inch.
const QUALITY: u8 = 90;

/// Returns krilla's image of a bitmap that is shown at most `widest` millimetres wide.
pub(super) fn image(bitmap: &Bitmap, widest: f64) -> Result<Image, RenderError> {
    if !bitmap.is_photograph() {
        return exact(bitmap);
    }
    let width = (widest * DENSITY).ceil().clamp(1.0, f64::from(u32::MAX)) as u32;
    let reduced = bitmap.reduced(width);
    let bitmap = reduced.as_ref().unwrap_or(bitmap);
    if bitmap.channels() == Channels::Rgb
        && let Some(jpeg) =
            jpeg(bitmap).filter(|jpeg| packed(bitmap).is_none_or(|packed| jpeg.len() < packed))
    {
        return Image::from_jpeg(Data::from(jpeg), false).map_err(|error| malformed(&error));
    }
    exact(bitmap)
}

fn malformed(error: &str) -> RenderError {
    RenderError::Malformed(format!("a bitmap can't be stored ({error})"))
}

/// Returns a bitmap as JPEG, in greys if it has no hue, so that it gets none. `None`: it is too large for a JPEG.
fn jpeg(bitmap: &Bitmap) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    let mut encoder = JpegEncoder::new_with_quality(&mut bytes, QUALITY);
    let pixels = || bitmap.bytes().chunks_exact(3);
    let encoded = if pixels().all(is_grey) {
        let greys: Vec<u8> = pixels().map(|pixel| pixel[0]).collect();
        encoder.encode(&greys, bitmap.width(), bitmap.height(), ExtendedColorType::L8)
    } else {
        encoder.encode(bitmap.bytes(), bitmap.width(), bitmap.height(), ExtendedColorType::Rgb8)
    };
    encoded.ok().map(|()| bytes)
}

/// Returns whether a pixel has no hue.
fn is_grey(pixel: &[u8]) -> bool {
    pixel[0] == pixel[1] && pixel[1] == pixel[2]
}

/// Returns how many bytes the pixels of a bitmap take, packed without loss.
fn packed(bitmap: &Bitmap) -> Option<usize> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(bitmap.bytes()).ok()?;
    encoder.finish().ok().map(|bytes| bytes.len())
}

/// Returns krilla's image of a bitmap without loss.
fn exact(bitmap: &Bitmap) -> Result<Image, RenderError> {
    let pixels = || bitmap.bytes().chunks_exact(bitmap.channels().count());
    let is_grey = pixels().all(is_grey);
    let parts = if is_grey { 1 } else { 3 };
    let color = pixels().flat_map(|pixel| &pixel[..parts]).copied().collect();
    let alpha: Option<Arc<[u8]>> = pixels().map(|pixel| pixel.get(3).copied()).collect();
    // A bitmap that is opaque everywhere needs no mask.
    let alpha = alpha.filter(|alpha| alpha.iter().any(|&part| part < u8::MAX));
    Image::from_custom(Pixels { size: (bitmap.width(), bitmap.height()), color, alpha, is_grey }, false)
        .map_err(|error| malformed(&error))
}

/// Pixels with colours and opacity apart. Equal pixels are stored once, where their size is equal, too.
#[derive(Clone, Hash)]
struct Pixels {
    size: (u32, u32),
    color: Arc<[u8]>,
    alpha: Option<Arc<[u8]>>,
    /// Whether a colour is one byte, not three.
    is_grey: bool,
}

impl CustomImage for Pixels {
    fn color_channel(&self) -> &[u8] {
        &self.color
    }

    fn alpha_channel(&self) -> Option<&[u8]> {
        self.alpha.as_deref()
    }

    fn bits_per_component(&self) -> BitsPerComponent {
        BitsPerComponent::Eight
    }

    fn size(&self) -> (u32, u32) {
        self.size
    }

    /// Returns `None`: the colours are in the document's space, sRGB.
    fn icc_profile(&self) -> Option<&[u8]> {
        None
    }

    fn color_space(&self) -> ImageColorspace {
        if self.is_grey { ImageColorspace::Luma } else { ImageColorspace::Rgb }
    }
}
