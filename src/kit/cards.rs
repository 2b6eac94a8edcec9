//! Reminder cards: the rules at a glance on the front, the starting layout on the back of a fold.

use super::compose::{Composer, at, plain};
use super::counts::counts;
use super::diagram::{Diagram, placed};
use super::figures::Figure;
use super::front::fitted;
use super::illustrations::small;
use super::reminders::reminders;
use super::rules::{KingStart, in_play};
use super::{Content, KitError};
use crate::game::Variant;
use crate::kit::figures::Examples;
use crate::scene::{Affine, BezPath, Color, Item, Node, Path, Shape, Size, Stroke, Tag};
use crate::text::{Align, Face, Style, Value};
use crate::units::Length;

/// A folded card in millimetres: it goes into the sleeves that collectors of card games have.
pub const CARD: Size = Size::new(63.0, 88.0);
/// The card as it is printed: the back above the front, upside down, with the fold between them.
pub const UNFOLDED: Size = Size::new(63.0, 176.0);

/// Distance of everything printed from the card's edge, in millimetres.
const INSET: f64 = 4.0;
/// Side of the small diagrams, in millimetres.
const DIAGRAM: f64 = 16.0;
/// Type sizes to try, in points, the largest first.
const SIZES: [f64; 6] = [8.2, 8.0, 7.8, 7.6, 7.3, 7.0];

/// Sets one unfolded card. The fold is at half its height.
///
/// # Errors
/// A figure that lies, a message or a glyph that is missing, or a paragraph too long for the card.
pub fn set(composer: &mut Composer<'_>, variant: &Variant, examples: &Examples) -> Result<Content, KitError> {
    let mut front = None;
    for size in SIZES {
        front = front_side(composer, variant, examples, size)?;
        if front.is_some() {
            break;
        }
    }
    let mut front = front.ok_or(KitError::Overflow { what: "the rules on a reminder card" })?;
    let back = back_side(composer, variant)?;
    let turn = Affine::new([-1.0, 0.0, 0.0, -1.0, CARD.width, CARD.height]);
    let mut items = vec![Item::moved(front.items, 0.0, CARD.height)];
    items.push(Item::transformed(back.items, turn));
    // A pale line to fold along, between the frames of the two faces.
    let mut fold = BezPath::new();
    fold.move_to((0.0, CARD.height));
    fold.line_to((CARD.width, CARD.height));
    let pale = composer.palette.quiet.mix(Color::WHITE, 0.35);
    items.push(Path::stroke(fold, Stroke::new(pale, 0.2).dashed(&[2.0, 1.5])).into());
    front.structure.extend(back.structure);
    Ok(Content { size: UNFOLDED, items, structure: vec![Node::of(Tag::Section, front.structure)] })
}

fn style(composer: &Composer<'_>, size: f64) -> Style {
    Style {
        face: Face::Regular,
        size: Length::pt(size),
        leading: Length::pt(size * 1.16),
        color: composer.palette.ink,
        align: Align::Left,
        hyphenate: true,
        first_indent: 0.0,
        lining_figures: true,
        tracking: 0.0,
    }
}

fn title_style(composer: &Composer<'_>, points: f64) -> Style {
    Style {
        face: Face::SmallCaps,
        color: composer.palette.accent,
        tracking: 0.06,
        hyphenate: false,
        align: Align::Center,
        ..style(composer, points)
    }
}

/// A double line around the card, inside its edge.
fn frame(composer: &Composer<'_>) -> Vec<Item> {
    let card = CARD.to_rect();
    [(1.8, 0.5), (2.7, 0.18)]
        .into_iter()
        .map(|(inset, width)| {
            let line = Stroke::new(composer.palette.border_ribbon, width);
            Path::stroke(card.inset(-inset).to_path(0.01), line).into()
        })
        .collect()
}

/// A centred title; returns its items, its node and the height it uses.
fn title(
    composer: &mut Composer<'_>,
    text: &str,
    points: f64,
    top: f64,
) -> Result<(Vec<Item>, Node), KitError> {
    let style = fitted(composer, text, title_style(composer, points), CARD.width - 2.0 * INSET - 2.0)?;
    let line = composer.label(text, &style)?;
    let mark = composer.marks.fresh();
    let x = (CARD.width - line.width) / 2.0;
    let items = vec![Item::marked(mark, at(line, x, top))];
    Ok((items, Node::leaf(Tag::Heading { level: 2, title: plain(text) }, mark)))
}

