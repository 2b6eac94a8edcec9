//! Drawing the sheets that are cut.

use super::discs::CAPTION;
use super::furniture::{self, small};
use super::join;
use super::marks::{cut_marks, fold_marks};
use super::numbering::Numbering;
use super::plan::{CARDS, Group, Placed, Plan, Thing};
use super::{Job, SheetError, Side};
use crate::game::Piece;
use crate::kit::BLEED;
use crate::kit::KitError;
use crate::kit::cards;
use crate::kit::compose::{Composer, at, plain};
use crate::kit::picture::Stock;
use crate::scene::{Affine, Item, Mark, Node, Page, Rect, Size, Tag, Vec2};
use crate::text::{Face, Style, Value};

/// Draws all sheets that are cut; their structure is appended to `structure`.
pub(super) fn pages(
    job: &Job<'_>,
    plan: &Plan,
    stock: &Stock,
    numbering: Numbering,
    composer: &mut Composer<'_>,
    structure: &mut Vec<Node>,
) -> Result<Vec<Side>, SheetError> {
    let mut sides = Vec::new();
    for (nth, sheet) in plan.sheets.iter().enumerate() {
        let mut sheet =
            Sheet { job, plan, stock, placed: &sheet.placed, items: Vec::new(), nodes: Vec::new() };
        sheet.draw(composer, nth, numbering)?;
        let title = sheet.title(composer)?;
        structure.push(Node::of(Tag::Part, std::mem::take(&mut sheet.nodes)));
        let page = Page { size: job.paper.size(), trim: None, bleed: None, items: sheet.items };
        sides.push(Side { page, title });
    }
    Ok(sides)
}

