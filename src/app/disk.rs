//! The user's own files.

use super::input;
use crate::make::{FileSource, Seen, Unread};
use std::io::ErrorKind;
use std::path::PathBuf;

/// The disk, seen from a folder.
pub(super) struct Disk {
    pub(super) cwd: PathBuf,
    /// File name and contents from the standard input, in place of a file of that name. `None`: it is not read.
    pub(super) sent: Option<(&'static str, Vec<u8>)>,
}

impl FileSource for Disk {
    fn read(&self, path: &str) -> Result<Vec<u8>, Unread> {
        if let Some((name, bytes)) = &self.sent
            && *name == path
        {
            return Ok(bytes.clone());
        }
        input::read(&self.cwd.join(path)).map_err(|error| unread(&error))
    }

    fn read_in(&self, folder: &str, path: &str) -> Result<Vec<u8>, Unread> {
        let real = |path: &str| std::fs::canonicalize(self.cwd.join(path));
        let (folder, file) = (real(folder), real(path));
        if let (Ok(folder), Ok(file)) = (folder, file)
            && !file.starts_with(&folder)
        {
            return Err(Unread::Other("it is a link that leads out of the theme's folder".to_owned()));
        }
        self.read(path)
    }

    fn look(&self, path: &str) -> Seen {
        let place = self.cwd.join(path);
        if place.is_dir() {
            Seen::Folder
        } else if place.exists() {
            Seen::File
        } else {
            Seen::Nothing
        }
    }

    fn names(&self, folder: &str) -> Vec<String> {
        let Ok(entries) = std::fs::read_dir(self.cwd.join(folder)) else { return Vec::new() };
        let names = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
        names.take(MOST_NAMES).collect()
    }
}

/// Most names of a folder that are looked at.
const MOST_NAMES: usize = 1000;

/// Returns the reason why the system doesn't read a file.
pub(super) fn unread(error: &std::io::Error) -> Unread {
    match error.kind() {
        ErrorKind::NotFound => Unread::Missing,
        ErrorKind::IsADirectory => Unread::Folder,
        _ => Unread::Other(error.to_string()),
    }
}
