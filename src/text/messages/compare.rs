//! Compares the sentences of a language with the English ones: some are missing, never used, or can't be right.

use super::bounds::MOST_FAULTS;
use super::fault::{MessageFault, advised};
use super::parts::{MessageParts, PluralSelector, TermAsked};
use super::places::MessagePlaces;
use super::{Messages, START, Value, parse};
use crate::keyed::{KeyedMessage, all_of, keyed};
use crate::text::{LONGEST_WORD, Language, WrittenFault};
use fluent_bundle::FluentResource;
use fluent_syntax::ast::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::sync::Arc;

/// File of sentences: its name in messages, and its text.
pub type SentenceFile<'s> = (&'s str, &'s str);

/// Returns the faults of sentences that a language lacks and English has, each placed in the file where it belongs.
#[must_use]
pub fn missing(english: &[SentenceFile<'_>], own: &[SentenceFile<'_>]) -> Vec<MessageFault> {
    let mut ignored = Vec::new();
    let (theirs, own) = (read(english, &mut ignored), read(own, &mut ignored));
    let (english, sentences) = (Sentences::of(&theirs, &mut ignored), Sentences::of(&own, &mut ignored));
    let lacks = |id: &&String| !id.starts_with('-') && !sentences.all.contains_key(*id);
    let fault = |id: &String| {
        let stem = stem(english.all[id].file);
        let (name, source) = sentences.file_like(stem).unwrap_or((english.all[id].file, ""));
        let help = keyed!("translate-into-file", file = stem);
        advised(name, source, source.len()..source.len(), keyed!("sentence-missing", id), help)
    };
    english.all.keys().filter(lacks).map(fault).collect()
}

/// Compares the sentences of a language with the English ones. Returns the faults, each with its place in the language's file.
/// [`missing`] finds the sentences that are not there.
#[must_use]
pub fn compare(
    language: &Language,
    english: &[SentenceFile<'_>],
    own: &[SentenceFile<'_>],
) -> Vec<MessageFault> {
    let mut faults = Vec::new();
    let (theirs, own) = (read(english, &mut Vec::new()), read(own, &mut faults));
    let english = Sentences::of(&theirs, &mut Vec::new());
    let sentences = Sentences::of(&own, &mut faults);
    let plurals = plurals(language);
    let referred: BTreeSet<&str> =
        sentences.all.values().flat_map(|sentence| sentence.parts.messages.iter().copied()).collect();
    for (id, own) in &sentences.all {
        if faults.len() >= MOST_FAULTS {
            break;
        }
        let place = own.at.clone();
        let mut found = |what: KeyedMessage, help: KeyedMessage| {
            faults.push(advised(own.file, own.source, place.clone(), what, help));
        };
        let words = own.parts.texts.iter().flat_map(|text| text.split_whitespace());
        let letters = words.map(|word| word.chars().count()).max().unwrap_or(0);
        if letters > LONGEST_WORD {
            let fault = WrittenFault::LongWord { letters, at: 0 };
            found(fault.message(), fault.help());
        }
        let theirs = english.all.get(id);
        let is_referred = referred.contains(id.as_str());
        if theirs.is_none() && !id.starts_with('-') && !is_referred {
            found(keyed!("sentence-unsaid", id), keyed!("take-it-out"));
            continue;
        }
        if let Some(theirs) = theirs.filter(|_| !id.starts_with('-')) {
            let known = english.variables(id);
            for variable in sentences.variables(id).difference(&known) {
                if !english.shares(theirs.file, variable) {
                    let known: Vec<String> = known.iter().map(|name| format!("${name}")).collect();
                    let help = match known.as_slice() {
                        [] => keyed!("no-variables"),
                        known => keyed!("variables-are", known = known.join(", ")),
                    };
                    found(keyed!("variable-unknown", id, variable), help);
                }
            }
        }
        for reference in &own.parts.messages {
            if !sentences.all.contains_key(*reference) {
                found(keyed!("reference-unknown", id, reference), keyed!("correct-the-name"));
            }
        }
        for function in own.parts.functions.iter().filter(|name| **name != START) {
            found(keyed!("function-unknown", id, function), keyed!("the-one-function", function = START));
        }
        for asked in &own.parts.terms {
            if let Some((what, help)) = sentences.wrong_term(id, asked, language) {
                found(what, help);
            }
        }
        for PluralSelector { variable, forms } in &own.parts.plurals {
            for form in forms.iter().filter(|form| !plurals.contains(**form)) {
                let known: Vec<String> = plurals.iter().map(|form| format!("`{form}`")).collect();
                found(
                    keyed!("plural-unknown", id, form, variable),
                    keyed!(
                        "plurals-are",
                        language = language.facts().english_name,
                        known => all_of(known)
                    ),
                );
            }
        }
    }
    faults
}

/// Returns the last part of a file's name.
fn stem(file: &str) -> &str {
    file.rsplit('/').next().unwrap_or(file)
}

/// Returns the plural forms that numbers have in a language, by Fluent's own rules.
fn plurals(language: &Language) -> BTreeSet<String> {
    let mut messages = Messages::new(language.clone());
    let source = "n = { $n ->\n    [zero] zero\n    [one] one\n    [two] two\n    [few] few\n    [many] many\n   *[other] other\n }\n";
    let added = messages.add("plurals.ftl", source);
    debug_assert!(added.is_ok(), "a sound message");
    let numbers = (0..=200).chain([1_000, 1_000_000]).map(f64::from);
    numbers.filter_map(|n| messages.get("n", &[("n", Value::Number(n))]).ok()).collect()
}

/// File of sentences with what Fluent has parsed. `None`: it can't be parsed.
type ReadFile<'s> = (SentenceFile<'s>, Option<Arc<FluentResource>>);

/// Reads files; adds the faults of files that can't be parsed to `faults`.
fn read<'s>(files: &[SentenceFile<'s>], faults: &mut Vec<MessageFault>) -> Vec<ReadFile<'s>> {
    let mut read = |&(file, source): &SentenceFile<'s>| {
        let resource = parse(file, source).map_err(|found| faults.extend(found)).ok();
        ((file, source), resource)
    };
    files.iter().map(&mut read).collect()
}

