//! Squares in blocks without gaps, and backs that may lie a little off.

use super::{discs, pieces, planned};
use crate::kit::one_at_a_time;
use crate::kit::shapes::blobs;
use crate::library;
use crate::order;
use crate::reading::Pdf;
use crate::sampler::{document, page};
use kurbo::{Point, Rect, Vec2};
use std::collections::BTreeSet;
use tafl_print::game::Piece;
use tafl_print::imposition::cut_plan::{CutPlan, Element};
use tafl_print::imposition::{Settings, TokenShape};
use tafl_print::product::pieces::{Make, Token};
use tafl_print::scene::Item;
use tafl_print::theme::Ink;
use tafl_print::units::Length;

/// The squares of a kind on each sheet.
fn blocks(plan: &CutPlan, kind: Piece) -> Vec<Vec<Rect>> {
    let of = |sheet: &tafl_print::imposition::cut_plan::CutSheet| {
        let is = |thing| matches!(thing, Element::Disc { piece, spare: false, .. } if piece == kind);
        sheet.placed.iter().filter(|placed| is(placed.element)).map(|placed| placed.area).collect::<Vec<_>>()
    };
    plan.sheets.iter().map(of).filter(|block| !block.is_empty()).collect()
}

/// In thousandths of a millimetre, to count what is equal.
fn thousandths(length: f64) -> i64 {
    (length * 1000.0).round() as i64
}

#[test]
fn squares_lie_in_blocks_and_share_their_cut_lines() {
    for (king, men, bleed) in [(25.0, 19.0, 2.0), (25.0, 19.0, 0.0), (22.0, 16.0, 3.0), (12.0, 10.0, 1.0)] {
        let settings = Settings {
            token: TokenShape::Square,
            king_disc: Some(Length::mm(king)),
            piece_disc: Some(Length::mm(men)),
            bleed: Length::mm(bleed),
            ..pieces()
        };
        let plan = planned(library::york(), settings).unwrap();
        for (piece, side) in [(Piece::Defender, men), (Piece::Attacker, men), (Piece::King, king)] {
            for block in blocks(&plan, piece) {
                let all = block.iter().copied().reduce(|a, b| a.union(b)).unwrap();
                let (columns, rows) = ((all.width() / side).round(), (all.height() / side).round());
                // No gap: so many columns and rows of the side and nothing else; 12 and 24 fill their block.
                assert!(
                    (all.width() - columns * side).abs() < 1e-6 && (all.height() - rows * side).abs() < 1e-6
                );
                assert_eq!(thousandths(all.area()), thousandths(block.len() as f64 * side * side));
                let lines = |edges: fn(&Rect) -> [f64; 2]| -> usize {
                    block.iter().flat_map(edges).map(thousandths).collect::<BTreeSet<_>>().len()
                };
                let straight = lines(|area| [area.x0, area.x1]) + lines(|area| [area.y0, area.y1]);
                assert_eq!(straight, (columns + rows) as usize + 2, "{piece:?}");
            }
        }
        // Blocks keep their bleeds apart.
        let squares = discs(&plan);
        for (nth, one) in squares.iter().enumerate() {
            for other in &squares[nth + 1..] {
                let (Element::Disc { piece: a, spare: c, .. }, Element::Disc { piece: b, spare: d, .. }) =
                    (one.element, other.element)
                else {
                    continue;
                };
                let sheet = |placed| plan.sheets.iter().position(|sheet| sheet.placed.contains(placed));
                if (a, c) != (b, d) && a != b && sheet(one) == sheet(other) {
                    assert!(one.area.inset(bleed).intersect(other.area.inset(bleed)).area() <= 0.0);
                }
            }
        }
    }
}

/// A back that is 2 mm off in any direction, seen through the cut: nowhere is there white.
#[test]
fn backs_may_lie_two_millimetres_off() {
    let theme = library::jorvik();
    for shape in [TokenShape::Round, TokenShape::Square] {
        for (piece, side) in [(Piece::King, 25.0), (Piece::Defender, 19.0), (Piece::Attacker, 10.0)] {
            let make = Make {
                shape,
                bleed: Length::mm(2.0),
                marked: true,
                inset: false,
                back: Some(Length::mm(2.5)),
                ink: Ink::Full,
            };
            let token = Token::new(piece, Length::mm(side), &theme.art, &theme.palette, make);
            let back = token.back.expect("a back");
            let raster = Pdf::of(&document(vec![page(vec![Item::art(&back, 20.0, 20.0)])])).raster(0, 254.0);
            let (center, radius) =
                (Point::new(20.0 + back.size.width / 2.0, 20.0 + back.size.width / 2.0), side / 2.0);
            for off in
                [(0.0, 0.0), (2.0, 0.0), (-2.0, 0.0), (0.0, 2.0), (0.0, -2.0), (1.41, 1.41), (-1.41, 1.41)]
            {
                for x in -20..=20 {
                    for y in -20..=20 {
                        let at = Vec2::new(f64::from(x), f64::from(y)) * (radius / 20.0);
                        if shape == TokenShape::Round && at.hypot() > radius {
                            continue;
                        }
                        let seen = center + at + Vec2::from(off);
                        let white = raster.pixel(seen.x, seen.y).iter().all(|&part| part > 245);
                        assert!(!white, "white behind a {piece:?} of {side} mm moved by {off:?}, at {at:?}");
                    }
                }
            }
        }
    }
}

