//! Decodes bytes into text.

use crate::diag::Diagnostic;
use crate::keyed::keyed;

/// Returns the text of a file, without a byte order mark at its start and without the end-of-file sign of MS-DOS.
///
/// # Errors
///
/// Bytes that are not UTF-8; the diagnostic gives line and column of the first one.
pub fn decode<'a>(file: &str, bytes: &'a [u8]) -> Result<&'a str, Diagnostic> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let bytes = bytes.trim_ascii_end().strip_suffix(b"\x1a").unwrap_or(bytes);
    std::str::from_utf8(bytes).map_err(|fault| {
        let good = std::str::from_utf8(&bytes[..fault.valid_up_to()]).unwrap_or_default();
        let line = good.matches('\n').count() + 1;
        let column = good.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        let byte = bytes.get(fault.valid_up_to()).copied().unwrap_or_default();
        if let Some(kind) = picture(bytes) {
            let message = keyed!("picture-not-text", kind);
            return Diagnostic::error(file, message).help(keyed!("trace-the-picture"));
        }
        if bytes.starts_with(b"\x1f\x8b") {
            let message = keyed!("file-compressed");
            let help = keyed!("save-uncompressed");
            return Diagnostic::error(file, message).help(help);
        }
        // The text around can't be shown, so the name contains the place.
        Diagnostic::error(
            format!("{file}:{line}:{column}"),
            keyed!("byte-not-text", byte = format!("{byte:02x}")),
        )
        .help(if is_utf16(bytes) {
            keyed!("save-unicode-as-plain")
        } else {
            keyed!("save-as-plain-text")
        })
    })
}

/// Returns what kind of file this is, if its first bytes tell.
fn picture(bytes: &[u8]) -> Option<&'static str> {
    const KINDS: [(&[u8], &str); 6] = [
        (b"\x89PNG", "PNG"),
        (b"\xff\xd8\xff", "JPEG"),
        (b"GIF8", "GIF"),
        (b"RIFF", "WebP"),
        (b"%PDF", "PDF"),
        (b"PK\x03\x04", "archive"),
    ];
    KINDS.into_iter().find(|(start, _)| bytes.starts_with(start)).map(|(_, kind)| kind)
}

/// Tells whether a file starts like UTF-16, with two bytes for each letter.
fn is_utf16(bytes: &[u8]) -> bool {
    bytes.starts_with(b"\xff\xfe") || bytes.starts_with(b"\xfe\xff")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_comes_through_without_its_mark() {
        assert_eq!(decode("a.toml", "id = \"þ\"".as_bytes()), Ok("id = \"þ\""));
        assert_eq!(decode("a.toml", b"\xef\xbb\xbfid"), Ok("id"));
        assert_eq!(decode("a.toml", b""), Ok(""));
        assert_eq!(decode("a.toml", b"id\r\n\x1a\r\n"), Ok("id\r\n"));
    }

    #[test]
    fn the_first_wrong_byte_has_a_place() {
        let fault = decode("a.toml", b"one\nt\xc3\xbe\xff\n").unwrap_err();
        assert_eq!(fault.file, "a.toml:2:3");
        assert!(fault.message.text().contains("0xff"), "{}", fault.message);
        let help = decode("a.toml", b"\xff\xfei\x00d\x00").unwrap_err().help;
        assert!(help.is_some_and(|help| help.text().contains("UTF-16")));
        let fault = decode("a.toml", b"\x89PNG\r\n\x1a\n\x00").unwrap_err();
        assert!(fault.file == "a.toml" && fault.message.text().contains("PNG"), "{fault:?}");
    }
}
