//! Reminder cards in the written file: cut, folded in the middle and glued, both faces are upright.

use super::of;
use super::squares::SHARP;
use crate::kit::one_at_a_time;
use crate::kit::shapes::{Way, lines};
use crate::library;
use crate::order;
use crate::reading::Pdf;
use kurbo::Rect;
use tafl_print::imposition::{Component, Paper};

/// The height of a folded card, in millimetres.
const CARD: f64 = 123.0;

/// A page with the two cards of York beside each other, and the area around both.
fn cards() -> (Pdf, Rect) {
    let kit = order::kit(library::york(), of(Paper::A4, &[Component::Cards]));
    let pdf = Pdf::of(&kit.files[0].document);
    let trim = pdf.page_box(0, "TrimBox").expect("a TrimBox");
    assert!((trim.height() - 2.0 * CARD).abs() < 0.01, "two unfolded cards that stand upright: {trim:?}");
    (pdf, trim)
}

/// At both sides three marks: where to cut, where to fold, where to cut; the faces have one height.
#[test]
fn a_card_is_folded_in_its_middle() {
    let (pdf, trim) = cards();
    let _turn = one_at_a_time();
    let raster = pdf.raster(0, SHARP);
    for beside in [(trim.x0 - 1.1, trim.x0 - 0.5), (trim.x1 + 0.5, trim.x1 + 1.1)] {
        let mut marks = lines(&raster, SHARP, Way::Across, [0; 3], beside, 0.9);
        marks.retain(|at| (trim.y0 - 1.0..trim.y1 + 1.0).contains(at));
        assert_eq!(marks.len(), 3, "{marks:?} at the side of {trim:?}");
        for faces in marks.windows(2) {
            assert!((faces[1] - faces[0] - CARD).abs() <= 0.05, "{marks:?}");
        }
    }
}

/// The back lies above the front on its head, so that it stands upright behind it.
#[test]
fn the_back_of_a_card_is_upside_down_before_it_is_folded() {
    let (pdf, trim) = cards();
    let fold = trim.center().y;
    let (mut backs, mut fronts) = (0, 0);
    for letter in pdf.letters(0).into_iter().filter(|letter| trim.contains(letter.at)) {
        let is_back = letter.at.y < fold;
        let along = if is_back { -1.0 } else { 1.0 };
        assert!((letter.along.x - along).abs() < 1e-3, "{letter:?}, and the fold is at {fold}");
        *(if is_back { &mut backs } else { &mut fronts }) += 1;
    }
    assert!(backs > 50 && fronts > 200, "{backs} letters on backs, {fronts} on fronts");
}
