//! The rules of nine men's morris, on a page with a figure for each rule. A set has it if the other side of its board is for
//! this game.

mod figure;
mod lines;

pub(crate) use lines::{MorrisLook, STEPS, draw_on};

use super::handout_type::{LEADING, TypeSizes};
use super::product::{ComponentWords, Copies, Form, HandoutForm, HandoutPaper, PageMaking, Product};
use crate::explain::ExplainError;
use crate::game::morris;
use crate::game::morris::MorrisPlayer::{First, Second};
use crate::layout::compose::{Composer, plain};
use crate::layout::{Block, Cell, Content, Frame, LayoutError, Look, Standing, fit, stack};
use crate::scene::{Item, Node, Path, Rect, Shape, Size, Stroke, Tag};
use crate::text::{Align, Face, Style, Value};
use crate::units::Length;
use figure::{MorrisFigure, draw};

/// The rules of nine men's morris.
pub(super) const COMPONENT: Product = Product {
    name: "morris",
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
        one: "morris",
        plan: ["page of rules of nine men's morris", "pages of rules of nine men's morris"],
        variable: Some("morris-pages"),
        label: Some("part-morris"),
        named: Some("outline-morris"),
        tally: Some("tally-morris"),
        total: Some("total-morris"),
        ..ComponentWords::NONE
    },
};

/// Sizes of the words in points: the largest, the smallest, and a step between.
const WORDS: TypeSizes = TypeSizes { largest: 13.0, smallest: 6.5, step: 0.5 };
/// Sizes of the title, the line below it and the headings, in sizes of the words.
const TITLE: f64 = 2.6;
const SUBTITLE: f64 = 1.15;
const HEADING: f64 = 1.25;
/// Side of a figure, and room beside it, in ems of the words.
const FIGURE: f64 = 11.6;
const BESIDE: f64 = 1.2;
/// Number of columns of rules, and room between them in ems of the words; narrow paper has one column.
const COLUMNS: usize = 2;
const GUTTER: f64 = 1.8;
/// Least room for words beside a figure, in ems of the words.
const NARROWEST: f64 = 9.0;
/// Side of the picture of a piece in the list of what a player needs, and room behind it, in ems of the words.
const SIGN: f64 = 1.5;
const BEHIND_SIGN: f64 = 0.5;
/// Room between rows and between the parts of the page, in lines.
const ROW: f64 = 1.0;
const PART: f64 = 0.8;
/// Width of the lines between rows, in millimetres.
const LINE: f64 = 0.25;

fn page(making: &mut PageMaking<'_, '_>) -> Result<Content, ExplainError> {
    let sizes = WORDS.all().flat_map(|points| (1..=COLUMNS).rev().map(move |columns| (points, columns)));
    let found = fit::first(sizes, |&(points, columns)| set(making, points, columns))?;
    let none = LayoutError::Overflow { what: "the rules of nine men's morris" };
    Ok(found.ok_or(none)?.1)
}

/// Returns the variables of the messages, counted in the model of the game.
fn said() -> Vec<(&'static str, Value)> {
    let number = |count: usize| Value::Number(count as f64);
    vec![
        ("men", number(morris::MEN)),
        ("points", number(morris::MorrisPoint::all().count())),
        ("mills", number(morris::mills().len())),
        ("flying", number(morris::FLYING)),
        ("least", number(morris::FLYING - 1)),
    ]
}

/// Returns cells with what each player needs, and a picture of the piece: it shows whose men are whose before the first figure.
fn needed(composer: &Composer<'_>, (width, em): (f64, f64), look: Look) -> Result<Vec<Cell>, LayoutError> {
    let (said, sign) = (said(), SIGN * em);
    let beside = width / 2.0 - sign - BEHIND_SIGN * em;
    let mut cells = Vec::new();
    for (player, id) in [(First, "morris-need-first"), (Second, "morris-need-second")] {
        let picture = Content {
            size: Size::new(sign, sign),
            items: vec![figure::sign(composer, player, sign)],
            structure: Vec::new(),
        };
        let text = composer.say(id, &said)?;
        cells.extend([
            Cell { width: sign, height: sign, block: Some(Block::figure(picture, Standing::Stands)) },
            Cell::room(BEHIND_SIGN * em),
            Cell { width: beside, height: 0.0, block: Some(Block::Paragraph { text, look }) },
        ]);
    }
    Ok(cells)
}

