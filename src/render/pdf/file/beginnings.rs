//! Beginnings that contents of pages have in common, each stored once: the leaflets of a hundred sets differ in their numbers
//! only, which come last. The content of a page may be several streams, which are read as one.

use hayro_syntax::content::UntypedIter;
use hayro_syntax::object::{Dict, ObjRef, Object, Stream};
use std::collections::{BTreeMap, BTreeSet};

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
    /// Bytes that others have in common with it, and the names in them; `None`: no other begins like it so far.
    shared: Option<(usize, BTreeSet<Vec<u8>>)>,
}

impl ModelContent<'_> {
    /// Returns how many bytes a content of another page has in common with this one, up to the end of an operation.
    fn common(&self, data: &[u8]) -> usize {
        let common = self.data.iter().zip(data).take_while(|(one, other)| one == other).count();
        // krilla begins a new line before operations, and nowhere else.
        data[..common].iter().rposition(|byte| *byte == b'\n').unwrap_or(0)
    }

    /// Returns whether names stand for the same objects here and on another page.
    fn means(&self, names: &BTreeSet<Vec<u8>>, resources: &Dict<'_>) -> bool {
        let object = |resources: &Dict<'_>, kind: &[u8], name: &[u8]| -> Option<ObjRef> {
            resources.get::<Dict<'_>>(kind)?.get_ref(name)
        };
        self.resources.data() == resources.data()
            || names.iter().all(|name| {
                KINDS.iter().all(|kind| object(&self.resources, kind, name) == object(resources, kind, name))
            })
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
        let std::borrow::Cow::Borrowed(data) = content.raw_data() else { continue };
        let number = number.obj_number;
        let like = models.iter_mut().find_map(|model| {
            let common = model.common(data);
            let length = model.shared.as_ref().map_or(common, |(length, _)| *length);
            if common < WORTH.max(length) {
                return None;
            }
            let names = match model.shared.take() {
                Some((_, names)) => names,
                None => names(&data[..length]),
            };
            let is_alike = model.means(&names, &resources);
            model.shared = Some((length, names));
            is_alike.then_some(Beginning { model: model.number, length })
        });
        match like {
            Some(beginning) => {
                found.insert(beginning.model, beginning);
                found.insert(number, beginning);
            }
            None => models.push(ModelContent { number, data, resources, shared: None }),
        }
    }
    found
}

/// Returns the names in a content.
fn names(content: &[u8]) -> BTreeSet<Vec<u8>> {
    let mut reader = UntypedIter::new(content);
    let mut names = BTreeSet::new();
    while let Some(operation) = reader.next() {
        let found = operation.operands().filter_map(|operand| match operand {
            Object::Name(name) => Some(name.to_vec()),
            _ => None,
        });
        names.extend(found);
    }
    names
}
