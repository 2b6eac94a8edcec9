//! Pictures of pixels.

use super::reduced::{Crop, PixelRows, reduced};
use super::{Affine, Color, Rect};
use crate::keyed::{KeyedMessage, keyed, shown_by_message};
use std::fmt;

/// Values that are stored for each pixel, one byte each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Channels {
    /// Red, green and blue.
    Rgb,
    /// Red, green, blue and opacity, from 0, invisible, to 255, opaque. The colours are not multiplied by the opacity.
    Rgba,
}

impl Channels {
    /// Returns the number of bytes of a pixel.
    #[must_use]
    pub const fn count(self) -> usize {
        match self {
            Self::Rgb => 3,
            Self::Rgba => 4,
        }
    }
}

/// Side of a pixel in millimetres from which on it is a form of its own.
const COARSE: f64 = 0.25;

/// A picture of sRGB pixels, such as a screenshot, a photograph or a code that a camera reads.
#[derive(Clone, PartialEq, Eq)]
pub struct Bitmap {
    width: u32,
    height: u32,
    channels: Channels,
    bytes: Vec<u8>,
    is_photograph: bool,
}

impl Bitmap {
    /// The most pixels of a bitmap: more than a sheet of A3 has with 300 to the inch.
    pub const MOST_PIXELS: u64 = 20_000_000;

    /// Makes a picture of `width` by `height` pixels from their bytes, row by row from the top left.
    ///
    /// # Errors
    ///
    /// If it has no pixels, or more than [`Bitmap::MOST_PIXELS`], or if there are not as many bytes as it needs.
    pub fn new(width: u32, height: u32, channels: Channels, bytes: Vec<u8>) -> Result<Self, NotABitmap> {
        let pixels = u64::from(width) * u64::from(height);
        if pixels == 0 || pixels > Self::MOST_PIXELS {
            return Err(NotABitmap::Pixels { width, height });
        }
        let wanted = pixels as usize * channels.count();
        if bytes.len() != wanted {
            return Err(NotABitmap::Bytes { wanted, found: bytes.len() });
        }
        Ok(Self { width, height, channels, bytes, is_photograph: false })
    }

    /// Returns the picture marked as a photograph or a scan: a file may store it with small losses, which nobody sees, and with
    /// no more pixels than a printer shows.
    #[must_use]
    pub fn photograph(self) -> Self {
        Self { is_photograph: true, ..self }
    }

    /// Returns whether it is marked as a photograph or a scan, which a file may store with small losses.
    #[must_use]
    pub const fn is_photograph(&self) -> bool {
        self.is_photograph
    }

    /// Returns the picture with the colour of each pixel changed by `to`, and with the same opacity.
    #[must_use]
    pub fn recolored(&self, to: impl Fn(Color) -> Color) -> Self {
        let mut bytes = self.bytes.clone();
        for pixel in bytes.chunks_exact_mut(self.channels.count()) {
            let Color { r, g, b } = to(Color::rgb(pixel[0], pixel[1], pixel[2]));
            pixel[..3].copy_from_slice(&[r, g, b]);
        }
        Self { bytes, ..*self }
    }

    /// Returns the number of pixels in a row.
    #[must_use]
    pub const fn width(&self) -> u32 {
        self.width
    }

    /// Returns the number of rows of pixels.
    #[must_use]
    pub const fn height(&self) -> u32 {
        self.height
    }

    /// Returns which values are stored for each pixel.
    #[must_use]
    pub const fn channels(&self) -> Channels {
        self.channels
    }

    /// Returns the bytes of the pixels, row by row from the top left.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Returns the picture reduced to `width` pixels across. `None`: it has no more pixels across than that, or `width` is 0.
    #[must_use]
    pub fn reduced(&self, width: u32) -> Option<Self> {
        if width == 0 || width >= self.width {
            return None;
        }
        let height = (u64::from(self.height) * u64::from(width) / u64::from(self.width)).max(1) as u32;
        let size = [self.width as usize, self.height as usize];
        let rows = PixelRows { bytes: &self.bytes, size, parts: self.channels.count() };
        let bytes = reduced(rows, Crop { left: 0, top: 0, size }, [width as usize, height as usize]);
        Some(Self { width, height, bytes, ..*self })
    }

