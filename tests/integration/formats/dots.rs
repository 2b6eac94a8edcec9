//! Pictures of dots, whoever made them, and how far apart two are.

use crate::reading::Raster;
use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// Rows of grey, 0 black to 255 white.
pub(super) struct Dots {
    pub(super) width: usize,
    pub(super) height: usize,
    pub(super) rgb: Vec<u8>,
}

impl Dots {
    /// A page of a PDF.
    pub(super) fn of_pdf(raster: Raster) -> Self {
        Self { width: raster.width, height: raster.height, rgb: raster.rgb }
    }

    /// An SVG at its own size.
    pub(super) fn of_svg(svg: &str, dpi: f64) -> Self {
        let tree = Tree::from_str(svg, &Options::default()).expect("an SVG");
        let scale = dpi / 96.0;
        let dots = |length: f32| (f64::from(length) * scale).round() as u32;
        let mut pixmap = Pixmap::new(dots(tree.size().width()), dots(tree.size().height())).expect("dots");
        pixmap.fill(Color::WHITE);
        let scale = scale as f32;
        resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
        Self::of(&pixmap)
    }

    /// A PNG, which must not be seen through.
    pub(super) fn of_png(bytes: &[u8]) -> Self {
        Self::of(&Pixmap::decode_png(bytes).expect("a PNG"))
    }

    fn of(pixmap: &Pixmap) -> Self {
        let rgb = pixmap.data().chunks_exact(4).flat_map(|dot| {
            assert_eq!(dot[3], 255, "opaque");
            [dot[0], dot[1], dot[2]]
        });
        Self { width: pixmap.width() as usize, height: pixmap.height() as usize, rgb: rgb.collect() }
    }

    pub(super) fn dot(&self, column: usize, row: usize) -> [u8; 3] {
        let at = (row * self.width + column) * 3;
        [self.rgb[at], self.rgb[at + 1], self.rgb[at + 2]]
    }

    /// The mean of each colour in fields that part a window into `columns` by `rows`.
    pub(super) fn fields(&self, window: [usize; 4], columns: usize, rows: usize) -> Vec<[f64; 3]> {
        let [left, top, width, height] = window;
        let mut fields = Vec::new();
        for row in 0..rows {
            for column in 0..columns {
                let (x0, x1) = (left + width * column / columns, left + width * (column + 1) / columns);
                let (y0, y1) = (top + height * row / rows, top + height * (row + 1) / rows);
                let mut sum = [0.0; 3];
                for y in y0..y1 {
                    for x in x0..x1 {
                        let dot = self.dot(x, y);
                        (0..3).for_each(|part| sum[part] += f64::from(dot[part]));
                    }
                }
                fields.push(sum.map(|part| part / ((x1 - x0) * (y1 - y0)) as f64));
            }
        }
        fields
    }

    /// All of it.
    pub(super) fn whole(&self) -> [usize; 4] {
        [0, 0, self.width, self.height]
    }
}

/// The mean and the largest difference of fields.
pub(super) fn apart(one: &[[f64; 3]], other: &[[f64; 3]]) -> (f64, f64) {
    assert_eq!(one.len(), other.len());
    let differences: Vec<f64> = one
        .iter()
        .zip(other)
        .map(|(a, b)| a.iter().zip(b).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max))
        .collect();
    let mean = differences.iter().sum::<f64>() / differences.len() as f64;
    (mean, differences.into_iter().fold(0.0, f64::max))
}

/// The data of a chunk of a PNG.
pub(super) fn chunk<'a>(png: &'a [u8], name: &[u8; 4]) -> Option<&'a [u8]> {
    let mut rest = png.get(8..)?;
    while rest.len() >= 12 {
        let length = u32::from_be_bytes([rest[0], rest[1], rest[2], rest[3]]) as usize;
        if &rest[4..8] == name {
            return rest.get(8..8 + length);
        }
        rest = rest.get(12 + length..)?;
    }
    None
}

/// Width and height in dots, and dots to a metre, as the file says.
pub(super) fn measures(png: &[u8]) -> (u32, u32, u32) {
    let number = |bytes: &[u8]| u32::from_be_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
    let head = chunk(png, b"IHDR").expect("a head");
    let size = chunk(png, b"pHYs").expect("a true size");
    assert_eq!((size.len(), size[8], &size[..4]), (9, 1, &size[4..8]), "square dots, in metres");
    (number(head), number(&head[4..]), number(size))
}
