//! The record sheet: lines for the moves of both sides, fields that a club fills in, and how a move and a capture are written.
//! All moves and captures shown are legal in this game: the rules engine has made them. One line is filled in with a move of each
//! side as an example.

use super::form::{ComponentWords, Form, HandoutForm, Making, Product};
use super::handout_type::PageWords;
use crate::explain::ExplainError;
use crate::explain::diagram::{Diagram, placed};
use crate::explain::figures::{Examples, Figure};
use crate::explain::in_play::in_play;
use crate::explain::questions::{Question, illustrations};
use crate::game::{Berserk, First, Play, Position, Side, Turn, Variant};
use crate::layout::compose::Composer;
use crate::layout::table::{HEAD, WORDS as TABLE_WORDS};
use crate::layout::{Block, Cell, Content, Frame, LayoutError, Marker, RowLook, Table, column_width, fit};
use crate::scene::Size;
use crate::text::{Face, Value};

/// Handout on which the players write down a game.
pub(super) const COMPONENT: Product = Product {
    name: "records",
    comes_with: None,
    form: Form::Handout(HandoutForm { double: true, ..HandoutForm::of(made) }),
    words: ComponentWords {
        one: "record",
        plan: ["record sheet", "record sheets"],
        variable: Some("record-sheets"),
        label: Some("part-record-sheet"),
        named: Some("outline-record-sheet"),
        tally: Some("tally-record-sheet"),
        total: Some("total-record-sheets"),
        ..ComponentWords::NONE
    },
};

/// Sizes of type in points: the words, and the words on small paper.
const WORDS: f64 = 10.0;
const SMALL: f64 = 8.5;
/// Leading as a part of the size of type.
const LEADING: f64 = 1.28;
/// Width of the printable area below which paper counts as small, in millimetres.
const NARROW: f64 = 160.0;
/// Looks of the head, the preferred one first: width of the starting layout as a share of the page's, and size of type as a share
/// of the usual one. Least side of the layout's squares, in millimetres.
const LOOKS: [(f64, f64); 4] = [(0.34, 1.0), (0.3, 1.0), (0.26, 0.9), (0.24, 0.85)];
const SQUARE: f64 = 2.6;
/// Room between columns, and between blocks below each other, in millimetres.
const GUTTER: f64 = 6.0;
const BETWEEN: f64 = 3.0;
/// Number of blocks of lines beside each other.
const BLOCKS: usize = 2;
/// Number of lines that are filled in as an example, at the head of the first block.
const SAMPLES: usize = 1;
/// Width of the column of numbers, in millimetres.
const NUMBERS: f64 = 8.0;
/// Name of the example that shows a single capture.
const CAPTURE: &str = "capture";
/// Height of a line that is pleasant to write on, and the least height, in millimetres.
const LINE: f64 = 5.8;
const LEAST_LINE: f64 = 5.2;
/// Greatest number of squares a side of a board, and the turns of each side that its sheet has room for.
const TURNS: [(u8, usize); 6] = [(7, 40), (9, 50), (11, 60), (13, 70), (15, 80), (u8::MAX, 100)];

/// Makes the pages of the sheet: one, or as many as the turns on this board need.
fn made(composer: &mut Composer<'_>, making: Making<'_>) -> Result<Vec<Content>, ExplainError> {
    let height = making.printable.height;
    let size = making.variant.setup.board.size();
    let needed = TURNS.iter().find(|(most, _)| size <= *most).map_or(0, |(_, turns)| *turns);
    let lines = |room: f64, each: f64| ((room - HEAD) / each).max(0.0) as usize;
    // The head is smaller if all lines go on one page then.
    let whole = fit::first(LOOKS, |look| {
        let head = head(composer, making, *look)?;
        let rows = lines(height - head.size.height - BETWEEN, LEAST_LINE);
        Ok::<_, ExplainError>((rows * BLOCKS >= needed + SAMPLES).then_some(head))
    })?;
    let head = match whole {
        Some((_, head)) => head,
        None => head(composer, making, LOOKS[0])?,
    };
    let below = height - head.size.height - BETWEEN;
    let most = lines(below, LEAST_LINE);
    if most == 0 {
        return Err(LayoutError::Overflow { what: "record-sheet" }.into());
    }
    if most * BLOCKS >= needed + SAMPLES {
        let rows = (needed + SAMPLES).div_ceil(BLOCKS).max(lines(below, LINE));
        return Ok(vec![page(composer, making, Some(head), rows, 1)?]);
    }
    // Lines are pleasantly high, unless front and back together have too few of them then.
    let is_tight = (lines(below, LINE) + lines(height, LINE)) * BLOCKS < needed + SAMPLES;
    let each = if is_tight { LEAST_LINE } else { LINE };
    let (first, others) = (lines(below, each).max(1), lines(height, each).max(1));
    let mut pages = vec![page(composer, making, Some(head), first, 1)?];
    let mut made = first * BLOCKS - SAMPLES;
    while made < needed {
        pages.push(page(composer, making, None, others, made + 1)?);
        made += others * BLOCKS;
    }
    Ok(pages)
}

