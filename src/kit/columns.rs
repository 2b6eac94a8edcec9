//! Columns of text filled as evenly as may be, with every figure near its rule.
//!
//! [`flow`](super::flow) fills one column after the other and learns too late that a figure finds no room. Here all ways to
//! end the columns are weighed against each other: dynamic programming over how much text and how many figures the
//! columns so far hold, as Knuth and Plass break a paragraph into lines.

use super::flow::{Place, Slug, WIDEST, room_between, spread};
use std::collections::BTreeMap;

/// How the columns of the last page end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Last {
    /// At the foot, as all others.
    Full,
    /// On one height, wherever that is; something else fills the rest of the page.
    Level,
}

/// Filled columns.
#[derive(Clone, Debug, PartialEq)]
pub struct Filled {
    /// Where everything stands in each column.
    pub places: Vec<Vec<Place>>,
    /// How far this is from what one would wish; 0 is perfect, 1 about a gap that the eye notices.
    pub badness: f64,
    /// Which of the rooms of the [`Opening`] is used.
    pub room: usize,
}

/// Columns lower than this, in millimetres, hold nothing.
const LEAST: f64 = 10.0;
/// Columns that end higher than that much over the foot, by their raggedness, are not weighed if fuller ones are to be had.
const RAGGED: f64 = 25.0;
/// The badness of two figures right below each other.
const PILED: f64 = 0.8;
/// The badness of a figure that parts the beginning of its rule from the end: at the foot of the column above which its
/// rule begins; and at the head, where at least no sentence is cut in the middle of a column.
const PARTS: f64 = 8.0;
/// See [`PARTS`].
const BEFORE: f64 = 1.2;
/// The badness of another rule that is parted by a figure at the head of a column, over that of the figure itself.
const CUTS: f64 = 2.0;
/// The badness of a figure at the head of a column whose rule ends the column before.
const HEADS: f64 = 0.3;
/// The badness of a word that is broken off at the foot of a column.
const BROKEN: f64 = 0.35;
/// Gaps opened by so many millimetres are as bad as 1.
const OPENED: f64 = 1.4;

/// How the first page can make more room, and what that costs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Opening<'a> {
    /// Columns of the first page.
    pub columns: usize,
    /// By how many millimetres they can grow, each with its badness; never none.
    pub rooms: &'a [(f64, f64)],
}

/// A first page that is as it is.
pub const FIXED: Opening<'_> = Opening { columns: 0, rooms: &[(0.0, 0.0)] };

/// The best badness with which columns can hold just so much.
type Front = BTreeMap<State, f64>;
/// For each state after a column the badness so far, and the state before it.
type Table = BTreeMap<State, (f64, State)>;

/// Fills the columns of pages with two columns each, whose `heights` are given in millimetres; nothing if the slugs don't
/// fit. Figures keep their order, and stand right after their rule, or at the head or foot of a column.
#[must_use]
pub fn fill(slugs: &[Slug], heights: &[f64], opening: Opening<'_>, last: Last) -> Option<Filled> {
    let used = heights.iter().rposition(|height| *height >= LEAST)? + 1;
    // The rest of a page that is all for something else leaves the page before it to be filled.
    let level = last == Last::Level && used == heights.len() && used.is_multiple_of(2);
    let stock = Stock::of(slugs);
    let plain = if level { used - 2 } else { used };
    let (first, rest) = heights[..plain].split_at(opening.columns.min(plain));
    // After the first page it makes no difference any more how it found its room.
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
    let mut back = |tables: &[Table], heights: &[f64]| {
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

/// The badness of `left` millimetres over at the foot of a column whose gaps have so many shares of stretch.
fn raggedness(left: f64, shares: f64) -> f64 {
    let most = shares * WIDEST;
    let open = left.min(most) / shares.max(1e-9) / OPENED;
    open * open + (left - most).max(0.0)
}

/// How many lines and figures the columns so far hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct State {
    text: usize,
    figure: usize,
}

/// A column: what it holds, from the top.
struct Column {
    order: Vec<usize>,
    used: f64,
    shares: f64,
    /// The badness of where its figures stand.
    cost: f64,
}

/// A figure that may stand elsewhere than where it is in the text.
struct Figure {
    slug: usize,
    /// The lines before it.
    anchor: usize,
    /// The lines before the paragraph that it follows.
    rule: usize,
}

/// The text and the figures, each in order.
struct Stock<'a> {
    slugs: &'a [Slug],
    text: Vec<usize>,
    figures: Vec<Figure>,
    /// Height of the lines before each, in millimetres.
    heights: Vec<f64>,
}

impl<'a> Stock<'a> {
    fn of(slugs: &'a [Slug]) -> Self {
        let (mut text, mut figures) = (Vec::new(), Vec::new());
        let (mut heights, mut rule) = (vec![0.0], 0);
        for (slug, one) in slugs.iter().enumerate() {
            if one.floats {
                figures.push(Figure { slug, anchor: text.len(), rule });
            } else {
                if !one.continues {
                    rule = text.len();
                }
                text.push(slug);
                heights.push(heights.last().unwrap_or(&0.0) + one.height);
            }
        }
        Self { slugs, text, figures, heights }
    }

    fn end(&self) -> State {
        State { text: self.text.len(), figure: self.figures.len() }
    }

