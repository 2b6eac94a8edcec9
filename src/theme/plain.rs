//! Plain drawings in a theme's own colours, for the slots it leaves empty.
//!
//! A palette and the three kinds of pieces make a theme: squares are plain then, and the pieces are its vignette. Most
//! games know no officers, camps or marked corners, and one that does is still complete in every theme.

use super::Palette;
use crate::scene::{
    Affine, Art, BezPath, Color, Item, Path, Point, Rect, Shape, Size, Stroke, Vec2, circle, polygon,
    polyline, quarter_turn,
};
use std::sync::Arc;

/// Frame of every drawing that the program makes, a square, or the square around a disc; and its middle.
pub(super) const FRAME: Size = Size::new(100.0, 100.0);
pub(super) const MIDDLE: Point = Point::new(50.0, 50.0);
/// Radius to which drawings of discs reach: over all of the bleed.
pub(super) const REACH: f64 = 62.0;

/// Scale of a disc with a photograph over its window, at which its ring lies outside.
const RINGLESS: f64 = 1.18;

/// Returns an empty drawing.
#[must_use]
pub(super) fn blank() -> Arc<Art> {
    drawing(Vec::new())
}

/// Returns a square of one colour.
#[must_use]
pub(super) fn square_of(color: Color) -> Arc<Art> {
    drawing(vec![Path::fill(square(0.0), color).into()])
}

/// Rim of a piece's symbol.
#[derive(Clone, Copy)]
pub(super) enum SymbolRim {
    /// Rim of the king.
    Double,
    /// Rim of the attackers.
    Broad,
    /// Rim of the defenders.
    Narrow,
}

/// Returns the symbol of a piece: its drawing within a rim that tells the sides apart at any size and without colour. The
/// attackers' rim is broad and dark with a light line in it, the defenders' narrow, the king's double.
#[must_use]
pub(super) fn symbol(man: &Arc<Art>, rim: SymbolRim, palette: &Palette) -> Arc<Art> {
    let round = |radius: f64, color: Color| -> Item { Path::fill(circle(MIDDLE, radius), color).into() };
    let (mut items, field) = match rim {
        SymbolRim::Double => {
            (vec![round(50.0, palette.king), round(44.0, palette.light), round(39.0, palette.king)], 35.0)
        }
        SymbolRim::Broad => (vec![round(50.0, palette.attackers), round(39.0, palette.light)], 35.0),
        SymbolRim::Narrow => (vec![round(50.0, palette.defenders), round(44.0, palette.light)], 39.0),
    };
    // The disc of a photograph has a ring already: here the rim of the symbol is enough, and the face is small.
    let half = if man.has_photograph() { RINGLESS * field } else { field };
    let square = Rect::from_center_size(MIDDLE, (2.0 * half, 2.0 * half));
    items.push(Item::within(vec![Item::stretched(man, square)], circle(MIDDLE, field)));
    drawing(items)
}

/// Returns the square in the middle: two frames, and a ring in it.
#[must_use]
pub(super) fn throne(palette: &Palette) -> Arc<Art> {
    let line = |outline: BezPath, color: Color, width: f64| -> Item {
        Path::stroke(outline, Stroke::new(color, width)).into()
    };
    drawing(vec![
        Path::fill(square(0.0), palette.hall).into(),
        line(square(12.0), palette.accent, 4.0),
        line(square(18.0), palette.grid, 1.4),
        line(circle(MIDDLE, 16.0), palette.accent, 4.0),
    ])
}

/// Returns the three kinds of pieces side by side, the king in front; each is drawn in [`FRAME`], and round.
#[must_use]
pub(super) fn vignette(king: &Arc<Art>, defender: &Arc<Art>, attacker: &Arc<Art>) -> Arc<Art> {
    let disc = |art: &Arc<Art>, x: f64, y: f64, scale: f64| Item::Group {
        transform: Affine::translate((x, y)) * Affine::scale(scale),
        clip: Some(circle(MIDDLE, 50.0)),
        opacity: 1.0,
        items: vec![Item::stretched(art, FRAME.to_rect())],
    };
    let items =
        vec![disc(defender, 0.0, 24.0, 0.76), disc(attacker, 144.0, 24.0, 0.76), disc(king, 60.0, 0.0, 1.0)];
    Arc::new(Art { size: Size::new(220.0, 100.0), items })
}

