//! Reads files that a user names: ordinary files of a sensible size, nothing that never ends.

use crate::theme::PICTURE_BYTES;
use std::fs;
use std::io::{self, Error, Read};
use std::path::Path;

/// Greatest size of a file in bytes, more than any variant, theme text or drawing needs.
const MOST: u64 = 2 * 1024 * 1024;
/// Endings of pictures of pixels: some kinds are read, and for others a message tells why they are not.
const PICTURES: [&str; 16] = [
    "png", "jpg", "jpeg", "jpe", "jfif", "jif", "jp2", "jxl", "heic", "heif", "avif", "webp", "gif", "tif",
    "tiff", "bmp",
];

/// Returns the contents of a file.
///
/// # Errors
/// The system's error; or the file is not an ordinary one (a device or a pipe may never end), or too large.
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

/// Reads everything from a reader, such as the standard input.
///
/// # Errors
/// The system's error; or there is too much.
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
