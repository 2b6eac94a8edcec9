//! A file as krilla lays it out: header, objects one after the other in the order of their numbers, a table of byte offsets,
//! the trailer.

use super::operands::{ContentReader, Operand};
use crate::render::RenderError;
use std::ops::Range;

/// Length of a line of the table in bytes: ten digits, space, five digits, space, kind, two bytes for the line's end.
const LINE: usize = 20;

/// Parts of a file that krilla wrote.
pub(super) struct WrittenFile<'a> {
    /// Bytes before the first object.
    pub(super) header: &'a [u8],
    /// Objects by number; the first has the number 1.
    pub(super) objects: Vec<WrittenObject<'a>>,
    /// Object number of the catalog.
    pub(super) root: usize,
    /// Entries of the trailer without the number of objects.
    pub(super) trailer: &'a [u8],
}

/// Object of a file.
pub(super) struct WrittenObject<'a> {
    /// Bytes of the object; of a stream its dictionary.
    pub(super) body: &'a [u8],
    /// Entries of a stream's dictionary without its length; `None`: the object is no stream.
    pub(super) entries: Option<&'a [u8]>,
    /// Data of a stream; `None`: the object is no stream.
    pub(super) data: Option<&'a [u8]>,
}

impl<'a> WrittenFile<'a> {
    /// Takes a file apart.
    ///
    /// # Errors
    /// `RenderError::Layout`: the file is laid out in another way.
    pub(super) fn read(file: &'a [u8]) -> Result<Self, RenderError> {
        let table = OffsetTable::find(file).ok_or(RenderError::Layout("cross-reference table"))?;
        let mut offsets = Vec::with_capacity(table.count);
        for line in (1..table.count).map(|n| table.first + n * LINE) {
            let offset = file.get(line..line + 10).and_then(number).filter(|_| file[line + 17] == b'n');
            offsets.push(offset.ok_or(RenderError::Layout("cross-reference"))?);
        }
        let header = offsets.first().and_then(|&first| file.get(..first));
        let ends = offsets.iter().skip(1).chain([&table.start]);
        let objects: Option<Vec<_>> = offsets
            .iter()
            .zip(ends)
            .map(|(&start, &end)| WrittenObject::read(file.get(start..end)?))
            .collect();
        let objects = objects.ok_or(RenderError::Layout("object"))?;
        let trailer = &file[table.first + table.count * LINE..];
        let (root, trailer) = self::trailer(trailer).ok_or(RenderError::Layout("trailer"))?;
        let catalog = root.checked_sub(1).and_then(|at| objects.get(at));
        if catalog.is_none_or(|catalog| entry(catalog.body, b"/Type") != Some(&b"/Catalog"[..])) {
            return Err(RenderError::Layout("catalog"));
        }
        Ok(Self { header: header.ok_or(RenderError::Layout("header"))?, objects, root, trailer })
    }

    /// Returns the object with a number.
    pub(super) fn object(&self, number: usize) -> Option<&WrittenObject<'a>> {
        self.objects.get(number.checked_sub(1)?)
    }
}

impl<'a> WrittenObject<'a> {
    /// Reads an object from the text between its number and the next object's.
    fn read(text: &'a [u8]) -> Option<Self> {
        let text = &text[find(text, b"obj")? + 3..];
        let text = text.trim_ascii().strip_suffix(b"endobj")?.trim_ascii();
        let Some(stream) = text.strip_suffix(b"endstream") else {
            return Some(Self { body: text, entries: None, data: None });
        };
        // The length of a stream comes first, and its data last.
        let rest = text.strip_prefix(b"<<")?.trim_ascii_start().strip_prefix(b"/Length ")?;
        let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let length = number(&rest[..digits])?;
        let end = stream.strip_suffix(b"\n")?.len();
        let body = text[..end.checked_sub(length)?].trim_ascii_end().strip_suffix(b"stream")?.trim_ascii();
        let from = text.len() - rest.len() + digits;
        let entries = body.get(from..)?.strip_suffix(b">>")?;
        Some(Self { body, entries: Some(entries.trim_ascii()), data: Some(&text[end - length..end]) })
    }
}

