//! Records of games: both notations, what is refused of them, the pages of a drawn game, the sheet to write on. The games in
//! `records/` are written as OpenTafl writes them; `docs/book/copenhagen-game.txt` is one of them in our own notation.

use crate::library::{self, variant, variant_ids};
use crate::reading::{Pdf, Spoken};
use crate::shell::{Said, tafl_print};
use proptest::prelude::*;
use proptest::sample::Index;
use std::fs;
use std::path::{Path, PathBuf};
use tafl_print::game::{Board, FastGame, First, Game, Piece, Position, Side, Variant};
use tafl_print::notation::{PlayedEnd, PlayedGame, PlayedTurn, play_game, read_game, write_game};

const COPENHAGEN: &str = include_str!("../../docs/book/copenhagen-game.txt");
const THEIRS: [(&str, &str); 3] = [
    ("copenhagen", include_str!("records/copenhagen.otg")),
    ("brandubh", include_str!("records/brandubh.otg")),
    ("berserk", include_str!("records/berserk.otg")),
];

fn played(variant: &Variant, text: &str) -> PlayedGame {
    let (record, _) = read_game(text).unwrap_or_else(|faults| panic!("{text}: {faults:?}"));
    let game = play_game(&record, &variant.setup.board, &variant.ruleset)
        .unwrap_or_else(|faults| panic!("{faults:?}"));
    // The fast engine plays the same game.
    let start = Position::new(game.positions[0].clone(), game.first);
    let mut fast = FastGame::new(&start, &variant.ruleset).expect("a board");
    for (play, turn) in game.turns.iter().flat_map(|turn| &turn.plays) {
        assert_eq!(fast.play(fast.meant(*play)), turn.outcome, "{play}");
        assert_eq!(fast.captures(), turn.captures, "{play}");
    }
    game
}

fn docs_game() -> PlayedGame {
    played(&variant("copenhagen", &[]), COPENHAGEN)
}

/// Draws a record that is sent to the program, with more words; what it says, and its folder.
fn drawn(record: &str, words: &[&str]) -> (Said, tempfile::TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    let words: Vec<&str> = ["diagram", "--record", "-"].iter().chain(words).copied().collect();
    (tafl_print(folder.path(), &words, record), folder)
}

/// The PDF of a record with more words.
fn pdf(record: &str, words: &[&str]) -> Pdf {
    let words: Vec<&str> = words.iter().chain(&["-o", "game.pdf"]).copied().collect();
    let (said, folder) = drawn(record, &words);
    assert_eq!((said.status, said.out.as_str(), said.err.as_str()), (0, "game.pdf\n", ""));
    Pdf::open(&fs::read(folder.path().join("game.pdf")).expect("a file"))
}

/// A refused record: what is said of it.
fn refused(record: &str, words: &[&str]) -> String {
    let words: Vec<&str> = words.iter().chain(&["-o", "game.pdf"]).copied().collect();
    let (said, folder) = drawn(record, &words);
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 0, "nothing is written");
    assert!(said.status != 0 && said.out.is_empty(), "{said:?}");
    said.err
}

/// The game of Copenhagen is one: the king escapes, as the rules have it, and it is written as this program writes it.
#[test]
fn the_game_of_the_documents_is_played_to_its_end() {
    let game = docs_game();
    let end = game.end.clone().expect("an end");
    assert_eq!(
        end.outcome.map(|outcome| outcome.to_string()).as_deref(),
        Some("the defenders win: the king has escaped")
    );
    let king = game.positions.last().and_then(Board::king).expect("a king").to_string();
    assert!(["a1", "a11", "k1", "k11"].contains(&king.as_str()), "{king}");
    let (record, remarks) = read_game(COPENHAGEN).expect("a record");
    assert!(remarks.is_empty());
    assert_eq!(write_game(&record.headings, &game), COPENHAGEN);
}

