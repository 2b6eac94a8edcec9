//! Draws the ground of the squares.

use super::kind::Ground;
use super::land::slot;
use super::place::{BoardWay, ShownBoard};
use super::roads::Roads;
use crate::game::{Escape, Piece, Square};
use crate::scene::{Art, Item};
use crate::theme::{Slot, Theme, Turning};
use std::sync::Arc;

/// Drawings of the ground of a board.
pub(super) struct GroundItems {
    /// Drawings of squares where anybody or nobody starts.
    pub(super) open: Vec<Item>,
    /// Drawings of marked corners and of the throne.
    pub(super) marked: Vec<Item>,
}

/// Draws the ground of every square of the kinds that are wanted, each square once.
pub(super) fn items(shown: ShownBoard<'_>, is_wanted: impl Fn(Ground) -> bool) -> GroundItems {
    let (board, theme) = (shown.board(), shown.theme);
    let mut squares: Vec<(Ground, Item)> = Vec::new();
    let mut choices = Choices::new(board.size(), theme.board.turning);
    let roads = Roads::of(shown);
    for square in board.squares() {
        let ground = shown.ground(square);
        let road = roads.at(square).and_then(|turns| Some((turns, along_road(theme, ground)?)));
        let drawings = road.map_or_else(|| drawings(theme, ground), |(_, drawings)| drawings);
        let look = TileLook { ground, road: road.map(|(turns, _)| turns) };
        let (number, way) = choices.take(square, look, drawings.len());
        squares.extend(drawings.get(number).map(|drawing| (ground, shown.laid(drawing, square, way))));
    }
    // The sort is stable: within a kind, the order of the squares stays.
    squares.sort_by_key(|&(ground, _)| ground);
    squares.retain(|&(ground, _)| is_wanted(ground));
    let marked = squares.partition_point(|&(ground, _)| ground < Ground::Corner);
    let marked = squares.split_off(marked);
    let drawn = |squares: Vec<(Ground, Item)>| squares.into_iter().map(|(_, item)| item).collect();
    GroundItems { open: drawn(squares), marked: drawn(marked) }
}

/// Draws marks over the ground of squares that are more than their ground tells: in the rules, camps, and goals of the king
/// that are neither the edge nor corners; and where men start, if the ground hides it and the theme marks it.
pub(super) fn marks(shown: ShownBoard<'_>) -> Vec<Item> {
    let (board, rules) = (shown.board(), &shown.variant.ruleset);
    let mut items = Vec::new();
    for square in board.squares() {
        let goal = matches!(rules.escape, Escape::Squares(_))
            && rules.is_escape(board.size(), square)
            && !rules.is_corner(board.size(), square);
        let start = board.get(square).filter(|_| shown.ground(square) == Ground::Open).map(start_mark);
        let marks = [rules.is_camp(square).then_some(Slot::CampMark), goal.then_some(Slot::Escape), start];
        let drawings = marks.into_iter().flatten().filter_map(|mark| shown.theme.art[mark].first());
        items.extend(drawings.map(|drawing| shown.laid(drawing, square, BoardWay::UPRIGHT)));
    }
    items
}

/// Returns the slot of the mark where a piece starts.
const fn start_mark(piece: Piece) -> Slot {
    match piece {
        Piece::King => Slot::StartKing,
        Piece::Defender | Piece::Knight => Slot::StartDefender,
        Piece::Attacker | Piece::Commander => Slot::StartAttacker,
    }
}

/// Returns the drawings to choose from for a kind of ground.
fn drawings(theme: &Theme, ground: Ground) -> &[Arc<Art>] {
    &theme.art[slot(ground)]
}

/// Returns the drawings to choose from where a road crosses this kind of ground. `None`: the theme has none.
fn along_road(theme: &Theme, ground: Ground) -> Option<&[Arc<Art>]> {
    let drawings = &theme.art[match ground {
        Ground::Open => Slot::Road,
        Ground::Camp => Slot::CampRoad,
        Ground::Town | Ground::Corner | Ground::Throne => return None,
    }];
    (!drawings.is_empty()).then_some(drawings.as_slice())
}

