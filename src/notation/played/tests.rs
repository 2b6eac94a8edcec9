use super::*;
use crate::game::{Board, GameResult, Ruleset, Side};
use crate::keyed::KeyedMessage;
use crate::notation::{Recorded, Remark, read};

const BRANDUBH: &str = "dim:7 tfr:w ks:c start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/";

fn game(rules: &str) -> (Board, Ruleset) {
    let (Recorded { board, ruleset, .. }, _) = read(rules).expect("rules");
    (board, ruleset)
}

/// The game of a text by the rules of Brandubh.
fn played(text: &str) -> Result<PlayedGame, Vec<Remark>> {
    let (board, rules) = game(BRANDUBH);
    let (record, _) = read_game(text)?;
    play_game(&record, &board, &rules)
}

/// What is wrong with a text: of each fault the part of the text it points at, and what it says.
fn faults(text: &str) -> Vec<(String, String)> {
    let found = played(text).expect_err(text);
    assert!(found.iter().all(|fault| fault.help.is_some()), "{found:?}");
    let place = |fault: &Remark| {
        let at = fault.at.clone().expect("a place");
        text.get(at).expect("a part of the text").to_owned()
    };
    found.iter().map(|fault| (place(fault), fault.message.text())).collect()
}

/// The only fault of a text.
fn fault(text: &str) -> (String, String) {
    let mut all = faults(text);
    assert_eq!(all.len(), 1, "{all:?}");
    all.remove(0)
}

/// A game that the king wins; captures on turns 4 (both), 6 and 7 of it.
const WON: &str = "\
1. d2-f2 d3-d2
2. b4-b3 d4-d3
3. f4-f3 d5-b5
4. a4-b4xc4 d3-d5
5. f3-f5 d5-c5
6. g4-f4xe4 c5-c7
7. b3-e3 c7-a7
";

/// The printed sheet's own words, as its English, German and Portuguese sentences have them.
#[test]
fn headings_of_the_printed_sheet_are_known() {
    for sheet in [
        "The attackers: Aud\nThe king’s side: Bera\nEvent: Thing\nDate: today\nRound: 2\nTable: 3",
        "Die Angreifer: Aud\nDie Seite des Königs: Bera\nTurnier: Thing\nDatum: heute\nRunde: 2\nTisch: 3",
        "Os atacantes: Aud\nO lado do rei: Bera\nEvento: Thing\nData: hoje\nRodada: 2\nMesa: 3",
    ] {
        let (record, remarks) = read_game(&format!("{sheet}\n\n{WON}")).expect("a record");
        assert!(remarks.is_empty(), "{remarks:?}");
        let said = |key| record.heading(key).map(|heading| heading.value.as_str());
        assert_eq!((said(HeadingKey::Attackers), said(HeadingKey::Defenders)), (Some("Aud"), Some("Bera")));
        assert_eq!((said(HeadingKey::Event), said(HeadingKey::Round)), (Some("Thing"), Some("2")));
        assert!(said(HeadingKey::Date).is_some() && said(HeadingKey::Table) == Some("3"), "{sheet}");
    }
}

#[test]
fn a_game_is_played_to_its_end() {
    let game = played(WON).expect("a game");
    assert_eq!((game.moves(), game.turns.len(), game.positions.len()), (7, 14, 15));
    let end = game.end.clone().expect("an end");
    assert_eq!((end.result, end.reason), (GameResult::Defenders, None));
    assert_eq!((game.lost(Side::Attackers), game.lost(Side::Defenders)), (0, 2));
    // The king has left d4 for d3 with the second turn of number 2.
    assert_eq!(game.positions[4].king().map(|king| king.to_string()).as_deref(), Some("d3"));
    assert_eq!(game.turns_until(2, false), Some(4));
    assert_eq!(game.turns_until(2, true), Some(3));
    assert_eq!((game.turns_until(0, false), game.turns_until(0, true)), (Some(0), None));
    assert_eq!((game.turns_until(7, false), game.turns_until(8, true)), (Some(14), None));
}

