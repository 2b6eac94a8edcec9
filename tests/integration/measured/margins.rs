//! What no printer prints: ink in the margin, and lines that are too thin.

use super::{DPI, of};
use crate::job;
use crate::kit::one_at_a_time;
use crate::library;
use crate::reading::Pdf;
use kurbo::Point;
use tafl_print::game::Cut;
use tafl_print::imposition::{CellSize, Component, Paper, Settings};
use tafl_print::make::made;
use tafl_print::render::pdf;
use tafl_print::scene::{Affine, Item};
use tafl_print::units::Length;

/// Squares that leave no room for the bleed: it ends where the margin begins, and so do marks and numbers.
#[test]
fn nothing_is_painted_on_the_margin() {
    for (paper, cut, cell) in [
        (Paper::LETTER, Cut::Halves, 24.4),
        (Paper::A4, Cut::Whole, 18.1),
        (Paper::A5, Cut::Quarters, 22.9),
        (Paper::A3, Cut::Whole, 26.0),
    ] {
        for laminate in [false, true] {
            let settings = Settings {
                cut: Some(cut),
                cell: Some(CellSize::Of(Length::mm(cell))),
                laminate,
                ..of(paper, &[Component::Board, Component::Cards])
            };
            let workshop = job::of(library::york(), settings.clone());
            let kit = made(&workshop.job().expect("measures")).expect("a kit");
            let pdf = Pdf::open(&pdf(&kit.files[0].document).expect("a file"));
            for page in 0..pdf.page_count() {
                let _turn = one_at_a_time();
                let raster = pdf.raster(page, DPI);
                let inner = paper.printable(settings.margin).inset(0.15);
                let (width, height) = (paper.width().to_mm(), paper.height().to_mm());
                // The last dots of a page may be less than whole.
                let page_itself = paper.printable(Length::mm(0.5));
                for row in 0..(height * 5.0) as usize {
                    for column in 0..(width * 5.0) as usize {
                        let point = Point::new((column as f64 + 0.5) / 5.0, (row as f64 + 0.5) / 5.0);
                        if page_itself.contains(point) && !inner.contains(point) {
                            let color = raster.pixel(point.x, point.y);
                            assert_eq!(color, [255; 3], "{paper} {cut:?}, page {}: {point:?}", page + 1);
                        }
                    }
                }
            }
        }
    }
}

/// The thinnest line among items that are shown at `scale`, in millimetres on paper.
fn thinnest(items: &[Item], scale: f64) -> f64 {
    let inner = |transform: &Affine| {
        let [a, b, c, d, ..] = transform.as_coeffs();
        scale * (a * d - b * c).abs().sqrt()
    };
    let each = items.iter().map(|item| match item {
        Item::Path(path) => path.stroke.as_ref().map_or(f64::INFINITY, |stroke| stroke.width * scale),
        Item::Glyphs(_) | Item::Bitmap { .. } => f64::INFINITY,
        Item::Group { transform, items, .. } => thinnest(items, inner(transform)),
        Item::Art { art, transform } => thinnest(&art.items, inner(transform)),
        Item::Marked { items, .. } => thinnest(items, scale),
    });
    each.fold(f64::INFINITY, f64::min)
}

/// A line thinner than 0.15 mm vanishes on some printers.
#[test]
fn no_line_of_a_kit_is_thinner_than_printers_draw() {
    let laminated = Settings { laminate: true, sets: 2, ..Settings::default() };
    let small = Settings {
        cell: Some(CellSize::Of(Length::mm(12.0))),
        king_disc: Some(Length::mm(11.0)),
        piece_disc: Some(Length::mm(9.0)),
        ..Settings::default()
    };
    for (id, settings) in
        [("york-11", laminated), ("copenhagen-11", small), ("alea-evangelii-19", Settings::default())]
    {
        let workshop = job::of(library::variant(id, &[]), settings);
        let kit = made(&workshop.job().expect("measures")).expect("a kit");
        for (nth, page) in kit.files.iter().flat_map(|file| &file.document.pages).enumerate() {
            let width = thinnest(&page.items, 1.0);
            assert!(width >= 0.15 - 1e-6, "{id}, page {}: {width} mm", nth + 1);
        }
    }
}
