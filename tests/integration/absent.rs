//! The instructions name nothing that is not printed: every choice of parts with every way of printing, in words only.

mod kits;
mod voice;

use kits::{WAYS, facts};
use std::fs;
use std::path::PathBuf;
use tafl_print::guide::{Binding, Facts};
use tafl_print::imposition::{Component, Sides};
use tafl_print::theme::Ink;
use voice::{Said, Voice};

/// Checks every choice of parts with every way.
fn all_kits(check: impl Fn(&Facts, &Said, &str)) {
    let voice = Voice::new();
    for way in WAYS {
        for parts in 1..64 {
            let facts = facts(parts, way);
            check(&facts, &voice.say(&facts), &format!("{way}, parts {parts:06b}"));
        }
    }
}

/// Whether anything is printed after the instructions that is not cut.
fn prints_else(facts: &Facts) -> bool {
    let poster = facts.board.as_ref().is_some_and(|board| board.poster.is_some());
    facts.leaflet.is_some() || !facts.labels().is_empty() || poster
}

/// Words, and whether a kit may have them.
fn may_say(facts: &Facts) -> Vec<(&'static [&'static str], bool)> {
    let pieces = facts.pieces.as_ref();
    let round = pieces.is_some_and(|pieces| !pieces.square && pieces.on_card() > 0);
    let bound = facts.leaflet.as_ref().is_some_and(|leaflet| leaflet.binding == Binding::Leaves);
    let chosen = facts.laminate.is_some();
    vec![
        (&["board"], facts.board.is_some()),
        (&["seam", "plan called", "hinge"], facts.joins()),
        (&["tape"], facts.joins() || bound),
        (&["print this page", "print it alone", "print the rest"], facts.cuts() || prints_else(facts)),
        (&["pieces", "piece is lost", "defender", "attacker", "spare", " king", "disc "], pieces.is_some()),
        (&["scissors"], round || facts.cuts_board() || facts.folds_cards()),
        (&["cards"], facts.folds_cards()),
        (&["reminder card"], facts.count(Component::Cards) > 0),
        (&["point card"], facts.count(Component::Points) > 0),
        (&["score sheet"], facts.count(Component::Scores) > 0),
        (&["leaflet", "spoon", "staple"], facts.leaflet.is_some()),
        (&["label", "nudge"], !facts.labels().is_empty()),
        (
            &[".pdf", "marked"],
            facts.files.is_some() || facts.board.as_ref().is_some_and(|b| b.poster.is_some()),
        ),
        (&["print shop"], facts.board.as_ref().is_some_and(|board| board.poster.is_some())),
        (&["glued to card", "printed on card", "choose your way", "transparency"], !chosen && facts.cuts()),
        (&["pouch", "laminat"], facts.cuts()),
        (&["sticker"], !chosen && facts.cuts_pieces() && round),
        (&["wood"], !facts.labels().is_empty() || (!chosen && facts.cuts_pieces() && round)),
        (
            &["knife"],
            facts.cuts()
                || facts.leaflet.as_ref().is_some_and(|l| l.binding == Binding::Folded { cut_out: true }),
        ),
        (&["each of", "all sets", "sort as"], facts.sets > 1),
        (&["flip on", "turn the sheet", "short edge"], facts.leaflet.is_some()),
        (&["back-offset"], facts.sides != Sides::Single),
        (&["scrap paper"], facts.sides == Sides::Manual),
        (&["blank backs"], matches!(facts.sides, Sides::Printer(_))),
        (&["without colour"], facts.ink == Ink::Full && pieces.is_some()),
        (&["in outline"], facts.ink == Ink::Outline),
        (
            &["and 24 attackers) and tablut (1 king, 8 defenders and 16 attackers)"],
            facts.shared.is_some() && pieces.is_some(),
        ),
    ]
}

#[test]
fn what_is_not_printed_is_not_named() {
    all_kits(|facts, said, kit| {
        let text = said.all().to_lowercase().replace("no scissors", "");
        // The printed face of a seam's letter.
        let text = text.replace("half discs", "halves");
        for (words, may) in may_say(facts) {
            for word in words.iter().filter(|_| !may) {
                assert!(!text.contains(word), "{kit}: “{word}” in\n{text}");
            }
        }
    });
}

