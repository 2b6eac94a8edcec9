//! The door to all typesetting.

use super::breaks::{Prepared, prepare};
use super::hyphenate::Hyphenator;
use super::paragraph::{break_text, set_line, set_lines};
use super::shape::{ShapeSetting, Shaper};
use super::{Fonts, Language, Line, Style, TextError, markup};
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

/// Sets text in one language. Remembers shaped words and prepared texts, so that setting a text again, in another
/// size or measure, is cheap.
pub struct Typesetter {
    shaper: Shaper,
    hyphenator: Hyphenator,
    prepared: RefCell<HashMap<(ShapeSetting, bool), Texts>>,
}

/// Prepared texts of one setting.
type Texts = HashMap<Box<str>, Rc<Prepared>>;

impl Typesetter {
    /// A typesetter for a language. Words are hyphenated if there are patterns for it.
    #[must_use]
    pub fn new(fonts: Fonts, language: Language) -> Self {
        Self {
            shaper: Shaper::new(fonts, language),
            hyphenator: Hyphenator::new(language),
            prepared: RefCell::default(),
        }
    }

    /// The fonts it uses.
    #[must_use]
    pub fn fonts(&self) -> &Fonts {
        &self.shaper.fonts
    }

    /// Breaks a text with inline marks into the lines that look best together; `measure` in millimetres. The lines
    /// stand at their places within the measure. Line feeds in the text are spaces; U+2028 starts a new line. No
    /// line is wider than the measure, save for a stop or hyphen hanging into the margin by half its width, and
    /// for a measure narrower than a single letter.
    ///
    /// # Errors
    /// For marks that do not pair up, for a character the font lacks, and for a size or measure that is not a
    /// positive number.
    pub fn paragraph(&self, text: &str, style: &Style, measure: f64) -> Result<Vec<Line>, TextError> {
        let em = column(style, measure)?;
        let prepared = self.prepare(text, style)?;
        let broken = break_text(&prepared, style, em, &self.shaper)?;
        set_lines(&prepared, &broken, style, em, &self.shaper)
    }

    /// Sets a text with inline marks as one unbroken line that starts at (0, 0), whatever its alignment.
    ///
    /// # Errors
    /// For marks that do not pair up, for a character the font lacks, and for a size that is not a positive number.
    pub fn line(&self, text: &str, style: &Style) -> Result<Line, TextError> {
        check(style)?;
        let prepared = self.prepare(text, style)?;
        set_line(&prepared, style, &self.shaper)
    }

    fn prepare(&self, text: &str, style: &Style) -> Result<Rc<Prepared>, TextError> {
        let setting = ShapeSetting::new(style.face, style.lining_figures, style.tracking);
        let key = (setting, style.hyphenate);
        if let Some(known) = self.prepared.borrow().get(&key).and_then(|texts| texts.get(text)) {
            return Ok(Rc::clone(known));
        }
        let spans =
            markup::parse(text).map_err(|fault| TextError::Markup { fault, text: text.to_owned() })?;
        let hyphenator = style.hyphenate.then_some(&self.hyphenator);
        let prepared = Rc::new(prepare(&spans, setting, hyphenator, &self.shaper)?);
        self.prepared.borrow_mut().entry(key).or_default().insert(text.into(), Rc::clone(&prepared));
        Ok(prepared)
    }
}

/// The measure in em, if it and the style can be worked with.
fn column(style: &Style, measure: f64) -> Result<f64, TextError> {
    check(style)?;
    if !(measure.is_finite() && measure > 0.0) {
        return Err(TextError::Measure { what: "column width", value: measure });
    }
    Ok(measure / style.size.to_mm())
}

fn check(style: &Style) -> Result<(), TextError> {
    let size = style.size.to_mm();
    if !(size.is_finite() && size > 0.0) {
        return Err(TextError::Measure { what: "type size", value: size });
    }
    for (what, value) in [("first indent", style.first_indent), ("tracking", style.tracking)] {
        if !value.is_finite() {
            return Err(TextError::Measure { what, value });
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests;
