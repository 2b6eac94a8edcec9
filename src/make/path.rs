//! Paths of files and folders of the caller's own.

use std::path::{Component, Path, PathBuf};

/// The path of a file or folder of the user's. In a checkout of the program there are such with the names of the program's
/// own, which are other ones: somebody may be at work on them.
pub(super) fn own(path: &str) -> String {
    if is_own(path) { path.to_owned() } else { format!("./{path}") }
}

/// Whether a file is the caller's own, by its name: those of the program begin as no others do.
pub(super) fn is_own(path: &str) -> bool {
    !path.starts_with("templates/") && !path.starts_with("fonts/")
}

/// Whether what somebody asks for is a folder: no name of a language or a theme of the program has such a character.
pub(super) fn is_folder(name: &str) -> bool {
    name.contains(['/', '\\', '.'])
}

/// A path that starts from the folder of a file, without its `.` and as many `..` as can be followed by name.
pub(super) fn beside(file: &Path, path: &Path) -> PathBuf {
    let mut all = PathBuf::new();
    for part in file.parent().unwrap_or(Path::new("")).join(path).components() {
        match part {
            Component::CurDir => {}
            Component::ParentDir if matches!(all.components().next_back(), Some(Component::Normal(_))) => {
                all.pop();
            }
            part => all.push(part),
        }
    }
    all
}
