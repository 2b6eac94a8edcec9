//! The leaflet folds to four upright pages in order, whichever way the sheet is turned over.

use super::{open, written, york};
use crate::reading::{Pdf, Raster};

const DPI: f64 = 72.0;

/// The two sides of the leaflet: the last two pages of the file.
fn sides(kit: &Pdf) -> (Raster, Raster) {
    let count = kit.page_count();
    (kit.raster(count - 2, DPI), kit.raster(count - 1, DPI))
}

fn turned(raster: &Raster) -> Vec<[u8; 3]> {
    let mut dots: Vec<[u8; 3]> = raster.rgb.chunks_exact(3).map(|dot| [dot[0], dot[1], dot[2]]).collect();
    dots.reverse();
    dots
}

/// The darkness of each field of 8 by 8 dots: turning a page moves it by a part of a dot, which fields even out.
fn fields(dots: &[[u8; 3]], width: usize) -> Vec<f64> {
    let height = dots.len() / width;
    let mut sums = vec![0.0; (width / 8) * (height / 8)];
    for row in 0..height / 8 * 8 {
        for column in 0..width / 8 * 8 {
            let dot = dots[row * width + column];
            sums[row / 8 * (width / 8) + column / 8] +=
                dot.iter().map(|&part| f64::from(part)).sum::<f64>() / 192.0;
        }
    }
    sums
}

/// The part of the fields that differ clearly.
fn difference(a: &[[u8; 3]], b: &[[u8; 3]], width: usize) -> f64 {
    let (a, b) = (fields(a, width), fields(b, width));
    a.iter().zip(&b).filter(|(a, b)| (*a - *b).abs() > 24.0).count() as f64 / a.len() as f64
}

#[test]
fn over_the_long_edge_the_inside_is_printed_upside_down_and_nothing_else_changes() {
    for paper in ["a4", "letter"] {
        let plain = open(york(paper));
        let long = open(&written(&["--variant", "york", "--paper", paper, "--duplex", "long-edge"]));
        let short = open(&written(&["--variant", "york", "--paper", paper, "--duplex", "short-edge"]));
        let (outside, inside) = sides(&plain);
        let (long_outside, long_inside) = sides(&long);
        let (short_outside, short_inside) = sides(&short);
        let dots = |raster: &Raster| turned(raster).into_iter().rev().collect::<Vec<_>>();
        assert!(difference(&dots(&outside), &dots(&long_outside), inside.width) < 0.01);
        assert!(difference(&dots(&outside), &dots(&short_outside), inside.width) < 0.01);
        assert!(difference(&dots(&inside), &dots(&short_inside), inside.width) < 0.01);
        assert!(difference(&dots(&inside), &turned(&long_inside), inside.width) < 0.02);
        assert!(difference(&dots(&inside), &dots(&long_inside), inside.width) > 0.05, "it was turned at all");
    }
}

#[test]
fn every_one_sided_page_of_a_duplex_file_has_a_blank_back() {
    for flip in ["short-edge", "long-edge"] {
        let plain = open(york("a4"));
        let duplex = open(&written(&["--variant", "york", "--paper", "a4", "--duplex", flip]));
        let one_sided = plain.page_count() - 2;
        assert_eq!(duplex.page_count(), 2 * one_sided + 2);
        for page in 0..one_sided {
            assert!(duplex.raster(2 * page, 36.0).painted().is_some());
            assert_eq!(duplex.raster(2 * page + 1, 36.0).painted(), None, "page {}", 2 * page + 2);
            assert_eq!(duplex.page_size(2 * page), duplex.page_size(2 * page + 1));
        }
    }
}

/// Outside: back on the left, front with the title on the right. Inside: page 2 on the left and
/// page 3 on the right.
#[test]
fn the_four_pages_are_imposed_in_order() {
    for paper in ["a4", "letter"] {
        let kit = open(york(paper));
        let count = kit.page_count();
        // Where words stand counts, not when they are read: they have to be on their half of the sheet.
        for (page, right, words) in [
            (count - 2, true, "2 players"),
            (count - 2, false, "Sources"),
            (count - 1, false, "Figure 2"),
            (count - 1, true, "Figure 9"),
        ] {
            let middle = kit.page_size(page).0 / 2.0;
            let letters = kit.letters(page).into_iter().filter(|letter| (letter.at.x > middle) == right);
            let text: String = letters.map(|letter| letter.text).collect();
            let half = if right { "right" } else { "left" };
            assert!(text.contains(words), "{paper}: `{words}` is not in the {half} half, which says: {text}");
        }
        // The front page's picture makes the right half of the outside much more colourful than the left.
        let (outside, _) = sides(&kit);
        let colourful = |left: usize, right: usize| {
            let dots = (0..outside.height).flat_map(|row| (left..right).map(move |column| (row, column)));
            dots.filter(|(row, column)| {
                let at = (row * outside.width + column) * 3;
                let dot = &outside.rgb[at..at + 3];
                dot.iter().max().zip(dot.iter().min()).is_some_and(|(most, least)| most - least > 90)
            })
            .count()
        };
        let half = outside.width / 2;
        assert!(colourful(half, outside.width) > 5 * colourful(0, half));
    }
}

/// The leaflet is full: every column ends where the next rule with its figures has no room.
#[test]
fn no_page_of_the_leaflet_is_half_empty() {
    for paper in ["a4", "letter"] {
        let kit = open(york(paper));
        let (outside, inside) = sides(&kit);
        for (side, raster) in [("outside", outside), ("inside", inside)] {
            let (width, height) = (raster.width, raster.height);
            for quarter in 0..4 {
                let (left, right) = (quarter * width / 4, (quarter + 1) * width / 4);
                let foot = (0..height * 93 / 100)
                    .rev()
                    .find(|row| {
                        (left + 8..right - 8).any(|column| {
                            raster.rgb[(row * width + column) * 3..][..3].iter().all(|&part| part < 140)
                        })
                    })
                    .unwrap_or(0);
                let share = foot as f64 / height as f64;
                assert!(share > 0.8, "{paper} {side}, column {}: ends at {share:.2}", quarter + 1);
            }
        }
    }
}

/// A leaflet of eight pages: the outer sheet first, with pages 8, 1, 2 and 7, then the inner one with 6, 3, 4 and 5.
#[test]
fn two_sheets_lie_one_inside_the_other_whichever_way_they_are_turned() {
    let long_game =
        ["--variant", "vikings-chess", "--option", "variation-2", "--paper", "letter", "--parts", "leaflet"];
    let plain = open(&written(&long_game));
    let long = open(&written(&[&long_game[..], &["--duplex", "long-edge"]].concat()));
    let (count, long_count) = (plain.page_count(), long.page_count());
    // What to do with a sheet is decoration to a screen reader, the title is not.
    for (back, decoration, words) in
        [(4, true, "Outer sheet"), (4, false, "2 players"), (2, true, "Inner sheet")]
    {
        let text = plain.page_text(count - back, decoration).replace('\u{a0}', " ");
        assert!(text.contains(words), "`{words}` is not in: {text}");
    }
    let dots = |raster: &Raster| turned(raster).into_iter().rev().collect::<Vec<_>>();
    for back in 1..=4 {
        let (page, other) = (plain.raster(count - back, DPI), long.raster(long_count - back, DPI));
        // Outsides are the fourth and the second page from the end.
        let same = if back % 2 == 0 { dots(&other) } else { turned(&other) };
        assert!(difference(&dots(&page), &same, page.width) < 0.02, "page {back} from the end");
    }
}
