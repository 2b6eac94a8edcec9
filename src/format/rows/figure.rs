//! Reads a figure's file: a position, plays and their results, which the engine proves.

use super::Rows;
use crate::diag::Diagnostic;
use crate::format::file::{FileSection, Report, read_file};
use crate::game::Section as Part;
use crate::game::{Anchor, Claim, Example, GameResult, Side, Square};
use crate::keyed::{KeyedMessage, keyed};

/// Results of a play, each with the file's word for it.
const RESULTS: [(&str, Option<GameResult>); 5] = [
    ("ongoing", None),
    ("attackers", Some(GameResult::Attackers)),
    ("defenders", Some(GameResult::Defenders)),
    ("draw", Some(GameResult::Draw)),
    ("not-said", Some(GameResult::NotSaid)),
];

/// Places of a section on the board, each with the file's word for it.
const ANCHORS: [(&str, Anchor); 5] = [
    ("whole", Anchor::Whole),
    ("centre", Anchor::Centre),
    ("top", Anchor::Top),
    ("corner", Anchor::Corner),
    ("field", Anchor::Field),
];

/// Reads a figure. Its id is the file's name without folder and ending.
///
/// # Errors
///
/// Every fault of the file. Whether the figure is true is checked by [`crate::game::prove`].
pub fn figure(file: &str, source: &str) -> Result<Example, Vec<Diagnostic>> {
    read_file(file, source, |root| read(file, root))
}

fn read(file: &str, root: FileSection<'_>) -> Option<Example> {
    let report = root.report;
    let rows = root.needed("section", "section = [ \"A.A\", \".D.\" ]").and_then(|value| Rows::read(&value));
    let anchor = root.word("anchor", &ANCHORS, |(name, _)| name);
    let centre = match root.optional("centre") {
        Some(value) if anchor.is_some_and(|(_, anchor)| anchor != Anchor::Centre) => {
            let message = keyed!("centre-without-anchor");
            value.refuse(message, keyed!("take-line-out"))
        }
        Some(_) => {
            root.text("centre", "centre = \"b3\"").and_then(|text| report.parse_text(&text, within_section))
        }
        None => None,
    };
    let smaller = root.value::<String>("smaller");
    let to_move = root.word("to-move", Side::ALL, Side::name);
    let reach = squares(&root, "reach");
    let plays: Vec<Option<Claim>> = root.sections("play").into_iter().map(claim).collect();
    root.finish();
    let section = rows.and_then(|rows| part(&rows, centre.map_or(anchor?.1, Anchor::CentreOn), report));
    let stem = file.rsplit(['/', '\\']).next().unwrap_or(file);
    Some(Example {
        id: stem.strip_suffix(".toml").unwrap_or(stem).to_owned(),
        section: section?,
        smaller,
        to_move: to_move?,
        plays: plays.into_iter().collect::<Option<_>>()?,
        reach,
    })
}

/// Returns the section of the board: any rectangle.
fn part(rows: &Rows, anchor: Anchor, report: &Report<'_>) -> Option<Part> {
    let (width, height) = (rows.width(), rows.height());
    if !rows.same_length(width, report) {
        return None;
    }
    if let (Ok(width @ 1..), Ok(height @ 1..)) = (u8::try_from(width), u8::try_from(height)) {
        let pieces = rows.pieces().map(|(square, piece, _)| (square, piece)).collect();
        return Some(Part { width, height, pieces, anchor });
    }
    let message = keyed!("section-not-drawable", width, height);
    let help = keyed!("write-rows-of-letters");
    report.missing(rows.span.clone(), message, help);
    None
}

fn claim(section: FileSection<'_>) -> Option<Claim> {
    let play = section.text("play", "play = \"b3-d3\"");
    let captures = squares(&section, "captures");
    let legal = section.value::<bool>("legal").unwrap_or(true);
    let result = match section.optional("result") {
        Some(value) => value.choose(&RESULTS, |(name, _)| name).map(|(_, result)| result),
        None => Some(None),
    };
    let report = section.report;
    section.finish();
    Some(Claim { play: report.parse_text(&play?, within_section)?, legal, captures, result: result? })
}

