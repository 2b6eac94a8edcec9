//! Paragraphs that go on over the page.
//!
//! The pages of a folded leaflet are not printed in the order in which they are read: page 4 comes before page 3. Items with one
//! mark are read in the order of printing, so each page's part of a paragraph gets a mark of its own.

use crate::scene::{Item, Mark, Marks, Node};
use std::collections::BTreeMap;

/// Marks of the items on the pages.
pub(super) struct TurnedMarks<'a> {
    marks: &'a mut Marks,
    /// Marks of the parts of each mark, each with its page, in the order of reading.
    parts: BTreeMap<Mark, Vec<(usize, Mark)>>,
}

impl<'a> TurnedMarks<'a> {
    pub(super) fn new(marks: &'a mut Marks) -> Self {
        Self { marks, parts: BTreeMap::new() }
    }

    fn mark(&mut self, mark: Mark, page: usize) -> Mark {
        let parts = self.parts.entry(mark).or_default();
        if let Some((_, known)) = parts.iter().find(|(other, _)| *other == page) {
            return *known;
        }
        // The first part keeps the mark.
        let part = if parts.is_empty() { mark } else { self.marks.fresh() };
        parts.push((page, part));
        part
    }

    /// Returns the items of a page with the marks of their parts; pages come in the order of reading.
    pub(super) fn items(&mut self, items: &[Item], page: usize) -> Vec<Item> {
        items.iter().map(|item| item.with_marks(&mut |mark| self.mark(mark, page))).collect()
    }

    /// Returns a node of the structure with the marks of all parts.
    pub(super) fn node(&self, node: &Node) -> Node {
        node.with_marks(&mut |mark| match self.parts.get(&mark) {
            Some(parts) => parts.iter().map(|(_, part)| *part).collect(),
            None => vec![mark],
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Child, Tag};

    #[test]
    fn what_goes_on_over_the_page_is_read_in_its_order() {
        let mut marks = Marks::default();
        let (first, second) = (marks.fresh(), marks.fresh());
        let mut turned = TurnedMarks::new(&mut marks);
        let line = |mark| vec![Item::moved(vec![Item::marked(mark, Vec::new())], 1.0, 2.0)];
        assert_eq!(turned.items(&line(first), 0), line(first));
        assert_eq!(turned.items(&line(second), 0), line(second));
        let over = turned.items(&line(second), 1);
        assert_eq!(turned.items(&line(second), 1), over);
        let node = |mark| Node::leaf(Tag::Paragraph, mark);
        assert_eq!(turned.node(&node(first)), node(first));
        let parts = turned.node(&node(second));
        let [Child::Mark(one), Child::Mark(two)] = parts.children[..] else { panic!("{parts:?}") };
        assert!(one == second && two != second && two != first);
        assert_eq!(over, line(two));
    }
}
