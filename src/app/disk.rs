//! The user's own files.

use super::input;
use crate::keyed::keyed;
use crate::make::{FileSource, Seen, Unread};
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
        input::read(&self.cwd.join(path))
    }

    fn read_in(&self, folder: &str, path: &str) -> Result<Vec<u8>, Unread> {
        let real = |path: &str| std::fs::canonicalize(self.cwd.join(path));
        let (folder, file) = (real(folder), real(path));
        if let (Ok(folder), Ok(file)) = (folder, file)
            && !file.starts_with(&folder)
        {
            return Err(Unread::Other(keyed!("link-out-of-theme")));
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
