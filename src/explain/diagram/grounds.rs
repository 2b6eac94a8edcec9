//! The squares of a diagram, the signs of special ones, and the lines between them.

use super::{BEYOND, Diagram, FRAME};
use crate::game::{Escape, Piece, Side, Square, Window};
use crate::scene::{Affine, Art, BezPath, Cap, Color, Item, Path, Rect, Shape, Stroke, Vec2};
use crate::theme::{Artwork, Palette, Slot, Symbols};
use std::sync::Arc;

/// Line width of the grid in millimetres.
const GRID: f64 = 0.2;

/// Draws the ground of the window, on it the squares with a tint of their own, and the marks of special squares.
pub(super) fn squares(diagram: &Diagram<'_>, Symbols { palette, art }: Symbols<'_>, cell: f64) -> Vec<Item> {
    let Window { width, height, .. } = diagram.window;
    let all = Rect::new(0.0, 0.0, f64::from(width) * cell, f64::from(height) * cell);
    let plain = palette.ground.mix(Color::WHITE, 0.7);
    let mut marks = Vec::new();
    // Squares of one tint that stand side by side are one area, and all such areas one path: no seams, and fewer bytes.
    let mut tinted: Vec<(Color, Vec<Rect>)> = Vec::new();
    for square in diagram.squares() {
        let ground = diagram.rect(square, cell);
        marks.extend(self::marks(diagram, square, art, ground));
        let tint = tint(diagram, square, palette).unwrap_or(plain);
        if tint == plain {
            continue;
        }
        let nth = tinted.iter().position(|(known, _)| *known == tint).unwrap_or_else(|| {
            tinted.push((tint, Vec::new()));
            tinted.len() - 1
        });
        let areas = &mut tinted[nth].1;
        match areas.last_mut() {
            Some(area) if is_beside(*area, ground) => area.x1 = ground.x1,
            _ => areas.push(ground),
        }
    }
    let mut items = vec![Path::fill(all.to_path(0.01), plain).into()];
    items.extend(tinted.into_iter().map(|(tint, areas)| {
        let outline: BezPath = areas.into_iter().flat_map(|area| area.to_path(0.01)).collect();
        Path::fill(outline, tint).into()
    }));
    items.extend(marks);
    items
}

/// Returns whether a square begins where an area of the same rank ends.
fn is_beside(area: Rect, ground: Rect) -> bool {
    let near = |one: f64, other: f64| (one - other).abs() < ground.width() / 2.0;
    near(area.y0, ground.y0) && near(area.x1, ground.x0)
}

/// Returns the tint of a square. `None`: it is a plain square.
fn tint(diagram: &Diagram<'_>, square: Square, palette: &Palette) -> Option<Color> {
    let rules = diagram.rules;
    let start = diagram.start.and_then(|start| start.get(square)).map(Piece::side);
    Some(match start {
        _ if rules.throne_on(diagram.board) == Some(square) => palette.hall,
        _ if rules.is_corner(diagram.board.size(), square) => palette.ink.mix(Color::WHITE, 0.72),
        _ if rules.is_camp(square) => palette.camp.mix(Color::WHITE, 0.35),
        Some(Side::Attackers) => palette.camp.mix(Color::WHITE, 0.4),
        Some(Side::Defenders) => palette.town.mix(Color::WHITE, 0.4),
        None => return None,
    })
}

/// Draws the marks of a square, on its ground `ground`, as they are on the board.
fn marks(diagram: &Diagram<'_>, square: Square, art: &Artwork, ground: Rect) -> Vec<Item> {
    let (rules, size) = (diagram.rules, diagram.board.size());
    let mut items = Vec::new();
    let mut sign = |slot: Slot, quarters: usize| items.push(sign(art.one(slot), ground, quarters));
    if rules.is_camp(square) {
        sign(Slot::CampSign, 0);
    }
    if rules.throne_on(diagram.board) == Some(square) {
        sign(Slot::ThroneSign, 0);
    }
    if rules.is_corner(size, square) {
        let (right, foot) = (2 * square.file > size, 2 * square.rank < size);
        sign(Slot::CornerSign, [[0, 3], [1, 2]][usize::from(right)][usize::from(foot)]);
    }
    if matches!(rules.escape, Escape::Squares(_)) && rules.is_escape(size, square) {
        sign(Slot::EscapeSign, 0);
    }
    items
}

/// Draws a sign on its square, after `quarters` quarter turns clockwise.
fn sign(art: &Arc<Art>, ground: Rect, quarters: usize) -> Item {
    let (cos, sin) = [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)][quarters % 4];
    let cell = ground.width();
    let scale = Affine::scale_non_uniform(cell / art.size.width, cell / art.size.height);
    let about = Affine::translate((-cell / 2.0, -cell / 2.0)) * scale;
    let turned = Affine::new([cos, sin, -sin, cos, 0.0, 0.0]) * about;
    Item::Art { art: Arc::clone(art), transform: Affine::translate(ground.center().to_vec2()) * turned }
}

/// Draws the grid: where the board goes on, the lines run on a little; where it ends, there is a frame.
pub(super) fn lines(diagram: &Diagram<'_>, palette: &Palette, cell: f64) -> Vec<Item> {
    let Window { width, height, .. } = diagram.window;
    let (w, h) = (f64::from(width) * cell, f64::from(height) * cell);
    let beyond = |ends: bool| if ends { 0.0 } else { cell * BEYOND };
    let [ends_left, ends_top, ends_right, ends_foot] = diagram.ends();
    let mut lines = BezPath::new();
    for column in u8::from(ends_left)..=width - u8::from(ends_right) {
        lines.move_to((f64::from(column) * cell, -beyond(ends_top)));
        lines.line_to((f64::from(column) * cell, h + beyond(ends_foot)));
    }
    for row in u8::from(ends_top)..=height - u8::from(ends_foot) {
        lines.move_to((-beyond(ends_left), f64::from(row) * cell));
        lines.line_to((w + beyond(ends_right), f64::from(row) * cell));
    }
    let frame_width = cell * FRAME;
    let mut frame = BezPath::new();
    // The frame lies outside the squares, so that it takes nothing from them.
    let out = Vec2::new(frame_width, frame_width) / 2.0;
    let (low, high) = (-out.x, Vec2::new(w, h) + out);
    // The frame along a side of the board that goes on beyond the window runs on as far as the lines of the grid do.
    let (left, right) = (
        if ends_left { low } else { -beyond(ends_left) },
        if ends_right { high.x } else { w + beyond(ends_right) },
    );
    let (top, foot) = (
        if ends_top { low } else { -beyond(ends_top) },
        if ends_foot { high.y } else { h + beyond(ends_foot) },
    );
    for (shown, from, to) in [
        (ends_top, (left, low), (right, low)),
        (ends_right, (high.x, top), (high.x, foot)),
        (ends_foot, (right, high.y), (left, high.y)),
        (ends_left, (low, foot), (low, top)),
    ] {
        if shown {
            frame.move_to(from);
            frame.line_to(to);
        }
    }
    let quiet = palette.ink.mix(Color::WHITE, 0.35);
    vec![
        Path::stroke(lines, Stroke::new(quiet, GRID)).into(),
        Path::stroke(frame, Stroke { cap: Cap::Butt, ..Stroke::new(palette.ink, frame_width) }).into(),
    ]
}
