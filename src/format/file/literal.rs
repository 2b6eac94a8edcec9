//! Finds the place in the file of each character of a text.

use std::ops::Range;

/// Returns the place in `source` of each character of a TOML string's value, whose literal, quotes included, is at
/// `span`. Accounts for escapes and for line ends that TOML leaves out.
pub(crate) fn characters(source: &str, span: Range<usize>, value: &str) -> Vec<Range<usize>> {
    let literal = source.get(span.clone()).unwrap_or_default();
    let (quotes, basic) = match literal {
        text if text.starts_with("\"\"\"") => (3, true),
        text if text.starts_with("'''") => (3, false),
        text if text.starts_with('"') => (1, true),
        text if text.starts_with('\'') => (1, false),
        // After a syntax error there may be no quotes.
        _ => (0, false),
    };
    let mut at = quotes;
    // TOML leaves out a line end right after the opening quotes.
    if quotes == 3 {
        let rest = literal.get(at..).unwrap_or_default();
        at += ["\r\n", "\n"].into_iter().find(|end| rest.starts_with(end)).map_or(0, str::len);
    }
    let mut places = Vec::new();
    for _ in value.chars() {
        if basic {
            at += trimmed(literal.get(at..).unwrap_or_default());
        }
        let rest = literal.get(at..).unwrap_or_default();
        let length = if basic { unit(rest) } else { rest.chars().next().map_or(0, char::len_utf8) };
        places.push(span.start + at..span.start + at + length);
        at += length;
    }
    places
}

/// Returns the number of bytes of the literal that make the next character: an escape, or the character itself.
fn unit(rest: &str) -> usize {
    let mut characters = rest.chars();
    let Some(first) = characters.next() else { return 0 };
    if first != '\\' {
        return first.len_utf8();
    }
    let length = match characters.next() {
        Some('x') => 4,
        Some('u') => 6,
        Some('U') => 10,
        Some(other) => 1 + other.len_utf8(),
        None => 1,
    };
    rest.floor_char_boundary(length)
}

/// Returns the number of bytes of a backslash at a line's end and all blanks after it, which TOML leaves out.
fn trimmed(rest: &str) -> usize {
    let mut left_out = 0;
    while let Some(after) = rest[left_out..].strip_prefix('\\') {
        let blank = after.len() - after.trim_start().len();
        if !after[..blank].contains('\n') {
            break;
        }
        left_out += 1 + blank;
    }
    left_out
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the part of the literal that makes each character.
    fn pieces(literal: &str) -> Vec<&str> {
        let source = format!("v = {literal}\n");
        let parsed = toml::de::DeTable::parse(&source).unwrap();
        let value = parsed.get_ref().get("v").unwrap();
        let text = value.get_ref().as_str().unwrap();
        let places = characters(&source, value.span(), text);
        assert_eq!(places.len(), text.chars().count());
        places.into_iter().map(|place| &literal[place.start - 4..place.end - 4]).collect()
    }

    #[test]
    fn plain_texts_map_one_to_one() {
        assert_eq!(pieces("\"A.þD\""), ["A", ".", "þ", "D"]);
        assert_eq!(pieces("'A.\\D'"), ["A", ".", "\\", "D"]);
        assert_eq!(pieces("\"\""), [""; 0]);
    }

    #[test]
    fn escapes_are_one_character() {
        assert_eq!(
            pieces(r#""A\tD\u00feK\U0001F600.""#),
            ["A", r"\t", "D", r"\u00fe", "K", r"\U0001F600", "."]
        );
        assert_eq!(pieces("\"\"\"\nA\\\n   D\"\"\""), ["A", "D"]);
        assert_eq!(pieces("'''\r\nAD'''"), ["A", "D"]);
    }
}
