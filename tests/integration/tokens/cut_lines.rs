//! The line to cut a disc along, and what it lies on: measured in the written file, where discs are drawn larger.

use super::pieces;
use crate::contrast::{contrast, luminance};
use crate::kit::one_at_a_time;
use crate::library::{theme, themes, york};
use crate::order;
use crate::reading::Pdf;
use crate::reading::Raster;
use crate::sampler::{document, page, round_token};
use tafl_print::game::Piece;
use tafl_print::imposition::Settings;
use tafl_print::imposition::cut_plan::plan;
use tafl_print::make::made;
use tafl_print::scene::{Affine, Item};
use tafl_print::theme::{Ink, Theme};

const PIECES: [Piece; 5] = [Piece::King, Piece::Defender, Piece::Knight, Piece::Attacker, Piece::Commander];
/// How much larger discs are drawn, all on one page or one alone, and dots to an inch.
const ALL: f64 = 2.5;
const ALONE: f64 = 5.0;
const DPI: f64 = 254.0;
/// Radius of the disc, and how far its colour goes on beyond the cut in every ink, in millimetres.
const RADIUS: f64 = 9.5;
const BLEED: f64 = 1.0;
/// Directions of rays from the middle: exact points of a circle.
const RAYS: [(f64, f64); 12] = [
    (1.0, 0.0),
    (0.0, 1.0),
    (-1.0, 0.0),
    (0.0, -1.0),
    (0.6, 0.8),
    (-0.8, 0.6),
    (-0.6, -0.8),
    (0.8, -0.6),
    (0.28, 0.96),
    (-0.96, 0.28),
    (-0.28, -0.96),
    (0.96, -0.28),
];

/// A page with discs of 19 mm as they are printed, so many times as large.
struct Discs {
    raster: Raster,
    times: f64,
}

impl Discs {
    fn new(theme: &Theme, pieces: &[Piece], ink: Ink, times: f64) -> Self {
        let items = pieces.iter().enumerate().map(|(nth, &piece)| {
            let token = round_token(theme, piece, 2.0 * RADIUS, ink);
            let (x, y) = middle(nth, times);
            let half = times * token.side() / 2.0;
            let large = Affine::new([times, 0.0, 0.0, times, x - half, y - half]);
            Item::transformed(vec![Item::art(&token.dealt(0).printed, 0.0, 0.0)], large)
        });
        let raster = Pdf::of(&document(vec![page(items.collect())])).raster(0, DPI);
        Self { raster, times }
    }

    /// The dot at a distance from the middle of a disc along a ray.
    fn dot(&self, nth: usize, (x, y): (f64, f64), radius: f64) -> [u8; 3] {
        let middle = middle(nth, self.times);
        self.raster.pixel(middle.0 + self.times * radius * x, middle.1 + self.times * radius * y)
    }
}

/// The middle of a disc on the page, two in a row.
fn middle(nth: usize, times: f64) -> (f64, f64) {
    let place = |n: usize| 10.0 + 12.0 * times + n as f64 * 24.0 * times;
    (place(nth % 2), place(nth / 2))
}

fn near(one: [u8; 3], other: [u8; 3]) -> bool {
    one.iter().zip(other).all(|(a, b)| a.abs_diff(b) <= 3)
}

/// In every ink of every theme: the line has a contrast of 3 to the bleed outside it, the bleed has one colour, and that is
/// the colour of the rim, or where the rim has several one of them.
#[test]
fn lines_stand_out_from_a_bleed_in_the_colour_of_the_rim() {
    for id in themes() {
        for ink in Ink::ALL {
            let discs = Discs::new(&theme(&id).inked(ink), &PIECES, ink, ALL);
            for (nth, piece) in PIECES.iter().enumerate() {
                let what = format!("{id}, {}, {}", ink.name(), piece.name());
                let dot = |ray, radius| discs.dot(nth, ray, radius);
                let bleed = dot(RAYS[0], RADIUS + 0.6);
                let rims = (0..RAYS.len()).map(|ray| dot(RAYS[ray], RADIUS - 0.1));
                let alike = rims.filter(|&rim| near(rim, bleed)).count();
                assert!(alike * 4 >= RAYS.len(), "{what}: the bleed has another colour than the rim");
                for ray in RAYS {
                    let line = dot(ray, RADIUS + 0.1);
                    let apart = contrast(luminance(line), luminance(bleed));
                    assert!(apart >= 3.0, "{what}, {ray:?}: {apart:.2}");
                    for radius in [RADIUS + 0.3, RADIUS + 0.6, RADIUS + BLEED - 0.1] {
                        assert!(near(dot(ray, radius), bleed), "{what}, {ray:?} at {radius}");
                    }
                }
            }
        }
    }
}

