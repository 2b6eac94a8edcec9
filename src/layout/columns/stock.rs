//! The text and the figures that fill columns, in halves of a line, and the badness of each way to fill a column.

use super::ColumnFrame;
use super::slug::{Role, Slug, SlugPlace};

/// Badness of a figure right below another.
const PILED: f64 = 0.8;
/// Badness of a figure that has to wait for the head of the next column, and of each line between its rule and this
/// head.
const LATE: (f64, f64) = (1.0, 0.08);
/// Additional badness if this figure splits a rule that is not its own.
const CUTS: f64 = 4.0;
/// Badness of a figure at the head of a column whose rule ends the column before.
const HEADS: f64 = 0.3;
/// Badness of a word that is broken off at the foot of a column.
const BROKEN: f64 = 0.35;

/// Number of lines of text and of figures that the columns so far hold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct State {
    pub(super) text: usize,
    pub(super) figure: usize,
}

/// Measures of a slug, in halves of a line.
#[derive(Clone, Copy, Debug)]
struct Counted {
    slug: usize,
    before: u32,
    height: u32,
    after: u32,
    /// Whether `before` gives way to the room that a figure above keeps after itself.
    yields: bool,
}

/// Figure that may stand elsewhere than at its place in the text.
struct FloatingFigure {
    counted: Counted,
    /// Number of lines of text that come before it.
    anchor: usize,
}

/// The text and the figures, each in order.
pub(super) struct Stock<'a> {
    slugs: &'a [Slug],
    /// Half a line, in millimetres.
    unit: f64,
    text: Vec<Counted>,
    figures: Vec<FloatingFigure>,
    /// Height of all lines of text before each line, and at the end of all lines, without gaps; then the same of the
    /// figures.
    heights: [Vec<u32>; 2],
}

/// State of a column that is being filled, in halves of a line.
#[derive(Clone, Copy, Debug, Default)]
struct Cursor {
    /// Height that is used.
    used: u32,
    /// Room that the slug above asks for after itself.
    after: u32,
    /// Whether the column holds anything.
    begun: bool,
}

impl Cursor {
    /// Puts a slug below all others, text on the next whole line, and returns its top.
    fn put(&mut self, one: Counted, is_text: bool) -> u32 {
        let gap = match *self {
            Self { begun: false, .. } => 0,
            Self { after, .. } if one.yields && after > 0 => after,
            Self { after, .. } => after.max(one.before),
        };
        let top = self.used + gap;
        let top = if is_text { top.next_multiple_of(2) } else { top };
        *self = Self { used: top + one.height, after: one.after, begun: true };
        top
    }
}

/// Result of filling a column in one way.
pub(super) struct ColumnEnd {
    pub(super) to: State,
    /// Height that is used, in halves of a line.
    pub(super) used: u32,
    /// Badness of the places of its figures and of its end.
    pub(super) cost: f64,
}

impl<'a> Stock<'a> {
    /// Takes up slugs on a grid whose lines are `leading` millimetres high.
    pub(super) fn of(slugs: &'a [Slug], leading: f64) -> Self {
        let unit = leading / 2.0;
        let halves = |length: f64| (length / unit - 1e-6).ceil().max(0.0) as u32;
        let (mut text, mut figures) = (Vec::new(), Vec::new());
        let mut heights = [vec![0], vec![0]];
        for (slug, one) in slugs.iter().enumerate() {
            let counted = Counted {
                slug,
                before: halves(one.before),
                height: halves(one.height),
                after: halves(one.after),
                yields: one.yields,
            };
            let is_figure = one.role == Role::Floats;
            if is_figure {
                figures.push(FloatingFigure { counted, anchor: text.len() });
            } else {
                text.push(counted);
            }
            let sums = &mut heights[usize::from(is_figure)];
            sums.push(sums.last().unwrap_or(&0) + counted.height);
        }
        Self { slugs, unit, text, figures, heights }
    }

    pub(super) fn end(&self) -> State {
        State { text: self.text.len(), figure: self.figures.len() }
    }

    /// Returns the least height of everything after a state, in halves of a line.
    pub(super) fn rest(&self, from: State) -> u32 {
        let [text, figures] = &self.heights;
        let end = self.end();
        text[end.text] - text[from.text] + figures[end.figure] - figures[from.figure]
    }

