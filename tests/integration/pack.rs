//! The pack for a class: a sheet for each pair of pupils, cut apart by scissors in ten minutes.

use crate::kit::shapes::{Way, grid_color, in_step, lines};
use crate::library::{messages_with, theme, variant, variant_ids};
use crate::order;
use crate::reading::Pdf;
use crate::shell::tafl_print;
use std::fs;
use std::path::Path;
use tafl_print::explain::counts::counts;
use tafl_print::explain::easy::{Need, pages};
use tafl_print::explain::in_play::{KingStart, in_play};
use tafl_print::imposition::cut_plan::{CutPlan, Element, Placed, plan};
use tafl_print::imposition::{ClassSheet, Media, Pack, Paper, Settings, SheetError};
use tafl_print::make::{Library, Request, make};
use tafl_print::scene::Rect;
use tafl_print::units::Length;

/// Rounding of sums of measures, in millimetres.
const SAME: f64 = 0.001;

fn settings(paper: Paper, sets: u16) -> Settings {
    Settings { paper, sets, ..Settings::of(Some(Pack::Class)) }
}

/// The plan of a game's sheets, and the sheet.
fn planned(id: &str, paper: Paper, sets: u16) -> Result<(CutPlan, ClassSheet), SheetError> {
    let order = order::of(variant(id, &[]), settings(paper, sets));
    let order = order.measured()?;
    let class = order.measures.class.expect("a sheet for a class");
    Ok((plan(&order, &[class.card.size()])?, class))
}

/// What is cut out of a sheet.
fn things(placed: &[Placed]) -> Vec<Rect> {
    placed.iter().filter(|placed| placed.element.set().is_some()).map(|placed| placed.area).collect()
}

/// How many straight cuts with scissors take a sheet of paper apart into some rectangles, with no waste but around them:
/// four around all, then each cut goes through all that is in hand. Nothing if no such cuts do it.
fn scissors(things: &[Rect]) -> Option<usize> {
    let whole = things.iter().copied().reduce(|one, other| one.union(other))?;
    let area: f64 = things.iter().map(Rect::area).sum();
    if (area - whole.area()).abs() > 1.0 {
        return None;
    }
    halved(things).map(|cuts| 4 + cuts)
}

/// Any cut that goes through no thing will do: in the end there are as many cuts as things but one.
fn halved(things: &[Rect]) -> Option<usize> {
    if things.len() < 2 {
        return Some(0);
    }
    let upright = things.iter().map(|thing| (thing.x1, true));
    let across = things.iter().map(|thing| (thing.y1, false));
    for (at, is_upright) in upright.chain(across) {
        let ends = |thing: &Rect| if is_upright { (thing.x0, thing.x1) } else { (thing.y0, thing.y1) };
        let clear = |thing: &Rect| ends(thing).1 < at + SAME || ends(thing).0 > at - SAME;
        let (before, after): (Vec<Rect>, Vec<Rect>) =
            things.iter().partition(|thing| ends(thing).1 < at + SAME);
        if things.iter().all(clear) && !before.is_empty() && !after.is_empty() {
            return Some(1 + halved(&before)? + halved(&after)?);
        }
    }
    None
}

#[test]
fn brandubh_for_twelve_pairs_is_twelve_sheets_of_eighteen_cuts_and_ten_minutes() {
    for paper in [Paper::A4, Paper::LETTER] {
        let (plan, class) = planned("brandubh", paper, 12).expect("room");
        assert_eq!(plan.sheets.len(), 12);
        for sheet in &plan.sheets {
            let things = things(&sheet.placed);
            assert_eq!(things.len(), 15, "a board, a card and 13 pieces");
            assert_eq!(scissors(&things), Some(18), "{}", paper.name());
            assert_eq!(sheet.lines.len(), 18);
        }
        assert!((class.cell.to_mm() - 25.0).abs() < 1e-9, "{}: squares are true", paper.name());
        let made = tafl_print::make::made(
            &order::of(variant("brandubh", &[]), settings(paper, 12)).measured().expect("measures"),
        );
        let plan = made.expect("a kit").plan;
        assert_eq!((plan.share().cuts.straight, plan.share().card), (18, 10));
        assert_eq!(plan.share().cuts.folds + plan.share().cuts.round, 0);
        assert_eq!(plan.cuts().minutes(), 120, "one person alone");
    }
}

