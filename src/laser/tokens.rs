//! Pieces for the laser: discs set as close as they go, or squares that share their cuts.

use super::lines::{Area, LaserLine, Layers};
use super::nest::{BedRoom, Nest, times};
use super::straight::Straight;
use super::{GAP, LaserError, LaserPart, emblem};
use crate::game::Piece;
use crate::imposition::{Order, TokenShape};
use crate::scene::{Affine, Point, Rect, Size, Vec2};

/// Half the root of 3: distance between rows whose discs stand in the gaps of the row before, in distances of two discs.
const HEX: f64 = 0.866_025_403_784_438_6;

/// Kind of piece with the emblems of its faces, at least one.
pub(super) type Emblems = (Piece, Vec<Area>);

/// Returns the emblems of all pieces that the game has.
pub(super) fn emblems(order: &Order) -> Vec<Emblems> {
    let here = Piece::ALL.iter().filter(|&&piece| order.count(piece) > 0);
    here.map(|&piece| (piece, emblem::emblems(order, piece))).collect()
}

/// Pieces of one size.
struct TokenKind<'a> {
    /// Diameter, or side, of the cut piece in millimetres.
    size: f64,
    /// Difference between the line that the laser follows and the cut piece, in millimetres.
    kerf: f64,
    shape: TokenShape,
    /// Each piece with its emblem.
    pieces: Vec<(LaserPart, &'a Area)>,
}

/// Lays the pieces of all sets, and these spares.
///
/// # Errors
/// If a piece is larger than a bed.
pub(super) fn lay(
    nest: &mut Nest,
    order: &Order,
    emblems: &[Emblems],
    spares: &[Piece],
    kerf: f64,
) -> Result<(), LaserError> {
    let (shape, sets) = (order.settings.token, usize::from(order.settings.sets));
    let mut kinds: Vec<TokenKind<'_>> = Vec::new();
    for &(piece, ref faces) in emblems {
        let size = order.disc(piece).to_mm();
        let spare = spares.iter().filter(|&&spare| spare == piece).count();
        let count = order.count(piece);
        // The pieces of each set are dealt the faces in turn, and the spare ones after them.
        let dealt = |nth: usize| &faces[nth % faces.len()];
        let needed = (0..sets).flat_map(|_| 0..count).map(|nth| (LaserPart::Piece(piece), dealt(nth)));
        let pieces = needed.chain((0..spare).map(|nth| (LaserPart::Spare(piece), dealt(count + nth))));
        match kinds.iter_mut().find(|kind| (kind.size - size).abs() < 1e-9) {
            Some(kind) => kind.pieces.extend(pieces),
            None => kinds.push(TokenKind { size, kerf, shape, pieces: pieces.collect() }),
        }
    }
    kinds.sort_by(|a, b| b.size.total_cmp(&a.size));
    kinds.into_iter().try_for_each(|kind| kind.lay(nest))
}

impl TokenKind<'_> {
    /// Returns the diameter, or side, of the line that the laser follows.
    fn outer(&self) -> f64 {
        self.size + self.kerf
    }

    /// Returns whether neighbours have a cut in common.
    fn shares(&self) -> bool {
        self.shape == TokenShape::Square && self.kerf <= 0.0
    }

    fn lay(mut self, nest: &mut Nest) -> Result<(), LaserError> {
        while !self.pieces.is_empty() {
            let count = self.pieces.len();
            if self.best(nest).is_none() {
                nest.begin();
            }
            let size = Size::new(self.outer(), self.outer());
            let too_large = LaserError::TooLarge { what: "piece", size, bed: nest.bed() };
            let room = self.best(nest).ok_or(too_large)?;
            let places = self.places(room.area.size(), count);
            let far = |side: fn(&Point) -> f64| places.iter().map(side).fold(0.0, f64::max);
            let half = self.outer() / 2.0;
            let taken = Size::new(far(|p| p.x) + half, far(|p| p.y) + half);
            let (parts, emblems): (Vec<LaserPart>, Vec<&Area>) = self.pieces.drain(..places.len()).unzip();
            nest.fill(room, taken, &self.layers(&places, &emblems), Affine::IDENTITY, &parts);
        }
        Ok(())
    }

    /// Returns the smallest room that holds all pieces, or else the one that holds most.
    fn best(&self, nest: &Nest) -> Option<BedRoom> {
        let count = self.pieces.len();
        let rank = |room: &BedRoom| {
            let held = self.places(room.area.size(), count).len();
            (std::cmp::Reverse(held), (room.area.area() * 1e3) as u64)
        };
        nest.rooms().into_iter().filter(|room| rank(room).0.0 > 0).min_by_key(rank)
    }

    /// Returns the middles of at most `count` pieces in a room: in rows one below the other or, for discs, in rows that stand
    /// in the gaps of the row before, whichever needs less height.
    fn places(&self, room: Size, count: usize) -> Vec<Point> {
        let outer = self.outer();
        let gap = if self.shares() { 0.0 } else { GAP };
        let rows = |offset: f64, step: f64| {
            let wide = times(room.width, outer, gap);
            let mut places = Vec::new();
            let mut row: usize = 0;
            while wide > 0 && places.len() < count && row as f64 * step + outer <= room.height + 0.001 {
                let shift = if row % 2 == 1 { offset } else { 0.0 };
                let across = times(room.width - shift, outer, gap);
                let middle = |column: usize| {
                    Point::new(
                        shift + column as f64 * (outer + gap) + outer / 2.0,
                        row as f64 * step + outer / 2.0,
                    )
                };
                places.extend((0..across).map(middle).take(count - places.len()));
                row += 1;
            }
            places
        };
        let square = rows(0.0, outer + gap);
        if self.shape == TokenShape::Square {
            return square;
        }
        let close = rows(f64::midpoint(outer, gap), (outer + gap) * HEX);
        let height = |places: &[Point]| places.last().map_or(0.0, |last| last.y);
        let is_closer = close.len() > square.len()
            || close.len() == square.len() && height(&close) < height(&square) - 1.0;
        if is_closer { close } else { square }
    }

    fn layers(&self, places: &[Point], emblems: &[&Area]) -> Layers {
        let mut layers = Layers::default();
        let mut shared = Straight::default();
        let half = Vec2::new(self.size / 2.0, self.size / 2.0);
        for (&center, emblem) in places.iter().zip(emblems) {
            let place = Affine::translate(center.to_vec2() - half);
            layers.engrave.push(Area { place: place * emblem.place, rings: emblem.rings.clone() });
            let reach = self.outer() / 2.0;
            let area = Rect::new(center.x - reach, center.y - reach, center.x + reach, center.y + reach);
            match self.shape {
                TokenShape::Round => layers.cut.push(LaserLine::Circle { center, radius: reach }),
                TokenShape::Square if self.shares() => shared.add_sides(area),
                TokenShape::Square => layers.cut.push(LaserLine::rectangle(area)),
            }
        }
        layers.cut.extend(shared.lines());
        layers
    }
}
