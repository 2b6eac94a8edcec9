//! Handouts: whole sheets beside a kit, for those who ask for them.

use crate::library::{variant, variant_ids};
use crate::order;
use crate::reading::Pdf;
use crate::shell::tafl_print;
use std::collections::BTreeSet;
use std::fs;
use tafl_print::game::Variant;
use tafl_print::imposition::{Component, Matter, Media, Paper, Plan, Settings, Sheet, Sides};
use tafl_print::product::design::QUESTIONS;
use tafl_print::render;
use tafl_print::scene::Flip;
use tafl_print::sheets::Documents;
use tafl_print::theme::Ink;

/// Whatever the handouts of the program are.
fn handouts() -> BTreeSet<Component> {
    Component::handouts().map(|(component, _)| component).collect()
}

fn kit(variant: Variant, settings: Settings) -> Documents {
    order::kit(variant, settings)
}

#[test]
fn each_can_be_had_alone_and_with_the_kit() {
    let usual = Settings::default();
    assert!(handouts().is_disjoint(&usual.parts));
    let whole = kit(variant("brandubh", &[]), usual.clone()).plan;
    for component in handouts() {
        let alone = Settings { parts: [component].into(), ..usual.clone() };
        let alone = kit(variant("brandubh", &[]), alone).plan;
        let pages = alone.pages().len();
        assert!((1..=2).contains(&pages), "{component:?}");
        // What hangs on the wall is apart, in a file of its own.
        let is_apart = usual.is_apart(component);
        assert_eq!(alone.totals.get(&None).copied(), (!is_apart).then_some(pages));
        assert!(alone.pages().iter().all(|page| page.parts[0].component == component));
        let parts = usual.parts.iter().copied().chain([component]).collect();
        let with = kit(variant("brandubh", &[]), Settings { parts, sets: 3, ..usual.clone() }).plan;
        // Whoever teaches or folds boxes needs one, however many sets there are, and so does a club.
        let sets = if component.is_once() { 1 } else { 3 };
        let sheets: Vec<&Sheet> = with.sheets_of(|matter| matches!(matter, Matter::Handout { .. })).collect();
        let printed = sheets.iter().flat_map(|sheet| sheet.pages()).count();
        assert_eq!(printed, if is_apart { 0 } else { sets * pages }, "{component:?}");
        let planned = with.pages().into_iter().filter(|page| page.parts[0].component == component);
        assert_eq!(planned.count(), sets * pages, "{component:?}");
        // Easy rules of two pages are one sheet.
        let is_double = sheets.iter().any(|sheet| sheet.back.is_some());
        assert_eq!(is_double, component == Component::Easy, "{component:?}");
        let read = |plan: &Plan| plan.sheets_of(|matter| matches!(matter, Matter::Reading(_))).count();
        assert_eq!(read(&with), read(&whole));
    }
}

/// Of all games, on small and large paper: they have room, and the pages of the file are those that are planned.
#[test]
fn every_game_has_them_on_every_paper() {
    for id in variant_ids() {
        for paper in ["a5", "letter", "a3"] {
            let paper: Paper = paper.parse().expect("a paper");
            let settings = Settings { parts: handouts(), paper, ..Settings::default() };
            let made = kit(variant(&id, &[]), settings);
            let pages: usize = made.files.iter().map(|file| file.document.pages.len()).sum();
            assert!(pages >= handouts().len(), "{id} {}", paper.name());
            assert_eq!(made.plan.pages().len(), pages);
            let has = |component| {
                made.plan.pages().iter().any(|page| page.parts.iter().any(|part| part.component == component))
            };
            assert!(handouts().into_iter().all(has), "{id} {}", paper.name());
        }
    }
}

/// In a file for a printer that takes both sides their backs are blank, and the leaflet begins on a sheet of its own.
#[test]
fn the_leaflet_behind_them_begins_on_a_new_sheet() {
    let parts: BTreeSet<Component> = handouts().into_iter().chain([Component::Leaflet]).collect();
    for split in [false, true] {
        let sides = Sides::Printer(Flip::LongEdge);
        let settings = Settings { parts: parts.clone(), sides, split, ..Settings::default() };
        let made = kit(variant("york", &[]), settings);
        let leaflet = made.plan.sheets_of(|matter| matches!(matter, Matter::Leaflet(_))).next();
        assert_eq!(leaflet.expect("a leaflet").front.number % 2, 1);
        assert_eq!(made.files[0].document.pages.len(), made.plan.total(Media::Paper));
        let single = made.plan.sheets_of(|matter| matches!(matter, Matter::Handout { .. }));
        for sheet in single.filter(|sheet| sheet.back.is_none()) {
            let back = &made.files[0].document.pages[sheet.front.number];
            assert!(back.items.is_empty(), "{split}");
        }
    }
}

