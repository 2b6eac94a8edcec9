//! The sheets that are cut, as they are written: opened again and measured on every kind of paper.

mod boxes;
mod children;
mod folded;
mod joined;
mod leaflets;
mod margins;
mod marks;
mod read_pages;
mod rims;
mod squares;
mod typeset;

use crate::kit::one_at_a_time;
use crate::kit::shapes::blobs;
use crate::library;
use crate::order;
use crate::reading::{Pdf, Raster};
use kurbo::{Point, Rect, Size};
use std::collections::BTreeSet;
use std::rc::Rc;
use tafl_print::game::Cut;
use tafl_print::imposition::cut_plan::{CutPlan, Element, Placed, plan};
use tafl_print::imposition::cutting::BoardPart;
use tafl_print::imposition::{Component, Paper, Settings};
use tafl_print::make::made;
use tafl_print::render::pdf;
use tafl_print::theme::{Group, Slot};
use tafl_print::units::Length;

/// Dots to the inch of the rasters: ten to a millimetre.
const DPI: f64 = 254.0;

/// A board with its bleed has room on it, and the page's label.
fn large() -> Paper {
    Paper::custom(Length::mm(400.0), Length::mm(400.0)).expect("a paper")
}

fn of(paper: Paper, parts: &[Component]) -> Settings {
    Settings { paper, parts: parts.iter().copied().collect::<BTreeSet<Component>>(), ..Settings::default() }
}

/// Pages that are cut, with the plan that they were drawn by. Only kits without loose parts and reading pages.
struct Cutting {
    pdf: Pdf,
    plan: CutPlan,
}

impl Cutting {
    fn new(id: &str, settings: Settings) -> Self {
        let mut order = order::of(library::variant(id, &[]), settings);
        // Lines are found by their colour, which drawings have, too: squares and frame are as plain as the program draws them.
        let theme = Rc::make_mut(&mut order.theme);
        let of_board =
            |slot: &Slot| matches!(slot.group(), Group::Squares | Group::Edges | Group::Roads | Group::Frame);
        Slot::ALL.into_iter().filter(of_board).for_each(|slot| theme.art[slot].clear());
        theme.board.layers.clear();
        theme.palette = library::jorvik().palette;
        theme.art = theme.art.clone().filled(&theme.palette);
        let order = order.measured().expect("measures");
        let kit = made(&order).expect("a kit");
        let bytes = pdf(&kit.files[0].document).expect("a file");
        let cutting = Self { pdf: Pdf::open(&bytes), plan: plan(&order, &[]).expect("a plan") };
        assert_eq!(cutting.pdf.page_count(), cutting.plan.sheets.len(), "no page but those that are cut");
        cutting
    }

    /// The parts of the board with their places and pages.
    fn parts(&self) -> Vec<(BoardPart, Placed, usize)> {
        let on = |(page, placed): (usize, &Placed)| match placed.element {
            Element::Board { part, .. } => Some((self.plan.parts[part], *placed, page)),
            _ => None,
        };
        let sheets = self.plan.sheets.iter().enumerate();
        sheets
            .flat_map(|(page, sheet)| sheet.placed.iter().map(move |placed| (page, placed)))
            .filter_map(on)
            .collect()
    }

    fn raster(&self, page: usize) -> Raster {
        let _turn = one_at_a_time();
        self.pdf.raster(page, DPI)
    }
}

/// Where a point of a thing `size` large lies on the page: turned clockwise, its left side is at the top.
fn on_page(placed: &Placed, size: Size, point: Point) -> Point {
    let origin = placed.area.origin().to_vec2();
    if placed.turned { Point::new(size.height - point.y, point.x) + origin } else { point + origin }
}

#[test]
fn pages_have_the_boxes_of_paper_trim_and_bleed() {
    let cases = [
        // As wide a frame as the paper's height, or its width, leaves beside margins, bleed or marks, and 275 mm.
        (Paper::A4, Some(Cut::Halves), Size::new(150.0, 275.0), (1.0, 2.0), [4.5, 4.0, 3.0]),
        (Paper::A3, Some(Cut::Whole), Size::new(275.0, 275.0), (2.0, 2.0), [4.5, 4.0, 3.0]),
        (large(), Some(Cut::Whole), Size::new(275.0, 275.0), (2.0, 2.0), [10.0; 3]),
        // Three by two parts, the larger of four columns and six rows, in the corner; with a frame that is asked for.
        (Paper::A5, Some(Cut::Grid), Size::new(100.0, 150.0), (1.0, 1.0), [7.0; 3]),
    ];
    for (paper, cut, squares, ends, frames) in cases {
        for (bleed, frame) in [0.0, 2.0, 3.0].into_iter().zip(frames) {
            let trimmed = squares + Size::new(ends.0, ends.1) * frame;
            let asked = (paper == Paper::A5).then(|| Length::mm(frame));
            let settings =
                Settings { cut, frame: asked, bleed: Length::mm(bleed), ..of(paper, &[Component::Board]) };
            let file = Cutting::new("york-11", settings).pdf;
            let (width, height) = file.page_size(0);
            let given = paper.size();
            assert!((width - given.width).abs() < 0.01 && (height - given.height).abs() < 0.01, "{paper}");
            let (trim, bled) = (file.page_box(0, "TrimBox"), file.page_box(0, "BleedBox"));
            let (trim, bled) = (trim.expect("a TrimBox"), bled.expect("a BleedBox"));
            let near = |a: f64, b: f64| (a - b).abs() < 0.01;
            assert!(
                near(trim.width(), trimmed.width) && near(trim.height(), trimmed.height),
                "{paper}: {trim:?}"
            );
            let around = trim.inset(bleed);
            assert!(
                near(around.x0, bled.x0) && near(around.y1, bled.y1),
                "{paper}: {bled:?} around {trim:?}"
            );
            assert!(
                near(around.x1, bled.x1) && near(around.y0, bled.y0),
                "{paper}: {bled:?} around {trim:?}"
            );
        }
    }
}

