//! Sets headings, paragraphs, lists and galleries as slugs with their structure, for columns and stacks alike.

use super::LayoutError;
use super::block::{Block, Entry, FigureBlock, Look, Marker, Standing};
use super::columns::{Role, Slug};
use super::compose::{Composer, LAST_LINE, Scale, at, down, fitted, list, plain};
use super::content::Content;
use super::gallery;
use super::manner::{Setting, ShownAt};
use crate::scene::{Item, Mark, Node, Path, Rect, Shape, Size, Stroke, Tag};
use crate::text::{Align, Face, Style, escape_markup};
use crate::units::Length;

/// Side of a box to tick, in lines.
const TICK: f64 = 0.5;
/// Size of headings below the second level, as a share of the size of the others.
const LOWER: f64 = 0.86;
/// Number of lines of text that stay with the heading above them.
const BELOW: usize = 2;
/// Least length of the last line of a paragraph, in indents.
const LAST: f64 = 2.0;
/// Room between words and a drawing beside them, in millimetres.
const ASIDE: f64 = 3.0;
/// Least room between a drawing beside words and one below it, in millimetres.
const APART: f64 = 1.5;
/// Least share of its size to which type is shrunk for one line; below it, the text takes several lines.
const SHRUNK: f64 = 0.7;
/// Least width of the words beside a drawing, in millimetres.
const NARROWEST: f64 = 40.0;

/// Words set as slugs, and their structure in reading order.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Running {
    /// Slugs to fill columns with, in order.
    pub slugs: Vec<Slug>,
    /// Nodes of the structure, in reading order.
    pub structure: Vec<Node>,
    /// Number of paragraphs with short lines, which could be filled only with word spaces that are too wide.
    pub loose: usize,
}

impl Running {
    pub(super) fn extend(&mut self, more: Self) {
        self.loose += more.loose;
        self.slugs.extend(more.slugs);
        self.structure.extend(more.structure);
    }
}

/// Setter of words, which sets one block after the other.
pub(super) struct WordSetter<'a, 'b, 'c> {
    pub(super) composer: &'a mut Composer<'c>,
    pub(super) setting: &'b Setting,
    /// Number of lines that still have to stay with the heading above.
    owed: usize,
    /// Whether the last block was a paragraph.
    follows: bool,
    /// Whether the last block was a gallery.
    shown: bool,
    /// Whether the last block was a list whose last entry stays with the gallery below it.
    paired: bool,
}

impl<'a, 'b, 'c> WordSetter<'a, 'b, 'c> {
    pub(super) const fn new(composer: &'a mut Composer<'c>, setting: &'b Setting) -> Self {
        Self { composer, setting, owed: 0, follows: false, shown: false, paired: false }
    }

    /// Sets a block of words as slugs. `None`: the block does not consist of words.
    pub(super) fn block(&mut self, block: &Block) -> Result<Option<Running>, LayoutError> {
        let mut set = match block {
            Block::Heading { level, title, look } => self.heading(*level, title, *look)?,
            Block::Paragraph { text, look } => self.paragraph(text, *look, Tag::Paragraph)?,
            Block::Opening { text, initial } => self.opening(text, initial)?,
            Block::Inset { text, look, drawing } => self.inset(text, *look, drawing)?,
            Block::Pictured { text, drawing } => self.pictured(text, drawing)?,
            Block::Caption { text, look } => self.paragraph(text, *look, Tag::Caption)?,
            Block::List { marker, entries } => self.list(*marker, entries)?,
            Block::Gallery(figures) => self.gallery(figures),
            _ => {
                (self.owed, self.follows, self.shown, self.paired) = (0, false, false, false);
                return Ok(None);
            }
        };
        // A note in the size of captions stays with the gallery above it.
        if self.shown && matches!(block, Block::Paragraph { look: Look::Fine, .. }) {
            for slug in &mut set.slugs {
                slug.tied = true;
            }
        }
        if self.paired
            && matches!(block, Block::Gallery(_))
            && let Some(first) = set.slugs.first_mut()
        {
            first.tied = true;
        }
        self.paired =
            matches!(block, Block::List { marker, .. } if self.setting.manner.listed(*marker).pairs);
        self.shown = matches!(block, Block::Gallery(_));
        self.follows =
            matches!(block, Block::Paragraph { .. } | Block::Opening { .. } | Block::Pictured { .. });
        if matches!(block, Block::Heading { .. }) {
            self.owed = BELOW;
            return Ok(Some(set));
        }
        // The first lines below a heading stay with it.
        for (nth, slug) in set.slugs.iter_mut().take(self.owed).enumerate() {
            if nth == 0 && self.owed == BELOW {
                slug.before = 0.0;
            }
            slug.tied = true;
        }
        self.owed = self.owed.saturating_sub(set.slugs.len());
        Ok(Some(set))
    }

