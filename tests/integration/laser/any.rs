//! Boards of any size with any number of men, on any bed.

use super::measures::{circles, cut_once, inside, rectangles, squares};
use super::{drawn_in, settings};
use crate::library;
use kurbo::Size;
use proptest::prelude::*;
use tafl_print::game::{Board, Counts, Piece, Setup, Square, Variant};
use tafl_print::imposition::{Settings, TokenShape};
use tafl_print::theme::{Artwork, Theme};

/// A board of any size with a king in the middle and as many men on both sides.
fn variant(size: u8, men: usize) -> Variant {
    let mut board = Board::empty(size);
    let king = Square::new(size / 2, size / 2);
    board.set(king, Some(Piece::King));
    let free: Vec<Square> = board.squares().filter(|square| *square != king).take(2 * men).collect();
    for (nth, square) in free.into_iter().enumerate() {
        board.set(square, Some(if nth < men { Piece::Attacker } else { Piece::Defender }));
    }
    let declared = Some(Counts { attackers: men, defenders: men });
    Variant { setup: Setup { board, declared }, ..library::york() }
}

/// A theme that draws nothing, where only cuts are measured.
fn blank() -> Theme {
    Theme { art: Artwork::default(), ..library::jorvik() }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]
    #[test]
    fn every_set_fits_on_beds_of_every_size(
        size in 7_u8..=19,
        men in 6_usize..30,
        bed in (300_u16..=1200, 200_u16..=900),
        square in any::<bool>(),
        kerf in prop::sample::select(vec![0.0, 0.15]),
    ) {
        // The smallest board has 48 squares beside the king's.
        let men = men.min(usize::from(size) * usize::from(size) / 2);
        let token = if square { TokenShape::Square } else { TokenShape::Round };
        let settings = Settings { token, ..settings() };
        let bed = Size::new(f64::from(bed.0), f64::from(bed.1));
        let beds = drawn_in(blank(), &variant(size, men), settings, bed, kerf).expect("squares of 25 mm fit every bed");
        let mut pieces = 0;
        let mut board = 0.0;
        for drawing in &beds {
            cut_once(drawing);
            inside(drawing);
            pieces += if square {
                squares(drawing, 19.0 + kerf) + squares(drawing, 25.0 + kerf)
            } else {
                circles(&drawing.cut).len()
            };
            // Outlines that are neither pieces nor the test piece and its square.
            let outlines = rectangles(&drawing.cut).into_iter().filter(|area| area.width().min(area.height()) > 26.0);
            board += outlines.map(|area| (area.width() - kerf) * (area.height() - kerf)).sum::<f64>();
        }
        prop_assert_eq!(pieces, 2 * men + 1);
        // The squares, and around them a frame of whole half millimetres.
        let frame = (board.sqrt() - f64::from(size) * 25.0) / 2.0;
        prop_assert!((-0.01..=10.01).contains(&frame), "{} mm of frame", frame);
        prop_assert!((frame * 2.0 - (frame * 2.0).round()).abs() < 0.01, "{} mm of frame", frame);
    }
}
