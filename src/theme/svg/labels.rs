//! Where a shape without an id stands: the parser keeps ids and no places, so a second reading gives each shape one.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use usvg::roxmltree::{Document, Node};

/// The shapes that get an id if they have none. One of a group would keep that group, which is another drawing.
const SHAPES: [&str; 8] = ["circle", "clipPath", "ellipse", "line", "path", "polygon", "polyline", "rect"];

/// How such an id begins; the first byte of its element follows.
const BEGINS: &str = "@";

/// The text of a drawing, each shape in it with an id. `None` for one with entities, of which an element may be a part.
pub(super) fn with_labels(source: &str, document: &Document<'_>) -> Option<String> {
    if source.contains("<!ENTITY") {
        return None;
    }
    let is_bare = |node: &Node<'_, '_>| {
        node.is_element() && SHAPES.contains(&node.tag_name().name()) && !node.has_attribute("id")
    };
    let starts: BTreeSet<usize> =
        document.descendants().filter(is_bare).map(|node| node.range().start).collect();
    let mut text = String::with_capacity(source.len() + starts.len() * 16);
    let mut done = 0;
    for start in starts {
        let name = source.get(start..)?.find(|c: char| c.is_whitespace() || matches!(c, '/' | '>'))?;
        text.push_str(source.get(done..start + name)?);
        // Writing to a `String` never fails.
        let _ = write!(text, " id=\"{BEGINS}{start}\"");
        done = start + name;
    }
    text.push_str(source.get(done..)?);
    Some(text)
}

/// The element of the document as it was written that got this id.
pub(super) fn labelled<'a, 'i>(document: &'a Document<'i>, id: &str) -> Option<Node<'a, 'i>> {
    let start: usize = id.strip_prefix(BEGINS)?.parse().ok()?;
    document.descendants().find(|node| node.is_element() && node.range().start == start)
}
