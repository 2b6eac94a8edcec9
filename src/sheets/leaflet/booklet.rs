//! How large the leaflet's type is, how many pages it takes, and where everything on them stands.

use super::format::{APART, LeafletFormat};
use crate::explain::ExplainError;
use crate::imposition::{Job, SheetError};
use crate::kit::backpage;
use crate::kit::leaflet::{self, LeafletScript};
use crate::layout::LayoutError;
use crate::layout::columns::{Filled, How, Last, Opening, Slug, SlugPlace, fill};
use crate::layout::compose::{Composer, SMALLEST_TEXT, Scale};
use crate::layout::fit::{self, Fitted};
use crate::scene::{Marks, Rect};
use std::ops::RangeInclusive;

/// The most pages: folded sheets of so many still lie flat.
const MOST_PAGES: usize = 16;
/// How finely sizes are fitted: halvings of the range between the smallest and the largest.
const HALVINGS: usize = 7;
/// How many sizes are tried for the evenest columns, and by how much of [`scale`]'s steps they differ.
const TRIALS: usize = 9;
/// See [`TRIALS`].
const STEP: f64 = 0.025;
/// The badness of each step to a smaller size: it is taken only if the columns gain more than this by it.
const SMALLER: f64 = 0.3;
/// How many heights are tried for the front page's ornament, and the badness of each millimetre that is taken from it.
const ORNAMENTS: usize = 9;
/// See [`ORNAMENTS`].
const LOWER: f64 = 0.1;
/// Factors by which the figures may be larger or smaller than goes with their type, so that the columns fill.
const GROWTHS: [f64; 5] = [0.92, 0.96, 1.04, 1.08, 1.12];
/// By how much figures of twice the size would lessen the badness; other sizes in proportion.
const LARGER: f64 = 4.0;
/// Figures are not made smaller than this to fill columns; see [`Scale::figures`].
const SMALLEST_FIGURES: f64 = 0.8;
/// If the best size of type gives columns of less badness than this, other sizes of figures are tried with that one
/// only; else with the best few sizes of type, so many as the second number says.
const EVEN: f64 = 4.0;
/// See [`EVEN`].
const BEST: usize = 3;
/// The badness of each row fewer in the table for the games played.
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
    pub(crate) places: Vec<Vec<SlugPlace>>,
    /// Height of the table for the games played; 0 if there is none.
    pub(crate) table: f64,
    /// How much of the height of the front page's ornament is given to the words, in millimetres.
    pub(crate) less: f64,
}

/// Fits the leaflet: as few pages as its smallest type needs, then the largest type that they hold.
pub(crate) fn fit(
    job: &Job<'_>,
    composer: &Composer<'_>,
    script: &LeafletScript,
    format: LeafletFormat,
) -> Result<Booklet, SheetError> {
    let ladder = (format.multiple..=MOST_PAGES).step_by(format.multiple);
    let found = fit::first(ladder, |&pages| Trial { job, composer, script, format, pages }.largest())?;
    Ok(found.ok_or(LayoutError::Overflow { what: "the text of the leaflet" })?.1)
}

/// Fitting into a given number of pages.
struct Trial<'a, 'b> {
    job: &'a Job<'a>,
    composer: &'a Composer<'b>,
    script: &'a LeafletScript,
    format: LeafletFormat,
    pages: usize,
}

impl Trial<'_, '_> {
    /// Sets the running text without keeping its marks.
    fn set(&self, scale: Scale) -> Result<Vec<Slug>, ExplainError> {
        let mut marks = Marks::default();
        let mut composer = self.composer.with(&mut marks);
        let measure = self.format.measure();
        Ok(leaflet::set(&mut composer, self.job.variant, self.script, scale, measure)?.slugs)
    }

    /// Heights of the columns beside a table.
    fn heights(&self, table: f64, less: f64) -> Vec<f64> {
        self.format.columns(self.pages, table, less).iter().map(|(_, frame)| frame.height()).collect()
    }

