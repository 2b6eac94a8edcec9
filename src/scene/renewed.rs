//! Marks of a copy.

use super::{Item, Mark, Marks, Node};
use std::collections::BTreeMap;

/// Gives the marks of a part of the document fresh ones for a copy of it, so that a screen reader meets every copy where it
/// lies.
#[derive(Debug)]
pub struct RenewedMarks<'a> {
    marks: &'a mut Marks,
    known: BTreeMap<Mark, Mark>,
}

impl<'a> RenewedMarks<'a> {
    /// Begins a copy.
    pub fn new(marks: &'a mut Marks) -> Self {
        Self { marks, known: BTreeMap::new() }
    }

    fn mark(&mut self, mark: Mark) -> Mark {
        let marks = &mut *self.marks;
        *self.known.entry(mark).or_insert_with(|| marks.fresh())
    }

    /// Items with the marks of the copy.
    pub fn items(&mut self, items: &[Item]) -> Vec<Item> {
        items.iter().map(|item| item.with_marks(&mut |mark| self.mark(mark))).collect()
    }

    /// A part of the structure with the marks of the copy.
    pub fn node(&mut self, node: &Node) -> Node {
        node.with_marks(&mut |mark| vec![self.mark(mark)])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Tag;

    #[test]
    fn a_copy_has_marks_of_its_own_in_content_and_structure() {
        let mut marks = Marks::default();
        let mark = marks.fresh();
        let items = vec![Item::moved(vec![Item::marked(mark, Vec::new())], 1.0, 2.0)];
        let node = Node::of(Tag::Part, vec![Node::leaf(Tag::Paragraph, mark)]);
        let mut copy = RenewedMarks::new(&mut marks);
        let (items, node) = (copy.items(&items), copy.node(&node));
        let [Item::Group { items, .. }] = items.as_slice() else { panic!("a group") };
        let [Item::Marked { mark: other, .. }] = items.as_slice() else { panic!("a marked item") };
        assert_ne!(*other, mark);
        assert_eq!(node, Node::of(Tag::Part, vec![Node::leaf(Tag::Paragraph, *other)]));
    }
}
