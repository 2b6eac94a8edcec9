//! The command that makes a kit again: page 1 has it, for whoever has lost the file, or finds a set and wants another.
//!
//! It names what differs from what the program does unasked, and nothing of the machine it was made on: of paths the file or
//! the folder alone, not where the files were written.

use super::{Request, options};
use crate::field::Field;
use crate::imposition::{Component, Settings};
use std::path::Path;

/// The name of the program.
const PROGRAM: &str = "tafl-print";
/// What an option is called on a command line: that of languages has a shorter word than its field.
#[must_use]
pub fn word(field: Field) -> &'static str {
    if field == Field::Language { "lang" } else { field.name() }
}

/// The command that makes the kit of one game again, as one writes it in a shell: the game as it was asked for, and the options
/// that it took. A game that shares its pieces with others is made with them.
pub(crate) fn command(request: &Request, game: &str, chosen: &[String]) -> String {
    let alone = Request { variants: vec![game.to_owned()], options: chosen.to_vec(), ..request.clone() };
    let asked = if request.share_pieces { request } else { &alone };
    // Where page 1 names the files, they have to be called the same again.
    let is_named = request.settings.names_files() || request.share_pieces;
    let file = request.stem.as_ref().filter(|_| is_named).map(|stem| quoted(&format!("{stem}.pdf")));
    written(&choices(asked)) + &file.map(|file| format!(" -o {file}")).unwrap_or_default()
}

/// The command that makes the cards and the leaflet of the game on the other side of the board, on the same paper and in the
/// same look.
pub(crate) fn rules_of_back(request: &Request) -> String {
    let Request { theme, maker, settings, languages, .. } = request;
    let own = Settings {
        paper: settings.paper,
        margin: settings.margin,
        ink: settings.ink,
        sets: settings.sets,
        sides: settings.sides,
        laminate: settings.laminate,
        parts: [Component::Cards, Component::Leaflet].into(),
        ..Settings::default()
    };
    let back = Request {
        variants: settings.back.iter().map(|back| back.name().to_owned()).collect(),
        theme: theme.clone(),
        languages: languages.clone(),
        maker: maker.clone(),
        settings: own,
        ..Request::of("")
    };
    written(&choices(&back))
}

/// A choice as a command says it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SaidChoice {
    /// What it chooses.
    pub(crate) field: Field,
    /// Its value, unless the option has none.
    pub(crate) value: Option<String>,
}

/// The choices of a request that differ from what is made unasked, in the order of the fields.
pub(crate) fn choices(request: &Request) -> Vec<SaidChoice> {
    let mut all = Vec::new();
    for option in options() {
        let end = |text: String| match option.field {
            Field::Variant | Field::Theme | Field::Back => last(&text).to_owned(),
            Field::Language => text.split(',').map(last).collect::<Vec<_>>().join(","),
            _ => text,
        };
        let said = option.said(request).into_iter();
        all.extend(
            said.map(|text| SaidChoice {
                field: option.field,
                value: option.takes_value().then(|| end(text)),
            }),
        );
    }
    all.sort_by_key(|choice| choice.field);
    all
}

/// The command, each of its words as a shell wants it.
fn written(choices: &[SaidChoice]) -> String {
    let mut command = PROGRAM.to_owned();
    for SaidChoice { field, value } in choices {
        command = command + " --" + word(*field);
        if let Some(value) = value {
            command = command + " " + &quoted(value);
        }
    }
    command
}

/// What a path ends in; a name as it is.
pub(crate) fn last(path: &str) -> &str {
    Path::new(path).file_name().and_then(|name| name.to_str()).unwrap_or(path)
}

/// A word of a command as a shell wants it: in double quotes where it has to be quoted, which every shell knows; in single
/// ones where those would not be enough.
#[must_use]
pub fn quoted(word: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_./,:=@%+".contains(c);
    if !word.is_empty() && word.chars().all(is_plain) {
        word.to_owned()
    } else if word.contains(['"', '$', '`', '\\', '!']) {
        format!("'{}'", word.replace('\'', "'\\''"))
    } else {
        format!("\"{word}\"")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As the manual of a POSIX shell has it: within double quotes `$`, `` ` ``, `"`, `\` and in bash `!` have a meaning,
    /// within single ones nothing but the quote that ends them.
    #[test]
    fn a_shell_reads_each_word_as_one() {
        for (word, expected) in [
            ("a-b_c.d/e,f", "a-b_c.d/e,f"),
            ("", "\"\""),
            ("My Museum, Springfield", "\"My Museum, Springfield\""),
            ("O'Neill", "\"O'Neill\""),
            ("Olaf \"the White\"", "'Olaf \"the White\"'"),
            ("5 $ 'n' more", "'5 $ '\\''n'\\'' more'"),
            ("*", "\"*\""),
        ] {
            assert_eq!(quoted(word), expected);
        }
    }
}
