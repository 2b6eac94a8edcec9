//! The grid is what the eye finds first: measured in dots, the weakest of its lines is stronger than any other straight line
//! inside the board that runs a square or more, in every world and every ink.

use crate::contrast::luminance;
use crate::library::{theme, themes, variant};
use crate::reading::{Pdf, Raster};
use crate::sampler::{heading, with_structure};
use kurbo::Size;
use tafl_print::product::board;
use tafl_print::scene::{Item, Marks, Node, Page};
use tafl_print::theme::Ink;
use tafl_print::units::Length;

/// Side of a square and width of the frame, in millimetres.
const CELL: f64 = 25.0;
const FRAME: f64 = 10.0;
/// Four dots to a millimetre.
const PER_MM: f64 = 4.0;
const SQUARE: usize = 100;
/// Distance of the ground beside a line from its middle, and distance from a line of the grid within which lines belong to it
/// (the rims of squares run there), in dots.
const BESIDE: usize = 4;
const NEAR: usize = 9;
/// Dots of a square that are looked at: every fourth.
const EACH: usize = 4;

/// The lightness (CIE 1976 L*) of the squares of a board, and how many there are on a side.
struct Seen {
    dots: Vec<f64>,
    side: usize,
}

impl Seen {
    /// The squares of the board of a game in a world and an ink.
    #[expect(clippy::disallowed_methods, reason = "a test may be off by the last digit")]
    fn of(game: &str, world: &str, ink: Ink) -> Self {
        let theme = theme(world).inked(ink);
        let drawn =
            board::draw(&variant(game, &[]), &theme, Length::mm(CELL), Length::mm(FRAME), Length::ZERO);
        let whole = drawn.measures.side() + 2.0 * FRAME;
        let mark = Marks::default().fresh();
        let items = vec![Item::marked(mark, vec![Item::moved(drawn.items, FRAME, FRAME)])];
        let page = Page { size: Size::new(whole, whole), trim: None, bleed: None, items };
        let document = with_structure(vec![page], vec![Node::leaf(heading(), mark)]);
        let raster: Raster = Pdf::of(&document).raster(0, PER_MM * 25.4);
        let side = usize::from(drawn.measures.squares) * SQUARE;
        let first = (FRAME * PER_MM) as usize;
        let lightness = |x: usize, y: usize| {
            let at = 3 * ((first + y) * raster.width + first + x);
            let light = luminance([raster.rgb[at], raster.rgb[at + 1], raster.rgb[at + 2]]);
            if light <= 216.0 / 24389.0 { light * 24389.0 / 27.0 } else { 116.0 * light.cbrt() - 16.0 }
        };
        let dots = (0..side).flat_map(|y| (0..side).map(move |x| (x, y)));
        Self { dots: dots.map(|(x, y)| lightness(x, y)).collect(), side }
    }

    /// How much darker than the ground on both sides of it three dots across a line are; `across` and `along` are the place of
    /// the middle one, for lines from top to bottom or, `turned`, from side to side.
    fn strength(&self, across: usize, along: usize, turned: bool) -> f64 {
        let three = |middle: usize| -> f64 {
            let dot =
                |at: usize| self.dots[if turned { at * self.side + along } else { along * self.side + at }];
            (dot(middle - 1) + dot(middle) + dot(middle + 1)) / 3.0
        };
        three(across - BESIDE).min(three(across + BESIDE)) - three(across)
    }

    /// The strengths of a stretch of a square's length, the weakest first.
    fn stretch(&self, across: usize, from: usize, turned: bool) -> Vec<f64> {
        let mut all: Vec<f64> =
            (from..from + SQUARE).step_by(EACH).map(|along| self.strength(across, along, turned)).collect();
        all.sort_by(f64::total_cmp);
        all
    }

    /// The weakest line of the grid: of each the middle one of its squares counts, for what lies in a square may hide one side
    /// of it.
    fn weakest_of_grid(&self) -> f64 {
        let line = |nth: usize, turned: bool| {
            let square = |square: usize| {
                let beside = [nth * SQUARE - 1, nth * SQUARE, nth * SQUARE + 1];
                let middle = |across: usize| self.stretch(across, square * SQUARE, turned)[SQUARE / EACH / 2];
                beside.into_iter().map(middle).fold(f64::MIN, f64::max)
            };
            let mut squares: Vec<f64> = (0..self.side / SQUARE).map(square).collect();
            squares.sort_by(f64::total_cmp);
            squares[squares.len() / 2]
        };
        let lines = (1..self.side / SQUARE).flat_map(|nth| [line(nth, false), line(nth, true)]);
        lines.fold(f64::MAX, f64::min)
    }

    /// The strongest other line, and where it begins: a stretch of a square's length that is seen all along, but for an eighth
    /// of it.
    fn strongest_other(&self) -> (f64, String) {
        let mut found = (0.0, String::new());
        for turned in [false, true] {
            for across in NEAR..self.side - NEAR {
                if !(NEAR..=SQUARE - NEAR).contains(&(across % SQUARE)) {
                    continue;
                }
                for from in (0..=self.side - SQUARE).step_by(SQUARE / 5) {
                    let strength = self.stretch(across, from, turned)[SQUARE / EACH / 8];
                    if strength > found.0 {
                        let (x, y) = if turned { (from, across) } else { (across, from) };
                        let squares = |dots: usize| dots as f64 / SQUARE as f64;
                        found = (
                            strength,
                            format!("{:.2}, {:.2} squares from the corner", squares(x), squares(y)),
                        );
                    }
                }
            }
        }
        found
    }
}

#[test]
fn the_weakest_line_of_the_grid_is_stronger_than_any_other_straight_line() {
    let mut faults = Vec::new();
    for world in themes() {
        // Maps are painted for eleven squares a side; elsewhere few squares show as much as many.
        let is_map = matches!(world.as_str(), "jorvik" | "ringforts" | "romanesque");
        let game = if is_map { "york" } else { "sea-battle" };
        for ink in Ink::ALL {
            let seen = Seen::of(game, &world, ink);
            let (grid, (other, place)) = (seen.weakest_of_grid(), seen.strongest_other());
            if grid <= other {
                faults.push(format!("{world}, {}: {other:.1} at {place}, the grid {grid:.1}", ink.name()));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
