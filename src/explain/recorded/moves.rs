//! Lists of moves: their rows, and how they are set.

use super::{MoveRow, lead, style};
use crate::layout::LayoutError;
use crate::layout::compose::{Composer, at, down};
use crate::notation::{PlayedGame, PlayedTurn};
use crate::scene::{Item, Node, Tag};
use crate::text::{Align, Face, Style, Value};
use crate::units::Length;
use std::ops::Range;

/// Width of the hanging numbers, and room behind them, in millimetres.
const NUMBERS: f64 = 5.6;
const BEHIND: f64 = 1.8;
/// Room between the two moves of a number, in millimetres.
const BETWEEN: f64 = 1.5;
/// Size of the words above a list, in points.
const HEAD: f64 = 7.5;
/// Sign for a move that is in the list before.
const BEFORE: &str = "…";

/// Returns the width of a side's moves in a column that is `column` wide.
fn measure(column: f64) -> f64 {
    (column - NUMBERS - BEHIND - BETWEEN) / 2.0
}

/// Returns the left ends of the moves of each side.
fn lefts(column: f64) -> [f64; 2] {
    [NUMBERS + BEHIND, NUMBERS + BEHIND + measure(column) + BETWEEN]
}

/// Returns the rows of a list of these turns, in a column of the given width.
pub(super) fn rows(
    composer: &Composer<'_>,
    game: &PlayedGame,
    turns: Range<usize>,
    column: f64,
) -> Result<Vec<MoveRow>, LayoutError> {
    let mut rows: Vec<MoveRow> = Vec::new();
    for nth in turns {
        let Some(turn) = game.turns.get(nth) else { break };
        let (number, side) = (nth / 2 + 1, nth % 2);
        if rows.last().is_none_or(|row| row.number != number) {
            rows.push(MoveRow { number, turns: [Vec::new(), Vec::new()], begins_late: side == 1 });
        }
        if let Some(row) = rows.last_mut() {
            row.turns[side] = broken(composer, turn, measure(column))?;
        }
    }
    Ok(rows)
}

/// Breaks a turn into lines no wider than the measure: before a capture or where a piece goes on.
fn broken(composer: &Composer<'_>, turn: &PlayedTurn, measure: f64) -> Result<Vec<String>, LayoutError> {
    let mut parts: Vec<String> = Vec::new();
    for (nth, (play, done)) in turn.plays.iter().enumerate() {
        parts.push(if nth == 0 { play.to_string() } else { format!("-{}", play.to) });
        parts.extend(done.captures.iter().map(|square| format!("x{square}")));
    }
    let style = style(composer);
    let mut lines: Vec<String> = Vec::new();
    for part in parts {
        if let Some(line) = lines.last_mut() {
            let longer = format!("{line}{part}");
            if composer.label(&longer, &style)?.width <= measure {
                *line = longer;
                continue;
            }
        }
        lines.push(part);
    }
    Ok(lines)
}

/// Sets a list, its first line at the origin; in the structure it is a table.
pub(super) fn set(
    composer: &mut Composer<'_>,
    rows: &[MoveRow],
    column: f64,
    attackers_first: bool,
) -> Result<(Vec<Item>, Option<Node>), LayoutError> {
    let (Some(first), Some(last)) = (rows.first(), rows.last()) else { return Ok((Vec::new(), None)) };
    let words = style(composer);
    let numbers = Style { face: Face::SemiBold, color: composer.palette.accent, ..words };
    let heads = Style { size: Length::pt(HEAD), face: Face::Italic, color: composer.palette.quiet, ..words };
    let lefts = lefts(column);
    let down = down(&words);
    let mut items = Vec::new();
    let mut leaf = |composer: &mut Composer<'_>, lines: Vec<Vec<Item>>, tag: Tag| {
        let mark = composer.marks.fresh();
        items.push(Item::marked(mark, lines.into_iter().flatten().collect()));
        Node::leaf(tag, mark)
    };
    let mut cells = Vec::new();
    let head = composer.say("record-number", &[])?;
    let line = composer.label(&head, &heads)?;
    cells.push(leaf(composer, vec![at(line.clone(), NUMBERS - line.width, down)], Tag::TableHeader));
    let mut sides = ["record-column-attackers", "record-column-defenders"];
    if !attackers_first {
        sides.reverse();
    }
    for (id, left) in sides.into_iter().zip(lefts) {
        let line = composer.label(&composer.say(id, &[])?, &heads)?;
        cells.push(leaf(composer, vec![at(line, left, down)], Tag::TableHeader));
    }
    let mut nodes = vec![Node::of(Tag::TableRow, cells)];
    let mut top = lead();
    for row in rows {
        let label = composer.label(&row.number.to_string(), &Style { align: Align::Left, ..numbers })?;
        let x = (NUMBERS - label.width).max(0.0);
        let mut cells = vec![leaf(composer, vec![at(label, x, top + down)], Tag::TableHeader)];
        for (side, left) in lefts.into_iter().enumerate() {
            let mut lines = Vec::new();
            let late = [BEFORE.to_owned()];
            let texts: &[String] = if side == 0 && row.begins_late { &late } else { &row.turns[side] };
            for (nth, text) in texts.iter().enumerate() {
                let line = composer.label(text, &words)?;
                lines.push(at(line, left, top + nth as f64 * lead() + down));
            }
            if lines.is_empty() {
                cells.push(Node::of(Tag::TableCell, Vec::new()));
            } else {
                cells.push(leaf(composer, lines, Tag::TableCell));
            }
        }
        nodes.push(Node::of(Tag::TableRow, cells));
        top += row.lines() as f64 * lead();
    }
    let args = [("from", Value::from(first.number)), ("to", Value::from(last.number))];
    let summary = composer.say("record-moves-alt", &args)?;
    Ok((items, Some(Node::of(Tag::Table { summary }, nodes))))
}