/// A game in OpenTafl's notation is the game that ours says, by the rules that it has and by the bundled game's.
#[test]
fn opentafls_games_are_read() {
    for (name, text) in THEIRS {
        let game = played(&variant(name, &[]), text);
        let end = game.end.clone().expect("an end");
        assert!(end.outcome.is_some(), "{name}: the board shows the end");
        // The reader has all turns: as many as there are words for plays, without those that go on.
        let moves = text.split_once("\n\n").expect("moves").1;
        let words =
            moves.split_whitespace().filter(|word| word.contains('-') && word.contains(char::is_numeric));
        let goes_on = text.matches('=').count();
        assert_eq!(game.turns.len(), words.count(), "{name}");
        assert_eq!(game.turns.iter().map(|turn| turn.plays.len() - 1).sum::<usize>(), goes_on, "{name}");
        let crosses = moves.matches('x').count() + moves.matches('/').count();
        assert_eq!(game.turns.iter().map(PlayedTurn::captured).sum::<usize>(), crosses, "{name}");
        let (said, folder) = drawn(text, &["--variant", name, "-o", "ours.txt"]);
        assert_eq!(said.status, 0, "{}", said.err);
        let ours = fs::read_to_string(folder.path().join("ours.txt")).expect("a record");
        let again = played(&variant(name, &[]), &ours);
        assert_eq!((again.turns, again.positions), (game.turns, game.positions), "{name}");
    }
    let ours = docs_game();
    let theirs = played(&variant("copenhagen", &[]), THEIRS[0].1);
    assert_eq!(ours.positions, theirs.positions);
}

/// Without a name of a game its own rules are taken; repetition, of which the notation can't say all, is only warned of.
#[test]
fn a_record_brings_its_own_rules() {
    for (name, text) in THEIRS {
        let (said, _) = drawn(text, &["--report"]);
        // Berserk's commanders bring a rule along that the notation has no key for; the game is the same.
        assert_eq!(said.status, 0, "{name}: {}", said.err);
        assert!(
            said.out.starts_with("{\"variant\":\"recorded\",\"plays\":[{\"move\":1,\"side\":\""),
            "{}",
            said.out
        );
    }
    let (said, _) = drawn(THEIRS[0].1, &["--variant", "copenhagen", "--report"]);
    assert!(
        said.err.contains("warning: of repetition the rules of `copenhagen-11` are applied"),
        "{}",
        said.err
    );
    let err = refused(THEIRS[1].1, &["--variant", "copenhagen"]);
    assert!(
        err.contains("the record is of a board of 7 x 7 squares, and that of `copenhagen-11` has 11 x 11"),
        "{err}"
    );
    assert!(err.contains("standard input:7:8"), "{err}");
    let other = THEIRS[0].1.replace("sw:s ", "").replace("efe:y ", "");
    let err = refused(&other, &["--variant", "copenhagen"]);
    assert!(err.contains("they differ in shieldwall, exit-fort"), "{err}");
    let moved = THEIRS[0].1.replace("start:/3ttttt3/5t5/", "start:/3tttt4/5t5/");
    assert!(refused(&moved, &["--variant", "copenhagen"]).contains("another starting layout"));
    let broken = THEIRS[0].1.replace("efe:y", "efe:q");
    assert!(refused(&broken, &[]).contains("`q` is no value of `efe`"));
}

