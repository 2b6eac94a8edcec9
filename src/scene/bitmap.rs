//! Pictures of pixels.

use super::{Affine, Rect};
use std::fmt;

/// What is known of each pixel, one byte for each part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Channels {
    /// Red, green and blue.
    Rgb,
    /// Red, green, blue, and how much it hides of what is beneath it, from 0 to 255; the colour is as if it hid all.
    Rgba,
}

impl Channels {
    /// Bytes of a pixel.
    #[must_use]
    pub const fn count(self) -> usize {
        match self {
            Self::Rgb => 3,
            Self::Rgba => 4,
        }
    }
}

/// A picture of sRGB pixels, such as a screenshot, a photograph or a code that a camera reads.
#[derive(Clone, PartialEq, Eq)]
pub struct Bitmap {
    width: u32,
    height: u32,
    channels: Channels,
    bytes: Vec<u8>,
}

impl Bitmap {
    /// The most pixels of a bitmap: more than a sheet of A3 has with 300 to the inch.
    pub const MOST_PIXELS: u64 = 20_000_000;

    /// A picture of `width` by `height` pixels from their bytes, row by row from the top left.
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
        Ok(Self { width, height, channels, bytes })
    }

    /// Pixels in a row.
    #[must_use]
    pub const fn width(&self) -> u32 {
        self.width
    }

    /// Rows of pixels.
    #[must_use]
    pub const fn height(&self) -> u32 {
        self.height
    }

    /// What is known of each pixel.
    #[must_use]
    pub const fn channels(&self) -> Channels {
        self.channels
    }

    /// The pixels, row by row from the top left.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Maps pixels, which count from the top left corner, to the millimetres of an area that the picture fills.
    #[must_use]
    pub fn onto(&self, area: Rect) -> Affine {
        let (across, down) = (area.width() / f64::from(self.width), area.height() / f64::from(self.height));
        Affine::new([across, 0.0, 0.0, down, area.x0, area.y0])
    }
}

/// Says how large it is; millions of pixels would help nobody.
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
        /// How many they take.
        wanted: usize,
        /// How many there are.
        found: usize,
    },
}

impl fmt::Display for NotABitmap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pixels { width, height } => {
                let most = Bitmap::MOST_PIXELS / 1_000_000;
                write!(f, "a picture has from 1 to {most} million pixels, not {width} x {height}")
            }
            Self::Bytes { wanted, found } => {
                write!(f, "the pixels of the picture take {wanted} bytes, and there are {found}")
            }
        }
    }
}

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
    fn pixels_fill_the_area() {
        let bitmap = Bitmap::new(4, 3, Channels::Rgb, vec![0; 36]).expect("a bitmap");
        let onto = bitmap.onto(Rect::new(10.0, 20.0, 50.0, 35.0));
        assert_eq!(onto * Point::ORIGIN, Point::new(10.0, 20.0));
        assert_eq!(onto * Point::new(4.0, 3.0), Point::new(50.0, 35.0));
    }
}
