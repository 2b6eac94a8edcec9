//! The OpenTafl notation, in and out.
//!
//! `opentafl/records.txt` holds records of the bundled games by other hands; `differs` lines say where they and our
//! variant files answer a question otherwise, and why.

use std::collections::BTreeMap;
use std::path::Path;

use proptest::prelude::*;
use tafl_print::format;
use tafl_print::game::{Game, Outcome, Position, Side, Variant};
use tafl_print::notation::{Recorded, read, write};

use crate::shell::tafl_print;

const RECORDS: &str = include_str!("opentafl/records.txt");

/// The records that OpenTafl has built in, each with a line of figures.
const BUILTIN: &str = include_str!("opentafl/builtin.txt");

/// The bundled games whose every rule the notation can say.
const SAYABLE: [&str; 14] = [
    "alea-evangelii-19",
    "ard-ri-7",
    "berserk-11",
    "brandub-7-weak-king",
    "brandubh-7",
    "foteviken-tablut-9",
    "magpie-7",
    "scottish-7",
    "sea-battle-13-parlett",
    "tablut-9-historical",
    "tawlbwrdd-11-bell",
    "tawlbwrdd-11-lewis-cross",
    "tawlbwrdd-11-t-cross",
    "walker-15",
];

/// The bundled variants, by id.
fn bundled() -> BTreeMap<String, Variant> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("templates/variants");
    std::fs::read_dir(folder)
        .expect("the variants")
        .map(|entry| entry.expect("an entry").path())
        // Translations have a tag before the ending.
        .filter(|path| path.file_stem().is_some_and(|stem| !stem.to_string_lossy().contains('.')))
        .map(|path| {
            let text = std::fs::read_to_string(&path).expect("a text");
            let (variant, _) = format::variant(&path.to_string_lossy(), &text).expect("a sound variant");
            (variant.id.clone(), variant)
        })
        .collect()
}

fn recorded(variant: &Variant) -> Recorded {
    Recorded {
        name: variant.name.clone(),
        board: variant.setup.board.clone(),
        ruleset: variant.ruleset.clone(),
    }
}

/// A record of the file: the game's id, the record, and the questions on which it differs.
struct Case {
    id: &'static str,
    record: &'static str,
    differs: Vec<&'static str>,
}

fn cases() -> Vec<Case> {
    RECORDS
        .split("\n\n")
        .map(|block| block.lines().filter(|line| !line.starts_with('#')).collect::<Vec<_>>())
        .filter(|lines| !lines.is_empty())
        .map(|lines| Case {
            id: lines[0],
            record: lines[1],
            differs: lines[2..]
                .iter()
                .filter(|line| !line.starts_with("plays "))
                .map(|line| {
                    line.strip_prefix("differs ").and_then(|rest| rest.split(':').next()).expect("differs")
                })
                .collect(),
        })
        .collect()
}

