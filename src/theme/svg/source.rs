//! Faults that only the source shows, because the parser passes over them in silence.

use super::tag::{SVG, tag};
use super::{Faults, values};
use crate::keyed::keyed;
use crate::scene::Size;
use std::collections::BTreeSet;
use usvg::roxmltree::{Document, Node};

/// Elements that are carried, or that say nothing about the drawing.
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

/// Looks through the source. Gives the size of the `viewBox`, `Some(None)` if the root has none, and `None` if
/// the document is no drawing at all.
#[expect(clippy::option_option, reason = "the caller goes on with the first two and stops at the last")]
pub(super) fn check(faults: &mut Faults<'_>) -> Option<Option<Size>> {
    let document = faults.document;
    let root = document.root_element();
    let name = root.tag_name();
    if name.name() != "svg" {
        let message =
            keyed!("svg-other-root", "not an SVG file: it starts with `<{name}>`", name = name.name());
        let help = keyed!("start-with-svg", "art is SVG: the first element is `<svg>`");
        faults.at(root.range().start, message, help);
        return None;
    }
    if name.namespace() != Some(SVG) {
        let help = keyed!("write-svg-xmlns", "write `<svg xmlns=\"http://www.w3.org/2000/svg\" ...>`");
        faults.at(root.range().start, keyed!("svg-xmlns-missing", "the `xmlns` of SVG is missing"), help);
        return None;
    }
    elements(document, faults);
    references(document, faults);
    if !values::check(document, faults) {
        return None;
    }
    match root.attribute("viewBox") {
        None => Some(None),
        Some(text) => {
            let size = view_box(text);
            if size.is_none() {
                let message = keyed!("svg-no-view-box", "`{text}` is not a `viewBox`", text);
                let help = keyed!(
                    "write-four-numbers",
                    "write four numbers, the last two above 0, such as `viewBox=\"0 0 100 100\"`"
                );
                faults.at(root.range().start, message, help);
            }
            size.map(Some)
        }
    }
}

/// Width and height of a `viewBox`.
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

/// A value for each node in the order of the document, made of its parent's.
fn handed_down<T: Copy>(document: &Document<'_>, first: T, next: impl Fn(T, Node<'_, '_>) -> T) -> Vec<T> {
    let mut values: Vec<T> = Vec::new();
    for node in document.descendants() {
        // A parent comes before its children.
        let above = node.parent().and_then(|parent| values.get(parent.id().get_usize())).copied();
        values.push(next(above.unwrap_or(first), node));
    }
    values
}

/// Notes elements that would be passed over.
fn elements(document: &Document<'_>, faults: &mut Faults<'_>) {
    // What stands in these is their own affair.
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
        let help = match name {
            "text" => {
                keyed!("text-into-paths-for-fonts", "turn text into paths: fonts differ between machines")
            }
            "image" => keyed!(
                "trace-the-coarse-bitmap",
                "a bitmap prints badly at this size: trace it (Inkscape: Path > Trace Bitmap) and save the paths without the \
                 picture"
            ),
            "foreignObject" => keyed!("draw-with-svg-shapes", "draw it with SVG shapes"),
            "script" | "set" | "animate" | "animateTransform" | "animateMotion" => {
                keyed!("paper-does-not-move", "take it out: paper doesn't move")
            }
            _ => keyed!("use-what-art-carries", "use paths, shapes, groups, `use`, gradients and clip paths"),
        };
        let message = keyed!("svg-element-unusable", "{element} can't be used in art", element = tag(node));
        faults.at(node.range().start, message, help);
    }
}

/// Notes references to elements that aren't there; the parser would paint nothing, or black.
fn references(document: &Document<'_>, faults: &mut Faults<'_>) {
    let ids: BTreeSet<&str> = document.descendants().filter_map(|node| node.attribute("id")).collect();
    for node in document.descendants().filter(|n| n.is_element() && n.tag_name().namespace() == Some(SVG)) {
        for attribute in node.attributes() {
            let value = attribute.value();
            let targets: Vec<&str> = if attribute.name() == "href" {
                value.strip_prefix('#').into_iter().collect()
            } else {
                let names = value.split("url(").skip(1).filter_map(|rest| rest.split(')').next());
                names.filter_map(|name| name.trim_matches(['"', '\'', ' ']).strip_prefix('#')).collect()
            };
            for target in targets {
                if !ids.contains(target) {
                    let message = keyed!(
                        "svg-reference-missing",
                        "{element} refers to `#{target}`, which is not in the file",
                        element = tag(node),
                        target
                    );
                    let help = keyed!("correct-name-or-add-element", "correct the name, or add the element");
                    faults.at(attribute.range().start, message, help);
                }
            }
        }
    }
}
