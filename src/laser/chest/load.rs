//! Contents of the box, and how they lie there: pieces flat in layers, cards on top of them.

use super::measures::BoxMeasures;
use crate::game::Piece;
use crate::imposition::cut_plan::spares;
use crate::imposition::{Order, TokenShape};
use crate::scene::{Point, Rect, Size};

/// Room beside each piece, in millimetres, so that a finger gets it out.
const BESIDE: f64 = 0.5;
/// Room along the walls, and between cards and walls, in millimetres.
const ALONG: f64 = 1.0;
/// Greatest thickness of a card with its two faces glued together, or in its film, in millimetres.
pub const CARD: f64 = 1.0;
/// Room below the lid, in millimetres.
const HEAD: f64 = 1.0;

/// Arrangement of everything in the box.
#[derive(Clone, Debug, PartialEq)]
pub struct Load {
    /// Pieces, with the spare ones.
    pub pieces: Vec<LyingPiece>,
    /// Whether the pieces are squares, not discs.
    pub is_square: bool,
    /// Number of layers of pieces.
    pub layers: usize,
    /// Folded sizes of the cards: width and height in millimetres.
    pub cards: Vec<Size>,
}

/// Place of a piece in the box.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LyingPiece {
    /// Its middle, from the front and from the right side of the room below the lid, in millimetres.
    pub middle: Point,
    /// Its diameter, or the side of a square one, in millimetres.
    pub size: f64,
    /// Layer, counted from the bottom, which is 0.
    pub layer: usize,
}

/// Things to put into a box.
pub(super) struct Things {
    /// Diameter of most pieces, in millimetres, and their number.
    men: (f64, usize),
    /// Diameter and number of the larger pieces.
    kings: (f64, usize),
    cards: Vec<Size>,
    is_square: bool,
    thickness: f64,
}

/// Grid of places for men; larger pieces take several places.
struct PieceGrid {
    columns: usize,
    rows: usize,
    /// Distance from one place to the next, in millimetres.
    pitch: f64,
    /// Number of places that a king takes along each side.
    block: usize,
}

impl Things {
    /// Returns the things in one set of an order, with the spare pieces that it may have.
    pub(super) fn of(order: &Order, cards: &[Size], thickness: f64) -> Self {
        let spares =
            if order.settings.spares.is_some() { spares::asked(order) } else { spares::usual(order) };
        let mut sizes: Vec<f64> = Vec::new();
        for &piece in Piece::ALL {
            let count = order.count(piece) + spares.iter().filter(|&&spare| spare == piece).count();
            sizes.extend(std::iter::repeat_n(order.disc(piece).to_mm(), count));
        }
        let least = sizes.iter().copied().fold(f64::INFINITY, f64::min);
        let most = sizes.iter().copied().fold(0.0, f64::max);
        let men = sizes.iter().filter(|&&size| size < least + 1e-9).count();
        Self {
            men: (least.min(most), men),
            kings: (most, sizes.len() - men),
            cards: cards.to_vec(),
            is_square: order.settings.token == TokenShape::Square,
            thickness,
        }
    }

    /// Returns whether there is nothing to put into a box.
    pub(super) const fn is_nothing(&self) -> bool {
        self.men.1 + self.kings.1 + self.cards.len() == 0
    }

    /// Returns the size of the smallest piece, in millimetres. `None`: there are no pieces.
    pub(super) const fn smallest(&self) -> Option<f64> {
        if self.men.1 + self.kings.1 > 0 { Some(self.men.0) } else { None }
    }

    /// Returns the box of least wood for which `suits` returns true, and the arrangement in it. `None`: no box suits.
    pub(super) fn least(&self, suits: impl Fn(&BoxMeasures) -> bool) -> Option<(BoxMeasures, Load)> {
        // Larger pieces take several places of the others, or all have places as large as theirs.
        let (small, large) = (self.men.0 + BESIDE, self.kings.0 + BESIDE);
        let block = (large / small - 1e-9).ceil().max(1.0) as usize;
        let mut best: Option<(BoxMeasures, Load)> = None;
        for (pitch, block) in [(small, block), (large, 1)] {
            let first = if self.kings.1 > 0 { block } else { usize::from(self.men.1 > 0) };
            // A row that has all of them is the longest there can be.
            let most = (self.men.1 + block * self.kings.1).max(first);
            for columns in first..=most {
                for rows in first..=most {
                    let (measures, load) = self.laid(&PieceGrid { columns, rows, pitch, block });
                    // Of boxes of equal wood the one with fewer layers, since it has the fuller floor.
                    let is_better = |(other, known): &(BoxMeasures, Load)| {
                        let more = measures.plate() - other.plate();
                        more < -1e-6 || more < 1e-6 && load.layers < known.layers
                    };
                    let is_best = best.as_ref().is_none_or(is_better);
                    if is_best && measures.has_sound_joints() && suits(&measures) {
                        best = Some((measures, load));
                    }
                    // More rows only make it wider: everything lies in one layer.
                    if columns * rows >= 2 * block * most {
                        break;
                    }
                }
            }
        }
        best
    }

