//! Files that extend others, and options.

use super::tests::{YORK, read_beside};
use super::*;
use crate::game::{Contest, CornerShape, Corners, Escape, Foes, KingArms, Ruleset, Throne, YORK as RULES};
use crate::keyed::KeyedMessage;

fn read_with(
    text: &str,
    source: &[(&'static str, &str)],
    chosen: &[&str],
) -> Result<Reading, Vec<Diagnostic>> {
    let files = source.iter().copied().chain([("york", YORK)]);
    read_beside(text, files.map(|(file, text)| (file, text.to_owned())).collect(), chosen)
}

/// Returns each fault as `file: marked text: message`.
fn faults(text: &str, source: &[(&'static str, &str)], chosen: &[&str]) -> Vec<String> {
    let found = read_with(text, source, chosen).unwrap_err();
    let text_of = |file: &str| {
        let known = source.iter().find(|(name, _)| *name == file).map(|(_, text)| *text);
        known.unwrap_or(if file == "york" { YORK } else { text }).to_owned()
    };
    let marked = |fault: &Diagnostic| fault.span.clone().map(|span| text_of(&fault.file)[span].to_owned());
    found
        .iter()
        .map(|fault| format!("{}: {}: {}", fault.file, marked(fault).unwrap_or_default(), fault.message))
        .collect()
}

const CHILD: &str = "id = \"child\"\nname = \"Child\"\nextends = \"york\"\n";

#[test]
fn what_a_file_does_not_say_is_taken_from_the_other() {
    let child = read_with(&format!("{CHILD}[rules]\nking-arms = \"armed\"\n"), &[], &[]).unwrap();
    let york = alone("york", YORK, &[]).unwrap();
    assert_eq!((child.variant.id.as_str(), child.variant.name.as_str()), ("child", "Child"));
    assert_eq!(child.aliases, [""; 0]);
    assert_eq!(child.variant.setup, york.variant.setup);
    assert_eq!(child.variant.ruleset, Ruleset { arms: KingArms::Armed, ..RULES });
    assert_eq!(child.variant.about.sources, york.variant.about.sources);
    assert_eq!(child.options, york.options);
}

#[test]
fn about_is_taken_list_by_list() {
    let child =
        format!("{CHILD}[about]\nadvice = [{{ text = \"Think.\", speaks-of = [] }}]\nuncertain = []\n");
    let about = read_with(&child, &[], &[]).unwrap().variant.about;
    assert_eq!(about.advice, ["Think."]);
    assert!(about.uncertain.is_empty() && !about.found.is_empty());
}

#[test]
fn counts_belong_to_their_layout() {
    let layout = "layout = [\"..A..\", \"..D..\", \"ADKDA\", \"..D..\", \"..A..\"]\n";
    let child = read_with(&format!("{CHILD}{layout}"), &[], &[]).unwrap();
    assert_eq!(child.variant.setup.declared, None);
    assert_eq!(child.variant.setup.board.size(), 5);
}

#[test]
fn the_id_and_the_name_are_a_files_own() {
    assert_eq!(
        faults("extends = \"york\"\n", &[], &[]),
        ["my.toml: : the file has no `id`", "my.toml: : the file has no `name`"]
    );
}

#[test]
fn an_answer_takes_the_questions_behind_it_away() {
    let rules = "[rules]\nthrone = \"none\"\nlinnaean = \"never\"\n";
    let child = read_with(&format!("{CHILD}{rules}"), &[], &[]).unwrap();
    assert_eq!(child.variant.ruleset.throne, Throne::None);
    // What the file writes itself stays, and is wrong.
    let found = faults(&format!("{CHILD}{rules}throne-stop = \"king\"\n"), &[], &[]);
    assert_eq!(
        found,
        ["my.toml: \"king\": `throne-stop` has no meaning here: there is no throne to stop on"]
    );
}

#[test]
fn faults_point_into_the_file_they_are_in() {
    let parent = YORK.replacen("king-arms = \"unarmed\"", "king-arms = \"unarmd\"", 1).replacen(
        "AA.DDKDD.AA",
        "AA.DDXDD.AA",
        1,
    );
    let found = faults(&CHILD.replacen("york", "parent", 1), &[("parent", &parent)], &[]);
    assert!(found.contains(&"parent: X: `X` is no piece".to_owned()), "{found:?}");
    assert!(
        found.contains(&"parent: \"unarmd\": \"unarmd\" is no value of `king-arms`".to_owned()),
        "{found:?}"
    );
    let broken = YORK.replacen("first = ", "first ", 1);
    let found = faults(&CHILD.replacen("york", "parent", 1), &[("parent", &broken)], &[]);
    assert!(found.iter().all(|fault| fault.starts_with("parent: ")), "{found:?}");
}

#[test]
fn files_may_not_go_round_in_circles_or_without_end() {
    let one = CHILD.replacen("york", "two", 1);
    let two = CHILD.replacen("york", "my.toml", 1);
    let source = [("two", two.as_str()), ("my.toml", one.as_str())];
    assert_eq!(
        faults(&one, &source, &[]),
        [
            "two: \"my.toml\": a variant can't extend itself: my.toml, which extends two, which extends my.toml"
        ]
    );
    let names = ["a", "b", "c", "d", "e", "f", "g", "h", "i"];
    let texts: Vec<String> = names.iter().skip(1).map(|next| CHILD.replacen("york", next, 1)).collect();
    let source: Vec<(&'static str, &str)> =
        names.iter().copied().zip(texts.iter().map(String::as_str)).collect();
    let found = faults(&CHILD.replacen("york", "a", 1), &source, &[]);
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].starts_with("g: \"h\": 8 variants already extend one another"), "{found:?}");
    assert_eq!(faults(&CHILD.replacen("york", "no", 1), &[], &[]), ["my.toml: \"no\": no no"]);
    let found = faults("id = \"a\"\nname = \"A\"\nextends = 7\n", &[], &[]);
    assert_eq!(found, ["my.toml: 7: `extends` is the number 7, not a text in quotes"]);
}

#[test]
fn options_change_the_rules() {
    let york = |chosen: &[&str]| read_with(YORK, &[], chosen).unwrap().variant;
    assert_eq!(york(&[]).ruleset, RULES);
    assert_eq!(york(&["a"]).ruleset, Ruleset { arms: KingArms::Armed, ..RULES });
    assert_eq!(york(&["a-hammer"]).ruleset, Ruleset { arms: KingArms::Hammer, ..RULES });
    let corners = Corners::Marked { shape: CornerShape::Single, hostile: Foes::new(true, false, false) };
    assert_eq!(york(&["b"]).ruleset, Ruleset { escape: Escape::Corners, corners, ..RULES });
    assert_eq!(york(&["c"]).ruleset, Ruleset { contest: Contest::Points, ..RULES });
    let both = york(&["d", "a", "d"]);
    assert_eq!(both.ruleset, Ruleset { arms: KingArms::Armed, contest: Contest::TwoGames, ..RULES });
    let ids: Vec<&str> = both.chosen.iter().map(|choice| choice.id.as_str()).collect();
    assert_eq!(ids, ["a", "d"]);
    assert_eq!(both.id, "york-11");
}

#[test]
fn options_that_differ_can_not_be_combined() {
    assert_eq!(
        faults(YORK, &[], &["a-hammer", "a"]),
        [
            "my.toml: \"hammer\": the options `a` and `a-hammer` can't be combined: they answer `king-arms` differently"
        ]
    );
    assert_eq!(faults(YORK, &[], &["e"]), ["my.toml: : this variant has no option `e`"]);
}

#[test]
fn a_contradiction_names_the_option_it_comes_from() {
    let chosen = ["b".to_owned(), "c".to_owned()];
    let found = alone("my.toml", YORK, &chosen).unwrap_err();
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!(&YORK[found[0].span.clone().unwrap()], "\"points\"");
    assert!(found[0].message.text().contains("he doesn't escape by the edge"), "{}", found[0].message);
    let help = found[0].help.as_ref().map(KeyedMessage::text).unwrap();
    assert!(help.ends_with("or leave out one of the options `b` and `c`"), "{help}");
}

#[test]
fn the_command_line_replaces_what_the_file_chooses() {
    let armed = YORK.replacen("chosen = []", "chosen = [\"a\", \"d\"]", 1);
    let chosen = |asked: &[&str]| -> Vec<String> {
        let variant = read_with(&armed, &[], asked).unwrap().variant;
        variant.chosen.into_iter().map(|choice| choice.id).collect()
    };
    assert_eq!(chosen(&[]), ["a", "d"]);
    assert_eq!(chosen(&["a-hammer"]), ["a-hammer", "d"]);
    assert_eq!(chosen(&["c", "a"]), ["a", "c"]);
    let wrong = YORK.replacen("chosen = []", "chosen = [\"z\"]", 1);
    assert_eq!(faults(&wrong, &[], &[]), ["my.toml: \"z\": this variant has no option `z`"]);
}

#[test]
fn options_are_checked_whether_chosen_or_not() {
    let wrong = YORK.replacen("{ king-arms = \"hammer\" }", "{ king-arms = \"hamer\", colour = 1 }", 1);
    let expected = [
        "my.toml: \"hamer\": \"hamer\" is no value of `king-arms`",
        "my.toml: colour: unknown key `colour` in the rules of [options.a-hammer]",
    ];
    assert_eq!(faults(&wrong, &[], &[]), expected);
    assert_eq!(faults(&wrong, &[], &["a-hammer"]), expected);
}

#[test]
fn paragraphs_have_conditions() {
    let advice = |chosen: &[&str]| -> Vec<String> {
        let about = r#"[about]
advice = [
  { text = "Always.", speaks-of = [] },
  { text = "Edge.", when = { escape = "edge" } },
  { text = "Armed.", when = { king-arms = ["armed", "hammer"], escape = "edge" } },
  { text = "Throne.", when = { throne-hostile = "king" } },
  { text = "Corner.", when = { corners-hostile = "attackers" } },
  { text = "Match.", when = { option = ["c", "d"] } },
]
"#;
        read_with(&format!("{CHILD}{about}"), &[], chosen).unwrap().variant.about.advice
    };
    assert_eq!(advice(&[]), ["Always.", "Edge.", "Throne."]);
    assert_eq!(advice(&["a"]), ["Always.", "Edge.", "Armed.", "Throne."]);
    assert_eq!(advice(&["b", "a"]), ["Always.", "Throne.", "Corner."]);
    assert_eq!(advice(&["d"]), ["Always.", "Edge.", "Throne.", "Match."]);
}

#[test]
fn conditions_are_checked() {
    let when = |when: &str| {
        let text = format!("{CHILD}[about]\nadvice = [ {{ text = \"T\", when = {when} }} ]\n");
        read_with(&text, &[], &[]).err().map(|_| faults(&text, &[], &[]).join("; "))
    };
    assert_eq!(when("{ escape = \"edge\", man-steps = \"any\" }"), None);
    let never = when("{ king-steps = 4 }").unwrap();
    assert!(never.starts_with("my.toml: 4: a paragraph of `advice` can never be printed"), "{never}");
    assert_eq!(when("{ escpe = \"edge\" }").unwrap(), "my.toml: escpe: `escpe` is no question of the rules");
    assert_eq!(when("{ escape = [\"edg\"] }").unwrap(), "my.toml: \"edg\": \"edg\" is no value of `escape`");
    assert_eq!(when("{ option = \"z\" }").unwrap(), "my.toml: \"z\": there is no option \"z\"");
    assert!(when("{ escape = true }").unwrap().contains("`escape` is true, not a word"));
    assert!(when("7").unwrap().contains("`when` is the number 7"));
}

#[test]
fn disputes_are_about_questions_and_go_with_their_answer() {
    let disputed = "[disputed]\nrepetition = \"One says this.\"\nlayout = \"One draws that.\"\n";
    let parent = format!("{CHILD}{disputed}");
    let questions = |text: &str| -> Vec<String> {
        let variant = read_with(text, &[("parent", &parent)], &[]).unwrap().variant;
        variant.disputes.into_iter().map(|dispute| dispute.question).collect()
    };
    assert_eq!(questions(&parent), ["linnaean", "enclosure", "repetition", "layout"]);
    let child = CHILD.replacen("york", "parent", 1);
    assert_eq!(questions(&child), ["linnaean", "enclosure", "repetition", "layout"]);
    let answers = "[rules]\nrepetition = \"draw\"\nlinnaean = \"anywhere\"\n";
    assert_eq!(questions(&format!("{child}{answers}")), ["enclosure", "layout"]);
    // The same answer once more leaves it in dispute.
    assert_eq!(questions(&format!("{child}[rules]\nrepetition = \"forcer-must-vary\"\n")).len(), 4);
    // Another layout ends the dispute about the old one; an empty section ends all.
    let layout = "layout = [\"..A..\", \"..D..\", \"ADKDA\", \"..D..\", \"..A..\"]\n";
    assert_eq!(questions(&format!("{child}{layout}")), ["linnaean", "enclosure", "repetition"]);
    assert_eq!(questions(&format!("{child}[disputed]\n")), [""; 0]);
    assert_eq!(questions(&format!("{child}disputed = {{}}\n")), [""; 0]);
    // Without a throne nobody is captured against a king on it.
    let throne = "[rules]\nthrone = \"none\"\nlinnaean = \"never\"\n";
    assert_eq!(questions(&format!("{child}{throne}")), ["enclosure", "repetition", "layout"]);
    let wrong = format!("{CHILD}[disputed]\nrepetitions = \"One.\"\n");
    let expected = "my.toml: repetitions: `repetitions` in [disputed] is no question of the rules";
    assert_eq!(faults(&wrong, &[], &[]), [expected]);
}

#[test]
fn a_section_without_disputes_ends_those_before_it_and_not_those_behind() {
    let none = format!("{CHILD}[disputed]\n");
    let last = CHILD.replacen("york", "parent", 1) + "[disputed]\nlayout = \"One draws that.\"\n";
    let variant = read_with(&last, &[("parent", &none)], &[]).unwrap().variant;
    let questions: Vec<&str> = variant.disputes.iter().map(|dispute| dispute.question.as_str()).collect();
    assert_eq!(questions, ["layout"]);
}
