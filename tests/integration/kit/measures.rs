//! Every measure on paper is true.

use super::shapes::{Way, blobs, blobs_of, grid_color, in_step, lines};
use super::{one_at_a_time, open, written, york};
use crate::reading::Pdf;
use kurbo::Rect;

#[test]
fn pages_have_the_size_of_the_paper() {
    for (paper, (width, height)) in [("a4", (210.0, 297.0)), ("letter", (215.9, 279.4))] {
        let kit = open(york(paper));
        let last = kit.page_count() - 1;
        for page in 0..kit.page_count() {
            let (w, h) = kit.page_size(page);
            let (wide, high) = if page >= last - 1 { (height, width) } else { (width, height) };
            assert!(
                (w - wide).abs() < 0.01 && (h - high).abs() < 0.01,
                "{paper} page {}: {w} x {h}",
                page + 1
            );
        }
    }
}

#[test]
fn nothing_is_painted_within_5_mm_of_the_edge() {
    for paper in ["a4", "letter"] {
        let kit = open(york(paper));
        for page in 0..kit.page_count() {
            let (width, height) = kit.page_size(page);
            let painted = kit.raster(page, 150.0).painted().expect("something on the page");
            // A dot of 150 dpi for the smoothing of edges: the bleed may end just where the margin begins.
            let margin = 5.0 - 0.17;
            assert!(
                painted.x0 >= margin
                    && painted.y0 >= margin
                    && painted.x1 <= width - margin
                    && painted.y1 <= height - margin,
                "{paper} page {}: {painted:?}",
                page + 1
            );
        }
    }
}

/// Lines of the grid on a page, in the stretch of the page given in millimetres.
fn grid(kit: &Pdf, page: usize, way: Way, along: (f64, f64), share: f64) -> Vec<f64> {
    let _turn = one_at_a_time();
    let dpi = 508.0;
    lines(&kit.raster(page, dpi), dpi, way, grid_color(), along, share)
}

fn assert_pitch(lines: &[f64], what: &str) {
    for pair in lines.windows(2) {
        assert!((pair[1] - pair[0] - 25.0).abs() <= 0.05, "{what}: {lines:?}");
    }
}

/// Pages 4 and 5 hold the halves: six and five columns of eleven rows, with a line on either side of each. The frame around
/// them is what 297 mm leave beside 5 mm of margin and 2 mm of bleed at both ends.
#[test]
fn the_halves_on_a4_have_121_squares_of_25_mm() {
    let kit = open(york("a4"));
    let mut squares = 0;
    for (page, columns) in [(3, 6), (4, 5)] {
        let upright = in_step(&grid(&kit, page, Way::Upright, (20.0, 277.0), 0.6));
        assert_eq!(upright.len(), columns + 1, "upright lines on page {}: {upright:?}", page + 1);
        assert_pitch(&upright, "upright");
        let across = in_step(&grid(&kit, page, Way::Across, (upright[0] + 3.0, upright[0] + 97.0), 0.6));
        assert_eq!(across.len(), 12, "lines across on page {}: {across:?}", page + 1);
        assert_pitch(&across, "across");
        let frame = (297.0 - 2.0 * (5.0 + 2.0) - 275.0) / 2.0;
        assert!((across[0] - (5.0 + 2.0 + frame)).abs() <= 0.05, "the first at {}", across[0]);
        squares += columns * (across.len() - 1);
    }
    assert_eq!(squares, 121);
}

/// Page 4 holds two strips of three by eight squares, side by side.
#[test]
fn the_strips_on_letter_have_squares_of_25_mm() {
    let kit = open(york("letter"));
    let across = in_step(&grid(&kit, 3, Way::Across, (60.0, 150.0), 0.6));
    let pitches: Vec<f64> = across.windows(2).map(|pair| pair[1] - pair[0]).collect();
    let whole = pitches.iter().filter(|pitch| (**pitch - 25.0).abs() <= 0.05).count();
    // Nine lines of the one that stands.
    assert!(whole >= 8 && pitches.iter().all(|pitch| *pitch > 24.9 || *pitch < 10.0), "{pitches:?}");
    let upright = in_step(&grid(&kit, 3, Way::Upright, (across[0] + 2.0, across[0] + 70.0), 0.6));
    assert_eq!(upright.len(), 8, "{upright:?}");
    assert_pitch(&upright[..4], "upright");
    assert_pitch(&upright[4..], "upright");
}