/// Kind of drawing that a square may show.
#[derive(Clone, Copy, PartialEq, Eq)]
struct TileLook {
    ground: Ground,
    /// Quarter turns of the road in the drawing. `None`: there is no road.
    road: Option<u8>,
}

/// Squares near by that get their drawings before a square, as steps back in files and in ranks down the board, the nearest
/// first. None of them should show the same drawing.
const NEAR: [(i8, usize); 12] =
    [(-1, 0), (0, 1), (-1, 1), (1, 1), (-2, 0), (0, 2), (-2, 1), (2, 1), (-1, 2), (1, 2), (-2, 2), (2, 2)];

/// Chooser of drawings that hides repetition: it goes by the square's place, but avoids the drawing of a square near by while
/// there is another, and most of all the drawing of the square at the left or above.
struct Choices {
    size: u8,
    turning: Turning,
    /// Look and number of the drawing of each square so far, top rank first.
    taken: Vec<(TileLook, usize)>,
}

impl Choices {
    const fn new(size: u8, turning: Turning) -> Self {
        Self { size, turning, taken: Vec::new() }
    }

    /// Returns the number of the drawing and the way to lay it, for the next square in the board's order.
    fn take(&mut self, square: Square, look: TileLook, count: usize) -> (usize, BoardWay) {
        let mixed = mix(square);
        let first = (mixed >> 8) as usize;
        let count = count.max(1);
        let near = NEAR.map(|step| self.before(square, step));
        // First no drawing of a square near by may be taken. Then fewer squares count, the farthest left out first, until a
        // drawing is left to choose; in the last try none counts.
        let heeding = |heeded: usize| {
            let free = |&number: &usize| !near[..heeded].contains(&Some((look, number)));
            (0..count).map(|step| (first + step) % count).find(free)
        };
        let number = (0..=near.len()).rev().find_map(heeding).unwrap_or_default();
        self.taken.push((look, number));
        let turns = match self.turning {
            Turning::Quarters => (mixed & 3) as u8,
            Turning::Halves => (mixed & 2) as u8,
        };
        let way = match look.ground {
            // The drawing lies along the road, perhaps with its ends exchanged.
            _ if look.road.is_some() => BoardWay {
                turns: look.road.unwrap_or_default() + (mixed & 2) as u8,
                mirrored: mixed & 4 != 0,
            },
            Ground::Open | Ground::Camp | Ground::Town => BoardWay { turns, mirrored: mixed & 4 != 0 },
            Ground::Corner => BoardWay::turned(corner(square, self.size)),
            // The throne is one of a kind and stands as it is drawn.
            Ground::Throne => BoardWay::UPRIGHT,
        };
        (number, way)
    }

    /// Returns the drawing of a square near by. `None`: it is not on the board, or has no drawing yet.
    fn before(&self, square: Square, (files, down): (i8, usize)) -> Option<(TileLook, usize)> {
        let size = usize::from(self.size);
        let file = square.file.checked_add_signed(files).filter(|&file| file < self.size)?;
        let row = self.taken.len() / size;
        self.taken.get(row.checked_sub(down)? * size + usize::from(file)).copied()
    }
}

/// Returns the nearest corner of the board, in quarter turns from the top left one.
const fn corner(square: Square, size: u8) -> u8 {
    let (right, top) = (square.file >= size / 2, square.rank >= size / 2);
    match (right, top) {
        (false, true) => 0,
        (true, true) => 1,
        (true, false) => 2,
        (false, false) => 3,
    }
}

/// Returns a number without pattern from a square's place (the finalizer of `MurmurHash3`, in the public domain).
fn mix(square: Square) -> u32 {
    let mut bits = u32::from(square.file) << 8 | u32::from(square.rank);
    bits = (bits ^ 0x9e37_79b9).wrapping_mul(0x85eb_ca6b);
    bits = (bits ^ (bits >> 13)).wrapping_mul(0xc2b2_ae35);
    bits ^ (bits >> 16)
}