    pub(super) fn style(&self, look: Look, text: &str) -> Result<Style, LayoutError> {
        let Setting { scale, manner, measure } = *self.setting;
        let ink = self.composer.palette.ink;
        let style = match look {
            Look::Usual => Style { align: manner.align, ..scale.text(ink) },
            Look::Fine => Style { face: Face::Regular, align: Align::Left, ..scale.caption(ink) },
            Look::Styled(style) => style,
            Look::Fitted(style) => self.fitted(text, style, measure)?,
        };
        if !manner.grid {
            return Ok(style);
        }
        // In ragged text no short word need stand alone at the end.
        let ragged = if style.align == Align::Left { LAST_LINE * style.size.to_mm() } else { 0.0 };
        let last_line = (LAST * manner.indent * scale.leading()).max(ragged);
        Ok(Style { leading: Length::pt(scale.lead), last_line, ..style })
    }

    /// Returns the style in the size at which a text goes on one line; if that is too small to read with ease, in the size at
    /// which its longest word does.
    fn fitted(&self, text: &str, style: Style, measure: f64) -> Result<Style, LayoutError> {
        let whole = fitted(self.composer, text, style, measure)?;
        let least = Style { size: style.size * SHRUNK, leading: style.leading * SHRUNK, ..style };
        if whole.size.to_mm() >= least.size.to_mm() {
            return Ok(whole);
        }
        let mut longest = least;
        for word in plain(text).split_whitespace() {
            longest = fitted(self.composer, &escape_markup(word), longest, measure)?;
        }
        Ok(longest)
    }

    /// Returns how far a baseline is below the top of its line, in millimetres; on a grid, as far as in body text.
    pub(super) fn drop(&self, style: &Style) -> f64 {
        if self.setting.manner.grid { down(&self.setting.scale.text(style.color)) } else { down(style) }
    }

    /// Sets a text as lines no wider than `measure`.
    fn lines(&mut self, text: &str, style: &Style, measure: f64, mark: Mark) -> Result<Running, LayoutError> {
        let slugs = self.composer.lines_on(text, style, measure, mark, self.drop(style))?;
        let loose = usize::from(self.composer.typesetter.broke(text, style, measure)?.loose);
        Ok(Running { slugs, structure: Vec::new(), loose })
    }

    fn heading(&mut self, level: u8, title: &str, look: Look) -> Result<Running, LayoutError> {
        let whole = self.setting.scale;
        let scale = if level > 2 { Scale { body: whole.body * LOWER, ..whole } } else { whole };
        let style = match look {
            Look::Usual => scale.heading(self.composer.palette.accent),
            look => self.style(look, title)?,
        };
        let mark = self.composer.marks.fresh();
        let style =
            if self.setting.manner.grid { Style { leading: Length::pt(whole.lead), ..style } } else { style };
        let mut set = self.lines(title, &style, self.setting.measure, mark)?;
        if look == Look::Usual {
            space(&mut set.slugs, self.setting.manner.above * whole.leading());
            for slug in set.slugs.iter_mut().skip(1) {
                slug.tied = true;
            }
        }
        set.structure.push(Node::leaf(Tag::Heading { level, title: plain(title) }, mark));
        Ok(set)
    }

    /// Sets a paragraph, indented if it follows another.
    pub(super) fn paragraph(&mut self, text: &str, look: Look, tag: Tag) -> Result<Running, LayoutError> {
        let style = self.style(look, text)?;
        let indent = if self.follows && look == Look::Usual { self.setting.manner.indent } else { 0.0 };
        let style = Style { first_indent: indent * self.setting.scale.leading(), ..style };
        let mark = self.composer.marks.fresh();
        let mut set = self.lines(text, &style, self.setting.measure, mark)?;
        set.structure.push(Node::leaf(tag, mark));
        Ok(set)
    }

