//! How much of the sheets that are cut stays white, and where: measured on the painted pages of all bundled kits on A4.

use crate::kit::written;
use crate::library;
use crate::reading::Pdf;
use crate::reading::Raster;

/// Millimetres between the places that are looked at.
const STEP: f64 = 0.5;
/// The margin, in millimetres.
const MARGIN: f64 = 5.0;
/// What the slug line takes at the foot of a page, in millimetres: its own 33, and the gap above it.
const SLUG: f64 = 38.0;
/// The highest white strip between what lies on a sheet, in millimetres: a gap of 4, the marks of a card or the caption
/// over pieces, and half of what a man is smaller than the king beside him.
const STRIP: f64 = 12.0;
/// How many rows of millimetres of a kit's sheets may be white on average, as a share.
const WHITE: f64 = 0.75;

/// A sheet, as rows of `STEP` millimetres: which are white, and how much of all of it is.
struct Sheet {
    rows: Vec<bool>,
    white: f64,
}

fn looked_at(page: &Raster, (width, height): (f64, f64)) -> Sheet {
    let places = |length: f64| (0..(length / STEP) as usize).map(|nth| (nth as f64 + 0.5) * STEP);
    let (mut rows, mut white, mut all) = (Vec::new(), 0_usize, 0_usize);
    for y in places(height) {
        let dots = places(width).filter(|x| page.pixel(*x, y) == [255; 3]).count();
        rows.push(dots == places(width).count());
        let is_printable = y > MARGIN && y < height - MARGIN;
        if is_printable {
            let beside = places(width).filter(|x| *x < MARGIN || *x > width - MARGIN).count();
            white += dots - beside.min(dots);
            all += places(width).count() - beside;
        }
    }
    Sheet { rows, white: white as f64 / all as f64 }
}

/// White strips across the whole sheet above something that is no slug line, as where they begin and how high they are.
fn strips(rows: &[bool]) -> Vec<(f64, f64)> {
    let foot = rows.len() - (SLUG / STEP) as usize;
    let mut strips = Vec::new();
    let mut begun = 0;
    for (nth, is_white) in rows.iter().enumerate().take(foot) {
        if !is_white {
            strips.push((begun as f64 * STEP, (nth - begun) as f64 * STEP));
            begun = nth + 1;
        }
    }
    strips
}

/// Everything on a sheet lies as far up as it can: no strip across it is white above anything but the slug line. What is
/// blank is there because the game has no more, and not on many sheets: the ten whitest are printed.
#[test]
fn sheets_are_filled_from_the_top() {
    let mut all: Vec<(f64, String)> = Vec::new();
    for id in library::variant_ids() {
        let kit = Pdf::open(&written(&["--variant", &id, "--parts", "board,pieces,cards,points,scores"]));
        for nth in 0..kit.page_count() {
            let sheet = looked_at(&kit.raster(nth, 60.0), kit.page_size(nth));
            let name = format!("{id}, page {}", nth + 1);
            let strips = strips(&sheet.rows);
            let (top, first) = strips[0];
            assert!(top < STEP && first <= MARGIN + STRIP, "{name}: the first {first} mm are white");
            for (from, high) in &strips[1..] {
                assert!(*high <= STRIP, "{name}: {high} mm are white from {from} mm on");
            }
            all.push((sheet.white, name));
        }
        let pages = kit.page_count();
        let of_kit: f64 = all[all.len() - pages..].iter().map(|(white, _)| white).sum();
        assert!(of_kit / pages as f64 <= WHITE, "{id}: {of_kit:.2} of {pages} sheets are white");
    }
    all.sort_by(|a, b| b.0.total_cmp(&a.0));
    for (white, name) in all.iter().take(10) {
        println!("{:3.0} % of {name} is white", white * 100.0);
    }
}

#[test]
fn a_white_strip_is_found() {
    let mut rows = vec![true; 594];
    for printed in [20..100, 150..200, 560..580] {
        rows[printed].fill(false);
    }
    // Rows of half a millimetre: white for 10 mm, then from 50 to 75 mm; what is below 259 mm is the slug line's.
    let high: Vec<(f64, f64)> = strips(&rows).into_iter().filter(|(_, high)| *high > 0.0).collect();
    assert_eq!(high, [(0.0, 10.0), (50.0, 25.0)]);
}
