//! What no printer prints: ink in the margin, and lines that are too thin.

use super::{DPI, of};
use crate::kit::{one_at_a_time, tafl_print};
use crate::library;
use crate::order;
use crate::reading::Pdf;
use kurbo::{Point, Rect};
use tafl_print::game::Cut;
use tafl_print::imposition::{CellSize, Component, Paper, Settings};
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
            let kit = order::kit(library::york(), settings.clone());
            let pdf = Pdf::of(&kit.files[0].document);
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

/// Rules for the wall and leaflets in three languages, packs, cards and place cards: whatever is printed ends where the margin
/// begins. In each row the games that had something beyond it once, and some that had not.
#[test]
fn nothing_is_printed_within_5_mm_of_the_edge() {
    let rows: [&[&str]; 13] = [
        &["alea-evangelii", "--parts", "wall", "--wall", "letter", "--lang", "pt-BR"],
        &["york", "--parts", "wall", "--wall", "a3", "--lang", "de"],
        &["tawlbwrdd", "--parts", "wall", "--wall", "a3", "--lang", "de"],
        &["vikings-chess", "--parts", "wall", "--wall", "a4"],
        &["ashton-tablut", "--parts", "wall", "--wall", "a4", "--lang", "pt-BR"],
        &["brandubh", "--parts", "wall", "--wall", "tabloid"],
        &["brandubh", "--paper", "300x420mm"],
        &["sea-battle", "--paper", "297x423mm"],
        &["york", "--pack", "one-sheet"],
        &["tablut", "--pack", "class", "--paper", "letter", "--lang", "pt-BR"],
        &["brandubh", "--pack", "class"],
        &["walker-15", "--parts", "leaflet", "--paper", "a5", "--lang", "de"],
        &["tablut", "--parts", "board,cards,place-cards,easy,teacher,records", "--paper", "letter"],
    ];
    for row in rows {
        let folder = tempfile::tempdir().expect("a folder");
        let args = [&["-q", "-o", "kit.pdf", "--variant"], row].concat();
        let output = tafl_print(folder.path(), &args);
        assert!(output.status.success(), "{row:?}: {}", String::from_utf8_lossy(&output.stderr));
        let mut files: Vec<_> = std::fs::read_dir(folder.path())
            .expect("a folder")
            .map(|entry| entry.expect("an entry").path())
            .filter(|path| path.extension().is_some_and(|extension| extension == "pdf"))
            .collect();
        files.sort();
        assert!(!files.is_empty(), "{row:?}: nothing was written");
        for file in files {
            let pdf = Pdf::open(&std::fs::read(&file).expect("a file"));
            for page in 0..pdf.page_count() {
                let _turn = one_at_a_time();
                let (width, height) = pdf.page_size(page);
                let Some(painted) = pdf.raster(page, 127.0).painted() else { continue };
                // A line along the margin touches dots of 0.2 mm that begin up to a dot and a half outside it.
                let inner = Rect::new(4.69, 4.69, width - 4.69, height - 4.69);
                assert!(
                    inner.union(painted) == inner,
                    "{row:?}, page {}: {painted:?} of {width} x {height}",
                    page + 1
                );
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
        let kit = order::kit(library::variant(id, &[]), settings);
        for (nth, page) in kit.files.iter().flat_map(|file| &file.document.pages).enumerate() {
            let width = thinnest(&page.items, 1.0);
            assert!(width >= 0.15 - 1e-6, "{id}, page {}: {width} mm", nth + 1);
        }
    }
}
