//! JPEG pictures.
//!
//! The decoder is given what was understood of the head and nothing else: one frame, its tables, which way up it is
//! and its colours. Notes of programs and cameras, some of which it would put together again for each part, are left out, and
//! so are bytes between two segments.

use super::stored::StoredPhoto;
use super::upright::of_exif;
use super::{MOST_COSTLY, PhotoFault, check_size, copy_anew};
use crate::keyed::{KeyedMessage, keyed};
use image::metadata::Orientation;
use memchr::memmem;
use std::ops::Range;
use zune_jpeg::JpegDecoder;
use zune_jpeg::zune_core::bytestream::ZCursor;
use zune_jpeg::zune_core::colorspace::ColorSpace;
use zune_jpeg::zune_core::options::DecoderOptions;

/// Facts that the head of a JPEG tells before a pixel is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct JpegHead {
    size: [usize; 2],
    /// Bits of each part (channel) of a pixel.
    depth: u8,
    /// Number of parts (channels) of a pixel.
    parts: u8,
    /// Way of packing: the second byte of the frame's marker.
    packing: u8,
    /// Samples of each part, across and down.
    samplings: [[u8; 2]; 4],
    /// Number of parts in the first scan.
    first: u8,
    /// Byte where the first scan begins, behind its marker.
    pixels: usize,
}

impl JpegHead {
    /// Returns whether the parts are sampled in a way that the decoder reads as `libjpeg` does: colours as finely as light
    /// everywhere, or more coarsely. Else it prints black bars, or none at all.
    fn is_sampled_as_usual(&self) -> bool {
        let [across, down] = self.samplings[0];
        let mut parts = self.samplings.iter().take(usize::from(self.parts));
        matches!(across, 1 | 2 | 4)
            && matches!(down, 1..=4)
            && parts.all(|&[part_across, part_down]| {
                part_across > 0 && across % part_across == 0 && (part_down == 1 || part_down == down)
            })
    }
}

/// Markers of frames packed in rows, of frames packed in passes from coarse to fine, and of the first scan.
const ROWS: [u8; 2] = [0xc0, 0xc1];
const PASSES: u8 = 0xc2;
const SCAN: u8 = 0xda;
/// The end of a picture.
const END: &[u8] = b"\xff\xd9";

/// Largest number of scans of a picture in passes: programs write ten, some a few more.
const MOST_SCANS: usize = 30;

/// Returns whether a segment before the pixels is needed to read them: tables, sizes, which way up they are, their
/// colours.
fn is_needed(marker: u8, segment: &[u8]) -> bool {
    match marker {
        0xe1 => segment.starts_with(b"Exif\0\0"),
        0xe2 => segment.starts_with(b"ICC_PROFILE\0"),
        0xe3..=0xed | 0xef | 0xfe => false,
        _ => true,
    }
}

/// Reads the segments of a file up to the pixels. Returns the head, and the ranges of the needed segments, each from its
/// marker on; `None`: the file breaks off before the pixels.
fn head(bytes: &[u8]) -> Option<(JpegHead, Vec<Range<usize>>)> {
    let (mut at, mut found) = (2, None);
    let mut needed = Vec::new();
    loop {
        // A marker may have several bytes of 255 before it, and some cameras write other bytes between two segments.
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
            SCAN => return Some((JpegHead { first: *bytes.get(at + 2)?, pixels: at, ..found? }, needed)),
            // All other frames: those without loss, of several sizes, or packed by arithmetic.
            0xc0..=0xc3 | 0xc5..=0xc7 | 0xc9..=0xcb | 0xcd..=0xcf => {
                let size = [long(at + 5)?, long(at + 3)?];
                let (depth, parts) = (*bytes.get(at + 2)?, *bytes.get(at + 7)?);
                let mut samplings = [[1, 1]; 4];
                for (nth, sampling) in samplings.iter_mut().enumerate().take(usize::from(parts)) {
                    let both = *bytes.get(at + 9 + 3 * nth)?;
                    *sampling = [both >> 4, both & 0xf];
                }
                found = found.or(Some(JpegHead {
                    size,
                    depth,
                    parts,
                    packing: marker,
                    samplings,
                    first: 0,
                    pixels: 0,
                }));
            }
            _ => {}
        }
        let segment = bytes.get(at + 2..at + length)?;
        if is_needed(marker, segment) {
            needed.push(at - 1..at + length);
        }
        at += length;
    }
}

