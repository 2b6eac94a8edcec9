//! Headings, paragraphs, lists and galleries as slugs, with their structure: what columns and stacks have in common.

use super::LayoutError;
use super::block::{Block, Entry, FigureBlock, Look, Marker, Standing};
use super::columns::{Role, Slug};
use super::compose::{Composer, Scale, baseline, fitted, list, plain};
use super::gallery;
use super::manner::{Gap, Indent, Setting};
use crate::scene::{Item, Node, Path, Rect, Shape, Size, Stroke, Tag};
use crate::text::{Align, Face, Style};

/// Side of a box to tick, in lines.
const TICK: f64 = 0.5;
/// The size of smaller headings, to that of those of the second level.
const LOWER: f64 = 0.86;
/// Room before a heading, in lines, and its share of what is left over in a column.
const BEFORE: Gap = Gap::new(0.9, 2.0);
/// Room after a heading, in lines.
const AFTER: f64 = 0.15;

/// Words that are set, and their structure in reading order.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Running {
    /// What columns are filled with, in order.
    pub slugs: Vec<Slug>,
    /// The structure.
    pub structure: Vec<Node>,
}

impl Running {
    pub(super) fn extend(&mut self, more: Self) {
        self.slugs.extend(more.slugs);
        self.structure.extend(more.structure);
    }
}

/// Sets one block after the other.
pub(super) struct WordSetter<'a, 'b, 'c> {
    pub(super) composer: &'a mut Composer<'c>,
    pub(super) setting: &'b Setting,
    /// Whether the last block was a heading.
    heads: bool,
}

impl<'a, 'b, 'c> WordSetter<'a, 'b, 'c> {
    pub(super) const fn new(composer: &'a mut Composer<'c>, setting: &'b Setting) -> Self {
        Self { composer, setting, heads: false }
    }

    /// A block of words as slugs; nothing for one that is no words.
    pub(super) fn block(&mut self, block: &Block) -> Result<Option<Running>, LayoutError> {
        let heads = std::mem::replace(&mut self.heads, matches!(block, Block::Heading { .. }));
        let mut set = match block {
            Block::Heading { level, title, look } => self.heading(*level, title, *look)?,
            Block::Paragraph { text, look } => self.paragraph(text, *look, Tag::Paragraph)?,
            Block::Caption { text, look } => self.paragraph(text, *look, Tag::Caption)?,
            Block::List { marker, entries } => self.list(*marker, entries)?,
            Block::Gallery(figures) => self.gallery(figures),
            _ => return Ok(None),
        };
        // What follows a heading stays with it.
        if heads && let Some(first) = set.slugs.first_mut() {
            (first.before, first.stretch, first.tied) = (0.0, 0.0, true);
        }
        Ok(Some(set))
    }

    fn style(&self, look: Look, text: &str) -> Result<Style, LayoutError> {
        let (scale, ink) = (self.setting.scale, self.composer.palette.ink);
        Ok(match look {
            Look::Usual => scale.text(ink),
            Look::Fine => Style { face: Face::Regular, ..scale.caption(ink) },
            Look::Styled(style) => style,
            Look::Fitted(style) => fitted(self.composer, text, style, self.setting.measure)?,
        })
    }

    fn heading(&mut self, level: u8, title: &str, look: Look) -> Result<Running, LayoutError> {
        let whole = self.setting.scale;
        let scale = if level > 2 { Scale { body: whole.body * LOWER, ..whole } } else { whole };
        let style = match look {
            Look::Usual => scale.heading(self.composer.palette.accent),
            look => self.style(look, title)?,
        };
        let mark = self.composer.marks.fresh();
        let mut slugs = self.composer.lines(title, &style, self.setting.measure, mark)?;
        if look == Look::Usual {
            space(&mut slugs, BEFORE, scale.leading());
            for slug in slugs.iter_mut().skip(1) {
                slug.tied = true;
            }
            if let Some(last) = slugs.last_mut() {
                last.height += scale.leading() * AFTER;
            }
        }
        let node = Node::leaf(Tag::Heading { level, title: plain(title) }, mark);
        Ok(Running { slugs, structure: vec![node] })
    }

    fn paragraph(&mut self, text: &str, look: Look, tag: Tag) -> Result<Running, LayoutError> {
        let style = self.style(look, text)?;
        let mark = self.composer.marks.fresh();
        let mut slugs = self.composer.lines(text, &style, self.setting.measure, mark)?;
        space(&mut slugs, self.setting.manner.paragraph, style.leading.to_mm());
        Ok(Running { slugs, structure: vec![Node::leaf(tag, mark)] })
    }

