use super::*;

const NEUTRAL: &str = "
-king = { $case ->
   *[plain] king
    [owner] king’s
}
    .gender = masculine
-hall = hall

kings-move = The { -king } moves like any piece.
captured = { $count ->
    [one] One piece is
   *[other] { $count } pieces are
} captured.
lost = The { -queen } is lost.
size = The board is { $size } squares wide.
untitled =
    .label = Label only
";

fn messages() -> Messages {
    let mut messages = Messages::new(Language::english());
    messages.add("en.ftl", NEUTRAL).unwrap();
    messages
}

#[test]
fn messages_use_terms_and_plurals() {
    let messages = messages();
    assert_eq!(messages.get("kings-move", &[]).unwrap(), "The king moves like any piece.");
    let captured = |n: usize| messages.get("captured", &[("count", n.into())]).unwrap();
    assert_eq!(captured(1), "One piece is captured.");
    assert_eq!(captured(2), "2 pieces are captured.");
    assert_eq!(captured(12345), "12345 pieces are captured.");
    assert_eq!(
        messages.get("size", &[("size", Value::Number(2.5))]).unwrap(),
        "The board is 2.5 squares wide."
    );
    assert_eq!(messages.get("size", &[("size", "many".into())]).unwrap(), "The board is many squares wide.");
}

#[test]
fn a_theme_replaces_terms() {
    let mut messages = messages();
    messages.add_overriding("theme.ftl", "-king = chieftain\n").unwrap();
    assert_eq!(messages.get("kings-move", &[]).unwrap(), "The chieftain moves like any piece.");
    assert_eq!(messages.pattern("{ -king } in the { -hall }", &[]).unwrap(), "chieftain in the hall");
}

#[test]
fn what_is_missing_is_named() {
    let messages = messages();
    let shown = |id: &str| messages.get(id, &[]).unwrap_err().to_string();
    assert_eq!(shown("no-such"), "there is no message `no-such`");
    assert_eq!(shown("lost"), "in the message `lost`: Unknown term: -queen");
    assert_eq!(shown("size"), "in the message `size`: Unknown variable: $size");
    assert_eq!(shown("captured"), "in the message `captured`: Unknown variable: $count");
    assert_eq!(shown("untitled"), "there is no message `untitled`");
    assert!(
        messages.has("lost")
            && !messages.has("no-such")
            && !messages.has("untitled")
            && !messages.has("king")
    );
}

#[test]
fn syntax_faults_have_line_and_column() {
    let mut messages = messages();
    let faults = messages.add("bad.ftl", "good = Yes\nbad : no\nworse = { $x\nfine = Fine\n").unwrap_err();
    let shown: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert_eq!(shown.len(), 2, "{shown:?}");
    assert!(shown[0].starts_with("bad.ftl:2:5: "), "{shown:?}");
    assert!(shown[1].starts_with("bad.ftl:4:1: ") || shown[1].starts_with("bad.ftl:3:"), "{shown:?}");
    assert!(!messages.has("good"), "a faulty file adds nothing");
    assert!(messages.add_overriding("bad.ftl", "bad").is_err());
}

#[test]
fn the_same_id_twice_is_a_fault() {
    let mut messages = messages();
    let faults = messages.add("more.ftl", "new = New\nsize = Size\n-king = X\n").unwrap_err();
    let shown: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert_eq!(shown, ["more.ftl: `size` is defined twice", "more.ftl: `-king` is defined twice"]);
    assert!(!messages.has("new"), "a faulty file adds nothing");
    assert_eq!(messages.get("kings-move", &[]).unwrap(), "The king moves like any piece.");
}

#[test]
fn patterns_are_free() {
    let messages = messages();
    let shown = |pattern: &str| messages.pattern(pattern, &[("n", 2_usize.into())]).unwrap();
    assert_eq!(shown("plain"), "plain");
    assert_eq!(shown(""), "");
    assert_eq!(shown("  \n "), "");
    assert_eq!(shown("*The* { -king } has { $n } men."), "*The* king has 2 men.");
    assert_eq!(shown("one\n*two*\n[three]\n.four\n  five"), "one\n*two*\n[three]\n.four\nfive");
    assert_eq!(shown("# not a comment\n- nor a term = this"), "# not a comment\n- nor a term = this");
    assert_eq!(shown("{ $n ->\n[one] a man\n*[other] { $n } men\n}\n**march**"), "2 men\n**march**");
    assert_eq!(shown("{ -king(case: \"owner\") } hall\r\nstands"), "king’s hall\nstands");
    assert_eq!(shown("\n\nlate\n\nlater"), "late\n\nlater");
    assert_eq!(shown("[note] first"), "[note] first");
    assert_eq!(shown("\n*late* star"), "*late* star");
}

/// A line without braces is not parsed: it is what Fluent would make of it.
#[test]
fn a_plain_line_says_itself() {
    for line in [
        "plain",
        "  \t before",
        "behind \t ",
        "a = b",
        ".a * [c] #",
        "\u{a0}kept\u{a0}",
        "\"quoted\" \\u0041",
    ] {
        let mut messages = messages();
        messages.add("line.ftl", &format!("line = {}\n", line.trim_start_matches([' ', '\t']))).unwrap();
        assert_eq!(messages.pattern(line, &[]).unwrap(), messages.get("line", &[]).unwrap(), "{line:?}");
    }
}

