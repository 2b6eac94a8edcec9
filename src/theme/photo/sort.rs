//! Sorts of files, told by the first bytes: names are often wrong.

use super::PhotoFault;
use crate::keyed::{KeyedMessage, keyed};

/// Sort of a file by its first bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum FileSort {
    /// A PNG picture.
    Png,
    /// A JPEG picture.
    Jpeg,
    /// A picture that this program doesn't read, with what it is and what would do instead.
    Other(PhotoFault),
}

impl FileSort {
    /// Returns the sort that these bytes begin like; `None`: they are no picture.
    pub(super) fn of(bytes: &[u8]) -> Option<Self> {
        if let Some(fault) = boxed(bytes) {
            return Some(Self::Other(fault));
        }
        if bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
            return Some(Self::Png);
        }
        if bytes.starts_with(b"\xff\xd8\xff") {
            return Some(Self::Jpeg);
        }
        // Text may begin with the letters of a BMP, too; but it has no zero byte.
        let is_text = || std::str::from_utf8(bytes).is_ok_and(|text| !text.contains('\0'));
        other(bytes).filter(|_| !is_text()).map(Self::Other)
    }
}

/// Returns the help that does for most pictures.
fn export() -> KeyedMessage {
    keyed!("export-as-jpeg-or-png")
}

/// Returns the fault of a file that names its sort behind the first bytes, as files of phones, cameras and web pages do; `None`:
/// it is none of these.
fn boxed(bytes: &[u8]) -> Option<PhotoFault> {
    let export_from_phone = || keyed!("export-from-phone");
    let brand = bytes.get(8..12).unwrap_or_default();
    let (message, help) = match brand {
        b"WEBP" if bytes.starts_with(b"RIFF") => (keyed!("picture-is-webp"), export()),
        _ if bytes.get(4..8) != Some(b"ftyp") => return None,
        b"heic" | b"heix" | b"hevc" | b"heim" | b"heis" => (keyed!("picture-is-heic"), export_from_phone()),
        b"mif1" | b"msf1" => (keyed!("picture-is-heif"), export_from_phone()),
        b"avif" | b"avis" => (keyed!("picture-is-avif"), export()),
        _ => (keyed!("picture-is-film"), export()),
    };
    Some(PhotoFault::new(message, help))
}

/// Returns the fault of a file by its first bytes; `None`: they aren't known.
fn other(bytes: &[u8]) -> Option<PhotoFault> {
    let message = match bytes {
        [b'G', b'I', b'F', b'8', ..] => {
            keyed!("picture-is-gif")
        }
        [b'I', b'I', b'*', 0, ..] | [b'M', b'M', 0, b'*', ..] => keyed!("picture-is-tiff"),
        [b'B', b'M', ..] => keyed!("picture-is-bmp"),
        [b'8', b'B', b'P', b'S', ..] => {
            keyed!("picture-is-photoshop")
        }
        [0xff, 0x0a, ..] | [0, 0, 0, 0x0c, b'J', b'X', b'L', b' ', ..] => {
            keyed!("picture-is-jpeg-xl")
        }
        [0, 0, 0, 0x0c, b'j', b'P', b' ', b' ', ..] | [0xff, 0x4f, 0xff, 0x51, ..] => {
            keyed!("picture-is-jpeg-2000")
        }
        [b'%', b'P', b'D', b'F', ..] => {
            let help = keyed!("export-the-page");
            let message = keyed!("picture-is-pdf");
            return Some(PhotoFault::new(message, help));
        }
        [0x89, b'P', b'N', b'G', ..] => {
            let message = keyed!("picture-is-changed-png");
            return Some(PhotoFault::new(message, keyed!("copy-as-it-is")));
        }
        _ => return None,
    };
    Some(PhotoFault::new(message, export()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_known_by_their_first_bytes() {
        assert_eq!(FileSort::of(b"\x89PNG\r\n\x1a\n...."), Some(FileSort::Png));
        assert_eq!(FileSort::of(b"\xff\xd8\xff\xe1"), Some(FileSort::Jpeg));
        for (bytes, what) in [
            (&b"\0\0\0\x18ftypheic\0\0\0\0"[..], "picture-is-heic"),
            (b"\0\0\0\x1cftypavif", "picture-is-avif"),
            (b"\0\0\0\x1cftypisom", "picture-is-film"),
            (b"RIFF\x10\0\0\0WEBPVP8 ", "picture-is-webp"),
            (b"GIF89a\x01\0", "picture-is-gif"),
            (b"\0\0\0\x0cjP  \r\n\x87\n", "picture-is-jpeg-2000"),
            (b"\xff\x4f\xff\x51\0\x2f", "picture-is-jpeg-2000"),
            (b"BM\x10\0\0\0", "picture-is-bmp"),
        ] {
            let Some(FileSort::Other(found)) = FileSort::of(bytes) else { panic!("{what}") };
            assert_eq!(found.message.key(), what);
        }
        for text in [&b""[..], b"<svg", b"BM is no picture", b"RIFF raff", "ÿ".as_bytes(), b"\0ft"] {
            assert_eq!(FileSort::of(text), None);
        }
    }
}
