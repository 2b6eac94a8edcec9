use super::*;
use crate::game::{Ending, Linnaean, Throne};

const RULES: Ruleset = crate::game::YORK;

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn claim(play: &str, captures: &[&str]) -> Claim {
    let captures = captures.iter().map(|name| square(name)).collect();
    Claim { play: play.parse().unwrap(), legal: true, captures, result: None }
}

fn figure(rows: &[&str], anchor: Anchor, plays: Vec<Claim>) -> Example {
    let section = Section::from_rows(rows, anchor).unwrap();
    Example {
        id: "capture".to_owned(),
        section,
        smaller: None,
        to_move: Side::Attackers,
        plays,
        reach: Vec::new(),
    }
}

fn lie(example: &Example) -> String {
    prove(example, 11, &RULES).unwrap_err().to_string()
}

#[test]
fn a_true_figure_is_proved_where_it_lies() {
    let example = figure(&["A...", ".D..", ".A.."], Anchor::Field, vec![claim("a3-b3", &["b2"])]);
    let proof = prove(&example, 11, &RULES).unwrap();
    assert_eq!(proof.window, Window { left: 1, bottom: 1, width: 4, height: 3 });
    let (play, turn) = &proof.turns[0];
    assert_eq!(play.to_string(), "b4-c4");
    assert_eq!(turn.captures, [square("c3")]);
    assert_eq!(proof.board.count(Piece::Defender), 1);
    assert_eq!(proof.after.count(Piece::Defender), 0);
    assert_eq!(proof.board.size(), 11);
}

#[test]
fn a_section_in_the_centre_has_the_throne() {
    let rows = &[".....", ".....", ".....", ".AKA.", "A...."];
    let mut example = figure(rows, Anchor::Centre, vec![claim("a1-c1", &["c2"])]);
    assert_eq!(
        lie(&example),
        "figure `capture` is wrong: it says that after a1-c1 the game goes on, but the engine finds that \
         the attackers win: the king is captured"
    );
    example.plays[0].result = Some(GameResult::Attackers);
    let proof = prove(&example, 11, &RULES).unwrap();
    assert_eq!(proof.turns[0].1.outcome.unwrap().how, Ending::KingCaptured);
    assert_eq!(proof.window.left, 3);
    let rules = Ruleset { throne: Throne::None, linnaean: Linnaean::Never, ..RULES };
    assert!(matches!(prove(&example, 11, &rules).unwrap_err().falsehood, Falsehood::Captures { .. }));
}

#[test]
fn a_figure_that_lies_is_named_with_claim_and_truth() {
    let rows = &["A...", ".D..", "...."];
    assert_eq!(
        lie(&figure(rows, Anchor::Field, vec![claim("a3-b3", &["b2"])])),
        "figure `capture` is wrong: it says that a3-b3 captures b2, but the engine finds that it captures nothing"
    );
    assert_eq!(
        lie(&figure(rows, Anchor::Field, vec![claim("a3-b2", &[])])),
        "figure `capture` is wrong: it says that a3-b2 is legal, but the engine finds it illegal: \
         a piece moves along one row or column"
    );
    let not_illegal = Claim { legal: false, ..claim("a3-b3", &[]) };
    assert_eq!(
        lie(&figure(rows, Anchor::Field, vec![not_illegal])),
        "figure `capture` is wrong: it says that a3-b3 is illegal, but the engine finds it legal"
    );
}

#[test]
fn an_illegal_play_is_not_made() {
    let illegal = Claim { legal: false, ..claim("a2-b2", &[]) };
    let example = figure(&["...", "A..", "..."], Anchor::Centre, vec![illegal, claim("a2-a3", &[])]);
    let proof = prove(&example, 11, &RULES).unwrap();
    let throne = square("f6");
    assert_eq!(proof.illegal[0].1, Illegal::StopsOnThrone(throne));
    assert_eq!(proof.turns.len(), 1);
}

#[test]
fn reach_shows_every_move_of_a_piece_of_either_side() {
    let mut example = figure(&["..K", "...", "A.."], Anchor::Centre, Vec::new());
    example.reach = vec![square("c3"), square("a1")];
    let proof = prove(&example, 11, &RULES).unwrap();
    assert_eq!(proof.reach.len(), 2);
    assert_eq!(proof.reach[0].0, square("g7"));
    assert_eq!(proof.reach[0].1.len(), 20);
    example.reach = vec![square("b3")];
    assert_eq!(
        lie(&example),
        "figure `capture` is wrong: it shows the moves of the piece on b3, but no piece stands there"
    );
}

#[test]
fn a_section_must_have_room() {
    let wide = ["......"; 2];
    assert!(prove(&figure(&wide, Anchor::Top, Vec::new()), 11, &RULES).is_ok());
    assert_eq!(
        lie(&figure(&wide, Anchor::Centre, Vec::new())),
        "figure `capture` is wrong: a section of 6x2 squares can't lie in the centre of a board of 11x11, for want of \
         room or of squares that are not special"
    );
    let large = ["....."; 5];
    // Too large to lie clear of both, it lies clear of the throne.
    let window = prove(&figure(&large, Anchor::Field, Vec::new()), 11, &RULES).unwrap().window;
    assert!(!window.contains(square("f6")));
    let larger = ["......"; 7];
    let lie_on_five = prove(&figure(&larger, Anchor::Field, Vec::new()), 5, &RULES).unwrap_err().to_string();
    assert!(lie_on_five.contains("6x7 squares can't lie on any squares of a board of 5x5"), "{lie_on_five}");
    assert!(lie(&figure(&large, Anchor::Whole, Vec::new())).contains("be the whole of a board"));
    assert!(lie(&figure(&[], Anchor::Field, Vec::new())).contains("0x0"));
    let no_throne = Ruleset { throne: Throne::None, ..RULES };
    assert!(prove(&figure(&large, Anchor::Field, Vec::new()), 11, &no_throne).is_ok());
}

#[test]
fn a_section_must_make_sense() {
    let top = |rows: &[&str]| figure(rows, Anchor::Top, Vec::new());
    assert!(lie(&top(&["..K", "..."])).contains("over before the first play: the defenders win"));
    assert!(
        lie(&figure(&["..K", ".A.", "K.."], Anchor::Centre, Vec::new()))
            .contains("a piece stands on b2, a special square")
    );
    assert!(lie(&figure(&["..K", "...", "K.."], Anchor::Centre, Vec::new())).contains("more than one king"));
    let mut outside = top(&["...", "A.."]);
    outside.section.pieces[0].0 = square("a3");
    assert!(lie(&outside).contains("a3 is outside its section"));
    let mut crowded = top(&["...", "AA."]);
    crowded.section.pieces[1].0 = square("a1");
    assert!(lie(&crowded).contains("two pieces stand on a1"));
    assert!(lie(&figure(&["A.."], Anchor::Field, vec![claim("a1-d1", &[])])).contains("d1 is outside"));
}

#[test]
fn a_section_does_not_say_that_a_side_has_no_play() {
    let example = figure(&["A.", ".."], Anchor::Field, vec![claim("a2-b2", &[])]);
    assert!(prove(&example, 11, &RULES).is_ok());
    let mut rows = ["..........."; 11];
    rows[3] = "...A.......";
    let whole = figure(&rows, Anchor::Whole, vec![claim("d8-e8", &[])]);
    assert!(lie(&whole).contains("no legal play"));
}
