//! How large the leaflet's type is, how many pages it takes, and where everything on them stands.

use super::format::{APART, Format};
use crate::explain::ExplainError;
use crate::imposition::{Job, SheetError};
use crate::kit::{backpage, leaflet};
use crate::layout::LayoutError;
use crate::layout::columns::{Filled, Last, Opening};
use crate::layout::compose::{Composer, SMALLEST_TEXT, Scale};
use crate::layout::flow::{Place, Slug};
use crate::layout::{columns, flow};
use crate::scene::Rect;
use std::ops::RangeInclusive;

/// The most pages: folded sheets of so many still lie flat.
const MOST_PAGES: usize = 16;
/// How finely sizes are fitted: halvings of the range between the smallest and the largest.
const HALVINGS: usize = 7;
/// How many sizes are tried for the evenest columns, and how far apart they are.
const TRIALS: usize = 9;
/// See [`TRIALS`].
const STEP: f64 = 0.025;
/// What a step to smaller sizes has to gain in badness of the columns.
const SMALLER: f64 = 0.3;
/// Heights that are tried for the front page's ornament, and what a millimetre less of it has to gain.
const ORNAMENTS: usize = 9;
/// See [`ORNAMENTS`].
const LOWER: f64 = 0.1;
/// By what the figures may be larger or smaller than their type asks for, so that the columns fill.
const GROWTHS: [f64; 5] = [0.92, 0.96, 1.04, 1.08, 1.12];
/// The gain in badness of figures twice as large.
const LARGER: f64 = 4.0;
/// Figures are not made smaller than this to fill columns; see [`Scale::figures`].
const SMALLEST_FIGURES: f64 = 0.8;
/// Columns of less badness are even enough, and other figures are tried with one size of type only; else with so many.
const EVEN: f64 = 4.0;
/// See [`EVEN`].
const BEST: usize = 3;
/// What a row fewer in the table has to gain.
const FEWER: f64 = 0.3;

/// Sizes of type and figures, from the smallest text at 0 to the most comfortable at 1; up to 2 for a game of few words,
/// whose pages are to be full all the same; down to -1 for one of many, whose figures and leading are as small as they
/// may be.
fn scale(step: f64) -> Scale {
    let (tight, comfort, more) = ((-step).clamp(0.0, 1.0), step.clamp(0.0, 1.0), (step - 1.0).max(0.0));
    Scale {
        body: SMALLEST_TEXT + 2.0 * comfort + 1.3 * more,
        lead: 1.24 + 0.10 * comfort + 0.06 * more - 0.04 * tight,
        figures: 0.8 + 0.5 * comfort + 0.4 * more - 0.06 * tight,
    }
}

/// A leaflet, ready to be drawn.
#[derive(Clone, Debug)]
pub(super) struct Booklet {
    /// Sizes of type and figures.
    pub(crate) scale: Scale,
    /// Pages.
    pub(crate) pages: usize,
    /// Each column with the index of its page.
    pub(crate) columns: Vec<(usize, Rect)>,
    /// Where every slug stands in its column.
    pub(crate) places: Vec<Vec<Place>>,
    /// Height of the table for the games played; 0 if there is none.
    pub(crate) table: f64,
    /// What the front page's ornament gives to the words, in millimetres.
    pub(crate) less: f64,
}

/// Fits the leaflet: as few pages as its smallest type needs, then the largest type that they hold.
pub(crate) fn fit(job: &Job<'_>, composer: &Composer<'_>, format: Format) -> Result<Booklet, SheetError> {
    for pages in (format.multiple..=MOST_PAGES).step_by(format.multiple) {
        let trial = Trial { job, composer, format, pages };
        if let Some(booklet) = trial.largest()? {
            return Ok(booklet);
        }
    }
    Err(LayoutError::Overflow { what: "the text of the leaflet" }.into())
}

/// Fitting into a given number of pages.
struct Trial<'a, 'b> {
    job: &'a Job<'a>,
    composer: &'a Composer<'b>,
    format: Format,
    pages: usize,
}

impl Trial<'_, '_> {
    fn set(&self, scale: Scale) -> Result<Vec<Slug>, ExplainError> {
        let job = self.job;
        leaflet::try_size(self.composer, job.variant, job.examples, scale, self.format.measure())
    }

    /// Heights of the columns beside a table.
    fn heights(&self, table: f64, less: f64) -> Vec<f64> {
        self.format.columns(self.pages, table, less).iter().map(|(_, frame)| frame.height()).collect()
    }

    /// Whether sizes fit, if need be with the smallest ornament.
    fn fits(&self, step: f64, table: f64) -> Result<bool, ExplainError> {
        Ok(flow::fill(&self.set(scale(step))?, &self.heights(table, self.format.spare), 1.0).is_some())
    }

