//! The frame lies outside the squares: an ornament, a line, or nothing, and plain along the cut.

use super::*;
use crate::product::board::frame::{self, BoardMeasures};

fn sized(frame: f64, bleed: f64) -> BoardMeasures {
    BoardMeasures { squares: 11, cell: 25.0, frame, bleed }
}

/// The boxes of what the frame of a board of 275 mm paints: the ground first, then the ornament.
fn painted(width: f64, bleed: f64) -> Vec<Rect> {
    let items = frame::items(sized(width, bleed), &Artwork::default(), &Palette::BLACK);
    boxes(&items, Affine::IDENTITY)
}

#[test]
fn an_ornament_keeps_to_the_frame_and_leaves_its_outermost_millimetre_plain() {
    for half in 4..=30 {
        let width = f64::from(half) / 2.0;
        let boxes = painted(width, 2.0);
        assert_eq!(boxes[0], Rect::new(0.0, 0.0, 275.0, 275.0).inset(width + 2.0), "{width}");
        let ornament = boxes[1..].iter().copied().reduce(|a, b| a.union(b)).expect("an ornament");
        let plain = Rect::new(0.0, 0.0, 275.0, 275.0).inset(width - 1.0 + 1e-6);
        assert!(plain.contains_rect(ornament), "{width}: {ornament:?}");
    }
}

/// Every path of the frame is open where the squares are: what the middle of the board sees of it is nothing.
#[test]
fn nothing_of_the_frame_is_painted_on_squares() {
    for width in [0.0, 0.5, 1.5, 2.0, 4.0, 7.5, 10.0, 15.0] {
        for item in frame::items(sized(width, 2.0), &Artwork::default(), &Palette::BLACK) {
            let Item::Path(Path { outline, even_odd: true, stroke: None, .. }) = item else { continue };
            for at in [0.01, 1.0, 12.5, 137.5, 274.99] {
                for point in [Point::new(at, 0.01), Point::new(274.99, at), Point::new(at, at)] {
                    assert_eq!(outline.winding(point) % 2, 0, "{width}: {point:?}");
                }
            }
        }
    }
}

#[test]
fn below_two_millimetres_it_is_a_line_and_without_room_the_squares_end_at_the_cut() {
    assert_eq!(painted(1.5, 2.0), [Rect::new(0.0, 0.0, 275.0, 275.0).inset(3.5)]);
    assert_eq!(painted(0.0, 2.0), [Rect::new(0.0, 0.0, 275.0, 275.0).inset(2.0)]);
    assert_eq!(painted(0.0, 0.0), []);
}
