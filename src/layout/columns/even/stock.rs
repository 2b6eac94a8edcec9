//! The text and the figures that columns are filled with, and how bad each way is to fill one.

use super::super::slug::{Role, Slug, WIDEST, room_between};
use std::collections::BTreeMap;

/// Columns whose [`raggedness`] is more than this are not weighed if fuller ones are to be had.
const RAGGED: f64 = 25.0;
/// The badness of a figure right below another.
const PILED: f64 = 0.8;
/// The badness of a figure at the foot of a column whose rule goes on in the next; and of a figure at the head of the
/// column in which its rule begins, if the rule ends in a later one.
const PARTS: f64 = 8.0;
/// See [`PARTS`].
const BEFORE: f64 = 1.2;
/// A figure so many millimetres after its rule, counted in lines of text, is worse by 1.
const LATE: f64 = 9.0;
/// The badness if a figure at the head of a column parts a rule that is not its own, in addition to that of the figure.
const CUTS: f64 = 4.0;
/// The badness of a figure at the head of a column whose rule ends the column before.
const HEADS: f64 = 0.3;
/// The badness of a word that is broken off at the foot of a column.
const BROKEN: f64 = 0.35;
/// Gaps opened by so many millimetres are as bad as 1.
const OPENED: f64 = 1.4;

/// For each state the columns so far can have, the least badness with which they get there.
pub(crate) type Front = BTreeMap<State, f64>;
/// For each state after a column, the least badness so far, and the state before that column.
pub(crate) type FillTable = BTreeMap<State, (f64, State)>;

/// The badness of `left` millimetres over at the foot of a column whose gaps have so many shares of stretch.
fn raggedness(left: f64, shares: f64) -> f64 {
    let most = shares * WIDEST;
    let open = left.min(most) / shares.max(1e-9) / OPENED;
    open * open + (left - most).max(0.0)
}

/// How many lines and figures the columns so far hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct State {
    pub(crate) text: usize,
    pub(crate) figure: usize,
}

/// A column: what it holds, from the top.
pub(crate) struct Column {
    pub(crate) order: Vec<usize>,
    used: f64,
    shares: f64,
    /// The badness of where its figures stand.
    cost: f64,
}

/// A figure that may stand elsewhere than where it is in the text.
struct FloatingFigure {
    slug: usize,
    /// How many lines of text come before it.
    anchor: usize,
    /// How many lines of text come before the paragraph that it follows.
    rule: usize,
}

/// The text and the figures, each in order.
pub(crate) struct Stock<'a> {
    slugs: &'a [Slug],
    text: Vec<usize>,
    figures: Vec<FloatingFigure>,
    /// For each line of text the height of all lines before it, and at the end that of all; in millimetres, without
    /// gaps.
    heights: Vec<f64>,
}

impl<'a> Stock<'a> {
    pub(crate) fn of(slugs: &'a [Slug]) -> Self {
        let (mut text, mut figures) = (Vec::new(), Vec::new());
        let (mut heights, mut rule) = (vec![0.0], 0);
        for (slug, one) in slugs.iter().enumerate() {
            if one.role == Role::Floats {
                figures.push(FloatingFigure { slug, anchor: text.len(), rule });
                continue;
            }
            if one.role == Role::Begins {
                rule = text.len();
            }
            text.push(slug);
            heights.push(heights.last().unwrap_or(&0.0) + one.height);
        }
        Self { slugs, text, figures, heights }
    }

    pub(crate) fn end(&self) -> State {
        State { text: self.text.len(), figure: self.figures.len() }
    }

    /// Whether a column that ended before the line of that index would part a paragraph.
    fn cuts(&self, text: usize) -> bool {
        self.text.get(text).is_some_and(|&slug| self.slugs[slug].role == Role::Continues)
    }

    /// Whether a column may end before the line of that index.
    fn may_break(&self, text: usize) -> bool {
        self.text.get(text).is_none_or(|&slug| !self.slugs[slug].tied)
    }

    /// Fills columns of those heights, beginning from the states of `front`: the table of each column, and the states
    /// after the last.
    pub(crate) fn tables(&self, mut front: Front, heights: &[f64]) -> (Vec<FillTable>, Front) {
        let mut tables = Vec::new();
        for height in heights {
            let mut table = FillTable::new();
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
    pub(crate) fn between(&self, from: State, to: State) -> Column {
        let mut column = Column { order: Vec::new(), used: 0.0, shares: 0.0, cost: 0.0 };
        let mut figures = self.figures[from.figure..to.figure].iter().peekable();
        let mut above_is_figure = false;
        for text in from.text..=to.text {
            // A rule that begins in this column and ends in a later one has its figure at the head of this.
            let heads = |figure: &FloatingFigure| {
                text == from.text && figure.rule >= from.text && figure.anchor > to.text
            };
            let here = |figure: &FloatingFigure| figure.anchor <= text || text == to.text || heads(figure);
            while let Some(figure) = figures.next_if(|figure| here(figure)) {
                let cut = if self.cuts(from.text) { CUTS } else { 0.0 };
                column.cost += if heads(figure) {
                    BEFORE + cut + (self.heights[figure.rule] - self.heights[from.text]) / LATE
                } else if figure.anchor > text {
                    PARTS
                } else if figure.anchor < from.text {
                    let late = (self.heights[from.text] - self.heights[figure.anchor]) / LATE;
                    1.0 + late + cut
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
    pub(crate) fn level(&self, front: &Front, heights: &[f64]) -> Option<(f64, [State; 2], f64)> {
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
