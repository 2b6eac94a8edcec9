//! Attributes of all elements, one by one: values that the parser would drop, numbers that are too large, clip paths that
//! clip themselves.

use super::Faults;
use super::css::{self, Css};
use super::edits::{Edits, is_in_place};
use super::tag::tag;
use super::uncarried::too_far;
use super::values::{is_length_of, is_own, value_of};
use crate::keyed::keyed;
use std::collections::{BTreeMap, BTreeSet};
use usvg::roxmltree::{Document, Node};

/// Attributes that hold many numbers.
const NUMBERS: [&str; 7] =
    ["d", "gradientTransform", "patternTransform", "points", "stroke-dasharray", "transform", "viewBox"];

/// Largest number of a drawing: a thousand times the largest `viewBox`.
const LARGEST: f64 = 1e9;

/// Attributes that are properties of CSS, some of whose values the parser passes over.
const PROPERTIES: [&str; 5] = ["clip-path", "filter", "mask", "transform-box", "vector-effect"];

/// Notes a fault for each value that the parser would drop, and an edit for each that it needs spelled in another way. Returns
/// whether the parser can be given the others.
pub(super) fn check(
    document: &Document<'_>,
    css: &Css<'_>,
    edits: &mut Edits,
    faults: &mut Faults<'_>,
) -> bool {
    let mut is_bounded = true;
    for node in document.descendants().filter(Node::is_element) {
        for attribute in node.attributes() {
            let place = attribute.range();
            let name = attribute.name();
            let has_numbers = NUMBERS.contains(&name) || is_length_of(name);
            if let Some(number) = has_numbers.then(|| too_large(attribute.value())).flatten() {
                let message = keyed!("svg-number-too-large", name, element = tag(node), number);
                faults.at(place.start, message, too_far());
                is_bounded = false;
            }
            // Attributes of other namespaces are notes of other programs.
            if attribute.namespace().is_some() && name != "href" {
                continue;
            }
            let new = match name {
                "style" if is_own(node) => None,
                "style" => css.attribute(node, place.start, attribute.value(), faults),
                _ if PROPERTIES.contains(&name) => {
                    if !css.is_as_without(name, attribute.value()) && !is_own(node) {
                        let (message, help) = css::unusable(name, attribute.value(), &tag(node));
                        faults.at(place.start, message, help);
                    }
                    None
                }
                _ => value_of(
                    node,
                    name,
                    attribute.value(),
                    |value| css.with_variables(value),
                    place.start,
                    faults,
                ),
            };
            if let Some(new) = new.filter(|_| is_in_place(document, node)) {
                edits.set(attribute, &new);
            }
        }
    }
    clips(document, faults);
    is_bounded
}

/// Returns a number above `LARGEST`, if the text has one: the parser would make far too many curves of an arc that long.
fn too_large(text: &str) -> Option<&str> {
    let bytes = text.as_bytes();
    let is_part = |byte: &&u8| byte.is_ascii_digit() || **byte == b'.';
    // A number of ten digits covers one of every ten bytes.
    let may_be_long = || {
        (0..bytes.len()).step_by(10).any(|at| {
            let before = bytes[..at].iter().rev().take(10).take_while(is_part).count();
            let behind = bytes[at..].iter().take(10).take_while(is_part).count();
            behind > 0 && before + behind >= 10
        })
    };
    if memchr::memchr2(b'e', b'E', bytes).is_none() && !may_be_long() {
        return None;
    }
    let mut at = 0;
    while at < bytes.len() {
        let is_digit = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
        // `.86166848951` is less than 1, and `1.5.5` is two numbers.
        if !(is_digit(at) || bytes[at] == b'.' && is_digit(at + 1)) {
            at += 1;
            continue;
        }
        let start = at;
        while is_digit(at) {
            at += 1;
        }
        if bytes.get(at) == Some(&b'.') {
            at += 1;
            while is_digit(at) {
                at += 1;
            }
        }
        let digits = at;
        if at < bytes.len() && matches!(bytes[at], b'e' | b'E') {
            at += 1;
            at += usize::from(at < bytes.len() && matches!(bytes[at], b'+' | b'-'));
            while at < bytes.len() && bytes[at].is_ascii_digit() {
                at += 1;
            }
        } else if at - start < 10 {
            // A number of so few digits is no larger.
            continue;
        }
        // `2em` is 2 with a unit, no exponent.
        let number = text[start..at].parse::<f64>().or_else(|_| text[start..digits].parse::<f64>());
        if number.is_ok_and(|number| number > LARGEST) {
            return Some(&text[start..at]);
        }
    }
    None
}

/// Notes clip paths that refer back to themselves: the parser leaves out the elements that they clip.
fn clips(document: &Document<'_>, faults: &mut Faults<'_>) {
    let all: Vec<Node<'_, '_>> =
        document.descendants().filter(|node| node.tag_name().name() == "clipPath").collect();
    let clipped = |node: Node<'_, '_>| {
        let text = node.attribute("clip-path").map(str::to_owned).or_else(|| {
            let style = node.attribute("style")?;
            let (_, value) = style
                .split(';')
                .filter_map(|part| part.split_once(':'))
                .find(|(name, _)| name.trim() == "clip-path")?;
            Some(value.to_owned())
        })?;
        let name = text.split("url(").nth(1)?.split(')').next()?.trim_matches(['"', '\'', ' ']);
        Some(name.strip_prefix('#')?.to_owned())
    };
    let uses: BTreeMap<&str, BTreeSet<String>> = all
        .iter()
        .filter_map(|clip| Some((clip.attribute("id")?, clip.descendants().filter_map(clipped).collect())))
        .collect();
    for clip in &all {
        let Some(id) = clip.attribute("id") else { continue };
        let (mut seen, mut open) = (BTreeSet::new(), vec![id]);
        while let Some(next) = open.pop() {
            for target in uses.get(next).into_iter().flatten() {
                if target == id {
                    let message = keyed!("svg-clips-itself", element = tag(*clip));
                    let help = keyed!("take-own-clip-path-out");
                    faults.at(clip.range().start, message, help);
                    open.clear();
                    break;
                }
                if seen.insert(target.as_str()) {
                    open.push(target);
                }
            }
        }
    }
}