/// On page 1 the set is shown ready to play: the middle of every disc is the middle of its square, on the rim, too.
#[test]
fn discs_on_the_picture_of_page_1_stand_in_the_middle_of_their_squares() {
    let kit = open(york("a4"));
    let dpi = 508.0;
    let _turn = one_at_a_time();
    let raster = kit.raster(0, dpi);
    // The attackers' shields are dark blue all round; a blob of that is a shield.
    let blue = |dot: [u8; 3]| dot[2] > dot[0].saturating_add(18) && dot[0] < 110;
    let discs = blobs_of(&raster, dpi, blue);
    let side = discs.iter().map(Rect::width).fold(0.0, f64::max);
    let discs: Vec<Rect> = discs.into_iter().filter(|disc| disc.width() > 0.9 * side).collect();
    assert_eq!(discs.len(), 24, "{discs:?}");
    let all = discs.iter().copied().reduce(|a, b| a.union(b)).expect("discs");
    // Ten squares lie between the middles of those on opposite sides of the rim; a disc of 19 mm gives the scale, too.
    let pitch = (all.width() - side) / 10.0;
    assert!((side / pitch - 19.0 / 25.0).abs() < 0.02, "discs of {side}, squares of {pitch}");
    // The board with its frame is 283 mm wide, and seen against white paper. No word is nearer.
    let outside = all.inset(0.4 * pitch);
    let painted = raster.bounds_within(outside, |dot| dot != [255; 3]).expect("a board");
    let (board, frame) = (283.0 * pitch / 25.0, 4.0 * pitch / 25.0);
    assert!((painted.width() - board).abs() < 0.15, "{painted:?}, not {board} mm wide");
    let squares = Rect::new(painted.x0, painted.y0, painted.x1, painted.y0 + painted.width()).inset(-frame);
    for disc in discs {
        let at = (disc.center() - squares.origin()) / pitch;
        for along in [at.x, at.y] {
            let off = (along - along.floor() - 0.5).abs() * pitch;
            assert!(off < 0.1, "{disc:?} is {off} mm off the middle of its square in {squares:?}");
        }
    }
}

/// Discs by the side of their bleed: 2 mm around 25 mm and 19 mm.
fn discs(bytes: &[u8], page: usize) -> Vec<f64> {
    let dpi = 254.0;
    blobs(&open(bytes).raster(page, dpi), dpi)
        .into_iter()
        .filter(|blob| (blob.width() - blob.height()).abs() < 0.3 && (17.0..40.0).contains(&blob.width()))
        .map(|blob| blob.width())
        .collect()
}

#[test]
fn discs_have_their_diameters() {
    for (paper, page) in [("a4", 5), ("letter", 6)] {
        let sides = discs(york(paper), page);
        let count = |side: f64| sides.iter().filter(|s| (**s - side).abs() <= 0.2).count();
        assert!(count(29.0) >= 1, "a king of 25 mm with 2 mm of bleed: {sides:?}");
        assert!(count(23.0) >= 36, "36 men of 19 mm with 2 mm of bleed: {sides:?}");
        assert_eq!(count(29.0) + count(23.0), sides.len(), "nothing of another size: {sides:?}");
    }
}

#[test]
fn discs_of_other_sizes_are_made_to_measure() {
    let bytes =
        written(&["--variant", "york", "--paper", "a4", "--king-disc", "22mm", "--piece-disc", "16mm"]);
    // Beside the board, or on a page of their own.
    let sides: Vec<f64> = (3..6).flat_map(|page| discs(&bytes, page)).collect();
    let count = |side: f64| sides.iter().filter(|s| (**s - side).abs() <= 0.25).count();
    assert!(count(26.0) >= 1 && count(20.0) >= 36, "{sides:?}");
}

#[test]
fn the_rulers_on_the_first_page_are_50_mm_and_2_in() {
    let kit = open(york("a4"));
    let dpi = 508.0;
    let _turn = one_at_a_time();
    let raster = kit.raster(0, dpi);
    // Rows of ink in the box at the foot, where the rulers stand: their axes are the longest runs.
    let dot = 25.4 / dpi;
    let mut longest: Vec<f64> = Vec::new();
    for row in (240.0 / dot) as usize..(284.0 / dot) as usize {
        let mut run = 0_usize;
        let mut best = 0_usize;
        for column in (90.0 / dot) as usize..(194.0 / dot) as usize {
            let at = (row * raster.width + column) * 3;
            let dark = raster.rgb[at..at + 3].iter().all(|&part| part < 128);
            run = if dark { run + 1 } else { 0 };
            best = best.max(run);
        }
        longest.push(best as f64 * dot);
    }
    let has = |length: f64| longest.iter().any(|run| (run - length).abs() <= 0.3);
    assert!(has(50.0), "50 mm");
    assert!(has(50.8), "2 in");
}
