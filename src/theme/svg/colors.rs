//! Conversion of colours in spellings that the parser doesn't know into one that it does.

use std::borrow::Cow;

/// Returns a paint in a spelling that the parser reads; `None`: it is no paint, or nobody can say what colour it is.
pub(super) fn paint(text: &str) -> Option<Cow<'_, str>> {
    // Behind the colour may stand its counterpart for a printing press (SVG 1.1, 11.2), which is left out.
    let press = ["icc-color(", "device-cmyk(", "device-gray(", "device-rgb(", "icc-named-color("];
    let text = match press.iter().filter_map(|begins| text.find(begins)).min() {
        Some(start) if start > 0 => text[..start].trim_end(),
        _ => text,
    };
    if let Some((target, behind)) = text.strip_prefix("url(").and_then(|rest| rest.split_once(')')) {
        let behind = behind.trim();
        return match behind {
            "" | "none" => Some(Cow::Borrowed(text)),
            _ => Some(Cow::Owned(format!("url({target}) {}", color(behind)?))),
        };
    }
    color(text)
}

fn color(text: &str) -> Option<Cow<'_, str>> {
    let is_six_digits =
        |digits: &str| digits.len() == 6 && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    if text.strip_prefix('#').is_some_and(is_six_digits)
        || matches!(text, "currentColor" | "context-fill" | "context-stroke" | "transparent")
        || text.parse::<svgtypes::Color>().is_ok()
    {
        return Some(Cow::Borrowed(text));
    }
    if text.eq_ignore_ascii_case("currentColor") {
        return Some(Cow::Borrowed("currentColor"));
    }
    red_green_blue(text).map(Cow::Owned)
}

/// Returns `rgb()` of CSS Color 4: parts apart by spaces or commas, each a number or a percentage, opacity behind a slash.
fn red_green_blue(text: &str) -> Option<String> {
    let lower = text.to_ascii_lowercase();
    let inside = lower.strip_prefix("rgba(").or_else(|| lower.strip_prefix("rgb("))?.strip_suffix(')')?;
    let parts: Vec<&str> = inside
        .split(|c: char| c.is_whitespace() || matches!(c, ',' | '/'))
        .filter(|part| !part.is_empty())
        .collect();
    let part = |text: &str, whole: f64| {
        let (number, unit) = match text.strip_suffix('%') {
            Some(percent) => (percent, whole / 100.0),
            None => (text, 1.0),
        };
        let number = if number == "none" { 0.0 } else { number.parse::<f64>().ok()? * unit };
        number.is_finite().then(|| (number / whole).clamp(0.0, 1.0) * 255.0)
    };
    let alpha = match parts.get(3) {
        Some(text) => part(text, 1.0)?,
        None => 255.0,
    };
    let [red, green, blue] = [0, 1, 2].map(|nth| parts.get(nth).and_then(|text| part(text, 255.0)));
    let digits = [red?, green?, blue?, alpha].map(|part| format!("{:02x}", part.round() as u8));
    (parts.len() <= 4).then(|| format!("#{}", digits.concat()))
}

#[cfg(test)]
mod tests {
    #[test]
    fn colours_are_said_as_the_parser_reads_them() {
        for (text, said) in [
            ("#c00000 icc-color(sRGB-IEC61966-2, 0.75, 0, 0, 0)", Some("#c00000")),
            ("url(#nope) #0a0", Some("url(#nope) #0a0")),
            ("url(#a) rgb(100% 0% 0% / 50%)", Some("url(#a) #ff000080")),
            ("rgb(100% 0% 0% / 50%)", Some("#ff000080")),
            ("rgb(10% 20% none)", Some("#1a3300ff")),
            ("currentcolor", Some("currentColor")),
            ("hsl(120 100% 25% / 0.5)", Some("hsl(120 100% 25% / 0.5)")),
            ("oklch(70% 0.1 30)", None),
            ("icc-color(x, 0)", None),
            ("rgb(1, 2)", None),
        ] {
            assert_eq!(super::paint(text).as_deref(), said, "{text}");
        }
    }
}
