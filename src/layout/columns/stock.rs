//! The slugs that fill columns, in halves of a line, and the badness of each way to end a column.

use super::ColumnFrame;
use super::slug::{Role, Slug, SlugPlace};

/// Badness of a word that is broken off at the foot of a column.
const BROKEN: f64 = 0.35;

/// Number of slugs that the columns so far hold.
pub(super) type State = usize;

/// Measures of a slug, in halves of a line.
#[derive(Clone, Copy, Debug)]
struct Counted {
    before: u32,
    height: u32,
    after: u32,
}

/// The slugs in order.
pub(super) struct Stock<'a> {
    slugs: &'a [Slug],
    /// Half a line, in millimetres.
    unit: f64,
    counted: Vec<Counted>,
    /// Whether each slug stays right below the one before it.
    stays: Vec<bool>,
    /// Height of all slugs before each one, and at the end of all of them, without gaps.
    heights: Vec<u32>,
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
    /// Puts a slug below all others, on the next whole line, and returns its top.
    fn put(&mut self, one: Counted) -> u32 {
        let gap = if self.begun { self.after.max(one.before) } else { 0 };
        let top = (self.used + gap).next_multiple_of(2);
        *self = Self { used: top + one.height, after: one.after, begun: true };
        top
    }
}

/// Result of filling a column in one way.
pub(super) struct ColumnEnd {
    pub(super) to: State,
    /// Height that is used, in halves of a line.
    pub(super) used: u32,
    /// Badness of its end.
    pub(super) cost: f64,
}

impl<'a> Stock<'a> {
    /// Takes up slugs on a grid whose lines are `leading` millimetres high, for columns of at most `lines` lines.
    pub(super) fn of(slugs: &'a [Slug], leading: f64, lines: u32) -> Self {
        let unit = leading / 2.0;
        let halves = |length: f64| (length / unit - 1e-6).ceil().max(0.0) as u32;
        let count = |slug: &Slug| Counted {
            before: halves(slug.before),
            height: halves(slug.height),
            after: halves(slug.after),
        };
        let counted: Vec<Counted> = slugs.iter().map(count).collect();
        let mut heights = vec![0];
        heights.extend(counted.iter().scan(0, |sum, one| {
            *sum += one.height;
            Some(*sum)
        }));
        let stays = stays(slugs, &counted, 2 * lines);
        Self { slugs, unit, counted, stays, heights }
    }

    pub(super) fn end(&self) -> State {
        self.slugs.len()
    }

    /// Returns the least height of everything after a state, in halves of a line.
    pub(super) fn rest(&self, from: State) -> u32 {
        self.heights[self.end()] - self.heights[from]
    }

    /// Passes to `each` all ways to fill a column from a state on.
    pub(super) fn endings(&self, from: State, column: ColumnFrame, mut each: impl FnMut(ColumnEnd)) {
        let mut cursor = Cursor::default();
        for to in from..=self.end() {
            if cursor.used > 2 * column.lines {
                break;
            }
            if self.stays.get(to).is_none_or(|stays| !stays) {
                each(ColumnEnd { to, used: cursor.used, cost: self.foot(to) });
            }
            if let Some(&slug) = self.counted.get(to) {
                cursor.put(slug);
            }
        }
    }

    /// Returns the badness of ending a column before the slug of that index.
    fn foot(&self, slug: usize) -> f64 {
        let above = slug.checked_sub(1).and_then(|above| self.slugs.get(above));
        if above.is_some_and(|above| above.hyphenated) { BROKEN } else { 0.0 }
    }

    /// Returns the places of all slugs in a column that leads from one state to another.
    pub(super) fn places(&self, from: State, to: State) -> Vec<SlugPlace> {
        let mut cursor = Cursor::default();
        let put = |slug: usize| {
            let top = f64::from(cursor.put(self.counted[slug])) * self.unit;
            SlugPlace { slug, top }
        };
        (from..to).map(put).collect()
    }
}

/// Returns whether each slug stays right below the one before it, in columns of at most `height` halves of a line.
fn stays(slugs: &[Slug], counted: &[Counted], height: u32) -> Vec<bool> {
    let fits = |from: usize, to: usize| {
        let mut cursor = Cursor::default();
        counted[from..to].iter().for_each(|one| {
            cursor.put(*one);
        });
        cursor.used <= height
    };
    let mut stays: Vec<bool> = slugs.iter().map(|slug| slug.tied).collect();
    let mut from = 0;
    while from < slugs.len() {
        let together = slugs[from + 1..].iter().take_while(|slug| slug.tied || slug.in_row).count();
        let to = from + 1 + together;
        let is_whole = fits(from, to);
        for (nth, slug) in slugs.iter().enumerate().take(to).skip(from + 1) {
            let is_figure = slug.in_row && slug.role == Role::Begins;
            if is_whole {
                stays[nth] = true;
            } else if is_figure && nth >= from + 2 && fits(nth - 2, nth + 1) {
                stays[nth - 1] = true;
                stays[nth] = true;
            }
        }
        from = to;
    }
    stays
}
