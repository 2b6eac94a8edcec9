//! Letters beyond the seams of the board: equal letters stand where two parts meet; one near each end of a long seam, one in the
//! middle of a short one. They lie in the bleed, on a plate of the colour of paper, and fall off with it: nothing of them
//! stays on the finished board.

use crate::imposition::cutting::Seam;
use crate::layout::LayoutError;
use crate::layout::compose::{Composer, at};
use crate::scene::{Affine, Item, Path, Point, Rect, Size, Vec2, rounded};
use crate::sheets::drawing::slug_line::small;
use crate::text::{Face, Style};
use crate::units::Length;

/// Distance of a letter's middle from the end of its seam, in millimetres: clear of other seams' letters.
const ALONG: f64 = 9.0;
/// The narrowest bleed that has letters, in millimetres: smaller ones could not be read.
const NARROWEST: f64 = 1.4;
/// Distance of a plate from the cut, in millimetres: a cut that drifts as far still leaves none of it on the part.
const CLEAR: f64 = 0.35;
/// Room between letters and the sides of their plate, in millimetres.
const AROUND: f64 = 0.2;
/// Height of the letters in a wide bleed, in millimetres.
const TALLEST: f64 = 1.8;
/// Half the length of the longest plate, in millimetres.
const HALF: f64 = 2.4;

/// Place of a letter: a point of the seam, and the direction out of the part that has it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct SeamEnd {
    /// Point of the seam, in millimetres from the top left of the board.
    pub at: Point,
    /// Direction out of the part: one millimetre long, square to the seam.
    pub outwards: Vec2,
}

/// Returns the width of the bleed of a part of this size in a direction, in millimetres: `outer` is the part with its bleed.
pub(crate) fn room(part: Size, outer: Rect, way: Vec2) -> f64 {
    if way.x.abs() > way.y.abs() {
        if way.x > 0.0 { outer.x1 - part.width } else { -outer.x0 }
    } else if way.y > 0.0 {
        outer.y1 - part.height
    } else {
        -outer.y0
    }
}

/// Returns the letters of a seam on the part with the index `part`; `bleed` tells how wide its bleed is in a direction, in
/// millimetres. Empty: the seam is not one of its sides, or the bleed has no room for letters.
pub(crate) fn ends(seam: &Seam, part: usize, cell: f64, bleed: impl Fn(Vec2) -> f64) -> Vec<SeamEnd> {
    let corner = |(column, row): (u8, u8)| Point::new(f64::from(column) * cell, f64::from(row) * cell);
    let (from, to) = (corner(seam.from), corner(seam.to));
    let (down, right) = (Vec2::new(0.0, 1.0), Vec2::new(1.0, 0.0));
    let (along, across) = if seam.is_upright() { (down * ALONG, right) } else { (right * ALONG, down) };
    let outwards = match part {
        p if p == seam.before => across,
        p if p == seam.after => -across,
        _ => return Vec::new(),
    };
    if bleed(outwards) < NARROWEST {
        return Vec::new();
    }
    // Two letters on a short seam would meet each other, or letters of the next seam.
    let places = if from.distance(to) < 2.0 * (ALONG + HALF) {
        vec![from.midpoint(to)]
    } else {
        vec![from + along, to - along]
    };
    places.into_iter().map(|at| SeamEnd { at, outwards }).collect()
}

/// Draws the letters of a seam on their plate, standing on the cut. `at_seam` is their place on the part, `bleed` its width in
/// millimetres.
pub(crate) fn sign(
    composer: &Composer<'_>,
    letters: &str,
    at_seam: Point,
    end: SeamEnd,
    bleed: f64,
) -> Result<Vec<Item>, LayoutError> {
    let height = (bleed - CLEAR - 2.0 * AROUND).min(TALLEST);
    let cap = composer.typesetter.fonts().metrics(Face::SemiBold).cap_height;
    let style = Style {
        face: Face::SemiBold,
        size: Length::mm(height / cap),
        color: composer.palette.ink,
        ..small(composer, 8.0)
    };
    let line = composer.label(letters, &style)?;
    let half = line.width / 2.0 + 2.0 * AROUND;
    let plate = Rect::new(-half, -CLEAR - height - 2.0 * AROUND, half, -CLEAR);
    let mut items = vec![Path::fill(rounded(plate, 2.0 * AROUND), composer.palette.paper).into()];
    items.extend(at(line, 2.0 * AROUND - half, -CLEAR - AROUND));
    // What points up points out of the part.
    let up = end.outwards;
    let onto = Affine::new([-up.y, up.x, -up.x, -up.y, at_seam.x, at_seam.y]);
    Ok(vec![Item::transformed(items, onto)])
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
    fn both_parts_of_a_seam_have_their_letters_at_the_same_places_and_beyond_their_cut() {
        for seam in cut_for_paper(Cut::Pinwheel, 11).into_iter().chain(cut_for_paper(Cut::Grid, 25)) {
            let (before, after) =
                (ends(&seam, seam.before, 25.0, |_| 2.0), ends(&seam, seam.after, 25.0, |_| 2.0));
            assert_eq!(before.len(), 2);
            assert_eq!(ends(&seam, 99, 25.0, |_| 2.0), []);
            assert_eq!(ends(&seam, seam.before, 25.0, |_| 1.0), [], "no room");
            for (a, b) in before.iter().zip(&after) {
                assert_eq!(a.at, b.at);
                assert_eq!(a.outwards, -b.outwards);
                // Right of the part at the left, below the part above.
                assert!(a.outwards.x + a.outwards.y > 0.0);
            }
        }
    }

    /// Two letters of parts as small as two by three squares of 10 mm, and of single squares.
    #[test]
    fn no_two_plates_of_a_board_touch() {
        for (cell, wide, high) in [(25.0, 7, 10), (25.0, 2, 2), (18.0, 3, 2), (10.0, 2, 3), (10.0, 1, 1)] {
            for size in 5..=25 {
                for &cut in Cut::ALL {
                    let fits = |part: &BoardPart| part.columns <= wide && part.rows <= high;
                    let Some(parts) = parts(cut, size, fits) else { continue };
                    let ends: Vec<SeamEnd> = seams(&parts)
                        .iter()
                        .flat_map(|seam| ends(seam, seam.before, cell, |_| 2.0))
                        .collect();
                    for (i, a) in ends.iter().enumerate() {
                        let near = ends[i + 1..].iter().find(|b| a.at.distance(b.at) <= 2.0 * HALF);
                        assert_eq!(near, None, "{cut:?} of {size} at {cell} mm, beside {a:?}");
                    }
                }
            }
        }
    }
}
