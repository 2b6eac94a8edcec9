//! Faults, warnings and notes as data: the key of a sentence, and what is put into it.
//!
//! The sentences stand in `templates/text/en/faults.ftl`; the English ones are always inside the program. A message is said at the
//! door, so that a front end in another language can say it in its own sentences.

use crate::field::{Field, Names};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::fmt;
use std::sync::LazyLock;

/// The English sentences.
const ENGLISH: &str = include_str!("../templates/text/en/faults.ftl");

/// SentenceBundle of one language.
type SentenceBundle = FluentBundle<FluentResource>;

static SENTENCES: LazyLock<SentenceBundle> = LazyLock::new(|| {
    // A test reads the file without faults.
    let resource = FluentResource::try_new(ENGLISH.to_owned()).unwrap_or_else(|(resource, _)| resource);
    let mut sentences = FluentBundle::new_concurrent(vec![unic_langid::LanguageIdentifier::default()]);
    sentences.set_use_isolating(false);
    sentences.add_resource_overriding(resource);
    sentences
});

/// A fault, a warning or a note: the key of its sentence, and what is put into the sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyedMessage(Box<Parts>);

/// Boxed, so that a fault is small beside the result that it takes the place of.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Parts {
    key: &'static str,
    arguments: Vec<(&'static str, Argument)>,
}

/// What is put into a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// A text that is the same in every language: a name, a measure, a key of a file, or what another program says.
    Text(String),
    /// A number, which may choose a plural.
    Number(usize),
    /// A part of the sentence with words of its own.
    Message(KeyedMessage),
    /// Things to do, of which one is enough.
    AnyOf(Vec<KeyedMessage>),
    /// A field of a request, by its name where the sentence is read.
    Field(Field),
}

impl From<Field> for Argument {
    fn from(field: Field) -> Self {
        Self::Field(field)
    }
}

impl From<Option<KeyedMessage>> for Argument {
    /// A part that may be missing: nothing is said then.
    fn from(message: Option<KeyedMessage>) -> Self {
        message.map_or_else(|| Self::Text(String::new()), Self::Message)
    }
}

impl From<usize> for Argument {
    fn from(number: usize) -> Self {
        Self::Number(number)
    }
}

impl From<KeyedMessage> for Argument {
    fn from(message: KeyedMessage) -> Self {
        Self::Message(message)
    }
}

impl From<Vec<KeyedMessage>> for Argument {
    fn from(messages: Vec<KeyedMessage>) -> Self {
        Self::AnyOf(messages)
    }
}

impl Argument {
    /// Returns its words; `names` gives the names of a request's fields.
    fn say(&self, names: Names<'_>) -> FluentValue<'static> {
        match self {
            Self::Text(text) => text.clone().into(),
            Self::Number(number) => (*number).into(),
            Self::Message(message) => message.say(names).into(),
            Self::Field(field) => names(*field).into(),
            Self::AnyOf(messages) => {
                let last = messages.len().saturating_sub(1);
                let said = messages.iter().map(|message| message.say(names)).enumerate();
                let joined = said.reduce(|(_, first), (nth, next)| {
                    let both = if nth < last {
                        keyed!("one-of-several", first, next)
                    } else {
                        keyed!("one-or-another", first, next)
                    };
                    (nth, both.say(names))
                });
                joined.map_or_else(String::new, |(_, text)| text).into()
            }
        }
    }
}

impl KeyedMessage {
    /// Returns a message in the words of a program that uses this one, such as that a file isn't there.
    #[must_use]
    pub fn own(text: &str) -> Self {
        keyed!("said", text)
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
        self.say(&Field::plain)
    }

    /// Returns the sentence in English; `names` gives the name of a field where the sentence is read, such as an option: a sentence
    /// names the field `paper` as `$option-paper`. The key, if there is no sentence for it.
    #[must_use]
    pub fn say(&self, names: Names<'_>) -> String {
        let pattern = SENTENCES.get_message(self.key()).and_then(|message| message.value());
        let Some(pattern) = pattern else { return self.key().to_owned() };
        let mut args = FluentArgs::new();
        for (name, value) in self.arguments() {
            args.set(*name, value.say(names));
        }
        for field in Field::ALL {
            args.set(format!("option-{}", field.name()), names(*field));
        }
        SENTENCES.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }
}

impl fmt::Display for KeyedMessage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}

/// A fault with a message of its own.
pub(crate) trait Keyed {
    /// Returns the message.
    fn keyed(&self) -> KeyedMessage;
}

impl Keyed for KeyedMessage {
    fn keyed(&self) -> KeyedMessage {
        self.clone()
    }
}

impl<T: Keyed> Keyed for &T {
    fn keyed(&self) -> KeyedMessage {
        (*self).keyed()
    }
}

/// A value that [`keyed!`](crate::keyed) puts into a sentence: a fault by its message, anything else by its text. The call
/// `(&Given(&value)).argument()` finds the method of [`ByMessage`] first, for it takes one reference less.
pub(crate) struct Given<'a, T>(pub(crate) &'a T);

pub(crate) trait ByMessage {
    fn argument(&self) -> Argument;
}

impl<T: Keyed> ByMessage for Given<'_, T> {
    fn argument(&self) -> Argument {
        Argument::Message(self.0.keyed())
    }
}

pub(crate) trait ByText {
    fn argument(&self) -> Argument;
}

impl<T: fmt::Display> ByText for &Given<'_, T> {
    fn argument(&self) -> Argument {
        Argument::Text(self.0.to_string())
    }
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
/// and the variables of the sentence. A value behind `=` is put in as a text, or as a message if it has one; one that needs a
/// format of its own is given as `format!(…)`. A number that chooses a plural, and an argument of another kind, stand behind `=>`.
macro_rules! keyed {
    ($key:literal $(, $name:ident $(= $value:expr)? $(=> $argument:expr)?)* $(,)?) => {
        $crate::keyed::KeyedMessage::new(
            $key,
            vec![$((stringify!($name), $crate::keyed::keyed!(@value $name $(= $value)? $(=> $argument)?))),*],
        )
    };
    (@value $name:ident) => { $crate::keyed::keyed!(@value $name = $name) };
    (@value $name:ident = $value:expr) => {{
        #[allow(unused_imports, reason = "a value is put in by one of the two")]
        use $crate::keyed::{ByMessage as _, ByText as _};
        (&$crate::keyed::Given(&$value)).argument()
    }};
    (@value $name:ident => $value:expr) => { $crate::keyed::Argument::from($value) };
}
pub(crate) use keyed;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_said_in_the_sentence_of_its_key() {
        let message = keyed!("not-a-square", text = "z9");
        assert_eq!(message.text(), "`z9` is not a square: write its file and its rank, such as `f6`");
        assert_eq!(message.key(), "not-a-square");
        assert_eq!(message.arguments(), [("text", Argument::Text("z9".to_owned()))]);
        assert_eq!(KeyedMessage::own("of {mine}").to_string(), "of {mine}");
    }

    #[test]
    fn every_english_sentence_can_be_read() {
        assert!(FluentResource::try_new(ENGLISH.to_owned()).is_ok());
    }
}
