//! The page for a game of one's own: an empty board to draw a layout into, the most important questions about a game with
//! boxes to tick, and how the program makes a set of it.

use super::handout_type::{TypeSizes, style};
use super::product::{ComponentWords, Copies, Form, HandoutForm, HandoutPaper, PageMaking, Product};
use crate::explain::ExplainError;
use crate::layout::compose::{Composer, fitted, plain};
use crate::layout::{Block, Cell, Content, Frame, LayoutError, Look, Marker, Standing, fit, stack};
use crate::scene::{Affine, BezPath, Item, Node, Path, Size, Stroke, Tag};
use crate::text::{Face, Value, escape_markup};
use crate::theme::Slot;
use std::sync::Arc;

/// An empty board and questions.
pub(super) const COMPONENT: Product = Product {
    name: "design",
    comes_with: None,
    form: Form::Handout(HandoutForm {
        copies: Copies::Set,
        inks: &[],
        double: false,
        paper: HandoutPaper::OfKit,
        make: |making| Ok(vec![page(making)?]),
        behind: None,
    }),
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

/// Side of the empty board as a share of the page's width; room between columns and between questions in millimetres.
const BOARD: f64 = 0.5;
const GUTTER: f64 = 8.0;
const BETWEEN: f64 = 4.0;
/// Width of a line of the grid, and of its rim, in millimetres.
const LINE: f64 = 0.3;
const RIM: f64 = 0.8;
/// Sizes of type in points: the title; of the words the largest, the smallest, and a step between.
const TITLE: f64 = 24.0;
const WORDS: TypeSizes = TypeSizes { largest: 14.0, smallest: 8.0, step: 0.5 };
/// Diameter of the signs of the pieces below the board and room beside them, in millimetres; largest type of the words beside
/// them, in points.
const SIGN: f64 = 8.0;
const BESIDE: f64 = 1.5;
const LETTER: f64 = 12.0;
/// Room behind the longest word beside a sign, in millimetres.
const SPARE: f64 = 0.5;
/// Size of a question in sizes of its answers.
const ASKED: f64 = 1.1;

fn page(making: &mut PageMaking<'_, '_>) -> Result<Content, ExplainError> {
    let found = fit::first(WORDS.all(), |points| in_type(making, *points))?;
    let none = LayoutError::Overflow { what: "the questions of the design page" };
    Ok(found.ok_or(none)?.1)
}

/// Sets the page in type of this size. `None`: it has no room.
fn in_type(making: &mut PageMaking<'_, '_>, points: f64) -> Result<Option<Content>, ExplainError> {
    let Size { width, height } = making.printable;
    let composer = &mut *making.composer;
    let squares = making.variant.setup.board.size();
    let file = [("size", Value::Number(f64::from(squares)))];
    let head = [
        Block::Heading {
            level: 1,
            title: composer.say("design-title", &[])?,
            look: Look::Styled(style(composer, TITLE, Face::SemiBold)),
        },
        Block::Gap(1.5),
        words(composer, points, ("design-how", &[]))?,
        Block::Gap(BETWEEN),
        Block::Blank {
            label: composer.say("design-name", &[])?,
            style: style(composer, points, Face::Italic),
            boxes: 0,
        },
    ];
    let head = stack(composer, &head, Frame::new(0.0, 0.0, width))?;
    let (mut items, mut nodes) = (head.items, head.structure);

    let top = head.bottom + BETWEEN;
    let side = BOARD * width;
    let mark = composer.marks.fresh();
    items.push(Item::marked(mark, vec![Item::moved(grid(composer, squares, side), 0.0, top)]));
    let alt = plain(&composer.say("alt-design-board", &file)?);
    nodes.push(Node::leaf(Tag::Figure { alt }, mark));

    let key = key(composer, points, side)?;
    let key = stack(composer, &[key], Frame::new(0.0, top + side + BETWEEN, side))?;
    items.extend(key.items);
    nodes.extend(key.structure);
    let below = key.bottom + BETWEEN;

    let answers = [file[0].clone(), ("answers", Value::Text(in_file()))];
    let foot = words(composer, points.min(SMALL), ("design-file", &answers))?;
    let foot_height = stack(composer, std::slice::from_ref(&foot), Frame::new(0.0, 0.0, width))?.bottom;
    let lowest = height - foot_height - BETWEEN;

    let boxes = Some(style(composer, points, Face::Regular));
    // Beside the board first, then below it.
    let mut columns = [((side + GUTTER, width - side - GUTTER), top), ((0.0, side), below)].into_iter();
    let mut column = columns.next();
    for (nth, (key, answers)) in (1..).zip(QUESTIONS) {
        let blocks = question(composer, points, nth, (key, answers))?;
        loop {
            let Some(((left, width), y)) = column else { return Ok(None) };
            let placed = stack(composer, &blocks, Frame { boxes, ..Frame::new(left, y, width) })?;
            if placed.bottom > lowest {
                column = columns.next();
                continue;
            }
            column = Some(((left, width), placed.bottom + BETWEEN));
            items.extend(placed.items);
            nodes.extend(placed.structure);
            break;
        }
    }
    let foot = stack(composer, &[foot], Frame::new(0.0, height - foot_height, width))?;
    items.extend(foot.items);
    nodes.extend(foot.structure);
    let structure = vec![Node::of(Tag::Section, nodes)];
    Ok(Some(Content { size: making.printable, items, structure }))
}

/// Largest type of the words about the file, in points: they are for whoever runs the program.
const SMALL: f64 = 9.0;

/// Returns the words of the file for each question, in the order of its boxes, in one line.
fn in_file() -> String {
    let one = |nth: usize, key: &str, answers: &[(&str, &str)]| {
        let said: Vec<String> = answers.iter().map(|(_, said)| escape_markup(said)).collect();
        format!("**{nth}**\u{a0}*{}* = {}", escape_markup(key), said.join(" / "))
    };
    let all = (1..).zip(QUESTIONS).map(|(nth, (key, answers))| one(nth, key, answers));
    all.collect::<Vec<_>>().join("; ")
}

/// Returns the signs of the pieces with their letters, in a row of this width.
fn key(composer: &mut Composer<'_>, points: f64, width: f64) -> Result<Block, ExplainError> {
    let kinds = [
        (Slot::KingSymbol, "design-letter-king"),
        (Slot::DefenderSymbol, "design-letter-defender"),
        (Slot::AttackerSymbol, "design-letter-attacker"),
    ];
    let each = width / kinds.len() as f64;
    // The type is small enough for the longest word to stay on one line.
    let mut lettered = style(composer, points.min(LETTER), Face::Regular);
    for (_, id) in kinds {
        lettered = fitted(composer, &composer.say(id, &[])?, lettered, each - SIGN - BESIDE - SPARE)?;
    }
    let mut cells = Vec::new();
    for (slot, id) in kinds {
        let art = composer.art.one(slot);
        let scale = Affine::scale_non_uniform(SIGN / art.size.width, SIGN / art.size.height);
        let drawn = Item::Art { art: Arc::clone(art), transform: scale };
        let items = if art.items.is_empty() { Vec::new() } else { vec![drawn] };
        let sign = Content { size: Size::new(SIGN, SIGN), items, structure: Vec::new() };
        let block = Some(Block::figure(sign, Standing::Stands));
        cells.push(Cell { width: SIGN, height: SIGN, block });
        cells.push(Cell::room(BESIDE));
        let letter = Block::Paragraph { text: composer.say(id, &[])?, look: Look::Styled(lettered) };
        cells.push(Cell { width: each - SIGN - BESIDE, height: 0.0, block: Some(letter) });
    }
    Ok(Block::Row(cells))
}

/// Returns a question with its number and its boxes.
fn question(
    composer: &Composer<'_>,
    points: f64,
    nth: usize,
    (key, answers): (&str, &[(&str, &str)]),
) -> Result<Vec<Block>, ExplainError> {
    let title = composer.say(&format!("design-{key}"), &[])?;
    let asked = Block::Heading {
        level: 2,
        title: format!("{nth}\u{2002}{title}"),
        look: Look::Styled(style(composer, ASKED * points, Face::SemiBold)),
    };
    let mut ticks = Vec::new();
    for (answer, _) in answers {
        ticks.push(composer.say(&format!("design-{key}-{answer}"), &[])?);
    }
    Ok(vec![asked, Block::Gap(0.6), Block::list(Marker::Box, ticks)])
}

fn words(
    composer: &Composer<'_>,
    points: f64,
    (id, args): (&str, &[(&'static str, Value)]),
) -> Result<Block, ExplainError> {
    let look = Look::Styled(style(composer, points, Face::Regular));
    Ok(Block::Paragraph { text: composer.say(id, args)?, look })
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
