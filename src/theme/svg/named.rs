//! References between the elements of a drawing.

use super::tag::tag;
use crate::keyed::{KeyedMessage, keyed};
use std::collections::BTreeMap;
use usvg::roxmltree::{Document, Node};

/// Names of a drawing's elements that have an id, with the kind of each element.
pub(super) struct NamedElements<'a>(BTreeMap<&'a str, &'a str>);

impl<'a> NamedElements<'a> {
    pub(super) fn of(document: &'a Document<'_>) -> Self {
        let mut named = BTreeMap::new();
        for node in document.descendants() {
            if let Some(id) = node.attribute("id") {
                named.entry(id).or_insert(node.tag_name().name());
            }
        }
        Self(named)
    }

    /// Returns the message and the help for a wrong reference in an attribute or a property; `None`: it is right.
    pub(super) fn missing(
        &self,
        node: Node<'_, '_>,
        name: &str,
        value: &str,
    ) -> Option<(KeyedMessage, KeyedMessage)> {
        let help = || keyed!("correct-name-or-add-element");
        let (target, behind) = if name == "href" {
            (value.strip_prefix('#')?, "")
        } else {
            let (target, behind) = value.split_once("url(")?.1.split_once(')')?;
            (target.trim_matches(['"', '\'', ' ']).strip_prefix('#')?, behind.trim())
        };
        // Kinds of elements that the parser reads at this attribute.
        let kinds: &[&str] = match name {
            "fill" | "stroke" => &["linearGradient", "radialGradient", "pattern"],
            "clip-path" => &["clipPath"],
            "mask" => &["mask"],
            "filter" => &["filter"],
            "marker" | "marker-start" | "marker-mid" | "marker-end" => &["marker"],
            _ => &[],
        };
        let element = tag(node);
        match self.0.get(target) {
            // A fallback colour stands behind the reference.
            _ if matches!(name, "fill" | "stroke") && !behind.is_empty() => None,
            None => Some((keyed!("svg-reference-missing", element, target), help())),
            Some(found) if !kinds.is_empty() && !kinds.contains(found) => Some((
                keyed!("svg-reference-of-another-kind", name, element, target, found),
                keyed!("refer-to-kind", kind = kinds[0]),
            )),
            Some(_) => None,
        }
    }
}
