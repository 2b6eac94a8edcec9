//! Checks a language for its translator: sentences that are missing, wrong, still English, or changed in English since.

use crate::diag::{Diagnostic, Sources};
use crate::keyed::{KeyedMessage, keyed};
use crate::make::fault::Fault;
use crate::make::finding::library::Library;
use crate::make::finding::locale::Locale;
use crate::make::finding::locale_faults::{fault_files, faults, files, sources};
use crate::text::{FAULTS, Language, SentenceFile, changed_since, sentences, written_since};
use std::collections::BTreeMap;

/// Name of the file in a language's folder that has the English sentences from which the language was translated.
pub const SINCE: &str = "english.txt";

/// A language without faults.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct CheckedLanguage {
    /// Its tag.
    pub tag: String,
    /// Its name in English.
    pub name: String,
    /// Number of sentences in English, without terms, and number of them that are translated.
    pub sentences: (usize, usize),
    /// Warnings for its translator: sentences that are still English, or whose English has changed since.
    pub warnings: Vec<Diagnostic>,
    /// Source texts at which the warnings point.
    pub sources: Sources,
    /// Contents of `SINCE` for a language that is translated from the present English.
    pub since: String,
}

/// Checks the sentences of a language, given its tag or a folder in the library.
///
/// # Errors
/// The language is not found, or its sentences have faults: all of them, each with its place.
pub fn check_language(name: &str, library: &Library<'_>) -> Result<CheckedLanguage, Fault> {
    let (english, locale) = (Locale::find(Language::ENGLISH, library)?, Locale::find(name, library)?);
    let sources = sources(&locale);
    let faults = faults(&locale, library)?;
    if !faults.is_empty() {
        return Err(Fault::files(faults, &sources));
    }
    let unsaid = unsaid(&english, &locale);
    let all_files = |locale| [files(locale), fault_files(locale)].concat();
    let (every, every_own) = (all_files(&english), all_files(&locale));
    let (english, own) = (files(&english), files(&locale));
    let (theirs, ours) = (sentences(&english), sentences(&own));
    let mut warnings = Vec::new();
    let mut still = 0;
    if !locale.language.is_english() {
        for (id, sentence) in &theirs {
            if is_said(sentence) && ours.get(id) == Some(sentence) {
                still += 1;
                let message = keyed!("sentence-still-english", id);
                let help = keyed!("translate-it");
                warnings.extend(at(id, &own, message, help));
            }
        }
        warnings.splice(0..0, unsaid);
        let written =
            locale.folder.as_ref().and_then(|folder| library.own(&format!("{folder}/{SINCE}")).ok());
        if let Some(written) = written {
            let changed = changed_since(&String::from_utf8_lossy(&written), &every);
            let is_said = sentences(&every_own);
            let changed = changed.iter().filter(|id| is_said.contains_key(*id));
            let changed = changed.filter_map(|id| {
                let message = keyed!("sentence-changed-in-english", id);
                let help = keyed!("compare-and-accept");
                at(id, &every_own, message, help)
            });
            // Changed sentences come first: of many warnings the last are not shown.
            warnings.splice(0..0, changed);
        }
    }
    let facts = locale.language.facts();
    let all = theirs.keys().filter(|id| !id.starts_with('-')).count();
    Ok(CheckedLanguage {
        tag: facts.tag.clone(),
        name: facts.english_name.clone(),
        sentences: (all, all - still),
        warnings,
        sources,
        since: written_since(&every),
    })
}

/// Returns the warning that some faults are said in English. `None`: the language says all of them.
fn unsaid(english: &Locale, locale: &Locale) -> Option<Diagnostic> {
    let (theirs, ours) = (sentences(&fault_files(english)), sentences(&fault_files(locale)));
    let is_own =
        |id: &str, sentence: &String| !is_said(sentence) || ours.get(id).is_some_and(|own| own != sentence);
    let unsaid: Vec<&str> =
        theirs.iter().filter(|(id, sentence)| !is_own(id, sentence)).map(|(id, _)| id.as_str()).collect();
    if unsaid.is_empty() {
        return None;
    }
    let some = unsaid.iter().take(NAMED).map(|id| format!("`{id}`")).collect::<Vec<_>>().join(", ");
    let file = locale.faults.as_ref().map_or(FAULTS, |faults| faults.file.as_str());
    let message = keyed!("faults-said-in-english", count = unsaid.len(), all = theirs.len());
    Some(Diagnostic::error(file, message).help(keyed!("translate-these-faults", some)).warning())
}

/// Most sentences that are named.
const NAMED: usize = 12;

/// Returns whether a sentence has more than three letters outside placeables in braces: fewer are hardly words to translate.
fn is_said(sentence: &str) -> bool {
    let mut depth = 0_usize;
    let outside = sentence.chars().filter(|c| {
        depth += usize::from(*c == '{');
        let is_outside = depth == 0;
        depth = depth.saturating_sub(usize::from(*c == '}'));
        is_outside && c.is_alphabetic()
    });
    outside.count() > 3
}

/// Returns a warning at the place of a sentence.
fn at(id: &str, files: &[SentenceFile<'_>], message: KeyedMessage, help: KeyedMessage) -> Option<Diagnostic> {
    let (file, place) = files.iter().find_map(|(file, source)| {
        let start = source.match_indices(id).map(|(at, _)| at).find(|&at| {
            let begins = at == 0 || source[..at].ends_with('\n');
            begins && source[at + id.len()..].trim_start().starts_with('=')
        })?;
        Some((*file, start..start + id.len()))
    })?;
    Some(Diagnostic::error(file, message).at(place).help(help).warning())
}

/// Returns the files of a new language's folder: the English sentences to be translated, and the facts of the language.
///
/// # Errors
/// The tag is not one of RFC 5646.
pub fn new_language(tag: &str, library: &Library<'_>) -> Result<BTreeMap<String, Vec<u8>>, Fault> {
    if !crate::text::LanguageFacts::is_tag(tag) {
        let message = keyed!("no-tag", tag);
        return Err(Fault::value(crate::field::Field::Language, message));
    }
    let english = Locale::find(Language::ENGLISH, library)?;
    let mut folder = BTreeMap::new();
    for text in &english.texts {
        folder.insert(format!("{}.ftl", text.stem()), text.text.clone().into_bytes());
    }
    folder
        .extend(english.faults.as_ref().map(|faults| (FAULTS.to_owned(), faults.text.clone().into_bytes())));
    let facts = format!(
        "# What of the language is not said in sentences; docs/book/translating.md tells more.\n\n\
         # Its tag (RFC 5646). Files of words are called by it, such as `york-11.{tag}.toml`.\ntag = \"{tag}\"\n\
         # Its name in itself, and in English.\nname = \"{tag}\"\nenglish-name = \"{tag}\"\n\
         # What stands between a whole number and its decimals.\ndecimal = \",\"\n\
         # Quotation marks that close: at the end of a line they hang into the margin a little.\nclosing = \"”’\"\n\
         # Words that are never hyphenated, in small letters.\nwhole = []\n\
         # The genders that a noun can have: every term then says its own, such as `.gender = feminine`.\n\
         genders = [\"masculine\", \"feminine\", \"neuter\"]\n\n\
         # What terms can be asked for, with the forms of each: {{ -man(number: \"other\") }}. Add cases where there are any.\n\
         [forms]\nnumber = [\"one\", \"other\"]\n"
    );
    folder.insert("language.toml".to_owned(), facts.into_bytes());
    folder.insert(
        SINCE.to_owned(),
        written_since(&[files(&english), fault_files(&english)].concat()).into_bytes(),
    );
    Ok(folder)
}