/// Returns the square of a marked corner: a court within two frames, with a lozenge in it.
#[must_use]
pub(super) fn corner(palette: &Palette) -> Arc<Art> {
    let frame = |inset: f64, width: f64, color: Color| -> Item {
        Path::stroke(square(inset), Stroke::new(color, width)).into()
    };
    drawing(vec![
        Path::fill(square(0.0), palette.hall).into(),
        frame(18.0, 4.0, palette.accent),
        frame(24.0, 1.4, palette.grid),
        Path::fill(lozenge(18.0), palette.accent).into(),
        Path::fill(lozenge(8.0), palette.hall).into(),
    ])
}

/// Returns a square that is a goal of the king: an arrow head in each corner, in sight beside a piece on the square.
#[must_use]
pub(super) fn escape(palette: &Palette) -> Arc<Art> {
    let mut heads = BezPath::new();
    for turns in 0..4 {
        let head = polygon([(8.0, 8.0), (26.0, 10.0), (15.0, 15.0), (10.0, 26.0)]);
        heads.extend(quarter(turns) * head);
    }
    drawing(vec![
        Path::fill(heads, palette.accent).into(),
        Path::stroke(circle(MIDDLE, 15.0), Stroke::new(palette.accent, 3.0)).into(),
    ])
}

/// Returns the mark of a camp's square: angles in its corners.
#[must_use]
pub(super) fn camp_mark(palette: &Palette) -> Arc<Art> {
    let mut angles = BezPath::new();
    for turns in 0..4 {
        angles.extend(quarter(turns) * polyline([(17.0, 34.0), (17.0, 17.0), (34.0, 17.0)]));
    }
    drawing(vec![Path::stroke(angles, Stroke::new(palette.ink, 3.0)).into()])
}

/// Returns an officer: the man of his side with a star of four points on a light boss, in the middle; on a photograph the star is
/// at the foot, where it hides nobody's face.
#[must_use]
pub(super) fn officer(man: &Arc<Art>, color: Color, palette: &Palette) -> Arc<Art> {
    let (tip, notch) = (Point::new(50.0, 29.0), Point::new(55.5, 44.5));
    let star = polygon((0..4).flat_map(|turns| [quarter(turns) * tip, quarter(turns) * notch]));
    let dark = color.mix(Color::BLACK, 0.35);
    let boss = vec![
        Path::fill(circle(MIDDLE, 27.0), dark).into(),
        Path::fill(circle(MIDDLE, 24.5), palette.light).into(),
        Path::fill(star, dark).into(),
    ];
    let mut items = vec![Item::stretched(man, FRAME.to_rect())];
    if man.has_photograph() {
        let (foot, scale) = (Vec2::new(50.0, 80.0), 0.56);
        let place = Affine::translate(foot) * Affine::scale(scale) * Affine::translate(-MIDDLE.to_vec2());
        items.push(Item::transformed(boss, place));
    } else {
        items.extend(boss);
    }
    drawing(items)
}

fn drawing(items: Vec<Item>) -> Arc<Art> {
    Arc::new(Art { size: FRAME, items })
}

/// Returns the outline of the frame, less `inset` on every side.
fn square(inset: f64) -> BezPath {
    FRAME.to_rect().inset(-inset).to_path(0.01)
}

/// Returns a lozenge about the middle whose points are `reach` away from it.
fn lozenge(reach: f64) -> BezPath {
    polygon([(50.0, 50.0 - reach), (50.0 + reach, 50.0), (50.0, 50.0 + reach), (50.0 - reach, 50.0)])
}

/// Returns quarter turns about the middle, in whole numbers.
fn quarter(turns: u8) -> Affine {
    let middle = MIDDLE.to_vec2();
    Affine::translate(middle) * quarter_turn(turns) * Affine::translate(-middle)
}
