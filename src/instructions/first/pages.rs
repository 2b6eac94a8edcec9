//! The first pages of a kit: story, greeting and instructions.
//!
//! They are drawn before all other pages: how many they are decides the numbers of the others.

use super::arrangement::{FittedStory, SetStory};
use super::story::{Rhythm, Story};
use crate::imposition::{Component, Matter, Media, Plan, SheetError};
use crate::instructions::facts::subject::numbers;
use crate::instructions::first::adorned::Adornment;
use crate::instructions::first::frames::TextArea;
use crate::instructions::first::front::{FrontPage, OnFront};
use crate::instructions::{
    GuideBlocks, GuideFigure, LineTones, Subject, facts::cut_line, figures::cut_order, figures::edge,
    figures::hinge, figures::pictures, figures::scheme, first::opening, script, steps::sheet_map,
    steps::way_table,
};
use crate::layout::compose::{Composer, Scale, at, fitted};
use crate::layout::{Block, Content, LayoutError, Running, Setting, drawn, set_in_columns};
use crate::product::pieces::Token;
use crate::scene::{Item, Marks, Node, Page, Tag};
use crate::sheets::drawing::slug_line::small;
use crate::sheets::leaf::{Leaf, SheetSection};
use crate::sheets::set::Set;
use crate::text::{Face, Style, Value};

/// Width of the picture of the order of cuts, in millimetres.
const CUT_ORDER: f64 = 42.0;
/// Distance of the slug line's baseline below the text, in millimetres.
const LABEL: f64 = 7.0;
/// Room between the text, or the box below it, and the imprint, in millimetres.
const ABOVE_IMPRINT: f64 = 0.7;
/// The most pages that story and instructions may take.
const MOST_PAGES: usize = 24;
/// Greatest height of a drawing between the words, as a share of the height of a page's text area.
const TALLEST: f64 = 0.9;

/// The first pages, with the facts that the other pages need.
pub(crate) struct FirstPages {
    /// The pages.
    pub(crate) section: SheetSection,
    /// The plan of the kit, with these pages.
    pub(crate) plan: Plan,
    /// Size of their text in points. `None`: there are no first pages.
    pub(crate) text: Option<f64>,
}

/// Sets and draws the first pages of `set`: an empty section if neither story nor instructions are printed. The type is at
/// most `most` points, unless lines get too long. `Some(whole)`: the instructions are those of that set, which has the board.
pub(crate) fn pages(
    set: Set<'_>,
    whole: Option<Set<'_>>,
    composer: &mut Composer<'_>,
    most: f64,
) -> Result<FirstPages, SheetError> {
    let order = set.order;
    if !order.settings.has(Component::Story) && !order.settings.has(Component::Assembly) {
        return Ok(FirstPages { section: SheetSection::default(), plan: set.plan.clone(), text: None });
    }
    let text = TextArea::new(&order.settings);
    let lines: Vec<LineTones> =
        cut_line::kinds(cut_discs(whole.unwrap_or(set))).into_iter().map(|(_, tones)| tones).collect();
    let story = |count: usize, composer: &mut Composer<'_>| -> Result<Story<'_>, SheetError> {
        let plan = set.plan.clone().with_reading(count);
        let subject = Subject {
            variant: &order.variant,
            back: order.back.as_ref(),
            version: order.version,
            plan: &plan,
            host: whole.map(|whole| whole.plan),
            lines: &lines,
        };
        let script = script(composer, subject)?;
        let whole = whole.unwrap_or(set);
        let front = FrontPage::new(whole, composer, &script, text)?;
        Ok(Story { set, whole, plan, script, text, front })
    };
    // The words name their own pages, so how many there are is guessed first.
    let guess =
        if order.settings.has(Component::Story) && order.settings.has(Component::Assembly) { 3 } else { 1 };
    let mut tried = story(guess, composer)?;
    let smallest = tried.smallest(composer, most)?;
    for count in tried.fewest(&smallest)..=MOST_PAGES {
        if count != tried.count() {
            tried = story(count, composer)?;
        }
        if let Some(fitted) = tried.fit(composer, &smallest, most)? {
            let section = tried.draw(composer, &fitted)?;
            let text = Some(fitted.scale.body);
            return Ok(FirstPages { section, plan: tried.plan, text });
        }
    }
    Err(LayoutError::Overflow { what: "reading" }.into())
}

/// Returns the pieces of a set, the men first.
fn cut_discs(set: Set<'_>) -> impl Iterator<Item = &Token> {
    let kinds = set.plan.kinds();
    let is_there = move |token: &&Token| kinds.iter().any(|(piece, _)| *piece == token.piece);
    set.masters.tokens.iter().filter(is_there)
}

