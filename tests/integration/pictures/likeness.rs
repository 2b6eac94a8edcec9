//! How far apart two pictures are.
//!
//! At each dot it is the difference of the means of that dot and the eight around it, of red, green or blue, whichever
//! differs most; of two pictures it is that of the dot where they are furthest apart. Measured, in levels of 255:
//!
//! | what | most or least of all pages |
//! |---|---:|
//! | the same page by the same reader with other machine instructions (no AVX, no fused sums) | at most 0.6 |
//! | the same page, 0.001 % larger: what is rounded falls elsewhere | at most 1.6 |
//! | the same page, read with 9 by 9 dots for each of 8 by 8 | at most 2.7 |
//! | a tint changed by 12 levels over a square | at least 12 |
//! | a line of text moved by one dot (0.8 mm), or onto the next line | at least 25 |
//!
//! Without the mean a single dot would be up to 7 levels off in the third of these. With letters fitted to its dots, as the
//! reader usually has them, the second and the third would be 8 and 10; with 4 by 4 dots besides, 11 and 19.

use super::picture::Picture;

/// How far apart pictures of one page may be.
pub(super) const TOLERANCE: f64 = 5.0;

/// How far apart two pictures are, dot by dot.
pub(super) struct Differences {
    width: usize,
    height: usize,
    levels: Vec<f64>,
}

impl Differences {
    /// Of two pictures. A dot that only one of them has is as far apart as can be.
    pub(super) fn between(one: &Picture, other: &Picture) -> Self {
        let (width, height) = (one.width.max(other.width), one.height.max(other.height));
        let near = |at: usize| at.saturating_sub(1)..at + 2;
        let places = (0..height).flat_map(|row| (0..width).map(move |column| (column, row)));
        let level = |(column, row)| {
            if one.dot(column, row).is_none() || other.dot(column, row).is_none() {
                return 255.0;
            }
            let (mut sums, mut count) = ([0_i32; 3], 0_u8);
            for (x, y) in near(row).flat_map(|y| near(column).map(move |x| (x, y))) {
                let (Some(one), Some(other)) = (one.dot(x, y), other.dot(x, y)) else { continue };
                (0..3).for_each(|part| sums[part] += i32::from(one[part]) - i32::from(other[part]));
                count += 1;
            }
            f64::from(sums.map(i32::abs).into_iter().max().unwrap_or_default()) / f64::from(count)
        };
        Self { width, height, levels: places.map(level).collect() }
    }

    /// The largest, and the first column and row where it is.
    pub(super) fn most(&self) -> (f64, (usize, usize)) {
        let mut found = (0.0, (0, 0));
        for (nth, &level) in self.levels.iter().enumerate() {
            if level > found.0 {
                found = (level, (nth % self.width, nth / self.width));
            }
        }
        found
    }

    /// The old picture, pale and grey, with red dots where the new one differs too much.
    pub(super) fn picture(&self, old: &Picture) -> Picture {
        let mut rgb = Vec::new();
        for (nth, &level) in self.levels.iter().enumerate() {
            let dot = old.dot(nth % self.width, nth / self.width).unwrap_or([255; 3]);
            let pale = (dot.iter().map(|&part| u32::from(part)).sum::<u32>() / 3 + 3 * 255).div_ceil(4) as u8;
            rgb.extend(if level > TOLERANCE { [255, 0, 0] } else { [pale; 3] });
        }
        Picture { width: self.width, height: self.height, rgb }
    }
}

/// The measure, with pages of the kits and what could go wrong with them.
mod tests {
    use super::super::orders::{FINER, orders};
    use super::super::{all, now};
    use super::{Differences, TOLERANCE};
    use crate::pictures::picture::Picture;

    fn apart(one: &Picture, other: &Picture) -> f64 {
        Differences::between(one, other).most().0
    }

    /// Where a picture is darkest: within a disc of the attackers.
    fn darkest(picture: &Picture) -> (usize, usize) {
        let light = |&(column, row): &(usize, usize)| {
            let near = (row..row + 3).flat_map(|y| (column..column + 3).map(move |x| (x, y)));
            near.filter_map(|(x, y)| picture.dot(x, y)).flatten().map(u32::from).sum::<u32>()
        };
        let places =
            (0..picture.height - 3).flat_map(|row| (0..picture.width - 3).map(move |column| (column, row)));
        let (column, row) = places.min_by_key(light).expect("a dot");
        (column + 1, row + 1)
    }

    #[test]
    fn a_picture_is_like_itself_and_unlike_all_others() {
        for (name, picture) in all() {
            assert!(apart(picture, picture) <= 0.0, "{name}");
            for (other_name, other) in all().iter().filter(|(other, _)| other != name) {
                assert!(apart(picture, other) > 10.0 * TOLERANCE, "{name} and {other_name}");
            }
        }
    }

    /// Each dot a little lighter or darker, without order.
    #[test]
    fn rounding_is_tolerated() {
        let page = now("york-a4-board-part");
        let mut other = page.clone();
        let mut seed = 1_u32;
        for part in &mut other.rgb {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            *part = part.saturating_add_signed((seed >> 24) as i8 % 4);
        }
        let most = apart(page, &other);
        assert!(most > 0.5 && most <= TOLERANCE, "{most}");
    }

