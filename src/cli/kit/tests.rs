use super::*;
use crate::cli::{CommandLine, Task, flag};
use crate::game::Cut;
use crate::imposition::{
    Back, BoxPlace, CellSize, Component, LabelSheet, Pack, Paper, Poster, Settings, Sides, TokenShape,
};
use crate::keyed::Voice;
use crate::make::{Format, Library, order};
use crate::scene::Flip;
use crate::scene::Vec2;
use crate::theme::Ink;
use crate::units::Length;
use std::path::PathBuf;

fn parse(line: &str) -> Result<Options, clap::Error> {
    CommandLine::parse(line.split(' ')).map(|task| match task {
        Task::Kit(options) => *options,
        other => panic!("{other:?} is no kit"),
    })
}

#[test]
fn a_variant_is_enough() {
    let options = parse("tafl-print --variant york").unwrap();
    assert_eq!((options.request, options.output), (Request::of("york"), None));
}

#[test]
fn every_option_is_read() {
    let line = "tafl-print --variant a.toml --theme b --paper letter -o c/ --king-disc 1in --piece-disc 3/4in \
                --duplex short-edge --option a --option b --back tablut --cut halves --cell 24mm --frame 8mm --coordinates --maker-on-board --leaflet long --margin 6mm --bleed 3mm --sets 15 --label Table-{n} \
                --parts board,pieces --label-sheet lp117/19r --nudge 0.5mm,-1mm --ink grey --token square --spares 4 \
                --poster a2 --wall tabloid --players Ada,Bo,Cleo --game-minutes 40 --puzzles 8 --balance 60 --seed 3 --box-places barcode,age --address Coppergate --back-offset -1mm,0 --split --two-sided --laminate --format svg,png --dpi 300 --preview";
    let options = parse(line).unwrap();
    assert_eq!(options.request.options, ["a", "b"]);
    assert_eq!(options.request.theme.as_deref(), Some("b"));
    assert_eq!(options.output, Some(PathBuf::from("c/")));
    assert_eq!(options.request.writing.formats, [Format::Svg, Format::Png]);
    let expected = Settings {
        tool: Settings::default().tool,
        pack: None,
        paper: Paper::LETTER,
        wall: Some(Paper::TABLOID),
        margin: Length::mm(6.0),
        bleed: Length::mm(3.0),
        back: Some(Back::Game("tablut".into())),
        cut: Some(Cut::Halves),
        cell: Some(CellSize::Of(Length::mm(24.0))),
        frame: Some(Length::mm(8.0)),
        long_leaflet: true,
        coordinates: true,
        maker_on_board: true,
        king_disc: Some(Length::inches(1.0)),
        piece_disc: Some(Length::inches(0.75)),
        poster: Some(Poster::A2),
        token: TokenShape::Square,
        spares: Some(4),
        labels: vec![LabelSheet::ALL[0]],
        nudge: Vec2::new(0.5, -1.0),
        two_sided: true,
        laminate: true,
        sides: Sides::Printer(Flip::ShortEdge),
        back_offset: Vec2::new(-1.0, 0.0),
        split: true,
        ink: Ink::Grey,
        sets: 15,
        label: Some("Table-{n}".to_owned()),
        players: Some("Ada,Bo,Cleo".parse().unwrap()),
        game_minutes: Some(40),
        puzzles: Some(8),
        balance: Some(60),
        seed: 3,
        box_places: vec![BoxPlace::Barcode, BoxPlace::Age],
        address: Some("Coppergate".to_owned()),
        parts: [Component::Board, Component::Pieces, Component::Puzzles].into(),
    };
    assert_eq!(options.request.settings, expected);
}

/// A pack makes choices, and the options beside it go before them.
#[test]
fn a_pack_begins_with_its_own_choices() {
    let settings =
        |line: &str| parse(&format!("tafl-print --variant brandubh {line}")).unwrap().request.settings;
    let class = Settings::of(Some(Pack::Class));
    assert_eq!(settings("--pack class"), class);
    assert!(class.split && class.token == TokenShape::Square && class.bleed == Length::ZERO);
    assert!(!class.has(Component::Leaflet) && class.has(Component::Board));
    let round = settings("--pack class --token round --sets 12 --parts board,pieces,cards");
    assert_eq!((round.token, round.sets, round.parts.len()), (TokenShape::Round, 12, 3));
}

