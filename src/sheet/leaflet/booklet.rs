//! How large the leaflet's type is, how many pages it takes, and where everything on them stands.

use super::imposition::Imposition;
use crate::kit::columns::{self, Filled, Last};
use crate::kit::compose::{Composer, SMALLEST_TEXT, Scale};
use crate::kit::flow::{self, Place, Slug};
use crate::kit::{KitError, backpage, leaflet};
use crate::scene::{Rect, Size};
use crate::sheet::error::SheetError;
use crate::sheet::job::Job;

/// Room between the columns, in millimetres.
const GUTTER: f64 = 6.0;
/// Room between the front page's head and its columns, between a page's columns and what stands below them.
const APART: f64 = 4.0;
/// Room for the page number below the text, in millimetres.
const NUMBER: f64 = 2.0;
/// A page has two columns if they are at least so wide, in millimetres.
const NARROWEST: f64 = 42.0;
/// The most pages: folded sheets of so many still lie flat.
const MOST_PAGES: usize = 16;
/// How finely sizes are fitted: halvings of the range between the smallest and the largest.
const HALVINGS: usize = 7;
/// How many sizes are tried for the evenest columns, and how far apart they are.
const TRIALS: usize = 10;
/// See [`TRIALS`].
const STEP: f64 = 0.025;
/// What a step to smaller sizes has to gain in badness of the columns.
const SMALLER: f64 = 0.8;
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

/// Measures of a leaflet's pages that its content doesn't change.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Format {
    /// A page, in millimetres.
    pub(crate) page: Size,
    /// Distance of the text from the upper, lower and outer edges of a page.
    pub(crate) edge: f64,
    /// Distance of the text from the edge at which pages are held together: the left one of the first page.
    pub(crate) inner: f64,
    /// Every leaflet has a multiple of so many pages.
    pub(crate) multiple: usize,
    /// Height of the front page's head.
    pub(crate) head: f64,
    /// Height of the foot of the last page.
    pub(crate) foot: f64,
}

impl Format {
    /// The format of pages on paper, whose front page has no head yet, and the last no foot.
    pub(crate) fn of(imposition: Imposition) -> Self {
        let (edge, inner) = (imposition.edge(), imposition.inner_edge());
        let multiple = imposition.multiple();
        Self { page: imposition.page, edge, inner, multiple, head: 0.0, foot: 0.0 }
    }

    /// Width of everything on a page.
    pub(crate) fn width(&self) -> f64 {
        self.page.width - self.edge - self.inner
    }

    /// Where everything begins on the page of that index.
    pub(crate) fn left(&self, number: usize) -> f64 {
        if number.is_multiple_of(2) { self.inner } else { self.edge }
    }

    /// How many columns a page has.
    pub(super) fn columns_to_a_page(&self) -> usize {
        if self.width() >= 2.0 * NARROWEST + GUTTER { 2 } else { 1 }
    }

    /// Width of a column.
    pub(crate) fn measure(&self) -> f64 {
        if self.columns_to_a_page() == 2 { (self.width() - GUTTER) / 2.0 } else { self.width() }
    }

    /// The lower end of a page's content.
    pub(crate) fn bottom(&self) -> f64 {
        self.page.height - self.edge - NUMBER
    }

