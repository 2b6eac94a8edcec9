//! How large the leaflet's type is, how many pages it takes, and where everything on them stands.

use super::format::LeafletFormat;
use crate::explain::ExplainError;
use crate::imposition::{Job, SheetError};
use crate::kit::leaflet::{self, LeafletScript, LeafletSetting};
use crate::layout::LayoutError;
use crate::layout::columns::{Filled, Slug, SlugPlace, fill, least};
use crate::layout::compose::{Composer, Scale};
use crate::layout::fit;
use crate::scene::{Marks, Rect};

/// The most pages: folded sheets of so many still lie flat.
const MOST_PAGES: usize = 16;
/// The badness of each step down the ladder of settings: a smaller one is taken if the columns gain more than this by it.
const SMALLER: f64 = 6.0;
/// Justified words take this share of the height of ragged ones at the least: what is too high even then is not weighed.
const TIGHTER: f64 = 0.94;

/// A leaflet, ready to be drawn.
#[derive(Clone, Debug)]
pub(super) struct Booklet {
    /// How its words are set.
    pub(crate) setting: LeafletSetting,
    /// Pages.
    pub(crate) pages: usize,
    /// Each column with the index of its page.
    pub(crate) columns: Vec<(usize, Rect)>,
    /// Where every slug stands in its column.
    pub(crate) places: Vec<Vec<SlugPlace>>,
    /// How much of the height of the front page's ornament is given to the words, in millimetres.
    pub(crate) less: f64,
}

/// Fits the leaflet: as few pages as its smallest type needs, then the largest type that they hold, no larger than `most`
/// points.
pub(crate) fn fit(
    job: &Job<'_>,
    composer: &Composer<'_>,
    script: &LeafletScript,
    format: LeafletFormat,
    most: f64,
) -> Result<Booklet, SheetError> {
    let ladder = (format.multiple..=MOST_PAGES).step_by(format.multiple);
    let found = fit::first(ladder, |&pages| Trial { job, composer, script, format, pages }.largest(most))?;
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
    /// The largest type that fits; nothing if not even the smallest does. Rules stand a line apart if that takes no smaller
    /// type.
    fn largest(&self, most: f64) -> Result<Option<Booklet>, ExplainError> {
        let scales = Scale::LADDER.into_iter().filter(|scale| scale.body <= most);
        let mut best: Option<(f64, LeafletSetting, Filled)> = None;
        for (nth, scale) in scales.enumerate() {
            let loss = |apart: bool| SMALLER * (2 * nth + usize::from(!apart)) as f64;
            let is_lost = |best: &Option<(f64, LeafletSetting, Filled)>, apart| {
                best.as_ref().is_some_and(|(cost, ..)| *cost <= loss(apart))
            };
            if is_lost(&best, true) {
                break;
            }
            let grid = self.format.grid(scale.leading());
            let frames = grid.frames(self.pages);
            let room = frames.iter().map(|frame| frame.lines + grid.spare()).sum::<u32>();
            let ragged = LeafletSetting { scale, ragged: true, measure: self.format.measure() };
            let (mut setting, mut slugs) = (ragged, self.set(ragged)?);
            if f64::from(least(&slugs, grid.leading)) * TIGHTER > f64::from(room) {
                continue;
            }
            if !leaflet::is_ragged(self.composer, self.script, ragged)? {
                setting = LeafletSetting { ragged: false, ..ragged };
                slugs = self.set(setting)?;
            }
            for apart in [true, false] {
                if is_lost(&best, apart) {
                    break;
                }
                if !apart {
                    close_up(&mut slugs);
                }
                let Some(filled) = fill(&slugs, grid.leading, &frames, grid.spare()) else { continue };
                let cost = loss(apart) + filled.cost;
                if best.as_ref().is_none_or(|(least, ..)| cost < *least) {
                    best = Some((cost, setting, filled));
                }
            }
        }
        Ok(best.map(|(_, setting, filled)| self.booklet(setting, filled)))
    }

    /// The words as they would be set.
    fn set(&self, setting: LeafletSetting) -> Result<Vec<Slug>, ExplainError> {
        let mut marks = Marks::default();
        let mut trial = self.composer.with(&mut marks);
        Ok(leaflet::set(&mut trial, self.job.variant, self.script, setting)?.slugs)
    }

    fn booklet(&self, setting: LeafletSetting, filled: Filled) -> Booklet {
        let grid = self.format.grid(setting.scale.leading());
        let columns = grid.columns(self.pages, filled.more);
        Booklet { setting, pages: self.pages, columns, places: filled.places, less: grid.less(filled.more) }
    }
}

/// Takes away what stands between the rules.
fn close_up(slugs: &mut [Slug]) {
    for slug in slugs.iter_mut().filter(|slug| slug.yields) {
        slug.before = 0.0;
    }
}
