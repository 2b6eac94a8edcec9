//! The pictures' lines, in millimetres from the top left corner of a picture.

use super::ink::{InkLook, PicturePart, disc, path};

/// A straight cut: the ruler on two cut marks, over the part that is kept; the knife drawn from one to the other.
pub(super) const RULER_AND_KNIFE: [PicturePart; 7] = [
    path(InkLook::Tool, "M4.3 7.9H22.4V10.6H4.3Z"),
    path(
        InkLook::Line,
        "M5.5 10.6V9.9M7 10.6V9.4M8.5 10.6V9.9M10 10.6V9.4M11.5 10.6V9.9M13 10.6V9.4M14.5 10.6V9.9M16 10.6V9.4M17.5 10.6V9.9\
         M19 10.6V9.4M20.5 10.6V9.9",
    ),
    path(InkLook::Mark, "M4.9 10.6H6.3M19.7 10.6H21.1M7 11.3V12.7M19 11.3V12.7M4.9 2.6H6.3M19.7 2.6H21.1"),
    path(InkLook::Cut, "M7 10.6H13"),
    path(InkLook::Sheet, "M13 10.6L14 13.2L15.3 12.1Z"),
    path(InkLook::Solid, "M14 13.2L15.3 12.1L18.6 16C19 16.6 17.8 17.6 17.3 17.1Z"),
    path(InkLook::Solid, "M7.6 13.9H10.8V13.2L12.3 14.1L10.8 15V14.3H7.6Z"),
];

/// A sheet with a part of the board.
pub(super) const PAGE_WITH_BOARD: [PicturePart; 3] = [
    path(InkLook::Sheet, "M4.3 1.2H21.7V17H4.3Z"),
    path(InkLook::Tint, "M7 2.6H19V10.6H7Z"),
    path(InkLook::Faint, "M9 2.6V8M11 2.6V8M13 2.6V8M15 2.6V8M17 2.6V8M7 4.6H19M7 6.6H19"),
];

/// A sheet with a card or another part without squares.
pub(super) const PAGE_WITH_CARD: [PicturePart; 3] = [
    path(InkLook::Sheet, "M4.3 1.2H21.7V17H4.3Z"),
    path(InkLook::Tint, "M7 2.6H19V10.6H7Z"),
    path(InkLook::Faint, "M8.4 4.2H17.6M8.4 5.6H17.6M8.4 7H15"),
];

/// A folded sheet, half shut, seen from its end: the far half from inside, the near half from outside, with its print.
pub(super) const TENT: [PicturePart; 2] =
    [path(InkLook::Tint, "M7.4 4H16.4L20.8 12.4H11.8Z"), path(InkLook::Sheet, "M7.4 4H16.4L13.6 14.6H4.6Z")];

/// An arrow that presses both halves together.
pub(super) const SHUT: [PicturePart; 1] = [path(
    InkLook::Solid,
    "M21.2 13.7C20.4 15.7 18.6 16.5 16.2 16.3V17.1L14.6 15.9L16.4 15.1V15.8C18.4 16 20 15.3 20.8 13.6Z",
)];

/// Print of a card.
pub(super) const CARD: [PicturePart; 2] = [
    path(InkLook::Thick, "M9.6 5.7H13.9"),
    path(InkLook::Line, "M7.6 7.6H14.3M7.1 9.2H13.8M6.7 10.8H13.4M6.2 12.4H10.4"),
];

/// Glue within, and the dashed line at the fold.
pub(super) const GLUED: [PicturePart; 2] = [
    path(InkLook::Fold, "M6.3 4H17.5"),
    path(
        InkLook::Cut,
        "M16.4 7.4C16.9 6.9 17.3 7.9 17.8 7.3M15.6 9.2C16.2 8.6 16.7 9.8 17.3 9.2C17.8 8.6 18.2 9.6 18.7 9.1\
         M15.1 11C15.7 10.4 16.2 11.6 16.8 11C17.4 10.4 18 11.6 18.6 11C19 10.6 19.3 11.3 19.7 10.9",
    ),
];

