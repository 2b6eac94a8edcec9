//! Checks of a theme's own words.
//!
//! A text that a theme lacks is replaced by neutral words or left out. So every name in its file must be one that is
//! printed: otherwise a misspelt name would go unnoticed.

use crate::diag::Diagnostic;
use crate::format::nearest;
use crate::game::{Board, Piece};
use crate::keyed::{KeyedMessage, keyed};
use crate::make::fault::{Fault, Notice};
use crate::make::finding::locale::Locale;
use crate::make::finding::path::is_own;
use crate::text::{
    Language, MOST_FAULTS, MessageFault, Messages, TextError, Value, WrittenFault, check_written, names,
};
use crate::theme::{Ink, Theme};
use std::ops::Range;

/// Names of a theme's texts, but for the variants by ink and the further paragraphs of the story.
const TEXTS: [&str; 5] = ["theme-subtitle", "theme-tagline", "theme-sides", STORY_TITLE, STORY];

/// Name of the story's title.
const STORY_TITLE: &str = "theme-story-title";

/// Name of the story's first paragraph; the others count on from 1.
const STORY: &str = "theme-story-1";

/// Names of the texts that are titles, which have one line or two.
const TITLES: [&str; 3] = ["theme-subtitle", "theme-tagline", STORY_TITLE];
/// Most letters of a title, of a term, and of a word in them: longer ones go beyond the narrowest pages.
const LONGEST: (usize, usize, usize) = (120, 40, 40);

/// Returns the faults of the theme's own words, in the order of its file: names that nothing prints, terms that don't
/// resolve, texts that don't format, letters that the fonts lack. They are reported in the theme's file, not in the
/// variant that uses it. `unset` tells why a text can't be set.
pub(in crate::make) fn check(
    theme: &Theme,
    board: &Board,
    messages: &Messages,
    locale: &Locale,
    unset: &dyn Fn(&str) -> Option<TextError>,
) -> Vec<Diagnostic> {
    let tag = messages.language().tag();
    // The words of the themes that it extends come before its own.
    let Some((_, file, source)) = theme.words.iter().rfind(|(language, ..)| language == tag) else {
        return Vec::new();
    };
    let neutral: Vec<&str> =
        locale.texts.iter().flat_map(|text| names(&text.text)).map(|(_, name)| name).collect();
    let fault = |(at, id): (Range<usize>, &str)| {
        let (what, help) = unknown(id, source, &neutral, messages)
            .or_else(|| half_a_story(id, messages))
            .or_else(|| unprinted(id, board, messages, unset))?;
        Some(Diagnostic::error(file, what).at(at).help(help))
    };
    names(source).filter_map(fault).take(MOST_FAULTS).collect()
}

/// Returns the remark that the theme has no words in the language, and one for each noun whose forms aren't all known.
///
/// # Errors
/// Words of the theme that can't be read.
pub(in crate::make) fn notices(
    theme: &Theme,
    locale: &Locale,
    messages: impl FnOnce() -> Result<Messages, Fault>,
) -> Result<Vec<Notice>, Fault> {
    let mut notices: Vec<Notice> = without_words(theme, locale).into_iter().collect();
    if theme.words.iter().any(|(_, file, _)| is_own(file)) {
        notices.extend(messages()?.unknown_forms().iter().map(neutral_noun));
    }
    Ok(notices)
}

/// Returns the remark that a theme has no words in a language, so that pieces have neutral names. `None`: it has.
fn without_words(theme: &Theme, locale: &Locale) -> Option<Notice> {
    let (tag, facts) = (locale.language.tag(), locale.language.facts());
    // A theme's words come after the words of the theme that it extends, English first.
    let last = |language: &str| theme.words.iter().rposition(|(known, ..)| known == language);
    let has = locale.language.is_english() || last(tag) >= last(Language::ENGLISH);
    (!has).then(|| {
        Notice::Remark(keyed!("theme-without-words", theme = theme.id, language = facts.english_name, tag))
    })
}

/// Returns the notice that a neutral noun replaces one whose forms aren't all known.
fn neutral_noun(fault: &MessageFault) -> Notice {
    Notice::Remark(keyed!("noun-neutral", fault))
}

/// Returns fault and help for a name that nothing prints. `None`: the name is fine.
fn unknown(
    id: &str,
    source: &str,
    neutral: &[&str],
    messages: &Messages,
) -> Option<(KeyedMessage, KeyedMessage)> {
    let inks = Ink::SPARING.map(|ink| format!("theme-sides-{}", ink.name()));
    let known = || TEXTS.into_iter().chain(inks.iter().map(String::as_str)).chain(neutral.iter().copied());
    // A name may also be a helper that other words of the theme refer to.
    let is_used = || {
        source.match_indices(id).any(|(at, _)| {
            let goes_on =
                source[at + id.len()..].starts_with(|c: char| c == '-' || c.is_ascii_alphanumeric());
            !goes_on && source[..at].trim_end().ends_with('{')
        })
    };
    if known().any(|name| name == id) || is_used() {
        return None;
    }
    let nth = id.strip_prefix("theme-story-").and_then(|nth| nth.parse::<u32>().ok());
    if let Some(nth) = nth.filter(|&nth| nth > 1) {
        // Where paragraphs are missing, one fault at the first behind the gap is enough.
        let before = format!("theme-story-{}", nth - 1);
        let what = keyed!("paragraph-before-missing", id, before);
        let help = keyed!("number-paragraphs-from-one");
        return (!messages.has(&before)).then_some((what, help));
    }
    if id == "theme-title" {
        let help = keyed!("theme-is-called-by-name");
        return Some((nothing_prints(id), help));
    }
    let story: Vec<String> = (1..10).map(|nth| format!("theme-story-{nth}")).collect();
    let help = match nearest(id, known().chain(story.iter().map(String::as_str))) {
        Some(name) => keyed!("did-you-mean", meant = name),
        // An unknown term is no fault: the texts of some variant may use it.
        None if id.starts_with('-') => return None,
        None => keyed!("use-a-printed-name"),
    };
    Some((nothing_prints(id), help))
}

