//! How to print: entries that krilla has no words for, added to the finished file.
//!
//! krilla writes classic cross-references, a table of byte offsets at the end of the file, and already gives the
//! catalog a `ViewerPreferences` dictionary, as PDF/UA asks for `DisplayDocTitle`. The new entries go into that
//! dictionary, and every offset behind them moves. Anything else than that layout is refused, not guessed.

use crate::render::RenderError;
use crate::scene::Flip;
use std::ops::Range;

/// The length of a line of the table: ten digits, space, five digits, space, kind, two bytes for the line's end.
const LINE: usize = 20;

/// The file with the print settings: no scaling, and how to use the two sides.
pub(super) fn add(mut file: Vec<u8>, duplex: Option<Flip>) -> Result<Vec<u8>, RenderError> {
    let table = XrefTable::find(&file).ok_or(RenderError::Layout("cross-reference table"))?;
    let catalog = table.catalog(&file).ok_or(RenderError::Layout("catalog"))?;
    let place = preferences(&file[catalog.clone()]).ok_or(RenderError::Layout("viewer preferences"))?;
    let place = catalog.start + place;
    let entries = entries(duplex);
    // From the end of the file to its start, so that what is yet to be read stays where it is.
    if table.start > place {
        let moved = (table.start + entries.len()).to_string();
        file.splice(table.number, moved.bytes());
    }
    for line in (0..table.count).map(|n| table.first + n * LINE) {
        let offset = number(&file[line..line + 10]).ok_or(RenderError::Layout("cross-reference"))?;
        if file[line + 17] == b'n' && offset > place {
            let moved = format!("{:010}", offset + entries.len());
            file.splice(line..line + 10, moved.bytes());
        }
    }
    file.splice(place..place, entries.bytes());
    Ok(file)
}

fn entries(duplex: Option<Flip>) -> String {
    let duplex = match duplex {
        None => "Simplex",
        Some(Flip::LongEdge) => "DuplexFlipLongEdge",
        Some(Flip::ShortEdge) => "DuplexFlipShortEdge",
    };
    format!("/PrintScaling/None/Duplex/{duplex}/PickTrayByPDFSize true")
}

/// Where the cross-reference table is.
struct XrefTable {
    /// Offset of the word `xref`.
    start: usize,
    /// Offset of the line of object 0.
    first: usize,
    /// How many lines there are.
    count: usize,
    /// The digits of `start` at the end of the file.
    number: Range<usize>,
}

impl XrefTable {
    fn find(file: &[u8]) -> Option<Self> {
        let word = b"startxref";
        let after = file.windows(word.len()).rposition(|window| window == word)? + word.len();
        let number = digits(file, after)?;
        let start = self::number(&file[number.clone()])?;
        let after = start + file.get(start..)?.strip_prefix(b"xref").map(|_| 4)?;
        // One section that begins with object 0.
        let from = digits(file, after)?;
        if file[from.clone()] != *b"0" {
            return None;
        }
        let count = digits(file, from.end)?;
        let first = count.end + file[count.end..].iter().position(u8::is_ascii_digit)?;
        let count = self::number(&file[count])?;
        let end = first.checked_add(count.checked_mul(LINE)?)?;
        let trailer = file.get(end..)?.trim_ascii_start().starts_with(b"trailer");
        trailer.then_some(Self { start, first, count, number })
    }

    /// The catalog: from its offset to the end of the object.
    fn catalog(&self, file: &[u8]) -> Option<Range<usize>> {
        let trailer = self.first + self.count * LINE;
        let root = trailer + find(&file[trailer..], b"/Root")?;
        let object = number(&file[digits(file, root + b"/Root".len())?])?;
        let line = (object < self.count).then_some(self.first + object * LINE)?;
        let start = number(file.get(line..line + 10)?)?;
        let end = start + find(file.get(start..)?, b"endobj")?;
        find(&file[start..end], b"/Catalog").map(|_| start..end)
    }
}

/// Where the viewer preferences end: the offset of their `>>`. They contain no other dictionary.
fn preferences(catalog: &[u8]) -> Option<usize> {
    let word = b"/ViewerPreferences";
    let after = find(catalog, word)? + word.len();
    let inside = catalog.len() - catalog[after..].trim_ascii_start().strip_prefix(b"<<")?.len();
    let end = inside + find(&catalog[inside..], b">>")?;
    let held = &catalog[inside..end];
    // Never a second entry of the same name.
    let free = [&b"/PrintScaling"[..], b"/Duplex", b"/PickTrayByPDFSize"]
        .iter()
        .all(|key| find(held, key).is_none());
    (free && find(held, b"<").is_none()).then_some(end)
}

fn find(text: &[u8], word: &[u8]) -> Option<usize> {
    text.windows(word.len()).position(|window| window == word)
}

/// The next digits at or after an offset, only white space before them.
fn digits(file: &[u8], from: usize) -> Option<Range<usize>> {
    let rest = file.get(from..)?;
    let start = rest.iter().position(|byte| !byte.is_ascii_whitespace())?;
    let length = rest[start..].iter().position(|byte| !byte.is_ascii_digit())?;
    (length > 0).then_some(from + start..from + start + length)
}

fn number(digits: &[u8]) -> Option<usize> {
    std::str::from_utf8(digits).ok()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fmt::Write as _;

    /// A file as krilla lays it out, with an object before and one behind the catalog.
    fn file(catalog: &str) -> Vec<u8> {
        let mut text = String::from("%PDF-1.7\n");
        let mut offsets = Vec::new();
        for object in ["1 0 obj\n<</A 1>>\nendobj\n", catalog, "3 0 obj\n<</B 2>>\nendobj\n"] {
            offsets.push(text.len());
            text.push_str(object);
        }
        let start = text.len();
        text.push_str("xref\n0 4\n0000000000 65535 f\r\n");
        for offset in offsets {
            write!(text, "{offset:010} 00000 n\r\n").expect("a String takes all");
        }
        write!(text, "trailer\n<</Size 4/Root 2 0 R>>\nstartxref\n{start}\n%%EOF")
            .expect("a String takes all");
        text.into_bytes()
    }

    const CATALOG: &str =
        "2 0 obj\n<</Type/Catalog/ViewerPreferences<</DisplayDocTitle true>>/Z 1>>\nendobj\n";

    #[test]
    fn entries_join_those_that_are_there_and_every_offset_moves() {
        let wanted = CATALOG
            .replace("true>>", "true/PrintScaling/None/Duplex/DuplexFlipShortEdge/PickTrayByPDFSize true>>");
        assert_eq!(add(file(CATALOG), Some(Flip::ShortEdge)), Ok(file(&wanted)));
    }

    #[test]
    fn another_layout_is_refused() {
        let without = CATALOG.replace("/ViewerPreferences<</DisplayDocTitle true>>", "");
        assert_eq!(add(file(&without), None), Err(RenderError::Layout("viewer preferences")));
        let twice = add(file(CATALOG), None).and_then(|once| add(once, None));
        assert_eq!(twice, Err(RenderError::Layout("viewer preferences")));
        let indirect = CATALOG.replace("<</DisplayDocTitle true>>", " 3 0 R");
        assert_eq!(add(file(&indirect), None), Err(RenderError::Layout("viewer preferences")));
        assert_eq!(add(b"%PDF-1.7".to_vec(), None), Err(RenderError::Layout("cross-reference table")));
    }
}
