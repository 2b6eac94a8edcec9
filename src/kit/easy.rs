//! The rules in easy words: a page of large type with a picture beside each sentence, and a second page for the rules that
//! can wait until after a first game, if there are any.

use super::idea::{IdeaCell, IdeaLook, cell, style};
use super::product::{ComponentWords, Copies, Form, HandoutForm, HandoutPaper, PageMaking, Product};
use crate::explain::ExplainError;
use crate::explain::easy::{Idea, pages};
use crate::explain::in_play::{KingStart, in_play};
use crate::layout::{Block, Content, Frame, LayoutError, Look, fit, stack};
use crate::scene::{BezPath, Item, Node, Path, Size, Stroke, Tag};
use crate::text::{Face, Style, Value};

/// The rules in easy words.
pub(super) const COMPONENT: Product = Product {
    name: "easy",
    comes_with: None,
    form: Form::Handout(HandoutForm {
        copies: Copies::Set,
        inks: &[],
        double: true,
        paper: HandoutPaper::OfKit,
        make: made,
        behind: Some(whole),
    }),
    words: ComponentWords {
        one: "easy",
        plan: ["page of easy rules", "pages of easy rules"],
        variable: Some("easy-pages"),
        label: Some("part-easy"),
        named: Some("outline-easy"),
        tally: Some("tally-easy"),
        total: Some("total-easy"),
        ..ComponentWords::NONE
    },
};

/// Size of type of the pages, and least size where all has to go on one page, in points.
const WORDS: f64 = 14.0;
const LEAST_WORDS: f64 = 8.0;
/// Size of the title in sizes of the words, and room below it, in ems of the words.
const TITLE: f64 = 1.85;
const BELOW_TITLE: f64 = 1.0;
/// Largest and least side of a picture, and the step between, in ems of the words.
const PICTURE: [f64; 3] = [7.3, 4.1, 0.2];
/// Room between columns, and above and below the line between two rows, in ems of the words.
const GUTTER: f64 = 1.8;
const BETWEEN: f64 = 0.53;
/// Least width of a column, in ems of the words.
const COLUMN: f64 = 16.2;
/// Width of the line between rows, in millimetres.
const LINE: f64 = 0.25;

fn made(making: &mut PageMaking<'_, '_>) -> Result<Vec<Content>, ExplainError> {
    let king = KingStart::of(making.variant);
    let mut contents = Vec::new();
    let mut number = 1;
    for (nth, ideas) in pages(&in_play(making.variant), king).into_iter().enumerate() {
        let mut ideas = &ideas[..];
        let game = [("game", Value::Text(making.variant.name.clone()))];
        let title = match nth {
            0 => making.composer.say("easy-title", &game)?,
            _ => making.composer.say("easy-title-then", &[])?,
        };
        // Small paper has fewer ideas on a page.
        while !ideas.is_empty() {
            let (count, content) = page(making, &title, ideas, number)?;
            contents.push(content);
            number += count;
            ideas = &ideas[count..];
        }
    }
    Ok(contents)
}

/// Sets all ideas of a game on one page of this size, in the largest type that has room.
///
/// # Errors
/// A figure that contradicts the rules, a message or a glyph that is missing, or more ideas than have room in the least type.
fn whole(making: &mut PageMaking<'_, '_>) -> Result<Content, ExplainError> {
    let king = KingStart::of(making.variant);
    let all: Vec<Idea> = pages(&in_play(making.variant), king).into_iter().flatten().collect();
    let game = [("game", Value::Text(making.variant.name.clone()))];
    let title = making.composer.say("easy-title", &game)?;
    let steps = ((WORDS - LEAST_WORDS) / 0.5) as usize;
    // Pictures are of middle size and grow with the type.
    let looks =
        (0..=steps).flat_map(|nth| IdeaLook::of(WORDS - nth as f64 * 0.5, PICTURE).skip(4).step_by(4));
    let said = [("cell", Value::Number((making.sizes[0].to_mm() * 10.0).round() / 10.0))];
    let note = making.composer.say("easy-behind", &said)?;
    let found = fit::first(looks, |look| set(making, (&title, Some(&note)), (&all, 1), *look))?;
    Ok(found.ok_or(LayoutError::Overflow { what: "the rules in easy words" })?.1)
}