/// Returns the message that nothing prints a name.
fn nothing_prints(id: &str) -> KeyedMessage {
    keyed!("nothing-prints-it", id)
}

/// Returns fault and help for a story without a title, or a title without a story: neither is printed.
fn half_a_story(id: &str, messages: &Messages) -> Option<(KeyedMessage, KeyedMessage)> {
    match id {
        STORY if !messages.has(STORY_TITLE) => {
            Some((keyed!("theme-story-without-title", id), keyed!("add-a-story-title", title = STORY_TITLE)))
        }
        STORY_TITLE if !messages.has(STORY) => Some((
            keyed!("theme-title-without-story", id, story = STORY),
            keyed!("write-story-or-no-title", story = STORY),
        )),
        _ => None,
    }
}

/// Returns why the text of a name can't be printed, and the help. `None`: it can.
fn unprinted(
    id: &str,
    board: &Board,
    messages: &Messages,
    unset: &dyn Fn(&str) -> Option<TextError>,
) -> Option<(KeyedMessage, KeyedMessage)> {
    let text = if id.starts_with('-') {
        messages.pattern(&format!("{{ {id} }} {{ {id}(number: \"other\") }}"), &[])
    } else if id.starts_with("theme-") {
        let count = |piece| Value::from(board.count(piece));
        let counts = [("attackers", count(Piece::Attacker)), ("defenders", count(Piece::Defender))];
        messages.get(id, &counts)
    } else {
        // The theme replaces a sentence of the program, which can't be tried here: its variables are known only once the kit
        // is planned.
        return None;
    };
    match text {
        Err(MessageFault::Unresolved { what, .. }) => {
            Some((cannot_be_printed(id, KeyedMessage::foreign(&what)), correct_or_take_out()))
        }
        Err(other) => Some((cannot_be_printed(id, other.message()), correct_or_take_out())),
        Ok(text) => match (unset(&text), check_written(&text)) {
            (Some(fault), Ok(())) => {
                Some((cannot_be_printed(id, fault.message()), write_with_letters_of_fonts()))
            }
            // The limit for words in titles is lower, and `too_long` has its message.
            (_, Err(fault)) => too_long(id, &text).or_else(|| Some((badly_written(id, fault), fault.help()))),
            (None, Ok(())) => too_long(id, &text),
        },
    }
}

/// Returns the message that a text of the theme can't be printed, and why.
pub(in crate::make) fn cannot_be_printed(id: &str, why: KeyedMessage) -> KeyedMessage {
    keyed!("text-cannot-be-printed", id, why => why)
}

/// Returns the help to correct a text or take it out.
pub(in crate::make) fn correct_or_take_out() -> KeyedMessage {
    keyed!("correct-or-take-out")
}

/// Returns the message that a text of the theme has something that no text may have.
fn badly_written(id: &str, fault: WrittenFault) -> KeyedMessage {
    match fault {
        WrittenFault::Unseen { character, .. } => {
            keyed!("text-has-unseen-character", id, code = format!("{:04X}", u32::from(character)))
        }
        WrittenFault::LongWord { letters, .. } => long_word(id, letters),
    }
}

/// Returns the message that a text of the theme has a word that is too long.
fn long_word(id: &str, letters: usize) -> KeyedMessage {
    keyed!("text-has-long-word", id, letters)
}

/// Returns fault and help for a title or a term that is too long. `None`: it is not, or the text is neither.
fn too_long(id: &str, text: &str) -> Option<(KeyedMessage, KeyedMessage)> {
    let (title, term, word) = LONGEST;
    let is_term = id.starts_with('-');
    if !is_term && !TITLES.contains(&id) {
        return None;
    }
    // A term is formatted as singular and plural, with a space between: half of that is its length.
    let (length, most) =
        if is_term { (text.chars().count() / 2, term) } else { (text.chars().count(), title) };
    if length > most {
        let help = keyed!("shorten-to-letters", most);
        return Some((keyed!("title-too-long", id, length), help));
    }
    let longest = text.split_whitespace().map(|word| word.chars().count()).max().unwrap_or(0);
    let help = keyed!("part-the-word", most = word);
    (longest > word).then(|| (long_word(id, longest), help))
}

/// Returns the help to use letters that the fonts have.
pub(in crate::make) fn write_with_letters_of_fonts() -> KeyedMessage {
    keyed!("write-letters-of-fonts")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_titles_and_terms_are_refused_and_stories_are_not() {
        let of = |length: usize| "word ".repeat(length / 5);
        assert_eq!(too_long("theme-subtitle", &of(120)), None);
        let (what, help) = too_long("theme-subtitle", &of(125)).expect("a fault");
        assert!(what.text().contains("125 letters") && help.text().contains("120"), "{what}; {help}");
        assert_eq!(too_long("theme-story-1", &of(3000)), None);
        let (what, _) = too_long("theme-tagline", &"W".repeat(41)).expect("a fault");
        assert!(what.text().contains("a word of 41 letters"), "{what}");
        assert!(too_long("-attacker", &"W W".repeat(40)).is_some());
    }
}
