//! Pieces of a sheet with the captions over them, and their backs.

use super::{DrawnSheet, gutterfold};
use crate::game::Piece;
use crate::imposition::Settings;
use crate::imposition::cut_plan::rows::CAPTION;
use crate::imposition::cut_plan::{Element, Group, Placed};
use crate::layout::LayoutError;
use crate::layout::compose::{Composer, at, fitted, plain};
use crate::scene::{Item, Node, Tag};
use crate::sheets::drawing::slug_line::small;
use crate::sheets::drawing::tokens;
use crate::text::{Face, Style, Value};

/// Room between a caption and what lies beside it, in millimetres.
const BESIDE: f64 = 2.5;

impl DrawnSheet<'_> {
    /// Draws the discs with the captions over them.
    pub(super) fn discs(&mut self, composer: &mut Composer<'_>) -> Result<(), LayoutError> {
        let mut groups: Vec<(Option<Piece>, Vec<&Placed>)> = Vec::new();
        let mut headings = Vec::new();
        let style = self.caption_style(composer)?;
        for placed in self.placed {
            match placed.element {
                Element::Disc { piece, spare, .. } => {
                    let group = (!spare).then_some(piece);
                    match groups.iter_mut().find(|(other, _)| *other == group) {
                        Some((_, discs)) => discs.push(placed),
                        None => groups.push((group, vec![placed])),
                    }
                }
                Element::Caption(group) => {
                    headings.push((group, self.caption(composer, placed, group, style)?));
                }
                Element::Board { .. } | Element::Insert { .. } | Element::SlugLine(_) | Element::Backs => {}
            }
        }
        let mut figures = Vec::new();
        for (piece, discs) in groups {
            let count = [("count", Value::Number(discs.len() as f64))];
            let mark = composer.marks.fresh();
            let drawn = tokens::draw(self.set.masters, discs.into_iter());
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

    /// Returns the style of all captions of the sheet: alike, and so large that each has room.
    fn caption_style(&self, composer: &Composer<'_>) -> Result<Style, LayoutError> {
        let usual = Style {
            face: Face::SmallCaps,
            color: composer.palette.accent,
            tracking: 0.06,
            ..small(composer, 11.0)
        };
        let mut style = usual;
        for placed in self.placed {
            if let Element::Caption(group) = placed.element {
                let text = self.caption_words(composer, group)?;
                let own = fitted(composer, &text, usual, self.caption_room(placed))?;
                style = if own.size < style.size { own } else { style };
            }
        }
        Ok(style)
    }

    /// Returns the room that a caption has, in millimetres: up to what lies beside it, or to the end of the sheet.
    fn caption_room(&self, caption: &Placed) -> f64 {
        let Settings { paper, margin, .. } = &self.set.order.settings;
        // Its own pieces begin at the end of its area.
        let (left, from, to) = (caption.area.x0, caption.area.y0, caption.area.y0 + CAPTION - 1.0);
        let beside = self
            .placed
            .iter()
            .map(|placed| placed.area)
            .filter(|area| area.x0 > left + BESIDE && area.y0 < to && area.y1 > from);
        beside.fold(paper.printable(*margin).x1, |room, area| room.min(area.x0 - BESIDE)) - left
    }

    fn caption(
        &mut self,
        composer: &mut Composer<'_>,
        placed: &Placed,
        group: Group,
        style: Style,
    ) -> Result<Node, LayoutError> {
        let text = self.caption_words(composer, group)?;
        let mark = composer.marks.fresh();
        let line = composer.label(&text, &style)?;
        let (x, y) = (placed.area.x0, placed.area.y0 + CAPTION - 2.0);
        self.items.push(Item::marked(mark, at(line, x, y)));
        Ok(Node::leaf(Tag::Heading { level: 2, title: plain(&text) }, mark))
    }

    /// Returns the words of a caption.
    pub(super) fn caption_words(&self, composer: &Composer<'_>, group: Group) -> Result<String, LayoutError> {
        Ok(match group {
            Group::Needed(piece) => tokens::tally(composer, Some(piece), self.set.order.count(piece))?,
            Group::Spare => {
                let is_spare = |p: &&Placed| matches!(p.element, Element::Disc { spare: true, .. });
                tokens::tally(composer, None, self.placed.iter().filter(is_spare).count())?
            }
            Group::More(piece) => {
                let pieces = tokens::tally(composer, Some(piece), self.set.order.count(piece))?;
                composer.say("caption-more", &[("pieces", Value::Text(pieces))])?
            }
            Group::MoreOfSet(set) => {
                let args = [("pieces", Value::Text(self.set_name(composer, set)?))];
                composer.say("caption-more", &args)?
            }
            Group::Set(set) => {
                let pieces = tokens::tallies(composer, self.set.order, &self.set.plan.cut, set)?;
                let name = self.set_name(composer, set)?;
                composer
                    .say("caption-set", &[("name", Value::Text(name)), ("pieces", Value::Text(pieces))])?
            }
        })
    }

    /// Draws the backs of pieces that are folded over, and the fold.
    pub(super) fn backs(&mut self, composer: &mut Composer<'_>, placed: &Placed) -> Result<(), LayoutError> {
        let mark = composer.marks.fresh();
        let backs = gutterfold::draw(self.set.masters, self.placed, placed.area);
        self.items.push(Item::marked(mark, backs));
        self.items.extend(gutterfold::fold(composer, placed.area)?);
        let alt = composer.say("alt-backs", &[])?;
        self.figure(mark, &alt);
        Ok(())
    }
}
