//! Sets text: messages, inline marks, shaping and the breaking of paragraphs into lines.
//!
//! [`Messages`] turns an id or a free pattern into plain text with inline marks (`*italic*`, `**bold**`).
//! A [`Typesetter`] turns such text into [`Line`]s of shaped glyphs. Paragraphs are broken as a whole, after
//! D. E. Knuth and M. F. Plass, "Breaking Paragraphs into Lines" (1981).
//!
//! Inside this module widths are in em, the type size, so that one prepared text serves every size and measure; its
//! results are in millimetres.

mod breaks;
mod draft;
mod error;
mod fonts;
mod hyphenate;
mod knuth_plass;
mod language;
mod markup;
mod messages;
mod paragraph;
mod shape;
mod style;
mod typesetter;
mod written;

pub use error::TextError;
pub use fonts::{FILES, Face, Fonts, Metrics};
pub use language::{Language, LanguageFacts, NounRule};
pub use markup::{Emphasis, MarkupFault, Span, parse as parse_markup};
pub use messages::{
    FAULTS, MOST_BYTES, MOST_FAULTS, MessageFault, Messages, SINCE_STARTS, SentenceFile, Value,
    changed_since, compare as compare_sentences, hash_digits, missing as missing_sentences, names, sentences,
    shorten_sentences, terms_of, too_large, written_since,
};
pub use style::{Align, Beside, Broke, Line, Style};
pub use typesetter::Typesetter;
pub use written::{LONGEST_WORD, WrittenFault, check_written};

/// Escapes a text so that it is set as it is: puts a backslash before each `*` and `\`.
#[must_use]
pub fn escape_markup(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        if matches!(c, '*' | '\\') {
            escaped.push('\\');
        }
        escaped.push(c);
    }
    escaped
}