/// Every kind of bad record is refused with its place, and nothing is written.
#[test]
fn bad_records_are_refused_with_their_places() {
    let with = |from: &str, to: &str| {
        assert!(COPENHAGEN.contains(from), "{from}");
        COPENHAGEN.replace(from, to)
    };
    let cases: &[(String, &str, &str)] = &[
        (
            with("6. e10-i10", "6. e10-i9"),
            "standard input:15:4",
            "move 6 of the attackers, e10-i9, is illegal: a piece moves along one row or column",
        ),
        (with("d3-f3xf4", "d3-f3xf5"), ":15:18", "move 6 of the defenders, d3-f3, does not capture on f5"),
        (with("d3-f3xf4", "d3-f3"), ":15:12", "captures on f4, and that is not written"),
        (with("12. k5-i5 f6-e6", "12. k5-i5 f6-"), ":21:11", "`f6-` is half a play"),
        (with("12. k5-i5 f6-e6", "12. k5-i5"), ":21:1", "number 12 has one move"),
        (with("12. k5-i5 f6-e6\n", ""), ":21:1", "here stands number 13, and number 12 was expected"),
        (with("12. k5-i5", "12. k5-i5 {a good"), ":21:11", "this comment is not closed"),
        (
            with("12. k5-i5 f6-e6", "12. k5-p5 f6-e6"),
            ":21:5",
            "p5 is not on the board, which has 11 x 11 squares",
        ),
        (with("defenders win", "41. c1-c2 k11-k10\n"), ":50:5", "stands after the end of the game"),
        (with("defenders win", "attackers win"), ":50:1", "this result is not that of the game"),
        (with("40. c2-c1 k10-k11\ndefenders win\n", ""), ":48:", "the record breaks off with move 39"),
        ("Game: copenhagen\n".to_owned(), ":1:17", "the record has no move"),
        (String::new(), ":1:1", "the record has no move"),
        (with("Game: copenhagen-11", "Game: copenhagn"), ":1:7", "there is no bundled game `copenhagn`"),
        (with("Game: copenhagen-11", "Game: ../secret.toml"), ":1:7", "there is no bundled game"),
        (with("Game: copenhagen-11\n", ""), ":1:1", "the record does not name its game"),
        (with("Ragnhild Moe", "Ragnhild 王"), ":2:12", "王"),
        ("[date:2026.11.20\n1. f2-j2 f4-i4\n".to_owned(), ":1:1", "this heading is not closed"),
    ];
    for (text, place, says) in cases {
        let err = refused(text, &[]);
        assert!(err.contains(says), "{says}\n{err}");
        assert!(err.contains(place), "{place}\n{err}");
        assert!(err.contains("help:"), "{err}");
        assert!(err.ends_with("nothing was drawn\n"), "{err}");
    }
    let err = refused(COPENHAGEN, &["--variant", "brandubh"]);
    let words = err.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains("its board needs 11 x 11 squares at least"), "{err}");
    let err = refused(COPENHAGEN, &["--at", "6,41"]);
    assert!(err.contains("the game has 40 moves, and a diagram is asked for at 41"), "{err}");
    let (said, _) = drawn(COPENHAGEN, &["-o", "game.gif"]);
    assert!(said.status == 2 && said.err.contains("a record in .txt"), "{}", said.err);
}

/// Where the pieces stand, in the words of a diagram.
fn standing(board: &Board) -> Vec<String> {
    let kinds = [(Piece::Attacker, "attacker"), (Piece::Defender, "defender")];
    let mut all = Vec::new();
    for (piece, word) in kinds {
        let mut squares: Vec<_> =
            board.pieces().filter(|(_, found)| *found == piece).map(|(square, _)| square).collect();
        squares.sort_unstable();
        let names: Vec<String> = squares.iter().map(ToString::to_string).collect();
        all.push(format!("{} {word}s stand on {}.", names.len(), names.join(", ")));
    }
    all.extend(board.king().map(|king| format!("The king stands on {king}.")));
    all
}

fn figures(pdf: &Pdf) -> Vec<String> {
    let spoken = pdf.read_aloud();
    spoken.into_iter().filter(|part| part.tag == "Figure").map(|part| part.alt.expect("words")).collect()
}

/// The diagrams show the engine's positions: in words, and by the number of pieces that are drawn.
#[test]
fn the_diagrams_are_those_of_the_engine() {
    let game = docs_game();
    let start = art_of_start();
    for (asked, turns) in [(None, Vec::new()), (Some("0,6,12a,20,40"), vec![0, 12, 23, 40, 80])] {
        let words: Vec<&str> = asked.iter().flat_map(|at| ["--at", at]).collect();
        let pdf = pdf(COPENHAGEN, &words);
        assert_eq!(pdf.page_count(), 1);
        let figures = figures(&pdf);
        let turns = if asked.is_some() { turns } else { moments_of(&figures, &game) };
        assert_eq!(figures.len(), turns.len(), "{asked:?}");
        let mut pieces = 0;
        for (figure, turns) in figures.iter().zip(&turns) {
            let board = &game.positions[*turns];
            for sentence in standing(board) {
                assert!(figure.contains(&sentence), "after {turns}: {sentence}\n{figure}");
            }
            pieces += board.pieces().count();
            if let Some(turn) = turns.checked_sub(1).map(|nth| &game.turns[nth]) {
                let (play, done) = &turn.plays[0];
                let says = format!("An arrow runs from {} to {}.", play.from, play.to);
                assert!(figure.contains(&says), "{figure}");
                pieces += done.captures.len();
            }
        }
        // The signs of both sides stand above the diagrams.
        let marked = start - game.positions[0].pieces().count();
        assert_eq!(pdf.art_uses(0), pieces + marked * turns.len() + 2, "{asked:?}");
    }
}

