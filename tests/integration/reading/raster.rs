//! A page as dots, for measuring what is really painted.

use super::MM;
use hayro::hayro_interpret::InterpreterSettings;
use hayro::hayro_syntax::page::Page;
use hayro::vello_cpu::color::palette::css::WHITE;
use hayro::{PixmapSettings, RenderCache, RenderSettings, render};
use kurbo::Rect;

/// A page of opaque dots, on white paper.
pub(crate) struct Raster {
    /// Dots in a row.
    pub(crate) width: usize,
    /// Rows.
    pub(crate) height: usize,
    /// Red, green and blue of each dot, row by row.
    pub(crate) rgb: Vec<u8>,
    /// Millimetres to a dot.
    dot: f64,
}

impl Raster {
    pub(super) fn of(page: &Page<'_>, dpi: f64, letters: &RenderSettings) -> Self {
        let scale = (dpi / 72.0) as f32;
        let settings = PixmapSettings { x_scale: scale, y_scale: scale, bg_color: WHITE };
        let pixmap = render(page, &RenderCache::new(), &InterpreterSettings::default(), letters, &settings);
        let rgb =
            pixmap.data_as_u8_slice().chunks_exact(4).flat_map(|dot| [dot[0], dot[1], dot[2]]).collect();
        let (width, height) = (usize::from(pixmap.width()), usize::from(pixmap.height()));
        Self { width, height, rgb, dot: MM * 72.0 / dpi }
    }

    /// The colour at a place. Panics outside the page.
    pub(crate) fn pixel(&self, x: f64, y: f64) -> [u8; 3] {
        let (column, row) = ((x / self.dot) as usize, (y / self.dot) as usize);
        assert!(column < self.width && row < self.height, "({x}, {y}) is not on the page");
        self.dot_at(column, row)
    }

    /// The bounds of all that is not white.
    pub(crate) fn painted(&self) -> Option<Rect> {
        self.bounds(|dot| dot != [255; 3])
    }

    /// The bounds of the dots within `tolerance` of a colour, in each of red, green and blue.
    pub(crate) fn bounds_of(&self, color: [u8; 3], tolerance: u8) -> Option<Rect> {
        self.bounds(|dot| dot.iter().zip(color).all(|(&a, b)| a.abs_diff(b) <= tolerance))
    }

    /// The area of the dots within `tolerance` of a colour, in square millimetres.
    pub(crate) fn area_of(&self, color: [u8; 3], tolerance: u8) -> f64 {
        let near = |dot: &&[u8]| dot.iter().zip(color).all(|(&a, b)| a.abs_diff(b) <= tolerance);
        self.rgb.chunks_exact(3).filter(near).count() as f64 * self.dot * self.dot
    }

    /// The bounds of the dots that are wanted, from the outer edges of the outermost ones.
    pub(crate) fn bounds(&self, wanted: impl Fn([u8; 3]) -> bool) -> Option<Rect> {
        let whole = Rect::new(0.0, 0.0, self.width as f64 * self.dot, self.height as f64 * self.dot);
        self.bounds_within(whole, wanted)
    }

    /// The same within a part of the page.
    pub(crate) fn bounds_within(&self, part: Rect, wanted: impl Fn([u8; 3]) -> bool) -> Option<Rect> {
        let dots = |mm: f64, most: usize| ((mm / self.dot).round().max(0.0) as usize).min(most);
        let rows = dots(part.y0, self.height)..dots(part.y1, self.height);
        let columns = dots(part.x0, self.width)..dots(part.x1, self.width);
        let mut found: Option<(usize, usize, usize, usize)> = None;
        for row in rows {
            for column in columns.clone().filter(|&column| wanted(self.dot_at(column, row))) {
                let (left, top, right, bottom) = found.unwrap_or((column, row, column, row));
                found = Some((left.min(column), top.min(row), right.max(column), bottom.max(row)));
            }
        }
        let (left, top, right, bottom) = found?;
        let place = |dots: usize| dots as f64 * self.dot;
        Some(Rect::new(place(left), place(top), place(right + 1), place(bottom + 1)))
    }

    fn dot_at(&self, column: usize, row: usize) -> [u8; 3] {
        let at = (row * self.width + column) * 3;
        [self.rgb[at], self.rgb[at + 1], self.rgb[at + 2]]
    }
}
