//! The front door: what the command line gets, any other caller gets, too; whatever it is given, it answers.

use crate::shell::tafl_print;
use proptest::prelude::*;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use tafl_print::diag::render;
use tafl_print::field::Field;
use tafl_print::game::Cut;
use tafl_print::imposition::{CellSize, Component, Poster, Settings};
use tafl_print::keyed::Voice;
use tafl_print::make::{
    Choice, Drawing, Fault, Format, Library, RELEASED, Request, Writing, check, draw, export, import, make,
    plan,
};
use tafl_print::scene::{Size, Vec2};
use tafl_print::text::Language;
use tafl_print::units::Length;

fn refused(request: &Request, library: &Library<'_>) -> Fault {
    match make(request, library) {
        Ok(made) => panic!("{} files were made of {request:?}", made.files.len()),
        Err(refused) => *refused.fault,
    }
}

#[test]
fn a_kit_is_the_one_that_the_command_line_writes() {
    let folder = tempfile::tempdir().expect("a folder");
    let said = tafl_print(folder.path(), &["--variant", "brandubh", "--paper", "letter", "-o", "./"], "");
    assert_eq!(said.status, 0, "{}", said.err);
    let settings = Settings { paper: "letter".parse().expect("a paper"), ..Settings::default() };
    let made = make(&Request { settings, ..Request::of("brandubh") }, &Library::bundled()).expect("a kit");
    let [file] = made.files.as_slice() else { panic!("one file") };
    assert_eq!((file.name.as_str(), file.format), ("brandubh-letter.pdf", Format::Pdf));
    assert!(file.bytes == fs::read(folder.path().join(&file.name)).expect("a file"), "other bytes");
}

/// Without the files inside the program a library is filled by its caller, and gives the same.
#[test]
fn a_library_can_be_filled_by_hand() {
    fn add(folder: &Path, name: &str, all: &mut BTreeMap<String, Vec<u8>>) {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            let name = format!("{name}/{}", path.file_name().and_then(|name| name.to_str()).expect("a name"));
            if path.is_dir() {
                add(&path, &name, all);
            } else {
                all.insert(name, fs::read(&path).expect("a file"));
            }
        }
    }
    let mut files = BTreeMap::new();
    for folder in ["templates", "fonts"] {
        add(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), folder, &mut files);
    }
    let filled =
        files.iter().fold(Library::empty(), |library, (name, bytes)| library.with(name, bytes.as_slice()));
    let request = Request {
        settings: Settings { parts: [Component::Leaflet].into(), ..Settings::default() },
        ..Request::of("brandubh")
    };
    let of = |library: &Library<'_>| make(&request, library).expect("a leaflet").files;
    assert!(of(&filled) == of(&Library::bundled()), "other files");
    assert!(matches!(refused(&request, &Library::empty()), Fault::Unknown { field: Field::Variant, .. }));
    let fontless = files.iter().filter(|(name, _)| !name.starts_with("fonts/"));
    let fontless =
        fontless.fold(Library::empty(), |library, (name, bytes)| library.with(name, bytes.as_slice()));
    let said = refused(&request, &fontless).to_string();
    assert!(said.contains("fonts/ElstobD-10pt.otf"), "{said}");
}

/// The faults of a file have the places that the command line shows.
#[test]
fn faults_are_those_of_the_command_line() {
    let text = "extends = \"york\"\nid = \"my\"\nname = 7\n\n[rules]\nking-arms = \"strong\"\n";
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("my.toml"), text).expect("a file");
    let said = tafl_print(folder.path(), &["check", "--variant", "my.toml"], "");
    let library = Library::bundled().with("my.toml", text.as_bytes());
    let choice = Choice { variant: "my.toml".to_owned(), options: Vec::new(), theme: None };
    let fault = check(&choice, Language::ENGLISH, &library).expect_err("two faults");
    let Fault::Files { faults, sources } = &fault else { panic!("{fault}") };
    assert_eq!((said.status, faults.len(), fault.key(), fault.field()), (1, 2, "files", None));
    let shown = render(faults, sources, Voice::default(), false);
    assert!(said.err.starts_with(shown.trim_end()), "{}\n{shown}", said.err);
}

