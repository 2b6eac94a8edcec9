//! Files that can't be printed: each is refused with its name, what was found and what would do, and nothing is written.

use super::made::{Class, jpeg, png};
use super::quarters;
use crate::kit::tafl_print;
use tafl_print::keyed::KeyedMessage;

/// The head of a PNG of this size, with nothing behind it.
fn head(width: u32, height: u32) -> Vec<u8> {
    let data = [&b"IHDR"[..], &width.to_be_bytes(), &height.to_be_bytes(), &[8, 2, 0, 0, 0]].concat();
    let sum = data.iter().fold(u32::MAX, |sum, &byte| {
        (0..8).fold(sum ^ u32::from(byte), |sum, _| (sum >> 1) ^ (0xedb8_8320 & (sum & 1).wrapping_neg()))
    });
    [&b"\x89PNG\r\n\x1a\n\0\0\0\x0d"[..], &data, &(!sum).to_be_bytes()].concat()
}

/// A JPEG's head of this size: how it is packed, bits and parts.
fn frame(packing: u8, depth: u8, (width, height): (u16, u16), parts: u8) -> Vec<u8> {
    let [[w0, w1], [h0, h1]] = [width.to_be_bytes(), height.to_be_bytes()];
    let mut bytes = vec![0xff, 0xd8, 0xff, packing, 0, 8 + 3 * parts, depth, h0, h1, w0, w1, parts];
    bytes.extend((1..=parts).flat_map(|part| [part, 0x11, 0]));
    bytes.extend([0xff, 0xda, 0, 2, 0xff, 0xd9]);
    bytes
}

/// What is said of a king's picture.
fn said(name: &str, file: &[u8]) -> (String, String, String) {
    let class = Class::new(&format!("king = \"{name}\"")).file(name, file.to_vec());
    let faults = class.read().expect_err("a fault");
    assert_eq!(faults.len(), 1, "{faults:?}");
    let fault = &faults[0];
    (
        fault.file.clone(),
        fault.message.to_string(),
        fault.help.as_ref().map_or_else(String::new, ToString::to_string),
    )
}

#[test]
fn what_is_no_picture_that_can_be_printed_is_named_with_what_would_do() {
    let photo = jpeg((200, 200), quarters(200, 200));
    let drawing = png((200, 200), quarters(200, 200));
    let damaged = {
        let mut damaged = drawing.clone();
        let middle = damaged.len() / 2;
        damaged[middle] ^= 0x55;
        damaged
    };
    for (name, file, message, help) in [
        (
            "a.jpg",
            b"\0\0\0\x18ftypheic\0\0\0\0mif1heic".to_vec(),
            "a HEIC picture, as iPhones write them",
            "export it as JPEG",
        ),
        ("a.png", b"RIFF\x10\0\0\0WEBPVP8 ".to_vec(), "a WebP picture", "JPEG or PNG"),
        ("a.gif", b"GIF89a\x01\0\x01\0".to_vec(), "a GIF picture", "JPEG or PNG"),
        ("a.jpg", b"MM\0*\0\0\0\x08".to_vec(), "a TIFF picture", "JPEG or PNG"),
        ("a.jpg", Vec::new(), "this is no picture", "copy it once more"),
        ("a.jpg", b"a letter".to_vec(), "this is no picture", "copy it once more"),
        ("a.png", head(10_000, 10_000), "10000 x 10000 pixels: 100 million, and 52 are the most", "smaller"),
        ("a.png", head(u32::MAX >> 1, u32::MAX >> 1), "pixels: ", "smaller"),
        ("a.jpg", frame(0xc0, 8, (20_000, 20_000), 3), "400 million, and 52 are the most", "smaller"),
        ("a.jpg", frame(0xc2, 8, (7000, 7000), 3), "is progressive", "smaller"),
        ("a.jpg", frame(0xc0, 8, (800, 600), 4), "CMYK", "RGB"),
        ("a.jpg", frame(0xc1, 12, (800, 600), 3), "12 bits to a colour", "usual JPEG"),
        ("a.jpg", frame(0xc9, 8, (800, 600), 3), "few programs read", "usual JPEG"),
        ("a.jpg", frame(0xc0, 8, (0, 600), 3), "0 x 600 pixels", "as it came from the camera"),
        (
            "a.png",
            png((80, 60), quarters(80, 60)),
            "80 x 60 pixels, and 150 each way are the fewest",
            "300 dpi",
        ),
        ("a.jpg", photo[..photo.len() / 2].to_vec(), "breaks off", "copy it once more"),
        ("a.jpg", photo[..20].to_vec(), "breaks off", "copy it once more"),
        ("a.png", drawing[..drawing.len() / 2].to_vec(), "breaks off", "copy it once more"),
        ("a.png", drawing[..drawing.len() - 12].to_vec(), "breaks off", "copy it once more"),
        ("a.png", damaged, "is broken", "copy it once more"),
        ("a.png", [&drawing[..8], &b"\r\n"[..], &drawing[8..]].concat(), "", "copy it once more"),
        ("a.jpg", [&photo[..], &vec![0; 21 << 20]].concat(), "MiB, and 20 are the most", "smaller"),
    ] {
        let (file, found, advice) = said(name, &file);
        assert_eq!(file, format!("our-class/{name}"), "{found}");
        assert!(
            found.contains(message) && advice.contains(help),
            "{found:?} {advice:?}, not {message:?} {help:?}"
        );
    }
}

