//! A language with the files of its sentences.

use crate::diag::{Diagnostic, Sources};
use crate::field::Field;
use crate::format::{self, nearest};
use crate::keyed::{ENGLISH, FaultSentences, keyed};
use crate::make::fault::{Fault, Meant};
use crate::make::finding::library::{Library, Source, Unread};
use crate::make::finding::path::{is_folder, own};
use crate::text::{FAULTS, Language, MOST_BYTES, shorten_sentences, too_large};

/// File in a language's folder with its facts.
const FACTS: &str = "language.toml";
/// Files of messages that a language may have and English has not.
const ALSO: [&str; 1] = ["articles.ftl"];

/// A language in which sets are made, with the program's messages in it.
#[derive(Clone, Debug)]
pub(in crate::make) struct Locale {
    pub(in crate::make) language: Language,
    /// Its files of messages.
    pub(in crate::make) texts: Vec<LocaleText>,
    /// The sentences of faults, which no kit says. `None`: the language has none.
    pub(in crate::make) faults: Option<LocaleText>,
    /// Folder of the caller's own that it is in. `None`: it is bundled.
    pub(in crate::make) folder: Option<String>,
}

/// A file of messages.
#[derive(Clone, Debug)]
pub(in crate::make) struct LocaleText {
    /// Name of the file in diagnostics.
    pub(in crate::make) file: String,
    /// Its contents.
    pub(in crate::make) text: String,
}

impl LocaleText {
    /// Returns the file's name without folder and ending.
    pub(in crate::make) fn stem(&self) -> &str {
        let name = self.file.rsplit('/').next().unwrap_or_default();
        name.strip_suffix(".ftl").unwrap_or(name)
    }
}

impl Locale {
    /// Finds the language with a tag, such as `pt-BR`, or in a folder of the caller's own.
    ///
    /// # Errors
    /// There is none, or the facts in the folder have faults.
    pub(in crate::make) fn find(name: &str, library: &Library<'_>) -> Result<Self, Fault> {
        if is_folder(name) {
            return Self::of_folder(name, library);
        }
        let tags = library.languages();
        let Some(tag) = tags.iter().find(|tag| tag.eq_ignore_ascii_case(name)) else {
            return Err(unknown(name, &tags, library));
        };
        let texts = library.sentences(tag);
        let text = |text: Source<'_>| LocaleText { file: text.file.to_owned(), text: text.text.to_owned() };
        let texts = texts.into_iter().map(text).collect();
        let language = facts(tag, library)?;
        let file = format!("templates/text/{tag}/{FAULTS}");
        let faults = if tag == Language::ENGLISH {
            Some(ENGLISH.to_owned())
        } else {
            library.file(&file).map(|text| String::from_utf8_lossy(text).into_owned())
        };
        let faults = faults.map(|text| LocaleText { file, text });
        Ok(Self { language, texts, faults, folder: None })
    }

    /// Returns its tag as a list, to read a theme's words in it.
    pub(in crate::make) fn tags(&self) -> Vec<String> {
        vec![self.language.tag().to_owned()]
    }

    /// Reads the language in a folder of the caller's own, which has the same files as English.
    fn of_folder(name: &str, library: &Library<'_>) -> Result<Self, Fault> {
        let folder = own(name.trim_end_matches('/'));
        let unreadable = |path, why| Fault::Unreadable { field: Field::Language, path, why };
        let text = |file: &str| -> Result<Option<(String, String)>, Fault> {
            let path = format!("{folder}/{file}");
            match library.own_in(&folder, &path) {
                Ok(bytes) => {
                    let text = format::decode(&path, &bytes)
                        .map_err(|fault| Fault::files(vec![fault], &Sources::new()))?
                        .to_owned();
                    Ok(Some((path, text)))
                }
                Err(Unread::Missing) => Ok(None),
                Err(unread) => Err(unreadable(path, unread.why("sentences"))),
            }
        };
        let Some((file, source)) = text(FACTS)? else {
            let why = keyed!("folder-without-file", file = FACTS);
            return Err(unreadable(folder.clone(), why));
        };
        let mut sources = Sources::new();
        sources.add(file.as_str(), source.as_str());
        let facts = format::language_facts(&file, &source).map_err(|found| Fault::files(found, &sources))?;
        let english = library.sentences(Language::ENGLISH);
        let names = english.iter().map(|text| format!("{}.ftl", text.stem));
        let names = names.chain(ALSO.map(str::to_owned));
        let texts = names.map(|name| text(&name)).filter_map(Result::transpose);
        let own = |(file, text)| LocaleText { file, text };
        let texts: Vec<LocaleText> = texts.map(|found| found.map(own)).collect::<Result<_, _>>()?;
        let mut bytes = 0;
        for LocaleText { file, text } in &texts {
            bytes += text.len();
            if bytes > MOST_BYTES {
                let fault = Diagnostic::error(file.as_str(), too_large()).help(shorten_sentences());
                return Err(Fault::files(vec![fault], &Sources::new()));
            }
        }
        let faults = text(FAULTS)?.map(own);
        Ok(Self { language: Language::new(facts), texts, faults, folder: Some(folder) })
    }
}

/// Returns the sentences of faults in the language with a tag, such as `pt-BR`, or in a folder of the caller's own. A language
/// without such sentences speaks English.
///
/// # Errors
/// There is no such language, or the facts in the folder have faults.
pub fn fault_sentences(name: &str, library: &Library<'_>) -> Result<FaultSentences, Fault> {
    let Locale { language, faults, .. } = Locale::find(name, library)?;
    let own = faults.filter(|_| !language.is_english());
    Ok(own.map_or_else(FaultSentences::default, |own| FaultSentences::of(language.tag(), &own.text)))
}

/// Reads the facts of a bundled language.
pub(in crate::make) fn facts(tag: &str, library: &Library<'_>) -> Result<Language, Fault> {
    if tag == Language::ENGLISH {
        return Ok(Language::english());
    }
    let file = format!("templates/text/{tag}/{FACTS}");
    let source = String::from_utf8_lossy(library.file(&file).unwrap_or_default());
    let mut sources = Sources::new();
    sources.add(file.as_str(), source.as_ref());
    let facts = format::language_facts(&file, &source).map_err(|found| Fault::files(found, &sources))?;
    Ok(Language::new(facts))
}

/// Makes the fault that there is no language of that name, with the nearest one and all names.
fn unknown(name: &str, tags: &[String], library: &Library<'_>) -> Fault {
    let mut called: Vec<(String, &String)> = Vec::new();
    for tag in tags {
        called.push((tag.clone(), tag));
        let primary = tag.split('-').next().unwrap_or_default();
        called.push((primary.to_owned(), tag));
        if let Ok(language) = facts(tag, library) {
            let facts = language.facts();
            called.extend([(facts.name.clone(), tag), (facts.english_name.clone(), tag)]);
        }
    }
    // `pt` and `pt-PT` are near to `pt-BR`, whatever their letters.
    let primary = name.split(['-', '_']).next().unwrap_or_default();
    let same = called.iter().find(|(word, _)| word.eq_ignore_ascii_case(primary));
    let near = || {
        let meant = nearest(name, called.iter().map(|(word, _)| word.as_str()))?;
        called.iter().find(|(word, _)| word == meant)
    };
    let meant = same.or_else(near).map(|(_, tag)| Meant { field: Field::Language, name: (*tag).clone() });
    Fault::Unknown { field: Field::Language, name: name.to_owned(), meant, known: tags.to_vec() }
}
