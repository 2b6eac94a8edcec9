//! Where the PDF goes, and how it gets there whole.

use std::io::{Read, Write};
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

/// Writes a file in one step: it is there whole, or as it was before. Folders that are missing are made. Nothing but
/// a PDF is ever replaced.
pub(super) fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    // Where a link leads to is replaced, not the link.
    let target = if path.is_symlink() { std::fs::canonicalize(path) } else { Ok(path.to_owned()) };
    let path = &target.map_err(|error| format!("the link leads nowhere ({error})"))?;
    spare(path)?;
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

/// Refuses to replace what is no PDF: a device, or a file that somebody else wrote.
fn spare(path: &Path) -> Result<(), String> {
    let Ok(about) = std::fs::metadata(path) else { return Ok(()) };
    if !about.is_file() {
        return Err("what is there is no ordinary file".to_owned());
    }
    let mut start = Vec::new();
    let open = std::fs::File::open(path).map_err(|error| error.to_string())?;
    open.take(5).read_to_end(&mut start).map_err(|error| error.to_string())?;
    if start.is_empty() || start == b"%PDF-" {
        Ok(())
    } else {
        Err("the file there is no PDF, and is not replaced by one".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_pdf_is_never_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("my.toml");
        std::fs::write(&file, b"id = 1").unwrap();
        assert!(write(&file, b"%PDF-new").unwrap_err().contains("no PDF"));
        assert_eq!(std::fs::read(&file).unwrap(), b"id = 1");
        assert!(write(folder.path(), b"%PDF-new").unwrap_err().contains("no ordinary file"));
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_and_its_target_is_written() {
        let folder = tempfile::tempdir().unwrap();
        let (file, link) = (folder.path().join("kit.pdf"), folder.path().join("link.pdf"));
        std::fs::write(&file, b"%PDF-old").unwrap();
        std::os::unix::fs::symlink(&file, &link).unwrap();
        write(&link, b"%PDF-new").unwrap();
        assert!(link.is_symlink());
        assert_eq!(std::fs::read(&file).unwrap(), b"%PDF-new");
    }

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
        write(&target, b"%PDF-first").unwrap();
        write(&target, b"%PDF-second").unwrap();
        assert_eq!(std::fs::read(&target).unwrap(), b"%PDF-second");
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
