//! The conditions under which a paragraph is printed: its `when` and its `speaks-of`.

use std::ops::Range;

use toml::de::DeValue;

use crate::format::answers::{Answers, GAME, LAYOUT, Played};
use crate::format::file::{EntryPart, Expected, FileEntry, FileSection, Report, Text, did_you_mean, nearest};
use crate::format::questions::{Answer, Foe, NOBODY, keys, question};
use crate::game::Square;
use crate::keyed::{KeyedMessage, any_of, keyed};

/// Circumstances that the conditions of paragraphs are compared with.
pub(crate) struct Circumstances<'t> {
    /// Answers and options of the game. `None`: the rules could not be read, and then every condition holds.
    pub(crate) played: Option<Played>,
    /// Answers of each file by itself: first the variant's, then those of the files it extends.
    pub(crate) written: &'t [Answers],
    /// Ids of all options there are.
    pub(crate) options: Vec<&'t str>,
    /// Whether all texts are known to be sound: they are not checked.
    pub(crate) is_sound: bool,
    /// Report that gets the faults.
    pub(crate) report: &'t Report<'t>,
}

/// Key that asks for an option.
pub(in crate::format) const OPTION: &str = "option";

/// Condition for printing a paragraph.
pub(crate) struct Condition {
    /// Demands of its `when`: each is a key that must have one of some words.
    asked: Vec<AskedFor>,
    /// Questions that the paragraph speaks of, besides the keys of `when`.
    spoken: Vec<String>,
    /// Whether the author has told which questions it speaks of, even if none.
    pub(crate) is_said: bool,
    /// Whether all of the condition could be read.
    pub(crate) is_sound: bool,
}

/// Key of a `when`, with the words it asks for.
struct AskedFor {
    key: String,
    words: Vec<String>,
    /// Place of the words in the file.
    place: Range<usize>,
}

impl AskedFor {
    fn holds(&self, played: &Played) -> bool {
        let said =
            if self.key == OPTION { Some(played.chosen.clone()) } else { played.answers.to(&self.key) };
        said.unwrap_or_default().iter().any(|said| self.words.contains(said))
    }
}

/// Reason why a condition never holds.
pub(crate) struct Never {
    /// Place that the author has to change. `None`: the cause isn't in `when`.
    pub(crate) place: Option<Range<usize>>,
    /// Message that the paragraph is never printed, and why.
    pub(crate) message: KeyedMessage,
    pub(crate) help: KeyedMessage,
}

impl Condition {
    /// Returns the condition of a plain text, which has neither `when` nor `speaks-of`.
    pub(crate) const fn unsaid() -> Self {
        Self { asked: Vec::new(), spoken: Vec::new(), is_said: false, is_sound: true }
    }

    /// Reads `when` and `speaks-of` of a paragraph, and checks every key and word in them.
    pub(crate) fn read(section: &FileSection<'_>, now: &Circumstances<'_>) -> Self {
        let mut read = Self::unsaid();
        if let Some(value) = section.optional("when") {
            read.is_said = true;
            let when = FileSection::of(&value, KeyedMessage::own("when"), Expected::Condition);
            read.is_sound = when.is_some_and(|when| read.ask(&value, &when, now));
        }
        if let Some(value) = section.optional("speaks-of") {
            read.is_said = true;
            read.is_sound &= read.speak(&value);
        }
        read
    }

    /// Adds the demands of a `when`. Returns `false` after a fault.
    fn ask(&mut self, value: &FileEntry<'_>, when: &FileSection<'_>, now: &Circumstances<'_>) -> bool {
        let mut is_sound = true;
        for (Text { value: word, span }, value) in when.pairs() {
            if word != OPTION && question(&word).is_none() {
                is_sound = false;
                let help = match nearest(&word, keys().chain([OPTION])) {
                    _ if word == LAYOUT => {
                        keyed!("write-speaks-of-layout", layout = LAYOUT)
                    }
                    Some(meant) => did_you_mean(meant),
                    None => keyed!("ask-question-or-option", option = OPTION),
                };
                now.report.error(span, no_question(&word), help);
                continue;
            }
            let place = value.span.clone();
            let allowed =
                if value.value.is_array() { value.items().unwrap_or_default() } else { vec![value] };
            let words: Vec<String> = allowed.iter().filter_map(|value| now.word(value)).collect();
            is_sound &= words.len() == allowed.len();
            self.asked.push(AskedFor { key: word, words, place });
        }
        if self.asked.is_empty() && is_sound {
            let message = keyed!("when-asks-nothing");
            let help = keyed!("write-when-or-speaks-of");
            value.fault(message, help);
            return false;
        }
        is_sound
    }

    /// Adds the questions of a `speaks-of`. Returns `false` after a fault of its shape or an unknown question.
    fn speak(&mut self, value: &FileEntry<'_>) -> bool {
        let Some(list) = value.list(Expected::QuestionKeys) else { return false };
        let mut is_sound = true;
        for item in list {
            let Some(word) = item.value.as_str() else {
                is_sound = false;
                let item = FileEntry { part: EntryPart::Question, ..item };
                item.wrong_type(Expected::QuestionKey);
                continue;
            };
            if word != LAYOUT && word != GAME && question(word).is_none() {
                is_sound = false;
                let help = match nearest(word, keys().chain([LAYOUT, GAME])) {
                    _ if word == OPTION => keyed!("ask-option-by-when"),
                    Some(meant) => did_you_mean_word(meant),
                    None => keyed!("name-questions-layout-or-game", layout = LAYOUT, game = GAME),
                };
                item.fault(no_question(word), help);
            } else {
                self.also_about(word);
            }
        }
        is_sound
    }

