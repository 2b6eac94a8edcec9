//! The board of nine men's morris: three squares joined by four lines. Its points are large enough to be seen under a man,
//! and if possible none lies on a seam.

use super::{Reverse, ground, imprint};
use crate::game::morris::{LINES, MorrisPoint, edges};
use crate::product::board::BoardPicture;
use crate::product::letters::{LetterOutline, Lettering};
use crate::product::morris::{MorrisLook, STEPS, draw_on};
use crate::product::ornament::BorderColors;
use crate::product::ornament::interlace::knot;
use crate::product::pieces::legible;
use crate::scene::{Affine, BezPath, Color, Item, Path, Point, Rect, Vec2};
use crate::text::{TextError, Typesetter};
use crate::theme::{Slot, Theme};

/// Room beyond the men on the outermost line, for names and small print, in millimetres; and its least, as a share of the side
/// of the board.
const BEYOND: f64 = 6.5;
const LEAST_BEYOND: f64 = 0.03;
/// Least distance between two lines: in men, and as a share of the greatest distance that there is room for.
const LEAST_STEP: (f64, f64) = (1.15, 0.7);
/// Step between the distances of lines that are tried, in millimetres.
const TRIED: f64 = 0.5;
/// Least distance between the edge of a man and a seam, in millimetres.
const CLEAR: f64 = 0.5;
/// Room between the men around the innermost square and the picture in it, and the picture's least side, in millimetres.
const AROUND_PICTURE: f64 = 2.5;
const LEAST_PICTURE: f64 = 15.0;
/// Height of the names of lines, in millimetres, and its greatest share of the room beside the men.
const NAME: (f64, f64) = (3.0, 0.55);

/// Draws the other side of a board.
///
/// # Errors
/// A digit or letter without a glyph.
pub(super) fn draw(
    theme: &Theme,
    reverse: &Reverse<'_>,
    typesetter: &Typesetter,
) -> Result<BoardPicture, TextError> {
    let (palette, side) = (&theme.palette, reverse.board.side());
    let man = reverse.disc.to_mm();
    let mut items = ground(theme, reverse.board);
    let line = legible(palette.ground, palette);
    let look = MorrisLook { step: step(reverse), man, line, point: palette.paper };
    let middle = Point::new(side / 2.0, side / 2.0);
    items.extend(picture(theme, look, middle));
    items.push(Item::transformed(draw_on(look), Affine::translate(middle.to_vec2())));
    let beyond = side / 2.0 - STEPS * look.step - man / 2.0;
    if reverse.coordinates {
        items.extend(names(look, side, beyond, line, typesetter)?);
    }
    let room = if reverse.coordinates {
        within(look, middle, reverse)
    } else {
        Rect::new(0.0, side - beyond, side, side)
    };
    items.extend(imprint::line(reverse, room, palette.ground, Lettering { palette, typesetter })?);
    Ok(BoardPicture { measures: reverse.board, items })
}

/// Returns the room for small print if the edge of the board has the names of lines: between the two outermost squares, on
/// the side of the line that joins them where more of a stretch without a cut is.
fn within(look: MorrisLook, middle: Point, reverse: &Reverse<'_>) -> Rect {
    let (from, to) = reverse.uncut;
    let clear = look.man / 2.0;
    let (top, foot) = (middle.y + (STEPS - 1.0) * look.step + clear, middle.y + STEPS * look.step - clear);
    let half = |hand: f64| {
        let (a, b) = (middle.x + hand * clear, middle.x + hand * (STEPS * look.step - clear));
        Rect::new(a.min(b), top, a.max(b), foot)
    };
    let uncut = |room: Rect| room.x1.min(to) - room.x0.max(from);
    let (left, right) = (half(-1.0), half(1.0));
    if uncut(left) > uncut(right) { left } else { right }
}

/// Returns the distance from one line to the next: the greatest that there is room for, or less if men then stand across no
/// seam and lines run along none.
fn step(reverse: &Reverse<'_>) -> f64 {
    let (side, man) = (reverse.board.side(), reverse.disc.to_mm());
    let beyond = (man / 2.0 + BEYOND).max(LEAST_BEYOND * side);
    let most = (side / 2.0 - beyond) / STEPS;
    let least = (LEAST_STEP.0 * man).max(LEAST_STEP.1 * most).min(most);
    let steps = ((most - least) / TRIED).floor().max(0.0) as usize;
    let tried = (0..=steps).map(|nth| most - nth as f64 * TRIED);
    let mut best = (most, f64::NEG_INFINITY);
    for step in tried {
        let room = clearance(step, side, reverse.seams);
        if room >= man / 2.0 + CLEAR {
            return step;
        }
        if room > best.1 + 1e-9 {
            best = (step, room);
        }
    }
    best.0
}

/// Returns the least distance between a seam and a point, or a line that runs beside the seam.
pub(super) fn clearance(step: f64, side: f64, seams: &[[Point; 2]]) -> f64 {
    let look = MorrisLook { step, man: 0.0, line: Color::BLACK, point: Color::BLACK };
    let place = |point| look.at(point) + Vec2::new(side / 2.0, side / 2.0);
    let mut least = f64::INFINITY;
    for &[from, to] in seams {
        for point in MorrisPoint::all() {
            least = least.min(distance(place(point), [from, to]));
        }
        for [a, b] in edges() {
            let (a, b) = (place(a), place(b));
            let is_along = ((a.x - b.x).abs() < 1e-9) == ((from.x - to.x).abs() < 1e-9);
            if is_along {
                for (at, line) in [(a, [from, to]), (b, [from, to]), (from, [a, b]), (to, [a, b])] {
                    least = least.min(distance(at, line));
                }
            }
        }
    }
    least
}

