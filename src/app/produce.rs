//! From variant, theme and options to the bytes of the PDF.

use super::source::Found;
use super::{bundle, faults, theme_words};
use crate::cli;
use crate::diag::{Diagnostic, Sources};
use crate::error::Error;
use crate::explain::figures::Examples;
use crate::explain::position::{Study, Tools};
use crate::imposition;
use crate::imposition::{Job, Settings, Shared, SheetError};
use crate::make;
use crate::scene::{Color, Document};
use crate::sheets::Made;
use crate::spec;
use crate::text::{Fonts, LANGUAGE, MessageFault, Messages, Style, TextError, Typesetter};
use crate::theme::Theme;
use crate::units::Length;

/// Checks what can be wrong with the words of a variant and its theme, without making anything.
pub(super) fn check(found: &Found, theme: &Theme, sources: &Sources) -> Result<(), Error> {
    let messages = messages(theme, sources)?;
    check_words(found, theme, &messages, &Typesetter::new(Fonts::bundled(), LANGUAGE), sources)
}

/// Draws a position in a theme. `date` is in seconds since 1970 UTC.
pub(super) fn draw(
    study: &Study<'_>,
    theme: &Theme,
    date: i64,
    sources: &Sources,
) -> Result<Document, Error> {
    let tools = Tools {
        typesetter: &Typesetter::new(Fonts::bundled(), LANGUAGE),
        messages: &messages(theme, sources)?,
        palette: &theme.palette,
        date,
        version: env!("CARGO_PKG_VERSION"),
    };
    Ok(study.draw(&tools).map_err(SheetError::from)?)
}

/// What a kit is made with, beside its variant and theme.
pub(super) struct Order<'a> {
    /// The choices of printing.
    pub(super) settings: &'a Settings,
    /// Pieces that serve several games.
    pub(super) shared: Option<&'a Shared>,
    /// The start of its files' names.
    pub(super) stem: &'a str,
    /// Who made the set.
    pub(super) maker: Option<&'a str>,
    /// In seconds since 1970 UTC.
    pub(super) date: i64,
}

/// Makes the kit, and hands it with its job to `use_it`.
pub(super) fn produce<T>(
    found: &Found,
    theme: &Theme,
    order: &Order<'_>,
    sources: &Sources,
    use_it: impl FnOnce(&Job<'_>, Made) -> Result<T, Error>,
) -> Result<T, Error> {
    let messages = messages(theme, sources)?;
    let typesetter = Typesetter::new(Fonts::bundled(), LANGUAGE);
    check_words(found, theme, &messages, &typesetter, sources)?;
    check_name(order, &typesetter)?;
    let theme = theme.clone().inked(order.settings.ink);
    let job = Job {
        variant: &found.variant,
        theme: &theme,
        examples: &examples()?,
        messages: &messages,
        typesetter: &typesetter,
        settings: order.settings,
        measures: imposition::fit(order.settings, &found.variant)?,
        shared: order.shared,
        stem: order.stem,
        maker: order.maker,
        date: order.date,
        version: env!("CARGO_PKG_VERSION"),
    };
    let made = make::made(&job)?;
    use_it(&job, made)
}

/// Checks that the fonts have every letter of the name of a file that page 1 names.
fn check_name(order: &Order<'_>, typesetter: &Typesetter) -> Result<(), Error> {
    let is_named = order.settings.split || order.settings.poster.is_some() || order.shared.is_some();
    match typesetter.paragraph(order.stem, &plain(), 60.0) {
        Err(fault @ TextError::MissingGlyph { .. }) if is_named => Err(Error::Usage(cli::misuse(&format!(
            "page 1 names the files, and `{}` can't be printed ({fault}): choose a name of Latin letters",
            order.stem
        )))),
        _ => Ok(()),
    }
}

/// The bundled figures.
fn examples() -> Result<Examples, Error> {
    let mut examples = Examples::new();
    for (stem, file, text) in bundle::texts("figures", ".toml") {
        let mut sources = Sources::new();
        sources.add(file.as_str(), text);
        let example = spec::figure(&file, text).map_err(|found| faults(found, &sources))?;
        examples.insert(stem, example);
    }
    Ok(examples)
}

/// The bundled sentences, and the theme's words, which go before them.
fn messages(theme: &Theme, sources: &Sources) -> Result<Messages, Error> {
    let mut messages = Messages::new(LANGUAGE);
    let mut sources = sources.clone();
    let mut found = Vec::new();
    for (_, file, text) in bundle::texts(&format!("text/{LANGUAGE}"), ".ftl") {
        sources.add(file.as_str(), text);
        let read = messages.add(&file, text);
        found.extend(read.err().into_iter().flatten().map(|fault| diagnostic(&file, fault)));
    }
    for (_, file, text) in theme.words.iter().filter(|(language, ..)| language == LANGUAGE) {
        let read = messages.add_overriding(file, text);
        found.extend(read.err().into_iter().flatten().map(|fault| diagnostic(file, fault)));
    }
    if found.is_empty() { Ok(messages) } else { Err(faults(found, &sources)) }
}

/// A style in which to try whether a text can be set.
fn plain() -> Style {
    Style::plain(Length::pt(10.0), Length::pt(12.0), Color::BLACK)
}

/// Checks that the theme has every word that the variant's paragraphs ask for, and the fonts every character.
fn check_words(
    found: &Found,
    theme: &Theme,
    messages: &Messages,
    typesetter: &Typesetter,
    sources: &Sources,
) -> Result<(), Error> {
    let style = plain();
    let board = &found.variant.setup.board;
    let unset = |text: &str| typesetter.paragraph(text, &style, 60.0).err();
    let wrong = theme_words::check(theme, board, messages, &unset);
    if !wrong.is_empty() {
        return Err(faults(wrong, sources));
    }
    let wrong: Vec<Diagnostic> = found
        .paragraphs
        .iter()
        .filter_map(|paragraph| {
            let (what, help) = match messages.pattern(&paragraph.text, &[]) {
                Err(MessageFault::Unresolved { what, .. }) => (what, WORDS),
                Err(other) => (other.to_string(), WORDS),
                Ok(text) => match typesetter.paragraph(&text, &style, 60.0) {
                    Err(fault) => (fault.to_string(), "write it with letters that the fonts have"),
                    Ok(_) => return None,
                },
            };
            Some(Diagnostic::error(paragraph.file.as_str(), what).at(paragraph.span.clone()).help(help))
        })
        .collect();
    if wrong.is_empty() { Ok(()) } else { Err(faults(wrong, sources)) }
}

/// What to do about a word that the theme lacks.
const WORDS: &str = "the theme's words are -king, -defender, -attacker, -man, -throne and -board";

fn diagnostic(file: &str, fault: MessageFault) -> Diagnostic {
    match fault {
        MessageFault::Syntax { at, what, .. } => Diagnostic::error(file, what)
            .at(at)
            .help("write messages as `name = text`; further lines of the text are indented"),
        MessageFault::Duplicate { id, .. } => {
            Diagnostic::error(file, format!("`{id}` is defined twice")).help("keep one of the two")
        }
        other => Diagnostic::error(file, other.to_string()),
    }
}
