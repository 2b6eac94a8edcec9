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
}

/// Columns lower than this, in millimetres, hold nothing.
const LEAST: f64 = 10.0;
/// Columns that end higher than that much over the foot, by their raggedness, are not weighed if fuller ones are to be had.
const RAGGED: f64 = 25.0;
/// The badness of two figures right below each other.
const PILED: f64 = 0.8;

/// Fills the columns of pages with two columns each, whose `heights` are given in millimetres; nothing if the slugs don't
/// fit. Figures keep their order, and stand right after their rule, at the foot of the column in which it begins, or at
/// the head of a later one.
#[must_use]
pub fn fill(slugs: &[Slug], heights: &[f64], last: Last) -> Option<Filled> {
    let used = heights.iter().rposition(|height| *height >= LEAST)? + 1;
    // The rest of a page that is all for something else leaves the page before it to be filled.
    let level = last == Last::Level && used == heights.len() && used.is_multiple_of(2);
    let stock = Stock::of(slugs);
    let plain = if level { used - 2 } else { used };
    let mut tables: Vec<BTreeMap<State, (f64, State)>> = Vec::new();
    let mut front = BTreeMap::from([(State { text: 0, figure: 0 }, 0.0)]);
    for height in &heights[..plain] {
        let mut table: BTreeMap<State, (f64, State)> = BTreeMap::new();
        for (&from, &so_far) in &front {
            for (to, column) in stock.columns(from, *height, true) {
                let cost = so_far + column.cost + raggedness(height - column.used, column.shares);
                if table.get(&to).is_none_or(|(best, _)| cost < *best) {
                    table.insert(to, (cost, from));
                }
            }
        }
        front = table.iter().map(|(state, (cost, _))| (*state, *cost)).collect();
        tables.push(table);
    }
    let end = stock.end();
    let (badness, mut state, mut tail) = if level {
        let (cost, path, target) = stock.level(&front, &heights[plain..used])?;
        let columns = [(path[0], path[1]), (path[1], end)];
        let tail = columns.map(|(from, to)| (stock.between(from, to).order, target)).to_vec();
        (cost, path[0], tail)
    } else {
        (*front.get(&end)?, end, Vec::new())
    };
    for (table, height) in tables.iter().zip(heights).rev() {
        let (_, from) = table[&state];
        tail.insert(0, (stock.between(from, state).order, *height));
        state = from;
    }
    tail.resize(heights.len(), (Vec::new(), 0.0));
    let places = tail.iter().map(|(order, height)| spread(slugs, order, *height)).collect();
    Some(Filled { places, badness })
}

/// The badness of `left` millimetres over at the foot of a column whose gaps have so many shares of stretch.
fn raggedness(left: f64, shares: f64) -> f64 {
    let most = shares * WIDEST;
    if left <= most {
        let open = left / most.max(1e-9);
        3.0 * open * open
    } else {
        3.0 + (left - most)
    }
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

    /// Whether a column may end before the line of that index.
    fn may_break(&self, text: usize) -> bool {
        self.text.get(text).is_none_or(|&slug| !self.slugs[slug].tied)
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
            let mut some: Vec<(State, Column)> = Vec::new();
            for text in least..=self.text.len() {
                if self.heights[text] - self.heights[from.text] + tall > height + 0.001 {
                    break;
                }
                if !self.may_break(text) {
                    continue;
                }
                let to = State { text, figure };
                let column = self.between(from, to);
                if column.used <= height + 0.001 {
                    some.push((to, column));
                }
            }
            let fullest = some.len().saturating_sub(1);
            let mut nth = 0;
            some.retain(|(to, column)| {
                nth += 1;
                !full
                    || nth > fullest
                    || *to == self.end()
                    || raggedness(height - column.used, column.shares) < RAGGED
            });
            found.append(&mut some);
        }
        found
    }

    /// The column that takes from one state to another.
    fn between(&self, from: State, to: State) -> Column {
        let mut column = Column { order: Vec::new(), used: 0.0, shares: 0.0, cost: 0.0 };
        let mut figures = self.figures[from.figure..to.figure].iter().peekable();
        let mut above_is_figure = false;
        for text in from.text..=to.text {
            while let Some(figure) = figures.next_if(|figure| figure.anchor <= text || text == to.text) {
                column.cost += if figure.anchor > text {
                    0.7
                } else if figure.anchor < from.text {
                    1.0 + (self.heights[from.text] - self.heights[figure.anchor]) / 15.0
                } else if figure.anchor == from.text && from.text > 0 {
                    0.3
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
    fn level(&self, front: &BTreeMap<State, f64>, heights: &[f64]) -> Option<(f64, [State; 2], f64)> {
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
