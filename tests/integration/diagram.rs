//! Drawn positions and reports on plays. Expected answers follow from the rules of each game; where a square or a capture
//! is not plain from the position itself, a comment says why.

mod drawings;

use proptest::prelude::*;

use crate::shell::{Said, tafl_print};

/// Reports on plays from a position.
fn report(variant: &str, position: &str, more: &[&str]) -> Said {
    let folder = tempfile::tempdir().expect("a folder");
    let mut words = vec!["diagram", "--variant", variant, "--report", "--position", "-"];
    words.extend(more);
    tafl_print(folder.path(), &words, position)
}

/// The answers to the plays, without what is around them.
fn plays(said: &Said) -> &str {
    assert_eq!((said.status, said.err.as_str()), (0, ""), "{}", said.out);
    let rest = said.out.split_once("\"plays\":[").expect("plays").1;
    rest.strip_suffix("]}\n").expect("one line")
}

/// A position of 11 x 11 from the rows that are not empty, by rank.
fn eleven(rows: &[(usize, &str)]) -> String {
    let mut text = String::new();
    for rank in (1..=11).rev() {
        let row = rows.iter().find(|(at, _)| *at == rank).map_or("...........", |(_, row)| row);
        text.push_str(row);
        text.push('\n');
    }
    text
}

/// What the book promises: its report is what its command prints.
#[test]
fn the_book_shows_a_true_report() {
    let (_, said) = crate::book::walked("docs/book/clubs.md");
    let shown = crate::book::shown("docs/book/clubs.md", "json", "plays");
    let (_, report) = said.iter().find(|(line, _)| line.contains("--report")).expect("a command");
    assert_eq!(report.out, shown);
    // The third play closes the defender on d8 between c8 and e8.
    assert!(shown.ends_with("\"captures\":[\"d8\"],\"result\":\"ongoing\"}]}\n"));
}

#[test]
fn a_man_between_two_enemies_is_captured() {
    // From h5 to e5: the defender on e4 stands between the attackers on e5 and e3.
    let position = eleven(&[(5, ".......A..."), (6, ".....K....."), (4, "....D......"), (3, "....A......")]);
    let said = report("york", &position, &["--to-move", "attackers", "--play", "h5-e5"]);
    assert_eq!(said.status, 0, "{}", said.err);
    assert_eq!(
        said.out,
        "{\"variant\":\"york-11\",\"plays\":[{\"play\":\"h5-e5\",\"legal\":true,\"captures\":[\"e4\"],\
         \"result\":\"ongoing\"}]}\n"
    );
}

#[test]
fn no_plays_are_an_empty_report() {
    let folder = tempfile::tempdir().expect("a folder");
    let said = tafl_print(folder.path(), &["diagram", "--variant", "york", "--report"], "");
    assert_eq!((said.status, said.out.as_str()), (0, "{\"variant\":\"york-11\",\"plays\":[]}\n"));
}

#[test]
fn yorks_king_is_no_captor_and_falls_to_four_or_to_three_and_the_castle() {
    // The king takes no part: d6 between him and c6 stays.
    let beside_king = eleven(&[(6, "..D.A.K...."), (1, "A..........")]);
    assert_eq!(
        plays(&report("york", &beside_king, &["--to-move", "defenders", "--play", "g6-f6"])),
        "{\"play\":\"g6-f6\",\"legal\":true,\"captures\":[],\"result\":\"ongoing\"}"
    );
    // Beside the empty castle on f6, three attackers are enough.
    let castle = eleven(&[(6, "....K......"), (7, "....A......"), (5, "....A......"), (1, "...A......D")]);
    assert_eq!(
        plays(&report("york", &castle, &["--play", "d1-d6"])),
        "{\"play\":\"d1-d6\",\"legal\":true,\"captures\":[\"e6\"],\"result\":\"attackers\"}"
    );
    // Away from it they are not.
    let field = eleven(&[(8, "....K......"), (9, "....A......"), (7, "....A......"), (1, "...A......D")]);
    assert_eq!(
        plays(&report("york", &field, &["--play", "d1-d8"])),
        "{\"play\":\"d1-d8\",\"legal\":true,\"captures\":[],\"result\":\"ongoing\"}"
    );
    // Any square of the edge is an escape.
    assert_eq!(
        plays(&report("york", &field, &["--to-move", "defenders", "--play", "e8-a8"])),
        "{\"play\":\"e8-a8\",\"legal\":true,\"captures\":[],\"result\":\"defenders\"}"
    );
}

