//! Photographs that ask for much: what they say of themselves in two ways, and what they have a great deal of.

use super::bounded::{Answer, Fault, Kit, answers};
use super::theme;
use image::ExtendedColorType;
use image::codecs::jpeg::JpegEncoder;

const THEME: &[&str] = &["--variant", "brandubh", "--theme", "mine"];

/// A JPEG of a plain colour.
fn jpeg(side: u32) -> Vec<u8> {
    let mut bytes = Vec::new();
    let pixels = vec![120; (side * side * 3) as usize];
    let encoder = JpegEncoder::new_with_quality(&mut bytes, 90);
    { encoder }.encode(&pixels, side, side, ExtendedColorType::Rgb8).expect("a JPEG");
    bytes
}

/// A segment of a JPEG.
fn segment(marker: u8, data: &[u8]) -> Vec<u8> {
    let length = u16::try_from(data.len() + 2).expect("a short segment").to_be_bytes();
    [&[0xff, marker][..], &length, data].concat()
}

/// The JPEG with more behind its first two bytes.
fn with(jpeg: &[u8], more: &[u8]) -> Vec<u8> {
    [&jpeg[..2], more, &jpeg[2..]].concat()
}

fn is_read(name: &str, picture: Vec<u8>, answer: &Answer) {
    let (file, text) = theme("[art]\nking = \"king.jpg\"\n");
    let files = vec![(file, text.into_bytes()), ("mine/king.jpg".to_owned(), picture)];
    answers(name, &files, THEME, answer);
}

/// A frame of pixels in rows: three parts.
fn frame(packing: u8, [width, height]: [u16; 2]) -> Vec<u8> {
    let [[w0, w1], [h0, h1]] = [width, height].map(u16::to_be_bytes);
    segment(packing, &[8, h0, h1, w0, w1, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0])
}

/// Some readers take `FF 00` before a marker for a marker's own, others pass over both: the frame is seen by one, and the
/// right one by the other.
#[test]
fn a_hidden_frame_takes_no_memory() {
    for side in [0xfefe, 16_000] {
        let hidden = frame(0xc0, [side, side]);
        let hidden = [&[0xff, 0x00], &hidden[1..]].concat();
        let right = jpeg(200);
        let frame_at = right.windows(2).position(|pair| pair == [0xff, 0xc0]).expect("a frame");
        let length = usize::from(u16::from_be_bytes([right[frame_at + 2], right[frame_at + 3]]));
        let wraps = u16::try_from(length + 4).expect("short").to_be_bytes();
        let wrapped =
            [&right[..frame_at], &hidden, &[0xff, 0x00, 0xe1, wraps[0], wraps[1]], &right[frame_at..]]
                .concat();
        is_read("a hidden frame", wrapped, &Kit);
        let twice = with(&right, &frame(0xc0, [side, side]));
        is_read("two frames", twice, &Fault("pixels", "king.jpg"));
        let behind =
            [&right[..frame_at + 2 + length], &frame(0xc0, [side, side]), &right[frame_at + 2 + length..]];
        is_read("a second frame", behind.concat(), &Fault("is broken", "king.jpg"));
    }
}

/// XMP in many parts, which a reader would put together anew for each.
#[test]
fn notes_in_many_parts_take_no_time() {
    let part =
        [&b"http://ns.adobe.com/xmp/extension/\0"[..], &[b'a'; 32], &[0, 0, 0, 1, 0, 0, 0, 0]].concat();
    let parts = segment(0xe1, &part).repeat(100_000);
    is_read("XMP", with(&jpeg(200), &parts), &Kit);
    let profile = segment(0xe2, &[&b"ICC_PROFILE\0\x01\xff"[..], &[0; 16]].concat()).repeat(100_000);
    let (file, text) = theme("[art]\nking = \"king.jpg\"\n");
    let files = vec![(file, text.into_bytes()), ("mine/king.jpg".to_owned(), with(&jpeg(200), &profile))];
    answers("profiles", &files, THEME, &Kit);
}

/// A progressive picture of so many scans, each of which goes over all pixels and changes none.
fn progressive(side: u16, scans: usize) -> Vec<u8> {
    let mut bytes = vec![0xff, 0xd8];
    bytes.extend(segment(0xdb, &[&[0][..], &[1; 64]].concat()));
    bytes.extend(frame(0xc2, [side, side]));
    // One code of one bit: no difference; and one for a run of 16384 blocks and more to be passed over.
    let table = |class: u8, symbol: u8| segment(0xc4, &[&[class, 1][..], &[0; 15], &[symbol]].concat());
    bytes.extend(table(0x00, 0x00));
    bytes.extend(table(0x10, 0xe0));
    let blocks = usize::from(side).div_ceil(8).pow(2);
    bytes.extend(segment(0xda, &[3, 1, 0, 2, 0, 3, 0, 0, 0, 0x01]));
    bytes.extend(vec![0; (blocks * 3).div_ceil(8)]);
    for _ in 1..scans {
        bytes.extend(segment(0xda, &[1, 1, 0, 1, 63, 0x10]));
        // Each run has a bit for its code and 14 for its length: nought is 16384 blocks.
        bytes.extend(vec![0; (blocks.div_ceil(16_384) * 15).div_ceil(8)]);
    }
    bytes.extend([0xff, 0xd9]);
    bytes
}

#[test]
fn pictures_in_many_passes_are_refused() {
    is_read("30 passes", progressive(2000, 30), &Kit);
    is_read("100 passes", progressive(2000, 100), &Fault("in 100 passes, and 30 are the most", "king.jpg"));
    is_read("5000 passes", progressive(5000, 5000), &Fault("in 5000 passes", "king.jpg"));
    let mut rows = progressive(2000, 40);
    let at = rows.windows(2).position(|pair| pair == [0xff, 0xc2]).expect("a frame");
    rows[at + 1] = 0xc0;
    is_read("rows in passes", rows, &Fault("in 40 passes, and 3 are the most", "king.jpg"));
}
