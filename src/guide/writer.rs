//! Sets the blocks of the first pages as slugs of a column, with their structure.

use super::pictures::StepPicture;
use super::{Inset, Story, pictures};
use crate::layout::LayoutError;
use crate::layout::compose::{Composer, Scale, list, space, tie_next};
use crate::layout::flow::{Role, Slug};
use crate::scene::{Item, Node, Path, Rect, Shape, Size, Stroke, Tag};

/// How far the words of a list are indented, in lines.
const INDENT: f64 = 0.95;
/// Side of a box to tick, in lines.
const TICK: f64 = 0.5;

/// Appends to a [`Story`].
pub(super) struct Writer<'a, 'b> {
    pub(super) composer: &'a mut Composer<'b>,
    pub(super) scale: Scale,
    pub(super) measure: f64,
    pub(super) story: &'a mut Story,
}

impl Writer<'_, '_> {
    fn push(&mut self, mut slugs: Vec<Slug>, node: Node) {
        // What follows a heading stays with it.
        let after_heading =
            self.story.structure.last().is_some_and(|last| matches!(last.tag, Tag::Heading { .. }));
        if after_heading {
            space(&mut slugs, 0.0, 0.0);
            tie_next(&mut slugs);
        }
        self.story.slugs.extend(slugs);
        self.story.structure.push(node);
    }

    pub(super) fn heading(&mut self, title: &str, level: u8) -> Result<(), LayoutError> {
        let scale = if level > 2 { Scale { body: self.scale.body * 0.86, ..self.scale } } else { self.scale };
        let (slugs, node) = self.composer.heading(title, level, scale, self.measure)?;
        self.push(slugs, node);
        Ok(())
    }

    pub(super) fn paragraph(&mut self, text: &str) -> Result<(), LayoutError> {
        let style = self.scale.text(self.composer.palette.ink);
        let (slugs, node) = self.composer.paragraph(text, &style, self.measure, 0.3)?;
        self.push(slugs, node);
        Ok(())
    }

    /// A drawing in the middle of the column; it may wait for the next column if its role is to float.
    pub(super) fn inset(&mut self, inset: Inset, role: Role) {
        let left = (self.measure - inset.size.width) / 2.0;
        let room = self.scale.leading() * 0.8;
        self.story.slugs.push(Slug {
            height: inset.size.height,
            before: room,
            after: room,
            stretch: 1.0,
            role,
            items: vec![Item::moved(inset.items, left, 0.0)],
            ..Slug::default()
        });
        self.story.structure.extend(inset.structure);
    }

    /// Small pictures of the steps. They stay in one piece unless they are taller than wide: then a low column might not
    /// hold them.
    pub(super) fn pictures(&mut self, pictures: &[StepPicture]) -> Result<(), LayoutError> {
        let (mut slugs, figures) = pictures::draw(self.composer, pictures, self.measure)?;
        let height: f64 = slugs.iter().map(|row| row.before + row.height).sum();
        if height <= self.measure {
            slugs.iter_mut().skip(1).for_each(|row| row.tied = true);
        }
        let room = self.scale.leading() * 0.8;
        if let Some(first) = slugs.first_mut() {
            first.before = room;
        }
        if let Some(last) = slugs.last_mut() {
            last.after = room;
        }
        self.push(slugs, Node::of(Tag::Section, figures));
        Ok(())
    }

    /// Numbered steps.
    pub(super) fn steps(&mut self, texts: &[String]) -> Result<(), LayoutError> {
        let style = self.scale.text(self.composer.palette.ink);
        let indent = self.scale.leading() * INDENT;
        let (mut slugs, mut nodes) = (Vec::new(), Vec::new());
        for (i, text) in texts.iter().enumerate() {
            let label = (i + 1).to_string();
            let (lines, node) = self.composer.numbered(&label, text, &style, self.measure, indent)?;
            slugs.extend(lines);
            nodes.push(node);
        }
        self.push(slugs, list(nodes, true));
        Ok(())
    }

    /// A list, each entry with a box to tick. It stays in one piece.
    pub(super) fn ticks(&mut self, texts: &[String]) -> Result<(), LayoutError> {
        let style = self.scale.text(self.composer.palette.ink);
        let (leading, indent) = (self.scale.leading(), self.scale.leading() * INDENT);
        let (mut slugs, mut nodes) = (Vec::new(), Vec::new());
        for text in texts {
            let mark = self.composer.marks.fresh();
            let mut lines = self.composer.lines(text, &style, self.measure - indent, mark)?;
            for line in &mut lines {
                line.items = vec![Item::moved(std::mem::take(&mut line.items), indent, 0.0)];
                line.tied |= !slugs.is_empty();
            }
            if let Some(first) = lines.first_mut() {
                let side = leading * TICK;
                let area = Rect::from_origin_size((0.15, (leading - side) / 2.0), Size::new(side, side));
                let edge = Stroke::new(self.composer.palette.accent, 0.25);
                first.items.push(Path::stroke(area.to_path(0.01), edge).into());
            }
            space(&mut lines, leading * 0.08, 1.0);
            slugs.extend(lines);
            let words = Node::leaf(Tag::Paragraph, mark);
            nodes.push(Node::of(Tag::ListItem, vec![Node::of(Tag::ListBody, vec![words])]));
        }
        self.push(slugs, list(nodes, false));
        Ok(())
    }
}
