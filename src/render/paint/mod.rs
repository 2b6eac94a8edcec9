//! Pages as dots. Items are made ready for the rasteriser once, then painted in strips, so that a poster needs no more memory
//! than a card.
//!
//! Everything is painted exactly but for what is smaller than a dot, or, where only ink is counted, than a few dots: that is
//! spread over the box around it, which takes a tenth of the time.

mod bitmap;
mod brush;
mod canvas;
mod contour;
mod list;
mod scan;

use super::error::MOST_DOTS;
use super::{RenderError, checked};
use crate::scene::{Affine, Size};
use canvas::Canvas;
use list::DisplayList;
pub(super) use list::DisplayLists;
use resvg::tiny_skia::Pixmap;

/// Number of dots in a strip, about.
const STRIP: u32 = 4_000_000;
/// Side in dots below which a thing is spread over its box in a picture: nobody sees a form in so few dots.
const SPECK: f64 = 1.0;
/// The same where only ink is counted.
const BLOT: f64 = 3.0;

/// Page that can be painted as dots.
pub(super) struct Raster {
    list: DisplayList,
    /// Number of dots to a millimetre.
    scale: f64,
    /// Number of dots in a row.
    pub(super) width: u32,
    /// Number of rows.
    pub(super) height: u32,
    /// Number of dots in a strip, about.
    strip: u32,
    /// Side in dots below which a thing is spread over its box.
    spread: f64,
}

impl Raster {
    /// Makes the raster of a page with so many dots to the inch. `page` counts from 0.
    ///
    /// # Errors
    /// If there is no such page, if it has too many dots, or if it can't be painted.
    pub(super) fn at_dpi(lists: &mut DisplayLists<'_>, page: usize, dpi: f64) -> Result<Self, RenderError> {
        let size = checked::page(lists.document(), page)?.size;
        let (width, height) = dots(size, dpi);
        if width * height > MOST_DOTS as f64 {
            return Err(RenderError::TooManyDots { page: page + 1, size: (size.width, size.height), dpi });
        }
        Self::of(lists, page, dpi / 25.4, (width, height))
    }

    /// Makes the raster of the first page, so many dots wide.
    ///
    /// # Errors
    /// As for [`Self::at_dpi`], or if there are no dots at all.
    pub(super) fn of_width(lists: &mut DisplayLists<'_>, width: u32) -> Result<Self, RenderError> {
        let size = checked::page(lists.document(), 0)?.size;
        let scale = f64::from(width) / size.width;
        let height = (size.height * scale).round().max(1.0);
        if width == 0 || f64::from(width) * height > MOST_DOTS as f64 {
            return Err(RenderError::Malformed("a picture has no dots, or too many".to_owned()));
        }
        Self::of(lists, 0, scale, (f64::from(width), height))
    }

    fn of(
        lists: &mut DisplayLists<'_>,
        page: usize,
        scale: f64,
        (width, height): (f64, f64),
    ) -> Result<Self, RenderError> {
        let list = lists.list(&checked::page(lists.document(), page)?.items)?;
        let (width, height) = (width as u32, height as u32);
        Ok(Self { list, scale, width, height, strip: STRIP, spread: SPECK })
    }

    /// Returns the raster for counting ink alone: small things are spread over a few dots.
    pub(super) fn coarse(self) -> Self {
        Self { spread: BLOT, ..self }
    }

    /// Paints the page on white, and hands its dots from the top, some rows at a time.
    ///
    /// # Errors
    /// Any error of `use_rows`.
    pub(super) fn paint(
        &self,
        mut use_rows: impl FnMut(&Pixmap) -> Result<(), RenderError>,
    ) -> Result<(), RenderError> {
        let most = (self.strip / self.width).clamp(1, self.height);
        for top in (0..self.height).step_by(most as usize) {
            let mut canvas = Canvas::white(self.width, most.min(self.height - top), self.spread)
                .ok_or_else(|| RenderError::Malformed("a picture has no dots".to_owned()))?;
            canvas.list(&self.list, Affine::translate((0.0, -f64::from(top))) * Affine::scale(self.scale));
            use_rows(&canvas.finish())?;
        }
        Ok(())
    }
}

/// Returns width and height of a page in whole dots.
pub(super) fn dots(size: Size, dpi: f64) -> (f64, f64) {
    let dots = |mm: f64| (mm / 25.4 * dpi).round().max(1.0);
    (dots(size.width), dots(size.height))
}

/// Appends red, green and blue of dots, which are opaque.
pub(super) fn append_rgb(dots: &Pixmap, rgb: &mut Vec<u8>) {
    rgb.extend(dots.data().chunks_exact(4).flat_map(|dot| [dot[0], dot[1], dot[2]]));
}
