//! Whole-sentence messages in Fluent (<https://projectfluent.org>), with terms that a theme may replace.

mod bounds;
mod compare;
mod fault;
mod gender;
mod nouns;
mod parts;
mod pattern;
mod places;
mod silent;
mod since;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentMessage, FluentResource, FluentValue};
use fluent_syntax::parser::ParserError;
use std::sync::{Arc, OnceLock};
use unic_langid::LanguageIdentifier;

use self::bounds::{LONGEST, beyond, nested};
pub use self::bounds::{MOST_BYTES, MOST_FAULTS, shorten_sentences, too_large};
pub use self::compare::{FAULTS, SentenceFile, compare, missing};
pub use self::fault::MessageFault;
use self::fault::syntax;
use self::pattern::Wrapped;
pub use self::places::{names, terms_of};
pub use self::since::{SINCE_STARTS, changed_since, hash_digits, sentences, written_since};
use super::Language;
use crate::keyed::{KeyedMessage, keyed};

/// A value for a variable of a message.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// A number; chooses plural forms, and is written plainly: `1066`, `2.5`.
    Number(f64),
    /// A text.
    Text(String),
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<f64> for Value {
    fn from(number: f64) -> Self {
        Self::Number(number)
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Self {
        Self::Number(number as f64)
    }
}

/// Messages and terms of one language. Clones share them.
#[derive(Clone)]
pub struct Messages {
    language: Language,
    /// Files in the order of their addition: the bundle is built of them anew after a fault, and when a clone is changed.
    resources: Vec<Arc<FluentResource>>,
    bundle: Arc<Bundle>,
    /// Nouns that give their gender: id and gender.
    genders: Vec<(String, String)>,
    /// Files that are parsed only when one of their messages is asked for; and the number of resources before them,
    /// which are the language's other own files.
    later: Arc<Vec<(String, String)>>,
    before_later: usize,
    /// Faults of a theme's nouns whose forms aren't all known, so that the neutral nouns are used.
    unknown_forms: Vec<MessageFault>,
    /// What is perhaps wrong in a theme's nouns.
    doubts: Vec<MessageFault>,
    /// Variables that every message knows.
    known: Vec<(&'static str, Value)>,
    /// Bundle with all messages, the later files included; built when one of those is first asked for.
    whole: Arc<OnceLock<Bundle>>,
}

type Bundle = FluentBundle<Arc<FluentResource>>;

impl Messages {
    /// Creates an empty collection of messages.
    #[must_use]
    pub fn new(language: Language) -> Self {
        let bundle = Arc::new(empty(&language));
        Self {
            language,
            resources: Vec::new(),
            bundle,
            genders: Vec::new(),
            later: Arc::default(),
            before_later: 0,
            unknown_forms: Vec::new(),
            doubts: Vec::new(),
            known: Vec::new(),
            whole: Arc::default(),
        }
    }

    /// Returns the language of the messages.
    #[must_use]
    pub const fn language(&self) -> &Language {
        &self.language
    }

    /// Adds the messages of a file.
    ///
    /// # Errors
    /// All syntax faults; or all ids that are there already. After an error nothing has been added.
    pub fn add(&mut self, file: &str, source: &str) -> Result<(), Vec<MessageFault>> {
        let resource = parse(file, source)?;
        let result = self.own_bundle().add_resource(Arc::clone(&resource));
        if let Err(errors) = result {
            self.bundle = Arc::new(self.rebuilt());
            return Err(errors.iter().map(|error| duplicate(file, error)).collect());
        }
        self.genders.extend(gender::genders(source, &resource));
        self.resources.push(resource);
        self.before_later = self.resources.len();
        self.whole = Arc::default();
        Ok(())
    }

    /// Adds the messages of a file, which replace messages with the same ids: a theme's terms replace the neutral ones.
    ///
    /// # Errors
    /// All syntax faults, or all lines that Fluent would silently ignore. After an error nothing has been added.
    pub fn add_overriding(&mut self, file: &str, source: &str) -> Result<(), Vec<MessageFault>> {
        let resource = parse(file, source)?;
        let mut silent = silent::silent(file, source, &resource, &self.language);
        let silently = gender::without(&resource, &self.genders);
        if !self.language.is_english() {
            silent.extend(silently.iter().map(|(id, _)| gender::missing(file, source, id, &self.language)));
        }
        if !silent.is_empty() {
            return Err(silent);
        }
        // English nouns need a gender only where a pronoun stands for them: without one they keep the neutral word's gender.
        let resource = if silently.is_empty() {
            resource
        } else {
            parse(file, &gender::with_genders(source, &silently))?
        };
        self.override_by(resource);
        Ok(())
    }

    /// Works out the forms that nouns leave out in a theme's file, which must be the file added last. Where forms
    /// can't be known, the neutral noun is used, and [`Self::unknown_forms`] gets a fault.
    pub fn settle_nouns(&mut self, file: &str, source: &str) {
        let settled = nouns::settled(self, file, source);
        self.unknown_forms.extend(settled.faults);
        self.doubts.extend(settled.doubts);
        if let Ok(resource) = parse(file, source) {
            let silently = gender::without(&resource, &self.genders);
            self.doubts.extend(
                silently.iter().map(|(id, kept)| gender::kept(file, source, id, kept, &self.language)),
            );
        }
        if !settled.said.is_empty()
            && let Ok(resource) = parse(file, &settled.said)
        {
            self.override_by(resource);
        }
    }

    /// Returns the faults of a theme's nouns that gave way to the neutral ones, each with the lines that the noun needs.
    #[must_use]
    pub fn unknown_forms(&self) -> &[MessageFault] {
        &self.unknown_forms
    }

    /// Returns what is perhaps wrong in a theme's nouns and is said as it stands: a form that nouns of their gender don't have, and a
    /// noun that doesn't say its gender and keeps that of the neutral one.
    #[must_use]
    pub fn doubts(&self) -> &[MessageFault] {
        &self.doubts
    }

    /// Returns the language's nouns, each with its name and all its forms in Fluent, as a start for a new theme.
    #[must_use]
    pub fn nouns(&self) -> Vec<(String, String)> {
        nouns::declined(self)
    }

    /// Returns the language's own files, without the later ones, which have no nouns.
    fn own(&self) -> impl Iterator<Item = &FluentResource> {
        self.resources.iter().take(self.before_later).map(Arc::as_ref)
    }

    /// Adds the messages of sound files that are seldom needed; they are parsed when one of them is asked for. They
    /// keep their place in the order of files: later additions replace them.
    pub fn add_later(&mut self, files: Vec<(String, String)>) {
        self.later = Arc::new(files);
        self.before_later = self.resources.len();
    }

    /// Tells whether there is a message with this id.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.bundle.get_message(id).is_some_and(|message| message.value().is_some()) || self.is_later(id)
    }

    /// Tells whether a message is in one of the later files.
    fn is_later(&self, id: &str) -> bool {
        let defines = |source: &str| {
            source.match_indices(id).any(|(at, _)| {
                let starts = at == 0 || source.as_bytes()[at - 1] == b'\n';
                starts && source[at + id.len()..].trim_start_matches(' ').starts_with('=')
            })
        };
        self.later.iter().any(|(_, source)| defines(source))
    }

    /// Returns the bundle with all messages, the later files included.
    fn whole(&self) -> &Bundle {
        self.whole.get_or_init(|| {
            let (before, after) = self.resources.split_at(self.before_later.min(self.resources.len()));
            let later = self.later.iter().filter_map(|(file, source)| parse(file, source).ok());
            filled(&self.language, before.iter().cloned().chain(later).chain(after.iter().cloned()))
        })
    }

    /// Makes a variable known to every message.
    #[must_use]
    pub fn knowing(mut self, name: &'static str, value: Value) -> Self {
        self.known.push((name, value));
        self
    }

    /// Returns the text of a message.
    ///
    /// # Errors
    /// An unknown id; or an unknown variable, term, message or function in the message.
    pub fn get(&self, id: &str, args: &[(&str, Value)]) -> Result<String, MessageFault> {
        let text = self.among(|bundle| self.format(bundle, bundle.get_message(id), id, args))?;
        bounded(text, id, LONGEST)
    }

    /// Formats with the messages parsed so far; on failure, with all messages.
    fn among(&self, said: impl Fn(&Bundle) -> Result<String, MessageFault>) -> Result<String, MessageFault> {
        let first = said(&self.bundle);
        if first.is_ok() || self.later.is_empty() { first } else { said(self.whole()) }
    }

    /// Returns the text of a free pattern: a text that could stand behind a `=` in a Fluent file. Lines may start with any
    /// character.
    ///
    /// # Errors
    /// For faulty syntax, with the place in the pattern, and as [`Self::get`].
    pub fn pattern(&self, pattern: &str, args: &[(&str, Value)]) -> Result<String, MessageFault> {
        if pattern.trim().is_empty() {
            return Ok(String::new());
        }
        // A line without braces says itself.
        if !pattern.contains(['{', '}', '\r', '\n']) {
            return Ok(pattern.trim_start_matches([' ', '\t']).trim_end_matches(' ').to_owned());
        }
        let wrapped = Wrapped::new(pattern);
        if let Some(at) = wrapped.too_deep {
            return Err(syntax(None, pattern, at..at + 1, nested()));
        }
        let resource = FluentResource::try_new(wrapped.source.clone()).map_err(|(_, errors)| {
            wrapped.fault(pattern, errors.first().map(|e| (e.pos.clone(), parser_says(e))))
        })?;
        let name: String = pattern.trim().chars().take(40).collect();
        // The pattern is in a bundle of its own, and its references are looked up in this one, which stays unchanged.
        // The pattern's bundle needs no language: the text is formatted in this one's.
        let mut alone = Bundle::new_concurrent(Vec::new());
        alone.add_resource_overriding(Arc::new(resource));
        let said = |bundle: &Bundle| self.format(bundle, alone.get_message(pattern::ID), &name, args);
        bounded(self.among(said)?, &name, LONGEST + 2 * pattern.len())
    }

    /// Formats a message with the terms of a bundle; faults call the message `name`.
    fn format<'a>(
        &self,
        bundle: &'a Bundle,
        message: Option<FluentMessage<'a>>,
        name: &str,
        args: &[(&str, Value)],
    ) -> Result<String, MessageFault> {
        let pattern = message
            .and_then(|message| message.value())
            .ok_or_else(|| MessageFault::UnknownMessage { id: name.to_owned() })?;
        let mut fluent = FluentArgs::with_capacity(self.known.len() + args.len());
        for (key, value) in self.known.iter().chain(args) {
            fluent.set(*key, to_fluent(value, &self.language));
        }
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&fluent), &mut errors).into_owned();
        match errors.first() {
            None => Ok(text),
            Some(FluentError::ResolverError(error)) => {
                Err(MessageFault::Unresolved { id: name.to_owned(), what: error.to_string() })
            }
            Some(error) => Err(MessageFault::Unresolved { id: name.to_owned(), what: error.to_string() }),
        }
    }

    /// Returns the bundle for changes; builds it anew if a clone shares it.
    fn own_bundle(&mut self) -> &mut Bundle {
        if Arc::get_mut(&mut self.bundle).is_none() {
            self.bundle = Arc::new(self.rebuilt());
        }
        Arc::get_mut(&mut self.bundle).expect("a bundle that was just made")
    }

    fn rebuilt(&self) -> Bundle {
        filled(&self.language, self.resources.iter().cloned())
    }

    /// Adds a file whose messages replace those with the same ids.
    fn override_by(&mut self, resource: Arc<FluentResource>) {
        self.own_bundle().add_resource_overriding(Arc::clone(&resource));
        self.resources.push(resource);
        self.whole = Arc::default();
    }
}