/// Discs on the near half.
pub(super) const DISCS_OUTSIDE: [PicturePart; 12] = [
    disc(InkLook::Tint, 8.8, 6.4, 1.15),
    disc(InkLook::Tint, 11.6, 6.4, 1.15),
    disc(InkLook::Tint, 14.3, 6.4, 1.0),
    disc(InkLook::Tint, 8.0, 9.3, 1.15),
    disc(InkLook::Tint, 10.8, 9.3, 1.15),
    disc(InkLook::Tint, 13.5, 9.3, 1.0),
    disc(InkLook::Tint, 7.3, 12.2, 1.15),
    disc(InkLook::Tint, 10.0, 12.2, 1.15),
    disc(InkLook::Tint, 12.7, 12.2, 1.0),
    disc(InkLook::Boss, 8.8, 6.4, 0.4),
    disc(InkLook::Boss, 11.6, 6.4, 0.4),
    disc(InkLook::Boss, 8.0, 9.3, 0.4),
];

/// Squares on the near half.
pub(super) const SQUARES_OUTSIDE: [PicturePart; 1] =
    [path(InkLook::Line, "M9 5.4H15.4L13.4 13H7ZM12.2 5.4L10.2 13M8.3 7.9H14.7M7.7 10.4H14.1")];

/// Squares of the board outside, the tape within.
pub(super) const BOARD_OUTSIDE: [PicturePart; 3] = [
    path(InkLook::Tint, "M7.4 4H16.4L13.6 14.6H4.6Z"),
    path(
        InkLook::Faint,
        "M9.65 4L6.85 14.6M11.9 4L9.1 14.6M14.15 4L11.35 14.6M6.8 6.12H15.84M6.28 8.24H15.28M5.72 10.36H14.72M5.16 12.48H14.16",
    ),
    path(InkLook::Solid, "M16.5 4.2L17.9 6.9C17.2 7.4 16.4 7.4 15.7 6.9Z"),
];

/// A page of discs between whose rows the knife goes, and one of its strips, which is cut into squares.
pub(super) const STRIPS_OF_DISCS: [PicturePart; 21] = [
    path(InkLook::Sheet, "M4.5 1.6H21.3V9.6H4.5Z"),
    disc(InkLook::Tint, 6.8, 3.6, 1.45),
    disc(InkLook::Tint, 10.8, 3.6, 1.45),
    disc(InkLook::Tint, 14.8, 3.6, 1.45),
    disc(InkLook::Tint, 18.8, 3.6, 1.45),
    disc(InkLook::Tint, 6.8, 7.6, 1.45),
    disc(InkLook::Tint, 10.8, 7.6, 1.45),
    disc(InkLook::Tint, 14.8, 7.6, 1.45),
    disc(InkLook::Tint, 18.8, 7.6, 1.45),
    path(InkLook::Cut, "M3.8 5.6H22"),
    DOWN,
    path(InkLook::Sheet, "M4.5 12.2H21.3V16.4H4.5Z"),
    disc(InkLook::Tint, 6.8, 14.3, 1.45),
    disc(InkLook::Tint, 10.8, 14.3, 1.45),
    disc(InkLook::Tint, 14.8, 14.3, 1.45),
    disc(InkLook::Tint, 18.8, 14.3, 1.45),
    disc(InkLook::Boss, 6.8, 14.3, 0.5),
    disc(InkLook::Boss, 10.8, 14.3, 0.5),
    disc(InkLook::Boss, 14.8, 14.3, 0.5),
    disc(InkLook::Boss, 18.8, 14.3, 0.5),
    path(InkLook::Cut, "M8.8 11.5V17.1M12.8 11.5V17.1M16.8 11.5V17.1"),
];

const DOWN: PicturePart = path(InkLook::Solid, "M12.6 10V10.8H11.9L12.8 11.9L13.7 10.8H13V10Z");

