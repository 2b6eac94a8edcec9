//! Patterns that go on over the whole board, of few points: strokes and forms of one colour are one path.

mod hatching;
mod mosaic;
mod planks;
mod stone;
mod vellum;
mod waves;

use super::chance::LandChance;
use crate::scene::{BezPath, Color, Item, Path, Rect, Shape, Stroke};
use crate::theme::Texture;

/// A surface to be covered.
struct Surface<'a> {
    /// The side of the board, in hundredths of a square.
    side: f64,
    /// 1 as usual.
    scale: f64,
    /// Grounds first, lines last.
    colors: &'a [Color],
    chance: LandChance,
}

/// A pattern on a board with this side, in hundredths of a square.
pub(super) fn drawn(
    texture: Texture,
    side: f64,
    scale: f64,
    colors: &[Color],
    chance: LandChance,
) -> Vec<Item> {
    let surface = Surface { side, scale, colors, chance };
    match texture {
        Texture::Planks => planks::drawn(surface),
        Texture::Hatching => hatching::lines(surface),
        Texture::Stipple => hatching::dots(surface),
        Texture::Waves => waves::drawn(surface),
        Texture::Vellum => vellum::drawn(surface),
        Texture::Mosaic => mosaic::drawn(surface),
        Texture::Stone => stone::drawn(surface),
    }
}

impl Surface<'_> {
    /// The colour of lines: the last.
    fn line(&self) -> Color {
        self.colors.last().copied().unwrap_or(Color::BLACK)
    }

    /// The ground beneath all, if there are colours beside that of the lines.
    fn ground(&self) -> Option<Item> {
        let (&ground, _) = self.colors.split_first().filter(|(_, rest)| !rest.is_empty())?;
        let all = Rect::new(0.0, 0.0, self.side, self.side);
        Some(Path::fill(all.to_path(0.01), ground).into())
    }

    /// The ground, forms of each of the colours between, and lines of this width.
    fn painted(&self, forms: Vec<BezPath>, lines: BezPath, width: f64) -> Vec<Item> {
        let mut items: Vec<Item> = self.ground().into_iter().collect();
        items.extend(forms.into_iter().zip(self.between()).filter_map(|(form, &color)| filled(form, color)));
        items.extend(stroked(lines, self.line(), width));
        items
    }

    /// The colours between that of the ground and that of the lines.
    fn between(&self) -> &[Color] {
        self.colors.get(1..self.colors.len().saturating_sub(1)).unwrap_or_default()
    }
}

/// A line of this colour and width, if there is anything of it.
fn stroked(outline: BezPath, color: Color, width: f64) -> Option<Item> {
    (!outline.is_empty()).then(|| Path::stroke(outline, Stroke::new(color, width).rounded()).into())
}

/// A form of this colour, if there is anything of it.
fn filled(outline: BezPath, color: Color) -> Option<Item> {
    (!outline.is_empty()).then(|| Path::fill(outline, color).into())
}
