//! The words of a set: the program's messages with the theme's terms, the fonts, the figures; and checks that they have
//! everything that a variant and its theme ask for.

use crate::diag::{Diagnostic, Sources};
use crate::explain::figures::Examples;
use crate::field::Field;
use crate::format;
use crate::keyed::{KeyedMessage, keyed};
use crate::make::fault::Fault;
use crate::make::finding::library::Library;
use crate::make::finding::locale::{Locale, LocaleText};
use crate::make::finding::path::is_own;
use crate::make::finding::source::Found;
use crate::make::finding::theme_words;
use crate::scene::{Color, Font};
use crate::scene::{TitleFace, TitleFile};
use crate::text::{FILES, Fonts, Language, MessageFault, Messages, Style, Typesetter, Value};
use crate::theme::Theme;
use crate::units::Length;

/// Reads the fonts of the library.
pub(in crate::make) fn fonts(library: &Library<'_>) -> Result<Fonts, Fault> {
    let missing = |path: &str, why| Fault::Unreadable { field: Field::Language, path: path.to_owned(), why };
    let font = |name: &str, file: &str| -> Result<Font, Fault> {
        let path = format!("fonts/{file}");
        let bytes = library.font(&path).ok_or_else(|| missing(&path, keyed!("no-such-font")))?;
        Ok(Font::new(name, bytes))
    };
    let [regular, italic, semi_bold] = FILES.map(|(name, file)| font(name, file));
    let fonts = Fonts::new([regular?, italic?, semi_bold?])
        .ok_or_else(|| missing("fonts", keyed!("no-opentype-font")))?;
    let mut titles = Vec::new();
    for face in TitleFace::ALL {
        if let Some(TitleFile { name, file, .. }) = face.file() {
            titles.push((face, font(name, file)?));
        }
    }
    Ok(fonts.with_titles(titles))
}

/// Returns a typesetter for a language, with the fonts of the library.
pub(in crate::make) fn typesetter(library: &Library<'_>, language: &Language) -> Result<Typesetter, Fault> {
    Ok(Typesetter::new(fonts(library)?, language.clone()))
}

/// Reads the program's figures.
pub(in crate::make) fn examples(library: &Library<'_>) -> Result<Examples, Fault> {
    let mut examples = Examples::new();
    for text in library.texts("figures", ".toml") {
        let mut sources = Sources::new();
        sources.add(text.file, text.text);
        let example = format::figure(text.file, text.text).map_err(|found| Fault::files(found, &sources))?;
        examples.insert(text.stem.to_owned(), example);
    }
    Ok(examples)
}

/// Stems of files of messages that a usual set does not use: they are read only when a message of theirs is asked for.
const SELDOM: [&str; 19] = [
    "box",
    "chest",
    "colouring",
    "design",
    "diagram",
    "easy",
    "handouts",
    "morris",
    "other-side",
    "place-cards",
    "poster",
    "preview",
    "puzzles",
    "record",
    "record-sheet",
    "teacher",
    "tokens",
    "tournament",
    "wall",
];

/// What sentences know as `$look` in a theme's look of all games; else it is the game's id.
const ALL_GAMES: &str = "other";

/// Stems of the files with a language's terms: a theme's words and a game's lines ask for nothing else.
const TERMS: [&str; 2] = ["articles", "terms"];

/// Returns the program's messages in a language, with the theme's words, which take precedence.
pub(in crate::make) fn messages(
    theme: &Theme,
    locale: &Locale,
    sources: &Sources,
) -> Result<Messages, Fault> {
    messages_of(theme, locale, sources, |stem| SELDOM.contains(&stem))
}

/// Returns the same messages for a list, which says a line of a game or a theme and hardly any message of the program's.
pub(in crate::make) fn lines(theme: &Theme, locale: &Locale, sources: &Sources) -> Result<Messages, Fault> {
    messages_of(theme, locale, sources, |stem| !TERMS.contains(&stem))
}

