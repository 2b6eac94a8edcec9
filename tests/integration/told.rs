//! What the first pages and the run tell of the finished set: page numbers, counts, the order of the steps, other measures.

use crate::reading::{Letter, Pdf};
use crate::shell::tafl_print;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

/// The files of a run, by their names without the folder, and what was said on standard error.
fn run(words: &[&str]) -> (BTreeMap<String, Pdf>, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let said = tafl_print(folder.path(), &[words, &["-o", "out/"]].concat(), "");
    assert_eq!(said.status, 0, "{}", said.err);
    let read = |path: &str| Pdf::open(&fs::read(folder.path().join(path)).expect("a file"));
    let files = said
        .out
        .lines()
        .filter(|path| std::path::Path::new(path).extension().is_some_and(|ending| ending == "pdf"));
    (files.map(|path| (path.trim_start_matches("out/").to_owned(), read(path))).collect(), said.err)
}

/// Words without spaces, which lines may have at their ends or not, in small letters.
fn squeezed(text: &str) -> String {
    text.to_lowercase().chars().filter(|c| !c.is_whitespace() && !"\u{2060}\u{ad}".contains(*c)).collect()
}

/// All that the pages say, squeezed.
fn whole(pdf: &Pdf) -> String {
    let pages = 0..pdf.page_count();
    squeezed(&pages.map(|page| pdf.page_text(page, false) + &pdf.page_text(page, true)).collect::<String>())
}

/// The number that follows each of some words.
fn numbers_after(text: &str, before: &str) -> Vec<usize> {
    let number = |rest: &str| rest.chars().take_while(char::is_ascii_digit).collect::<String>().parse().ok();
    text.split(before).skip(1).filter_map(number).collect()
}

/// In several files as in one, every page that the instructions name has that number at its foot.
#[test]
fn pages_are_told_by_the_numbers_at_their_feet() {
    for words in [
        &["--variant", "brandubh", "--pack", "class", "--sets", "3"][..],
        &["--variant", "brandubh", "--split", "--parts", "assembly,board,pieces,cards,easy,teacher,records"],
        &["--variant", "york", "--pack", "club", "--split", "--duplex", "long-edge"],
        &["--variant", "york", "--split", "--label-sheet", "LP70/25R", "--duplex", "manual"],
    ] {
        let (files, _) = run(words);
        let all: String = files.values().map(whole).collect();
        let feet: BTreeSet<usize> = numbers_after(&all, "page").into_iter().collect();
        let paper = files.iter().find(|(name, _)| name.ends_with("-paper.pdf")).expect("a file to read").1;
        let told = whole(paper);
        let last = numbers_after(&told, "page1of")[0];
        let first = ["thepagemarked", "thepagesmarked"].map(|words| numbers_after(&told, words));
        assert!(first[0].len() + first[1].len() > 1, "{words:?}: {told}");
        for number in first.iter().flatten() {
            let foot = format!("page{number}of{last}");
            assert!(all.contains(&foot), "{words:?}: no foot has {number}: {feet:?}");
        }
    }
}

/// The second of three sets has its spare pieces on a page of their own.
#[test]
fn a_set_that_goes_on_over_the_page_counts_its_spares_at_once() {
    let (files, _) = run(&["--variant", "york", "--sets", "3", "--spares", "4", "--parts", "pieces"]);
    let text = whole(files.values().next().expect("a file"));
    assert!(text.contains("continued"), "the sample goes on over a page: {text}");
    for set in 1..=3 {
        let heading = format!("set {set}: 1 king, 12 defenders, 24 attackers, 4 spare pieces");
        assert!(text.contains(&squeezed(&heading)), "{heading} is not in {text}");
    }
}

/// The box holds pieces that have been cut out, and the band a board that has been joined.
#[test]
fn a_step_comes_after_what_it_speaks_of() {
    let parts = "assembly,board,pieces,cards,leaflet,box";
    let (files, _) = run(&["--variant", "york", "--sets", "2", "--parts", parts]);
    let text = whole(files.values().next().expect("a file"));
    let place =
        |words: &str| text.find(&squeezed(words)).unwrap_or_else(|| panic!("{words} is not in {text}"));
    let steps =
        ["Sort as you cut", "The pieces come last", "Turn the parts face down", "The box is printed on card"];
    let places = steps.map(place);
    assert!(places.is_sorted(), "{steps:?}: {places:?}");
    let (files, _) = run(&["--variant", "york", "--laminate"]);
    let text = whole(files.values().next().expect("a file"));
    let place =
        |words: &str| text.find(&squeezed(words)).unwrap_or_else(|| panic!("{words} is not in {text}"));
    assert!(place("cut the seam of both halves before") < place("Laminate, and let all cool"));
}

