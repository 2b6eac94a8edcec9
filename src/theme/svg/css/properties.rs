//! Properties of CSS that a drawing may have, and what becomes of properties that the parser passes over.

/// Way in which a property is treated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::theme::svg) enum Property {
    /// Property that the parser reads.
    Read,
    /// Transform in the spelling of CSS.
    Transform,
    /// Property that the parser reads, but only as a reference into the file, or `none`.
    Reference,
    /// Property that changes nothing on paper.
    Unseen,
    /// Property that changes the picture, unless it has this value.
    Changes(&'static str),
    /// Property that the parser reads only as an attribute of shapes.
    Geometry,
    /// Variable: a value with a name.
    Variable,
}

/// Properties that the parser reads.
const READ: [&str; 33] = [
    "clip-rule",
    "color",
    "display",
    "fill",
    "fill-opacity",
    "fill-rule",
    "flood-color",
    "flood-opacity",
    "isolation",
    "lighting-color",
    "marker",
    "marker-end",
    "marker-mid",
    "marker-start",
    "mask-type",
    "mix-blend-mode",
    "opacity",
    "overflow",
    "paint-order",
    "stop-color",
    "stop-opacity",
    "stroke",
    "stroke-dasharray",
    "stroke-dashoffset",
    "stroke-linecap",
    "stroke-linejoin",
    "stroke-miterlimit",
    "stroke-opacity",
    "stroke-width",
    "transform-origin",
    "visibility",
    // Nothing of these properties is seen, but the parser knows them.
    "image-rendering",
    "shape-rendering",
];

/// Attributes of shapes that are properties since SVG 2.
const GEOMETRY: [&str; 10] = ["cx", "cy", "d", "height", "r", "rx", "ry", "width", "x", "y"];

/// Properties that may change the picture, with the value by which they don't.
const CHANGES: [(&str, &str); 20] = [
    ("all", ""),
    ("animation", "none"),
    ("animation-name", "none"),
    ("backdrop-filter", "none"),
    ("clip", "auto"),
    ("mask-border", "none"),
    ("mask-border-source", "none"),
    ("mask-image", "none"),
    ("motion", "none"),
    ("motion-path", "none"),
    ("offset", "none"),
    ("offset-path", "none"),
    ("perspective", "none"),
    ("rotate", "none"),
    ("scale", "none"),
    ("stroke-dash-corner", "none"),
    ("transform-box", "view-box"),
    ("translate", "none"),
    ("vector-effect", "none"),
    ("zoom", "1"),
];

/// Beginnings of the names of properties that are about text, pages of the web, or what an editor shows.
const UNSEEN: [&str; 84] = [
    "accent-color",
    "align-",
    "alignment-baseline",
    "animation-",
    "appearance",
    "background",
    "baseline-",
    "block-",
    "border",
    "bottom",
    "box-",
    "break-",
    "buffered-rendering",
    "caret-",
    "clear",
    "color-",
    "column",
    "contain",
    "content",
    "cursor",
    "direction",
    "dominant-baseline",
    "enable-background",
    "flex",
    "float",
    "font",
    "forced-color-adjust",
    "gap",
    "glyph-",
    "grid",
    "hyphens",
    "image-orientation",
    "inkscape",
    "inline-size",
    "inset",
    "justify-",
    "kerning",
    "left",
    "letter-spacing",
    "line-",
    "list-style",
    "margin",
    "mask-clip",
    "mask-mode",
    "mask-origin",
    "max-",
    "min-",
    "object-",
    "order",
    "orphans",
    "outline",
    "overflow-",
    "padding",
    "page-",
    "place-",
    "pointer-events",
    "position",
    "print-color-adjust",
    "quotes",
    "resize",
    "right",
    "scroll",
    "shape-",
    "solid-",
    "speak",
    "src",
    "tab-size",
    "text-",
    "top",
    "touch-action",
    "transform-style",
    "transition",
    "unicode-",
    "user-select",
    "vertical-align",
    "viewport-fill",
    "white-space",
    "widows",
    "will-change",
    "word-",
    "writing-mode",
    "xml",
    "z-index",
    "-",
];

impl Property {
    /// Returns the way in which the property of this name is treated; `None`: the name is unknown.
    pub(in crate::theme::svg) fn of(name: &str) -> Option<Self> {
        if name.starts_with("--") {
            return Some(Self::Variable);
        }
        let lower = name.to_ascii_lowercase();
        // Browsers read some names with a prefix as the names without it.
        let bare = ["-webkit-", "-moz-", "-ms-", "-o-"].iter().find_map(|prefix| lower.strip_prefix(prefix));
        if let Some(bare) = bare {
            let changes = matches!(Self::of(bare)?, Self::Transform | Self::Reference | Self::Changes(_))
                && bare != "filter";
            return Some(if changes { Self::Changes("none") } else { Self::Unseen });
        }
        let name = lower.as_str();
        if READ.contains(&name) {
            return Some(Self::Read);
        }
        if GEOMETRY.contains(&name) {
            return Some(Self::Geometry);
        }
        if let Some((_, harmless)) = CHANGES.iter().find(|(known, _)| *known == name) {
            return Some(Self::Changes(harmless));
        }
        match name {
            "transform" => Some(Self::Transform),
            "clip-path" | "mask" | "filter" => Some(Self::Reference),
            _ => UNSEEN.iter().any(|begins| name.starts_with(begins)).then_some(Self::Unseen),
        }
    }
}

