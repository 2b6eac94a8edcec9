//! Signs of plays in a diagram: arrows and their numbers, the rings that moving pieces leave behind, the sign of a
//! capture.

use super::label;
use super::pieces::color;
use crate::game::Piece;
use crate::layout::compose::at;
use crate::scene::{BezPath, Color, Item, Path, Point, Stroke, Vec2, circle};
use crate::text::{Face, Style, TextError, Typesetter};
use crate::theme::Palette;

/// Start of an arrow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Start {
    /// On a piece: at its rim.
    Disc,
    /// In the ring that a piece has left.
    Ghost,
}

/// An arrow between the centres of two squares. Points are in squares from the top left of the window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Arrow {
    pub(super) from: Point,
    pub(super) to: Point,
    pub(super) start: Start,
    /// Distance of the arrow's tip before the middle of its target, in squares, so that it stops at the rim of a piece there;
    /// negative if it runs on beyond the middle.
    pub(super) short: f64,
    /// Whether the play is not allowed.
    pub(super) barred: bool,
    /// Whether the arrow leads over a piece.
    pub(super) over: bool,
}

impl Arrow {
    /// Returns a step of one square along the arrow. Plays run along files and ranks: one of its two parts is 0.
    fn along(&self) -> Vec2 {
        let way = self.to - self.from;
        way / (way.x.abs() + way.y.abs()).max(1e-9)
    }

    /// Returns the start of the shaft and the tip of the head, in squares.
    fn ends(&self) -> (Point, Point) {
        let start = match self.start {
            Start::Disc => 0.4,
            // The shaft starts in the middle of the ring: from the rim, hardly any of it would be seen in a move by one square.
            Start::Ghost => 0.0,
        };
        (self.from + self.along() * start, self.to - self.along() * self.short)
    }

    /// Returns the middle of the arrow's shaft, in millimetres.
    pub(super) fn middle(&self, cell: f64) -> Point {
        let (start, tip) = self.ends();
        ((start.to_vec2() + (tip - self.along() * 0.25).to_vec2()) / 2.0 * cell).to_point()
    }

    /// Returns the place for the number of a play, in millimetres: on the shaft, or in the ring that the piece has left if the
    /// shaft is too short to be seen beside it.
    pub(super) fn number_at(&self, cell: f64) -> Point {
        let way = self.to - self.from;
        let short = way.x.abs() + way.y.abs() < 1.5;
        if short && self.start == Start::Ghost {
            (self.from.to_vec2() * cell).to_point()
        } else {
            self.middle(cell)
        }
    }

    pub(super) fn draw(&self, cell: f64, palette: &Palette) -> Vec<Item> {
        let along = self.along();
        let (start, tip) = self.ends();
        let (start, tip) = ((start.to_vec2() * cell).to_point(), (tip.to_vec2() * cell).to_point());
        let head = cell * 0.3;
        let mut shaft = BezPath::new();
        shaft.move_to(start);
        shaft.line_to(tip - along * head * 0.8);
        let across = Vec2::new(-along.y, along.x);
        let mut point = BezPath::new();
        point.move_to(tip);
        point.line_to(tip - along * head + across * head * 0.6);
        point.line_to(tip - along * head - across * head * 0.6);
        point.close_path();
        let mut items = vec![
            Path::stroke(shaft, Stroke::new(palette.ink, cell * 0.09)).into(),
            Path::fill(point, palette.ink).into(),
        ];
        if self.barred {
            // The bar of a jump stands right behind the piece that the arrow leads over, not on it.
            let at = if self.over { tip - along * cell * 0.4 } else { self.middle(cell) };
            items.extend(bar(at, along, cell, palette));
        }
        items
    }
}

/// Draws two parallel strokes across an arrow: the play is not allowed. Unlike a capture's strokes, they don't cross each other.
fn bar(center: Point, along: Vec2, cell: f64, palette: &Palette) -> Vec<Item> {
    let across = Vec2::new(-along.y, along.x) * cell * 0.27 + along * cell * 0.1;
    let mut strokes = BezPath::new();
    for shift in [-0.07, 0.07] {
        let middle = center + along * cell * shift;
        strokes.move_to(middle - across);
        strokes.line_to(middle + across);
    }
    vec![
        Path::stroke(strokes.clone(), Stroke::new(Color::WHITE, cell * 0.15)).into(),
        Path::stroke(strokes, Stroke::new(palette.ink, cell * 0.075)).into(),
    ]
}

/// Draws a broken ring where a moving piece stood.
pub(super) fn ghost(piece: Piece, center: Point, cell: f64, palette: &Palette) -> Item {
    let ring = circle(center, cell * 0.27);
    let line = color(piece.side(), palette).mix(palette.ink, 0.5);
    Path::stroke(ring, Stroke::new(line, cell * 0.055).dashed(&[cell * 0.12, cell * 0.1])).into()
}

/// Strikes a captured piece out from the corners of its square. The strokes end a little within the disc: they strike it, and what
/// it is can still be seen. A light rim keeps them in sight on any colour.
pub(super) fn cross(center: Point, cell: f64, palette: &Palette) -> Vec<Item> {
    let (near, far) = (cell * 0.25, cell * 0.44);
    let mut path = BezPath::new();
    for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
        path.move_to(center + Vec2::new(x, y) * near);
        path.line_to(center + Vec2::new(x, y) * far);
    }
    vec![
        Path::stroke(path.clone(), Stroke::new(Color::WHITE, cell * 0.17).rounded()).into(),
        Path::stroke(path, Stroke::new(palette.ink, cell * 0.1).rounded()).into(),
    ]
}

/// Draws the number of a play, in a disc on its arrow.
pub(super) fn number(
    nth: usize,
    center: Point,
    typesetter: &Typesetter,
    palette: &Palette,
    cell: f64,
) -> Result<Vec<Item>, TextError> {
    let em = cell * 0.44;
    let style = Style { face: Face::SemiBold, color: palette.ink, ..label(em) };
    let line = typesetter.line(&nth.to_string(), &style)?;
    let radius = cell * 0.25;
    let disc = circle(center, radius);
    let mut items = vec![
        Path::fill(disc.clone(), Color::WHITE).into(),
        Path::stroke(disc, Stroke::new(palette.ink, cell * 0.04)).into(),
    ];
    let x = center.x - line.width / 2.0;
    items.extend(at(line, x, center.y + em * 0.34));
    Ok(items)
}