/// Of every game that has room on a paper: everything within what can be printed, edge to edge, nothing over anything else.
#[test]
fn every_sheet_is_filled_without_waste() {
    let mut made = 0;
    for id in variant_ids() {
        for paper in [Paper::A4, Paper::LETTER, Paper::A3] {
            let Ok((plan, class)) = planned(&id, paper, 2) else { continue };
            made += 1;
            let game = variant(&id, &[]);
            for sheet in &plan.sheets {
                let room = paper.printable(Settings::default().margin).inset(SAME);
                for (nth, one) in sheet.placed.iter().enumerate() {
                    assert!(room.contains_rect(one.area), "{id} on {}: {one:?}", paper.name());
                    let meets = |other: &&Placed| one.area.inset(-SAME).intersect(other.area).area() > 0.0;
                    assert_eq!(sheet.placed[..nth].iter().find(meets), None, "{id} on {}", paper.name());
                }
                let things = things(&sheet.placed);
                assert_eq!(scissors(&things), Some(sheet.lines.len()), "{id} on {}", paper.name());
                assert_eq!(things.len(), class.places() + 2);
            }
            let needed = |placed: &&Placed| matches!(placed.element, Element::Disc { spare: false, .. });
            let pieces = plan.sheets[0].placed.iter().filter(needed).count();
            assert_eq!(pieces, game.setup.board.pieces().count(), "{id}");
            let share = class.piece.to_mm() / class.cell.to_mm();
            assert!((0.59..=0.871).contains(&share) && class.piece.to_mm() >= 8.0, "{id}: {share}");
        }
    }
    assert!(made > 30, "{made}");
}

/// The largest squares, worked out by hand for A4 (200 mm by 287 mm, of which the signs and the slug line take 9.4 mm). Tablut
/// has 25 pieces in two strips of 13, Copenhagen 37 in three of 13 on A3 (287 mm by 410 mm); a card has 8,000 square
/// millimetres of words at least, 10.4 mm beside and 17.2 mm above and below them. The frames are 2 mm at least, and take
/// up what tenths of a millimetre leave.
#[test]
fn larger_boards_have_the_largest_squares_that_fit() {
    for (id, paper, height, squares, rows, columns) in
        [("tablut-9", Paper::A4, 287.0, 9.0, 2.0, 13.0), ("copenhagen", Paper::A3, 410.0, 11.0, 3.0, 13.0)]
    {
        let Ok((_, class)) = planned(id, paper, 1) else { panic!("{id}") };
        let card = 17.2 + 8000.0 / (class.card.width() - 10.4);
        assert_eq!((class.rows as f64, class.columns as f64), (rows, columns), "{id}");
        let (wide, cell) = (class.board.width(), class.cell.to_mm());
        assert!((class.piece.to_mm() * columns - wide).abs() < 1e-6, "{id}: strips as wide as the board");
        let frame = (wide - squares * cell) / 2.0;
        assert!((2.0 - 1e-6..2.7).contains(&frame), "{id}: {frame}");
        if cell > 25.0 - 1e-6 {
            continue;
        }
        // With squares larger by a tenth of a millimetre strips and card would have no room.
        let next = squares * (cell + 0.1) + 4.0;
        let tall = next * (1.0 + rows / columns) + card;
        assert!(
            class.card.height() >= card && tall > height - 9.4 - 0.2 * columns,
            "{id}: {cell} mm, {tall}"
        );
    }
}

