//! Reading what a user names: ordinary files of a sensible size, nothing that never ends.

use crate::theme::PICTURE_BYTES;
use std::fs;
use std::io::{self, Error, Read};
use std::path::Path;

/// More than any variant, theme text or drawing needs, in bytes.
const MOST: u64 = 2 * 1024 * 1024;
/// The names of pictures of pixels end so, of which some are read, and of others it is said why they are not.
const PICTURES: [&str; 16] = [
    "png", "jpg", "jpeg", "jpe", "jfif", "jif", "jp2", "jxl", "heic", "heif", "avif", "webp", "gif", "tif",
    "tiff", "bmp",
];

/// The contents of a file.
///
/// # Errors
/// What the system says; or that it is no ordinary file (a device or a pipe may never end), or too large.
pub(super) fn read(path: &Path) -> io::Result<Vec<u8>> {
    let about = fs::metadata(path)?;
    if about.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    if !about.is_file() {
        return Err(Error::other("it is no ordinary file"));
    }
    let ending = path.extension().map(|ending| ending.to_string_lossy().to_ascii_lowercase());
    if !ending.is_some_and(|ending| PICTURES.contains(&ending.as_str())) {
        return read_all(&mut fs::File::open(path)?);
    }
    let mut bytes = Vec::new();
    fs::File::open(path)?.take(PICTURE_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > PICTURE_BYTES {
        let most = PICTURE_BYTES / (1024 * 1024);
        return Err(Error::other(format!("it is larger than {most} MiB: export the picture smaller")));
    }
    Ok(bytes)
}

/// All that a reader has, such as standard input.
///
/// # Errors
/// What the system says; or that it is too much.
pub(super) fn read_all(from: &mut dyn Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.take(MOST + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MOST {
        return Err(Error::other("it is larger than 2 MiB: no text or drawing that this program reads is"));
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_ordinary_files_of_a_sensible_size_are_read() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a.toml");
        fs::write(&file, b"text").unwrap();
        assert_eq!(read(&file).unwrap(), b"text");
        assert_eq!(read(folder.path()).unwrap_err().kind(), io::ErrorKind::IsADirectory);
        assert_eq!(read(&folder.path().join("b")).unwrap_err().kind(), io::ErrorKind::NotFound);
        fs::write(&file, vec![b' '; 2 * 1024 * 1024 + 1]).unwrap();
        assert!(read(&file).unwrap_err().to_string().contains("larger than 2 MiB"));
        assert!(read_all(&mut io::repeat(b' ')).unwrap_err().to_string().contains("larger than 2 MiB"));
    }

    #[cfg(unix)]
    #[test]
    fn what_never_ends_is_not_read() {
        assert!(read(Path::new("/dev/zero")).unwrap_err().to_string().contains("no ordinary file"));
    }
}
