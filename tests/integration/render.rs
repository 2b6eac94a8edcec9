//! What the renderer says beside the picture: pages, structure, fonts, settings; and what it refuses.

use crate::reading::Pdf;
use crate::reading::{Font, Spoken};
use crate::sampler::{
    RED, assert_near, block, document, fonts, heading, line, page, sampler, shield, with_structure,
};
use kurbo::Rect;
use std::fs;
use std::path::Path as FilePath;
use std::sync::Arc;
use tafl_print::render::{RenderError, pdf};
use tafl_print::scene::{Art, Document, Flip, Item, Marks, Node, Tag};

#[test]
fn pages_keep_their_size_and_their_boxes() {
    let file = Pdf::of(&sampler());
    assert_eq!(file.page_count(), 2);
    let (width, height) = file.page_size(0);
    assert!((width - 148.0).abs() < 1e-3 && (height - 210.0).abs() < 1e-3, "{width} x {height}");
    assert_near(file.page_box(0, "TrimBox"), Rect::new(10.0, 12.0, 130.0, 200.0));
    assert_near(file.page_box(0, "BleedBox"), Rect::new(7.0, 9.0, 133.0, 203.0));
    assert_eq!(file.page_box(1, "TrimBox"), None);
}

#[test]
fn the_printer_is_told_not_to_scale_and_how_to_turn() {
    for (duplex, word) in [
        (None, "Simplex"),
        (Some(Flip::LongEdge), "DuplexFlipLongEdge"),
        (Some(Flip::ShortEdge), "DuplexFlipShortEdge"),
    ] {
        let file = Pdf::of(&Document { flip: duplex, ..sampler() });
        let wanted = [
            "DisplayDocTitle true".to_owned(),
            format!("Duplex {word}"),
            "PickTrayByPDFSize true".to_owned(),
            "PrintScaling None".to_owned(),
        ];
        assert_eq!(file.viewer_preferences(), wanted);
    }
}

#[test]
fn fonts_are_subsets_that_know_their_text() {
    let found = Pdf::of(&sampler()).fonts();
    let names: Vec<&str> = found.iter().map(|font| font.name.as_str()).collect();
    assert_eq!(names.len(), 2, "{names:?}");
    for (font, whole) in found.iter().zip(fonts()) {
        let Font { name, subset, embedded, has_text } = font;
        assert!(name.starts_with("Elstob"), "{name}");
        assert!(*subset && *has_text, "{font:?}");
        assert!((500..whole.bytes().len() / 10).contains(embedded), "{name} takes {embedded} bytes");
    }
}

#[test]
fn a_screen_reader_hears_the_structure_and_nothing_else() {
    let file = Pdf::of(&sampler());
    let show = |part: Spoken| {
        let said = part.alt.unwrap_or(part.text);
        format!("{}{} {said}", "  ".repeat(part.depth), part.tag).trim_end().to_owned()
    };
    let heard: Vec<String> = file.read_aloud().into_iter().map(show).collect();
    let wanted = [
        "Sect",
        "  H1 York",
        // One glyph, two meanings: the hyphen of the word and that of the line's end.
        "  P The sea\u{2010}king flees; his shield\u{ad}wall holds.",
        "  L",
        "    LI",
        "      Lbl 1.",
        "      LBody First the king.",
        "    LI",
        "      Lbl 2.",
        "      LBody Then his men.",
        "  Table",
        "    TR",
        "      TH Side",
        "      TH Men",
        "    TR",
        "      TH King",
        "      TD 1",
        "    TR",
        "      TH Attackers",
        "      TD 24",
        "  Figure Four shields",
        "  Caption Shields.",
        "  Figure Pixels",
        "  P Inside a clip.",
    ];
    assert_eq!(heard, wanted);
    assert_eq!(file.page_text(0, true), "decoration");
    assert!(!file.page_text(0, false).contains("decoration"));
}

#[test]
fn the_file_says_what_it_is() {
    let file = Pdf::of(&sampler());
    assert_eq!(file.language().as_deref(), Some("en"));
    assert_eq!(file.info("Title").as_deref(), Some("York – a sampler"));
    assert_eq!(file.info("Creator").as_deref(), Some("tafl-print test"));
    assert_eq!(file.info("Subject").as_deref(), Some("All that the renderer can paint"));
    assert_eq!(file.info("Keywords").as_deref(), Some("hnefatafl, York"));
    let date = file.info("CreationDate").expect("a date");
    assert!(date.starts_with("D:20260301123456"), "{date}");
    assert_eq!(file.outline(), [("The sampler".to_owned(), 0)]);
    let xmp = file.xmp();
    for claim in ["<pdfaid:part>2<", "<pdfaid:conformance>A<", "<pdfuaid:part>1<", "2026-03-01T12:34:56"] {
        assert!(xmp.contains(claim), "{claim} in {xmp}");
    }
}

