//! A small picture: dots, read from and written to PNG.

use std::io::Cursor;

/// Rows of opaque dots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Picture {
    /// Dots in a row.
    pub(super) width: usize,
    /// Rows.
    pub(super) height: usize,
    /// Red, green and blue of each dot, row by row.
    pub(super) rgb: Vec<u8>,
}

impl Picture {
    /// A picture with one dot for every `by` by `by` dots: their mean. Dots left over on the right and below are left out.
    pub(super) fn shrunk(&self, by: usize) -> Self {
        let (width, height) = (self.width / by, self.height / by);
        let mut rgb = Vec::with_capacity(width * height * 3);
        for (row, column) in (0..height).flat_map(|row| (0..width).map(move |column| (row, column))) {
            let mut sum = [0; 3];
            for y in row * by..(row + 1) * by {
                let from = (y * self.width + column * by) * 3;
                for dot in self.rgb[from..from + by * 3].chunks_exact(3) {
                    (0..3).for_each(|part| sum[part] += usize::from(dot[part]));
                }
            }
            rgb.extend(sum.map(|sum| ((sum + by * by / 2) / (by * by)) as u8));
        }
        Self { width, height, rgb }
    }

    /// Reads a PNG of 8 bits for each of red, green and blue, which must not be seen through.
    pub(super) fn of_png(bytes: &[u8]) -> Self {
        let mut reader = png::Decoder::new(Cursor::new(bytes)).read_info().expect("a PNG");
        let mut read = vec![0; reader.output_buffer_size().expect("a size")];
        let info = reader.next_frame(&mut read).expect("dots");
        assert_eq!(info.bit_depth, png::BitDepth::Eight);
        let rgb = match info.color_type {
            png::ColorType::Rgb => read,
            png::ColorType::Rgba => read
                .chunks_exact(4)
                .flat_map(|dot| {
                    assert_eq!(dot[3], 255, "opaque");
                    [dot[0], dot[1], dot[2]]
                })
                .collect(),
            other => panic!("dots of {other:?}"),
        };
        Self { width: info.width as usize, height: info.height as usize, rgb }
    }

    /// Writes a PNG, packed without filters: letters and textures of so few dots are smallest so.
    pub(super) fn to_png(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut encoder = png::Encoder::new(&mut bytes, self.width as u32, self.height as u32);
        encoder.set_color(png::ColorType::Rgb);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.set_compression(png::Compression::High);
        encoder.set_filter(png::Filter::NoFilter);
        let mut writer = encoder.write_header().expect("a head");
        writer.write_image_data(&self.rgb).expect("dots");
        writer.finish().expect("an end");
        bytes
    }

    /// The colour of a dot, if it is in the picture.
    pub(super) fn dot(&self, column: usize, row: usize) -> Option<[u8; 3]> {
        if column >= self.width || row >= self.height {
            return None;
        }
        let at = (row * self.width + column) * 3;
        Some([self.rgb[at], self.rgb[at + 1], self.rgb[at + 2]])
    }

    /// Gives the dots of a window (left, top, width, height) another colour, made of the one they have.
    pub(super) fn paint(&mut self, window: [usize; 4], color: impl Fn([u8; 3]) -> [u8; 3]) {
        let [left, top, width, height] = window;
        for row in top..(top + height).min(self.height) {
            for column in left..(left + width).min(self.width) {
                let at = (row * self.width + column) * 3;
                let dot = [self.rgb[at], self.rgb[at + 1], self.rgb[at + 2]];
                self.rgb[at..at + 3].copy_from_slice(&color(dot));
            }
        }
    }
}

/// Black and white squares of two dots, and one column too many.
#[test]
fn dots_of_a_small_picture_are_means() {
    let row = |colors: [u8; 5]| colors.into_iter().flat_map(|color| [color, color / 2, 7]);
    let rgb = row([0, 255, 8, 9, 99]).chain(row([255, 0, 9, 10, 99])).collect();
    let large = Picture { width: 5, height: 2, rgb };
    let small = large.shrunk(2);
    assert_eq!((small.width, small.height), (2, 1));
    assert_eq!(small.rgb, [128, 64, 7, 9, 4, 7]);
    assert_eq!(Picture::of_png(&large.to_png()), large);
}
