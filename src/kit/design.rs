//! The page for a game of one's own: an empty board to draw a layout into, the questions that make the most of a game with
//! boxes to tick, and how the program makes a set of it.

use super::product::{ComponentWords, Copies, Form, HandoutForm, PageMaking, Product};
use crate::explain::ExplainError;
use crate::layout::compose::{Composer, plain};
use crate::layout::{Block, Content, Frame, LayoutError, Look, Marker, fit, stack};
use crate::scene::{BezPath, Item, Node, Path, Size, Stroke, Tag};
use crate::text::{Face, Style, Value, escape_markup};
use crate::units::Length;

/// An empty board and questions.
pub(super) const COMPONENT: Product = Product {
    name: "design",
    form: Form::Handout(HandoutForm {
        copies: Copies::Set,
        inks: &[],
        double: false,
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

/// The questions, as a variant's file has them, each with some of its answers: message and words of the file. Those that are
/// left out stay as `new variant` answers them.
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

/// The side of the empty board as a share of the page's width, room between columns and between questions in millimetres.
const BOARD: f64 = 0.5;
const GUTTER: f64 = 8.0;
const BETWEEN: f64 = 4.0;
/// Width of a line of the grid, and of its rim, in millimetres.
const LINE: f64 = 0.3;
const RIM: f64 = 0.8;
/// Sizes of type in points: the title; of the words the largest, the smallest, and a step between.
const TITLE: f64 = 24.0;
const WORDS: (f64, f64, f64) = (14.0, 8.0, 0.5);
/// How much larger a question is than its answers.
const ASKED: f64 = 1.1;

fn page(making: &mut PageMaking<'_, '_>) -> Result<Content, ExplainError> {
    let (largest, smallest, step) = WORDS;
    let steps = ((largest - smallest) / step) as usize;
    let sizes = (0..=steps).map(|nth| largest - nth as f64 * step);
    let found = fit::first(sizes, |points| in_type(making, *points))?;
    let none = LayoutError::Overflow { what: "the questions of the design page" };
    Ok(found.ok_or(none)?.1)
}

/// The page in type of this size; nothing if it has no room.
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

    let foot = words(composer, points.min(SMALL), ("design-file", &file))?;
    let foot_height = stack(composer, std::slice::from_ref(&foot), Frame::new(0.0, 0.0, width))?.bottom;
    let lowest = height - foot_height - BETWEEN;

    let boxes = Some(style(composer, points, Face::Regular));
    // Beside the board first, then below it.
    let mut columns =
        [((side + GUTTER, width - side - GUTTER), top), ((0.0, side), top + side + BETWEEN)].into_iter();
    let mut column = columns.next();
    for (key, answers) in QUESTIONS {
        let blocks = question(composer, points, (key, answers))?;
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

/// The words about the file are no larger than this, in points: they are for somebody else.
const SMALL: f64 = 11.0;

/// A question with its boxes; behind it and behind each answer stands what the file says for it.
fn question(
    composer: &Composer<'_>,
    points: f64,
    (key, answers): (&str, &[(&str, &str)]),
) -> Result<Vec<Block>, ExplainError> {
    let title = composer.say(&format!("design-{key}"), &[])?;
    let asked = Block::Heading {
        level: 2,
        title: format!("{title} *{}*", escape_markup(key)),
        look: Look::Styled(style(composer, ASKED * points, Face::SemiBold)),
    };
    let mut ticks = Vec::new();
    for (answer, said) in answers {
        let text = composer.say(&format!("design-{key}-{answer}"), &[])?;
        ticks.push(format!("{text} *{}*", escape_markup(said)));
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

fn style(composer: &Composer<'_>, points: f64, face: Face) -> Style {
    Style { face, ..Style::plain(Length::pt(points), Length::pt(points * 1.3), composer.palette.ink) }
}

/// An empty board of so many squares a side.
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
