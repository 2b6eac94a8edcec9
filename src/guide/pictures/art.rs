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

/// Something folded, half shut, seen from its end: the far half inside, the near half with its print.
pub(super) const TENT: [PicturePart; 2] =
    [path(InkLook::Tint, "M7.4 4H16.4L20.8 12.4H11.8Z"), path(InkLook::Sheet, "M7.4 4H16.4L13.6 14.6H4.6Z")];

/// Both halves are pressed together.
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
    // Two blades that cross, two loops.
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

/// A pouch, its sealed edge at the left, with two things that lie apart.
pub(super) const POUCH: [PicturePart; 5] = [
    path(InkLook::Film, "M4.6 2H21C21.4 2 21.8 2.4 21.8 2.8V15.2C21.8 15.6 21.4 16 21 16H4.6Z"),
    path(InkLook::Mark, "M5.6 2V16"),
    path(InkLook::Tint, "M7.2 3.8H12.4V14.2H7.2Z"),
    path(InkLook::Tint, "M15.4 3.8H20V14.2H15.4Z"),
    path(InkLook::Solid, "M12.6 9L13.4 8.3V8.8H14.4V8.3L15.2 9L14.4 9.7V9.2H13.4V9.7Z"),
];

/// Film with a rim on three sides, and on all four.
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
