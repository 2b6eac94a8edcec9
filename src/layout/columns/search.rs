//! Exact search for the ends of columns: dynamic programming over how much the columns so far hold, as Knuth and Plass break a paragraph into lines.

use super::slug::Slug;
use super::stock::{State, Stock};
use super::{ColumnFrame, Filled};
use std::collections::BTreeMap;

/// Badness of a column that ends early: for each line, and for the square of the lines.
const SHORT: (f64, f64) = (0.10, 0.06);
/// Share of this badness that counts on the last page, whose columns may end early.
const LAST: f64 = 0.3;
/// Badness of each line by which the columns of the last page are longer than they have to be.
const LONGER: f64 = 0.15;

/// Least badness of each state that the columns so far can have.
type Front = BTreeMap<State, f64>;
/// Least badness so far of each state after a column, and the state before that column.
type FillTable = BTreeMap<State, (f64, State)>;

/// Fills columns in the best way, with slugs whose lines are `leading` millimetres high. `None`: the slugs don't fit.
///
/// On the last page that is needed, the columns end together, as early as they can, even if more pages are given.
#[must_use]
pub(crate) fn fill(slugs: &[Slug], leading: f64, columns: &[ColumnFrame]) -> Option<Filled> {
    let highest = columns.iter().map(|column| column.lines).max().unwrap_or(0);
    let stock = Stock::of(slugs, leading, highest);
    let start = State::default();
    let mut front = Front::from([(start, 0.0)]);
    let mut done: Vec<Vec<FillTable>> = Vec::new();
    let mut at = 0;
    while at < columns.len() {
        let page = columns[at..].iter().take_while(|column| column.page == columns[at].page).count();
        let (here, after) = columns[at..].split_at(page);
        if let Some(ended) = ended(&stock, &front, here) {
            done.push(ended);
            return Some(traced(&stock, &done, columns.len()));
        }
        let tables = full(&stock, &front, here, after)?;
        front = costs(&tables);
        done.push(tables);
        at += page;
    }
    None
}

/// Returns the number of lines that slugs take at least, without the room between them.
#[must_use]
pub(crate) fn least(slugs: &[Slug], leading: f64) -> u32 {
    Stock::of(slugs, leading, 0).rest(State::default()).div_ceil(2)
}

/// Returns the least badness of each state after the columns of these tables.
fn costs(tables: &[FillTable]) -> Front {
    let last = tables.last().into_iter().flatten();
    last.map(|(state, (cost, _))| (*state, *cost)).collect()
}

/// Returns the tables of a page's columns that is followed by others. `None`: nothing fits.
fn full(
    stock: &Stock<'_>,
    front: &Front,
    columns: &[ColumnFrame],
    after: &[ColumnFrame],
) -> Option<Vec<FillTable>> {
    let room_after: u32 = after.iter().map(|column| 2 * column.lines).sum();
    let tables = tables(stock, front, columns, room_after, 1.0);
    (!tables.last()?.is_empty()).then_some(tables)
}

/// Returns the tables of the last page, whose columns end together as early as they can. `None`: the rest does not fit.
fn ended(stock: &Stock<'_>, front: &Front, columns: &[ColumnFrame]) -> Option<Vec<FillTable>> {
    let end = stock.end();
    let mut best: Option<(f64, Vec<FillTable>)> = None;
    let least = front.keys().map(|state| stock.rest(*state)).min()?;
    let so_far = front.values().copied().fold(f64::INFINITY, f64::min);
    let highest = columns.iter().map(|column| column.lines).max().unwrap_or(0);
    let mut first = None;
    for lines in least.div_ceil(2 * columns.len() as u32)..=highest {
        let longer = f64::from(first.map_or(0, |first| lines - first)) * LONGER;
        // A way that is longer still cannot be better.
        if best.as_ref().is_some_and(|(cost, _)| so_far + longer >= *cost) {
            break;
        }
        let level: Vec<ColumnFrame> =
            columns.iter().map(|column| ColumnFrame { lines: column.lines.min(lines), ..*column }).collect();
        let mut tables = tables(stock, front, &level, 0, LAST);
        let Some(ending) = tables.last_mut().and_then(|table| table.get_mut(&end)) else { continue };
        first.get_or_insert(lines);
        ending.0 += longer;
        let cost = ending.0;
        if best.as_ref().is_none_or(|(least, _)| cost < *least) {
            best = Some((cost, tables));
        }
    }
    best.map(|(_, tables)| tables)
}

/// Returns the tables of columns beside each other. All room after them is `room_after`. The badness of columns that end early
/// counts by `share`.
fn tables(
    stock: &Stock<'_>,
    front: &Front,
    columns: &[ColumnFrame],
    room_after: u32,
    share: f64,
) -> Vec<FillTable> {
    let mut front = front.clone();
    let mut room: u32 = room_after + columns.iter().map(|column| 2 * column.lines).sum::<u32>();
    let mut tables = Vec::new();
    for &column in columns {
        room -= 2 * column.lines;
        let mut table = FillTable::new();
        for (&from, &so_far) in &front {
            stock.endings(from, column, |ending| {
                if stock.rest(ending.to) > room {
                    return;
                }
                let lines = f64::from(2 * column.lines - ending.used) / 2.0;
                let short = (SHORT.0 + SHORT.1 * lines) * lines * share;
                let cost = so_far + ending.cost + short;
                if table.get(&ending.to).is_none_or(|(best, _)| cost < *best) {
                    table.insert(ending.to, (cost, from));
                }
            });
        }
        front = table.iter().map(|(state, (cost, _))| (*state, *cost)).collect();
        tables.push(table);
    }
    tables
}

/// Returns the columns to which the tables of the pages lead, with empty columns behind them.
fn traced(stock: &Stock<'_>, pages: &[Vec<FillTable>], columns: usize) -> Filled {
    let mut state = stock.end();
    let last = pages.last().and_then(|page| page.last());
    let cost = last.and_then(|table| table.get(&state)).map_or(0.0, |(cost, _)| *cost);
    let mut places = Vec::new();
    for table in pages.iter().flatten().rev() {
        let (_, from) = table[&state];
        places.push(stock.places(from, state));
        state = from;
    }
    places.reverse();
    places.resize(columns, Vec::new());
    Filled { places, cost }
}
