//! Measures of a leaflet's pages, and the places of their columns.

use crate::imposition::leaflet::Imposition;
use crate::layout::columns::ColumnFrame;
use crate::scene::{Rect, Size};

/// Room between the columns, in millimetres.
const GUTTER: f64 = 6.0;
/// Room between a page's columns and its foot, in millimetres.
pub(super) const APART: f64 = 4.0;
/// Room for the page number below the text, in millimetres.
const NUMBER: f64 = 2.0;
/// Room between the opening and the rules below it, in lines.
const BELOW_OPENING: u32 = 1;
/// Least width of a column on a page with two columns, in millimetres.
const NARROWEST: f64 = 42.0;

/// Measures of a leaflet's pages that its content doesn't change.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LeafletFormat {
    /// Size of a page, in millimetres.
    pub(crate) page: Size,
    /// Distance of the text from the upper, lower and outer edges of a page.
    pub(crate) edge: f64,
    /// Distance of the text from the edge at which the pages are held together: the left edge of the first page.
    pub(crate) inner: f64,
    /// Number of which every leaflet's page count is a multiple.
    pub(crate) multiple: usize,
    /// Distance of the cover picture from the edges of its page.
    pub(crate) picture: f64,
    /// Height of the foot of the last page.
    pub(crate) foot: f64,
}

impl LeafletFormat {
    /// Returns the format of pages on paper, without a foot on the last one.
    pub(crate) fn of(imposition: Imposition) -> Self {
        let (edge, inner) = (imposition.edge(), imposition.inner_edge());
        let (multiple, picture) = (imposition.multiple(), imposition.picture());
        Self { page: imposition.page, edge, inner, multiple, picture, foot: 0.0 }
    }

    /// Returns the width of a page's content.
    pub(crate) fn width(&self) -> f64 {
        self.page.width - self.edge - self.inner
    }

    /// Returns where the content begins from the left, on the page with the index `number`.
    pub(crate) fn left(&self, number: usize) -> f64 {
        if number.is_multiple_of(2) { self.inner } else { self.edge }
    }

    /// Returns how many columns a page has.
    pub(super) fn columns_to_a_page(&self) -> usize {
        if self.width() >= 2.0 * NARROWEST + GUTTER { 2 } else { 1 }
    }

    /// Width of a column.
    pub(crate) fn measure(&self) -> f64 {
        if self.columns_to_a_page() == 2 { (self.width() - GUTTER) / 2.0 } else { self.width() }
    }

    /// Returns the lower end of a page's content.
    pub(crate) fn bottom(&self) -> f64 {
        self.page.height - self.edge - NUMBER
    }

    /// Returns the height of a page's content.
    pub(crate) fn height(&self) -> f64 {
        self.bottom() - self.edge
    }

    /// Returns the grid with lines that are `leading` millimetres high.
    pub(super) fn grid(self, leading: f64) -> LeafletGrid {
        LeafletGrid { format: self, leading }
    }
}

/// Baseline grid of a leaflet's pages: it begins at the head of each page, so that the lines of facing pages stand side by side,
/// too.
#[derive(Clone, Copy, Debug)]
pub(super) struct LeafletGrid {
    format: LeafletFormat,
    /// Height of a line in millimetres.
    pub(super) leading: f64,
}

impl LeafletGrid {
    /// Returns how many whole lines have room in a height.
    fn within(&self, height: f64) -> u32 {
        (height / self.leading + 1e-6).floor().max(0.0) as u32
    }

    /// Returns the number of lines in the columns of a page.
    fn lines(&self, number: usize, pages: usize) -> u32 {
        let format = &self.format;
        let foot = if number + 1 == pages { format.foot + APART } else { 0.0 };
        self.within(format.bottom() - foot - format.edge)
    }

    /// Returns the number of lines that an opening so many lines high takes of its page's columns, with the room below it.
    fn below(opening: u32) -> u32 {
        if opening > 0 { opening + BELOW_OPENING } else { 0 }
    }

    /// Returns the columns of `pages` pages in the order of reading, below an opening of so many lines; the cover has none, and
    /// the last page leaves room for its foot.
    pub(super) fn frames(&self, pages: usize, opening: u32) -> Vec<ColumnFrame> {
        let mut frames = Vec::new();
        for page in 1..pages {
            let above = if page == 1 { Self::below(opening) } else { 0 };
            let frame = ColumnFrame { page, lines: self.lines(page, pages).saturating_sub(above) };
            frames.extend(vec![frame; self.format.columns_to_a_page()]);
        }
        frames
    }

    /// Returns the places of the columns, each with the index of its page: first those of the opening, which is so many lines
    /// high.
    pub(super) fn columns(&self, pages: usize, opening: u32) -> Vec<(usize, Rect)> {
        let format = &self.format;
        let mut columns = Vec::new();
        let parts = [(1, 0, opening)].into_iter().chain((1..pages).map(|number| {
            let above = if number == 1 { Self::below(opening) } else { 0 };
            (number, above, self.lines(number, pages).max(above))
        }));
        for (number, above, end) in parts {
            let [top, bottom] = [above, end].map(|lines| format.edge + f64::from(lines) * self.leading);
            for nth in 0..format.columns_to_a_page() {
                let left = format.left(number) + nth as f64 * (format.measure() + GUTTER);
                columns.push((number, Rect::new(left, top, left + format.measure(), bottom)));
            }
        }
        columns
    }
}
