//! What is packed, and what is refused.

use super::*;
use std::fmt::Write as _;
use std::io::Read as _;

/// A file as krilla lays it out, with an object before and a stream behind the catalog.
fn file(catalog: &str) -> Vec<u8> {
    let mut text = String::from("%PDF-1.7\n");
    let mut offsets = Vec::new();
    let stream = "3 0 obj\n<</Length 7>>\nstream\n0 0 m\nS\nendstream\nendobj\n\n";
    for object in ["1 0 obj\n<</A 1>>\nendobj\n\n", catalog, stream] {
        offsets.push(text.len());
        text.push_str(object);
    }
    let start = text.len();
    text.push_str("xref\n0 4\n0000000000 65535 f\r\n");
    for offset in offsets {
        write!(text, "{offset:010} 00000 n\r\n").expect("a String takes all");
    }
    write!(text, "trailer\n<</Size 4/Root 2 0 R/ID[(a)(b)]>>\nstartxref\n{start}\n%%EOF")
        .expect("a String takes all");
    text.into_bytes()
}

const CATALOG: &str = "2 0 obj\n<</Type/Catalog/ViewerPreferences<</DisplayDocTitle true>>/Z 1>>\nendobj\n\n";

/// What a stream of the packed file holds, by the entries of its dictionary.
fn unpacked(file: &[u8], entry: &str) -> Vec<u8> {
    let at = written::find(file, entry.as_bytes()).expect("such a stream");
    let start = at + written::find(&file[at..], b"stream\n").expect("content") + 7;
    let end = start + written::find(&file[start..], b"\nendstream").expect("an end");
    let mut unpacked = Vec::new();
    flate2::read::ZlibDecoder::new(&file[start..end]).read_to_end(&mut unpacked).expect("a sound stream");
    unpacked
}

#[test]
fn all_but_streams_goes_into_object_streams_and_the_catalog_says_how_to_print() {
    let packed = pack(&file(CATALOG), &[], Some(Flip::ShortEdge)).expect("krilla's layout");
    let wanted = "1 0 2 9 <</A 1>>\n<</Type/Catalog/ViewerPreferences<</DisplayDocTitle true\
                  /PrintScaling/None/Duplex/DuplexFlipShortEdge/PickTrayByPDFSize true>>/Z 1>>\n";
    assert_eq!(String::from_utf8_lossy(&unpacked(&packed, "/ObjStm/N 2/First 8")), wanted);
    assert_eq!(unpacked(&packed, "3 0 obj"), b"0 0 m S");
    // Every row says where its object is: 3 at its offset, 1 and 2 in the object stream, which is 4.
    let rows = unpacked(&packed, "/XRef/Size 6/W[1 4 2]/Root 2 0 R/ID[(a)(b)]");
    let mut above = [0_u8; ROW];
    let rows: Vec<[u8; ROW]> = rows
        .chunks_exact(ROW + 1)
        .map(|row| {
            for (above, by) in above.iter_mut().zip(&row[1..]) {
                *above = above.wrapping_add(*by);
            }
            above
        })
        .collect();
    assert_eq!(rows[1..3], [[2, 0, 0, 0, 4, 0, 0], [2, 0, 0, 0, 4, 0, 1]]);
    for (row, object) in [(rows[3], "3 0 obj"), (rows[4], "4 0 obj"), (rows[5], "5 0 obj")] {
        let offset = u32::from_be_bytes([row[1], row[2], row[3], row[4]]) as usize;
        assert!(row[0] == 1 && packed[offset..].starts_with(object.as_bytes()), "{object} at {offset}");
    }
}

#[test]
fn another_layout_is_refused() {
    let refused = |catalog: &str| pack(&file(catalog), &[], None).expect_err("another layout");
    let preferences = RenderError::Layout("viewer preferences");
    assert_eq!(refused(&CATALOG.replace("/ViewerPreferences<</DisplayDocTitle true>>", "")), preferences);
    assert_eq!(refused(&CATALOG.replace("DisplayDocTitle", "Duplex/None/DisplayDocTitle")), preferences);
    assert_eq!(refused(&CATALOG.replace("<</DisplayDocTitle true>>", " 3 0 R")), preferences);
    assert_eq!(refused(&CATALOG.replace("/Catalog", "/Other")), RenderError::Layout("catalog"));
    assert_eq!(refused(&CATALOG.replace("endobj", "")), RenderError::Layout("object"));
    assert_eq!(pack(b"%PDF-1.7", &[], None), Err(RenderError::Layout("cross-reference table")));
}
