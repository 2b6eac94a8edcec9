//! How large the leaflet's type is, how many pages it takes, and where everything on them stands.

use super::format::{LeafletFormat, LeafletGrid};
use super::words::{LeafletSlugs, LeafletWords};
use crate::explain::ExplainError;
use crate::imposition::{Order, SheetError};
use crate::layout::LayoutError;
use crate::layout::columns::{Filled, Slug, SlugPlace, fill};
use crate::layout::compose::{Composer, SMALLEST_TEXT, Scale};
use crate::layout::fit;
use crate::product::leaflet::{self, LeafletScript, LeafletScripts, LeafletSetting};
use crate::scene::Rect;

/// The most pages: folded sheets of so many still lie flat.
const MOST_PAGES: usize = 16;
/// Number of pages of the usual leaflet: a cover, a spread, a back.
const USUAL: usize = 4;
/// The smallest type of the usual leaflet, in points. It may be a step smaller if it would have to leave out most of what may give
/// way; a game that needs still smaller type for what it must say takes more pages.
const SMALLEST: f64 = 9.0;
/// The same type on closer lines: languages other than English take up to a fifth more room, but no more than the four pages
/// that the leaflet has in English.
const CLOSEST: Scale = Scale { body: SMALLEST_TEXT, lead: 10.0, square: 1.0 };
/// Badness of each step down the ladder of settings: a smaller setting is taken if the columns gain more than this by it.
const SMALLER: f64 = 12.0;
/// Least share of the ragged words' height that justified words take: settings that are too high even then are not weighed.
const TIGHTER: f64 = 0.94;
/// Least share of a page that the rules must leave free on their spread for advice to begin there.
const WORTH: f64 = 1.0 / 3.0;

/// A leaflet, ready to be drawn.
#[derive(Clone, Debug)]
pub(super) struct Booklet {
    /// Setting of its words.
    pub(crate) setting: LeafletSetting,
    /// Number of pages.
    pub(crate) pages: usize,
    /// Each column with the index of its page.
    pub(crate) columns: Vec<(usize, Rect)>,
    /// Place of every slug in its column.
    pub(crate) places: Vec<Vec<SlugPlace>>,
    /// Number of paragraphs that are left out, in the order in which they give way.
    pub(crate) left_out: usize,
}

/// Fits the leaflet: on four pages, if need be without some of the paragraphs that may give way; or, if a long leaflet is
/// requested or the fixed text has no room on four pages, with all paragraphs on as few pages as possible. Takes the largest type
/// that fits, no larger than `most` points.
pub(crate) fn fit(
    order: &Order,
    composer: &Composer<'_>,
    scripts: &LeafletScripts,
    format: LeafletFormat,
    most: f64,
) -> Result<Booklet, SheetError> {
    let words = LeafletWords::new(composer, &order.variant, scripts);
    let trial = |pages, left_out| Trial { words: &words, format, pages, left_out };
    let scales = |least: f64| -> Vec<Scale> {
        let most = most.max(least);
        Scale::LADDER.into_iter().filter(|scale| scale.body <= most && scale.body >= least).collect()
    };
    if !order.settings.long_leaflet {
        let giving_way = &order.variant.about.giving_way;
        let mut best: Option<Booklet> = None;
        let closest = if composer.messages.language().is_english() { Vec::new() } else { vec![CLOSEST] };
        for scales in [scales(SMALLEST), scales(SMALLEST_TEXT), closest] {
            let usual = |left_out: usize| {
                let rest = leaflet::rest(
                    composer,
                    &order.variant,
                    order.balance.as_deref(),
                    &giving_way[..left_out],
                )?;
                trial(format.multiple.max(USUAL), left_out).largest(&rest, &scales)
            };
            if scales == [CLOSEST] && best.is_some() {
                break;
            }
            let Some(booklet) = fewest(giving_way.len(), usual)? else { continue };
            let is_enough = 2 * booklet.left_out <= giving_way.len();
            if best.as_ref().is_none_or(|best| booklet.left_out < best.left_out) {
                best = Some(booklet);
            }
            if is_enough {
                break;
            }
        }
        if let Some(booklet) = best {
            return Ok(booklet);
        }
    }
    let ladder = (2 * format.multiple..=MOST_PAGES).step_by(format.multiple);
    let scales = scales(0.0);
    let found = fit::first(ladder, |&pages| trial(pages, 0).largest(&scripts.rest, &scales))?;
    Ok(found.ok_or(LayoutError::Overflow { what: "leaflet" })?.1)
}

