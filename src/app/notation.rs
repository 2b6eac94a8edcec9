//! Imports and exports rules in the OpenTafl notation.

use super::error::Error;
use super::output::FileKind;
use super::{Env, asked, deliver, input};
use crate::cli::{Export, Import};
use crate::keyed::keyed;
use crate::make;

/// Writes the variant file of a rules record.
pub(super) fn import(options: &Import, env: &mut Env<'_>) -> Result<(), Error> {
    let (file, bytes) = source_of(&options.record, env)?;
    if let Some(path) = options.output.as_deref()
        && path.extension().is_none_or(|ending| ending != "toml")
    {
        let why = keyed!("variant-ends-in-toml");
        return Err(Error::Output { path: path.to_owned(), why });
    }
    let written = make::import(&file, &bytes).map_err(|refused| env.refused(refused))?;
    env.notice(&written.notices);
    match &options.output {
        None => env.tell(&written.text),
        Some(path) => {
            deliver(env, path, written.text.as_bytes(), FileKind::Variant)?;
            env.tell(&format!("{}\n", path.display()))
        }
    }
}

/// Returns the record's name in messages, and its bytes.
fn source_of(given: &str, env: &mut Env<'_>) -> Result<(String, Vec<u8>), Error> {
    if given.contains("dim:") || given.trim().is_empty() {
        return Ok(("the record".to_owned(), given.as_bytes().to_vec()));
    }
    let (file, bytes) = if given == "-" {
        ("standard input", input::read_all(env.input))
    } else {
        (given, input::read(&env.cwd.join(given)))
    };
    let bytes = bytes.map_err(|unread| match given {
        "-" => Error::input("record", &unread),
        path => Error::Input(keyed!("record-unreadable", path, why => unread.why("record"))),
    })?;
    Ok((file.to_owned(), bytes))
}

/// Writes the rules record of a variant.
pub(super) fn export(options: &Export, env: &mut Env<'_>) -> Result<(), Error> {
    let disk = asked::disk(std::slice::from_ref(&options.choice.variant), env)?;
    let written = make::export(&asked::choice(&options.choice, None), &asked::library(&disk));
    let written = written.map_err(|refused| env.refused(refused))?;
    env.notice(&written.notices);
    match &options.output {
        None => env.tell(&written.text),
        Some(path) => {
            deliver(env, path, written.text.as_bytes(), FileKind::Record)?;
            env.tell(&format!("{}\n", path.display()))
        }
    }
}
