//! What a page that is cut says of itself: kit, part, page number, and a ruler to check its scale.

use super::marks::{RULER_LENGTH, inch_ruler, millimetre_ruler};
use super::plan::Form;
use crate::kit::KitError;
use crate::kit::compose::{Composer, at};
use crate::scene::Item;
use crate::text::{Align, Face, Style};
use crate::units::Length;

/// The style of all small print outside the parts.
pub(super) fn small(composer: &Composer<'_>, points: f64) -> Style {
    Style {
        face: Face::Regular,
        size: Length::pt(points),
        leading: Length::pt(points * 1.22),
        color: composer.palette.ink,
        align: Align::Left,
        hyphenate: false,
        first_indent: 0.0,
        lining_figures: true,
        tracking: 0.0,
    }
}

/// Draws the label and the ruler; origin at the top left of the form.
pub(super) fn draw(composer: &mut Composer<'_>, form: Form, label: &str) -> Result<Vec<Item>, KitError> {
    let size = form.size();
    let style = small(composer, 8.0);
    let mut items = Vec::new();
    let measure = match form {
        Form::Block => size.width,
        Form::Band => size.width - RULER_LENGTH - 12.0,
    };
    let mut y = 0.0;
    let mark = composer.marks.fresh();
    for slug in composer.lines(label, &style, measure, mark)? {
        // Page furniture is no part of what a screen reader reads: the marks are dropped.
        for item in slug.items {
            let Item::Marked { items: inner, .. } = item else { continue };
            items.push(Item::moved(inner, 0.0, y));
        }
        y += slug.height;
    }
    let (x, axis) = match form {
        Form::Block => (0.5, size.height - 6.5),
        Form::Band => (size.width - RULER_LENGTH - 9.0, size.height / 2.0),
    };
    items.extend(millimetre_ruler(x, axis, composer.palette.ink));
    items.extend(inch_ruler(x, axis, composer.palette.ink));
    let figures = small(composer, 6.5);
    let millimetres = composer.say("ruler-50", &[])?;
    let inches = composer.say("ruler-2in", &[])?;
    items.extend(at(composer.label(&millimetres, &figures)?, x + RULER_LENGTH + 1.2, axis - 0.6));
    items.extend(at(composer.label(&inches, &figures)?, x + RULER_LENGTH + 1.2, axis + 2.4));
    Ok(items)
}