/// When a game is drawn that nobody asked moments for: from start to end, in the order of play, wherever most is captured.
fn moments_of(figures: &[String], game: &PlayedGame) -> Vec<usize> {
    let mut moments = Vec::new();
    for figure in figures {
        let after = moments.last().map_or(0, |last| last + 1);
        let is_shown =
            |turn: &usize| standing(&game.positions[*turn]).iter().all(|said| figure.contains(said));
        moments.extend((after..game.positions.len()).find(is_shown));
    }
    assert_eq!((moments.first(), moments.last(), moments.len()), (Some(&0), Some(&game.turns.len()), 6));
    moments
}

/// How many drawings the diagram of Copenhagen's start has: its pieces and its marked squares.
fn art_of_start() -> usize {
    let folder = tempfile::tempdir().expect("a folder");
    let said = tafl_print(folder.path(), &["diagram", "--variant", "copenhagen", "-o", "start.pdf"], "");
    assert_eq!(said.status, 0, "{}", said.err);
    Pdf::open(&fs::read(folder.path().join("start.pdf")).expect("a file")).art_uses(0)
}

/// All moves stand in the lists, once and in their order, with what they capture.
#[test]
fn every_move_is_listed() {
    let cells = |spoken: &[Spoken]| -> Vec<String> {
        let texts = spoken.iter().filter(|part| part.tag == "TD").map(|part| part.text.trim().to_owned());
        texts.filter(|text| !text.is_empty() && text != "…").collect()
    };
    let expected: Vec<String> = COPENHAGEN
        .lines()
        .filter(|line| line.starts_with(|c: char| c.is_ascii_digit()))
        .flat_map(|line| line.split_whitespace().skip(1))
        .map(str::to_owned)
        .collect();
    assert_eq!(expected.len(), 80);
    for words in [&[][..], &["--at", "7a,40"], &["--at", "0", "--paper", "a5"], &["--paper", "a3"]] {
        let spoken = pdf(COPENHAGEN, words).read_aloud();
        assert_eq!(cells(&spoken), expected, "{words:?}");
        let title = spoken.iter().find(|part| part.tag == "H1").expect("a title");
        assert_eq!(title.text.trim(), "A game of Copenhagen Hnefatafl");
        let said: String =
            spoken.iter().filter(|part| part.tag == "P").map(|part| part.text.clone() + "\n").collect();
        for words in ["Ragnhild Moe", "Einar Holm", "in 40 moves: the king has escaped", "York", "round 3"] {
            assert!(said.contains(words), "{words}: {said}");
        }
    }
}

/// A long game has as many pages as it needs; an SVG or a PNG has a file for each.
#[test]
fn pages_of_a_long_game_have_a_file_each() {
    let at: Vec<String> = (0..=40).map(|number| number.to_string()).collect();
    let at = at.join(",");
    let pdf = pdf(COPENHAGEN, &["--at", &at]);
    assert!(pdf.page_count() > 1);
    assert_eq!(figures(&pdf).len(), 41);
    let (said, folder) = drawn(COPENHAGEN, &["--at", &at, "-o", "out/game.svg"]);
    assert_eq!((said.status, said.err.as_str()), (0, ""));
    let names: Vec<&str> = said.out.lines().collect();
    assert_eq!(names.len(), pdf.page_count());
    assert!(names[0].ends_with("game-01.svg"), "{names:?}");
    let of_page = |name: &&str| fs::read_to_string(folder.path().join(name)).expect("a page");
    let shown: usize =
        names.iter().map(|name| of_page(name).matches("The board has 11 × 11 squares.").count()).sum();
    assert_eq!(shown, 41);
    let (said, folder) = drawn(COPENHAGEN, &["--width", "400", "-o", "game.png"]);
    assert_eq!((said.status, said.out.as_str()), (0, "game.png\n"));
    let png = fs::read(folder.path().join("game.png")).expect("a picture");
    assert_eq!(resvg::tiny_skia::Pixmap::decode_png(&png).expect("a PNG").width(), 400);
}

