//! A face with paragraphs of the rules, each with its diagram.

use super::face::{INSET, TITLE, TITLE_SIZE, TOP, frame, style, title};
use super::layout::{Face, room};
use crate::explain::ExplainError;
use crate::explain::diagram::placed;
use crate::game::Variant;
use crate::layout::Content;
use crate::layout::compose::{Composer, plain};
use crate::layout::flow::Slug;
use crate::scene::{BezPath, Color, Item, Node, Path, Size, Stroke, Tag};

/// Width of the lines between paragraphs, in millimetres.
const RULE: f64 = 0.2;

/// Draws a face below its title.
pub(super) fn side(
    composer: &mut Composer<'_>,
    variant: &Variant,
    card: Size,
    face: &Face,
    name: &str,
    is_round: bool,
) -> Result<Content, ExplainError> {
    let mut items = frame(composer, card, is_round);
    let (heading, node) = title(composer, name, TITLE_SIZE, (card.width, TITLE))?;
    items.extend(heading);
    let mut structure = vec![node];

    let style = style(composer, face.scale.points);
    let mut set = Vec::new();
    for block in &face.blocks {
        let (left, measure) = face.scale.text(card.width, block.figure.is_some().then_some(face.squares));
        let (lines, node) = composer.paragraph(&block.words, &style, measure, 0.0)?;
        let figure = block.figure.as_ref().map_or(0.0, |figure| face.scale.height(figure));
        let height = figure.max(tall(&lines));
        set.push((block.figure.as_ref(), left, lines, node, height));
    }
    let used: f64 = set.iter().map(|(.., height)| height).sum();
    let gap = (room(card) - used) / set.len() as f64;
    let mut y = TOP + gap / 2.0;
    for (nth, (figure, left, lines, paragraph, height)) in set.into_iter().enumerate() {
        if nth > 0 {
            items.push(rule(composer, (INSET + 1.0, card.width - INSET - 1.0), y - gap / 2.0));
        }
        if let Some(figure) = figure {
            let drawn =
                figure.draw(variant, composer.typesetter, composer.palette, face.scale.cell(figure))?;
            let mark = composer.marks.fresh();
            let column = face.scale.column(face.squares);
            let (x, down) = ((column - drawn.size.width) / 2.0, (height - drawn.size.height) / 2.0);
            items.push(Item::marked(mark, vec![placed(drawn, INSET + x, y + down)]));
            let alt = composer.say(&format!("card-alt-{}", figure.id), &[])?;
            structure.push(Node::leaf(Tag::Figure { alt: plain(&alt) }, mark));
        }
        let mut at = y + (height - tall(&lines)) / 2.0;
        for line in lines {
            items.push(Item::moved(line.items, left, at));
            at += line.height;
        }
        structure.push(paragraph);
        y += height + gap;
    }
    Ok(Content { size: card, items, structure })
}

fn tall(lines: &[Slug]) -> f64 {
    lines.iter().map(|line| line.height).sum()
}

/// A pale line between two paragraphs, at `y` millimetres.
fn rule(composer: &Composer<'_>, (from, to): (f64, f64), y: f64) -> Item {
    let mut line = BezPath::new();
    line.move_to((from, y));
    line.line_to((to, y));
    Path::stroke(line, Stroke::new(composer.palette.rule.mix(Color::WHITE, 0.55), RULE)).into()
}
