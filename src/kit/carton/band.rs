//! The band that holds the parts of the board together: two strips of paper with slits, which hook into each other to a ring.

use crate::explain::ExplainError;
use crate::kit::board;
use crate::kit::product::{Blank, Making};
use crate::layout::compose::Composer;
use crate::layout::{Block, Content, Frame, Look, height, stack};
use crate::scene::{BezPath, Node, Size, Tag};
use crate::text::{Align, Face, Style, Value};
use crate::units::Length;

/// How high a strip is, in millimetres.
const HIGH: f64 = 28.0;
/// How thick a part of a board is that is glued to card, in millimetres.
const THICK: f64 = 1.5;
/// How deep a slit is, as a part of the strip.
const DEEP: f64 = 0.5;
/// The end of a strip beyond its outermost slit, and from slit to slit, in millimetres.
const END: f64 = 8.0;
const STEP: f64 = 5.0;
/// How many slits one end has, and how many of them are beyond the one for a board without a frame that is glued to card: the
/// ring becomes as wide as the board, framed or not, thick or thin.
const SLITS: usize = 6;
const BEYOND: usize = 4;

/// The strips, for a board of several parts or of one; none without a board.
///
/// # Errors
/// A message or a glyph that is missing.
pub(super) fn strips(making: &mut Making<'_, '_>) -> Result<Vec<(Blank, Content)>, ExplainError> {
    let parts: Vec<Size> = making
        .finished
        .iter()
        .filter(|(name, _)| *name == board::COMPONENT.name)
        .map(|(_, size)| *size)
        .collect();
    let Some(half) = half(&parts) else { return Ok(Vec::new()) };
    // From the one slit at the left to those at the right.
    let size = Size::new(END + half + STEP * BEYOND as f64 + END, HIGH);
    let mut strips = Vec::new();
    for _ in 0..2 {
        let outline = outline(size);
        let blank = Blank { outline, folds: Vec::new(), finished: size };
        strips.push((blank, face(making.composer, &making.variant.name, size)?));
    }
    Ok(strips)
}

/// Half of the way around all parts, laid upon each other: around the narrower side of the largest.
fn half(parts: &[Size]) -> Option<f64> {
    let narrow = |size: &Size| size.width.min(size.height);
    let widest = parts.iter().map(narrow).max_by(f64::total_cmp)?;
    Some(widest + parts.len() as f64 * THICK)
}

/// A strip with one slit from above near its left end, and several from below near its right one.
fn outline(size: Size) -> BezPath {
    let mut path = BezPath::new();
    let (edge, end) = (size.height, size.height * (1.0 - DEEP));
    path.move_to((0.0, 0.0));
    let mut corners = vec![(END, 0.0), (END, size.height * DEEP), (END, 0.0)];
    corners.extend([(size.width, 0.0), (size.width, edge)]);
    for nth in 0..SLITS {
        let x = size.width - END - nth as f64 * STEP;
        corners.extend([(x, edge), (x, end), (x, edge)]);
    }
    corners.push((0.0, edge));
    for corner in corners {
        path.line_to(corner);
    }
    path.close_path();
    path
}

/// The game, and whose band it is.
fn face(composer: &mut Composer<'_>, game: &str, size: Size) -> Result<Content, ExplainError> {
    let palette = composer.palette;
    let style = |points: f64, face: Face, color| Style {
        face,
        align: Align::Center,
        ..Style::plain(Length::pt(points), Length::pt(points * 1.2), color)
    };
    let name = composer.say("leaflet-title", &[("name", Value::Text(game.to_owned()))])?;
    let blocks = [
        Block::Paragraph { text: name, look: Look::Fitted(style(16.0, Face::SemiBold, palette.accent)) },
        Block::Paragraph {
            text: composer.say("band-words", &[])?,
            look: Look::Fitted(style(9.0, Face::Italic, palette.ink)),
        },
    ];
    let slits = END + SLITS as f64 * STEP;
    let width = size.width - 2.0 * slits;
    let high = height(composer, &blocks, width)?;
    let set = stack(composer, &blocks, Frame::new(slits, (size.height - high) / 2.0, width))?;
    Ok(Content { size, items: set.items, structure: vec![Node::of(Tag::Section, set.structure)] })
}
