//! The back of a piece: a pattern all over, with no middle, so that it may lie a little off and nobody sees it.

use super::{PieceTones, TokenShape};
use crate::game::Piece;
use crate::scene::{Affine, Art, BezPath, Cap, Color, Item, Path, Point, Rect, Shape, Size, Stroke, circle};

/// About how far the pattern is from its next repeat, in millimetres.
const REPEAT: f64 = 3.2;

/// The back of a piece of `side` millimetres with `bleed` around it. The pattern repeats a whole number of times in a
/// side, so that it runs on without a seam through squares that touch.
pub(super) fn draw(piece: Piece, shape: TokenShape, side: f64, bleed: f64, tones: PieceTones) -> Art {
    let frame = side + 2.0 * bleed;
    let all = Rect::new(0.0, 0.0, frame, frame);
    let repeat = side / (side / REPEAT).round().max(1.0);
    // On a coloured ground the pattern is quiet; on white it is all that tells the side.
    let is_white = tones.ground == Color::WHITE;
    let tone = if is_white { tones.ornament } else { tones.ground.mix(tones.ornament, 0.42) };
    // From before the frame's edge to behind it, in step with the cut edge.
    let first = bleed - (bleed / repeat).ceil() * repeat;
    let count = ((frame - first) / repeat).ceil() as usize + 1;
    let step = |nth: usize| first + nth as f64 * repeat;
    let mut items = vec![Path::fill(all.to_path(0.01), tones.ground).into()];
    let lattice = matches!(piece, Piece::Attacker | Piece::Commander | Piece::King);
    if lattice {
        let mut lines = BezPath::new();
        let length = count as f64 * repeat;
        for nth in 0..2 * count {
            let x = first + (nth as f64 - count as f64) * repeat;
            lines.move_to((x, first));
            lines.line_to((x + length, first + length));
            lines.move_to((x + length, first));
            lines.line_to((x, first + length));
        }
        let stroke = Stroke { cap: Cap::Butt, ..Stroke::new(tone, if is_white { 0.25 } else { 0.35 }) };
        items.push(Path::stroke(lines, stroke).into());
    }
    if !matches!(piece, Piece::Attacker | Piece::Commander) {
        let mut studs = BezPath::new();
        for row in 0..2 * count {
            for column in 0..count {
                // Every other row is moved by half, as studs on a shield's leather are.
                let shift = if row % 2 == 0 { 0.5 } else { 0.0 };
                let at = Point::new(step(column) + shift * repeat, first + row as f64 * repeat / 2.0);
                studs.extend(circle(at, repeat * if lattice { 0.13 } else { 0.17 }));
            }
        }
        items.push(PieceTones { ornament: tone, ..tones }.ornament(studs));
    }
    let outline = match shape {
        TokenShape::Round => circle(all.center(), frame / 2.0),
        TokenShape::Square => all.to_path(0.01),
    };
    let clipped = Item::Group { transform: Affine::IDENTITY, clip: Some(outline), items };
    Art { size: Size::new(frame, frame), items: vec![clipped] }
}
