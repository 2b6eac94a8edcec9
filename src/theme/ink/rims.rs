//! Rims of discs, by which the sides are told apart whatever their emblems are.
//!
//! In low ink the darker side's rim is three times as broad as the lighter side's. In outline both are thin lines, the darker
//! side's with teeth. In grey both are equally broad, the darker side's unbroken and the lighter side's broken. The king's is
//! double in all three. Except in outline, rims go on beyond the cut, so that a knife that strays finds no white.

use super::Ink;
use super::lines::LineArt;
use super::tone::grey;
use crate::scene::{Affine, Art, Color, Item, Path, Stroke, circle};
use crate::theme::plain::{FRAME, MIDDLE, REACH};
use std::sync::Arc;

/// Rank of a disc, which decides its rim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rank {
    /// A man or an officer of the darker side.
    Dark,
    /// A man or an officer of the lighter side.
    Light,
    /// The king.
    King,
}

/// Radius of every disc, in the units of its drawing.
const EDGE: f64 = 50.0;
/// Radius where the rim of the darker side begins in low ink: the rim is three times as broad as the lighter side's.
const DARK_RIM: f64 = 38.4;
/// Radius at which a drawing of the darker side is cut in low ink, before it is made smaller to fit within that rim.
const SHOWN: f64 = 41.4;

/// Returns a ring: the area between two circles.
fn ring(inner: f64, outer: f64, color: Color) -> Item {
    let mut outline = circle(MIDDLE, outer);
    outline.extend(circle(MIDDLE, inner));
    Path { even_odd: true, ..Path::fill(outline, color) }.into()
}

fn line(radius: f64, width: f64, color: Color) -> Item {
    Path::stroke(circle(MIDDLE, radius), Stroke::new(color, width)).into()
}

/// Returns a drawing stretched to 100 by 100 units, and cut at a circle around the middle.
fn within(art: &Art, radius: f64) -> Item {
    let drawing = Item::stretched(&Arc::new(art.clone()), FRAME.to_rect());
    Item::within(vec![drawing], circle(MIDDLE, radius))
}

fn disc(items: Vec<Item>) -> Art {
    Art { size: FRAME, items }
}

/// Returns line art within its rim.
pub(super) fn lined(art: &Art, rank: Rank, side: Color, lines: &LineArt<'_>) -> Art {
    let color = lines.rim(side);
    let white = Path::fill(circle(MIDDLE, REACH), Color::WHITE).into();
    if lines.ink == Ink::Outline {
        let mut items = vec![white, within(art, 44.4)];
        match rank {
            Rank::Dark => {
                // In this ink the sides have no colours, so teeth on the rim tell the darker one.
                let teeth = broken(36, 44.0, EDGE - 0.4, color, |step| [1.3, step - 1.3]);
                items.extend([line(44.0, 1.2, color), teeth]);
            }
            Rank::Light => items.push(line(45.0, 1.2, color)),
            Rank::King => items.extend([line(44.0, 1.2, color), line(47.2, 1.2, color)]),
        }
        return disc(items);
    }
    let inner = match rank {
        Rank::Dark => DARK_RIM,
        Rank::King => 44.0,
        Rank::Light => 46.2,
    };
    let mut items = vec![white];
    if rank == Rank::Dark {
        let middle = MIDDLE.to_vec2();
        let smaller =
            Affine::translate(middle) * Affine::scale(DARK_RIM / SHOWN) * Affine::translate(-middle);
        items.push(Item::transformed(vec![within(art, SHOWN)], smaller));
    } else {
        items.push(within(art, inner));
    }
    items.push(ring(inner, REACH, color));
    if rank == Rank::King {
        items.push(line(46.6, 1.2, Color::WHITE));
    }
    disc(items)
}

/// Returns grey tones within their rim.
pub(super) fn toned(art: &Art, rank: Rank) -> Art {
    let inner = 45.2;
    let (dark, light) = (grey(0x18), grey(0xfa));
    let rim = match rank {
        Rank::Dark => vec![ring(inner, REACH, dark)],
        Rank::Light => {
            let spokes = broken(32, inner, REACH, grey(0x50), |step| [step * 0.4, step * 0.6]);
            vec![ring(inner, REACH, light), spokes, line(inner, 1.3, grey(0x50))]
        }
        Rank::King => vec![ring(inner, REACH, grey(0x38)), line(47.4, 1.3, light)],
    };
    let mut items = vec![Path::fill(circle(MIDDLE, REACH), light).into(), within(art, inner)];
    items.extend(rim);
    disc(items)
}

/// Returns a ring broken into `count` short lines across it; `dash` gives the width of a line and of the gap behind it, from
/// the distance between two lines.
fn broken(count: u32, inner: f64, outer: f64, color: Color, dash: impl Fn(f64) -> [f64; 2]) -> Item {
    let width = outer - inner;
    let radius = inner + width / 2.0;
    let step = 2.0 * std::f64::consts::PI * radius / f64::from(count);
    Path::stroke(circle(MIDDLE, radius), Stroke::new(color, width).dashed(&dash(step))).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Shape;

    #[test]
    fn a_ring_is_hollow() {
        let Item::Path(path) = ring(45.0, 50.0, Color::BLACK) else { panic!("a path") };
        assert!(path.even_odd);
        let bounds = path.outline.bounding_box();
        assert!((bounds.width() - 100.0).abs() < 0.01, "{bounds:?}");
    }
}