/// The report has each play as `--play` reports it, with its number and side.
#[test]
fn a_report_tells_of_every_play() {
    let (said, folder) = drawn(COPENHAGEN, &["--report"]);
    assert_eq!((said.status, said.err.as_str(), said.out.lines().count()), (0, "", 1));
    assert_eq!(said.out.matches("\"legal\":true").count(), 80);
    let plays: Vec<String> = docs_game().turns.iter().map(|turn| turn.plays[0].0.to_string()).collect();
    let mut words = vec!["diagram", "--variant", "copenhagen", "--report"];
    words.extend(plays.iter().flat_map(|play| ["--play", play]));
    let one_by_one = tafl_print(folder.path(), &words, "").out;
    let mut bare = said.out.clone();
    for number in 1..=40 {
        for side in ["attackers", "defenders"] {
            bare = bare.replace(&format!("\"move\":{number},\"side\":\"{side}\","), "");
        }
    }
    let ended = bare.replace(",\"moves\":40,\"result\":\"defenders\",\"reason\":null}", "}");
    assert_ne!(ended, bare);
    assert_eq!(ended, one_by_one);
}

#[test]
fn the_same_record_gives_the_same_bytes() {
    for ending in ["pdf", "svg"] {
        let file = format!("game.{ending}");
        let made = || {
            let (said, folder) = drawn(COPENHAGEN, &["-o", &file]);
            assert_eq!(said.status, 0, "{}", said.err);
            fs::read(folder.path().join(&file)).expect("a file")
        };
        assert_eq!(made(), made());
    }
}

/// A game of a variant, played by chance.
fn by_chance(variant: &Variant, choices: &[Index]) -> PlayedGame {
    let first = variant.ruleset.first.side();
    let mut game = Game::new(Position::new(variant.setup.board.clone(), first), variant.ruleset.clone());
    let mut played =
        PlayedGame { first, turns: Vec::new(), positions: vec![game.board().clone()], end: None };
    for choice in choices {
        let plays = game.legal_plays();
        // A record doesn't break off within a turn.
        if plays.is_empty() {
            break;
        }
        let (side, goes_on) = (game.to_move(), game.position().going_on().is_some());
        let play = plays[choice.index(plays.len())];
        let done = game.play(play).expect("a legal play");
        match played.turns.last_mut() {
            Some(turn) if goes_on => {
                turn.plays.push((play, done));
                played.positions.pop();
            }
            _ => {
                let number = played.turns.len() / 2 + 1;
                played.turns.push(PlayedTurn { number, side, plays: vec![(play, done)], comment: None });
            }
        }
        played.positions.push(game.board().clone());
    }
    while game.position().going_on().is_some() {
        let play = game.legal_plays()[0];
        let done = game.play(play).expect("a legal play");
        if let Some(turn) = played.turns.last_mut() {
            turn.plays.push((play, done));
        }
        played.positions.pop();
        played.positions.push(game.board().clone());
    }
    played.end = game.outcome().map(|outcome| PlayedEnd {
        result: outcome.result,
        outcome: Some(outcome),
        reason: None,
    });
    played
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// Whatever game is played, of any bundled variant: it is written, and read again as the same.
    #[test]
    fn games_by_chance_are_written_and_read(which: Index, choices in prop::collection::vec(any::<Index>(), 1..120)) {
        let ids = variant_ids();
        let variant = library::variant(&ids[which.index(ids.len())], &[]);
        let game = by_chance(&variant, &choices);
        let text = write_game(&[], &game);
        let (record, remarks) = read_game(&text).map_err(|faults| TestCaseError::fail(format!("{text}: {faults:?}")))?;
        prop_assert!(remarks.is_empty());
        let again = play_game(&record, &variant.setup.board, &variant.ruleset);
        prop_assert_eq!(again, Ok(game), "{}", text);
    }

    /// Any text is read, or refused with places that lie within it.
    #[test]
    fn any_text_is_read_without_panic(
        text in "([1-3]\\. ?|[a-h][1-9]-[a-h][1-9]|x[a-e][1-5]|[-=^+{}\\[\\]|#:; \n.]|draw|Date: |þ|---){0,40}",
    ) {
        let board = &variant("brandubh", &[]);
        match read_game(&text) {
            Ok((record, _)) => {
                if let Err(faults) = play_game(&record, &board.setup.board, &board.ruleset) {
                    for fault in faults {
                        prop_assert!(text.get(fault.at.expect("a place")).is_some(), "{:?}", text);
                    }
                }
            }
            Err(faults) => {
                prop_assert!(!faults.is_empty());
                for fault in faults {
                    prop_assert!(text.get(fault.at.expect("a place")).is_some(), "{:?}", text);
                }
            }
        }
    }
}