/// All sentences of some files, by their ids.
struct Sentences<'s> {
    all: BTreeMap<String, Sentence<'s>>,
    files: Vec<SentenceFile<'s>>,
}

struct Sentence<'s> {
    file: &'s str,
    source: &'s str,
    /// Place of the sentence's id in `source`.
    at: Range<usize>,
    parts: MessageParts<'s>,
    has_gender: bool,
}

impl<'s> Sentences<'s> {
    /// Collects the sentences of files by id; adds a fault for each id that is written twice.
    fn of(files: &'s [ReadFile<'s>], faults: &mut Vec<MessageFault>) -> Self {
        let mut sentences =
            Self { all: BTreeMap::new(), files: files.iter().map(|(file, _)| *file).collect() };
        for ((file, source), resource) in files {
            let places = MessagePlaces::of(source);
            for entry in resource.iter().flat_map(|resource| resource.entries()) {
                let (id, value, has_gender) = match entry {
                    Entry::Message(message) => (message.id.name.to_owned(), message.value.as_ref(), false),
                    Entry::Term(term) => {
                        let has_gender = term.attributes.iter().any(|at| at.id.name == super::gender::GENDER);
                        (format!("-{}", term.id.name), Some(&term.value), has_gender)
                    }
                    _ => continue,
                };
                let parts = value.map(MessageParts::of).unwrap_or_default();
                let at = places.nth(&id, 0);
                let sentence = Sentence { file, source, at, parts, has_gender };
                if sentences.all.insert(id.clone(), sentence).is_some() {
                    faults.push(MessageFault::Duplicate { file: (*file).to_owned(), id });
                }
            }
        }
        sentences
    }

    /// Returns the file with the same name as a file of another language.
    fn file_like(&self, other: &str) -> Option<SentenceFile<'s>> {
        self.files.iter().copied().find(|(file, _)| stem(file) == stem(other))
    }

    /// Returns the variables of a sentence and of those that it refers to.
    fn variables(&self, id: &str) -> BTreeSet<&'s str> {
        let (mut found, mut next, mut seen) = (BTreeSet::new(), vec![id], BTreeSet::new());
        while let Some(id) = next.pop() {
            let Some(sentence) = self.all.get(id).filter(|_| seen.insert(id)) else { continue };
            found.extend(&sentence.parts.variables);
            next.extend(sentence.parts.messages.iter().copied());
        }
        found
    }

    /// Tells whether any sentence of a file may use a variable: many of its sentences have it, or it is the name of a field, which
    /// every fault may tell.
    fn shares(&self, file: &str, variable: &str) -> bool {
        if stem(file) == FAULTS {
            return variable.starts_with("option-");
        }
        let has =
            |sentence: &&Sentence<'_>| sentence.file == file && sentence.parts.variables.contains(variable);
        self.all.values().filter(has).count() >= SHARED
    }

    /// Checks a term that the sentence `id` asks for; returns what is wrong and what to do.
    fn wrong_term(
        &self,
        id: &str,
        asked: &TermAsked<'_>,
        language: &Language,
    ) -> Option<(KeyedMessage, KeyedMessage)> {
        let term = format!("-{}", asked.id);
        let Some(found) = self.all.get(&term) else {
            return Some((keyed!("term-unknown", id, term), keyed!("look-for-terms")));
        };
        match asked.attribute {
            Some(super::gender::GENDER) if found.has_gender => {}
            Some(attribute) => {
                return Some((
                    keyed!("term-attribute-unknown", id, term, attribute),
                    keyed!("the-one-attribute"),
                ));
            }
            None => {}
        }
        let forms = &language.facts().forms;
        for (name, value) in &asked.arguments {
            let Some((_, known)) = forms.iter().find(|(form, _)| form == name) else {
                let known: Vec<&str> = forms.iter().map(|(name, _)| name.as_str()).collect();
                return Some((
                    keyed!("term-argument-unknown", id, term, name),
                    keyed!("term-arguments-are", known = known.join(", ")),
                ));
            };
            if !known.iter().any(|form| form == value) {
                return Some((
                    keyed!("term-form-unknown", id, term, name, value),
                    keyed!("term-forms-are", known = known.join(", ")),
                ));
            }
        }
        None
    }
}

