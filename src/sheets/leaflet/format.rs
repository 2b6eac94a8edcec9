//! The pages of a leaflet: where their columns stand.

use super::imposition::Imposition;
use crate::scene::{Rect, Size};

/// Room between the columns, in millimetres.
const GUTTER: f64 = 6.0;
/// Room between the front page's head and its columns, between a page's columns and what stands below them.
pub(super) const APART: f64 = 4.0;
/// Room for the page number below the text, in millimetres.
const NUMBER: f64 = 2.0;
/// A page has two columns if they are at least so wide, in millimetres.
const NARROWEST: f64 = 42.0;

/// Measures of a leaflet's pages that its content doesn't change.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LeafletFormat {
    /// A page, in millimetres.
    pub(crate) page: Size,
    /// Distance of the text from the upper, lower and outer edges of a page.
    pub(crate) edge: f64,
    /// Distance of the text from the edge at which pages are held together: the left one of the first page.
    pub(crate) inner: f64,
    /// Every leaflet has a multiple of so many pages.
    pub(crate) multiple: usize,
    /// Height of the front page's head, with its ornament as tall as may be.
    pub(crate) head: f64,
    /// How much of the ornament's height the words may take.
    pub(crate) spare: f64,
    /// Height of the foot of the last page.
    pub(crate) foot: f64,
}

impl LeafletFormat {
    /// The format of pages on paper, whose front page has no head yet, and the last no foot.
    pub(crate) fn of(imposition: Imposition) -> Self {
        let (edge, inner) = (imposition.edge(), imposition.inner_edge());
        let multiple = imposition.multiple();
        Self { page: imposition.page, edge, inner, multiple, head: 0.0, spare: 0.0, foot: 0.0 }
    }

    /// Width of everything on a page.
    pub(crate) fn width(&self) -> f64 {
        self.page.width - self.edge - self.inner
    }

    /// Where everything begins on the page of that index.
    pub(crate) fn left(&self, number: usize) -> f64 {
        if number.is_multiple_of(2) { self.inner } else { self.edge }
    }

    /// How many columns a page has.
    pub(super) fn columns_to_a_page(&self) -> usize {
        if self.width() >= 2.0 * NARROWEST + GUTTER { 2 } else { 1 }
    }

    /// Width of a column.
    pub(crate) fn measure(&self) -> f64 {
        if self.columns_to_a_page() == 2 { (self.width() - GUTTER) / 2.0 } else { self.width() }
    }

    /// The lower end of a page's content.
    pub(crate) fn bottom(&self) -> f64 {
        self.page.height - self.edge - NUMBER
    }

    /// The columns of so many pages in the order of reading, each with the index of its page; the last page leaves room
    /// for its foot and for a table of the given height, and the front page's ornament is so much `less`.
    pub(super) fn columns(&self, pages: usize, table: f64, less: f64) -> Vec<(usize, Rect)> {
        let mut columns = Vec::new();
        for number in 0..pages {
            let mut top = self.edge;
            if number == 0 {
                top += self.head - less + APART;
            }
            let mut bottom = self.bottom();
            if number + 1 == pages {
                bottom -= self.foot + APART;
                bottom -= if table > 0.0 { table + APART } else { 0.0 };
            }
            for nth in 0..self.columns_to_a_page() {
                let left = self.left(number) + nth as f64 * (self.measure() + GUTTER);
                columns.push((number, Rect::new(left, top, left + self.measure(), bottom.max(top))));
            }
        }
        columns
    }
}
