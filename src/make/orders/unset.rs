//! Faults of words that can't be set: places them in the game or theme of the caller's own.

use crate::diag::Diagnostic;
use crate::explain::ExplainError;
use crate::imposition::SheetError;
use crate::keyed::{KeyedMessage, keyed};
use crate::layout::LayoutError;
use crate::make::fault::Fault;
use crate::make::finding::path::is_own;
use crate::make::finding::theme_words::{cannot_be_printed, correct_or_take_out};
use crate::make::orders::found_kit::FoundKit;
use crate::text::{MessageFault, names};
use std::ops::Range;

/// A text of the caller's own.
struct OwnText<'g> {
    file: &'g str,
    /// Name of the message, in a theme. `None`: the text is a paragraph.
    id: Option<&'g str>,
    place: Range<usize>,
    letters: usize,
}

/// Returns the fault at a place in the caller's own texts, if it may be about one: for text without room the longest text,
/// which is the one to shorten; for a message the theme's text of that name.
pub(in crate::make) fn placed(fault: Fault, game: &FoundKit, language: &str) -> Fault {
    let Fault::Kit(SheetError::Content(ExplainError::Layout(error))) = &fault else { return fault };
    let all = texts(game, language);
    let letters: usize = all.iter().map(|text| text.letters).sum();
    let told = match error {
        LayoutError::Overflow { what } => longest(all).map(|text| {
            let message = keyed!("text-does-not-fit", what);
            let help = keyed!("shorten-the-longest-text", own = text.letters, letters);
            Diagnostic::error(text.file, message).at(text.place).help(help)
        }),
        LayoutError::Message(MessageFault::Unresolved { id, what }) => {
            // The last text with a name is the one that is printed.
            all.into_iter().rfind(|text| text.id == Some(id.as_str())).map(|text| {
                Diagnostic::error(text.file, cannot_be_printed(id, KeyedMessage::foreign(what)))
                    .at(text.place)
                    .help(correct_or_take_out())
            })
        }
        _ => None,
    };
    let Some(told) = told else { return fault };
    let mut sources = game.found.sources.clone();
    for (_, file, text) in &game.look.theme.words {
        sources.add(file.as_str(), text.as_str());
    }
    Fault::files(vec![told], &sources)
}

/// Most letters of a name or a title: to shorten a text that short frees no room.
const SHORT: usize = 120;

/// Returns the longest text. `None`: none is longer than [`SHORT`].
fn longest(all: Vec<OwnText<'_>>) -> Option<OwnText<'_>> {
    all.into_iter().filter(|text| text.letters > SHORT).max_by_key(|text| text.letters)
}

/// Returns whether a game, its theme or the language has texts of the caller's own that could be shortened.
pub(in crate::make) fn has_own_texts(game: &FoundKit) -> bool {
    game.locale.folder.is_some() || longest(texts(game, game.locale.language.tag())).is_some()
}

/// Returns all texts of the caller's own, the variant's first.
fn texts<'g>(game: &'g FoundKit, language: &str) -> Vec<OwnText<'g>> {
    let paragraphs = game.found.reading.paragraphs.iter().filter(|text| is_own(&text.file)).map(|text| {
        OwnText { file: &text.file, id: None, place: text.span.clone(), letters: text.text.chars().count() }
    });
    let words = game.look.theme.words.iter().filter(|(tag, file, _)| tag == language && is_own(file));
    let messages = words.flat_map(|(_, file, source)| {
        let ends = names(source).skip(1).map(|(at, _)| at.start).chain([source.len()]);
        names(source).zip(ends).map(move |((place, id), end)| OwnText {
            file,
            id: Some(id),
            letters: source[place.end..end].trim().chars().count(),
            place,
        })
    });
    paragraphs.chain(messages).collect()
}