/// What each field can have wrong, the key of the message, and a word of it.
#[test]
fn a_fault_names_its_field_and_no_flag() {
    let usual = Settings::default;
    let of = |settings: Settings| Request { settings, ..Request::of("york") };
    let writing = |writing: Writing| Request { writing, ..Request::of("york") };
    let mm = Length::mm;
    let cases: Vec<(Request, Field, &str)> = vec![
        (Request::of("yorck"), Field::Variant, "unknown-variant"),
        (Request::of("no.toml"), Field::Variant, "unreadable"),
        (Request { variants: Vec::new(), ..Request::of("york") }, Field::Variant, "no-variant"),
        (
            Request { variants: vec!["york".to_owned(), "york-11".to_owned()], ..Request::of("york") },
            Field::Variant,
            "game-twice",
        ),
        (Request { theme: Some("jorvick".to_owned()), ..Request::of("york") }, Field::Theme, "unknown-theme"),
        (Request { theme: Some("./no".to_owned()), ..Request::of("york") }, Field::Theme, "unreadable"),
        (Request { share_pieces: true, ..Request::of("york") }, Field::SharePieces, "share-pieces-alone"),
        (
            Request { maker: Some("two\nlines".to_owned()), ..Request::of("york") },
            Field::Maker,
            "not-one-line",
        ),
        (of(Settings { margin: mm(2.0), ..usual() }), Field::Margin, "out-of-bounds"),
        (of(Settings { bleed: mm(9.0), ..usual() }), Field::Bleed, "out-of-bounds"),
        (of(Settings { cell: Some(CellSize::Of(mm(1.0))), ..usual() }), Field::Cell, "out-of-bounds"),
        (of(Settings { frame: Some(mm(99.0)), ..usual() }), Field::Frame, "out-of-bounds"),
        (of(Settings { king_disc: Some(mm(1.0)), ..usual() }), Field::KingDisc, "out-of-bounds"),
        (of(Settings { piece_disc: Some(mm(99.0)), ..usual() }), Field::PieceDisc, "out-of-bounds"),
        (of(Settings { back_offset: Vec2::new(f64::NAN, 0.0), ..usual() }), Field::BackOffset, "not-a-shift"),
        (of(Settings { nudge: Vec2::new(50.0, 0.0), ..usual() }), Field::Nudge, "shift-too-far"),
        (of(Settings { sets: 0, ..usual() }), Field::Sets, "number-out-of-bounds"),
        (of(Settings { sets: 60_000, ..usual() }), Field::Sets, "number-out-of-bounds"),
        (of(Settings { spares: Some(60_000), ..usual() }), Field::Spares, "number-out-of-bounds"),
        (of(Settings { parts: [].into(), ..usual() }), Field::Parts, "nothing-to-print"),
        (
            of(Settings { cut: Some(Cut::Whole), cell: Some(CellSize::Of(mm(25.0))), ..usual() }),
            Field::Cut,
            "cut-too-large",
        ),
        (
            of(Settings { poster: Some(Poster::A2), cut: Some(Cut::Whole), ..usual() }),
            Field::Poster,
            "poster-and-cut",
        ),
        (
            of(Settings { poster: Some(Poster::A2), cell: Some(CellSize::Of(mm(50.0))), ..usual() }),
            Field::Poster,
            "poster-too-small",
        ),
        (
            of(Settings { king_disc: Some(mm(40.0)), piece_disc: Some(mm(19.0)), ..usual() }),
            Field::KingDisc,
            "discs-touch",
        ),
        (writing(Writing { formats: Vec::new(), ..Writing::default() }), Field::Format, "no-format"),
        (writing(Writing { dpi: Some(300), ..Writing::default() }), Field::Dpi, "dpi-without-png"),
        (
            writing(Writing { formats: vec![Format::Png], dpi: Some(5), ..Writing::default() }),
            Field::Dpi,
            "number-out-of-bounds",
        ),
        (
            writing(Writing {
                formats: vec![Format::Dxf],
                bed: Some(Size::new(1.0, 1.0)),
                ..Writing::default()
            }),
            Field::Bed,
            "bed-out-of-bounds",
        ),
        (
            Request {
                settings: Settings { cut: Some(Cut::Whole), ..usual() },
                ..writing(Writing {
                    formats: vec![Format::Dxf],
                    bed: Some(Size::new(200.0, 200.0)),
                    ..Writing::default()
                })
            },
            Field::Cut,
            "cut-too-large-for-bed",
        ),
        (
            writing(Writing { formats: vec![Format::Dxf], kerf: Some(mm(5.0)), ..Writing::default() }),
            Field::Kerf,
            "out-of-bounds",
        ),
    ];
    for (request, field, key) in cases {
        let fault = refused(&request, &Library::bundled());
        let said = fault.to_string();
        assert_eq!((fault.field(), fault.key()), (Some(field), key), "{said}");
        assert!(!said.is_empty() && !said.contains("--"), "{said}");
    }
    let option = Request { options: vec!["no".to_owned()], ..Request::of("york") };
    assert_eq!(refused(&option, &Library::bundled()).key(), "files");
}

