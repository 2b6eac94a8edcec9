//! The teacher's page: a lesson of 45 minutes with three games, each a step farther into the rules. The teacher tells a rule
//! in the sentences of the easy rules, chosen by the same ruleset.

use super::handout_type::{LEADING, TypeSizes, style};
use super::product::{ComponentWords, Copies, Form, HandoutForm, HandoutPaper, PageMaking, Product};
use crate::explain::ExplainError;
use crate::explain::counts::counts;
use crate::explain::easy::of_question;
use crate::explain::in_play::{KingStart, in_play};
use crate::explain::questions::Question;
use crate::layout::{Block, Cell, Content, Frame, LayoutError, Look, fit, stack};
use crate::scene::{Node, Size, Tag};
use crate::text::{Face, Value};
use crate::units::Length;

/// Page with a lesson for a class.
pub(super) const COMPONENT: Product = Product {
    name: "teacher",
    comes_with: None,
    form: Form::Handout(HandoutForm {
        copies: Copies::Kit,
        inks: &[],
        double: false,
        paper: HandoutPaper::OfKit,
        make: |making| Ok(vec![page(making)?]),
        behind: None,
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
const WORDS: TypeSizes = TypeSizes { largest: 13.0, smallest: 8.0, step: 0.5 };
const TITLE: f64 = 2.0;
const HEADING: f64 = 1.2;
/// Width of the column of minutes and room beside it, in ems; room between rows and between parts, in lines.
const WHEN: f64 = 4.6;
const BESIDE: f64 = 0.8;
const ROW: f64 = 0.5;
const PART: f64 = 0.9;

fn page(making: &mut PageMaking<'_, '_>) -> Result<Content, ExplainError> {
    let said = said(making)?;
    let found = fit::first(WORDS.all(), |points| set(making, &said, *points))?;
    let none = LayoutError::Overflow { what: "the teacher's page" };
    Ok(found.ok_or(none)?.1)
}

/// Returns the variables of the messages.
fn said(making: &PageMaking<'_, '_>) -> Result<Vec<(&'static str, Value)>, ExplainError> {
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
                texts.push(making.composer.say(idea.text, &counts)?);
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
    making: &mut PageMaking<'_, '_>,
    said: &[(&'static str, Value)],
    points: f64,
) -> Result<Option<Content>, ExplainError> {
    let Size { width, height } = making.printable;
    let composer = &mut *making.composer;
    let look = |face, factor: f64| Look::Styled(style(composer, points * factor, face));
    let lead = Length::pt(points * LEADING).to_mm();
    let em = Length::pt(points).to_mm();
    let heading = |level, factor, id: &str| -> Result<Block, ExplainError> {
        let title = composer.say(id, said)?;
        Ok(Block::Heading { level, title, look: look(Face::SemiBold, factor) })
    };
    let words = |id: &str| -> Result<Block, ExplainError> {
        Ok(Block::Paragraph { text: composer.say(id, said)?, look: look(Face::Regular, 1.0) })
    };
    let mut blocks = vec![heading(1, TITLE, "teacher-title")?];
    let text = composer.say("teacher-minutes", said)?;
    blocks.push(Block::Paragraph { text, look: look(Face::Italic, 1.0) });
    blocks.extend([Block::Gap(lead * PART), words("teacher-need")?, Block::Gap(lead * PART)]);
    blocks.push(heading(2, HEADING, "teacher-plan")?);
    for (when, what) in ROWS {
        let text = composer.say(when, said)?;
        let when = Block::Paragraph { text, look: look(Face::SemiBold, 1.0) };
        let (first, beside) = (em * WHEN, em * BESIDE);
        blocks.push(Block::Gap(lead * ROW));
        blocks.push(Block::Row(vec![
            Cell { width: first, height: 0.0, block: Some(when) },
            Cell::room(beside),
            Cell { width: width - first - beside, height: 0.0, block: Some(words(what)?) },
        ]));
    }
    blocks.extend([Block::Gap(lead * PART), heading(2, HEADING, "teacher-ask")?]);
    for id in ASKED {
        blocks.extend([Block::Gap(lead * ROW / 2.0), words(id)?]);
    }
    blocks.extend([Block::Gap(lead * PART), heading(2, HEADING, "teacher-help")?]);
    for id in HELP {
        blocks.extend([Block::Gap(lead * ROW / 2.0), words(id)?]);
    }
    let placed = stack(composer, &blocks, Frame::new(0.0, 0.0, width))?;
    if placed.bottom > height {
        return Ok(None);
    }
    let structure = vec![Node::of(Tag::Section, placed.structure)];
    Ok(Some(Content { size: making.printable, items: placed.items, structure }))
}
