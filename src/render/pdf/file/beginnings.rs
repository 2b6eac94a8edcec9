//! What pages begin with alike, stored once: the leaflets of a hundred sets differ in their numbers only, which come last.
//!
//! The content of a page may be several streams, read as one. Pages that begin alike, and use the same resources, share the stream
//! of that beginning.

use super::operands::{ContentReader, Operand};
use super::written::{self, WrittenFile};
use std::collections::BTreeMap;

/// Beginnings of fewer bytes are not worth a stream of their own.
const WORTH: usize = 8000;
/// So many bytes are compared at once.
const BLOCK: usize = 4096;

/// Pages that begin alike, by the object numbers of their contents.
pub(super) struct Beginnings(BTreeMap<usize, Beginning>);

/// The beginning of a page.
#[derive(Clone, Copy)]
pub(super) struct Beginning {
    /// The object number of the content of the first page that begins like this.
    pub(super) model: usize,
    /// Its length in bytes.
    pub(super) length: usize,
}

/// A content, and the resources that its names stand for.
struct PageStream<'a> {
    number: usize,
    data: &'a [u8],
    resources: &'a [u8],
}

impl Beginnings {
    /// Looks at all pages of a file.
    pub(super) fn of(file: &WrittenFile<'_>) -> Self {
        // Each first page that begins in its way, with others that do likewise, and as far as all of them agree.
        let mut models: Vec<(PageStream<'_>, Vec<usize>, usize)> = Vec::new();
        for page in file.objects.iter().filter_map(|object| stream(file, object.body)) {
            let alike = models.iter_mut().find_map(|model| {
                let is_same = model.0.resources == page.resources;
                let length = if is_same { common(model.0.data, page.data) } else { 0 };
                (length >= WORTH).then_some((model, length))
            });
            match alike {
                Some((model, length)) => {
                    model.1.push(page.number);
                    model.2 = model.2.min(length);
                }
                None => {
                    let length = page.data.len();
                    models.push((page, Vec::new(), length));
                }
            }
        }
        let mut found = BTreeMap::new();
        for (first, others, length) in models.iter().filter(|(_, others, _)| !others.is_empty()) {
            let beginning = Beginning { model: first.number, length: whole(&first.data[..*length]) };
            if beginning.length >= WORTH {
                found.extend([first.number].iter().chain(others).map(|&number| (number, beginning)));
            }
        }
        Self(found)
    }

    /// The beginning of a content that others have, too.
    pub(super) fn get(&self, number: usize) -> Option<Beginning> {
        self.0.get(&number).copied()
    }

    /// The body of an object: of a page that begins with a stored stream, with both streams as its content. `stored` are the
    /// numbers of those streams, by their models.
    pub(super) fn named(&self, body: &[u8], stored: &BTreeMap<usize, usize>) -> Vec<u8> {
        let named = written::find(body, CONTENTS).and_then(|at| {
            let number = written::reference(body, CONTENTS)?;
            let first = stored.get(&self.get(number)?.model)?;
            let old = format!("{number} 0 R");
            let (before, after) = body.split_at(at + CONTENTS.len());
            let after = after.trim_ascii_start().strip_prefix(old.as_bytes())?;
            Some([before, format!("[{first} 0 R {old}]").as_bytes(), after].concat())
        });
        named.unwrap_or_else(|| body.to_vec())
    }
}

/// The entry of a page for its content.
const CONTENTS: &[u8] = b"/Contents";

/// The content of an object that is a page.
fn stream<'a>(file: &WrittenFile<'a>, body: &[u8]) -> Option<PageStream<'a>> {
    let object = |number: usize| file.objects.get(number.checked_sub(1)?);
    let number = written::reference(body, CONTENTS)?;
    let resources = object(written::reference(body, b"/Resources")?)?.body;
    Some(PageStream { number, data: object(number)?.data?, resources })
}

/// How many bytes two contents have in common at their beginnings.
fn common(one: &[u8], other: &[u8]) -> usize {
    let same = one.chunks(BLOCK).zip(other.chunks(BLOCK)).take_while(|(one, other)| one == other);
    let blocks: usize = same.map(|(block, _)| block.len()).sum();
    let rest = one[blocks..].iter().zip(&other[blocks..]);
    blocks + rest.take_while(|(one, other)| one == other).count()
}

/// The length of the part of a content at whose end nothing is open.
fn whole(content: &[u8]) -> usize {
    let (mut reader, mut open, mut end) = (ContentReader::new(content), 0_usize, 0);
    while let Some(operand) = reader.next() {
        match operand {
            Operand::Word(b"q" | b"BDC" | b"BMC" | b"BT") => open += 1,
            Operand::Word(b"Q" | b"EMC" | b"ET") => {
                open = open.saturating_sub(1);
                // What was cut may look like a whole word.
                if open == 0 && reader.left() > 0 {
                    end = content.len() - reader.left();
                }
            }
            _ => {}
        }
    }
    end
}