/// York on A4 has its 37 pieces in two columns of 19 at the right, as high as board and card: with squares of 15.4 mm and a
/// frame of 2.5 mm the board has 174.4 mm, and 19 pieces are as high as that and a card of 66 mm: two columns of them take
/// 25.3 mm of the 25.6 that are left. With squares of 15.5 mm there would be less room than they need.
#[test]
fn york_has_its_pieces_in_two_columns() {
    let Ok((_, class)) = planned("york", Paper::A4, 1) else { panic!("york") };
    assert_eq!((class.columns, class.rows), (2, 19));
    assert!((class.cell.to_mm() - 15.4).abs() < 1e-9 && (class.board.width() - 174.4).abs() < 1e-6);
    let least = |wide: f64| (wide + 17.2 + 8000.0 / (wide - 10.4)) / 19.0;
    assert!(class.piece.to_mm() >= least(174.4) - 1e-6 && 174.4 + 2.0 * class.piece.to_mm() <= 200.0);
    assert!(175.5 + 2.0 * least(175.5) > 200.0);
}

#[test]
fn what_has_no_room_is_refused_with_what_would_do() {
    let folder = tempfile::tempdir().expect("a folder");
    for (game, more, said) in [
        ("alea-evangelii", &[][..], "no room"),
        ("york", &["--paper", "a5"], "--paper"),
        ("york", &["--cell", "25mm"], "mm or less, or --paper a3"),
        ("brandubh", &["--two-sided"], "nothing to fold"),
        ("brandubh", &["--token", "round"], "square pieces"),
        ("brandubh", &["--label-sheet", "LP117/19R"], "on the sheet of card"),
        ("brandubh", &["--poster", "a2"], "print shop"),
        ("brandubh", &["--laminate"], "room for film"),
        ("brandubh", &["--cut", "pinwheel"], "in one piece"),
        ("brandubh", &["--cell", "largest"], "--cell"),
        ("brandubh", &["--frame", "5mm"], "--frame"),
        ("brandubh", &["--king-disc", "22mm"], "one size"),
        ("brandubh", &["--bleed", "1mm"], "edge to edge"),
        ("brandubh", &["--spares", "3"], "places left"),
        ("brandubh", &["--parts", "pieces,cards"], "name all three"),
        ("brandubh", &["--parts", "board,pieces"], "name all three"),
        ("brandubh", &["--parts", "board,pieces,cards,scores"], "scores"),
        ("brandubh", &["--format", "laser-svg"], "scissors"),
        ("brandubh", &["--label", "Table {m}"], "{n}"),
        ("brandubh", &["--label", " "], "Table {n}"),
        ("brandubh", &["--label", "A\u{200b}B"], "U+200B"),
        ("brandubh", &["--label", "a label of more letters than forty, which is too long {n}"], "40"),
    ] {
        let words: Vec<&str> =
            ["--variant", game, "--pack", "class"].into_iter().chain(more.iter().copied()).collect();
        let told = tafl_print(folder.path(), &words, "");
        assert_ne!(told.status, 0, "{game} {more:?}");
        assert!(told.err.contains(said), "{game} {more:?}: {}", told.err);
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 0, "{more:?} wrote something");
    }
}

/// The two files of a pack.
fn files(folder: &Path, more: &[&str]) -> [Pdf; 2] {
    let words: Vec<&str> = ["--variant", "brandubh", "--pack", "class", "-o", "kit.pdf"]
        .into_iter()
        .chain(more.iter().copied())
        .collect();
    let told = tafl_print(folder, &words, "");
    assert_eq!(told.status, 0, "{}", told.err);
    assert_eq!(fs::read_dir(folder).expect("a folder").count(), 2, "one file for card and one for paper");
    ["kit-card.pdf", "kit-paper.pdf"].map(|name| Pdf::open(&fs::read(folder.join(name)).expect("a file")))
}