#[test]
fn what_can_t_be_had_together_is_named() {
    for (line, word) in [
        ("--poster a2 --cut halves", "`--cut`"),
        ("--token square --label-sheet LP117/19R", "round labels"),
        ("--nudge 1mm,0", "--label-sheet"),
        ("--format dxf --poster a2", "print shop"),
        ("--format laser-svg,dxf --laminate", "printed sheets"),
        ("--format dxf --coordinates", "printed boards"),
        ("--maker-on-board", "--maker"),
        ("--format dxf --maker York --maker-on-board", "printed boards"),
        ("--format dxf --two-sided", "printed pieces"),
        ("--share-pieces", "several games"),
        ("--dpi 300", "--format png"),
        ("--outline-text", "SVG pages"),
        ("--bed 600x400mm", "a laser cutter"),
        ("--kerf 0.1mm", "--format dxf"),
        ("--pack class --laminate", "room for film"),
        ("--pack club --format dxf", "for a printer"),
        ("--pack club --parts leaflet", "coordinates"),
        ("--players 7", "tournament"),
        ("--wall a3", "name wall"),
        ("--pack class --share-pieces", "one set for several"),
        ("--pack class --cell largest", "give --cell"),
        ("--cell largest --poster exact", "--poster a1"),
        ("--cell largest --parts pieces", "leaves out"),
        ("--cell largest --format pdf,dxf", "laser cutter"),
    ] {
        let options = parse(&format!("tafl-print --variant york {line}")).unwrap();
        let clash = options.request.clash().expect(line);
        let said = clash.message.say(Voice::english(&flag));
        assert!(said.contains(word) && !said.contains('{'), "{said}");
    }
    for line in [
        "--poster a2 --cut auto",
        "--cell largest",
        "--cell largest --poster a1",
        "--format dxf,pdf --poster a2",
        "--token square",
        "--label-sheet LP117/19R --nudge 1mm,0",
        "--nudge 0,0",
    ] {
        let options = parse(&format!("tafl-print --variant york {line}")).unwrap();
        assert_eq!(options.request.clash(), None, "{line}");
    }
}

#[test]
fn wrong_values_are_usage_errors() {
    for wrong in [
        "--paper a9",
        "--king-disc 25",
        "--piece-disc 1mm",
        "--king-disc 1/0in",
        "--duplex both",
        "--no",
        "--margin 2mm",
        "--cell 5mm",
        "--cell large",
        "--cell largest --cell 20mm",
        "--sets 0",
        "--parts lid",
        "--label-sheet Avery",
        "--format gif",
    ] {
        let error = parse(&format!("tafl-print --variant york {wrong}")).unwrap_err();
        assert_eq!(error.exit_code(), 2, "{wrong}");
    }
    assert_eq!(parse("tafl-print --help").unwrap_err().exit_code(), 0);
}

#[test]
fn a_maker_is_one_line() {
    let read = |text: &str| {
        let line = ["tafl-print", "--variant", "york", "--maker", text];
        CommandLine::parse(line).map(|task| match task {
            Task::Kit(options) => options.request.maker.unwrap(),
            other => panic!("{other:?} is no kit"),
        })
    };
    assert_eq!(read(" Freya Lund, York ").unwrap(), "Freya Lund, York");
    assert_eq!(read(&"ø".repeat(80)).unwrap().chars().count(), 80);
    for wrong in ["", " ", "two\nlines", "a\u{7}b", &"x".repeat(81)] {
        assert_eq!(read(wrong).unwrap_err().exit_code(), 2, "{wrong:?}");
    }
}

/// The command on page 1 is read back as the request that it was made from. A field that it left out would be missing here.
#[test]
fn the_command_that_makes_a_set_again_asks_for_the_same() {
    for options in [
        "",
        "--paper letter --margin 6mm --back tablut --cut pinwheel --cell 20mm --frame 2.5mm --coordinates --bleed 3mm --laminate",
        "--cell largest --king-disc 26mm --piece-disc 20mm --spares 4 --sets 15 --parts board,pieces,story",
        "--duplex short-edge --back-offset -1mm,0.25mm --split --leaflet long --ink grey --two-sided",
        "--duplex long-edge --token square --ink outline --maker York --maker-on-board",
        "--duplex manual --label-sheet LP117/19R --label-sheet LP70/25R --nudge 0.5mm,-1mm --ink low",
        "--poster a2 --option b --option a --theme heartwood --paper 300x420mm",
        "--parts tournament --players 5 --game-minutes 35",
        "--format pdf,laser-svg,dxf --bed 700x450.5mm --kerf 0.15mm",
    ] {
        let line = format!("tafl-print --variant york {options}");
        let asked = parse(line.trim()).unwrap().request;
        let made = order(&asked, &Library::bundled()).unwrap().command;
        // The theme is named, also where it is the game's own: the set keeps it when the game gets another.
        let added = if asked.theme.is_some() { 0 } else { 2 };
        let theme = asked.theme.clone().or(Some("jorvik".to_owned()));
        assert_eq!(parse(&made).unwrap().request, Request { theme, ..asked }, "{made}");
        // As it is written above: nothing else is added, and nothing said twice.
        assert_eq!(made.split(' ').count(), line.trim().split(' ').count() + added, "{made}");
    }
    // A page says the same, however it is written.
    let shown =
        parse("tafl-print --variant york --ink grey --format pdf,svg,png --outline-text --dpi 300 --preview")
            .unwrap();
    let made = order(&shown.request, &Library::bundled()).unwrap().command;
    assert_eq!(made, "tafl-print --variant york --theme jorvik --ink grey");
}
