//! Packing of files, and files that are refused.

use super::*;
use std::fmt::Write as _;
use std::io::Read as _;

/// Returns a file as krilla lays it out, of objects from number to end; `root` is the catalog.
fn laid_out(objects: &[String], root: usize) -> Vec<u8> {
    let mut text = String::from("%PDF-1.7\n");
    let mut offsets = Vec::new();
    for object in objects {
        offsets.push(text.len());
        text.push_str(object);
    }
    let (start, size) = (text.len(), objects.len() + 1);
    write!(text, "xref\n0 {size}\n0000000000 65535 f\r\n").expect("a String takes all");
    for offset in offsets {
        write!(text, "{offset:010} 00000 n\r\n").expect("a String takes all");
    }
    let trailer = format!("trailer\n<</Size {size}/Root {root} 0 R/ID[(a)(b)]>>\nstartxref\n{start}\n%%EOF");
    text.push_str(&trailer);
    text.into_bytes()
}

fn stream(number: usize, entries: &str, content: &str) -> String {
    let length = content.len();
    format!("{number} 0 obj\n<</Length {length}{entries}>>\nstream\n{content}\nendstream\nendobj\n\n")
}

/// Returns a file with an object before and a stream behind the catalog.
fn file(catalog: &str) -> Vec<u8> {
    let before = "1 0 obj\n<</A 1>>\nendobj\n\n";
    laid_out(&[before.to_owned(), catalog.to_owned(), stream(3, "", CONTENT)], 2)
}

/// Content long enough to be packed.
const CONTENT: &str =
    "0 0 m\n10 10 l\n20 20 l\n30 30 l\n40 40 l\n50 50 l\n60 60 l\n70 70 l\n80 80 l\n90 90 l\nS";

const CATALOG: &str = "2 0 obj\n<</Type/Catalog/ViewerPreferences<</DisplayDocTitle true>>/Z 1>>\nendobj\n\n";

/// Returns the data of a stream of the packed file, by the entries of its dictionary.
fn unpacked(file: &[u8], entry: &str) -> Vec<u8> {
    let at = written::find(file, entry.as_bytes()).expect("such a stream");
    let start = at + written::find(&file[at..], b"stream\n").expect("content") + 7;
    let end = start + written::find(&file[start..], b"\nendstream").expect("an end");
    if written::find(&file[at..start], b"/FlateDecode").is_none() {
        return file[start..end].to_vec();
    }
    let mut unpacked = Vec::new();
    flate2::read::ZlibDecoder::new(&file[start..end]).read_to_end(&mut unpacked).expect("a sound stream");
    unpacked
}

#[test]
fn all_but_streams_goes_into_object_streams_and_the_catalog_says_how_to_print() {
    let packed = pack(&file(CATALOG), Vec::new(), Some(Flip::ShortEdge), 0).expect("krilla's layout");
    let wanted = "1 0 2 9 <</A 1>>\n<</Type/Catalog/ViewerPreferences<</DisplayDocTitle true\
                  /PrintScaling/None/Duplex/DuplexFlipShortEdge/PickTrayByPDFSize true>>/Z 1>>\n";
    assert_eq!(String::from_utf8_lossy(&unpacked(&packed, "/ObjStm/N 2/First 8")), wanted);
    assert_eq!(String::from_utf8_lossy(&unpacked(&packed, "3 0 obj")), CONTENT.replace('\n', " "));
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
    let refused = |catalog: &str| pack(&file(catalog), Vec::new(), None, 0).expect_err("another layout");
    let preferences = RenderError::Layout("viewer preferences");
    assert_eq!(refused(&CATALOG.replace("/ViewerPreferences<</DisplayDocTitle true>>", "")), preferences);
    assert_eq!(refused(&CATALOG.replace("DisplayDocTitle", "Duplex/None/DisplayDocTitle")), preferences);
    assert_eq!(refused(&CATALOG.replace("<</DisplayDocTitle true>>", " 3 0 R")), preferences);
    // Text that only looks like preferences is none.
    let told = "/Lang(/ViewerPreferences<<>>)";
    assert_eq!(refused(&CATALOG.replace("/ViewerPreferences<</DisplayDocTitle true>>", told)), preferences);
    assert_eq!(refused(&CATALOG.replace("/Catalog", "/Other")), RenderError::Layout("catalog"));
    assert_eq!(refused(&CATALOG.replace("endobj", "")), RenderError::Layout("object"));
    assert_eq!(pack(b"%PDF-1.7", Vec::new(), None, 0), Err(RenderError::Layout("cross-reference table")));
}

