//! Reminder cards: the rules at a glance on as many faces as they need, the starting layout on the last.

use super::compose::{Composer, at, plain};
use super::counts::counts;
use super::diagram::{Diagram, placed};
use super::figures::Figure;
use super::front::fitted;
use super::illustrations::small;
use super::reminders::{Reminder, reminders};
use super::rules::{KingStart, in_play};
use super::{CORNER, Content, KitError};
use crate::game::{Piece, Variant};
use crate::kit::figures::Examples;
use crate::scene::{Affine, BezPath, Color, Item, Node, Path, Shape, Size, Stroke, Tag, rounded};
use crate::text::{Align, Face, Style, Value};
use crate::units::Length;

/// Sizes of a folded card in millimetres, the one liked best first: what goes into the sleeves that collectors of card
/// games have, then what is a little larger and still goes three times on a sheet.
const SIZES: [Size; 2] = [Size::new(63.0, 88.0), Size::new(68.0, 94.0)];
/// The most cards for one player.
const MOST: usize = 4;

/// Distance of everything printed from the card's edge, in millimetres.
const INSET: f64 = 4.0;
/// Where text starts below a card's title, in millimetres from the upper edge.
const TOP: f64 = 11.5;
/// Type sizes in points with the sides of the small diagrams in millimetres, to try in this order.
const SCALES: [(f64, f64); 10] = [
    (9.5, 22.0),
    (9.5, 20.5),
    (9.25, 19.5),
    (9.0, 19.0),
    (8.6, 17.5),
    (8.2, 16.0),
    (8.0, 16.0),
    (7.8, 16.0),
    (7.5, 16.0),
    (7.5, 14.8),
];
/// The least room between paragraphs, in millimetres.
const GAP: f64 = 1.2;

/// Sets the unfolded cards for one player: the rules on all faces but the last, the starting layout on that. The fold is
/// at half the height, with the back above the front, upside down. `is_round` says whether the corners are cut round.
///
/// # Errors
/// A figure that lies, a message or a glyph that is missing, or a paragraph too long for a card.
pub fn set(
    composer: &mut Composer<'_>,
    variant: &Variant,
    examples: &Examples,
    is_round: bool,
) -> Result<Vec<Content>, KitError> {
    let layout = Layout { is_round, ..choose(composer, variant)? };
    let cards = layout.faces.len().div_ceil(2);
    let mut faces = Vec::new();
    for nth in 0..layout.faces.len() {
        let name = ("name", Value::Text(variant.name.clone()));
        let title = if cards == 1 {
            composer.say("card-title", &[name])?
        } else {
            let number = |n: usize| Value::Number(n as f64);
            composer.say("card-title-numbered", &[name, ("n", number(nth / 2 + 1)), ("m", number(cards))])?
        };
        faces.push(rules_side(composer, variant, examples, &layout, nth, &title)?);
    }
    faces.push(setup_side(composer, variant, &layout)?);
    let mut unfolded = Vec::new();
    let mut faces = faces.into_iter();
    while let (Some(front), Some(back)) = (faces.next(), faces.next()) {
        unfolded.push(folded(composer, front, back));
    }
    Ok(unfolded)
}

/// Two faces as one part with a fold between them.
pub(super) fn folded(composer: &Composer<'_>, front: Content, back: Content) -> Content {
    let card = front.size;
    let turn = Affine::new([-1.0, 0.0, 0.0, -1.0, card.width, card.height]);
    let mut items = vec![Item::moved(front.items, 0.0, card.height)];
    items.push(Item::transformed(back.items, turn));
    // A pale line to fold along, between the frames of the two faces.
    let mut fold = BezPath::new();
    fold.move_to((0.0, card.height));
    fold.line_to((card.width, card.height));
    let pale = composer.palette.quiet.mix(Color::WHITE, 0.35);
    items.push(Path::stroke(fold, Stroke::new(pale, 0.2).dashed(&[2.0, 1.5])).into());
    let mut structure = front.structure;
    structure.extend(back.structure);
    Content {
        size: Size::new(card.width, 2.0 * card.height),
        items,
        structure: vec![Node::of(Tag::Section, structure)],
    }
}

/// How the paragraphs are laid on cards.
struct Layout {
    /// A folded card in millimetres.
    card: Size,
    /// Type size in points.
    points: f64,
    /// Side of the small diagrams in millimetres.
    diagram: f64,
    /// The paragraphs on each face but the last.
    faces: Vec<Vec<Reminder>>,
    /// Whether the card's corners are cut round.
    is_round: bool,
}

impl Layout {
    /// Where the words of a paragraph start, and their measure: beside the diagram, or without one across the card.
    fn column(&self, has_diagram: bool) -> (f64, f64) {
        let left = if has_diagram { INSET + self.diagram + 2.2 } else { INSET + 1.0 };
        (left, self.card.width - INSET - left)
    }

    /// Room for the paragraphs of a face, from top to bottom.
    fn room(&self) -> f64 {
        self.card.height - INSET - 0.5 - TOP
    }
}

