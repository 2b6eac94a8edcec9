//! The entry to all typesetting.

use super::breaks::{Prepared, emphasised, prepare};
use super::hyphenate::{Hyphenator, Hyphens};
use super::paragraph::{Broken, break_beside, break_text, set_line, set_lines};
use super::shape::{ShapeSetting, Shaper};
use super::{Align, Beside, Broke, Fonts, Language, Line, Span, Style, TextError, markup};
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::rc::Rc;

/// Typesetter for one language. Caches shaped words, prepared texts and their lines, so that setting a text again, in
/// another size or measure, is cheap.
pub struct Typesetter {
    shaper: Shaper,
    hyphenator: Hyphenator,
    prepared: RefCell<FxHashMap<(ShapeSetting, Hyphens), Texts<Prepared>>>,
    broken: RefCell<FxHashMap<BreakKey, Texts<Broken>>>,
}

/// Results for texts in one setting, by text.
type Texts<T> = FxHashMap<Box<str>, Rc<T>>;

/// Everything that a text's lines depend on. Measures are in em, as the bits of an `f64`: a key must be comparable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct BreakKey {
    setting: ShapeSetting,
    hyphens: Hyphens,
    align: Align,
    measure: u64,
    indent: u64,
    last: u64,
}

impl Typesetter {
    /// Creates a typesetter for a language. Words are hyphenated if there are patterns for the language.
    #[must_use]
    pub fn new(fonts: Fonts, language: Language) -> Self {
        let hyphenator = Hyphenator::new(&language);
        Self {
            shaper: Shaper::new(fonts, language),
            hyphenator,
            prepared: RefCell::default(),
            broken: RefCell::default(),
        }
    }

    /// Returns the language of the texts.
    #[must_use]
    pub const fn language(&self) -> &Language {
        &self.shaper.language
    }

    /// Returns the fonts in use.
    #[must_use]
    pub fn fonts(&self) -> &Fonts {
        &self.shaper.fonts
    }

    /// Breaks a text with inline marks into the lines that look best together; `measure` is in millimetres. Returns
    /// the lines at their places within the measure. Line feeds in the text are spaces; U+2028 starts a new line. No
    /// line is wider than the measure, save for a stop or hyphen hanging into the margin by half its width, and for a
    /// measure narrower than a single letter. In justified lines no word space is wider than 1.7 times the natural
    /// one: a line that can't be filled otherwise has its letters set apart by up to 1.5 % of an em, or stays short.
    ///
    /// # Errors
    /// Marks that do not pair up, a character the font lacks, and a size or measure that is not a positive number.
    pub fn paragraph(&self, text: &str, style: &Style, measure: f64) -> Result<Vec<Line>, TextError> {
        let em = column(style, measure)?;
        set_lines(&*self.broken(text, style, em)?, style, em, &self.shaper)
    }

    /// Returns how [`Self::paragraph`] breaks a text, without setting its lines.
    ///
    /// # Errors
    /// As for [`Self::paragraph`].
    pub fn broke(&self, text: &str, style: &Style, measure: f64) -> Result<Broke, TextError> {
        Ok(self.broken(text, style, column(style, measure)?)?.told())
    }

    /// Breaks a text as [`Self::paragraph`] does, with room at the left of its first lines. `None`: it has no more lines than
    /// these.
    ///
    /// # Errors
    /// As for [`Self::paragraph`].
    pub fn paragraph_beside(
        &self,
        text: &str,
        style: &Style,
        measure: f64,
        beside: Beside,
    ) -> Result<Option<Vec<Line>>, TextError> {
        let Some(broken) = self.broken_beside(text, style, measure, beside)? else { return Ok(None) };
        Ok(Some(set_lines(&broken, style, column(style, measure)?, &self.shaper)?))
    }

    /// Returns how [`Self::paragraph_beside`] breaks a text, without setting its lines.
    ///
    /// # Errors
    /// As for [`Self::paragraph`].
    pub fn broke_beside(
        &self,
        text: &str,
        style: &Style,
        measure: f64,
        beside: Beside,
    ) -> Result<Option<Broke>, TextError> {
        Ok(self.broken_beside(text, style, measure, beside)?.as_ref().map(Broken::told))
    }

