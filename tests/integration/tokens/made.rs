//! Diameters in the written file.

use super::pieces;
use crate::kit::one_at_a_time;
use crate::kit::shapes::blobs;
use crate::library;
use crate::order;
use crate::reading::Pdf;
use kurbo::Rect;
use tafl_print::imposition::{Settings, TokenShape};
use tafl_print::units::Length;

/// Whatever hangs together on the first page with pieces, at 254 dpi.
fn shapes(settings: Settings) -> Vec<Rect> {
    let kit = order::kit(library::york(), settings);
    let (_, page) = kit.plan.first_with_pieces().expect("a page with pieces");
    let pdf = Pdf::of(&kit.files[0].document);
    let _turn = one_at_a_time();
    blobs(&pdf.raster(page - 1, 254.0), 254.0)
}

fn settings(token: TokenShape, (king, men): (f64, f64), bleed: f64) -> Settings {
    Settings {
        token,
        king_disc: Some(Length::mm(king)),
        piece_disc: Some(Length::mm(men)),
        bleed: Length::mm(bleed),
        spares: Some(0),
        ..pieces()
    }
}

/// On discs of 10 mm the art of the theme ends 1.2 mm beyond the cut; what bleed is asked for is painted all the same.
#[test]
fn discs_measure_their_diameter_and_their_bleed() {
    for (sizes, bleed) in [
        ((25.0, 19.0), 0.0),
        ((25.0, 19.0), 3.0),
        ((22.0, 16.0), 1.0),
        ((25.4, 12.7), 2.0),
        ((12.0, 10.0), 3.0),
    ] {
        let shapes = shapes(settings(TokenShape::Round, sizes, bleed));
        let count = |diameter: f64| {
            let side = diameter + 2.0 * bleed;
            let is =
                |blob: &&Rect| (blob.width() - side).abs() <= 0.25 && (blob.height() - side).abs() <= 0.25;
            shapes.iter().filter(is).count()
        };
        // Something else on the page may happen to be as large.
        let found = (count(sizes.0), count(sizes.1));
        assert!(
            found.0 >= 1 && (36..=38).contains(&found.1),
            "{found:?} of {sizes:?} with {bleed} mm of bleed"
        );
    }
}

/// The king, 12 defenders and 24 attackers stand side by side in one block, kinds with both their bleeds between them, in
/// the fewest rows with which the block, its bleed and marks of 3.2 mm fit the 200 mm of A4 that are printed on. The marks
/// run from 0.4 mm to 4.4 mm beyond the cuts, so they hang together with any bleed that is broader than 0.4 mm and reach
/// out of it on all sides; to the left and above the block there are no more than those 3.2 mm for them.
#[test]
fn a_block_of_squares_measures_its_squares_and_their_bleeds() {
    for (sizes, bleed) in [((25.0, 19.0), 0.0), ((25.0, 19.0), 2.0), ((22.0, 16.0), 3.0), ((20.0, 20.0), 1.0)]
    {
        let (king, side) = sizes;
        let width = |rows: usize| {
            king + (12_usize.div_ceil(rows) + 24_usize.div_ceil(rows)) as f64 * side + 6.0 * bleed
        };
        let rows = (1..=36).find(|rows| width(*rows) + 2.0 * 3.2 <= 200.0).expect("a number of rows");
        let high = 24_usize.div_ceil(24_usize.div_ceil(rows)) as f64 * side + 2.0 * bleed;
        let shapes = shapes(settings(TokenShape::Square, sizes, bleed));
        let marks = if bleed > 0.4 { (4.4 - bleed).min(3.2) + 4.4 - bleed } else { 0.0 };
        let (wide, high) = (width(rows) + marks, high + marks);
        let is_block =
            |blob: &&Rect| (blob.width() - wide).abs() <= 0.25 && (blob.height() - high).abs() <= 0.25;
        assert_eq!(
            shapes.iter().filter(is_block).count(),
            1,
            "squares of {sizes:?} with {bleed} mm of bleed: {rows} rows, {shapes:?}"
        );
    }
}
