//! The teacher's page: a lesson of 45 minutes with three games, each a step farther into the rules. The teacher tells a rule
//! in the sentences of the easy rules, chosen by the same ruleset.

use super::form::{ComponentWords, Copies, Form, HandoutForm, Making, Product};
use super::handout_type::PageWords;
use crate::explain::ExplainError;
use crate::explain::counts::counts;
use crate::explain::easy::of_question;
use crate::explain::in_play::{KingStart, in_play};
use crate::explain::questions::Question;
use crate::layout::compose::Composer;
use crate::layout::fit::Sizes;
use crate::layout::{Block, Cell, Content, fit};
use crate::scene::Size;
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

/// Rows of the plan, as messages: when, and what.
const ROWS: [(&str, &str); 6] = [
    ("teacher-cut-when", "teacher-cut"),
    ("teacher-tell-when", "teacher-tell"),
    ("teacher-move-when", "teacher-move"),
    ("teacher-capture-when", "teacher-capture"),
    ("teacher-escape-when", "teacher-escape"),
    ("teacher-bell-when", "teacher-bell"),
];
/// Messages with questions to talk about, and with help where something is missing.
const ASKED: [&str; 3] = ["teacher-ask-1", "teacher-ask-2", "teacher-ask-3"];
const HELP: [&str; 3] = ["teacher-help-pieces", "teacher-help-rules", "teacher-help-small"];

/// Sizes of type in points: largest and smallest of the words, and the step between; sizes of the title and the headings
/// in sizes of the words.
const WORDS: Sizes = Sizes { largest: 13.0, smallest: 8.0, step: 0.5 };
const TITLE: f64 = 2.0;
const HEADING: f64 = 1.2;
/// Width of the column of minutes and room beside it, in ems; room between rows and between parts, in lines.
const WHEN: f64 = 4.6;
const BESIDE: f64 = 0.8;
const ROW: f64 = 0.5;
const PART: f64 = 0.9;

fn page(composer: &mut Composer<'_>, making: Making<'_>) -> Result<Content, ExplainError> {
    let said = said(composer, making)?;
    fit::largest("teacher", WORDS.all(), |points| {
        set(composer, making.printable, PageWords::of(*points, &said))
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
            let first: Vec<_> = ideas.iter().filter(|idea| idea.is_needed_first || idea.is_early).collect();
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

/// Sets the page in type of this size. `None`: it has no room.
fn set(
    composer: &mut Composer<'_>,
    size: Size,
    words: PageWords<'_>,
) -> Result<Option<Content>, ExplainError> {
    let (em, lead) = (words.em(), words.lead());
    let heading = |level, factor, id: &str| words.heading(composer, level, factor, id);
    let text = |face, id: &str| words.text(composer, face, id);
    let part = Block::Gap(lead * PART);
    let (first, beside) = (em * WHEN, em * BESIDE);
    let mut blocks = vec![heading(1, TITLE, "teacher-title")?, text(Face::Italic, "teacher-minutes")?];
    blocks.extend([part.clone(), text(Face::Regular, "teacher-need")?, part.clone()]);
    blocks.push(heading(2, HEADING, "teacher-plan")?);
    for (when, what) in ROWS {
        blocks.push(Block::Gap(lead * ROW));
        blocks.push(Block::Row(vec![
            Cell::of(first, text(Face::SemiBold, when)?),
            Cell::room(beside),
            Cell::of(size.width - first - beside, text(Face::Regular, what)?),
        ]));
    }
    for (title, ids) in [("teacher-ask", ASKED), ("teacher-help", HELP)] {
        blocks.extend([part.clone(), heading(2, HEADING, title)?]);
        for id in ids {
            blocks.extend([Block::Gap(lead * ROW / 2.0), text(Face::Regular, id)?]);
        }
    }
    Ok(Content::page(composer, size, &blocks, None)?)
}
