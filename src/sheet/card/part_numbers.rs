//! The numbers of board parts, outside their bleed.

use super::Sheet;
use crate::kit::KitError;
use crate::kit::compose::{Composer, at};
use crate::scene::{Affine, Item};
use crate::sheet::drawing::furniture::small;
use crate::sheet::plan::Thing;
use crate::text::Value;

/// From the bleed of a board part to the baseline of its number, in millimetres.
const NUMBER: f64 = 2.4;
/// What the number takes beyond the bleed, in millimetres.
const NUMBER_ROOM: f64 = 3.0;

impl Sheet<'_> {
    /// The number of each board part, and that of its set, outside its bleed.
    pub(super) fn part_numbers(&mut self, composer: &Composer<'_>) -> Result<(), KitError> {
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
