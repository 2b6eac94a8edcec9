//! Columns of text filled as evenly as may be, with every figure near its rule.
//!
//! [`in_order`](super::in_order) fills one column after the other and learns too late that a figure finds no room. Here all
//! ways to end the columns are weighed against each other: dynamic programming over how much text and how many figures the
//! columns so far hold, as Knuth and Plass break a paragraph into lines.

mod stock;

use self::stock::{FillTable, State, Stock};
use super::Filled;
use super::slug::{Slug, spread};
use std::collections::BTreeMap;

/// How the columns of the last page end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Last {
    /// At the foot, as all others.
    Full,
    /// On one height, wherever that is; something else fills the rest of the page.
    Level,
}

/// Columns lower than this, in millimetres, hold nothing.
const LEAST: f64 = 10.0;

/// How the first page can make more room, and what that costs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Opening<'a> {
    /// Columns of the first page.
    pub columns: usize,
    /// By how many millimetres they can grow, each with its badness; never none.
    pub rooms: &'a [(f64, f64)],
}

/// Fills the columns of pages with two columns each, whose `heights` are given in millimetres; nothing if the slugs don't
/// fit. Figures keep their order, and stand right after their rule, or at the head or foot of a column.
#[must_use]
pub(crate) fn fill(slugs: &[Slug], heights: &[f64], opening: Opening<'_>, last: Last) -> Option<Filled> {
    let used = heights.iter().rposition(|height| *height >= LEAST)? + 1;
    // Only a page with columns can end level: if the last page has no room for words at all, the page before it is
    // filled to the foot.
    let level = last == Last::Level && used == heights.len() && used.is_multiple_of(2);
    let stock = Stock::of(slugs);
    let plain = if level { used - 2 } else { used };
    let (first, rest) = heights[..plain].split_at(opening.columns.min(plain));
    // For the pages after it, only what the first page holds matters, so of each state the best way to find room is
    // kept.
    let mut starts: BTreeMap<State, (f64, usize)> = BTreeMap::new();
    let mut openings = Vec::new();
    for (nth, &(more, cost)) in opening.rooms.iter().enumerate() {
        let higher: Vec<f64> = first.iter().map(|height| height + more).collect();
        let (tables, front) = stock.tables(BTreeMap::from([(State { text: 0, figure: 0 }, cost)]), &higher);
        for (state, cost) in front {
            if starts.get(&state).is_none_or(|(best, _)| cost < *best) {
                starts.insert(state, (cost, nth));
            }
        }
        openings.push((tables, higher));
    }
    let front = starts.iter().map(|(state, (cost, _))| (*state, *cost)).collect();
    let (tables, front) = stock.tables(front, rest);
    let end = stock.end();
    let (badness, mut state, mut tail) = if level {
        let (cost, path, target) = stock.level(&front, &heights[plain..used])?;
        let columns = [(path[0], path[1]), (path[1], end)];
        let tail = columns.map(|(from, to)| (stock.between(from, to).order, target)).to_vec();
        (cost, path[0], tail)
    } else {
        (*front.get(&end)?, end, Vec::new())
    };
    let mut back = |tables: &[FillTable], heights: &[f64]| {
        for (table, height) in tables.iter().zip(heights).rev() {
            let (_, from) = table[&state];
            tail.insert(0, (stock.between(from, state).order, *height));
            state = from;
        }
        state
    };
    let (_, room) = starts[&back(&tables, rest)];
    let (tables, higher) = &openings[room];
    back(tables, higher);
    tail.resize(heights.len(), (Vec::new(), 0.0));
    let places = tail.iter().map(|(order, height)| spread(slugs, order, *height)).collect();
    Some(Filled { places, badness, room })
}

#[cfg(test)]
mod tests;
