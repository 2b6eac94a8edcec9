//! A paragraph with something small at the left of its first lines.

use super::LayoutError;
use super::block::Look;
use super::columns::{Role, Slug};
use super::compose::at;
use super::content::Content;
use super::words::{Running, WordSetter};
use crate::scene::{Item, Node, Tag};
use crate::text::{Beside, Line, Style};

/// Number of lines that stand beside a drawing.
const LINES: usize = 2;
/// Room between the drawing and the words beside it, in lines.
const ASIDE: f64 = 0.3;

/// A paragraph with room at the left of its first lines.
pub(super) struct Indented {
    slugs: Vec<Slug>,
    /// Its lines; none in a trial.
    lines: Vec<Line>,
    loose: bool,
}

impl WordSetter<'_, '_, '_> {
    /// Sets a paragraph beside a drawing; by itself if it has no more lines than stand beside it.
    pub(super) fn inset(
        &mut self,
        text: &str,
        look: Look,
        drawing: &Content,
    ) -> Result<Running, LayoutError> {
        let style = self.style(look, text)?;
        let leading = style.leading.to_mm();
        let beside = Beside { lines: LINES, room: drawing.size.width + ASIDE * leading };
        let Some(indented) = self.indented(text, &style, beside)? else {
            return self.paragraph(text, look, Tag::Paragraph);
        };
        // The middle of the letters without ascenders, from the first line to the last one beside the drawing.
        let drop = self.drop(&style);
        let letters = self.composer.typesetter.fonts().metrics(style.face).cap_height * style.size.to_mm();
        let middle = drop + ((LINES - 1) as f64 * leading - letters) / 2.0;
        let drawn = Item::moved(drawing.items.clone(), 0.0, middle - drawing.size.height / 2.0);
        Ok(self.filled(indented, drop, vec![drawn], Vec::new()))
    }

    /// Breaks a paragraph with room at the left of its first lines. `None`: it has no more lines than these.
    pub(super) fn indented(
        &self,
        text: &str,
        style: &Style,
        beside: Beside,
    ) -> Result<Option<Indented>, LayoutError> {
        let (measure, typesetter) = (self.setting.measure, self.composer.typesetter);
        let Some(broke) = typesetter.broke_beside(text, style, measure, beside)? else { return Ok(None) };
        let count = broke.hyphenated.len();
        let slug = |(nth, hyphenated): (usize, bool)| Slug {
            height: style.leading.to_mm(),
            role: if nth > 0 { Role::Continues } else { Role::Begins },
            tied: (1..beside.lines).contains(&nth) || nth + 1 == count,
            hyphenated,
            ..Slug::default()
        };
        let slugs = broke.hyphenated.into_iter().enumerate().map(slug).collect();
        let lines = match self.composer.trial {
            true => None,
            false => typesetter.paragraph_beside(text, style, measure, beside)?,
        };
        Ok(Some(Indented { slugs, lines: lines.unwrap_or_default(), loose: broke.loose }))
    }

    /// Puts its lines into an indented paragraph, each with its baseline so far below its slug's upper edge; into the first slug
    /// also what is only seen, below the words, and what is read before them.
    pub(super) fn filled(
        &mut self,
        Indented { mut slugs, lines, loose }: Indented,
        drop: f64,
        seen: Vec<Item>,
        mut read: Vec<Item>,
    ) -> Running {
        let mark = self.composer.marks.fresh();
        if !lines.is_empty() {
            slugs[0].items.extend(seen);
        }
        for (slug, line) in slugs.iter_mut().zip(lines) {
            read.extend(at(line, 0.0, drop));
            slug.items.push(Item::marked(mark, std::mem::take(&mut read)));
        }
        Running { slugs, structure: vec![Node::leaf(Tag::Paragraph, mark)], loose: usize::from(loose) }
    }
}
