//! Pages of handouts: each in the middle of what can be printed, with a line at its foot that says what it is.

use crate::imposition::{Media, Numbering, SheetError};
use crate::layout::compose::{Composer, at};
use crate::scene::{Item, Page};
use crate::sheets::drawing::slug_line::small;
use crate::sheets::leaf::SheetSection;
use crate::sheets::set::Set;
use crate::text::{Align, Style, Value, escape_markup};

/// The room for the line at the foot, in millimetres, and the size of its type in points.
pub(crate) const FOOT: f64 = 6.0;
const LINE: f64 = 7.0;

/// The handouts of all sets: what they have together, then one set after another.
pub(crate) fn pages(
    set: Set<'_>,
    numbering: Numbering,
    composer: &mut Composer<'_>,
) -> Result<SheetSection, SheetError> {
    let mut section = SheetSection::default();
    let settings = set.job.settings;
    let (paper, area) = (settings.paper.size(), settings.paper.printable(settings.margin));
    for (nth, (of_set, place)) in set.handout_order().into_iter().enumerate() {
        let handout = &set.handouts[place];
        let words = handout.component.words();
        let said = |id: Option<&'static str>, composer: &Composer<'_>| {
            id.map_or(Ok(String::new()), |id| composer.say(id, &[]))
        };
        let args = [
            ("kit", Value::Text(set.job.variant.name.clone())),
            ("what", Value::Text(said(words.label, composer)?)),
            ("page", Value::Number(numbering.handout_page(nth) as f64)),
            ("pages", Value::Number(numbering.total() as f64)),
        ];
        let style = Style { color: composer.palette.quiet, align: Align::Center, ..small(composer, LINE) };
        let mut text = composer.say("handout-page", &args)?;
        // A sheet of its own for each set has the set's name, if sets have names.
        if let Some(label) = of_set.and_then(|of_set| settings.label_of(of_set)) {
            let args = [("name", Value::Text(escape_markup(&label))), ("page", Value::Text(text))];
            text = composer.say("handout-of-set", &args)?;
        }
        let line = composer.label(&text, &style)?;
        let content = if of_set.is_none_or(|of_set| of_set == 1) {
            handout.content.clone()
        } else {
            handout.content.again(composer.marks)
        };
        let mut items = vec![Item::moved(content.items, area.x0, area.y0)];
        let x = (paper.width - line.width) / 2.0;
        items.extend(at(line, x, area.y1 - 0.8));
        let front = Page { size: paper, trim: None, bleed: None, items };
        let title = said(words.named, composer)?;
        section.push_page(Media::Paper, title, front, content.structure);
    }
    Ok(section)
}
