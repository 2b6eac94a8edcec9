//! The rules in easy words: a page of large type with a picture beside each sentence, and a second page for the rules that
//! can wait until after a first game, if there are any.

use super::form::{ComponentWords, Form, HandoutForm, Making, Product};
use super::handout_type::{self, LINE};
use super::idea::{IdeaLook, LEADING, cell};
use crate::explain::ExplainError;
use crate::explain::easy::{Idea, pages};
use crate::explain::in_play::{KingStart, in_play};
use crate::layout::compose::Composer;
use crate::layout::fit::Sizes;
use crate::layout::{Block, CellGrid, Content, Frame, LayoutError, column_width, fit};
use crate::scene::{BezPath, Path, Rect, Size, Stroke};
use crate::text::{Face, Value};

/// The rules in easy words.
pub(super) const COMPONENT: Product = Product {
    name: "easy",
    comes_with: None,
    form: Form::Handout(HandoutForm { double: true, behind: Some(whole), ..HandoutForm::of(made) }),
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

/// Size of type of the pages, sizes that are tried before ideas go on a further page, and sizes where all has to go on one page,
/// in points.
const WORDS: f64 = 14.0;
const FEWER_PAGES: [f64; 3] = [WORDS, 13.0, 12.0];
const ON_ONE: Sizes = Sizes { largest: WORDS, smallest: 8.0, step: 0.5 };
/// Room below the title, in ems of the words.
const BELOW_TITLE: f64 = 1.0;
/// Largest and least side of a picture, and the step between, in ems of the words.
const PICTURE: Sizes = Sizes { largest: 7.3, smallest: 4.1, step: 0.2 };
/// Room between columns, and above and below the line between two rows, in ems of the words.
const GUTTER: f64 = 1.8;
const BETWEEN: f64 = 0.53;
/// Least width of a column, in ems of the words.
const COLUMN: f64 = 16.2;
/// Name of the page in the error for too little room.
const WHAT: &str = "easy";

fn made(composer: &mut Composer<'_>, making: Making<'_>) -> Result<Vec<Content>, ExplainError> {
    let king = KingStart::of(making.variant);
    let mut contents = Vec::new();
    let mut number = 1;
    for (nth, ideas) in pages(&in_play(making.variant), king).into_iter().enumerate() {
        let mut ideas = &ideas[..];
        let game = [("game", Value::Text(making.variant.name.clone()))];
        let title = match nth {
            0 => composer.say("easy-title", &game)?,
            _ => composer.say("easy-title-then", &[])?,
        };
        // Small paper has fewer ideas on a page.
        while !ideas.is_empty() {
            let (count, content) = page(composer, making, &title, ideas, number)?;
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
fn whole(composer: &mut Composer<'_>, making: Making<'_>) -> Result<Content, ExplainError> {
    let king = KingStart::of(making.variant);
    let all: Vec<Idea> = pages(&in_play(making.variant), king).into_iter().flatten().collect();
    let game = [("game", Value::Text(making.variant.name.clone()))];
    let title = composer.say("easy-title", &game)?;
    // Pictures are of middle size and grow with the type.
    let looks = ON_ONE.all().flat_map(|points| IdeaLook::of(points, PICTURE).skip(4).step_by(4));
    let said = [("cell", Value::Number((making.sizes[0].to_mm() * 10.0).round() / 10.0))];
    let note = composer.say("easy-behind", &said)?;
    fit::largest(WHAT, looks, |look| set(composer, making, &title, Some(&note), &all, 1, *look))
}

/// Sets a page with as many of the ideas as have room, with pictures as large as possible, and returns their number as well. If
/// all have room in smaller type, they have it.
fn page(
    composer: &mut Composer<'_>,
    making: Making<'_>,
    title: &str,
    ideas: &[Idea],
    number: usize,
) -> Result<(usize, Content), ExplainError> {
    for count in (1..=ideas.len()).rev() {
        let sizes = if count == ideas.len() { &FEWER_PAGES[..] } else { &[WORDS] };
        let looks = sizes.iter().flat_map(|points| IdeaLook::of(*points, PICTURE));
        let found =
            fit::first(looks, |look| set(composer, making, title, None, &ideas[..count], number, *look))?;
        if let Some((_, content)) = found {
            return Ok((count, content));
        }
    }
    Err(LayoutError::Overflow { what: WHAT }.into())
}

/// Sets the page in this look. `None`: it has no room.
fn set(
    composer: &mut Composer<'_>,
    making: Making<'_>,
    title: &str,
    note: Option<&str>,
    ideas: &[Idea],
    number: usize,
    look: IdeaLook,
) -> Result<Option<Content>, ExplainError> {
    let Size { width, height } = making.printable;
    let em = look.em();
    let (gutter, between) = (GUTTER * em, BETWEEN * em);
    let columns = ((width + gutter) / (COLUMN * em + gutter)).floor().max(1.0) as usize;
    let column = column_width(width, columns, gutter);
    let heading = handout_type::title(composer, width, title.to_owned());
    let note =
        note.map(|text| Block::styled(text.to_owned(), composer.style(look.points, LEADING, Face::Italic)));
    let head: Vec<Block> = std::iter::once(heading).chain(note).collect();
    let mut page = Content::empty(making.printable);
    let top = page.add(composer, &head, Frame::new(0.0, 0.0, width))? + BELOW_TITLE * em;

    let mut cells = Vec::new();
    for (nth, idea) in ideas.iter().enumerate() {
        let Making { variant, examples, .. } = making;
        cells.push(cell(composer, variant, examples, number + nth, *idea, column, look)?);
    }
    let grid = CellGrid {
        area: Rect::new(0.0, top, width, height),
        columns,
        gutter,
        between: [2.0 * between, 2.0 * between],
        is_around: false,
        is_down_first: true,
        is_centred: true,
    };
    let mut lines = BezPath::new();
    let bottom = page.add_cells(cells, grid, |_, y, count| {
        for nth in 0..count {
            let left = nth as f64 * (column + gutter);
            lines.move_to((left, y));
            lines.line_to((left + column, y));
        }
    });
    page.items.push(Path::stroke(lines, Stroke::new(composer.palette.rule, LINE)).into());
    Ok(bottom.map(|_| page.into_section()))
}