/// Sets a page with `rows` lines in each block, numbered from `from`, below the head if there is one.
fn page(
    composer: &mut Composer<'_>,
    making: Making<'_>,
    head: Option<Content>,
    rows: usize,
    from: usize,
) -> Result<Content, ExplainError> {
    let Size { width, height } = making.printable;
    let mut top = 0.0;
    let mut sample = None;
    let mut page = Content::empty(making.printable);
    if let Some(head) = head {
        sample = Some(self::sample(composer, making)?);
        top = head.size.height + BETWEEN;
        page = Content { size: making.printable, ..head };
    }
    let row = (height - top - HEAD) / rows as f64;
    let mut cells = Vec::new();
    let block = column_width(width, BLOCKS, GUTTER);
    let mut number = from;
    for nth in 0..BLOCKS {
        if nth > 0 {
            cells.push(Cell::room(GUTTER));
        }
        let sample = sample.take();
        let empty = rows - usize::from(sample.is_some());
        let table = lines(composer, making, block, number, empty, sample, row)?;
        number += empty;
        cells.push(Cell::of(block, Block::Table(table)));
    }
    page.add(composer, &[Block::Row(cells)], Frame::new(0.0, top, width))?;
    Ok(page.into_section())
}

/// Returns the side that moves first and the other; the attackers first where that is drawn by lot.
fn in_order(variant: &Variant) -> [Side; 2] {
    let first = variant.ruleset.first.side();
    [first, first.other()]
}

/// Returns the cells of the example line: a word, then a move of each side, one of which captures if a figure shows a capture.
fn sample(composer: &Composer<'_>, making: Making<'_>) -> Result<Vec<String>, ExplainError> {
    let variant = making.variant;
    let capture = capture(variant, making.examples)?;
    let mut row = vec![composer.say("record-sheet-sample", &[])?];
    for side in in_order(variant) {
        let shown = match &capture {
            Some((by, play, turn)) if *by == side => Some(written(&[(*play, names(turn))])),
            _ => first_play(variant, side).map(|play| written(&[(play, Vec::new())])),
        };
        let text = shown.and_then(|shown| shown.into_iter().find(|(name, _)| *name == WRITTEN));
        row.push(text.map_or(String::new(), |(_, value)| match value {
            Value::Text(text) => text,
            Value::Number(_) => String::new(),
        }));
    }
    Ok(row)
}

/// Returns a table of `count` empty lines for moves, numbered from `from`, below the example line if there is one.
fn lines(
    composer: &Composer<'_>,
    making: Making<'_>,
    width: f64,
    from: usize,
    count: usize,
    sample: Option<Vec<String>>,
    row: f64,
) -> Result<Table, ExplainError> {
    let heads = ["record-sheet-number"].into_iter().chain(match making.variant.ruleset.first {
        First::Attackers => ["record-sheet-attackers", "record-sheet-defenders"],
        First::Defenders => ["record-sheet-defenders", "record-sheet-attackers"],
        First::Lot => ["record-sheet-first", "record-sheet-second"],
    });
    let moves = (width - NUMBERS) / 2.0;
    Ok(Table {
        summary: composer.say(
            "record-sheet-summary",
            &[("from", Value::from(from)), ("to", Value::from(from + count - 1))],
        )?,
        columns: vec![NUMBERS, moves, moves],
        heads: heads.map(|id| composer.say(id, &[])).collect::<Result<_, _>>()?,
        looks: sample.iter().map(|_| RowLook::Sample).collect(),
        rows: sample.into_iter().chain((from..from + count).map(|number| vec![number.to_string()])).collect(),
        row,
        points: TABLE_WORDS,
    })
}

