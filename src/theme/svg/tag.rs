//! Namespace of a drawing's elements, and their names in messages.

use usvg::roxmltree::Node;

/// Namespace of SVG.
pub(super) const SVG: &str = "http://www.w3.org/2000/svg";

/// Returns the element as it starts in the source, with its id if it has one.
pub(super) fn tag(node: Node<'_, '_>) -> String {
    match node.attribute("id") {
        Some(id) => format!("`<{} id=\"{id}\">`", node.tag_name().name()),
        None => format!("`<{}>`", node.tag_name().name()),
    }
}