/// Returns the object number of the catalog, and all entries of the trailer but the first, which is the number of objects.
fn trailer(text: &[u8]) -> Option<(usize, &[u8])> {
    let text = text.trim_ascii_start().strip_prefix(b"trailer")?.trim_ascii_start();
    let text = text.strip_prefix(b"<<")?.trim_ascii_start().strip_prefix(b"/Size ")?;
    let text = text[..memchr::memmem::rfind(text, b"startxref")?].trim_ascii_end();
    let text = text.strip_suffix(b">>")?;
    let entries = &text[text.iter().position(|byte| !byte.is_ascii_digit())?..];
    Some((reference(entries, b"/Root")?, entries.trim_ascii()))
}

/// Place of the table.
struct OffsetTable {
    /// Offset of the word `xref`.
    start: usize,
    /// Offset of the line for object 0.
    first: usize,
    /// Number of lines.
    count: usize,
}

impl OffsetTable {
    fn find(file: &[u8]) -> Option<Self> {
        let word = b"startxref";
        let after = memchr::memmem::rfind(file, word)? + word.len();
        let start = number(&file[digits(file, after)?])?;
        let after = start + file.get(start..)?.strip_prefix(b"xref").map(|_| 4)?;
        // The table must be one section that begins with object 0.
        let from = digits(file, after)?;
        if file[from.clone()] != *b"0" {
            return None;
        }
        let count = digits(file, from.end)?;
        let first = count.end + file[count.end..].iter().position(u8::is_ascii_digit)?;
        let count = number(&file[count])?;
        let end = first.checked_add(count.checked_mul(LINE)?)?;
        file.get(end..)?.trim_ascii_start().starts_with(b"trailer").then_some(Self { start, first, count })
    }
}

/// Returns the value of a dictionary's entry as it is written; `entries` with or without its brackets. Keys within a text or
/// another dictionary are no entries.
pub(super) fn entry<'a>(entries: &'a [u8], key: &[u8]) -> Option<&'a [u8]> {
    entries.get(place(entries, key)?)
}

/// Returns where the value of an entry stands.
pub(super) fn place(entries: &[u8], key: &[u8]) -> Option<Range<usize>> {
    let mut reader = ContentReader::new(entries.strip_prefix(b"<<").unwrap_or(entries));
    loop {
        let Operand::Written(name @ [b'/', ..]) = reader.next()? else { return None };
        let from = entries.len() - reader.rest().trim_ascii_start().len();
        let value = reader.next()?;
        let mut ahead = reader;
        if matches!(value, Operand::Number(_))
            && matches!(ahead.next(), Some(Operand::Number(_)))
            && matches!(ahead.next(), Some(Operand::Word(b"R")))
        {
            reader = ahead;
        }
        if name == key {
            return Some(from..entries.len() - reader.rest().len());
        }
    }
}

/// Returns the number of the object to which an entry refers.
pub(super) fn reference(entries: &[u8], key: &[u8]) -> Option<usize> {
    number(entry(entries, key)?.strip_suffix(b" 0 R")?)
}

/// Returns the offset of the first occurrence of a word.
pub(super) fn find(text: &[u8], word: &[u8]) -> Option<usize> {
    memchr::memmem::find(text, word)
}

/// Returns the range of the next digits at or after an offset, with only white space before them.
fn digits(file: &[u8], from: usize) -> Option<Range<usize>> {
    let rest = file.get(from..)?;
    let start = rest.iter().position(|byte| !byte.is_ascii_whitespace())?;
    let length = rest[start..].iter().position(|byte| !byte.is_ascii_digit())?;
    (length > 0).then_some(from + start..from + start + length)
}

fn number(digits: &[u8]) -> Option<usize> {
    std::str::from_utf8(digits).ok()?.parse().ok()
}
