//! What the bundled kits take: a table of all of them in `docs/book/kits.md`, and the pictures of their leaflets.
//!
//! With `UPDATE_EXPECTED=1` the table is written instead of compared; then look at what changed:
//! `UPDATE_EXPECTED=1 cargo test --test integration kits`.

use crate::library;
use crate::order;
use crate::reading::Pdf;
use std::fs;
use std::path::PathBuf;
use tafl_print::explain::figures::proved;
use tafl_print::explain::in_play::{KingStart, in_play};
use tafl_print::explain::questions::illustrations;
use tafl_print::explain::rules::numbered;
use tafl_print::imposition::{Media, Paper, Plan, Settings};
use tafl_print::make::made;
use tafl_print::scene::Item;

const HEAD: &str = "\
# The bundled kits

What each of them takes: pages of the file, sheets of paper when every page but the leaflet is printed on one side, how
the board is cut, pages of the folded leaflet, and the size of its text. Made by the tests; see
`tests/integration/kits.rs`.

| Kit | Paper | Pages | Sheets | Cut | Leaflet | Text |
| --- | --- | ---: | ---: | --- | ---: | ---: |
";

const PAPERS: [(Paper, &str); 2] = [(Paper::A4, "A4"), (Paper::LETTER, "Letter")];

fn table() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("docs/book/kits.md")
}

fn plan(id: &str, paper: Paper) -> Plan {
    let variant = library::variant(id, &[]);
    let order = order::of(variant, Settings { paper, ..Settings::default() });
    let made = order.measured().and_then(|order| made(&order));
    made.unwrap_or_else(|error| panic!("{id}: {error}")).plan
}

fn row(id: &str, (paper, name): (Paper, &str)) -> String {
    let Plan { sheets, cut, leaflet, totals, .. } = plan(id, paper);
    let total = totals[&None];
    let sheets = sheets.iter().filter(|sheet| [Media::Paper, Media::Card].contains(&sheet.media)).count();
    let (pages, text) = leaflet.map_or((0, 0.0), |leaflet| (leaflet.pages, leaflet.text));
    format!("| {id} | {name} | {total} | {sheets} | {} | {pages} | {text:.1} pt |\n", cut.cut.name())
}

/// The table has every kit on both papers, and the rows of a few are compared with the kits; of all if it is written.
#[test]
fn the_table_of_kits_is_true() {
    let ids = library::variant_ids();
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        let rows = ids.iter().flat_map(|id| PAPERS.map(|paper| row(id, paper)));
        fs::write(table(), HEAD.to_owned() + &rows.collect::<String>()).unwrap();
    }
    let written = fs::read_to_string(table()).unwrap_or_default();
    assert!(written.starts_with(HEAD));
    let named: Vec<(&str, &str)> = written[HEAD.len()..]
        .lines()
        .map(|line| {
            let mut cells = line.split('|').map(str::trim).skip(1);
            (cells.next().unwrap_or_default(), cells.next().unwrap_or_default())
        })
        .collect();
    let all: Vec<(&str, &str)> =
        ids.iter().flat_map(|id| PAPERS.map(|(_, name)| (id.as_str(), name))).collect();
    assert_eq!(named, all);
    check_leaflets(&written);
    for (id, paper) in [("york-11", 0), ("copenhagen-11", 1), ("vikings-chess-11", 0), ("ard-ri-7", 1)] {
        let row = row(id, PAPERS[paper]);
        assert!(written.contains(&row), "the table lacks, for it is old: {row}");
    }
}

/// Games whose rules and figures find no room on four pages, with the papers on which they don't.
const LONG: [(&str, &[&str]); 5] = [
    ("ashton-tablut-9", &["A4", "Letter"]),
    ("berserk-11", &["A4", "Letter"]),
    ("copenhagen-11", &["A4", "Letter"]),
    ("foteviken-tablut-9", &["Letter"]),
    ("vikings-chess-11", &["A4", "Letter"]),
];

