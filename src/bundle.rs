//! The files inside the program: everything under `templates` and `fonts`, as `build.rs` has packed it.
//!
//! Files that are read together are packed together, in a block. It is unpacked when one of them is first asked for, and stays so
//! for as long as the program runs: kits that are made beside each other read the same drawings.

use flate2::{Decompress, FlushDecompress, Status};
use std::sync::OnceLock;

/// A file inside the program.
#[derive(Debug)]
pub(crate) struct CarriedFile {
    /// Its name within the project, such as `fonts/OFL.txt`.
    pub(crate) name: &'static str,
    block: u16,
    /// Where it lies in its block.
    start: u32,
    end: u32,
}

/// Files that are packed together.
struct PackedBlock {
    /// Where it lies in the store.
    start: usize,
    end: usize,
    /// How long it is when it is unpacked; none if it is carried as it is.
    length: Option<usize>,
    unpacked: OnceLock<Vec<u8>>,
}

/// All blocks, one behind another.
static STORE: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/bundle.bin"));
include!(concat!(env!("OUT_DIR"), "/bundle.rs"));

impl PackedBlock {
    const fn plain(start: usize, end: usize, _: usize) -> Self {
        Self { start, end, length: None, unpacked: OnceLock::new() }
    }

    const fn packed(start: usize, end: usize, length: usize) -> Self {
        Self { start, end, length: Some(length), unpacked: OnceLock::new() }
    }

    /// What is in it.
    fn contents(&'static self) -> &'static [u8] {
        let stored = &STORE[self.start..self.end];
        match self.length {
            None => stored,
            Some(length) => self.unpacked.get_or_init(|| unpack(stored, length)),
        }
    }
}

impl CarriedFile {
    /// What is in it.
    pub(crate) fn contents(&self) -> &'static [u8] {
        &BLOCKS[usize::from(self.block)].contents()[self.start as usize..self.end as usize]
    }
}

/// All files, sorted by their names.
pub(crate) fn files() -> &'static [CarriedFile] {
    &FILES
}

/// What is in the file of a name; none if there is no such file.
pub(crate) fn file(name: &str) -> Option<&'static [u8]> {
    let nth = FILES.binary_search_by(|file| file.name.cmp(name)).ok()?;
    Some(FILES[nth].contents())
}

/// What was packed, so long.
///
/// # Panics
/// Never in a program whose tests passed: the packed bytes are parts of it.
fn unpack(stored: &[u8], length: usize) -> Vec<u8> {
    let mut contents = Vec::with_capacity(length);
    let done = Decompress::new(false).decompress_vec(stored, &mut contents, FlushDecompress::Finish);
    assert!(matches!(done, Ok(Status::StreamEnd)) && contents.len() == length, "a carried file is whole");
    contents
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A packed drawing, a font and a game, beside what the compiler reads of the same files.
    #[test]
    fn carried_files_are_those_of_the_project() {
        for (name, expected) in [
            (
                "templates/themes/jorvik/map-11.svg",
                &include_bytes!("../templates/themes/jorvik/map-11.svg")[..],
            ),
            ("templates/variants/york-11.toml", &include_bytes!("../templates/variants/york-11.toml")[..]),
            ("fonts/ElstobD-10pt.otf", &include_bytes!("../fonts/ElstobD-10pt.otf")[..]),
        ] {
            assert!(file(name) == Some(expected), "{name}");
        }
        assert_eq!(file("templates/no.svg"), None);
    }

    #[test]
    fn everything_can_be_unpacked() {
        assert!(files().is_sorted_by_key(|file| file.name));
        assert!(files().iter().all(|file| !file.contents().is_empty()));
        let drawings = files().iter().filter(|file| file.name.rsplit('.').next() == Some("svg"));
        for drawing in drawings.clone() {
            assert!(drawing.contents().starts_with(b"<svg"), "{}", drawing.name);
        }
        assert!(drawings.count() > 50);
        assert!(BLOCKS.iter().any(|block| block.length.is_none()) && BLOCKS.len() < files().len() / 2);
    }
}
