//! Signs at the seams of the board: half discs with letters, on both sides of a seam; one near each end of a long seam, one in
//! the middle of a short one. When two parts are joined rightly, the halves close to a disc between equal letters.

use crate::imposition::cutting::Seam;
use crate::layout::LayoutError;
use crate::layout::compose::{Composer, at};
use crate::scene::{Affine, BezPath, Item, Path, Point, Stroke, Vec2};
use crate::sheets::drawing::slug_line::small;
use crate::text::{Face, Style};
use crate::units::Length;

/// Distance of a sign's middle from the end of its seam, in millimetres: clear of other seams' signs.
const ALONG: f64 = 9.0;
/// Radius of the half disc for one letter, in millimetres.
const RADIUS: f64 = 2.9;
/// Radius of the half disc for two letters, in millimetres.
const WIDER: f64 = 3.4;
/// Height of the letters, in millimetres; smaller where they would leave the half disc.
const CAPITAL: f64 = 2.0;
/// Gap between letters and seam, and between letters and the rim of the half disc, in millimetres.
const CLEAR: (f64, f64) = (0.35, 0.2);
/// Side of a square, in millimetres, below which signs shrink with it, and the least share to which they shrink.
const SMALL_CELL: (f64, f64) = (18.0, 0.9);

/// Place of a sign: a point of the seam, and the direction into the part that has the sign.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct SeamEnd {
    /// Point of the seam, in millimetres from the top left of the board.
    pub at: Point,
    /// Direction into the part: one millimetre long, square to the seam.
    pub inwards: Vec2,
    /// Radius of the half disc, in millimetres.
    pub radius: f64,
}

/// Returns the signs of a seam on the part with the index `part`. Empty: the seam is not one of its sides.
pub(crate) fn ends(seam: &Seam, part: usize, cell: f64) -> Vec<SeamEnd> {
    let corner = |(column, row): (u8, u8)| Point::new(f64::from(column) * cell, f64::from(row) * cell);
    let (from, to) = (corner(seam.from), corner(seam.to));
    let (down, right) = (Vec2::new(0.0, 1.0), Vec2::new(1.0, 0.0));
    let (along, across) = if seam.is_upright() { (down * ALONG, right) } else { (right * ALONG, down) };
    let inwards = match part {
        p if p == seam.before => -across,
        p if p == seam.after => across,
        _ => return Vec::new(),
    };
    let full = if seam.letter.len() == 1 { RADIUS } else { WIDER };
    let radius = full * (cell / SMALL_CELL.0).clamp(SMALL_CELL.1, 1.0);
    // Two signs on a short seam would meet each other, or signs of the next seam.
    let places = if from.distance(to) < 2.0 * (ALONG + WIDER) {
        vec![from.midpoint(to)]
    } else {
        vec![from + along, to - along]
    };
    places.into_iter().map(|at| SeamEnd { at, inwards, radius }).collect()
}

/// Draws a sign, its letters upright on the board and as high as both halves of the disc have room for; the plate has the
/// colour of old paper, so that it stays quiet on the finished board. `at_seam` is its place on the part.
pub(crate) fn sign(
    composer: &Composer<'_>,
    letters: &str,
    at_seam: Point,
    end: SeamEnd,
) -> Result<Vec<Item>, LayoutError> {
    let SeamEnd { inwards, radius, .. } = end;
    // A half disc that bulges to the right, turned to bulge inwards.
    let mut plate = BezPath::new();
    let handle = radius * 0.5523;
    plate.move_to((0.0, -radius));
    plate.curve_to((handle, -radius), (radius, -handle), (radius, 0.0));
    plate.curve_to((radius, handle), (handle, radius), (0.0, radius));
    plate.close_path();
    let turn = Affine::new([inwards.x, inwards.y, -inwards.y, inwards.x, at_seam.x, at_seam.y]);
    plate.apply_affine(turn);
    // A white plate on white squares is visible by its edge.
    let edge = Stroke::new(composer.palette.grid, 0.2);
    let stroke = (composer.palette.paper == composer.palette.ground).then_some(edge);
    let mut items: Vec<Item> = vec![Path { stroke, ..Path::fill(plate, composer.palette.paper) }.into()];

    let cap = composer.typesetter.fonts().metrics(Face::SemiBold).cap_height;
    let style = |height: f64| Style {
        face: Face::SemiBold,
        size: Length::mm(height / cap),
        color: composer.palette.grid,
        ..small(composer, 8.0)
    };
    let wide = composer.label(letters, &style(CAPITAL))?.width / CAPITAL;
    let height = letter_height(wide, radius);
    let line = composer.label(letters, &style(height))?;
    // In the middle of the room between the seam and the rim.
    let across = if inwards.x == 0.0 { line.width } else { height };
    let rim = half_chord(radius - CLEAR.1, across / 2.0);
    let middle = at_seam + inwards * f64::midpoint(CLEAR.0, rim);
    let left = middle.x - line.width / 2.0;
    items.extend(at(line, left, middle.y + height / 2.0));
    Ok(items)
}