#[test]
fn headings_comments_and_letters_are_read() {
    let text = format!("# From a sheet.\nAttackers: Aud\nwho: nobody\n\n{WON}")
        .replace("1. d2-f2", "1. d2–f2! {a\n b}");
    let text = text.replace("2. b4-b3 d4-d3", "2. b4-b3 {so} 2... Kd4-d3+ # a note");
    let (record, remarks) = read_game(&text).expect("a record");
    assert_eq!(record.heading(HeadingKey::Attackers).map(|heading| heading.value.as_str()), Some("Aud"));
    assert_eq!(remarks.len(), 1);
    assert!(remarks[0].message.text().contains("`who` is no heading"), "{remarks:?}");
    let game = played(&text).expect("a game");
    assert_eq!(game.turns[0].comment.as_deref(), Some("a b"));
    assert_eq!(game.turns[2].comment.as_deref(), Some("so"));
    assert_eq!(game.turns.len(), 14);
}

#[test]
fn opentafls_notation_is_read() {
    let text = "[date:2015.05.04]\n[start-comment:Two\nlines]\n[result:1]\n[termination:White resigns]\n\n1. d2-f2 d3-d2\n\
                [one|two]\n\n1a.1.1a. d2-e2 d3-d2\n[aside]\n\n2. b4-b3 Kd4-d3-\n[|king]\n";
    let (record, remarks) = read_game(text).expect("a record");
    assert_eq!(remarks.len(), 1, "{remarks:?}");
    assert!(remarks[0].message.text().contains("variation"));
    assert_eq!(record.heading(HeadingKey::Comment).map(|heading| heading.value.as_str()), Some("Two\nlines"));
    let game = played(text).expect("a game");
    let said: Vec<Option<&str>> = game.turns.iter().map(|turn| turn.comment.as_deref()).collect();
    assert_eq!(said, [Some("one"), Some("two"), None, Some("king")]);
    let end = game.end.expect("an end");
    assert_eq!(
        (end.result, end.outcome, end.reason.as_deref()),
        (GameResult::Attackers, None, Some("White resigns"))
    );
    // Who gives up in place of a move has lost.
    let given_up = played("1. d2-f2 d3-d2\n2. ---\n").expect("a game").end.expect("an end");
    assert_eq!(given_up.result, GameResult::Defenders);
}

/// A man on f2 takes d2 between himself and the king on c2, then e4 between himself and the man on e5.
#[test]
fn a_turn_that_goes_on_is_one_turn_in_both_notations() {
    let rules = "dim:7 surf:n atkf:n cor: cen: esc:e ber:c start:/7/2Kt1T1/7/4t2/4T2/7/t6/";
    let (board, ruleset) = game(rules);
    let played = |text: &str| {
        let (record, _) = read_game(text).unwrap_or_else(|faults| panic!("{text}: {faults:?}"));
        play_game(&record, &board, &ruleset)
    };
    // To e2 it captures d2 against the king; up to e3 it captures e4 against the man on e5.
    let ours = played("1. f2-e2xd2-e3xe4 a7-a6\nunfinished").expect("a game");
    assert_eq!(ours.turns.len(), 2);
    assert_eq!(ours.turns[0].plays.len(), 2);
    assert_eq!(written_turn(&ours.turns[0]), "f2-e2xd2-e3xe4");
    assert_eq!(ours.positions.len(), 3);
    let theirs = played("1. f2-e2xd2 e2=e3xe4\n2. a7-a6\n[x|]\nunfinished").map(|mut game| {
        game.turns[1].comment = None;
        game
    });
    assert_eq!(theirs, Ok(ours.clone()));
    let theirs = played("[result:?]\n1. f2-e2xd2 e2=e3xe4 a7-a6\n");
    assert_eq!(theirs, Ok(ours.clone()));
    assert_eq!(played(&write_game(&[], &ours)), Ok(ours));
    // The turn isn't over before the piece has gone on.
    let faults = played("1. f2-e2xd2 a7-a6\nunfinished").expect_err("a fault");
    let help = faults[0].help.as_ref().map_or_else(String::new, KeyedMessage::text);
    assert!(help.starts_with("the piece on e2 has captured and must go on"), "{faults:?}");
    let faults = played("1. f2-e2xd2\nunfinished").expect_err("a fault");
    assert!(
        faults[0].message.text().starts_with("the record breaks off in the middle of a turn"),
        "{faults:?}"
    );
}

