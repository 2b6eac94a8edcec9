//! A paragraph that begins with a large letter on an ornament.
//!
//! The ornament stands beside the first lines, from the top of the capitals of the first to the baseline of the last; the letter
//! stands in its middle. Screen readers read the letter together with the rest of its word.

use super::LayoutError;
use super::block::Look;
use super::words::{Running, WordSetter};
use crate::scene::{Art, GlyphRun, Item, Rect, Shape, Tag};
use crate::text::{Beside, Face, Line, Style, escape_markup};
use crate::units::Length;
use std::sync::Arc;

/// Height of the ornament in lines.
const LINES: usize = 3;
/// Height and greatest width of the letter, as shares of the ornament's side.
const LETTER: (f64, f64) = (0.62, 0.8);
/// Room between the ornament and the words beside it, in lines.
const ASIDE: f64 = 0.4;

/// Text whose first letter is set apart.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Parted<'a> {
    letter: char,
    /// Whether a space follows the letter; the space is no part of `rest`.
    is_word: bool,
    rest: &'a str,
}

impl<'a> Parted<'a> {
    /// Splits a text after its first letter. `None`: it doesn't begin with a letter, or is nothing more than that.
    fn of(text: &'a str) -> Option<Self> {
        let letter = text.chars().next().filter(|c| c.is_alphabetic())?;
        let after = &text[letter.len_utf8()..];
        let rest = after.trim_start();
        (!rest.is_empty()).then_some(Self { letter, is_word: rest.len() < after.len(), rest })
    }

    /// Returns the letter as it is read: with a space after it if it is a word.
    fn said(&self) -> String {
        format!("{}{}", self.letter, if self.is_word { " " } else { "" })
    }
}

impl WordSetter<'_, '_, '_> {
    /// Sets the paragraph; in the usual look if its first letter can't stand on the ornament.
    pub(super) fn opening(&mut self, text: &str, initial: &Arc<Art>) -> Result<Running, LayoutError> {
        if let Some(parted) = Parted::of(text)
            && let Some(set) = self.parted(parted, initial)?
        {
            return Ok(set);
        }
        self.paragraph(text, Look::Usual, Tag::Paragraph)
    }

    /// Sets the paragraph. `None`: it has no more lines than the ornament is high.
    fn parted(&mut self, parted: Parted<'_>, initial: &Arc<Art>) -> Result<Option<Running>, LayoutError> {
        let style = self.style(Look::Usual, parted.rest)?;
        let leading = style.leading.to_mm();
        let drop = self.drop(&style);
        let capitals = self.composer.typesetter.fonts().metrics(style.face).cap_height * style.size.to_mm();
        let side = (LINES - 1) as f64 * leading + capitals;
        let area = Rect::from_origin_size((0.0, drop - capitals), (side, side));
        let beside = Beside { lines: LINES, room: side + ASIDE * leading };
        let Some(indented) = self.indented(parted.rest, &style, beside)? else { return Ok(None) };
        // The slug of the first line also holds the letter, and the ornament below both.
        let ornament = Item::clipped(vec![Item::stretched(initial, area)], area);
        let letter = if self.composer.trial { Vec::new() } else { self.letter(parted, &style, area)? };
        let letter = letter.into_iter().map(Item::Glyphs).collect();
        Ok(Some(self.filled(indented, drop, vec![ornament], letter)))
    }

    /// Sets the letter in the middle of an area.
    fn letter(&self, parted: Parted<'_>, style: &Style, area: Rect) -> Result<Vec<GlyphRun>, LayoutError> {
        let of = |size: Length| -> Result<Line, LayoutError> {
            let style = Style { face: Face::SemiBold, size, leading: size, tracking: 0.0, ..*style };
            self.composer.label(&escape_markup(&parted.letter.to_string()), &style)
        };
        let usual = outline(&of(style.size)?);
        let (tall, wide) = (LETTER.0 * area.height(), LETTER.1 * area.width());
        let capitals =
            self.composer.typesetter.fonts().metrics(Face::SemiBold).cap_height * style.size.to_mm();
        let times = (tall / capitals).min(wide / usual.width().max(1e-6));
        let line = of(style.size * times)?;
        let drawn = outline(&line);
        let x = area.center().x - drawn.center().x;
        let y = area.center().y + times * capitals / 2.0;
        let mut runs = line.runs;
        for run in &mut runs {
            run.origin.x += x;
            run.origin.y += y;
            run.features.initial = true;
        }
        if let Some(run) = runs.last_mut() {
            run.text = parted.said();
            if let Some(glyph) = run.glyphs.last_mut() {
                glyph.range.end = glyph.range.end.max(parted.letter.len_utf8());
            }
        }
        Ok(runs)
    }
}

