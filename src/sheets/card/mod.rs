//! Draws the sheets that are cut, as [`plan`](crate::imposition::cut_plan) has placed everything on them: parts of the board,
//! cards and pieces with their marks, and the slug line.

mod back;
mod bleed;
mod boxes;
mod gutterfold;
mod join;
mod label;
mod lines;
mod part_numbers;
mod pieces;
mod set_number;

use crate::imposition::cut_plan::{CutSheet, Element, Placed};
use crate::imposition::{CutLine, Matter, Sheet, SheetError};
use crate::layout::LayoutError;
use crate::layout::compose::{Composer, plain};
use crate::product::CORNER;
use crate::scene::{Affine, Color, Item, Mark, Node, Page, Rect, Size, Tag};
use crate::sheets::drawing::marks::{corner_arcs, cut_marks, fold_marks, neighbours};
use crate::sheets::drawing::{self, slug_line, tokens};
use crate::sheets::leaf::SheetSection;
use crate::sheets::set::Set;
use crate::sheets::set_name;
use crate::text::Value;
use crate::theme::Slot;
use boxes::boxes;

/// How far the mark at a round corner may lie outside the corner, in millimetres.
const ARC_ROOM: f64 = 0.7;

/// Draws all sheets that are cut.
pub(crate) fn pages(set: Set<'_>, composer: &mut Composer<'_>) -> Result<SheetSection, SheetError> {
    let mut section = SheetSection::default();
    for sheet in set.plan.cut_sheets() {
        let Matter::Cut(nth) = sheet.matter else { continue };
        let CutSheet { placed, lines } = &set.plan.cut.sheets[nth];
        let mut drawn = DrawnSheet { set, sheet, placed, lines, items: Vec::new(), nodes: Vec::new() };
        drawn.draw(composer)?;
        let title = drawn.title(composer)?;
        let (trim, bleed) = boxes(placed, &set.order.settings, |card| drawn.bled(card));
        let parts = drawn.parts(composer)?;
        let front = Page { size: set.order.settings.paper.size(), trim, bleed, items: drawn.items };
        section.push_page(sheet.matter, title, front, drawn.nodes);
        let back = match behind(set, nth, composer) {
            None => match sheet.pair() {
                Some((first, second)) => Some(back::page(set, placed, first, second, composer)?),
                None => None,
            },
            behind => behind,
        };
        if let Some(leaf) = section.leaves.last_mut() {
            leaf.parts = parts;
            if let Some((page, nodes)) = back {
                leaf.back = Some(page);
                section.structure.push(Node::of(Tag::Part, nodes));
            }
        }
    }
    Ok(section)
}

/// Returns the second side of the `nth` sheet, with the handout behind the area that stays in one piece. The sheet is turned like
/// the page of a book. `None`: nothing is printed there.
fn behind(set: Set<'_>, nth: usize, composer: &mut Composer<'_>) -> Option<(Page, Vec<Node>)> {
    let (handout, class) = set.products.behind.as_ref().zip(set.order.measures.class)?;
    let paper = set.order.settings.paper.size();
    let room = class.behind();
    // The structure of each sheet needs marks of its own.
    let content = if nth == 0 { handout.content.clone() } else { handout.content.again(composer.marks) };
    let items = vec![Item::moved(content.items, paper.width - room.x1, room.y0)];
    Some((Page { size: paper, trim: None, bleed: None, items }, content.structure))
}

/// A sheet while it is drawn.
struct DrawnSheet<'a> {
    set: Set<'a>,
    /// Its place in the plan.
    sheet: &'a Sheet,
    placed: &'a [Placed],
    /// Cuts of a sheet on which everything lies edge to edge. Empty: its elements have marks.
    lines: &'a [CutLine],
    items: Vec<Item>,
    nodes: Vec<Node>,
}