#[test]
fn what_is_illegal_is_named_by_number_and_side() {
    let (place, message) = fault(&WON.replace("3. f4-f3", "3. f4-e3"));
    assert_eq!(place, "f4-e3");
    assert_eq!(message, "move 3 of the attackers, f4-e3, is illegal: a piece moves along one row or column");
    let (place, message) = fault(&WON.replace("d5-b5", "d6-b6"));
    assert_eq!(place, "d6-b6");
    assert!(
        message.starts_with("move 3 of the defenders, d6-b6, is illegal: the piece on d6 belongs"),
        "{message}"
    );
}

#[test]
fn captures_are_held_against_the_board() {
    // One that does not happen.
    let (place, message) = fault(&WON.replace("6. g4-f4xe4", "6. g4-f4xe4xd7"));
    assert_eq!(
        (place.as_str(), message.as_str()),
        ("d7", "move 6 of the attackers, g4-f4, does not capture on d7")
    );
    // One that is not written, where others are.
    let (place, message) = fault(&WON.replace("6. g4-f4xe4", "6. g4-f4"));
    assert_eq!(place, "g4-f4");
    assert_eq!(message, "move 6 of the attackers, g4-f4, captures on e4, and that is not written");
    // Several such faults at once; none, where no captures are written at all.
    assert_eq!(faults(&WON.replace("xe4", "xe5").replace("xc4", "xc5")).len(), 4);
    assert!(played(&WON.replace("xe4", "").replace("xc4", "")).is_ok());
}

#[test]
fn what_breaks_off_is_told() {
    for (text, place, says) in [
        ("1. d2-f2 d3-", "d3-", "`d3-` is half a play"),
        ("1. d2-f2 d3", "d3", "`d3` is half a play"),
        ("1. d2-f2 d3-d2\n2.", "2", "the record breaks off after the number 2"),
        ("1. d2-f2 d3-d2", "", "the record breaks off with move 1: by the rules the game goes on"),
        ("1. d2-f2 {so d3-d2", "{so d3-d2", "this comment is not closed"),
        ("1. d2-f2 d3-d2\n[one|two", "[one|two", "this comment is not closed"),
        ("[date:2026\n[result:1]\n1. d2-f2 d3-d2\nunfinished", "[date:2026", "this heading is not closed"),
        ("1. d2-f2 d3-d2xq\nunfinished", "d3-d2xq", "`d3-d2xq` does not say which square it captures on"),
        ("1. d2-f2 d3 -\nunfinished", "d3", "`d3` is half a play"),
        ("", "", "the record has no move"),
        ("Date: 2026\n", "", "the record has no move"),
    ] {
        let (found, message) = faults(text).remove(0);
        assert_eq!(found, place, "{text}");
        assert!(message.starts_with(says), "{text}: {message}");
    }
}

#[test]
fn numbers_are_in_their_order() {
    for (text, place, says) in [
        ("2. d2-f2 d3-d2\nunfinished", "2", "here stands number 2, and number 1 was expected"),
        ("1. d2-f2\n2. d3-d2 b4-b3\nunfinished", "1", "number 1 has one move"),
        ("1. d2-f2 d3-d2\n3. b4-b3\nunfinished", "3", "here stands number 3, and number 2"),
        ("1. d2-f2 d3-d2 b4-b3\nunfinished", "b4-b3", "this is a third move of number 1"),
        ("d2-f2 d3-d2\n2. b4-b3\nunfinished", "d2-f2", "a move stands before the first number"),
        ("1. ... d3-d2\nunfinished", "...", "here a move is left out"),
        ("1. d2-f2 hello\nunfinished", "hello", "`hello` is no play"),
    ] {
        let (found, message) = faults(text).remove(0);
        assert_eq!(found, place, "{text}");
        assert!(message.starts_with(says), "{text}: {message}");
    }
}

