//! The instructions name nothing that is not printed: every choice of parts with every way of printing, in words only.

use crate::library;
use tafl_print::game::Piece;
use tafl_print::kit::compose::Composer;
use tafl_print::kit::story::{
    Binding, Block, BoardFacts, Edge, Facts, Files, LabelFacts, Lamination, LeafletFacts, PieceFacts, Pouch,
    Pouches, SharedFacts, Turning, printing, script,
};
use tafl_print::scene::Marks;
use tafl_print::text::{Fonts, Messages, Typesetter};
use tafl_print::theme::{Ink, Theme};
use tafl_print::units::Length;

const KINDS: [(Piece, usize); 3] = [(Piece::King, 1), (Piece::Defender, 12), (Piece::Attacker, 24)];

/// What says the words.
struct Voice {
    theme: Theme,
    messages: Messages,
    typesetter: Typesetter,
}

impl Voice {
    fn new() -> Self {
        let theme = library::theme("jorvik");
        let messages = library::messages_with(&theme);
        Self { messages, theme, typesetter: Typesetter::new(Fonts::bundled(), "en") }
    }

    fn say(&self, facts: &Facts) -> Said {
        let mut marks = Marks::default();
        let composer = Composer {
            typesetter: &self.typesetter,
            messages: &self.messages,
            palette: &self.theme.palette,
            marks: &mut marks,
        };
        let mut said = Said { steps: printing(&composer, facts).expect("steps"), ..Said::default() };
        for block in script(&composer, facts).expect("a script") {
            match block {
                Block::Heading { title, .. } => said.headings.push(title),
                Block::Paragraph(text) => said.texts.push(text),
                Block::Steps(texts) => said.texts.extend(texts),
                Block::Ticks(texts) => said.ticks = texts,
                Block::Drawing(_) => {}
            }
        }
        // Books and licence are the same for every kit.
        let books = said.texts.iter().position(|text| text.contains("Murray")).expect("books to read");
        said.texts.truncate(books);
        said.headings.retain(|title| title != "Read more" && title != "Licence");
        for text in said.steps.iter_mut().chain(&mut said.texts).chain(&mut said.ticks) {
            *text = text.replace('\u{2060}', "").replace('\u{a0}', " ").replace("**", "");
        }
        said
    }
}

/// What is said of a kit.
#[derive(Default)]
struct Said {
    steps: Vec<String>,
    headings: Vec<String>,
    ticks: Vec<String>,
    texts: Vec<String>,
}

impl Said {
    fn all(&self) -> String {
        let parts = [&self.steps, &self.headings, &self.ticks, &self.texts];
        parts.into_iter().flatten().map(String::as_str).collect::<Vec<_>>().join("\n")
    }
}

