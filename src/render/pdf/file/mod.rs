//! The finished file: the objects that krilla wrote, read again and packed.
//!
//! krilla writes objects as PDF 1.4 did: every dictionary in plain text, a table of byte offsets at the end. Since PDF 1.5, which
//! PDF/A-2 allows, every object but streams may stand in compressed *object streams*, and the table may be a stream, too. That
//! is done here, with all that krilla can't write: print settings in the catalog, greys that are printed with black alone,
//! stretches that pages have in common ([`stretches`]), and art that is written by this program ([`super::art`]).

mod objects;
mod packed;
mod stretches;
#[cfg(test)]
mod tests;

use super::art::WrittenForm;
use crate::render::RenderError;
use crate::scene::Flip;
use hayro_syntax::Pdf;
use hayro_syntax::content::UntypedIter;
use hayro_syntax::object::{Array, Dict, MaybeRef, Name, Number, Object, ObjectIdentifier, Stream};
use objects::{copy, dictionary};
use packed::PackedFile;
use pdf_writer::Ref;
use std::collections::BTreeMap;
use stretches::{ContentPart, parts};

/// Returns the packed file, from krilla's file, the forms that stand in it as placeholders, and how to print it.
///
/// # Errors
/// If krilla's file can't be read, or has no catalog, no information about itself, or no place for a form.
pub(super) fn pack(
    written: Vec<u8>,
    forms: &[WrittenForm],
    duplex: Option<Flip>,
) -> Result<Vec<u8>, RenderError> {
    let file = Pdf::new(written).map_err(|_| RenderError::Layout("cross-reference table"))?;
    let read = KrillaFile::of(&file);
    let mut packed = PackedFile::new(file.len());
    // The streams of stretches, and the streams of contents that have any.
    let mut stored: BTreeMap<(u32, usize), u32> = BTreeMap::new();
    let mut divided: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
    let mut waiting = forms.len();
    for (number, stream) in read.streams() {
        let data = &*stream.raw_data();
        if let Some(parts) = read.parts.get(&number) {
            let mut streams = Vec::new();
            for ContentPart { bytes, stretch } in parts {
                if let Some(known) = stretch.and_then(|stretch| stored.get(&stretch)) {
                    streams.push(*known);
                    continue;
                }
                let one = packed.fresh();
                packed.packed(one, b"<<>>", &data[bytes.clone()])?;
                stored.extend(stretch.map(|stretch| (stretch, one)));
                streams.push(one);
            }
            divided.insert(number, streams);
            continue;
        }
        if let Some(form) = is_form(stream).then(|| placed(data)).flatten() {
            let form = forms.get(form).ok_or(RenderError::Layout("drawing"))?;
            packed.packed(number, &form_dictionary(form, stream.dict()), &form.content)?;
            waiting = waiting.saturating_sub(1);
            continue;
        }
        let dict = dictionary(|dict| copy(stream.dict(), &[b"Length"], dict));
        // Fonts, pictures and colour profiles are packed already.
        if stream.dict().contains_key(b"Filter") {
            packed.stream(number, &dict, data);
        } else {
            packed.packed(number, &dict, data)?;
        }
    }
    if waiting > 0 {
        return Err(RenderError::Layout("drawing"));
    }
    let (root, mut info) = (file.xref().root_id().obj_number, None);
    let mut others = Vec::new();
    for (number, object) in &read.objects {
        let text = match object {
            Object::Stream(_) => continue,
            Object::Dict(catalog) if *number == root => with_print_settings(catalog, duplex)?,
            Object::Array(space) if read.grey_profile(space).is_some() => b"/DeviceGray".to_vec(),
            Object::Dict(page) => {
                let content = page.get_ref(b"Contents").and_then(|content| divided.get(&content.obj_number));
                content.map_or_else(|| objects::text(object), |streams| with_contents(page, streams))
            }
            object => objects::text(object),
        };
        if matches!(object, Object::Dict(dict) if dict.contains_key(b"Producer")) {
            info = Some(*number);
        }
        others.push((*number, text));
    }
    packed.objects(&others)?;
    packed.finish(root, info.ok_or(RenderError::Layout("information"))?)
}

/// File that krilla wrote.
struct KrillaFile<'a> {
    file: &'a Pdf,
    /// Objects by number.
    objects: Vec<(u32, Object<'a>)>,
    /// Parts of contents of pages that have stretches in common with others, by the numbers of the contents.
    parts: BTreeMap<u32, Vec<ContentPart>>,
}

