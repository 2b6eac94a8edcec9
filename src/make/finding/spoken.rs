//! Translates a game's own texts, with the file of translations beside it. Texts without a translation are left out, so that
//! no page is in two languages.

use crate::diag::{Diagnostic, Sources};
use crate::format::{self, Paragraph, Reading, TranslatedText};
use crate::game::{About, AboutList, Told};
use crate::keyed::keyed;
use crate::make::fault::Fault;
use crate::make::finding::library::{Library, Unread};
use crate::make::finding::locale::Locale;
use crate::make::finding::path::is_own;
use crate::make::finding::source::Found;
use std::collections::BTreeMap;

/// Translations of a game's texts into one language, by the original text.
type TextsByOriginal = BTreeMap<String, TranslatedText>;

/// Replaces a game's texts by their translations. The name stays: people find the game by it.
///
/// # Errors
/// Faults in its files of translations.
pub(in crate::make) fn speak(found: &mut Found, locale: &Locale, library: &Library<'_>) -> Result<(), Fault> {
    if locale.language.is_english() {
        return Ok(());
    }
    let mut files: Vec<String> =
        found.reading.paragraphs.iter().map(|paragraph| paragraph.file.clone()).collect();
    files.sort_unstable();
    files.dedup();
    let (mut texts, mut paragraphs) = (TextsByOriginal::new(), Vec::new());
    for file in files {
        let Some((translated, read)) = read(&file, locale, library, &mut found.sources)? else { continue };
        for text in read {
            let place =
                Paragraph { file: translated.clone(), span: text.span.clone(), text: text.text.clone() };
            paragraphs.push(place);
            texts.insert(text.original.clone(), text);
        }
    }
    // Only the game's name, the first of its paragraphs, is printed without a translation.
    found.reading.paragraphs.truncate(1);
    found.reading.paragraphs.extend(paragraphs);
    let Reading { variant, options, .. } = &mut found.reading;
    for option in variant.chosen.iter_mut().chain(options) {
        // An option is always named: by its id, if its title has no translation.
        let title = texts.get(&option.title).map_or(&option.id, |text| &text.text);
        option.title.clone_from(title);
    }
    said(&mut variant.edition.changes, &texts);
    variant.disputes.retain_mut(|dispute| one(&mut dispute.text, &texts));
    variant.about = about(&variant.about, &texts);
    Ok(())
}

/// Reads the file of translations beside a game's file; returns its name and its texts. `None`: there is no file.
fn read(
    file: &str,
    locale: &Locale,
    library: &Library<'_>,
    sources: &mut Sources,
) -> Result<Option<(String, Vec<TranslatedText>)>, Fault> {
    let Some(stem) = file.strip_suffix(".toml") else { return Ok(None) };
    let name = format!("{stem}.{}.toml", locale.language.tag());
    let (own, beside) = (of(file, library)?, of(&name, library)?);
    let in_folder = || {
        let folder = locale.folder.as_ref()?;
        let path = format!("{folder}/{}", name.rsplit('/').next()?);
        Some((path.clone(), of(&path, library)))
    };
    let (name, text) = match (beside, in_folder()) {
        (Some(text), _) => (name, Some(text)),
        (None, Some((path, text))) => (path, text?),
        (None, None) => return Ok(None),
    };
    let (Some(own), Some(text)) = (own, text) else { return Ok(None) };
    sources.add(name.as_str(), text.as_str());
    let read = format::translation(&name, &text, file, &own).map_err(|found| Fault::files(found, sources))?;
    Ok(Some((name, read)))
}

/// Reads the text of a file. `None`: there is no file.
fn of(file: &str, library: &Library<'_>) -> Result<Option<String>, Fault> {
    let decoded = |bytes: &[u8]| {
        let text = format::decode(file, bytes);
        text.map(|text| Some(text.to_owned())).map_err(|fault| Fault::files(vec![fault], &Sources::new()))
    };
    if !is_own(file) {
        return library.file(file).map_or(Ok(None), decoded);
    }
    match library.own(file) {
        Ok(bytes) => decoded(&bytes),
        Err(Unread::Missing | Unread::Folder) => Ok(None),
        Err(unread) => {
            let message = keyed!("file-unreadable", why = unread.why("translation"));
            Err(Fault::files(vec![Diagnostic::error(file, message)], &Sources::new()))
        }
    }
}

/// Replaces a text by its translation; returns whether there is one.
fn one(text: &mut String, texts: &TextsByOriginal) -> bool {
    let translated = texts.get(text.as_str());
    if let Some(translated) = translated {
        text.clone_from(&translated.text);
    }
    translated.is_some()
}

/// Replaces the texts of a list by their translations, and drops texts without one.
fn said(list: &mut Vec<String>, texts: &TextsByOriginal) {
    list.retain_mut(|text| one(text, texts));
}

/// Returns the texts of the leaflet, translated.
fn about(own: &About, texts: &TextsByOriginal) -> About {
    let line = |text: &Option<String>| text.as_ref().and_then(|text| Some(texts.get(text)?.text.clone()));
    let mut about = own.clone();
    about.subtitle = line(&own.subtitle);
    about.tagline = line(&own.tagline);
    about.tale = own.tale.clone().and_then(|mut tale| {
        // A story is told whole or not at all.
        let whole = one(&mut tale.title, texts) && tale.paragraphs.iter_mut().all(|text| one(text, texts));
        whole.then_some(tale)
    });
    for list in [&mut about.introduction, &mut about.setup, &mut about.sources] {
        said(list, texts);
    }
    // `giving_way` names paragraphs by their index, which changes if paragraphs before them are left out.
    let kept = |list: AboutList, nth: usize| {
        let before = own.list(list).iter().take(nth);
        let is_there = own.list(list).get(nth).is_some_and(|text| texts.contains_key(text));
        is_there.then(|| before.filter(|text| texts.contains_key(text.as_str())).count())
    };
    about.giving_way = own
        .giving_way
        .iter()
        .filter_map(|told| Some(Told { list: told.list, nth: kept(told.list, told.nth)? }))
        .collect();
    for list in [
        &mut about.found,
        &mut about.reconstructed,
        &mut about.modern,
        &mut about.uncertain,
        &mut about.advice,
    ] {
        said(list, texts);
    }
    let history = [&own.found, &own.reconstructed, &own.modern, &own.uncertain, &own.introduction];
    about.untranslated = history.into_iter().flatten().any(|text| !texts.contains_key(text));
    about
}
