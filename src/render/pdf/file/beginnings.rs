//! The beginnings that pages have in common, each stored once: see [`super::super::repeated`].
//!
//! The content of a page may be several streams, read as one.

use super::written::{self, WrittenFile};
use crate::render::RenderError;
use crate::render::pdf::repeated::SEAMS;
use std::collections::BTreeMap;

/// What stands in a seam before its number.
const SEAM: &[u8] = b"SCN 7.25 M[";
/// How the artifact that a seam is begins and ends.
const OPENED: &[u8] = b"/Artifact";
const CLOSED: &[u8] = b"EMC";
/// The entry of a page for its content.
const CONTENTS: &[u8] = b"/Contents";

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

impl<'a> Beginnings<'a> {
    /// Looks at all pages of a file.
    ///
    /// # Errors
    /// If a seam is not where it should be, or if pages with one beginning have other names for what they use.
    pub(super) fn of(file: &WrittenFile<'a>) -> Result<Self, RenderError> {
        let torn = RenderError::Layout("seam");
        let object = |number: usize| file.objects.get(number.checked_sub(1)?);
        // By the number of the seam, the first content with it, and the resources of that page.
        let mut models: BTreeMap<usize, (usize, &[u8])> = BTreeMap::new();
        let mut found = BTreeMap::new();
        for page in file.objects.iter().filter(|object| object.data.is_none()) {
            let Some(number) = written::reference(page.body, CONTENTS) else { continue };
            let Some(data) = object(number).and_then(|content| content.data) else { continue };
            let Some((seam, first, rest)) = parts(data) else { continue };
            let resources = written::reference(page.body, b"/Resources").and_then(object);
            let resources = resources.ok_or_else(|| torn.clone())?.body;
            let (model, names) = *models.entry(seam).or_insert((number, resources));
            if names != resources {
                return Err(torn);
            }
            found.insert(number, Beginning { model, first, rest });
        }
        Ok(Self(found))
    }

    /// How a content begins, if others begin so, too.
    pub(super) fn get(&self, number: usize) -> Option<Beginning<'a>> {
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
