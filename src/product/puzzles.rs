//! Puzzles: positions with exactly one right play each, which the program has proved, and a last page with the answers.

use super::form::{ComponentWords, Form, HandoutForm, Making, Product};
use super::handout_type::{LINE, PageWords};
use crate::explain::ExplainError;
use crate::explain::diagram::{Diagram, Drawn, placed};
use crate::game::Side;
use crate::layout::compose::Composer;
use crate::layout::fit::Sizes;
use crate::layout::{Block, Cell, CellGrid, Content, Frame, LayoutError, column_width};
use crate::scene::{Path, Point, Rect, Size, Stroke, circle};
use crate::search::Puzzle;
use crate::text::{Face, Value};

/// Puzzles for a class, a newsletter or the way home.
pub(super) const COMPONENT: Product = Product {
    name: "puzzles",
    comes_with: None,
    form: Form::Handout(HandoutForm::of(made)),
    words: ComponentWords {
        one: "puzzles",
        plan: ["page of puzzles", "pages of puzzles"],
        variable: Some("puzzle-pages"),
        label: Some("part-puzzles"),
        named: Some("outline-puzzles"),
        tally: Some("tally-puzzles"),
        total: Some("total-puzzles"),
        ..ComponentWords::NONE
    },
};

/// Size of type in points, and the same on a page of so many millimetres of width or less.
const WORDS: f64 = 11.0;
const SMALL: f64 = 9.0;
const NARROW: f64 = 150.0;
/// Sides of a square, from the greatest to the least that is easily seen, in millimetres; and the room around a board for its edge and
/// the names of its squares, in squares.
const SQUARES: Sizes = Sizes { largest: 10.0, smallest: 3.5, step: 0.5 };
const AROUND: f64 = 1.5;
/// The most puzzles of a page.
const ON_A_PAGE: usize = 6;
/// Room between columns, and the least between rows and the most that is added to it, in millimetres.
const GUTTER: f64 = 9.0;
const BETWEEN: [f64; 2] = [7.0, 8.0];
/// Room below the title and below a puzzle's words, in millimetres.
const BELOW_HEAD: f64 = 4.0;
const BELOW_WORDS: f64 = 2.0;
/// Diameter of the dots that grade a puzzle, and room between two, as shares of the size of type.
const DOT: f64 = 0.42;
const DOTS: f64 = 0.62;
/// How many grades there are.
const GRADES: u8 = 3;

fn made(composer: &mut Composer<'_>, making: Making<'_>) -> Result<Vec<Content>, ExplainError> {
    let mut pages = Vec::new();
    let mut rest = making.puzzles;
    while !rest.is_empty() {
        let before = making.puzzles.len() - rest.len();
        // All pages have about as many.
        let most = rest.len().div_ceil(rest.len().div_ceil(ON_A_PAGE));
        let (count, page) = page(composer, making, &rest[..most], before)?;
        pages.push(page);
        rest = &rest[count..];
    }
    if !pages.is_empty() {
        pages.push(answers(composer, making)?);
    }
    Ok(pages)
}

/// The type of the pages.
fn words<'a>(making: Making<'_>, said: &'a [(&'static str, Value)]) -> PageWords<'a> {
    PageWords::of(if making.printable.width <= NARROW { SMALL } else { WORDS }, said)
}

/// Sets a page with as many of the puzzles as have room, as large as possible, in two columns, and returns how many these are; the
/// first of them comes after so many others.
fn page(
    composer: &mut Composer<'_>,
    making: Making<'_>,
    puzzles: &[Puzzle],
    before: usize,
) -> Result<(usize, Content), ExplainError> {
    let said = [("game", Value::Text(making.variant.name.clone()))];
    let words = words(making, &said);
    let Size { width, height } = making.printable;
    let mut page = Content::empty(making.printable);
    let mut head = vec![words.title(composer, width, "puzzles-title")?];
    if before == 0 {
        head.push(Block::Gap(1.0));
        head.push(words.narrow(composer, width, Face::Regular, "puzzles-how")?);
    }
    let top = page.add(composer, &head, Frame::new(0.0, 0.0, width))? + BELOW_HEAD;
    let grid = CellGrid {
        area: Rect::new(0.0, top, width, height),
        columns: 2,
        gutter: GUTTER,
        between: BETWEEN,
        is_around: false,
        is_down_first: false,
        is_centred: false,
    };
    let column = column_width(width, grid.columns, GUTTER);
    let across = f64::from(making.variant.setup.board.size()) + AROUND;
    let largest = (column / across).min(SQUARES.largest);
    for count in (1..=puzzles.len()).rev() {
        for side in SQUARES.all().map(|side| side.min(largest)) {
            let mut cells = Vec::new();
            for (puzzle, number) in puzzles[..count].iter().zip(before + 1..) {
                cells.push(cell(composer, making, words, puzzle, number, column, side)?);
            }
            let mut full = page.clone();
            if full.add_cells(cells, grid, |_, _, _| {}).is_some() {
                return Ok((count, full.into_section()));
            }
        }
    }
    Err(LayoutError::Overflow { what: "puzzles" }.into())
}

