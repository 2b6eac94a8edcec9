//! Imports and exports rules in the OpenTafl notation.

use crate::diag::{Diagnostic, Sources};
use crate::format::{self, Reading};
use crate::keyed::keyed;
use crate::make::fault::{Fault, Notice, Refused};
use crate::make::finding::library::Library;
use crate::make::finding::source::{self, Found};
use crate::notation;
use crate::notation::{Recorded, Remark};
use crate::request::Choice;

/// Theme of an imported variant: one that tells no story of its own.
const THEME: &str = "heartwood";
/// Most letters of a variant's name.
const LONGEST_NAME: usize = 40;

/// First line of a variant that is written from a record.
pub const IMPORTED: &str = "# Written by tafl-print from an OpenTafl rules record.";

/// A written text, and notices about everything that it can't express.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Written {
    /// The text.
    pub text: String,
    /// Notices about everything that the text can't express.
    pub notices: Vec<Notice>,
}

/// Returns the variant file for a rules record; `file` is the record's name in messages.
///
/// # Errors
/// The record is faulty, or has rules that can't be kept without a change to the game.
pub fn import(file: &str, record: &[u8]) -> Result<Written, Refused> {
    let mut sources = Sources::new();
    let refused =
        |faults: Vec<Diagnostic>, sources: &Sources| Refused::new(Fault::files(faults, sources), Vec::new());
    let text = format::decode(file, record).map_err(|fault| refused(vec![fault], &sources))?;
    sources.add(file, text);
    let (game, remarks) = notation::read(text).map_err(|found| {
        let faults = found.iter().map(|remark| diagnostic(file, remark)).collect();
        refused(faults, &sources)
    })?;
    let mut warnings: Vec<Diagnostic> =
        remarks.iter().map(|remark| diagnostic(file, remark).warning()).collect();
    let name = name(&game, file, &mut warnings);
    let id = id(&name);
    let variant = format::write_variant(IMPORTED, &id, &name, THEME, &game.board, &game.ruleset);
    // The layout is checked as in any other variant file.
    let written = format!("{id}.toml (the variant of this record)");
    sources.add(written.as_str(), variant.as_str());
    format::variant(&written, &variant).map_err(|found| refused(found, &sources))?;
    Ok(Written { text: variant, notices: noticed(warnings, sources) })
}

/// Returns the rules record of a variant, on one line.
///
/// # Errors
/// The variant is not found, or faulty.
pub fn export(choice: &Choice, library: &Library<'_>) -> Result<Written, Refused> {
    let found = source::variant(&choice.variant, &choice.options, library);
    let Found { reading: Reading { variant, .. }, sources, .. } =
        found.map_err(|fault| Refused::new(fault, Vec::new()))?;
    let (name, board, ruleset) = (variant.name, variant.setup.board, variant.ruleset);
    let (record, remarks) = notation::write(&Recorded { name, board, ruleset });
    let warnings = remarks.iter().map(|remark| diagnostic(&variant.id, remark).warning()).collect();
    Ok(Written { text: format!("{record}\n"), notices: noticed(warnings, sources) })
}

/// Returns a notice with the warnings. Empty: there are none.
fn noticed(warnings: Vec<Diagnostic>, sources: Sources) -> Vec<Notice> {
    if warnings.is_empty() { Vec::new() } else { vec![Notice::Warnings { warnings, sources }] }
}

/// Returns the record's name as a valid name of a variant, and adds a warning if it differs.
fn name(game: &Recorded, file: &str, warnings: &mut Vec<Diagnostic>) -> String {
    let size = game.board.size();
    let plain = |c: &char| c.is_alphanumeric() || c.is_ascii_punctuation() || *c == ' ';
    let sound = |c: &char| plain(c) && !matches!(c, '{' | '}' | '*' | '\\');
    let name: String = game.name.chars().filter(sound).take(LONGEST_NAME).collect();
    let name = name.trim();
    if !game.name.is_empty() && name != game.name {
        let message = keyed!("record-name-changed", name);
        let help = keyed!("letters-of-a-name", most = LONGEST_NAME);
        warnings.push(Diagnostic::error(file, message).help(help).warning());
    }
    if name.is_empty() { format!("Tafl {size}x{size}") } else { name.to_owned() }
}

/// Returns a name as an id: small letters and digits, with hyphens between words.
fn id(name: &str) -> String {
    let lower = name.to_lowercase();
    let words: Vec<&str> =
        lower.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty()).collect();
    if words.is_empty() { "imported".to_owned() } else { words.join("-") }
}

/// Returns a remark as a diagnostic on the record `file`.
pub(in crate::make) fn diagnostic(file: &str, remark: &Remark) -> Diagnostic {
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
