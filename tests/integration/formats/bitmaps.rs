//! Bitmaps on pages: every pixel at its place and in its colour, whatever is written; stored once.

use super::dots::Dots;
use crate::reading::Pdf;
use crate::sampler::{BLUE, block, document, page, pixels};
use kurbo::{Affine, Rect};
use std::sync::Arc;
use tafl_print::render::{self, Letters};
use tafl_print::scene::{Art, Bitmap, Channels, Color, Document, Item};

/// Ten dots to a millimetre.
const DPI: f64 = 254.0;

/// 10 mm to a pixel of [`pixels`].
const AREA: Rect = Rect::new(20.0, 30.0, 60.0, 60.0);

/// The first page as it is shown: the PDF by another program than ours, the PNG, and the SVG of letters.
fn shown(document: &Document) -> [(&'static str, Dots); 3] {
    let pdf = Pdf::of(document);
    let png = render::png_pages(document, DPI, render::Painters::ALONE).expect("pictures").swap_remove(0);
    let svg = render::svg_pages(document, Letters::Text).expect("drawings").swap_remove(0);
    [("PDF", Dots::of_pdf(pdf.raster(0, DPI))), ("PNG", Dots::of_png(&png)), ("SVG", Dots::of_svg(&svg, DPI))]
}

/// The colour of a pixel on white paper.
fn on_paper(bitmap: &Bitmap, column: usize, row: usize) -> [u8; 3] {
    let count = bitmap.channels().count();
    let pixel = &bitmap.bytes()[(row * bitmap.width() as usize + column) * count..][..count];
    let hides = pixel.get(3).map_or(1.0, |&part| f64::from(part) / 255.0);
    [0, 1, 2].map(|part| (f64::from(pixel[part]) * hides + 255.0 * (1.0 - hides)).round() as u8)
}

/// Holds if there is such a colour at a place in millimetres.
fn assert_color(dots: &Dots, (x, y): (f64, f64), wanted: [u8; 3], what: &str) {
    let found = dots.dot((x * 10.0) as usize, (y * 10.0) as usize);
    let near = found.iter().zip(wanted).all(|(&found, wanted)| found.abs_diff(wanted) <= 2);
    assert!(near, "{what}: {found:?} instead of {wanted:?} at ({x}, {y})");
}

#[test]
fn pixels_keep_their_places_and_their_colours() {
    for channels in [Channels::Rgb, Channels::Rgba] {
        let bitmap = pixels(channels);
        for (what, dots) in shown(&document(vec![page(vec![Item::bitmap(&bitmap, AREA)])])) {
            for (column, row) in (0..12).map(|nth| (nth % 4, nth / 4)) {
                let color = on_paper(&bitmap, column, row);
                let (left, top) = (20.0 + 10.0 * column as f64, 30.0 + 10.0 * row as f64);
                // The middle, and two corners: they are squares, and as large as they should be.
                for inside in [5.0, 0.3, 9.7] {
                    assert_color(&dots, (left + inside, top + inside), color, what);
                }
            }
            for beside in [(19.7, 45.0), (60.3, 45.0), (40.0, 29.7), (40.0, 60.3)] {
                assert_color(&dots, beside, [255; 3], what);
            }
        }
    }
}

#[test]
fn a_bitmap_is_stretched_turned_and_clipped_like_all_else() {
    let bitmap = pixels(Channels::Rgb);
    let stretched = Item::bitmap(&bitmap, Rect::new(0.0, 0.0, 20.0, 30.0));
    // A quarter to the right: what was up is to the right.
    let turned = Item::transformed(vec![stretched], Affine::new([0.0, 1.0, -1.0, 0.0, 50.0, 20.0]));
    let items = vec![Item::clipped(vec![turned], Rect::new(20.0, 20.0, 50.0, 35.0))];
    for (what, dots) in shown(&document(vec![page(items)])) {
        for (column, row) in (0..12).map(|nth| (nth % 4, nth / 4)) {
            let seen = if column < 3 { on_paper(&bitmap, column, row) } else { [255; 3] };
            let place = (45.0 - 10.0 * row as f64, 22.5 + 5.0 * column as f64);
            assert_color(&dots, place, seen, what);
        }
    }
}

#[test]
fn what_hides_nothing_shows_what_is_beneath() {
    let bytes = [[255, 0, 0, 0], [255, 0, 0, 255]].concat();
    let bitmap = Arc::new(Bitmap::new(2, 1, Channels::Rgba, bytes).expect("2 pixels"));
    let items =
        vec![block(20.0, 30.0, 40.0, 10.0, BLUE), Item::bitmap(&bitmap, Rect::new(20.0, 30.0, 60.0, 50.0))];
    for (what, dots) in shown(&document(vec![page(items)])) {
        assert_color(&dots, (30.0, 35.0), [0, 0, 255], what);
        assert_color(&dots, (30.0, 45.0), [255; 3], what);
        assert_color(&dots, (50.0, 35.0), [255, 0, 0], what);
    }
}

#[test]
fn a_bitmap_is_stored_once() {
    let bitmap = pixels(Channels::Rgb);
    let stamp = Arc::new(Art { size: (40.0, 30.0).into(), items: vec![Item::bitmap(&bitmap, AREA)] });
    let uses =
        || vec![Item::bitmap(&bitmap, AREA), Item::art(&stamp, 0.0, 50.0), Item::art(&stamp, 50.0, 50.0)];
    let twice = document(vec![page(uses()), page(uses())]);
    let pdf = render::pdf(&twice).expect("a PDF");
    assert_eq!(Pdf::open(&pdf).stored_bitmaps(), 1);
    assert!(pdf == render::pdf(&twice).expect("a PDF"), "the same bytes");
    for letters in [Letters::Text, Letters::Outlines] {
        for svg in render::svg_pages(&twice, letters).expect("drawings") {
            let count = |words: &str| svg.matches(words).count();
            assert_eq!((count("<image "), count("data:image/png;base64,")), (1, 1));
            assert_eq!(count("href=\"#bitmap-1\""), 2, "on the page and in art");
        }
    }
    // The same bytes in other rows are another picture; as much as it hides is stored for itself, if not all.
    let stored = |bitmap: Bitmap| {
        let items = vec![Item::bitmap(&pixels(Channels::Rgb), AREA), Item::bitmap(&Arc::new(bitmap), AREA)];
        Pdf::of(&document(vec![page(items)])).stored_bitmaps()
    };
    let bytes = || bitmap.bytes().to_vec();
    assert_eq!(stored(Bitmap::new(4, 3, Channels::Rgb, bytes()).expect("12 pixels")), 1);
    assert_eq!(stored(Bitmap::new(3, 4, Channels::Rgb, bytes()).expect("12 pixels")), 2);
    assert_eq!(stored(Bitmap::new(3, 3, Channels::Rgba, bytes()).expect("9 pixels")), 3);
    assert_eq!(stored(Bitmap::new(3, 3, Channels::Rgba, vec![255; 36]).expect("9 pixels")), 2);
}

#[test]
fn large_pixels_are_squares_and_small_ones_are_smoothed() {
    let bitmap = pixels(Channels::Rgb);
    for (width, height, sharp) in [(1.0, 0.75, true), (0.96, 0.75, false), (1.0, 0.72, false)] {
        let items = vec![Item::bitmap(&bitmap, Rect::new(20.0, 30.0, 20.0 + width, 30.0 + height))];
        let svg = render::svg(&document(vec![page(items)])).expect("a drawing");
        assert_eq!(svg.contains("style=\"image-rendering:pixelated\""), sharp, "{width} x {height}");
    }
}

#[test]
fn a_bitmap_takes_the_ink_of_its_colours() {
    let green = Color::rgb(0, 128, 64);
    let bytes = [green.r, green.g, green.b].repeat(12);
    let bitmap = Arc::new(Bitmap::new(4, 3, Channels::Rgb, bytes).expect("12 pixels"));
    let ink =
        |item: Item| render::coverage(&document(vec![page(vec![item])]), &[0]).expect("ink").swap_remove(0);
    let (picture, form) = (ink(Item::bitmap(&bitmap, AREA)), ink(block(20.0, 30.0, 40.0, 30.0, green)));
    assert!(form.cyan > 0.015, "{form:?}");
    for (found, wanted) in [
        (picture.cyan, form.cyan),
        (picture.magenta, form.magenta),
        (picture.yellow, form.yellow),
        (picture.black, form.black),
        (picture.grey, form.grey),
    ] {
        // The edges of a picture fade in sixteenths of a dot, four of which are 0.00016 of the page.
        assert!((found - wanted).abs() < 2e-4, "{picture:?} instead of {form:?}");
    }
    // Pages that differ in a bitmap only are not counted as one.
    let pages =
        [&bitmap, &pixels(Channels::Rgb), &bitmap].map(|bitmap| page(vec![Item::bitmap(bitmap, AREA)]));
    let mut plain = document(pages.to_vec());
    plain.pages[0].items.truncate(1);
    let found = render::coverage(&plain, &[0, 1, 2]).expect("ink");
    assert!(found[0] == found[2] && found[0] != found[1], "{found:?}");
}

#[test]
fn without_an_area_nothing_is_painted_and_at_infinity_it_is_refused() {
    let at = |area: Rect| document(vec![page(vec![Item::bitmap(&pixels(Channels::Rgb), area)])]);
    for empty in [Rect::new(20.0, 30.0, 20.0, 60.0), Rect::new(20.0, 30.0, 60.0, 20.0)] {
        assert_eq!(Pdf::of(&at(empty)).stored_bitmaps(), 0);
        assert!(!render::svg(&at(empty)).expect("a drawing").contains("<image"));
    }
    let nowhere = at(Rect::new(20.0, f64::NAN, 60.0, f64::INFINITY));
    for fault in [render::pdf(&nowhere).expect_err("a PDF"), render::svg(&nowhere).expect_err("a drawing")] {
        assert!(fault.to_string().contains("moved by"), "{fault}");
    }
}
