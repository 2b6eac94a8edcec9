//! The sentences of faults in one language, and for whom they are said.

use super::{Argument, KeyedMessage};
use crate::field::{Field, Names};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::sync::{Arc, LazyLock, OnceLock};
use unic_langid::LanguageIdentifier;

/// The English sentences.
pub(crate) const ENGLISH: &str = include_str!("../../templates/text/en/faults.ftl");

static IN_ENGLISH: LazyLock<FluentBundle<FluentResource>> =
    LazyLock::new(|| bundle(LanguageIdentifier::default(), ENGLISH));

/// The sentences of faults in a language. What it lacks is said in English, whose sentences are always there.
#[derive(Clone, Default)]
pub struct FaultSentences {
    /// Sentences of its own. `None`: it is English.
    own: Option<Arc<OwnSentences>>,
}

/// The sentences of a language that is not English. They are parsed when the first is said: most runs say none.
struct OwnSentences {
    language: LanguageIdentifier,
    text: String,
    parsed: OnceLock<FluentBundle<FluentResource>>,
}

impl FaultSentences {
    /// Returns the sentences of the language with a tag, such as `pt-BR`, given the text of its `faults.ftl`. What can't be
    /// read there is said in English.
    #[must_use]
    pub(crate) fn of(tag: &str, text: &str) -> Self {
        let (language, text) = (tag.parse().unwrap_or_default(), text.to_owned());
        Self { own: Some(Arc::new(OwnSentences { language, text, parsed: OnceLock::new() })) }
    }

    /// Returns the sentence of a message. The key, if there is none.
    fn say(&self, message: &KeyedMessage, voice: Voice<'_>) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in message.arguments() {
            args.set(*name, value.say(voice));
        }
        for field in Field::ALL {
            args.set(format!("option-{}", field.name()), (voice.names)(*field));
        }
        let said = |bundle: &FluentBundle<FluentResource>| {
            let pattern = bundle.get_message(message.key())?.value()?;
            let mut faults = Vec::new();
            let text = bundle.format_pattern(pattern, Some(&args), &mut faults).into_owned();
            // A sentence that asks for what is not there is said in English.
            faults.is_empty().then_some(text)
        };
        let own =
            self.own.as_deref().map(|own| own.parsed.get_or_init(|| bundle(own.language.clone(), &own.text)));
        let own = own.and_then(said);
        own.or_else(|| said(&IN_ENGLISH)).unwrap_or_else(|| message.key().to_owned())
    }
}

fn bundle(language: LanguageIdentifier, text: &str) -> FluentBundle<FluentResource> {
    let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, _)| resource);
    let mut bundle = FluentBundle::new_concurrent(vec![language]);
    bundle.set_use_isolating(false);
    bundle.add_resource_overriding(resource);
    bundle
}

/// How a message is said to its reader: in which language, and with which names for the fields of a request.
#[derive(Clone, Copy)]
pub struct Voice<'a> {
    /// Sentences of the reader's language.
    pub sentences: &'a FaultSentences,
    /// Names of the fields, such as options of a command line.
    pub names: Names<'a>,
}

impl<'a> Voice<'a> {
    /// Returns a voice that speaks English, with these names of fields.
    #[must_use]
    pub fn english(names: Names<'a>) -> Self {
        static IN_ENGLISH: FaultSentences = FaultSentences { own: None };
        Self { sentences: &IN_ENGLISH, names }
    }

    /// Returns whether it speaks English.
    #[must_use]
    pub fn is_english(self) -> bool {
        self.sentences.own.is_none()
    }

    /// Returns the sentence of a message.
    #[must_use]
    pub fn say(self, message: &KeyedMessage) -> String {
        self.sentences.say(message, self)
    }
}

impl Default for Voice<'_> {
    /// A voice for a program's author: English, with the plain names of fields.
    fn default() -> Self {
        Self::english(&Field::plain)
    }
}

impl Argument {
    /// Returns what is put into a sentence.
    fn say(&self, voice: Voice<'_>) -> FluentValue<'static> {
        match self {
            Self::Text(text) => text.clone().into(),
            Self::Number(number) => (*number).into(),
            Self::Message(message) => voice.say(message).into(),
            Self::Field(field) => (voice.names)(*field).into(),
        }
    }
}
