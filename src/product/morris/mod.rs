//! The rules of nine men's morris, on a page with a figure for each rule. A set has it if the other side of its board is for
//! this game.

mod figure;
mod lines;

pub(crate) use lines::{MorrisLook, STEPS, draw_on};

use super::form::{ComponentWords, Form, HandoutForm, Making, Product};
use super::handout_type::{LINE, PageWords};
use crate::explain::ExplainError;
use crate::game::morris;
use crate::game::morris::MorrisPlayer::{First, Second};
use crate::layout::compose::Composer;
use crate::layout::fit::Sizes;
use crate::layout::{self, Block, Cell, CellGrid, Content, Frame, LayoutError, column_width, fit};
use crate::scene::{Path, Rect, Shape, Size, Stroke};
use crate::text::{Face, Value};
use figure::{MorrisFigure, draw};

/// The rules of nine men's morris.
pub(super) const COMPONENT: Product = Product {
    name: "morris",
    comes_with: None,
    form: Form::Handout(HandoutForm::of(|composer, making| Ok(vec![page(composer, making)?]))),
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
const WORDS: Sizes = Sizes { largest: 13.0, smallest: 6.5, step: 0.5 };
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

fn page(composer: &mut Composer<'_>, making: Making<'_>) -> Result<Content, ExplainError> {
    let sizes = WORDS.all().flat_map(|points| (1..=COLUMNS).rev().map(move |columns| (points, columns)));
    let said = said();
    fit::largest("morris", sizes, |&(points, columns)| {
        set(composer, making.printable, PageWords::of(points, &said), columns)
    })
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

/// Returns what each player needs, with a picture of the piece: it shows whose men are whose before the first figure.
fn needed(composer: &Composer<'_>, width: f64, words: PageWords<'_>) -> Result<Vec<Block>, LayoutError> {
    let (em, sign) = (words.em(), SIGN * words.em());
    let mut rows = Vec::new();
    for (player, id) in [(First, "morris-need-first"), (Second, "morris-need-second")] {
        let items = vec![figure::sign(composer, player, sign)];
        let picture = Content::drawing(Size::new(sign, sign), items);
        let text = words.text(composer, Face::Regular, id)?;
        rows.push(Block::Row(Cell::beside(picture, BEHIND_SIGN * em, width, text).into()));
    }
    Ok(rows)
}

/// Sets the page in type of this size, in so many columns. `None`: it has no room.
fn set(
    composer: &mut Composer<'_>,
    size: Size,
    words: PageWords<'_>,
    columns: usize,
) -> Result<Option<Content>, ExplainError> {
    let Size { width, height } = size;
    let (em, lead) = (words.em(), words.lead());
    let text = |composer: &Composer<'_>, id: &str| words.text(composer, Face::Regular, id);
    let head = [
        words.title(composer, width, "morris-title")?,
        words.text(composer, Face::Italic, "morris-subtitle")?,
        Block::Gap(lead * PART),
    ];
    let mut page = Content::empty(size);
    let top = page.add(composer, &head, Frame::new(0.0, 0.0, width))?;
    let gutter = GUTTER * em;
    let column = column_width(width, columns, gutter);
    let mut needed = needed(composer, column, words)?;
    needed.extend([Block::Gap(lead * PART / 2.0), text(composer, "morris-aim")?]);
    let mut told = vec![text(composer, "morris-tale")?];
    let told = if columns == 1 {
        told.push(Block::Gap(lead * PART / 2.0));
        told.extend(needed);
        vec![told]
    } else {
        vec![told, needed]
    };
    let top = page.add_columns(composer, &told, Frame::new(0.0, top, width), gutter)?;

    let side = FIGURE * em;
    let beside = column - side - BESIDE * em;
    if beside < NARROWEST * em {
        return Ok(None);
    }
    let mut cells = Vec::new();
    for figure in MorrisFigure::ALL {
        let [heading, told, alternative] = figure.messages();
        let shown = figure.shown().ok_or_else(|| ExplainError::NoFigure(told.to_owned()))?;
        let drawing = draw(composer, &shown, side);
        let alt = composer.say(alternative, words.said)?;
        let mut cell = Content::figure(composer, Size::new(side, side), drawing, &alt);
        // The figure is read after its words.
        let seen = std::mem::take(&mut cell.structure);
        let blocks = [words.heading(composer, heading)?, Block::Gap(lead * 0.15), text(composer, told)?];
        let bottom = cell.add(composer, &blocks, Frame::new(side + BESIDE * em, 0.0, beside))?;
        cell.size.height = side.max(bottom);
        cell.structure.extend(seen);
        cells.push(cell.into_section());
    }
    let tip = [text(composer, "morris-tip")?];
    let measure = words.measure(width);
    let tip_tall = layout::height(composer, &tip, measure)?;

    let least = lead * ROW;
    let grid = CellGrid {
        area: Rect::new(0.0, top, width, height - tip_tall),
        columns,
        gutter,
        between: [least, least * 1.6],
        is_around: true,
        is_down_first: false,
        is_centred: false,
    };
    let rule = Stroke::new(composer.palette.rule, LINE);
    let bottom = page.add_cells(cells, grid, |items, y, _| {
        let line = Rect::new(0.0, y, width, y);
        items.push(Path::stroke(line.to_path(0.01), rule.clone()).into());
    });
    let Some(bottom) = bottom else { return Ok(None) };
    page.add(composer, &tip, Frame::new(0.0, bottom, measure))?;
    Ok(Some(page.into_section()))
}