/// The parts of a kit; which of them are printed is a number of six bits.
fn facts(parts: u8, way: &str) -> Facts {
    let has = |bit: u8| parts & (1 << bit) != 0;
    let sets = if way == "sets" { 15 } else { 1 };
    let labels = has(1) && way == "labels";
    let poster = way == "poster";
    let board = has(0).then(|| BoardFacts {
        size: 11,
        cell: Length::mm(25.0),
        parts: match way {
            "whole" => 1,
            "pinwheel" => 5,
            "grid" => 9,
            _ => 2,
        },
        grid: match way {
            "whole" | "pinwheel" => None,
            "grid" => Some((3, 3)),
            _ => Some((1, 2)),
        },
        poster: poster.then(|| "york-a4-poster.pdf".to_owned()),
    });
    let (cards, points, scores) = (has(2), has(3), has(4));
    let cut = (has(0) && !poster) || (has(1) && !labels) || cards || points || scores;
    let turning = match way {
        "long" if has(5) => Turning::Printer(Edge::Long),
        "short" if has(5) => Turning::Printer(Edge::Short),
        "manual" if has(5) => Turning::Stack,
        _ => Turning::EachSheet,
    };
    let step = if matches!(turning, Turning::Printer(_)) { 2 } else { 1 };
    let mut next = 1;
    let mut take = |count: usize, step: usize| -> Vec<usize> {
        let pages = (0..count).map(|nth| next + nth * step).collect();
        next += count * step;
        pages
    };
    let (reading, card) = (take(2, step), take(if cut { 4 } else { 0 }, step));
    let label_pages = take(usize::from(labels), step);
    let sheets = if way == "manual" { 2 } else { sets };
    let sides = take(if has(5) { 2 * sheets } else { 0 }, 1);
    let pieces = has(1).then(|| PieceFacts {
        kinds: KINDS.to_vec(),
        spares: 5,
        spares_pages: if labels { label_pages.clone() } else { vec![card[3]] },
        pages: if labels { Vec::new() } else { card[2..].to_vec() },
        square: way == "square" || way == "folded",
        two_sided: way == "folded",
        king: Length::mm(25.0),
        man: Length::mm(19.0),
        labels: Vec::new(),
    });
    let pieces = pieces.map(|pieces| PieceFacts {
        labels: if labels {
            vec![LabelFacts {
                name: "6500020x".to_owned(),
                paper: "A4".to_owned(),
                diameter: Length::mm(20.0),
                kinds: KINDS.to_vec(),
                pages: label_pages,
                own_pages: vec![1],
            }]
        } else {
            Vec::new()
        },
        ..pieces
    });
    let taken = KINDS.to_vec();
    let games = vec!["York Hnefatafl".to_owned(), "Tablut".to_owned()];
    Facts {
        game: "York Hnefatafl".to_owned(),
        defenders: 12,
        attackers: 24,
        story: false,
        assembly: true,
        board,
        pieces,
        shared: (way == "shared").then(|| SharedFacts { games, here: true, taken, place: None }),
        cards: if cards { 4 } else { 0 },
        point_cards: if points { 4 } else { 0 },
        score_sheets: usize::from(scores),
        leaflet: has(5).then(|| LeafletFacts {
            pages: if way == "manual" { 8 } else { 4 },
            binding: match way {
                "leaves" => Binding::Leaves,
                _ => Binding::Folded { cut_out: way == "a3" },
            },
            sides: match turning {
                Turning::Stack => (0..sheets).map(|nth| (sides[nth], sides[sheets + nth])).collect(),
                _ => sides.chunks(2).map(|pair| (pair[0], pair[1])).collect(),
            },
            edge: if way == "a3" || way == "leaves" { Edge::Long } else { Edge::Short },
        }),
        sets,
        turning,
        reading,
        card,
        files: (way == "split").then(|| Files {
            paper: "york-a4-paper.pdf".to_owned(),
            card: "york-a4-card.pdf".to_owned(),
            labels: "york-a4-labels.pdf".to_owned(),
        }),
        laminate: (way == "laminate")
            .then_some(Lamination { pouches: Some(Pouches { pouch: A4, count: 3 }), hinge: Some(A3) }),
        ink: match way {
            "outline" => Ink::Outline,
            "grey" => Ink::Grey,
            _ => Ink::Full,
        },
        paper: if way == "labels" { "A3" } else { "A4" }.to_owned(),
        version: "1".to_owned(),
    }
}

const A4: Pouch = Pouch { name: "A4", measures: "216 × 303 mm" };
const A3: Pouch = Pouch { name: "A3", measures: "303 × 426 mm" };

const WAYS: [&str; 20] = [
    "plain", "whole", "pinwheel", "grid", "poster", "labels", "square", "folded", "laminate", "sets",
    "split", "long", "short", "manual", "leaves", "a3", "outline", "grey", "shared", "last",
];

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