    /// Adds a question that the paragraph speaks of, unless its `when` asks for that key: then `when` decides.
    pub(crate) fn also_about(&mut self, question: &str) {
        if !self.asked.iter().any(|asked| asked.key == question) {
            self.spoken.push(question.to_owned());
        }
    }

    /// Tells whether the condition has a `when`.
    pub(crate) const fn asks(&self) -> bool {
        !self.asked.is_empty()
    }

    /// Tells whether the demands of `when` are met.
    pub(crate) fn holds(&self, played: &Played) -> bool {
        self.asked.iter().all(|asked| asked.holds(played))
    }

    /// Returns the questions that the paragraph speaks of and that are now answered otherwise than when it was written.
    pub(crate) fn differing(&self, played: &Answers, written: &Answers) -> Vec<&str> {
        let differs = |question: &&str| played.to(question) != written.to(question);
        let mut spoken: Vec<&str> =
            self.spoken.iter().map(String::as_str).filter(|word| *word != GAME).collect();
        if self.spoken.iter().any(|word| word == GAME) {
            // The word for the whole game stands for every question that its `when` doesn't decide.
            let is_decided = |key: &str| self.asked.iter().any(|asked| asked.key == key);
            for key in keys().chain([LAYOUT]).filter(|key| !is_decided(key)) {
                spoken.push(key);
            }
        }
        spoken.into_iter().filter(differs).collect()
    }

    /// Returns why the condition holds in none of the ways to play its file. `None`: it holds in one of them. `list`
    /// is the list of the paragraph.
    pub(crate) fn never(&self, list: &str, ways: &[Played], written: &Answers) -> Option<Never> {
        let holding: Vec<&Played> = ways.iter().filter(|way| self.holds(way)).collect();
        if holding.iter().any(|way| self.differing(&way.answers, written).is_empty()) {
            return None;
        }
        if let Some(way) = holding.first() {
            let question = self.differing(&way.answers, written).first().copied().unwrap_or_default();
            let message = keyed!("paragraph-never-as-written", list, question);
            let help = keyed!("move-question-to-when");
            return Some(Never { place: self.asked.first().map(|asked| asked.place.clone()), message, help });
        }
        let help = keyed!("correct-or-remove-paragraph");
        let alone = self.asked.iter().find(|asked| !ways.iter().any(|way| asked.holds(way)));
        let (asked, message) = match alone {
            Some(asked) if asked.words.is_empty() => {
                let message = keyed!("paragraph-asks-no-answer", list, key = asked.key);
                (asked, message)
            }
            Some(asked) => {
                let words: Vec<String> = asked.words.iter().map(|word| format!("\"{word}\"")).collect();
                let message =
                    keyed!("paragraph-never-answered-so", list, key = asked.key, words => any_of(words));
                (asked, message)
            }
            None => {
                let message = keyed!("paragraph-never-as-whole", list);
                (self.asked.last()?, message)
            }
        };
        Some(Never { place: Some(asked.place.clone()), message, help })
    }
}

impl Circumstances<'_> {
    /// Reads a word that `when` may ask of a key.
    fn word(&self, value: &FileEntry<'_>) -> Option<String> {
        let key: &str = &value.name;
        let word = match value.value {
            DeValue::String(word) => word.to_string(),
            DeValue::Integer(number) => number.to_string(),
            _ => {
                value.wrong_type(Expected::WordOrWords);
                return None;
            }
        };
        let known: Vec<&str> = match question(key).map(|question| &question.answer) {
            None => self.options.clone(),
            Some(Answer::Words(words)) => words.all(),
            Some(Answer::Foes { .. }) => Foe::ALL.iter().map(|foe| foe.name()).chain([NOBODY]).collect(),
            Some(Answer::Steps { .. }) if word.parse::<u8>().is_ok_and(|number| number > 0) => {
                return Some(word);
            }
            Some(Answer::Steps { .. }) => vec!["any"],
            Some(Answer::Squares { .. }) if word.parse::<Square>().is_ok() => return Some(word),
            Some(Answer::Squares { .. }) => {
                let message = keyed!("no-square", word);
                let help = keyed!("write-file-and-rank");
                return value.refuse(message, help);
            }
        };
        if known.contains(&word.as_str()) {
            return Some(word);
        }
        let message = match key {
            OPTION => keyed!("when-unknown-option", word),
            _ => keyed!("value-unknown", word, key),
        };
        let values: Vec<String> = known.iter().map(|known| format!("\"{known}\"")).collect();
        let help = match nearest(&word, known.iter().copied()) {
            Some(meant) => keyed!("did-you-mean-or-otherwise", meant, values = values.join(", ")),
            None if known.is_empty() => {
                keyed!("remove-option-none-offered")
            }
            None => keyed!("values-are", values = values.join(", ")),
        };
        value.refuse(message, help)
    }
}

/// Returns the message that a word is no question.
fn no_question(word: &str) -> KeyedMessage {
    keyed!("no-question", word)
}

/// Returns the advice with a word in quotes that the author may have meant.
fn did_you_mean_word(meant: &str) -> KeyedMessage {
    keyed!("did-you-mean-word", meant)
}

/// Condition of a paragraph in the variant's own file.
pub(crate) struct OwnCondition {
    pub(crate) condition: Condition,
    /// List that the paragraph is in.
    pub(crate) list: String,
    /// Place of the paragraph's text.
    pub(crate) place: Range<usize>,
}