/// Sets the page in type of this size, in so many columns. `None`: it has no room.
fn set(
    making: &mut PageMaking<'_, '_>,
    points: f64,
    columns: usize,
) -> Result<Option<Content>, ExplainError> {
    let Size { width, height } = making.printable;
    let said = said();
    let em = Length::pt(points).to_mm();
    let lead = em * LEADING;
    let composer = &mut *making.composer;
    let (ink, accent) = (composer.palette.ink, composer.palette.accent);
    let style = |factor: f64, face| {
        let size = points * factor;
        Style { face, ..Style::plain(Length::pt(size), Length::pt(size * LEADING), ink) }
    };
    let centred = |style: Style| Style { align: Align::Center, ..style };
    let title = Style { color: accent, ..centred(style(TITLE, Face::SemiBold)) };
    let words = Look::Styled(style(1.0, Face::Regular));
    let paragraph = |text: String| Block::Paragraph { text, look: words };
    let needed = needed(composer, (width, em), words)?;
    let head = [
        Block::Heading { level: 1, title: composer.say("morris-title", &said)?, look: Look::Styled(title) },
        Block::Paragraph {
            text: composer.say("morris-subtitle", &said)?,
            look: Look::Styled(centred(style(SUBTITLE, Face::Italic))),
        },
        Block::Gap(lead * PART),
        paragraph(composer.say("morris-tale", &said)?),
        Block::Gap(lead * PART / 2.0),
        Block::Row(needed),
        Block::Gap(lead * PART / 2.0),
        paragraph(composer.say("morris-aim", &said)?),
    ];
    let head = stack(composer, &head, Frame::new(0.0, 0.0, width))?;
    let (mut items, mut nodes) = (head.items, head.structure);

    let gutter = GUTTER * em;
    let column = (width - gutter * (columns - 1) as f64) / columns as f64;
    let side = FIGURE * em;
    let beside = column - side - BESIDE * em;
    if beside < NARROWEST * em {
        return Ok(None);
    }
    let mut cells = Vec::new();
    for figure in MorrisFigure::ALL {
        let [heading, words, alternative] = figure.messages();
        let shown = figure.shown().ok_or_else(|| ExplainError::NoFigure(words.to_owned()))?;
        let mark = composer.marks.fresh();
        let drawing = Item::marked(mark, draw(composer, &shown, side));
        let alt = plain(&composer.say(alternative, &said)?);
        let look = Style { color: accent, ..style(HEADING, Face::SemiBold) };
        let blocks = [
            Block::Heading { level: 2, title: composer.say(heading, &said)?, look: Look::Styled(look) },
            Block::Gap(lead * 0.15),
            paragraph(composer.say(words, &said)?),
        ];
        let text = stack(composer, &blocks, Frame::new(side + BESIDE * em, 0.0, beside))?;
        let tall = side.max(text.bottom);
        let drawn: Vec<Item> = std::iter::once(drawing).chain(text.items).collect();
        let mut read = text.structure;
        read.push(Node::leaf(Tag::Figure { alt }, mark));
        cells.push((tall, drawn, read));
    }
    let tip = [paragraph(composer.say("morris-tip", &said)?)];
    let tip_tall = crate::layout::height(composer, &tip, width)?;

    let mut rows = Vec::new();
    while !cells.is_empty() {
        let rest = cells.split_off(columns.min(cells.len()));
        rows.push(std::mem::replace(&mut cells, rest));
    }
    let tall = |row: &[(f64, Vec<Item>, Vec<Node>)]| row.iter().map(|cell| cell.0).fold(0.0, f64::max);
    let needed: f64 = rows.iter().map(|row| tall(row)).sum();
    let least = lead * ROW;
    let gaps = (rows.len() + 1) as f64;
    let spare = height - head.bottom - needed - tip_tall - gaps * least;
    if spare < 0.0 {
        return Ok(None);
    }
    // The height left over goes between the rows, up to a limit, so that they stay together.
    let gap = least + (spare / gaps).min(least * 1.6);
    let mut y = head.bottom;
    for row in rows {
        let rule = Rect::new(0.0, y + gap / 2.0, width, y + gap / 2.0);
        items.push(Path::stroke(rule.to_path(0.01), Stroke::new(composer.palette.rule, LINE)).into());
        y += gap;
        let height = tall(&row);
        for (nth, (_, drawn, read)) in row.into_iter().enumerate() {
            items.push(Item::moved(drawn, nth as f64 * (column + gutter), y));
            nodes.push(Node::of(Tag::Section, read));
        }
        y += height;
    }
    let tip = stack(composer, &tip, Frame::new(0.0, y + gap, width))?;
    items.extend(tip.items);
    nodes.extend(tip.structure);
    let structure = vec![Node::of(Tag::Section, nodes)];
    Ok(Some(Content { size: making.printable, items, structure }))
}