#[test]
fn every_sheet_has_the_name_of_its_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let [card, paper] = files(
        folder.path(),
        &["--sets", "12", "--label", "Table {n}", "--parts", "board,pieces,cards,assembly,colouring"],
    );
    assert_eq!(card.page_count(), 12);
    for page in 0..12 {
        let text = card.page_text(page, true);
        let name = format!("Table {}", page + 1);
        assert!(text.matches(&name).count() >= 2, "at the foot of the card and of the sheet: {text}");
        assert!(!text.contains("Set "), "{text}");
    }
    let handed_out: Vec<String> = (0..paper.page_count()).map(|page| paper.page_text(page, true)).collect();
    for set in 1..=12 {
        let name = format!("Table {set} ");
        assert!(handed_out.iter().any(|text| text.contains(&name)), "{name}");
    }
}

#[test]
fn a_label_is_there_without_a_pack_and_for_one_set() {
    let folder = tempfile::tempdir().expect("a folder");
    for (sets, names) in [("1", &["Hall 1"][..]), ("2", &["Hall 1", "Hall 2"])] {
        let words = ["--variant", "brandubh", "--sets", sets, "--label", "Hall {n}", "-o", "kit.pdf"];
        let told = tafl_print(folder.path(), &words, "");
        assert_eq!(told.status, 0, "{}", told.err);
        let kit = Pdf::open(&fs::read(folder.path().join("kit.pdf")).expect("a file"));
        let text: String = (0..kit.page_count()).map(|page| kit.page_text(page, true)).collect();
        assert!(names.iter().all(|name| text.contains(name)), "{sets}");
        assert!(!text.contains("Set 1"), "{sets}");
    }
}

/// The label is refused where it is too long for the foot of a card, though it has few letters.
#[test]
fn a_label_that_is_too_wide_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let wide = "W".repeat(40);
    let told = tafl_print(folder.path(), &["--variant", "brandubh", "--label", &wide, "-o", "kit.pdf"], "");
    assert_ne!(told.status, 0);
    assert!(told.err.contains("--label") && told.err.contains("shorter"), "{}", told.err);
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 0);
}

#[test]
fn the_plan_says_it_for_people_and_for_programs() {
    let folder = tempfile::tempdir().expect("a folder");
    let words = ["plan", "--variant", "brandubh", "--pack", "class", "--sets", "12", "--label", "Table {n}"];
    let told = tafl_print(folder.path(), &words, "");
    let flat = told.out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(flat.contains("12 sheets of card"), "{}", told.out);
    assert!(flat.contains("18 straight cuts, 10 minutes"), "{}", told.out);
    assert!(flat.contains("--pack class --sets 12 --label \"Table {n}\""), "{}", told.out);
    let told = tafl_print(folder.path(), &[&words[..], &["--json"]].concat(), "");
    assert!(told.out.contains("\"label\":\"Table {n}\"") || told.out.contains("\"label\": \"Table {n}\""));
    let told = tafl_print(folder.path(), &["plan", "--variant", "york", "--pack", "class"], "");
    assert!(told.out.contains("squares of ") && !told.out.contains("one person"), "{}", told.out);
}

/// In grey no dot has a hue, and the faces of the two sides and of the king differ in how dark they are, in full as in grey.
#[test]
fn the_sides_are_told_apart_without_colour() {
    let (_, class) = planned("brandubh", Paper::A4, 1).expect("room");
    for ink in ["full", "grey"] {
        let folder = tempfile::tempdir().expect("a folder");
        let [card, _] = files(folder.path(), &["--ink", ink]);
        let raster = card.raster(0, 100.0);
        let lightness = |nth: usize| {
            let (place, mut sum) = (class.place(nth), 0.0);
            for y in 0..40 {
                for x in 0..40 {
                    let at = |from: f64, n: u32| from + (f64::from(n) + 0.5) / 40.0 * class.piece.to_mm();
                    let dot = raster.pixel(at(place.x0, x), at(place.y0, y));
                    sum += 0.299 * f64::from(dot[0]) + 0.587 * f64::from(dot[1]) + 0.114 * f64::from(dot[2]);
                }
            }
            sum / 1600.0
        };
        // The king is first, then come four defenders and eight attackers.
        let (defender, attacker) = (lightness(1), lightness(5));
        assert!((defender - attacker).abs() > 30.0, "{ink}: {defender} and {attacker}");
        if ink == "grey" {
            let tinted = raster.rgb.chunks_exact(3).find(|dot| dot[0] != dot[1] || dot[1] != dot[2]);
            assert_eq!(tinted, None);
        }
    }
}