impl<'a> KrillaFile<'a> {
    fn of(file: &'a Pdf) -> Self {
        let get = |number| Some((number, file.xref().get(ObjectIdentifier::new(number, 0))?));
        let objects: Vec<(u32, Object<'_>)> = (1..=file.len() as u32).filter_map(get).collect();
        let pages = objects.iter().filter_map(|(_, object)| match object {
            Object::Dict(dict) if dict.get::<Name<'_>>(b"Type").is_some_and(|kind| *kind == *b"Page") => {
                Some(dict.clone())
            }
            _ => None,
        });
        let parts = parts(pages);
        Self { file, objects, parts }
    }

    /// Returns all streams but the profiles of greys, by number.
    fn streams(&self) -> impl Iterator<Item = (u32, &Stream<'a>)> {
        let profile = |object: &Object<'_>| match object {
            Object::Array(space) => self.grey_profile(space),
            _ => None,
        };
        let profiles: Vec<u32> = self.objects.iter().filter_map(|(_, object)| profile(object)).collect();
        self.objects.iter().filter_map(move |(number, object)| match object {
            Object::Stream(stream) if !profiles.contains(number) => Some((*number, stream)),
            _ => None,
        })
    }

    /// Returns the number of the profile that makes an array a colour space of greys. krilla gives greys a profile (ICC) for
    /// PDF/A, of which a printer may make a mix of all its inks. PDF/A-2 (ISO 19005-2, 6.2.4.3) allows plain `DeviceGray` in a
    /// file that says, as ours do, what its colours are meant for.
    fn grey_profile(&self, space: &Array<'_>) -> Option<u32> {
        let mut parts = space.raw_iter();
        let (MaybeRef::NotRef(Object::Name(kind)), MaybeRef::Ref(profile)) = (parts.next()?, parts.next()?)
        else {
            return None;
        };
        let stream: Stream<'_> = self.file.xref().get(profile.into())?;
        let channels: Number = stream.dict().get(b"N")?;
        (*kind == *b"ICCBased" && channels.as_i64() == 1).then_some(profile.obj_number)
    }
}

fn is_form(stream: &Stream<'_>) -> bool {
    stream.dict().get::<Name<'_>>(b"Subtype").is_some_and(|kind| *kind == *b"Form")
}

/// Returns the number of the form in whose place a content stands: its first dash begins there, behind 0.
fn placed(content: &[u8]) -> Option<usize> {
    let mut reader = UntypedIter::new(content);
    while let Some(operation) = reader.next() {
        if **operation.operator == *b"d" {
            let Some(Object::Number(begins)) = operation.operands().nth(1) else { return None };
            return usize::try_from(begins.as_i64()).ok()?.checked_sub(1);
        }
    }
    None
}

/// Returns the dictionary of a form with the resources of its placeholder.
fn form_dictionary(form: &WrittenForm, placeholder: &Dict<'_>) -> Vec<u8> {
    dictionary(|dict| {
        copy(placeholder, &[b"Length", b"BBox"], dict);
        dict.insert(pdf_writer::Name(b"BBox")).array().items(form.frame);
        let step = form.step as f32;
        dict.insert(pdf_writer::Name(b"Matrix")).array().items([step, 0.0, 0.0, step, 0.0, 0.0]);
    })
}

/// Returns a page whose content is in several streams.
fn with_contents(page: &Dict<'_>, streams: &[u32]) -> Vec<u8> {
    dictionary(|dict| {
        copy(page, &[b"Contents"], dict);
        let streams = streams.iter().map(|stream| Ref::new(stream.cast_signed()));
        dict.insert(pdf_writer::Name(b"Contents")).array().items(streams);
    })
}

/// Returns the catalog with the print settings, which krilla can't write: no scaling, and how to use the two sides.
fn with_print_settings(catalog: &Dict<'_>, duplex: Option<Flip>) -> Result<Vec<u8>, RenderError> {
    let preferences: Dict<'_> =
        catalog.get(b"ViewerPreferences").ok_or(RenderError::Layout("viewer preferences"))?;
    let duplex = match duplex {
        None => "Simplex",
        Some(Flip::LongEdge) => "DuplexFlipLongEdge",
        Some(Flip::ShortEdge) => "DuplexFlipShortEdge",
    };
    let key = pdf_writer::Name;
    Ok(dictionary(|dict| {
        copy(catalog, &[b"ViewerPreferences"], dict);
        let mut to = dict.insert(key(b"ViewerPreferences")).dict();
        copy(&preferences, &[b"PrintScaling", b"Duplex", b"PickTrayByPDFSize"], &mut to);
        to.pair(key(b"PrintScaling"), key(b"None"));
        to.pair(key(b"Duplex"), key(duplex.as_bytes()));
        to.pair(key(b"PickTrayByPDFSize"), true);
    }))
}
