//! What is put into a sentence, and how a value comes to be put in.

use super::{KeyedMessage, keyed, listed};
use crate::field::Field;
use crate::units::Length;
use std::fmt;

/// What is put into a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Argument {
    /// A text that is the same in every language: a name, a key of a file, or what another program says.
    Text(String),
    /// A number, which may choose a plural.
    Number(usize),
    /// A part of the sentence with words of its own.
    Message(KeyedMessage),
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
    /// Things to do, of which one is enough.
    fn from(mut ways: Vec<KeyedMessage>) -> Self {
        let last = ways.pop();
        let first = (!ways.is_empty()).then(|| listed(ways));
        Self::from(match (first, last) {
            (Some(first), Some(last)) => Some(keyed!("one-or-another", first, next = last)),
            (_, last) => last,
        })
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

impl Keyed for Length {
    /// A length in millimetres, with the decimal mark of the sentence's language.
    fn keyed(&self) -> KeyedMessage {
        let written = self.to_string();
        let figures = written.split(' ').next().unwrap_or_default();
        match figures.split_once('.') {
            Some((whole, decimals)) => keyed!("length", whole, decimals),
            None => keyed!("length-whole", whole = figures),
        }
    }
}

impl<T: Keyed> Keyed for &T {
    fn keyed(&self) -> KeyedMessage {
        (*self).keyed()
    }
}

/// A value that [`keyed!`](crate::keyed) puts into a sentence: a fault or a length by its message, a whole number as a number, anything else by
/// its text. The call `(&Given(&value)).argument()` finds the methods of [`ByMessage`] and [`ByNumber`] first, for they take one
/// reference less.
pub(crate) struct Given<'a, T>(pub(crate) &'a T);

pub(crate) trait ByMessage {
    fn argument(&self) -> Argument;
}

impl<T: Keyed> ByMessage for Given<'_, T> {
    fn argument(&self) -> Argument {
        Argument::Message(self.0.keyed())
    }
}

pub(crate) trait ByNumber {
    fn argument(&self) -> Argument;
}

impl<T: WholeNumber> ByNumber for Given<'_, T> {
    fn argument(&self) -> Argument {
        Argument::Number(self.0.count())
    }
}

/// A whole number, which may choose a plural in some language.
pub(crate) trait WholeNumber {
    /// Returns the number.
    fn count(&self) -> usize;
}

macro_rules! counts {
    ($($number:ty),+) => {
        $(impl WholeNumber for $number {
            fn count(&self) -> usize {
                usize::try_from(*self).unwrap_or(usize::MAX)
            }
        })+
    };
}
counts!(u8, u16, u32, u64, usize);

impl<T: WholeNumber> WholeNumber for &T {
    fn count(&self) -> usize {
        (*self).count()
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
