use super::*;
use crate::game::YORK;

/// Returns the questions that are answered by a word, with their words.
fn by_word() -> impl Iterator<Item = (&'static Question, &'static dyn AnswerWords)> {
    questions().filter_map(|question| match question.answer {
        Answer::Words(words) => Some((question, words)),
        _ => None,
    })
}

/// Returns rules under which a question has a meaning.
fn asking(asked: &Question) -> Ruleset {
    let mut rules = Ruleset::PLAIN;
    if let Some(words) = asked.head_words() {
        let asks = words.all().into_iter().find(|word| asked.is_asked_after(word));
        words.set(&mut rules, asks.expect("an answer that asks for it"));
    }
    rules
}

#[test]
fn each_question_has_a_key_of_its_own() {
    let mut sorted: Vec<&str> = keys().collect();
    sorted.sort_unstable();
    sorted.dedup();
    assert_eq!((sorted.len(), keys().count()), (32, 32));
    assert!(question("colour").is_none() && answer(&Ruleset::PLAIN, "colour").is_none());
}

#[test]
fn what_is_put_into_rules_is_what_they_answer() {
    for (question, words) in by_word() {
        for word in words.all() {
            let mut rules = asking(question);
            assert!(words.set(&mut rules, word), "{}", question.key);
            assert_eq!(words.get(&rules), Some(word), "{}", question.key);
            // Nothing else has changed, except questions that depend on it.
            for other in questions().filter(|other| other.key != question.key) {
                let depends = other.head.as_ref().is_some_and(|head| head.key == question.key);
                assert!(
                    depends || other.said(&rules) == other.said(&asking(question)),
                    "{} changes {}",
                    question.key,
                    other.key
                );
            }
        }
        assert!(!words.set(&mut Ruleset::PLAIN.clone(), "no such word"), "{}", question.key);
    }
}

#[test]
fn a_head_is_asked_first_and_decides() {
    for (nth, asked) in questions().enumerate() {
        let Some(head) = &asked.head else {
            assert!(asked.is_asked(&Ruleset::PLAIN), "{}", asked.key);
            continue;
        };
        assert!(keys().take(nth).any(|key| key == head.key), "{} before {}", head.key, asked.key);
        assert!(asked.is_asked(&asking(asked)), "{}", asked.key);
        let words = asked.head_words().expect("a head is answered by a word").all();
        assert!(words.into_iter().any(|word| !asked.is_asked_after(word)), "{}", asked.key);
    }
}

#[test]
fn what_is_left_out_is_as_in_the_plain_rules() {
    for question in questions().filter(|question| question.head.is_none()) {
        let mut rules = YORK;
        if question.leave_out(&mut rules) {
            assert_eq!(question.said(&rules), question.said(&Ruleset::PLAIN), "{}", question.key);
        }
    }
}

#[test]
fn every_question_is_told_in_sentences() {
    for question in questions() {
        assert!(question.asks.contains('?') && question.asks.ends_with(['?', '.']), "{}", question.asks);
    }
    for (question, words) in by_word() {
        for (word, meaning) in words.meanings() {
            assert!(meaning.ends_with('.'), "{} = {word}: {meaning}", question.key);
        }
    }
}

#[test]
fn york_answers_with_the_words_of_its_file() {
    let said = |key: &str| answer(&YORK, key).map(|words| words.join(" "));
    assert_eq!(said("first").as_deref(), Some("attackers"));
    assert_eq!(said("throne-hostile").as_deref(), Some("king"));
    assert_eq!(said("man-steps").as_deref(), Some("any"));
    assert_eq!(said("corners").as_deref(), Some("none"));
    assert_eq!(said("corners-hostile"), None);
    assert_eq!(said("match").as_deref(), Some("single-game"));
}

#[test]
fn an_example_says_what_leaving_it_out_does_not() {
    let example = |key| question(key).map(Question::example).unwrap_or_default();
    assert_eq!(example("throne"), "throne = \"centre\"");
    assert_eq!(example("corners"), "corners = \"single\"");
    assert_eq!(example("corners-hostile"), "corners-hostile = [\"attackers\", \"defenders\"]");
    assert_eq!(example("escape-squares"), "escape-squares = [\"a6\", \"k6\"]");
}