/// Square pieces, edge to edge: strips first, then the pieces of a strip.
pub(super) const STRIPS_OF_SQUARES: [PicturePart; 11] = [
    path(InkLook::Sheet, "M4.5 1.2H21.3V10H4.5Z"),
    path(InkLook::Tint, "M6.1 2.2H19.7V9H6.1Z"),
    path(InkLook::Faint, "M9.5 2.2V9M12.9 2.2V9M16.3 2.2V9"),
    path(InkLook::Cut, "M3.8 5.6H22"),
    path(InkLook::Solid, "M12.7 10.3V11H12L12.9 12L13.8 11H13.1V10.3Z"),
    path(InkLook::Tint, "M6.1 12.8H19.7V16.2H6.1Z"),
    disc(InkLook::Boss, 7.8, 14.5, 0.6),
    disc(InkLook::Boss, 11.2, 14.5, 0.6),
    disc(InkLook::Boss, 14.6, 14.5, 0.6),
    disc(InkLook::Boss, 18.0, 14.5, 0.6),
    path(InkLook::Cut, "M9.5 12.1V16.9M12.9 12.1V16.9M16.3 12.1V16.9"),
];

/// A square of paper that is cut round.
pub(super) const SQUARE_OF_PAPER: [PicturePart; 1] = [path(InkLook::Sheet, "M4.8 3.4H17.2V15.8H4.8Z")];

/// Colour that goes on beyond the cut, paler.
pub(super) const BLEED: [PicturePart; 1] = [disc(InkLook::Bleed, 11.0, 9.6, 5.9)];

/// The disc, the scissors at its edge, an arrow that turns the paper.
pub(super) const ROUND: [PicturePart; 9] = [
    disc(InkLook::Tint, 11.0, 9.6, 4.9),
    disc(InkLook::Line, 11.0, 9.6, 4.0),
    disc(InkLook::Boss, 11.0, 9.6, 1.1),
    path(
        InkLook::Solid,
        "M6.4 2.9C8.8 .9 12.6 .8 15.1 2.3L15.5 1.6L16.6 3.3L14.5 3.3L14.9 2.7C12.6 1.3 9 1.4 6.7 3.2Z",
    ),
    // Scissors: two blades that cross, two loops.
    path(InkLook::Tool, "M15.6 6.6L16.5 11.6L18.5 14.2L19.4 13.6L17.7 10.9Z"),
    path(InkLook::Tool, "M18 6.8L17.5 11.5L16.1 14.4L15.1 13.9L16.4 10.9Z"),
    disc(InkLook::Loop, 19.9, 15.3, 1.5),
    disc(InkLook::Loop, 15.1, 15.6, 1.5),
    disc(InkLook::Dot, 17.05, 11.5, 0.32),
];

/// Paper with a part of the board.
pub(super) const PART_ON_PAGE: [PicturePart; 3] = [
    path(InkLook::Sheet, "M4.6 1.4H21.6V16.8H4.6Z"),
    path(InkLook::Tint, "M7.4 3.8H18.6V14.4H7.4Z"),
    path(
        InkLook::Faint,
        "M10.2 3.8V14.4M13 3.8V14.4M15.8 3.8V14.4M7.4 6.45H18.6M7.4 9.1H18.6M7.4 11.75H18.6",
    ),
];

/// The half disc of a letter at the seam, which is not cut.
pub(super) const SEAM: [PicturePart; 2] = [
    path(InkLook::Sheet, "M18.6 7.5C17.7 7.5 17 8.2 17 9.1C17 10 17.7 10.7 18.6 10.7Z"),
    path(InkLook::Mark, "M19.2 3.8H20.6M19.2 14.4H20.6M18.6 3.2V2.2M18.6 15V16"),
];

/// The outer edges of a part with a seam at the right, and of a whole board.
pub(super) const TRIM_TO_SEAM: [PicturePart; 1] = [path(InkLook::Cut, "M20.8 3.8H7.4V14.4H20.8")];
pub(super) const TRIM: [PicturePart; 1] = [path(InkLook::Cut, "M7.4 3.8H18.6V14.4H7.4Z")];

