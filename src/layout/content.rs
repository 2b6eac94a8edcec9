//! A finished block, and how to copy one for another set.

use crate::scene::{Child, Item, Mark, Marks, Node, Size};

/// A finished block: what it looks like and what it says.
#[derive(Clone, Debug, PartialEq)]
pub struct Content {
    /// Width and height in millimetres.
    pub size: Size,
    /// What it shows, from its top left corner.
    pub items: Vec<Item>,
    /// Its part of the document's structure, in reading order.
    pub structure: Vec<Node>,
}

impl Content {
    /// A copy with a structure of its own, so that a screen reader meets every copy where it lies.
    #[must_use]
    pub fn again(&self, marks: &mut Marks) -> Self {
        let mut renewed = Renewed { marks, pairs: Vec::new() };
        let structure = self.structure.iter().map(|node| renewed.node(node)).collect();
        Self { size: self.size, items: renewed.items(&self.items), structure }
    }
}

/// Gives each mark of the original a fresh one in the copy.
struct Renewed<'a> {
    marks: &'a mut Marks,
    pairs: Vec<(Mark, Mark)>,
}

impl Renewed<'_> {
    fn mark(&mut self, old: Mark) -> Mark {
        if let Some((_, new)) = self.pairs.iter().find(|(other, _)| *other == old) {
            return *new;
        }
        let new = self.marks.fresh();
        self.pairs.push((old, new));
        new
    }

    fn node(&mut self, node: &Node) -> Node {
        let renewed = |child: &Child| match child {
            Child::Node(node) => Child::Node(self.node(node)),
            Child::Mark(mark) => Child::Mark(self.mark(*mark)),
        };
        Node { tag: node.tag.clone(), children: node.children.iter().map(renewed).collect() }
    }

    fn items(&mut self, items: &[Item]) -> Vec<Item> {
        let renewed = |item: &Item| match item {
            Item::Group { transform, clip, items } => {
                Item::Group { transform: *transform, clip: clip.clone(), items: self.items(items) }
            }
            Item::Marked { mark, items } => Item::marked(self.mark(*mark), items.clone()),
            Item::Path(_) | Item::Glyphs(_) | Item::Art { .. } | Item::Bitmap { .. } => item.clone(),
        };
        items.iter().map(renewed).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Tag;

    #[test]
    fn a_copy_shares_no_leaf_with_the_first() {
        let (mut marks, mut others) = (Marks::default(), Marks::default());
        let [one, two, three, four] = [0; 4].map(|_| others.fresh());
        assert_eq!((marks.fresh(), marks.fresh()), (one, two));
        let made = |a: Mark, b: Mark| Content {
            size: Size::new(10.0, 10.0),
            items: vec![
                Item::moved(vec![Item::marked(a, Vec::new())], 1.0, 2.0),
                Item::marked(b, Vec::new()),
            ],
            structure: vec![Node::of(
                Tag::Section,
                vec![Node::leaf(Tag::Paragraph, a), Node::leaf(Tag::Caption, b)],
            )],
        };
        assert_eq!(made(one, two).again(&mut marks), made(three, four));
    }
}
