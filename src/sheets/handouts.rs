//! Pages of handouts: each in its area of the sheet, with a line at its foot that names it. Wall pages are on paper
//! of their own.

use crate::imposition::{Matter, PlannedPage, SheetError};
use crate::layout::LayoutError;
use crate::layout::compose::{Composer, at};
use crate::product::edition::edition;
use crate::product::form::{Form, HandoutForm};
use crate::product::handouts::Handout;
use crate::scene::{Item, Node, Page, Tag};
use crate::sheets::drawing::slug_line::small;
use crate::sheets::leaf::{Leaf, SheetSection};
use crate::sheets::set::Set;
use crate::text::{Align, Line, Style, Value, escape_markup};

/// Size of type of the line at the foot, in points.
const WORDS: f64 = 7.0;

/// Draws the handouts of all sets: the shared ones, then one set after another.
pub(crate) fn pages(set: Set<'_>, composer: &mut Composer<'_>) -> Result<SheetSection, SheetError> {
    let mut section = SheetSection::default();
    let settings = &set.order.settings;
    let paper = settings.paper.size();
    for sheet in &set.plan.sheets {
        let Matter::Handout { place, set: of_set } = sheet.matter else { continue };
        let handout = &set.products.handouts[place];
        let Some(form) = form(handout) else { continue };
        let area = form.area(paper, settings.margin);
        let mut sides = Vec::new();
        let contents = std::iter::once(&handout.content).chain(&handout.back);
        for (content, page) in contents.zip(sheet.pages()) {
            let line = foot(set, composer, handout, of_set, page)?;
            let content = if of_set.is_none_or(|of_set| of_set == 1) {
                content.clone()
            } else {
                content.again(composer.marks)
            };
            let mut items = vec![Item::moved(content.items, area.x0, area.y0)];
            let x = (paper.width - line.width) / 2.0;
            items.extend(at(line, x, form.foot(paper, settings.margin)));
            section.structure.push(Node::of(Tag::Part, content.structure));
            sides.push(Page { size: paper, trim: None, bleed: None, items });
        }
        let title = handout.component.words().named;
        let title = title.map_or(Ok(String::new()), |id| composer.say(id, &[]))?;
        let mut sides = sides.into_iter();
        if let Some(front) = sides.next() {
            section.leaves.push(Leaf { back: sides.next(), ..Leaf::one_sided(sheet.matter, title, front) });
        }
    }
    Ok(section)
}

/// Draws the handouts that hang on the wall: they are numbered for themselves, for they are in a file of
/// their own.
pub(crate) fn wall_pages(set: Set<'_>, composer: &mut Composer<'_>) -> Result<SheetSection, SheetError> {
    let mut section = SheetSection::default();
    let settings = &set.order.settings;
    let paper = settings.wall_paper().size();
    let style = Style { color: composer.palette.quiet, align: Align::Center, ..small(composer, WORDS) };
    let imprint = edition(composer.messages, &set.order.variant)?;
    for (nth, handout) in set.products.wall.iter().enumerate() {
        let Some(form) = form(handout) else { continue };
        let area = form.area(paper, settings.margin);
        let content = handout.content.clone();
        let mut text = imprint.clone();
        if set.products.wall.len() > 1 {
            let args = [
                ("kit", Value::Text(text)),
                ("what", Value::Text(label(composer, handout)?)),
                ("page", Value::from(nth + 1)),
                ("pages", Value::from(set.products.wall.len())),
            ];
            text = composer.say("handout-page", &args)?;
        }
        let line = composer.label(&text, &style)?;
        let x = (paper.width - line.width) / 2.0;
        let mut items = vec![Item::moved(content.items, area.x0, area.y0)];
        items.extend(at(line, x, form.foot(paper, settings.margin)));
        let page = Page { size: paper, trim: None, bleed: None, items };
        let title = handout.component.words().named;
        let title = title.map_or(Ok(String::new()), |id| composer.say(id, &[]))?;
        section.push_page(Matter::Wall(nth), title, page, content.structure);
    }
    Ok(section)
}

/// Returns the form of a handout's component.
fn form(handout: &Handout) -> Option<&'static HandoutForm> {
    match &handout.component.product().form {
        Form::Handout(form) => Some(form),
        _ => None,
    }
}

/// Returns the name of a handout in the line at its foot.
fn label(composer: &Composer<'_>, handout: &Handout) -> Result<String, LayoutError> {
    handout.component.words().label.map_or(Ok(String::new()), |id| composer.say(id, &[]))
}

/// Draws the line at the foot of a page of a handout: its set, its name, the page's number.
fn foot(
    set: Set<'_>,
    composer: &Composer<'_>,
    handout: &Handout,
    of_set: Option<u16>,
    page: PlannedPage<'_>,
) -> Result<Line, LayoutError> {
    let args = [
        ("kit", Value::Text(set.order.variant.name.clone())),
        ("what", Value::Text(label(composer, handout)?)),
        ("page", Value::Number(page.number as f64)),
        ("pages", Value::Number(set.plan.total(page.media) as f64)),
    ];
    let style = Style { color: composer.palette.quiet, align: Align::Center, ..small(composer, WORDS) };
    let mut text = composer.say("handout-page", &args)?;
    // A sheet of its own for each set has the set's name, if sets have names.
    if let Some(label) = of_set.and_then(|of_set| set.order.settings.label_of(of_set)) {
        let args = [("name", Value::Text(escape_markup(&label))), ("page", Value::Text(text))];
        text = composer.say("handout-of-set", &args)?;
    }
    composer.label(&text, &style)
}
