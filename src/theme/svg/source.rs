//! Faults that can be seen only in the source, because the parser passes over them in silence.

use super::css::Css;
use super::edits::{Edits, is_in_place};
use super::named::NamedElements;
use super::tag::{SVG, tag};
use super::{Faults, attributes, stand_ins};
use crate::keyed::{KeyedMessage, keyed};
use crate::scene::Size;
use usvg::roxmltree::{Document, Node};

/// Elements that are carried, or that change nothing in the drawing.
const KNOWN: [&str; 27] = [
    "a",
    "circle",
    "clipPath",
    "defs",
    "desc",
    "ellipse",
    "g",
    "line",
    "linearGradient",
    "marker",
    "metadata",
    "path",
    "polygon",
    "polyline",
    "radialGradient",
    "rect",
    "stop",
    "style",
    "svg",
    "switch",
    "symbol",
    "title",
    "use",
    "view",
    // These are faults where they are used; drawing programs leave unused ones behind.
    "filter",
    "mask",
    "pattern",
];

/// Returns which other file a text is that somebody took for a drawing, and the help; `None`: it is none of these.
pub(super) fn other_file(text: &str) -> Option<(KeyedMessage, KeyedMessage)> {
    let begins = text.trim_start();
    let lower: String = begins.chars().take(16).flat_map(char::to_lowercase).collect();
    if begins.starts_with("version https://git-lfs") {
        return Some((keyed!("svg-git-lfs"), keyed!("fetch-the-file")));
    }
    if lower.starts_with("<!doctype html") || lower.starts_with("<html") {
        return Some((keyed!("svg-web-page"), keyed!("download-the-drawing")));
    }
    (begins.len() < text.len() && begins.starts_with("<?xml"))
        .then(|| (keyed!("svg-blank-before-xml"), keyed!("take-blanks-away")))
}

/// Checks the source. Returns the size of the `viewBox`; `Some(None)`: the root has no `viewBox`; `None`:
/// the document is no drawing at all.
#[expect(clippy::option_option, reason = "the caller goes on with the first two and stops at the last")]
pub(super) fn check(edits: &mut Edits, faults: &mut Faults<'_>) -> Option<Option<Size>> {
    let document = faults.document;
    let root = document.root_element();
    let name = root.tag_name();
    if name.name() != "svg" {
        let message = keyed!("svg-other-root", name = name.name());
        let help = keyed!("start-with-svg");
        faults.at(root.range().start, message, help);
        return None;
    }
    if name.namespace() != Some(SVG) {
        let help = keyed!("write-svg-xmlns");
        faults.at(root.range().start, keyed!("svg-xmlns-missing"), help);
        return None;
    }
    elements(document, edits, faults);
    let css = Css::of(document);
    references(document, &css.named, faults);
    css.sheets(edits, faults);
    if !attributes::check(document, &css, edits, faults) {
        return None;
    }
    match root.attribute("viewBox") {
        None => Some(None),
        Some(text) => {
            let size = view_box(text);
            if size.is_none() {
                let message = keyed!("svg-no-view-box", text);
                let help = keyed!("write-four-numbers");
                faults.at(root.range().start, message, help);
            }
            size.map(Some)
        }
    }
}

/// Returns width and height of a `viewBox`; `None`: it is invalid.
fn view_box(text: &str) -> Option<Size> {
    let mut numbers = Vec::new();
    for part in text.split(|c: char| c == ',' || c.is_whitespace()).filter(|p| !p.is_empty()) {
        numbers.push(part.parse::<f64>().ok().filter(|n| n.is_finite())?);
    }
    match numbers[..] {
        [_, _, width, height] if width > 0.0 && height > 0.0 => Some(Size::new(width, height)),
        _ => None,
    }
}

/// Returns a value for each node in the order of the document, computed from its parent's.
fn handed_down<T: Copy>(document: &Document<'_>, first: T, next: impl Fn(T, Node<'_, '_>) -> T) -> Vec<T> {
    let mut values: Vec<T> = Vec::new();
    for node in document.descendants() {
        // A parent comes before its children.
        let above = node.parent().and_then(|parent| values.get(parent.id().get_usize())).copied();
        values.push(next(above.unwrap_or(first), node));
    }
    values
}

/// Elements that are nowhere seen but that no drawing may have.
const MOVING: [&str; 6] = ["script", "set", "animate", "animateTransform", "animateMotion", "animateColor"];

/// Notes elements that would be passed over; where it matters whether they are seen, they get stand-ins.
fn elements(document: &Document<'_>, edits: &mut Edits, faults: &mut Faults<'_>) {
    // Elements within these aren't checked.
    let has_own = |node: Node<'_, '_>| matches!(node.tag_name().name(), "filter" | "text" | "metadata");
    let insides = handed_down(document, false, |above, node| above || node.parent().is_some_and(has_own));
    for (node, inside) in document.descendants().zip(insides) {
        if !node.is_element() || node.tag_name().namespace() != Some(SVG) {
            continue;
        }
        let name = node.tag_name().name();
        if KNOWN.contains(&name) || inside {
            continue;
        }
        let may_be_unseen = !MOVING.contains(&name) && is_in_place(document, node);
        if !(may_be_unseen && stand_ins::replace(node, edits)) {
            let (message, help) = unusable(node);
            faults.at(node.range().start, message, help);
        }
    }
}

/// Returns the message and the help for an element that art can't have.
pub(super) fn unusable(node: Node<'_, '_>) -> (KeyedMessage, KeyedMessage) {
    let help = match node.tag_name().name() {
        "text" | "flowRoot" => {
            keyed!("text-into-paths-for-fonts")
        }
        "image" => keyed!("trace-the-coarse-bitmap"),
        "foreignObject" => keyed!("draw-with-svg-shapes"),
        name if MOVING.contains(&name) => keyed!("paper-does-not-move"),
        _ => keyed!("use-what-art-carries"),
    };
    (keyed!("svg-element-unusable", element = tag(node)), help)
}

/// Notes references to elements that aren't there or are of another kind; the parser would paint nothing, or black.
fn references(document: &Document<'_>, named: &NamedElements<'_>, faults: &mut Faults<'_>) {
    for node in document.descendants().filter(|n| n.is_element() && n.tag_name().namespace() == Some(SVG)) {
        for attribute in node.attributes() {
            // References in a `style` are checked where the style is.
            if attribute.name() != "style"
                && let Some((message, help)) = named.missing(node, attribute.name(), attribute.value())
            {
                faults.at(attribute.range().start, message, help);
            }
        }
    }
}
