//! Faults, warnings and notes as data: the key of a sentence, and what is put into it.
//!
//! The sentences stand in `templates/text/en/faults.ftl`; the English ones are always inside the program. A message is said at the
//! door, so that a front end in another language can say it in its own sentences.

mod argument;
mod sentences;

pub use argument::Argument;
pub(crate) use argument::{ByMessage, ByNumber, ByText, Given, Keyed};
pub(crate) use sentences::ENGLISH;
pub use sentences::{FaultSentences, Voice};

use std::fmt;

/// A fault, a warning or a note: the key of its sentence, and what is put into the sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyedMessage(Box<Parts>);

/// Boxed, so that a fault is small beside the result that it takes the place of.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Parts {
    key: &'static str,
    arguments: Vec<(&'static str, Argument)>,
}

impl KeyedMessage {
    /// Returns a message in the words of a program that uses this one, such as that a file isn't there.
    #[must_use]
    pub fn own(text: &str) -> Self {
        keyed!("said", text)
    }

    /// Returns a message in the words of a program that this one uses, such as the system: they are quoted.
    #[must_use]
    pub fn foreign(text: &str) -> Self {
        keyed!("said-by-another", text)
    }

    /// Returns what [`keyed!`](crate::keyed) makes.
    pub(crate) fn new(key: &'static str, arguments: Vec<(&'static str, Argument)>) -> Self {
        Self(Box::new(Parts { key, arguments }))
    }

    /// Returns the key of its sentence in `faults.ftl`: lower-case words with hyphens between them.
    #[must_use]
    pub fn key(&self) -> &'static str {
        self.0.key
    }

    /// Returns what is put into the sentence, by the names of the sentence's variables.
    #[must_use]
    pub fn arguments(&self) -> &[(&'static str, Argument)] {
        &self.0.arguments
    }

    /// Returns the sentence in English, for a program's author: fields have their plain names.
    #[must_use]
    pub fn text(&self) -> String {
        self.say(Voice::default())
    }

    /// Returns the sentence as `voice` says it. A sentence names the field `paper` as `$option-paper`.
    #[must_use]
    pub fn say(&self, voice: Voice<'_>) -> String {
        voice.say(self)
    }
}

impl fmt::Display for KeyedMessage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}

impl std::error::Error for KeyedMessage {}

/// Joins messages, two at a time. Of none it makes an empty one.
pub(crate) fn joined(
    messages: impl IntoIterator<Item = KeyedMessage>,
    both: impl Fn(KeyedMessage, KeyedMessage) -> KeyedMessage,
) -> KeyedMessage {
    messages.into_iter().reduce(both).unwrap_or_else(|| KeyedMessage::own(""))
}

/// Lists messages with commas between them.
pub(crate) fn listed(messages: impl IntoIterator<Item = KeyedMessage>) -> KeyedMessage {
    joined(messages, |first, next| keyed!("one-of-several", first, next))
}

/// Lists names with the word for `and` between them.
pub(crate) fn all_of(names: impl IntoIterator<Item: AsRef<str>>) -> KeyedMessage {
    let names = names.into_iter().map(|name| KeyedMessage::own(name.as_ref()));
    joined(names, |first, next| keyed!("one-and-another", first, next))
}

/// Lists names with the word for `or` between them.
pub(crate) fn any_of(names: impl IntoIterator<Item: AsRef<str>>) -> KeyedMessage {
    let names = names.into_iter().map(|name| KeyedMessage::own(name.as_ref()));
    joined(names, |first, next| keyed!("either-name", first, next))
}

/// Shows faults by their message: the types that it is given have a `message` that returns a [`KeyedMessage`].
macro_rules! shown_by_message {
    ($fault:ty) => {
        impl $crate::keyed::Keyed for $fault {
            fn keyed(&self) -> $crate::keyed::KeyedMessage {
                self.message()
            }
        }

        impl ::std::fmt::Display for $fault {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(&self.message(), f)
            }
        }
    };
}
pub(crate) use shown_by_message;

/// Makes a [`KeyedMessage`]: `keyed!("unknown-key", word, place = section.name(), why => message)`, with the key of the sentence
/// and the variables of the sentence. A value behind `=` is put in as a whole number, as a message if it has one, or else as
/// a text; one that needs a format of its own is given as `format!(…)`. An argument of another kind stands behind `=>`.
macro_rules! keyed {
    ($key:literal $(, $name:ident $(= $value:expr)? $(=> $argument:expr)?)* $(,)?) => {
        $crate::keyed::KeyedMessage::new(
            $key,
            vec![$((stringify!($name), $crate::keyed::keyed!(@value $name $(= $value)? $(=> $argument)?))),*],
        )
    };
    (@value $name:ident) => { $crate::keyed::keyed!(@value $name = $name) };
    (@value $name:ident = $value:expr) => {{
        #[allow(unused_imports, reason = "a value is put in by one of the three")]
        use $crate::keyed::{ByMessage as _, ByNumber as _, ByText as _};
        (&$crate::keyed::Given(&$value)).argument()
    }};
    (@value $name:ident => $value:expr) => { $crate::keyed::Argument::from($value) };
}
pub(crate) use keyed;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::field::Field;

    #[test]
    fn a_message_is_said_in_the_sentence_of_its_key() {
        let message = keyed!("not-a-square", text = "z9");
        assert_eq!(message.text(), "`z9` is not a square: write its file and its rank, such as `f6`");
        assert_eq!(message.key(), "not-a-square");
        assert_eq!(message.arguments(), [("text", Argument::Text("z9".to_owned()))]);
        assert_eq!(KeyedMessage::own("of {mine}").to_string(), "of {mine}");
    }

    #[test]
    fn what_a_language_lacks_is_said_in_english() {
        let sentences =
            FaultSentences::of("de", "not-a-square = `{ $text }` ist kein Feld\nlists-are = { $nothing }\n");
        let voice = Voice { sentences: &sentences, names: &Field::plain };
        let square = keyed!("not-a-square", text = "z9");
        assert_eq!(square.say(voice), "`z9` ist kein Feld");
        assert_eq!(keyed!("correct-it").say(voice), keyed!("correct-it").text());
    }

    #[test]
    fn lists_are_joined_by_words_of_their_language() {
        let sentences = FaultSentences::of("de", "one-and-another = { $first } und { $next }\n");
        let voice = Voice { sentences: &sentences, names: &Field::plain };
        assert_eq!(all_of(["a", "b", "c"]).say(voice), "a und b und c");
        assert_eq!(all_of(["a"]).say(voice), "a");
        assert_eq!(any_of(["a", "b"]).say(voice), "a or b");
        let none: [&str; 0] = [];
        assert_eq!(all_of(none).say(voice), "");
    }

    #[test]
    fn every_english_sentence_can_be_read() {
        assert!(fluent_bundle::FluentResource::try_new(sentences::ENGLISH.to_owned()).is_ok());
    }
}