/// However a file breaks off, and whichever of its bytes is another: a fault or a picture, and no end of the program.
#[test]
fn no_broken_file_ends_the_program() {
    for (name, file) in [
        ("a.jpg", super::made::oriented(&super::made::profiled(&jpeg((160, 150), quarters(160, 150))), 6)),
        ("a.png", super::made::png_with_profile((160, 150), quarters(160, 150))),
    ] {
        let step = file.len().div_ceil(150);
        for at in (0..file.len()).step_by(step) {
            let mut other = file.clone();
            other[at] = other[at].wrapping_add(1 + (at % 254) as u8);
            for bytes in [file[..at].to_vec(), other] {
                // Whichever it is.
                let read = Class::new(&format!("cover = \"{name}\"")).file(name, bytes).read();
                if let Err(faults) = read {
                    assert!(faults.iter().all(|fault| fault.help.is_some()), "{faults:?}");
                }
            }
        }
    }
}

/// A folder is cleared up, and no kit lies beside it.
#[test]
fn nothing_is_written_of_a_class_with_a_broken_picture() {
    let folder = tempfile::tempdir().expect("a folder");
    Class::new("king = \"mia.jpg\"")
        .file("mia.jpg", b"\0\0\0\x18ftypheic\0\0\0\0".to_vec())
        .put(folder.path());
    for command in [&["--variant", "brandubh"][..], &["check", "--variant", "brandubh"]] {
        let output = tafl_print(folder.path(), &[command, &["--theme", "our-class/"]].concat());
        let told = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
        assert_eq!(output.status.code(), Some(1), "{told}");
        assert!(
            told.contains("our-class/mia.jpg") && told.contains("HEIC") && told.contains("export it as JPEG"),
            "{told}"
        );
    }
    assert!(!folder.path().join("output").exists());
}

/// A larger file than any text is read if it is a picture, up to a limit.
#[test]
fn a_picture_may_be_larger_than_a_text() {
    let folder = tempfile::tempdir().expect("a folder");
    let photo = jpeg((300, 300), quarters(300, 300));
    // What follows the end of a picture is no part of it: phones put films there.
    let with_film = |bytes: usize| [&photo[..], &vec![7; bytes]].concat();
    Class::new("king = \"mia.jpg\"\ndefender = \"leo.jpeg\"")
        .file("mia.jpg", with_film(5 << 20))
        .file("leo.jpeg", with_film(20 << 20))
        .put(folder.path());
    let output = tafl_print(folder.path(), &["--variant", "brandubh", "--theme", "our-class/"]);
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        told.contains("leo.jpeg") && told.contains("larger than 20 MiB") && !told.contains("mia.jpg"),
        "{told}"
    );
}

/// Where lines are drawn, pixels have no place; and what an ink has of its own is drawn, too.
#[test]
fn a_slot_for_drawings_says_so() {
    let photo = jpeg((200, 200), quarters(200, 200));
    for art in
        ["throne = \"a.jpg\"", "ground = [\"a.jpg\"]", "king-symbol = \"a.jpg\"", "tailpiece = [\"a.jpg\"]"]
    {
        let faults = Class::new(art).file("a.jpg", photo.clone()).read().expect_err("a fault");
        let (slot, _) = art.split_once(' ').expect("a slot");
        assert!(faults[0].message.text().contains(&format!("`{slot}` is a drawing")), "{faults:?}");
        let help = faults[0].help.as_ref().map_or_else(String::new, KeyedMessage::text);
        assert!(help.contains("king, defender, attacker, knight, commander, cover"), "{help}");
    }
    let art = "king = \"a.jpg\"\n[ink.grey.art]\nking = \"a.jpg\"";
    let faults = Class::new(art).file("a.jpg", photo).read().expect_err("a fault");
    assert!(faults[0].message.text().contains("a JPEG picture"), "{faults:?}");
}
