//! The command that makes a kit again. It is printed on page 1, for whoever loses the file, or finds a set and wants another.
//!
//! It has the choices that differ from the default, and nothing about the machine: paths are cut to the name of the file or
//! the folder, and the folder of the output is left out. How pages are written is left out, too: a page says the same in a PDF
//! and in a picture.

use super::{Request, options};
use crate::field::Field;
use crate::imposition::{Component, Settings};
use std::path::Path;

/// Name of the program.
const PROGRAM: &str = "tafl-print";
/// Returns an option's name on a command line: its field's name, but `lang` for the languages.
#[must_use]
pub fn word(field: Field) -> &'static str {
    if field == Field::Language { "lang" } else { field.name() }
}

/// Returns the command that makes the kit of one game again, as written in a shell; `game` is the name in the request, `chosen`
/// the options that the game knows. Games that share pieces are all in the command.
pub(crate) fn command(request: &Request, game: &str, chosen: &[String]) -> String {
    let (variants, options) = if request.share_pieces {
        (request.variants.clone(), request.options.clone())
    } else {
        (vec![game.to_owned()], chosen.to_vec())
    };
    let asked = Request { variants, options, writing: request.writing.on_paper(), ..request.clone() };
    // If page 1 names the files, they need the same names again.
    let is_named = request.settings.names_files() || request.share_pieces;
    let file = request.stem.as_ref().filter(|_| is_named).map(|stem| quoted(&format!("{stem}.pdf")));
    written(&choices(&asked)) + &file.map(|file| format!(" -o {file}")).unwrap_or_default()
}

/// Returns the command that makes the cards and the leaflet of the game on the other side of the board, on the same paper and
/// with the same theme.
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
        ..Request::default()
    };
    written(&choices(&back))
}

/// A choice as a command has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SaidChoice {
    /// Field of the request that it sets.
    pub(crate) field: Field,
    /// Its value. `None`: the option takes no value.
    pub(crate) value: Option<String>,
}

/// Returns the choices of a request that differ from the default, in the order of the fields.
pub(crate) fn choices(request: &Request) -> Vec<SaidChoice> {
    let choice = |(field, text): (Field, String)| {
        let takes_value = options().iter().any(|option| option.field == field && option.takes_value());
        let text = match field {
            Field::Variant | Field::Theme | Field::Back => last(&text).to_owned(),
            Field::Language => text.split(',').map(last).collect::<Vec<_>>().join(","),
            _ => text,
        };
        SaidChoice { field, value: takes_value.then_some(text) }
    };
    request.fields().into_iter().map(choice).collect()
}

/// Writes the command, each word quoted for a shell.
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

/// Returns the last part of a path; a name without folders as it is.
pub(crate) fn last(path: &str) -> &str {
    Path::new(path).file_name().and_then(|name| name.to_str()).unwrap_or(path)
}

/// Returns a word of a command, quoted for a shell if it has to be: in double quotes, which every shell knows; in single
/// quotes if double ones are not enough.
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
