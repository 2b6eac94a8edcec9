//! Values of attributes that the parser passes over in silence: invalid numbers, colours it does not know, elements of
//! other files, clip paths that clip themselves.

use super::bounds::too_far;
use super::css::{self, Css};
use super::edits::{Edits, is_in_place};
use super::tag::{SVG, tag};
use super::{Faults, colors};
use crate::keyed::keyed;
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use usvg::roxmltree::{Document, Node};

/// Kind of a value that the parser drops in silence if it is wrong.
enum Held {
    Length,
    Number,
    Colour,
    Reference,
}

/// Returns the kind of value of an element's attribute; `None`: the parser does not drop it in silence.
fn held(element: &str, attribute: &str) -> Option<Held> {
    Some(match attribute {
        "x" | "y" | "width" | "height" | "r" | "rx" | "ry" | "cx" | "cy" | "x1" | "y1" | "x2" | "y2"
        | "fx" | "fy" | "fr" | "stroke-width" | "stroke-dashoffset" => Held::Length,
        "opacity" | "fill-opacity" | "stroke-opacity" | "stop-opacity" | "stroke-miterlimit" | "offset" => {
            Held::Number
        }
        "fill" | "stroke" | "stop-color" | "color" => Held::Colour,
        "href" if !matches!(element, "a" | "image" | "feImage" | "") => Held::Reference,
        _ => return None,
    })
}

/// Attributes that hold many numbers.
const NUMBERS: [&str; 7] =
    ["d", "gradientTransform", "patternTransform", "points", "stroke-dasharray", "transform", "viewBox"];

/// Largest number of a drawing: a thousand times the largest `viewBox`.
const LARGEST: f64 = 1e9;

/// Units of lengths.
const UNITS: [&str; 9] = ["px", "mm", "cm", "in", "pt", "pc", "em", "ex", "%"];

/// Words that stand for a value from elsewhere.
const WORDS: [&str; 6] = ["auto", "inherit", "initial", "unset", "none", "currentColor"];

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
            let has_numbers = NUMBERS.contains(&name) || matches!(held("", name), Some(Held::Length));
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
                _ => value_of(node, name, attribute.value(), place.start, css, faults),
            };
            if let Some(new) = new.filter(|_| is_in_place(document, node)) {
                edits.set(attribute, &new);
            }
        }
    }
    clips(document, faults);
    is_bounded
}

/// Returns whether an element stands in a filter or in text, whose values aren't checked here, or is no part of the drawing.
fn is_own(node: Node<'_, '_>) -> bool {
    node.ancestors().any(|above| {
        above.tag_name().namespace() != Some(SVG) && above.is_element()
            || matches!(above.tag_name().name(), "filter" | "text" | "metadata" | "view")
    })
}

/// Checks the value of an attribute or a property, and notes a fault at this byte if the parser would drop it. Returns the
/// value spelled anew, if the parser reads it only so.
pub(super) fn value_of(
    node: Node<'_, '_>,
    name: &str,
    value: &str,
    at: usize,
    css: &Css<'_>,
    faults: &mut Faults<'_>,
) -> Option<String> {
    let held = held(node.tag_name().name(), name)?;
    let known = css.with_variables(value.trim());
    let value = known.as_ref();
    let mut said = matches!(known, Cow::Owned(_)).then(|| value.to_owned());
    let is_sound = match held {
        Held::Length => is_length(value),
        Held::Number => is_number(value.strip_suffix('%').unwrap_or(value)),
        Held::Colour => {
            let paint = colors::paint(value);
            if let Some(paint) = paint.as_deref().filter(|paint| *paint != value) {
                said = Some(paint.to_owned());
            }
            paint.is_some()
        }
        Held::Reference => value.starts_with('#'),
    };
    if is_sound || WORDS.iter().any(|word| word.eq_ignore_ascii_case(value)) || is_own(node) {
        return said;
    }
    let element = tag(node);
    let (message, help) = match held {
        Held::Length => (keyed!("svg-no-length", name, element, value), keyed!("write-svg-length")),
        Held::Number => (keyed!("svg-no-number", name, element, value), keyed!("write-svg-number")),
        Held::Colour => (keyed!("svg-no-colour", name, element, value), keyed!("write-svg-colour")),
        Held::Reference => {
            (keyed!("svg-in-another-file", name, element, value), keyed!("copy-element-into-file"))
        }
    };
    faults.at(at, message, help);
    None
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

fn is_number(text: &str) -> bool {
    // Rust also reads words as numbers, like `inf` and `NaN`.
    !text.contains(|c: char| c.is_ascii_alphabetic() && !matches!(c, 'e' | 'E'))
        && text.trim().parse::<f64>().is_ok_and(f64::is_finite)
}

/// Returns whether a text is digits alone, perhaps with a sign and a point. Nearly every number of a drawing is, and this is
/// told without parsing it.
fn is_plain_number(text: &str) -> bool {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let points = digits.bytes().filter(|byte| *byte == b'.').count();
    points <= 1 && digits.len() > points && digits.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.')
}

fn is_length(text: &str) -> bool {
    if is_plain_number(text) {
        return true;
    }
    let lower = text.to_ascii_lowercase();
    let bare = UNITS.iter().find_map(|unit| lower.strip_suffix(unit)).unwrap_or(&lower);
    is_number(bare)
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