#[test]
fn a_plan_is_of_pages_or_beds() {
    let dxf = Writing { formats: vec![Format::Dxf], ..Writing::default() };
    let planned =
        plan(&Request { writing: dxf, ..Request::of("york") }, &Library::bundled()).expect("a plan");
    let beds = planned.kits[0].laser.as_ref().map(|plan| plan.beds.len());
    assert_eq!((planned.kits[0].files.len(), beds), (0, Some(1)));
    let planned = plan(&Request::of("york"), &Library::bundled()).expect("a plan");
    assert_eq!(planned.kits[0].files[0].names, ["york-a4.pdf"]);
    assert_eq!(planned.kits[0].laser, None);
}

fn drawing(position: &str) -> Drawing {
    Drawing {
        choice: Choice { variant: "brandubh".to_owned(), options: Vec::new(), theme: None },
        position: Some(position.to_owned()),
        to_move: None,
        plays: Vec::new(),
        format: Some(Format::Svg),
        width: 1200,
        language: Language::ENGLISH.to_owned(),
        date: RELEASED,
    }
}

#[test]
fn a_position_is_a_file_of_the_library() {
    let rows = ".......\n.......\n..A....\n...K...\n.......\n.......\n.......\n";
    let library = Library::bundled().with("pos.txt", rows.as_bytes());
    let drawn = draw(&drawing("pos.txt"), &library).expect("a drawing");
    assert!(drawn.bytes.is_some_and(|bytes| bytes.starts_with(b"<svg") || bytes.starts_with(b"<?xml")));
    let fault = draw(&drawing("no.txt"), &library).expect_err("no file");
    assert_eq!((fault.field(), fault.key()), (Some(Field::Position), "unreadable"));
    let fault = draw(&Drawing { width: 1, ..drawing("pos.txt") }, &library).expect_err("too narrow");
    assert_eq!(fault.key(), "picture-out-of-bounds");
    let fault =
        draw(&Drawing { format: Some(Format::Dxf), ..drawing("pos.txt") }, &library).expect_err("no page");
    assert_eq!(fault.key(), "not-drawn-as");
}

#[test]
fn rules_go_out_and_come_back() {
    let choice = Choice { variant: "brandubh".to_owned(), options: Vec::new(), theme: None };
    let record = export(&choice, &Library::bundled()).expect("a record");
    let variant = import("a record", record.text.as_bytes()).expect("a variant");
    let library = Library::bundled().with("back.toml", variant.text.into_bytes());
    let back = Choice { variant: "back.toml".to_owned(), ..choice };
    assert!(check(&back, Language::ENGLISH, &library).is_ok());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 120, ..ProptestConfig::default() })]

    /// Whatever stands in the files of a request, there is an answer, and every fault lies within its text.
    #[test]
    fn any_bytes_are_answered(
        variant in prop::collection::vec(any::<u8>(), 0..200),
        theme in "[a-z\\[\\]=\"# \n.{}-]{0,200}",
        extended in any::<bool>(),
    ) {
        let mut text = if extended { b"extends = \"brandubh\"\nid = \"my\"\nname = \"My\"\n".to_vec() } else { Vec::new() };
        text.extend(&variant);
        let library = Library::bundled().with("my.toml", text).with("art/theme.toml", theme.into_bytes());
        for theme in [None, Some("art".to_owned())] {
            let choice = Choice { variant: "my.toml".to_owned(), options: Vec::new(), theme };
            match check(&choice, Language::ENGLISH, &library) {
                Ok(_) => {}
                Err(Fault::Files { faults, sources }) => {
                    prop_assert!(!faults.is_empty());
                    for fault in &faults {
                        if let (Some(span), Some(text)) = (fault.span.clone(), sources.get(&fault.file)) {
                            prop_assert!(text.get(span).is_some(), "{fault:?}");
                        }
                    }
                    let _ = render(&faults, &sources, Voice::default(), false);
                }
                Err(fault) => prop_assert!(fault.field().is_some(), "{fault}"),
            }
        }
    }
}