/// In low ink and outline most of a square and of a back stays white, and the sides' backs still differ. In low ink the
/// rim of the darker side is 2 mm broad: the shield has a radius of 0.46 · 19 mm = 8.74 mm, and the rim begins at 38.4 of
/// 50 parts of it, which is 6.71 mm, so it covers 98 of the 324 mm² that are looked at. Most of the rest stays white.
#[test]
fn sparing_inks_leave_squares_and_backs_white() {
    for ink in [Ink::Low, Ink::Outline] {
        let theme = library::jorvik().inked(ink);
        let white = |art: &std::sync::Arc<tafl_print::scene::Art>| {
            let raster = Pdf::of(&document(vec![page(vec![Item::art(art, 20.0, 20.0)])])).raster(0, 254.0);
            let dots = (0..180).flat_map(|x| (0..180).map(move |y| (x, y)));
            let is_white = |&(x, y): &(i32, i32)| {
                let at = |n: i32| 20.5 + f64::from(n) * 0.1;
                raster.pixel(at(x), at(y)).iter().all(|&part| part > 245)
            };
            dots.filter(is_white).count() as f64 / (180.0 * 180.0)
        };
        let backs = [Piece::Attacker, Piece::Defender].map(|piece| {
            let back = Some(Length::mm(2.5));
            let make = Make {
                shape: TokenShape::Square,
                bleed: Length::mm(2.0),
                marked: true,
                inset: false,
                back,
                ink,
            };
            let token = Token::new(piece, Length::mm(19.0), &theme.art, &theme.palette, make);
            let drawn = token.back.clone().expect("a back");
            let (face, back) = (white(&token.dealt(0).cut), white(&drawn));
            let rim = if (piece, ink) == (Piece::Attacker, Ink::Low) { 98.0 / 324.0 } else { 0.0 };
            assert!(face > 0.5 * (1.0 - rim), "{piece:?} in {ink:?}: {face}");
            assert!((0.5..0.97).contains(&back), "the back of {piece:?} in {ink:?}: {back}");
            drawn
        });
        assert!(backs[0] != backs[1], "{ink:?}: the sides have one back");
    }
}

/// In the written file every front has a back, as far from the fold as it is, on the other side.
#[test]
fn backs_mirror_their_fronts_at_the_fold() {
    let settings = Settings { two_sided: true, spares: Some(0), ..pieces() };
    let kit = order::kit(library::york(), settings);
    let (_, first) = kit.plan.first_with_pieces().expect("pages with pieces");
    let pdf = Pdf::of(&kit.files[0].document);
    let _turn = one_at_a_time();
    let mut fronts = 0;
    let last = kit.plan.cut_sheets().map(|sheet| sheet.front.number).max().expect("sheets");
    for number in first..=last {
        let shapes = blobs(&pdf.raster(number - 1, 254.0), 254.0);
        // Fronts have 2 mm of bleed, backs 2.5 mm.
        let of = |bleed: f64| -> Vec<Rect> {
            let is = |shape: &&Rect, side: f64| {
                (shape.width() - side - 2.0 * bleed).abs() < 0.3
                    && (shape.height() - side - 2.0 * bleed).abs() < 0.3
            };
            shapes.iter().filter(|shape| is(shape, 25.0) || is(shape, 19.0)).copied().collect()
        };
        let (front, back) = (of(2.0), of(2.5));
        // The line to fold along, as it is printed: dashes of 2 mm at one height.
        let is_dash = |shape: &&Rect| (shape.width() - 2.0).abs() < 0.3 && shape.height() < 0.5;
        let dashes: Vec<f64> = shapes.iter().filter(is_dash).map(|shape| shape.center().y).collect();
        let beside = |fold: f64| dashes.iter().filter(|at| (**at - fold).abs() < 0.1).count();
        let fold = dashes.iter().copied().max_by_key(|at| beside(*at)).expect("a line to fold along");
        assert!(beside(fold) > 10, "page {number}: dashes at {dashes:?}");
        for shape in &front {
            let mirrored = Point::new(shape.center().x, 2.0 * fold - shape.center().y);
            let is_there = back.iter().any(|back| (back.center() - mirrored).hypot() < 0.2);
            assert!(is_there, "no back for {shape:?} on page {number}");
        }
        assert_eq!(front.len(), back.len(), "page {number}");
        fronts += front.len();
    }
    assert_eq!(fronts, 37);
}

/// Neighbours' backs don't meet: each reaches 2 mm and more beyond its cut.
#[test]
fn backs_keep_apart() {
    let plan = planned(library::york(), Settings { two_sided: true, ..pieces() }).unwrap();
    for sheet in &plan.sheets {
        let discs: Vec<Rect> = sheet
            .placed
            .iter()
            .filter(|p| matches!(p.element, Element::Disc { .. }))
            .map(|p| p.area)
            .collect();
        for (nth, one) in discs.iter().enumerate() {
            for other in &discs[nth + 1..] {
                let apart =
                    (one.center() - other.center()).hypot() - f64::midpoint(one.width(), other.width());
                assert!(apart >= 4.0, "{one:?} and {other:?}");
            }
        }
    }
}