/// A pouch, its sealed edge at the left, with a part of the board and a card that lie apart.
pub(super) const POUCH: [PicturePart; 7] = [
    path(InkLook::Film, "M4.6 2H21C21.4 2 21.8 2.4 21.8 2.8V15.2C21.8 15.6 21.4 16 21 16H4.6Z"),
    path(InkLook::Mark, "M5.6 2V16"),
    path(InkLook::Tint, "M7 3.8H14V14.4H7Z"),
    path(
        InkLook::Faint,
        "M8.75 3.8V14.4M10.5 3.8V14.4M12.25 3.8V14.4M7 5.92H14M7 8.04H14M7 10.16H14M7 12.28H14",
    ),
    path(InkLook::Sheet, "M17 3.8H20.6V9.6H17Z"),
    path(InkLook::Faint, "M17.6 4.9H20M17.6 5.9H20M17.6 6.9H20M17.6 7.9H19.2"),
    path(InkLook::Solid, "M14.2 6.7L15 6V6.5H16V6L16.8 6.7L16 7.4V6.9H15V7.4Z"),
];

/// Film around a part, with a rim on three sides, and below on all four.
pub(super) const RIM_TO_SEAM: [PicturePart; 3] = [
    path(InkLook::Film, "M18.6 2.2H6.8C6.2 2.2 5.8 2.6 5.8 3.2V15C5.8 15.6 6.2 16 6.8 16H18.6Z"),
    path(InkLook::Tint, "M7.4 3.8H18.6V14.4H7.4Z"),
    path(
        InkLook::Faint,
        "M10.2 3.8V14.4M13 3.8V14.4M15.8 3.8V14.4M7.4 6.45H18.6M7.4 9.1H18.6M7.4 11.75H18.6",
    ),
];
pub(super) const RIM_CUT_TO_SEAM: [PicturePart; 2] = [
    path(InkLook::Sheet, "M18.6 7.5C17.7 7.5 17 8.2 17 9.1C17 10 17.7 10.7 18.6 10.7Z"),
    path(InkLook::Cut, "M18.6 2.2H6.8C6.2 2.2 5.8 2.6 5.8 3.2V15C5.8 15.6 6.2 16 6.8 16H18.6Z"),
];
pub(super) const RIM: [PicturePart; 3] = [
    path(
        InkLook::Film,
        "M6.8 2.2H19.2C19.8 2.2 20.2 2.6 20.2 3.2V15C20.2 15.6 19.8 16 19.2 16H6.8C6.2 16 5.8 15.6 5.8 15V3.2C5.8 2.6 6.2 2.2 6.8 2.2Z",
    ),
    path(InkLook::Tint, "M7.4 3.8H18.6V14.4H7.4Z"),
    path(
        InkLook::Cut,
        "M6.8 2.2H19.2C19.8 2.2 20.2 2.6 20.2 3.2V15C20.2 15.6 19.8 16 19.2 16H6.8C6.2 16 5.8 15.6 5.8 15V3.2C5.8 2.6 6.2 2.2 6.8 2.2Z",
    ),
];

/// The backs of two parts, tight together, and tape that is run along their seam.
pub(super) const TAPE: [PicturePart; 6] = [
    path(InkLook::Sheet, "M4.4 2.4H12V15.8H4.4Z"),
    path(InkLook::Sheet, "M12.2 2.4H19.8V15.8H12.2Z"),
    path(InkLook::Band, "M10.8 8.4H13.4V16.9L12.75 16.4L12.1 16.9L11.45 16.4L10.8 16.9Z"),
    disc(InkLook::Tool, 12.1, 7.2, 2.7),
    disc(InkLook::Sheet, 12.1, 7.2, 1.4),
    path(InkLook::Solid, "M16.2 13.4V9.2H15.5L16.4 7.7L17.3 9.2H16.6V13.4Z"),
];