/// A sheet while it is drawn.
struct Sheet<'a> {
    job: &'a Job<'a>,
    plan: &'a Plan,
    stock: &'a Stock,
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
                Thing::Board(index) => self.board_part(composer, placed, index)?,
                Thing::Card(_) => self.card(composer, placed)?,
                Thing::Disc { .. } | Thing::Caption(_) | Thing::Furniture(_) => {}
            }
        }
        self.discs(composer)?;
        self.marks();
        self.part_numbers(composer)?;
        for placed in self.placed {
            if let Thing::Furniture(form) = placed.thing {
                let label = self.label(composer, nth, numbering)?;
                let items = furniture::draw(composer, form, &label)?;
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
    ) -> Result<(), KitError> {
        let part = &self.plan.parts[index];
        let cell = self.job.cell.to_mm();
        let size = Size::new(f64::from(part.columns) * cell, f64::from(part.rows) * cell);
        let (left, top) = (f64::from(part.column) * cell, f64::from(part.row) * cell);
        let picture = Item::art(&self.stock.board, -left, -top);
        let mut items = vec![Item::clipped(vec![picture], size.to_rect().inset(BLEED.to_mm()))];
        for seam in &self.plan.seams {
            for end in join::ends(seam, index, cell) {
                let shift = Vec2::new(left, top);
                items.extend(join::sign(composer, seam.letter, end.at - shift, end.inwards)?);
            }
        }
        let mark = composer.marks.fresh();
        self.items.push(Item::marked(mark, vec![onto(placed, size, items)]));
        let args = [
            ("n", Value::Number((index + 1) as f64)),
            ("m", Value::Number(self.plan.parts.len() as f64)),
            ("columns", Value::Number(f64::from(part.columns))),
            ("rows", Value::Number(f64::from(part.rows))),
        ];
        let whole = self.plan.parts.len() == 1;
        let alt = composer.say(if whole { "alt-board-whole" } else { "alt-board-part" }, &args)?;
        self.figure(mark, &alt);
        Ok(())
    }

    fn card(&mut self, composer: &mut Composer<'_>, placed: &Placed) -> Result<(), KitError> {
        let card = cards::set(composer, self.job.variant, self.job.examples)?;
        self.items.push(onto(placed, card.size, card.items));
        self.nodes.extend(card.structure);
        Ok(())
    }

    /// The discs with the captions over them.
    fn discs(&mut self, composer: &mut Composer<'_>) -> Result<(), KitError> {
        let mut needed = Vec::new();
        let mut spares = Vec::new();
        for placed in self.placed {
            match placed.thing {
                Thing::Disc { piece, spare } => {
                    let corner = placed.outer().origin();
                    let disc = Item::art(&self.stock.token(piece).art, corner.x, corner.y);
                    if spare { spares.push(disc) } else { needed.push(disc) }
                }
                Thing::Caption(group) => self.caption(composer, placed, group)?,
                Thing::Board(_) | Thing::Card(_) | Thing::Furniture(_) => {}
            }
        }
        if !needed.is_empty() {
            let mark = composer.marks.fresh();
            self.items.push(Item::marked(mark, needed));
            let count = |kind| Value::Number(self.count(kind, false) as f64);
            let args = [
                ("kings", count(Piece::King)),
                ("defenders", count(Piece::Defender)),
                ("attackers", count(Piece::Attacker)),
            ];
            let alt = composer.say("alt-pieces", &args)?;
            self.figure(mark, &alt);
        }
        if !spares.is_empty() {
            let mark = composer.marks.fresh();
            self.items.push(Item::marked(mark, spares));
            let alt = composer.say("alt-spares", &[])?;
            self.figure(mark, &alt);
        }
        Ok(())
    }

    fn caption(
        &mut self,
        composer: &mut Composer<'_>,
        placed: &Placed,
        group: Group,
    ) -> Result<(), KitError> {
        let (id, count) = match group {
            Group::Needed(piece) => {
                let count = self.job.variant.setup.board.count(piece);
                let (id, variable) = match piece {
                    Piece::King => ("tally-kings", "kings"),
                    Piece::Defender | Piece::Knight => ("tally-defenders", "defenders"),
                    Piece::Attacker | Piece::Commander => ("tally-attackers", "attackers"),
                };
                (id, vec![(variable, Value::Number(count as f64))])
            }
            Group::Spare => {
                let is_spare = |p: &&Placed| matches!(p.thing, Thing::Disc { spare: true, .. });
                let count = self.placed.iter().filter(is_spare).count();
                ("tally-spares", vec![("spares", Value::Number(count as f64))])
            }
        };
        let text = composer.say(id, &count)?;
        let style = Style {
            face: Face::SmallCaps,
            color: composer.palette.accent,
            tracking: 0.06,
            ..small(composer, 11.0)
        };
        let mark = composer.marks.fresh();
        let line = composer.label(&text, &style)?;
        let (x, y) = (placed.area.x0, placed.area.y0 + CAPTION - 2.0);
        self.items.push(Item::marked(mark, at(line, x, y)));
        self.nodes.push(Node::leaf(Tag::Heading { level: 2, title: plain(&text) }, mark));
        Ok(())
    }

    /// Cut marks around board parts and cards, fold marks at the cards.
    fn marks(&mut self) {
        let printable = self.job.paper.printable();
        for (i, placed) in self.placed.iter().enumerate() {
            if !matches!(placed.thing, Thing::Board(_) | Thing::Card(_)) {
                continue;
            }
            let others: Vec<Rect> = self
                .placed
                .iter()
                .enumerate()
                .filter(|(j, other)| *j != i && !matches!(other.thing, Thing::Caption(_)))
                .map(|(_, other)| other.outer())
                .collect();
            self.items.extend(cut_marks(placed.area, printable, &others));
            if matches!(placed.thing, Thing::Card(_)) {
                self.items.extend(fold_marks(placed.area, placed.area.center().y, printable, &others));
            }
        }
    }

    fn count(&self, kind: Piece, is_spare: bool) -> usize {
        let is = |p: &&Placed| p.thing == Thing::Disc { piece: kind, spare: is_spare };
        self.placed.iter().filter(is).count()
    }

    fn figure(&mut self, mark: Mark, alt: &str) {
        self.nodes.push(Node::leaf(Tag::Figure { alt: plain(alt) }, mark));
    }

    /// The page's name in the outline.
    fn title(&self, composer: &Composer<'_>) -> Result<String, KitError> {
        let has_board = self.placed.iter().any(|p| matches!(p.thing, Thing::Board(_)));
        composer.say(if has_board { "outline-board" } else { "outline-pieces" }, &[])
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
        let mut cards: Vec<usize> = Vec::new();
        for placed in self.placed {
            match placed.thing {
                Thing::Board(index) => numbers.push(index + 1),
                Thing::Card(index) => cards.push(index + 1),
                Thing::Disc { .. } | Thing::Caption(_) | Thing::Furniture(_) => {}
            }
        }
        numbers.sort_unstable();
        let number = |n: usize| Value::Number(n as f64);
        let count = self.plan.parts.len();
        if count == 1 && !numbers.is_empty() {
            parts.push(composer.say("part-board-whole", &[])?);
        } else if let (Some(first), Some(last)) = (numbers.first(), numbers.last()) {
            let args = [
                ("first", number(*first)),
                ("last", number(*last)),
                ("count", number(numbers.len())),
                ("m", number(count)),
            ];
            parts.push(composer.say("part-boards", &args)?);
        }
        if self.placed.iter().any(|p| matches!(p.thing, Thing::Disc { .. })) {
            parts.push(composer.say("part-pieces", &[])?);
        }
        for card in cards {
            parts.push(composer.say("part-card", &[("n", number(card)), ("m", number(CARDS))])?);
        }
        let page = [("page", number(numbering.cut_page(nth))), ("pages", number(numbering.total()))];
        Ok(vec![self.job.variant.name.clone(), parts.join(", "), composer.say("page-number", &page)?])
    }

    /// The number of each board part outside it, below its bleed.
    fn part_numbers(&mut self, composer: &Composer<'_>) -> Result<(), KitError> {
        let count = self.plan.parts.len();
        for placed in self.placed {
            let Thing::Board(index) = placed.thing else { continue };
            if count > 1 {
                let args = [("n", Value::Number((index + 1) as f64)), ("m", Value::Number(count as f64))];
                let line = composer.label(&composer.say("part-board", &args)?, &small(composer, 6.5))?;
                let x = placed.area.center().x - line.width / 2.0;
                self.items.extend(at(line, x, placed.outer().y1 + 2.4));
            }
        }
        Ok(())
    }
}

/// Brings something of `size` to its place on the page, turned clockwise if need be.
fn onto(placed: &Placed, size: Size, items: Vec<Item>) -> Item {
    let shift = Affine::translate(placed.area.origin().to_vec2());
    let turn =
        if placed.turned { Affine::new([0.0, 1.0, -1.0, 0.0, size.height, 0.0]) } else { Affine::IDENTITY };
    Item::transformed(items, shift * turn)
}
