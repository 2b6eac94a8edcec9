//! Diagnostics as text for a terminal or a log.

use std::ops::Range;

use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};

use super::visible::visible_source;
use super::{COLUMNS, Diagnostic, Severity, Sources, visible, visible_lines, wrapped};
use crate::keyed::{Voice, keyed};

/// Diagnostics beyond which none are shown: nobody reads more at once.
const MOST: usize = 100;

/// The longest line of a file that is shown, in bytes: of a longer one the place is named.
const LONGEST_SHOWN: usize = 10_000;

/// Where the words of a help begin, in files of up to 999 lines.
const HELP_AT: usize = 13;

/// Shows diagnostics one after another: the message, `file:line:column`, the line with the place marked, and
/// the help.
///
/// Lines and columns are counted from 1, columns in characters. They are in the order given. A diagnostic
/// without a span, or of a file that is not in `sources`, names the file only. `voice` says them, and `color` adds ANSI escapes.
#[must_use]
pub fn render(diagnostics: &[Diagnostic], sources: &Sources, voice: Voice<'_>, color: bool) -> String {
    let renderer = if color { Renderer::styled() } else { Renderer::plain() };
    let shown = diagnostics.iter().take(MOST).map(|diagnostic| {
        let text = renderer.render(&[group(diagnostic, sources, voice)]);
        // The renderer pads some lines to the width of the line above.
        text.lines().map(str::trim_end).collect::<Vec<_>>().join("\n") + "\n"
    });
    let text = shown.collect::<Vec<_>>().join("\n");
    match diagnostics.len().checked_sub(MOST) {
        None | Some(0) => text,
        Some(more) => format!("{text}\n{}\n", voice.say(&keyed!("more-not-shown", more))),
    }
}

fn group<'a>(diagnostic: &'a Diagnostic, sources: &'a Sources, voice: Voice<'_>) -> Group<'a> {
    let level = match diagnostic.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
        Severity::Note => Level::NOTE,
    };
    let level = level.with_name(voice.say(&diagnostic.severity.word()));
    let message = voice.say(&diagnostic.message);
    let group = Group::with_title(level.primary_title(visible(&message).into_owned()));
    let file = visible(&diagnostic.file);
    let group = match (&diagnostic.span, sources.get(&diagnostic.file)) {
        (Some(span), Some(source)) => {
            let span = within_line(source, span);
            // Of a large file only that line is looked at.
            let start = source[..span.start].rfind(['\n', '\r']).map_or(0, |end| end + 1);
            let line = &source[start..];
            let line = &line[..line.find(['\n', '\r']).unwrap_or(line.len()).max(span.end - start)];
            let before = source[..start].matches('\n').count();
            if line.len() > LONGEST_SHOWN {
                let column = source[start..span.start].chars().count() + 1;
                group.element(Origin::path(file).line(before + 1).char_column(column))
            } else {
                // As many characters, of other bytes.
                let place = |at: usize| visible_source(&line[..at - start]).len();
                let span = place(span.start)..place(span.end);
                let snippet = Snippet::source(visible_source(line)).path(file).line_start(before + 1);
                group.element(snippet.annotation(AnnotationKind::Primary.span(span)))
            }
        }
        _ => group.element(Origin::path(file)),
    };
    match &diagnostic.help {
        Some(help) => {
            let level = Level::HELP.with_name(voice.say(&keyed!("label-help")));
            group.element(level.message(wrapped(&visible_lines(&voice.say(help)), COLUMNS - HELP_AT)))
        }
        None => group,
    }
}

