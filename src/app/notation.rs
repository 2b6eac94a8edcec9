//! The OpenTafl notation, in and out.

use super::output::{IMPORTED, Kind};
use super::{Env, deliver, faults, input, source};
use crate::cli::{Export, Import};
use crate::diag::{Diagnostic, Sources};
use crate::error::Error;
use crate::record::{self, Recorded, Remark};
use crate::spec;

/// The look of an imported variant: one that tells no story of its own.
const THEME: &str = "heartwood";
/// The most letters a variant's name may have.
const LONGEST_NAME: usize = 40;

/// Writes the variant file of a rules record.
pub(super) fn import(options: &Import, env: &mut Env<'_>) -> Result<(), Error> {
    let (file, bytes) = source_of(&options.record, env)?;
    if let Some(path) = options.output.as_deref()
        && path.extension().is_none_or(|ending| ending != "toml")
    {
        let why = "a variant's file ends in .toml".to_owned();
        return Err(Error::Output { path: path.to_owned(), why });
    }
    let mut sources = Sources::new();
    let text = spec::decode(&file, &bytes).map_err(|fault| faults(vec![fault], &sources))?;
    sources.add(file.as_str(), text);
    let (game, remarks) = record::read(text)
        .map_err(|found| faults(found.iter().map(|remark| diagnostic(&file, remark)).collect(), &sources))?;
    let mut warnings: Vec<Diagnostic> =
        remarks.iter().map(|remark| diagnostic(&file, remark).warning()).collect();
    let name = name(&game, &file, &mut warnings);
    let id = id(&name);
    let variant = spec::write_variant(IMPORTED, &id, &name, THEME, &game.board, &game.ruleset);
    // Whether a game can start from the layout is the same question as for any other file.
    let written = format!("{id}.toml (the variant of this record)");
    sources.add(written.as_str(), variant.as_str());
    spec::variant(&written, &variant).map_err(|found| faults(found, &sources))?;
    env.warn(&warnings, &sources);
    match &options.output {
        None => env.tell(&variant),
        Some(path) => {
            deliver(env, path, variant.as_bytes(), Kind::Variant)?;
            env.tell(&format!("{}\n", path.display()))
        }
    }
}

/// The record, and what messages call it.
fn source_of(given: &str, env: &mut Env<'_>) -> Result<(String, Vec<u8>), Error> {
    if given.contains("dim:") || given.trim().is_empty() {
        return Ok(("the record".to_owned(), given.as_bytes().to_vec()));
    }
    let (file, bytes) = if given == "-" {
        ("standard input", input::read_all(env.input))
    } else {
        (given, input::read(&env.cwd.join(given)))
    };
    let bytes = bytes.map_err(|error| Error::Unreadable {
        what: "record",
        path: given.to_owned(),
        why: source::reason(&error, "a record"),
    })?;
    Ok((file.to_owned(), bytes))
}

/// The record's name as a variant may have it.
fn name(game: &Recorded, file: &str, warnings: &mut Vec<Diagnostic>) -> String {
    let size = game.board.size();
    let plain = |c: &char| c.is_alphanumeric() || c.is_ascii_punctuation() || *c == ' ';
    let sound = |c: &char| plain(c) && !matches!(c, '{' | '}' | '*' | '\\');
    let name: String = game.name.chars().filter(sound).take(LONGEST_NAME).collect();
    let name = name.trim();
    if !game.name.is_empty() && name != game.name {
        let message = format!("the name is written as `{name}`");
        let help = format!("a name has up to {LONGEST_NAME} letters, without braces, stars and backslashes");
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

/// Writes the rules record of a variant.
pub(super) fn export(options: &Export, env: &mut Env<'_>) -> Result<(), Error> {
    let mut sources = Sources::new();
    let choice = &options.choice;
    let found = source::variant(&choice.variant, &choice.options, &env.cwd, &mut sources)?;
    let variant = found.variant;
    let (name, board, ruleset) = (variant.name, variant.setup.board, variant.ruleset);
    let (record, remarks) = record::write(&Recorded { name, board, ruleset });
    let warnings: Vec<Diagnostic> =
        remarks.iter().map(|remark| diagnostic(&variant.id, remark).warning()).collect();
    env.warn(&warnings, &sources);
    let line = format!("{record}\n");
    match &options.output {
        None => env.tell(&line),
        Some(path) => {
            deliver(env, path, line.as_bytes(), Kind::Record)?;
            env.tell(&format!("{}\n", path.display()))
        }
    }
}

/// A remark as it is shown.
fn diagnostic(file: &str, remark: &Remark) -> Diagnostic {
    let message = if remark.at.is_some() {
        remark.message.clone()
    } else {
        format!("`{}`: {}", remark.key, remark.message)
    };
    let diagnostic = Diagnostic::error(file, message);
    let diagnostic = match &remark.at {
        Some(at) => diagnostic.at(at.clone()),
        None => diagnostic,
    };
    match &remark.help {
        Some(help) => diagnostic.help(help.as_str()),
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
