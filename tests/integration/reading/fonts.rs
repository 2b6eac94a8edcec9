//! The fonts a file carries.

use super::{Pdf, name};
use hayro::hayro_syntax::object::{Array, Dict, Stream};

/// A font of the file.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Font {
    /// Its name, without the six letters that name a subset.
    pub(crate) name: String,
    /// Whether only some of its glyphs are in the file.
    pub(crate) subset: bool,
    /// Bytes of the embedded font file; 0 if it is not embedded.
    pub(crate) embedded: usize,
    /// Whether it says which text its glyphs stand for.
    pub(crate) has_text: bool,
}

impl Pdf {
    /// The fonts, sorted by name.
    pub(crate) fn fonts(&self) -> Vec<Font> {
        let mut fonts: Vec<Font> = self
            .dictionaries()
            .filter(|dict| name(dict, "Type").as_deref() == Some("Font"))
            // The other half of a composite font.
            .filter(|dict| !name(dict, "Subtype").is_some_and(|kind| kind.starts_with("CIDFont")))
            .map(|dict| font(&dict))
            .collect();
        fonts.sort();
        fonts
    }
}

fn font(dict: &Dict<'_>) -> Font {
    let full = name(dict, "BaseFont").unwrap_or_default();
    let (subset, name) = match full.split_once('+') {
        Some((tag, rest)) if tag.len() == 6 && tag.bytes().all(|b| b.is_ascii_uppercase()) => (true, rest),
        _ => (false, full.as_str()),
    };
    let descendants = dict.get::<Array<'_>>("DescendantFonts");
    let real = descendants.and_then(|array| array.iter::<Dict<'_>>().next());
    let descriptor = real.as_ref().unwrap_or(dict).get::<Dict<'_>>("FontDescriptor");
    let embedded = descriptor.and_then(|descriptor| {
        ["FontFile", "FontFile2", "FontFile3"]
            .iter()
            .find_map(|key| descriptor.get::<Stream<'_>>(key))
            .and_then(|file| file.decoded().ok().map(|bytes| bytes.len()))
    });
    Font {
        name: name.to_owned(),
        subset,
        embedded: embedded.unwrap_or(0),
        has_text: dict.contains_key("ToUnicode"),
    }
}