/// Sets a page with as many of the ideas as have room, with pictures as large as possible, and returns their number as well.
fn page(
    making: &mut PageMaking<'_, '_>,
    title: &str,
    ideas: &[Idea],
    number: usize,
) -> Result<(usize, Content), ExplainError> {
    for count in (1..=ideas.len()).rev() {
        let found = fit::first(IdeaLook::of(WORDS, PICTURE), |look| {
            set(making, (title, None), (&ideas[..count], number), *look)
        })?;
        if let Some((_, content)) = found {
            return Ok((count, content));
        }
    }
    Err(LayoutError::Overflow { what: "the rules in easy words" }.into())
}

/// Sets the page in this look. `None`: it has no room.
fn set(
    making: &mut PageMaking<'_, '_>,
    (title, note): (&str, Option<&str>),
    (ideas, number): (&[Idea], usize),
    look: IdeaLook,
) -> Result<Option<Content>, ExplainError> {
    let Size { width, height } = making.printable;
    let em = look.em();
    let (gutter, between) = (GUTTER * em, BETWEEN * em);
    let columns = ((width + gutter) / (COLUMN * em + gutter)).floor().max(1.0) as usize;
    let column = (width - gutter * (columns - 1) as f64) / columns as f64;
    let face = style(making.composer, look.points * TITLE, Face::SemiBold);
    let heading = Block::Heading {
        level: 1,
        title: title.to_owned(),
        look: Look::Styled(Style { color: making.composer.palette.accent, ..face }),
    };
    let words = Look::Styled(style(making.composer, look.points, Face::Italic));
    let note = note.map(|text| Block::Paragraph { text: text.to_owned(), look: words });
    let head: Vec<Block> = std::iter::once(heading).chain(note).collect();
    let head = stack(making.composer, &head, Frame::new(0.0, 0.0, width))?;
    let (mut items, mut nodes) = (head.items, head.structure);
    let top = head.bottom + BELOW_TITLE * em;

    let down = ideas.len().div_ceil(columns);
    let mut rows: Vec<Vec<IdeaCell>> = (0..down).map(|_| Vec::new()).collect();
    for (nth, idea) in ideas.iter().enumerate() {
        // Ideas go down the first column, then down the next: as one reads.
        let game = (making.variant, making.examples);
        let idea = cell(making.composer, game, (number + nth, *idea), (column, look))?;
        rows[nth % down].push(idea);
    }
    let tall = |row: &[IdeaCell]| row.iter().map(|cell| cell.height).fold(0.0, f64::max);
    let needed: f64 = rows.iter().map(|row| tall(row)).sum();
    let gaps = 2.0 * between * (down - 1) as f64;
    let spare = height - top - needed - gaps;
    if spare < 0.0 {
        return Ok(None);
    }
    // The height left over goes between the rows, up to a limit, so that they stay together.
    let extra = (spare / down as f64).min(between * 2.0);
    let mut y = top;
    let mut lines = BezPath::new();
    let mut read: Vec<(usize, Node)> = Vec::new();
    for (nth, row) in rows.into_iter().enumerate() {
        if nth > 0 {
            y += between + extra / 2.0;
            for column_nth in 0..row.len() {
                let left = column_nth as f64 * (column + gutter);
                lines.move_to((left, y));
                lines.line_to((left + column, y));
            }
            y += between + extra / 2.0;
        }
        let tall = tall(&row);
        for (column_nth, cell) in row.into_iter().enumerate() {
            let left = column_nth as f64 * (column + gutter);
            items.push(Item::moved(cell.items, left, y + (tall - cell.height) / 2.0));
            read.push((column_nth * down + nth, cell.node));
        }
        y += tall;
    }
    read.sort_by_key(|(place, _)| *place);
    nodes.extend(read.into_iter().map(|(_, node)| node));
    items.push(Path::stroke(lines, Stroke::new(making.composer.palette.rule, LINE)).into());
    Ok(Some(Content { size: making.printable, items, structure: vec![Node::of(Tag::Section, nodes)] }))
}
