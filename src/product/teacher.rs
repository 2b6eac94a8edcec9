//! The teacher's page: a lesson of 45 minutes with three games, each a step farther into the rules. The teacher tells a rule
//! in the sentences of the easy rules, chosen by the same ruleset, and shows it in their pictures.

use super::form::{ComponentWords, Copies, Form, HandoutForm, Making, Product};
use super::handout_type::{LINE, PageWords};
use crate::explain::ExplainError;
use crate::explain::counts::counts;
use crate::explain::easy::{EasyPicture, Need, PictureRoom, draw, of_question};
use crate::explain::in_play::{KingStart, in_play};
use crate::explain::questions::Question;
use crate::layout::compose::Composer;
use crate::layout::fit::Sizes;
use crate::layout::{self, Block, Cell, CellGrid, Content, Frame, LayoutError, Standing, column_width, fit};
use crate::scene::{Path, Rect, Shape, Size, Stroke};
use crate::text::{Face, Value};

/// Page with a lesson for a class.
pub(super) const COMPONENT: Product = Product {
    name: "teacher",
    comes_with: None,
    form: Form::Handout(HandoutForm {
        copies: Copies::Kit,
        ..HandoutForm::of(|composer, making| Ok(vec![page(composer, making)?]))
    }),
    words: ComponentWords {
        one: "teacher",
        plan: ["teacher's page", "teacher's pages"],
        label: Some("part-teacher"),
        named: Some("outline-teacher"),
        total: Some("total-teacher"),
        ..ComponentWords::NONE
    },
};

/// Rows of the plan, as messages: when, and what; and the question whose picture stands beside them.
const ROWS: [(&str, &str, Option<Question>); 6] = [
    ("teacher-cut-when", "teacher-cut", None),
    ("teacher-tell-when", "teacher-tell", Some(Question::First)),
    ("teacher-move-when", "teacher-move", Some(Question::Move)),
    ("teacher-capture-when", "teacher-capture", Some(Question::Capture)),
    ("teacher-escape-when", "teacher-escape", Some(Question::Escape)),
    ("teacher-bell-when", "teacher-bell", None),
];
/// Messages with questions to talk about, and with help where something is missing.
const ASKED: [&str; 3] = ["teacher-ask-1", "teacher-ask-2", "teacher-ask-3"];
const HELP: [&str; 3] = ["teacher-help-pieces", "teacher-help-rules", "teacher-help-small"];

/// Sizes of type in points: largest and smallest of the words, and the step between.
const WORDS: Sizes = Sizes { largest: 13.0, smallest: 6.5, step: 0.5 };
/// Sides of the pictures: of the start as a share of the page's width, of those beside the steps in ems. They are large unless
/// that makes the type smaller than so many points.
const LARGE: (f64, f64) = (0.34, 6.6);
const SMALL: (f64, f64) = (0.22, 4.2);
const EASY: f64 = 10.0;
/// Width of the column of minutes and room beside it, before a picture and before the picture of the start, in ems.
const WHEN: f64 = 4.6;
const BESIDE: f64 = 0.8;
const BEFORE: f64 = 1.2;
/// Room between steps, and the most of the height left over that is added to it, in lines; room between parts, in lines.
const BETWEEN: [f64; 2] = [0.7, 0.9];
const PART: f64 = 0.8;

fn page(composer: &mut Composer<'_>, making: Making<'_>) -> Result<Content, ExplainError> {
    let said = said(composer, making)?;
    let large = WORDS.all().filter(|points| *points >= EASY).map(|points| (points, LARGE));
    let small = WORDS.all().filter(|points| *points <= EASY).map(|points| (points, SMALL));
    fit::largest("teacher", large.chain(small), |&(points, pictures)| {
        set(composer, making, PageWords::of(points, &said), pictures)
    })
}

/// Returns the first idea of each question, whose picture stands beside a step.
fn shown(making: Making<'_>) -> [Option<EasyPicture>; ROWS.len()] {
    let (rules, king) = (in_play(making.variant), KingStart::of(making.variant));
    ROWS.map(|(_, _, question)| {
        let ideas = of_question(question?, &rules, king);
        ideas.iter().find(|idea| matches!(idea.need, Need::First | Need::Early)).map(|idea| idea.picture)
    })
}

/// Returns the variables of the messages.
fn said(composer: &Composer<'_>, making: Making<'_>) -> Result<Vec<(&'static str, Value)>, ExplainError> {
    let variant = making.variant;
    let (rules, king) = (in_play(variant), KingStart::of(variant));
    let counts = counts(variant);
    let mut said = counts.clone();
    said.push(("game", Value::Text(variant.name.clone())));
    said.push(("escape", Value::Text(rules.escape.name().to_owned())));
    said.push(("piece", Value::Number((making.sizes[1].to_mm() * 10.0).round() / 10.0)));
    // Joins the sentences of a question that the first page has.
    let mut sentences =
        |name: &'static str, question: Question, take: SentencesOf| -> Result<(), ExplainError> {
            let ideas = of_question(question, &rules, king);
            let first: Vec<_> =
                ideas.iter().filter(|idea| matches!(idea.need, Need::First | Need::Early)).collect();
            let chosen = match take {
                SentencesOf::First => first.get(..1),
                SentencesOf::Others => first.get(1..),
                SentencesOf::All => Some(&first[..]),
            };
            let mut texts = Vec::new();
            for idea in chosen.unwrap_or_default() {
                texts.push(composer.say(idea.text, &counts)?);
            }
            let text = if texts.is_empty() { "none".to_owned() } else { texts.join(" ") };
            said.push((name, Value::Text(text)));
            Ok(())
        };
    sentences("move", Question::Move, SentencesOf::First)?;
    sentences("straight", Question::Move, SentencesOf::Others)?;
    sentences("first", Question::First, SentencesOf::All)?;
    sentences("only", Question::Throne, SentencesOf::All)?;
    sentences("capture", Question::Capture, SentencesOf::All)?;
    sentences("between", Question::Between, SentencesOf::All)?;
    sentences("goal", Question::Escape, SentencesOf::All)?;
    sentences("king", Question::KingCapture, SentencesOf::All)?;
    Ok(said)
}

