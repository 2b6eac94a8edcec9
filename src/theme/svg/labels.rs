//! Ids for shapes that have none: the parser keeps ids and no places, so a second reading finds each shape's place by its id.

use super::edits::is_in_place;
use std::ops::Range;
use usvg::roxmltree::{Document, Node};

/// Shapes that get an id if they have none. A group with an id would be kept as a group, which makes another drawing.
const SHAPES: [&str; 8] = ["circle", "clipPath", "ellipse", "line", "path", "polygon", "polyline", "rect"];

/// Beginning of an id given here; the first byte of its element follows.
const BEGINS: &str = "@";

/// Returns the places where ids are written to shapes that have none, each with the text to write there.
pub(super) fn of(source: &str, document: &Document<'_>) -> Vec<(Range<usize>, String)> {
    let is_bare = |node: &Node<'_, '_>| {
        node.is_element()
            && SHAPES.contains(&node.tag_name().name())
            && !node.has_attribute("id")
            && is_in_place(document, *node)
    };
    let starts = document.descendants().filter(is_bare).map(|node| node.range().start);
    let label = |start: usize| {
        let name = source.get(start..)?.find(|c: char| c.is_whitespace() || matches!(c, '/' | '>'))?;
        let at = start + name;
        Some((at..at, format!(" id=\"{BEGINS}{start}\"")))
    };
    starts.filter_map(label).collect()
}

/// Returns the element of the document as it was written that got this id.
pub(super) fn labelled<'a, 'i>(document: &'a Document<'i>, id: &str) -> Option<Node<'a, 'i>> {
    let start: usize = id.strip_prefix(BEGINS)?.parse().ok()?;
    document.descendants().find(|node| node.is_element() && node.range().start == start)
}
