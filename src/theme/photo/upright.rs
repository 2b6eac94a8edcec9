//! Orientation of a picture: cameras store what their chip saw, and beside it how they were held.

/// Orientation of stored pixels, by which they are turned upright: the number of EXIF, 1 to 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Orientation(u8);

impl Orientation {
    /// Orientation of a picture that is upright as it is stored.
    pub(super) const AS_STORED: Self = Self(1);

    /// Returns the orientation in the EXIF data of a file, which begin with a TIFF header; as stored, if they tell none that has
    /// a meaning.
    pub(super) fn of_exif(exif: &[u8]) -> Self {
        // Some programs write the name of the data before them in a PNG, too.
        let exif = exif.strip_prefix(b"Exif\0\0").unwrap_or(exif);
        let found = image::metadata::Orientation::from_exif_chunk(exif);
        found.map_or(Self::AS_STORED, |orientation| Self(orientation.to_exif()))
    }

    /// Returns whether rows become columns.
    const fn is_sideways(self) -> bool {
        self.0 >= 5
    }

    /// Returns the size of the upright picture.
    pub(super) const fn upright(self, [width, height]: [usize; 2]) -> [usize; 2] {
        if self.is_sideways() { [height, width] } else { [width, height] }
    }

    /// Returns the stored pixel that is seen at a place of the upright picture; `size` is the size of the stored one.
    const fn stored(self, [x, y]: [usize; 2], [width, height]: [usize; 2]) -> [usize; 2] {
        let (right, bottom) = (width - 1, height - 1);
        match self.0 {
            2 => [right - x, y],
            3 => [right - x, bottom - y],
            4 => [x, bottom - y],
            5 => [y, x],
            6 => [y, bottom - x],
            7 => [right - y, bottom - x],
            8 => [right - y, x],
            _ => [x, y],
        }
    }

    /// Returns the pixels, each of `parts` bytes, in the order of the upright picture.
    pub(super) fn turned(self, bytes: Vec<u8>, size: [usize; 2], parts: usize) -> Vec<u8> {
        if self == Self::AS_STORED {
            return bytes;
        }
        let [width, height] = self.upright(size);
        let mut turned = Vec::with_capacity(bytes.len());
        for y in 0..height {
            for x in 0..width {
                let [from_x, from_y] = self.stored([x, y], size);
                let at = (from_y * size[0] + from_x) * parts;
                turned.extend_from_slice(&bytes[at..at + parts]);
            }
        }
        turned
    }
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
            let orientation = Orientation::of_exif(&exif(number));
            assert_eq!(orientation.upright(size), [2, 3], "{number}");
            let turned = orientation.turned(stored.as_bytes().to_vec(), size, 1);
            assert_eq!(String::from_utf8_lossy(&turned), "abcdef", "{number}");
        }
    }

    #[test]
    fn what_says_nothing_turns_nothing() {
        for number in [0, 9, 200] {
            assert_eq!(Orientation::of_exif(&exif(number)), Orientation::AS_STORED);
        }
        let whole = exif(6);
        for length in 0..whole.len() - 6 {
            assert_eq!(Orientation::of_exif(&whole[..length]), Orientation::AS_STORED, "{length}");
        }
        assert_eq!(Orientation::of_exif(b"II*\0\xff\xff\xff\xff"), Orientation::AS_STORED);
        let little = b"Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x08\0\0\0";
        assert_eq!(Orientation::of_exif(little), Orientation(8));
    }
}
