//! Columns of the first pages: one to four, with a width that reads well, on any paper.

use crate::imposition::Settings;
use crate::layout::columns::ColumnFrame;
use crate::scene::Rect;

/// Least distance of the text from the paper's edge, in millimetres.
const EDGE: f64 = 15.0;
/// Room for the page's slug line between the text and what the printer can't reach, in millimetres.
const LABEL: f64 = 8.0;
/// Room between the columns, in millimetres.
const GUTTER: f64 = 8.0;
/// Preferred width of a column in millimetres: some sixty letters.
const WISH: f64 = 84.0;
/// Least width of one of several columns, in millimetres.
const NARROWEST: f64 = 60.0;
/// Greatest width of one of several columns, and of a single column, in millimetres.
const WIDEST: (f64, f64) = (92.0, 118.0);
/// Greatest number of columns.
const MOST: usize = 4;

/// Area of the text on every page of a paper.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct TextArea {
    /// The area, in millimetres from the top left of the page.
    pub(crate) area: Rect,
    /// Number of columns.
    pub(crate) columns: usize,
    /// Width of a column in millimetres.
    pub(crate) measure: f64,
    /// Left edge of the area if it took all the width, in millimetres.
    edge: f64,
}

impl TextArea {
    /// Returns the area on the paper of the settings, in the middle of wide paper.
    pub(crate) fn new(settings: &Settings) -> Self {
        let paper = settings.paper.size();
        let edge = EDGE.max(settings.margin.to_mm() + LABEL);
        let room = paper.width - 2.0 * edge;
        let measure = |columns: usize| (room - (columns - 1) as f64 * GUTTER) / columns as f64;
        let off = |columns: &usize| (measure(*columns) - WISH).abs();
        let good = (1..=MOST).filter(|&columns| columns == 1 || measure(columns) >= NARROWEST);
        let columns = good.min_by(|a, b| off(a).total_cmp(&off(b))).unwrap_or(1);
        let measure = measure(columns).min(if columns == 1 { WIDEST.1 } else { WIDEST.0 });
        let width = columns as f64 * measure + (columns - 1) as f64 * GUTTER;
        let left = (paper.width - width) / 2.0;
        let area = Rect::new(left, edge, left + width, paper.height - edge);
        Self { area, columns, measure, edge }
    }

    /// Returns the number of lines, `leading` millimetres high, that have room in a height.
    pub(crate) fn lines(height: f64, leading: f64) -> u32 {
        (height / leading + 1e-6).floor().max(0.0) as u32
    }

    /// Returns the columns of the pages from `first` up to, but without, `end`, for lines that are `leading` millimetres high.
    pub(crate) fn frames(&self, first: usize, end: usize, leading: f64) -> Vec<ColumnFrame> {
        let lines = Self::lines(self.area.height(), leading);
        (first..end).flat_map(|page| self.row(page, lines)).collect()
    }

    /// Returns the columns of one page, `lines` lines high. Each page is a sheet of its own.
    pub(crate) fn row(&self, page: usize, lines: u32) -> Vec<ColumnFrame> {
        vec![ColumnFrame { page, lines }; self.columns]
    }

    /// Returns the distance between the left edges of two neighbouring columns, in millimetres.
    pub(crate) fn step(&self) -> f64 {
        self.measure + GUTTER
    }

    /// Returns how far text that ends at `end` is moved down, in millimetres: on large paper it gets the same distance from the
    /// upper edge as from the sides, if there is room.
    pub(crate) fn down(&self, end: f64) -> f64 {
        ((self.area.y1 - end) / 2.0).clamp(0.0, self.area.x0 - self.edge)
    }

    /// Returns the greatest width of a picture between the words, in millimetres.
    pub(crate) fn picture(&self) -> f64 {
        self.measure.min(90.0).min(self.area.height() / 2.0)
    }

    /// Returns the smallest type in points that reads well in lines of this width, at least `least`.
    pub(crate) fn smallest(&self, least: f64) -> f64 {
        if self.measure > 100.0 { least + 1.5 } else { least }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::units::Length;

    fn on(paper: &str, margin: f64) -> TextArea {
        let paper = paper.parse().expect("a paper");
        TextArea::new(&Settings { paper, margin: Length::mm(margin), ..Settings::default() })
    }

    #[test]
    fn columns_are_some_sixty_letters_wide() {
        for (paper, columns, measure) in [
            ("a4", 2, 86.0),
            ("letter", 2, 88.95),
            ("legal", 2, 88.95),
            ("a5", 1, 118.0),
            ("a3", 3, 83.67),
            ("tabloid", 3, 77.8),
            ("130x180mm", 1, 100.0),
            ("600x900mm", 4, 92.0),
        ] {
            let block = on(paper, 5.0);
            assert_eq!(block.columns, columns, "{paper}");
            assert!((block.measure - measure).abs() < 0.01, "{paper}: {}", block.measure);
        }
    }

    #[test]
    fn a_margin_is_kept() {
        assert_eq!(on("a4", 20.0).area, Rect::new(28.0, 28.0, 182.0, 269.0));
        let poster = on("600x900mm", 5.0);
        assert!((poster.area.x0 - (600.0 - poster.area.x1)).abs() < 1e-9, "in the middle");
    }

    #[test]
    fn a_block_in_the_middle_of_large_paper_stands_away_from_its_upper_edge() {
        let poster = on("600x900mm", 5.0);
        assert!(poster.down(300.0) > 50.0);
        assert!(poster.down(poster.area.y1).abs() < 1e-9);
        assert!(on("a4", 5.0).down(100.0).abs() < 1e-9);
    }
}
