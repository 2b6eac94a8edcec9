//! Paths that stand for text, pictures and other elements that art can't have: by them the parser tells which of these are seen.
//!
//! In a hidden layer, in `defs`, or in the branch of a `switch` that isn't chosen they are no fault. So the parser is given a
//! path for each, at a place where no drawing has one, with the attributes that decide whether it is seen; if the parser
//! returns the path, the element is a fault.

use super::css;
use super::edits::{Edits, escaped};
use usvg::roxmltree::Node;
use usvg::tiny_skia_path::PathSegment;

/// Height at which stand-in paths begin; their distance to the right is the place of their element in the source.
const HEIGHT: f32 = 7_654_321.0;
/// Largest place that a coordinate can hold exactly.
const FARTHEST: usize = 1 << 24;
/// Attributes that decide whether something is seen.
const SAY: [&str; 13] = [
    "class",
    "clip-path",
    "display",
    "fill",
    "filter",
    "id",
    "mask",
    "opacity",
    "requiredExtensions",
    "requiredFeatures",
    "stroke",
    "systemLanguage",
    "visibility",
];

/// Puts a path in the place of an element, or nothing if it is text without a letter. Returns false if that can't be done.
pub(super) fn replace(node: Node<'_, '_>, edits: &mut Edits) -> bool {
    let range = node.range();
    if range.start >= FARTHEST {
        return false;
    }
    let is_text = matches!(node.tag_name().name(), "text" | "flowRoot");
    if is_text && node.descendants().filter_map(|inner| inner.text()).all(|text| text.trim().is_empty()) {
        edits.replace(range, String::new());
        return true;
    }
    let mut path = format!("<path d=\"M{} {HEIGHT}h1v1z\"", range.start);
    // A picture is seen whatever its fill is, and so is text whose parts have a fill of their own.
    let is_painted = is_text && !node.children().any(|child| child.is_element());
    for attribute in node.attributes().filter(|attribute| attribute.namespace().is_none()) {
        if SAY.contains(&attribute.name()) && (is_painted || !matches!(attribute.name(), "fill" | "stroke")) {
            path.extend([" ", attribute.name(), "=\"", &escaped(attribute.value()), "\""]);
        }
    }
    let mut style = css::visibility(node.attribute("style").unwrap_or_default(), is_painted);
    if !is_painted {
        style += "fill:#000!important";
    }
    path.extend([" style=\"", &escaped(&style), "\"/>"]);
    edits.replace(range, path);
    true
}

/// Returns the place of the element for which a path stands, seen or not; `None`: it stands for no element.
pub(super) fn element(path: &usvg::Path) -> Option<usize> {
    match path.data().segments().next() {
        Some(PathSegment::MoveTo(start)) if (start.y - HEIGHT).abs() < 0.5 => Some(start.x as usize),
        _ => None,
    }
}
