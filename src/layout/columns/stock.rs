//! The text and the figures that columns are filled with, in halves of a line, and how bad each way is to fill one.

use super::ColumnFrame;
use super::slug::{Role, Slug, SlugPlace};

/// The badness of a figure right below another.
const PILED: f64 = 0.8;
/// The badness of a figure that has to wait for the head of the next column, and of each line that comes before it since
/// its rule.
const LATE: (f64, f64) = (1.0, 0.08);
/// The badness if such a figure parts a rule that is not its own, in addition to that of the figure.
const CUTS: f64 = 4.0;
/// The badness of a figure at the head of a column whose rule ends the column before.
const HEADS: f64 = 0.3;
/// The badness of a word that is broken off at the foot of a column.
const BROKEN: f64 = 0.35;

/// How many lines of text and how many figures the columns so far hold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct State {
    pub(super) text: usize,
    pub(super) figure: usize,
}

/// A slug in halves of a line.
#[derive(Clone, Copy, Debug)]
struct Counted {
    slug: usize,
    before: u32,
    height: u32,
    after: u32,
    /// Whether `before` gives way to what a figure above keeps after itself.
    yields: bool,
}

/// A figure that may stand elsewhere than where it is in the text.
struct FloatingFigure {
    counted: Counted,
    /// How many lines of text come before it.
    anchor: usize,
}

/// The text and the figures, each in order.
pub(super) struct Stock<'a> {
    slugs: &'a [Slug],
    /// Half a line, in millimetres.
    unit: f64,
    text: Vec<Counted>,
    figures: Vec<FloatingFigure>,
    /// For each line of text the height of all lines before it, and at the end that of all, without gaps; the same for the
    /// figures.
    heights: [Vec<u32>; 2],
}

/// Where a column that is being filled has got to.
#[derive(Clone, Copy, Debug, Default)]
struct Cursor {
    /// What is used.
    used: u32,
    /// The room that what is above asks for.
    after: u32,
    /// Whether there is anything above.
    begun: bool,
}

impl Cursor {
    /// Puts something below all, text on the next whole line; its top.
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

/// What came of filling a column in one way.
pub(super) struct ColumnEnd {
    pub(super) to: State,
    /// Halves of a line that are used.
    pub(super) used: u32,
    /// The badness of where its figures stand and where it ends.
    pub(super) cost: f64,
}

impl<'a> Stock<'a> {
    /// Slugs on a grid whose lines are `leading` millimetres high.
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

    /// The least that what follows a state takes, in halves of a line.
    pub(super) fn rest(&self, from: State) -> u32 {
        let [text, figures] = &self.heights;
        let end = self.end();
        text[end.text] - text[from.text] + figures[end.figure] - figures[from.figure]
    }

    fn slug(&self, text: usize) -> Option<&Slug> {
        self.text.get(text).map(|one| &self.slugs[one.slug])
    }

    /// Whether a column may end before the line of that index.
    fn may_break(&self, text: usize) -> bool {
        self.slug(text).is_none_or(|slug| !slug.tied)
    }

    /// How many figures there are when those that have waited stand at the head of a column that begins with `from`.
    fn heads(&self, from: State) -> usize {
        let waiting = |figure: &FloatingFigure| figure.anchor <= from.text;
        from.figure + self.figures[from.figure..].iter().take_while(|figure| waiting(figure)).count()
    }

    /// All ways to fill a column from a state on. Figures that have waited come first; of those whose rules end in the column
    /// the first ones stand right after them, and the others wait, as long as the next column is seen together with this one.
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
            // The column reaches beyond the rules of the figures that stand in it.
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

    /// The badness of a figure at the head of a column that begins with the line of that index.
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

    /// The badness of ending a column before the line of that index.
    fn foot(&self, text: usize) -> f64 {
        let broken =
            text.checked_sub(1).and_then(|above| self.slug(above)).is_some_and(|slug| slug.hyphenated);
        if broken { BROKEN } else { 0.0 }
    }

    /// Where everything stands in a column that takes from one state to another.
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
