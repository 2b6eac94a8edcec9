//! Which ground a square has, and the drawing that shows it.

use super::place::{Way, laid, middle};
use crate::game::{Piece, Square, Throne, Variant};
use crate::scene::{Art, Item};
use crate::theme::BoardArt;
use std::sync::Arc;

/// What a square of the board looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Ground {
    /// Nobody starts here.
    Open,
    /// An attacker starts here.
    Camp,
    /// A defender starts here, or the king where no throne is marked.
    Town,
    /// The throne.
    Throne,
}

impl Ground {
    /// In the order of painting: what a drawing reaches beyond its square lies under the more precious ground.
    pub const ALL: [Self; 4] = [Self::Open, Self::Camp, Self::Town, Self::Throne];
}

/// The ground of a square of the variant's board.
#[must_use]
pub fn kind(variant: &Variant, square: Square) -> Ground {
    let board = &variant.setup.board;
    let throned = variant.ruleset.throne != Throne::None;
    match board.get(square) {
        _ if throned && board.centre() == Some(square) => Ground::Throne,
        Some(Piece::Attacker | Piece::Commander) => Ground::Camp,
        Some(Piece::Defender | Piece::King | Piece::Knight) => Ground::Town,
        None => Ground::Open,
    }
}

/// The ground of every square, each square once.
pub(super) fn items(variant: &Variant, art: &BoardArt, cell: f64) -> Vec<Item> {
    let board = &variant.setup.board;
    let mut squares: Vec<(Ground, Item)> = Vec::new();
    let mut choices = Choices::new(board.size());
    for square in board.squares() {
        let ground = kind(variant, square);
        let drawings = drawings(art, ground);
        let (number, way) = choices.take(square, ground, drawings.len());
        if let Some(drawing) = drawings.get(number) {
            squares.push((ground, laid(drawing, middle(square, board.size(), cell), cell, way)));
        }
    }
    // Stable: inside a kind the order of the squares stays.
    squares.sort_by_key(|&(ground, _)| ground);
    squares.into_iter().map(|(_, item)| item).collect()
}

/// The drawings to choose from for a kind of ground.
fn drawings(art: &BoardArt, ground: Ground) -> &[Arc<Art>] {
    match ground {
        Ground::Open => &art.ground,
        Ground::Camp => &art.camp,
        Ground::Town => &art.town,
        Ground::Throne => std::slice::from_ref(&art.throne),
    }
}

/// Chooses drawings so that repetition doesn't show: by the square's place, but never the drawing of the square at
/// the left or above while there is another.
struct Choices {
    size: u8,
    /// Ground and number of the drawing of each square so far, top rank first.
    taken: Vec<(Ground, usize)>,
}

impl Choices {
    fn new(size: u8) -> Self {
        Self { size, taken: Vec::new() }
    }

    /// The number of the drawing and the way to lay it, for the next square in the board's order.
    fn take(&mut self, square: Square, ground: Ground, count: usize) -> (usize, Way) {
        let mixed = mix(square);
        let size = usize::from(self.size);
        let here = self.taken.len();
        let left = if here.is_multiple_of(size) { None } else { self.taken.get(here - 1) };
        let above = here.checked_sub(size).and_then(|above| self.taken.get(above));
        let first = (mixed >> 8) as usize;
        let free = |&number: &usize| Some(&(ground, number)) != left && Some(&(ground, number)) != above;
        let count = count.max(1);
        let number = (0..count).map(|step| (first + step) % count).find(free).unwrap_or(first % count);
        self.taken.push((ground, number));
        let turned = Way { turns: (mixed & 3) as u8, mirrored: mixed & 4 != 0 };
        // The throne is one of a kind and stands as it was drawn.
        (number, if ground == Ground::Throne { Way::UPRIGHT } else { turned })
    }
}

/// A number without pattern from a square's place (the finalizer of `MurmurHash3`, in the public domain).
fn mix(square: Square) -> u32 {
    let mut bits = u32::from(square.file) << 8 | u32::from(square.rank);
    bits = (bits ^ 0x9e37_79b9).wrapping_mul(0x85eb_ca6b);
    bits = (bits ^ (bits >> 13)).wrapping_mul(0xc2b2_ae35);
    bits ^ (bits >> 16)
}
