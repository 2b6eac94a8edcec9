//! The first pages: the one that greets, and those that say what to do.
//!
//! They are drawn before all others, since it is their number on which the numbers of all other pages depend.

use super::adorned::Adornment;
use super::frames::TextArea;
use super::planned::{WholeSet, facts};
use super::{
    GuideBlocks, GuideFigure, Script, cut_order, hinge, opening, pictures, scheme, script, sheet_map,
    way_table,
};
use crate::imposition::{Component, Media, Numbering, SheetError};
use crate::layout::columns::{ColumnFrame, Filled, Slug, fill, least};
use crate::layout::compose::{Composer, SMALLEST_TEXT, Scale, at, fitted};
use crate::layout::{Block, Content, LayoutError, Manner, Running, Setting, drawn, fit, set_in_columns};
use crate::scene::{Item, Marks, Node, Page, Tag};
use crate::sheets::drawing::slug_line::small;
use crate::sheets::leaf::{Leaf, SheetSection};
use crate::sheets::set::Set;
use crate::text::{Align, Face, Style, Value};

/// Width of the picture of the order of cuts, in millimetres.
const CUT_ORDER: f64 = 42.0;
/// How far below the text the baseline of the page's slug line is, in millimetres.
const LABEL: f64 = 7.0;
/// Room between the text, or the box below it, and the imprint, in millimetres.
const ABOVE_IMPRINT: f64 = 0.7;
/// The most pages that story and instructions may take.
const MOST_PAGES: usize = 24;
/// The tallest drawing between the words, as a share of a page's text.
const TALLEST: f64 = 0.9;
/// Room between the words of the first page and the box at its foot, in millimetres.
const ABOVE_BOX: f64 = 5.0;
/// The smallest picture of the set that has the first page with the whole greeting, in millimetres and as a share of the
/// page's width; else it takes all the room there is.
const SMALLEST_PICTURE: (f64, f64) = (84.0, 0.55);
/// Columns of fewer lines are left empty.
const FEWEST: u32 = 8;

/// Instructions are ragged, for nobody reads them from end to end; their pictures stand in the middle.
const MANNER: Manner = Manner { align: Align::Left, ..Manner::USUAL };

/// What the first pages are made of.
struct Story<'a> {
    set: Set<'a>,
    /// The set that is made: this one, or the one of which this kit has the words in one language more.
    whole: Set<'a>,
    numbering: Numbering,
    script: Script,
    text: TextArea,
    /// What the first page has besides words in columns.
    first: FirstPage,
}

/// What the first page has besides words in columns.
struct FirstPage {
    /// How much higher than its board the picture of the set is; nothing if there is none.
    picture: Option<f64>,
    /// The box at the foot.
    foot: Option<Content>,
    /// What the imprint takes of the text's area.
    imprint: f64,
    /// Room for the picture and for words.
    room: f64,
}

/// Words that go together into columns.
struct Flow {
    columns: Vec<ColumnFrame>,
    filled: Filled,
}

/// Words in columns in one size of type and of pictures, without what they show.
struct SetStory {
    scale: Scale,
    pictures: f64,
    adornment: Adornment,
    greeting: Vec<Slug>,
    doing: Vec<Slug>,
}

/// A size of type that fits, how large the picture is, and where every slug goes.
struct FittedStory {
    scale: Scale,
    /// Millimetres to a unit of the pictures.
    pictures: f64,
    /// What the story is adorned with.
    adornment: Adornment,
    side: f64,
    /// The greeting, and what to do: two flows, or one if the greeting does not have the first page for itself.
    flows: Vec<Flow>,
}

impl FittedStory {
    /// The page on which the words begin, and in how many flows they stand.
    fn begins(&self) -> (usize, usize) {
        let first = self.flows.first().and_then(|flow| flow.columns.first());
        (first.map_or(0, |column| column.page), self.flows.len())
    }
}

/// The first pages, and what the others have to know of them.
pub(crate) struct FirstPages {
    /// The pages.
    pub(crate) section: SheetSection,
    /// How the file's pages are numbered, which depends on how many these are.
    pub(crate) numbering: Numbering,
    /// The size of their text in points; nothing if there are none.
    pub(crate) text: Option<f64>,
}

