//! Drawings of a theme in the colours of another theme that is built on it.
//!
//! A drawing has many shades of few colours. Each slot of the table says which colour of the palette its drawings are
//! shades of; where a theme has another in its place, the shades follow: darker ones stay darker, lighter ones lighter, and
//! colours of another hue (gold, iron, chalk) stay as they are.

use super::ink::{colors, repainted};
use super::lab::Lab;
use super::{Artwork, Palette, Slot};
use crate::scene::{Art, Color};
use std::sync::Arc;

/// Pair of palettes: from the colours of the drawings to the colours that they get.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tint<'a> {
    /// Palette that the drawings were made for.
    pub(crate) from: &'a Palette,
    /// Palette that they get.
    pub(crate) to: &'a Palette,
}

impl Tint<'_> {
    /// Returns the drawings in the new colours.
    pub(crate) fn artwork(self, art: &Artwork) -> Artwork {
        Artwork::from_fn(|slot| art[slot].iter().map(|art_of| self.art(slot, art_of, art)).collect())
    }

    /// Returns a drawing of a slot in the new colours; `all` are the drawings.
    pub(crate) fn art(self, slot: Slot, art: &Arc<Art>, all: &Artwork) -> Arc<Art> {
        let to = |color| self.color(slot, color, all);
        if colors(art).into_iter().all(|color| to(color) == color) {
            return Arc::clone(art);
        }
        Arc::new(Art { size: art.size, items: repainted(&art.items, &|color| Some(to(color))) })
    }

    /// Returns the new colour for a colour in the drawings of a slot; `all` are the drawings: pictures that show pieces have the
    /// pieces' colours.
    pub(crate) fn color(self, slot: Slot, color: Color, all: &Artwork) -> Color {
        if let Some((from, to)) = self.shades(slot) {
            if from != to
                && let Some(shade) = shade(color, from, to)
            {
                return shade;
            }
        } else if let Some(piece) = PIECES.into_iter().find(|&piece| is_in(color, &all[piece])) {
            // A picture with pieces shows them in their own new colours.
            return self.color(piece, color, all);
        }
        let pairs = self.from.named().into_iter().zip(self.to.named());
        let same =
            pairs.map(|((_, from), (_, to))| (from, to)).find(|&(from, to)| from == color && from != to);
        same.map_or(color, |(_, to)| to)
    }

    /// Returns whether a slot's drawings are shades of a colour that changes.
    pub(crate) fn changes(self, slot: Slot) -> bool {
        self.shades(slot).is_some_and(|(from, to)| from != to)
    }

    /// Returns the colour that a slot's drawings are shades of, and what it becomes.
    fn shades(self, slot: Slot) -> Option<(Color, Color)> {
        let key = slot.color_key()?;
        Some((self.from.get(key)?, self.to.get(key)?))
    }
}

/// Pieces whose colours pictures may have.
const PIECES: [Slot; 3] = [Slot::King, Slot::Defender, Slot::Attacker];

fn is_in(color: Color, drawings: &[Arc<Art>]) -> bool {
    drawings.iter().any(|art| colors(art).contains(&color))
}

/// Chroma below which a colour has no hue, and cosine from which on two hues count as one: 40 degrees.
const DULL: f64 = 0.045;
const ALIKE: f64 = 0.766;

/// Returns a shade of `from` as a shade of `to`; `None`: it is no shade of `from`.
fn shade(color: Color, from: Color, to: Color) -> Option<Color> {
    if color == from {
        return Some(to);
    }
    let (lab, old, new) = (Lab::of(color), Lab::of(from), Lab::of(to));
    let is_shade = match (lab.chroma() < DULL, old.chroma() < DULL) {
        (true, true) => true,
        (false, true) => old.chroma() > DULL / 3.0 && lab.likeness(old) > ALIKE,
        (_, false) => lab.chroma() > DULL / 3.0 && lab.likeness(old) > ALIKE,
    };
    if !is_shade {
        return None;
    }
    // Share of the way from black or white to the old colour: black and white have nothing of it.
    let (span, way) = if lab.l < old.l { (old.l, lab.l) } else { (1.0 - old.l, 1.0 - lab.l) };
    let share = (way / span.max(0.01)).clamp(0.0, 1.0);
    let l = if lab.l < old.l { new.l * share } else { 1.0 - (1.0 - new.l) * share };
    Some(Lab { l, a: lab.a + (new.a - old.a) * share, b: lab.b + (new.b - old.b) * share }.shown())
}

#[cfg(test)]
mod tests {
    use super::*;

    const RED: Color = Color::rgb(0xc8, 0x44, 0x2c);
    const GREEN: Color = Color::rgb(0x2f, 0x6f, 0x3a);

    #[test]
    fn shades_follow_and_keep_their_order() {
        assert_eq!(shade(RED, RED, GREEN), Some(GREEN));
        let dark = shade(Color::rgb(0x7d, 0x22, 0x16), RED, GREEN).expect("a shade");
        assert!(Lab::of(dark).l < Lab::of(GREEN).l && Lab::of(dark).likeness(Lab::of(GREEN)) > 0.7, "{dark}");
        let light = shade(Color::rgb(0xf2, 0xb5, 0xa0), RED, GREEN).expect("a shade");
        assert!(Lab::of(light).l > 0.7 && Lab::of(light).likeness(Lab::of(RED)) < ALIKE, "{light}");
    }

    #[test]
    fn gold_iron_and_chalk_stay() {
        for other in [Color::rgb(0xe6, 0xb4, 0x45), Color::rgb(0x57, 0x52, 0x4c), Color::WHITE, Color::BLACK]
        {
            assert_eq!(shade(other, RED, GREEN), None, "{other}");
        }
    }

    #[test]
    fn a_colour_without_hue_gets_one() {
        let bog = Color::rgb(0x25, 0x1d, 0x18);
        let navy = Color::rgb(0, 0, 0x80);
        let shade = shade(Color::rgb(0x3d, 0x32, 0x2a), bog, navy).expect("a shade");
        assert!(shade.b > shade.r && shade.b > shade.g, "{shade}");
    }
}
