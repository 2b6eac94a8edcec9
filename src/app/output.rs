//! Where the PDF goes, and how it gets there whole.

use std::io::Write;
use std::path::{Path, PathBuf};

/// The path to write, as it is shown: `given` if it names a file, `name` in it if it names a folder (one that
/// is there, or that ends in a slash), `name` in `output` if nothing is given.
pub(super) fn path(given: Option<&Path>, name: &str, cwd: &Path) -> PathBuf {
    match given {
        None => Path::new("output").join(name),
        Some(given) => {
            let slash = given.as_os_str().to_string_lossy().ends_with(['/', std::path::MAIN_SEPARATOR]);
            if slash || cwd.join(given).is_dir() { given.join(name) } else { given.to_owned() }
        }
    }
}

/// Writes a file in one step: it is there whole, or as it was before. Folders that are missing are made.
pub(super) fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    let folder = path.parent().ok_or("it has no folder")?;
    let say = |error: std::io::Error| error.to_string();
    if let Some(file) = folder.ancestors().find(|above| above.is_file()) {
        return Err(format!("`{}` is a file, not a folder", file.display()));
    }
    std::fs::create_dir_all(folder).map_err(say)?;
    // Beside its target, for a file can only be renamed within one disk.
    let mut builder = tempfile::Builder::new();
    builder.prefix(".tafl-print-").suffix(".pdf");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        // As any new file; the process's mask takes away what it should not have.
        builder.permissions(std::fs::Permissions::from_mode(0o666));
    }
    let mut file = builder.tempfile_in(folder).map_err(say)?;
    file.write_all(bytes).map_err(say)?;
    file.as_file().sync_all().map_err(say)?;
    file.persist(path).map_err(|error| say(error.error))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_output_option_names_a_file_or_a_folder() {
        let cwd = tempfile::tempdir().unwrap();
        std::fs::create_dir(cwd.path().join("there")).unwrap();
        let path = |given: Option<&str>| path(given.map(Path::new), "york-a4.pdf", cwd.path());
        assert_eq!(path(None), Path::new("output/york-a4.pdf"));
        assert_eq!(path(Some("kit.pdf")), Path::new("kit.pdf"));
        assert_eq!(path(Some("there")), Path::new("there/york-a4.pdf"));
        assert_eq!(path(Some("new/")), Path::new("new/york-a4.pdf"));
        assert_eq!(path(Some("new")), Path::new("new"));
    }

    #[test]
    fn a_file_is_replaced_whole_and_nothing_is_left_beside_it() {
        let folder = tempfile::tempdir().unwrap();
        let target = folder.path().join("a/b/kit.pdf");
        write(&target, b"first").unwrap();
        write(&target, b"second").unwrap();
        assert_eq!(std::fs::read(&target).unwrap(), b"second");
        assert_eq!(std::fs::read_dir(target.parent().unwrap()).unwrap().count(), 1);
    }

    #[test]
    fn a_file_in_the_way_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("plain");
        std::fs::write(&file, b"kept").unwrap();
        let why = write(&file.join("kit.pdf"), b"new").unwrap_err();
        assert!(why.contains("plain` is a file"), "{why}");
        assert_eq!(std::fs::read(&file).unwrap(), b"kept");
    }
}