/// What is to be coloured in has no colour yet, whatever the kit is printed in.
#[test]
fn the_page_to_colour_in_is_grey_in_every_ink() {
    for ink in [Ink::Full, Ink::Low, Ink::Outline] {
        let settings = Settings { parts: [Component::Colouring].into(), ink, ..Settings::default() };
        let made = order::kit(variant("york", &[]), settings);
        let file = render::pdf(&made.files[0].document).expect("a file");
        let raster = Pdf::open(&file).raster(0, 60.0);
        let (mut tinted, mut dark) = (0, 0);
        // The pictures and the pieces of both halves; between them are titles and words.
        for y in (20..112).chain(180..272) {
            for x in 15..195 {
                let [red, green, blue] = raster.pixel(f64::from(x), f64::from(y));
                let (least, most) = (red.min(green).min(blue), red.max(green).max(blue));
                tinted += usize::from(most - least > 12);
                dark += usize::from(most < 200);
            }
        }
        assert_eq!(tinted, 0, "{}", ink.name());
        assert!(dark > 500, "{} shows the pictures: {dark} dots", ink.name());
    }
}

/// The words behind the boxes are those of the file: each answer is taken, and the game it makes is sound.
#[test]
fn every_answer_of_the_design_page_is_one_of_the_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let begun = tafl_print(folder.path(), &["new", "variant", "my-game", "--size", "9"], "");
    assert_eq!(begun.status, 0, "{}", begun.err);
    let file = folder.path().join("my-game.toml");
    let plain = fs::read_to_string(&file).expect("a game");
    for (key, answers) in QUESTIONS {
        for (nth, (answer, said)) in answers.iter().enumerate() {
            let is_of = |line: &str| line.trim_start_matches("# ").starts_with(&format!("{key} = "));
            assert_eq!(plain.lines().filter(|line| is_of(line)).count(), 1, "{key}");
            let answered = |line: &str| {
                // A king who wins in corners needs some: the page says so.
                if key == "escape" && *answer == "corners" && line.starts_with("# corners = ") {
                    return "corners = \"single\"".to_owned();
                }
                if is_of(line) { format!("{key} = {said}") } else { line.to_owned() }
            };
            let mut text: Vec<String> = plain.lines().map(answered).collect();
            // What the answer raises in turn, `check` names: the page says to take the # from before it.
            let check = |text: &[String]| {
                fs::write(&file, text.join("\n")).expect("room");
                tafl_print(folder.path(), &["check", "--variant", "my-game.toml"], "")
            };
            let named = check(&text).err;
            for asked in named.lines().filter_map(|line| line.strip_prefix("error: [rules] has no `")) {
                let asked = asked.trim_end_matches('`');
                let line = text.iter_mut().find(|line| line.starts_with(&format!("# {asked} = ")));
                let line = line.unwrap_or_else(|| panic!("{asked} stands in the file"));
                *line = line.trim_start_matches("# ").to_owned();
            }
            let checked = check(&text);
            assert_eq!(checked.status, 0, "{key} {nth}: {}", checked.err);
        }
    }
}

/// The numbers in the steps of printing are those at the foot of the pages, whichever file they are in: on these are the easy
/// rules, and behind them the sides of the leaflet.
#[test]
fn pages_of_a_file_are_told_by_the_numbers_at_their_feet() {
    let folder = tempfile::tempdir().expect("a folder");
    let parts = "story,assembly,board,pieces,easy,leaflet";
    let told =
        tafl_print(folder.path(), &["--variant", "york", "--split", "--parts", parts, "-o", "k.pdf"], "");
    assert_eq!(told.status, 0, "{}", told.err);
    let paper = Pdf::open(&std::fs::read(folder.path().join("k-paper.pdf")).expect("a file"));
    let text = |page: usize| {
        let all = format!("{} {}", paper.page_text(page, false), paper.page_text(page, true));
        all.replace('\u{a0}', " ").split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let instructions: String = (0..paper.page_count()).map(text).collect();
    let easy: Vec<usize> =
        (0..paper.page_count()).filter(|&page| text(page).contains("How to play York Hnefatafl")).collect();
    let [easy] = easy[..] else { panic!("one page: {easy:?}") };
    let foot = text(easy);
    let (_, number) = foot.rsplit_once("page ").expect("a foot");
    let number: usize = number.split(' ').next().and_then(|digits| digits.parse().ok()).expect("a number");
    let (next, outer) = (number + 1, number + 2);
    let said = format!("the pages marked {number} and {next} of k-paper.pdf on both sides of one sheet");
    assert!(instructions.contains(&said), "`{said}` is not in {instructions}");
    let said = format!("first page {outer} of k-paper.pdf");
    assert!(instructions.contains(&said), "`{said}` is not in {instructions}");
    assert_eq!(paper.page_count(), easy + 4, "the leaflet is the last sheet");
}
