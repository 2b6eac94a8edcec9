//! A face with paragraphs of the rules, each with its diagram.

use super::face::{INSET, TOP, begun};
use super::layout::{CardFace, room};
use crate::explain::ExplainError;
use crate::game::Variant;
use crate::layout::compose::{Composer, plain};
use crate::layout::{Block, Content, Frame, stack};
use crate::scene::{Color, Item, Node, Size, Stroke, Tag};

/// Width of the lines between paragraphs, in millimetres.
const RULE: f64 = 0.2;
/// How far they stay from what is printed at the sides, in millimetres.
const SHORT: f64 = 1.0;

/// Draws a face below its title.
pub(super) fn side(
    composer: &mut Composer<'_>,
    variant: &Variant,
    card: Size,
    face: &CardFace,
    name: String,
    is_round: bool,
) -> Result<Content, ExplainError> {
    let mut content = begun(composer, card, name, is_round)?;
    let mut blocks = Vec::new();
    for said in &face.said {
        let mut diagram = None;
        if let Some(figure) = &said.figure {
            let cell = face.scale.cell(figure);
            let drawn = figure.draw(variant, composer.typesetter, composer.symbols(), cell)?;
            let mark = composer.marks.fresh();
            let alt = plain(&composer.say(&format!("card-alt-{}", figure.id), &[])?);
            diagram = Some(Content {
                size: drawn.size,
                items: vec![Item::marked(mark, drawn.items)],
                structure: vec![Node::leaf(Tag::Figure { alt }, mark)],
            });
        }
        blocks.push(face.scale.row(composer, said, card.width, face.squares, diagram));
    }
    let pale = Stroke::new(composer.palette.rule.mix(Color::WHITE, 0.55), RULE);
    let spread = Block::Spread { blocks, height: room(card), line: Some((pale, SHORT)) };
    let rules = stack(composer, &[spread], Frame::new(INSET, TOP, card.width - 2.0 * INSET))?;
    content.items.extend(rules.items);
    content.structure.extend(rules.structure);
    Ok(content)
}