    /// Returns whether the pixels are forms of their own if the picture fills an area, as in a code for cameras: they stay squares
    /// however large they are shown. Pixels of a photograph are smaller, and better smoothed.
    #[must_use]
    pub fn is_coarse(&self, area: Rect) -> bool {
        area.width() >= COARSE * f64::from(self.width) && area.height() >= COARSE * f64::from(self.height)
    }

    /// Maps pixels, which count from the top left corner, to the millimetres of an area that the picture fills.
    #[must_use]
    pub fn onto(&self, area: Rect) -> Affine {
        let (across, down) = (area.width() / f64::from(self.width), area.height() / f64::from(self.height));
        Affine::new([across, 0.0, 0.0, down, area.x0, area.y0])
    }
}

/// Writes only the size and the channels, not the millions of pixels.
impl fmt::Debug for Bitmap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Bitmap({} x {} {:?})", self.width, self.height, self.channels)
    }
}

/// Why bytes are not a bitmap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotABitmap {
    /// It has no pixels, or too many.
    Pixels {
        /// Pixels in a row.
        width: u32,
        /// Rows of pixels.
        height: u32,
    },
    /// Its pixels take another number of bytes.
    Bytes {
        /// Number of bytes that the pixels take.
        wanted: usize,
        /// Number of bytes that are given.
        found: usize,
    },
}

impl NotABitmap {
    /// Returns the message.
    #[must_use]
    pub fn message(&self) -> KeyedMessage {
        match self {
            Self::Pixels { width, height } => {
                keyed!("bitmap-of-wrong-size", most = Bitmap::MOST_PIXELS / 1_000_000, width, height)
            }
            Self::Bytes { wanted, found } => keyed!("bitmap-of-wrong-bytes", wanted, found),
        }
    }
}

shown_by_message!(NotABitmap);

impl std::error::Error for NotABitmap {}

#[cfg(test)]
mod tests {
    use super::*;
    use kurbo::Point;

    #[test]
    fn a_bitmap_has_as_many_bytes_as_its_pixels_take() {
        for (channels, wanted) in [(Channels::Rgb, 36), (Channels::Rgba, 48)] {
            let of = |bytes: usize| Bitmap::new(4, 3, channels, vec![7; bytes]);
            let bitmap = of(wanted).expect("the right number");
            assert_eq!((bitmap.width(), bitmap.height(), bitmap.bytes().len()), (4, 3, wanted));
            for found in [0, wanted - 1, wanted + 1, 84 - wanted] {
                assert_eq!(of(found), Err(NotABitmap::Bytes { wanted, found }));
            }
        }
    }

    #[test]
    fn a_bitmap_has_some_pixels_and_not_too_many() {
        for (width, height) in [(0, 3), (4, 0), (5000, 4001), (u32::MAX, u32::MAX)] {
            let fault = Bitmap::new(width, height, Channels::Rgb, Vec::new());
            assert_eq!(fault, Err(NotABitmap::Pixels { width, height }));
        }
        let most = Bitmap::new(5000, 4000, Channels::Rgb, vec![0; 60_000_000]).expect("just so many");
        assert_eq!(format!("{most:?}"), "Bitmap(5000 x 4000 Rgb)");
        let fault = NotABitmap::Pixels { width: 0, height: 3 };
        assert_eq!(fault.to_string(), "a picture has from 1 to 20 million pixels, not 0 x 3");
    }

    #[test]
    fn colours_change_and_what_is_seen_through_stays() {
        let bitmap = Bitmap::new(2, 1, Channels::Rgba, vec![1, 2, 3, 40, 5, 6, 7, 80]).expect("a bitmap");
        let turned = bitmap.photograph().recolored(|Color { r, g, b }| Color::rgb(b, g, r));
        assert_eq!(turned.bytes(), [3, 2, 1, 40, 7, 6, 5, 80]);
        assert!(turned.is_photograph());
    }

    #[test]
    fn pixels_fill_the_area() {
        let bitmap = Bitmap::new(4, 3, Channels::Rgb, vec![0; 36]).expect("a bitmap");
        let onto = bitmap.onto(Rect::new(10.0, 20.0, 50.0, 35.0));
        assert_eq!(onto * Point::ORIGIN, Point::new(10.0, 20.0));
        assert_eq!(onto * Point::new(4.0, 3.0), Point::new(50.0, 35.0));
    }
}