/// On the written page: the lines of the grid are 25 mm apart, and each cut has its line.
#[test]
fn the_written_sheet_is_true() {
    const DPI: f64 = 254.0;
    for paper in ["a4", "letter"] {
        let (_, class) = planned("brandubh", paper.parse().expect("a paper"), 1).expect("room");
        let folder = tempfile::tempdir().expect("a folder");
        let [card, _] = files(folder.path(), &["--theme", "jorvik", "--paper", paper]);
        let raster = card.raster(0, DPI);
        for way in [Way::Upright, Way::Across] {
            let ends = match way {
                Way::Upright => (class.board.y0 + 4.0, class.board.y1 - 4.0),
                Way::Across => (class.board.x0 + 4.0, class.board.x1 - 4.0),
            };
            let grid = in_step(&lines(&raster, DPI, way, grid_color(), ends, 0.5));
            assert!(grid.len() >= 6, "{paper}: {grid:?}");
            for pair in grid.windows(2) {
                let cells = ((pair[1] - pair[0]) / 25.0).round();
                assert!((pair[1] - pair[0] - 25.0 * cells).abs() < 0.11, "{paper}: {grid:?}");
            }
        }
        for line in class.cuts() {
            let seen = [0.3, 0.45, 0.7].into_iter().filter(|share| {
                let at = line.from.lerp(line.to, *share);
                (-2..=2).any(|step| {
                    let off = f64::from(step) / 10.0;
                    let (x, y) = if line.is_upright() { (at.x + off, at.y) } else { (at.x, at.y + off) };
                    raster.pixel(x, y)[0] < 200
                })
            });
            assert_eq!(seen.count(), 3, "{paper}: {line:?}");
        }
    }
}

/// Around each disc its square is white up to the lines, so that a cut that goes astray by a millimetre shows no neighbour.
#[test]
fn a_cut_that_goes_astray_shows_no_neighbour() {
    let (_, class) = planned("brandubh", Paper::A4, 1).expect("room");
    let folder = tempfile::tempdir().expect("a folder");
    let [card, _] = files(folder.path(), &[]);
    let raster = card.raster(0, 254.0);
    for nth in 0..class.places() {
        let place = class.place(nth);
        for step in 1..40 {
            let along = place.x0 + 0.3 + (place.width() - 0.6) * f64::from(step) / 40.0;
            for y in [place.y0 + 0.5, place.y0 + 1.0, place.y1 - 0.5, place.y1 - 1.0] {
                let dot = raster.pixel(along, y);
                assert!(dot.iter().all(|part| *part > 250), "piece {nth} at {along}, {y}: {dot:?}");
            }
        }
    }
}

/// What all pairs have together bears the name of none of them.
#[test]
fn the_teachers_page_is_nobodys() {
    let settings = Settings { label: Some("Table {n}".to_owned()), ..settings(Paper::A4, 3) };
    let made = order::kit(variant("brandubh", &[]), settings);
    let paper =
        made.files.iter().find(|file| file.planned.media == Some(Media::Paper)).expect("a file of paper");
    let file = Pdf::of(&paper.document);
    let mut named = Vec::new();
    for page in 0..file.page_count() {
        let text: String = file.letters(page).iter().map(|letter| letter.text.as_str()).collect();
        let tables = (1..=3).filter(|table| text.contains(&format!("Table {table} ·")));
        named.push((text.contains("teacher’s page ·"), tables.collect::<Vec<_>>()));
    }
    let teacher: Vec<_> = named.iter().filter(|(teacher, _)| *teacher).collect();
    assert_eq!(teacher, [&(true, Vec::new())]);
    let tables: Vec<usize> = named.iter().flat_map(|(_, tables)| tables.clone()).collect();
    assert_eq!(tables, [1, 1, 2, 2, 3, 3], "two pages of easy rules for each");
}

