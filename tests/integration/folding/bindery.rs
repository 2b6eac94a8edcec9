//! A bindery in the mind: turns printed sheets over, cuts and folds them, and hands out leaflets to read.
//!
//! It knows the written file, the way of printing, and the size of a leaflet page; nothing of how the program places
//! anything.

use crate::reading::{Letter, Pdf};
use kurbo::{Point, Rect, Size};
use tafl_print::imposition::Sides;
use tafl_print::scene::Flip;

/// What comes into the bindery.
pub(crate) struct BindOrder {
    /// How the file is printed.
    pub(crate) sides: Sides,
    /// A leaflet page in millimetres.
    pub(crate) page: Size,
    /// Whether sheets are folded; single pages are fastened at their left edge.
    pub(crate) folded: bool,
    /// Pages of each leaflet.
    pub(crate) pages: usize,
    /// How many leaflets.
    pub(crate) sets: usize,
}

/// A printed side as a reader sees it who turns the paper like the page of a book.
#[derive(Clone, Debug)]
struct Side {
    size: Size,
    trim: Rect,
    letters: Vec<Letter>,
}

/// A page of a leaflet: its letters, in millimetres from its top left corner.
pub(crate) type Leaf = Vec<Letter>;

impl Side {
    fn of(pdf: &Pdf, page: usize) -> Self {
        let (width, height) = pdf.page_size(page);
        let trim = pdf.page_box(page, "TrimBox").expect("a trim box");
        let bleed = pdf.page_box(page, "BleedBox").expect("a bleed box");
        assert!((trim.x0 - bleed.x0).abs() + (trim.y1 - bleed.y1).abs() < 0.01, "{trim:?}, {bleed:?}");
        Self { size: Size::new(width, height), trim, letters: pdf.letters(page) }
    }

    /// The second side after the sheet was turned over an axis that lies across, for a reader who turns it over an upright
    /// one: it stands on its head.
    fn on_its_head(self) -> Self {
        let Size { width, height } = self.size;
        let around = |at: Point| Point::new(width - at.x, height - at.y);
        let letters = self.letters.into_iter().map(|letter| Letter {
            at: around(letter.at),
            along: -letter.along,
            ..letter
        });
        let trim =
            Rect::from_points(around(self.trim.origin()), around(Point::new(self.trim.x1, self.trim.y1)));
        Self { letters: letters.collect(), trim, size: self.size }
    }

    /// The letters of an area, from its top left corner. Letters belong to the area in which their baseline begins.
    fn cut_out(&self, area: Rect) -> Leaf {
        let inside = self.letters.iter().filter(|letter| area.contains(letter.at));
        inside.map(|letter| Letter { at: letter.at - area.origin().to_vec2(), ..letter.clone() }).collect()
    }
}

/// Turns the sheet over as it was printed.
fn turned(sides: Sides, back: Side) -> Side {
    let across = back.size.width > back.size.height;
    let upright_axis = match sides {
        // By hand, as one turns the page of a book.
        Sides::Single | Sides::Manual => true,
        Sides::Printer(Flip::LongEdge) => !across,
        Sides::Printer(Flip::ShortEdge) => across,
    };
    if upright_axis { back } else { back.on_its_head() }
}

/// The pages of the file that are the two sides of each sheet of the leaflets: the last ones.
pub(crate) fn sheets(pdf: &Pdf, order: &BindOrder, papers: usize) -> Vec<(usize, usize)> {
    let start = pdf.page_count() - 2 * papers;
    let pair = |nth: usize| match order.sides {
        Sides::Manual => (start + nth, start + papers + nth),
        _ => (start + 2 * nth, start + 2 * nth + 1),
    };
    (0..papers).map(pair).collect()
}

/// Turns, cuts, folds and nests: the pages of each leaflet in the order of reading.
pub(crate) fn bind(pdf: &Pdf, order: &BindOrder, papers: usize) -> Vec<Vec<Leaf>> {
    let sheet = Size::new(order.page.width * if order.folded { 2.0 } else { 1.0 }, order.page.height);
    let (mut pieces, mut leaflets) = (Vec::new(), Vec::new());
    for (front, back) in sheets(pdf, order, papers) {
        let front = Side::of(pdf, front);
        let back = turned(order.sides, Side::of(pdf, back));
        let rows = (front.trim.height() / sheet.height).round();
        let exact = Size::new(sheet.width, rows * sheet.height) - front.trim.size();
        assert!(exact.width.abs() < 0.01 && exact.height.abs() < 0.01, "{:?}", front.trim);
        // Held against the light, the second side lies behind the first.
        let behind = Rect::new(
            front.size.width - back.trim.x1,
            back.trim.y0,
            front.size.width - back.trim.x0,
            back.trim.y1,
        );
        let off = (behind.origin() - front.trim.origin()).hypot();
        assert!(off < 0.01, "{:?} behind {:?}", back.trim, front.trim);
        for row in 0..rows as usize {
            let corner = |side: &Side| {
                Rect::from_origin_size(side.trim.origin() + (0.0, row as f64 * sheet.height), sheet)
            };
            pieces.push((front.cut_out(corner(&front)), back.cut_out(corner(&back))));
        }
    }
    let to_a_leaflet = order.pages / if order.folded { 4 } else { 2 };
    assert_eq!(pieces.len(), to_a_leaflet * order.sets, "sheets of all leaflets");
    for pieces in pieces.chunks(to_a_leaflet) {
        leaflets.push(if order.folded { folded(pieces, order.page) } else { fastened(pieces) });
    }
    leaflets
}

/// Folds each sheet with its first side outside and lays every further sheet inside the ones before.
fn folded(sheets: &[(Leaf, Leaf)], page: Size) -> Vec<Leaf> {
    let halves = |side: &Leaf| {
        let (left, right): (Leaf, Leaf) = side.iter().cloned().partition(|letter| letter.at.x < page.width);
        let right = right
            .into_iter()
            .map(|letter| Letter { at: Point::new(letter.at.x - page.width, letter.at.y), ..letter });
        (left, right.collect::<Leaf>())
    };
    let (mut first, mut second) = (Vec::new(), Vec::new());
    for (outside, inside) in sheets {
        let ((last, front), (after_front, before_last)) = (halves(outside), halves(inside));
        first.extend([front, after_front]);
        second.extend([last, before_last]);
    }
    first.extend(second.into_iter().rev());
    first
}

/// Lays single sheets on each other.
fn fastened(sheets: &[(Leaf, Leaf)]) -> Vec<Leaf> {
    sheets.iter().flat_map(|(front, back)| [front.clone(), back.clone()]).collect()
}
