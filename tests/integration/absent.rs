//! The instructions name nothing that is not printed: every choice of parts with every way of printing, in words only.

mod kits;
mod voice;

use kits::{WAYS, kit};
use std::fs;
use std::path::PathBuf;
use tafl_print::imposition::{Component, LabelSheet, Sheet, Sides};
use tafl_print::instructions::Subject;
use tafl_print::theme::Ink;
use voice::{Said, Voice};

/// A promise of the instructions: a kit, what they say of it, and its name for messages.
type Check = fn(Subject<'_>, &Said, &str);

const CHECKS: [Check; 6] = [
    what_is_not_printed_is_not_named,
    what_is_printed_is_named,
    every_picture_stands_beside_the_step_that_it_shows,
    the_table_says_the_times_of_the_tariff,
    every_heading_that_is_named_is_there,
    every_page_that_is_named_is_of_its_kind,
];

/// Choices of parts with every way keep every promise.
#[test]
fn the_instructions_name_what_is_printed_and_nothing_else() {
    let voice = Voice::new();
    for (nth, way) in (0..).zip(WAYS) {
        // The ways that change most have every choice of parts, the others every third.
        let is_thorough = ["plain", "labels", "folded", "laminate", "split", "manual"].contains(&way);
        for parts in (1..64).filter(|parts| is_thorough || (parts + nth) % 3 == 0) {
            let kit = kit(parts, way);
            let (subject, name) = (kit.subject(), format!("{way}, parts {parts:06b}"));
            let said = voice.say(subject);
            for check in CHECKS {
                check(subject, &said, &name);
            }
        }
    }
}

/// Whether anything is printed after the instructions that is not cut.
fn prints_else(subject: Subject<'_>) -> bool {
    subject.plan.leaflet.is_some() || !subject.label_kinds().is_empty() || subject.plan.has_poster()
}

/// How many inserts of a component a set has.
fn count(subject: Subject<'_>, component: Component) -> usize {
    let counts = subject.plan.insert_counts();
    counts.iter().find(|(other, _)| *other == component).map_or(0, |(_, count)| *count)
}

/// Words, and whether a kit may have them.
fn may_say(subject: Subject<'_>) -> Vec<(&'static [&'static str], bool)> {
    let (pieces, plan) = (subject.has_pieces(), subject.plan);
    let has_leaflet = plan.leaflet.is_some();
    let round = subject.cuts_pieces() && !subject.has_squares();
    let bound = has_leaflet && !subject.folds_leaflet();
    let chosen = plan.settings.laminate;
    vec![
        (&["board"], subject.has_board()),
        (&["seam", "plan called", "hinge"], subject.joins()),
        (&["tape"], subject.joins() || bound),
        (&["print this page", "print it alone", "print the rest"], subject.cuts() || prints_else(subject)),
        (&["pieces", "piece is lost", "defender", "attacker", "spare", " king", "disc "], pieces),
        (&["scissors"], round || subject.cuts_board() || subject.folds_cards()),
        (&["cards"], subject.folds_cards()),
        (&["reminder card"], count(subject, Component::Cards) > 0),
        (&["point card"], count(subject, Component::Points) > 0),
        (&["score sheet"], count(subject, Component::Scores) > 0),
        (&["leaflet", "spoon", "staple"], subject.plan.leaflet.is_some()),
        (&["label", "nudge"], !subject.label_kinds().is_empty()),
        (&[".pdf", "marked"], plan.settings.split || plan.has_poster()),
        (&["print shop"], plan.has_poster()),
        (&["glued to card", "printed on card", "choose your way", "transparency"], !chosen && subject.cuts()),
        (&["pouch", "laminat"], subject.cuts()),
        (&["sticker"], !chosen && subject.cuts_pieces() && round),
        (&["wood"], !subject.label_kinds().is_empty() || (!chosen && subject.cuts_pieces() && round)),
        (&["knife"], subject.cuts() || subject.cuts_leaflet()),
        (&["each of", "all sets", "sort as"], subject.sets() > 1),
        (&["flip on", "turn the sheet", "short edge"], subject.plan.leaflet.is_some()),
        (&["back-offset"], subject.sides() != Sides::Single),
        (&["scrap paper"], subject.sides() == Sides::Manual),
        (&["blank backs"], matches!(subject.sides(), Sides::Printer(_))),
        (&["without colour"], plan.settings.ink == Ink::Full && pieces),
        (&["in outline"], plan.settings.ink == Ink::Outline),
        (
            &["and 24 attackers) and tablut (1 king, 8 defenders and 16 attackers)"],
            subject.shared().is_some() && pieces,
        ),
    ]
}

fn what_is_not_printed_is_not_named(subject: Subject<'_>, said: &Said, kit: &str) {
    let text = said.all().to_lowercase().replace("no scissors", "");
    for (words, may) in may_say(subject) {
        for word in words.iter().filter(|_| !may) {
            assert!(!text.contains(word), "{kit}: “{word}” in\n{text}");
        }
    }
}

fn what_is_printed_is_named(subject: Subject<'_>, said: &Said, kit: &str) {
    let text = said.all().to_lowercase();
    let pieces = subject.has_pieces();
    for (word, must) in [
        ("board of 11 × 11 squares of 25 mm", subject.has_board()),
        ("12 defenders", pieces),
        ("24 attackers", pieces),
        ("4 reminder cards", count(subject, Component::Cards) > 0),
        ("4 point cards", count(subject, Component::Points) > 0),
        ("1 score sheet", count(subject, Component::Scores) > 0),
        ("rules leaflet of", subject.plan.leaflet.is_some()),
        ("555 pieces", subject.sets() == 15 && pieces),
        (" of size a", subject.settings().laminate && !films(subject).is_empty()),
        ("2 mm apart in one pouch of size a3 (303 × 426 mm)", subject.settings().laminate && subject.joins()),
    ] {
        assert!(!must || text.contains(word), "{kit}: no “{word}” in\n{text}");
    }
    let trim = subject.plan.cut.trim;
    let frame = format!(": {} of squares, {} with the frame", trim.side(), trim.whole());
    assert!(
        !subject.has_board() || !trim.is_framed() || text.contains(&frame),
        "{kit}: no “{frame}” in\n{text}"
    );
    let laminated = said.headings.iter().filter(|title| title.starts_with("Laminated")).count();
    assert!(laminated <= 1, "{kit}");
}

fn films(subject: Subject<'_>) -> Vec<&'static str> {
    let mut films = Vec::new();
    films.extend(subject.cuts_board().then_some("board"));
    films.extend(subject.cuts_pieces().then_some("pieces"));
    films.extend(subject.folds_cards().then_some("cards"));
    films
}

/// Words of a picture, and those of the step that it shows.
const SHOWN: [(&str, &str); 22] = [
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
    ("A ruler lies on two cut marks of a board page", "Lay the ruler along two cut marks|each straight cut"),
    ("A ruler lies on two cut marks of a page", "Lay the ruler along two cut marks|each straight cut"),
    ("A card, half shut", "Fold each card"),
    ("A page of pieces, half shut", "Fold page"),
    ("A page of round pieces", "into strips between the rows"),
    ("A page of square pieces", "First cut strips"),
    ("The edge of a piece", "along the inner side of"),
    ("Scissors cut round", "round with scissors|With scissors"),
    ("Two board parts lie face down", "run tape|tape first"),
    ("The board, half shut", "The tape is a hinge"),
    ("The leaflet, half shut", "old the leaflet|old each"),
    ("The leaves of the leaflet", "two staples"),
];

fn every_picture_stands_beside_the_step_that_it_shows(subject: Subject<'_>, said: &Said, kit: &str) {
    for (step, alt) in &said.pictures {
        let (_, words) = SHOWN.iter().find(|(picture, _)| alt.starts_with(picture)).expect("a known picture");
        let there = words.split('|').any(|words| step.contains(words));
        assert!(there, "{kit}: “{alt}” stands beside “{step}”");
    }
    // Whatever is cut, folded or taped at home is shown.
    let count = |start: &str| said.pictures.iter().filter(|(_, alt)| alt.starts_with(start)).count();
    let straight = subject.cuts_board() || !subject.plan.insert_counts().is_empty();
    assert_eq!(count("A ruler"), usize::from(straight), "{kit}");
    let taped = count("Two board parts") + count("The board, half shut");
    assert_eq!(taped, usize::from(subject.joins()), "{kit}");
    let bound = count("The leaflet, half shut") + count("The leaves of");
    assert_eq!(bound, usize::from(subject.plan.leaflet.is_some()), "{kit}");
    let strips = count("A page of round") + count("A page of square");
    assert_eq!(strips, usize::from(subject.cuts_pieces()), "{kit}");
    assert_eq!(count("A pouch of film"), usize::from(!films(subject).is_empty()), "{kit}");
    let square = subject.has_squares();
    assert_eq!(count("Scissors cut round"), usize::from(subject.cuts_pieces() && !square), "{kit}");
    assert_eq!(count("A bag"), usize::from(subject.has_pieces()), "{kit}");
}

/// The table of ways has the times of the tariff; to whole fives, and in hours where nobody would count minutes.
fn the_table_says_the_times_of_the_tariff(subject: Subject<'_>, said: &Said, kit: &str) {
    if said.ways.is_empty() {
        return;
    }
    let after = |name: &str| {
        let at = said.ways.iter().position(|cell| cell == name);
        at.map(|at| said.ways[at + 1].replace(" for all sets", ""))
    };
    let minutes = subject.plan.minutes();
    let time = |minutes: usize| match minutes {
        0..150 => format!("{} minutes", ((minutes + 2) / 5 * 5).max(5)),
        _ => format!("{} hours", (minutes + 30) / 60),
    };
    for (name, time) in [
        ("Laminated", Some(time(minutes.laminated))),
        ("Glued to card", Some(format!("{}, then drying", time(minutes.glued)))),
        ("Printed on card", Some(time(minutes.card))),
        ("Stickers on wood", Some(format!("+ {}", time(minutes.discs)))),
        ("Card of two colours", Some(format!("+ {}", time(minutes.colours)))),
    ] {
        assert!(after(name).is_none() || after(name) == time, "{kit}: {name}: {:?}", said.ways);
    }
    assert!(after("Printed on card").is_some(), "{kit}");
}

/// Words in quotation marks that are no heading: they stand on the paper, or in the printer's dialogue.
const QUOTED: [&str; 5] =
    ["actual size", "fit to page", "flip on short edge", "flip on long edge", "This side out"];

fn every_heading_that_is_named_is_there(_: Subject<'_>, said: &Said, kit: &str) {
    let text = said.all();
    let quoted = text.split('“').skip(1).filter_map(|rest| rest.split_once('”')).map(|(inner, _)| inner);
    for name in quoted.filter(|name| !QUOTED.contains(name)) {
        let there = said.headings.iter().any(|title| title == name || title.starts_with(&format!("{name}:")));
        assert!(there, "{kit}: no heading “{name}” in {:?}", said.headings);
    }
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

fn every_page_that_is_named_is_of_its_kind(subject: Subject<'_>, said: &Said, kit: &str) {
    let step = if matches!(subject.sides(), Sides::Printer(_)) { 2 } else { 1 };
    for text in &said.steps {
        let (text, reading) = match text.split_once("Plain paper will do for ") {
            Some((text, reading)) => (text, Some(reading)),
            None => (text.as_str(), None),
        };
        if let Some(reading) = reading {
            assert_eq!(pages_of(reading, step), subject.reading_pages(), "{kit}: {reading}");
        }
        if !subject.settings().split && text.starts_with("Print ") && text.contains("on card") {
            assert_eq!(pages_of(text, step), subject.card_pages(), "{kit}: {text}");
        }
        if text.starts_with("Print the leaflet") {
            let mut named = pages_of(text, 1);
            named.sort_unstable();
            named.dedup();
            let pairs = subject.leaflets().into_iter().filter_map(Sheet::pair);
            let mut sides: Vec<usize> = pairs.flat_map(|side| [side.0, side.1]).collect();
            sides.sort_unstable();
            assert_eq!(named, sides, "{kit}: {text}");
        }
    }
    if !subject.has_pieces() {
        return;
    }
    let labels = subject.label_kinds();
    for text in &said.texts {
        let is_of = |sheet: &&LabelSheet| text.contains(&format!("a sheet of {}", sheet.title()));
        let expected = if text.contains("spares on") {
            subject.spare_pages().concat()
        } else if text.contains("once more") || text.contains("twice") || text.starts_with("Fold page") {
            subject.piece_pages()
        } else if let Some(sheet) = labels.iter().find(is_of) {
            subject.label_pages(*sheet)
        } else {
            continue;
        };
        assert_eq!(pages_of(text, step), expected, "{kit}: {text}");
    }
}

/// Ways whose words are kept to be read, in `tests/integration/instructions/words-*.txt`; see `instructions.rs`.
const KEPT: [&str; 5] = ["labels", "sets", "manual", "leaves", "long"];

#[test]
fn the_words_of_each_way_read_well() {
    let voice = Voice::new();
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/integration/instructions");
    for way in KEPT {
        let said = voice.say(kit(63, way).subject());
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