/// A leaflet, half shut, its title page outside, and a spoon that sharpens the crease.
pub(super) const BOOKLET: [PicturePart; 9] = [
    path(InkLook::Sheet, "M8 2.8L20.4 3.6V15L8 14.2Z"),
    path(InkLook::Faint, "M17.6 6.2H19.4M17.6 7.6H19.4M17.6 9H19.4M17.6 10.4H19.4M17.6 11.8H19.4"),
    path(InkLook::Sheet, "M8 2.8L16.6 5.4V16.8L8 14.2Z"),
    path(InkLook::Thick, "M10 5.6L14.8 7.05"),
    disc(InkLook::Tint, 12.3, 9.9, 1.7),
    path(InkLook::Line, "M10 12.2L14.8 13.65M10.6 13.5L14.2 14.6"),
    path(InkLook::Tool, "M6.7 8.3V16.6H6.1V8.3C4.9 7.8 4.8 4.6 6.4 4.4C8 4.6 7.9 7.8 6.7 8.3Z"),
    path(InkLook::Solid, "M3.5 6.5V12H2.8L3.7 13.5L4.6 12H3.9V6.5Z"),
    path(InkLook::Fold, "M8 1.6V2.6M8 14.4V15.6"),
];

/// Leaves in order, held together along the left edge.
pub(super) const LEAVES: [PicturePart; 6] = [
    path(InkLook::Sheet, "M6.4 2.2H17V14.8H6.4Z"),
    path(InkLook::Sheet, "M6.9 2.8H17.5V15.4H6.9Z"),
    path(InkLook::Sheet, "M7.4 3.4H18V16H7.4Z"),
    path(InkLook::Thick, "M10.6 5.2H15"),
    path(InkLook::Line, "M9.8 7.4H16M9.8 9H16M9.8 10.6H16M9.8 12.2H16M9.8 13.8H13.4"),
    path(InkLook::Thick, "M8.3 5.4V7.2M8.3 12.2V14"),
];

/// A page with two rulers in its lower half, and a steel ruler laid along the upper one.
pub(super) const RULERS: [PicturePart; 6] = [
    path(InkLook::Sheet, "M3.4 1H20.1V17H3.4Z"),
    path(InkLook::Faint, "M5.4 3H18.1M5.4 4.6H18.1M5.4 6.2H14"),
    path(InkLook::Cut, "M5.9 8.6H17.6M5.9 8.6V7.6M17.6 8.6V7.6M11.75 8.6V7.6"),
    path(InkLook::Tool, "M4.6 9.4H22V13.2H4.6Z"),
    path(
        InkLook::Line,
        "M5.9 9.4V11M7.07 9.4V10.4M8.24 9.4V10.4M9.41 9.4V10.4M10.58 9.4V10.4M11.75 9.4V11M12.92 9.4V10.4M14.09 9.4V10.4\
         M15.26 9.4V10.4M16.43 9.4V10.4M17.6 9.4V11M18.77 9.4V10.4M19.94 9.4V10.4",
    ),
    path(InkLook::Cut, "M5.9 15.2H17.8M5.9 15.2V16M17.8 15.2V16M11.85 15.2V16"),
];

/// A page that is smoothed on thick card from the middle outwards, and a glue stick.
pub(super) const GLUING: [PicturePart; 9] = [
    path(InkLook::Tool, "M2.6 13.6L6.4 6.4H20L16.2 13.6V16H2.6Z"),
    path(InkLook::Line, "M2.6 13.6H16.2L20 6.4V8.8L16.2 16"),
    path(InkLook::Sheet, "M4.4 12.6L7.4 6.9H18.2L15.2 12.6Z"),
    path(InkLook::Faint, "M8.1 12.6L11 6.9M11.6 12.6L14.6 6.9M5.9 9.75H16.7"),
    path(
        InkLook::Solid,
        "M10 9.45H7.8V8.85L6.4 9.75L7.8 10.65V10.05H10ZM12.6 9.45H14.8V8.85L16.2 9.75L14.8 10.65V10.05H12.6Z",
    ),
    path(
        InkLook::Solid,
        "M11 8.6V8H10.3L11.6 6.9L12.6 8H11.8V8.6ZM10.8 10.9V11.5H10L11 12.6L12.3 11.5H11.6V10.9Z",
    ),
    path(InkLook::Sheet, "M18.3 3.4H20.9V1.8C20.9 1.2 18.3 1.2 18.3 1.8Z"),
    path(InkLook::Tool, "M17.9 3.4H21.3V8.4H17.9Z"),
    path(InkLook::Cut, "M17.9 5.2H21.3"),
];