impl Story<'_> {
    /// Returns the number of its pages.
    pub(super) fn count(&self) -> usize {
        self.plan.sheets_of(|matter| matches!(matter, Matter::Reading(_))).count()
    }

    /// Sets the text in one size of type and one rhythm, to measure it.
    pub(super) fn tried(
        &self,
        composer: &Composer<'_>,
        (scale, rhythm): (Scale, Rhythm),
        adornment: Adornment,
    ) -> Result<SetStory, LayoutError> {
        let mut marks = Marks::default();
        let mut trial = composer.with(&mut marks);
        let tale = self.tale(&mut trial, (scale, rhythm), adornment)?.slugs;
        let contents = self.set(&mut trial, &self.script.greeting, (scale, rhythm))?.slugs;
        let doing = self.set(&mut trial, &self.script.doing, (scale, rhythm))?.slugs;
        Ok(SetStory { scale, rhythm, adornment, tale, contents, doing })
    }

    /// Sets the story with its adornment.
    fn tale(
        &self,
        composer: &mut Composer<'_>,
        sizes: (Scale, Rhythm),
        adornment: Adornment,
    ) -> Result<Running, LayoutError> {
        let tale = adornment.opened(composer.art, &self.script.tale);
        let mut set = self.set(composer, &tale, sizes)?;
        set.slugs.extend(adornment.tail(composer.art, self.text.measure, sizes.0.leading()));
        Ok(set)
    }

    /// Sets blocks as running text in one size of type and one rhythm, with its structure.
    fn set(
        &self,
        composer: &mut Composer<'_>,
        blocks: &GuideBlocks,
        (scale, rhythm): (Scale, Rhythm),
    ) -> Result<Running, LayoutError> {
        let width = self.text.measure;
        // All small pages of the map get the same height: the words with the most lines decide.
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
                let class = self.whole.order.measures.class;
                class.map(|class| cut_order::draw(composer, &class, CUT_ORDER)).transpose()
            }
            GuideFigure::Step(step) => {
                Ok(Some(pictures::beside(composer, step, (pictures::HEIGHT, scale.leading()))))
            }
            GuideFigure::Edge(alt) => {
                Ok(edge::draw(composer, cut_discs(self.whole), alt, (pictures::HEIGHT, scale.leading())))
            }
            GuideFigure::Ways(table) => way_table::draw(composer, table, width).map(Some),
            GuideFigure::Sheet(page, said) => {
                sheet_map::draw(composer, Set { plan: &self.plan, ..self.set }, page, said, lines).map(Some)
            }
        };
        let blocks = drawn(blocks, &mut draw)?;
        let setting = Setting { scale, manner: rhythm.manner(), measure: self.text.measure };
        set_in_columns(composer, &blocks, &setting)
    }

    /// Draws how the board's parts join. With very many parts one plan stands below the other; the scheme must fit on a page.
    fn scheme(&self, composer: &mut Composer<'_>) -> Result<Option<Content>, LayoutError> {
        let (plan, width) = (&self.whole.plan.cut, self.text.picture());
        let squares = self.set.order.variant.setup.board.size();
        let scheme = scheme::draw(composer, plan, squares, width)?;
        let room = self.text.area.height() * TALLEST;
        match scheme.as_ref().map(|drawn| drawn.size.height).filter(|height| *height > room) {
            Some(height) => scheme::draw(composer, plan, squares, width * room / height),
            None => Ok(scheme),
        }
    }

    /// Draws the pages of a fitted story.
    fn draw(&self, composer: &mut Composer<'_>, fitted: &FittedStory) -> Result<SheetSection, SheetError> {
        let FittedStory { scale, rhythm, adornment, on_front, poster, flows } = fitted;
        let sizes = (*scale, *rhythm);
        let (area, order) = (self.text.area, self.set.order);
        let mut pages: Vec<Vec<Item>> = vec![Vec::new(); self.count()];
        let title = opening::title(order, composer, area.width())?;
        let mut children = title.structure;
        let mut top = FrontPage::top(self.text);
        pages[0].push(Item::moved(title.items, area.x0, top));
        top += title.size.height;
        let frieze = self.front.frieze.draw(poster.frieze);
        pages[0].push(Item::moved(frieze.items, area.x0, top));
        top += frieze.size.height;
        if self.front.has_picture() {
            let whole = self.whole;
            let widths = (poster.side, poster.caption, area.width());
            let hero = opening::hero(whole.order, whole.masters, composer, widths)?;
            children.extend(hero.structure);
            pages[0].push(Item::moved(hero.items, area.x0, top));
            top += hero.size.height;
        }
        let tale = self.tale(composer, sizes, *adornment)?;
        let contents = if *on_front == OnFront::Contents {
            Running::default()
        } else {
            self.set(composer, &self.script.greeting, sizes)?
        };
        let foot = self.front.foot(composer, &self.script, (*on_front, poster.foot))?;
        let doing = self.set(composer, &self.script.doing, sizes)?;
        // Words are read in the order of the pages.
        let greeting = tale.structure.into_iter().chain(contents.structure);
        let imprint = opening::imprint(order, composer, area.width())?;
        let last_of_page = foot.structure.into_iter().chain(imprint.content.structure);
        if *on_front == OnFront::Contents {
            children.extend(last_of_page);
            children.extend(greeting);
        } else {
            children.extend(greeting);
            children.extend(last_of_page);
        }
        let has_foot = foot.size.height > 0.0;
        let foot_top = self.front.foot_top(self.text, foot.size.height);
        pages[0].push(Item::moved(foot.items, area.x0, foot_top));
        children.extend(doing.structure);
        let mut slugs = tale.slugs;
        let told = slugs.len();
        slugs.extend(contents.slugs);
        let greeted = slugs.len();
        slugs.extend(doing.slugs);
        let mut end: f64 = 0.0;
        let mut tells = vec![false; pages.len()];
        for (nth, flow) in flows.iter().enumerate() {
            let from = if nth == 0 { 0 } else { greeted };
            let mut column_of_page = (usize::MAX, 0_usize);
            for (places, column) in flow.filled.places.iter().zip(&flow.columns) {
                let beside = if column_of_page.0 == column.page { column_of_page.1 + 1 } else { 0 };
                column_of_page = (column.page, beside);
                let left = area.x0 + beside as f64 * self.text.step();
                let begins = if column.page == 0 { top } else { area.y0 };
                for place in places {
                    let slug = &mut slugs[from + place.slug];
                    end = end.max(begins + place.top + slug.height);
                    tells[column.page] |= from + place.slug < told;
                    let items = std::mem::take(&mut slug.items);
                    pages[column.page].push(Item::moved(items, left, begins + place.top));
                }
            }
        }
        let alone = pages.len() == 1 && !has_foot;
        let down = if alone { self.text.down(end + imprint.reserved) } else { 0.0 };
        // The imprint has a fixed place below the text, as the slug line has.
        let mut below =
            Some(Item::moved(imprint.content.items, area.x0, area.y1 - imprint.reserved + ABOVE_IMPRINT));
        let title = composer.say("outline-assembly", &[])?;
        let size = order.settings.paper.size();
        let mut leaves = Vec::new();
        for ((items, tells), number) in pages.into_iter().zip(tells).zip(numbers(&self.plan.sheets)) {
            let mut items = if down > 0.0 { vec![Item::moved(items, 0.0, down)] } else { items };
            items.extend(below.take());
            items.extend(self.label(composer, number, tells)?);
            let whole = Some(size.to_rect());
            let front = Page { size, trim: whole, bleed: whole, items };
            leaves.push(Leaf::one_sided(Matter::Reading(leaves.len()), title.clone(), front));
        }
        Ok(SheetSection { leaves, structure: vec![Node::of(Tag::Part, children)] })
    }

    /// Sets the slug line of the page with this number, below the text: it names the story where some of it is told.
    fn label(&self, composer: &Composer<'_>, number: usize, tells: bool) -> Result<Vec<Item>, LayoutError> {
        let style = Style { face: Face::Italic, color: composer.palette.quiet, ..small(composer, 8.0) };
        let part = if tells { "part-assembly" } else { "part-assembly-alone" };
        let label = composer.say(
            "page-label",
            &[
                ("kit", Value::Text(self.set.order.variant.name.clone())),
                ("part", Value::Text(composer.say(part, &[])?)),
                ("page", Value::Number(number as f64)),
                ("pages", Value::Number(self.plan.total(Media::Paper) as f64)),
            ],
        )?;
        // A long name is set in smaller type rather than over the edges.
        let style = fitted(composer, &label, style, self.text.area.width())?;
        let line = composer.label(&label, &style)?;
        let x = (self.set.order.settings.paper.size().width - line.width) / 2.0;
        Ok(at(line, x, self.text.area.y1 + LABEL))
    }
}