/// File of the sentences of faults, each of which has variables of its own.
pub const FAULTS: &str = "faults.ftl";

/// Number of sentences in an English file that must have a variable before all of its sentences may use it.
const SHARED: usize = 3;

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str =
        "-king = king\n    .gender = masculine\ngo = The { -king } goes { $n } squares.\nstay = Stay.\n";

    fn german() -> Language {
        let facts = Language::english().facts().clone();
        let case = ("case".to_owned(), vec!["nominative".to_owned(), "dative".to_owned()]);
        Language::new(crate::text::LanguageFacts {
            tag: "de".to_owned(),
            english_name: "German".to_owned(),
            forms: [facts.forms.clone(), vec![case]].concat(),
            ..facts
        })
    }

    fn found(german_text: &str) -> Vec<String> {
        let terms = "-king = König\n    .gender = masculine\n";
        let own = format!("{terms}{german_text}");
        let (english, own) = ([("en/a.ftl", ENGLISH)], [("de/a.ftl", own.as_str())]);
        let faults = [missing(&english, &own), compare(&german(), &english, &own)];
        faults.into_iter().flatten().map(|fault| fault.to_string()).collect()
    }

    #[test]
    fn a_whole_translation_has_no_faults() {
        let text = "go = { START(-king(case: \"dative\")) } zieht { $n ->\n    [one] ein Feld\n   *[other] { $n } Felder\n }.\nstay = Bleib.\n";
        assert_eq!(found(text), [""; 0]);
    }

    #[test]
    fn what_is_wrong_is_found_at_its_line() {
        let cases = [
            ("go = { $n }\n", "de/a.ftl:4:1: `stay` is missing, which English has"),
            ("go = { $m }\nstay = x\n", "de/a.ftl:3:1: `go` has no variable `$m`"),
            (
                "go = x\nstay = x\nmore = x\n",
                "de/a.ftl:5:1: nothing says `more`: English has no such sentence",
            ),
            ("go = { -queen }\nstay = x\n", "de/a.ftl:3:1: `go`: there is no term `-queen`"),
            (
                "go = { -king(case: \"ablative\") }\nstay = x\n",
                "de/a.ftl:3:1: `go`: `-king` has no case \"ablative\"",
            ),
            (
                "go = { -king(mood: \"bad\") }\nstay = x\n",
                "de/a.ftl:3:1: `go`: `-king` can't be asked for by `mood`",
            ),
            (
                "go = { -king.colour ->\n    [red] x\n   *[blue] y\n }\nstay = x\n",
                "de/a.ftl:3:1: `go`: `-king` has no `.colour`",
            ),
            (
                "go = { $n ->\n    [few] x\n   *[other] y\n }\nstay = x\n",
                "de/a.ftl:3:1: `go` has a plural form `few` for `$n`, which no number has",
            ),
            ("go = { LOUD($n) }\nstay = x\n", "de/a.ftl:3:1: `go` uses `LOUD()`, which there isn't"),
            ("go = { gone }\nstay = x\n", "de/a.ftl:3:1: `go` refers to `gone`, which there isn't"),
            ("stay = x\nstay = y\ngo = x\n", "de/a.ftl: `stay` is defined twice"),
        ];
        for (text, expected) in cases {
            assert_eq!(found(text), [expected], "{text}");
        }
    }

    #[test]
    fn sentences_may_share_words_of_their_own() {
        let text = "go = Sie { moved }\nmoved = ziehen { $n }\nstay = Bleib.\n";
        assert_eq!(found(text), [""; 0]);
        let strange = "go = Sie { moved }\nmoved = ziehen { $m }\nstay = Bleib.\n";
        assert_eq!(found(strange), ["de/a.ftl:3:1: `go` has no variable `$m`"]);
    }

    #[test]
    fn plural_forms_are_those_of_the_language() {
        let of = |tag: &str| {
            let facts =
                crate::text::LanguageFacts { tag: tag.to_owned(), ..Language::english().facts().clone() };
            plurals(&Language::new(facts)).into_iter().collect::<Vec<_>>()
        };
        assert_eq!(of("de"), ["one", "other"]);
        assert_eq!(of("pl"), ["few", "many", "one"], "whole numbers of Polish are never `other`");
        assert!(of("pt-BR").contains(&"one".to_owned()));
    }
}