#[test]
fn the_end_is_that_of_the_rules() {
    let (place, message) = fault(&format!("{WON}8. d1-d2 b5-b6\n"));
    assert_eq!(place, "d1-d2");
    assert!(
        message.contains("stands after the end of the game: the defenders win: the king has escaped"),
        "{message}"
    );
    assert!(message.ends_with("with move 7 of the defenders"), "{message}");
    for (result, says) in [
        (
            "attackers win",
            "this result is not that of the game: the defenders win: the king has escaped with move 7",
        ),
        ("draw: agreed", "this result is not that of the game"),
        ("unfinished", "this result is not that of the game"),
        ("draws", "`draws` is no play"),
        ("defenders lose", "`defenders lose` is no result"),
        ("defenders win\n8. d1-d2", "the record goes on after its result"),
    ] {
        let (_, message) = faults(&format!("{WON}{result}\n")).remove(0);
        assert!(message.starts_with(says), "{result}: {message}");
    }
    assert!(played(&format!("{WON}defenders win: with a bow\n")).is_ok());
    let (_, message) = fault(&format!("Result: draw\n\n{WON}defenders win"));
    assert!(message.starts_with("this result is not the one"), "{message}");
    // Of an open game a winner needs a reason.
    let open = "1. d2-f2 d3-d2\n";
    assert!(played(&format!("{open}unfinished")).is_ok_and(|game| game.end.is_none()));
    assert!(played(&format!("{open}attackers win: on time")).is_ok());
    let (_, message) = fault(&format!("{open}attackers win"));
    assert!(message.contains("no reason is given"), "{message}");
    let (place, message) = fault("1. d2-f2-- d3-d2\nunfinished");
    assert!(place == "d2-f2--" && message.contains("by the rules it goes on"), "{message}");
}

#[test]
fn a_record_of_another_board_is_told() {
    let (place, message) = fault("1. d1-d3 f8-f9\nunfinished");
    assert_eq!(
        (place.as_str(), message.as_str()),
        ("f8-f9", "f8 is not on the board, which has 7 x 7 squares")
    );
}

#[test]
fn a_letter_says_what_moves() {
    let (place, message) = fault(&WON.replace("1. d2-f2", "1. Kd2-f2"));
    assert!(
        place == "Kd2-f2" && message.ends_with("another kind of piece than what moves: attacker"),
        "{message}"
    );
    assert!(played(&WON.replace(" d4-d3", " Kd4-d3")).is_ok());
}

#[test]
fn what_is_written_is_read_again() {
    let text = format!("Date: 2026-11-24\nAttackers: Aud\n\n{WON}").replace("d5-b5", "d5-b5 {[so] it goes}");
    let (record, _) = read_game(&text).expect("a record");
    let game = played(&text).expect("a game");
    let written = write_game(&record.headings, &game);
    assert!(written.starts_with("Attackers: Aud\nDate: 2026-11-24\n\n1. d2-f2 d3-d2\n"), "{written}");
    assert!(written.ends_with("7. b3-e3 c7-a7\ndefenders win\n"), "{written}");
    assert_eq!(played(&written), Ok(game));
}

#[test]
fn moments_are_counted_by_number() {
    for (text, shown) in [("12", "12"), ("12b", "12"), ("12a", "12a"), ("0", "0")] {
        assert_eq!(text.parse::<Moment>().map(|moment| moment.to_string()).as_deref(), Ok(shown));
    }
    for text in ["", "a", "0a", "0b", "-1", "1c", "1.5", "999999"] {
        assert!(text.parse::<Moment>().is_err(), "{text}");
    }
}

