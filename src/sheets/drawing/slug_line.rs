//! Slug line: the own label of a page that is cut (kit, part, page number), with a ruler to check its scale.

use super::marks::{RULER_LENGTH, inch_ruler, millimetre_ruler};
use crate::imposition::cut_plan::SlugLineForm;
use crate::layout::LayoutError;
use crate::layout::compose::{Composer, at};
use crate::scene::{Item, Mark};
use crate::text::Style;
use crate::units::Length;

/// The largest type of a slug line, in points.
const LARGEST: f64 = 8.0;
/// The smallest type of a slug line, in points: in it the longest name and the words of a full page go into a strip.
const SMALLEST: f64 = 6.0;

/// Returns the style of all small print outside the parts.
pub(crate) fn small(composer: &Composer<'_>, points: f64) -> Style {
    Style::plain(Length::pt(points), Length::pt(points * 1.22), composer.palette.ink)
}

/// Draws the slug line: the texts of `lines`, each beginning a line of its own, and the two rulers; origin at the top
/// left of the form. Screen readers read the first of `lines` if there is a `title`, and nothing else of it.
pub(crate) fn draw(
    composer: &mut Composer<'_>,
    form: SlugLineForm,
    lines: &[String],
    title: Option<Mark>,
) -> Result<Vec<Item>, LayoutError> {
    let size = form.size();
    let (x, measure, height) = match form {
        SlugLineForm::Block => (0.2, size.width, size.height - 12.2),
        SlugLineForm::Band | SlugLineForm::Strip | SlugLineForm::Line => {
            (size.width - RULER_LENGTH - 10.0, size.width - RULER_LENGTH - 16.0, size.height)
        }
    };
    let (text, widest) = text(composer, lines, title, measure, height, form)?;
    // In a band or strip the words stand right beside the ruler, not at the far end.
    let indent = if form == SlugLineForm::Block { 0.0 } else { measure - widest };
    let mut items = vec![Item::moved(text, indent, 0.0)];
    let (upper, lower) = match form {
        // Both scales at one line, one above it and one below.
        SlugLineForm::Line => (size.height / 2.0, size.height / 2.0),
        SlugLineForm::Block | SlugLineForm::Band | SlugLineForm::Strip => {
            (size.height - 8.8, size.height - 3.6)
        }
    };
    items.extend(rulers(composer, x, upper, lower)?);
    Ok(items)
}

/// Sets the texts in lines of at most `measure` millimetres, in the largest type in which they take no more than `height`;
/// returns them with the width of the widest line.
fn text(
    composer: &mut Composer<'_>,
    lines: &[String],
    title: Option<Mark>,
    measure: f64,
    height: f64,
    form: SlugLineForm,
) -> Result<(Vec<Item>, f64), LayoutError> {
    let mark = composer.marks.fresh();
    let mut points = LARGEST;
    // Where there is room for two lines, the other texts follow the title in the second line.
    let run_on = if let (SlugLineForm::Line, [first, rest @ ..]) = (form, lines)
        && !rest.is_empty()
    {
        Some([first.clone(), rest.join(" · ")])
    } else {
        None
    };
    let lines = run_on.as_ref().map_or(lines, |lines| lines);
    loop {
        let style = small(composer, points);
        let (mut items, mut y, mut widest) = (Vec::new(), 0.0, 0.0_f64);
        for (nth, line) in lines.iter().enumerate() {
            widest = widest.max(composer.label(line, &style)?.width.min(measure));
            let title = title.filter(|_| nth == 0);
            for slug in composer.lines(line, &style, measure, mark)? {
                // A screen reader does not read the slug line, so its marks are dropped; only a title keeps one.
                for item in slug.items {
                    let Item::Marked { items: inner, .. } = item else { continue };
                    let inner = match title {
                        Some(mark) => vec![Item::Marked { mark, items: inner }],
                        None => inner.to_vec(),
                    };
                    items.push(Item::moved(inner, 0.0, y));
                }
                y += slug.height;
            }
        }
        if y <= height || points <= SMALLEST {
            if y > height && form == SlugLineForm::Line && lines.len() > 1 {
                // Even the title has others beside it then: one line less may be all that is too much.
                return text(composer, &[lines.join(" · ")], title, measure, height, form);
            }
            return Ok((items, widest));
        }
        points -= 0.25;
    }
}

/// Draws the ruler of 50 mm on the line `upper` and the ruler of 2 in on the line `lower`, both from `x`, each with its name.
pub(crate) fn rulers(
    composer: &Composer<'_>,
    x: f64,
    upper: f64,
    lower: f64,
) -> Result<Vec<Item>, LayoutError> {
    let mut items = millimetre_ruler(x, upper, composer.palette.ink);
    items.extend(inch_ruler(x, lower, composer.palette.ink));
    let figures = small(composer, 7.5);
    for (id, baseline) in [("ruler-50", upper), ("ruler-2in", lower + 2.4)] {
        let text = composer.say(id, &[])?;
        items.extend(at(composer.label(&text, &figures)?, x + RULER_LENGTH + 1.4, baseline));
    }
    Ok(items)
}