    /// Pages with thin lines, letters and textures, read with dots that lie elsewhere.
    #[test]
    fn dots_of_another_size_are_tolerated() {
        let mut count = 0;
        let order =
            |name: &str| orders().into_iter().find(|order| order.pages.iter().any(|page| page.name == name));
        for name in ["york-a2-poster", "york-a4-point-cards"] {
            for (name, other) in order(name).expect("a kit").pictures(FINER + 1) {
                let most = apart(now(name), &other);
                assert!(most > 0.0 && most <= TOLERANCE, "{name}: {most}");
                count += 1;
            }
        }
        assert_eq!(count, 4);
    }

    /// A line of text, 12 pt high, one dot too low or in the place of the next line.
    #[test]
    fn a_moved_line_of_text_is_seen() {
        let leading = 5;
        let mut count = 0;
        for name in ["york-a4-making", "york-a4-leaflet-inner", "ashton-tablut-a4-leaflet-inner-with-camps"] {
            let page = now(name);
            let (left, width) = (page.width / 10, page.width / 5);
            for top in (page.height / 2..page.height * 9 / 10).step_by(9) {
                let window = [left, top, width, leading];
                let dots = (top..top + leading)
                    .flat_map(|row| (left..left + width).map(move |column| (column, row)));
                let light: usize =
                    dots.filter_map(|(x, y)| page.dot(x, y)).map(|dot| usize::from(dot[1])).sum();
                if light / (width * leading) > 235 {
                    // Hardly anything is written there.
                    continue;
                }
                for down in [1, leading] {
                    let most = apart(page, &moved(page, window, down));
                    assert!(most > 3.5 * TOLERANCE, "{name}, row {top}, {down} down: {most}");
                }
                count += 1;
            }
        }
        assert!(count >= 12, "{count}");
    }

    /// The picture with a part of it once more, further down.
    fn moved(page: &Picture, [left, top, width, height]: [usize; 4], down: usize) -> Picture {
        let mut other = page.clone();
        for row in top..top + height {
            let (from, to) = ((row * page.width + left) * 3, ((row + down) * page.width + left) * 3);
            other.rgb[to..to + width * 3].copy_from_slice(&page.rgb[from..from + width * 3]);
        }
        other
    }

    /// A piece of 19 mm, and one in a figure of the leaflet.
    #[test]
    fn a_missing_disc_is_seen() {
        for (name, across, ground) in [
            ("york-a4-pieces", 22, [255; 3]),
            ("york-a4-labels", 22, [255; 3]),
            ("york-a4-leaflet-inner", 4, [236, 233, 210]),
            ("ashton-tablut-a4-leaflet-inner-with-camps", 4, [236, 233, 210]),
            ("york-diagram", 18, [236, 233, 210]),
        ] {
            let page = now(name);
            let (column, row) = darkest(page);
            let mut other = page.clone();
            other.paint([column - across / 2, row - across / 2, across, across], |_| ground);
            let most = apart(page, &other);
            assert!(most > 10.0 * TOLERANCE, "{name} at {column}, {row}: {most}");
        }
    }

    /// The upper left corner of an area of 29 dots a side near the middle of a picture, in which all dots are hardly apart.
    fn calm(picture: &Picture) -> (usize, usize) {
        let spread = |&(column, row): &(usize, usize)| {
            let dots = (row..row + 29).flat_map(|y| (column..column + 29).map(move |x| (x, y)));
            let levels: Vec<u8> = dots.filter_map(|(x, y)| picture.dot(x, y)).map(|dot| dot[1]).collect();
            levels.iter().max().unwrap_or(&0) - levels.iter().min().unwrap_or(&0)
        };
        let (middle, centre) = (picture.width / 2, picture.height / 2);
        let places =
            (0..30).flat_map(|down| (0..30).map(move |across| (middle + 2 * across, centre + 2 * down)));
        places.min_by_key(spread).expect("a place")
    }

    /// One of red, green and blue is 12 levels lighter or darker, over a square of the board or of a figure.
    #[test]
    fn another_tint_is_seen() {
        for name in ["york-a4-board-part", "york-a4-leaflet-outer", "ashton-tablut-letter-outline-board-part"]
        {
            let page = now(name);
            let (column, row) = calm(page);
            for (across, part) in [(29, 0), (29, 1), (29, 2), (4, 0), (4, 1), (4, 2)] {
                let mut other = page.clone();
                other.paint([column, row, across, across], |mut dot| {
                    dot[part] = if dot[part] > 127 { dot[part] - 12 } else { dot[part] + 12 };
                    dot
                });
                let most = apart(page, &other);
                assert!(most > 2.0 * TOLERANCE, "{name}: {most}");
            }
        }
    }

    /// Even where all else is alike.
    #[test]
    fn a_page_of_another_size_is_seen() {
        let white = |width, height| Picture { width, height, rgb: vec![255; width * height * 3] };
        assert!(apart(&white(20, 30), &white(20, 30)) <= 0.0);
        assert!(apart(&white(20, 30), &white(20, 31)) > TOLERANCE);
        assert!(apart(&white(20, 30), &white(19, 31)) > TOLERANCE);
    }
}