/// A round sticker over a wooden disc, and a finished piece.
pub(super) const STICKER: [PicturePart; 10] = [
    path(
        InkLook::Tool,
        "M2.6 12.2C2.6 10.2 5.7 8.8 9 8.8C12.3 8.8 15.4 10.2 15.4 12.2V14C15.4 16 12.3 17.2 9 17.2C5.7 17.2 2.6 16 2.6 14Z",
    ),
    path(InkLook::Line, "M2.6 12.2C2.6 14.2 5.7 15.4 9 15.4C12.3 15.4 15.4 14.2 15.4 12.2"),
    path(
        InkLook::Tint,
        "M3.4 4.6C3.4 2.8 6 1.6 9 1.6C12 1.6 14.6 2.8 14.6 4.6C14.6 6.4 12 7.6 9 7.6C6 7.6 3.4 6.4 3.4 4.6Z",
    ),
    path(
        InkLook::Line,
        "M5 4.6C5 3.6 6.8 2.7 9 2.7C11.2 2.7 13 3.6 13 4.6C13 5.6 11.2 6.5 9 6.5C6.8 6.5 5 5.6 5 4.6Z",
    ),
    path(
        InkLook::Boss,
        "M7.6 4.6C7.6 4.1 8.2 3.8 9 3.8C9.8 3.8 10.4 4.1 10.4 4.6C10.4 5.1 9.8 5.4 9 5.4C8.2 5.4 7.6 5.1 7.6 4.6Z",
    ),
    path(InkLook::Solid, "M8.6 8.2V10.2H7.7L9 11.9L10.3 10.2H9.4V8.2Z"),
    path(
        InkLook::Tool,
        "M16.6 10.4C16.6 9.4 18 8.8 19.4 8.8C20.8 8.8 22.2 9.4 22.2 10.4V11.6C22.2 12.6 20.8 13.2 19.4 13.2C18 13.2 16.6 12.6 16.6 11.6Z",
    ),
    path(
        InkLook::Tint,
        "M16.6 10.4C16.6 9.4 18 8.8 19.4 8.8C20.8 8.8 22.2 9.4 22.2 10.4C22.2 11.4 20.8 12 19.4 12C18 12 16.6 11.4 16.6 10.4Z",
    ),
    path(
        InkLook::Boss,
        "M18.7 10.4C18.7 10.1 19 10 19.4 10C19.8 10 20.1 10.1 20.1 10.4C20.1 10.7 19.8 10.8 19.4 10.8C19 10.8 18.7 10.7 18.7 10.4Z",
    ),
    path(InkLook::Fold, "M3.4 5.6V12M14.6 5.6V12"),
];

/// A board with light pieces in the middle and dark ones at its edges; one more is set down.
pub(super) const SET_UP: [PicturePart; 16] = [
    path(InkLook::Tint, "M4.2 2H18.2V16H4.2Z"),
    path(
        InkLook::Faint,
        "M6.2 2V16M8.2 2V16M10.2 2V16M12.2 2V16M14.2 2V16M16.2 2V16M4.2 4H18.2M4.2 6H18.2M4.2 8H18.2M4.2 10H18.2M4.2 12H18.2M4.2 14H18.2",
    ),
    disc(InkLook::Dark, 11.2, 3.0, 0.75),
    disc(InkLook::Dark, 11.2, 5.0, 0.75),
    disc(InkLook::Dark, 11.2, 13.0, 0.75),
    disc(InkLook::Dark, 11.2, 15.0, 0.75),
    disc(InkLook::Dark, 5.2, 9.0, 0.75),
    disc(InkLook::Dark, 7.2, 9.0, 0.75),
    disc(InkLook::Dark, 15.2, 9.0, 0.75),
    disc(InkLook::Sheet, 11.2, 7.0, 0.75),
    disc(InkLook::Sheet, 11.2, 11.0, 0.75),
    disc(InkLook::Sheet, 9.2, 9.0, 0.75),
    disc(InkLook::Sheet, 13.2, 9.0, 0.75),
    disc(InkLook::Boss, 11.2, 9.0, 0.95),
    disc(InkLook::Dark, 20.8, 5.6, 0.95),
    path(InkLook::Cut, "M20.4 7.2C20.1 8.4 19.4 9 18.3 9.1M19 8.2L18.1 9.1L19 9.9"),
];