/// Creates a bundle of files, of which the later ones replace messages of the earlier ones.
fn filled(language: &Language, resources: impl Iterator<Item = Arc<FluentResource>>) -> Bundle {
    let mut bundle = empty(language);
    resources.for_each(|resource| bundle.add_resource_overriding(resource));
    bundle
}

fn empty(language: &Language) -> Bundle {
    // Every language's tag is valid for Fluent: this is checked when the language's facts are read.
    let identifier: LanguageIdentifier = language.tag().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
    // The marks around inserted text help mixed directions on screens; in print they are missing glyphs.
    bundle.set_use_isolating(false);
    // A new bundle has no functions, so adding this one can't fail.
    let _ = bundle.add_function(START, |positional, _| capitalised(positional.first()));
    bundle
}

/// Name of the Fluent function that gives a term a capital letter at the start of a sentence: `{ START(-the-king) }`.
const START: &str = "START";

/// Returns the text with a capital first letter.
fn capitalised(text: Option<&FluentValue<'_>>) -> FluentValue<'static> {
    let Some(FluentValue::String(text)) = text else { return FluentValue::Error };
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    FluentValue::from(first.chain(letters).collect::<String>())
}

/// Returns the message of Fluent's parser, which is always English.
fn parser_says(error: &ParserError) -> KeyedMessage {
    keyed!("sentence-unread", why => KeyedMessage::foreign(&error.to_string()))
}

/// Parses the text of a file. All files go through here; a file beyond the bounds is refused before it overloads Fluent's parser.
fn parse(file: &str, source: &str) -> Result<Arc<FluentResource>, Vec<MessageFault>> {
    if let Some(fault) = beyond(file, source) {
        return Err(vec![fault]);
    }
    match FluentResource::try_new(source.to_owned()) {
        Ok(resource) => Ok(Arc::new(resource)),
        Err((_, errors)) => Err(errors
            .iter()
            .take(MOST_FAULTS)
            .map(|error| syntax(Some(file), source, error.pos.clone(), parser_says(error)))
            .collect()),
    }
}

fn duplicate(file: &str, error: &FluentError) -> MessageFault {
    let id = match error {
        // The type of `kind` has no public name.
        FluentError::Overriding { kind, id } if kind.to_string() == "term" => format!("-{id}"),
        FluentError::Overriding { id, .. } => id.clone(),
        other => other.to_string(),
    };
    MessageFault::Duplicate { file: file.to_owned(), id }
}

/// Returns the text, or a fault if it has more than `most` bytes, since terms can make it grow.
fn bounded(text: String, id: &str, most: usize) -> Result<String, MessageFault> {
    if text.len() > most { Err(MessageFault::Long { id: id.to_owned(), most }) } else { Ok(text) }
}

fn to_fluent<'v>(value: &'v Value, language: &Language) -> FluentValue<'v> {
    match value {
        Value::Text(text) => FluentValue::from(text.as_str()),
        // Whole numbers choose plural forms; other numbers are written the language's way.
        Value::Number(number) if number.fract() == 0.0 => FluentValue::from(*number),
        Value::Number(number) => FluentValue::from(language.number(*number)),
    }
}

#[cfg(test)]
mod tests;
