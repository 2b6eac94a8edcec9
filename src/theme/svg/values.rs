//! Values of attributes and properties that the parser drops in silence: lengths, numbers, colours it does not know,
//! elements of other files.

use super::tag::{SVG, tag};
use super::{Faults, colors};
use crate::keyed::keyed;
use std::borrow::Cow;
use usvg::roxmltree::Node;

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

/// Returns whether an attribute of any element is a length.
pub(super) fn is_length_of(attribute: &str) -> bool {
    matches!(held("", attribute), Some(Held::Length))
}

/// Units of lengths.
const UNITS: [&str; 9] = ["px", "mm", "cm", "in", "pt", "pc", "em", "ex", "%"];

/// Words that stand for a value from elsewhere.
const WORDS: [&str; 6] = ["auto", "inherit", "initial", "unset", "none", "currentColor"];

/// Returns whether an element stands in a filter or in text, whose values aren't checked here, or is no part of the drawing.
pub(super) fn is_own(node: Node<'_, '_>) -> bool {
    node.ancestors().any(|above| {
        above.tag_name().namespace() != Some(SVG) && above.is_element()
            || matches!(above.tag_name().name(), "filter" | "text" | "metadata" | "view")
    })
}

/// Checks the value of an attribute or a property once its variables are replaced, and notes a fault at this byte if the parser
/// would drop it. Returns the value spelled anew, if the parser reads it only so.
pub(super) fn value_of<'v>(
    node: Node<'_, '_>,
    name: &str,
    value: &'v str,
    replaced: impl FnOnce(&'v str) -> Cow<'v, str>,
    at: usize,
    faults: &mut Faults<'_>,
) -> Option<String> {
    let held = held(node.tag_name().name(), name)?;
    let known = replaced(value.trim());
    let value = known.as_ref();
    let mut said = None;
    let is_sound = match held {
        Held::Length => is_length(value),
        Held::Number => is_number(value.strip_suffix('%').unwrap_or(value)),
        Held::Colour => {
            let paint = colors::paint(value);
            said = paint.as_deref().filter(|paint| *paint != value).map(str::to_owned);
            paint.is_some()
        }
        Held::Reference => value.starts_with('#'),
    };
    if is_sound || WORDS.iter().any(|word| word.eq_ignore_ascii_case(value)) || is_own(node) {
        return said.or(match known {
            Cow::Owned(known) => Some(known),
            Cow::Borrowed(_) => None,
        });
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
