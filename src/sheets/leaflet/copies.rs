//! One content printed several times: every copy has marks and leaves of its own in the document's structure, so that a
//! screen reader reads each.

use crate::scene::{Child, Item, Mark, Marks, Node};
use std::collections::BTreeMap;

/// A copy that is being made.
pub(super) struct LeafletCopies<'a> {
    marks: &'a mut Marks,
    known: BTreeMap<Mark, Mark>,
}

impl<'a> LeafletCopies<'a> {
    /// Begins a copy.
    pub(crate) fn new(marks: &'a mut Marks) -> Self {
        Self { marks, known: BTreeMap::new() }
    }

    fn mark(&mut self, mark: Mark) -> Mark {
        let marks = &mut *self.marks;
        *self.known.entry(mark).or_insert_with(|| marks.fresh())
    }

    /// Items with the marks of the copy.
    pub(crate) fn items(&mut self, items: &[Item]) -> Vec<Item> {
        items.iter().map(|item| self.item(item)).collect()
    }

    fn item(&mut self, item: &Item) -> Item {
        match item {
            Item::Group { transform, clip, items } => {
                Item::Group { transform: *transform, clip: clip.clone(), items: self.items(items) }
            }
            // Marks are never nested, so what is inside can stay as it is.
            Item::Marked { mark, items } => Item::marked(self.mark(*mark), items.clone()),
            Item::Path(_) | Item::Glyphs(_) | Item::Art { .. } | Item::Bitmap { .. } => item.clone(),
        }
    }

    /// A part of the structure with the marks of the copy.
    pub(crate) fn node(&mut self, node: &Node) -> Node {
        let children = node.children.iter().map(|child| match child {
            Child::Node(node) => Child::Node(self.node(node)),
            Child::Mark(mark) => Child::Mark(self.mark(*mark)),
        });
        let children = children.collect();
        Node { tag: node.tag.clone(), children }
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
        let mut copy = LeafletCopies::new(&mut marks);
        let (items, node) = (copy.items(&items), copy.node(&node));
        let [Item::Group { items, .. }] = items.as_slice() else { panic!("a group") };
        let [Item::Marked { mark: other, .. }] = items.as_slice() else { panic!("a marked item") };
        assert_ne!(*other, mark);
        assert_eq!(node, Node::of(Tag::Part, vec![Node::leaf(Tag::Paragraph, *other)]));
    }
}