/// The frame is what the sheets leave. Whoever makes it narrower by another choice is told, with both measures.
#[test]
fn a_narrower_frame_is_told() {
    let frame = |more: &[&str]| {
        let folder = tempfile::tempdir().expect("a folder");
        let words = [&["plan", "--json", "--variant", "york", "--paper", "letter"], more].concat();
        let said = tafl_print(folder.path(), &words, "");
        let plan: serde_json::Value = serde_json::from_str(&said.out).expect("a plan");
        (plan["kits"][0]["frame_mm"].as_f64().expect("a measure"), said.err)
    };
    let (usual, silent) = frame(&[]);
    assert!(!silent.contains("the frame of the board"), "{silent}");
    let mut narrower = 0;
    for more in [
        &["--bleed", "3mm"][..],
        &["--margin", "8mm"],
        &["--parts", "story,assembly,board,pieces,cards,points,scores,leaflet,box"],
        &["--parts", "story,assembly,board,pieces,cards,points,scores,leaflet,place-cards"],
        &["--bleed", "1mm"],
    ] {
        let (other, said) = frame(more);
        let what = if other > 0.0 {
            format!("the frame of the board on US Letter is {other} mm wide")
        } else {
            "the board on US Letter has no frame".to_owned()
        };
        let told = format!("{what}; with the usual bleed, margins and parts it is {usual} mm");
        assert_eq!(said.contains(&told), other < usual, "{more:?}: {other} and {usual}: {said}");
        narrower += usize::from(other < usual);
    }
    assert!(narrower > 1, "the sample has narrower frames");
}

/// Numbers on a page that stand by themselves, with nothing within a word space on their line, sorted.
fn lone_numbers(pdf: &Pdf) -> Vec<usize> {
    let letters = pdf.letters(0);
    let is_digit = |letter: &Letter| letter.text.chars().all(|c| c.is_ascii_digit());
    let near = |one: &Letter, other: &Letter| {
        (one.at.y - other.at.y).abs() < 0.2 && (one.at.x - other.at.x).abs() < 4.0
    };
    let mut found = Vec::new();
    for first in letters.iter().filter(|letter| is_digit(letter)) {
        let mut beside: Vec<&Letter> = letters.iter().filter(|other| near(first, other)).collect();
        beside.sort_by(|one, other| one.at.x.total_cmp(&other.at.x));
        let is_first = beside.first().is_some_and(|other| other.at == first.at);
        if is_first && beside.iter().all(|letter| is_digit(letter)) {
            found.extend(
                beside.iter().map(|letter| letter.text.as_str()).collect::<String>().parse::<usize>(),
            );
        }
    }
    found.sort_unstable();
    found
}

/// On the sheet of a pair the four cuts around everything have their numbers, and the ideas on the card are numbered one after
/// another, whichever have room.
#[test]
fn the_numbers_on_the_sheet_of_a_pair_have_no_gaps() {
    for (variant, paper) in [("york", "a4"), ("tablut", "a4"), ("brandubh", "letter"), ("ard-ri", "a4")] {
        let (files, _) = run(&["--variant", variant, "--paper", paper, "--pack", "class"]);
        let card = files.iter().find(|(name, _)| name.ends_with("-card.pdf")).expect("a file to cut").1;
        let numbers = lone_numbers(card);
        let last = *numbers.last().expect("numbers");
        let count = |number: usize| numbers.iter().filter(|other| **other == number).count();
        assert!(last > 7, "{variant}: {numbers:?}");
        // Pictures may have the first numbers, too: of moves.
        assert!((1..=4).all(|number| count(number) >= 2), "{variant}: {numbers:?}");
        assert!((5..=last).all(|number| count(number) == 1), "{variant}: {numbers:?}");
    }
}
