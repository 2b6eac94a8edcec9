//! Chooses what stands on the first page, the size of the type, and the place of every line of the first pages.

use super::story::{Rhythm, Story, step};
use crate::instructions::first::adorned::Adornment;
use crate::instructions::first::frames::TextArea;
use crate::instructions::first::frieze::FirstPoster;
use crate::instructions::first::front::OnFront;
use crate::layout::columns::{ColumnFrame, Filled, Slug, fill, least};
use crate::layout::compose::{Composer, SMALLEST_TEXT, Scale};
use crate::layout::{LayoutError, fit};

/// Least number of half lines of a column below the picture; a shorter column is left empty.
const FEWEST: u32 = 16;

/// Text that runs through columns, and where each line of it goes.
pub(super) struct Flow {
    pub(super) columns: Vec<ColumnFrame>,
    pub(super) filled: Filled,
}

/// Text set in one size of type and one rhythm, to be measured: its lines without their drawings.
pub(super) struct SetStory {
    pub(super) scale: Scale,
    pub(super) rhythm: Rhythm,
    pub(super) adornment: Adornment,
    pub(super) tale: Vec<Slug>,
    pub(super) contents: Vec<Slug>,
    pub(super) doing: Vec<Slug>,
}

/// Text with the size of type that fits, the sizes of the first page, and the place of every slug.
pub(super) struct FittedStory {
    pub(super) scale: Scale,
    pub(super) rhythm: Rhythm,
    /// Drawings of the theme that adorn the story.
    pub(super) adornment: Adornment,
    /// Part of the greeting on the first page.
    pub(super) on_front: OnFront,
    /// Sizes of frieze and board on the first page.
    pub(super) poster: FirstPoster,
    /// Flows one after the other: two, greeting and instructions, or a single one, if no words in columns have the first page for
    /// themselves.
    pub(super) flows: Vec<Flow>,
}

impl FittedStory {
    /// Returns what of the greeting stands on the first page, the index of the page on which the text begins, and the number of
    /// flows.
    fn begins(&self) -> (OnFront, usize, usize) {
        let first = self.flows.first().and_then(|flow| flow.columns.first());
        (self.on_front, first.map_or(0, |column| column.page), self.flows.len())
    }
}

