//! A variant's file.

use std::ops::Range;

use super::about::about;
use super::layout::Rows;
use super::report::Report;
use super::rules::rules;
use super::section::Section;
use crate::diag::Diagnostic;
use crate::game::{
    About, Board, Counts, Cut, Piece, Ruleset, Setup, SetupFault, Side, Square, Variant, validate,
};

/// Reads a variant. `file` is the name for messages, `source` its text.
///
/// Beside the variant come warnings, if there are any.
///
/// # Errors
///
/// Every fault of the file, in its order: syntax, unknown and missing keys, wrong types, words that are no
/// value, rows of another length, letters that are no piece, and whatever [`validate`] finds wrong with the
/// setup, at the letter concerned.
pub fn variant(file: &str, source: &str) -> Result<(Variant, Vec<Diagnostic>), Vec<Diagnostic>> {
    let (report, table) = Report::parse(file, source);
    let read = read(&table, &report);
    let faulty = report.has_errors();
    let found = report.finish();
    match read {
        Some(variant) if !faulty => Ok((variant, found)),
        _ => Err(found),
    }
}

fn read(table: &toml::de::DeTable<'_>, report: &Report<'_>) -> Option<Variant> {
    let root = Section::root(table, report);
    let id = root.text("id", "id = \"york-11\"");
    if let Some(id) = &id
        && !id.value.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
    {
        let message = format!("\"{}\" is no id", id.value);
        report.error(
            id.span.clone(),
            message,
            "write small letters, digits and hyphens, such as \"york-11\"",
        );
    }
    let name = root.text("name", "name = \"York Hnefatafl\"");
    if let Some(name) = &name {
        check_name(name, report);
    }
    let theme = root.text("theme", "theme = \"jorvik\"");
    let cuts = cuts(&root, report);
    let rows = root
        .needed("layout", "layout = [ \"..A..\", \".....\", \"A.K.A\", \".....\", \"..A..\" ]")
        .and_then(|value| Rows::read(&root, "layout", value, report));
    let start = rows.iter().flat_map(Rows::pieces).filter(|(_, piece, _)| piece.side() == Side::Attackers);
    let mut camps: Vec<Square> = start.map(|(square, ..)| square).collect();
    camps.sort_unstable();
    let counts = root.section("counts").map(|section| counts(section, report));
    let ruleset = root.needed_section("rules").and_then(|section| rules(section, camps));
    let about = root.section("about").map_or_else(About::default, |section| about(section, report));
    root.finish();

    let (declared, counts_span) = counts.unwrap_or((None, 0..0));
    let rows = rows?;
    if rows.height() == 0 {
        let help = "write 5 to 25 rows, each with as many letters of `A D K .`";
        report.missing(rows.span, "the layout has no rows", help);
        return None;
    }
    let setup = setup(&rows, declared, counts_span, ruleset.as_ref(), report);
    Some(Variant {
        id: id?.value,
        name: name?.value,
        setup: setup?,
        ruleset: ruleset?,
        theme: theme?.value,
        cuts: cuts?,
        about,
        chosen: Vec::new(),
        disputes: Vec::new(),
    })
}

/// The most letters a name may have: more don't go on a reminder card.
const LONGEST_NAME: usize = 40;