/// Sets the head of the first page: title, fields to fill in, starting layout, how moves are written, result; in one of the
/// [`LOOKS`].
fn head(
    composer: &mut Composer<'_>,
    making: Making<'_>,
    (share, factor): (f64, f64),
) -> Result<Content, ExplainError> {
    let width = making.printable.width;
    let is_small = width < NARROW;
    let points = factor * if is_small { SMALL } else { WORDS };
    let how = how_to_write(composer, making)?;
    let game = [("game", Value::Text(making.variant.name.clone()))];
    let words = PageWords { points, leading: LEADING, said: &game };
    let style = words.style(composer, Face::Regular, 1.0);
    let mut blocks = vec![words.title(composer, width, "record-sheet-title")?];
    let players = ["record-sheet-player-attackers", "record-sheet-player-defenders"];
    let others = ["record-sheet-event", "record-sheet-date", "record-sheet-round", "record-sheet-table"];
    for ids in std::iter::once(&players[..]).chain(others.chunks(if is_small { 2 } else { 4 })) {
        blocks.push(blanks(composer, words, ids, width)?);
    }
    let mut head = Content::empty(making.printable);
    let top = head.add(composer, &blocks, Frame::new(0.0, 0.0, width))? + BETWEEN;

    // The start, with the names of its squares.
    let board = &making.variant.setup.board;
    let diagram =
        Diagram { start: Some(board), coordinates: true, ..Diagram::of(board, &making.variant.ruleset) };
    let square = (share * width / (f64::from(board.size()) + 1.5)).max(SQUARE);
    let drawn = diagram.draw(composer.typesetter, composer.symbols(), square)?;
    let drawn_size = drawn.size;
    let alt = composer.say("record-sheet-board", &[("size", Value::from(usize::from(board.size())))])?;
    head.add_figure(composer, vec![placed(drawn, 0.0, top)], &alt);

    // Beside it how moves are written, the result, the time.
    let left = drawn_size.width + GUTTER;
    let beside = width - left;
    let mut blocks = vec![words.heading(composer, "record-sheet-how")?];
    let measure = words.measure(beside);
    let narrow = |text| Block::Row(vec![Cell::of(measure, Block::styled(text, style))]);
    blocks.extend(how.into_iter().map(narrow));
    let frame = Frame { boxes: Some(style), ..Frame::new(left, top, beside) };
    let bottom = head.add(composer, &blocks, frame)? + BETWEEN / 2.0;
    // The result, and how and when it came about: beside each other where there is room.
    let mut result = Vec::new();
    if making.variant.ruleset.first == First::Lot {
        result.push(words.heading(composer, "record-sheet-lot")?);
        let first = ["record-sheet-first-attackers", "record-sheet-first-defenders"];
        result.push(words.list(composer, Marker::Box, &first)?);
        result.push(Block::Gap(BETWEEN / 2.0));
    }
    result.push(words.heading(composer, "record-sheet-result")?);
    let results = ["record-sheet-won-attackers", "record-sheet-won-defenders", "record-sheet-drawn"];
    result.push(words.list(composer, Marker::Box, &results)?);
    let mut ended = Vec::new();
    for id in ["record-sheet-ended", "record-sheet-time-attackers", "record-sheet-time-defenders"] {
        ended.push(words.blank(composer, id)?);
    }
    let columns = if is_small { vec![[result, ended].concat()] } else { vec![result, ended] };
    let frame = Frame { top: bottom, ..frame };
    let bottom = head.add_columns(composer, &columns, frame, GUTTER)?;
    head.size.height = bottom.max(top + drawn_size.height);
    Ok(head)
}

/// Returns a row of labels, each with a line to write on.
fn blanks(
    composer: &Composer<'_>,
    words: PageWords<'_>,
    ids: &[&str],
    width: f64,
) -> Result<Block, ExplainError> {
    let each = column_width(width, ids.len(), BETWEEN);
    let mut cells = Vec::new();
    for (nth, id) in ids.iter().enumerate() {
        if nth > 0 {
            cells.push(Cell::room(BETWEEN));
        }
        cells.push(Cell::of(each, words.blank(composer, id)?));
    }
    Ok(Block::Row(cells))
}

