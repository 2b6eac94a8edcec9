//! The page for a game of one's own: an empty board to draw a layout into, the most important questions about a game with
//! boxes to tick, and how the program makes a set of it.

use super::cards::disc;
use super::form::{ComponentWords, Form, HandoutForm, Making, Product};
use super::handout_type::{PageWords, style};
use crate::explain::ExplainError;
use crate::layout::compose::{Composer, fitted};
use crate::layout::fit::Sizes;
use crate::layout::{self, Block, Cell, Content, Frame, Marker, column_width, fit};
use crate::scene::{BezPath, Item, Path, Size, Stroke};
use crate::text::{Face, Value, escape_markup};
use crate::theme::Slot;

/// An empty board and questions.
pub(super) const COMPONENT: Product = Product {
    name: "design",
    comes_with: None,
    form: Form::Handout(HandoutForm::of(|composer, making| Ok(vec![page(composer, making)?]))),
    words: ComponentWords {
        one: "design",
        plan: ["design page", "design pages"],
        variable: Some("design-pages"),
        label: Some("part-design"),
        named: Some("outline-design"),
        tally: Some("tally-design"),
        total: Some("total-design"),
        ..ComponentWords::NONE
    },
};

/// Questions as keys of a variant's file, each with some of its answers: message and words of the file. Questions left out
/// here stay as `new variant` answers them.
pub const QUESTIONS: [(&str, &[(&str, &str)]); 9] = [
    ("first", &[("attackers", "\"attackers\""), ("defenders", "\"defenders\""), ("lot", "\"lot\"")]),
    ("man-steps", &[("any", "\"any\""), ("one", "1")]),
    ("king-steps", &[("any", "\"any\""), ("one", "1")]),
    ("throne", &[("centre", "\"centre\""), ("none", "\"none\"")]),
    ("corners", &[("single", "\"single\""), ("none", "\"none\"")]),
    ("escape", &[("edge", "\"edge\""), ("corners", "\"corners\"")]),
    ("between", &[("safe", "\"safe\""), ("pass-only", "\"pass-only\"")]),
    ("king-arms", &[("armed", "\"armed\""), ("unarmed", "\"unarmed\"")]),
    ("king-capture", &[("four-sides", "\"four-sides\""), ("two-sides", "\"two-sides\"")]),
];

/// Greatest side of a square of the empty board in millimetres, and of the whole board as a share of the page's width: the
/// others are for pages on which even the smallest type has no room beside the first.
const SQUARE: f64 = 15.0;
const BOARD: [f64; 4] = [0.65, 0.55, 0.45, 0.36];
/// Room between columns and between questions in millimetres.
const GUTTER: f64 = 7.0;
const BETWEEN: f64 = 4.0;
/// Columns of questions. They are read down one after another.
const COLUMNS: usize = 3;
/// Width of a line of the grid, and of its rim, in millimetres.
const LINE: f64 = 0.3;
const RIM: f64 = 0.8;
/// Sizes of type in points: the largest, the smallest, and a step between.
const WORDS: Sizes = Sizes { largest: 14.0, smallest: 6.5, step: 0.5 };
/// Diameter of the signs of the pieces beside the board, on a board of so many millimetres or more, and room beside and
/// between them, in millimetres.
const SIGN: f64 = 13.0;
const WIDE: f64 = 100.0;
const BESIDE: f64 = 2.5;
const BELOW: f64 = 2.0;
/// Room behind the longest word beside a sign, in millimetres.
const SPARE: f64 = 1.0;
/// Size of a question in sizes of its answers.
const ASKED: f64 = 1.1;
/// Smallest and largest type of the words about the file, in points: they are for whoever runs the program.
const FILE: (f64, f64) = (6.5, 9.5);
/// Width of a usual page between its margins, in millimetres: on a wider one these words are larger, or their lines are too long.
const USUAL: f64 = 180.0;

fn page(composer: &mut Composer<'_>, making: Making<'_>) -> Result<Content, ExplainError> {
    let looks = BOARD.into_iter().flat_map(|share| WORDS.all().map(move |points| (share, points)));
    fit::largest("design", looks, |&(share, points)| in_type(composer, making, share, points))
}

