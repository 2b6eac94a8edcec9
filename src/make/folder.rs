//! A theme's folder in the library.

use super::library::{Library, Unread};
use crate::spec::{FileFault, ThemeFiles};
use std::path::Path;

/// A bundled theme.
pub(super) struct Bundled<'a> {
    pub(super) library: &'a Library<'a>,
    pub(super) id: &'a str,
}

impl ThemeFiles for Bundled<'_> {
    fn id(&self) -> String {
        self.id.to_owned()
    }

    fn name(&self, file: &str) -> String {
        format!("templates/themes/{}/{file}", self.id)
    }

    fn read(&self, file: &str) -> Result<Vec<u8>, FileFault> {
        self.library.file(&self.name(file)).map(<[u8]>::to_vec).ok_or(FileFault::Missing)
    }
}

/// A folder of the caller's own.
pub(super) struct Own<'a> {
    pub(super) library: &'a Library<'a>,
    /// As the caller wrote it.
    pub(super) path: &'a str,
}

impl ThemeFiles for Own<'_> {
    fn id(&self) -> String {
        let name = Path::new(self.path).file_name();
        name.map_or_else(|| "theme".to_owned(), |name| name.to_string_lossy().into_owned())
    }

    fn name(&self, file: &str) -> String {
        let folder = self.path.trim_end_matches('/');
        if folder.is_empty() { format!("{}{file}", self.path) } else { format!("{folder}/{file}") }
    }

    fn read(&self, file: &str) -> Result<Vec<u8>, FileFault> {
        self.library.own(&self.name(file)).map(std::borrow::Cow::into_owned).map_err(|unread| match unread {
            Unread::Missing => FileFault::Missing,
            Unread::Folder => FileFault::Unreadable("it is a folder".to_owned()),
            Unread::Other(why) => FileFault::Unreadable(why),
        })
    }
}
