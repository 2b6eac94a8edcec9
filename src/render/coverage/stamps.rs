//! Art painted once, and put wherever it is shown in that size: a board shows the same squares again and again.

use crate::scene::{Affine, Art, Point, Rect};
use resvg::tiny_skia::{Mask, Pixmap};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Stamps of the art of a document.
#[derive(Default)]
pub(super) struct Stamps {
    /// Stamps by pointer and size. The `Arc` keeps the pointer from being used again.
    known: BTreeMap<(*const Art, StampSize), Stamp>,
}

/// Art, and its picture in dots.
type Stamp = (Arc<Art>, Arc<Pixmap>);

/// Dots across and down, without the dots beyond the art's frame.
type StampSize = (u32, u32);

/// Way in which art is shown: upright, or turned by one quarter or more.
pub(super) struct StampPrint {
    /// Size of the stamp.
    size: StampSize,
    /// Dots of the stamp beyond its frame on each side.
    beyond: u32,
    /// Transform from the art to the stamp.
    on_stamp: Affine,
    /// Frame on the page, in whole dots: left, top, width, height.
    frame: [i64; 4],
    /// Quarters by which the stamp is turned to the right.
    quarters: u8,
}

impl Stamps {
    pub(super) fn known(&self, art: &Arc<Art>, print: &StampPrint) -> Option<Arc<Pixmap>> {
        self.known.get(&(Arc::as_ptr(art), print.size)).map(|(_, dots)| Arc::clone(dots))
    }

    pub(super) fn keep(&mut self, art: &Arc<Art>, print: &StampPrint, dots: Pixmap) -> Arc<Pixmap> {
        let dots = Arc::new(dots);
        self.known.insert((Arc::as_ptr(art), print.size), (Arc::clone(art), Arc::clone(&dots)));
        dots
    }
}

impl StampPrint {
    /// Returns how art is shown at a place in dots; `None`: it lies askew or mirrored, or is smaller than a dot.
    pub(super) fn of(art: &Art, place: Affine) -> Option<Self> {
        let [a, b, c, d, ..] = place.as_coeffs();
        let small = 1e-6 * (a.abs() + b.abs());
        let near = |one: f64, other: f64| (one - other).abs() <= small;
        let (scale, quarters) = match () {
            () if near(b, 0.0) && near(c, 0.0) && near(a, d) => (a.abs(), if a > 0.0 { 0 } else { 2 }),
            () if near(a, 0.0) && near(d, 0.0) && near(b, -c) => (b.abs(), if b > 0.0 { 1 } else { 3 }),
            () => return None,
        };
        let dots = |length: f64| (length * scale).round();
        let (width, height) = (dots(art.size.width), dots(art.size.height));
        if !(width >= 1.0 && height >= 1.0 && width.max(height) < 1e5) {
            return None;
        }
        let beyond = (BEYOND * width.max(height)).ceil();
        let stretch = Affine::scale_non_uniform(width / art.size.width, height / art.size.height);
        let on_page = place.transform_rect_bbox(Rect::from_origin_size(Point::ORIGIN, art.size));
        let Rect { x0, y0, x1, y1 } = on_page;
        let whole = |from: f64, to: f64| (from.round() as i64, (to.round() - from.round()).max(1.0) as i64);
        let ((left, across), (top, down)) = (whole(x0, x1), whole(y0, y1));
        Some(Self {
            size: (width as u32, height as u32),
            beyond: beyond as u32,
            on_stamp: Affine::translate((beyond, beyond)) * stretch,
            frame: [left, top, across, down],
            quarters,
        })
    }

    /// Returns the dots across and down of the whole stamp.
    pub(super) const fn stamp_size(&self) -> (u32, u32) {
        (self.size.0 + 2 * self.beyond, self.size.1 + 2 * self.beyond)
    }

    pub(super) const fn on_stamp(&self) -> Affine {
        self.on_stamp
    }

    /// Returns the columns and rows of the page that the stamp covers, as far as the page reaches.
    fn covered(&self, dots: &Pixmap) -> [std::ops::Range<i64>; 2] {
        let [left, top, across, down] = self.frame;
        let beyond = i64::from(self.beyond);
        [
            (left - beyond).max(0)..(left + across + beyond).min(dots.width().into()),
            (top - beyond).max(0)..(top + down + beyond).min(dots.height().into()),
        ]
    }

    /// Returns whether anything of the stamp may be on a page.
    pub(super) fn is_within(&self, dots: &Pixmap) -> bool {
        self.covered(dots).iter().all(|range| !range.is_empty())
    }

    /// Puts the stamp onto a page.
    pub(super) fn put(&self, stamp: &Pixmap, dots: &mut Pixmap, mask: Option<&Mask>) {
        let [columns, rows] = self.covered(dots);
        let [left, top, across, down] = self.frame;
        let (turned_width, turned_height) =
            if self.quarters.is_multiple_of(2) { self.size } else { (self.size.1, self.size.0) };
        // Returns the column or row of the turned stamp that lies on a column or row of the page.
        let from = |at: i64, start: i64, length: i64, size: u32| {
            let (at, size) = (at - start, i64::from(size));
            let inner = if at < 0 {
                at
            } else if at >= length {
                at - length + size
            } else {
                at * size / length
            };
            inner + i64::from(self.beyond)
        };
        let (stamp_width, stamp_height) = (i64::from(stamp.width()), i64::from(stamp.height()));
        let page_width = dots.width() as usize;
        let across_stamp: Vec<i64> = columns.clone().map(|x| from(x, left, across, turned_width)).collect();
        let (source, target) = (stamp.data(), dots.data_mut());
        for y in rows {
            let v = from(y, top, down, turned_height);
            for (x, &u) in columns.clone().zip(&across_stamp) {
                let (column, row) = match self.quarters {
                    0 => (u, v),
                    1 => (v, stamp_height - 1 - u),
                    2 => (stamp_width - 1 - u, stamp_height - 1 - v),
                    _ => (stamp_width - 1 - v, u),
                };
                let at = 4 * (row * stamp_width + column) as usize;
                let place = y as usize * page_width + x as usize;
                let shown = mask.map_or(255, |mask| mask.data()[place]);
                over(&source[at..at + 4], shown, &mut target[4 * place..4 * place + 4]);
            }
        }
    }
}

/// Distance that art may reach beyond its frame, as a share of the longer side. What lies further out is left out.
const BEYOND: f64 = 0.15;

/// Lays a dot over another; `shown` is the share of it that a mask lets through, from 0 to 255. The colours of both dots are
/// multiplied by their alpha.
fn over(above: &[u8], shown: u8, below: &mut [u8]) {
    match (above[3], shown) {
        (0, _) | (_, 0) => {}
        (255, 255) => below.copy_from_slice(above),
        (alpha, _) => {
            let shown = u32::from(shown);
            let rest = 255 - (u32::from(alpha) * shown + 127) / 255;
            for (below, above) in below.iter_mut().zip(above) {
                let sum = u32::from(*above) * shown + u32::from(*below) * rest;
                *below = ((sum + 127) / 255).min(255) as u8;
            }
        }
    }
}
