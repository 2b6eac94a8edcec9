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
        let lines = if self.composer.trial {
            Vec::new()
        } else {
            typesetter.paragraph_beside(text, style, measure, beside)?.unwrap_or_default()
        };
        Ok(Some(Indented { slugs, lines, loose: broke.loose }))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::compose::Scale;
    use crate::layout::compose::tests::composed;
    use crate::layout::{Block, Manner, Setting, set_in_columns};
    use crate::scene::{Color, Path, Rect, Shape, Size};

    /// Where each line of a paragraph begins, 60 mm wide with a drawing of 6 mm, and the middle of the drawing in millimetres below
    /// the upper edge.
    fn set(text: &str) -> (Vec<f64>, Option<f64>) {
        let dot = Path::fill(Rect::new(0.0, 0.0, 6.0, 6.0).to_path(0.01), Color::BLACK);
        let drawing = Content { size: Size::new(6.0, 6.0), items: vec![dot.into()], structure: Vec::new() };
        let block = Block::Inset { text: text.to_owned(), look: Look::Usual, drawing };
        let setting = Setting { scale: Scale::of(10.0), manner: Manner::USUAL, measure: 60.0 };
        let set = composed(|composer| set_in_columns(composer, &[block], &setting).expect("words"));
        let mut middle = None;
        let mut starts = Vec::new();
        for item in set.slugs.iter().flat_map(|slug| &slug.items) {
            match item {
                Item::Marked { items, .. } => starts.extend(items.iter().find_map(|item| match item {
                    Item::Glyphs(run) => Some(run.origin.x),
                    _ => None,
                })),
                Item::Group { transform, .. } => middle = Some(transform.translation().y + 3.0),
                other => panic!("{other:?}"),
            }
        }
        (starts, middle)
    }

    #[test]
    fn two_lines_stand_beside_the_drawing() {
        let (starts, middle) = set("The throne closes one side of the king beside it while it is empty. \
            With the king on it, it counts against attackers alone, and never against his own men.");
        assert!(starts.len() >= 3, "{starts:?}");
        assert!(starts[..2].iter().all(|start| *start > 6.0), "{starts:?}");
        assert!(starts[2..].iter().all(|start| start.abs() < 1e-9), "{starts:?}");
        // Lines of 10 points are about 4.5 mm high: the middle of two of them.
        assert!(middle.is_some_and(|middle| (middle - 4.5).abs() < 1.0), "{middle:?}");
    }

    #[test]
    fn a_text_that_is_no_longer_than_the_drawing_is_high_goes_without_it() {
        let (starts, middle) = set("Only the king may enter.");
        assert_eq!((starts, middle), (vec![0.0], None));
    }
}
