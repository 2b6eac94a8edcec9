//! Writes single files: each whole or not at all, and only in place of a file of its own kind.

use crate::keyed::{KeyedMessage, keyed};
use crate::make::SINCE_STARTS;
use crate::make::{Format, IMPORTED};
use std::io::{ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

/// Returns whether a path from the user names a folder: an existing one, or a path that ends in a slash.
pub(super) fn is_folder(given: &Path, cwd: &Path) -> bool {
    let slash = given.as_os_str().to_string_lossy().ends_with(['/', std::path::MAIN_SEPARATOR]);
    slash || cwd.join(given).is_dir()
}

/// Kind of a file. A file is only ever replaced by one of the same kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FileKind {
    /// A kit or a drawing.
    Pdf,
    /// A drawing.
    Svg,
    /// A drawing.
    Png,
    /// A variant that this program imported: it may be replaced by another import, but a variant by an author never is.
    Variant,
    /// Lines for a laser cutter.
    Dxf,
    /// An OpenTafl rules record.
    Record,
    /// The record of a game.
    Game,
    /// The English text as it is when a language is translated.
    Since,
    /// A new file that an author goes on writing: it never replaces anything.
    Begun,
}

/// Length of the start of a file that tells its kind, in bytes.
const START: u64 = 1024;

impl FileKind {
    /// Returns the format of drawing that a path's ending asks for. `None`: another ending, or none.
    pub(super) fn of_drawing(path: &Path) -> Option<Format> {
        let ending = path.extension()?.to_str()?.to_ascii_lowercase();
        match ending.as_str() {
            "svg" => Some(Format::Svg),
            "png" => Some(Format::Png),
            "pdf" => Some(Format::Pdf),
            _ => None,
        }
    }

    /// Returns the kind of a file in this format.
    pub(super) const fn of(format: Format) -> Self {
        match format {
            Format::Pdf => Self::Pdf,
            Format::Svg | Format::LaserSvg => Self::Svg,
            Format::Png => Self::Png,
            Format::Dxf => Self::Dxf,
        }
    }

    /// Returns its word in the sentence `file-of-another-kind`.
    const fn word(self) -> &'static str {
        match self {
            Self::Pdf => "PDF",
            Self::Svg => "SVG",
            Self::Png => "PNG",
            Self::Variant => "variant",
            Self::Dxf => "DXF",
            Self::Record => "rules",
            Self::Game => "game",
            Self::Since => "since",
            Self::Begun => "new",
        }
    }

    /// Returns the ending of the names of files of this kind.
    pub(super) const fn ending(self) -> &'static str {
        match self {
            Self::Pdf => ".pdf",
            Self::Svg => ".svg",
            Self::Png => ".png",
            Self::Variant => ".toml",
            Self::Dxf => ".dxf",
            Self::Record | Self::Game | Self::Since => ".txt",
            Self::Begun => "",
        }
    }

    /// Returns whether a file with this start is of this kind.
    fn is(self, start: &[u8]) -> bool {
        match self {
            Self::Pdf => start.starts_with(b"%PDF-"),
            Self::Svg => start.windows(4).any(|part| part == b"<svg"),
            Self::Png => start.starts_with(b"\x89PNG\r\n\x1a\n"),
            Self::Variant => start.starts_with(IMPORTED.as_bytes()),
            // A DXF may begin with a remark (group 999).
            Self::Dxf => {
                let digit = start.iter().find(|byte| !byte.is_ascii_whitespace());
                digit.is_some_and(u8::is_ascii_digit) && start.windows(7).any(|part| part == b"SECTION")
            }
            Self::Record => start.starts_with(b"dim:"),
            // A record by this program begins with its game's heading or the first number.
            Self::Game => start.starts_with(b"Game: ") || start.starts_with(b"1. "),
            Self::Since => start.starts_with(SINCE_STARTS.as_bytes()),
            Self::Begun => false,
        }
    }
}

/// Writes a file in one step: afterwards it is there whole, or unchanged if writing fails. Makes missing folders. Replaces
/// only a file of the same kind.
pub(super) fn write(path: &Path, bytes: &[u8], kind: FileKind) -> Result<(), KeyedMessage> {
    let path = &target(path)?;
    spare(path, kind)?;
    let folder = path.parent().ok_or_else(|| keyed!("file-without-folder"))?;
    if let Some(file) = folder.ancestors().find(|above| above.is_file()) {
        return Err(keyed!("file-in-the-way", file = file.display()));
    }
    let made: Vec<&Path> = folder.ancestors().take_while(|above| !above.exists()).collect();
    let written = std::fs::create_dir_all(folder).and_then(|()| put(path, folder, bytes, kind));
    written.map_err(|error| {
        // Removes the folders that are made above, for nothing needs them. A folder that another program puts a file into
        // meanwhile is not empty, and stays.
        for folder in made {
            let _ = std::fs::remove_dir(folder);
        }
        said(&error)
    })
}