/// The fewest cards that hold all paragraphs; of those the smallest cards, then the largest type.
fn choose(composer: &Composer<'_>, variant: &Variant) -> Result<Layout, KitError> {
    let rules = in_play(variant);
    let all = reminders(&rules);
    for cards in 1..=MOST {
        for card in SIZES {
            for (points, diagram) in SCALES {
                let mut layout = Layout { card, points, diagram, faces: Vec::new(), is_round: false };
                let mut heights = Vec::new();
                for reminder in &all {
                    let has_diagram = small(reminder.question, &rules).is_some();
                    let lines = composer.typesetter.paragraph(
                        &words(composer, variant, reminder)?,
                        &style(composer, points),
                        layout.column(has_diagram).1,
                    )?;
                    let leading = style(composer, points).leading.to_mm();
                    let least = if has_diagram { diagram } else { 0.0 };
                    heights.push((lines.len() as f64 * leading).max(least) + GAP);
                }
                if let Some(counts) = shares(&heights, 2 * cards - 1, layout.room()) {
                    let mut rest = all.iter().cloned();
                    layout.faces =
                        counts.into_iter().map(|count| rest.by_ref().take(count).collect()).collect();
                    return Ok(layout);
                }
            }
        }
    }
    Err(KitError::Overflow { what: "the rules on the reminder cards" })
}

/// How many of some paragraphs in a row go on each of `faces` faces, so that the fullest is as empty as can be; nothing if
/// they have no room or are fewer than the faces.
fn shares(heights: &[f64], faces: usize, room: f64) -> Option<Vec<usize>> {
    if faces == 0 || heights.len() < faces {
        return None;
    }
    if faces == 1 {
        return (heights.iter().sum::<f64>() <= room).then(|| vec![heights.len()]);
    }
    let fullest = |counts: &[usize]| {
        let mut rest = heights.iter();
        counts.iter().map(|&count| rest.by_ref().take(count).sum::<f64>()).fold(0.0, f64::max)
    };
    (1..=heights.len() + 1 - faces)
        .filter(|&first| heights[..first].iter().sum::<f64>() <= room)
        .filter_map(|first| {
            let mut counts = vec![first];
            counts.extend(shares(&heights[first..], faces - 1, room)?);
            Some(counts)
        })
        .min_by(|a, b| fullest(a).total_cmp(&fullest(b)))
}

