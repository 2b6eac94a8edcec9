//! Diameters in the written file.

use super::pieces;
use crate::job;
use crate::kit::shapes::blobs;
use crate::kit::{one_at_a_time, open};
use crate::library;
use kurbo::Rect;
use tafl_print::imposition::{Settings, TokenShape};
use tafl_print::make::made;
use tafl_print::render;
use tafl_print::units::Length;

/// Whatever hangs together on the first page with pieces, at 254 dpi.
fn shapes(settings: Settings) -> Vec<Rect> {
    let workshop = job::of(library::york(), settings);
    let kit = made(&workshop.job().unwrap()).unwrap();
    let (_, page) = kit.summary.pieces.expect("a page with pieces");
    let pdf = open(&render::pdf(&kit.files[0].document).unwrap());
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

#[test]
fn blocks_of_squares_measure_their_squares_and_one_bleed() {
    for (sizes, bleed) in [((25.0, 19.0), 0.0), ((25.0, 19.0), 2.0), ((22.0, 16.0), 3.0), ((20.0, 20.0), 1.0)]
    {
        let shapes = shapes(settings(TokenShape::Square, sizes, bleed));
        // How many squares of a size a shape is made of, if it is a block of them.
        let squares = |blob: &Rect, side: f64| {
            let across = [blob.width(), blob.height()].map(|length| (length - 2.0 * bleed) / side);
            let whole = across.iter().all(|n| n.round() >= 1.0 && (n - n.round()).abs() * side <= 0.25);
            if whole { (across[0].round() * across[1].round()) as usize } else { 0 }
        };
        let mut blocks: Vec<usize> =
            shapes.iter().map(|blob| squares(blob, sizes.1)).filter(|n| *n > 1).collect();
        blocks.sort_unstable();
        assert_eq!(blocks, [12, 24], "squares of {sizes:?} with {bleed} mm of bleed: {shapes:?}");
        assert_eq!(
            shapes.iter().filter(|blob| squares(blob, sizes.0) == 1).count(),
            1,
            "the king of {sizes:?}"
        );
    }
}
