//! The rules in easy words: short, each with a picture, complete, and true.

use crate::library;
use crate::order;
use crate::rules_text::{samples, variant as ruled};
use tafl_print::explain::counts::counts;
use tafl_print::explain::easy::{EasyPicture, Idea, LATER_PAGE, Need, PAGE, ideas, of_question, pages};
use tafl_print::explain::figures::{Examples, Figure, Verdict};
use tafl_print::explain::in_play::{KingStart, in_play};
use tafl_print::explain::questions::Question;
use tafl_print::explain::rules::numbered;
use tafl_print::game::Variant;
use tafl_print::imposition::{Component, Settings};
use tafl_print::scene::{Child, Node, Tag};
use tafl_print::text::Messages;

/// Words that a reader of eight has never met, and what the leaflet says in their place.
const HARD: [&str; 12] = [
    "adjacent",
    "diagonal",
    "orthogonal",
    "hostile",
    "captur",
    "opposite",
    "respectively",
    "legal",
    "vacant",
    "enclos",
    "thereafter",
    "unless",
];

/// Of one idea: what is wrong with its sentence.
fn faults(sentence: &str) -> Option<String> {
    let words = sentence.split_whitespace().count();
    let body = sentence.trim_end_matches('.');
    if words > 12 {
        return Some(format!("{words} words"));
    }
    if !sentence.ends_with('.') || body.contains(['.', '?', '!']) {
        return Some("not one sentence".to_owned());
    }
    if !sentence.chars().next().is_some_and(char::is_uppercase) || sentence.contains("  ") {
        return Some("a slip".to_owned());
    }
    let lower = sentence.to_lowercase();
    HARD.iter().find(|hard| lower.contains(**hard)).map(|hard| format!("“{hard}”"))
}

fn sentence(idea: &Idea, variant: &Variant, messages: &Messages) -> String {
    messages.get(idea.text, &counts(variant)).unwrap_or_else(|fault| panic!("{}: {fault}", idea.text))
}