/// A name is one line of plain text that can be seen.
fn check_name(name: &super::section::Text, report: &Report<'_>) {
    let unseen = |c: char| {
        c.is_control()
            || matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    let length = name.value.chars().count();
    let fault = if let Some(c) = name.value.chars().find(|c| unseen(*c)) {
        Some((format!("the name has a character that can't be seen, U+{:04X}", u32::from(c)), "take it out"))
    } else if name.value.contains(['{', '}', '*', '\\']) {
        Some(("a name is plain text".to_owned(), "write it without { } * and \\"))
    } else if length > LONGEST_NAME {
        Some((format!("the name has {length} letters, and {LONGEST_NAME} are the most"), "shorten it"))
    } else {
        None
    };
    if let Some((message, help)) = fault {
        report.error(name.span.clone(), message, help);
    }
}

/// How the board may be cut, the one liked best first.
fn cuts(root: &Section<'_>, report: &Report<'_>) -> Option<Vec<Cut>> {
    let value = root.needed("cuts", "cuts = [\"halves\", \"pinwheel\"]")?;
    let Some(list) = value.get_ref().as_array() else {
        super::value::wrong_type(value, "cuts", "a list of texts in brackets", report);
        return None;
    };
    let cuts: Option<Vec<Cut>> =
        list.iter().map(|item| root.choose("cuts", item, Cut::ALL, Cut::name)).collect();
    if list.is_empty() {
        let help = "name at least one way to cut the board: \"whole\", \"halves\" or \"pinwheel\"";
        report.missing(value.span(), "`cuts` is empty", help);
    }
    cuts
}

/// The declared counts, both or none, and where the section stands.
fn counts(section: Section<'_>, report: &Report<'_>) -> (Option<Counts>, Range<usize>) {
    let span = section.span();
    let number = |key, example| {
        section.needed(key, example).and_then(|value| super::value::read::<usize>(value, key, report))
    };
    let attackers = number("attackers", "attackers = 24");
    let defenders = number("defenders", "defenders = 12");
    section.finish();
    (attackers.zip(defenders).map(|(attackers, defenders)| Counts { attackers, defenders }), span)
}

/// The setup, if nothing is wrong with it; each fault is reported at the letter it is about.
fn setup(
    rows: &Rows,
    declared: Option<Counts>,
    counts_span: Range<usize>,
    ruleset: Option<&Ruleset>,
    report: &Report<'_>,
) -> Option<Setup> {
    let Some(size) = rows.square_board(report) else {
        // Whatever the shape is meant to be, there must be one king in it.
        let kings: Vec<_> = rows.pieces().filter(|&(_, piece, _)| piece == Piece::King).collect();
        if kings.is_empty() {
            report.missing(rows.span.clone(), SetupFault::NoKing.to_string(), advice(&SetupFault::NoKing));
        }
        for (_, _, place) in kings.into_iter().skip(1) {
            report.error(place, "another king: the layout has more than one", "keep one K");
        }
        return None;
    };
    let mut board = Board::empty(size);
    for (square, piece, _) in rows.pieces() {
        board.set(square, Some(piece));
    }
    let setup = Setup { board, declared };
    for fault in validate(&setup, ruleset.unwrap_or(&Ruleset::PLAIN)) {
        let by_rule = matches!(
            fault,
            SetupFault::KingCaptured { .. } | SetupFault::Enclosed { .. } | SetupFault::NoPlay { .. }
        );
        if by_rule && (ruleset.is_none() || rows.has_unknown) {
            continue;
        }
        if matches!(fault, SetupFault::CountDiffers { .. }) && rows.has_unknown {
            continue;
        }
        let span = match &fault {
            SetupFault::CountDiffers { .. } => counts_span.clone(),
            // The first king may be the right one.
            SetupFault::ManyKings { squares } => {
                let places = squares.iter().filter_map(|&square| rows.place(square));
                places.max_by_key(|place| place.start).unwrap_or_else(|| rows.span.clone())
            }
            _ => fault
                .squares()
                .first()
                .and_then(|&square| rows.place(square))
                .unwrap_or_else(|| rows.span.clone()),
        };
        report.missing(span, fault.to_string(), advice(&fault));
    }
    Some(setup)
}

/// What to do about a fault of the setup.
fn advice(fault: &SetupFault) -> &'static str {
    match fault {
        SetupFault::Size { .. } => "write from 5 to 25 rows, each with as many letters",
        SetupFault::ThroneWithoutCentre { .. } => {
            "write an odd number of rows and letters, or `throne = \"none\"` in [rules]"
        }
        SetupFault::NoKing => "write one K where the king starts",
        SetupFault::ManyKings { .. } => "keep one K and write `.` or `D` for the others",
        SetupFault::NoAttackers => "write an A where each attacker starts",
        SetupFault::CountDiffers { .. } => "change the layout, or the number in [counts]",
        SetupFault::ManOnThrone { .. } => "move the man to another square",
        SetupFault::KingOnEdge { .. } => "move the K inwards",
        SetupFault::KingCaptured { .. } => "move one of the attackers away from the king",
        SetupFault::Enclosed { .. } => "leave the king's side a way to the edge",
        SetupFault::NoPlay { .. } => "leave an empty square beside one of these pieces",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use proptest::prelude::*;

    const YORK: &str = include_str!("../../templates/variants/york-11.toml");

    fn faults(from: &str, to: &str) -> Vec<String> {
        assert!(YORK.contains(from), "{from}");
        let source = YORK.replacen(from, to, 1);
        let found = variant("my.toml", &source).unwrap_err();
        assert!(found.iter().all(|fault| fault.file == "my.toml"));
        found
            .into_iter()
            .map(|fault| format!("{}: {}", &source[fault.span.unwrap()], fault.message))
            .collect()
    }

    #[test]
    fn york_says_what_its_rules_say() {
        let (york, warnings) = variant("york.toml", YORK).unwrap();
        assert_eq!(warnings, []);
        assert_eq!((york.id.as_str(), york.theme.as_str()), ("york-11", "jorvik"));
        assert_eq!(york.cuts, [Cut::Halves, Cut::Pinwheel]);
        let board = &york.setup.board;
        assert_eq!(board.size(), 11);
        assert_eq!(board.count(Piece::Attacker), 24);
        assert_eq!(board.count(Piece::Defender), 12);
        assert_eq!(board.king(), Some(Square::new(5, 5)));
        assert_eq!(board.get(Square::new(3, 10)), Some(Piece::Attacker));
        assert_eq!(board.get(Square::new(5, 8)), None);
        assert_eq!(york.ruleset, crate::game::YORK);
        assert!(!york.about.introduction.is_empty() && !york.about.uncertain.is_empty());
    }

    #[test]
    fn rows_are_read_from_the_top() {
        let source = YORK.replacen("...AAAAA...", "A...AAAA...", 1);
        let (york, _) = variant("my.toml", &source).unwrap();
        assert_eq!(york.setup.board.get(Square::new(0, 10)), Some(Piece::Attacker));
        assert_eq!(york.setup.board.get(Square::new(3, 10)), None);
    }

    #[test]
    fn faults_stand_at_the_letter() {
        let found = faults("\"AA.DDKDD.AA\",", "\"AA.DDKDD.AX\",");
        assert_eq!(found, ["X: `X` is no piece"]);
        let found = faults("\"AA.DDKDD.AA\",", "\"AA.DKDDD.AA\",");
        assert_eq!(found, ["D: the defender on f6 stands on the throne, where only the king may stand"]);
    }

    #[test]
    fn a_throne_needs_no_more_when_there_is_none() {
        let without = "throne-stop = \"king\"";
        let source = YORK.replacen("throne = \"centre\"", "throne = \"none\"", 1).replacen(without, "", 1);
        let source = source.replacen("throne-pass = \"anyone\"", "", 1);
        let source = source.replacen("throne-hostile = [\"king\"]", "", 1);
        let source = source.replacen("throne-hostile-occupied = \"nobody\"", "", 1);
        let source = source.replacen("= \"in-castle\"", "= \"never\"", 1);
        assert_eq!(variant("my.toml", &source).unwrap().0.ruleset.throne, crate::game::Throne::None);
    }

    #[test]
    fn counts_and_about_may_be_left_out() {
        let start = YORK.find("[counts]").unwrap();
        let rules = YORK.find("[rules]").unwrap();
        let about = YORK.find("[about]").unwrap();
        let source = format!("{}{}", &YORK[..start], &YORK[rules..about]);
        let (york, _) = variant("my.toml", &source).unwrap();
        assert_eq!(york.setup.declared, None);
        assert_eq!(york.about, About::default());
    }

    #[test]
    fn windows_line_ends_change_nothing() {
        let windows = YORK.replace('\n', "\r\n");
        assert_eq!(variant("my.toml", &windows), variant("my.toml", YORK));
    }

    /// Either a variant, or faults that all lie within the text.
    fn holds(source: &str) {
        if let Err(found) = variant("my.toml", source) {
            assert!(!found.is_empty());
            let mut sources = crate::diag::Sources::new();
            sources.add("my.toml", source);
            for fault in &found {
                let span = fault.span.clone().unwrap();
                assert!(span.start <= span.end && source.get(span).is_some(), "{fault:?}");
            }
            assert!(crate::diag::render(&found, &sources, false).contains("my.toml:"));
        }
    }

    proptest! {
        #[test]
        fn any_bytes_are_read_without_panic(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
            if let Ok(text) = crate::spec::decode("my.toml", &bytes) {
                holds(text);
            }
            holds(&String::from_utf8_lossy(&bytes));
        }

        #[test]
        fn toml_like_text_is_read_without_panic(text in "[\\[\\]{}=,.\"'\\\\#\na-eADK0-9 þ]{0,120}") {
            holds(&text);
        }

        #[test]
        fn changed_variants_are_read_without_panic(
            changes in proptest::collection::vec((0..YORK.len(), 0usize..12, "[\\[\\]{}=,.\"'\\\\#\naADK0-9 þ]{0,4}"), 1..6),
        ) {
            let mut text = YORK.to_owned();
            for (at, length, put) in changes {
                let start = text.floor_char_boundary(at);
                let end = text.floor_char_boundary(start + length).max(start);
                text.replace_range(start..end, &put);
            }
            holds(&text);
        }

        #[test]
        fn changed_layouts_are_read_without_panic(rows in proptest::collection::vec("[ADK.x\\\\]{0,12}", 0..14)) {
            let start = YORK.find("layout").unwrap();
            let end = start + YORK[start..].find("\n]").unwrap() + 2;
            let rows = rows.iter().map(|row| format!("\"{row}\"")).collect::<Vec<_>>().join(", ");
            holds(&format!("{}layout = [ {rows} ]{}", &YORK[..start], &YORK[end..]));
        }
    }
}