    /// The largest sizes that fit; nothing if not even the smallest do.
    fn largest(&self) -> Result<Option<Booklet>, ExplainError> {
        if !self.fits(-1.0, 0.0)? {
            return Ok(None);
        }
        if !self.fits(1.0, 0.0)? {
            let step = self.halve(-1.0, 1.0, 0.0)?;
            return self.evenest(step, -1.0..=1.0, &[0.0]);
        }
        // With all at its most comfortable, what is left goes to a table for the games played.
        let slugs = self.set(scale(1.0))?;
        let all = self.format.bottom() - self.format.edge - self.format.foot - APART;
        let holds = |table: &f64| {
            self.format.columns_to_a_page() == 2
                && flow::fill(&slugs, &self.heights(*table, 0.0), 1.0).is_some()
        };
        let Some(table) = backpage::heights(all).find(holds) else {
            let step = if self.fits(2.0, 0.0)? { 2.0 } else { self.halve(1.0, 2.0, 0.0)? };
            return self.evenest(step, 0.0..=2.0, &[0.0]);
        };
        let full = backpage::heights(all).next() == Some(table);
        let step = if !full {
            1.0
        } else if self.fits(2.0, table)? {
            2.0
        } else {
            self.halve(1.0, 2.0, table)?
        };
        let lower = backpage::heights(all).filter(|height| *height <= table).take(3).chain([0.0]);
        self.evenest(step, if full { 1.0..=2.0 } else { step..=step }, &lower.collect::<Vec<_>>())
    }

    /// The columns filled, if they hold the slugs.
    fn filled(&self, slugs: &[Slug], table: f64, opening: Opening<'_>) -> Option<Filled> {
        let last = if table > 0.0 { Last::Level } else { Last::Full };
        columns::fill(slugs, &self.heights(table, 0.0), opening, last)
    }

    /// The largest sizes that fit, between some that do and some that don't.
    fn halve(&self, mut fits: f64, mut fails: f64, table: f64) -> Result<f64, ExplainError> {
        for _ in 0..HALVINGS {
            let middle = f64::midpoint(fits, fails);
            if self.fits(middle, table)? {
                fits = middle;
            } else {
                fails = middle;
            }
        }
        Ok(fits)
    }

    /// Places everything with sizes of about `step`, within `range`: those are taken, and figures a little larger or
    /// smaller than their type asks for, that make the columns end most evenly and bring the figures nearest to their
    /// rules. Nothing if no way is found.
    fn evenest(
        &self,
        step: f64,
        range: RangeInclusive<f64>,
        tables: &[f64],
    ) -> Result<Option<Booklet>, ExplainError> {
        let (least, most) = (*range.start(), range.end().min(step + STEP));
        let less = |nth| self.format.spare * nth as f64 / (ORNAMENTS - 1) as f64;
        let rooms: Vec<(f64, f64)> = (0..ORNAMENTS).map(|nth| (less(nth), LOWER * less(nth))).collect();
        let opening = Opening { columns: self.format.columns_to_a_page(), rooms: &rooms };
        let mut tried: Vec<Tried> = Vec::new();
        for nth in 0..TRIALS {
            let step = (most - STEP * nth as f64).max(least);
            let scale = scale(step);
            let slugs = self.set(scale)?;
            for (fewer, &table) in tables.iter().enumerate() {
                let sizes = SMALLER * nth as f64 + FEWER * fewer as f64;
                let filled = self.filled(&slugs, table, opening);
                tried.extend(filled.map(|filled| Tried { sizes, scale, table, filled }));
            }
            if step <= least {
                break;
            }
        }
        tried.sort_by(|one, other| one.cost().total_cmp(&other.cost()));
        tried.truncate(if tried.first().is_some_and(|best| best.filled.badness < EVEN) { 1 } else { BEST });
        let mut grown = Vec::new();
        for Tried { sizes, scale, table, .. } in &tried {
            for growth in GROWTHS {
                let scale = Scale { figures: scale.figures * growth, ..*scale };
                if growth < 1.0 && scale.figures < SMALLEST_FIGURES {
                    continue;
                }
                let sizes = sizes - LARGER * (growth - 1.0);
                let filled = self.filled(&self.set(scale)?, *table, opening);
                grown.extend(filled.map(|filled| Tried { sizes, scale, table: *table, filled }));
            }
        }
        tried.extend(grown);
        let best = tried.into_iter().min_by(|one, other| one.cost().total_cmp(&other.cost()));
        Ok(best.map(|Tried { scale, table, filled, .. }| {
            let less = rooms[filled.room].0;
            let columns = self.format.columns(self.pages, table, less);
            Booklet { scale, pages: self.pages, columns, places: filled.places, table, less }
        }))
    }
}

/// A way to fill the pages.
struct Tried {
    /// What is lost by its sizes, in badness.
    sizes: f64,
    scale: Scale,
    table: f64,
    filled: Filled,
}

impl Tried {
    fn cost(&self) -> f64 {
        self.sizes + self.filled.badness
    }
}
