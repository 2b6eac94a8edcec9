//! The walls: the ground and the ornament of the board's frame, the title, and on the ends the men of both sides.

use super::{BEYOND, INSET, centred, facts, in_the_middle, on_ground, title};
use crate::explain::ExplainError;
use crate::game::{Piece, Variant};
use crate::layout::compose::Composer;
use crate::layout::{Block, Content, Look};
use crate::product::form::Making;
use crate::product::nine_slice;
use crate::product::pieces::{Make, Token, TokenShape};
use crate::scene::{Color, Item, Path, Rect, Shape, Size, circle};
use crate::text::Style;
use crate::theme::{Artwork, Palette, Slot};
use crate::units::Length;

/// Height of the ornament as a share of the wall's, and what stays plain below it, in millimetres: a cut that drifts doesn't
/// show there.
const BAND: f64 = 0.3;
const PLAIN: f64 = 1.1;
/// What stays free between the fold of the lid and the words, in millimetres.
const FREE: f64 = 1.0;
/// Size of a title that stands alone, of one above another line, and of that line; points to a millimetre of the room for them.
const ALONE: f64 = 1.75;
const TITLE: f64 = 1.45;
const SMALL: f64 = 0.82;
/// Diameter of a roundel as a share of the wall's height, and the ring of ground around it, in millimetres.
const ROUNDEL: f64 = 0.8;
const RING: f64 = 0.7;

/// Draws front or back: title and facts above the ornament.
///
/// # Errors
/// A message or a glyph that is missing.
pub(super) fn side(
    composer: &mut Composer<'_>,
    variant: &Variant,
    size: Size,
) -> Result<Content, ExplainError> {
    let (items, room) = adorned(composer, size);
    let mut content = Content { size, items, structure: Vec::new() };
    let palette = composer.palette;
    let (name, facts) = (title(composer, variant)?, facts(composer, variant)?);
    let color = on_ground(palette.border, palette);
    let style = Style { color, ..composer.title_style(&name, TITLE * room.height(), 1.12) };
    let ink = if color == palette.light { color } else { palette.ink };
    let blocks = [
        Block::Paragraph { text: name, look: Look::Fitted(style) },
        Block::Paragraph { text: facts, look: Look::Fitted(centred(SMALL * room.height(), ink)) },
    ];
    in_the_middle(composer, &blocks, room, &mut content)?;
    Ok(content)
}

/// Draws an end: the title between the king and an attacker.
///
/// # Errors
/// A message or a glyph that is missing.
pub(super) fn end(
    composer: &mut Composer<'_>,
    making: Making<'_>,
    size: Size,
) -> Result<Content, ExplainError> {
    let (items, room) = adorned(composer, size);
    let mut content = Content { size, items, structure: Vec::new() };
    let palette = composer.palette;
    let disc = ROUNDEL * size.height;
    let make = Make {
        shape: TokenShape::Round,
        bleed: Length::ZERO,
        marked: false,
        inset: false,
        back: None,
        ink: making.theme.ink(),
    };
    let middle = size.height / 2.0;
    for (piece, x) in [(Piece::King, middle + INSET), (Piece::Attacker, size.width - middle - INSET)] {
        let ring = circle((x, middle), disc / 2.0 + RING);
        content.items.push(Path::fill(ring, palette.border).into());
        let token = Token::new(piece, Length::mm(disc), composer.art, palette, make);
        let corner = [x, middle].map(|at| at - disc / 2.0);
        content.items.extend(token.faces.first().map(|face| Item::art(&face.cut, corner[0], corner[1])));
    }
    let name = title(composer, making.variant)?;
    let color = on_ground(palette.border, palette);
    let style = Style { color, ..composer.title_style(&name, ALONE * room.height(), 1.12) };
    let beside = 2.0 * INSET + disc;
    let room = Rect { x0: room.x0 + beside, x1: room.x1 - beside, ..room };
    in_the_middle(
        composer,
        &[Block::Paragraph { text: name, look: Look::Fitted(style) }],
        room,
        &mut content,
    )?;
    Ok(content)
}

/// Draws the ornament of a wall; returns it with the room that is left for words.
fn adorned(composer: &Composer<'_>, size: Size) -> (Vec<Item>, Rect) {
    let high = BAND * size.height;
    let foot = size.height - PLAIN;
    let band = Rect::new(0.0, foot - high, size.width, foot);
    let items = ornament(composer.art, composer.palette, band);
    (items, Rect::new(INSET, FREE, size.width - INSET, band.y0))
}

/// Draws the edge of the theme's frame at whole repeats along a band, or a plain ribbon if the theme draws none.
pub(in crate::product::carton) fn ornament(art: &Artwork, palette: &Palette, band: Rect) -> Vec<Item> {
    let Some(edge) = art[Slot::FrameEdge].first() else {
        let color = if palette.border_ribbon == Color::WHITE { palette.rule } else { palette.border_ribbon };
        let ribbon = band.inset((0.0, -band.height() / 3.0));
        return vec![Path::fill(ribbon.to_path(0.01), color).into()];
    };
    let count = (band.width() / (band.height() * edge.size.width / edge.size.height)).round().max(1.0);
    vec![Item::clipped(
        nine_slice::row(edge, band, count as usize).collect(),
        Rect { x0: band.x0 - BEYOND, x1: band.x1 + BEYOND, ..band },
    )]
}