/// Returns the number of scans of a picture whose first scan begins at the byte `at`.
fn scans(bytes: &[u8], mut at: usize) -> usize {
    let mut scans = 1;
    while let Some(found) = bytes.get(at..).and_then(|rest| memchr::memchr(0xff, rest)) {
        at += found + 1;
        match bytes.get(at) {
            Some(&SCAN) => scans += 1,
            Some(0xd9) | None => break,
            Some(_) => {}
        }
    }
    scans
}

/// Returns the picture with only the segments that are needed, and its pixels.
fn bare(bytes: &[u8], pixels: usize, needed: &[Range<usize>]) -> Vec<u8> {
    let mut bare = Vec::with_capacity(bytes.len());
    bare.extend_from_slice(&bytes[..2]);
    for segment in needed.iter().cloned().chain(std::iter::once(pixels - 1..bytes.len())) {
        bare.push(0xff);
        bare.extend_from_slice(&bytes[segment]);
    }
    bare
}

/// Reads a JPEG file into its pixels.
pub(super) fn read(bytes: &[u8]) -> Result<StoredPhoto, PhotoFault> {
    let broken = || {
        let message = keyed!("jpeg-breaks-off");
        PhotoFault::new(message, copy_anew())
    };
    let (head, needed) = head(bytes).ok_or_else(broken)?;
    check(head, scans(bytes, head.pixels))?;
    // A decoder would fill missing pixels with grey, and a set would be printed with it.
    // Without an end mark a decoder in strict mode must find all pixels; of a picture in passes it can't tell.
    let is_cut_off = memmem::find(&bytes[head.pixels..], END).is_none();
    if is_cut_off && head.packing == PASSES {
        return Err(broken());
    }
    // Safe code computes the same on every machine.
    let options = DecoderOptions::new_safe()
        .set_use_unsafe(false)
        .set_strict_mode(is_cut_off)
        .jpeg_set_max_scans(MOST_SCANS)
        .set_max_width(head.size[0])
        .set_max_height(head.size[1]);
    let mut decoder = JpegDecoder::new_with_options(ZCursor::new(bare(bytes, head.pixels, &needed)), options);
    let wrong = |_| {
        if is_cut_off {
            return broken();
        }
        let message = keyed!("jpeg-broken");
        PhotoFault::new(message, copy_anew())
    };
    decoder.decode_headers().map_err(wrong)?;
    let (color, parts) = if head.parts == 1 { (ColorSpace::Luma, 1) } else { (ColorSpace::RGB, 3) };
    decoder.set_options(options.jpeg_set_out_colorspace(color));
    let pixels = decoder.decode().map_err(wrong)?;
    let size = decoder.dimensions().map_or(head.size, |(width, height)| [width, height]);
    if pixels.len() != size[0] * size[1] * parts {
        return Err(PhotoFault::new(keyed!("jpeg-pixels-wrong"), copy_anew()));
    }
    let orientation = decoder.exif().map_or(Orientation::NoTransforms, |exif| of_exif(exif));
    Ok(StoredPhoto { size, parts, bytes: pixels, orientation, profile: decoder.icc_profile(), is_cut_off })
}