/// Writes a file beside its target, and moves it there.
fn put(path: &Path, folder: &Path, bytes: &[u8], kind: FileKind) -> std::io::Result<()> {
    // The temporary file lies beside its target, for a file can only be renamed within one disk.
    let mut builder = tempfile::Builder::new();
    builder.prefix(".tafl-print-").suffix(kind.ending());
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        // The permissions of any new file, which the process's umask reduces. Temporary files have fewer by default.
        // So they are set here.
        builder.permissions(std::fs::Permissions::from_mode(0o666));
    }
    let mut file = builder.tempfile_in(folder)?;
    #[cfg(unix)]
    if let Ok(old) = std::fs::metadata(path) {
        use std::os::unix::fs::{MetadataExt, fchown};
        // A replaced file keeps its owner and its permissions: whoever can read the old one can read the new one.
        let new = file.as_file().metadata()?;
        if (old.uid(), old.gid()) != (new.uid(), new.gid()) {
            fchown(file.as_file(), Some(old.uid()), Some(old.gid()))?;
        }
        file.as_file().set_permissions(old.permissions())?;
    }
    file.write_all(bytes)?;
    file.as_file().sync_all()?;
    file.persist(path).map_err(|error| error.error)?;
    Ok(())
}

/// Returns in plain words why a file can't be written; the system's words where there are no plain ones.
pub(super) fn said(error: &std::io::Error) -> KeyedMessage {
    match error.kind() {
        ErrorKind::PermissionDenied => keyed!("may-not-write-there"),
        ErrorKind::NotFound => keyed!("folder-cannot-be-made"),
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => keyed!("disk-full"),
        ErrorKind::ReadOnlyFilesystem => keyed!("disk-read-only"),
        ErrorKind::FileTooLarge => keyed!("file-larger-than-allowed"),
        ErrorKind::InvalidFilename => keyed!("file-name-unusable"),
        _ => KeyedMessage::foreign(&error.to_string()),
    }
}

/// Checks, without changing anything, that no existing file keeps `write` from writing here.
pub(super) fn check(path: &Path, kind: FileKind) -> Result<(), KeyedMessage> {
    spare(&target(path)?, kind)
}

/// Returns whether there is a file with other contents. A file that can't be read, or is empty, counts as none.
pub(super) fn differs(path: &Path, bytes: &[u8]) -> bool {
    let Ok(about) = std::fs::metadata(path) else { return false };
    let is_other = || std::fs::read(path).is_ok_and(|there| there != bytes);
    about.len() > 0 && (about.len() != bytes.len() as u64 || is_other())
}

/// Returns the path to write to: for a link the file that it leads to, so that the link stays.
fn target(path: &Path) -> Result<PathBuf, KeyedMessage> {
    let target = if path.is_symlink() { std::fs::canonicalize(path) } else { Ok(path.to_owned()) };
    target.map_err(|_| match std::fs::metadata(path) {
        // `/dev/stdout` where the output is piped on.
        Ok(_) => keyed!("link-to-no-file"),
        Err(_) => keyed!("link-to-nowhere"),
    })
}