impl DrawnSheet<'_> {
    fn draw(&mut self, composer: &mut Composer<'_>) -> Result<(), SheetError> {
        // Elements first, then the marks over their bleed, then the slug line.
        for placed in self.placed {
            match placed.element {
                Element::Board { part, set } => self.board_part(composer, placed, part, set)?,
                Element::Insert { index, set, .. } => self.insert(composer, placed, index, set)?,
                Element::Backs => self.backs(composer, placed)?,
                Element::Disc { .. } | Element::Caption(_) | Element::SlugLine(_) => {}
            }
        }
        self.discs(composer)?;
        if self.lines.is_empty() {
            self.marks();
            self.part_numbers(composer)?;
        } else {
            self.cut_lines(composer)?;
        }
        for placed in self.placed {
            if let Element::SlugLine(form) = placed.element {
                let label = self.label(composer)?;
                // A file that begins with this page has the game's name as its title.
                let title = self.set.plan.begins_file(self.sheet).then(|| composer.marks.fresh());
                if let Some(mark) = title {
                    let title = plain(&self.set.order.variant.name);
                    self.nodes.insert(0, Node::leaf(Tag::Heading { level: 1, title }, mark));
                }
                let items = slug_line::draw(composer, form, &label, title)?;
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
    ) -> Result<(), LayoutError> {
        let (part, trim) = (&self.set.plan.cut.parts[index], self.set.plan.cut.trim);
        let trimmed = trim.part(part);
        let (size, shift) = (trimmed.size(), trimmed.origin().to_vec2());
        let outer = from_page(placed, placed.outer(&self.set.order.settings));
        let room = |way| join::room(size, outer, way);
        let picture = Item::art(&self.set.masters.board, -shift.x, -shift.y);
        let mut items = vec![Item::clipped(vec![picture], outer)];
        for seam in &self.set.plan.cut.seams {
            for end in join::ends(seam, index, trim.cell.to_mm(), room) {
                items.extend(join::sign(composer, &seam.letter, end.at - shift, end, room(end.outwards))?);
            }
        }
        if self.is_numbered() {
            items.extend(set_number::on_board(composer, set, trim.squares(part) - shift)?);
        }
        let mark = composer.marks.fresh();
        self.items.push(Item::marked(mark, vec![onto(placed, size, items)]));
        let args = [
            ("n", Value::Number((index + 1) as f64)),
            ("m", Value::Number(self.set.plan.cut.parts.len() as f64)),
            ("columns", Value::Number(f64::from(part.columns))),
            ("rows", Value::Number(f64::from(part.rows))),
        ];
        let whole = self.set.plan.cut.parts.len() == 1;
        let alt = composer.say(if whole { "alt-board-whole" } else { "alt-board-part" }, &args)?;
        self.figure(mark, &alt);
        Ok(())
    }

    fn insert(
        &mut self,
        composer: &mut Composer<'_>,
        placed: &Placed,
        index: usize,
        set: Option<u16>,
    ) -> Result<(), SheetError> {
        let content = &self.set.products.inserts[index].content;
        let is_first = set.is_none_or(|set| set == 1);
        let mut content = if is_first { content.clone() } else { content.again(composer.marks) };
        if let Some(set) = set.filter(|_| self.is_named()) {
            let name = self.set_name(composer, set)?;
            content.items.extend(set_number::on_card(composer, &name, content.size)?);
        }
        content
            .items
            .extend(drawing::outline::lines(&self.set.products.inserts[index].blank, composer.palette));
        if let Some(color) = self.bleed(placed) {
            let bled = from_page(placed, self.bled(placed));
            content.items.insert(0, bleed::around(color, content.size, bled));
        }
        self.items.push(onto(placed, content.size, content.items));
        self.nodes.extend(content.structure);
        Ok(())
    }

    /// Returns the colour that goes on beyond a card's edge. `None`: its sheet is cut edge to edge, or its frame ends there.
    fn bleed(&self, placed: &Placed) -> Option<Color> {
        let is_rectangle = match placed.element {
            Element::Insert { index, .. } => self.set.products.inserts[index].blank.is_rectangle(),
            _ => false,
        };
        let corner = self.set.order.theme.art[Slot::CardCorner].first()?;
        (is_rectangle && self.lines.is_empty()).then(|| bleed::color(corner)).flatten()
    }

    /// Returns a card with its bleed: its own area if its colour ends there.
    fn bled(&self, placed: &Placed) -> Rect {
        if self.bleed(placed).is_none() {
            return placed.area;
        }
        bleed::bled(placed, self.placed, &self.set.order.settings)
    }

    /// Returns whether there are several sets, so that parts show the number of their set.
    const fn is_numbered(&self) -> bool {
        self.set.order.settings.sets > 1
    }

    /// Returns whether sheets show the name or the number of their set.
    const fn is_named(&self) -> bool {
        set_name::is_named(&self.set.order.settings)
    }

    /// Returns the name of a set.
    fn set_name(&self, composer: &Composer<'_>, set: u16) -> Result<String, LayoutError> {
        set_name::set_name(composer, &self.set.order.settings, set)
    }

    /// Draws cut marks around board parts and cards, and fold marks at the cards.
    fn marks(&mut self) {
        let settings = &self.set.order.settings;
        let printable = settings.paper.printable(settings.margin);
        self.items.extend(tokens::marks(self.set.order, self.placed));
        for (i, placed) in self.placed.iter().enumerate() {
            let has_marks = match placed.element {
                Element::Board { .. } => true,
                // Other shapes are cut along their outline, which is drawn.
                Element::Insert { index, .. } => self.set.products.inserts[index].blank.is_rectangle(),
                _ => false,
            };
            if !has_marks {
                continue;
            }
            let others = self
                .placed
                .iter()
                .enumerate()
                .filter(|(j, other)| *j != i && !matches!(other.element, Element::Caption(_)))
                .map(|(_, other)| other.outer(settings));
            let others = neighbours(placed.outer(settings), others);
            let has_bleed = matches!(placed.element, Element::Board { .. }) || self.bleed(placed).is_some();
            let bleed = if has_bleed { settings.bleed.to_mm() } else { 0.0 };
            self.items.extend(cut_marks(placed.area, bleed, printable, &others));
            if settings.laminate {
                let arcs = corner_arcs(placed.area, self.round_corners(placed), CORNER);
                if printable.inset(-ARC_ROOM).union(placed.area) == printable.inset(-ARC_ROOM) {
                    self.items.extend(arcs);
                } else {
                    self.items.push(Item::clipped(arcs, printable));
                }
            }
            if let Element::Insert { index, .. } = placed.element {
                let folds: Vec<f64> = self.set.products.inserts[index].blank.across().collect();
                self.items.extend(fold_marks(placed.area, placed.turned, &folds, printable, &others));
            }
        }
    }

    /// Returns which corners of an element are cut round when the set is laminated, clockwise from the upper left as it lies on
    /// the page: all four of a card, and the corners of the board on a board part.
    fn round_corners(&self, placed: &Placed) -> [bool; 4] {
        let mut corners = match placed.element {
            Element::Board { part, .. } => {
                let (part, size) =
                    (&self.set.plan.cut.parts[part], self.set.order.variant.setup.board.size());
                let (left, top) = (part.column == 0, part.row == 0);
                let (right, bottom) = (part.right() == size, part.below() == size);
                [left && top, right && top, right && bottom, left && bottom]
            }
            Element::Insert { index, .. } => {
                // A laminated card is cut out with a rim of film, whose corners are cut round.
                [self.set.products.inserts[index].component.is_laminated(); 4]
            }
            Element::Disc { .. } | Element::Caption(_) | Element::SlugLine(_) | Element::Backs => [false; 4],
        };
        if placed.turned {
            corners.rotate_right(1);
        }
        corners
    }

    fn figure(&mut self, mark: Mark, alt: &str) {
        self.nodes.push(Node::leaf(Tag::Figure { alt: plain(alt) }, mark));
    }
}

/// Returns a rectangle of the page in the coordinates of the element placed there: the reverse of [`onto`].
fn from_page(placed: &Placed, on_page: Rect) -> Rect {
    let area = placed.area;
    let at_origin = on_page - area.origin().to_vec2();
    if placed.turned {
        Rect::new(at_origin.y0, area.width() - at_origin.x1, at_origin.y1, area.width() - at_origin.x0)
    } else {
        at_origin
    }
}

/// Moves the items of an element of `size` to the element's place on the page, turned clockwise if need be.
fn onto(placed: &Placed, size: Size, items: Vec<Item>) -> Item {
    Item::transformed(items, place(placed, size))
}

/// Returns the transformation of an element of `size` to its place on the page.
fn place(placed: &Placed, size: Size) -> Affine {
    let shift = Affine::translate(placed.area.origin().to_vec2());
    let turn =
        if placed.turned { Affine::new([0.0, 1.0, -1.0, 0.0, size.height, 0.0]) } else { Affine::IDENTITY };
    shift * turn
}