/// Refuses a JPEG that can't be printed well, by its head and its number of scans.
fn check(head: JpegHead, scans: usize) -> Result<(), PhotoFault> {
    let refused = |message: KeyedMessage| {
        let help = keyed!("export-as-usual-jpeg");
        Err(PhotoFault::new(message, help))
    };
    if !ROWS.contains(&head.packing) && head.packing != PASSES {
        return refused(keyed!("jpeg-packing-unusual"));
    }
    if head.depth != 8 {
        return refused(keyed!("jpeg-bits-unusual", bits = head.depth));
    }
    match head.parts {
        1 | 3 => {}
        4 => {
            return refused(keyed!("jpeg-in-cmyk"));
        }
        _ => {
            return refused(keyed!("jpeg-parts-unusual", parts = head.parts));
        }
    }
    if !head.is_sampled_as_usual() {
        return refused(keyed!("jpeg-sampling-unusual"));
    }
    check_size(head.size)?;
    let pixels = head.size[0] * head.size[1];
    let in_passes = head.packing == PASSES || head.first < head.parts;
    let most = if head.packing == PASSES { MOST_SCANS } else { usize::from(head.parts) };
    if scans > most {
        return refused(keyed!("jpeg-scans-many", scans, most));
    }
    if in_passes && pixels > MOST_COSTLY {
        let message = keyed!(
            "jpeg-progressive-too-large",
            width = head.size[0],
            height = head.size[1],
            millions = MOST_COSTLY / 1_000_000
        );
        let help = keyed!("export-smaller-or-not-progressive");
        return Err(PhotoFault::new(message, help));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Files that `cjpeg` (libjpeg-turbo) made of one picture: red grows from left to right, green from top to bottom.
    macro_rules! sampled {
        ($name:literal) => {
            (
                $name,
                &include_bytes!(concat!(
                    env!("CARGO_MANIFEST_DIR"),
                    "/tests/integration/pictures_of_ones_own/sampled/",
                    $name,
                    ".jpg"
                ))[..],
            )
        };
    }

    const SIZE: [usize; 2] = [160, 150];

    /// Returns the colour of a pixel of that picture.
    fn color(x: usize, y: usize) -> [u8; 3] {
        [(x * 255 / 159) as u8, (y * 255 / 149) as u8, 128]
    }

    #[test]
    fn every_usual_sampling_has_the_pixels_of_the_picture() {
        for (name, file) in [
            sampled!("read-1x1"),
            sampled!("read-2x1"),
            sampled!("read-1x2"),
            sampled!("read-2x2"),
            sampled!("read-2x2-mixed"),
            sampled!("read-4x1"),
            sampled!("read-1x3"),
            sampled!("read-2x4"),
            sampled!("read-4x2-progressive"),
            sampled!("read-1x4-mixed-progressive"),
            sampled!("read-rgb"),
        ] {
            let photo = read(file).unwrap_or_else(|fault| panic!("{name}: {fault:?}"));
            assert_eq!((photo.size, photo.parts, photo.is_cut_off), (SIZE, 3, false), "{name}");
            for (nth, pixel) in photo.bytes.chunks_exact(3).enumerate() {
                let wanted = color(nth % SIZE[0], nth / SIZE[0]);
                let is_near = pixel.iter().zip(wanted).all(|(one, other)| one.abs_diff(other) <= 12);
                assert!(is_near, "{name}: pixel {nth} is {pixel:?}, not {wanted:?}");
            }
        }
        for (name, file) in [sampled!("grey-2x2"), sampled!("grey-1x3")] {
            let photo = read(file).unwrap_or_else(|fault| panic!("{name}: {fault:?}"));
            assert_eq!((photo.size, photo.parts), (SIZE, 1), "{name}");
            for (nth, grey) in photo.bytes.iter().enumerate() {
                // Rec. 601, as JPEG has it.
                let [red, green, blue] = color(nth % SIZE[0], nth / SIZE[0]).map(f64::from);
                let wanted = 0.299 * red + 0.587 * green + 0.114 * blue;
                assert!(
                    (f64::from(*grey) - wanted).abs() <= 6.0,
                    "{name}: pixel {nth} is {grey}, not {wanted}"
                );
            }
        }
    }

    #[test]
    fn other_samplings_are_sound_and_refused() {
        for (name, file) in [
            sampled!("refused-finer"),
            sampled!("refused-finer-down"),
            sampled!("refused-much-finer"),
            sampled!("refused-thirds"),
            sampled!("refused-quarters-and-halves"),
        ] {
            let fault = read(file).map(|photo| photo.size).expect_err(name);
            assert!(
                fault.message.text().contains("packed in a way that few programs read"),
                "{name}: {fault:?}"
            );
            assert!(fault.help.text().contains("usual JPEG"), "{name}: {fault:?}");
        }
    }

    /// Without its end mark a picture in rows is read if all its rows are there; one in passes may lack some, which nobody sees.
    #[test]
    fn a_missing_mark_at_the_end_is_no_loss() {
        let (_, whole) = sampled!("read-2x2");
        let all = read(whole).expect("a picture");
        let unmarked = read(&whole[..whole.len() - 2]).expect("a picture");
        assert_eq!((unmarked.bytes, unmarked.is_cut_off), (all.bytes, true));
        let (_, passes) = sampled!("read-4x2-progressive");
        let cut = [&passes[..passes.len() - 2], &whole[..whole.len() - 40], &whole[..whole.len() / 2]];
        for file in cut {
            let fault = read(file).map(|photo| photo.size).expect_err("a fault");
            assert_eq!(fault.message.key(), "jpeg-breaks-off");
        }
    }
}
