//! The finished file: the objects that krilla wrote, packed.
//!
//! krilla writes every dictionary in plain text and a table of byte offsets at the end, as PDF 1.4 did. Since PDF 1.5, which
//! PDF/A-2 allows, every object but streams may stand in compressed *object streams*, and the table may be a stream too. That
//! is done here, together with all that krilla can't write: the print settings in the catalog
//! ([`preferences`]), art that is written by this program ([`super::art`]), and content in fewer bytes ([`tighten`]).
//!
//! Any other layout than krilla's is refused, not guessed ([`written`]).

mod beginnings;
mod drawings;
mod greys;
mod operands;
mod preferences;
mod tighten;
mod written;

pub(super) use beginnings::TORN;

use super::art::FormContent;
use crate::render::RenderError;
use crate::scene::Flip;
use beginnings::Beginnings;
use drawings::WaitingDrawings;
use flate2::{Compress, Compression, FlushCompress};
use greys::Greys;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::io::Write as _;
use written::{WrittenFile, WrittenObject};

/// Level of the compressor, 1 to 9: from 3 on, one step more takes a tenth more time for a hundredth of the bytes; 2 takes
/// seven hundredths more bytes.
const EFFORT: u32 = 3;
/// Length in bytes below which streams aren't packed: to reset the compressor for a stream takes longer than to set a line of
/// text, and a file has dozens of short streams, most of them rims of pieces.
const SHORT: usize = 512;
/// Largest number of objects in one object stream: a reader unpacks all of it for the first object that it wants.
const TOGETHER: usize = 256;

/// Returns the packed file, from krilla's file, the drawings that stand in it as placeholders, how to print it, and the number
/// of pages that begin like others.
///
/// # Errors
/// If krilla's file is not laid out as expected; [`TORN`] if only the pages that begin alike are not.
pub(super) fn pack(
    written: &[u8],
    drawings: Vec<FormContent>,
    duplex: Option<Flip>,
    repeated: usize,
) -> Result<Vec<u8>, RenderError> {
    let file = WrittenFile::read(written)?;
    let greys = Greys::of(&file);
    let mut drawings = WaitingDrawings::new(&file, drawings);
    let mut packed = PackedFile::new(file.header, file.objects.len());
    let beginnings = Beginnings::of(&file, repeated)?;
    // Streams of beginnings, by the contents from which they were taken.
    let mut stored = BTreeMap::new();
    for (number, object) in (1..).zip(&file.objects) {
        let Some(mut data) = object.data.filter(|_| !greys.is_profile(number)) else { continue };
        if let Some(beginning) = beginnings.get(number) {
            if let Entry::Vacant(entry) = stored.entry(beginning.model) {
                let first = *entry.insert(packed.fresh());
                packed.packed(first, b"", &tighten::page(beginning.first))?;
            }
            data = beginning.rest;
        }
        stream(&mut packed, number, object, data, &mut drawings)?;
    }
    let plain = (1..).zip(&file.objects);
    let plain = plain.filter(|(number, object)| object.data.is_none() && !drawings.is_spare(*number));
    let body = |(number, object): (usize, &WrittenObject<'_>)| {
        let is_root = number == file.root;
        let body = if is_root {
            preferences::add(object.body, duplex)?
        } else if greys.is_space(number) {
            greys::SPACE.to_vec()
        } else {
            beginnings.named(object.body, &stored)
        };
        Ok((number, body))
    };
    let plain: Vec<(usize, Vec<u8>)> = plain.map(body).collect::<Result<_, RenderError>>()?;
    for together in plain.chunks(TOGETHER) {
        packed.together(together)?;
    }
    packed.finish(file.trailer)
}

/// Writes a stream in as few bytes as possible.
fn stream(
    packed: &mut PackedFile,
    number: usize,
    object: &WrittenObject<'_>,
    data: &[u8],
    drawings: &mut WaitingDrawings<'_>,
) -> Result<(), RenderError> {
    let entries = object.entries.ok_or(RenderError::Layout("length of a stream"))?;
    // Fonts and colour profiles are packed already.
    if written::entry(entries, b"/Filter").is_some() {
        packed.stream(number, entries, data);
        return Ok(());
    }
    if written::entry(entries, b"/Subtype") != Some(&b"/Form"[..]) {
        // The content of a page is the stream without entries in its dictionary.
        let content = if entries.is_empty() { tighten::page(data) } else { data.to_vec() };
        return packed.packed(number, entries, &content);
    }
    match drawings.take(entries, data)? {
        Some(drawing) => packed.packed(number, &drawing.entries, &drawing.content),
        None => packed.packed(number, entries, &tighten::form(data)),
    }
}

/// Place of an object in the file.
#[derive(Clone, Copy)]
enum ObjectPlace {
    /// No place: the object is not used.
    Free,
    /// Byte offset in the file.
    Offset(usize),
    /// Number of an object stream, and the object's index in it.
    In(usize, usize),
}

