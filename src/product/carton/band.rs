//! The band that holds the parts of the board together: two strips of paper with slits, which hook into each other to a ring.

use crate::explain::ExplainError;
use crate::layout::compose::Composer;
use crate::layout::{Block, Content, Frame, Look, height, stack};
use crate::product::board;
use crate::product::carton::faces::ornament;
use crate::product::form::{Blank, Making};
use crate::scene::{Affine, BezPath, Item, Node, Point, Rect, Size, Tag, polygon};
use crate::text::{Align, Face, Style, Value};
use crate::units::Length;

/// Height of a strip, in millimetres.
const HIGH: f64 = 28.0;
/// Thickness of a part of a board that is glued to card, in millimetres.
const THICK: f64 = 1.5;
/// Depth of a slit, as a share of the strip's height.
const DEEP: f64 = 0.5;
/// Length of a strip beyond its outermost slit, and distance from slit to slit, in millimetres.
pub(super) const END: f64 = 8.0;
const STEP: f64 = 5.0;
/// Height of the ornament along the strip's edges, and its distance from them, in millimetres.
const ORNAMENT: f64 = 5.0;
const EDGE: f64 = 1.5;
/// Number of slits at one end, and number of them beyond the one for a board without a frame that is glued to card: the ring
/// can be as wide as the board, framed or not, thick or thin.
const SLITS: usize = 6;
const BEYOND: usize = 4;

/// Pile of the board's parts with the strips around it, in millimetres.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct PaperBand {
    /// Longer side, narrower side and thickness of the pile.
    pub(super) board: [f64; 3],
}

impl PaperBand {
    /// Returns the band around the narrower side of the largest part. `None`: there is no board.
    pub(super) fn of(finished: &[(&str, Size)]) -> Option<Self> {
        let parts = finished.iter().filter(|(name, _)| *name == board::COMPONENT.name);
        let sizes: Vec<Size> = parts.map(|(_, size)| *size).collect();
        let largest = sizes.iter().max_by(|a, b| a.min_side().total_cmp(&b.min_side()))?;
        Some(Self { board: [largest.max_side(), largest.min_side(), sizes.len() as f64 * THICK] })
    }

    /// Returns the size of a strip: from its one slit to the slit that fits, it goes half of the way around the board.
    pub(super) fn strip(&self) -> Size {
        let [_, narrow, thick] = self.board;
        Size::new(END + narrow + thick + STEP * BEYOND as f64 + END, HIGH)
    }

    /// Returns the one slit of a strip, from its upper edge near its left end.
    pub(super) fn slit() -> [Point; 2] {
        [Point::new(END, 0.0), Point::new(END, HIGH * DEEP)]
    }

    /// Returns the slits from the lower edge near its right end, the outermost first.
    pub(super) fn slits(&self) -> impl Iterator<Item = [Point; 2]> {
        let end = self.strip().width - END;
        (0..SLITS).map(move |nth| {
            let x = end - nth as f64 * STEP;
            [Point::new(x, HIGH), Point::new(x, HIGH * (1.0 - DEEP))]
        })
    }

    /// Returns the one of these slits that fits a board without a frame.
    pub(super) fn fitting_slit(&self) -> [Point; 2] {
        self.slits().nth(BEYOND).unwrap_or_else(Self::slit)
    }
}

/// Draws the strips, for a board of several parts or of one; no strips without a board.
///
/// # Errors
/// A message or a glyph that is missing.
pub(super) fn strips(
    composer: &mut Composer<'_>,
    making: Making<'_>,
) -> Result<Vec<(Blank, Content)>, ExplainError> {
    let Some(band) = PaperBand::of(making.finished) else { return Ok(Vec::new()) };
    let size = band.strip();
    let mut strips = Vec::new();
    for _ in 0..2 {
        let blank = Blank { outline: outline(&band), folds: Vec::new(), finished: size };
        strips.push((blank, face(composer, &making.variant.name, size)?));
    }
    Ok(strips)
}

/// Returns the outline of a strip with one slit from above near its left end, and several from below near its right end.
fn outline(band: &PaperBand) -> BezPath {
    let size = band.strip();
    let cut = |[edge, end]: [Point; 2]| [edge, end, edge];
    let mut corners = vec![Point::ORIGIN];
    corners.extend(cut(PaperBand::slit()));
    corners.extend([Point::new(size.width, 0.0), Point::new(size.width, size.height)]);
    corners.extend(band.slits().flat_map(cut));
    corners.push(Point::new(0.0, size.height));
    polygon(corners)
}

/// Sets the words of a strip: the name of the game, and that it holds the board.
fn face(composer: &mut Composer<'_>, game: &str, size: Size) -> Result<Content, ExplainError> {
    let palette = composer.palette;
    let style = |points: f64, face: Face, color| Style {
        face,
        align: Align::Center,
        ..Style::plain(Length::pt(points), Length::pt(points * 1.2), color)
    };
    let name = composer.say("leaflet-title", &[("name", Value::Text(game.to_owned()))])?;
    let title = composer.title_style(&name, 16.0, 1.2);
    let blocks = [
        Block::Paragraph { text: name, look: Look::Fitted(title) },
        Block::Paragraph {
            text: composer.say("band-words", &[])?,
            look: Look::Fitted(style(9.0, Face::Italic, palette.ink)),
        },
    ];
    let slits = END + SLITS as f64 * STEP;
    let width = size.width - 2.0 * slits;
    let high = height(composer, &blocks, width)?;
    let set = stack(composer, &blocks, Frame::new(slits, (size.height - high) / 2.0, width))?;
    // The ornament leaves out the edges, where a knife may stray, and the slits. The upper one is turned, as on a board.
    let lower = Rect::new(slits, size.height - EDGE - ORNAMENT, slits + width, size.height - EDGE);
    let ornament = ornament(composer.art, palette, lower);
    let turned = Affine::new([-1.0, 0.0, 0.0, -1.0, size.width, size.height]);
    let mut items = vec![Item::transformed(ornament.clone(), turned)];
    items.extend(ornament);
    items.extend(set.items);
    Ok(Content { size, items, structure: vec![Node::of(Tag::Section, set.structure)] })
}
