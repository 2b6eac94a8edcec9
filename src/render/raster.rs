//! One page as dots, drawn from its SVG in strips, so that a poster needs no more memory than a card.

use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use super::error::MOST_DOTS;
use super::{RenderError, svg};
use crate::scene::{Document, Size};

/// Number of dots in a strip, about.
const STRIP: u32 = 8_000_000;
/// Units of a drawing to an inch, as in CSS.
const CSS_DPI: f64 = 96.0;

/// Page that can be painted as dots.
pub(super) struct Raster {
    tree: Tree,
    /// Number of dots to a unit of the drawing.
    scale: f64,
    /// Number of dots in a row.
    pub(super) width: u32,
    /// Number of rows.
    pub(super) height: u32,
}

impl Raster {
    /// Makes the raster of a page with so many dots to the inch. `page` counts from 0.
    ///
    /// # Errors
    /// The errors of an SVG, or too many dots.
    pub(super) fn at_dpi(document: &Document, page: usize, dpi: f64) -> Result<Self, RenderError> {
        let tree = tree(document, page)?;
        let size = document.pages.get(page).map_or(Size::ZERO, |page| page.size);
        let (width, height) = dots(size, dpi);
        if width * height > MOST_DOTS as f64 {
            return Err(RenderError::TooManyDots { page: page + 1, size: (size.width, size.height), dpi });
        }
        Ok(Self { tree, scale: dpi / CSS_DPI, width: width as u32, height: height as u32 })
    }

    /// Makes the raster of the first page, so many dots wide.
    ///
    /// # Errors
    /// The errors of an SVG, or no dots at all.
    pub(super) fn of_width(document: &Document, width: u32) -> Result<Self, RenderError> {
        let tree = tree(document, 0)?;
        let size = tree.size();
        let scale = f64::from(width) / f64::from(size.width());
        let height = (f64::from(size.height()) * scale).round().max(1.0);
        if width == 0 || f64::from(width) * height > MOST_DOTS as f64 {
            return Err(RenderError::Malformed("a picture has no dots, or too many".to_owned()));
        }
        Ok(Self { tree, scale, width, height: height as u32 })
    }

    /// Paints the page on white, and hands its rows from the top, some at a time: red, green and blue of each dot.
    ///
    /// # Errors
    /// Any error of `use_rows`.
    pub(super) fn paint(
        &self,
        use_rows: impl FnMut(&[u8]) -> Result<(), RenderError>,
    ) -> Result<(), RenderError> {
        self.paint_on(&[], use_rows)
    }

    /// Paints the page on a ground that has been painted before: the dots of the whole page, or no dots for white.
    ///
    /// # Errors
    /// Any error of `use_rows`.
    pub(super) fn paint_on(
        &self,
        ground: &[u8],
        mut use_rows: impl FnMut(&[u8]) -> Result<(), RenderError>,
    ) -> Result<(), RenderError> {
        let most = (STRIP / self.width).clamp(1, self.height);
        let mut top = 0;
        while top < self.height {
            let rows = most.min(self.height - top);
            let mut dots = Pixmap::new(self.width, rows)
                .ok_or_else(|| RenderError::Malformed("a picture has no dots".to_owned()))?;
            dots.fill(Color::WHITE);
            let beneath = ground.get(3 * self.width as usize * top as usize..).unwrap_or_default();
            for (dot, below) in dots.data_mut().chunks_exact_mut(4).zip(beneath.chunks_exact(3)) {
                dot[..3].copy_from_slice(below);
            }
            let scale = self.scale as f32;
            let place = Transform::from_row(scale, 0.0, 0.0, scale, 0.0, -(top as f32));
            resvg::render(&self.tree, place, &mut dots.as_mut());
            // On white ground all dots are opaque.
            let rgb: Vec<u8> = dots.data().chunks_exact(4).flat_map(|dot| [dot[0], dot[1], dot[2]]).collect();
            use_rows(&rgb)?;
            top += rows;
        }
        Ok(())
    }
}

/// Returns width and height of a page in whole dots.
pub(super) fn dots(size: Size, dpi: f64) -> (f64, f64) {
    let dots = |mm: f64| (mm / 25.4 * dpi).round().max(1.0);
    (dots(size.width), dots(size.height))
}

fn tree(document: &Document, page: usize) -> Result<Tree, RenderError> {
    // Without fonts of the system: letters are outlines by then.
    Tree::from_str(&svg::mute(document, page)?, &Options::default())
        .map_err(|error| RenderError::Malformed(format!("its drawing can't be read back ({error})")))
}