/// File that is being written.
struct PackedFile {
    bytes: Vec<u8>,
    /// Places of all objects, by number from 0.
    places: Vec<ObjectPlace>,
    /// Compressor of all streams in turn: to create one takes longer than to pack most streams.
    compressor: Compress,
    /// Output of the compressor; behind the last stream may stand the rest of a longer one.
    buffer: Vec<u8>,
}

impl PackedFile {
    /// Begins a file for so many objects.
    fn new(header: &[u8], objects: usize) -> Self {
        Self {
            bytes: header.to_vec(),
            places: vec![ObjectPlace::Free; objects + 1],
            compressor: Compress::new(Compression::new(EFFORT), true),
            buffer: Vec::new(),
        }
    }

    /// Returns the number of a new object, which krilla's file doesn't have.
    fn fresh(&mut self) -> usize {
        self.places.push(ObjectPlace::Free);
        self.places.len() - 1
    }

    /// Writes a stream as it is; `entries` are the entries of its dictionary except its length.
    fn stream(&mut self, number: usize, entries: &[u8], data: &[u8]) {
        self.places[number] = ObjectPlace::Offset(self.bytes.len());
        self.bytes.extend_from_slice(format!("{number} 0 obj\n<<").as_bytes());
        self.bytes.extend_from_slice(entries);
        self.bytes.extend_from_slice(format!("/Length {}>>\nstream\n", data.len()).as_bytes());
        self.bytes.extend_from_slice(data);
        self.bytes.extend_from_slice(b"\nendstream\nendobj\n");
    }

    /// Writes a stream, packed unless it is short.
    fn packed(&mut self, number: usize, entries: &[u8], data: &[u8]) -> Result<(), RenderError> {
        if data.len() < SHORT {
            self.stream(number, entries, data);
            return Ok(());
        }
        self.deflated(number, entries, data)
    }

    /// Writes a stream packed.
    fn deflated(&mut self, number: usize, entries: &[u8], data: &[u8]) -> Result<(), RenderError> {
        let entries = [entries, b"/Filter/FlateDecode"].concat();
        // Data that can't be packed grows by some bytes in each block of 16 kB, and at both ends.
        let most = data.len() + data.len() / 1024 + 64;
        let mut packed = std::mem::take(&mut self.buffer);
        if packed.len() < most {
            packed.resize(most, 0);
        }
        self.compressor.reset();
        let done = self.compressor.compress(data, &mut packed, FlushCompress::Finish);
        if !matches!(done, Ok(flate2::Status::StreamEnd)) {
            return Err(RenderError::Layout("packed stream"));
        }
        let length =
            usize::try_from(self.compressor.total_out()).map_err(|_| RenderError::Layout("packed stream"))?;
        self.stream(number, &entries, &packed[..length]);
        self.buffer = packed;
        Ok(())
    }

    /// Writes some objects into an object stream of their own.
    fn together(&mut self, objects: &[(usize, Vec<u8>)]) -> Result<(), RenderError> {
        let number = self.fresh();
        let (mut index, mut bodies) = (Vec::new(), Vec::new());
        for (nth, (object, body)) in objects.iter().enumerate() {
            self.places[*object] = ObjectPlace::In(number, nth);
            // Writing to a vector never fails.
            let _ = write!(index, "{object} {} ", bodies.len());
            bodies.extend_from_slice(body);
            bodies.push(b'\n');
        }
        let entries = format!("/Type/ObjStm/N {}/First {}", objects.len(), index.len());
        self.deflated(number, entries.as_bytes(), &[index, bodies].concat())
    }

    /// Returns the file, with its cross-references as a stream: of each object a kind, and two numbers.
    fn finish(mut self, trailer: &[u8]) -> Result<Vec<u8>, RenderError> {
        let (start, number) = (self.bytes.len(), self.places.len());
        self.places.push(ObjectPlace::Offset(start));
        let mut rows = Vec::new();
        // Each row is written as the difference from the row above, as `Predictor` 12 asks: rows differ in little.
        let mut above = [0; ROW];
        for place in &self.places {
            let (kind, first, second) = match *place {
                ObjectPlace::Free => (0, 0, u16::MAX.into()),
                ObjectPlace::Offset(offset) => (1, offset, 0),
                ObjectPlace::In(stream, nth) => (2, stream, nth),
            };
            let (first, second) = ((first as u32).to_be_bytes(), (second as u16).to_be_bytes());
            let row = [kind, first[0], first[1], first[2], first[3], second[0], second[1]];
            rows.push(2);
            rows.extend(row.iter().zip(above).map(|(byte, above)| byte.wrapping_sub(above)));
            above = row;
        }
        let size = self.places.len();
        let mut entries = format!("/Type/XRef/Size {size}/W[1 4 2]").into_bytes();
        entries.extend_from_slice(trailer);
        entries.extend_from_slice(format!("/DecodeParms<</Predictor 12/Columns {ROW}>>").as_bytes());
        self.deflated(number, &entries, &rows)?;
        self.bytes.extend_from_slice(format!("startxref\n{start}\n%%EOF\n").as_bytes());
        Ok(self.bytes)
    }
}

/// Bytes of a row of the cross-reference stream.
const ROW: usize = 7;

#[cfg(test)]
mod tests;