/// Returns the messages; those of the program in files whose stems are `seldom` asked for are read when one of them is.
fn messages_of(
    theme: &Theme,
    locale: &Locale,
    sources: &Sources,
    seldom: impl Fn(&str) -> bool,
) -> Result<Messages, Fault> {
    let tag = locale.language.tag();
    let look = theme.game.as_deref().unwrap_or(ALL_GAMES);
    let mut messages = Messages::new(locale.language.clone()).knowing("look", Value::from(look));
    let mut sources = sources.clone();
    let mut found = Vec::new();
    // Files of the caller's own are read at once, so that their faults are reported.
    let (seldom, usual): (Vec<&LocaleText>, Vec<&LocaleText>) =
        locale.texts.iter().partition(|text| locale.folder.is_none() && seldom(text.stem()));
    for LocaleText { file, text } in usual {
        sources.add(file.as_str(), text.as_str());
        let read = messages.add(file, text);
        found.extend(read.err().into_iter().flatten().map(|fault| diagnostic(file, fault)));
    }
    messages.add_later(seldom.into_iter().map(|text| (text.file.clone(), text.text.clone())).collect());
    for (_, file, text) in theme.words.iter().filter(|(language, ..)| language == tag) {
        let read = messages.add_overriding(file, text);
        match read {
            // Files of the program are checked by its tests.
            Ok(()) if is_own(file) => messages.settle_nouns(file, text),
            Ok(()) => {}
            Err(faults) => found.extend(faults.into_iter().map(|fault| diagnostic(file, fault))),
        }
    }
    if found.is_empty() { Ok(messages) } else { Err(Fault::files(found, &sources)) }
}

/// Returns a warning for each noun of the theme whose forms aren't all known, with the lines to add; neutral nouns replace them.
pub(in crate::make) fn unknown_forms(messages: &Messages) -> Vec<Diagnostic> {
    messages.unknown_forms().iter().cloned().map(placed).collect()
}

/// Returns a warning for what is perhaps wrong in the theme's nouns.
pub(in crate::make) fn doubts(messages: &Messages) -> impl Iterator<Item = Diagnostic> {
    messages.doubts().iter().cloned().map(|doubt| placed(doubt).warning())
}

/// Returns a style for trying whether a text can be set.
pub(in crate::make) fn plain() -> Style {
    Style::plain(Length::pt(10.0), Length::pt(12.0), Color::BLACK)
}

/// Checks that the theme has every word that the variant's paragraphs ask for, and the fonts every character.
pub(in crate::make) fn check_words(
    found: &Found,
    theme: &Theme,
    locale: &Locale,
    messages: &Messages,
    typesetter: &Typesetter,
) -> Result<(), Fault> {
    // Files of the program are covered by its tests, in every language.
    let is_bundled = found.bundled && locale.folder.is_none();
    if is_bundled && !theme.words.iter().any(|(_, file, _)| is_own(file)) {
        return Ok(());
    }
    let style = plain();
    let board = &found.reading.variant.setup.board;
    let unset = |text: &str| typesetter.check(text, &style).err();
    let wrong = theme_words::check(theme, board, messages, locale, &unset);
    if !wrong.is_empty() {
        return Err(Fault::files(wrong, &found.sources));
    }
    let wrong: Vec<Diagnostic> = found
        .reading
        .paragraphs
        .iter()
        .filter_map(|paragraph| {
            let (what, help) = match messages.pattern(&paragraph.text, &[]) {
                Err(MessageFault::Unresolved { what, .. }) => {
                    (keyed!("word-unresolved", why => KeyedMessage::foreign(&what)), theme_has_words())
                }
                Err(other) => (other.message(), theme_has_words()),
                Ok(text) => (unset(&text)?.message(), theme_words::write_with_letters_of_fonts()),
            };
            Some(Diagnostic::error(paragraph.file.as_str(), what).at(paragraph.span.clone()).help(help))
        })
        .collect();
    if wrong.is_empty() { Ok(()) } else { Err(Fault::files(wrong, &found.sources)) }
}

/// Returns the help for a word that the theme lacks.
fn theme_has_words() -> KeyedMessage {
    keyed!("theme-has-words")
}

/// Makes the fault of messages that can't be read, each with its place.
pub(in crate::make) fn unread(faults: Vec<MessageFault>, sources: &Sources) -> Fault {
    Fault::files(faults.into_iter().map(placed).collect(), sources)
}

/// Returns the fault of a message as a diagnostic with its place in its file.
pub(in crate::make) fn placed(fault: MessageFault) -> Diagnostic {
    match &fault {
        MessageFault::Syntax { file: Some(file), .. } => diagnostic(&file.clone(), fault),
        _ => diagnostic("", fault),
    }
}

pub(in crate::make) fn diagnostic(file: &str, fault: MessageFault) -> Diagnostic {
    match fault {
        MessageFault::Syntax { at, what, help, .. } => Diagnostic::error(file, what).at(at).help(help),
        MessageFault::Duplicate { id, .. } => {
            Diagnostic::error(file, keyed!("sentence-twice", id)).help(keyed!("keep-one-of-two"))
        }
        other => Diagnostic::error(file, other.message()),
    }
}