/// Returns sentences on how a move, a capture and a berserk turn are written, as far as this game has an example of each.
fn how_to_write(composer: &Composer<'_>, making: Making<'_>) -> Result<Vec<String>, ExplainError> {
    let (variant, examples) = (making.variant, making.examples);
    let mut said = Vec::new();
    if let Some(play) = first_play(variant, variant.ruleset.first.side()) {
        said.push(composer.say("record-sheet-move", &written(&[(play, Vec::new())]))?);
    }
    let takes = |(_, turn): &&(Play, Turn)| !turn.captures.is_empty();
    let shown = |turns: &[&(Play, Turn)]| {
        written(&turns.iter().map(|(play, turn)| (*play, names(turn))).collect::<Vec<_>>())
    };
    if let Some((_, play, turn)) = capture(variant, examples)? {
        said.push(composer.say("record-sheet-capture", &shown(&[&(play, turn)]))?);
    }
    if variant.ruleset.berserk == Berserk::Captures {
        let figures = self::figures(Question::Berserk, variant, examples)?;
        let goes_on = figures.iter().find_map(|figure| {
            let turns: Vec<&(Play, Turn)> = figure.proof().turns.iter().filter(takes).collect();
            (turns.len() > 1 && turns[0].0.to == turns[1].0.from).then_some(turns)
        });
        if let Some(turns) = goes_on {
            said.push(composer.say("record-sheet-goes-on", &shown(&turns))?);
        }
    }
    Ok(said)
}

/// Returns a capture that the engine has made in this game, and its side: a single one, if it can, as it is easier to read.
fn capture(variant: &Variant, examples: &Examples) -> Result<Option<(Side, Play, Turn)>, ExplainError> {
    let small = Figure::find(CAPTURE, examples, variant)?;
    let figures = small.into_iter().chain(figures(Question::Capture, variant, examples)?);
    for figure in figures {
        let proof = figure.proof();
        let Some((play, turn)) = proof.turns.iter().find(|(_, turn)| !turn.captures.is_empty()) else {
            continue;
        };
        if let Some(piece) = proof.board.get(play.from).or(proof.after.get(play.to)) {
            return Ok(Some((piece.side(), *play, turn.clone())));
        }
    }
    Ok(None)
}

/// Returns the figures of a rule that the engine has proved for this game.
fn figures(question: Question, variant: &Variant, examples: &Examples) -> Result<Vec<Figure>, ExplainError> {
    let mut found = Vec::new();
    for illustration in illustrations(question, &in_play(variant)) {
        for panel in &illustration.panels {
            found.extend(Figure::find(panel.example, examples, variant)?);
        }
    }
    Ok(found)
}

/// Returns a legal first move of a side: over more than one square and not to the edge, if there is one.
fn first_play(variant: &Variant, side: Side) -> Option<Play> {
    let (board, rules) = (&variant.setup.board, &variant.ruleset);
    let plays = Position::new(board.clone(), side).plays(rules);
    let far =
        |play: &&Play| play.from.file.abs_diff(play.to.file) + play.from.rank.abs_diff(play.to.rank) > 1;
    let inward = |play: &&Play| far(play) && !board.is_edge(play.to);
    plays.iter().find(inward).or(plays.iter().find(far)).or(plays.first()).copied()
}

fn names(turn: &Turn) -> Vec<String> {
    turn.captures.iter().map(ToString::to_string).collect()
}

/// Name of the message variable that holds a written turn.
const WRITTEN: &str = "written";

/// Returns the message variables of a turn: the written turn, its ends, and the captured squares with their number.
fn written(plays: &[(Play, Vec<String>)]) -> Vec<(&'static str, Value)> {
    let mut text = String::new();
    for (nth, (play, captures)) in plays.iter().enumerate() {
        if nth == 0 {
            text.push_str(&play.to_string());
        } else {
            text.push('-');
            text.push_str(&play.to.to_string());
        }
        for square in captures {
            text.push('x');
            text.push_str(square);
        }
    }
    let squares: Vec<&str> =
        plays.iter().flat_map(|(_, captures)| captures.iter().map(String::as_str)).collect();
    let ends = plays.first().zip(plays.last());
    let (from, to) = ends.map_or((String::new(), String::new()), |((first, _), (last, _))| {
        (first.from.to_string(), last.to.to_string())
    });
    vec![
        // A non-breaking hyphen, so that a turn stays on one line.
        (WRITTEN, Value::Text(text.replace('-', "\u{2011}"))),
        ("from", Value::Text(from)),
        ("to", Value::Text(to)),
        ("count", Value::from(squares.len())),
        ("squares", Value::Text(squares.join(", "))),
    ]
}