/// Draws one puzzle: its number, what is asked for, how hard it is, and the position.
fn cell(
    composer: &mut Composer<'_>,
    making: Making<'_>,
    words: PageWords<'_>,
    puzzle: &Puzzle,
    number: usize,
    width: f64,
    side: f64,
) -> Result<Content, ExplainError> {
    let drawn = position(composer, making, puzzle, side)?;
    let asked = composer.say("puzzle-numbered-task", &asked(puzzle, number))?;
    let em = words.em();
    let (dot, step) = (DOT * em, DOTS * em);
    let room = f64::from(GRADES) * step + em;
    let style = words.style(composer, Face::Regular, 1.0);
    let head = [Block::Row(vec![Cell::of(width - room, Block::styled(asked, style))])];
    let mut cell = Content::empty(Size::new(width, 0.0));
    let bottom = cell.add(composer, &head, Frame::new(0.0, 0.0, width))? + BELOW_WORDS;
    let alt = composer.say("alt-puzzle", &described(puzzle, number))?;
    let height = drawn.size.height;
    cell.add_figure(composer, vec![placed(drawn, 0.0, bottom)], &alt);
    let color = composer.palette.accent;
    for nth in 0..GRADES {
        let center = Point::new(width - step * f64::from(GRADES - nth) + dot / 2.0, words.lead() * 0.55);
        let ring = circle(center, dot / 2.0);
        cell.items.push(if nth < puzzle.grade() {
            Path::fill(ring, color).into()
        } else {
            Path::stroke(ring, Stroke::new(color, LINE)).into()
        });
    }
    cell.size.height = bottom + height;
    Ok(cell)
}

/// Draws where the pieces of a puzzle stand.
fn position(
    composer: &Composer<'_>,
    making: Making<'_>,
    puzzle: &Puzzle,
    side: f64,
) -> Result<Drawn, ExplainError> {
    let start = Some(&making.variant.setup.board);
    let diagram = Diagram { start, coordinates: true, ..Diagram::of(&puzzle.board, &making.variant.ruleset) };
    Ok(diagram.draw(composer.typesetter, composer.symbols(), side)?)
}

/// Variables of the messages about a puzzle with this number.
fn asked(puzzle: &Puzzle, number: usize) -> Vec<(&'static str, Value)> {
    let mut said = said(puzzle);
    said.push(("number", Value::from(number)));
    said
}

/// Variables of the messages that ask for the solution and tell it, which is written as one writes plays down.
pub(crate) fn said(puzzle: &Puzzle) -> Vec<(&'static str, Value)> {
    let plays: Vec<String> =
        puzzle.solution.iter().map(|play| play.to_string().replace('-', "\u{2011}")).collect();
    vec![
        ("kind", Value::Text(puzzle.kind.name().to_owned())),
        ("side", Value::Text(puzzle.side.name().to_owned())),
        ("solution", Value::Text(plays.join(", "))),
        ("turns", Value::from(plays.len())),
        ("tries", Value::from(puzzle.tries)),
    ]
}

/// Variables of the message that tells the position to whoever can't see it.
fn described(puzzle: &Puzzle, number: usize) -> Vec<(&'static str, Value)> {
    let squares = |of: Side| {
        let of_side = puzzle.board.pieces().filter(|(_, piece)| piece.side() == of && piece.is_man());
        let names: Vec<String> = of_side.map(|(square, _)| square.to_string()).collect();
        if names.is_empty() { "none".to_owned() } else { names.join(", ") }
    };
    let king = puzzle.board.king().map_or_else(String::new, |square| square.to_string());
    vec![
        ("number", Value::from(number)),
        ("king", Value::Text(king)),
        ("attackers", Value::Text(squares(Side::Attackers))),
        ("defenders", Value::Text(squares(Side::Defenders))),
    ]
}

/// Sets the page with the answers.
fn answers(composer: &mut Composer<'_>, making: Making<'_>) -> Result<Content, ExplainError> {
    let said =
        [("game", Value::Text(making.variant.name.clone())), ("count", Value::from(making.puzzles.len()))];
    let words = words(making, &said);
    let width = making.printable.width;
    let mut blocks = vec![
        words.title(composer, width, "puzzles-answers")?,
        Block::Gap(1.0),
        words.narrow(composer, width, Face::Regular, "puzzles-proved")?,
        Block::Gap(BELOW_HEAD / 2.0),
    ];
    for (puzzle, number) in making.puzzles.iter().zip(1..) {
        let style = words.style(composer, Face::Regular, 1.0);
        let text = Block::styled(composer.say("puzzle-numbered-answer", &asked(puzzle, number))?, style);
        blocks.push(Block::Row(vec![Cell::of(words.measure(width), text)]));
        blocks.push(Block::Gap(words.lead() * 0.2));
    }
    let mut page = Content::empty(making.printable);
    page.add(composer, &blocks, Frame::new(0.0, 0.0, width))?;
    Ok(page.into_section())
}