/// Returns the booklet with the fewest paragraphs left out, at most `all`: `usual` sets it without so many of them. `None`: it has
/// no room even without all of them.
fn fewest(
    all: usize,
    usual: impl Fn(usize) -> Result<Option<Booklet>, ExplainError>,
) -> Result<Option<Booklet>, ExplainError> {
    if let Some(whole) = usual(0)? {
        return Ok(Some(whole));
    }
    let (mut too_few, mut enough) = (0, all);
    let mut found = if all > 0 { usual(all)? } else { None };
    while found.is_some() && enough - too_few > 1 {
        let middle = usize::midpoint(too_few, enough);
        match usual(middle)? {
            Some(booklet) => (found, enough) = (Some(booklet), middle),
            None => too_few = middle,
        }
    }
    Ok(found)
}

/// Attempt to fit the leaflet into a given number of pages.
struct Trial<'a, 'b> {
    words: &'a LeafletWords<'a, 'b>,
    format: LeafletFormat,
    pages: usize,
    left_out: usize,
}

/// Filled columns of all pages.
struct FilledPages {
    places: Vec<Vec<SlugPlace>>,
    cost: f64,
    /// Height of the opening in lines.
    opening: u32,
}

impl Trial<'_, '_> {
    /// Returns the booklet with the best of the types `scales` that fit, the largest first. `None`: none fits.
    fn largest(&self, rest: &LeafletScript, scales: &[Scale]) -> Result<Option<Booklet>, ExplainError> {
        // The smallest type alone shows most trials that leave out too little, and its number of lines most types that are too
        // large: larger type never takes fewer.
        let Some(&smallest) = scales.last() else { return Ok(None) };
        let Some(fewest) = self.lines(rest, smallest)? else { return Ok(None) };
        let mut best: Option<(f64, LeafletSetting, FilledPages)> = None;
        for (nth, scale) in scales.iter().copied().enumerate() {
            let loss = SMALLER * nth as f64;
            if best.as_ref().is_some_and(|(cost, ..)| *cost <= loss) {
                break;
            }
            if self.is_too_high(fewest, scale) {
                continue;
            }
            let grid = self.format.grid(scale.leading());
            let Some((setting, slugs)) = self.set(rest, scale)? else { continue };
            let Some(filled) = self.filled(&slugs, grid) else { continue };
            let cost = loss + filled.cost;
            if best.as_ref().is_none_or(|(least, ..)| cost < *least) {
                best = Some((cost, setting, filled));
            }
        }
        Ok(best.map(|(_, setting, filled)| self.booklet(setting, filled)))
    }

    /// Returns the least number of lines that the words take in type of this size. `None`: they have no room.
    fn lines(&self, rest: &LeafletScript, scale: Scale) -> Result<Option<u32>, ExplainError> {
        let grid = self.format.grid(scale.leading());
        let Some((_, slugs)) = self.set(rest, scale)? else { return Ok(None) };
        let filled = self.filled(&slugs, grid);
        Ok(filled.map(|_| slugs.least(grid.leading)))
    }

    /// Returns whether `lines` lines of ragged words exceed the room, even if justified words take fewer.
    fn is_too_high(&self, lines: u32, scale: Scale) -> bool {
        let grid = self.format.grid(scale.leading());
        let room = grid.frames(self.pages, 0).iter().map(|frame| frame.lines).sum::<u32>();
        f64::from(lines) * TIGHTER > f64::from(room)
    }

