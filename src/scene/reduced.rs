//! Fewer pixels: each of the new ones is the mean of all that it covers, in whole numbers, so that every machine finds the same.

/// Pixels as they lie in memory, row by row from the top left, a byte to a part.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PixelRows<'a> {
    pub(crate) bytes: &'a [u8],
    /// Pixels in a row, and rows.
    pub(crate) size: [usize; 2],
    /// Parts of a pixel: 1 grey, 3 red, green and blue; with one more, how much it hides.
    pub(crate) parts: usize,
}

/// A part of a picture, in pixels from its top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Crop {
    pub(crate) left: usize,
    pub(crate) top: usize,
    pub(crate) size: [usize; 2],
}

/// What of one side of a picture a new pixel covers: the old pixels, each with its weight.
struct CoveredPart {
    first: usize,
    weights: Vec<u64>,
}

/// A part of a picture in so many pixels, which are no more than it has.
pub(crate) fn reduced(picture: PixelRows<'_>, crop: Crop, size: [usize; 2]) -> Vec<u8> {
    let parts = picture.parts;
    let has_alpha = parts.is_multiple_of(2);
    let colors = if has_alpha { parts - 1 } else { parts };
    let (columns, rows) =
        (covered(crop.left, crop.size[0], size[0]), covered(crop.top, crop.size[1], size[1]));
    let mut bytes = Vec::with_capacity(size[0] * size[1] * parts);
    for row in &rows {
        for column in &columns {
            let (mut sums, mut all) = ([0_u64; 4], 0_u64);
            for (y, down) in row.weights.iter().enumerate() {
                let start = ((row.first + y) * picture.size[0] + column.first) * parts;
                let line = &picture.bytes[start..start + column.weights.len() * parts];
                for (pixel, across) in line.chunks_exact(parts).zip(&column.weights) {
                    let weight = down * across;
                    // What is not seen has no say in the colour.
                    let seen = if has_alpha { weight * u64::from(pixel[parts - 1]) } else { weight };
                    for (sum, &part) in sums.iter_mut().zip(&pixel[..colors]) {
                        *sum += seen * u64::from(part);
                    }
                    all += seen;
                }
            }
            let mean = |sum: u64, over: u64| {
                u8::try_from((sum + over / 2).checked_div(over).unwrap_or(0)).unwrap_or(u8::MAX)
            };
            bytes.extend(sums[..colors].iter().map(|&sum| mean(sum, all)));
            if has_alpha {
                bytes.push(mean(all, (crop.size[0] * crop.size[1]) as u64));
            }
        }
    }
    bytes
}

/// What each of `new` pixels covers of `old` ones from `start` on. A weight is counted in parts of an old pixel, of which there
/// are as many as new pixels: all weights of a new one come to the number of old ones.
fn covered(start: usize, old: usize, new: usize) -> Vec<CoveredPart> {
    (0..new)
        .map(|nth| {
            let (from, to) = (nth * old, (nth + 1) * old);
            let (first, last) = (from / new, (to - 1) / new);
            let weight = |pixel: usize| ((pixel + 1) * new).min(to) - (pixel * new).max(from);
            CoveredPart {
                first: start + first,
                weights: (first..=last).map(|pixel| weight(pixel) as u64).collect(),
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(width: usize, parts: usize, bytes: &[u8]) -> PixelRows<'_> {
        let size = [width, bytes.len() / parts / width];
        PixelRows { bytes, size, parts }
    }

    fn whole(picture: PixelRows<'_>) -> Crop {
        Crop { left: 0, top: 0, size: picture.size }
    }

    #[test]
    fn a_pixel_is_the_mean_of_what_it_covers() {
        let picture = rows(4, 1, &[0, 10, 20, 30, 40, 50, 60, 71]);
        assert_eq!(reduced(picture, whole(picture), [2, 1]), [25, 45]);
        assert_eq!(reduced(picture, whole(picture), [4, 2]), picture.bytes);
        // Three pixels in the place of two: one and a half each.
        let picture = rows(3, 1, &[0, 90, 180]);
        assert_eq!(reduced(picture, whole(picture), [2, 1]), [30, 150]);
        let crop = Crop { left: 1, top: 0, size: [2, 1] };
        assert_eq!(reduced(picture, crop, [1, 1]), [135]);
    }

    #[test]
    fn what_is_not_seen_has_no_colour() {
        let picture = rows(2, 4, &[200, 100, 0, 255, 9, 9, 9, 0]);
        assert_eq!(reduced(picture, whole(picture), [1, 1]), [200, 100, 0, 128]);
        let picture = rows(2, 2, &[7, 0, 9, 0]);
        assert_eq!(reduced(picture, whole(picture), [1, 1]), [0, 0]);
    }

    /// White stays white and black stays black, whatever the sizes.
    #[test]
    fn one_colour_stays_that_colour() {
        for color in [0, 1, 128, 254, 255] {
            for new in 1..=7 {
                let bytes = vec![color; 7 * 5 * 3];
                let picture = rows(7, 3, &bytes);
                let fewer = reduced(picture, whole(picture), [new, new.min(5)]);
                assert!(fewer.iter().all(|&byte| byte == color) && fewer.len() == new * new.min(5) * 3);
            }
        }
    }
}
