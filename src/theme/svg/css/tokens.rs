//! CSS as a list of statements and declarations, each with its place.

use std::ops::Range;

/// Statement of a style sheet.
pub(super) enum Statement<'a> {
    /// Rules: selectors, and the place of their declarations.
    Rules { selectors: &'a str, block: Range<usize>, at: usize },
    /// Statement that begins with `@`: its name, the condition behind it, and its place.
    At { name: &'a str, condition: &'a str, at: usize },
}

/// Property with its value.
#[derive(Clone, Copy)]
pub(super) struct Declaration<'a> {
    pub(super) name: &'a str,
    /// Value without `!important`.
    pub(super) value: &'a str,
    pub(super) important: bool,
    /// Byte where the declaration begins.
    pub(super) at: usize,
}

/// Returns the first place from `at` on of a byte in `stops`, past whole strings, comments, brackets and blocks; else the end.
fn end(text: &str, at: usize, stops: &[u8]) -> usize {
    let bytes = text.as_bytes();
    let (mut at, mut depth) = (at, 0_usize);
    while let Some(&byte) = bytes.get(at) {
        if depth == 0 && stops.contains(&byte) {
            return at;
        }
        match byte {
            b'/' if bytes.get(at + 1) == Some(&b'*') => {
                at = text[at + 2..].find("*/").map_or(bytes.len(), |length| at + 4 + length);
                continue;
            }
            b'"' | b'\'' => {
                let rest = bytes[at + 1..].iter().position(|other| *other == byte);
                at = rest.map_or(bytes.len(), |length| at + 2 + length);
                continue;
            }
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        at += 1;
    }
    bytes.len()
}

/// Returns the place of the first byte that is neither space nor comment.
fn begin(text: &str, mut at: usize) -> usize {
    loop {
        let rest = &text[at..];
        let trimmed = rest.trim_start_matches(|c: char| c.is_whitespace() || c == ';');
        at += rest.len() - trimmed.len();
        if !trimmed.starts_with("/*") {
            return at;
        }
        at = trimmed.find("*/").map_or(text.len(), |length| at + length + 2);
    }
}

/// Returns all statements of a sheet.
pub(super) fn statements(text: &str) -> Vec<Statement<'_>> {
    let mut found = Vec::new();
    let mut at = begin(text, 0);
    while at < text.len() {
        if let Some(rest) = text[at..].strip_prefix('@') {
            let length = rest.find(|c: char| !(c.is_alphanumeric() || c == '-')).unwrap_or(rest.len());
            let head = end(text, at, b"{;");
            let condition = text[at + 1 + length..head].trim();
            found.push(Statement::At { name: &rest[..length], condition, at });
            let close = if text[head..].starts_with('{') { end(text, head + 1, b"}") } else { head };
            at = begin(text, (close + 1).min(text.len()));
            continue;
        }
        let open = end(text, at, b"{");
        let close = if open < text.len() { end(text, open + 1, b"}") } else { open };
        found.push(Statement::Rules {
            selectors: text[at..open].trim(),
            block: (open + 1).min(close)..close,
            at,
        });
        at = begin(text, (close + 1).min(text.len()));
    }
    found
}

/// Returns the selectors of rules, parted at commas.
pub(super) fn selectors(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut at = 0;
    loop {
        let stop = end(text, at, b",");
        found.push(text[at..stop].trim());
        if stop >= text.len() {
            return found;
        }
        at = stop + 1;
    }
}

/// Returns all declarations of a block.
pub(super) fn declarations(text: &str) -> Vec<Declaration<'_>> {
    let mut found = Vec::new();
    let mut at = begin(text, 0);
    while at < text.len() {
        let stop = end(text, at, b";");
        let (name, value) = text[at..stop].split_once(':').unwrap_or((&text[at..stop], ""));
        let value = value.trim();
        let bare = value.rfind('!').filter(|mark| value[mark + 1..].trim() == "important");
        found.push(Declaration {
            name: name.trim(),
            value: bare.map_or(value, |mark| value[..mark].trim_end()),
            important: bare.is_some(),
            at,
        });
        at = begin(text, (stop + 1).min(text.len()));
    }
    found
}
