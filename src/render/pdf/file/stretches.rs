//! Stretches that contents of pages have in common, each stored once: cards of a class and leaflets of a hundred sets differ in
//! the numbers of the sets only. The content of a page may be several streams, which are read as one.

use hayro_syntax::content::UntypedIter;
use hayro_syntax::object::{Dict, ObjRef, Object, Stream};
use memchr::memmem;
use std::borrow::Cow;
use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// Bytes below which a stretch is not worth a stream of its own.
const WORTH: usize = 4096;
/// Kinds of resources that names in a content stand for.
const KINDS: [&[u8]; 6] = [b"ColorSpace", b"ExtGState", b"Pattern", b"XObject", b"Shading", b"Font"];

/// Part of a page's content.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct ContentPart {
    /// Its bytes.
    pub(super) bytes: Range<usize>,
    /// The stretch that it is, by the number of the content in which it was found first and its place among the stretches of that.
    /// `None`: no other page has it.
    pub(super) stretch: Option<(u32, usize)>,
}

/// Content of which others may have stretches.
struct ModelContent<'a> {
    number: u32,
    content: Lines<'a>,
    resources: Dict<'a>,
    /// Names in the content.
    names: OnceCell<BTreeSet<Vec<u8>>>,
    /// The stretches that others have, as ranges of lines. `None`: no other has any so far.
    stretches: Option<Vec<Range<usize>>>,
}

/// Content in lines.
struct Lines<'a> {
    data: &'a [u8],
    /// Where each line begins, and the end of the last: krilla begins a new line before operations, and nowhere else.
    bounds: Vec<usize>,
}

impl<'a> Lines<'a> {
    fn of(data: &'a [u8]) -> Self {
        let breaks = memchr::memchr_iter(b'\n', data).filter(|&at| at > 0);
        Self { data, bounds: [0].into_iter().chain(breaks).chain([data.len()]).collect() }
    }

    /// The number of lines.
    fn count(&self) -> usize {
        self.bounds.len() - 1
    }

    /// The bytes of some lines; `None`: there are not so many.
    fn bytes(&self, lines: &Range<usize>) -> Option<Range<usize>> {
        Some(*self.bounds.get(lines.start)?..*self.bounds.get(lines.end)?)
    }
}

impl ModelContent<'_> {
    /// Returns the stretches that a content of another page has in common with this one and with the same meaning, by their places
    /// among this one's, as bytes of the other. All that have a stretch of one content share one stream.
    fn common(&mut self, other: &Lines<'_>, resources: &Dict<'_>) -> Vec<(usize, Range<usize>)> {
        let found;
        let stretches = if let Some(known) = &self.stretches {
            known
        } else {
            found = self.alike(other, resources);
            &found
        };
        let strange = OnceCell::new();
        let is_common = |lines: &Range<usize>| {
            let (one, two) = (self.content.bytes(lines)?, other.bytes(lines)?);
            let data = &self.content.data[one];
            let is_equal = data == &other.data[two.clone()]
                && !has_any(data, strange.get_or_init(|| self.strange(resources)));
            is_equal.then_some(two)
        };
        let common: Vec<_> =
            stretches.iter().enumerate().filter_map(|(nth, lines)| Some((nth, is_common(lines)?))).collect();
        if !common.is_empty() && self.stretches.is_none() {
            self.stretches = Some(stretches.clone());
        }
        common
    }

    /// Returns the ranges of lines that are equal and worth a stream.
    fn alike(&self, other: &Lines<'_>, resources: &Dict<'_>) -> Vec<Range<usize>> {
        let equal = |line: usize| {
            let line = line..line + 1;
            let (one, two) = (self.content.bytes(&line)?, other.bytes(&line)?);
            Some(self.content.data[one] == other.data[two])
        };
        let mut stretches: Vec<Range<usize>> = Vec::new();
        let mut begun = None;
        let count = self.content.count().min(other.count());
        for line in 0..=count {
            if line < count && equal(line) == Some(true) {
                begun.get_or_insert(line);
            } else if let Some(start) = begun.take() {
                stretches.push(start..line);
            }
        }
        stretches.retain(|lines| self.content.bytes(lines).is_some_and(|bytes| bytes.len() >= WORTH));
        // To look at names takes time, which is lost where hardly anything is in common.
        if stretches.is_empty() {
            return stretches;
        }
        let strange = self.strange(resources);
        if strange.is_empty() {
            return stretches;
        }
        let mut kept = Vec::new();
        for lines in stretches {
            let is_strange = |line: &usize| {
                let bytes = self.content.bytes(&(*line..*line + 1)).unwrap_or_default();
                has_any(&self.content.data[bytes], &strange)
            };
            let mut start = lines.start;
            for line in lines.clone().filter(is_strange).chain([lines.end]) {
                kept.push(start..line);
                start = line + 1;
            }
        }
        kept.retain(|lines| self.content.bytes(lines).is_some_and(|bytes| bytes.len() >= WORTH));
        kept
    }

    /// Returns the names in this content that stand for other things on another page, as they are written.
    fn strange(&self, resources: &Dict<'_>) -> Vec<Vec<u8>> {
        if self.resources.data() == resources.data() {
            return Vec::new();
        }
        let names = self.names.get_or_init(|| names(self.content.data)).iter();
        let others = names.filter(|name| !means_the_same(name, &self.resources, resources));
        others.map(|name| [b"/", &**name].concat()).collect()
    }
}