/// Returns the height of letters whose width is `wide` of their heights, so that they stay within half a disc both along its
/// flat side and turned by a quarter.
fn letter_height(wide: f64, radius: f64) -> f64 {
    let rim = radius - CLEAR.1;
    let fits = |height: f64| {
        let box_in = |deep: f64, across: f64| CLEAR.0 + deep <= half_chord(rim, across / 2.0);
        box_in(height, wide * height) && box_in(wide * height, height)
    };
    // In steps of a twentieth of a millimetre, which nobody sees.
    (1..=40).rev().map(|step| CAPITAL * f64::from(step) / 40.0).find(|height| fits(*height)).unwrap_or(0.1)
}

/// Returns half the chord of a circle at a distance from its middle; 0 outside it.
fn half_chord(radius: f64, distance: f64) -> f64 {
    (radius * radius - distance * distance).max(0.0).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Cut;
    use crate::imposition::cutting::{BoardPart, parts, seams};

    /// The seams of a board of `size` squares under a cut for sheets of 7 by 10 squares.
    fn cut_for_paper(cut: Cut, size: u8) -> Vec<Seam> {
        let fits = |part: &BoardPart| part.columns.min(part.rows) <= 7 && part.columns.max(part.rows) <= 10;
        parts(cut, size, fits).map_or_else(Vec::new, |parts| seams(&parts))
    }

    #[test]
    fn both_parts_of_a_seam_have_their_signs_at_the_same_places() {
        for seam in cut_for_paper(Cut::Pinwheel, 11).into_iter().chain(cut_for_paper(Cut::Grid, 25)) {
            let (before, after) = (ends(&seam, seam.before, 25.0), ends(&seam, seam.after, 25.0));
            assert_eq!(before.len(), 2);
            assert_eq!(ends(&seam, 99, 25.0), []);
            for (a, b) in before.iter().zip(&after) {
                assert_eq!(a.at, b.at);
                assert_eq!(a.inwards, -b.inwards);
            }
        }
    }

    /// Two signs of parts as small as two by three squares of 10 mm, and of single squares.
    #[test]
    fn no_two_signs_of_a_board_touch() {
        for (cell, wide, high) in [(25.0, 7, 10), (25.0, 2, 2), (18.0, 3, 2), (10.0, 2, 3), (10.0, 1, 1)] {
            for size in 5..=25 {
                for &cut in Cut::ALL {
                    let fits = |part: &BoardPart| part.columns <= wide && part.rows <= high;
                    let Some(parts) = parts(cut, size, fits) else { continue };
                    let ends: Vec<SeamEnd> =
                        seams(&parts).iter().flat_map(|seam| ends(seam, seam.before, cell)).collect();
                    for (i, a) in ends.iter().enumerate() {
                        let near = ends[i + 1..].iter().find(|b| a.at.distance(b.at) <= a.radius + b.radius);
                        assert_eq!(near, None, "{cut:?} of {size} at {cell} mm, beside {a:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn letters_stay_in_their_half_of_the_disc() {
        // One letter about as wide as high, and two.
        for (wide, radius, least) in
            [(1.0, RADIUS, 1.7), (1.9, WIDER, 1.35), (1.9, WIDER * SMALL_CELL.1, 1.15)]
        {
            let height = letter_height(wide, radius);
            assert!(height >= least, "{height} mm");
            for (deep, across) in [(height, wide * height), (wide * height, height)] {
                let corner = Point::new(CLEAR.0 + deep, across / 2.0);
                assert!(corner.distance(Point::ORIGIN) <= radius - CLEAR.1 + 1e-9, "{height} mm");
            }
        }
    }
}