#[test]
fn an_illegal_play_leaves_the_turn_and_the_next_is_tried() {
    let position = eleven(&[(8, "....K......"), (4, "A..A......D")]);
    let said = report(
        "york",
        &position,
        &[
            "--play", "a4-f4", "--play", "e8-a8", "--play", "a4-z4", "--play", "a4-a4", "--play", "b2-b3",
            "--play", "a4-a5", "--play", "d4-d5", "--play", "e8-f8",
        ],
    );
    let reasons: Vec<&str> = plays(&said).split("},{").collect();
    let legal: Vec<bool> = reasons.iter().map(|answer| answer.contains("\"legal\":true")).collect();
    // Blocked by d4; not his turn; off the board; no move; nobody there; legal; not theirs now; legal.
    assert_eq!(legal, [false, false, false, false, false, true, false, true]);
    for (answer, legal) in reasons.iter().zip(legal) {
        assert_eq!(answer.contains("\"reason\":\""), !legal, "{answer}");
        assert_eq!(answer.contains("captures") || answer.contains("result"), legal, "{answer}");
    }
}

#[test]
fn after_the_end_no_play_is_legal() {
    let position = eleven(&[(8, "....K......"), (4, "A..A......D")]);
    let words = ["--to-move", "defenders", "--play", "e8-a8", "--play", "a4-a5"];
    let said = report("york", &position, &words);
    assert!(plays(&said).ends_with("\"legal\":false,\"reason\":\"the game is over\"}"), "{}", said.out);
}

#[test]
fn copenhagen_takes_a_row_along_the_edge() {
    // b1 and c1 faced by b2 and c2; the corner a1 closes one end, the mover the other on d1.
    let position = eleven(&[(1, ".DD........"), (2, ".AA........"), (9, "...A.......")])
        .replace("...........\n...........\n...A.......", "...........\n.....K.....\n...A.......");
    let said = report("copenhagen", &position, &["--play", "d9-d1"]);
    assert_eq!(
        plays(&said),
        "{\"play\":\"d9-d1\",\"legal\":true,\"captures\":[\"b1\",\"c1\"],\"result\":\"ongoing\"}"
    );
}

#[test]
fn brandubhs_king_falls_to_two_and_escapes_to_a_corner() {
    let position = ".......\n.......\n.......\n.......\n.A.....\n.K.....\nA......\n";
    let said = report("brandubh", position, &["--play", "a1-b1"]);
    assert_eq!(
        plays(&said),
        "{\"play\":\"a1-b1\",\"legal\":true,\"captures\":[\"b2\"],\"result\":\"attackers\"}"
    );
    let open = ".......\n.......\n.......\n.......\n.......\n.......\n..K...A\n";
    let said = report("brandubh", open, &["--to-move", "defenders", "--play", "c1-a1"]);
    assert!(plays(&said).ends_with("\"result\":\"defenders\"}"));
}

#[test]
fn the_defenders_begin_where_they_do() {
    let folder = tempfile::tempdir().expect("a folder");
    let words = ["diagram", "--variant", "sea-battle", "--report", "--play", "a4-a3", "--play", "e4-d4"];
    let said = tafl_print(folder.path(), &words, "");
    let legal: Vec<bool> =
        plays(&said).split("},{").map(|answer| answer.contains("\"legal\":true")).collect();
    assert_eq!(legal, [false, true], "{}", said.out);
}

#[test]
fn king_and_sides_may_be_missing() {
    let empty = eleven(&[]);
    let alone = eleven(&[(6, ".....A.....")]);
    assert_eq!(plays(&report("york", &empty, &[])), "");
    assert_eq!(
        plays(&report("york", &alone, &["--play", "f6-f5"])),
        "{\"play\":\"f6-f5\",\"legal\":true,\"captures\":[],\"result\":\"ongoing\"}"
    );
}

