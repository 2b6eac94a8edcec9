//! File in few bytes: streams and object streams packed, cross-references as a stream.

use crate::render::RenderError;
use flate2::{Compress, Compression, FlushCompress, Status};
use std::fmt::Write as _;

/// Level of the compressor, 1 to 9: from 3 on, one step more takes a tenth more time for a hundredth of the bytes; 2 takes
/// seven hundredths more bytes.
const EFFORT: u32 = 3;
/// Length in bytes below which streams aren't packed: to reset the compressor for a stream takes longer than to set a line of
/// text, and a file has dozens of short streams, most of them rims of pieces.
const SHORT: usize = 512;
/// Largest number of objects in one object stream: a reader unpacks all of it for the first object that it wants.
const TOGETHER: usize = 256;

/// File that is being written.
pub(super) struct PackedFile {
    bytes: Vec<u8>,
    /// Cross-references by object number from 0: kind, place and index, as the standard has them.
    places: Vec<[u32; 3]>,
    /// Compressor of all streams in turn: to create one takes longer than to pack most streams.
    compressor: Compress,
}

impl PackedFile {
    /// Begins a file with objects up to this number.
    pub(super) fn new(last: usize) -> Self {
        Self {
            // The bytes of the comment tell programs that the file isn't text.
            bytes: b"%PDF-1.7\n%\x80\x80\x80\x80\n\n".to_vec(),
            places: vec![[0, 0, u16::MAX.into()]; last + 1],
            compressor: Compress::new(Compression::new(EFFORT), true),
        }
    }

    /// Returns the number of a new object.
    pub(super) fn fresh(&mut self) -> u32 {
        self.places.push([0; 3]);
        self.places.len() as u32 - 1
    }

    /// Writes a stream as it is; `dict` is its dictionary without its length.
    pub(super) fn stream(&mut self, number: u32, dict: &[u8], data: &[u8]) {
        self.places[number as usize] = [1, self.bytes.len() as u32, 0];
        self.bytes.extend_from_slice(format!("{number} 0 obj\n").as_bytes());
        self.bytes.extend_from_slice(&dict[..dict.len() - 2]);
        self.bytes.extend_from_slice(format!("/Length {}>>\nstream\n", data.len()).as_bytes());
        self.bytes.extend_from_slice(data);
        self.bytes.extend_from_slice(b"\nendstream\nendobj\n");
    }

    /// Writes a stream, packed unless it is short.
    pub(super) fn packed(&mut self, number: u32, dict: &[u8], data: &[u8]) -> Result<(), RenderError> {
        if data.len() < SHORT {
            self.stream(number, dict, data);
            return Ok(());
        }
        // Data that can't be packed grows by some bytes in each block of 16 kB, and at both ends.
        let mut packed = Vec::with_capacity(data.len() + data.len() / 1024 + 64);
        self.compressor.reset();
        match self.compressor.compress_vec(data, &mut packed, FlushCompress::Finish) {
            Ok(Status::StreamEnd) => {
                let dict = [&dict[..dict.len() - 2], b"/Filter/FlateDecode>>"].concat();
                self.stream(number, &dict, &packed);
                Ok(())
            }
            _ => Err(RenderError::Layout("packed stream")),
        }
    }

    /// Writes objects other than streams, by their numbers.
    pub(super) fn objects(&mut self, objects: &[(u32, Vec<u8>)]) -> Result<(), RenderError> {
        for together in objects.chunks(TOGETHER) {
            let number = self.fresh();
            let (mut index, mut bodies) = (String::new(), Vec::new());
            for (nth, (object, body)) in together.iter().enumerate() {
                self.places[*object as usize] = [2, number, nth as u32];
                let _ = write!(index, "{object} {} ", bodies.len());
                bodies.extend_from_slice(body);
                bodies.push(b'\n');
            }
            let dict = format!("<</Type/ObjStm/N {}/First {}>>", together.len(), index.len());
            self.packed(number, dict.as_bytes(), &[index.into_bytes(), bodies].concat())?;
        }
        Ok(())
    }

    /// Returns the file; `root` and `info` are the numbers of the catalog and of the document's information.
    pub(super) fn finish(mut self, root: u32, info: u32) -> Result<Vec<u8>, RenderError> {
        let (start, number) = (self.bytes.len(), self.fresh());
        self.places[number as usize] = [1, start as u32, 0];
        let id = fingerprint(&self.bytes);
        let row = |[kind, place, index]: &[u32; 3]| {
            let [place, index] = [place.to_be_bytes(), index.to_be_bytes()];
            [*kind as u8, place[0], place[1], place[2], place[3], index[2], index[3]]
        };
        let rows: Vec<u8> = self.places.iter().flat_map(row).collect();
        let dict = format!(
            "<</Type/XRef/Size {}/W[1 4 2]/Root {root} 0 R/Info {info} 0 R/ID[<{id:032x}><{id:032x}>]>>",
            self.places.len()
        );
        self.packed(number, dict.as_bytes(), &rows)?;
        self.bytes.extend_from_slice(format!("startxref\n{start}\n%%EOF\n").as_bytes());
        Ok(self.bytes)
    }
}

/// Returns a number that other bytes hardly have: FNV-1a of 128 bits.
fn fingerprint(bytes: &[u8]) -> u128 {
    bytes.iter().fold(0x6c62_272e_07bb_0142_62b8_2175_6295_c58d, |sum, byte| {
        (sum ^ u128::from(*byte)).wrapping_mul(0x0000_0000_0100_0000_0000_0000_0000_013b)
    })
}
