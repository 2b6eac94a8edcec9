//! Values of attributes that the parser passes over in silence: numbers that are none, colours it does not know, elements of
//! other files, clip paths that clip themselves.

use super::Faults;
use super::bounds::too_far;
use super::tag::{SVG, tag};
use crate::keyed::keyed;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use usvg::roxmltree::{Document, Node};

/// What an attribute holds, if that can be wrong unseen.
enum Held {
    Length,
    Number,
    Colour,
    Reference,
}

/// What an attribute of an element holds.
fn held(element: &str, attribute: &str) -> Option<Held> {
    Some(match attribute {
        "x" | "y" | "width" | "height" | "r" | "rx" | "ry" | "cx" | "cy" | "x1" | "y1" | "x2" | "y2"
        | "stroke-width" | "stroke-dashoffset" => Held::Length,
        "opacity" | "fill-opacity" | "stroke-opacity" | "stop-opacity" | "stroke-miterlimit" | "offset" => {
            Held::Number
        }
        "fill" | "stroke" | "stop-color" | "color" => Held::Colour,
        "href" if element == "use" => Held::Reference,
        _ => return None,
    })
}

/// Attributes of many numbers.
const NUMBERS: [&str; 7] =
    ["d", "gradientTransform", "patternTransform", "points", "stroke-dasharray", "transform", "viewBox"];

/// The largest number of a drawing: a thousand times the largest `viewBox`.
const LARGEST: f64 = 1e9;

/// The units of lengths.
const UNITS: [&str; 9] = ["px", "mm", "cm", "in", "pt", "pc", "em", "ex", "%"];

/// Words that stand for a value of somewhere else.
const WORDS: [&str; 6] = ["auto", "inherit", "initial", "unset", "none", "currentColor"];

/// Notes each value that nothing would be made of; whether the parser can be given the others.
pub(super) fn check(document: &Document<'_>, faults: &mut Faults<'_>) -> bool {
    let mut is_bounded = true;
    for node in document.descendants().filter(Node::is_element) {
        for attribute in node.attributes() {
            let place = attribute.range();
            let name = attribute.name();
            let has_numbers = NUMBERS.contains(&name) || matches!(held("", name), Some(Held::Length));
            if let Some(number) = has_numbers.then(|| too_large(attribute.value())).flatten() {
                let message = keyed!(
                    "svg-number-too-large",
                    "`{name}` of {element} has the number {number}",
                    name,
                    element = tag(node),
                    number
                );
                faults.at(place.start, message, too_far());
                is_bounded = false;
            }
            if attribute.name() == "style" {
                for (name, value) in attribute.value().split(';').filter_map(|part| part.split_once(':')) {
                    value_of(node, name.trim(), value, &place, faults);
                }
            } else {
                value_of(node, attribute.name(), attribute.value(), &place, faults);
            }
        }
    }
    clips(document, faults);
    is_bounded
}

fn value_of(node: Node<'_, '_>, name: &str, value: &str, place: &Range<usize>, faults: &mut Faults<'_>) {
    let Some(held) = held(node.tag_name().name(), name) else { return };
    let value = value.trim();
    let value = value.strip_suffix("!important").unwrap_or(value).trim_end();
    let is_sound = match held {
        Held::Length => is_length(value),
        Held::Number => is_number(value.strip_suffix('%').unwrap_or(value)),
        Held::Colour => is_paint(value),
        Held::Reference => value.starts_with('#'),
    };
    // What stands in a filter or in text is its own affair, or none of the drawing's.
    let is_own = |above: Node<'_, '_>| {
        above.tag_name().namespace() != Some(SVG) && above.is_element()
            || matches!(above.tag_name().name(), "filter" | "text" | "metadata" | "view")
    };
    if is_sound || WORDS.iter().any(|word| word.eq_ignore_ascii_case(value)) || node.ancestors().any(is_own) {
        return;
    }
    let element = tag(node);
    let (message, help) = match held {
        Held::Length => (
            keyed!(
                "svg-no-length",
                "`{name}` of {element} is `{value}`, which is no length",
                name,
                element,
                value
            ),
            keyed!("write-svg-length", "write a number, with a unit or without, such as 12 or 3.5mm"),
        ),
        Held::Number => (
            keyed!(
                "svg-no-number",
                "`{name}` of {element} is `{value}`, which is no number",
                name,
                element,
                value
            ),
            keyed!("write-svg-number", "write a number, such as 0.5"),
        ),
        Held::Colour => (
            keyed!(
                "svg-no-colour",
                "`{name}` of {element} is `{value}`, which is no colour",
                name,
                element,
                value
            ),
            keyed!(
                "write-svg-colour",
                "write # and six hexadecimal digits, such as #8b2e1f, or a name such as navy"
            ),
        ),
        Held::Reference => (
            keyed!(
                "svg-in-another-file",
                "`{name}` of {element} is `{value}`, which is in another file",
                name,
                element,
                value
            ),
            keyed!("copy-element-into-file", "copy that element into this file: a drawing is one file"),
        ),
    };
    faults.at(place.start, message, help);
}

/// A number beyond all that a drawing has, if there is one: the parser makes curves of an arc as long as that.
fn too_large(text: &str) -> Option<&str> {
    let bytes = text.as_bytes();
    let is_part = |byte: &&u8| byte.is_ascii_digit() || **byte == b'.';
    // A number of ten digits lies over one of every ten bytes.
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
        if !bytes[at].is_ascii_digit() {
            at += 1;
            continue;
        }
        let start = at;
        while at < bytes.len() && (bytes[at].is_ascii_digit() || bytes[at] == b'.') {
            at += 1;
        }
        let digits = at;
        if at < bytes.len() && matches!(bytes[at], b'e' | b'E') {
            at += 1;
            at += usize::from(at < bytes.len() && matches!(bytes[at], b'+' | b'-'));
            while at < bytes.len() && bytes[at].is_ascii_digit() {
                at += 1;
            }
        } else if at - start < 10 {
            // So few digits are no more.
            continue;
        }
        // `2em` is two em, and `1.5.5` is two numbers, the second of which is less than 1.
        let number = text[start..at].parse::<f64>().or_else(|_| text[start..digits].parse::<f64>());
        if number.is_ok_and(|number| number > LARGEST) {
            return Some(&text[start..at]);
        }
    }
    None
}

fn is_number(text: &str) -> bool {
    // Rust reads words for numbers that are none, too.
    !text.contains(|c: char| c.is_ascii_alphabetic() && !matches!(c, 'e' | 'E'))
        && text.trim().parse::<f64>().is_ok_and(f64::is_finite)
}

/// Whether a text is digits alone, perhaps with a sign and a point: what nearly every number of a drawing is, told without
/// reading it.
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

/// Whether something is painted: a colour, or what is elsewhere in the file, which another check follows.
fn is_paint(text: &str) -> bool {
    let is_six_digits =
        |digits: &str| digits.len() == 6 && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    text.strip_prefix('#').is_some_and(is_six_digits)
        || text.starts_with("url(")
        || matches!(text, "context-fill" | "context-stroke" | "transparent")
        || text.parse::<svgtypes::Color>().is_ok()
}

/// Notes clip paths that lead back to themselves: the parser leaves out what they clip.
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
                    let message =
                        keyed!("svg-clips-itself", "{element} is clipped by itself", element = tag(*clip));
                    let help = keyed!("take-own-clip-path-out", "take its own `clip-path` out");
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
