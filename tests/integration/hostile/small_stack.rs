//! The library called from another program's thread, which may have a stack of 256 kB.

use super::{each, king, words};
use std::thread;
use tafl_print::make::{Format, Library, Request, Writing, make};

/// Runs work on a thread with a small stack: if it runs over, the whole test program ends.
fn with_little<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    thread::scope(|scope| {
        let thread = thread::Builder::new().stack_size(256 * 1024).spawn_scoped(scope, work);
        thread.expect("a thread").join().expect("no panic")
    })
}

#[test]
fn kits_need_little_stack() {
    for game in ["york", "alea-evangelii"] {
        let formats = vec![Format::Pdf, Format::Svg, Format::Png];
        let writing = Writing { formats, dpi: Some(30), ..Writing::default() };
        let request = Request { writing, ..Request::of(game) };
        let made = with_little(|| make(&request, &Library::bundled()).map(|made| made.files.len()));
        assert!(made.expect("a kit") > 2, "{game}");
    }
    let laser = Writing { formats: vec![Format::LaserSvg, Format::Dxf], ..Writing::default() };
    let request = Request { writing: laser, ..Request::of("york") };
    with_little(|| make(&request, &Library::bundled()).map(drop)).expect("a kit");
}

/// What calls itself for each thing within another: drawings, words, tables, variants, themes.
#[test]
fn what_is_nested_deep_needs_little_stack() {
    let groups = |depth: usize| {
        format!("{}<path d=\"M1 1h8v8z\"/>{}", "<g opacity=\".9\">".repeat(depth), "</g>".repeat(depth))
    };
    let markers = |count: usize| {
        let marker = |nth: usize| {
            let next = nth + 1;
            format!("<marker id=\"m{nth}\"><path d=\"M1 1h8\" marker-start=\"url(#m{next})\"/></marker>")
        };
        let all: String = (0..count).map(marker).collect();
        let last = format!("<marker id=\"m{count}\"><path d=\"M1 1h8\"/></marker>");
        format!("{all}{last}<path d=\"M1 1h8v8z\" marker-start=\"url(#m0)\"/>")
    };
    let deep_terms = each(1..60, |nth| format!("-a{nth} = {{ -a{} }}\n", nth - 1));
    let cases = [
        king("0 0 10 10", &groups(199)),
        king("0 0 10 10", &groups(3000)),
        king(
            "0 0 10 10",
            &format!("<g id=\"a\"><use href=\"#b\"/></g><g id=\"b\"><use href=\"#a\"/></g>{}", groups(100)),
        ),
        king("0 0 10 10", &markers(500)),
        king("0 0 10 10", &markers(90)),
        king(
            "0 0 10 10",
            &format!(
                "{}<path d=\"M1 1h8v8z\"/>{}",
                "<svg viewBox=\"0 0 10 10\">".repeat(190),
                "</svg>".repeat(190)
            ),
        ),
        words(&format!("-king = {}x{}\n", "{ ".repeat(30), " }".repeat(30))),
        words(&format!("-a0 = wolf\n{deep_terms}-king = {{ -a59 }}\n")),
    ];
    for files in cases {
        let library = files
            .iter()
            .fold(Library::bundled(), |library, (name, text)| library.with(name, text.as_bytes()));
        let request = Request { theme: Some("mine".to_owned()), ..Request::of("brandubh") };
        // Whether it is made or refused does not matter here.
        with_little(|| make(&request, &library).map(drop).map_err(drop)).ok();
    }
    for text in [
        "[".repeat(50_000),
        format!("layout = {}", "[".repeat(50_000)),
        "a.".repeat(50_000),
        format!("rules = {}", "{a=".repeat(50_000)),
    ] {
        let text = format!("id = \"my\"\nname = \"My\"\nextends = \"york\"\n{text}\n");
        let library = Library::bundled().with("my.toml", text.as_bytes());
        with_little(|| make(&Request::of("my.toml"), &library).map(drop).map_err(drop)).expect_err("faults");
    }
    let mut library = Library::bundled();
    for nth in 0..100 {
        let text = format!("id = \"v{nth}\"\nname = \"V\"\nextends = \"v{}.toml\"\n", nth + 1);
        library = library.with(&format!("v{nth}.toml"), text.into_bytes());
        let theme = format!("extends = \"t{}\"\n", nth + 1);
        library = library.with(&format!("t{nth}/theme.toml"), theme.into_bytes());
    }
    with_little(|| make(&Request::of("v0.toml"), &library).map(drop).map_err(drop)).expect_err("faults");
    let request = Request { theme: Some("t0".to_owned()), ..Request::of("york") };
    with_little(|| make(&request, &library).map(drop).map_err(drop)).expect_err("faults");
}