/// Returns whether a value is computed or taken from elsewhere, which the parser doesn't do.
pub(in crate::theme::svg) fn is_reckoned(value: &str) -> bool {
    ["var(", "calc(", "min(", "max(", "clamp(", "env(", "attr("].iter().any(|begins| {
        value
            .match_indices(begins)
            .any(|(at, _)| !value[..at].ends_with(|c: char| c.is_alphanumeric() || c == '-'))
    })
}

/// Returns a CSS transform in the spelling of the attribute; `None`: the attribute can't express it.
pub(in crate::theme::svg) fn transform(value: &str) -> Option<String> {
    let mut rest = value.trim();
    if rest == "none" {
        return Some("translate(0)".to_owned());
    }
    let mut said: Vec<String> = Vec::new();
    while !rest.is_empty() {
        let (name, behind) = rest.split_once('(')?;
        let (inside, behind) = behind.split_once(')')?;
        rest = behind.trim_start();
        let parts: Vec<&str> =
            inside.split(|c: char| c == ',' || c.is_whitespace()).filter(|part| !part.is_empty()).collect();
        let name = name.trim();
        let read =
            |unit: fn(&str) -> Option<f64>| parts.iter().map(|part| unit(part)).collect::<Option<Vec<_>>>();
        let (word, numbers) = match (name, parts.len()) {
            // `rotate` around a point is spelled as in the attribute.
            ("matrix", 6) | ("scale", 1 | 2) | ("rotate", 3) => (name, read(number)?),
            ("translate", 1 | 2) => (name, read(length)?),
            ("translateX", 1) => ("translate", read(length)?),
            ("translateY", 1) => ("translate", vec![0.0, length(parts[0])?]),
            ("scaleX", 1) => ("scale", vec![number(parts[0])?, 1.0]),
            ("scaleY", 1) => ("scale", vec![1.0, number(parts[0])?]),
            ("rotate" | "skewX" | "skewY", 1) => (name, read(angle)?),
            _ => return None,
        };
        let numbers: Vec<String> = numbers.iter().map(f64::to_string).collect();
        said.push(format!("{word}({})", numbers.join(" ")));
    }
    (!said.is_empty()).then(|| said.join(" "))
}

fn number(text: &str) -> Option<f64> {
    let is_plain =
        text.bytes().all(|byte| byte.is_ascii_digit() || matches!(byte, b'.' | b'-' | b'+' | b'e' | b'E'));
    text.parse::<f64>().ok().filter(|number| is_plain && number.is_finite())
}

fn length(text: &str) -> Option<f64> {
    number(text.strip_suffix("px").unwrap_or(text))
}

fn angle(text: &str) -> Option<f64> {
    let degrees = [("deg", 1.0), ("grad", 0.9), ("turn", 360.0)];
    let unit = degrees.iter().find_map(|(unit, degrees)| Some((text.strip_suffix(unit)?, degrees)));
    unit.map_or_else(|| number(text), |(text, degrees)| Some(number(text)? * degrees))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn transforms_are_said_as_the_attribute_says_them() {
        for (css, said) in [
            ("rotate(45deg)", Some("rotate(45)")),
            ("translate(20px, -3px) rotate(0.25turn)", Some("translate(20 -3) rotate(90)")),
            ("translateY(4px)scaleX(-1)", Some("translate(0 4) scale(-1 1)")),
            ("matrix(1,0,0,1,5,6)", Some("matrix(1 0 0 1 5 6)")),
            ("none", Some("translate(0)")),
            ("rotate3d(1,0,0,45deg)", None),
            ("translate(50%)", None),
            ("rotate(calc(1deg * 3))", None),
        ] {
            assert_eq!(transform(css).as_deref(), said, "{css}");
        }
    }

    #[test]
    fn every_name_is_known_for_what_it_does() {
        for (name, property) in [
            ("fill", Some(Property::Read)),
            ("-inkscape-stroke", Some(Property::Unseen)),
            ("font-family", Some(Property::Unseen)),
            ("-webkit-transform", Some(Property::Changes("none"))),
            ("-webkit-user-select", Some(Property::Unseen)),
            ("--main", Some(Property::Variable)),
            ("d", Some(Property::Geometry)),
            ("vector-effect", Some(Property::Changes("none"))),
            ("stroke-profile", None),
        ] {
            assert_eq!(Property::of(name), property, "{name}");
        }
    }
}
