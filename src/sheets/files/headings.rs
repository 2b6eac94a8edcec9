//! Raises headings to the highest level, as a document of its own needs them.

use crate::scene::{Child, Node, Tag};

/// Raises all headings by as many levels as the first one lies below the highest: a file that is only a part of a kit, such
/// as the sheets that are cut, may begin with the heading of a section.
pub(super) fn from_the_top(structure: &mut [Node]) {
    let Some(first) = structure.iter().find_map(first_level) else { return };
    if first > 1 {
        for node in structure {
            raise(node, first - 1);
        }
    }
}

fn first_level(node: &Node) -> Option<u8> {
    if let Tag::Heading { level, .. } = node.tag {
        return Some(level);
    }
    node.children.iter().find_map(|child| match child {
        Child::Node(node) => first_level(node),
        Child::Mark(_) => None,
    })
}

fn raise(node: &mut Node, by: u8) {
    if let Tag::Heading { level, .. } = &mut node.tag {
        *level = level.saturating_sub(by).max(1);
    }
    for child in &mut node.children {
        if let Child::Node(node) = child {
            raise(node, by);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Marks;

    fn heading(level: u8, marks: &mut Marks) -> Node {
        Node::leaf(Tag::Heading { level, title: String::new() }, marks.fresh())
    }

    fn levels(structure: &[Node]) -> Vec<u8> {
        structure.iter().filter_map(first_level).collect()
    }

    #[test]
    fn the_first_heading_is_of_the_highest_level() {
        let mut marks = Marks::default();
        for (before, after) in [
            (&[2, 2, 3, 2][..], &[1, 1, 2, 1][..]),
            (&[1, 2, 3], &[1, 2, 3]),
            (&[3, 2, 1], &[1, 1, 1]),
            (&[], &[]),
        ] {
            let mut parts: Vec<Node> =
                before.iter().map(|level| Node::of(Tag::Part, vec![heading(*level, &mut marks)])).collect();
            from_the_top(&mut parts);
            assert_eq!(levels(&parts), after);
        }
    }
}
