//! A theme's folder, inside the program or on the disk.

use std::io::ErrorKind;
use std::path::PathBuf;

use super::{bundle, input};
use crate::spec::{FileFault, Files};

/// A bundled theme.
pub(super) struct Bundled(pub(super) String);

impl Files for Bundled {
    fn id(&self) -> String {
        self.0.clone()
    }

    fn name(&self, file: &str) -> String {
        format!("templates/themes/{}/{file}", self.0)
    }

    fn read(&self, file: &str) -> Result<Vec<u8>, FileFault> {
        bundle::theme_file(&self.0, file).map(<[u8]>::to_vec).ok_or(FileFault::Missing)
    }
}

/// A folder of the user's.
pub(super) struct Folder {
    /// As the user wrote it.
    pub(super) shown: String,
    /// Where it is.
    pub(super) path: PathBuf,
}

impl Files for Folder {
    fn id(&self) -> String {
        self.path.file_name().map_or_else(|| "theme".to_owned(), |name| name.to_string_lossy().into_owned())
    }

    fn name(&self, file: &str) -> String {
        let folder = self.shown.trim_end_matches('/');
        if folder.is_empty() { format!("{}{file}", self.shown) } else { format!("{folder}/{file}") }
    }

    fn read(&self, file: &str) -> Result<Vec<u8>, FileFault> {
        input::read(&self.path.join(file)).map_err(|error| match error.kind() {
            ErrorKind::NotFound => FileFault::Missing,
            _ => FileFault::Unreadable(error.to_string()),
        })
    }
}
