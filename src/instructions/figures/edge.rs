//! The edge of a piece, enlarged: the art itself with the line along which it is cut out, and the way of the scissors.

use crate::instructions::facts::cut_line;
use crate::instructions::figures::pictures::{SIZE, on_ground_beside};
use crate::layout::Content;
use crate::layout::compose::Composer;
use crate::product::pieces::Token;
use crate::scene::{Affine, Art, Color, Item, Path, Point, Rect, Shape, Stroke, Vec2, circle, polygon};
use crate::theme::Palette;
use std::sync::Arc;

/// Number of times by which the edge is enlarged.
const ENLARGED: f64 = 4.0;
/// Room around the enlarged edges and between two of them, in millimetres.
const AROUND: f64 = 1.4;
/// Width of the line that shows the way of the scissors, and of the white on both its sides, in millimetres.
const WAY: (f64, f64) = (0.7, 0.4);
/// Length of the arrow at its end, and half its width, in millimetres.
const ARROW: (f64, f64) = (3.4, 1.6);
/// Share of a radius by which a point of the circle halfway between top and right is off its middle.
const DIAGONAL: f64 = std::f64::consts::FRAC_1_SQRT_2;

/// Draws the edges of pieces that differ in their line, beside the words of a step and so many lines of `leading` millimetres
/// high. `None`: no piece has such a line.
pub(in crate::instructions) fn draw<'a>(
    composer: &mut Composer<'_>,
    tokens: impl IntoIterator<Item = &'a Token>,
    alt: &str,
    (lines, leading): (f64, f64),
) -> Option<Content> {
    let shown = cut_line::kinds(tokens);
    if shown.is_empty() {
        return None;
    }
    Some(on_ground_beside(composer, alt, (lines, leading), |palette, scale| {
        let size = SIZE * scale;
        let width = (size.width - AROUND) / shown.len() as f64 - AROUND;
        let mut items = Vec::new();
        for (nth, (token, _)) in shown.iter().enumerate() {
            let left = AROUND + nth as f64 * (width + AROUND);
            let area = Rect::new(left, AROUND, left + width, size.height - AROUND);
            items.extend(enlarged(token, area, palette));
        }
        items
    }))
}

/// Draws the edge of a piece in an area, halfway between its top and its right side. Half of it shows the way of the scissors.
fn enlarged(token: &Token, area: Rect, palette: &Palette) -> Vec<Item> {
    let printed: &Arc<Art> = &token.dealt(0).printed;
    let radius = ENLARGED * token.diameter.to_mm() / 2.0;
    let edge = area.center();
    let center = edge + Vec2::new(-DIAGONAL, DIAGONAL) * radius;
    let corner = center - Vec2::new(printed.size.width, printed.size.height) * (ENLARGED / 2.0);
    let onto = Affine::translate(corner.to_vec2()) * Affine::scale(ENLARGED);
    let paper = Path::fill(area.to_path(0.01), Color::WHITE);
    let drawn = Item::Art { art: Arc::clone(printed), transform: onto };
    let way = |width| Path::stroke(circle(center, radius), Stroke::new(palette.accent, width)).into();
    let white = Stroke::new(Color::WHITE, WAY.0 + 2.0 * WAY.1);
    let cleared = Path::stroke(circle(center, radius), white).into();
    // The way ends in the middle with an arrow along the edge.
    let half = Rect::new(area.x0, area.y0, edge.x, area.y1);
    let along = Vec2::new(DIAGONAL, DIAGONAL);
    let across = Vec2::new(-DIAGONAL, DIAGONAL);
    let head = |more: f64| -> [Point; 3] {
        let foot = edge - along * (ARROW.0 / 3.0 + more);
        let out = across * (ARROW.1 + 2.0 * more);
        [edge + along * (ARROW.0 * 2.0 / 3.0 + 2.0 * more), foot + out, foot - out]
    };
    let items = vec![
        paper.into(),
        drawn,
        Item::clipped(vec![cleared, way(WAY.0)], half),
        Path::fill(polygon(head(WAY.1)), Color::WHITE).into(),
        Path::fill(polygon(head(0.0)), palette.accent).into(),
    ];
    vec![Item::clipped(items, area), Path::stroke(area.to_path(0.01), Stroke::new(palette.quiet, 0.2)).into()]
}