#[test]
fn the_records_of_the_bundled_games_are_read_as_our_files() {
    let bundled = bundled();
    let cases = cases();
    assert_eq!(cases.len(), bundled.len(), "a record for each game");
    let mut wrong = Vec::new();
    for Case { id, record, differs } in cases {
        let ours = &bundled[id];
        let (read, _) = read(record).unwrap_or_else(|faults| panic!("{id}: {faults:?}"));
        assert_eq!(read.board, ours.setup.board, "{id}");
        for key in format::keys() {
            let (theirs, ours) = (format::answer(&read.ruleset, key), format::answer(&ours.ruleset, key));
            if (theirs != ours) != differs.contains(&key) {
                wrong.push(format!("{id}: {key}: the record has {theirs:?}, our file {ours:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The number of sequences of `depth` plays; a game that has ended has no more.
fn sequences(game: &Game, depth: usize) -> usize {
    let plays = game.legal_plays();
    if depth == 1 {
        return plays.len();
    }
    let after = |play| {
        let mut next = game.clone();
        next.play(play).expect("a legal play");
        next
    };
    plays.into_iter().map(|play| sequences(&after(play), depth - 1)).sum()
}

/// Each record of the notation's own program, and each of `RECORDS`: as many plays as the notation means, and the same game
/// once it has been written and read again.
#[test]
fn each_record_goes_in_and_out_as_the_game_it_means() {
    let mut counted = 0;
    let mut lines = BUILTIN.lines().chain(RECORDS.lines());
    while let Some(record) = lines.by_ref().find(|line| line.starts_with("dim:")) {
        let figures = lines.next().and_then(|line| line.strip_prefix("plays ")).expect("figures");
        let expected: Vec<usize> =
            figures.split(' ').map(|figure| figure.parse().expect("a number")).collect();
        let (game, _) = read(record).unwrap_or_else(|faults| panic!("{record}: {faults:?}"));
        let start = Position::new(game.board.clone(), game.ruleset.first.side());
        let played = Game::new(start, game.ruleset.clone());
        let found: Vec<usize> = (1..=expected.len()).map(|depth| sequences(&played, depth)).collect();
        assert_eq!(found, expected, "{record}");
        let (written, remarks) = write(&game);
        assert_eq!(remarks, [], "{record}");
        let (again, _) = read(&written).expect("its own record");
        assert_eq!((again.board, again.ruleset), (game.board, game.ruleset), "{record}");
        counted += 1;
    }
    assert_eq!(counted, 12 + 28);
}

/// The king on the edge under `ks:m` falls when all squares beside him are closed, empty hostile ones among them; and
/// commanders take him between them, which no key says.
#[test]
fn what_the_program_means_and_no_table_says_is_read() {
    let result = |record: &str, play: &str| {
        let (game, _) = read(record).unwrap_or_else(|faults| panic!("{record}: {faults:?}"));
        let mut game = Game::new(Position::new(game.board, game.ruleset.first.side()), game.ruleset);
        let turn = game.play(play.parse().expect("a play")).expect("a legal play");
        turn.outcome.and_then(Outcome::winner)
    };
    for (record, play, expected) in [
        // Beside the corner: two attackers and the empty corner, or three attackers elsewhere.
        ("dim:7 ks:m start:/1Kt4/7/7/1t5/7/3T3/7/", "b4-b2", Some(Side::Attackers)),
        ("dim:7 ks:s start:/1Kt4/7/7/1t5/7/3T3/7/", "b4-b2", None),
        ("dim:7 ks:m start:/1tKt3/7/7/2t4/7/3T3/7/", "c4-c2", Some(Side::Attackers)),
        ("dim:7 ks:m start:/2Kt3/7/7/2t4/7/3T3/7/", "c4-c2", None),
        ("dim:7 surf:n start:/7/1cK4/7/3c3/7/3T3/7/", "d4-d2", Some(Side::Attackers)),
        ("dim:7 surf:n start:/7/1cK4/7/3t3/7/3T3/7/", "d4-d2", None),
    ] {
        assert_eq!(result(record, play), expected, "{record}");
    }
}

#[test]
fn a_game_that_can_be_said_comes_back_whole() {
    let mut sayable = Vec::new();
    let bundled = bundled();
    for (id, variant) in &bundled {
        let (record, remarks) = write(&recorded(variant));
        let (back, _) = read(&record).unwrap_or_else(|faults| panic!("{id}: {record}: {faults:?}"));
        assert_eq!(back.board, variant.setup.board, "{id}");
        if remarks.is_empty() {
            assert_eq!(back.ruleset, variant.ruleset, "{id}: {record}");
            sayable.push(id.as_str());
        } else {
            // The nearest rules, written once more, need no further remark.
            let (again, remarks) = write(&back);
            assert_eq!((again, remarks), (record, Vec::new()), "{id}");
            assert_ne!(back.ruleset, variant.ruleset, "{id}: a remark without a reason");
        }
    }
    assert_eq!(sayable, SAYABLE);
}

#[test]
fn import_writes_a_variant_and_export_its_record() {
    let folder = tempfile::tempdir().expect("a folder");
    let record = "dim:7 name:Small_Game esc:c ks:c start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/";
    let said = tafl_print(folder.path(), &["import", record, "-o", "small.toml"], "");
    assert_eq!((said.status, said.out.as_str(), said.err.as_str()), (0, "small.toml\n", ""));
    let (variant, _) = format::variant(
        "small.toml",
        &std::fs::read_to_string(folder.path().join("small.toml")).expect("the variant"),
    )
    .expect("a sound variant");
    assert_eq!((variant.id.as_str(), variant.name.as_str()), ("small-game", "Small Game"));
    // From a file and from standard input the same comes out, on standard output.
    std::fs::write(folder.path().join("record.txt"), record).expect("a file");
    let file = tafl_print(folder.path(), &["import", "record.txt"], "");
    let piped = tafl_print(folder.path(), &["import", "-"], record);
    assert_eq!(file.out, std::fs::read_to_string(folder.path().join("small.toml")).expect("the variant"));
    assert_eq!(file.out, piped.out);

    let said = tafl_print(folder.path(), &["export", "--variant", "small.toml"], "");
    let expected = "dim:7 name:Small_Game ks:c start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/\n";
    assert_eq!((said.status, said.out.as_str(), said.err.as_str()), (0, expected, ""));
    let said = tafl_print(folder.path(), &["export", "--variant", "small.toml", "-o", "out/small.txt"], "");
    assert_eq!((said.status, said.out.as_str()), (0, "out/small.txt\n"));
}

#[test]
fn a_wall_that_any_of_its_pieces_completes_is_carried_over() {
    for (keys, value) in [
        ("esc:c sw:s swf:n", "corners-close-any-last"),
        ("sw:w swf:n", "pieces-close-any-last"),
        ("sw:w swf:y", "pieces-close"),
        ("swf:n", "never"),
    ] {
        let record = format!("dim:7 {keys} start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/");
        let (game, _) = read(&record).expect("a sound record");
        assert_eq!(game.ruleset.shieldwall.name(), value, "{keys}");
        let (written, _) = write(&game);
        let is_relaxed = value.ends_with("any-last");
        assert_eq!(written.contains(" swf:n"), is_relaxed, "{keys}: {written}");
        assert_eq!(read(&written).expect("its own record").0.ruleset, game.ruleset, "{keys}");
    }
}

#[test]
fn what_cannot_be_carried_over_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let start = "start:/2t2/5/t1K1t/5/2t2/";
    let import = |keys: &str| tafl_print(folder.path(), &["import", &format!("dim:5 {keys} {start}")], "");
    // Of no weight: the variant is written all the same.
    for (keys, part) in [
        ("tfr:w", "`w` and `l`"),
        ("xnomoves:draw", "`xnomoves` is no key"),
        ("name:{braces}", "the name is written as `braces`"),
        ("ks:c cen:", "two sides everywhere"),
        ("linc:y cen:", "never applies"),
        ("sw:s esc:e cor:", "pieces alone close the ends"),
        ("ks:m esc:e", "never captured there"),
        ("efe:y esc:e", "there is no fort"),
        ("kj:r esc:e cor: cen:", "to jump to or from"),
    ] {
        let said = import(keys);
        assert_eq!(said.status, 0, "{keys}: {}", said.err);
        assert!(said.err.starts_with("warning: ") && said.err.contains(part), "{keys}: {}", said.err);
        assert!(said.out.contains("[rules]"));
    }
    // A different game: no variant.
    for (keys, part) in [
        ("ber:m", "must go on moving"),
        ("dfor:b2", "belong to the defenders"),
        ("afor:a1", "the squares on which attackers start"),
        ("cen:b2", "the one square in the middle"),
        ("cor:b2", "these squares are no corners"),
        ("cens:TK", "on the throne may stop"),
        ("cenp:t", "the throne is passed by"),
        ("cenh:T", "hostile to the attackers or to nobody"),
        ("cors:tK", "the king alone"),
        ("cor:", "there are none"),
        ("spd:0", "no list of speeds"),
        ("spd:1,2,3", "no list of speeds"),
        ("ks:x", "`x` is no value of `ks`"),
        ("cenhe:xyz", "`x` in `cenhe` is no kind of piece"),
        ("esc:e esc:c", "`esc` is given twice"),
        ("nonsense", "`nonsense` is no entry"),
        ("cor:z99", "`z99` is no square of this board"),
    ] {
        let said = import(keys);
        assert_eq!((said.status, said.out.as_str()), (1, ""), "{keys}");
        assert!(said.err.contains(part) && said.err.contains("the record:1:"), "{keys}: {}", said.err);
        assert!(said.err.ends_with("no variant was written\n"), "{keys}: {}", said.err);
    }
    // What can't be written as a record.
    let york = tafl_print(folder.path(), &["export", "--variant", "york"], "");
    assert_eq!(york.status, 0);
    assert!(york.err.contains("`repetition`: that a player must vary can't be said"), "{}", york.err);
    assert!(
        york.out.starts_with("dim:11 name:York_Hnefatafl esc:e tfr:i ka:n cenh: cenhe:K cor: linc:y start:/")
    );
}

#[test]
fn positions_that_are_none_are_faults() {
    let faults = |record: &str| -> Vec<String> {
        let place = |at: Option<std::ops::Range<usize>>| &record[at.expect("a place")];
        let found = read(record).err().into_iter().flatten();
        found.map(|fault| format!("{}: {}", place(fault.at), fault.message)).collect()
    };
    assert_eq!(faults(""), [": the record has no size"]);
    assert_eq!(faults("dim:5"), [": the record has no starting position"]);
    assert_eq!(faults("dim:99 start:/5/"), ["dim:99: a board of size `99` can't be made"]);
    assert_eq!(
        faults("dim:5 start:/2t2/5/t1K1t/5/"),
        ["start:/2t2/5/t1K1t/5/: the position has 4 ranks, and the board 5"]
    );
    assert_eq!(faults("dim:5 start:/2t2/5/t1K1t/6/2t2/"), ["6: rank 4 has 6 squares instead of 5"]);
    assert_eq!(faults("dim:5 start:/2t2/5/t1K1t/5/2t2x/").len(), 2);
    assert_eq!(
        faults("dim:5 start:/2t2/5/t1K1t/5/2n2/"),
        ["n: a knight of the attackers (`n`) is not known here"]
    );
    assert_eq!(
        faults("dim:5 start:/2t2/5/t1K1t/5/2t2/ starti:/5/"),
        ["starti:/5/: the record has two positions"]
    );
}

#[test]
fn a_position_starts_at_rank_1_unless_turned_over() {
    let from =
        |key: &str| read(&format!("dim:5 {key}:/1t3/5/t1K1t/5/2t2/")).expect("a record").0.board.to_string();
    assert_eq!(from("starti"), ".A...\n.....\nA.K.A\n.....\n..A..\n");
    assert_eq!(from("start"), "..A..\n.....\nA.K.A\n.....\n.A...\n");
}

proptest! {
    #[test]
    fn any_record_is_read_without_panic(
        record in "(dim|start|starti|esc|spd|cor|afor|cenhe|ks|x)?[:/ ,a-zA-Z0-9þ]{0,60}",
        keys in "( (esc|tfr|ka|ks|kj|nj|cj|spd|cor|cen|afor|corh|cenh|cenhe|cens|cenp|sw|swf|efe|linc|ber):[a-zA-Z0-9,-]{0,8}){0,8}",
    ) {
        for record in [record.clone(), format!("dim:5{keys} start:/2t2/5/t1K1t/5/2t2/{record}")] {
            match read(&record) {
                Ok((game, _)) => {
                    // Whatever was read can be written, and is read again as the same.
                    let (written, remarks) = write(&game);
                    prop_assert_eq!(&remarks, &[]);
                    let again = read(&written).map(|(game, _)| (game.board, game.ruleset));
                    prop_assert_eq!(again, Ok((game.board, game.ruleset)), "{}", written);
                }
                Err(faults) => {
                    prop_assert!(!faults.is_empty());
                    for fault in faults {
                        prop_assert!(record.get(fault.at.expect("a place")).is_some());
                    }
                }
            }
        }
    }
}
