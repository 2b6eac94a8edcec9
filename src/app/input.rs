//! Reads files that a user names: ordinary files of a sensible size, nothing that never ends.

use crate::keyed::{KeyedMessage, keyed};
use crate::make::Unread;
use crate::theme::PICTURE_BYTES;
use std::fs;
use std::io::{ErrorKind, Read};
use std::path::Path;

/// Bytes of a mebibyte.
const MEBIBYTE: u64 = 1024 * 1024;
/// Greatest size of a file in bytes, more than any variant, theme text or drawing needs.
const MOST: u64 = 2 * MEBIBYTE;
/// Endings of pictures of pixels: some kinds are read, and for others a message tells why they are not.
const PICTURES: [&str; 16] = [
    "png", "jpg", "jpeg", "jpe", "jfif", "jif", "jp2", "jxl", "heic", "heif", "avif", "webp", "gif", "tif",
    "tiff", "bmp",
];

/// Returns the contents of a file.
///
/// # Errors
/// Why the system doesn't read it; or the file is not an ordinary one (a device or a pipe may never end), or too large.
pub(super) fn read(path: &Path) -> Result<Vec<u8>, Unread> {
    let about = fs::metadata(path).map_err(|error| unread(&error))?;
    if about.is_dir() {
        return Err(Unread::Folder);
    }
    if !about.is_file() {
        return Err(Unread::Other(keyed!("no-ordinary-file")));
    }
    let mut file = fs::File::open(path).map_err(|error| unread(&error))?;
    let ending = path.extension().map(|ending| ending.to_string_lossy().to_ascii_lowercase());
    if !ending.is_some_and(|ending| PICTURES.contains(&ending.as_str())) {
        return read_all(&mut file);
    }
    let large = || keyed!("picture-too-large-to-read", most = PICTURE_BYTES / MEBIBYTE);
    read_up_to(PICTURE_BYTES, &mut file, large)
}

/// Reads everything from a reader, such as the standard input.
///
/// # Errors
/// Why the system doesn't read it; or there is too much.
pub(super) fn read_all(from: &mut dyn Read) -> Result<Vec<u8>, Unread> {
    read_up_to(MOST, from, || keyed!("file-too-large-to-read", most = MOST / MEBIBYTE))
}

/// Reads everything, if it has at most this many bytes; `large` is the reason why more are not read.
fn read_up_to(most: u64, from: &mut dyn Read, large: impl Fn() -> KeyedMessage) -> Result<Vec<u8>, Unread> {
    let mut bytes = Vec::new();
    from.take(most + 1).read_to_end(&mut bytes).map_err(|error| unread(&error))?;
    if bytes.len() as u64 > most { Err(Unread::Other(large())) } else { Ok(bytes) }
}

/// Returns the reason why the system doesn't read a file.
fn unread(error: &std::io::Error) -> Unread {
    match error.kind() {
        ErrorKind::NotFound => Unread::Missing,
        ErrorKind::IsADirectory => Unread::Folder,
        _ => Unread::Other(KeyedMessage::foreign(&error.to_string())),
    }
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
        assert_eq!(read(folder.path()), Err(Unread::Folder));
        assert_eq!(read(&folder.path().join("b")), Err(Unread::Missing));
        let said = |unread: Result<Vec<u8>, Unread>| unread.unwrap_err().why("variant").text();
        fs::write(&file, vec![b' '; 2 * 1024 * 1024 + 1]).unwrap();
        assert!(said(read(&file)).contains("larger than 2 MiB"));
        assert!(said(read_all(&mut std::io::repeat(b' '))).contains("larger than 2 MiB"));
    }

    #[cfg(unix)]
    #[test]
    fn what_never_ends_is_not_read() {
        let why = read(Path::new("/dev/zero")).unwrap_err().why("variant");
        assert!(why.text().contains("no ordinary file"), "{why}");
    }
}
