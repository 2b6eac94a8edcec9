//! What a sheet that is cut says of itself: its name in the outline, and the lines beside its ruler.

use super::DrawnSheet;
use crate::imposition::Numbering;
use crate::imposition::plan::Element;
use crate::kit::component::Component;
use crate::layout::LayoutError;
use crate::layout::compose::Composer;
use crate::text::Value;

impl DrawnSheet<'_> {
    /// The page's name in the outline.
    pub(super) fn title(&self, composer: &Composer<'_>) -> Result<String, LayoutError> {
        let has = |is: fn(&Element) -> bool| self.placed.iter().any(|placed| is(&placed.element));
        let id = if has(|element| matches!(element, Element::Board { .. })) {
            "outline-board"
        } else if has(|element| matches!(element, Element::Disc { .. })) {
            "outline-pieces"
        } else {
            "outline-cards"
        };
        composer.say(id, &[])
    }

    /// Kit, parts and page number, a line for each.
    pub(super) fn label(
        &self,
        composer: &Composer<'_>,
        nth: usize,
        numbering: Numbering,
    ) -> Result<Vec<String>, LayoutError> {
        let mut parts = Vec::new();
        let mut numbers: Vec<usize> = Vec::new();
        let mut inserts = Vec::new();
        for placed in self.placed {
            match placed.element {
                Element::Board { part, .. } => numbers.push(part + 1),
                Element::Insert { index, .. } => inserts.push(self.set.inserts[index].component),
                Element::Disc { .. } | Element::Caption(_) | Element::SlugLine(_) | Element::Backs => {}
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
        if self.placed.iter().any(|p| matches!(p.element, Element::Disc { .. })) {
            parts.push(composer.say("part-pieces", &[])?);
        }
        for (component, _) in Component::inserts() {
            let count = inserts.iter().filter(|other| **other == component).count();
            if let (1.., Some(id)) = (count, component.words().label) {
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
    fn sets(&self, composer: &Composer<'_>) -> Result<Option<String>, LayoutError> {
        let sets = self.placed.iter().filter_map(|placed| placed.element.set());
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
}