    /// Lays everything into the grid and returns the box around it: inside in whole millimetres, no smaller than its joints need.
    fn laid(&self, grid: &PieceGrid) -> (BoxMeasures, Load) {
        let (pieces, layers) = grid.filled(self);
        let most = |side: fn(Size) -> f64| self.cards.iter().map(|card| side(*card)).fold(0.0, f64::max);
        let room = |places: usize, card: f64| {
            let pieces = places as f64 * grid.pitch;
            (pieces.max(card) + 2.0 * ALONG - 1e-6).ceil()
        };
        let Self { thickness, cards, is_square, .. } = self;
        let joint = 3.0 * crate::laser::plates::NARROWEST * thickness;
        let height = layers as f64 * thickness + cards.len() as f64 * CARD + HEAD;
        let measures = BoxMeasures {
            thickness: *thickness,
            length: room(grid.columns, most(Size::max_side)).max(joint.ceil()),
            clear: room(grid.rows, most(Size::min_side)),
            height: (height - 1e-6).ceil().max(joint.ceil()),
        };
        (measures, Load { pieces, is_square: *is_square, layers, cards: cards.clone() })
    }
}

impl PieceGrid {
    /// Returns the places of all pieces and the number of layers: the larger pieces lie in the corners of each layer, the
    /// others in the places that are left.
    fn filled(&self, things: &Things) -> (Vec<LyingPiece>, usize) {
        let (mut men_left, mut kings_left) = (things.men.1, things.kings.1);
        let mut pieces = Vec::new();
        let mut layer = 0;
        while men_left + kings_left > 0 {
            let mut blocks: Vec<Rect> = Vec::new();
            let room = Rect::new(0.0, 0.0, self.columns as f64, self.rows as f64);
            for row in 0..self.rows / self.block {
                for column in 0..self.columns / self.block {
                    if kings_left == 0 {
                        break;
                    }
                    kings_left -= 1;
                    let corner = Point::new((column * self.block) as f64, (row * self.block) as f64);
                    let taken = Rect::from_origin_size(corner, (self.block as f64, self.block as f64));
                    pieces.push(self.lying(taken.intersect(room), things.kings.0, layer));
                    blocks.push(taken);
                }
            }
            for row in 0..self.rows {
                for column in 0..self.columns {
                    let place = Rect::from_origin_size((column as f64, row as f64), (1.0, 1.0));
                    if men_left > 0 && !blocks.iter().any(|block| block.contains(place.center())) {
                        men_left -= 1;
                        pieces.push(self.lying(place, things.men.0, layer));
                    }
                }
            }
            layer += 1;
        }
        (pieces, layer)
    }

    /// Returns a piece in the middle of its places.
    fn lying(&self, places: Rect, size: f64, layer: usize) -> LyingPiece {
        let middle = places.center();
        let at = |place: f64| ALONG + place * self.pitch;
        LyingPiece { middle: Point::new(at(middle.x), at(middle.y)), size, layer }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two kings of 25 mm and 42 men of 19 mm, two cards: nothing lies on anything else of its layer, all within the box.
    #[test]
    fn pieces_lie_beside_each_other() {
        for thickness in [2.0, 3.0, 4.0, 6.0] {
            let cards = vec![Size::new(63.0, 88.0); 2];
            let things = Things { men: (19.0, 42), kings: (25.0, 2), cards, is_square: false, thickness };
            let (measures, load) = things.least(|_| true).expect("a box");
            assert_eq!(load.pieces.len(), 44);
            let room = Rect::new(0.0, 0.0, measures.length, measures.clear);
            for (nth, piece) in load.pieces.iter().enumerate() {
                let around = Rect::from_center_size(piece.middle, (piece.size, piece.size));
                assert_eq!(room.union(around), room, "{piece:?} in {measures:?}");
                assert!(piece.layer < load.layers);
                for other in &load.pieces[nth + 1..] {
                    let apart =
                        (piece.middle - other.middle).length() - f64::midpoint(piece.size, other.size);
                    assert!(piece.layer != other.layer || apart > 0.49, "{piece:?} and {other:?}");
                }
            }
            assert!(measures.height >= load.layers as f64 * thickness + 3.0);
            assert!(measures.clear >= 65.0 && measures.length >= 90.0);
        }
    }

    #[test]
    fn cards_alone_have_a_box_as_well() {
        let cards = vec![Size::new(105.0, 148.0)];
        let things = Things { men: (0.0, 0), kings: (0.0, 0), cards, is_square: false, thickness: 3.0 };
        let (measures, load) = things.least(|_| true).expect("a box");
        assert_eq!((load.layers, measures.clear, measures.length, measures.height), (0, 107.0, 150.0, 18.0));
    }
}
