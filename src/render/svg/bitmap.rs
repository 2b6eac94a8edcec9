//! Bitmaps as images that the drawing carries along, packed as PNG.

use base64::prelude::{BASE64_STANDARD, Engine as _};
use png::{BitDepth, ColorType, Encoder, EncodingError};
use svg::node::element::{Element, Image};

use crate::render::RenderError;
use crate::scene::{Bitmap, Channels};

/// Returns the definition of a bitmap under a name, a unit to a pixel.
pub(super) fn image(bitmap: &Bitmap, id: &str) -> Result<Element, RenderError> {
    let png = packed(bitmap)
        .map_err(|error| RenderError::Malformed(format!("a bitmap can't be packed ({error})")))?;
    Ok(Image::new()
        .set("id", id)
        .set("width", bitmap.width())
        .set("height", bitmap.height())
        .set("href", format!("data:image/png;base64,{}", BASE64_STANDARD.encode(png)))
        .into())
}

fn packed(bitmap: &Bitmap) -> Result<Vec<u8>, EncodingError> {
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, bitmap.width(), bitmap.height());
    encoder.set_color(match bitmap.channels() {
        Channels::Rgb => ColorType::Rgb,
        Channels::Rgba => ColorType::Rgba,
    });
    encoder.set_depth(BitDepth::Eight);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(bitmap.bytes())?;
    writer.finish()?;
    Ok(bytes)
}
