//! What a file is, by its first bytes: names lie, and phones name files by habit.

/// What a file's first bytes say that it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FileSort {
    /// A PNG picture.
    Png,
    /// A JPEG picture.
    Jpeg,
    /// A picture that this program doesn't read: what it is, and what would do.
    Other(&'static str, &'static str),
}

/// What is done about most pictures of another sort.
const EXPORT: &str = "open it in any program for pictures and export it as JPEG or PNG";
/// What is done about those of an iPhone.
const HEIC: &str = "export it as JPEG (on the phone: Settings > Camera > Formats > Most Compatible, or send the picture by mail)";

/// The brands of a box file, as phones and cameras write pictures, and what each is.
const BRANDS: [(&[u8], FileSort); 9] = [
    (b"heic", FileSort::Other("a HEIC picture, as iPhones write them", HEIC)),
    (b"heix", FileSort::Other("a HEIC picture, as iPhones write them", HEIC)),
    (b"hevc", FileSort::Other("a HEIC picture, as iPhones write them", HEIC)),
    (b"heim", FileSort::Other("a HEIC picture, as iPhones write them", HEIC)),
    (b"heis", FileSort::Other("a HEIC picture, as iPhones write them", HEIC)),
    (b"mif1", FileSort::Other("a HEIF picture, as phones write them", HEIC)),
    (b"msf1", FileSort::Other("a HEIF picture, as phones write them", HEIC)),
    (b"avif", FileSort::Other("an AVIF picture", EXPORT)),
    (b"avis", FileSort::Other("an AVIF picture", EXPORT)),
];

/// Beginnings of files, and what each is.
const STARTS: [(&[u8], FileSort); 11] = [
    (b"\x89PNG\r\n\x1a\n", FileSort::Png),
    (b"\xff\xd8\xff", FileSort::Jpeg),
    (b"GIF8", FileSort::Other("a GIF picture", EXPORT)),
    (b"II*\0", FileSort::Other("a TIFF picture or a camera's raw one", EXPORT)),
    (b"MM\0*", FileSort::Other("a TIFF picture or a camera's raw one", EXPORT)),
    (b"BM", FileSort::Other("a BMP picture", EXPORT)),
    (b"8BPS", FileSort::Other("a Photoshop file", EXPORT)),
    (b"\xff\x0a", FileSort::Other("a JPEG XL picture", EXPORT)),
    (b"\0\0\0\x0cJXL ", FileSort::Other("a JPEG XL picture", EXPORT)),
    (b"%PDF", FileSort::Other("a PDF", "export the page as PNG, or draw it as SVG")),
    (
        b"\x89PNG",
        FileSort::Other(
            "a PNG picture whose first bytes were changed on the way",
            "copy it once more, as it is",
        ),
    ),
];

impl FileSort {
    /// What these bytes begin like; none if that is no picture.
    pub(super) fn of(bytes: &[u8]) -> Option<Self> {
        if bytes.starts_with(b"RIFF") && bytes.get(8..12) == Some(b"WEBP") {
            return Some(Self::Other("a WebP picture, as web pages have them", EXPORT));
        }
        if bytes.get(4..8) == Some(b"ftyp") {
            let brand = bytes.get(8..12).unwrap_or_default();
            let known = BRANDS.into_iter().find(|(other, _)| *other == brand);
            return Some(
                known
                    .map_or(Self::Other("a film, or a picture of an unknown kind", EXPORT), |(_, sort)| sort),
            );
        }
        let found = STARTS.into_iter().find(|(start, _)| bytes.starts_with(start))?.1;
        // Text may begin with the letters of a BMP, too; but it has no byte of nought.
        let is_text = || std::str::from_utf8(bytes).is_ok_and(|text| !text.contains('\0'));
        (matches!(found, Self::Png | Self::Jpeg) || !is_text()).then_some(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_known_by_their_first_bytes() {
        assert_eq!(FileSort::of(b"\x89PNG\r\n\x1a\n...."), Some(FileSort::Png));
        assert_eq!(FileSort::of(b"\xff\xd8\xff\xe1"), Some(FileSort::Jpeg));
        for (bytes, what) in [
            (&b"\0\0\0\x18ftypheic\0\0\0\0"[..], "a HEIC picture, as iPhones write them"),
            (b"\0\0\0\x1cftypavif", "an AVIF picture"),
            (b"\0\0\0\x1cftypisom", "a film, or a picture of an unknown kind"),
            (b"RIFF\x10\0\0\0WEBPVP8 ", "a WebP picture, as web pages have them"),
            (b"GIF89a\x01\0", "a GIF picture"),
            (b"BM\x10\0\0\0", "a BMP picture"),
        ] {
            assert!(
                matches!(FileSort::of(bytes), Some(FileSort::Other(found, _)) if found == what),
                "{what}"
            );
        }
        for text in [&b""[..], b"<svg", b"BM is no picture", b"RIFF raff", "ÿ".as_bytes(), b"\0ft"] {
            assert_eq!(FileSort::of(text), None);
        }
    }
}
