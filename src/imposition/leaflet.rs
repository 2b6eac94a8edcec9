//! How the pages of the rules leaflet lie on paper.
//!
//! A leaflet page is A5 or half Letter, whatever the paper, so that its type is of one size. Paper that holds one leaflet
//! sheet of two pages side by side is folded, or the sheet is cut out of it first; large paper holds two of them, one above
//! the other. On paper that is too small for a sheet the pages are single ones, as large as the paper.
//!
//! A strip that is narrower than the margin is not cut off: no mark could be printed there. The sheets lie in the middle of
//! such paper, and are folded with the strip.

use super::settings::{Paper, Settings};
use super::sheet::PaperLay;
use crate::game::Told;
use crate::scene::{Flip, Point, Rect, Size};
use crate::units::Length;

/// Distance of a leaflet's text from a cut, a fold and the edge of paper with the least margin, in millimetres.
const EDGE: f64 = 11.0;
/// Distance of the text from the unprintable margin, in millimetres: there is room for marks and notes between.
const BEYOND_MARGIN: f64 = 6.0;

/// Distance of the cover picture from a cut, a fold and the edge of paper with the least margin, in millimetres.
const PICTURE: f64 = 6.0;
/// Distance of the cover picture from the unprintable margin, in millimetres.
const BEYOND_PICTURE: f64 = 1.0;

/// Way in which leaflet pages are held together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeafletForm {
    /// The sheet of paper is folded once.
    Folded,
    /// One leaflet sheet is cut out of the paper, then folded.
    CutOut,
    /// Two leaflet sheets are cut apart, then each is folded.
    Pair,
    /// Single pages, fastened at their left edge.
    Single,
}

/// The rules leaflet as it is planned.
#[derive(Clone, Debug, PartialEq)]
pub struct LeafletPlan {
    /// Number of pages of each leaflet.
    pub pages: usize,
    /// Number of sheets of paper, for all sets.
    pub papers: usize,
    /// Way in which the pages are held together.
    pub form: LeafletForm,
    /// Number of cuts of each sheet of paper.
    pub cuts: usize,
    /// Whether the printed paper is wider than high.
    pub is_across: bool,
    /// Edge over which the paper is turned after its first side.
    pub flip: Flip,
    /// Paragraphs of the variant for which it has no room.
    pub left_out: Vec<Told>,
    /// Size of its text in points.
    pub text: f64,
}

impl LeafletPlan {
    /// Returns whether its sheets are folded.
    #[must_use]
    pub const fn is_folded(&self) -> bool {
        !matches!(self.form, LeafletForm::Single)
    }

    /// Returns how its paper lies before its reader: what is cut first is not folded as it comes from the printer.
    pub(super) const fn lay(&self) -> PaperLay {
        let folds: &[f64] = if matches!(self.form, LeafletForm::Folded) { &[0.5] } else { &[] };
        PaperLay { is_across: self.is_across, folds }
    }
}

/// Places of a leaflet's pages on sheets of paper.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Imposition {
    /// Way in which the pages are held together.
    pub(crate) form: LeafletForm,
    /// Size of a leaflet page, in millimetres.
    pub(crate) page: Size,
    /// Size of a side of the paper, as it lies when it is read, in millimetres.
    pub(crate) side: Size,
    /// Width of the blank margin along the edges of the paper, in millimetres.
    pub(crate) margin: f64,
}

impl Imposition {
    /// Returns the places of the pages on the paper of the settings.
    pub(crate) fn new(settings: &Settings) -> Self {
        let paper = settings.paper;
        let margin = settings.margin.to_mm();
        let upright = paper.size();
        let across = Size::new(upright.height, upright.width);
        let found = if paper.is_in_inches() { vec![Paper::LETTER] } else { vec![Paper::A4, Paper::LETTER] };
        let holds = |sheet: Paper| sheet.width().fits(paper.width()) && sheet.height().fits(paper.height());
        let Some(sheet) = found.into_iter().find(|sheet| holds(*sheet)) else {
            return Self { form: LeafletForm::Single, page: upright, side: upright, margin };
        };
        let page = Size::new(sheet.height().to_mm() / 2.0, sheet.width().to_mm());
        let two = sheet.height().fits(paper.width()) && (sheet.width() * 2.0).fits(paper.height());
        let (form, side) = if two {
            (LeafletForm::Pair, upright)
        } else if is_whole(paper.width() - sheet.width(), margin)
            && is_whole(paper.height() - sheet.height(), margin)
        {
            (LeafletForm::Folded, across)
        } else {
            (LeafletForm::CutOut, across)
        };
        Self { form, page, side, margin }
    }