/// Sets the first pages; none if neither story nor instructions are printed. Their type is no larger than `most`
/// points, unless their lines are too long for that. They tell how `whole` is made, if that is another set than this one.
pub(crate) fn pages(
    set: Set<'_>,
    whole: Option<WholeSet<'_>>,
    composer: &mut Composer<'_>,
    most: f64,
) -> Result<FirstPages, SheetError> {
    let job = set.job;
    let numbering = Numbering {
        story: 0,
        cut: set.plan.sheets.len(),
        cut_behind: set.backed(),
        labels: set.plan.labels.len(),
        handouts: set.handout_sides()[0],
        double_handouts: set.handout_sides()[1],
        leaflets: set.leaflets,
        sides: job.settings.sides,
        split: job.settings.split,
    };
    if !job.settings.has(Component::Story) && !job.settings.has(Component::Assembly) {
        return Ok(FirstPages { section: SheetSection::default(), numbering, text: None });
    }
    let text = TextArea::new(job.settings);
    let story = |count: usize, composer: &mut Composer<'_>| -> Result<Story<'_>, SheetError> {
        let numbering = Numbering { story: count, ..numbering };
        let script = script(composer, &facts(set, numbering, whole))?;
        let whole = whole.map_or(set, |whole| whole.set);
        let first = FirstPage::new(whole, composer, &script, text)?;
        Ok(Story { set, whole, numbering, script, text, first })
    };
    // The words name their own pages, so how many there are is guessed first.
    let guess =
        if job.settings.has(Component::Story) && job.settings.has(Component::Assembly) { 3 } else { 1 };
    let mut tried = story(guess, composer)?;
    let smallest = tried.smallest(composer, most)?;
    for count in tried.fewest(&smallest)..=MOST_PAGES {
        if count != tried.numbering.story {
            tried = story(count, composer)?;
        }
        if let Some(fitted) = tried.fit(composer, &smallest, most)? {
            let section = tried.draw(composer, &fitted)?;
            let text = Some(fitted.scale.body);
            return Ok(FirstPages { section, numbering: tried.numbering, text });
        }
    }
    Err(LayoutError::Overflow { what: "the text of story and instructions" }.into())
}

impl FirstPage {
    fn new(
        set: Set<'_>,
        composer: &mut Composer<'_>,
        script: &Script,
        text: TextArea,
    ) -> Result<Self, LayoutError> {
        let (job, width) = (set.job, text.area.width());
        let mut marks = Marks::default();
        // All of this is drawn again for the page: here it is only measured.
        let mut trial = composer.with(&mut marks);
        let title = opening::title(job, &mut trial, width)?;
        let foot = if script.first.is_empty() {
            None
        } else {
            Some(opening::first_of_all(&mut trial, &script.first, width)?)
        };
        // The set is pictured only if it has both a board and pieces.
        let pieces = job.settings.has(Component::Pieces) || job.shared.is_some();
        let picture = if job.settings.has(Component::Board) && pieces {
            Some(opening::below_hero(job, &trial, width)?)
        } else {
            None
        };
        let below = foot.as_ref().map_or(0.0, |foot| foot.size.height + ABOVE_BOX);
        let imprint = opening::imprint(job, &mut trial, width)?.reserved;
        let room = text.area.height() - title.size.height - below - imprint;
        if room < 0.0 {
            return Err(LayoutError::Overflow { what: "the title, and what to print first," });
        }
        Ok(Self { picture, foot, imprint, room })
    }

    /// The side of the largest picture that has room.
    fn largest(&self, text: TextArea) -> f64 {
        self.picture.map_or(0.0, |more| (self.room - more).min(text.area.width()).max(0.0))
    }

    /// Room for words below a picture that large.
    fn below(&self, side: f64) -> f64 {
        self.room - self.picture.map_or(0.0, |more| side + more)
    }
}

