//! Writes files to start a variant, theme or language from. Existing files are never replaced.

use super::error::Error;
use super::output::FileKind;
use super::schema::with_schema;
use super::{Env, asked, deliver};
use crate::cli::{New, NewArgs};
use crate::format::SchemaOf;
use crate::keyed::keyed;
use crate::make::{self, NewVariant};
use crate::text::Language;
use std::path::{Path, PathBuf};

/// Writes a variant or a theme to be changed, and tells what to do with it.
pub(super) fn new(options: &NewArgs, env: &mut Env<'_>) -> Result<(), Error> {
    let disk = asked::disk(&[], env)?;
    let library = asked::library(&disk);
    match &options.what {
        New::Variant { file, from, size } => {
            let path = toml(file);
            let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
            let from = size.map_or_else(|| NewVariant::From(from.clone()), NewVariant::Size);
            let shown = path.display().to_string();
            let text = make::new_variant(&make::quoted(&shown), &title(&stem), &from, &library)
                .map_err(Error::Fault)?;
            let files = with_schema(SchemaOf::Variant, &path, vec![(path.clone(), text.into_bytes())], env);
            write(&files, env)?;
            let list: Vec<String> = files.iter().map(|(path, _)| path.display().to_string()).collect();
            env.tell(&format!(
                "{}\nnext: tafl-print check --variant {}\n",
                list.join("\n"),
                make::quoted(&shown)
            ))
        }
        New::Language { folder, tag } => {
            let named =
                folder.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            let tag = tag.clone().unwrap_or(named);
            let files = make::new_language(&tag, &library).map_err(Error::Fault)?;
            if env.cwd.join(folder).exists() {
                return Err(there_already(folder));
            }
            let files: Vec<(PathBuf, Vec<u8>)> =
                files.into_iter().map(|(name, bytes)| (folder.join(name), bytes)).collect();
            write(&files, env)?;
            let list: Vec<String> = files.iter().map(|(path, _)| path.display().to_string()).collect();
            env.tell(&format!(
                "{}\nnext: tafl-print check --lang {}\n",
                list.join("\n"),
                make::quoted(&as_folder(folder))
            ))
        }
        New::Theme { folder, from, languages, copy } => {
            let stem = folder.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            let files = if *copy {
                make::copied_theme(from, &library)
            } else {
                make::new_theme(&make::quoted(&as_folder(folder)), &title(&stem), from, languages, &library)
            };
            let files = files.map_err(Error::Fault)?;
            let files: Vec<(PathBuf, Vec<u8>)> =
                files.into_iter().map(|(name, bytes)| (folder.join(name), bytes)).collect();
            if env.cwd.join(folder).exists() {
                return Err(there_already(folder));
            }
            let files = with_schema(SchemaOf::Theme, &folder.join("theme.toml"), files, env);
            write(&files, env)?;
            let list: Vec<String> = files.iter().map(|(path, _)| path.display().to_string()).collect();
            let language = languages.iter().find(|language| *language != Language::ENGLISH);
            let language =
                language.map_or_else(String::new, |language| format!(" --lang {}", make::quoted(language)));
            env.tell(&format!(
                "{}\nnext: tafl-print check --variant york --theme {}{language}\n",
                list.join("\n"),
                make::quoted(&as_folder(folder))
            ))
        }
    }
}

/// Returns a folder as `--theme` takes it, with `./` so that it is not read as the name of a bundled theme.
fn as_folder(folder: &Path) -> String {
    if folder.is_absolute() || folder.starts_with("..") || folder.starts_with(".") {
        return folder.display().to_string();
    }
    format!("./{}", folder.display())
}

/// Returns the path with the ending `.toml`, which is added if it is missing.
fn toml(file: &Path) -> PathBuf {
    let ending = file.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("toml"));
    if ending {
        return file.to_owned();
    }
    let mut name = file.as_os_str().to_owned();
    name.push(".toml");
    PathBuf::from(name)
}

/// Returns a file's stem as a title: `My Game` for `my-game`.
fn title(stem: &str) -> String {
    let words = stem.split(['-', '_', ' ']).filter(|word| !word.is_empty());
    let capital = |word: &str| {
        let mut letters = word.chars();
        letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
    };
    let title = words.map(capital).collect::<Vec<_>>().join(" ");
    let title: String =
        title.chars().filter(|c| !c.is_control() && !matches!(c, '{' | '}' | '*' | '\\')).collect();
    if title.is_empty() { "My Game".to_owned() } else { title }
}

fn there_already(path: &Path) -> Error {
    Error::Surroundings(keyed!("there-already", path = path.display()))
}

/// Writes new files: all, or none if one of them exists already.
fn write(files: &[(PathBuf, Vec<u8>)], env: &Env<'_>) -> Result<(), Error> {
    if let Some((path, _)) = files.iter().find(|(path, _)| env.cwd.join(path).exists()) {
        return Err(there_already(path));
    }
    for (path, bytes) in files {
        deliver(env, path, bytes, FileKind::Begun)?;
    }
    Ok(())
}