    fn broken_beside(
        &self,
        text: &str,
        style: &Style,
        measure: f64,
        Beside { lines, room }: Beside,
    ) -> Result<Option<Broken>, TextError> {
        // Words need some width beside the room.
        if lines == 0 || measure < 2.0 * room {
            return Ok(None);
        }
        let narrow = Style { first_indent: 0.0, ..*style };
        let narrow = self.broken(text, &narrow, column(style, measure - room)?)?;
        let room = room / style.size.to_mm();
        Ok(break_beside(&narrow, lines, room, style, column(style, measure)?))
    }

    /// Sets a text with inline marks as one unbroken line that starts at (0, 0), whatever its alignment.
    ///
    /// # Errors
    /// Marks that do not pair up, a character the font lacks, and a size that is not a positive number.
    pub fn line(&self, text: &str, style: &Style) -> Result<Line, TextError> {
        check(style)?;
        let prepared = self.prepare(text, style, Hyphens::Authors)?;
        set_line(&prepared, style, &self.shaper)
    }

    /// Checks that [`Self::line`] can set a text, without setting it.
    ///
    /// # Errors
    /// As for [`Self::line`].
    pub fn check(&self, text: &str, style: &Style) -> Result<(), TextError> {
        check(style)?;
        let has_all = spans(text)?.iter().all(|span| {
            let font = self.fonts().loaded(emphasised(style.face, span.emphasis));
            span.text
                .chars()
                .all(|character| character.is_ascii_whitespace() || font.glyph(character).is_some())
        });
        // A character that the font lacks may be part of a letter that it has, or be invisible.
        if has_all { Ok(()) } else { self.line(text, style).map(drop) }
    }

    /// Clears all caches, to free their memory.
    pub fn forget(&self) {
        self.broken.take();
        self.prepared.take();
        self.shaper.forget();
        self.hyphenator.forget();
    }

    /// Returns the lines of a text in a measure of `em`.
    fn broken(&self, text: &str, style: &Style, em: f64) -> Result<Rc<Broken>, TextError> {
        let hyphens = if style.hyphenate { Hyphens::Usual } else { Hyphens::Authors };
        let size = style.size.to_mm();
        let key = BreakKey {
            setting: ShapeSetting::of(style),
            hyphens,
            align: style.align,
            measure: em.to_bits(),
            indent: (style.first_indent / size).to_bits(),
            last: (style.last_line / size).to_bits(),
        };
        if let Some(known) = self.broken.borrow().get(&key).and_then(|texts| texts.get(text)) {
            return Ok(Rc::clone(known));
        }
        let more = match hyphens {
            Hyphens::Usual => Hyphens::More,
            other => other,
        };
        let prepared = self.prepare(text, style, hyphens)?;
        let more = || self.prepare(text, style, more);
        let broken = Rc::new(break_text(&prepared, more, style, em, &self.shaper)?);
        self.broken.borrow_mut().entry(key).or_default().insert(text.into(), Rc::clone(&broken));
        Ok(broken)
    }

    fn prepare(&self, text: &str, style: &Style, hyphens: Hyphens) -> Result<Rc<Prepared>, TextError> {
        let setting = ShapeSetting::of(style);
        let key = (setting, hyphens);
        if let Some(known) = self.prepared.borrow().get(&key).and_then(|texts| texts.get(text)) {
            return Ok(Rc::clone(known));
        }
        let prepared = Rc::new(prepare(&spans(text)?, setting, &self.hyphenator, hyphens, &self.shaper)?);
        self.prepared.borrow_mut().entry(key).or_default().insert(text.into(), Rc::clone(&prepared));
        Ok(prepared)
    }
}

/// Reads a text with inline marks.
fn spans(text: &str) -> Result<Vec<Span>, TextError> {
    markup::parse(text).map_err(|fault| TextError::Markup { fault, text: text.to_owned() })
}

/// Returns the measure in em; an error if it or the style is unusable.
fn column(style: &Style, measure: f64) -> Result<f64, TextError> {
    check(style)?;
    if !(measure.is_finite() && measure > 0.0) {
        return Err(TextError::Measure { what: "column", value: measure });
    }
    Ok(measure / style.size.to_mm())
}

fn check(style: &Style) -> Result<(), TextError> {
    let size = style.size.to_mm();
    if !(size.is_finite() && size > 0.0) {
        return Err(TextError::Measure { what: "type", value: size });
    }
    for (what, value) in
        [("first indent", style.first_indent), ("last line", style.last_line), ("tracking", style.tracking)]
    {
        if !value.is_finite() {
            return Err(TextError::Measure { what, value });
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests;
