//! Place of a run's files, and writing them together.

use super::error::Error;
use super::output::{self, FileKind};
use super::{Env, deliver};
use crate::cli::Options;
use crate::keyed::{KeyedMessage, any_of, keyed};
use crate::make::{File, Format, Writing};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Place where the files of a run go.
pub(super) struct OutputPlace {
    folder: PathBuf,
    /// Path from the user, for a run that makes one file. `None`: all files go into the folder.
    file: Option<PathBuf>,
    /// Whether that path exists.
    is_there: bool,
}

/// The paths that stand for the standard output.
const OUT: [&str; 3] = ["-", "/dev/stdout", "/dev/fd/1"];

fn is_out(path: &Path) -> bool {
    OUT.iter().any(|out| path == Path::new(out))
}

impl OutputPlace {
    /// Returns the place that the user gives, or the folder `output`.
    pub(super) fn new(given: Option<&Path>, cwd: &Path) -> Self {
        match given {
            None => Self { folder: PathBuf::from("output"), file: None, is_there: false },
            // `-` is the standard output: the files get no folder.
            Some(given) if is_out(given) => Self { folder: PathBuf::new(), file: None, is_there: false },
            Some(given) if output::is_folder(given, cwd) => {
                Self { folder: given.to_owned(), file: None, is_there: false }
            }
            Some(given) => Self {
                folder: given.parent().map(Path::to_owned).unwrap_or_default(),
                file: Some(given.to_owned()),
                is_there: cwd.join(given).exists(),
            },
        }
    }

    /// Returns the stem of the file that the user names. `None`: no file is named.
    pub(super) fn stem(&self) -> Option<String> {
        let stem = self.file.as_deref()?.file_stem()?;
        Some(stem.to_string_lossy().into_owned())
    }

    /// Returns the path of the file called `name`; `alone`: it is the only one, so that a path from the user is its whole name.
    pub(super) fn path(&self, name: &str, alone: bool) -> PathBuf {
        match &self.file {
            // `-o kit` means kit.pdf, unless `kit` exists.
            Some(file) if alone && file.extension().is_none() && !self.is_there => {
                Path::new(name).extension().map_or_else(|| file.clone(), |ending| file.with_extension(ending))
            }
            Some(file) if alone => file.clone(),
            _ => self.folder.join(name),
        }
    }
}

/// Refuses an output path that does not suit the files to be written, before anything is made.
pub(super) fn check(options: &Options, env: &Env<'_>) -> Result<(), Error> {
    let Some(given) = options.output.as_deref() else { return Ok(()) };
    if !is_out(given) && output::is_folder(given, &env.cwd) {
        return Ok(());
    }
    let shown = given.display();
    let misuse = |message| Err(Error::Misuse(message));
    if is_out(given) {
        let Writing { formats, preview, .. } = &options.request.writing;
        return match (options.request.variants.len(), formats.len(), *preview, options.telling.open) {
            (1, 1, false, false) => Ok(()),
            (1, 1, false, true) => misuse(keyed!("open-without-file")),
            _ => misuse(keyed!("several-to-standard-output")),
        };
    }
    if options.request.variants.len() > 1 {
        return misuse(keyed!("one-file-for-games", shown, games = options.request.variants.len()));
    }
    let Some(ending) = given.extension().map(|ending| ending.to_string_lossy().to_lowercase()) else {
        return Ok(());
    };
    let Writing { formats, preview, .. } = &options.request.writing;
    let endings = formats.iter().copied().chain(preview.then_some(Format::Png)).map(Format::ending);
    let endings: BTreeSet<&str> = endings.collect();
    if endings.iter().any(|known| known[1..] == ending) {
        return Ok(());
    }
    misuse(keyed!("output-of-another-ending", shown, ending, endings => any_of(endings)))
}

/// Writes all files, and tells where each is. Nothing is written if two of them have one name, or if an existing file must
/// not be replaced.
pub(super) fn write(
    files: &[File],
    place: &OutputPlace,
    how: &Options,
    env: &mut Env<'_>,
) -> Result<(), Error> {
    if how.output.as_deref().is_some_and(is_out) {
        return match files {
            [file] => env.send(&file.bytes),
            files => Err(Error::Misuse(keyed!("files-to-standard-output", count = files.len()))),
        };
    }
    let all: Vec<(PathBuf, &File)> =
        files.iter().map(|file| (place.path(&file.name, files.len() == 1), file)).collect();
    let mut paths = BTreeSet::new();
    for (path, file) in &all {
        let refused = |why| Error::Output { path: path.clone(), why };
        if !paths.insert(env.cwd.join(path)) {
            return Err(refused(keyed!("two-files-of-one-name")));
        }
        output::check(&env.cwd.join(path), FileKind::of(file.format)).map_err(refused)?;
    }
    let mut replaced: Vec<&Path> = Vec::new();
    for (nth, (path, file)) in all.iter().enumerate() {
        if output::differs(&env.cwd.join(path), &file.bytes) {
            replaced.push(path);
        }
        match deliver(env, path, &file.bytes, FileKind::of(file.format)) {
            Ok(()) => {}
            Err(Error::Output { path, why }) if nth > 0 => {
                let paths: Vec<PathBuf> = all.iter().map(|(path, _)| path.clone()).collect();
                let (written, missing) = paths.split_at(nth);
                // If the terminal fails as well, that is ignored: the reason why the file can't be written matters more.
                let _ = env.tell(&listed(&all[..nth]));
                return Err(Error::partly(&path, why, written, missing));
            }
            Err(error) => return Err(error),
        }
    }
    if !how.telling.quiet {
        if let Some(said) = told_of_replaced(&replaced) {
            env.note(&said);
        }
        env.tell(&listed(&all))?;
    }
    let shown = all.iter().find(|(_, file)| file.format == Format::Pdf).or(all.first());
    if let Some((path, _)) = shown
        && how.telling.open
    {
        show(path, env);
    }
    Ok(())
}

/// Returns the remark that files with other contents are replaced. `None`: `paths` is empty.
fn told_of_replaced(paths: &[&Path]) -> Option<KeyedMessage> {
    let (first, more) = paths.split_first()?;
    let first = first.display();
    Some(match more.len() {
        0 => keyed!("file-replaced", first),
        more => keyed!("files-replaced", first, more => more),
    })
}

/// Opens a file in the system's program for its kind. If there is none, that is no fault: the file is written.
fn show(path: &Path, env: &mut Env<'_>) {
    let (program, first): (_, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else {
        ("xdg-open", &[])
    };
    let quiet = || Stdio::null();
    let begun = Command::new(program)
        .args(first)
        .arg(env.cwd.join(path))
        .stdin(quiet())
        .stdout(quiet())
        .stderr(quiet())
        .spawn();
    if let Err(why) = begun {
        env.note(&keyed!("file-cannot-be-shown", path = path.display(), program, why => output::said(&why)));
    }
}

/// Returns the paths of files, each on its line.
fn listed(files: &[(PathBuf, &File)]) -> String {
    files.iter().map(|(path, _)| path.display().to_string() + "\n").collect()
}
