//! The signs at the seams of the board: half discs with a letter, at both ends of each seam and on both of its sides.
//! When two parts are joined rightly, the halves close to a disc between two equal letters.

use super::furniture::small;
use super::seam::Seam;
use crate::kit::KitError;
use crate::kit::compose::{Composer, at};
use crate::scene::{Affine, BezPath, Item, Path, Point, Stroke, Vec2};
use crate::text::{Face, Style};
use crate::units::Length;

/// Distance of a sign's middle from the end of its seam, in millimetres: clear of the border and of other seams' signs.
const ALONG: f64 = 9.0;
/// Radius of the half disc, in millimetres.
const RADIUS: f64 = 2.9;
/// Height of the letters, in millimetres.
const CAPITAL: f64 = 2.0;

/// Where a sign stands: a point of the seam, and the way into the part that the sign is on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct End {
    /// In millimetres from the top left of the board.
    pub at: Point,
    /// One millimetre long, square to the seam.
    pub inwards: Vec2,
}

/// The two signs of a seam that are on the part with this index; none if the seam is not one of its sides.
pub(super) fn ends(seam: &Seam, part: usize, cell: f64) -> Vec<End> {
    let corner = |(column, row): (u8, u8)| Point::new(f64::from(column) * cell, f64::from(row) * cell);
    let (from, to) = (corner(seam.from), corner(seam.to));
    let (down, right) = (Vec2::new(0.0, 1.0), Vec2::new(1.0, 0.0));
    let (along, across) = if seam.is_upright() { (down * ALONG, right) } else { (right * ALONG, down) };
    let inwards = match part {
        p if p == seam.before => -across,
        p if p == seam.after => across,
        _ => return Vec::new(),
    };
    [from + along, to - along].into_iter().map(|at| End { at, inwards }).collect()
}

/// Draws a sign. Its letter is 2 mm high and upright on the board; the plate has the colour of old paper, so that it
/// stays quiet on the finished board.
pub(super) fn sign(
    composer: &Composer<'_>,
    letter: char,
    at_seam: Point,
    inwards: Vec2,
) -> Result<Vec<Item>, KitError> {
    // A half disc that bulges to the right, turned to bulge inwards.
    let mut plate = BezPath::new();
    let handle = RADIUS * 0.5523;
    plate.move_to((0.0, -RADIUS));
    plate.curve_to((handle, -RADIUS), (RADIUS, -handle), (RADIUS, 0.0));
    plate.curve_to((RADIUS, handle), (handle, RADIUS), (0.0, RADIUS));
    plate.close_path();
    let turn = Affine::new([inwards.x, inwards.y, -inwards.y, inwards.x, at_seam.x, at_seam.y]);
    plate.apply_affine(turn);
    // A white plate on white squares is told by its edge.
    let edge = Stroke::new(composer.palette.grid, 0.2);
    let stroke = (composer.palette.paper == composer.palette.ground).then_some(edge);
    let mut items: Vec<Item> = vec![Path { stroke, ..Path::fill(plate, composer.palette.paper) }.into()];

    let cap = composer.typesetter.fonts().metrics(Face::SemiBold).cap_height;
    let style = Style {
        face: Face::SemiBold,
        size: Length::mm(CAPITAL / cap),
        color: composer.palette.grid,
        ..small(composer, 8.0)
    };
    let line = composer.label(&letter.to_string(), &style)?;
    let middle = at_seam + inwards * 1.35;
    let left = middle.x - line.width / 2.0;
    items.extend(at(line, left, middle.y + CAPITAL / 2.0));
    Ok(items)
}

#[cfg(test)]
mod tests {
    use super::super::cut::parts;
    use super::super::seam::seams;
    use super::*;
    use crate::game::Cut;

    /// The seams of a board of `size` squares under a cut for sheets of 7 by 10 squares.
    fn cut_for_paper(cut: Cut, size: u8) -> Vec<Seam> {
        let fits = |columns: u8, rows: u8| columns.min(rows) <= 7 && columns.max(rows) <= 10;
        parts(cut, size, fits).map_or_else(Vec::new, |parts| seams(&parts))
    }

    #[test]
    fn both_parts_of_a_seam_have_their_signs_at_the_same_places() {
        for seam in cut_for_paper(Cut::Pinwheel, 11).into_iter().chain(cut_for_paper(Cut::Grid, 25)) {
            let (before, after) = (ends(&seam, seam.before, 25.0), ends(&seam, seam.after, 25.0));
            assert_eq!(before.len(), 2);
            for (a, b) in before.iter().zip(&after) {
                assert_eq!(a.at, b.at);
                assert_eq!(a.inwards, -b.inwards);
            }
        }
    }

    #[test]
    fn no_two_signs_of_a_board_touch_and_every_seam_has_a_letter_of_its_own() {
        for size in 5..=25 {
            for &cut in Cut::ALL {
                let seams = cut_for_paper(cut, size);
                let places: Vec<Point> =
                    seams.iter().flat_map(|seam| ends(seam, seam.before, 25.0)).map(|end| end.at).collect();
                for (i, a) in places.iter().enumerate() {
                    let near = places[i + 1..].iter().find(|b| a.distance(**b) <= 2.0 * RADIUS);
                    assert_eq!(near, None, "{cut:?} of {size}, beside {a:?}");
                }
                for (i, seam) in seams.iter().enumerate() {
                    assert!(seam.letter.is_ascii_uppercase());
                    assert!(
                        seams[i + 1..].iter().all(|other| other.letter != seam.letter),
                        "{cut:?} of {size}"
                    );
                }
            }
        }
    }
}