#[test]
fn a_short_stream_stays_as_it_is() {
    let short = String::from_utf8(file(CATALOG)).expect("text").replace(CONTENT, "0 0 m\nS");
    let short = short.replace(&format!("/Length {}", CONTENT.len()), "/Length 7");
    // The table of offsets lies further on; the trailer says where.
    let start = short.find("xref").expect("a table");
    let end = short.rfind("startxref\n").expect("a trailer");
    let short = format!("{}startxref\n{start}\n%%EOF", &short[..end]);
    let packed = pack(short.as_bytes(), Vec::new(), None, 0).expect("krilla's layout");
    let stream = b"3 0 obj\n<</Length 7>>\nstream\n0 0 m S\nendstream";
    assert!(written::find(&packed, stream).is_some());
}

/// Returns two pages with a seam; on the second, the content before it is not painted. Behind it each has its own drawing, both
/// by one name.
fn seamed(second_font: &str, second_seam: Option<&str>) -> Vec<u8> {
    let seam = "/Artifact BMC q 1 0 0 1 0 0 cm/c0 CS 0 SCN 7.25 M[1000000]0 d 0 0 m 1 0 l S Q EMC";
    let contents = ["/Span<</MCID 0>>BDC BT/f0 9 Tf(x)Tj ET EMC", "/Span<</MCID 0>>BDC EMC"];
    let content = |nth: usize, seam: &str| {
        format!("{}\n{seam}\n{} 0 m/x0 Do 9 9 l S {CONTENT}", contents[nth], nth + 1)
    };
    let objects = [
        "<</Type/Catalog/ViewerPreferences<</DisplayDocTitle true>>>>".to_owned(),
        "<</Type/Page/Resources 4 0 R/Contents 6 0 R>>".to_owned(),
        "<</Type/Page/Resources 5 0 R/Contents 7 0 R>>".to_owned(),
        "<</XObject<</x0 11 0 R>>/Font<</f0 9 0 R>>>>".to_owned(),
        format!("<</XObject<</x0 12 0 R>>/Font<<{second_font}>>>>"),
    ];
    let mut all: Vec<String> =
        (1..).zip(&objects).map(|(number, object)| format!("{number} 0 obj\n{object}\nendobj\n\n")).collect();
    all.push(stream(6, "", &content(0, seam)));
    all.push(stream(7, "", &content(1, second_seam.unwrap_or(seam))));
    // Words of a page within a text make no page.
    all.push("8 0 obj\n<</Type/StructElem/Alt(/Type/Page/Contents 6 0 R)>>\nendobj\n\n".to_owned());
    laid_out(&all, 1)
}

#[test]
fn pages_with_one_beginning_share_its_stream_whatever_follows() {
    let packed = pack(&seamed("/f0 9 0 R", None), Vec::new(), None, 2).expect("krilla's layout");
    // The beginning is a stream of its own, behind the eight objects there were, and both pages begin with it.
    let beginning = b"9 0 obj\n<</Length 42>>\nstream\n/Span<</MCID 0>>BDC BT/f0 9 Tf(x)Tj ET EMC\nendstream";
    assert!(written::find(&packed, beginning).is_some());
    let pages = unpacked(&packed, "/ObjStm");
    for page in
        [&b"/Contents[9 0 R 6 0 R]"[..], b"/Contents[9 0 R 7 0 R]", b"/Alt(/Type/Page/Contents 6 0 R)"]
    {
        assert!(written::find(&pages, page).is_some(), "{}", String::from_utf8_lossy(&pages));
    }
    for (number, start) in [(6, "1 0 m/x0 Do 9 9 l S"), (7, "2 0 m/x0 Do 9 9 l S")] {
        let rest = unpacked(&packed, &format!("{number} 0 obj"));
        assert!(rest.starts_with(start.as_bytes()), "{}", String::from_utf8_lossy(&rest));
    }
}

#[test]
fn pages_whose_beginning_uses_something_else_or_has_no_seam_are_torn() {
    let torn =
        |font: &str, seam: Option<&str>| pack(&seamed(font, seam), Vec::new(), None, 2).expect_err("no pair");
    assert_eq!(torn("/f0 8 0 R", None), TORN);
    assert_eq!(torn("/f1 9 0 R", None), TORN);
    assert_eq!(torn("/f0 9 0 R", Some("/Artifact BMC EMC")), TORN);
}

/// A space of greys has a profile of one part, a space of colours one of three.
#[test]
fn greys_are_those_of_the_printer() {
    for (parts, is_grey) in [(1, true), (3, false)] {
        let space = "1 0 obj\n[/ICCBased 3 0 R]\nendobj\n\n".to_owned();
        let all = [space, CATALOG.to_owned(), stream(3, &format!("/N {parts}/Range[0 1]"), CONTENT)];
        let packed = pack(&laid_out(&all, 2), Vec::new(), None, 0).expect("krilla's layout");
        let spaces = unpacked(&packed, "/ObjStm");
        let space = if is_grey { &b"/DeviceGray\n"[..] } else { b"[/ICCBased 3 0 R]\n" };
        assert!(written::find(&spaces, space).is_some(), "{}", String::from_utf8_lossy(&spaces));
        assert_eq!(written::find(&packed, b"3 0 obj").is_none(), is_grey, "a profile that nobody needs");
    }
}