    /// Whether the line of that index goes on with a paragraph.
    fn cuts(&self, text: usize) -> bool {
        self.text.get(text).is_some_and(|&slug| self.slugs[slug].continues)
    }

    /// Whether a column may end before the line of that index.
    fn may_break(&self, text: usize) -> bool {
        self.text.get(text).is_none_or(|&slug| !self.slugs[slug].tied)
    }

    /// Fills columns of those heights, from what may stand before them: a table for each, and what may stand after all.
    fn tables(&self, mut front: Front, heights: &[f64]) -> (Vec<Table>, Front) {
        let mut tables = Vec::new();
        for height in heights {
            let mut table = Table::new();
            for (&from, &so_far) in &front {
                for (to, column) in self.columns(from, *height, true) {
                    let cost = so_far + column.cost + raggedness(height - column.used, column.shares);
                    if table.get(&to).is_none_or(|(best, _)| cost < *best) {
                        table.insert(to, (cost, from));
                    }
                }
            }
            front = table.iter().map(|(state, (cost, _))| (*state, *cost)).collect();
            tables.push(table);
        }
        (tables, front)
    }

    /// The columns that may follow a state and fit into `height`; with `full`, only those that are about as full as any.
    fn columns(&self, from: State, height: f64, full: bool) -> Vec<(State, Column)> {
        let mut found: Vec<(State, Column)> = Vec::new();
        for figure in from.figure..=self.figures.len() {
            let held = from.figure..figure;
            let tall: f64 = held.clone().map(|nth| self.slugs[self.figures[nth].slug].height).sum();
            if tall > height {
                break;
            }
            // A figure doesn't stand before its rule.
            let least = held.map(|nth| self.figures[nth].rule + 1).max().unwrap_or(0).max(from.text);
            let room = self.heights[from.text] + height - tall + 0.001;
            let most = self.heights.partition_point(|lines| *lines <= room);
            let mut first = true;
            // From the fullest on.
            for text in (least..most).rev() {
                if !self.may_break(text) {
                    continue;
                }
                let to = State { text, figure };
                let column = self.between(from, to);
                if column.used > height + 0.001 {
                    continue;
                }
                let ragged = raggedness(height - column.used, column.shares) >= RAGGED;
                if full && ragged && !std::mem::take(&mut first) {
                    break;
                }
                first = false;
                found.push((to, column));
            }
        }
        found
    }

    /// The column that takes from one state to another.
    fn between(&self, from: State, to: State) -> Column {
        let mut column = Column { order: Vec::new(), used: 0.0, shares: 0.0, cost: 0.0 };
        let mut figures = self.figures[from.figure..to.figure].iter().peekable();
        let mut above_is_figure = false;
        for text in from.text..=to.text {
            // A rule that fills the column from its head to its foot has its figure above it.
            let heads = |figure: &Figure| figure.rule == from.text && figure.anchor > to.text;
            let here = |figure: &Figure| figure.anchor <= text || text == to.text || heads(figure);
            while let Some(figure) = figures.next_if(|figure| here(figure)) {
                column.cost += if heads(figure) && text == from.text {
                    BEFORE
                } else if figure.anchor > text {
                    PARTS
                } else if figure.anchor < from.text {
                    let late = (self.heights[from.text] - self.heights[figure.anchor]) / 15.0;
                    1.0 + late + if self.cuts(from.text) { CUTS } else { 0.0 }
                } else if figure.anchor == from.text && from.text > 0 {
                    HEADS
                } else {
                    0.0
                };
                column.cost += if above_is_figure { PILED } else { 0.0 };
                above_is_figure = true;
                self.add(&mut column, figure.slug);
            }
            if text < to.text {
                self.add(&mut column, self.text[text]);
                above_is_figure = false;
            }
        }
        let foot = to.text.checked_sub(1).and_then(|above| self.text.get(above));
        if foot.is_some_and(|&slug| self.slugs[slug].hyphenated) {
            column.cost += BROKEN;
        }
        column
    }

    fn add(&self, column: &mut Column, slug: usize) {
        let one = &self.slugs[slug];
        if let Some(&above) = column.order.last() {
            column.used += room_between(&self.slugs[above], one, 1.0);
            column.shares += one.stretch;
        }
        column.used += one.height;
        column.order.push(slug);
    }

    /// The best way to share out what is left to the two columns of the last page, so that both end together: the badness
    /// of all, the states before each of the columns, and the height of both.
    fn level(&self, front: &Front, heights: &[f64]) -> Option<(f64, [State; 2], f64)> {
        let mut best: Option<(f64, [State; 2], f64)> = None;
        for (&from, &so_far) in front {
            for (middle, left) in self.columns(from, heights[0], false) {
                let rest = self.heights[self.text.len()] - self.heights[middle.text];
                if rest > heights[1] {
                    continue;
                }
                let right = self.between(middle, self.end());
                if right.used > heights[1] + 0.001 {
                    continue;
                }
                let target = left.used.max(right.used);
                let ragged = |column: &Column| raggedness(target - column.used, column.shares);
                let cost = so_far + left.cost + right.cost + ragged(&left) + ragged(&right);
                if best.is_none_or(|(least, ..)| cost < least) {
                    best = Some((cost, [from, middle], target));
                }
            }
        }
        best
    }
}

#[cfg(test)]
mod tests;