/// Returns the distance from a point to a line between two others.
fn distance(at: Point, [from, to]: [Point; 2]) -> f64 {
    let along = to - from;
    let share = ((at - from).dot(along) / along.hypot2().max(1e-12)).clamp(0.0, 1.0);
    (at - (from + along * share)).hypot2().sqrt()
}

/// Draws the innermost square: the theme's picture for this side, or a knot; empty if there is too little room.
fn picture(theme: &Theme, look: MorrisLook, middle: Point) -> Vec<Item> {
    let side = 2.0 * look.step - look.man - 2.0 * AROUND_PICTURE;
    if side < LEAST_PICTURE {
        return Vec::new();
    }
    let area = Rect::from_center_size(middle, (side, side));
    if let Some(art) = theme.art[Slot::BoardBack].first() {
        return vec![Item::stretched(art, area)];
    }
    let palette = &theme.palette;
    // A white ribbon shows by its edges alone.
    let colors = BorderColors::on(palette.ground, palette);
    vec![Item::moved(knot(side, &colors), area.x0, area.y0)]
}

/// Draws letters for the columns and numbers for the rows, upright for both players.
fn names(
    look: MorrisLook,
    side: f64,
    beyond: f64,
    color: Color,
    typesetter: &Typesetter,
) -> Result<Vec<Item>, TextError> {
    let tall = NAME.0.min(beyond * NAME.1);
    let out = STEPS * look.step + look.man / 2.0 + beyond * NAME.1 / 2.0;
    let mut seats = Vec::new();
    for turned in [false, true] {
        let mut letters = BezPath::new();
        for nth in 0..LINES {
            let named = if turned { LINES - 1 - nth } else { nth };
            let from = (f64::from(nth) - STEPS) * look.step;
            let file = char::from(b'a' + named).to_string();
            let rank = (named + 1).to_string();
            for (name, center) in [(file, Point::new(from, out)), (rank, Point::new(-out, -from))] {
                letters.extend(LetterOutline::of_capitals(&name, tall, typesetter)?.centred(center, 1.0));
            }
        }
        let half = if turned { Affine::new([-1.0, 0.0, 0.0, -1.0, 0.0, 0.0]) } else { Affine::IDENTITY };
        let onto = Affine::translate((side / 2.0, side / 2.0)) * half;
        seats.push(Item::transformed(vec![Path::fill(letters, color).into()], onto));
    }
    Ok(seats)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::product::board::BoardMeasures;
    use crate::units::Length;

    fn reverse(squares: u8, cell: f64, disc: f64, seams: &[[Point; 2]]) -> Reverse<'_> {
        Reverse {
            board: BoardMeasures { squares, cell, frame: 4.0, bleed: 2.0 },
            seams,
            uncut: (0.0, cell * f64::from(squares)),
            disc: Length::mm(disc),
            coordinates: false,
            imprint: "",
        }
    }

    /// A board of 275 mm cut once, 12.5 mm from its middle: men of 19 mm in the middle column end 3 mm from the cut.
    #[test]
    fn no_man_stands_across_the_seam_of_two_halves() {
        let seams = [[Point::new(125.0, 0.0), Point::new(125.0, 275.0)]];
        let reverse = reverse(11, 25.0, 19.0, &seams);
        let step = step(&reverse);
        assert!((clearance(step, 275.0, &seams) - 12.5).abs() < 1e-9, "{step}");
        assert!(3.0 * step + 9.5 < 137.5, "{step}");
    }

    /// Cuts at 75 mm and 200 mm, 62.5 mm from the middle on both sides: lines 40 mm apart would be at 40 and 80 mm.
    #[test]
    fn lines_keep_clear_of_the_seams_of_a_pinwheel() {
        let line = |x0: f64, y0: f64, x1: f64, y1: f64| [Point::new(x0, y0), Point::new(x1, y1)];
        let seams = [
            line(200.0, 0.0, 200.0, 75.0),
            line(75.0, 200.0, 75.0, 275.0),
            line(75.0, 75.0, 75.0, 200.0),
            line(200.0, 75.0, 200.0, 200.0),
            line(0.0, 75.0, 75.0, 75.0),
            line(200.0, 200.0, 275.0, 200.0),
            line(75.0, 75.0, 200.0, 75.0),
            line(75.0, 200.0, 200.0, 200.0),
        ];
        let step = step(&reverse(11, 25.0, 19.0, &seams));
        assert!(clearance(step, 275.0, &seams) >= 9.5, "{step}");
    }

    /// On the smallest boards two men on neighbouring lines do not touch, and none hangs over the edge.
    #[test]
    fn men_have_room_on_every_board() {
        for (squares, cell, disc) in
            [(5, 10.0, 8.0), (7, 10.0, 8.0), (7, 25.0, 19.0), (11, 25.0, 19.0), (19, 25.0, 19.0)]
        {
            let step = step(&reverse(squares, cell, disc, &[]));
            let side = f64::from(squares) * cell;
            assert!(3.0 * step + disc / 2.0 <= side / 2.0, "{squares} of {cell}: {step}");
            if side > 55.0 {
                assert!(step >= disc, "{squares} of {cell}: {step}");
            }
        }
    }
}