/// Refuses to replace a file of another kind, a device, a write-protected file, and a file that the user may not write.
fn spare(path: &Path, kind: FileKind) -> Result<(), KeyedMessage> {
    let Ok(about) = std::fs::metadata(path) else { return Ok(()) };
    if !about.is_file() {
        return Err(keyed!("no-ordinary-file-there"));
    }
    if about.permissions().readonly() {
        return Err(keyed!("file-write-protected"));
    }
    // A folder lets its owner replace a file that isn't theirs and that they may not write.
    if std::fs::OpenOptions::new().write(true).open(path).is_err() {
        return Err(keyed!("file-of-somebody-else"));
    }
    let mut start = Vec::new();
    let open = std::fs::File::open(path).map_err(|error| said(&error))?;
    open.take(START).read_to_end(&mut start).map_err(|error| said(&error))?;
    if start.is_empty() || kind.is(&start) {
        Ok(())
    } else {
        Err(keyed!("file-of-another-kind", kind = kind.word()))
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
        assert!(write(&file, b"%PDF-new", FileKind::Pdf).unwrap_err().text().contains("no PDF"));
        assert_eq!(std::fs::read(&file).unwrap(), b"id = 1");
        assert!(
            write(folder.path(), b"%PDF-new", FileKind::Pdf).unwrap_err().text().contains("no ordinary file")
        );
    }

    #[test]
    fn each_kind_replaces_its_own_only() {
        let folder = tempfile::tempdir().unwrap();
        let starts: [(FileKind, &[u8]); 6] = [
            (FileKind::Pdf, b"%PDF-1.7"),
            (FileKind::Svg, b"<?xml version=\"1.0\"?>\n<svg/>"),
            (FileKind::Png, b"\x89PNG\r\n\x1a\n...."),
            (FileKind::Variant, IMPORTED.as_bytes()),
            (FileKind::Dxf, b"999\nA board\n  0\nSECTION\n"),
            (FileKind::Record, b"dim:7 start:/7/"),
        ];
        for (kind, bytes) in starts {
            let file = folder.path().join(kind.ending());
            write(&file, bytes, kind).unwrap();
            write(&file, bytes, kind).unwrap();
            for (other, _) in starts.iter().filter(|(other, _)| *other != kind) {
                let why = write(&file, b"other", *other).unwrap_err();
                assert_eq!(why, keyed!("file-of-another-kind", kind = other.word()));
            }
            assert_eq!(std::fs::read(&file).unwrap(), bytes);
        }
    }

    #[test]
    fn a_drawing_is_chosen_by_its_ending() {
        let kind = |name: &str| FileKind::of_drawing(Path::new(name));
        assert_eq!(kind("a.svg"), Some(Format::Svg));
        assert_eq!(kind("a/b.PNG"), Some(Format::Png));
        assert_eq!(kind("a.b.pdf"), Some(Format::Pdf));
        for name in ["a", "svg", ".svg", "a.gif", "a.svg/", "a.toml"] {
            assert!(kind(name).is_none() || name.ends_with('/'), "{name}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_and_its_target_is_written() {
        let folder = tempfile::tempdir().unwrap();
        let (file, link) = (folder.path().join("kit.pdf"), folder.path().join("link.pdf"));
        std::fs::write(&file, b"%PDF-old").unwrap();
        std::os::unix::fs::symlink(&file, &link).unwrap();
        write(&link, b"%PDF-new", FileKind::Pdf).unwrap();
        assert!(link.is_symlink());
        assert_eq!(std::fs::read(&file).unwrap(), b"%PDF-new");
    }

    #[test]
    fn a_path_names_a_folder_or_a_file() {
        let cwd = tempfile::tempdir().unwrap();
        std::fs::create_dir(cwd.path().join("there")).unwrap();
        for (given, folder) in [("kit.pdf", false), ("new", false), ("new/", true), ("there", true)] {
            assert_eq!(is_folder(Path::new(given), cwd.path()), folder, "{given}");
        }
    }

    #[test]
    fn a_file_is_replaced_whole_and_nothing_is_left_beside_it() {
        let folder = tempfile::tempdir().unwrap();
        let target = folder.path().join("a/b/kit.pdf");
        write(&target, b"%PDF-first", FileKind::Pdf).unwrap();
        write(&target, b"%PDF-second", FileKind::Pdf).unwrap();
        assert_eq!(std::fs::read(&target).unwrap(), b"%PDF-second");
        assert_eq!(std::fs::read_dir(target.parent().unwrap()).unwrap().count(), 1);
    }

    #[test]
    fn a_protected_file_is_not_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("kit.pdf");
        std::fs::write(&file, b"%PDF-old").unwrap();
        let mut rights = std::fs::metadata(&file).unwrap().permissions();
        rights.set_readonly(true);
        std::fs::set_permissions(&file, rights).unwrap();
        assert!(write(&file, b"%PDF-new", FileKind::Pdf).unwrap_err().text().contains("write-protected"));
        assert_eq!(std::fs::read(&file).unwrap(), b"%PDF-old");
    }

    #[cfg(unix)]
    #[test]
    fn what_is_replaced_keeps_its_permissions() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("kit.pdf");
        std::fs::write(&file, b"%PDF-old").unwrap();
        for mode in [0o600, 0o664, 0o606] {
            std::fs::set_permissions(&file, std::fs::Permissions::from_mode(mode)).unwrap();
            write(&file, b"%PDF-new", FileKind::Pdf).unwrap();
            assert_eq!(std::fs::metadata(&file).unwrap().permissions().mode() & 0o777, mode);
        }
    }

    #[test]
    fn folders_made_for_nothing_are_taken_away() {
        let folder = tempfile::tempdir().unwrap();
        // No file system takes such a name.
        let long = "n".repeat(300) + ".pdf";
        let why = write(&folder.path().join("a/b").join(long), b"%PDF-", FileKind::Pdf).unwrap_err();
        assert!(why.text().contains("name is too long"), "{why}");
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
    }

    #[test]
    fn a_file_in_the_way_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("plain");
        std::fs::write(&file, b"kept").unwrap();
        let why = write(&file.join("kit.pdf"), b"new", FileKind::Pdf).unwrap_err();
        assert!(why.text().contains("plain` is a file"), "{why}");
        assert_eq!(std::fs::read(&file).unwrap(), b"kept");
    }
}