/// Returns whether any of some names is written in a content.
fn has_any(content: &[u8], names: &[Vec<u8>]) -> bool {
    names.iter().any(|name| memmem::find(content, name).is_some())
}

/// Returns the parts of the contents of pages that have stretches in common with others, by the numbers of the contents.
pub(super) fn parts<'a>(pages: impl Iterator<Item = Dict<'a>>) -> BTreeMap<u32, Vec<ContentPart>> {
    let mut found = BTreeMap::new();
    let mut models: Vec<ModelContent<'_>> = Vec::new();
    for page in pages {
        let content = page.get::<Stream<'_>>(b"Contents").zip(page.get_ref(b"Contents"));
        let Some(((content, number), resources)) = content.zip(page.get::<Dict<'_>>(b"Resources")) else {
            continue;
        };
        let Cow::Borrowed(data) = content.raw_data() else { continue };
        let (number, content) = (number.obj_number, Lines::of(data));
        let like = models.iter_mut().find_map(|model| {
            let common = model.common(&content, &resources);
            (!common.is_empty()).then_some((model.number, common))
        });
        match like {
            Some((model, common)) => {
                found.insert(number, split(model, common, data.len()));
            }
            None => models.push(ModelContent {
                number,
                content,
                resources,
                names: OnceCell::new(),
                stretches: None,
            }),
        }
    }
    for model in models {
        let stretches = model.stretches.iter().flatten().enumerate();
        let own: Vec<_> =
            stretches.filter_map(|(nth, lines)| Some((nth, model.content.bytes(lines)?))).collect();
        if !own.is_empty() {
            found.insert(model.number, split(model.number, own, model.content.data.len()));
        }
    }
    found
}

/// Splits a content of this length at the stretches of a model.
fn split(model: u32, stretches: Vec<(usize, Range<usize>)>, length: usize) -> Vec<ContentPart> {
    let mut parts = Vec::new();
    let mut end = 0;
    for (nth, bytes) in stretches {
        parts.push(ContentPart { bytes: end..bytes.start, stretch: None });
        end = bytes.end;
        parts.push(ContentPart { bytes, stretch: Some((model, nth)) });
    }
    parts.push(ContentPart { bytes: end..length, stretch: None });
    parts.retain(|part| !part.bytes.is_empty());
    parts
}

/// Returns whether a name stands for the same objects on two pages.
fn means_the_same(name: &[u8], one: &Dict<'_>, other: &Dict<'_>) -> bool {
    let object =
        |page: &Dict<'_>, kind: &[u8]| -> Option<ObjRef> { page.get::<Dict<'_>>(kind)?.get_ref(name) };
    KINDS.iter().all(|kind| object(one, kind) == object(other, kind))
}

/// Returns the names in a content.
fn names(content: &[u8]) -> BTreeSet<Vec<u8>> {
    let mut reader = UntypedIter::new(content);
    let mut names = BTreeSet::new();
    while let Some(operation) = reader.next() {
        for operand in operation.operands() {
            if let Object::Name(name) = operand
                && !names.contains(&**name)
            {
                names.insert(name.to_vec());
            }
        }
    }
    names
}
