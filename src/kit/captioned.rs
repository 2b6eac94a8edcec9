//! A figure of the leaflet with its caption.

use super::KitError;
use super::compose::{Composer, Scale, plain};
use super::counts::counts;
use super::diagram::{Diagram, Drawn, gutter, placed};
use super::figures::{Examples, Figure};
use super::flow::Slug;
use super::illustrations::{Illustration, SETUP};
use super::rules::KingStart;
use crate::game::Variant;
use crate::scene::{Item, Node, Tag};
use crate::text::Value;

/// A figure with its caption as one slug that may float.
pub(super) fn set(
    composer: &mut Composer<'_>,
    variant: &Variant,
    examples: &Examples,
    illustration: &Illustration,
    number: usize,
    scale: Scale,
    measure: f64,
) -> Result<(Slug, Node), KitError> {
    let id = illustration.id;
    let mut args = counts(variant);
    args.push(("figure", Value::Number(number as f64)));
    let (drawn, message) = if id == SETUP {
        let message = KingStart::of(variant).message("figure-setup");
        (starting_layout(composer, variant, measure)?, message)
    } else {
        let figure = Figure::prove(id, examples, variant)?;
        args.push(("captured", Value::Number(figure.captured() as f64)));
        // One size for all: five squares of it and a caption go side by side in a column.
        let cell = (measure * 0.48 / 5.5).min(measure / (f64::from(figure.width()) + 0.5));
        (figure.draw(variant, composer.typesetter, composer.palette, cell)?, format!("figure-{id}"))
    };
    let mut caption = composer.say(&message, &args)?;
    if id == SETUP {
        for note in &variant.about.setup {
            caption = format!("{caption} {}", composer.messages.pattern(note, &[])?);
        }
    }
    let alt = composer.say("alt-figure", &[("caption", Value::Text(plain(&caption)))])?;
    let (mark, caption_mark) = (composer.marks.fresh(), composer.marks.fresh());
    let style = scale.caption(composer.palette.ink);
    // The caption stands beside a narrow figure or below, whichever takes less room.
    let gap = 2.2;
    let drawn_height = drawn.size.height;
    let below = composer.lines(&caption, &style, measure, caption_mark)?;
    let height_below = drawn_height + 1.0 + height(&below);
    let room = measure - drawn.size.width - gap;
    let beside = if room > measure * 0.35 {
        Some(composer.lines(&caption, &style, room, caption_mark)?)
            .filter(|lines| height(lines) < height_below)
    } else {
        None
    };
    let (figure_left, x, mut y, lines) = match beside {
        Some(lines) => {
            let y = ((drawn_height - height(&lines)) / 2.0).max(0.0);
            (0.0, drawn.size.width + gap, y, lines)
        }
        None => ((measure - drawn.size.width) / 2.0, 0.0, drawn_height + 1.0, below),
    };
    let mut items = vec![Item::marked(mark, vec![placed(drawn, figure_left, 0.0)])];
    for line in lines {
        items.push(Item::moved(line.items, x, y));
        y += line.height;
    }
    let slug = Slug {
        height: drawn_height.max(y),
        before: scale.leading() * 0.6,
        after: scale.leading() * 0.6,
        stretch: 2.0,
        floats: true,
        items,
        ..Slug::default()
    };
    let node = Node::of(
        Tag::Section,
        vec![Node::leaf(Tag::Figure { alt: plain(&alt) }, mark), Node::leaf(Tag::Caption, caption_mark)],
    );
    Ok((slug, node))
}

/// Height of lines that stand right below each other, in millimetres.
fn height(lines: &[Slug]) -> f64 {
    lines.iter().map(|line| line.height).sum()
}

/// Figure 1: the whole board with the names of files and ranks, as wide as the column.
fn starting_layout(composer: &Composer<'_>, variant: &Variant, measure: f64) -> Result<Drawn, KitError> {
    let board = &variant.setup.board;
    let diagram = Diagram { start: Some(board), coordinates: true, ..Diagram::of(board, &variant.ruleset) };
    let across = diagram.squares_across().0;
    let room = measure - gutter(measure / across).width;
    // Whole quarter millimetres, so that the grid is crisp.
    let cell = (room / across * 4.0).floor() / 4.0;
    Ok(diagram.draw(composer.typesetter, composer.palette, cell)?)
}