/// No leaflet of a bundled kit is set smaller than 8.5 pt, and one folded sheet is enough for each but those of the games with
/// the most rules and figures.
fn check_leaflets(written: &str) {
    for line in written.lines().filter(|line| line.ends_with("pt |")) {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let is_long = LONG.iter().any(|(id, papers)| cells[1] == *id && papers.contains(&cells[2]));
        assert_eq!(cells[6], if is_long { "8" } else { "4" }, "{line}");
        let size: f64 = cells[7].trim_end_matches(" pt").parse().expect("a size");
        assert!((8.5..=11.8).contains(&size), "{line}");
    }
}

/// Pictures that a bundled board has no room for, each with the reason.
const LEFT_OUT: [(&str, &str, &str); 0] = [];

/// Every picture that the rules of a bundled variant ask for is in its leaflet.
#[test]
fn no_picture_of_a_bundled_variant_is_dropped_silently() {
    let examples = library::examples();
    let mut lost = Vec::new();
    for variant in library::variants() {
        let rules = in_play(&variant);
        for rule in numbered(&rules, KingStart::of(&variant)) {
            let found = proved(rule.question, &variant, &examples).unwrap();
            for figure in illustrations(rule.question, &rules) {
                let there = found.iter().find(|one| one.id == figure.id);
                assert!(there.is_some() || !figure.panels.is_empty(), "{}: {}", variant.id, figure.id);
                for panel in figure.panels {
                    let panels = there.map(|one| one.panels.as_slice()).unwrap_or_default();
                    if !panels.iter().any(|(one, _)| one.id == panel.example) {
                        lost.push((variant.id.clone(), panel.example));
                    }
                }
            }
        }
    }
    let lost: Vec<(&str, &str)> = lost.iter().map(|(id, panel)| (id.as_str(), *panel)).collect();
    let known: Vec<(&str, &str)> = LEFT_OUT.iter().map(|(id, panel, _)| (*id, *panel)).collect();
    assert_eq!(lost, known);
}

/// The lines of a page whose letters stand apart, or whose first letter is drawn, as they are meant to be read.
fn letterspaced(items: &[Item], found: &mut Vec<String>) {
    for item in items {
        match item {
            Item::Marked { items, .. } => {
                let mut runs = Vec::new();
                gather(items, &mut runs);
                if runs.iter().any(|(_, is_apart)| *is_apart) {
                    found.push(runs.into_iter().map(|(text, _)| text.replace('\u{a0}', " ")).collect());
                }
            }
            Item::Group { items, .. } => letterspaced(items, found),
            _ => {}
        }
    }
}

fn gather(items: &[Item], found: &mut Vec<(String, bool)>) {
    for item in items {
        match item {
            Item::Glyphs(run) => {
                let features = run.features;
                let is_apart = features.letters_apart || features.initial || features.title;
                found.push((run.text.clone(), is_apart));
            }
            Item::Group { items, .. } => gather(items, found),
            Item::Marked { items, .. } => gather(items, found),
            _ => {}
        }
    }
}

/// A letter that stands apart looks like a word to programs that take text out of a file: titles of all kits are given to
/// them in words, each as a whole line.
#[test]
fn lines_with_letters_apart_are_given_in_words() {
    let mut lines = 0;
    for id in library::variant_ids() {
        let order = order::of(library::variant(&id, &[]), Settings::default());
        let kit =
            order.measured().and_then(|order| made(&order)).unwrap_or_else(|error| panic!("{id}: {error}"));
        for file in &kit.files {
            let pdf = Pdf::of(&file.document);
            for (number, page) in file.document.pages.iter().enumerate() {
                let mut wanted = Vec::new();
                letterspaced(&page.items, &mut wanted);
                assert_eq!(pdf.lines_in_words(number), wanted, "{id}, page {}", number + 1);
                lines += wanted.len();
            }
        }
    }
    assert!(lines > 28 * 3, "only {lines} such lines");
}