/// Words, and whether a kit may have them.
fn may_say(facts: &Facts) -> Vec<(&'static [&'static str], bool)> {
    let pieces = facts.pieces.as_ref();
    let round = pieces.is_some_and(|pieces| !pieces.square && pieces.on_card() > 0);
    let bound = facts.leaflet.as_ref().is_some_and(|leaflet| leaflet.binding == Binding::Leaves);
    let chosen = facts.laminate.is_some();
    vec![
        (&["board"], facts.board.is_some()),
        (&["seam", "scheme", "hinge"], facts.joins()),
        (&["tape"], facts.joins() || bound),
        (&["pieces", "piece is lost", "defender", "attacker", "spare", " king", "disc "], pieces.is_some()),
        (&["scissors"], round),
        (&["cards"], facts.folds_cards()),
        (&["reminder card"], facts.cards > 0),
        (&["point card"], facts.point_cards > 0),
        (&["score sheet"], facts.score_sheets > 0),
        (&["leaflet", "spoon", "staple"], facts.leaflet.is_some()),
        (&["label", "nudge"], !facts.labels().is_empty()),
        (
            &[".pdf", "marked"],
            facts.files.is_some() || facts.board.as_ref().is_some_and(|b| b.poster.is_some()),
        ),
        (&["print shop"], facts.board.as_ref().is_some_and(|board| board.poster.is_some())),
        (&["glued to card", "printed on card", "choose your way", "transparency"], !chosen && facts.cuts()),
        (&["pouch", "laminat"], facts.cuts()),
        (
            &["knife"],
            facts.cuts()
                || facts.leaflet.as_ref().is_some_and(|l| l.binding == Binding::Folded { cut_out: true }),
        ),
        (&["each of", "all sets", "sort as"], facts.sets > 1),
        (&["flip on", "turn the sheet", "short edge"], facts.leaflet.is_some()),
        (&["back-offset", "scrap paper"], facts.turning == Turning::Stack),
        (&["blank backs"], matches!(facts.turning, Turning::Printer(_))),
        (&["without colour"], facts.ink == Ink::Full && pieces.is_some()),
        (&["in outline"], facts.ink == Ink::Outline),
        (&["hnefatafl and tablut"], facts.shared.is_some() && pieces.is_some()),
    ]
}

#[test]
fn what_is_not_printed_is_not_named() {
    all_kits(|facts, said, kit| {
        let text = said.all().to_lowercase().replace("no scissors", "");
        // These two mean the board, and the printed face of a seam's letter.
        let text = text.replace("board is one piece", "board is whole").replace("half discs", "halves");
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
            ("board of 11 × 11 squares of 25 mm, 275 mm a side", facts.board.is_some()),
            ("12 defenders", pieces.is_some()),
            ("24 attackers", pieces.is_some()),
            ("4 reminder cards", facts.cards > 0),
            ("4 point cards", facts.point_cards > 0),
            ("1 score sheet", facts.score_sheets > 0),
            ("rules leaflet of", facts.leaflet.is_some()),
            ("555 pieces", facts.sets > 1 && pieces.is_some()),
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

/// Words in quotation marks that are no heading: they stand on the paper, or in the printer's dialogue.
const QUOTED: [&str; 4] = ["fit to page", "flip on short edge", "flip on long edge", "This side out"];

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
        let step = if matches!(facts.turning, Turning::Printer(_)) { 2 } else { 1 };
        for text in &said.steps {
            let (text, reading) = match text.split_once("Plain paper will do for ") {
                Some((text, reading)) => (text, Some(reading)),
                None => (text.as_str(), None),
            };
            if let Some(reading) = reading {
                assert_eq!(pages_of(reading, step), facts.reading, "{kit}: {reading}");
            }
            if facts.files.is_none() && text.starts_with("Then print") {
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

#[test]
fn pages_are_found_in_a_text() {
    assert_eq!(pages_of("Print pages 3 to 5 on card.", 1), [3, 4, 5]);
    assert_eq!(pages_of("pages 5 to 9 on card; page 11; page 12.", 2), [5, 7, 9, 11, 12]);
    assert_eq!(pages_of("the pages marked 1 and 2, which; four pages of 25 mm", 1), [1, 2]);
}