/// What moves mean is the same, however people write them.
#[test]
fn moves_are_read_as_people_write_them() {
    let game = played(WON).expect("a game");
    let turns: Vec<&str> = WON.split_whitespace().filter(|word| word.contains('-')).collect();
    let lines = |line: &dyn Fn(usize, &[&str]) -> String| -> String {
        let lines = turns.chunks(2).enumerate().map(|(nth, pair)| line(nth + 1, pair) + "\n");
        lines.collect::<Vec<_>>().concat()
    };
    let between = |sign: &str| lines(&|number, pair| format!("{number}. {}", pair.join(sign)));
    let behind = |sign: &str| lines(&|number, pair| format!("{number}{sign} {}", pair.join(" ")));
    let of_words = |before: &str, after: &str| {
        lines(&|number, pair| format!("{number}. {before}{}{after} {before}{}{after}", pair[0], pair[1]))
    };
    let plies =
        lines(&|number, pair| format!("{}. {}\n{}. {}", 2 * number - 1, pair[0], 2 * number, pair[1]));
    let moved = WON.replace('-', " - ");
    for (how, text) in [
        ("capitals", WON.to_uppercase()),
        ("capitals, a small x", WON.to_uppercase().replace('X', "x")),
        ("a large x", WON.replace('x', "X")),
        ("a sign of times", WON.replace('x', "×")),
        ("a colon", WON.replace('x', ":")),
        ("semicolons behind lines", WON.replace('\n', ";\n")),
        ("commas between", between(", ")),
        ("a comma alone", between(",")),
        ("a semicolon for itself", between(" ; ")),
        ("a full stop at the end", WON.replace("c7-a7", "c7-a7.")),
        ("brackets behind numbers", behind(")")),
        ("both behind numbers", behind(".)")),
        ("colons behind numbers", behind(":")),
        ("nothing between number and move", WON.replace(". ", ".")),
        (
            "halves with letters",
            lines(&|number, pair| format!("{number}a. {}\n{number}b. {}", pair[0], pair[1])),
        ),
        ("blanks around the dash", moved.clone()),
        ("blanks before the dash", WON.replace('-', " -")),
        ("blanks behind the dash", WON.replace('-', "- ")),
        ("blanks everywhere", moved.replace('x', " x")),
        ("a bare x", WON.replace("xc4", "x").replace("xe4", "x")),
        ("a bare x apart", WON.replace("xc4", " x").replace("xe4", " x")),
        ("a cross in front", WON.replace("a4-b4xc4", "×a4-b4").replace("g4-f4xe4", "xg4-f4")),
        ("a cross before the second", WON.replace("6. g4-f4xe4", "6. x g4-f4").replace("a4-b4xc4", "a4-b4x")),
        ("a capture apart", WON.replace('x', " x")),
        ("fullwidth dashes", WON.replace('-', "\u{ff0d}")),
        ("small dashes", WON.replace('-', "\u{fe63}")),
        ("soft hyphens", WON.replace('-', "\u{ad}")),
        ("en dashes", WON.replace('-', "–")),
        ("arrows", WON.replace('-', "→")),
        ("arrows of two signs", WON.replace('-', "->")),
        ("no dash", WON.replace('-', "")),
        ("letters without width", of_words("\u{200b}", "\u{feff}")),
        ("judgements apart", of_words("", " !?")),
        ("judgements of PGN", of_words("", " $14")),
        ("a number for each move", plies),
        ("a move on each line", lines(&|_, pair| pair.join("\n"))),
        ("no numbers", lines(&|_, pair| pair.join(" "))),
        ("one line", format!("{} defenders win", WON.replace('\n', " "))),
        ("a mate sign", WON.replace("c7-a7", "c7-a7#")),
        ("a note behind a sign", WON.replace('\n', "# as I remember\n")),
        ("a result with a full stop", format!("{WON}The defenders have won.")),
    ] {
        let read = played(&text).unwrap_or_else(|faults| panic!("{how}: {text}\n{faults:?}"));
        assert_eq!((&read.turns, &read.positions), (&game.turns, &game.positions), "{how}");
    }
}

/// A capital before a number is a file, one before another letter a piece.
#[test]
fn capitals_are_files_or_pieces() {
    for (text, is_read) in [
        ("Kd4-d3", true),
        ("KD4-D3", true),
        ("D4-D3", true),
        ("kd4-kd3", true),
        ("Kd4-Kd3", true),
        ("Kd4-Td3", false),
        ("Td4-d3", false),
        ("K4-D3", false),
    ] {
        assert_eq!(played(&WON.replace(" d4-d3", &format!(" {text}"))).is_ok(), is_read, "{text}");
    }
    let (place, message) = fault("1. K4-J4 a1-a2\nunfinished");
    assert_eq!(
        (place.as_str(), message.as_str()),
        ("K4-J4", "k4 is not on the board, which has 7 x 7 squares")
    );
}

/// A bare sign of a capture is held against the board, and is one of the captures that are written.
#[test]
fn a_bare_cross_says_that_something_is_captured() {
    let (place, message) = fault(&WON.replace("1. d2-f2", "1. d2-f2x"));
    assert!(
        place == "d2-f2x" && message.contains("move 1 of the attackers, d2-f2, captures nothing"),
        "{message}"
    );
    let (place, message) = fault(&WON.replace("xc4", "x").replace("xe4", ""));
    assert!(place == "g4-f4" && message.contains("captures on e4, and that is not written"), "{message}");
}

