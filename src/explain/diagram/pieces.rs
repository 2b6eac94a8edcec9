//! Pieces of a diagram: discs that differ in lightness and form.

use crate::game::{Piece, Side};
use crate::scene::{Affine, Art, BezPath, Color, Item, Path, Point, Size, Stroke, Vec2, circle};
use crate::theme::Palette;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The square for which symbols are drawn, in millimetres.
const SQUARE: f64 = 10.0;

/// The symbols of a diagram's pieces, each drawn once.
pub(super) struct PieceSymbols<'a> {
    palette: &'a Palette,
    /// By piece, and whether it is captured.
    known: BTreeMap<(Piece, bool), Arc<Art>>,
}

impl<'a> PieceSymbols<'a> {
    pub(super) const fn new(palette: &'a Palette) -> Self {
        Self { palette, known: BTreeMap::new() }
    }

    /// A piece in the middle of its square, which is `cell` millimetres wide; one that is captured is paler, so that the sign
    /// over it stands out.
    pub(super) fn piece(&mut self, piece: Piece, is_captured: bool, center: Point, cell: f64) -> Item {
        let art = self.known.entry((piece, is_captured)).or_insert_with(|| {
            let palette = if is_captured { &faded(self.palette) } else { self.palette };
            let middle = Point::new(SQUARE / 2.0, SQUARE / 2.0);
            Arc::new(Art { size: Size::new(SQUARE, SQUARE), items: disc(piece, middle, SQUARE, palette) })
        });
        let corner = center.to_vec2() - Vec2::new(cell, cell) / 2.0;
        Item::Art {
            art: Arc::clone(art),
            transform: Affine::translate(corner) * Affine::scale(cell / SQUARE),
        }
    }
}

/// A piece as a plain disc. Attackers are dark and whole; defenders light with a heavy rim and a point; the king
/// is larger and bears a cross. Officers bear a lozenge in place of the ring or the point of a man.
#[must_use]
pub fn disc(piece: Piece, center: Point, cell: f64, palette: &Palette) -> Vec<Item> {
    let round = |radius: f64| circle(center, cell * radius);
    match piece {
        Piece::Attacker => vec![
            Path::fill(round(0.38), palette.attackers).into(),
            Path::stroke(round(0.27), Stroke::new(palette.light, cell * 0.035)).into(),
        ],
        Piece::Commander => vec![
            Path::fill(round(0.41), palette.attackers).into(),
            Path::fill(lozenge(center, cell * 0.29), palette.light).into(),
        ],
        Piece::Defender => vec![
            Path::fill(round(0.38), palette.defenders).into(),
            Path::fill(round(0.27), palette.light).into(),
            Path::fill(round(0.1), palette.defenders).into(),
        ],
        Piece::Knight => vec![
            Path::fill(round(0.41), palette.defenders).into(),
            Path::fill(round(0.34), palette.light).into(),
            Path::fill(lozenge(center, cell * 0.27), palette.defenders).into(),
        ],
        Piece::King => {
            let mut cross = BezPath::new();
            let reach = cell * 0.3;
            cross.move_to(center - Vec2::new(reach, 0.0));
            cross.line_to(center + Vec2::new(reach, 0.0));
            cross.move_to(center - Vec2::new(0.0, reach));
            cross.line_to(center + Vec2::new(0.0, reach));
            vec![
                Path::fill(round(0.46), palette.king).into(),
                Path::fill(round(0.36), palette.light).into(),
                Path::stroke(cross, Stroke::new(palette.king, cell * 0.15)).into(),
            ]
        }
    }
}

/// How far the disc of a piece reaches from its middle, in squares.
pub(super) const fn reach(piece: Piece) -> f64 {
    match piece {
        Piece::Attacker | Piece::Defender => 0.38,
        Piece::Commander | Piece::Knight => 0.41,
        Piece::King => 0.46,
    }
}

/// The colours of captured pieces.
fn faded(palette: &Palette) -> Palette {
    let pale = |color: Color| color.mix(Color::WHITE, 0.5);
    Palette {
        attackers: pale(palette.attackers),
        defenders: pale(palette.defenders),
        king: pale(palette.king),
        light: Color::WHITE,
        ..*palette
    }
}

/// Which colour a side's pieces have.
pub(super) fn color(side: Side, palette: &Palette) -> Color {
    match side {
        Side::Attackers => palette.attackers,
        Side::Defenders => palette.defenders,
    }
}

fn lozenge(center: Point, reach: f64) -> BezPath {
    let mut path = BezPath::new();
    path.move_to(center - Vec2::new(reach, 0.0));
    path.line_to(center - Vec2::new(0.0, reach));
    path.line_to(center + Vec2::new(reach, 0.0));
    path.line_to(center + Vec2::new(0.0, reach));
    path.close_path();
    path
}