#[test]
fn the_same_document_gives_the_same_bytes() {
    let first = pdf(&sampler()).expect("well formed");
    assert!(first == pdf(&sampler()).expect("well formed"));
    // For the validators outside of this program.
    let folder = FilePath::new(env!("CARGO_TARGET_TMPDIR"));
    fs::create_dir_all(folder).expect("a folder for the tests");
    fs::write(folder.join("sampler.pdf"), first).expect("a file there");
}

#[test]
fn all_but_streams_is_packed() {
    let file = pdf(&sampler()).expect("well formed");
    let word = b" 0 obj\n<<";
    let objects: Vec<usize> = (0..file.len()).filter(|&at| file[at..].starts_with(word)).collect();
    assert!(objects.len() > 10, "{} objects", objects.len());
    for (nth, &at) in objects.iter().enumerate() {
        let end = objects.get(nth + 1).copied().unwrap_or(file.len());
        let object = String::from_utf8_lossy(&file[at..end]);
        let entries = object.split_once("stream\n").map(|(entries, _)| entries);
        let entries = entries.unwrap_or_else(|| panic!("no stream: {object}"));
        // To pack a short stream would take longer than to write it.
        let length = entries.rsplit_once("/Length ").expect("a length").1;
        let length: usize = length.trim_end_matches([' ', '\n', '>']).parse().expect("a number");
        assert!(entries.contains("/FlateDecode") || length < 512, "not packed: {entries}");
    }
}

#[test]
fn a_missing_glyph_names_the_character_and_the_font() {
    let [upright, _] = fonts();
    let fault = pdf(&document(vec![page(vec![line(&upright, "Йорк", 10.0, 10.0)])]));
    let fault = fault.expect_err("no Cyrillic in this font").to_string();
    assert!(fault.contains("`Elstob`") && fault.contains("U+0419"), "{fault}");
}

#[test]
fn documents_that_contradict_themselves_are_refused() {
    let refused = |document: &Document, words: &str| match pdf(document) {
        Err(fault @ RenderError::Malformed(_)) => {
            assert!(fault.to_string().contains(words), "{fault}");
            assert!(fault.to_string().contains("bug"), "{fault}");
        }
        other => panic!("{words}: {:?}", other.map(|bytes| bytes.len())),
    };
    let mut marks = Marks::default();
    let (one, other) = (marks.fresh(), marks.fresh());
    let dot = || vec![block(1.0, 1.0, 1.0, 1.0, RED)];
    let part = |mark| Node::leaf(Tag::Figure { alt: "A dot".to_owned() }, mark);
    let title = |mark| Node::leaf(heading(), mark);

    let nested = Item::marked(one, vec![Item::marked(other, dot())]);
    refused(
        &with_structure(vec![page(vec![nested])], vec![title(one), part(other)]),
        "inside other such content",
    );
    let art = Arc::new(Art { size: (1.0, 1.0).into(), items: vec![Item::marked(one, dot())] });
    refused(&with_structure(vec![page(vec![Item::art(&art, 0.0, 0.0)])], vec![title(one)]), "inside art");
    let both = || vec![page(vec![Item::marked(one, dot()), Item::marked(other, dot())])];
    refused(&with_structure(both(), vec![title(one)]), "not in the structure");
    refused(&with_structure(both(), vec![title(one), part(other), part(one)]), "twice");
    refused(
        &with_structure(vec![page(vec![Item::marked(one, dot())])], vec![title(one), part(other)]),
        "no content",
    );
    let mut lost = document(vec![page(dot())]);
    lost.outline[0].page = 1;
    refused(&lost, "leads to page 1");
    let mut flat = document(vec![page(dot())]);
    flat.pages[0].size.width = 0.0;
    refused(&flat, "paper of page 1");
    let nowhere = Item::moved(dot(), f64::NAN, 0.0);
    refused(&document(vec![page(vec![nowhere])]), "moved by");
    refused(&with_structure(Vec::new(), Vec::new()), "no pages");
}

#[test]
fn a_document_without_a_title_is_not_passed_off_as_accessible() {
    let mut untitled = document(vec![page(vec![Item::art(&shield(), 10.0, 10.0)])]);
    untitled.info.title.clear();
    let fault = pdf(&untitled).expect_err("the standard asks for a title");
    assert_eq!(fault, RenderError::Standard { faults: vec!["it has no title".to_owned()] });
}
