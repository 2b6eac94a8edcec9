//! What a fault, a warning or a note says, so that a front end in another language can say it, too.
//!
//! The English words stand where the fault is found, in [`keyed!`](crate::keyed), with a key that stays when they change and
//! with the names of what is put into them. `docs/faults.ftl` lists them all; it is made from the source by a test.

use std::fmt;

/// A sentence with its key and with what was put into it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyedMessage(Box<Parts>);

/// Boxed, so that a fault is small beside the result that it takes the place of.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Parts {
    key: &'static str,
    arguments: Vec<(&'static str, String)>,
    text: String,
}

impl KeyedMessage {
    /// A message of a program of yours, such as that a file isn't there that another one extends. Those of this program are made
    /// by a macro, so that `docs/faults.ftl` can list them.
    #[must_use]
    pub fn new(key: &'static str, arguments: Vec<(&'static str, String)>, text: String) -> Self {
        Self(Box::new(Parts { key, arguments, text }))
    }

    /// What [`keyed!`](crate::keyed) makes: a text out of values with names.
    pub(crate) fn made<const COUNT: usize>(
        key: &'static str,
        names: [&'static str; COUNT],
        values: [String; COUNT],
        text: impl FnOnce(&[String; COUNT]) -> String,
    ) -> Self {
        let text = text(&values);
        Self::new(key, names.into_iter().zip(values).collect(), text)
    }

    /// Its key, in `docs/faults.ftl`: lower-case words with hyphens between them.
    #[must_use]
    pub fn key(&self) -> &'static str {
        self.0.key
    }

    /// What was put into it, by the names that the variables have in `docs/faults.ftl`; each as it stands in the text.
    #[must_use]
    pub fn arguments(&self) -> &[(&'static str, String)] {
        &self.0.arguments
    }

    /// The sentence in English.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0.text
    }
}

impl fmt::Display for KeyedMessage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// Shows faults by their message: the types that it is given have a `message` that returns a [`KeyedMessage`].
macro_rules! shown_by_message {
    ($fault:ty) => {
        impl ::std::fmt::Display for $fault {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.message().text())
            }
        }
    };
}
pub(crate) use shown_by_message;

/// A [`KeyedMessage`]: its key, its English words with names between braces, and what each name stands for.
///
/// `keyed!` takes a key, a text such as ``unknown key `{word}` of {place}``, and `word, place = section.name()`. What is put in
/// is turned into text first, so a value that needs a format of its own is given as `format!(…)`. One key has one text
/// everywhere.
macro_rules! keyed {
    ($key:literal, $text:literal $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $crate::keyed::KeyedMessage::made(
            $key,
            [$(stringify!($name)),*],
            [$($crate::keyed::keyed!(@value $name $(= $value)?)),*],
            |#[allow(unused_variables, reason = "another language may want what English leaves out")] [$($name),*]| format!($text),
        )
    };
    (@value $name:ident) => { $name.to_string() };
    (@value $name:ident = $value:expr) => { ($value).to_string() };
}
pub(crate) use keyed;

#[cfg(test)]
mod tests {

    #[test]
    fn a_message_has_its_words_and_what_was_put_into_them() {
        let word = 7;
        let said = keyed!("test-key", "`{word}` of {place}", word, place = format!("{:03}", 5));
        assert_eq!(said.text(), "`7` of 005");
        assert_eq!(said.key(), "test-key");
        assert_eq!(said.arguments(), [("word", "7".to_owned()), ("place", "005".to_owned())]);
        assert_eq!(keyed!("test-bare", "nothing").to_string(), "nothing");
    }
}
