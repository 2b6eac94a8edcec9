//! Writes the schemas with which editors complete and check the files of authors.

use super::Env;
use super::error::Error;
use crate::cli::{SchemaArgs, SchemaTopic};
use crate::format::SchemaOf;
use crate::keyed::keyed;
use std::path::{Path, PathBuf};

/// Writes a schema.
pub(super) fn schema(options: SchemaArgs, env: &mut Env<'_>) -> Result<(), Error> {
    let of = match options.what {
        SchemaTopic::Variant => SchemaOf::Variant,
        SchemaTopic::Theme => SchemaOf::Theme,
    };
    env.tell(&of.text())
}

/// Returns new files, with the schema named in the first line of the TOML file, and with the schema's file, to lie beside it.
/// A schema that lies there already stays; if it differs, a note tells so.
pub(super) fn with_schema(
    of: SchemaOf,
    toml: &Path,
    mut files: Vec<(PathBuf, Vec<u8>)>,
    env: &mut Env<'_>,
) -> Vec<(PathBuf, Vec<u8>)> {
    for (_, bytes) in files.iter_mut().filter(|(path, _)| path == toml) {
        bytes.splice(..0, of.line().into_bytes());
    }
    let (beside, text) = (toml.with_file_name(of.file()), of.text().into_bytes());
    match std::fs::read(env.cwd.join(&beside)) {
        Ok(there) if there == text => {}
        Ok(_) => {
            let shown = beside.display();
            let word = match of {
                SchemaOf::Variant => "variant",
                SchemaOf::Theme => "theme",
            };
            env.note(&keyed!("schema-there-differs", shown, word));
        }
        // A file that can't be read can't be written either: writing it reports the error.
        Err(_) => files.push((beside, text)),
    }
    files
}