    /// Returns the number of pages on both sides of a leaflet sheet.
    pub(crate) const fn pages_to_a_sheet(self) -> usize {
        if matches!(self.form, LeafletForm::Single) { 2 } else { 4 }
    }

    /// Returns the number of which every leaflet's page count is a multiple. Single pages of the usual size go in fours like
    /// folded ones, so that their type is the same.
    pub(crate) fn multiple(self) -> usize {
        let a5 = Paper::A5.size();
        let half_letter = Size::new(Length::inches(5.5).to_mm(), Length::inches(8.5).to_mm());
        let usual = [a5, half_letter].into_iter().any(|size| same(size, self.page));
        if self.form != LeafletForm::Single || usual { 4 } else { 2 }
    }

    /// Returns the number of leaflet sheets on a sheet of paper.
    pub(crate) const fn sheets_to_a_paper(self) -> usize {
        if matches!(self.form, LeafletForm::Pair) { 2 } else { 1 }
    }

    /// Returns the size of a leaflet sheet before it is folded.
    pub(crate) fn sheet(self) -> Size {
        if self.form == LeafletForm::Single {
            self.page
        } else {
            Size::new(2.0 * self.page.width, self.page.height)
        }
    }

    /// Returns the area of the `nth` leaflet sheet on the first side of a sheet of paper. The sheets lie in its top left corner,
    /// which takes the fewest cuts, or in the middle where nothing is cut off.
    pub(crate) fn area(self, nth: usize) -> Rect {
        let (size, corner) = (self.sheet(), self.corner());
        Rect::from_origin_size(Point::new(corner.x, corner.y + nth as f64 * size.height), size)
    }

    /// Returns the upper left corner of the first sheet.
    fn corner(self) -> Point {
        let size = self.sheet();
        let beside = |whole: f64, taken: f64| {
            let left = whole - taken;
            if is_whole(Length::mm(left), self.margin) { (left / 2.0).max(0.0) } else { 0.0 }
        };
        let down = self.sheets_to_a_paper() as f64 * size.height;
        Point::new(beside(self.side.width, size.width), beside(self.side.height, down))
    }

    /// Returns where an area of the first side lies on the second, if the sheet is turned like the page of a book.
    pub(crate) fn behind(self, area: Rect) -> Rect {
        Rect::new(self.side.width - area.x1, area.y0, self.side.width - area.x0, area.y1)
    }

    /// Returns where the paper is cut, on its first side: distances from the left edge and from the top.
    pub(crate) fn cuts(self) -> (Vec<f64>, Vec<f64>) {
        let inside = |at: &f64, end: f64| !is_whole(Length::mm(end - at), self.margin);
        let (size, corner) = (self.sheet(), self.corner());
        let upright = [size.width].into_iter().filter(|x| inside(x, self.side.width)).collect();
        let across = (1..=self.sheets_to_a_paper()).map(|nth| corner.y + nth as f64 * size.height);
        (upright, across.filter(|y| inside(y, self.side.height)).collect())
    }

    /// Returns the distance of the text from the upper, lower and outer edges of a page.
    pub(crate) fn edge(self) -> f64 {
        EDGE.max(self.margin + BEYOND_MARGIN)
    }

    /// Returns the distance of the text from the fold, or from the edge at which single pages are fastened.
    pub(crate) fn inner_edge(self) -> f64 {
        if self.form == LeafletForm::Single { self.edge() } else { EDGE }
    }

