//! Own label of a sheet that is cut: its name in the outline, and the lines beside its ruler.

use super::DrawnSheet;
use crate::imposition::cut_plan::{Element, Placed};
use crate::layout::LayoutError;
use crate::layout::compose::{Composer, plain};
use crate::product::component::Component;
use crate::scene::Node;
use crate::text::Value;

impl DrawnSheet<'_> {
    /// Returns the page's name in the outline.
    pub(super) fn title(&self, composer: &Composer<'_>) -> Result<String, LayoutError> {
        let has = |is: fn(&Element) -> bool| self.placed.iter().any(|placed| is(&placed.element));
        let id = if has(|element| matches!(element, Element::Board { .. })) {
            "outline-board"
        } else if has(|element| matches!(element, Element::Disc { .. })) {
            "outline-pieces"
        } else if self.has_cards() {
            "outline-cards"
        } else {
            "outline-inserts"
        };
        composer.say(id, &[])
    }

    /// Returns whether any insert on the page is one that a set usually has: the outline calls all of these cards.
    fn has_cards(&self) -> bool {
        let is_usual = |component: Component| Component::usual().any(|usual| usual == component);
        self.placed.iter().any(|placed| match placed.element {
            Element::Insert { index, .. } => is_usual(self.set.products.inserts[index].component),
            _ => false,
        })
    }

    /// Returns the contents of the page, for the lines below its name in the outline: parts of the board, pieces by their
    /// captions, and inserts.
    pub(super) fn parts(&self, composer: &Composer<'_>) -> Result<Vec<String>, LayoutError> {
        let mut parts = self.board_parts(composer)?;
        for placed in self.placed {
            if let Element::Caption(group) = placed.element {
                parts.push(plain(&self.caption_words(composer, group)?));
            }
        }
        if !self.lines.is_empty() {
            // No caption has room there.
            parts.push(composer.say("part-pieces", &[])?);
        }
        parts.extend(self.named_inserts(composer)?);
        parts.extend(self.inserts(composer, |component| component.words().named.is_none())?);
        if let Some(set) = self.sets(composer)? {
            let of_set = |part: String| if part.starts_with(&set) { part } else { format!("{set}: {part}") };
            parts = parts.into_iter().map(of_set).collect();
        }
        Ok(parts.iter().map(|part| capitalised(part)).collect())
    }

    /// Returns kit, parts and page number, a line for each.
    pub(super) fn label(&self, composer: &Composer<'_>) -> Result<Vec<String>, LayoutError> {
        let mut parts = self.board_parts(composer)?;
        if self.placed.iter().any(|p| matches!(p.element, Element::Disc { .. })) {
            parts.push(composer.say("part-pieces", &[])?);
        }
        parts.extend(self.inserts(composer, |_| true)?);
        let number = |n: usize| Value::Number(n as f64);
        let page = [
            ("page", number(self.sheet.front.number)),
            ("pages", number(self.set.plan.total(self.sheet.media))),
        ];
        let mut lines = vec![self.set.order.variant.name.clone(), parts.join(", ")];
        lines.extend(self.sets(composer)?);
        lines.push(composer.say("page-number", &page)?);
        if !self.set.order.settings.has(Component::Assembly) {
            lines.extend(self.board_without_steps(composer)?);
        }
        Ok(lines)
    }

    /// Returns how the board's parts are joined and what is on the sheet's back, for a file that has no instructions.
    fn board_without_steps(&self, composer: &Composer<'_>) -> Result<Vec<String>, LayoutError> {
        let mut lines = Vec::new();
        if !self.placed.iter().any(|placed| matches!(placed.element, Element::Board { .. })) {
            return Ok(lines);
        }
        let settings = &self.set.order.settings;
        let back = self.sheet.back.as_ref().filter(|_| self.set.masters.back.is_some());
        if let Some(back) = back {
            let behind = [
                ("page", Value::Number(back.number as f64)),
                ("edge", settings.sides.flip(settings.paper.size()).edge().into()),
            ];
            lines.push(composer.say("back-behind", &behind)?);
        }
        if self.set.plan.cut.parts.len() > 1 {
            lines.push(composer.say(if back.is_some() { "back-join" } else { "part-boards-join" }, &[])?);
        }
        Ok(lines)
    }

    /// Returns the parts of the board on the page, in a phrase. Empty: there are none.
    fn board_parts(&self, composer: &Composer<'_>) -> Result<Vec<String>, LayoutError> {
        let part = |placed: &Placed| match placed.element {
            Element::Board { part, .. } => Some(part + 1),
            _ => None,
        };
        let mut numbers: Vec<usize> = self.placed.iter().filter_map(part).collect();
        numbers.sort_unstable();
        let number = |n: usize| Value::Number(n as f64);
        let count = self.set.plan.cut.parts.len();
        let (Some(first), Some(last)) = (numbers.first(), numbers.last()) else { return Ok(Vec::new()) };
        let runs_on = last - first + 1 == numbers.len();
        Ok(vec![if count == 1 {
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
        }])
    }

    /// Returns the inserts on the page that have a title of their own.
    fn named_inserts(&self, composer: &Composer<'_>) -> Result<Vec<String>, LayoutError> {
        let mut parts = Vec::new();
        for placed in self.placed {
            let Element::Insert { index, .. } = placed.element else { continue };
            let insert = &self.set.products.inserts[index];
            let title = insert.content.structure.iter().find_map(Node::title);
            if let (Some(id), Some(title)) = (insert.component.words().named, title) {
                parts.push(composer.say(id, &[("title", Value::Text(title.to_owned()))])?);
            }
        }
        Ok(parts)
    }

    /// Returns the inserts on the page that are counted, each component with its number.
    fn inserts(
        &self,
        composer: &Composer<'_>,
        is_counted: fn(Component) -> bool,
    ) -> Result<Vec<String>, LayoutError> {
        let component = |placed: &Placed| match placed.element {
            Element::Insert { index, .. } => Some(self.set.products.inserts[index].component),
            _ => None,
        };
        let here: Vec<Component> = self.placed.iter().filter_map(component).collect();
        let mut parts = Vec::new();
        for (component, _) in Component::inserts().filter(|(component, _)| is_counted(*component)) {
            let count = here.iter().filter(|other| **other == component).count();
            if let (1.., Some(id)) = (count, component.words().label) {
                parts.push(composer.say(id, &[("count", Value::Number(count as f64))])?);
            }
        }
        Ok(parts)
    }

    /// Returns the names of the sets that the page is for. `None`: sets are not named.
    fn sets(&self, composer: &Composer<'_>) -> Result<Option<String>, LayoutError> {
        let sets = self.placed.iter().filter_map(|placed| placed.element.set());
        let (Some(first), Some(last)) = (sets.clone().min(), sets.max()) else { return Ok(None) };
        if !self.is_named() {
            return Ok(None);
        }
        let number = |set: u16| Value::Number(f64::from(set));
        let (one, other) = (self.set_name(composer, first)?, self.set_name(composer, last)?);
        let count = ("count", number(last - first + 1));
        Ok(Some(if one == other {
            one
        } else if self.set.order.settings.label.is_some() {
            composer.say("set-range-named", &[("first", one.into()), ("last", other.into()), count])?
        } else {
            let args = [("first", number(first)), ("last", number(last)), count];
            composer.say("set-range", &args)?
        }))
    }
}

/// Returns a line that begins with a capital.
fn capitalised(line: &str) -> String {
    let mut letters = line.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