/// Reads a list of squares that may be left out.
fn squares(section: &FileSection<'_>, key: &'static str) -> Vec<Square> {
    let texts = section.texts(key);
    texts.iter().filter_map(|text| section.report.parse_text(text, within_section)).collect()
}

/// Advises on the names of squares in a section.
fn within_section() -> KeyedMessage {
    keyed!("count-within-the-section")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Piece;

    const CAPTURE: &str = r#"
section = [
  "..A",
  "AD.",
]
anchor = "field"
to-move = "attackers"
reach = ["a1"]

[[play]]
play = "c2-c1"
captures = ["b1"]

[[play]]
play = "a1-a2"
legal = false
"#;

    #[test]
    fn a_figure_is_a_position_with_claims() {
        let example = figure("templates/figures/capture.toml", CAPTURE).unwrap();
        assert_eq!(example.id, "capture");
        assert_eq!((example.section.width, example.section.height), (3, 2));
        assert_eq!(example.section.anchor, Anchor::Field);
        let mut pieces = example.section.pieces.clone();
        pieces.sort();
        let at = |text: &str| text.parse::<Square>().unwrap();
        let expected =
            [(at("a1"), Piece::Attacker), (at("b1"), Piece::Defender), (at("c2"), Piece::Attacker)];
        assert_eq!(pieces, expected);
        assert_eq!(example.reach, [at("a1")]);
        assert_eq!(example.plays.len(), 2);
        assert_eq!(example.plays[0].captures, [at("b1")]);
        assert_eq!((example.plays[0].legal, example.plays[0].result), (true, None));
        assert!(!example.plays[1].legal);
    }

    #[test]
    fn an_end_may_be_claimed() {
        for (word, result) in
            [("ongoing", None), ("draw", Some(GameResult::Draw)), ("attackers", Some(GameResult::Attackers))]
        {
            let source = CAPTURE.replacen("captures", &format!("result = \"{word}\"\ncaptures"), 1);
            assert_eq!(figure("f.toml", &source).unwrap().plays[0].result, result);
        }
    }

    #[test]
    fn every_fault_is_found() {
        let source = CAPTURE
            .replacen("..A", "..Ax", 1)
            .replacen("field", "feild", 1)
            .replacen("c2-c1", "c2c1", 1)
            .replacen("legal = false", "legal = \"no\"", 1)
            .replacen("captures", "capture", 1);
        let found = figure("f.toml", &source).unwrap_err();
        let shown: Vec<&str> = found.iter().map(|fault| &source[fault.span.clone().unwrap()]).collect();
        assert_eq!(shown, ["x", "\"feild\"", "\"c2c1\"", "capture", "\"no\""]);
    }

    #[test]
    fn rows_of_a_section_are_equally_long() {
        let found = figure("f.toml", &CAPTURE.replacen("AD.", "AD", 1)).unwrap_err();
        assert_eq!(found.len(), 1);
        assert!(found[0].message.text().contains("too short"), "{}", found[0].message);
    }

    #[test]
    fn a_square_may_be_laid_on_the_centre_and_a_smaller_figure_named() {
        let centred = CAPTURE.replacen("\"field\"", "\"centre\"\ncentre = \"b1\"\nsmaller = \"tiny\"", 1);
        let example = figure("f.toml", &centred).unwrap();
        assert_eq!(example.section.anchor, Anchor::CentreOn("b1".parse().unwrap()));
        assert_eq!(example.smaller.as_deref(), Some("tiny"));
        let found = figure("f.toml", &centred.replacen("\"centre\"", "\"field\"", 1)).unwrap_err();
        assert!(found[0].message.text().contains("`centre` has no meaning here"), "{}", found[0].message);
    }
}