    /// Sets a paragraph with a drawing at its right, or below it.
    fn pictured(&mut self, text: &str, drawing: &Content) -> Result<Running, LayoutError> {
        let figure = FigureBlock { drawing: drawing.clone(), standing: Standing::Beside };
        if !self.is_aside(&figure) {
            let mut set = self.paragraph(text, Look::Usual, Tag::Paragraph)?;
            set.extend(self.figure(&figure));
            return Ok(set);
        }
        let style = self.style(Look::Usual, text)?;
        let mark = self.composer.marks.fresh();
        let mut set = self.lines(text, &style, self.setting.measure - drawing.size.width - ASIDE, mark)?;
        self.aside(&mut set.slugs, &figure, APART);
        set.structure.push(Node::leaf(Tag::Paragraph, mark));
        set.structure.extend(drawing.structure.iter().cloned());
        Ok(set)
    }

    /// Sets a list; the figures of its entries stand after them or beside them, and are read after the list.
    fn list(&mut self, marker: Marker, entries: &[Entry]) -> Result<Running, LayoutError> {
        let mut set = Running::default();
        let (mut items, mut figures) = (Vec::new(), Vec::new());
        for (nth, entry) in entries.iter().enumerate() {
            let aside = entry.figures.iter().position(|figure| self.is_aside(figure));
            let kept = aside.map_or(0.0, |at| entry.figures[at].drawing.size.width + ASIDE);
            let measure = self.setting.measure - kept;
            let (mut lines, item) = self.entry(marker, nth + 1, entries.len(), &entry.text, measure)?;
            if let Some(at) = aside {
                let before = self.setting.manner.listed(marker).before * self.setting.scale.leading();
                self.aside(&mut lines.slugs, &entry.figures[at], (APART - before).max(0.0));
            }
            if marker == Marker::Box && nth > 0 {
                for line in &mut lines.slugs {
                    line.tied = true;
                }
            }
            if self.setting.manner.listed(marker).pairs {
                let is_second = nth == 1 || (nth > 0 && nth + 1 == entries.len());
                for (line, slug) in lines.slugs.iter_mut().enumerate() {
                    slug.tied |= line > 0 || is_second;
                }
            }
            let is_row = self.setting.manner.listed(marker).rows;
            for (nth, line) in lines.slugs.iter_mut().enumerate() {
                (line.in_row, line.tinted) = (is_row && nth > 0, entry.tinted);
            }
            set.extend(lines);
            items.push(item);
            for (at, figure) in entry.figures.iter().enumerate() {
                if Some(at) == aside {
                    figures.extend(figure.drawing.structure.iter().cloned());
                    continue;
                }
                let mut shown = self.figure(figure);
                for slug in &mut shown.slugs {
                    slug.tinted = entry.tinted;
                }
                set.slugs.extend(shown.slugs);
                figures.extend(shown.structure);
            }
        }
        set.structure.push(list(items, marker == Marker::Number));
        set.structure.extend(figures);
        Ok(set)
    }

    /// Returns whether a drawing stands beside the words of its entry: it is meant to, and leaves them room.
    fn is_aside(&self, figure: &FigureBlock) -> bool {
        figure.standing == Standing::Beside
            && self.setting.measure - figure.drawing.size.width - ASIDE >= NARROWEST
    }

    /// Puts a drawing at the right of an entry, which stays in one piece with it and with `apart` millimetres of room below it.
    fn aside(&self, slugs: &mut Vec<Slug>, figure: &FigureBlock, apart: f64) {
        let drawing = &figure.drawing;
        let words: f64 = slugs.iter().map(|slug| slug.height).sum();
        let rest = drawing.size.height + apart - words;
        if rest > 1e-6 {
            slugs.push(Slug { height: rest, role: Role::Continues, ..Slug::default() });
        }
        for slug in slugs.iter_mut().skip(1) {
            slug.tied = true;
        }
        if let Some(first) = slugs.first_mut() {
            let left = self.setting.measure - drawing.size.width;
            first.items.push(Item::moved(drawing.items.clone(), left, 0.0));
        }
    }

