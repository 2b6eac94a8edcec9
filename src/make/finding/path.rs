//! Paths of files and folders of the caller's own.

use std::path::{Component, Path, PathBuf};

/// Returns the path of a file of the user's, with `./` if it is called like one of the program's: in a checkout of the program
/// the files on the disk may differ from the bundled ones.
pub(in crate::make) fn own(path: &str) -> String {
    if is_own(path) { path.to_owned() } else { format!("./{path}") }
}

/// Returns whether a file is the caller's own: names of the program's files begin with `templates/` or `fonts/`.
pub(in crate::make) fn is_own(path: &str) -> bool {
    !path.starts_with("templates/") && !path.starts_with("fonts/")
}

/// Returns whether a name is the path of a folder: no bundled language or theme has `/`, `\` or `.` in its name.
pub(in crate::make) fn is_folder(name: &str) -> bool {
    name.contains(['/', '\\', '.'])
}

/// Returns a path relative to the folder of a file, with `.` removed, and each `..` that can be resolved by name.
pub(in crate::make) fn beside(file: &Path, path: &Path) -> PathBuf {
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