#[test]
fn what_is_printed_is_named() {
    all_kits(|facts, said, kit| {
        let text = said.all().to_lowercase();
        let pieces = facts.pieces.as_ref();
        for (word, must) in [
            ("board of 11 × 11 squares of 25 mm", facts.board.is_some()),
            (": 275 mm of squares, 283 mm with the frame", facts.board.is_some()),
            ("12 defenders", pieces.is_some()),
            ("24 attackers", pieces.is_some()),
            ("4 reminder cards", facts.count(Component::Cards) > 0),
            ("4 point cards", facts.count(Component::Points) > 0),
            ("1 score sheet", facts.count(Component::Scores) > 0),
            ("rules leaflet of", facts.leaflet.is_some()),
            ("555 pieces", facts.sets == 15 && pieces.is_some()),
            ("3 pouches of size a4 (216 × 303 mm)", facts.laminate.is_some() && !films(facts).is_empty()),
            ("2 mm apart in one pouch of size a3 (303 × 426 mm)", facts.laminate.is_some() && facts.joins()),
        ] {
            assert!(!must || text.contains(word), "{kit}: no “{word}” in\n{text}");
        }
        let laminated = said.headings.iter().filter(|title| title.starts_with("Laminated")).count();
        assert!(laminated <= 1, "{kit}");
    });
}

fn films(facts: &Facts) -> Vec<&'static str> {
    let mut films = Vec::new();
    films.extend(facts.cuts_board().then_some("board"));
    films.extend(facts.cuts_pieces().then_some("pieces"));
    films.extend(facts.folds_cards().then_some("cards"));
    films
}

/// Words of a picture, and those of the step that it shows.
const SHOWN: [(&str, &str); 21] = [
    ("A board part is cut out", "Trim the board parts"),
    ("The board is cut out", "Trim the board along"),
    ("A pouch of film", "in the pouches"),
    ("Film is cut with a rim along", "a rim of 3 mm"),
    ("Film is cut with a rim on all sides", "a rim of 3 mm"),
    ("Scissors cut the corner", "corners of the film round"),
    ("A page lies on thick card", "smooth it from the middle outwards"),
    ("A round sticker", "Press each sticker"),
    ("A small game", "Set up"),
    ("A bag, tied shut", "small bag"),
    ("A ruler lies on two cut marks of a board page", "ut out the board|each straight cut"),
    ("A ruler lies on two cut marks of a page", "ut out the |each straight cut"),
    ("A card, half shut", "Fold each card"),
    ("A page of pieces, half shut", "Fold page"),
    ("A page of round pieces", "into strips between the rows"),
    ("A page of square pieces", "First cut strips"),
    ("Scissors cut round", "round with scissors"),
    ("Two board parts lie face down", "run tape|tape first"),
    ("The board, half shut", "The tape is a hinge"),
    ("The leaflet, half shut", "old the leaflet|old each"),
    ("The leaves of the leaflet", "two staples"),
];

#[test]
fn every_picture_stands_beside_the_step_that_it_shows() {
    all_kits(|facts, said, kit| {
        for (step, alt) in &said.pictures {
            let (_, words) =
                SHOWN.iter().find(|(picture, _)| alt.starts_with(picture)).expect("a known picture");
            let there = words.split('|').any(|words| step.contains(words));
            assert!(there, "{kit}: “{alt}” stands beside “{step}”");
        }
        // Whatever is cut, folded or taped at home is shown.
        let count = |start: &str| said.pictures.iter().filter(|(_, alt)| alt.starts_with(start)).count();
        let straight = facts.cuts_board() || facts.folds_cards() || facts.count(Component::Scores) > 0;
        assert_eq!(count("A ruler"), usize::from(straight), "{kit}");
        let taped = count("Two board parts") + count("The board, half shut");
        assert_eq!(taped, usize::from(facts.joins()), "{kit}");
        let bound = count("The leaflet, half shut") + count("The leaves of");
        assert_eq!(bound, usize::from(facts.leaflet.is_some()), "{kit}");
        let strips = count("A page of round") + count("A page of square");
        assert_eq!(strips, usize::from(facts.cuts_pieces()), "{kit}");
        assert_eq!(count("A pouch of film"), usize::from(!films(facts).is_empty()), "{kit}");
        let square = facts.pieces.as_ref().is_some_and(|pieces| pieces.square);
        assert_eq!(count("Scissors cut round"), usize::from(facts.cuts_pieces() && !square), "{kit}");
        assert_eq!(count("A bag"), usize::from(facts.pieces.is_some()), "{kit}");
    });
}

/// The table of ways has the times of the tariff; to whole fives, and in hours where nobody would count minutes.
#[test]
fn the_table_says_the_times_of_the_tariff() {
    all_kits(|facts, said, kit| {
        if said.ways.is_empty() {
            return;
        }
        let after = |name: &str| {
            let at = said.ways.iter().position(|cell| cell == name);
            at.map(|at| said.ways[at + 1].replace(" for all sets", ""))
        };
        let minutes = facts.minutes;
        for (name, time) in [
            ("Laminated", Some(format!("{} minutes", minutes.laminated))),
            ("Glued to card", Some(format!("{} minutes, then drying", minutes.glued))),
            ("Printed on card", Some(format!("{} minutes", minutes.card))),
            ("Stickers on wood", Some(format!("+ {} minutes", minutes.discs))),
            ("Card of two colours", Some(format!("+ {} minutes", minutes.colours))),
        ] {
            assert!(after(name).is_none() || after(name) == time, "{kit}: {name}: {:?}", said.ways);
        }
        assert!(after("Printed on card").is_some(), "{kit}");
    });
}

