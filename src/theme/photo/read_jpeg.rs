//! JPEG pictures.

use super::stored::StoredPhoto;
use super::upright::Orientation;
use super::{MOST_COSTLY, PhotoFault, check_size, copy_anew, told};
use crate::keyed::{KeyedMessage, keyed};
use memchr::memmem;
use zune_jpeg::JpegDecoder;
use zune_jpeg::zune_core::bytestream::ZCursor;
use zune_jpeg::zune_core::colorspace::ColorSpace;
use zune_jpeg::zune_core::options::DecoderOptions;

/// What the head of a JPEG says, before a pixel is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct JpegHead {
    size: [usize; 2],
    /// Bits of a part of a pixel.
    depth: u8,
    /// Parts of a pixel.
    parts: u8,
    /// How it is packed: the second byte of the marker.
    packing: u8,
    /// Where the pixels begin.
    pixels: usize,
}

/// Markers: how pixels are packed in rows, and in passes from coarse to fine; and where the pixels begin.
const ROWS: [u8; 2] = [0xc0, 0xc1];
const PASSES: u8 = 0xc2;
const SCAN: u8 = 0xda;
/// The end of a picture.
const END: &[u8] = b"\xff\xd9";

/// Reads the segments of a file up to the pixels; none if it breaks off before.
fn head(bytes: &[u8]) -> Option<JpegHead> {
    let (mut at, mut found) = (2, None);
    loop {
        // A marker may have several bytes of 255 before it, and some cameras write others between two segments.
        at += memchr::memchr(0xff, bytes.get(at..)?)?;
        at += bytes[at..].iter().take_while(|&&byte| byte == 0xff).count();
        let marker = *bytes.get(at)?;
        at += 1;
        if matches!(marker, 0x00 | 0x01 | 0xd0..=0xd8) {
            continue;
        }
        let long = |at: usize| Some(usize::from(u16::from_be_bytes([*bytes.get(at)?, *bytes.get(at + 1)?])));
        let length = long(at)?;
        match marker {
            SCAN => return Some(JpegHead { pixels: at, ..found? }),
            // All other frames: those without loss, of several sizes, or packed by arithmetic.
            0xc0..=0xc3 | 0xc5..=0xc7 | 0xc9..=0xcb | 0xcd..=0xcf => {
                let size = [long(at + 5)?, long(at + 3)?];
                let (depth, parts) = (*bytes.get(at + 2)?, *bytes.get(at + 7)?);
                found = found.or(Some(JpegHead { size, depth, parts, packing: marker, pixels: 0 }));
            }
            _ => {}
        }
        at += length;
    }
}

/// Reads a JPEG.
pub(super) fn read(bytes: &[u8]) -> Result<StoredPhoto, PhotoFault> {
    let broken = || {
        let message = keyed!("jpeg-breaks-off", "the JPEG picture breaks off: its end is missing");
        PhotoFault::new(message, copy_anew())
    };
    let head = head(bytes).ok_or_else(broken)?;
    check(head)?;
    // A reader would fill what is missing with grey, and a set would be printed so.
    memmem::find(&bytes[head.pixels..], END).ok_or_else(broken)?;
    // The same arithmetic on every machine.
    let options = DecoderOptions::new_safe()
        .set_use_unsafe(false)
        .set_strict_mode(false)
        .set_max_width(1 << 16)
        .set_max_height(1 << 16);
    let mut decoder = JpegDecoder::new_with_options(ZCursor::new(bytes), options);
    let wrong = |error: &dyn std::fmt::Display| {
        let message = keyed!("jpeg-broken", "the JPEG picture is broken ({why})", why = told(error));
        PhotoFault::new(message, copy_anew())
    };
    decoder.decode_headers().map_err(|error| wrong(&error))?;
    let (color, parts) = if head.parts == 1 { (ColorSpace::Luma, 1) } else { (ColorSpace::RGB, 3) };
    decoder.set_options(options.jpeg_set_out_colorspace(color));
    let pixels = decoder.decode().map_err(|error| wrong(&error))?;
    let size = decoder.dimensions().map_or(head.size, |(width, height)| [width, height]);
    if pixels.len() != size[0] * size[1] * parts {
        return Err(PhotoFault::new(
            keyed!(
                "jpeg-pixels-wrong",
                "the JPEG picture is broken (it has another number of pixels than it says)"
            ),
            copy_anew(),
        ));
    }
    let orientation = decoder.exif().map_or(Orientation::AS_STORED, |exif| Orientation::of_exif(exif));
    Ok(StoredPhoto { size, parts, bytes: pixels, orientation, profile: decoder.icc_profile() })
}

/// What of a JPEG is refused by its head alone.
fn check(head: JpegHead) -> Result<(), PhotoFault> {
    let refused = |message: KeyedMessage| {
        let help = keyed!(
            "export-as-usual-jpeg",
            "open it in any program for pictures and export it as a usual JPEG, in RGB"
        );
        Err(PhotoFault::new(message, help))
    };
    if !ROWS.contains(&head.packing) && head.packing != PASSES {
        return refused(keyed!(
            "jpeg-packing-unusual",
            "the JPEG picture is packed in a way that few programs read (without loss, or by arithmetic)"
        ));
    }
    if head.depth != 8 {
        return refused(keyed!(
            "jpeg-bits-unusual",
            "the JPEG picture has {bits} bits to a colour, and 8 are usual",
            bits = head.depth
        ));
    }
    match head.parts {
        1 | 3 => {}
        4 => {
            return refused(keyed!(
                "jpeg-in-cmyk",
                "the JPEG picture is in CMYK, the inks of a printing house"
            ));
        }
        _ => {
            return refused(keyed!(
                "jpeg-parts-unusual",
                "the JPEG picture has {parts} parts to a pixel, and 1 or 3 are usual",
                parts = head.parts
            ));
        }
    }
    check_size(head.size)?;
    let pixels = head.size[0] * head.size[1];
    if head.packing == PASSES && pixels > MOST_COSTLY {
        let message = keyed!(
            "jpeg-progressive-too-large",
            "the JPEG picture is progressive and has {width} x {height} pixels; {millions} million are the most of such",
            width = head.size[0],
            height = head.size[1],
            millions = MOST_COSTLY / 1_000_000
        );
        let help = keyed!(
            "export-smaller-or-not-progressive",
            "export it smaller, or as a JPEG that is not progressive"
        );
        return Err(PhotoFault::new(message, help));
    }
    Ok(())
}