/// Where rim and bleed have one colour, the line's edges are found by how much of each dot it takes: within 0.01 mm of
/// the cut, and of 0.2 mm beyond it. A dot is 0.02 mm of the disc.
#[test]
fn the_inner_edge_of_a_line_is_the_cut() {
    let step = 25.4 / DPI / ALONE;
    for id in themes() {
        let theme = theme(&id);
        for piece in PIECES {
            let disc = Discs::new(&theme, &[piece], Ink::Full, ALONE);
            for ray in &RAYS[..4] {
                let level = |radius: f64| f64::from(disc.dot(0, *ray, radius)[0]);
                let (ground, line) = (level(RADIUS - 0.06), level(RADIUS + 0.1));
                assert!((ground - level(RADIUS + 0.3)).abs() <= 3.0, "{id}, {}", piece.name());
                // How much of the way from the rim to the middle of the line, and on, is line.
                let covered = |from: f64| -> f64 {
                    let dots = (0..5).map(|nth| from + (f64::from(nth) + 0.5) * step);
                    dots.map(|radius| (level(radius) - ground) / (line - ground)).sum::<f64>() * step
                };
                // Five dots from 0.06 mm before the cut on, and as many to 0.06 mm behind the line.
                let inner = RADIUS - 0.06 + 5.0 * step - covered(RADIUS - 0.06);
                let outer = RADIUS + 0.16 + covered(RADIUS + 0.16);
                assert!((inner - RADIUS).abs() <= 0.01, "{id}, {}, {ray:?}: {inner}", piece.name());
                assert!((outer - RADIUS - 0.2).abs() <= 0.01, "{id}, {}, {ray:?}: {outer}", piece.name());
            }
        }
    }
}

/// York's pieces on A4, in the written file: between two men in a row, and at the four sides of a man with room around
/// him, is a tick, and beside every bleed a breath of white.
#[test]
fn ticks_stand_outside_the_bleeds_of_a_kit() {
    let settings = Settings { spares: Some(0), ..pieces() };
    let order = order::of(york(), settings);
    let order = order.measured().unwrap();
    let plan = plan(&order, &[]).unwrap();
    let kit = made(&order).unwrap();
    let (_, first) = kit.plan.first_with_pieces().expect("a page with pieces");
    let pdf = Pdf::of(&kit.files[0].document);
    let _turn = one_at_a_time();
    let raster = pdf.raster(first - 1, DPI);
    let paper = order.settings.paper.printable(order.settings.margin);
    let discs: Vec<_> = super::discs(&plan).iter().map(|placed| placed.area).collect();
    let (mut dark, mut white) = (0, 0);
    for area in &discs {
        let (center, reach) = (area.center(), area.width() / 2.0 + 2.0);
        for (x, y) in &RAYS[..4] {
            let at = |out: f64| (center.x + x * (reach + out), center.y + y * (reach + out));
            if !paper.contains(kurbo::Point::from(at(0.8))) {
                continue;
            }
            let lightness = |(x, y): (f64, f64)| luminance(raster.pixel(x, y));
            // A dot beside the bleed is white, and one in the tick is dark.
            white += usize::from(lightness(at(0.13)) > 0.8);
            dark += usize::from(lightness(at(0.5)) < 0.5);
            assert!(
                lightness(at(0.13)) > 0.8,
                "a tick, or something else, touches a bleed at {:?}",
                at(0.13)
            );
        }
    }
    assert_eq!(white, dark, "a tick at each side with room");
    assert!(dark >= 3 * discs.len(), "{dark} ticks of {} discs", discs.len());
}
