//! PNG pictures.

use super::stored::StoredPhoto;
use super::upright::of_exif;
use super::{MOST_COSTLY, PhotoFault, check_size, copy_anew};
use crate::keyed::{KeyedMessage, keyed};
use image::metadata::Orientation;
use png::{ColorType, Decoder, DecodingError, Transformations};
use std::io::Cursor;

/// Returns a message that says what is broken in a PNG picture. The decoder's own messages speak of the inner parts of the file,
/// which few people know.
fn broken(error: &DecodingError) -> KeyedMessage {
    let said = error.to_string();
    if said.starts_with("CRC") {
        keyed!("png-changed")
    } else if ["deflate", "IDAT", "Corrupt"].iter().any(|word| said.contains(word)) {
        keyed!("png-pixels-broken")
    } else {
        keyed!("png-parts-broken")
    }
}

/// Reads a PNG file into its pixels.
pub(super) fn read(bytes: &[u8]) -> Result<StoredPhoto, PhotoFault> {
    let wrong = |error: DecodingError| match error {
        DecodingError::IoError(_) => PhotoFault::new(keyed!("png-breaks-off"), copy_anew()),
        other => PhotoFault::new(broken(&other), copy_anew()),
    };
    let mut decoder = Decoder::new(Cursor::new(bytes));
    decoder.set_ignore_text_chunk(true);
    // Greys and palettes of few bits are expanded to a byte for each part, and parts of two bytes are cut to one.
    decoder.set_transformations(Transformations::EXPAND | Transformations::STRIP_16);
    let head = decoder.read_header_info().map_err(wrong)?;
    let (size, is_interlaced) = ([head.width as usize, head.height as usize], head.interlaced);
    check_size(size)?;
    if is_interlaced && size[0] * size[1] > MOST_COSTLY {
        let message = keyed!(
            "png-interlaced-too-large",
            width = size[0],
            height = size[1],
            millions = MOST_COSTLY / 1_000_000
        );
        let help = keyed!("export-smaller-or-not-interlaced");
        return Err(PhotoFault::new(message, help));
    }
    let mut reader = decoder.read_info().map_err(wrong)?;
    if reader.info().animation_control.is_some() {
        return Err(PhotoFault::new(keyed!("png-moves"), keyed!("export-one-picture")));
    }
    let parts = match reader.output_color_type().0 {
        ColorType::Grayscale => 1,
        ColorType::GrayscaleAlpha => 2,
        ColorType::Rgb | ColorType::Indexed => 3,
        ColorType::Rgba => 4,
    };
    let mut pixels = vec![0; size[0] * size[1] * parts];
    if reader.output_buffer_size() != Some(pixels.len()) {
        let message = keyed!("png-rows-broken");
        return Err(PhotoFault::new(message, copy_anew()));
    }
    reader.next_frame(&mut pixels).map_err(wrong)?;
    // Reads the file to its end: its EXIF data may be behind the pixels.
    reader.finish().map_err(wrong)?;
    let info = reader.info();
    let orientation = info.exif_metadata.as_deref().map_or(Orientation::NoTransforms, of_exif);
    let profile = info.icc_profile.as_deref().filter(|_| info.srgb.is_none()).map(<[u8]>::to_vec);
    Ok(StoredPhoto { size, parts, bytes: pixels, orientation, profile, is_cut_off: false })
}
