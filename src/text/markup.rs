//! Reads inline marks in text: `*italic*`, `**bold**`, and a backslash before a literal `*` or `\`.

use std::fmt;

use crate::keyed::{KeyedMessage, keyed};

/// Emphasis of a stretch of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Emphasis {
    /// No emphasis.
    None,
    /// `*so*`: italic, or upright within an italic text.
    Italic,
    /// `**so**`: bold.
    Bold,
}

/// A stretch of text with the same emphasis.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// Emphasis of the stretch.
    pub emphasis: Emphasis,
    /// The text without its marks.
    pub text: String,
}

/// Fault: marks that do not pair up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MarkupFault {
    /// Byte of the text at which the faulty mark starts.
    pub at: usize,
    /// What is wrong.
    pub what: KeyedMessage,
}

impl fmt::Display for MarkupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.what.fmt(f)
    }
}

impl std::error::Error for MarkupFault {}

fn unclosed_italic() -> KeyedMessage {
    keyed!("italics-never-closed")
}

fn unclosed_bold() -> KeyedMessage {
    keyed!("bold-never-closed")
}

fn empty() -> KeyedMessage {
    keyed!("marks-around-nothing")
}

fn nested() -> KeyedMessage {
    keyed!("marks-within-marks")
}

fn spaced() -> KeyedMessage {
    keyed!("mark-next-to-space")
}

fn escape() -> KeyedMessage {
    keyed!("backslash-before-other")
}

/// Reads a text with inline marks. Neighbouring spans differ in emphasis; no span is empty.
///
/// # Errors
/// A mark that is not closed, is empty, has a space on its inner side, or stands within another; and a backslash
/// before anything but `*` and `\`.
pub fn parse(text: &str) -> Result<Vec<Span>, MarkupFault> {
    let mut spans = Vec::new();
    let mut plain = String::new();
    // The emphasis that is open, and the place of its mark.
    let mut open: Option<(Emphasis, usize)> = None;
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let at = text.len() - rest.len();
        let fault = |what| Err(MarkupFault { at, what });
        match c {
            '\\' => {
                let Some(literal) = rest[1..].chars().next().filter(|c| matches!(c, '*' | '\\')) else {
                    return fault(escape());
                };
                plain.push(literal);
                rest = &rest[2..];
            }
            '*' => {
                let stars = rest.bytes().take_while(|&b| b == b'*').count();
                let (mark, width) = if stars >= 2 { (Emphasis::Bold, 2) } else { (Emphasis::Italic, 1) };
                rest = &rest[width..];
                match open {
                    None => {
                        if rest.starts_with(char::is_whitespace) {
                            return fault(spaced());
                        }
                        close(&mut spans, &mut plain, Emphasis::None);
                        open = Some((mark, at));
                    }
                    Some((emphasis, _)) if emphasis != mark => return fault(nested()),
                    Some(_) if plain.is_empty() => return fault(empty()),
                    Some(_) if plain.ends_with(char::is_whitespace) => return fault(spaced()),
                    Some((emphasis, _)) => {
                        close(&mut spans, &mut plain, emphasis);
                        open = None;
                    }
                }
            }
            other => {
                plain.push(other);
                rest = &rest[other.len_utf8()..];
            }
        }
    }
    if let Some((emphasis, at)) = open {
        let what = if emphasis == Emphasis::Bold { unclosed_bold() } else { unclosed_italic() };
        return Err(MarkupFault { at, what });
    }
    close(&mut spans, &mut plain, Emphasis::None);
    Ok(spans)
}

/// Ends a span, unless it is empty.
fn close(spans: &mut Vec<Span>, plain: &mut String, emphasis: Emphasis) {
    if !plain.is_empty() {
        spans.push(Span { emphasis, text: std::mem::take(plain) });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> String {
        parse(text).map_or_else(
            |fault| format!("{}: {}", fault.at, fault.what),
            |spans| {
                spans.iter().fold(String::new(), |all, span| {
                    let (open, close) = match span.emphasis {
                        Emphasis::None => ("", ""),
                        Emphasis::Italic => ("<i>", "</i>"),
                        Emphasis::Bold => ("<b>", "</b>"),
                    };
                    all + open + &span.text + close
                })
            },
        )
    }

    #[test]
    fn marks_become_spans() {
        assert_eq!(shown("plain"), "plain");
        assert_eq!(shown("the *hnefi* and **all** his"), "the <i>hnefi</i> and <b>all</b> his");
        assert_eq!(
            shown("*a***b**"),
            "0: italic and bold marks cannot stand within each other".replace("0:", "2:")
        );
        assert_eq!(shown("**b**s"), "<b>b</b>s");
        assert_eq!(shown(""), "");
    }

    #[test]
    fn a_backslash_takes_the_meaning_away() {
        assert_eq!(shown(r"2 \* 3 \\ 4"), r"2 * 3 \ 4");
        assert_eq!(shown(r"*a\*b*"), "<i>a*b</i>");
        assert_eq!(shown(&super::super::escape_markup(r"*a\b*")), r"*a\b*");
    }

    #[test]
    fn faults_say_where() {
        for (text, at, what) in [
            ("a *b", 2, unclosed_italic()),
            ("a **b", 2, unclosed_bold()),
            ("2 * 3", 2, spaced()),
            ("*a *", 3, spaced()),
            ("****", 2, empty()),
            ("*a **b** c*", 3, nested()),
            ("é\\n", 2, escape()),
            ("end\\", 3, escape()),
        ] {
            assert_eq!(parse(text), Err(MarkupFault { at, what }), "{text}");
        }
    }
}
