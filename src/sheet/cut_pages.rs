//! Drawing the sheets that are cut.

use super::boxes::boxes;
use super::discs::CAPTION;
use super::furniture::{self, small};
use super::join;
use super::marks::{corner_arcs, cut_marks, fold_marks};
use super::numbering::Numbering;
use super::plan::{Group, Placed, Thing};
use super::set_number;
use super::{Leaf, Media, Section, Set, SheetError, gutterfold, tokens};
use crate::game::Piece;
use crate::kit::compose::{Composer, at, plain};
use crate::kit::front::fitted;
use crate::kit::loose::LooseKind;
use crate::kit::{CORNER, KitError};
use crate::scene::{Affine, Item, Mark, Node, Page, Rect, Size, Tag, Vec2};
use crate::text::{Face, Style, Value};

/// From the bleed of a board part to the baseline of its number, in millimetres.
const NUMBER: f64 = 2.4;
/// What the number takes beyond the bleed, in millimetres.
const NUMBER_ROOM: f64 = 3.0;
/// How far the mark at a round corner may lie outside the corner, in millimetres.
const ARC_ROOM: f64 = 0.7;

/// Draws all sheets that are cut.
pub(super) fn pages(
    set: Set<'_>,
    numbering: Numbering,
    composer: &mut Composer<'_>,
) -> Result<Section, SheetError> {
    let (mut leaves, mut structure) = (Vec::new(), Vec::new());
    for (nth, sheet) in set.plan.sheets.iter().enumerate() {
        let mut sheet = Sheet { set, placed: &sheet.placed, items: Vec::new(), nodes: Vec::new() };
        sheet.draw(composer, nth, numbering)?;
        let title = sheet.title(composer)?;
        structure.push(Node::of(Tag::Part, std::mem::take(&mut sheet.nodes)));
        let (trim, bleed) = boxes(sheet.placed, set.job.settings);
        let front = Page { size: set.job.settings.paper.size(), trim, bleed, items: sheet.items };
        leaves.push(Leaf { media: Media::Card, title, front, back: None });
    }
    Ok(Section { leaves, structure })
}

/// A sheet while it is drawn.
struct Sheet<'a> {
    set: Set<'a>,
    placed: &'a [Placed],
    items: Vec<Item>,
    nodes: Vec<Node>,
}

