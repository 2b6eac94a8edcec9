//! The beginnings that pages have in common, each stored once: see [`super::super::repeated`].
//!
//! The content of a page may be several streams, read as one.

use super::operands::{ContentReader, Operand};
use super::written::{self, WrittenFile};
use crate::render::RenderError;
use crate::render::pdf::repeated::SEAMS;
use std::collections::{BTreeMap, BTreeSet};

/// What stands in a seam before its number.
const SEAM: &[u8] = b"SCN 7.25 M[";
/// How the artifact that a seam is begins and ends.
const OPENED: &[u8] = b"/Artifact";
const CLOSED: &[u8] = b"EMC";
/// The entry of a page for its content.
const CONTENTS: &[u8] = b"/Contents";

/// That pages which begin alike can't be told apart from what follows: each must then be written by itself.
pub(in crate::render::pdf) const TORN: RenderError = RenderError::Layout("seam");
/// What names in a content stand for, by their kinds.
const KINDS: [&[u8]; 6] = [b"/ColorSpace", b"/ExtGState", b"/Pattern", b"/XObject", b"/Shading", b"/Font"];

/// Contents that begin like others, by their object numbers.
#[derive(Default)]
pub(super) struct Beginnings<'a>(BTreeMap<usize, Beginning<'a>>);

/// A content with a seam.
#[derive(Clone, Copy)]
pub(super) struct Beginning<'a> {
    /// The object number of the content whose beginning it has; its own if it is the first.
    pub(super) model: usize,
    /// Its beginning, which on later pages is not painted.
    pub(super) first: &'a [u8],
    /// What is behind the seam.
    pub(super) rest: &'a [u8],
}

/// The first page of a beginning.
struct SharedBeginning<'a> {
    /// The object number of its content.
    number: usize,
    /// The names in its beginning.
    names: BTreeSet<&'a [u8]>,
    /// What these, and names behind it, stand for.
    resources: &'a [u8],
}

impl SharedBeginning<'_> {
    /// Whether the names in the beginning stand for the same on another page; what follows may use something else.
    fn is_named_alike(&self, resources: &[u8]) -> bool {
        let is_alike = |name: &&[u8]| {
            KINDS.iter().all(|kind| {
                let of = |resources| written::entry(written::entry(resources, kind)?, name);
                of(self.resources) == of(resources)
            })
        };
        self.resources == resources || self.names.iter().all(is_alike)
    }
}

impl<'a> Beginnings<'a> {
    /// Looks at all pages of a file, of which so many begin like others.
    ///
    /// # Errors
    /// If a seam is missing, or if pages with one beginning have other names for what it uses.
    pub(super) fn of(file: &WrittenFile<'a>, repeated: usize) -> Result<Self, RenderError> {
        let mut found = BTreeMap::new();
        if repeated == 0 {
            return Ok(Self(found));
        }
        // By the number of the seam.
        let mut models: BTreeMap<usize, SharedBeginning<'_>> = BTreeMap::new();
        for page in
            file.objects.iter().filter(|object| written::entry(object.body, b"/Type") == Some(&b"/Page"[..]))
        {
            let Some(number) = written::reference(page.body, CONTENTS) else { continue };
            let Some(data) = file.object(number).and_then(|content| content.data) else { continue };
            let Some((seam, first, rest)) = parts(data) else { continue };
            let resources = written::reference(page.body, b"/Resources").and_then(|used| file.object(used));
            let resources = resources.ok_or(TORN)?.body;
            let model = models.entry(seam).or_insert_with(|| SharedBeginning {
                number,
                names: names(first),
                resources,
            });
            if !model.is_named_alike(resources) {
                return Err(TORN);
            }
            found.insert(number, Beginning { model: model.number, first, rest });
        }
        if found.len() == repeated { Ok(Self(found)) } else { Err(TORN) }
    }

    /// How a content begins, if others begin so, too.
    pub(super) fn get(&self, number: usize) -> Option<Beginning<'a>> {
        self.0.get(&number).copied()
    }

    /// The body of an object: of a page that begins with a stored stream, with both streams as its content. `stored` are the
    /// numbers of those streams, by their models.
    pub(super) fn named(&self, body: &[u8], stored: &BTreeMap<usize, usize>) -> Vec<u8> {
        let named = (!stored.is_empty()).then_some(()).and_then(|()| {
            let first = stored.get(&self.get(written::reference(body, CONTENTS)?)?.model)?;
            let place = written::place(body, CONTENTS)?;
            let before = body[..place.start].trim_ascii_end();
            let (own, after) = (&body[place.clone()], &body[place.end..]);
            Some([before, format!("[{first} 0 R ").as_bytes(), own, b"]", after].concat())
        });
        named.unwrap_or_else(|| body.to_vec())
    }
}

/// The names in a content.
fn names(content: &[u8]) -> BTreeSet<&[u8]> {
    let mut reader = ContentReader::new(content);
    let mut names = BTreeSet::new();
    while let Some(operand) = reader.next() {
        if let Operand::Written(name @ [b'/', ..]) = operand {
            names.insert(name);
        }
    }
    names
}

/// The number of the seam of a content, what is before it and what is behind it.
fn parts(content: &[u8]) -> Option<(usize, &[u8], &[u8])> {
    let at = written::find(content, SEAM)?;
    let digits = &content[at + SEAM.len()..];
    let length = digits.iter().position(|byte| !byte.is_ascii_digit())?;
    let number: usize = std::str::from_utf8(&digits[..length]).ok()?.parse().ok()?;
    let seam = number.checked_sub(SEAMS)?;
    let first = memchr::memmem::rfind(&content[..at], OPENED)?;
    let end = at + written::find(&content[at..], CLOSED)? + CLOSED.len();
    Some((seam, &content[..first], &content[end..]))
}