#[test]
fn discs_have_their_diameters_and_never_touch_on_any_paper() {
    let custom = Paper::custom(Length::inches(9.0), Length::inches(12.0)).expect("a paper");
    for paper in [Paper::A4, Paper::LETTER, Paper::A3, Paper::A5, custom] {
        let cutting = Cutting::new("york-11", of(paper, &[Component::Pieces]));
        let (mut kings, mut men, mut spares) = (0, 0, 0);
        for (page, sheet) in cutting.plan.sheets.iter().enumerate() {
            let seen: Vec<Rect> = blobs(&cutting.raster(page), DPI)
                .into_iter()
                .filter(|blob| blob.width().min(blob.height()) > 15.0)
                .collect();
            let discs: Vec<&Placed> =
                sheet.placed.iter().filter(|placed| matches!(placed.element, Element::Disc { .. })).collect();
            assert_eq!(seen.len(), discs.len(), "{paper}, page {}: each disc stands alone", page + 1);
            for disc in seen {
                assert!((disc.width() - disc.height()).abs() < 0.3, "{paper}: {disc:?}");
                // With 2 mm of bleed on all sides.
                kings += usize::from((disc.width() - 29.0).abs() <= 0.2);
                men += usize::from((disc.width() - 23.0).abs() <= 0.2);
            }
            spares +=
                discs.iter().filter(|disc| matches!(disc.element, Element::Disc { spare: true, .. })).count();
        }
        assert_eq!(kings + men, 37 + spares, "{paper}: {kings} kings, {men} men");
        assert!(kings >= 1 && men >= 36, "{paper}: {kings} kings, {men} men");
    }
}

/// Around the bleed of each part the paper is white, apart from cut marks and the part's number below it.
#[test]
fn parts_of_the_board_never_touch() {
    for (paper, bleed) in [(Paper::LETTER, 2.0), (Paper::A3, 3.0), (Paper::A5, 1.0)] {
        let settings =
            Settings { cut: Some(Cut::Grid), bleed: Length::mm(bleed), ..of(paper, &[Component::Board]) };
        let cutting = Cutting::new("york-11", settings);
        for (page, sheet) in cutting.plan.sheets.iter().enumerate() {
            let raster = cutting.raster(page);
            let is_part = |placed: &&Placed| matches!(placed.element, Element::Board { .. });
            let parts: Vec<Rect> = sheet.placed.iter().filter(is_part).map(|placed| placed.area).collect();
            for part in &parts {
                // Where a narrower gap makes room for the frame, neighbours' bleeds are 0.8 mm apart.
                let around = part.inset(bleed + 0.4);
                let steps = |from: f64, to: f64| {
                    (0..((to - from) * 5.0) as usize).map(move |n| from + n as f64 / 5.0)
                };
                let upright = [around.x0, around.x1]
                    .map(|x| steps(around.y0, around.y1).map(move |y| Point::new(x, y)));
                let across = [around.y0, around.y1]
                    .map(|y| steps(around.x0, around.x1).map(move |x| Point::new(x, y)));
                // Its number stands there, in the middle or a fifth of the side beside it.
                let numbered = |point: &Point| {
                    let near = |at: f64, from: f64, to: f64| {
                        (at - f64::midpoint(from, to)).abs() < 0.2 * (to - from) + 10.0
                    };
                    let below = point.y > part.y1 && near(point.x, part.x0, part.x1);
                    below || point.x > part.x1 && near(point.y, part.y0, part.y1)
                };
                let marked = |point: &Point| {
                    parts.iter().any(|other| {
                        [point.x - other.x0, point.x - other.x1, point.y - other.y0, point.y - other.y1]
                            .iter()
                            .any(|off| off.abs() < 0.6)
                    })
                };
                let free = upright.into_iter().flatten().chain(across.into_iter().flatten());
                for point in free.filter(|point| !numbered(point) && !marked(point)) {
                    let color = raster.pixel(point.x, point.y);
                    assert_eq!(color, [255; 3], "{paper}, page {}: {point:?}", page + 1);
                }
            }
        }
    }
}