/// Where the lot says who begins, the record's first move does.
#[test]
fn of_a_game_begun_by_lot_the_record_says_who_began() {
    let id =
        variant_ids().into_iter().find(|id| variant(id, &[]).ruleset.first == First::Lot).expect("a game");
    let of_lot = variant(&id, &[]);
    for side in [Side::Attackers, Side::Defenders] {
        let plays = Position::new(of_lot.setup.board.clone(), side).plays(&of_lot.ruleset);
        let game = played(&of_lot, &format!("1. {}\nunfinished\n", plays[0]));
        assert_eq!((game.first, game.turns[0].side), (side, side), "{id}");
    }
}

/// The sheet has lines enough, says how to write in words that the engine has proved, and goes on its other side if it has to.
#[test]
fn a_record_sheet_has_lines_enough() {
    for (name, paper, lines, pages) in [
        ("brandubh", "a4", 40, 1),
        ("copenhagen", "a4", 60, 1),
        ("copenhagen", "letter", 60, 1),
        ("copenhagen", "a5", 60, 2),
        ("berserk", "letter", 60, 1),
        ("imperial-contest-9", "a4", 50, 1),
        ("alea-evangelii-19", "a4", 100, 2),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let words = ["--variant", name, "--paper", paper, "--parts", "records", "-o", "sheet.pdf"];
        let said = tafl_print(folder.path(), &words, "");
        assert_eq!(said.status, 0, "{}", said.err);
        let pdf = Pdf::open(&fs::read(folder.path().join("sheet.pdf")).expect("a file"));
        assert_eq!(pdf.page_count(), pages, "{name} {paper}");
        let spoken = pdf.read_aloud();
        let numbers: Vec<usize> = spoken
            .iter()
            .filter(|part| part.tag.starts_with('T'))
            .filter_map(|part| part.text.trim().parse().ok())
            .collect();
        assert_eq!(numbers, (1..=numbers.len()).collect::<Vec<_>>(), "{name} {paper}");
        assert!(numbers.len() >= lines, "{name} {paper}: {}", numbers.len());
        let words: String = spoken.iter().map(|part| part.text.clone() + "\n").collect();
        let words = words.replace('\u{2011}', "-");
        for field in
            ["Event", "Date", "Round", "Table", "Time of", "The result", "It is a draw", "How it ended"]
        {
            assert!(words.contains(field), "{field}: {words}");
        }
        // The first move that it shows is legal; the capture has a square behind an x.
        let of_game = variant(name, &[]);
        let legal =
            Position::new(of_game.setup.board.clone(), of_game.ruleset.first.side()).plays(&of_game.ruleset);
        let shown =
            words.lines().find_map(|line| line.split_once("the square it goes to: ")).expect("a move").1;
        let play = shown.trim().trim_end_matches('.').parse().expect("a play");
        assert!(legal.contains(&play), "{name}: {play}");
        assert_eq!(words.contains("Where a piece goes on"), name == "berserk", "{name}");
        assert!(words.contains("and captures on"), "{words}");
        // One line is filled in, with a capture as it is to be written; whose move comes first, a lot decides in one game.
        let cells: Vec<&str> =
            spoken.iter().filter(|part| part.tag.starts_with('T')).map(|part| part.text.trim()).collect();
        let sample = cells.iter().position(|cell| *cell == "e.g.").expect("a line that is filled in");
        let shown = cells[sample + 1..=sample + 2].join(" ");
        assert_eq!(shown.matches('x').count(), 1, "{name}: {shown}");
        assert_eq!(cells.contains(&"who moves first"), name == "imperial-contest-9", "{name}");
        assert_eq!(words.contains("The lot"), name == "imperial-contest-9", "{name}");
        assert_eq!(figures(&pdf).len(), 1);
    }
}

/// What the documents say of the notation is true: every example in them is read.
#[test]
fn the_documents_examples_are_read() {
    let path: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/book/notation.md");
    let text = fs::read_to_string(path).expect("the notation");
    let examples: Vec<&str> =
        text.split("```text\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert!(examples.len() >= 3, "{}", examples.len());
    for example in examples {
        let (said, _) = drawn(example, &["--report"]);
        assert_eq!(said.status, 0, "{example}\n{}", said.err);
    }
}
