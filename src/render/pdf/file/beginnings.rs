//! Beginnings that pages have in common, each stored once: see [`super::super::repeated`].
//!
//! The content of a page may be several streams, read as one.

use super::operands::{ContentReader, Operand};
use super::written::{self, WrittenFile};
use crate::render::RenderError;
use crate::render::pdf::repeated::SEAMS;
use std::collections::{BTreeMap, BTreeSet};

/// Bytes of a seam before its number.
const SEAM: &[u8] = b"SCN 7.25 M[";
/// First and last operation of the artifact that a seam is.
const OPENED: &[u8] = b"/Artifact";
const CLOSED: &[u8] = b"EMC";
/// Key of a page's content.
const CONTENTS: &[u8] = b"/Contents";

/// Error if the common beginnings of pages can't be shared: each page must then be written by itself.
pub(in crate::render::pdf) const TORN: RenderError = RenderError::Layout("seam");
/// Kinds of resources that names in a content stand for.
const KINDS: [&[u8]; 6] = [b"/ColorSpace", b"/ExtGState", b"/Pattern", b"/XObject", b"/Shading", b"/Font"];

/// Contents that begin like others, by their object numbers.
#[derive(Default)]
pub(super) struct Beginnings<'a>(BTreeMap<usize, Beginning<'a>>);

/// Content with a seam.
#[derive(Clone, Copy)]
pub(super) struct Beginning<'a> {
    /// Object number of the content that has this beginning first; the content's own if it is the first.
    pub(super) model: usize,
    /// Bytes before the seam, which on later pages are not painted.
    pub(super) first: &'a [u8],
    /// Bytes behind the seam.
    pub(super) rest: &'a [u8],
}

/// Beginning of the first page that has it.
struct SharedBeginning<'a> {
    /// Object number of the page's content.
    number: usize,
    /// Names in the beginning.
    names: BTreeSet<&'a [u8]>,
    /// Resources that these names, and names behind the seam, stand for.
    resources: &'a [u8],
}

impl SharedBeginning<'_> {
    /// Returns whether the names in the beginning stand for the same on another page; names behind the seam may differ.
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
    /// Finds the beginnings in all pages of a file, of which `repeated` pages begin like others.
    ///
    /// # Errors
    /// A seam is missing, or pages with one beginning have other names for its resources.
    pub(super) fn of(file: &WrittenFile<'a>, repeated: usize) -> Result<Self, RenderError> {
        let mut found = BTreeMap::new();
        if repeated == 0 {
            return Ok(Self(found));
        }
        // Beginnings by the number of the seam.
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

    /// Returns how a content begins; `None`: no other begins so.
    pub(super) fn get(&self, number: usize) -> Option<Beginning<'a>> {
        self.0.get(&number).copied()
    }

    /// Returns the body of an object; a page that begins with a stored stream gets both streams as its content. `stored` are the
    /// numbers of the stored streams, by their models.
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

/// Returns the names in a content.
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

/// Returns the number of the seam of a content, the bytes before it and the bytes behind it.
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