/// A bag, drawn shut with a cord, and pieces beside it.
pub(super) const BAG: [PicturePart; 9] = [
    path(
        InkLook::Tint,
        "M9.2 6.2C5.8 8.4 3.6 11.6 3.8 14.2C4 16.2 5.8 16.8 10 16.8C14.2 16.8 16 16.2 16.2 14.2C16.4 11.6 14.2 8.4 10.8 6.2Z",
    ),
    path(
        InkLook::Tint,
        "M9.2 6L6.6 2.4C7.6 2.9 8.4 2 9.2 2.6C9.7 2 10.5 2 11 2.6C11.8 2 12.6 2.9 13.4 2.4L10.8 6Z",
    ),
    path(InkLook::Faint, "M8.4 8.6C7 10.4 6.4 12 6.2 13.6M11.6 8.6C12.6 10 13.4 11.4 13.7 12.8"),
    path(InkLook::Cut, "M8.6 6.1H11.4M11.2 6.1C12.8 5.2 14 6 14.4 7.4M11.2 6.1C12.6 6.6 13 7.6 12.8 8.6"),
    disc(InkLook::Sheet, 18.6, 15.2, 1.6),
    disc(InkLook::Boss, 18.6, 15.2, 0.5),
    disc(InkLook::Dark, 20.6, 11.8, 1.5),
    disc(InkLook::Sheet, 17.6, 11.4, 1.5),
    disc(InkLook::Boss, 17.6, 11.4, 0.5),
];

/// An envelope that lies open, the board half in it, and pieces that follow.
pub(super) const ENVELOPE: [PicturePart; 11] = [
    path(InkLook::Sheet, "M3 8.2L9.6 3.4L16.2 8.2V9H3Z"),
    path(InkLook::Tint, "M4.6 2H14.6V12H4.6Z"),
    path(InkLook::Faint, "M4.6 4.5H14.6M4.6 7H14.6M7.1 2V12M9.6 2V12M12.1 2V12"),
    path(InkLook::Sheet, "M3 8.2L9.6 12.6L16.2 8.2V16.6H3Z"),
    path(InkLook::Line, "M3 16.6L8.2 11.8M16.2 16.6L11 11.8"),
    disc(InkLook::Dark, 20.6, 5.2, 1.4),
    disc(InkLook::Sheet, 18.6, 9.4, 1.4),
    disc(InkLook::Boss, 18.6, 9.4, 0.45),
    disc(InkLook::Sheet, 20.8, 12.6, 1.4),
    disc(InkLook::Boss, 20.8, 12.6, 0.45),
    disc(InkLook::Dark, 18.4, 15.6, 1.4),
];

/// A corner with its rim of film, an arc to cut along, the piece that falls off, and scissors.
pub(super) const CORNERS: [PicturePart; 10] = [
    path(InkLook::Film, "M2 3H9.4C12.2 3 14.4 5.2 14.4 8V17H2Z"),
    path(InkLook::Tint, "M2 6H11.4V17H2Z"),
    path(InkLook::Faint, "M5.2 6V17M8.4 6V17M2 9.2H11.4M2 12.4H11.4"),
    path(InkLook::Film, "M11.4 2.2H15.4V6.2C14.9 4.2 13.4 2.7 11.4 2.2Z"),
    path(InkLook::Cut, "M9.4 3C12.2 3 14.4 5.2 14.4 8"),
    path(InkLook::Tool, "M16.2 5.6L17.1 10.6L19.1 13.2L20 12.6L18.3 9.9Z"),
    path(InkLook::Tool, "M18.6 5.8L18.1 10.5L16.7 13.4L15.7 12.9L17 9.9Z"),
    disc(InkLook::Loop, 20.5, 14.3, 1.5),
    disc(InkLook::Loop, 16.6, 14.8, 1.5),
    disc(InkLook::Dot, 17.65, 10.5, 0.32),
];