impl Story<'_> {
    /// The sizes of type to try, the largest first: none larger than `most` points unless lines are too long for it.
    fn sizes(&self, most: f64) -> impl Iterator<Item = Scale> {
        let smallest = self.text.smallest(SMALLEST_TEXT);
        Scale::LADDER
            .into_iter()
            .filter(move |scale| scale.body >= smallest && scale.body <= most.max(smallest))
    }

    /// The words with the smallest type and pictures.
    fn smallest(&self, composer: &Composer<'_>, most: f64) -> Result<SetStory, LayoutError> {
        let scale = self.sizes(most).last();
        let scale = scale.unwrap_or(Scale::LADDER[Scale::LADDER.len() - 1]);
        self.tried(composer, (scale, pictures::SMALL), Adornment::default())
    }

    /// Fewer pages can't hold the words.
    fn fewest(&self, smallest: &SetStory) -> usize {
        let leading = smallest.scale.leading();
        let (greeting, doing) = (least(&smallest.greeting, leading), least(&smallest.doing, leading));
        let columns = self.text.columns as u32;
        let page = (TextArea::lines(self.text.area.height(), leading) * columns).max(1);
        let beside_picture =
            TextArea::lines(self.first.below(self.first.largest(self.text)), leading) * columns;
        // Either the greeting has the first page for itself, or all runs on from what the picture leaves of it.
        let apart = match self.first.picture {
            Some(_) => doing.div_ceil(page),
            None => u32::MAX,
        };
        let running = (greeting + doing).saturating_sub(beside_picture).div_ceil(page);
        1 + apart.min(running) as usize
    }

    /// The largest type that fits; what does not fit with the smallest type and pictures does not in any.
    fn fit(
        &self,
        composer: &Composer<'_>,
        smallest: &SetStory,
        most: f64,
    ) -> Result<Option<FittedStory>, LayoutError> {
        if self.arranged(smallest).is_none() {
            return Ok(None);
        }
        let all = self.sizes(most).flat_map(|scale| pictures::SCALES.map(|pictures| (scale, pictures)));
        let found = fit::first(all, |&(scale, pictures)| {
            let words = self.tried(composer, (scale, pictures), Adornment::default())?;
            Ok::<_, LayoutError>(self.arranged(&words))
        })?;
        found.map(|(_, fitted)| self.adorned(composer, fitted)).transpose()
    }

    /// The same with all that the theme has for the story and that leaves the words where they are: in type of that size, on
    /// their pages, the greeting before the rest.
    fn adorned(&self, composer: &Composer<'_>, fitted: FittedStory) -> Result<FittedStory, LayoutError> {
        let mut best = fitted;
        if self.script.tale.is_empty() {
            return Ok(best);
        }
        for group in Adornment::groups(composer.art) {
            for with in group {
                let words = self.tried(composer, (best.scale, best.pictures), with(best.adornment))?;
                let is_free = |found: &FittedStory| {
                    found.begins() == best.begins()
                        && (!words.adornment.keeps_picture() || found.side >= best.side - 1e-6)
                };
                if let Some(found) = self.arranged(&words).filter(is_free) {
                    best = found;
                    break;
                }
            }
        }
        Ok(best)
    }

    /// The words in one size of type and of pictures, to see how they fit.
    fn tried(
        &self,
        composer: &Composer<'_>,
        (scale, pictures): (Scale, f64),
        adornment: Adornment,
    ) -> Result<SetStory, LayoutError> {
        let mut marks = Marks::default();
        let mut trial = composer.with(&mut marks);
        let greeting = self.greeting(&mut trial, (scale, pictures), adornment)?.slugs;
        let doing = self.set(&mut trial, &self.script.doing, (scale, pictures))?.slugs;
        Ok(SetStory { scale, pictures, adornment, greeting, doing })
    }

    /// The story with what adorns it, and what else the first page is for.
    fn greeting(
        &self,
        composer: &mut Composer<'_>,
        sizes: (Scale, f64),
        adornment: Adornment,
    ) -> Result<Running, LayoutError> {
        let tale = adornment.opened(composer.art, &self.script.tale);
        let mut set = self.set(composer, &tale, sizes)?;
        set.slugs.extend(adornment.tail(composer.art, self.text.measure, sizes.0.leading()));
        let rest = self.set(composer, &self.script.greeting, sizes)?;
        set.slugs.extend(rest.slugs);
        set.structure.extend(rest.structure);
        Ok(set)
    }

    /// Where everything goes, if it fits.
    fn arranged(&self, words: &SetStory) -> Option<FittedStory> {
        let SetStory { greeting, doing, .. } = words;
        let (scale, pictures, adornment) = (words.scale, words.pictures, words.adornment);
        let fitted = |side, flows| FittedStory { scale, pictures, adornment, side, flows };
        let above = adornment.above(&self.set.job.theme.art, self.text.area.width());
        let (text, leading, pages) = (self.text, scale.leading(), self.numbering.story);
        let flow = |slugs: &[Slug], columns: Vec<ColumnFrame>| {
            fill(slugs, leading, &columns, 0).map(|filled| Flow { columns, filled })
        };
        if let Some(more) = self.first.picture {
            // As large a picture as leaves room for the greeting below it.
            let (least_side, share) = SMALLEST_PICTURE;
            let width = text.area.width();
            let smallest = least_side.min(share * width);
            let most = TextArea::lines(self.first.below(smallest) - above, leading);
            let fewest = least(greeting, leading).div_ceil(text.columns as u32);
            if let Some(greeted) = (fewest..=most).find_map(|lines| flow(greeting, text.row(0, lines))) {
                let lines = greeted.columns.first().map_or(0, |column| column.lines);
                let side = (self.first.room - more - above - f64::from(lines) * leading).min(width);
                if doing.is_empty() {
                    return (pages == 1).then(|| fitted(side, vec![greeted]));
                }
                let done = flow(doing, text.frames(1, pages, leading)).filter(|_| pages > 1);
                return done.map(|done| fitted(side, vec![greeted, done]));
            }
        }
        let side = self.first.largest(text);
        let lines = TextArea::lines(self.first.below(side), leading);
        let mut columns = text.frames(1, pages, leading);
        // The picture above the story takes its room on the page on which that begins.
        if lines >= FEWEST {
            let lines = TextArea::lines(self.first.below(side) - above, leading);
            columns.splice(..0, text.row(0, lines));
        } else if above > 0.0 {
            let lines = TextArea::lines(text.area.height() - above, leading);
            let first = columns.iter().take_while(|column| column.page == 1).count();
            columns.splice(..first, text.row(1, lines).into_iter().take(first));
        }
        let all: Vec<Slug> = greeting.iter().chain(doing).cloned().collect();
        flow(&all, columns).map(|flow| fitted(side, vec![flow]))
    }

    /// Some of the running text at one size of type, and its structure.
    fn set(
        &self,
        composer: &mut Composer<'_>,
        blocks: &GuideBlocks,
        (scale, pictures): (Scale, f64),
    ) -> Result<Running, LayoutError> {
        let width = self.text.measure;
        // The pages of the map are of one size.
        let mut lines = 0;
        for figure in
            blocks.iter().flat_map(|block| if let Block::Gallery(all) = block { &all[..] } else { &[] })
        {
            if let GuideFigure::Sheet(_, said) = figure {
                lines = lines.max(sheet_map::lines(composer, self.set, said)?);
            }
        }
        let mut draw = |shown: &GuideFigure| match shown {
            GuideFigure::Scheme => self.scheme(composer),
            GuideFigure::Hinge => hinge::draw(composer, self.text.picture()).map(Some),
            GuideFigure::CutOrder => {
                let class = self.whole.job.measures.class;
                class.map(|class| cut_order::draw(composer, &class, CUT_ORDER)).transpose()
            }
            GuideFigure::Step(step) => Ok(Some(pictures::draw(composer, step, pictures))),
            GuideFigure::Ways(table) => way_table::draw(composer, table, width).map(Some),
            GuideFigure::Sheet(page, said) => {
                sheet_map::draw(composer, self.set, self.numbering, (page, said), lines).map(Some)
            }
        };
        let blocks = drawn(blocks, &mut draw)?;
        let setting = Setting { scale, manner: MANNER, measure: self.text.measure };
        set_in_columns(composer, &blocks, &setting)
    }

    /// How the parts join. A scheme of very many parts has one plan below the other, and must not be taller than a page.
    fn scheme(&self, composer: &mut Composer<'_>) -> Result<Option<Content>, LayoutError> {
        let (plan, width) = (self.whole.plan, self.text.picture());
        let squares = self.set.job.variant.setup.board.size();
        let scheme = scheme::draw(composer, plan, squares, width)?;
        let room = self.text.area.height() * TALLEST;
        match scheme.as_ref().map(|drawn| drawn.size.height).filter(|height| *height > room) {
            Some(height) => scheme::draw(composer, plan, squares, width * room / height),
            None => Ok(scheme),
        }
    }

    /// Draws the pages.
    fn draw(&self, composer: &mut Composer<'_>, fitted: &FittedStory) -> Result<SheetSection, SheetError> {
        let FittedStory { scale, pictures, adornment, side, flows } = fitted;
        let sizes = (*scale, *pictures);
        let (area, job) = (self.text.area, self.set.job);
        let mut children: Vec<Node> = Vec::new();
        let mut pages: Vec<Vec<Item>> = vec![Vec::new(); self.numbering.story];
        let title = opening::title(job, composer, area.width())?;
        children.extend(title.structure);
        pages[0].push(Item::moved(title.items, area.x0, area.y0));
        let mut top = area.y0 + title.size.height;
        if self.first.picture.is_some() {
            let whole = self.whole;
            let hero = opening::hero(whole.job, whole.masters, composer, *side, area.width())?;
            children.extend(hero.structure);
            pages[0].push(Item::moved(hero.items, area.x0, top));
            top += hero.size.height;
        }
        // The picture above the story stands over the columns of the page on which it begins.
        let (headed, _) = fitted.begins();
        let above = adornment.above(composer.art, area.width());
        let over = if headed == 0 { top } else { area.y0 };
        if let Some(head) = adornment.head(composer.art, (area.x0, over), area.width()) {
            pages[headed].push(head);
        }
        let greeting = self.greeting(composer, sizes, *adornment)?;
        children.extend(greeting.structure);
        let mut slugs = greeting.slugs;
        let greeted = slugs.len();
        if self.first.foot.is_some() {
            let foot = opening::first_of_all(composer, &self.script.first, area.width())?;
            children.extend(foot.structure);
            let below = foot.size.height + self.first.imprint;
            pages[0].push(Item::moved(foot.items, area.x0, area.y1 - below));
        }
        let imprint = opening::imprint(job, composer, area.width())?;
        children.extend(imprint.content.structure);
        let doing = self.set(composer, &self.script.doing, sizes)?;
        children.extend(doing.structure);
        slugs.extend(doing.slugs);
        let mut end: f64 = 0.0;
        for (nth, flow) in flows.iter().enumerate() {
            let from = if nth == 0 { 0 } else { greeted };
            let mut column_of_page = (usize::MAX, 0_usize);
            for (places, column) in flow.filled.places.iter().zip(&flow.columns) {
                let beside = if column_of_page.0 == column.page { column_of_page.1 + 1 } else { 0 };
                column_of_page = (column.page, beside);
                let left = area.x0 + beside as f64 * self.text.step();
                let begins = if column.page == 0 { top } else { area.y0 };
                let begins = begins + if column.page == headed { above } else { 0.0 };
                for place in places {
                    let slug = &mut slugs[from + place.slug];
                    end = end.max(begins + place.top + slug.height);
                    let items = std::mem::take(&mut slug.items);
                    pages[column.page].push(Item::moved(items, left, begins + place.top));
                }
            }
        }
        let alone = pages.len() == 1 && self.first.foot.is_none();
        let down = if alone { self.text.down(end + imprint.reserved) } else { 0.0 };
        // Below the text it stands as firmly as the page's slug line.
        let mut below =
            Some(Item::moved(imprint.content.items, area.x0, area.y1 - imprint.reserved + ABOVE_IMPRINT));
        let title = composer.say("outline-assembly", &[])?;
        let size = job.settings.paper.size();
        let mut leaves = Vec::new();
        for (nth, items) in pages.into_iter().enumerate() {
            let mut items = if down > 0.0 { vec![Item::moved(items, 0.0, down)] } else { items };
            items.extend(below.take());
            items.extend(self.label(composer, nth)?);
            let whole = Some(size.to_rect());
            let front = Page { size, trim: whole, bleed: whole, items };
            leaves.push(Leaf::one_sided(Media::Paper, title.clone(), front));
        }
        Ok(SheetSection { leaves, structure: vec![Node::of(Tag::Part, children)] })
    }

    /// What the `nth` page says of itself below the text.
    fn label(&self, composer: &Composer<'_>, nth: usize) -> Result<Vec<Item>, LayoutError> {
        let style = Style { face: Face::Italic, color: composer.palette.quiet, ..small(composer, 8.0) };
        let has_story = self.set.job.settings.has(Component::Story);
        let part = if has_story { "part-assembly" } else { "part-assembly-alone" };
        let label = composer.say(
            "page-label",
            &[
                ("kit", Value::Text(self.set.job.variant.name.clone())),
                ("part", Value::Text(composer.say(part, &[])?)),
                ("page", Value::Number(self.numbering.story_page(nth) as f64)),
                ("pages", Value::Number(self.numbering.total() as f64)),
            ],
        )?;
        // A long name is set in smaller type rather than over the edges.
        let style = fitted(composer, &label, style, self.text.area.width())?;
        let line = composer.label(&label, &style)?;
        let x = (self.set.job.settings.paper.size().width - line.width) / 2.0;
        Ok(at(line, x, self.text.area.y1 + LABEL))
    }
}
