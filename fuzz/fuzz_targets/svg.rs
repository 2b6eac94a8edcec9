//! Any bytes as a drawing of a theme: art that can be printed in every kind of file, or faults that all lie within the
//! text. One sound drawing in 32 is the king of a set of pieces, for printers and for laser cutters. Never a panic.
//!
//! `cargo +nightly fuzz run svg fuzz/corpus/svg -- -dict=fuzz/dictionaries/svg.dict`
#![no_main]

use std::sync::Arc;

use libfuzzer_sys::fuzz_target;
use tafl_print::diag::Sources;
use tafl_print::imposition::Component;
use tafl_print::make::{Format, Library};
use tafl_print::render;
use tafl_print::scene::{Affine, Document, Info, Item, Page, Size};
use tafl_print::format;
use tafl_print_fuzz::{faults_hold, is_one_in, makes};

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = format::decode("king.svg", bytes) else { return };
    let art = match format::drawing("king.svg", text) {
        Ok(art) => Arc::new(art),
        Err(faults) => {
            let mut sources = Sources::new();
            sources.add("king.svg", text);
            return faults_hold(&faults, &sources);
        }
    };
    // Fitted to 20 mm, as a kit does.
    let scale = 20.0 / art.size.width.max(art.size.height);
    let page = Page {
        size: Size::new(30.0, 30.0),
        trim: None,
        bleed: None,
        items: vec![Item::Art { art, transform: Affine::translate((5.0, 5.0)) * Affine::scale(scale) }],
    };
    let info = Info {
        title: "Fuzz".to_owned(),
        subject: "A drawing".to_owned(),
        keywords: Vec::new(),
        creator: "fuzz".to_owned(),
        language: "en".to_owned(),
        date: 0,
    };
    let document = Document { info, flip: None, pages: vec![page], structure: Vec::new(), outline: Vec::new() };
    assert!(render::pdf(&document).expect("what is read can be printed").starts_with(b"%PDF-"));
    let drawn = render::svg(&document).expect("what is read can be drawn");
    assert!(!drawn.contains("NaN") && !drawn.contains("inf"), "{drawn}");
    render::png(&document, 40).expect("what is read has dots");
    if is_one_in(32, bytes) {
        let library = Library::bundled()
            .with("mine/theme.toml", &b"name = \"Mine\"\nextends = \"jorvik\"\n[art]\nking = \"king.svg\"\n"[..])
            .with("mine/king.svg", bytes);
        let formats = [Format::Pdf, Format::LaserSvg, Format::Dxf];
        makes("brandubh", Some("mine"), &[Component::Pieces], &formats, &library);
    }
});