impl Sheet<'_> {
    fn draw(
        &mut self,
        composer: &mut Composer<'_>,
        nth: usize,
        numbering: Numbering,
    ) -> Result<(), SheetError> {
        // Parts first, then marks over their bleed, then the page's own label.
        for placed in self.placed {
            match placed.thing {
                Thing::Board { part, set } => self.board_part(composer, placed, part, set)?,
                Thing::Loose { index, set } => self.loose(composer, placed, index, set)?,
                Thing::Backs => self.backs(composer, placed)?,
                Thing::Disc { .. } | Thing::Caption(_) | Thing::Furniture(_) => {}
            }
        }
        self.discs(composer)?;
        self.marks();
        self.part_numbers(composer)?;
        for placed in self.placed {
            if let Thing::Furniture(form) = placed.thing {
                let label = self.label(composer, nth, numbering)?;
                // A file that begins with this page has the game's name as its title.
                let title = (nth == 0 && numbering.begins_with_cut()).then(|| composer.marks.fresh());
                if let Some(mark) = title {
                    let title = plain(&self.set.job.variant.name);
                    self.nodes.insert(0, Node::leaf(Tag::Heading { level: 1, title }, mark));
                }
                let items = furniture::draw(composer, form, &label, title)?;
                self.items.push(onto(placed, form.size(), items));
            }
        }
        Ok(())
    }

    fn board_part(
        &mut self,
        composer: &mut Composer<'_>,
        placed: &Placed,
        index: usize,
        set: u16,
    ) -> Result<(), KitError> {
        let part = &self.set.plan.parts[index];
        let cell = self.set.job.measures.cell.to_mm();
        let size = Size::new(f64::from(part.columns) * cell, f64::from(part.rows) * cell);
        let (left, top) = (f64::from(part.column) * cell, f64::from(part.row) * cell);
        let picture = Item::art(&self.set.stock.board, -left, -top);
        let mut items =
            vec![Item::clipped(vec![picture], from_page(placed, placed.outer(self.set.job.settings)))];
        for seam in &self.set.plan.seams {
            for end in join::ends(seam, index, cell) {
                let shift = Vec2::new(left, top);
                items.extend(join::sign(composer, &seam.letter, end.at - shift, end)?);
            }
        }
        if self.is_numbered() {
            items.extend(set_number::on_board(composer, set, size)?);
        }
        let mark = composer.marks.fresh();
        self.items.push(Item::marked(mark, vec![onto(placed, size, items)]));
        let args = [
            ("n", Value::Number((index + 1) as f64)),
            ("m", Value::Number(self.set.plan.parts.len() as f64)),
            ("columns", Value::Number(f64::from(part.columns))),
            ("rows", Value::Number(f64::from(part.rows))),
        ];
        let whole = self.set.plan.parts.len() == 1;
        let alt = composer.say(if whole { "alt-board-whole" } else { "alt-board-part" }, &args)?;
        self.figure(mark, &alt);
        Ok(())
    }

    fn loose(
        &mut self,
        composer: &mut Composer<'_>,
        placed: &Placed,
        index: usize,
        set: u16,
    ) -> Result<(), KitError> {
        let content = &self.set.loose[index].content;
        let mut content = if set == 1 { content.clone() } else { content.again(composer.marks) };
        if self.is_numbered() {
            content.items.extend(set_number::on_card(composer, set, content.size)?);
        }
        self.items.push(onto(placed, content.size, content.items));
        self.nodes.extend(content.structure);
        Ok(())
    }

    /// Whether there are several sets, so that parts say of which they are.
    const fn is_numbered(&self) -> bool {
        self.set.job.settings.sets > 1
    }

    /// The discs with the captions over them.
    fn discs(&mut self, composer: &mut Composer<'_>) -> Result<(), KitError> {
        let mut groups: Vec<(Option<Piece>, Vec<&Placed>)> = Vec::new();
        let mut headings = Vec::new();
        for placed in self.placed {
            match placed.thing {
                Thing::Disc { piece, spare, .. } => {
                    let group = (!spare).then_some(piece);
                    match groups.iter_mut().find(|(other, _)| *other == group) {
                        Some((_, discs)) => discs.push(placed),
                        None => groups.push((group, vec![placed])),
                    }
                }
                Thing::Caption(group) => headings.push((group, self.caption(composer, placed, group)?)),
                Thing::Board { .. } | Thing::Loose { .. } | Thing::Furniture(_) | Thing::Backs => {}
            }
        }
        let mut figures = Vec::new();
        for (piece, discs) in groups {
            let count = [("count", Value::Number(discs.len() as f64))];
            let mark = composer.marks.fresh();
            let drawn = tokens::draw(self.set.stock, discs.into_iter());
            self.items.push(Item::marked(mark, drawn));
            let alt = match piece {
                Some(Piece::King) => "alt-pieces-king",
                Some(Piece::Commander) => "alt-pieces-commander",
                Some(Piece::Knight) => "alt-pieces-knight",
                Some(Piece::Defender) => "alt-pieces-defender",
                Some(Piece::Attacker) => "alt-pieces-attacker",
                None => "alt-spares",
            };
            let alt = composer.say(alt, &count)?;
            figures.push((piece, Node::leaf(Tag::Figure { alt: plain(&alt) }, mark)));
        }
        // Each name is read before its pieces; the pieces of a set after the names of all sets.
        for (group, heading) in headings {
            self.nodes.push(heading);
            let found = match group {
                Group::Needed(piece) | Group::More(piece) => Some(Some(piece)),
                Group::Spare => Some(None),
                Group::MoreOfSet(_) | Group::Set(_) => None,
            };
            if let Some(at) = found.and_then(|found| figures.iter().position(|(of, _)| *of == found)) {
                self.nodes.push(figures.remove(at).1);
            }
        }
        self.nodes.extend(figures.into_iter().map(|(_, figure)| figure));
        Ok(())
    }

    fn caption(
        &mut self,
        composer: &mut Composer<'_>,
        placed: &Placed,
        group: Group,
    ) -> Result<Node, KitError> {
        let text = match group {
            Group::Needed(piece) => tokens::tally(composer, Some(piece), self.set.job.count(piece))?,
            Group::Spare => {
                let is_spare = |p: &&Placed| matches!(p.thing, Thing::Disc { spare: true, .. });
                tokens::tally(composer, None, self.placed.iter().filter(is_spare).count())?
            }
            Group::More(piece) => {
                let pieces = tokens::tally(composer, Some(piece), self.set.job.count(piece))?;
                composer.say("caption-more", &[("pieces", Value::Text(pieces))])?
            }
            Group::MoreOfSet(set) => {
                composer.say("caption-more-of-set", &[("set", Value::Number(f64::from(set)))])?
            }
            Group::Set(set) => {
                let pieces = tokens::tallies(composer, self.set.job, self.placed, set)?;
                let args = [("set", Value::Number(f64::from(set))), ("pieces", Value::Text(pieces))];
                composer.say("caption-set", &args)?
            }
        };
        let style = Style {
            face: Face::SmallCaps,
            color: composer.palette.accent,
            tracking: 0.06,
            ..small(composer, 11.0)
        };
        // One disc may be narrower than its name.
        let style = fitted(composer, &text, style, placed.area.width() + 1.5)?;
        let mark = composer.marks.fresh();
        let line = composer.label(&text, &style)?;
        let (x, y) = (placed.area.x0, placed.area.y0 + CAPTION - 2.0);
        self.items.push(Item::marked(mark, at(line, x, y)));
        Ok(Node::leaf(Tag::Heading { level: 2, title: plain(&text) }, mark))
    }

    /// Cut marks around board parts and cards, fold marks at the cards.
    fn marks(&mut self) {
        let settings = self.set.job.settings;
        let printable = settings.paper.printable(settings.margin);
        self.items.extend(tokens::marks(self.set.job, self.placed));
        for (i, placed) in self.placed.iter().enumerate() {
            if !matches!(placed.thing, Thing::Board { .. } | Thing::Loose { .. }) {
                continue;
            }
            let others: Vec<Rect> = self
                .placed
                .iter()
                .enumerate()
                .filter(|(j, other)| *j != i && !matches!(other.thing, Thing::Caption(_)))
                .map(|(_, other)| other.outer(settings))
                .collect();
            self.items.extend(cut_marks(placed.area, printable, &others));
            if settings.laminate {
                let arcs = corner_arcs(placed.area, self.round_corners(placed), CORNER);
                if printable.inset(-ARC_ROOM).union(placed.area) == printable.inset(-ARC_ROOM) {
                    self.items.extend(arcs);
                } else {
                    self.items.push(Item::clipped(arcs, printable));
                }
            }
            if let Thing::Loose { index, .. } = placed.thing
                && self.set.loose[index].kind.is_folded()
            {
                self.items.extend(fold_marks(placed.area, placed.turned, printable, &others));
            }
        }
    }

    /// The corners that are cut round when the set is laminated, clockwise from the upper left as it lies on the page: all
    /// of a card, those of the board.
    fn round_corners(&self, placed: &Placed) -> [bool; 4] {
        let mut corners = match placed.thing {
            Thing::Board { part, .. } => {
                let (part, size) = (&self.set.plan.parts[part], self.set.job.variant.setup.board.size());
                let (left, top) = (part.column == 0, part.row == 0);
                let (right, bottom) = (part.column + part.columns == size, part.row + part.rows == size);
                [left && top, right && top, right && bottom, left && bottom]
            }
            Thing::Loose { index, .. } => [self.set.loose[index].kind.is_folded(); 4],
            Thing::Disc { .. } | Thing::Caption(_) | Thing::Furniture(_) | Thing::Backs => [false; 4],
        };
        if placed.turned {
            corners.rotate_right(1);
        }
        corners
    }

    /// The backs of pieces that are folded over, and the fold.
    fn backs(&mut self, composer: &mut Composer<'_>, placed: &Placed) -> Result<(), KitError> {
        let mark = composer.marks.fresh();
        let backs = gutterfold::draw(self.set.stock, self.placed, placed.area);
        self.items.push(Item::marked(mark, backs));
        self.items.extend(gutterfold::fold(composer, placed.area)?);
        let alt = composer.say("alt-backs", &[])?;
        self.figure(mark, &alt);
        Ok(())
    }

    fn figure(&mut self, mark: Mark, alt: &str) {
        self.nodes.push(Node::leaf(Tag::Figure { alt: plain(alt) }, mark));
    }

    /// The page's name in the outline.
    fn title(&self, composer: &Composer<'_>) -> Result<String, KitError> {
        let has = |is: fn(&Thing) -> bool| self.placed.iter().any(|placed| is(&placed.thing));
        let id = if has(|thing| matches!(thing, Thing::Board { .. })) {
            "outline-board"
        } else if has(|thing| matches!(thing, Thing::Disc { .. })) {
            "outline-pieces"
        } else {
            "outline-cards"
        };
        composer.say(id, &[])
    }

    /// Kit, parts and page number, a line for each.
    fn label(
        &self,
        composer: &Composer<'_>,
        nth: usize,
        numbering: Numbering,
    ) -> Result<Vec<String>, KitError> {
        let mut parts = Vec::new();
        let mut numbers: Vec<usize> = Vec::new();
        let mut loose = Vec::new();
        for placed in self.placed {
            match placed.thing {
                Thing::Board { part, .. } => numbers.push(part + 1),
                Thing::Loose { index, .. } => loose.push(self.set.loose[index].kind),
                Thing::Disc { .. } | Thing::Caption(_) | Thing::Furniture(_) | Thing::Backs => {}
            }
        }
        numbers.sort_unstable();
        let number = |n: usize| Value::Number(n as f64);
        let count = self.set.plan.parts.len();
        if let (Some(first), Some(last)) = (numbers.first(), numbers.last()) {
            let runs_on = last - first + 1 == numbers.len();
            parts.push(if count == 1 {
                composer.say("part-board-whole", &[])?
            } else if runs_on || numbers.len() == 2 {
                let args = [
                    ("first", number(*first)),
                    ("last", number(*last)),
                    ("count", number(numbers.len())),
                    ("m", number(count)),
                ];
                composer.say("part-boards", &args)?
            } else {
                let list: Vec<String> = numbers.iter().map(usize::to_string).collect();
                let args = [("list", Value::Text(list.join(", "))), ("m", number(count))];
                composer.say("part-boards-some", &args)?
            });
        }
        if self.placed.iter().any(|p| matches!(p.thing, Thing::Disc { .. })) {
            parts.push(composer.say("part-pieces", &[])?);
        }
        for (kind, id) in [
            (LooseKind::Card, "part-cards"),
            (LooseKind::Points, "part-points"),
            (LooseKind::Score, "part-score"),
        ] {
            let count = loose.iter().filter(|other| **other == kind).count();
            if count > 0 {
                parts.push(composer.say(id, &[("count", number(count))])?);
            }
        }
        let page = [("page", number(numbering.cut_page(nth))), ("pages", number(numbering.total()))];
        let mut lines = vec![self.set.job.variant.name.clone(), parts.join(", ")];
        lines.extend(self.sets(composer)?);
        lines.push(composer.say("page-number", &page)?);
        Ok(lines)
    }

    /// The sets that the page is for, if there are several.
    fn sets(&self, composer: &Composer<'_>) -> Result<Option<String>, KitError> {
        let sets = self.placed.iter().filter_map(|placed| placed.thing.set());
        let (Some(first), Some(last)) = (sets.clone().min(), sets.max()) else { return Ok(None) };
        if !self.is_numbered() {
            return Ok(None);
        }
        let number = |set: u16| Value::Number(f64::from(set));
        Ok(Some(if first == last {
            composer.say("set-number", &[("set", number(first))])?
        } else {
            let args =
                [("first", number(first)), ("last", number(last)), ("count", number(last - first + 1))];
            composer.say("set-range", &args)?
        }))
    }

    /// The number of each board part, and that of its set, outside its bleed.
    fn part_numbers(&mut self, composer: &Composer<'_>) -> Result<(), KitError> {
        let count = self.set.plan.parts.len();
        for placed in self.placed {
            let Thing::Board { part, set } = placed.thing else { continue };
            let args = [
                ("n", Value::Number((part + 1) as f64)),
                ("m", Value::Number(count as f64)),
                ("set", Value::Number(f64::from(set))),
            ];
            let id = match (count, self.is_numbered()) {
                (1, false) => continue,
                (1, true) => "set-number",
                (_, false) => "part-board",
                (_, true) => "part-board-of-set",
            };
            let line = composer.label(&composer.say(id, &args)?, &small(composer, 6.5))?;
            let settings = self.set.job.settings;
            let (outer, printable) = (placed.outer(settings), settings.paper.printable(settings.margin));
            let middle = outer.center();
            let half = line.width / 2.0;
            // Below the part if the page goes on there, otherwise above it or along one of its sides.
            if outer.y1 + NUMBER_ROOM <= printable.y1 {
                self.items.extend(at(line, middle.x - half, outer.y1 + NUMBER));
            } else if outer.y0 - NUMBER_ROOM >= printable.y0 {
                self.items.extend(at(line, middle.x - half, outer.y0 - (NUMBER_ROOM - NUMBER)));
            } else {
                let right = outer.x1 + NUMBER_ROOM <= printable.x1;
                let x = if right { outer.x1 + NUMBER_ROOM - NUMBER } else { outer.x0 - NUMBER };
                // Turned clockwise, to be read from the right: its baseline is at the left.
                let turn = Affine::new([0.0, 1.0, -1.0, 0.0, x, middle.y - half]);
                self.items.push(Item::transformed(at(line, 0.0, 0.0), turn));
            }
        }
        Ok(())
    }
}

/// A rectangle of the page as it lies on a thing that [`onto`] brings to its place.
fn from_page(placed: &Placed, on_page: Rect) -> Rect {
    let area = placed.area;
    let at_origin = on_page - area.origin().to_vec2();
    if placed.turned {
        Rect::new(at_origin.y0, area.width() - at_origin.x1, at_origin.y1, area.width() - at_origin.x0)
    } else {
        at_origin
    }
}

/// Brings something of `size` to its place on the page, turned clockwise if need be.
fn onto(placed: &Placed, size: Size, items: Vec<Item>) -> Item {
    let shift = Affine::translate(placed.area.origin().to_vec2());
    let turn =
        if placed.turned { Affine::new([0.0, 1.0, -1.0, 0.0, size.height, 0.0]) } else { Affine::IDENTITY };
    Item::transformed(items, shift * turn)
}