/// What the card of a pair says are sentences of the first page of the easy rules, with the numbers that they have there; all
/// that are needed for the first game are on it.
#[test]
fn the_card_has_the_ideas_of_the_easy_rules() {
    let folder = tempfile::tempdir().expect("a folder");
    for id in ["brandubh", "tablut-9", "york", "copenhagen", "sea-battle"] {
        let name = format!("{id}.pdf");
        let told = tafl_print(
            folder.path(),
            &[
                "--variant",
                id,
                "--pack",
                "class",
                "--parts",
                "board,pieces,cards",
                "--paper",
                "a3",
                "-o",
                &name,
            ],
            "",
        );
        assert_eq!(told.status, 0, "{}", told.err);
        let game = variant(id, &[]);
        let theme = theme(&game.theme);
        let messages = messages_with(&theme);
        let page = Pdf::open(&fs::read(folder.path().join(&name)).expect("a file")).page_text(0, false);
        let flat = |text: &str| {
            let text: String = text.chars().filter(|letter| !['\u{ad}', '-'].contains(letter)).collect();
            text.split_whitespace().collect::<String>()
        };
        let (page, first) = (flat(&page), &pages(&in_play(&game), KingStart::of(&game))[0]);
        let mut said = 0;
        for idea in first {
            let sentence = messages.get(idea.text, &counts(&game)).expect("a sentence");
            let is_there = page.contains(&flat(&sentence));
            assert!(is_there || idea.need != Need::First, "{id}: {sentence} is not in {page}");
            said += usize::from(is_there);
        }
        assert!(said >= 10, "{id}: {said} of {}", first.len());
    }
}

/// Where a card's words need more room than usual, the squares are smaller; nobody is told to shorten what is the program's.
#[test]
fn no_refusal_blames_words_that_nobody_wrote() {
    let library = Library::bundled();
    let made = |game: &str, theme: Option<&str>, language: &str, settings: Settings| {
        let languages = vec![language.to_owned()];
        let theme = theme.map(str::to_owned);
        let request = Request { settings, theme, languages, ..Request::of(game) };
        make(&request, &library).map(drop).map_err(|refused| refused.to_string())
    };
    let inch = Settings { margin: Length::inches(0.571), ..settings(Paper::A4, 1) };
    let lettered = Settings { coordinates: true, ..settings(Paper::LETTER, 1) };
    for (game, theme, language, settings) in [
        ("ashton-tablut", Some("carrier-1943"), "de", settings(Paper::LETTER, 1)),
        ("walker-15", None, "en", lettered),
    ] {
        assert_eq!(made(game, theme, language, settings), Ok(()), "{game}");
    }
    let refused = made("brandub-7-walker", None, "en", inch).expect_err("wide margins");
    assert!(refused.contains("margins of 12.5 mm or less") && refused.contains("`paper` a3"), "{refused}");
    for game in variant_ids() {
        for language in ["en", "de", "pt-BR"] {
            let refused = made(&game, None, language, settings(Paper::LETTER, 1)).err().unwrap_or_default();
            assert!(!refused.contains("shorten"), "{game} {language}: {refused}");
        }
    }
}

/// A name that is too long or has letters that no font has is the option's fault, and the option is named.
#[test]
fn names_that_cannot_be_printed_are_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let long = "W".repeat(80);
    for (words, said) in
        [(["--label", "日本", "--sets", "2"], "--label"), (["--maker", &long, "--pack", "class"], "--maker")]
    {
        let told = tafl_print(folder.path(), &[&["--variant", "brandubh"][..], &words].concat(), "");
        assert_eq!(told.status, 2, "{}", told.err);
        assert!(told.err.contains(said), "{}", told.err);
    }
}