/// In every game and in the words of every theme.
#[test]
fn each_sentence_has_one_idea_and_twelve_words_at_most() {
    let mut wrong = Vec::new();
    let mut read = 0;
    let mut themes: Vec<(String, Messages)> = library::themes()
        .into_iter()
        .map(|id| {
            let messages = library::messages_with(&library::theme(&id));
            (id, messages)
        })
        .collect();
    themes.push(("none".to_owned(), library::messages()));
    for id in library::variant_ids() {
        let variant = library::variant(&id, &[]);
        for (theme, messages) in &themes {
            for idea in ideas(&in_play(&variant), KingStart::of(&variant)) {
                let said = sentence(&idea, &variant, messages);
                wrong.extend(faults(&said).map(|fault| format!("{id}, {theme}: {fault}: {said}")));
                read += 1;
            }
        }
    }
    wrong.sort();
    wrong.dedup();
    assert!(wrong.is_empty(), "{} of {read}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(read > 28 * 20, "{read}");
}

/// For rulesets that no game has: nothing is left unsaid that the leaflet has a rule for, and pages hold no more than they
/// may.
#[test]
fn every_ruleset_is_told_whole() {
    let messages = library::messages();
    for (rules, king) in samples(1500) {
        let variant = ruled(rules);
        let rules = in_play(&variant);
        for rule in numbered(&rules, king) {
            assert!(!of_question(rule.question, &rules, king).is_empty(), "{:?} in {rules:?}", rule.question);
        }
        for idea in ideas(&rules, king) {
            let said = sentence(&idea, &variant, &messages);
            assert_eq!(faults(&said), None, "{said}");
        }
        let pages = pages(&rules, king);
        assert!((1..=PAGE).contains(&pages[0].len()));
        assert!(pages[1..].iter().all(|page| (1..=LATER_PAGE).contains(&page.len())));
        // None is lost but what nobody misses, and that only where the last page is full.
        let told: Vec<&Idea> = pages.iter().flatten().collect();
        let all = ideas(&rules, king);
        let left_out: Vec<&Idea> = all.iter().filter(|idea| !told.contains(idea)).collect();
        assert_eq!(told.len() + left_out.len(), all.len());
        assert!(left_out.iter().all(|idea| idea.need == Need::Spare), "{left_out:?}");
        let last = (all.len() - PAGE.min(all.len())) % LATER_PAGE;
        assert!(left_out.is_empty() || !(1..=LATER_PAGE - 4).contains(&last), "{last}");
    }
}

/// The engine is asked for each picture; a sentence that forbids has a picture of something that is not allowed or does not
/// come about, as its name says, and one that allows has another.
#[test]
fn no_picture_says_the_contrary_of_its_sentence() {
    let examples = library::examples();
    let mut proved = 0;
    for id in library::variant_ids() {
        let variant = library::variant(&id, &[]);
        proved += agree(&variant, KingStart::of(&variant), &examples);
    }
    for (rules, king) in samples(300) {
        proved += agree(&ruled(rules), king, &examples);
    }
    assert!(proved > 1000, "{proved}");
}

/// How many pictures of the game's ideas the engine has proved.
fn agree(variant: &Variant, king: KingStart, examples: &Examples) -> usize {
    let mut proved = 0;
    for idea in ideas(&in_play(variant), king) {
        let EasyPicture::Example(name, asks) = idea.picture else { continue };
        let figure = Figure::find(name, examples, variant)
            .unwrap_or_else(|lie| panic!("{}: {name}: {lie}: {:?}", idea.text, variant.ruleset));
        let (Some(figure), Some(asks)) = (figure, asks) else { continue };
        let verdict = figure.verdict(asks);
        let comes_about = matches!(
            verdict,
            Verdict::Captured | Verdict::Allowed | Verdict::KingWins | Verdict::AttackersWin
        );
        let denied = ["-not", "-broken", "-outside"].iter().any(|end| name.ends_with(end));
        // A jump that captures nothing and a man between two enemies are shown for what does not happen.
        let harmless = ["between", "jump-commander", "jump-knight", "jump-king"].contains(&name);
        assert_eq!(comes_about, !denied && !harmless, "{}: {name}: {verdict:?}", idea.text);
        proved += 1;
    }
    proved
}

/// Whoever sees only the sentences that are said to be needed first knows how to set up, move, take and win.
#[test]
fn the_first_page_is_enough_for_a_first_game() {
    for id in library::variant_ids() {
        let variant = library::variant(&id, &[]);
        let (rules, king) = (in_play(&variant), KingStart::of(&variant));
        let first = &pages(&rules, king)[0];
        for question in [
            Question::Setup,
            Question::First,
            Question::Move,
            Question::Capture,
            Question::Escape,
            Question::KingCapture,
        ] {
            let needed =
                of_question(question, &rules, king).into_iter().filter(|idea| idea.need == Need::First);
            let needed: Vec<Idea> = needed.collect();
            assert!(!needed.is_empty(), "{id}: {question:?}");
            for idea in needed {
                assert!(first.contains(&idea), "{id}: {} is on a later page", idea.text);
            }
        }
    }
}

fn figures(node: &Node) -> usize {
    let own = usize::from(matches!(node.tag, Tag::Figure { .. }));
    let within = node.children.iter().map(|child| match child {
        Child::Node(node) => figures(node),
        Child::Mark(_) => 0,
    });
    own + within.sum::<usize>()
}

/// On the pages as they are written: a picture for each sentence, and no more pages than two for the games of a class.
#[test]
fn each_sentence_has_a_picture_on_its_page() {
    for id in library::variant_ids() {
        let variant = library::variant(&id, &[]);
        let wanted: usize = pages(&in_play(&variant), KingStart::of(&variant)).iter().map(Vec::len).sum();
        let settings = Settings { parts: [Component::Easy].into(), ..Settings::default() };
        let made = order::kit(variant, settings);
        let document = &made.files[0].document;
        let shown: usize = document.structure.iter().map(figures).sum();
        assert_eq!(shown, wanted, "{id}");
        if ["brandubh-7", "tablut-9", "york-11"].contains(&id.as_str()) {
            assert_eq!(document.pages.len(), 2, "{id}");
        }
        assert!(document.pages.len() <= 2, "{id}: {} pages", document.pages.len());
    }
}