/// Results as people write them elsewhere are faults, and the help shows the line that is meant.
#[test]
fn results_of_other_games_are_shown_as_they_must_be() {
    let both =
        |reason: &str| (format!("`attackers win: {reason}` if"), format!("`defenders win: {reason}` if"));
    for (line, says) in [
        ("1-0", "write `attackers win` or `defenders win`; where".to_owned()),
        ("0–1", "write `attackers win` or `defenders win`; where".to_owned()),
        ("1/2-1/2", "write `draw: agreed`".to_owned()),
        ("½-½", "write `draw: agreed`".to_owned()),
        ("*", "write `unfinished`".to_owned()),
        ("King escapes", "write `defenders win: King escapes`".to_owned()),
        ("The king is captured.", "write `attackers win: The king is captured`".to_owned()),
        ("attackers resign", "write `defenders win: attackers resign`".to_owned()),
        ("Attackers win on time", "write `attackers win: Attackers win on time`".to_owned()),
        ("defenders lose", "write `attackers win: defenders lose`".to_owned()),
        ("Black resigns", both("Black resigns").1.replace(" if", "")),
        ("White wins", both("White wins").0.replace(" if", "")),
    ] {
        for text in [format!("{WON}{line}\n"), format!("{} {line}", WON.trim_end())] {
            let found = played(&text).expect_err(line);
            assert_eq!(found.len(), 1, "{line}: {found:?}");
            let (message, help) = (
                found[0].message.text(),
                found[0].help.as_ref().map_or_else(String::new, KeyedMessage::text),
            );
            assert!(message.ends_with("is no result"), "{line}: {message}");
            assert!(help.contains(&*says), "{line}: {help}");
            let at = found[0].at.clone().expect("a place");
            assert_eq!(text.get(at), Some(line));
        }
    }
    let (_, message) = fault(&format!("[Result \"0-1\"]\n{WON}"));
    assert_eq!(message, "`0-1` is no result");
}

/// Tags of PGN are headings. Those without a meaning here get a remark that says what to write.
#[test]
fn tags_of_pgn_are_headings() {
    let text = format!(
        "[Game \"brandubh\"]\n[Attackers \"A. Player\"]\n[Date \"2026.11.24\"]\n[Black \"Aud\"]\n[Site \"York: hall\"]\n\n{WON}"
    );
    let (record, remarks) = read_game(&text).expect("a record");
    for (key, value) in [
        (HeadingKey::Game, "brandubh"),
        (HeadingKey::Attackers, "A. Player"),
        (HeadingKey::Date, "2026.11.24"),
        (HeadingKey::Site, "York: hall"),
    ] {
        let heading = record.heading(key).expect("a heading");
        assert_eq!((heading.value.as_str(), text.get(heading.at.clone())), (value, Some(value)));
    }
    assert_eq!(remarks.len(), 1, "{remarks:?}");
    let help = remarks[0].help.as_ref().map_or_else(String::new, KeyedMessage::text);
    assert!(help.starts_with("write `Attackers: Aud` or `Defenders: Aud`"), "{help}");
    for (line, shown) in [("[Date 2026.11.24]", "`[Date:2026.11.24]`"), ("[Date=today]", "`[Date:today]`")] {
        let found = played(&format!("{line}\n{WON}")).expect_err(line);
        let help = found[0].help.as_ref().map_or_else(String::new, KeyedMessage::text);
        assert!(help.ends_with(shown), "{help}");
    }
}

/// OpenTafl's rules and a position may stand on lines of their own, as its notation has them.
#[test]
fn rules_and_positions_stand_for_themselves() {
    let text = format!("{BRANDUBH}\n/7/7/7/3K3/7/7/3t3/\n\n1. d7-b7\nunfinished\n");
    let (record, _) = read_game(&text).expect("a record");
    assert_eq!(record.heading(HeadingKey::Rules).map(|heading| heading.value.as_str()), Some(BRANDUBH));
    let position = record.heading(HeadingKey::Position).expect("a position");
    assert_eq!(position.value, "/7/7/7/3K3/7/7/3t3/");
    let board = crate::notation::read_position(&position.value, 7).expect("a board");
    assert_eq!(board.pieces().count(), 2);
    assert!(play_game(&record, &board, &game(BRANDUBH).1).is_ok());
}

/// No text takes longer than its length asks for: signs, comments and lines that are looked at again and again.
#[test]
fn long_texts_are_read_once() {
    for (part, end) in [
        ("d2-f2 ", ""),
        ("[", "]"),
        ("[\n", "]"),
        ("{a}", ""),
        ("- ", ""),
        ("x", ""),
        ("1. ", ""),
        ("# ", ""),
    ] {
        let text = format!("1. d2-f2 {}{end}\n", part.repeat(100_000));
        // The test is only that it ends.
        let _ = read_game(&text);
    }
}