/// The front, or nothing if it is too long at this size.
fn front_side(
    composer: &mut Composer<'_>,
    variant: &Variant,
    examples: &Examples,
    size: f64,
) -> Result<Option<Content>, KitError> {
    let mut items = frame(composer);
    let name = composer.say("card-title", &[("name", Value::Text(variant.name.clone()))])?;
    let (heading, node) = title(composer, &name, 11.0, 8.6)?;
    items.extend(heading);
    let mut structure = vec![node];
    let style = style(composer, size);
    let left = INSET + DIAGRAM + 2.2;
    let measure = CARD.width - INSET - left;
    let mut blocks = Vec::new();
    let (ruleset, counts) = (in_play(variant), counts(variant));
    for reminder in reminders(&ruleset) {
        let title = composer.say(reminder.title, &[])?;
        let sentences: Vec<String> =
            reminder.texts.iter().map(|text| composer.say(text, &counts)).collect::<Result<_, _>>()?;
        let text = sentences.join(" ");
        let (lines, paragraph) =
            composer.paragraph(&format!("**{}.** {text}", capitalised(&title)), &style, measure, 0.0)?;
        let height: f64 = lines.iter().map(|line| line.height).sum();
        blocks.push((reminder, lines, paragraph, height.max(DIAGRAM)));
    }
    let (top, foot) = (11.5, CARD.height - INSET - 0.5);
    let used: f64 = blocks.iter().map(|block| block.3).sum();
    let gap = (foot - top - used) / blocks.len() as f64;
    if gap < 1.2 {
        return Ok(None);
    }
    let mut y = top + gap / 2.0;
    for (reminder, lines, paragraph, height) in blocks {
        let figure = Figure::small(small(reminder.question, &variant.ruleset), examples, variant)?;
        // Five squares and the ends of lines that run on: one size for all.
        let cell = DIAGRAM / (f64::from(figure.width().max(figure.height()).max(5)) + 0.5);
        let drawn = figure.draw(variant, composer.typesetter, composer.palette, cell)?;
        let mark = composer.marks.fresh();
        let shift = ((DIAGRAM - drawn.size.width) / 2.0, (height - drawn.size.height) / 2.0);
        items.push(Item::marked(mark, vec![placed(drawn, INSET + shift.0, y + shift.1)]));
        let alt = composer.say(reminder.alt, &[])?;
        let text: f64 = lines.iter().map(|line| line.height).sum();
        let mut at = y + (height - text) / 2.0;
        for line in lines {
            items.push(Item::moved(line.items, left, at));
            at += line.height;
        }
        structure.push(Node::leaf(Tag::Figure { alt: plain(&alt) }, mark));
        structure.push(paragraph);
        y += height + gap;
    }
    Ok(Some(Content { size: CARD, items, structure }))
}

/// The back: the starting layout, the counts, the aim.
fn back_side(composer: &mut Composer<'_>, variant: &Variant) -> Result<Content, KitError> {
    let board = &variant.setup.board;
    let mut items = frame(composer);
    let text = composer.say("card-setup-title", &[])?;
    let (heading, node) = title(composer, &text, 11.0, 8.6)?;
    items.extend(heading);
    let mut structure = vec![node];

    let side = CARD.width - 2.0 * (INSET + 1.0);
    let diagram = Diagram { start: Some(board), ..Diagram::of(board, &variant.ruleset) };
    let cell = side / diagram.squares_across().0;
    let drawn = diagram.draw(composer.typesetter, composer.palette, cell)?;
    let mark = composer.marks.fresh();
    items.push(Item::marked(mark, vec![placed(drawn, INSET + 1.0, 11.5)]));
    let alt = composer.say("card-alt-setup", &[])?;
    structure.push(Node::leaf(Tag::Figure { alt: plain(&alt) }, mark));

    let counts = counts(variant);
    let setup = composer.say(&KingStart::of(variant).message("card-setup"), &counts)?;
    let goal = composer.say(&format!("card-goal-{}", variant.ruleset.escape.name()), &counts)?;
    let style = Style { align: Align::Center, ..style(composer, 8.2) };
    let measure = CARD.width - 2.0 * (INSET + 1.0);
    let mut y = 11.5 + side + 2.0;
    let foot = CARD.height - INSET;
    for text in [setup, goal] {
        let (lines, node) = composer.paragraph(&text, &style, measure, 0.0)?;
        structure.push(node);
        for line in lines {
            items.push(Item::moved(line.items, INSET + 1.0, y));
            y += line.height;
        }
        y += 0.8;
    }
    if y > foot + 1.0 {
        return Err(KitError::Overflow { what: "the back of a reminder card" });
    }
    Ok(Content { size: CARD, items, structure })
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
