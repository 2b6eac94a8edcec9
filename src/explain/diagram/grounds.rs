//! The squares of a diagram, the signs of special ones, and the lines between them.

use super::{BEYOND, Diagram, FRAME};
use crate::game::{Escape, Piece, Side, Square, Window};
use crate::scene::{BezPath, Cap, Color, Item, Path, Rect, Shape, Stroke, Vec2};
use crate::theme::Palette;

/// Line width of the grid in millimetres.
const GRID: f64 = 0.2;

/// The ground of the window, on it the squares with a tint of their own, and the marks of special ones.
pub(super) fn squares(diagram: &Diagram<'_>, palette: &Palette, cell: f64) -> Vec<Item> {
    let Window { width, height, .. } = diagram.window;
    let all = Rect::new(0.0, 0.0, f64::from(width) * cell, f64::from(height) * cell);
    let plain = palette.ground.mix(Color::WHITE, 0.7);
    let mut marks = Vec::new();
    // Squares of one tint that stand side by side are one area, and all such areas one path: no seams, and fewer bytes.
    let mut tinted: Vec<(Color, Vec<Rect>)> = Vec::new();
    for square in diagram.squares() {
        let ground = diagram.rect(square, cell);
        marks.extend(self::marks(diagram, square, palette, ground));
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

/// Whether a square begins where an area of the same rank ends.
fn is_beside(area: Rect, ground: Rect) -> bool {
    let near = |one: f64, other: f64| (one - other).abs() < ground.width() / 2.0;
    near(area.y0, ground.y0) && near(area.x1, ground.x0)
}

/// The tint of a square; none for a plain one.
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

/// The marks of a square, which lies on this ground.
fn marks(diagram: &Diagram<'_>, square: Square, palette: &Palette, ground: Rect) -> Vec<Item> {
    let (rules, size) = (diagram.rules, diagram.board.size());
    let mut items = Vec::new();
    if rules.is_camp(square) {
        items.push(camp_mark(ground, palette));
    }
    if rules.throne_on(diagram.board) == Some(square) {
        items.extend(throne_mark(ground, palette));
    }
    if rules.is_corner(size, square) {
        items.extend(corner_mark(ground, palette));
    }
    if matches!(rules.escape, Escape::Squares(_)) && rules.is_escape(size, square) {
        items.push(escape_mark(ground, palette));
    }
    items
}

/// The throne: a golden square in a double frame. It bears no cross, for that is the sign of a captured piece.
fn throne_mark(ground: Rect, palette: &Palette) -> Vec<Item> {
    let line = palette.accent.mix(Color::WHITE, 0.2);
    [(0.07, 0.05), (0.16, 0.025)]
        .into_iter()
        .map(|(inset, width)| {
            let frame = ground.inset(-ground.width() * inset).to_path(0.01);
            Path::stroke(frame, Stroke::new(line, ground.width() * width)).into()
        })
        .collect()
}

/// A corner: a fort seen from above, four walls with a tower at each end.
fn corner_mark(ground: Rect, palette: &Palette) -> Vec<Item> {
    let cell = ground.width();
    let line = palette.ink.mix(Color::WHITE, 0.12);
    let walls = ground.inset(-cell * 0.17);
    let mut towers = BezPath::new();
    for (x, y) in [(walls.x0, walls.y0), (walls.x1, walls.y0), (walls.x1, walls.y1), (walls.x0, walls.y1)] {
        towers.extend(Rect::new(x, y, x, y).inset(cell * 0.1).to_path(0.01));
    }
    vec![
        Path::stroke(walls.to_path(0.01), Stroke::new(line, cell * 0.06)).into(),
        Path::fill(towers, line).into(),
    ]
}

/// A camp: hatched from the lower left to the upper right, so that the lines of neighbouring camps join.
fn camp_mark(ground: Rect, palette: &Palette) -> Item {
    let cell = ground.width();
    let mut lines = BezPath::new();
    for third in 0..3 {
        let cut = cell * (f64::from(third) + 0.5) / 3.0;
        lines.move_to((ground.x0, ground.y0 + cut));
        lines.line_to((ground.x0 + cut, ground.y0));
        lines.move_to((ground.x0 + cut, ground.y1));
        lines.line_to((ground.x1, ground.y0 + cut));
    }
    let color = palette.ink.mix(palette.camp, 0.35);
    Path::stroke(lines, Stroke::new(color, cell * 0.035)).into()
}

/// A square of escape: a small triangle in each corner, so that a piece on it leaves them in sight.
fn escape_mark(ground: Rect, palette: &Palette) -> Item {
    let reach = ground.width() * 0.26;
    let mut signs = BezPath::new();
    for (x, y, across, down) in [
        (ground.x0, ground.y0, 1.0, 1.0),
        (ground.x1, ground.y0, -1.0, 1.0),
        (ground.x1, ground.y1, -1.0, -1.0),
        (ground.x0, ground.y1, 1.0, -1.0),
    ] {
        signs.move_to((x, y));
        signs.line_to((x + across * reach, y));
        signs.line_to((x, y + down * reach));
        signs.close_path();
    }
    Path::fill(signs, palette.accent).into()
}

/// The grid: where the board goes on, so do the lines, a little way; where it ends, there is a frame.
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
