//! Tests of reading the York variant and variations of it.

use super::*;
use crate::format::{Parent, Unfound};
use crate::game::{Cut, Piece};
use crate::keyed::{KeyedMessage, Voice};

use proptest::prelude::*;

pub(super) const YORK: &str = include_str!("../../../templates/variants/york-11.toml");

/// Files by name.
struct OtherFiles(Vec<(&'static str, String)>);

impl Parents for OtherFiles {
    fn find(&self, name: &str, _: &str) -> Result<Parent, Unfound> {
        let said = |text: String| KeyedMessage::own(&text);
        let found = self.0.iter().find(|(file, _)| *file == name);
        let found = found.map(|(file, text)| Parent { file: (*file).to_owned(), text: text.clone() });
        found.ok_or_else(|| Unfound { message: said(format!("no {name}")), help: said("look".to_owned()) })
    }
}

/// Reads a variant that may extend other files.
pub(super) fn read_beside(
    text: &str,
    others: Vec<(&'static str, String)>,
    chosen: &[&str],
) -> Result<Reading, Vec<Diagnostic>> {
    let chosen: Vec<String> = chosen.iter().map(|id| (*id).to_owned()).collect();
    let request = Asked { chosen: &chosen, parents: &OtherFiles(others) };
    reading("my.toml", text, request, &mut Sources::new())
}

fn faults(from: &str, to: &str) -> Vec<String> {
    assert!(YORK.contains(from), "{from}");
    let source = YORK.replacen(from, to, 1);
    let found = variant("my.toml", &source).unwrap_err();
    assert!(found.iter().all(|fault| fault.file == "my.toml"));
    found.into_iter().map(|fault| format!("{}: {}", &source[fault.span.unwrap()], fault.message)).collect()
}

#[test]
fn york_says_what_its_rules_say() {
    let (york, warnings) = variant("york.toml", YORK).unwrap();
    let told: Vec<String> = warnings.iter().map(|warning| warning.message.text()).collect();
    let disputed =
        ["linnaean", "enclosure", "repetition"].map(|key| format!("the sources disagree about `{key}`"));
    assert_eq!(told, disputed);
    assert_eq!((york.id.as_str(), york.theme.as_str()), ("york-11", "jorvik"));
    assert_eq!(york.cuts, [Cut::Whole, Cut::Halves, Cut::Pinwheel]);
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
    // York's advice about the throne would never be printed.
    let source = &source[..source.find("[about]").unwrap()];
    assert_eq!(variant("my.toml", source).unwrap().0.ruleset.throne, crate::game::Throne::None);
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
    let read = |text: &str| variant("my.toml", text).unwrap().0;
    assert_eq!(read(&windows), read(YORK));
}

/// Checks it for files with any other content, even with parts that look like keys.
#[test]
fn of_a_file_that_is_no_game_one_thing_is_said() {
    for text in
        ["=", "\0=", "root:x:0:0\nshell = 7\nother = [", "[other]\nkey value\n", "[package]\nversion = 1\n"]
    {
        let found = variant("my.toml", text).unwrap_err();
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(
            found[0].message.text().contains("no file of a game") && found[0].span.is_none(),
            "{found:?}"
        );
    }
}

/// Checks that a source is either a variant, or has faults that all lie within the text.
fn holds(source: &str) {
    if let Err(found) = variant("my.toml", source) {
        assert!(!found.is_empty());
        let mut sources = crate::diag::Sources::new();
        sources.add("my.toml", source);
        for fault in &found {
            // A file of something else gets the only fault without a place: none of its lines is shown.
            let Some(span) = fault.span.clone() else {
                assert!(found.len() == 1 && fault.message.text().contains("no file of a game"), "{fault:?}");
                continue;
            };
            assert!(span.start <= span.end && source.get(span).is_some(), "{fault:?}");
        }
        assert!(crate::diag::render(&found, &sources, Voice::default(), false).contains("my.toml"));
    }
}

proptest! {
    #[test]
    fn any_bytes_are_read_without_panic(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        if let Ok(text) = crate::format::decode("my.toml", &bytes) {
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