#[test]
fn faults_of_patterns_say_where() {
    let messages = messages();
    let fault = |pattern: &str| messages.pattern(pattern, &[]).unwrap_err();
    for (pattern, place) in [
        ("well\n  so } there", (2, 6)),
        ("a { $ } b", (1, 6)),
        ("first\n*second* { -king", (2, 17)),
        ("}", (1, 1)),
    ] {
        let MessageFault::Syntax { file, line, column, at, what, .. } = fault(pattern) else {
            panic!("{pattern}");
        };
        assert_eq!(file, None);
        assert_eq!((line, column), place, "{pattern}: {what}");
        assert!(at.end <= pattern.len());
    }
    let shown = fault("The { -queen } is not here, said the chronicler of York").to_string();
    assert!(shown.contains("-queen") && shown.contains("The { -queen } is not here"), "{shown}");
    assert!(fault("{ $who }").to_string().contains("$who"));
    assert!(fault("{ LOUD($who) }").to_string().contains("LOUD"));
}

#[test]
fn a_term_at_the_start_of_a_sentence_has_a_capital() {
    let mut messages = messages();
    messages
        .add("more.ftl", "starts = { START(-king) } moves.\nowns = { START(-king(case: \"owner\")) } men.\n")
        .unwrap();
    assert_eq!(messages.get("starts", &[]).unwrap(), "King moves.");
    assert_eq!(messages.get("owns", &[]).unwrap(), "King’s men.");
    messages.add_overriding("theme.ftl", "-king = ærl\n").unwrap();
    assert_eq!(messages.get("starts", &[]).unwrap(), "Ærl moves.");
    assert_eq!(messages.pattern("{ START(-king) }", &[]).unwrap(), "Ærl");
}

#[test]
fn pronouns_follow_the_gender_of_the_word_in_the_theme() {
    let pronoun = "-he = { -king.gender ->\n    [feminine] she\n   *[masculine] he\n }\nmoves = { START(-he) } moves.\n";
    let said = |theme: &str| {
        let mut messages = messages();
        messages.add("more.ftl", pronoun).unwrap();
        messages.add_overriding("theme.ftl", theme).unwrap();
        messages.get("moves", &[]).unwrap()
    };
    assert_eq!(said("-king = queen\n    .gender = feminine\n"), "She moves.");
    // A theme's noun without a gender keeps the neutral word's.
    assert_eq!(said("-king = jarl\n"), "He moves.");
    assert_eq!(
        said("-king =\n    { $case ->\n       *[plain] jarl\n    }\n# hall\n-hall = hall\n"),
        "He moves."
    );
}

#[test]
fn in_other_languages_a_noun_says_its_gender() {
    let facts = Language::english().facts().clone();
    let language = Language::new(crate::text::LanguageFacts { tag: "de".to_owned(), ..facts });
    let mut messages = Messages::new(language);
    messages.add("de.ftl", "-king = König\n    .gender = masculine\n").unwrap();
    let fault = messages.add_overriding("theme.ftl", "# Adler\n-king = Adler\n").unwrap_err();
    assert!(
        fault.len() == 1 && fault[0].to_string().starts_with("theme.ftl:2:1: `-king` doesn't say its gender"),
        "{fault:?}"
    );
    let fault = messages.add_overriding("theme.ftl", "-king = Adler\n    .gender = male\n").unwrap_err();
    assert!(fault[0].to_string().starts_with("theme.ftl:2:5: `male` is no gender"), "{fault:?}");
    messages.add_overriding("theme.ftl", "-king = Adler\n    .gender = masculine\n").unwrap();
}

#[test]
fn braces_nested_beyond_reason_are_a_fault_and_no_crash() {
    let deep = "{ ".repeat(100_000);
    assert!(matches!(
        Messages::new(Language::english()).pattern(&deep, &[]),
        Err(MessageFault::Syntax { .. })
    ));
    let source = format!("-board = {deep}");
    assert!(matches!(
        Messages::new(Language::english()).add("en.ftl", &source).unwrap_err()[..],
        [MessageFault::Syntax { .. }]
    ));
}

#[test]
fn what_would_be_passed_over_in_silence_is_a_fault_at_its_line() {
    let found = |source: &str| -> Vec<(usize, usize, KeyedMessage)> {
        let faults =
            Messages::new(Language::english()).add_overriding("en.ftl", source).err().unwrap_or_default();
        let place = |fault| match fault {
            MessageFault::Syntax { line, column, what, .. } => (line, column, what),
            other => panic!("{other:?}"),
        };
        faults.into_iter().map(place).collect()
    };
    assert_eq!(found("-king = jarl\ntitle = A { -king }\n"), []);
    let twice = found("-king = jarl\n# -king = x\ntitle = One\n-king = lord\ntitle = Two\n");
    assert_eq!(twice.iter().map(|(line, column, _)| (*line, *column)).collect::<Vec<_>>(), [(4, 1), (5, 1)]);
    assert!(twice[0].2.text().contains("`-king` is written twice"), "{twice:?}");
    let attribute = found("title = One\n    .short = O\n");
    assert_eq!((attribute[0].0, attribute[0].1), (2, 5), "{attribute:?}");
    let empty = found("-king = { \"\" }\n-board = { $n ->\n  *[one] board\n}\n");
    assert!(empty.len() == 1 && empty[0].2.text().contains("`-king` says nothing"), "{empty:?}");
    let form = found("-man =\n    { $number ->\n       *[one] man\n        [othr] men\n    }\n");
    assert!(
        form.len() == 1 && form[0].0 == 4 && form[0].2.text().contains("`othr` is no form of `-man`"),
        "{form:?}"
    );
}
