//! The interlace: its strands, its crossings and its edges.

use super::*;
use crate::product::board::tests::boxes;
use crate::scene::Color;

const COLORS: BorderColors =
    BorderColors { ground: Color::WHITE, ribbon: Color::BLACK, edge: Color::rgb(1, 1, 1) };

/// York's border on A4: five crossings to a square of 25 mm.
const YORK: Border = Border { inner: Size::new(275.0, 275.0), inside: 0.0, band: 3.0, cells: [55, 55] };

fn weaves() -> Vec<(&'static str, Weave, usize)> {
    let narrow = BandMeasures::of(3.0);
    let odd = Border { inner: Size::new(40.0, 40.0), inside: 0.5, band: 3.0, cells: [9, 9] };
    let upright = Border { inner: Size::new(40.0, 60.0), cells: [9, 14], ..odd };
    vec![
        ("York's border", Weave::new(&border_strands(YORK)), 4 * 55),
        ("an odd border", Weave::new(&border_strands(odd)), 4 * 9),
        ("a sheet's border", Weave::new(&border_strands(upright)), 2 * (9 + 14)),
        ("an odd strip", Weave::new(&[strip_strand(50.0, narrow, 15)]), 15),
        ("an even strip", Weave::new(&[strip_strand(50.0, narrow, 16)]), 16),
        ("a knot", Weave::new(&knot_strands(18.0, 0.94)), 12),
    ]
}

#[test]
fn over_and_under_alternate_along_every_strand() {
    for (name, weave, count) in weaves() {
        assert_eq!(weave.crossings.len(), count, "{name}");
        for strand in 0..weave.strands.len() {
            let walk = weave.along(strand);
            assert!(walk.len() >= 2 && walk.len() % 2 == 0, "{name}");
            for (index, (crossing, way)) in walk.iter().enumerate() {
                let (next, next_way) = walk[(index + 1) % walk.len()];
                let above = weave.crossings[*crossing].over == *way;
                assert_ne!(above, weave.crossings[next].over == next_way, "{name}, crossing {index}");
            }
        }
    }
}

#[test]
fn strands_are_closed_and_unbroken() {
    for (name, weave, _) in weaves() {
        for strand in &weave.strands {
            for (index, segment) in strand.iter().enumerate() {
                let next = strand[(index + 1) % strand.len()];
                assert!(
                    kurbo::ParamCurve::end(segment).distance(kurbo::ParamCurve::start(&next)) < 1e-6,
                    "{name}, segment {index}"
                );
            }
        }
    }
}

#[test]
fn nothing_reaches_beyond_the_frame() {
    let inside = |items: &[Item], width: f64, height: f64| {
        let boxes = boxes(items, Affine::IDENTITY).into_iter();
        let bounds = boxes.reduce(|a, b| a.union(b)).expect("something is painted");
        assert!(bounds.x0 > -1e-6 && bounds.y0 > -1e-6, "{bounds:?}");
        assert!(bounds.x1 < width + 1e-6 && bounds.y1 < height + 1e-6, "{bounds:?}");
    };
    inside(&border(YORK, &COLORS), 281.0, 281.0);
    inside(&border(Border { inside: 0.8, ..YORK }, &COLORS), 282.6, 282.6);
    inside(&strip(52.0, 3.5, 16, &COLORS), 52.0, 3.5);
    inside(&knot(18.0, &COLORS), 18.0, 18.0);
}

#[test]
fn a_border_is_the_same_after_a_quarter_turn() {
    let weave = Weave::new(&border_strands(YORK));
    let turn = turns(281.0)[1];
    for crossing in &weave.crossings {
        let turned = turn * crossing.point;
        let nearest = weave.crossings.iter().map(|c| c.point.distance(turned)).fold(f64::MAX, f64::min);
        assert!(nearest < 0.01, "{:?}", crossing.point);
    }
}

#[test]
fn cuts_between_squares_fall_between_cells() {
    let weave = Weave::new(&border_strands(YORK));
    for crossing in &weave.crossings {
        // From the corner of the squares.
        for along in [crossing.point.x - 3.0, crossing.point.y - 3.0] {
            let off = (along / 25.0 - (along / 25.0).round()).abs() * 25.0;
            let in_frame_middle = (along + 1.5).abs() < 0.1 || (along - 276.5).abs() < 0.1;
            assert!(off > 1.0 || in_frame_middle, "a crossing {off} mm from a cut");
        }
    }
}
