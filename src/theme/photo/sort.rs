//! Sorts of files, told by the first bytes: names lie, and phones name files by habit.

use crate::keyed::{KeyedMessage, keyed};

/// Sort of a file by its first bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FileSort {
    /// A PNG picture.
    Png,
    /// A JPEG picture.
    Jpeg,
    /// A picture that this program doesn't read.
    Other(OtherSort),
}

/// A sort of pictures that this program doesn't read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum OtherSort {
    Heic,
    Heif,
    Avif,
    Gif,
    Tiff,
    Bmp,
    Photoshop,
    JpegXl,
    Jpeg2000,
    Pdf,
    /// A PNG whose first bytes have been changed.
    ChangedPng,
    WebP,
    /// A box file whose brand isn't known.
    UnknownBrand,
}

impl OtherSort {
    /// Returns the message that says what the file is.
    pub(super) fn message(self) -> KeyedMessage {
        match self {
            Self::Heic => keyed!(
                "picture-is-heic",
                "this is a HEIC picture, as iPhones write them, and neither PNG nor JPEG"
            ),
            Self::Heif => keyed!(
                "picture-is-heif",
                "this is a HEIF picture, as phones write them, and neither PNG nor JPEG"
            ),
            Self::Avif => keyed!("picture-is-avif", "this is an AVIF picture, and neither PNG nor JPEG"),
            Self::Gif => keyed!("picture-is-gif", "this is a GIF picture, and neither PNG nor JPEG"),
            Self::Tiff => keyed!(
                "picture-is-tiff",
                "this is a TIFF picture or a camera's raw one, and neither PNG nor JPEG"
            ),
            Self::Bmp => keyed!("picture-is-bmp", "this is a BMP picture, and neither PNG nor JPEG"),
            Self::Photoshop => {
                keyed!("picture-is-photoshop", "this is a Photoshop file, and neither PNG nor JPEG")
            }
            Self::JpegXl => {
                keyed!("picture-is-jpeg-xl", "this is a JPEG XL picture, and neither PNG nor JPEG")
            }
            Self::Jpeg2000 => keyed!(
                "picture-is-jpeg-2000",
                "this is a JPEG 2000 picture, which few programs read, and neither PNG nor the usual JPEG"
            ),
            Self::Pdf => keyed!("picture-is-pdf", "this is a PDF, and neither PNG nor JPEG"),
            Self::ChangedPng => keyed!(
                "picture-is-changed-png",
                "this is a PNG picture whose first bytes were changed on the way, and neither PNG nor JPEG"
            ),
            Self::WebP => keyed!(
                "picture-is-webp",
                "this is a WebP picture, as web pages have them, and neither PNG nor JPEG"
            ),
            Self::UnknownBrand => keyed!(
                "picture-is-film",
                "this is a film, or a picture of an unknown kind, and neither PNG nor JPEG"
            ),
        }
    }

    /// Returns the help: what would do instead.
    pub(super) fn help(self) -> KeyedMessage {
        match self {
            Self::Heic | Self::Heif => keyed!(
                "export-from-phone",
                "export it as JPEG (on the phone: Settings > Camera > Formats > Most Compatible, or send the picture by mail)"
            ),
            Self::Pdf => keyed!("export-the-page", "export the page as PNG, or draw it as SVG"),
            Self::ChangedPng => keyed!("copy-as-it-is", "copy it once more, as it is"),
            Self::Avif
            | Self::Gif
            | Self::Tiff
            | Self::Bmp
            | Self::Photoshop
            | Self::JpegXl
            | Self::Jpeg2000
            | Self::WebP
            | Self::UnknownBrand => keyed!(
                "export-as-jpeg-or-png",
                "open it in any program for pictures and export it as JPEG or PNG"
            ),
        }
    }
}

/// Brands of a box file, as phones and cameras write pictures, with the sort of each.
const BRANDS: [(&[u8], OtherSort); 9] = [
    (b"heic", OtherSort::Heic),
    (b"heix", OtherSort::Heic),
    (b"hevc", OtherSort::Heic),
    (b"heim", OtherSort::Heic),
    (b"heis", OtherSort::Heic),
    (b"mif1", OtherSort::Heif),
    (b"msf1", OtherSort::Heif),
    (b"avif", OtherSort::Avif),
    (b"avis", OtherSort::Avif),
];

/// Beginnings of files, with the sort of each.
const STARTS: [(&[u8], FileSort); 13] = [
    (b"\x89PNG\r\n\x1a\n", FileSort::Png),
    (b"\xff\xd8\xff", FileSort::Jpeg),
    (b"GIF8", FileSort::Other(OtherSort::Gif)),
    (b"II*\0", FileSort::Other(OtherSort::Tiff)),
    (b"MM\0*", FileSort::Other(OtherSort::Tiff)),
    (b"BM", FileSort::Other(OtherSort::Bmp)),
    (b"8BPS", FileSort::Other(OtherSort::Photoshop)),
    (b"\xff\x0a", FileSort::Other(OtherSort::JpegXl)),
    (b"\0\0\0\x0cJXL ", FileSort::Other(OtherSort::JpegXl)),
    (b"\0\0\0\x0cjP  ", FileSort::Other(OtherSort::Jpeg2000)),
    (b"\xff\x4f\xff\x51", FileSort::Other(OtherSort::Jpeg2000)),
    (b"%PDF", FileSort::Other(OtherSort::Pdf)),
    (b"\x89PNG", FileSort::Other(OtherSort::ChangedPng)),
];

impl FileSort {
    /// Returns the sort that these bytes begin like; `None`: they are no picture.
    pub(super) fn of(bytes: &[u8]) -> Option<Self> {
        if bytes.starts_with(b"RIFF") && bytes.get(8..12) == Some(b"WEBP") {
            return Some(Self::Other(OtherSort::WebP));
        }
        if bytes.get(4..8) == Some(b"ftyp") {
            let brand = bytes.get(8..12).unwrap_or_default();
            let known = BRANDS.into_iter().find(|(other, _)| *other == brand);
            return Some(Self::Other(known.map_or(OtherSort::UnknownBrand, |(_, sort)| sort)));
        }
        let found = STARTS.into_iter().find(|(start, _)| bytes.starts_with(start))?.1;
        // Text may begin with the letters of a BMP, too; but it has no zero byte.
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
            (&b"\0\0\0\x18ftypheic\0\0\0\0"[..], OtherSort::Heic),
            (b"\0\0\0\x1cftypavif", OtherSort::Avif),
            (b"\0\0\0\x1cftypisom", OtherSort::UnknownBrand),
            (b"RIFF\x10\0\0\0WEBPVP8 ", OtherSort::WebP),
            (b"GIF89a\x01\0", OtherSort::Gif),
            (b"\0\0\0\x0cjP  \r\n\x87\n", OtherSort::Jpeg2000),
            (b"\xff\x4f\xff\x51\0\x2f", OtherSort::Jpeg2000),
            (b"BM\x10\0\0\0", OtherSort::Bmp),
        ] {
            assert_eq!(FileSort::of(bytes), Some(FileSort::Other(what)));
        }
        for text in [&b""[..], b"<svg", b"BM is no picture", b"RIFF raff", "ÿ".as_bytes(), b"\0ft"] {
            assert_eq!(FileSort::of(text), None);
        }
    }
}
