//! An option: one thing that may be asked for, in words.

use super::Request;
use crate::field::Field;
use crate::imposition::Settings;
use crate::keyed::KeyedMessage;
use std::ops::RangeInclusive;

/// Under which heading an option stands in a list of all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionHeading {
    /// The game and its look: under none.
    Game,
    /// How the kit meets paper.
    Paper,
    /// The pieces.
    Pieces,
    /// How much of it.
    Quantity,
    /// What is written.
    Files,
}

/// Words, and what is said of each.
pub type KnownWords = fn() -> Vec<(&'static str, &'static str)>;

/// What an option takes. The first part of each is what a help text calls the value.
#[derive(Clone, Debug)]
pub enum Takes {
    /// Nothing: it is asked for, or not.
    Nothing,
    /// A value.
    Value(&'static str),
    /// A value that may begin with a minus.
    Signed(&'static str),
    /// A whole number from one to another.
    Number(&'static str, RangeInclusive<u16>),
    /// One of some words.
    Word(&'static str, KnownWords),
    /// Some of some words, with commas between them.
    Words(&'static str, KnownWords),
    /// A list with commas between its values.
    List(&'static str),
    /// A value, and more where the option is given several times.
    Each(&'static str),
}

/// Everything that is known of an option.
pub struct RequestOption {
    /// What it chooses.
    pub field: Field,
    /// Where it stands in a list.
    pub heading: OptionHeading,
    /// What it takes.
    pub takes: Takes,
    /// The value that is taken unasked, where it can be written.
    pub default: Option<&'static str>,
    /// What it does, in a line.
    pub help: &'static str,
    /// More of it, in a paragraph; empty if there is no more to say.
    pub more: &'static str,
    /// Whether many people ask for it.
    pub is_common: bool,
    pub(super) access: Access,
}

/// How an option's value comes into a request, and out of it.
pub(super) struct Access {
    /// Takes a text over into a request.
    pub(super) set: fn(&mut Request, &str) -> Result<(), KeyedMessage>,
    /// The texts by which a request differs from another.
    pub(super) said: fn(&Request, &Request) -> Vec<String>,
}

impl RequestOption {
    /// Asks for a value; nothing is written for an option that takes none.
    ///
    /// # Errors
    /// Why the text is no such value.
    pub fn set(&self, request: &mut Request, text: &str) -> Result<(), KeyedMessage> {
        (self.access.set)(request, text)
    }

    /// What a request asks of it otherwise than is made unasked, of its pack if it asks for one: a text for each time that the
    /// option has to be given.
    #[must_use]
    pub fn said(&self, request: &Request) -> Vec<String> {
        let usual = Request { settings: Settings::of(request.settings.pack), ..Request::default() };
        (self.access.said)(request, &usual)
    }

    /// Whether it takes a value.
    #[must_use]
    pub const fn takes_value(&self) -> bool {
        !matches!(self.takes, Takes::Nothing)
    }
}