/// A paragraph with its title in bold before it.
fn words(composer: &Composer<'_>, variant: &Variant, reminder: &Reminder) -> Result<String, KitError> {
    let mut words = format!("**{}.**", capitalised(&composer.say(reminder.title, &[])?));
    let counts = counts(variant);
    for text in &reminder.texts {
        words.push(' ');
        words.push_str(&composer.say(text, &counts)?);
    }
    Ok(words)
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

/// A double line around a card, inside its edge; its corners follow those of the card where they are cut round.
pub(super) fn frame(composer: &Composer<'_>, card: Size, is_round: bool) -> Vec<Item> {
    let card = card.to_rect();
    [(1.8, 0.5), (2.7, 0.18)]
        .into_iter()
        .map(|(inset, width)| {
            let line = Stroke::new(composer.palette.rule, width);
            let edge = card.inset(-inset);
            let edge = if is_round { rounded(edge, CORNER - inset) } else { edge.to_path(0.01) };
            Path::stroke(edge, line).into()
        })
        .collect()
}

/// A centred title; returns its items and its node.
pub(super) fn title(
    composer: &mut Composer<'_>,
    text: &str,
    points: f64,
    (width, baseline): (f64, f64),
) -> Result<(Vec<Item>, Node), KitError> {
    let style = fitted(composer, text, title_style(composer, points), width - 2.0 * INSET - 2.0)?;
    let line = composer.label(text, &style)?;
    let mark = composer.marks.fresh();
    let x = (width - line.width) / 2.0;
    let items = vec![Item::marked(mark, at(line, x, baseline))];
    Ok((items, Node::leaf(Tag::Heading { level: 2, title: plain(text) }, mark)))
}

/// A face with paragraphs, each with its diagram.
fn rules_side(
    composer: &mut Composer<'_>,
    variant: &Variant,
    examples: &Examples,
    layout: &Layout,
    nth: usize,
    name: &str,
) -> Result<Content, KitError> {
    let mut items = frame(composer, layout.card, layout.is_round);
    let (heading, node) = title(composer, name, 11.0, (layout.card.width, 8.6))?;
    items.extend(heading);
    let mut structure = vec![node];
    let style = style(composer, layout.points);
    let rules = in_play(variant);
    let mut blocks = Vec::new();
    for reminder in &layout.faces[nth] {
        let text = words(composer, variant, reminder)?;
        let figure = match small(reminder.question, &rules) {
            Some(example) => Some(Figure::small(example, examples, variant)?),
            None => None,
        };
        let (left, measure) = layout.column(figure.is_some());
        let (lines, paragraph) = composer.paragraph(&text, &style, measure, 0.0)?;
        let height: f64 = lines.iter().map(|line| line.height).sum();
        let height = if figure.is_some() { height.max(layout.diagram) } else { height };
        blocks.push((figure, left, lines, paragraph, height));
    }
    let used: f64 = blocks.iter().map(|block| block.4).sum();
    let gap = (layout.room() - used) / blocks.len() as f64;
    let mut y = TOP + gap / 2.0;
    for (figure, left, lines, paragraph, height) in blocks {
        if let Some(figure) = figure {
            // Five squares and the ends of lines that run on: one size for all.
            let cell = layout.diagram / (f64::from(figure.width().max(figure.height()).max(5)) + 0.5);
            let drawn = figure.draw(variant, composer.typesetter, composer.palette, cell)?;
            let mark = composer.marks.fresh();
            let shift = ((layout.diagram - drawn.size.width) / 2.0, (height - drawn.size.height) / 2.0);
            items.push(Item::marked(mark, vec![placed(drawn, INSET + shift.0, y + shift.1)]));
            let alt = composer.say(&format!("card-alt-{}", figure.id), &[])?;
            structure.push(Node::leaf(Tag::Figure { alt: plain(&alt) }, mark));
        }
        let text: f64 = lines.iter().map(|line| line.height).sum();
        let mut at = y + (height - text) / 2.0;
        for line in lines {
            items.push(Item::moved(line.items, left, at));
            at += line.height;
        }
        structure.push(paragraph);
        y += height + gap;
    }
    Ok(Content { size: layout.card, items, structure })
}

/// The last face: the starting layout, the counts, the aim.
fn setup_side(composer: &mut Composer<'_>, variant: &Variant, layout: &Layout) -> Result<Content, KitError> {
    let card = layout.card;
    let board = &variant.setup.board;
    let mut items = frame(composer, card, layout.is_round);
    let text = composer.say("card-setup-title", &[])?;
    let (heading, node) = title(composer, &text, 11.0, (card.width, 8.6))?;
    items.extend(heading);
    let mut structure = vec![node];

    let mut texts = setup_texts(composer, variant)?;
    texts.push(composer.say(&format!("card-goal-{}", variant.ruleset.escape.name()), &counts(variant))?);
    let style = Style { align: Align::Center, ..style(composer, 8.2) };
    let measure = card.width - 2.0 * (INSET + 1.0);
    let mut paragraphs = Vec::new();
    for text in texts {
        paragraphs.push(composer.paragraph(&text, &style, measure, 0.0)?);
    }
    let words: f64 =
        paragraphs.iter().map(|(lines, _)| 0.8 + lines.iter().map(|line| line.height).sum::<f64>()).sum();
    // The board takes what the words leave.
    let side = measure.min(card.height - INSET + 1.0 - TOP - 2.0 - words);
    if side < measure * 0.6 {
        return Err(KitError::Overflow { what: "the back of a reminder card" });
    }

    let diagram = Diagram { start: Some(board), ..Diagram::of(board, &variant.ruleset) };
    let cell = side / diagram.squares_across().0;
    let drawn = diagram.draw(composer.typesetter, composer.palette, cell)?;
    let mark = composer.marks.fresh();
    items.push(Item::marked(mark, vec![placed(drawn, (card.width - side) / 2.0, TOP)]));
    let alt = composer.say("card-alt-start", &[])?;
    structure.push(Node::leaf(Tag::Figure { alt: plain(&alt) }, mark));

    let mut y = TOP + side + 2.0;
    for (lines, node) in paragraphs {
        structure.push(node);
        for line in lines {
            items.push(Item::moved(line.items, INSET + 1.0, y));
            y += line.height;
        }
        y += 0.8;
    }
    Ok(Content { size: card, items, structure })
}

/// What stands where, with the officers if there are any.
fn setup_texts(composer: &Composer<'_>, variant: &Variant) -> Result<Vec<String>, KitError> {
    let board = &variant.setup.board;
    let count = |piece| ("count", Value::Number(board.count(piece) as f64));
    let mut texts = vec![composer.say(&KingStart::of(variant).message("card-setup"), &counts(variant))?];
    for (piece, message) in
        [(Piece::Commander, "card-setup-commanders"), (Piece::Knight, "card-setup-knights")]
    {
        if board.count(piece) > 0 {
            texts.push(composer.say(message, &[count(piece)])?);
        }
    }
    Ok(vec![texts.join(" ")])
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paragraphs_are_shared_out_evenly_and_in_order() {
        assert_eq!(shares(&[10.0; 6], 3, 70.0), Some(vec![2, 2, 2]));
        // 30, 30 and 40 rather than 10, 40 and 50.
        assert_eq!(shares(&[10.0, 20.0, 30.0, 20.0, 20.0], 3, 70.0), Some(vec![2, 1, 2]));
        assert_eq!(shares(&[30.0, 30.0], 1, 50.0), None, "no room");
        assert_eq!(shares(&[10.0, 10.0], 3, 50.0), None, "an empty face");
    }
}
