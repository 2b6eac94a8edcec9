//! Options: the fields of a request, set by words.

use super::Request;
use crate::field::Field;
use crate::imposition::Settings;
use crate::keyed::KeyedMessage;
use std::ops::RangeInclusive;

/// Heading of an option in a list of all options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum OptionHeading {
    /// The game and its theme: under no heading.
    Game,
    /// Paper and printing.
    Paper,
    /// The pieces.
    Pieces,
    /// Quantities.
    Quantity,
    /// Files to write.
    Files,
}

/// Function that returns the words of an option, each with its text for the help.
pub type KnownWords = fn() -> Vec<(&'static str, &'static str)>;

/// Kind of argument of an option. The first field of each is the value's name in a help text.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Takes {
    /// Nothing: the option is a flag.
    Nothing,
    /// A value.
    Value(&'static str),
    /// A value that may begin with a minus sign.
    Signed(&'static str),
    /// A whole number in a range.
    Number(&'static str, RangeInclusive<u16>),
    /// One of some words.
    Word(&'static str, KnownWords),
    /// Several of some words, separated by commas.
    Words(&'static str, KnownWords),
    /// A list of values, separated by commas.
    List(&'static str),
    /// A value; the option can be given several times for several values.
    Each(&'static str),
}

/// An option of a request.
#[non_exhaustive]
pub struct RequestOption {
    /// Field that it sets.
    pub field: Field,
    /// Heading in a list.
    pub heading: OptionHeading,
    /// Kind of argument.
    pub takes: Takes,
    /// Default, as text. `None`: it can't be written as a value.
    pub default: Option<&'static str>,
    /// Help in one line.
    pub help: &'static str,
    /// More help, in a paragraph; may be empty.
    pub more: &'static str,
    /// Whether many people ask for it.
    pub is_common: bool,
    pub(super) access: Access,
}

/// Functions that set an option's value in a request, and write it.
pub(super) struct Access {
    /// Reads a text into a request.
    pub(super) set: fn(&mut Request, &str) -> Result<(), KeyedMessage>,
    /// Returns the texts that set the option as in the first request; none if the second request has the same value.
    pub(super) said: fn(&Request, &Request) -> Vec<String>,
}

impl RequestOption {
    /// Sets the option's field in a request; the text is ignored if the option takes no value.
    ///
    /// # Errors
    /// The text is not a value of the option.
    pub fn set(&self, request: &mut Request, text: &str) -> Result<(), KeyedMessage> {
        (self.access.set)(request, text)
    }

    /// Returns a text for each time that the option has to be given to make the request. Empty: the request has the default (of
    /// its pack, if it has one).
    #[must_use]
    pub fn said(&self, request: &Request) -> Vec<String> {
        let usual = Request { settings: Settings::of(request.settings.pack), ..Request::default() };
        (self.access.said)(request, &usual)
    }

    /// Returns whether it takes a value.
    #[must_use]
    pub const fn takes_value(&self) -> bool {
        !matches!(self.takes, Takes::Nothing)
    }
}
