//! Names of files and ranks: upright for whoever sits before them, the same name at both ends, clear of cuts and pieces.

use super::lettering;
use crate::product::board::BoardMeasures;
use crate::product::board::coordinates::items;
use crate::scene::{Affine, BezPath, Item, Point, Rect, Shape};
use crate::text::{Fonts, Language, Typesetter};
use kurbo::ParamCurve;

/// What is painted for a board, each with its box.
fn painted(squares: u8, cell: f64, frame: f64) -> Vec<(BezPath, Rect)> {
    let typesetter = Typesetter::new(Fonts::bundled(), Language::english());
    let board = BoardMeasures { squares, cell, frame, bleed: 0.0 };
    let mut found = Vec::new();
    for seat in items(board, lettering(&typesetter)).expect("letters and figures") {
        let Item::Group { transform, clip: None, items, .. } = seat else { panic!("{seat:?}") };
        for item in items {
            let Item::Path(path) = item else { panic!("{item:?}") };
            let reach = path.stroke.as_ref().map_or(0.0, |stroke| stroke.width / 2.0);
            let outline = transform * BezPath::clone(&path.outline);
            let place = outline.bounding_box().inset(reach);
            found.push((outline, place));
        }
    }
    found
}

/// The parts whose boxes lie within an area, moved and turned.
fn within(parts: &[(BezPath, Rect)], area: Rect, by: Affine) -> Vec<BezPath> {
    let inside = parts.iter().filter(|(_, place)| area.contains_rect(*place));
    inside.map(|(outline, _)| by * outline.clone()).collect()
}

fn are_alike(one: &[BezPath], other: &[BezPath]) -> bool {
    let points = |paths: &[BezPath]| -> Vec<Point> {
        paths.iter().flat_map(|path| path.segments().map(|segment| segment.start())).collect()
    };
    let (one, other) = (points(one), points(other));
    one.len() == other.len() && one.iter().zip(&other).all(|(a, b)| a.distance(*b) < 1e-6)
}

/// The name of a file stands at its foot, and at its head for the other player: turned by a half about the file's middle.
/// Likewise for ranks. No two files have one name, nor have two ranks.
#[test]
fn both_players_read_the_same_names() {
    for (squares, cell, frame) in [(11, 25.0, 4.0), (11, 25.0, 10.0), (7, 40.0, 5.0), (19, 14.0, 0.0)] {
        let parts = painted(squares, cell, frame);
        let side = f64::from(squares) * cell;
        let about = |x: f64, y: f64| Affine::new([-1.0, 0.0, 0.0, -1.0, 2.0 * x, 2.0 * y]);
        let (mut files, mut ranks) = (Vec::new(), Vec::new());
        for nth in 0..squares {
            let (from, to) = (f64::from(nth) * cell, f64::from(nth + 1) * cell);
            let middle = f64::midpoint(from, to);
            // Below and above the middle, and left and right of it; what stands in the corners of squares for a rank is
            // told from what stands there for a file by its height.
            let strip = if frame >= 5.0 { frame } else { cell / 2.0 };
            let (out, inn) = if frame >= 5.0 { (strip, 0.0) } else { (0.0, strip) };
            let foot = within(&parts, Rect::new(from, side - inn, to, side + out), Affine::IDENTITY);
            let head = within(&parts, Rect::new(from, -out, to, inn), about(middle, side / 2.0));
            let left = within(&parts, Rect::new(-out, from, inn, to), Affine::IDENTITY);
            let right =
                within(&parts, Rect::new(side - inn, from, side + out, to), about(side / 2.0, middle));
            // In corner squares there is a name of each kind.
            if frame >= 5.0 || (nth > 0 && nth + 1 < squares) {
                assert!(!foot.is_empty() && !left.is_empty(), "{squares} {frame}: {nth}");
                assert!(are_alike(&foot, &head), "{squares} squares, frame {frame}: file {nth}");
                assert!(are_alike(&left, &right), "{squares} squares, frame {frame}: rank {nth}");
                files.push(
                    foot.iter()
                        .map(|path| Affine::translate((-from, 0.0)) * path.clone())
                        .collect::<Vec<_>>(),
                );
                ranks.push(
                    left.iter()
                        .map(|path| Affine::translate((0.0, -from)) * path.clone())
                        .collect::<Vec<_>>(),
                );
            }
        }
        for names in [files, ranks] {
            for (nth, name) in names.iter().enumerate() {
                assert!(names[..nth].iter().all(|other| !are_alike(name, other)), "two names are one");
            }
        }
    }
}

#[test]
fn in_a_wide_frame_names_keep_off_squares_and_cut() {
    for half in 10..=30 {
        let frame = f64::from(half) / 2.0;
        let squares = Rect::new(0.0, 0.0, 275.0, 275.0);
        let parts = painted(11, 25.0, frame);
        // A plate of two parts and a name for each end of 11 files and 11 ranks.
        assert_eq!(parts.len(), 3 * 4 * 11, "{frame}");
        for (_, place) in parts {
            assert!(place.intersect(squares).area() < 1e-6, "{frame}: {place:?}");
            assert!(squares.inset(frame - 1.0 + 1e-6).contains_rect(place), "{frame}: {place:?}");
        }
    }
}

/// Names in squares lie within them, beside the piece that stands there: 19 mm in a square of 25 mm, or in proportion.
#[test]
fn in_squares_names_keep_off_pieces_and_lines() {
    for cell in [14.0, 20.0, 25.0, 40.0] {
        for (_, place) in painted(11, cell, 4.0) {
            let corner = |at: f64| (at / cell).floor() * cell;
            let square = Rect::from_origin_size((corner(place.x0), corner(place.y0)), (cell, cell));
            assert!(square.inset(-0.2).contains_rect(place), "{cell}: {place:?} in {square:?}");
            let middle = square.center();
            let near = Point::new(middle.x.clamp(place.x0, place.x1), middle.y.clamp(place.y0, place.y1));
            assert!(near.distance(middle) > cell * 19.0 / 25.0 / 2.0, "{cell}: {place:?}");
        }
    }
}
