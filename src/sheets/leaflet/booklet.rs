//! How large the leaflet's type is, how many pages it takes, and where everything on them stands.

use super::format::LeafletFormat;
use super::words::{LeafletSlugs, LeafletWords};
use crate::explain::ExplainError;
use crate::imposition::{Order, SheetError};
use crate::layout::LayoutError;
use crate::layout::columns::{ColumnFrame, Slug, SlugPlace, fill};
use crate::layout::compose::{Composer, Scale};
use crate::layout::fit;
use crate::product::leaflet::{self, LeafletScript, LeafletScripts, LeafletSetting};
use crate::scene::Rect;

/// The most pages: folded sheets of so many still lie flat.
const MOST_PAGES: usize = 16;
/// Number of pages of the usual leaflet: a cover, a spread, a back.
const USUAL: usize = 4;
/// The smallest type of the usual leaflet, in points. A game that needs smaller type for what it must say takes more pages.
const SMALLEST: f64 = 9.0;
/// The same type with smaller figures: languages other than English take up to a fifth more room, but no more than the four pages
/// that the leaflet has in English.
const SMALL_FIGURES: Scale = Scale { body: SMALLEST, lead: 11.0, square: 1.04 };
/// Badness of each step down the ladder of settings: a smaller setting is taken if the columns gain more than this by it.
const SMALLER: f64 = 6.0;
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
    /// Height that the words leave for the cover picture, in millimetres.
    pub(crate) cover: f64,
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
        let small = if composer.messages.language().is_english() { Vec::new() } else { vec![SMALL_FIGURES] };
        for scales in [scales(SMALLEST), small] {
            let giving_way = &order.variant.about.giving_way;
            let usual = |left_out: usize| {
                let rest = leaflet::rest(composer, &order.variant, &giving_way[..left_out])?;
                trial(format.multiple.max(USUAL), left_out).largest(&rest, &scales)
            };
            // All paragraphs are tried first, then none: if even none fit, some are not tried.
            if let Some(booklet) = usual(0)? {
                return Ok(booklet);
            }
            let all = giving_way.len();
            if all > 0
                && let Some(least) = usual(all)?
            {
                let found = fit::first(1..all, |&left_out| usual(left_out))?;
                return Ok(found.map_or(least, |(_, booklet)| booklet));
            }
        }
    }
    let ladder = (2 * format.multiple..=MOST_PAGES).step_by(format.multiple);
    let scales = scales(0.0);
    let found = fit::first(ladder, |&pages| trial(pages, 0).largest(&scripts.rest, &scales))?;
    Ok(found.ok_or(LayoutError::Overflow { what: "leaflet" })?.1)
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
    /// Lines of words on the cover.
    cover: u32,
}

impl Trial<'_, '_> {
    /// Returns the booklet with the best of the types `scales` that fit, the largest first. `None`: none fits. Rules stand a line
    /// apart if that takes no smaller type.
    fn largest(&self, rest: &LeafletScript, scales: &[Scale]) -> Result<Option<Booklet>, ExplainError> {
        // The smallest type alone shows most trials that leave out too little, and its number of lines most types that are too
        // large: larger type never takes fewer.
        let Some(&smallest) = scales.last() else { return Ok(None) };
        let Some(fewest) = self.lines(rest, smallest)? else { return Ok(None) };
        let mut best: Option<(f64, LeafletSetting, FilledPages)> = None;
        for (nth, scale) in scales.iter().copied().enumerate() {
            let loss = |apart: bool| SMALLER * (2 * nth + usize::from(!apart)) as f64;
            let is_lost = |best: &Option<(f64, LeafletSetting, FilledPages)>, apart| {
                best.as_ref().is_some_and(|(cost, ..)| *cost <= loss(apart))
            };
            if is_lost(&best, true) {
                break;
            }
            if self.is_too_high(fewest, scale) {
                continue;
            }
            let grid = self.format.grid(scale.leading());
            let frames = grid.frames(self.pages);
            let Some((setting, mut slugs)) = self.set(rest, scale)? else { continue };
            for apart in [true, false] {
                if is_lost(&best, apart) {
                    break;
                }
                if !apart {
                    close_up(&mut slugs.rules);
                }
                let Some(filled) = self.filled(&slugs, grid.leading, &frames) else { continue };
                let cost = loss(apart) + filled.cost;
                if best.as_ref().is_none_or(|(least, ..)| cost < *least) {
                    best = Some((cost, setting, filled));
                }
            }
        }
        Ok(best.map(|(_, setting, filled)| self.booklet(setting, filled)))
    }