/// Returns the bounding box of a line's glyphs.
fn outline(line: &Line) -> Rect {
    line.runs
        .iter()
        .filter_map(GlyphRun::outlines)
        .map(|path| path.bounding_box())
        .reduce(|one, other| one.union(other))
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::columns::Slug;
    use crate::layout::compose::Scale;
    use crate::layout::compose::tests::composed;
    use crate::layout::{Block, Manner, Setting, set_in_columns};

    const LONG: &str = "Night came early to the fjord, and with it the ships of the north, one behind the other, until nobody on \
        the shore could count them any more, and nobody wished to.";

    fn set(text: &str, measure: f64) -> Running {
        let initial = Arc::new(Art { size: (100.0, 100.0).into(), items: Vec::new() });
        let block = Block::Opening { text: text.to_owned(), initial };
        let setting = Setting { scale: Scale::of(10.0), manner: Manner::USUAL, measure };
        composed(|composer| set_in_columns(composer, &[block], &setting).expect("words"))
    }

    /// Returns the text of a slug, and the size of its first letter in points.
    fn said(slug: &Slug) -> (String, f64) {
        let items = slug.items.iter().find_map(|item| match item {
            Item::Marked { items, .. } => Some(items),
            _ => None,
        });
        let runs = items.expect("words").iter().map(|item| match item {
            Item::Glyphs(run) => run,
            other => panic!("{other:?}"),
        });
        let runs: Vec<&GlyphRun> = runs.collect();
        (runs.iter().map(|run| run.text.as_str()).collect(), runs[0].size.to_pt())
    }

    #[test]
    fn the_first_letter_is_large_and_read_with_its_word() {
        let running = set(LONG, 80.0);
        let (text, size) = said(&running.slugs[0]);
        assert!(text.starts_with("Night came early"), "{text}");
        assert!(size > 20.0, "{size}");
        assert!((said(&running.slugs[1]).1 - 10.0).abs() < 1e-9);
        // In one piece with the lines beside the ornament.
        assert_eq!(running.slugs[..3].iter().map(|slug| slug.tied).collect::<Vec<_>>(), [false, true, true]);
        let Item::Group { clip: Some(clip), .. } = &running.slugs[0].items[0] else { panic!("an ornament") };
        let area = clip.bounding_box();
        let three: f64 = running.slugs[..3].iter().map(|slug| slug.height).sum();
        assert!((area.width() - area.height()).abs() < 1e-9 && area.y0 > 0.0 && area.y1 < three, "{area:?}");
    }

    #[test]
    fn a_letter_that_is_a_word_stays_one() {
        let (text, _) = said(&set(&LONG.replace("Night", "A night"), 80.0).slugs[0]);
        assert!(text.starts_with("A night came"), "{text}");
    }

    #[test]
    fn what_cannot_begin_so_begins_as_usual() {
        for (text, measure) in [
            ("Short.", 80.0),
            ("N", 80.0),
            (LONG, 25.0),
            (&format!("*{LONG}*"), 80.0),
            (&format!("“{LONG}”"), 80.0),
        ] {
            let (_, size) = said(&set(text, measure).slugs[0]);
            assert!((size - 10.0).abs() < 1e-9, "{text}");
        }
    }
}
