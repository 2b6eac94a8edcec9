//! Orientation of a picture: cameras store what their chip saw, and beside it how they were held.

use image::metadata::Orientation;
use image::{DynamicImage, GrayAlphaImage, GrayImage, RgbImage, RgbaImage};

/// Returns the orientation in the EXIF data of a file, which begin with a TIFF header; as stored, if they tell none that has a
/// meaning.
pub(super) fn of_exif(exif: &[u8]) -> Orientation {
    // Some programs write the name of the data before them in a PNG, too.
    let exif = exif.strip_prefix(b"Exif\0\0").unwrap_or(exif);
    Orientation::from_exif_chunk(exif).unwrap_or(Orientation::NoTransforms)
}

/// Returns the pixels, each of `parts` bytes, in the order of the upright picture, and its width and height. `None`: there are
/// fewer pixels than width and height ask for.
pub(super) fn upright(
    bytes: Vec<u8>,
    [width, height]: [u32; 2],
    parts: usize,
    orientation: Orientation,
) -> Option<(Vec<u8>, [u32; 2])> {
    let mut picture = match parts {
        1 => DynamicImage::from(GrayImage::from_raw(width, height, bytes)?),
        2 => GrayAlphaImage::from_raw(width, height, bytes)?.into(),
        3 => RgbImage::from_raw(width, height, bytes)?.into(),
        _ => RgbaImage::from_raw(width, height, bytes)?.into(),
    };
    picture.apply_orientation(orientation);
    let size = [picture.width(), picture.height()];
    Some((picture.into_bytes(), size))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns EXIF data with an orientation and nothing else.
    fn exif(number: u8) -> Vec<u8> {
        let mut data = b"MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0".to_vec();
        data.extend([number, 0, 0, 0, 0, 0, 0]);
        data
    }

    /// Pixels as which an upright `ab / cd / ef` is stored, by the table of EXIF: number 6 has its first row on the right.
    #[test]
    fn every_orientation_becomes_upright() {
        for (number, size, stored) in [
            (1, [2, 3], "abcdef"),
            (2, [2, 3], "badcfe"),
            (3, [2, 3], "fedcba"),
            (4, [2, 3], "efcdab"),
            (5, [3, 2], "acebdf"),
            (6, [3, 2], "bdface"),
            (7, [3, 2], "fdbeca"),
            (8, [3, 2], "ecafdb"),
        ] {
            let found = upright(stored.as_bytes().to_vec(), size, 1, of_exif(&exif(number)));
            assert_eq!(found, Some((b"abcdef".to_vec(), [2, 3])), "{number}");
        }
    }

    #[test]
    fn what_says_nothing_turns_nothing() {
        for number in [0, 9, 200] {
            assert_eq!(of_exif(&exif(number)), Orientation::NoTransforms);
        }
        let whole = exif(6);
        for length in 0..whole.len() - 6 {
            assert_eq!(of_exif(&whole[..length]), Orientation::NoTransforms, "{length}");
        }
        assert_eq!(of_exif(b"II*\0\xff\xff\xff\xff"), Orientation::NoTransforms);
        let little = b"Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x08\0\0\0";
        assert_eq!(of_exif(little), Orientation::Rotate270);
    }
}
