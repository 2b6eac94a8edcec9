//! Tests of paragraphs that name rule questions in `speaks-of`: in a game that answers one of them otherwise they are left out.

use super::tests::read_beside;
use super::*;
use crate::keyed::KeyedMessage;

/// Game with paragraphs about itself. Its option `far` lets the king escape by the corners alone.
const PARENT: &str = r#"id = "parent"
name = "Parent"
theme = "jorvik"
cuts = ["whole"]
layout = ["..A..", "..D..", "ADKDA", "..D..", "..A.."]
[rules]
first = "attackers"
throne = "none"
corners = "single"
corners-hostile = ["attackers"]
escape = "edge"
king-arms = "armed"
king-capture = "two-sides"
linnaean = "never"
enclosure = "no-effect"
repetition = "draw"
no-move = "loss"
[options.far]
title = "escape by the corners alone"
rules = { escape = "corners" }
[about]
tagline = { text = "Four corners", speaks-of = ["corners"] }
introduction = [{ text = "Old.", speaks-of = [] }]
setup = [{ text = "So they start.", speaks-of = ["layout"] }]
advice = [
  { text = "Edge.", speaks-of = ["escape"] },
  { text = "Beside a corner.", speaks-of = ["corners", "corners-hostile"] },
  { text = "By edge or corner.", when = { escape = ["edge", "corners"] }, speaks-of = ["king-arms", "escape"] },
  { text = "Far.", when = { option = "far" } },
]
sources = ["A book."]
"#;

fn read_child(rest: &str, chosen: &[&str]) -> Result<Reading, Vec<Diagnostic>> {
    let child = format!("id = \"child\"\nname = \"Child\"\nextends = \"parent\"\n{rest}");
    read_text(&child, Vec::new(), chosen)
}

