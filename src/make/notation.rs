//! The OpenTafl notation, in and out.

use super::fault::{Fault, Notice, Refused};
use super::library::Library;
use super::source;
use crate::diag::{Diagnostic, Sources};
use crate::keyed::keyed;
use crate::record;
use crate::record::{Recorded, Remark};
use crate::request::Choice;
use crate::spec;

/// The look of an imported variant: one that tells no story of its own.
const THEME: &str = "heartwood";
/// The most letters a variant's name may have.
const LONGEST_NAME: usize = 40;

/// The first line of a variant that was written from a record.
pub const IMPORTED: &str = "# Written by tafl-print from an OpenTafl rules record.";

/// A text that was written, and what could not be said in it.
#[derive(Clone, Debug)]
pub struct Written {
    /// The text.
    pub text: String,
    /// What could not be said.
    pub notices: Vec<Notice>,
}

/// The variant file of a rules record; messages call the record `file`.
///
/// # Errors
/// A record that is faulty, or that asks for what would change the game.
pub fn import(file: &str, record: &[u8]) -> Result<Written, Refused> {
    let mut sources = Sources::new();
    let refused =
        |faults: Vec<Diagnostic>, sources: &Sources| Refused::new(Fault::files(faults, sources), Vec::new());
    let text = spec::decode(file, record).map_err(|fault| refused(vec![fault], &sources))?;
    sources.add(file, text);
    let (game, remarks) = record::read(text).map_err(|found| {
        let faults = found.iter().map(|remark| diagnostic(file, remark)).collect();
        refused(faults, &sources)
    })?;
    let mut warnings: Vec<Diagnostic> =
        remarks.iter().map(|remark| diagnostic(file, remark).warning()).collect();
    let name = name(&game, file, &mut warnings);
    let id = id(&name);
    let variant = spec::write_variant(IMPORTED, &id, &name, THEME, &game.board, &game.ruleset);
    // Whether a game can start from the layout is the same question as for any other file.
    let written = format!("{id}.toml (the variant of this record)");
    sources.add(written.as_str(), variant.as_str());
    spec::variant(&written, &variant).map_err(|found| refused(found, &sources))?;
    Ok(Written { text: variant, notices: noticed(warnings, sources) })
}

/// The rules record of a variant, on one line.
///
/// # Errors
/// A variant that is not there, or faulty.
pub fn export(choice: &Choice, library: &Library<'_>) -> Result<Written, Refused> {
    let mut sources = Sources::new();
    let found = source::variant(&choice.variant, &choice.options, library, &mut sources);
    let variant = found.map_err(|fault| Refused::new(fault, Vec::new()))?.variant;
    let (name, board, ruleset) = (variant.name, variant.setup.board, variant.ruleset);
    let (record, remarks) = record::write(&Recorded { name, board, ruleset });
    let warnings = remarks.iter().map(|remark| diagnostic(&variant.id, remark).warning()).collect();
    Ok(Written { text: format!("{record}\n"), notices: noticed(warnings, sources) })
}

/// Warnings, if there are any.
fn noticed(warnings: Vec<Diagnostic>, sources: Sources) -> Vec<Notice> {
    if warnings.is_empty() { Vec::new() } else { vec![Notice::Warnings { warnings, sources }] }
}

/// The record's name as a variant may have it.
fn name(game: &Recorded, file: &str, warnings: &mut Vec<Diagnostic>) -> String {
    let size = game.board.size();
    let plain = |c: &char| c.is_alphanumeric() || c.is_ascii_punctuation() || *c == ' ';
    let sound = |c: &char| plain(c) && !matches!(c, '{' | '}' | '*' | '\\');
    let name: String = game.name.chars().filter(sound).take(LONGEST_NAME).collect();
    let name = name.trim();
    if !game.name.is_empty() && name != game.name {
        let message = keyed!("record-name-changed", "the name is written as `{name}`", name);
        let help = keyed!(
            "letters-of-a-name",
            "a name has up to {most} letters, without braces, stars and backslashes",
            most = LONGEST_NAME
        );
        warnings.push(Diagnostic::error(file, message).help(help).warning());
    }
    if name.is_empty() { format!("Tafl {size}x{size}") } else { name.to_owned() }
}

/// A name as an id: small letters and digits, with hyphens between them.
fn id(name: &str) -> String {
    let lower = name.to_lowercase();
    let words: Vec<&str> =
        lower.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty()).collect();
    if words.is_empty() { "imported".to_owned() } else { words.join("-") }
}

/// A remark as it is shown.
pub(super) fn diagnostic(file: &str, remark: &Remark) -> Diagnostic {
    let diagnostic = Diagnostic::error(file, remark.message.clone());
    let diagnostic = match &remark.at {
        Some(at) => diagnostic.at(at.clone()),
        None => diagnostic,
    };
    match &remark.help {
        Some(help) => diagnostic.help(help.clone()),
        None => diagnostic,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_made_of_the_name() {
        assert_eq!(id("Sea Battle (Parlett)"), "sea-battle-parlett");
        assert_eq!(id("Ard Rí"), "ard-r");
        assert_eq!(id("þ"), "imported");
    }
}