    /// Sets an entry: its marker hangs in front of the indented text. Numbers are flush right, with room for the number of the
    /// last entry.
    fn entry(
        &mut self,
        marker: Marker,
        number: usize,
        last: usize,
        text: &str,
        measure: f64,
    ) -> Result<(Running, Node), LayoutError> {
        let scale = self.setting.scale;
        let listed = self.setting.manner.listed(marker);
        let style = self.style(listed.look, text)?;
        let digits = if marker == Marker::Number { last.to_string().len() } else { 1 };
        let (indent, numbers) = listed.indent.beside(self.composer, scale, &style, digits)?;
        let mark = self.composer.marks.fresh();
        let mut set = self.lines(text, &style, measure - indent, mark)?;
        for slug in &mut set.slugs {
            slug.items = vec![Item::moved(std::mem::take(&mut slug.items), indent, 0.0)];
        }
        space(&mut set.slugs, style.leading.to_mm() * listed.before);
        let label = match marker {
            Marker::Number => Some(number.to_string()),
            Marker::Bullet => Some("·".to_owned()),
            Marker::Box => None,
        };
        let mut parts = vec![Node::of(Tag::ListBody, vec![Node::leaf(Tag::Paragraph, mark)])];
        let drop = self.drop(&style);
        if let Some(label) = label {
            let mark = self.composer.marks.fresh();
            let color = self.composer.palette.accent;
            let hanging = Style { face: Face::SemiBold, color, align: Align::Left, ..style };
            let line = self.composer.label(&label, &hanging)?;
            if let Some(first) = set.slugs.first_mut() {
                let left = (numbers - line.width).max(0.0);
                first.items.insert(0, Item::marked(mark, at(line, left, drop)));
            }
            parts.insert(0, Node::leaf(Tag::Label, mark));
        } else if let Some(first) = set.slugs.first_mut() {
            let side = scale.leading() * TICK;
            let area = Rect::from_origin_size((0.15, (scale.leading() - side) / 2.0), Size::new(side, side));
            let edge = Stroke::new(self.composer.palette.accent, 0.25);
            first.items.push(Path::stroke(area.to_path(0.01), edge).into());
        }
        Ok((set, Node::of(Tag::ListItem, parts)))
    }

    /// Sets a drawing; on a grid it takes whole lines, and stands in the middle of them.
    pub(super) fn figure(&self, figure: &FigureBlock) -> Running {
        let Setting { scale, manner, measure } = *self.setting;
        let drawing = figure.drawing.clone();
        let left = match manner.figures {
            ShownAt::Middle => (measure - drawing.size.width) / 2.0,
            ShownAt::Left => 0.0,
        };
        let height = self.setting.rounded(drawing.size.height);
        let top = (height - drawing.size.height) / 2.0;
        let items = if left == 0.0 && top == 0.0 {
            drawing.items
        } else {
            vec![Item::moved(drawing.items, left, top)]
        };
        let room = scale.leading() * manner.around;
        let slug = Slug {
            height,
            before: room,
            after: room,
            in_row: figure.standing == Standing::InRow,
            tied: matches!(figure.standing, Standing::Tied | Standing::Beside),
            items,
            ..Slug::default()
        };
        Running { slugs: vec![slug], structure: drawing.structure, loose: 0 }
    }

    /// Sets small drawings in rows. The rows stay in one piece unless they are taller than wide, since a low column might not
    /// hold them then.
    fn gallery(&self, figures: &[Content]) -> Running {
        let mut slugs = gallery::rows(figures, self.setting.measure);
        let height: f64 = slugs.iter().map(|row| row.before + row.height).sum();
        if height <= self.setting.measure {
            for row in slugs.iter_mut().skip(1) {
                row.tied = true;
            }
        }
        let room = self.setting.scale.leading() * self.setting.manner.around;
        for (nth, row) in slugs.iter_mut().enumerate() {
            let before = std::mem::take(&mut row.before);
            let higher = self.setting.rounded(row.height + if nth > 0 { before } else { 0.0 });
            // The height that the grid adds to a row stands above it.
            row.items = vec![Item::moved(std::mem::take(&mut row.items), 0.0, higher - row.height)];
            row.height = higher;
        }
        if let Some(first) = slugs.first_mut() {
            first.before = room;
        }
        if let Some(last) = slugs.last_mut() {
            last.after = room;
        }
        let read = figures.iter().flat_map(|figure| figure.structure.iter().cloned());
        Running { slugs, structure: vec![Node::of(Tag::Section, read.collect())], loose: 0 }
    }
}

/// Sets the room before the first of some slugs, in millimetres.
fn space(slugs: &mut [Slug], room: f64) {
    if let Some(first) = slugs.first_mut() {
        first.before = room;
    }
}
