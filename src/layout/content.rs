//! A finished block, and how to copy it for another set.

use crate::scene::{Item, Marks, Node, RenewedMarks, Size};

/// Finished block: its items and its structure.
#[derive(Clone, Debug, PartialEq)]
pub struct Content {
    /// Width and height in millimetres.
    pub size: Size,
    /// Items, from its top left corner.
    pub items: Vec<Item>,
    /// Its part of the document's structure, in reading order.
    pub structure: Vec<Node>,
}

impl Content {
    /// Returns a copy with a structure of its own, so that a screen reader meets every copy where it lies.
    #[must_use]
    pub fn again(&self, marks: &mut Marks) -> Self {
        let mut copy = RenewedMarks::new(marks);
        let structure = self.structure.iter().map(|node| copy.node(node)).collect();
        Self { size: self.size, items: copy.items(&self.items), structure }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Mark, Tag};

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