/// Words in quotation marks that are no heading: they stand on the paper, or in the printer's dialogue.
const QUOTED: [&str; 5] =
    ["actual size", "fit to page", "flip on short edge", "flip on long edge", "This side out"];

#[test]
fn every_heading_that_is_named_is_there() {
    all_kits(|_, said, kit| {
        let text = said.all();
        let quoted = text.split('“').skip(1).filter_map(|rest| rest.split_once('”')).map(|(inner, _)| inner);
        for name in quoted.filter(|name| !QUOTED.contains(name)) {
            let there =
                said.headings.iter().any(|title| title == name || title.starts_with(&format!("{name}:")));
            assert!(there, "{kit}: no heading “{name}” in {:?}", said.headings);
        }
    });
}

/// The page numbers of a text: after “page”, “pages” and “marked”.
fn pages_of(text: &str, step: usize) -> Vec<usize> {
    let mut found: Vec<usize> = Vec::new();
    let (mut reads, mut range) = (false, false);
    for word in text.split_whitespace() {
        let bare = word.trim_matches(|c: char| !c.is_ascii_alphanumeric());
        match (bare, bare.parse::<usize>()) {
            ("page" | "pages" | "marked", _) => reads = true,
            (_, Ok(number)) if reads => {
                if range {
                    let from = found.last().copied().unwrap_or(number);
                    found.extend((from + step..number).step_by(step));
                    range = false;
                }
                found.push(number);
                reads = word.ends_with(',') || bare == word;
            }
            ("to", _) if reads => range = true,
            ("and", _) if reads => {}
            _ => reads = false,
        }
    }
    found
}

#[test]
fn every_page_that_is_named_is_of_its_kind() {
    all_kits(|facts, said, kit| {
        let step = if matches!(facts.sides, Sides::Printer(_)) { 2 } else { 1 };
        for text in &said.steps {
            let (text, reading) = match text.split_once("Plain paper will do for ") {
                Some((text, reading)) => (text, Some(reading)),
                None => (text.as_str(), None),
            };
            if let Some(reading) = reading {
                assert_eq!(pages_of(reading, step), facts.reading, "{kit}: {reading}");
            }
            if facts.files.is_none() && text.starts_with("Print ") && text.contains("on card") {
                assert_eq!(pages_of(text, step), facts.card, "{kit}: {text}");
            }
            if let (true, Some(leaflet)) = (text.starts_with("Print the leaflet"), &facts.leaflet) {
                let mut named = pages_of(text, 1);
                named.sort_unstable();
                named.dedup();
                let mut sides: Vec<usize> = leaflet.sides.iter().flat_map(|side| [side.0, side.1]).collect();
                sides.sort_unstable();
                assert_eq!(named, sides, "{kit}: {text}");
            }
        }
        let Some(pieces) = &facts.pieces else { return };
        for text in &said.texts {
            let expected = if text.contains("spares on") {
                &pieces.spares_pages
            } else if text.contains("once more") || text.contains("twice") || text.starts_with("Fold page") {
                &pieces.pages
            } else if text.contains("a sheet of 6500020x") {
                &pieces.labels[0].pages
            } else {
                continue;
            };
            assert_eq!(pages_of(text, step), *expected, "{kit}: {text}");
        }
    });
}

/// Ways whose words are kept to be read, in `tests/integration/instructions/words-*.txt`; see `instructions.rs`.
const KEPT: [&str; 5] = ["labels", "sets", "manual", "leaves", "long"];

#[test]
fn the_words_of_each_way_read_well() {
    let voice = Voice::new();
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/integration/instructions");
    for way in KEPT {
        let said = voice.say(&facts(63, way));
        let parts = [&said.steps, &said.ticks, &said.headings, &said.texts];
        let text: String = parts.into_iter().map(|lines| lines.join("\n") + "\n\n").collect();
        let file = folder.join(format!("words-{way}.txt"));
        if std::env::var_os("UPDATE_EXPECTED").is_some() {
            fs::write(&file, &text).expect("a folder");
        }
        assert_eq!(fs::read_to_string(&file).unwrap_or_default(), text, "{way}");
    }
}

#[test]
fn pages_are_found_in_a_text() {
    assert_eq!(pages_of("Print pages 3 to 5 on card.", 1), [3, 4, 5]);
    assert_eq!(pages_of("pages 5 to 9 on card; page 11; page 12.", 2), [5, 7, 9, 11, 12]);
    assert_eq!(pages_of("the pages marked 1 and 2, which; four pages of 25 mm", 1), [1, 2]);
}