    /// A list; the figures of its entries stand after them, and are read after the list.
    fn list(&mut self, marker: Marker, entries: &[Entry]) -> Result<Running, LayoutError> {
        let mut set = Running::default();
        let (mut items, mut figures) = (Vec::new(), Vec::new());
        for (nth, entry) in entries.iter().enumerate() {
            let (mut lines, item) = self.entry(marker, nth + 1, &entry.text)?;
            if marker == Marker::Box && nth > 0 {
                for line in &mut lines {
                    line.tied = true;
                }
            }
            set.slugs.extend(lines);
            items.push(item);
            for figure in &entry.figures {
                let shown = self.figure(figure);
                set.slugs.extend(shown.slugs);
                figures.extend(shown.structure);
            }
        }
        set.structure.push(list(items, marker == Marker::Number));
        set.structure.extend(figures);
        Ok(set)
    }

    /// An entry: its marker hangs in front of the text, which is indented.
    fn entry(&mut self, marker: Marker, number: usize, text: &str) -> Result<(Vec<Slug>, Node), LayoutError> {
        let (scale, measure) = (self.setting.scale, self.setting.measure);
        let listed = self.setting.manner.listed(marker);
        let style = self.style(listed.look, text)?;
        let indent = match listed.indent {
            Indent::Lines(lines) => scale.leading() * lines,
            Indent::Beside(figures, lines) => {
                self.composer.label(figures, &style)?.width + scale.leading() * lines
            }
            Indent::Millimetres(room) => room,
        };
        let mark = self.composer.marks.fresh();
        let mut slugs = self.composer.lines(text, &style, measure - indent, mark)?;
        for slug in &mut slugs {
            slug.items = vec![Item::moved(std::mem::take(&mut slug.items), indent, 0.0)];
        }
        space(&mut slugs, listed.gap, style.leading.to_mm());
        let label = match marker {
            Marker::Number => Some(number.to_string()),
            Marker::Bullet => Some("·".to_owned()),
            Marker::Box => None,
        };
        let mut parts = vec![Node::of(Tag::ListBody, vec![Node::leaf(Tag::Paragraph, mark)])];
        if let Some(label) = label {
            let mark = self.composer.marks.fresh();
            let color = self.composer.palette.accent;
            let hanging = Style { face: Face::SemiBold, color, align: Align::Left, ..style };
            let line = self.composer.label(&label, &hanging)?;
            if let Some(first) = slugs.first_mut() {
                first.items.insert(0, Item::marked(mark, baseline(line, &style)));
            }
            parts.insert(0, Node::leaf(Tag::Label, mark));
        } else if let Some(first) = slugs.first_mut() {
            let side = scale.leading() * TICK;
            let area = Rect::from_origin_size((0.15, (scale.leading() - side) / 2.0), Size::new(side, side));
            let edge = Stroke::new(self.composer.palette.accent, 0.25);
            first.items.push(Path::stroke(area.to_path(0.01), edge).into());
        }
        Ok((slugs, Node::of(Tag::ListItem, parts)))
    }

    /// A drawing.
    pub(super) fn figure(&self, figure: &FigureBlock) -> Running {
        let shown = self.setting.manner.figures;
        let drawing = figure.drawing.clone();
        let items = if shown.centred {
            vec![Item::moved(drawing.items, (self.setting.measure - drawing.size.width) / 2.0, 0.0)]
        } else {
            drawing.items
        };
        let room = self.setting.scale.leading() * shown.gap.lines;
        let slug = Slug {
            height: drawing.size.height,
            before: room,
            after: room,
            stretch: shown.gap.stretch,
            role: if figure.standing == Standing::Floats { Role::Floats } else { Role::Begins },
            tied: figure.standing == Standing::Tied,
            items,
            ..Slug::default()
        };
        Running { slugs: vec![slug], structure: drawing.structure }
    }

    /// Small drawings in rows. They stay in one piece unless they are taller than wide: then a low column might not hold
    /// them.
    fn gallery(&self, figures: &[super::Content]) -> Running {
        let mut slugs = gallery::rows(figures, self.setting.measure);
        let height: f64 = slugs.iter().map(|row| row.before + row.height).sum();
        if height <= self.setting.measure {
            for row in slugs.iter_mut().skip(1) {
                row.tied = true;
            }
        }
        let room = self.setting.scale.leading() * self.setting.manner.figures.gap.lines;
        if let Some(first) = slugs.first_mut() {
            first.before = room;
        }
        if let Some(last) = slugs.last_mut() {
            last.after = room;
        }
        let read = figures.iter().flat_map(|figure| figure.structure.iter().cloned());
        Running { slugs, structure: vec![Node::of(Tag::Section, read.collect())] }
    }
}

/// Room before the first of some slugs, whose lines are so many millimetres high.
fn space(slugs: &mut [Slug], gap: Gap, leading: f64) {
    if let Some(first) = slugs.first_mut() {
        (first.before, first.stretch) = (leading * gap.lines, gap.stretch);
    }
}