    /// Whether sizes fit, if need be with the smallest ornament.
    fn fits(&self, step: f64, table: f64) -> Result<bool, ExplainError> {
        let heights = self.heights(table, self.format.spare);
        Ok(fill(&self.set(scale(step))?, &heights, How::InOrder).is_some())
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
        // Everything fits at its most comfortable, so the room that is left goes to a table for the games played.
        let slugs = self.set(scale(1.0))?;
        let all = self.format.bottom() - self.format.edge - self.format.foot - APART;
        let holds = |table: &f64| {
            self.format.columns_to_a_page() == 2
                && fill(&slugs, &self.heights(*table, 0.0), How::InOrder).is_some()
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
        fill(slugs, &self.heights(table, 0.0), How::Even { opening, last })
    }

    /// The largest sizes that fit, between some that do and some that don't.
    fn halve(&self, fits: f64, fails: f64, table: f64) -> Result<f64, ExplainError> {
        let attempt = |step| Ok::<_, ExplainError>(self.fits(step, table)?.then_some(()));
        Ok(fit::try_halved((fits, ()), fails, HALVINGS, attempt)?.0)
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
        let less = |nth| self.format.spare * nth as f64 / (ORNAMENTS - 1) as f64;
        let rooms: Vec<(f64, f64)> = (0..ORNAMENTS).map(|nth| (less(nth), LOWER * less(nth))).collect();
        let opening = Opening { columns: self.format.columns_to_a_page(), rooms: &rooms };
        // The words set last: they are the same for tables of any height, so a new size of type alone sets them anew.
        let mut last: Option<(Scale, Vec<Slug>)> = None;
        let mut attempt = |size: &Sizes, _| {
            if last.as_ref().is_none_or(|(scale, _)| *scale != size.scale) {
                last = Some((size.scale, self.set(size.scale)?));
            }
            let slugs = last.as_ref().map_or(&[][..], |(_, slugs)| slugs);
            let filled = self.filled(slugs, size.table, opening);
            Ok::<_, ExplainError>(filled.map(|filled| (size.loss + filled.badness, filled)))
        };
        let mut tried = fit::ranked(sizes(step, &range, tables), usize::MAX, &mut attempt)?;
        tried.truncate(if tried.first().is_some_and(|best| best.found.badness < EVEN) { 1 } else { BEST });
        let others: Vec<Sizes> = tried.iter().flat_map(|tried| tried.setting.grown()).collect();
        tried.extend(fit::ranked(others, usize::MAX, attempt)?);
        let best = tried.into_iter().min_by(|one, other| one.cost.total_cmp(&other.cost));
        Ok(best.map(|Fitted { setting: Sizes { scale, table, .. }, found, .. }| {
            let less = rooms[found.room].0;
            let columns = self.format.columns(self.pages, table, less);
            Booklet { scale, pages: self.pages, columns, places: found.places, table, less }
        }))
    }
}

/// Sizes to try for the pages.
#[derive(Clone, Copy, Debug)]
struct Sizes {
    /// The badness of these sizes themselves, before any column is filled.
    loss: f64,
    /// Sizes of type and figures.
    scale: Scale,
    /// Height of the table.
    table: f64,
}

impl Sizes {
    /// These sizes with figures a little larger or smaller, for each of [`GROWTHS`] with which they don't become too
    /// small.
    fn grown(self) -> impl Iterator<Item = Self> {
        let sizes = GROWTHS.into_iter().map(move |growth| {
            let scale = Scale { figures: self.scale.figures * growth, ..self.scale };
            (growth, Self { loss: self.loss - LARGER * (growth - 1.0), scale, ..self })
        });
        let is_readable =
            |&(growth, size): &(f64, Self)| growth >= 1.0 || size.scale.figures >= SMALLEST_FIGURES;
        sizes.filter(is_readable).map(|(_, size)| size)
    }
}

/// Sizes from about `step` downwards, within `range`, each with all tables.
fn sizes(step: f64, range: &RangeInclusive<f64>, tables: &[f64]) -> Vec<Sizes> {
    let (least, most) = (*range.start(), range.end().min(step + STEP));
    let mut sizes = Vec::new();
    for nth in 0..TRIALS {
        let step = (most - STEP * nth as f64).max(least);
        for (fewer, &table) in tables.iter().enumerate() {
            let loss = SMALLER * nth as f64 + FEWER * fewer as f64;
            sizes.push(Sizes { loss, scale: scale(step), table });
        }
        if step <= least {
            break;
        }
    }
    sizes
}
