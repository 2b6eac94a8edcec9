//! The picture of all pages.

use super::dots::{Dots, apart, measures};
use super::written;
use crate::library;
use crate::order;
use crate::reading::Pdf;
use std::fs;
use tafl_print::imposition::Settings;
use tafl_print::make::made;
use tafl_print::scene::Item;
use tafl_print::sheets;

/// What lies on the table: windows of dots that are no table, larger than a letter of the captions.
fn things(picture: &Dots) -> Vec<[usize; 4]> {
    let table = picture.dot(1, 1);
    let is_table = |column: usize, row: usize| picture.dot(column, row) == table;
    let mut seen = vec![false; picture.width * picture.height];
    let mut found = Vec::new();
    for start in 0..seen.len() {
        if seen[start] || is_table(start % picture.width, start / picture.width) {
            continue;
        }
        let (mut left, mut top, mut right, mut bottom) = (usize::MAX, usize::MAX, 0, 0);
        let mut open = vec![start];
        seen[start] = true;
        while let Some(at) = open.pop() {
            let (column, row) = (at % picture.width, at / picture.width);
            (left, right) = (left.min(column), right.max(column));
            (top, bottom) = (top.min(row), bottom.max(row));
            let near = [
                (column > 0).then(|| at - 1),
                (column + 1 < picture.width).then(|| at + 1),
                (row > 0).then(|| at - picture.width),
                (row + 1 < picture.height).then(|| at + picture.width),
            ];
            for next in near.into_iter().flatten() {
                if !seen[next] && !is_table(next % picture.width, next / picture.width) {
                    seen[next] = true;
                    open.push(next);
                }
            }
        }
        // Letters of captions are smaller.
        if right - left > 66 && bottom - top > 66 {
            found.push([left, top, right + 1 - left, bottom + 1 - top]);
        }
    }
    // A page may have the table's colour in it, and things within that.
    let within = |inner: &[usize; 4], outer: &[usize; 4]| {
        inner != outer
            && (0..2)
                .all(|at| outer[at] <= inner[at] && inner[at] + inner[at + 2] <= outer[at] + outer[at + 2])
    };
    let all = found.clone();
    found.retain(|thing| !all.iter().any(|other| within(thing, other)));
    found
}

#[test]
fn every_page_is_in_the_picture() {
    for words in [
        vec!["--variant", "york"],
        vec!["--variant", "copenhagen", "--paper", "letter", "--duplex", "long-edge"],
        vec!["--variant", "alea-evangelii", "--paper", "a4"],
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let words = [words, vec!["--preview", "-o", "kit.pdf"]].concat();
        assert_eq!(written(folder.path(), &words), ["kit.pdf", "kit-preview.png"]);
        let pdf = Pdf::open(&fs::read(folder.path().join("kit.pdf")).expect("a PDF"));
        let png = fs::read(folder.path().join("kit-preview.png")).expect("a PNG");
        let (width, height, metre) = measures(&png);
        assert!(width * height < 45_000_000 && metre <= 7874, "handy: {width} x {height}");
        let picture = Dots::of_png(&png);
        let mut places = things(&picture);
        assert_eq!(places.len(), pdf.page_count(), "{words:?}");
        // Row by row; the pages of a row end on one line.
        let bottom = |[_, top, _, high]: &[usize; 4]| (top + high).div_ceil(8);
        places.sort_by_key(|place| (bottom(place), place[0]));
        for (nth, [left, top, wide, high]) in places.into_iter().enumerate() {
            let what = format!("{words:?}, page {}", nth + 1);
            // The shadow reaches 0.7 mm to the right and 0.9 mm down.
            let dots = |mm: f64| (mm / 1000.0 * f64::from(metre)).round() as usize;
            let window = [left, top, wide - dots(0.7), high - dots(0.9)];
            let (across, down) = pdf.page_size(nth);
            let aspect = window[2] as f64 / window[3] as f64;
            assert!((aspect / (across / down) - 1.0).abs() < 0.02, "{what}: {window:?}");
            // hayro draws no line thinner than a dot, so that coarse dots would make its text darker.
            let page = Dots::of_pdf(pdf.raster(nth, 150.0));
            let (mean, most) = apart(&picture.fields(window, 12, 12), &page.fields(page.whole(), 12, 12));
            assert!(mean < 8.0 && most < 60.0, "{what}: {mean} {most}");
        }
    }
}

/// All text of some items, in order.
fn text(items: &[Item]) -> String {
    let of = |item: &Item| match item {
        Item::Glyphs(run) => run.text.clone(),
        // Pages in small have a text of their own, which is not the picture's.
        Item::Group { clip: None, items, .. } => text(items),
        Item::Marked { items, .. } => text(items),
        _ => String::new(),
    };
    items.iter().map(of).collect::<Vec<_>>().join(" ")
}

/// Pages of a picture, and how often those come that come more than once.
fn shown(sets: u16) -> (usize, Vec<usize>, usize) {
    let order = order::of(library::variant("york", &[]), Settings { sets, ..Settings::default() });
    let order = order.measured().expect("measures");
    let made = made(&order).expect("a kit");
    let pages = made.files.iter().map(|file| file.document.pages.len()).sum();
    let bands = sheets::preview(&order, &made).expect("a picture").document.pages;
    let is_page = |item: &&Item| matches!(item, Item::Group { clip: Some(_), .. });
    let count = bands.iter().flat_map(|band| &band.items).filter(is_page).count();
    let said: String = bands.iter().map(|band| text(&band.items) + "\n").collect();
    let times = said.split('×').skip(1).map(|after| {
        let digits: String = after.trim_start().chars().take_while(char::is_ascii_digit).collect();
        digits.parse().expect("how often it comes")
    });
    (count, times.collect(), pages)
}

/// A set of York has two halves of the board, and a leaflet of a sheet with two sides at least: four kinds of page that come
/// once for each set. Pages of pieces have more than one set on them, and come less often.
#[test]
fn of_several_sets_each_kind_of_page_is_shown_once_and_counted() {
    let (count, times, pages) = shown(1);
    assert_eq!((count, times), (pages, Vec::new()), "one set is shown whole");
    let (count, times, pages) = shown(20);
    let once = count - times.len();
    assert_eq!(once + times.iter().sum::<usize>(), pages, "{times:?}");
    assert!(times.iter().filter(|times| **times == 20).count() >= 4, "{times:?}");
    assert!(count < 20 && pages > 80, "{count} of {pages}");
}