    /// The columns of so many pages in the order of reading, each with the index of its page; the last page leaves room
    /// for its foot and for a table of the given height.
    fn columns(&self, pages: usize, table: f64) -> Vec<(usize, Rect)> {
        let mut columns = Vec::new();
        for number in 0..pages {
            let mut top = self.edge;
            if number == 0 {
                top += self.head + APART;
            }
            let mut bottom = self.bottom();
            if number + 1 == pages {
                bottom -= self.foot + APART;
                bottom -= if table > 0.0 { table + APART } else { 0.0 };
            }
            for nth in 0..self.columns_to_a_page() {
                let left = self.left(number) + nth as f64 * (self.measure() + GUTTER);
                columns.push((number, Rect::new(left, top, left + self.measure(), bottom.max(top))));
            }
        }
        columns
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
}

/// Fits the leaflet: as few pages as its smallest type needs, then the largest type that they hold.
pub(crate) fn fit(job: &Job<'_>, composer: &Composer<'_>, format: Format) -> Result<Booklet, SheetError> {
    for pages in (format.multiple..=MOST_PAGES).step_by(format.multiple) {
        let trial = Trial { job, composer, format, pages };
        if let Some(booklet) = trial.largest()? {
            return Ok(booklet);
        }
    }
    Err(KitError::Overflow { what: "the text of the leaflet" }.into())
}

/// Fitting into a given number of pages.
struct Trial<'a, 'b> {
    job: &'a Job<'a>,
    composer: &'a Composer<'b>,
    format: Format,
    pages: usize,
}

impl Trial<'_, '_> {
    fn slugs(&self, step: f64) -> Result<Vec<Slug>, KitError> {
        let job = self.job;
        leaflet::try_size(self.composer, job.variant, job.examples, scale(step), self.format.measure())
    }

    /// Heights of the columns beside a table.
    fn heights(&self, table: f64) -> Vec<f64> {
        self.format.columns(self.pages, table).iter().map(|(_, frame)| frame.height()).collect()
    }

    fn fits(&self, step: f64, table: f64) -> Result<bool, KitError> {
        Ok(flow::fill(&self.slugs(step)?, &self.heights(table), 1.0).is_some())
    }

    /// The largest sizes that fit; nothing if not even the smallest do.
    fn largest(&self) -> Result<Option<Booklet>, KitError> {
        if !self.fits(-1.0, 0.0)? {
            return Ok(None);
        }
        if !self.fits(1.0, 0.0)? {
            let step = self.halve(-1.0, 1.0, 0.0)?;
            return self.evenest(step, -1.0, &[0.0]);
        }
        // With all at its most comfortable, what is left goes to a table for the games played.
        let slugs = self.slugs(1.0)?;
        let all = self.format.bottom() - self.format.edge - self.format.foot - APART;
        let holds = |table: &f64| {
            self.format.columns_to_a_page() == 2 && flow::fill(&slugs, &self.heights(*table), 1.0).is_some()
        };
        let Some(table) = backpage::heights(all).find(holds) else {
            let step = if self.fits(2.0, 0.0)? { 2.0 } else { self.halve(1.0, 2.0, 0.0)? };
            return self.evenest(step, 0.0, &[0.0]);
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
        self.evenest(step, if full { 1.0 } else { step }, &lower.collect::<Vec<_>>())
    }

    /// The largest sizes that fit, between some that do and some that don't.
    fn halve(&self, mut fits: f64, mut fails: f64, table: f64) -> Result<f64, KitError> {
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

    /// Places everything with sizes of at most `step`: somewhat smaller ones, not below `least`, are taken where they
    /// make the columns end more evenly and bring the figures nearer to their rules. Nothing if no way is found.
    fn evenest(&self, step: f64, least: f64, tables: &[f64]) -> Result<Option<Booklet>, KitError> {
        let mut best: Option<(f64, f64, f64, Filled)> = None;
        for nth in 0..TRIALS {
            let step = (step - STEP * nth as f64).max(least);
            let slugs = self.slugs(step)?;
            for (fewer, &table) in tables.iter().enumerate() {
                let last = if table > 0.0 { Last::Level } else { Last::Full };
                let Some(filled) = columns::fill(&slugs, &self.heights(table), last) else { continue };
                let cost = filled.badness + SMALLER * nth as f64 + FEWER * fewer as f64;
                if best.as_ref().is_none_or(|(least, ..)| cost < *least) {
                    best = Some((cost, step, table, filled));
                }
            }
            if step <= least {
                break;
            }
        }
        Ok(best.map(|(_, step, table, filled)| Booklet {
            scale: scale(step),
            pages: self.pages,
            columns: self.format.columns(self.pages, table),
            places: filled.places,
            table,
        }))
    }
}