impl Story<'_> {
    /// Returns the sizes of type to try, the largest first: at most `most` points, unless lines get too long.
    fn sizes(&self, most: f64) -> impl Iterator<Item = Scale> {
        let smallest = self.text.smallest(SMALLEST_TEXT);
        Scale::LADDER
            .into_iter()
            .filter(move |scale| scale.body >= smallest && scale.body <= most.max(smallest))
    }

    /// Sets the text in the smallest type with the least room between.
    pub(super) fn smallest(&self, composer: &Composer<'_>, most: f64) -> Result<SetStory, LayoutError> {
        let scale = self.sizes(most).last();
        let scale = scale.unwrap_or(Scale::LADDER[Scale::LADDER.len() - 1]);
        self.tried(composer, (scale, Rhythm::CLOSE), Adornment::default())
    }

    /// Returns the least number of pages that can hold the text, given it in its smallest size.
    pub(super) fn fewest(&self, smallest: &SetStory) -> usize {
        let leading = step(smallest.scale);
        let doing = least(&smallest.doing, leading);
        let greeting = least(&smallest.tale, leading) + least(&smallest.contents, leading);
        let columns = self.text.columns as u32;
        let page = (TextArea::lines(self.text.area.height(), leading) * columns).max(1);
        let beside_picture = TextArea::lines(self.front.most_words(), leading) * columns;
        // Either the greeting has the first page for itself, or all text runs on from the room below the picture.
        let apart = if self.front.has_picture() { doing.div_ceil(page) } else { u32::MAX };
        let running = (greeting + doing).saturating_sub(beside_picture).div_ceil(page);
        1 + apart.min(running) as usize
    }

    /// Fits the text in the largest type that has room. `None`: even `smallest` does not fit.
    pub(super) fn fit(
        &self,
        composer: &Composer<'_>,
        smallest: &SetStory,
        most: f64,
    ) -> Result<Option<FittedStory>, LayoutError> {
        if self.arranged(smallest).is_none() {
            return Ok(None);
        }
        let usual = self.sizes(most).flat_map(|scale| Rhythm::ALL.map(|rhythm| (scale, rhythm)));
        // Rather a page more than small type for the sake of a few lines.
        let all = usual.chain(self.sizes(most).take(2).map(|scale| (scale, Rhythm::CLOSE)));
        let found = fit::first(all, |&(scale, rhythm)| {
            let words = self.tried(composer, (scale, rhythm), Adornment::default())?;
            Ok::<_, LayoutError>(self.arranged(&words))
        })?;
        found.map(|(_, fitted)| self.adorned(composer, fitted)).transpose()
    }

    /// Adds the theme's adornments to the fitted story, as far as its text keeps its size of type, its first page and its flows,
    /// and the picture of the set its side.
    fn adorned(&self, composer: &Composer<'_>, fitted: FittedStory) -> Result<FittedStory, LayoutError> {
        let mut best = fitted;
        if self.script.tale.is_empty() {
            return Ok(best);
        }
        for with in Adornment::additions(composer.art) {
            let words = self.tried(composer, (best.scale, best.rhythm), with(best.adornment))?;
            let is_free = |found: &FittedStory| {
                found.begins() == best.begins()
                    && (!words.adornment.keeps_picture() || found.poster.side >= best.poster.side - 1e-6)
            };
            if let Some(found) = self.arranged(&words).filter(is_free) {
                best = found;
            }
        }
        Ok(best)
    }

    /// Returns the place of every slug. `None`: the text does not fit the pages.
    fn arranged(&self, words: &SetStory) -> Option<FittedStory> {
        // The first page has as much of the greeting as fits below a large picture; a story in columns comes before contents
        // alone, which stand well beside the box.
        let ways = if words.tale.is_empty() {
            [OnFront::Contents, OnFront::All, OnFront::Rest]
        } else {
            [OnFront::All, OnFront::Contents, OnFront::Rest]
        };
        ways.into_iter().find_map(|on_front| {
            let (poster, flows) = match on_front {
                OnFront::All => self.with_greeting(words),
                OnFront::Contents => self.with_contents(words),
                OnFront::Rest => self.run_on(words),
            }?;
            let (scale, rhythm, adornment) = (words.scale, words.rhythm, words.adornment);
            Some(FittedStory { scale, rhythm, adornment, on_front, poster, flows })
        })
    }

    /// Fills columns with parts of the text.
    fn flow(words: &SetStory, parts: &[&[Slug]], columns: Vec<ColumnFrame>) -> Option<Flow> {
        let filled = fill(&parts.concat(), step(words.scale), &columns)?;
        Some(Flow { columns, filled })
    }

    /// Arranges all of the greeting on the first page, below a picture that is as large as it can be.
    fn with_greeting(&self, words: &SetStory) -> Option<(FirstPoster, Vec<Flow>)> {
        let (leading, pages) = (step(words.scale), self.count());
        let most = if self.front.has_picture() { self.front.most_words() } else { 0.0 };
        let most = TextArea::lines(most, leading);
        let height = least(&words.tale, leading) + least(&words.contents, leading);
        let greeting = [&words.tale[..], &words.contents];
        let greeted = (height.div_ceil(self.text.columns as u32)..=most)
            .find_map(|lines| Self::flow(words, &greeting, self.text.row(0, lines)))?;
        let lines = greeted.columns.first().map_or(0, |column| column.lines);
        let poster = self.front.over_words(f64::from(lines) * leading)?;
        if words.doing.is_empty() {
            return (pages == 1).then(|| (poster, vec![greeted]));
        }
        let rest = self.text.frames(1, pages, leading);
        let done = Self::flow(words, &[&words.doing], rest).filter(|_| pages > 1)?;
        Some((poster, vec![greeted, done]))
    }

    /// Arranges the contents of the set at the foot of the first page, and all else from the second page on.
    fn with_contents(&self, words: &SetStory) -> Option<(FirstPoster, Vec<Flow>)> {
        let poster = self.front.over_contents?;
        if words.tale.is_empty() && words.doing.is_empty() {
            return (self.count() == 1).then(|| (poster, Vec::new()));
        }
        let rest = self.text.frames(1, self.count(), step(words.scale));
        Some((poster, vec![Self::flow(words, &[&words.tale, &words.doing], rest)?]))
    }

    /// Arranges all words in one flow, from the room that the first page leaves on.
    fn run_on(&self, words: &SetStory) -> Option<(FirstPoster, Vec<Flow>)> {
        let leading = step(words.scale);
        self.front.over_box().into_iter().find_map(|(poster, room)| {
            let lines = TextArea::lines(room, leading);
            let mut columns = if lines >= FEWEST { self.text.row(0, lines) } else { Vec::new() };
            columns.extend(self.text.frames(1, self.count(), leading));
            let all = [&words.tale[..], &words.contents, &words.doing];
            Some((poster, vec![Self::flow(words, &all, columns)?]))
        })
    }
}
