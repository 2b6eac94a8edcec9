//! The front: how the player wins, and the rules, each with its diagram.

use super::face::{Band, begun, foot, pale_line};
use super::look::{BEYOND, CardFace, CardLayout, CardLook, OPENING_LINE};
use super::opening;
use crate::explain::ExplainError;
use crate::explain::diagram::{Diagram, Drawn};
use crate::game::{Board, Side, Square, Window};
use crate::layout::compose::Composer;
use crate::layout::{Block, Content, Frame, LayoutError};
use crate::scene::{Item, Path, Shape, Size, Stroke};
use kurbo::Line;

/// Width of the line below the opening, in millimetres.
const HEAVY: f64 = 0.5;

/// Draws the front of a side's card.
pub(super) fn side(
    composer: &mut Composer<'_>,
    layout: &CardLayout<'_>,
    side: Side,
) -> Result<Content, ExplainError> {
    let look = &layout.look;
    let card = look.format.face;
    let color = opening::color(composer, side);
    let symbol = opening::symbol(composer, side);
    let band = Band { title: opening::title(composer, side)?, color, is_name: false, symbol: Some(symbol) };
    let mut content = begun(composer, card, band, look.is_round)?;
    let (left, width) = (look.format.margin, look.measure());
    let blocks = opening::blocks(composer, look, side)?;
    let y = content.add(composer, &blocks, Frame::new(left, look.top(), width))? + OPENING_LINE;
    let line = Line::new((left, y), (left + width, y)).to_path(0.01);
    content.items.push(Path::stroke(line, Stroke::new(color, HEAVY)).into());
    let top = y + OPENING_LINE / 2.0;
    let bottom = look.top() + look.room();
    let spare = bottom - top - look.height(composer, &layout.of(side).front.said)?;
    // Each side has an ornament of its own.
    let nth = usize::from(side == Side::Defenders);
    let ornament = foot(composer, nth, left, width, spare, bottom);
    let rest = bottom - top - ornament.as_ref().map_or(0.0, |(_, taken)| *taken);
    content.items.extend(ornament.map(|(drawn, _)| drawn));
    paragraphs(composer, look, &layout.of(side).front, &mut content, top, rest)?;
    Ok(content)
}

/// Adds paragraphs with their diagrams to a card, from `top` millimetres on, spread over so much height.
pub(super) fn paragraphs(
    composer: &mut Composer<'_>,
    look: &CardLook<'_>,
    face: &CardFace,
    content: &mut Content,
    top: f64,
    height: f64,
) -> Result<(), ExplainError> {
    let width = look.measure();
    let mut blocks = Vec::new();
    for said in &face.said {
        let mut diagram = None;
        if let Some(figure) = &said.figure {
            let cell = look.scale.cell(figure);
            let drawn = figure.draw(look.variant, composer.typesetter, composer.symbols(), cell)?;
            let alt = composer.say(&format!("card-alt-{}", figure.id), &[])?;
            diagram = Some(Content::figure(composer, drawn.size, drawn.items, &alt));
        } else if let Some(square) = look.square(said) {
            diagram = Some(sign(composer, look, square)?);
        }
        blocks.push(look.row(composer, said, face.squares, diagram));
    }
    let spread = Block::Spread { blocks, height, line: Some(pale_line(composer)) };
    content.add(composer, &[spread], Frame::new(look.format.margin, top, width))?;
    Ok(())
}

/// Draws a square of the board as a sign: empty, with lines that run on as those of a diagram do.
fn sign(composer: &Composer<'_>, look: &CardLook<'_>, square: Square) -> Result<Content, LayoutError> {
    let empty = Board::empty(look.variant.setup.board.size());
    let window = Window { left: square.file, bottom: square.rank, width: 1, height: 1 };
    let diagram = Diagram { window, ..Diagram::of(&empty, &look.variant.ruleset) };
    let Drawn { size, items } = diagram.draw(composer.typesetter, composer.symbols(), look.scale.sign())?;
    let side = look.scale.sign() * (1.0 + BEYOND);
    // A corner of the board has no lines beyond its frame, and is moved to where other squares are.
    let items = vec![Item::moved(items, (side - size.width) / 2.0, (side - size.height) / 2.0)];
    Ok(Content::drawing(Size::new(side, side), items))
}
