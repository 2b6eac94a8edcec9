//! The maker's name: in the frame or at the foot of squares, clear of discs, cuts and the names of files and ranks.

use super::{boxes, lettering};
use crate::product::board::BoardMeasures;
use crate::product::board::coordinates::items as names;
use crate::product::board::imprint::{MakerPlace, items};
use crate::scene::{Affine, Rect};
use crate::text::{Fonts, Language, Typesetter};

const SHORT: &str = "Freya Lund, York";
const LONG: &str = "The Hnefatafl Workshop of Freya Lund and Sons, 14a Coppergate, York, Yorkshire";
const WORD: &str = "Hnefataflbrettspillverkstedsforeningen";

fn board(squares: u8, cell: f64, frame: f64) -> BoardMeasures {
    BoardMeasures { squares, cell, frame, bleed: 0.0 }
}

fn whole(board: BoardMeasures) -> MakerPlace {
    MakerPlace { uncut: (0.0, board.side()), has_coordinates: false }
}

fn typesetter() -> Typesetter {
    Typesetter::new(Fonts::bundled(), Language::english())
}

fn painted(maker: &str, board: BoardMeasures, place: MakerPlace) -> Vec<Rect> {
    let items = items(maker, board, place, lettering(&typesetter())).expect("letters");
    boxes(&items, Affine::IDENTITY)
}

/// The plate lies in the frame, off the cut by the plain millimetre, in the uncut stretch, however long the name is.
#[test]
fn in_a_frame_the_name_lies_between_squares_and_cut() {
    for frame in [3.5, 4.0, 5.0, 10.0, 15.0] {
        for (maker, uncut) in [(SHORT, (0.0, 150.0)), (LONG, (150.0, 275.0)), (WORD, (0.0, 75.0))] {
            let board = board(11, 25.0, frame);
            let parts = painted(maker, board, MakerPlace { uncut, ..whole(board) });
            assert_eq!(parts.len(), 3, "a plate of two parts and the name");
            for part in parts {
                assert!(
                    part.y0 >= 275.0 - 1e-9 && part.y1 <= 275.0 + frame - 1.0 + 1e-9,
                    "{frame}: {part:?}"
                );
                assert!(part.x0 >= uncut.0 && part.x1 <= uncut.1, "{frame}: {part:?}");
            }
        }
    }
}

/// The plate of a whole board stands to the right of the medallion; half a board, whose medallion is at its end, has it where it was.
#[test]
fn in_a_frame_the_name_covers_no_medallion() {
    let board = board(11, 25.0, 10.0);
    let middle = Some((120.0, 155.0));
    for maker in [SHORT, LONG, WORD] {
        let parts = painted(maker, board, whole(board).beside(middle));
        assert!(parts.iter().all(|part| part.x0 >= 155.0), "{parts:?}");
    }
    let half = MakerPlace { uncut: (137.5, 275.0), ..whole(board) };
    assert_eq!(half.beside(middle).uncut, half.uncut);
}

/// Each part of the name is within one square of the lowest rank, so no cut goes through it, and beside the piece that
/// stands there: 19 mm in a square of 25 mm, or in proportion.
#[test]
fn in_squares_the_name_keeps_off_lines_and_pieces() {
    for (squares, cell) in [(7, 25.0), (11, 25.0), (7, 40.0), (19, 14.0)] {
        for maker in [SHORT, LONG, WORD] {
            let board = board(squares, cell, 1.5);
            let parts = painted(maker, board, whole(board));
            let bottom = f64::from(squares) * cell;
            for part in &parts {
                let left = (part.x0 / cell).floor() * cell;
                let square = Rect::new(left, bottom - cell, left + cell, bottom);
                assert!(square.inset(-0.2).contains_rect(*part), "{cell}: {part:?} in {square:?}");
                let disc = square.center().y + cell * 19.0 / 25.0 / 2.0;
                assert!(part.y0 > disc, "{cell}: {part:?} is over the piece that ends at {disc}");
            }
            // A light line and the letters, once for each square: parts are read from left to right.
            let firsts: Vec<f64> = parts.iter().step_by(2).map(|part| part.x0).collect();
            assert!(firsts.is_sorted() && !firsts.is_empty(), "{firsts:?}");
        }
    }
}

#[test]
fn a_short_name_is_in_one_square_and_a_long_one_in_several() {
    let board = board(11, 25.0, 0.0);
    let count = |maker: &str| painted(maker, board, whole(board)).len() / 2;
    assert_eq!(count(SHORT), 1);
    assert!((3..=5).contains(&count(LONG)), "{}", count(LONG));
}

/// With letters and numbers on the board, in wide frames and in squares, nothing lies on anything else.
#[test]
fn names_of_makers_and_of_files_never_meet() {
    for (squares, cell, frame) in
        [(11, 25.0, 4.0), (11, 25.0, 1.5), (11, 25.0, 10.0), (7, 40.0, 5.0), (19, 14.0, 0.0)]
    {
        let board = board(squares, cell, frame);
        let signed = MakerPlace { has_coordinates: true, ..whole(board) };
        let names = names(board, lettering(&typesetter())).expect("letters and figures");
        let places = boxes(&names, Affine::IDENTITY);
        for maker in [SHORT, LONG, WORD] {
            for part in painted(maker, board, signed) {
                for place in &places {
                    assert!(
                        part.intersect(*place).area() <= 0.0,
                        "{squares}, {frame}: {part:?} on {place:?}"
                    );
                }
            }
        }
    }
}

/// What a name has in common with marks of running text is set as it stands.
#[test]
fn a_name_with_stars_is_set() {
    let board = board(11, 25.0, 4.0);
    assert!(!painted("*Lund* \\ Sons", board, whole(board)).is_empty());
}