/// Sets the page in type of this size with the board as wide as this share of it: the board with what to do beside it, the questions below, and the words about the file
/// at the foot. `None`: it has no room.
fn in_type(
    composer: &mut Composer<'_>,
    making: Making<'_>,
    share: f64,
    points: f64,
) -> Result<Option<Content>, ExplainError> {
    let Size { width, height } = making.printable;
    let squares = making.variant.setup.board.size();
    let said = [("size", Value::Number(f64::from(squares))), ("answers", Value::Text(in_file()))];
    let words = PageWords::of(points, &said);
    let mut page = Content::empty(making.printable);
    let head = [
        words.title(composer, width, "design-title")?,
        Block::Gap(BETWEEN),
        words.blank(composer, "design-name")?,
    ];
    let top = page.add(composer, &head, Frame::new(0.0, 0.0, width))? + BETWEEN;

    let side = (share * width).min(SQUARE * f64::from(squares));
    let board = vec![Item::moved(grid(composer, squares, side), 0.0, top)];
    let alt = composer.say("alt-design-board", &said)?;
    page.add_figure(composer, board, &alt);
    let left = side + GUTTER;
    let mut beside = vec![words.text(composer, Face::Regular, "design-how")?, Block::Gap(BETWEEN)];
    beside.extend(key(composer, points, width - left)?);
    let beside = page.add(composer, &beside, Frame::new(left, top, width - left))?;
    if beside > top + side {
        return Ok(None);
    }

    let mut asked = Vec::new();
    for (nth, (key, answers)) in (1..).zip(QUESTIONS) {
        asked.push(question(composer, points, nth, key, answers)?);
    }
    let each = asked.len().div_ceil(COLUMNS);
    let columns: Vec<_> = asked.chunks(each).map(|some| some.join(&Block::Gap(BETWEEN))).collect();
    let boxes = Some(words.style(composer, Face::Regular, 1.0));
    let frame = Frame { boxes, ..Frame::new(0.0, top + side + BETWEEN, width) };
    let below = page.add_columns(composer, &columns, frame, GUTTER)? + BETWEEN;

    let file = PageWords { points: points.clamp(FILE.0, FILE.1 * (width / USUAL).max(1.0)), ..words };
    let heading = [file.heading(composer, "design-for-adults")?, Block::Gap(1.0)];
    let mut columns = Vec::new();
    for id in ["design-file", "design-file-answers"] {
        columns.push(vec![file.text(composer, Face::Regular, id)?]);
    }
    let column = column_width(width, columns.len(), GUTTER);
    let mut high = 0.0_f64;
    for blocks in &columns {
        high = high.max(layout::height(composer, blocks, column)?);
    }
    let foot = height - high - layout::height(composer, &heading, width)?;
    if foot < below {
        return Ok(None);
    }
    let foot = page.add(composer, &heading, Frame::new(0.0, foot, width))?;
    page.add_columns(composer, &columns, Frame::new(0.0, foot, width), GUTTER)?;
    Ok(Some(page.into_section()))
}

/// Returns the words of the file for each question, in the order of its boxes, in one line.
fn in_file() -> String {
    let one = |nth: usize, key: &str, answers: &[(&str, &str)]| {
        let said: Vec<String> = answers.iter().map(|(_, said)| escape_markup(said)).collect();
        format!("**{nth}**\u{a0}*{}* = {}", escape_markup(key), said.join(" / "))
    };
    let all = (1..).zip(QUESTIONS).map(|(nth, (key, answers))| one(nth, key, answers));
    all.collect::<Vec<_>>().join("; ")
}

/// Returns the signs of the pieces with their letters, below each other in a column of this width.
fn key(composer: &mut Composer<'_>, points: f64, width: f64) -> Result<Vec<Block>, ExplainError> {
    let kinds = [
        (Slot::KingSymbol, "design-letter-king"),
        (Slot::DefenderSymbol, "design-letter-defender"),
        (Slot::AttackerSymbol, "design-letter-attacker"),
    ];
    let sign = SIGN * (width * BOARD[0] / (1.0 - BOARD[0]) / WIDE).min(1.0);
    // The type is small enough for the longest word to stay on one line.
    let mut lettered = style(composer, points, Face::Regular);
    for (_, id) in kinds {
        lettered = fitted(composer, &composer.say(id, &[])?, lettered, width - sign - BESIDE - SPARE)?;
    }
    let mut rows = Vec::new();
    for (slot, id) in kinds {
        let items = disc(composer.art.one(slot), sign, 0.0, 0.0).into_iter().collect();
        let letter = Block::styled(composer.say(id, &[])?, lettered);
        let sign = Content::drawing(Size::new(sign, sign), items);
        rows.extend([Block::Row(Cell::beside(sign, BESIDE, width, letter).into()), Block::Gap(BELOW)]);
    }
    Ok(rows)
}

/// Returns a question with its number and its boxes.
fn question(
    composer: &Composer<'_>,
    points: f64,
    nth: usize,
    key: &str,
    answers: &[(&str, &str)],
) -> Result<Vec<Block>, ExplainError> {
    let title = composer.say(&format!("design-{key}"), &[])?;
    let asked = style(composer, ASKED * points, Face::SemiBold);
    let asked = Block::title(2, format!("{nth}\u{2002}{title}"), asked);
    let mut ticks = Vec::new();
    for (answer, _) in answers {
        ticks.push(composer.say(&format!("design-{key}-{answer}"), &[])?);
    }
    Ok(vec![asked, Block::Gap(0.6), Block::list(Marker::Box, ticks)])
}

/// Draws an empty board of so many squares a side.
fn grid(composer: &Composer<'_>, squares: u8, side: f64) -> Vec<Item> {
    let (ink, quiet) = (composer.palette.ink, composer.palette.quiet);
    let cell = (side - RIM) / f64::from(squares);
    let at = |nth: u8| RIM / 2.0 + f64::from(nth) * cell;
    let mut lines = BezPath::new();
    for nth in 1..squares {
        lines.move_to((at(nth), at(0)));
        lines.line_to((at(nth), at(squares)));
        lines.move_to((at(0), at(nth)));
        lines.line_to((at(squares), at(nth)));
    }
    let mut rim = BezPath::new();
    rim.move_to((at(0), at(0)));
    for (x, y) in [(squares, 0), (squares, squares), (0, squares)] {
        rim.line_to((at(x), at(y)));
    }
    rim.close_path();
    vec![
        Path::stroke(lines, Stroke::new(quiet, LINE)).into(),
        Path::stroke(rim, Stroke::new(ink, RIM)).into(),
    ]
}
