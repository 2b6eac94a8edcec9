//! Photographs and scans in place of drawings: PNG and JPEG into pixels of sRGB, upright, and as many as paper shows.
//!
//! A file is known by its first bytes. Its head is read before its pixels, so that a picture that is too large takes no memory. A
//! picture that is broken, cut off or of a kind that would print wrong is a fault that says what would do. Pixels are reduced to
//! about as many as the largest use needs at 300 dots to the inch, in whole numbers, so that every machine finds the same.

mod disc;
mod profile;
mod read_jpeg;
mod read_png;
mod sort;
mod stored;
mod upright;

pub(crate) use disc::drawing;

use crate::keyed::{KeyedMessage, keyed};
use crate::scene::reduced::{Crop, PixelRows, reduced};
use crate::scene::{Bitmap, Channels};
use crate::theme::slots::PhotoShape;
use sort::FileSort;
use std::sync::Arc;
use stored::StoredPhoto;

/// Largest file of a picture, in bytes: files of phones have up to half as many.
pub const PICTURE_BYTES: u64 = 20 * 1024 * 1024;
/// Largest number of pixels of a picture: a phone with 50 megapixels takes nearly as many.
const MOST_PIXELS: usize = 52_000_000;
/// Largest number of pixels of a picture whose way of packing takes several times the memory.
const MOST_COSTLY: usize = 26_000_000;
/// Smallest number of pixels on a side: on a disc of 25 mm, within its ring, they are 180 to the inch.
const FEWEST: usize = 150;
/// Largest ratio of the longer side of a picture on a page to the shorter one.
const LONGEST: usize = 8;
/// Largest number of pictures of a theme, and of pixels of all of them together as they are read.
const MOST_OF_THEME: (usize, usize) = (200, 400_000_000);
/// Sides in pixels that are kept: 290 to the inch on the largest disc, of 40 mm, within its ring; 300 on a page of 150 mm.
const ON_DISC: usize = 384;
const ON_PAGE: usize = 1800;

/// Returns the help for a file that is broken.
fn copy_anew() -> KeyedMessage {
    keyed!("copy-the-picture-anew")
}

/// Reason why a file is no picture that can be printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PhotoFault {
    /// Description of what was found.
    pub(crate) message: KeyedMessage,
    /// Advice on what would do instead.
    pub(crate) help: KeyedMessage,
}

impl PhotoFault {
    const fn new(message: KeyedMessage, help: KeyedMessage) -> Self {
        Self { message, help }
    }
}

/// Picture as it is printed.
#[derive(Clone, Debug)]
pub(crate) struct ReadPhoto {
    /// Pixels of the picture.
    pub(crate) picture: Arc<Bitmap>,
    /// Warning of what may be wrong with the picture.
    pub(crate) warning: Option<PhotoFault>,
}

/// Returns whether bytes are a picture of pixels, of whatever sort, rather than text.
pub(crate) fn is_photo(bytes: &[u8]) -> bool {
    FileSort::of(bytes).is_some()
}

/// Returns whether a file is named like a picture of pixels, and holds nothing that could be a drawing.
pub(crate) fn is_called_photo(name: &str, bytes: &[u8]) -> bool {
    let (_, ending) = name.rsplit_once('.').unwrap_or_default();
    let is_picture = ["png", "jpg", "jpeg", "jpe", "jfif", "jif", "jp2", "heic", "webp"]
        .iter()
        .any(|known| ending.eq_ignore_ascii_case(known));
    is_picture && !bytes.trim_ascii_start().starts_with(b"<")
}

/// Count of the pictures of a theme that are read so far, and of their pixels.
#[derive(Debug, Default)]
pub(crate) struct PhotoAlbum {
    count: usize,
    pixels: usize,
}

impl PhotoAlbum {
    /// Reads a picture into the pixels that are printed.
    ///
    /// # Errors
    ///
    /// A fault of the picture, with what would do instead.
    pub(crate) fn read(&mut self, bytes: &[u8], shape: PhotoShape) -> Result<ReadPhoto, PhotoFault> {
        if bytes.len() as u64 > PICTURE_BYTES {
            let message = keyed!("picture-file-too-large", size = bytes.len() / (1024 * 1024));
            return Err(PhotoFault::new(message, export_smaller()));
        }
        let (most, most_pixels) = MOST_OF_THEME;
        if self.count >= most || self.pixels > most_pixels {
            let message = keyed!("too-many-pictures", most, millions = most_pixels / 1_000_000);
            return Err(PhotoFault::new(message, export_smaller()));
        }
        let stored = match FileSort::of(bytes) {
            Some(FileSort::Png) => read_png::read(bytes)?,
            Some(FileSort::Jpeg) => read_jpeg::read(bytes)?,
            Some(FileSort::Other(fault)) => return Err(fault),
            None => return Err(PhotoFault::new(keyed!("no-picture"), copy_anew())),
        };
        self.count += 1;
        self.pixels += stored.size[0] * stored.size[1];
        developed(stored, shape)
    }
}