    /// Returns the distance of the cover picture from a cut, the fold and the edge of the paper. Pages that are fastened at their
    /// left edge show no more of it than of their text.
    pub(crate) fn picture(self) -> f64 {
        if self.form == LeafletForm::Single { self.edge() } else { PICTURE.max(self.margin + BEYOND_PICTURE) }
    }

    /// Returns the edge over which the paper is turned after its first side.
    pub(crate) fn flip(self, settings: &Settings) -> Flip {
        settings.sides.flip(self.side)
    }
}

/// Returns whether paper is left whole: if what is left beside a sheet is narrower than the margin.
fn is_whole(left: Length, margin: f64) -> bool {
    left.to_mm() < margin - 0.01
}

fn same(a: Size, b: Size) -> bool {
    (a.width - b.width).abs() < 0.01 && (a.height - b.height).abs() < 0.01
}

#[cfg(test)]
mod tests {
    use super::*;

    fn on(paper: &str) -> Imposition {
        let paper = paper.parse().expect("a paper");
        Imposition::new(&Settings { paper, ..Settings::default() })
    }

    #[test]
    fn pages_are_a5_or_half_letter_wherever_a_sheet_of_them_fits() {
        for (paper, form, page, side) in [
            ("a4", LeafletForm::Folded, (148.5, 210.0), (297.0, 210.0)),
            ("letter", LeafletForm::Folded, (139.7, 215.9), (279.4, 215.9)),
            ("a3", LeafletForm::Pair, (148.5, 210.0), (297.0, 420.0)),
            ("tabloid", LeafletForm::Pair, (139.7, 215.9), (279.4, 431.8)),
            ("legal", LeafletForm::CutOut, (139.7, 215.9), (355.6, 215.9)),
            ("a5", LeafletForm::Single, (148.0, 210.0), (148.0, 210.0)),
            ("130x180mm", LeafletForm::Single, (130.0, 180.0), (130.0, 180.0)),
            ("250x300mm", LeafletForm::CutOut, (148.5, 210.0), (300.0, 250.0)),
            ("216x280mm", LeafletForm::Folded, (139.7, 215.9), (280.0, 216.0)),
            ("300x420mm", LeafletForm::Pair, (148.5, 210.0), (300.0, 420.0)),
            ("320x450mm", LeafletForm::Pair, (148.5, 210.0), (320.0, 450.0)),
        ] {
            let found = on(paper);
            assert_eq!(found.form, form, "{paper}");
            for (size, (width, height)) in [(found.page, page), (found.side, side)] {
                assert!(same(size, Size::new(width, height)), "{paper}: {size:?}");
            }
        }
    }

    #[test]
    fn paper_is_cut_only_where_something_is_left_over() {
        let count = |paper| {
            let (upright, across) = on(paper).cuts();
            (upright.len(), across.len())
        };
        assert_eq!(
            ["a4", "a3", "legal", "320x450mm", "a5"].map(count),
            [(0, 0), (0, 1), (1, 0), (1, 2), (0, 0)]
        );
    }

    /// 3 mm beside 297 mm are left on: no printer marks them.
    #[test]
    fn a_strip_in_the_margin_stays_on() {
        let wide = on("300x420mm");
        assert_eq!(wide.cuts(), (vec![], vec![210.0]));
        assert_eq!(wide.area(1), Rect::new(1.5, 210.0, 298.5, 420.0));
        let high = on("297x423mm");
        assert_eq!(high.cuts(), (vec![], vec![211.5]));
        assert_eq!(high.area(0), Rect::new(0.0, 1.5, 297.0, 211.5));
        assert_eq!(on("302x420mm").cuts().0, [297.0], "5 mm can be marked");
    }

    #[test]
    fn on_a_second_side_a_sheet_lies_behind_itself() {
        let legal = on("legal");
        assert_eq!(legal.behind(legal.area(0)), Rect::new(355.6 - 279.4, 0.0, 355.6, 215.9));
    }
}
