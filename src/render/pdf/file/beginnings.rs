//! Beginnings that contents of pages have in common, each stored once: the leaflets of a hundred sets differ in their numbers
//! only, which come last. The content of a page may be several streams, which are read as one.

use hayro_syntax::content::UntypedIter;
use hayro_syntax::object::{Dict, ObjRef, Object, Stream};
use std::borrow::Cow;
use std::cell::OnceCell;
use std::collections::BTreeMap;

/// Bytes below which a beginning is not worth a stream of its own.
const WORTH: usize = 4096;
/// Kinds of resources that names in a content stand for.
const KINDS: [&[u8]; 6] = [b"ColorSpace", b"ExtGState", b"Pattern", b"XObject", b"Shading", b"Font"];

/// Content that begins like another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Beginning {
    /// Number of the content from which the beginning is taken; its own for the first that has it.
    pub(super) model: u32,
    /// Bytes of the beginning.
    pub(super) length: usize,
}

/// Content that others may begin like.
struct ModelContent<'a> {
    number: u32,
    data: &'a [u8],
    resources: Dict<'a>,
    /// Names in the content, and where each stands first.
    names: OnceCell<BTreeMap<Vec<u8>, usize>>,
    /// Bytes that others have in common with it; `None`: no other begins like it so far.
    shared: Option<usize>,
}

impl ModelContent<'_> {
    /// Returns how many bytes a content of another page has in common with this one and with the same meaning, up to the end of
    /// an operation.
    fn common(&self, data: &[u8], resources: &Dict<'_>) -> usize {
        let common = self.data.iter().zip(data).take_while(|(one, other)| one == other).count();
        // To look at names takes time, which is lost where hardly anything is in common.
        let alike = if common < WORTH || self.resources.data() == resources.data() {
            common
        } else {
            let names = self.names.get_or_init(|| names(self.data)).iter();
            let others = names.filter(|(name, _)| !means_the_same(name, &self.resources, resources));
            others.map(|(_, first)| *first).fold(common, usize::min)
        };
        // krilla begins a new line before operations, and nowhere else.
        data[..alike].iter().rposition(|byte| *byte == b'\n').unwrap_or(0)
    }
}

/// Returns which contents of pages begin alike, by their numbers.
pub(super) fn beginnings<'a>(pages: impl Iterator<Item = Dict<'a>>) -> BTreeMap<u32, Beginning> {
    let mut found = BTreeMap::new();
    let mut models: Vec<ModelContent<'_>> = Vec::new();
    for page in pages {
        let content = page.get::<Stream<'_>>(b"Contents").zip(page.get_ref(b"Contents"));
        let Some(((content, number), resources)) = content.zip(page.get::<Dict<'_>>(b"Resources")) else {
            continue;
        };
        let Cow::Borrowed(data) = content.raw_data() else { continue };
        let number = number.obj_number;
        let like = models.iter_mut().find_map(|model| {
            let common = model.common(data, &resources);
            // All that begin like one content share one stream.
            let length = model.shared.unwrap_or(common);
            let is_alike = common >= length.max(WORTH);
            is_alike.then(|| Beginning { model: model.number, length: *model.shared.insert(length) })
        });
        match like {
            Some(beginning) => {
                found.insert(beginning.model, beginning);
                found.insert(number, beginning);
            }
            None => {
                models.push(ModelContent { number, data, resources, names: OnceCell::new(), shared: None });
            }
        }
    }
    found
}

/// Returns whether a name stands for the same objects on two pages.
fn means_the_same(name: &[u8], one: &Dict<'_>, other: &Dict<'_>) -> bool {
    let object =
        |page: &Dict<'_>, kind: &[u8]| -> Option<ObjRef> { page.get::<Dict<'_>>(kind)?.get_ref(name) };
    KINDS.iter().all(|kind| object(one, kind) == object(other, kind))
}

/// Returns the names in a content, and where each stands first, or something that looks like it.
fn names(content: &[u8]) -> BTreeMap<Vec<u8>, usize> {
    let mut reader = UntypedIter::new(content);
    let mut names = BTreeMap::new();
    while let Some(operation) = reader.next() {
        for operand in operation.operands() {
            if let Object::Name(name) = operand
                && !names.contains_key(&**name)
            {
                let written = [b"/", &**name].concat();
                names.insert(name.to_vec(), memchr::memmem::find(content, &written).unwrap_or(0));
            }
        }
    }
    names
}
