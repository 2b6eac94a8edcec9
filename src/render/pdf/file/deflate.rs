//! The compressor, one for all streams of a file: to lay out its tables anew for each would take as long as the packing of a
//! small drawing.

use miniz_oxide::deflate::core::{
    CompressorOxide, TDEFLFlush, TDEFLStatus, compress, create_comp_flags_from_zip_params,
};

/// How hard the compressor tries, 1 to 10; its bytes are the same on every machine.
const EFFORT: i32 = 6;
/// More than a stream of nothing takes: its head, an empty block, its checksum.
const LEAST: usize = 64;

/// Packs streams.
pub(super) struct Deflater(CompressorOxide);

impl Deflater {
    pub(super) fn new() -> Self {
        // Positive bits of a window ask for the head and the checksum that a PDF wants.
        Self(CompressorOxide::new(create_comp_flags_from_zip_params(EFFORT, 15, 0)))
    }

    /// The packed bytes, as `FlateDecode` takes them.
    pub(super) fn pack(&mut self, mut bytes: &[u8]) -> Vec<u8> {
        self.0.reset();
        let mut packed = vec![0; bytes.len() / 2 + LEAST];
        let mut length = 0;
        loop {
            let (status, taken, given) =
                compress(&mut self.0, bytes, &mut packed[length..], TDEFLFlush::Finish);
            length += given;
            bytes = &bytes[taken..];
            if status != TDEFLStatus::Okay {
                packed.truncate(length);
                return packed;
            }
            // What can't be packed grows a little.
            packed.resize(packed.len() * 2, 0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streams_come_back_whole_one_after_the_other() {
        let mut deflater = Deflater::new();
        // Digits of a sequence without a pattern, a run of one byte, and nothing.
        let wild: Vec<u8> = (0..100_000_u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
        for bytes in [&wild[..], &[7; 5000], &[], b"0 0 m S", &wild[..1000]] {
            let packed = deflater.pack(bytes);
            assert_eq!(packed, miniz_oxide::deflate::compress_to_vec_zlib(bytes, 6), "as by itself");
            let whole = miniz_oxide::inflate::decompress_to_vec_zlib(&packed).expect("a sound stream");
            assert!(whole == bytes, "{} bytes", bytes.len());
        }
    }
}