fn read_text(
    text: &str,
    others: Vec<(&'static str, String)>,
    chosen: &[&str],
) -> Result<Reading, Vec<Diagnostic>> {
    read_beside(text, [others, vec![("parent", PARENT.to_owned())]].concat(), chosen)
}

/// Returns the advice that is printed, and the warnings about advice that is left out.
fn told(rest: &str, chosen: &[&str]) -> (Vec<String>, Vec<Diagnostic>) {
    let Reading { variant, warnings, .. } = read_child(rest, chosen).unwrap();
    let is_left_out = |warning: &Diagnostic| warning.message.text().contains("is left out");
    (variant.about.advice, warnings.into_iter().filter(is_left_out).collect())
}

#[test]
fn where_the_answers_are_the_same_all_is_printed() {
    let (advice, left_out) = told("", &[]);
    assert_eq!(advice, ["Edge.", "Beside a corner.", "By edge or corner."]);
    assert_eq!(left_out, []);
    // A repeated answer is still the same; so is the default, which the parent leaves out.
    let (advice, left_out) = told("[rules]\nescape = \"edge\"\nking-steps = \"any\"\n", &[]);
    assert_eq!((advice.len(), left_out.len()), (3, 0));
}

#[test]
fn what_speaks_of_another_answer_is_left_out_and_named() {
    let (advice, left_out) = told("[rules]\ncorners = \"none\"\n", &[]);
    assert_eq!(advice, ["Edge.", "By edge or corner."]);
    let line = PARENT.lines().position(|line| line.contains("Beside a corner.")).unwrap() + 1;
    let warning = left_out.iter().find(|warning| warning.message.text().contains("`advice`")).unwrap();
    assert_eq!(
        warning.message.text(),
        format!(
            "the paragraph of `advice` at parent:{line} is left out: it was written for `corners` = \"single\", and here that \
             is \"none\", and for `corners-hostile` = \"attackers\", and here that is no answer"
        )
    );
    assert!(warning.help.as_ref().map(KeyedMessage::text).unwrap().contains("“Beside a corner.”"));
    assert_eq!(warning.file, "my.toml");
    // The line on the cover is left out, too.
    assert_eq!(left_out.len(), 2);
    let variant = read_child("[rules]\ncorners = \"none\"\n", &[]).unwrap().variant;
    assert_eq!(variant.about.tagline, None);
    assert_eq!((variant.about.introduction.len(), variant.about.sources.len()), (1, 1));
}

#[test]
fn what_when_asks_for_is_decided_by_it_alone() {
    let (advice, left_out) = told("", &["far"]);
    assert_eq!(advice, ["Beside a corner.", "By edge or corner.", "Far."]);
    assert_eq!(left_out.len(), 1);
    let (advice, _) = told("[rules]\nking-arms = \"unarmed\"\n", &[]);
    assert_eq!(advice, ["Edge.", "Beside a corner."]);
}

#[test]
fn who_starts_where_is_a_question_too() {
    let layout = "layout = [\".AAA.\", \"..D..\", \"ADKDA\", \"..D..\", \".AAA.\"]\n";
    let Reading { variant, warnings, .. } = read_child(layout, &[]).unwrap();
    assert_eq!(variant.about.setup, [""; 0]);
    assert_eq!(variant.about.advice.len(), 3);
    assert!(
        warnings.iter().any(|warning| warning.message.text().ends_with("it was written for another layout"))
    );
    assert_eq!(read_child("", &[]).unwrap().variant.about.setup, ["So they start."]);
}

/// Checks `speaks-of = ["game"]`, with and without `when`: any other answer and another layout leave the text out, a repeated
/// default doesn't.
#[test]
fn a_text_may_speak_of_the_whole_game() {
    let middle = "id = \"middle\"\nname = \"Middle\"\nextends = \"parent\"\n[about]\nmodern = [\n\
                  { text = \"On the web.\", speaks-of = [\"game\"] },\n\
                  { text = \"By the edge.\", when = { escape = \"edge\" }, speaks-of = [\"game\"] },\n]\n";
    let read = |rest: &str| {
        let last = format!("id = \"last\"\nname = \"Last\"\nextends = \"middle\"\n{rest}");
        read_text(&last, vec![("middle", middle.to_owned())], &[]).unwrap()
    };
    assert_eq!(read("").variant.about.modern, ["On the web.", "By the edge."]);
    assert_eq!(read("[rules]\nking-steps = \"any\"\n").variant.about.modern.len(), 2);
    let changed = read("[rules]\nking-steps = 2\nno-move = \"draw\"\n");
    assert_eq!(changed.variant.about.modern, [""; 0]);
    let named = "it was written for `king-steps` = \"any\", and here that is \"2\", and for `no-move` = \"loss\", and here that \
                 is \"draw\"";
    assert!(
        changed.warnings.iter().any(|found| found.message.text().ends_with(named)),
        "{:?}",
        changed.warnings
    );
    let moved = read("layout = [\".AAA.\", \"..D..\", \"ADKDA\", \"..D..\", \".AAA.\"]\n");
    assert_eq!(moved.variant.about.modern, [""; 0]);
}

/// Checks that each text is compared with the file in which it stands, not with the last of the chain.
#[test]
fn a_text_belongs_to_its_own_file() {
    let middle = "id = \"middle\"\nname = \"Middle\"\nextends = \"parent\"\n[rules]\ncorners = \"none\"\n[about]\n\
                  uncertain = [{ text = \"No corners.\", speaks-of = [\"corners\"] }]\n";
    let last = "id = \"last\"\nname = \"Last\"\nextends = \"middle\"\n";
    let read = |rest: &str| {
        let files = vec![("middle", middle.to_owned())];
        read_text(&format!("{last}{rest}"), files, &[]).unwrap().variant.about
    };
    assert_eq!(read("").uncertain, ["No corners."]);
    assert_eq!(read("").advice, ["Edge.", "By edge or corner."]);
    // The corners of the first file are back: its text about them is true again.
    let again = read("[rules]\ncorners = \"single\"\ncorners-hostile = [\"attackers\"]\n");
    assert_eq!(again.uncertain, [""; 0]);
    assert_eq!(again.advice.len(), 3);
}

#[test]
fn a_file_that_chooses_an_option_is_its_own_measure() {
    let chosen = "chosen = [\"far\"]\n[about]\nuncertain = [{ text = \"Far!\", speaks-of = [\"escape\"] }]\n";
    let about = read_child(chosen, &[]).unwrap().variant.about;
    assert_eq!(about.uncertain, ["Far!"]);
    assert_eq!(about.advice, ["Beside a corner.", "By edge or corner.", "Far."]);
}

/// Returns the fault messages of a child with this advice.
fn faults(advice: &str) -> Vec<String> {
    let rest = format!("[about]\nadvice = [ {advice} ]\n");
    let found = read_child(&rest, &[]).err().unwrap_or_default();
    found.into_iter().map(|fault| fault.message.text()).collect()
}

#[test]
fn what_can_never_be_printed_is_a_fault() {
    let never = |advice: &str| {
        let found = faults(advice);
        assert_eq!(found.len(), 1, "{advice}: {found:?}");
        found[0].strip_prefix("a paragraph of `advice` can never be printed: ").map(str::to_owned)
    };
    assert_eq!(faults(r#"{ text = "a", when = { escape = "corners" } }"#), [""; 0]);
    assert_eq!(
        never(r#"{ text = "a", when = { king-arms = "unarmed" } }"#).unwrap(),
        "`king-arms` is never \"unarmed\" here, whatever options are chosen"
    );
    assert_eq!(never(r#"{ text = "a", when = { escape = [] } }"#).unwrap(), "`escape` asks for no answer");
    assert_eq!(
        never(r#"{ text = "a", when = { option = "far", escape = "edge" } }"#).unwrap(),
        "its `when` never holds as a whole, whatever options are chosen"
    );
    assert!(
        never(r#"{ text = "a", when = { option = "far" }, speaks-of = ["escape"] }"#)
            .unwrap()
            .starts_with("it speaks of `escape` as the file answers it by itself")
    );
    // A text of the extended file is no fault: it may be for another child.
    let (advice, _) = told("[options.far]\ntitle = \"nothing new\"\nrules = { escape = \"edge\" }\n", &[]);
    assert_eq!(advice.len(), 3);
}

#[test]
fn every_paragraph_says_what_it_speaks_of() {
    let untold = "a paragraph of `advice` doesn't say which rules it speaks of";
    assert_eq!(faults(r#""Run.", { text = "Run." }, { text = "Run.", rank = 3 }"#), [untold; 3]);
    assert_eq!(faults(r#"{ text = "Run.", when = {} }"#), ["`when` asks for nothing"]);
    assert_eq!(
        faults(r#"{ text = "Run.", speaks-of = ["escpae"] }"#),
        ["`escpae` is no question of the rules"]
    );
    assert_eq!(faults(r#"{ text = "Run.", speaks-of = ["layout", "escape"] }"#), [""; 0]);
}