/// Returns the help for a picture that is too large.
fn export_smaller() -> KeyedMessage {
    keyed!("export-smaller")
}

/// Refuses a size in pixels, by the head of a file alone.
fn check_size([width, height]: [usize; 2]) -> Result<(), PhotoFault> {
    let pixels = width.saturating_mul(height);
    if pixels > MOST_PIXELS {
        let (millions, most) = (pixels.div_ceil(1_000_000), MOST_PIXELS / 1_000_000);
        let message = keyed!("picture-too-large", width, height, millions, most);
        return Err(PhotoFault::new(message, export_smaller()));
    }
    if width.min(height) < FEWEST {
        let message = keyed!("picture-too-small", width, height, fewest = FEWEST);
        let help = keyed!("take-the-larger-picture");
        return Err(PhotoFault::new(message, help));
    }
    Ok(())
}

/// Returns a picture as it is printed, from its file: cut, brought down, upright, in the colours of sRGB.
fn developed(mut stored: StoredPhoto, shape: PhotoShape) -> Result<ReadPhoto, PhotoFault> {
    let [width, height] = stored.size;
    let (crop, size) = match shape {
        PhotoShape::Square => {
            let side = width.min(height);
            let crop = Crop { left: (width - side) / 2, top: (height - side) / 2, size: [side, side] };
            (crop, [side.min(ON_DISC); 2])
        }
        PhotoShape::Whole => {
            let (long, short) = (width.max(height), width.min(height));
            if long > LONGEST * short {
                let message = keyed!("picture-too-long", width, height, most = LONGEST);
                let help = keyed!("cut-the-picture");
                return Err(PhotoFault::new(message, help));
            }
            let side = |of: usize| if long > ON_PAGE { (of * ON_PAGE / long).max(1) } else { of };
            (Crop { left: 0, top: 0, size: stored.size }, [side(width), side(height)])
        }
    };
    let rows = PixelRows { bytes: &stored.bytes, size: stored.size, parts: stored.parts };
    let bytes = reduced(rows, crop, size);
    // The pixels of the file may take hundreds of megabytes, so they are freed here.
    stored.bytes = Vec::new();
    let size = size.map(|side| u32::try_from(side).unwrap_or(u32::MAX));
    let (bytes, [width, height]) =
        upright::upright(bytes, size, stored.parts, stored.orientation).unwrap_or_default();
    let (channels, bytes, is_profile_unread) = colored(&stored, &bytes)?;
    let bitmap = Bitmap::new(width, height, channels, bytes)
        .map_err(|why| PhotoFault::new(keyed!("picture-malformed", why), copy_anew()))?;
    let warning = match () {
        () if stored.is_cut_off => {
            Some(PhotoFault::new(keyed!("jpeg-without-end"), keyed!("look-at-the-picture")))
        }
        () if is_profile_unread => {
            Some(PhotoFault::new(keyed!("picture-profile-passed-over"), keyed!("export-with-srgb")))
        }
        () => None,
    };
    Ok(ReadPhoto { picture: Arc::new(bitmap.photograph()), warning })
}

/// Returns pixels in the colours of sRGB, and whether the profile can't be read: as viewers do, the pixels are then taken to be
/// sRGB. Opaque pixels have no fourth part.
fn colored(stored: &StoredPhoto, bytes: &[u8]) -> Result<(Channels, Vec<u8>, bool), PhotoFault> {
    let (parts, colors) = (stored.parts, stored.colors());
    let bare: Vec<u8> = bytes.chunks_exact(parts).flat_map(|pixel| &pixel[..colors]).copied().collect();
    let by_profile =
        stored.profile.as_ref().and_then(|profile| profile::to_srgb(&bare, colors == 1, profile));
    let is_unread = stored.profile.is_some() && by_profile.is_none();
    let rgb = match by_profile {
        Some(rgb) => rgb,
        None if colors == 1 => profile::spread(&bare),
        None => bare,
    };
    let alpha = || bytes.chunks_exact(parts).map(|pixel| pixel[parts - 1]);
    if !stored.has_alpha() || alpha().all(|part| part == u8::MAX) {
        return Ok((Channels::Rgb, rgb, is_unread));
    }
    if alpha().all(|part| part == 0) {
        let message = keyed!("picture-transparent");
        return Err(PhotoFault::new(message, copy_anew()));
    }
    let pixels = rgb.chunks_exact(3).zip(alpha());
    let bytes = pixels.flat_map(|(pixel, alpha)| [pixel[0], pixel[1], pixel[2], alpha]).collect();
    Ok((Channels::Rgba, bytes, is_unread))
}
