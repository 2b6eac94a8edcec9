//! Checks of a language's messages: against the English ones, and for letters that the fonts lack.

use crate::diag::{Diagnostic, Sources};
use crate::keyed::keyed;
use crate::make::fault::Fault;
use crate::make::finding::library::Library;
use crate::make::finding::locale::{Locale, LocaleText};
use crate::make::finding::words;
use crate::text::{Language, SentenceFile, compare_sentences, missing_sentences};

/// Refuses a language of the caller's own that has faults. Bundled languages have none, as tests check.
///
/// # Errors
/// All faults, each with its place.
pub(in crate::make) fn refused(locale: &Locale, library: &Library<'_>) -> Result<(), Fault> {
    if locale.folder.is_none() {
        return Ok(());
    }
    let faults = faults(locale, library)?;
    if faults.is_empty() { Ok(()) } else { Err(Fault::files(faults, &sources(locale))) }
}

/// Returns the files of a language as sources for diagnostics.
pub(in crate::make) fn sources(locale: &Locale) -> Sources {
    let mut sources = Sources::new();
    for LocaleText { file, text } in locale.texts.iter().chain(&locale.faults) {
        sources.add(file.as_str(), text.as_str());
    }
    sources
}

/// Returns all faults of a language's messages, in the order of its files.
///
/// # Errors
/// A font that is missing from the library.
pub(in crate::make) fn faults(locale: &Locale, library: &Library<'_>) -> Result<Vec<Diagnostic>, Fault> {
    let english = Locale::find(Language::ENGLISH, library)?;
    let (theirs, own) = (files(&english), files(locale));
    let found = [
        missing_sentences(&theirs, &own),
        compare_sentences(&locale.language, &theirs, &own),
        compare_sentences(&locale.language, &fault_files(&english), &fault_files(locale)),
    ];
    let mut faults: Vec<Diagnostic> = found.into_iter().flatten().map(words::placed).collect();
    faults.extend(letters(locale, library)?);
    let order = |file: &str| locale.texts.iter().chain(&locale.faults).position(|text| text.file == file);
    faults.sort_by_key(|fault| (order(&fault.file), fault.span.as_ref().map_or(0, |span| span.start)));
    Ok(faults)
}

/// Returns the files of a language in the form for the comparison: name and text.
pub(in crate::make) fn files(locale: &Locale) -> Vec<SentenceFile<'_>> {
    locale.texts.iter().map(|text| (text.file.as_str(), text.text.as_str())).collect()
}

/// Returns the file of the sentences of faults, if there is one.
pub(in crate::make) fn fault_files(locale: &Locale) -> Vec<SentenceFile<'_>> {
    locale.faults.iter().map(|text| (text.file.as_str(), text.text.as_str())).collect()
}

/// Returns a fault for the first letter in each file that the fonts lack: in its messages, not in its comments.
fn letters(locale: &Locale, library: &Library<'_>) -> Result<Vec<Diagnostic>, Fault> {
    let fonts = words::fonts(library)?;
    let mut faults = Vec::new();
    for LocaleText { file, text } in &locale.texts {
        let mut start = 0;
        for line in text.split_inclusive('\n') {
            let at =
                if line.starts_with('#') { None } else { line.char_indices().find(|(_, c)| !fonts.have(*c)) };
            if let Some((at, letter)) = at {
                let place = start + at..start + at + letter.len_utf8();
                let message =
                    keyed!("letter-not-in-fonts", letter, code = format!("{:04X}", u32::from(letter)));
                let help = keyed!("write-other-letters");
                faults.push(Diagnostic::error(file.as_str(), message).at(place).help(help));
                break;
            }
            start += line.len();
        }
    }
    Ok(faults)
}