    /// Returns the least number of lines that the words take in type of this size. `None`: they have no room.
    fn lines(&self, rest: &LeafletScript, scale: Scale) -> Result<Option<u32>, ExplainError> {
        let grid = self.format.grid(scale.leading());
        let Some((_, mut slugs)) = self.set(rest, scale)? else { return Ok(None) };
        close_up(&mut slugs.rules);
        let filled = self.filled(&slugs, grid.leading, &grid.frames(self.pages));
        Ok(filled.map(|_| slugs.least(grid.leading)))
    }

    /// Returns whether `lines` lines of ragged words exceed the room, even if justified words take fewer.
    fn is_too_high(&self, lines: u32, scale: Scale) -> bool {
        let grid = self.format.grid(scale.leading());
        let room = grid.frames(self.pages).iter().map(|frame| frame.lines).sum::<u32>();
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

    /// Returns the words on their pages: the introduction on the cover, the rules from the spread on. The rest begins on the
    /// back, or right behind the rules if they need a part of the back or leave enough of their spread.
    fn filled(&self, slugs: &LeafletSlugs, leading: f64, frames: &[ColumnFrame]) -> Option<FilledPages> {
        let on_cover = frames.iter().take_while(|frame| frame.page == 0).count();
        let (cover, inside) = frames.split_at(on_cover);
        let front = fill(&slugs.cover, leading, cover, 0)?;
        let height = |slugs: &[Slug], column: &[SlugPlace]| {
            column.last().map_or(0.0, |place| place.top + slugs[place.slug].height)
        };
        let lines = |slugs: &[Slug], columns: &[Vec<SlugPlace>]| {
            let highest = columns.iter().map(|column| height(slugs, column)).fold(0.0, f64::max);
            (highest / leading - 1e-6).ceil().max(0.0) as u32
        };
        let cover = lines(&slugs.cover, &front.places);
        let offset = |places: Vec<Vec<SlugPlace>>, by: usize| {
            places.into_iter().map(move |column| {
                column.into_iter().map(|place| SlugPlace { slug: place.slug + by, ..place }).collect()
            })
        };
        let (rules_from, rest_from) = (slugs.cover.len(), slugs.cover.len() + slugs.rules.len());
        let mut places = front.places;
        // The rest stands apart from the rules, on the back alone.
        let spread = inside.iter().take_while(|frame| frame.page < self.pages - 1).count();
        if self.pages == USUAL
            && let Some(rules) = fill(&slugs.rules, leading, &inside[..spread], 0)
        {
            let last = inside[spread - 1].page;
            let of_last = inside[..spread].iter().zip(&rules.places).filter(|(frame, _)| frame.page == last);
            let used = of_last.clone().map(|(_, column)| lines(&slugs.rules, std::slice::from_ref(column)));
            let left = inside[spread - 1].lines.saturating_sub(used.max().unwrap_or(0));
            let is_full = f64::from(left) < WORTH * f64::from(inside[spread - 1].lines);
            if is_full && let Some(rest) = fill(&slugs.rest, leading, &inside[spread..], 0) {
                places.extend(offset(rules.places, rules_from));
                places.extend(offset(rest.places, rest_from));
                return Some(FilledPages { places, cost: front.cost + rules.cost + rest.cost, cover });
            }
        }
        let all: Vec<Slug> = slugs.rules.iter().chain(&slugs.rest).cloned().collect();
        let filled = fill(&all, leading, inside, 0)?;
        places.extend(offset(filled.places, rules_from));
        Some(FilledPages { places, cost: front.cost + filled.cost, cover })
    }

    fn booklet(&self, setting: LeafletSetting, filled: FilledPages) -> Booklet {
        let grid = self.format.grid(setting.scale.leading());
        Booklet {
            setting,
            pages: self.pages,
            columns: grid.columns(self.pages, filled.cover),
            places: filled.places,
            cover: grid.cover(self.pages, filled.cover),
            left_out: self.left_out,
        }
    }
}

/// Removes the gaps between the rules.
fn close_up(slugs: &mut [Slug]) {
    for slug in slugs.iter_mut().filter(|slug| slug.yields) {
        slug.before = 0.0;
    }
}