    fn slug(&self, text: usize) -> Option<&Slug> {
        self.text.get(text).map(|one| &self.slugs[one.slug])
    }

    /// Returns whether a column may end before the line of that index.
    fn may_break(&self, text: usize) -> bool {
        self.slug(text).is_none_or(|slug| !slug.tied)
    }

    /// Returns the number of figures placed once all waiting ones stand at the head of a column that begins with `from`.
    fn heads(&self, from: State) -> usize {
        let waiting = |figure: &FloatingFigure| figure.anchor <= from.text;
        from.figure + self.figures[from.figure..].iter().take_while(|figure| waiting(figure)).count()
    }

    /// Passes to `each` all ways to fill a column from a state on. Figures that have waited come first. Of the figures whose
    /// rules end in the column, the first ones stand right after them; the others wait if the spread has another column.
    pub(super) fn endings(
        &self,
        from: State,
        column: ColumnFrame,
        is_last: bool,
        mut each: impl FnMut(ColumnEnd),
    ) {
        let height = 2 * column.lines;
        let heads = self.heads(from);
        let (mut top, mut cost_above) = (Cursor::default(), 0.0);
        for (nth, figure) in self.figures[from.figure..heads].iter().enumerate() {
            top.put(figure.counted, false);
            cost_above += self.late(figure, from.text) + if nth > 0 { PILED } else { 0.0 };
        }
        if top.used > height {
            return;
        }
        for inline in heads..=self.figures.len() {
            // The column has to hold the rules of the figures that stand in it.
            let least = if inline > heads { self.figures[inline - 1].anchor } else { from.text };
            let (mut cursor, mut cost, mut figure) = (top, cost_above, heads);
            let mut reached = false;
            for text in from.text..=self.text.len() {
                let mut piled = false;
                while figure < inline && self.figures[figure].anchor == text {
                    cost += if std::mem::replace(&mut piled, true) { PILED } else { 0.0 };
                    cursor.put(self.figures[figure].counted, false);
                    figure += 1;
                }
                if cursor.used > height {
                    break;
                }
                reached |= text >= least;
                let to = State { text, figure: inline };
                let waits = self.figures.get(inline).is_some_and(|figure| figure.anchor <= text);
                if text >= least && self.may_break(text) && !(waits && is_last) {
                    each(ColumnEnd { to, used: cursor.used, cost: cost + self.foot(text) });
                }
                if let Some(&line) = self.text.get(text) {
                    cursor.put(line, true);
                }
            }
            if !reached {
                break;
            }
        }
    }

    /// Returns the badness of a figure at the head of a column that begins with the line of that index.
    fn late(&self, figure: &FloatingFigure, text: usize) -> f64 {
        if text == 0 {
            return 0.0;
        }
        if figure.anchor == text {
            return HEADS;
        }
        let lines = f64::from(self.heights[0][text] - self.heights[0][figure.anchor]) / 2.0;
        let cuts = self.slug(text).is_some_and(|slug| slug.role == Role::Continues);
        LATE.0 + lines * LATE.1 + if cuts { CUTS } else { 0.0 }
    }

    /// Returns the badness of ending a column before the line of that index.
    fn foot(&self, text: usize) -> f64 {
        let broken =
            text.checked_sub(1).and_then(|above| self.slug(above)).is_some_and(|slug| slug.hyphenated);
        if broken { BROKEN } else { 0.0 }
    }

    /// Returns the places of all slugs in a column that leads from one state to another.
    pub(super) fn places(&self, from: State, to: State) -> Vec<SlugPlace> {
        let (mut cursor, mut places) = (Cursor::default(), Vec::new());
        let mut put = |one: Counted, is_text: bool| {
            let top = f64::from(cursor.put(one, is_text)) * self.unit;
            places.push(SlugPlace { slug: one.slug, top });
        };
        let mut figures = self.figures[from.figure..to.figure].iter().peekable();
        for text in from.text..=to.text {
            while let Some(figure) = figures.next_if(|figure| figure.anchor <= text) {
                put(figure.counted, false);
            }
            if text < to.text {
                put(self.text[text], true);
            }
        }
        places
    }
}