/// The part of a span in its first line: whole characters of the text, however wrong the span is. What
/// spans lines is better marked where it starts than drawn as a bracket around them.
fn within_line(source: &str, span: &Range<usize>) -> Range<usize> {
    // What is missing at the end of the file is missing after its last line.
    let last = source.strip_suffix('\n').unwrap_or(source);
    let last = last.strip_suffix('\r').unwrap_or(last).len();
    let start = source.floor_char_boundary(span.start.min(last));
    let rest = &source[start..];
    let line = rest.find(['\n', '\r']).unwrap_or(rest.len());
    let end = source.ceil_char_boundary(span.end.clamp(start, start + line));
    start..end
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::keyed::KeyedMessage;

    fn said(text: &str) -> KeyedMessage {
        KeyedMessage::own(text)
    }

    fn sources() -> Sources {
        let mut sources = Sources::new();
        sources.add("my.toml", "id = \"x\"\n\n# ᚠ\nlayout = [\n  \"..\",\n  \"þþX.\",\n]\n");
        sources
    }

    fn at(text: &str) -> Range<usize> {
        let all = sources();
        let start = all.get("my.toml").unwrap().find(text).unwrap();
        start..start + text.len()
    }

    #[test]
    fn shows_place_line_marks_and_help() {
        let fault = Diagnostic::error("my.toml", said("`X` is not a piece"))
            .at(at("X"))
            .help(said("write one of A D K ."));
        let expected = "\
error: `X` is not a piece
 --> my.toml:6:6
  |
6 |   \"þþX.\",
  |      ^
  |
  = help: write one of A D K .
";
        assert_eq!(render(&[fault], &sources(), Voice::default(), false), expected);
    }

    #[test]
    fn a_line_that_is_shown_does_not_steer_a_terminal() {
        let mut all = Sources::new();
        all.add("my.toml", "a = \"\u{8c}\u{1b}[2J\u{202e}\u{9b}31m\"\r\nb = þ\n");
        let at = "a = \"\u{8c}\u{1b}".len();
        let text =
            render(&[Diagnostic::error("my.toml", said("m")).at(at..at + 3)], &all, Voice::default(), false);
        assert!(text.contains(" --> my.toml:1:8\n"), "{text}");
        assert!(text.contains("\n  |        ^^^\n"), "{text}");
        assert!(!text.chars().any(|c| c != '\n' && (c.is_control() || c == '\u{202e}')), "{text:?}");
    }

    #[test]
    fn of_very_many_the_first_are_shown() {
        let many = vec![Diagnostic::error("my.toml", said("m")).at(0..2); 103];
        let text = render(&many, &sources(), Voice::default(), false);
        assert_eq!(text.matches("error: m").count(), 100);
        assert!(text.ends_with("\n3 more are not shown: what mends these may mend them, too\n"), "{text}");
    }

    #[test]
    fn several_files_stand_in_one_report() {
        let faults = [
            Diagnostic::error("my.toml", said("first")).at(0..2),
            Diagnostic::error("king.svg", said("second")).help(said("do this")).warning(),
        ];
        let expected = "\
error: first
 --> my.toml:1:1
  |
1 | id = \"x\"
  | ^^

warning: second
--> king.svg
 = help: do this
";
        assert_eq!(render(&faults, &sources(), Voice::default(), false), expected);
    }

    #[test]
    fn a_span_over_lines_is_marked_where_it_starts() {
        let text = render(
            &[Diagnostic::error("my.toml", said("m")).at(at("layout").start..9999)],
            &sources(),
            Voice::default(),
            false,
        );
        assert!(text.contains(" --> my.toml:4:1\n"), "{text}");
        assert!(text.contains("\n4 | layout = [\n  | ^^^^^^^^^^\n"), "{text}");
    }

    #[test]
    fn the_end_of_a_file_and_an_empty_file_have_a_place() {
        let mut all = sources();
        all.add("empty.toml", "");
        let end = all.get("my.toml").unwrap().len();
        let faults = [
            Diagnostic::error("my.toml", said("m")).at(end..end),
            Diagnostic::error("empty.toml", said("m")).at(0..0),
        ];
        let text = render(&faults, &all, Voice::default(), false);
        assert!(text.contains("my.toml:7:2"), "{text}");
        assert!(text.contains("empty.toml:1:1"), "{text}");
    }

    #[test]
    fn colour_is_only_there_on_request() {
        let fault = [Diagnostic::error("my.toml", said("m")).at(0..2)];
        assert!(!render(&fault, &sources(), Voice::default(), false).contains('\u{1b}'));
        assert!(render(&fault, &sources(), Voice::default(), true).contains('\u{1b}'));
    }

    #[test]
    fn a_wrong_span_does_no_harm() {
        let all = sources();
        for start in 0..60 {
            for end in 0..60 {
                let text = render(
                    &[Diagnostic::error("my.toml", said("m")).at(start..end)],
                    &all,
                    Voice::default(),
                    false,
                );
                assert!(text.contains("my.toml:"), "{text}");
            }
        }
    }
}