    /// Returns the words in type of this size, ragged or justified. `None`: they exceed the room even so.
    fn set(
        &self,
        rest: &LeafletScript,
        scale: Scale,
    ) -> Result<Option<(LeafletSetting, LeafletSlugs)>, ExplainError> {
        let ragged = LeafletSetting { scale, ragged: true, measure: self.format.measure() };
        let slugs = self.words.set(rest, ragged)?;
        if self.is_too_high(slugs.least(self.format.grid(scale.leading()).leading), scale) {
            return Ok(None);
        }
        if self.words.is_ragged(rest, ragged)? {
            return Ok(Some((ragged, slugs)));
        }
        let justified = LeafletSetting { ragged: false, ..ragged };
        Ok(Some((justified, self.words.set(rest, justified)?)))
    }

    /// Returns the words on their pages: the opening at the head of the spread, then the rules. The rest begins on the back, or
    /// right behind the rules if they need a part of the back or leave enough of their spread.
    fn filled(&self, slugs: &LeafletSlugs, grid: LeafletGrid) -> Option<FilledPages> {
        let (leading, frames) = (grid.leading, grid.frames(self.pages, 0));
        let height = |slugs: &[Slug], column: &[SlugPlace]| {
            column.last().map_or(0.0, |place| place.top + slugs[place.slug].height)
        };
        let lines = |slugs: &[Slug], columns: &[Vec<SlugPlace>]| {
            let highest = columns.iter().map(|column| height(slugs, column)).fold(0.0, f64::max);
            (highest / leading - 1e-6).ceil().max(0.0) as u32
        };
        let offset = |places: Vec<Vec<SlugPlace>>, by: usize| {
            places.into_iter().map(move |column| {
                column.into_iter().map(|place| SlugPlace { slug: place.slug + by, ..place }).collect()
            })
        };
        let first = frames.iter().take_while(|frame| frame.page == 1).count();
        let Filled { mut places, cost: of_opening, .. } = fill(&slugs.opening, leading, &frames[..first])?;
        let opening = lines(&slugs.opening, &places);
        let frames = grid.frames(self.pages, opening);
        let (rules_from, rest_from) = (slugs.opening.len(), slugs.opening.len() + slugs.rules.len());
        // The rest stands apart from the rules, on the back alone.
        let spread = frames.iter().take_while(|frame| frame.page < self.pages - 1).count();
        if self.pages == USUAL
            && let Some(rules) = fill(&slugs.rules, leading, &frames[..spread])
        {
            let last = frames[spread - 1].page;
            let of_last = frames[..spread].iter().zip(&rules.places).filter(|(frame, _)| frame.page == last);
            let used = of_last.clone().map(|(_, column)| lines(&slugs.rules, std::slice::from_ref(column)));
            let left = frames[spread - 1].lines.saturating_sub(used.max().unwrap_or(0));
            let is_full = f64::from(left) < WORTH * f64::from(frames[spread - 1].lines);
            if is_full && let Some(rest) = fill(&slugs.rest, leading, &frames[spread..]) {
                places.extend(offset(rules.places, rules_from));
                places.extend(offset(rest.places, rest_from));
                return Some(FilledPages { places, cost: of_opening + rules.cost + rest.cost, opening });
            }
        }
        let all: Vec<Slug> = slugs.rules.iter().chain(&slugs.rest).cloned().collect();
        let filled = fill(&all, leading, &frames)?;
        places.extend(offset(filled.places, rules_from));
        Some(FilledPages { places, cost: of_opening + filled.cost, opening })
    }

    fn booklet(&self, setting: LeafletSetting, filled: FilledPages) -> Booklet {
        let grid = self.format.grid(setting.scale.leading());
        Booklet {
            setting,
            pages: self.pages,
            columns: grid.columns(self.pages, filled.opening),
            places: filled.places,
            left_out: self.left_out,
        }
    }
}