/// Selection of a question's sentences.
#[derive(Clone, Copy)]
enum SentencesOf {
    /// The first sentence.
    First,
    /// All sentences but the first.
    Others,
    /// All sentences.
    All,
}

/// Sets the page in type of this size, with pictures of these sides. `None`: it has no room.
fn set(
    composer: &mut Composer<'_>,
    making: Making<'_>,
    words: PageWords<'_>,
    (start, side): (f64, f64),
) -> Result<Option<Content>, ExplainError> {
    let (Size { width, height }, em, lead) = (making.printable, words.em(), words.lead());
    let picture = |composer: &mut Composer<'_>, picture, side| {
        let room = PictureRoom { side, points: words.points, is_apart: false, has_words: true };
        draw(composer, making.variant, making.examples, picture, room)
    };
    let mut page = Content::empty(making.printable);
    let title = [words.title(composer, width, "teacher-title")?, Block::Gap(lead * PART / 2.0)];
    let top = page.add(composer, &title, Frame::new(0.0, 0.0, width))?;
    let start = picture(composer, EasyPicture::Setup, start * width)?;
    let beside = words.measure(width - start.size.width - BEFORE * em);
    let (first, room) = (em * WHEN, em * BESIDE);
    let mut steps = ROWS.into_iter().zip(shown(making));
    // A step as a row: when, what in so many millimetres.
    let step = |composer: &Composer<'_>, (when, what): (&str, &str), measure: f64| {
        Ok::<_, ExplainError>(vec![
            Cell::of(first, Block::styled(composer.say(when, words.said)?, words.number(composer))),
            Cell::room(room),
            Cell::of(measure, words.text(composer, Face::Regular, what)?),
        ])
    };
    // What one needs and the first step stand beside the start.
    let mut needed = vec![
        words.text(composer, Face::Italic, "teacher-minutes")?,
        Block::Gap(lead * PART / 2.0),
        words.text(composer, Face::Regular, "teacher-need")?,
        Block::Gap(lead * PART),
        words.heading(composer, "teacher-plan")?,
    ];
    if let Some(((when, what, _), _)) = steps.next() {
        let cells = step(composer, (when, what), beside - first - room)?;
        needed.extend([Block::Gap(lead * PART / 2.0), Block::Row(cells)]);
    }
    let told = page.add(composer, &needed, Frame::new(0.0, top, beside))?;
    let told = told.max(top + start.size.height);
    let left = width - start.size.width;
    page.add_content(start, left, top);

    let side = side * em;
    let measure = words.measure(width - first - room - BEFORE * em - side);
    let mut rows = Vec::new();
    for ((when, what, _), shown) in steps {
        let mut cells = step(composer, (when, what), measure)?;
        if let Some(shown) = shown {
            let drawn = picture(composer, shown, side)?;
            cells.push(Cell::room(width - first - room - measure - side));
            cells.push(Cell::of(side, Block::figure(drawn, Standing::Stands)));
        }
        let mut row = Content::empty(Size::new(width, 0.0));
        row.size.height = row.add(composer, &[Block::Row(cells)], Frame::new(0.0, 0.0, width))?;
        rows.push(row);
    }

    let foot = foot(composer, words)?;
    let gutter = words.columns(width).1;
    let mut tall = 0.0_f64;
    for blocks in &foot {
        tall = tall.max(layout::height(composer, blocks, column_width(width, foot.len(), gutter))?);
    }
    let [least, more] = BETWEEN.map(|lines| lead * lines);
    let grid = CellGrid {
        area: Rect::new(0.0, told, width, height - tall),
        columns: 1,
        gutter: 0.0,
        between: [least, more],
        is_around: true,
        is_down_first: false,
        is_centred: false,
    };
    let rule = Stroke::new(composer.palette.rule, LINE);
    let bottom = page.add_cells(rows, grid, |items, y, _| {
        items.push(Path::stroke(Rect::new(0.0, y, width, y).to_path(0.01), rule.clone()).into());
    });
    let Some(bottom) = bottom else { return Ok(None) };
    page.add_columns(composer, &foot, Frame::new(0.0, bottom, width), gutter)?;
    Ok(Some(page.into_section()))
}

/// Returns the columns at the foot of the page: questions to talk about, and help where something is missing.
fn foot(composer: &Composer<'_>, words: PageWords<'_>) -> Result<Vec<Vec<Block>>, LayoutError> {
    let mut foot = Vec::new();
    for (title, ids) in [("teacher-ask", ASKED), ("teacher-help", HELP)] {
        let mut blocks = vec![words.heading(composer, title)?];
        for id in ids {
            blocks.extend([Block::Gap(words.lead() * 0.2), words.text(composer, Face::Regular, id)?]);
        }
        foot.push(blocks);
    }
    Ok(foot)
}
