//! Squares in blocks without gaps, and backs that may lie a little off.

use super::{discs, pieces, planned};
use crate::job::Workshop;
use crate::kit::{one_at_a_time, open};
use crate::library;
use kurbo::{Point, Rect, Vec2};
use std::collections::BTreeSet;
use tafl_print::game::Piece;
use tafl_print::render;
use tafl_print::sheet::plan::{Plan, Thing, plan};
use tafl_print::sheet::{Settings, TokenShape, made};
use tafl_print::units::Length;

/// The squares of a kind on each sheet.
fn blocks(plan: &Plan, kind: Piece) -> Vec<Vec<Rect>> {
    let of = |sheet: &tafl_print::sheet::plan::CutSheet| {
        let is = |thing| matches!(thing, Thing::Disc { piece, spare: false, .. } if piece == kind);
        sheet.placed.iter().filter(|placed| is(placed.thing)).map(|placed| placed.area).collect::<Vec<_>>()
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
                assert_eq!(straight as f64, columns + rows + 2.0, "{piece:?}");
            }
        }
        // Blocks keep their bleeds apart.
        let squares = discs(&plan);
        for (nth, one) in squares.iter().enumerate() {
            for other in &squares[nth + 1..] {
                let (Thing::Disc { piece: a, spare: c, .. }, Thing::Disc { piece: b, spare: d, .. }) =
                    (one.thing, other.thing)
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

/// Folds in thought, a fold that is 2 mm off in any direction: behind no piece is there white.
#[test]
fn backs_may_lie_two_millimetres_off() {
    for token in [TokenShape::Round, TokenShape::Square] {
        let settings = Settings { two_sided: true, token, ..pieces() };
        let workshop = Workshop::new(library::york(), settings);
        let job = workshop.job().unwrap();
        let kit = made(&job).unwrap();
        let (_, first) = kit.summary.pieces.expect("pages with pieces");
        let plan = plan(&job, &[]).unwrap();
        let pages = plan.sheets_with(|thing| matches!(thing, Thing::Disc { .. }));
        let pdf = open(&render::pdf(&kit.files[0].document).unwrap());
        let _turn = one_at_a_time();
        let mut count = 0;
        for sheet in &pages {
            let dpi = 127.0;
            // The pages of the pieces follow each other.
            let placed = &plan.sheets[*sheet].placed;
            let raster = pdf.raster(first - 1 + sheet - pages[0], dpi);
            let fold = placed.iter().find(|p| p.thing == Thing::Backs).expect("backs").area.y0;
            for disc in placed.iter().filter(|p| matches!(p.thing, Thing::Disc { .. })) {
                count += 1;
                let front = disc.area.center();
                let (back, radius) = (Point::new(front.x, 2.0 * fold - front.y), disc.area.width() / 2.0);
                for way in [
                    (0.0, 0.0),
                    (2.0, 0.0),
                    (-2.0, 0.0),
                    (0.0, 2.0),
                    (0.0, -2.0),
                    (1.41, 1.41),
                    (-1.41, -1.41),
                ] {
                    for x in -10..=10 {
                        for y in -10..=10 {
                            let at = Vec2::new(f64::from(x), f64::from(y)) * (radius / 10.0) * 0.995;
                            if token == TokenShape::Round && at.hypot() > radius {
                                continue;
                            }
                            let seen = back + at + Vec2::from(way);
                            let white = raster.pixel(seen.x, seen.y).iter().all(|&part| part > 245);
                            assert!(!white, "white at {seen:?}, behind {disc:?} moved by {way:?}");
                        }
                    }
                }
            }
        }
        assert!(count >= 37, "{count} pieces with backs");
    }
}

/// Neighbours' backs don't meet: each reaches 2 mm and more beyond its cut.
#[test]
fn backs_keep_apart() {
    let plan = planned(library::york(), Settings { two_sided: true, ..pieces() }).unwrap();
    for sheet in &plan.sheets {
        let discs: Vec<Rect> =
            sheet.placed.iter().filter(|p| matches!(p.thing, Thing::Disc { .. })).map(|p| p.area).collect();
        for (nth, one) in discs.iter().enumerate() {
            for other in &discs[nth + 1..] {
                let apart = (one.center() - other.center()).hypot() - (one.width() + other.width()) / 2.0;
                assert!(apart >= 4.0, "{one:?} and {other:?}");
            }
        }
    }
}
