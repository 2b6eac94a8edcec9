//! Numbers of board parts, outside their bleed.

use super::DrawnSheet;
use crate::imposition::cut_plan::{Element, Placed};
use crate::layout::LayoutError;
use crate::layout::compose::{Composer, at};
use crate::scene::{Affine, Item, Rect};
use crate::sheets::drawing::slug_line::small;
use crate::text::Value;

/// Rounding of sums of measures, in millimetres.
const ROUNDING: f64 = 0.001;
/// Distance from the bleed of a board part to the baseline of its number, in millimetres.
const NUMBER: f64 = 2.4;
/// Height of the number beyond the bleed, in millimetres.
const NUMBER_ROOM: f64 = 3.0;
/// Distance from the bleed to the baseline of a number beside it or above it, in millimetres: the tail of a letter has room.
const BASE: f64 = 0.9;
/// Gap between a number and all but its own part, in millimetres.
const CLEAR: f64 = 0.5;
/// Places along a side for the middle of the number, as shares of the side: preferred ones first.
const ALONG: [f64; 5] = [0.5, 0.3, 0.7, 0.15, 0.85];

/// A place for a number beside a part.
struct Spot {
    /// Area that the number takes on the page.
    room: Rect,
    /// Transformation of the number, whose baseline begins at the origin, to its place on the page.
    onto: Affine,
}

impl DrawnSheet<'_> {
    /// Draws the number of each board part, and the number of its set, outside its bleed.
    pub(super) fn part_numbers(&mut self, composer: &Composer<'_>) -> Result<(), LayoutError> {
        let count = self.set.plan.cut.parts.len();
        let mut taken: Vec<Rect> = Vec::new();
        let is_board = |placed: &&Placed| matches!(placed.element, Element::Board { .. });
        let is_alone = self.placed.iter().filter(is_board).count() == 1;
        for placed in self.placed {
            let Element::Board { part, set } = placed.element else { continue };
            let args = [
                ("n", Value::Number((part + 1) as f64)),
                ("m", Value::Number(count as f64)),
                ("set", Value::Number(f64::from(set))),
                ("name", Value::Text(self.set_name(composer, set)?)),
            ];
            let has_label = self.set.order.settings.label.is_some();
            let text = match (count, self.is_named()) {
                (1, false) => continue,
                (1, true) => self.set_name(composer, set)?,
                (_, false) => composer.say("part-board", &args)?,
                (_, true) if has_label => composer.say("part-board-of-named-set", &args)?,
                (_, true) => composer.say("part-board-of-set", &args)?,
            };
            let line = composer.label(&text, &small(composer, 6.5))?;
            let settings = &self.set.order.settings;
            let printable = settings.paper.printable(settings.margin);
            let others: Vec<Rect> = self
                .placed
                .iter()
                .filter(|other| *other != placed)
                .map(|other| other.outer(settings).inset(CLEAR))
                .collect();
            let is_free = |spot: &Spot| {
                let inside = printable.inset(ROUNDING).contains_rect(spot.room);
                let mut all = others.iter().chain(&taken);
                inside && all.all(|other| other.intersect(spot.room).area() <= 0.0)
            };
            let all = spots(placed.outer(settings), line.width);
            let found = all.iter().position(is_free);
            // The slug line says the number of a part that is alone on its sheet, too.
            if found.is_none() && is_alone {
                continue;
            }
            let first = found.unwrap_or_default();
            if let Some(spot) = all.into_iter().nth(first) {
                self.items.push(Item::transformed(at(line, 0.0, 0.0), spot.onto));
                taken.push(spot.room);
            }
        }
        Ok(())
    }
}

/// Returns the places for a number `width` millimetres long around a part with its bleed: below it, then along its right and its
/// left side, where it is turned clockwise, to be read from the right, and at last above it, where it might be taken for another
/// part's number.
fn spots(outer: Rect, width: f64) -> Vec<Spot> {
    let half = width / 2.0;
    let flat = |top: f64, baseline: f64| {
        ALONG.map(|share| {
            let x = outer.x0 + share * outer.width() - half;
            let room = Rect::new(x, top, x + width, top + NUMBER_ROOM);
            Spot { room, onto: Affine::translate((x, baseline)) }
        })
    };
    let turned = |left: f64, baseline: f64| {
        ALONG.map(|share| {
            let y = outer.y0 + share * outer.height() - half;
            let room = Rect::new(left, y, left + NUMBER_ROOM, y + width);
            Spot { room, onto: Affine::new([0.0, 1.0, -1.0, 0.0, baseline, y]) }
        })
    };
    let mut all = Vec::new();
    all.extend(flat(outer.y1, outer.y1 + NUMBER));
    // Turned, the baseline is at the left.
    all.extend(turned(outer.x1, outer.x1 + BASE));
    all.extend(turned(outer.x0 - NUMBER_ROOM, outer.x0 - NUMBER));
    all.extend(flat(outer.y0 - NUMBER_ROOM, outer.y0 - BASE));
    all
}