#[test]
fn options_change_the_answers() {
    // With option b the king wins on a corner only.
    let position = eleven(&[(8, "....K......"), (4, "A..A......D")]);
    let words = ["--to-move", "defenders", "--play", "e8-a8"];
    assert!(plays(&report("york", &position, &words)).contains("\"result\":\"defenders\""));
    let with = [&words[..], &["--option", "b"]].concat();
    assert!(plays(&report("york", &position, &with)).contains("\"result\":\"ongoing\""));
}

#[test]
fn a_faulty_position_is_shown_with_its_place() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("pos.txt"), "...A...\n..x....\n").expect("a file");
    let words = ["diagram", "--variant", "brandubh", "--position", "pos.txt", "--report"];
    let said = tafl_print(folder.path(), &words, "");
    assert_eq!((said.status, said.out.as_str()), (1, ""));
    assert!(said.err.contains("pos.txt:2:3") && said.err.contains("`x` is no piece"), "{}", said.err);
    assert!(said.err.contains("2 rows, and the board 7"), "{}", said.err);
    assert!(said.err.ends_with("2 faults; nothing was drawn\n"), "{}", said.err);
    let words = ["diagram", "--variant", "brandubh", "--position", "absent.txt", "--report"];
    let said = tafl_print(folder.path(), &words, "");
    assert_eq!(said.status, 1);
    assert!(
        said.err.contains("the position `absent.txt` can't be read: there is no such file"),
        "{}",
        said.err
    );
}

#[test]
fn places_and_endings_that_are_wrong_are_status_2() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("mine.svg"), "my notes").expect("a file");
    for (output, part) in [
        ("fig.gif", "a drawing ends in .svg, .png or .pdf"),
        ("fig", "a drawing ends in"),
        ("mine.svg", "no SVG drawing"),
    ] {
        let said = tafl_print(folder.path(), &["diagram", "--variant", "york", "-o", output], "");
        assert_eq!(said.status, 2, "{output}: {}", said.err);
        assert!(said.err.contains(part), "{output}: {}", said.err);
    }
    assert_eq!(std::fs::read(folder.path().join("mine.svg")).expect("a file"), b"my notes");
}

#[test]
fn check_counts_the_warnings() {
    let folder = tempfile::tempdir().expect("a folder");
    let said = tafl_print(folder.path(), &["check", "--variant", "york"], "");
    assert_eq!(said.status, 0, "{}", said.err);
    let line = said.out.lines().next().unwrap_or_default();
    assert!(line.starts_with("york-11: no faults, ") && line.ends_with("warnings"), "{}", said.out);
    std::fs::write(folder.path().join("my.toml"), "id = \"my\"\n").expect("a file");
    let said = tafl_print(folder.path(), &["check", "--variant", "my.toml"], "");
    assert_eq!((said.status, said.out.as_str()), (1, ""));
    assert!(said.err.contains("my.toml") && said.err.trim_end().ends_with("faults"), "{}", said.err);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_position_and_plays_are_answered(
        rows in proptest::collection::vec("[ADKCN.]{7}|[ADK.]{5,9}|[ -~]{0,9}", 5..9),
        plays in proptest::collection::vec("[a-h][1-9]-[a-h][1-9]", 0..6),
    ) {
        let mut words: Vec<&str> = Vec::new();
        for play in &plays {
            words.extend(["--play", play]);
        }
        let said = report("brandubh", &rows.join("\n"), &words);
        prop_assert!(said.status < 2, "{}", said.err);
        prop_assert_eq!(said.out.lines().count(), usize::from(said.status == 0));
    }

    #[test]
    fn every_placement_is_answered(
        rows in proptest::collection::vec("[ADKCN.]{9}", 9),
        plays in proptest::collection::vec("[a-i][1-9]-[a-i][1-9]", 0..8),
        variant in prop::sample::select(vec!["tablut", "ashton-tablut-9", "sea-battle", "imperial-contest-9"]),
    ) {
        let mut words: Vec<&str> = Vec::new();
        for play in &plays {
            words.extend(["--play", play]);
        }
        let said = report(variant, &rows.join("\n"), &words);
        prop_assert_eq!(said.status, 0, "{}", said.err);
        prop_assert_eq!(said.out.matches("\"play\":").count(), plays.len());
    }
}
