//! Where words may be hyphenated.

/// Letters that must stay before a hyphen, and after it.
const LEFT: usize = 2;
const RIGHT: usize = 3;
/// Words shorter than this stay whole.
const SHORTEST: usize = 5;

/// Names, which no language's patterns know: a hyphen in them would teach a wrong pronunciation. And `figure`, whose
/// number must not lose it.
const WHOLE: [&str; 8] =
    ["hnefatafl", "tawlbwrdd", "tablut", "brandubh", "jorvik", "coppergate", "lapland", "figure"];

/// The hyphenation of a language.
pub(super) struct Hyphenator(Option<hypher::Lang>);

impl Hyphenator {
    /// For a language tag such as `en` or `en-GB`; hyphenates nothing in a language without patterns.
    pub(super) fn new(language: &str) -> Self {
        let primary = language.split(['-', '_']).next().unwrap_or_default().to_ascii_lowercase();
        let code = <[u8; 2]>::try_from(primary.as_bytes()).ok();
        Self(code.and_then(hypher::Lang::from_iso))
    }

    /// The bytes of `text` before which a hyphen may be set, ascending.
    ///
    /// Not in words with digits, in addresses, in capitals only, with hyphens of their own (a second kind of hyphen in them
    /// misleads) or with soft hyphens (the author has chosen).
    pub(super) fn points(&self, text: &str) -> Vec<usize> {
        let Some(language) = self.0 else { return Vec::new() };
        let (left, right) = language.bounds();
        let mut points = Vec::new();
        for (start, chunk) in chunks(text) {
            if !wanted(chunk) {
                continue;
            }
            for (offset, word) in letters(chunk) {
                if word.chars().count() < SHORTEST || WHOLE.contains(&word.to_lowercase().as_str()) {
                    continue;
                }
                let mut at = start + offset;
                let mut syllables =
                    hypher::hyphenate_bounded(word, language, left.max(LEFT), right.max(RIGHT)).peekable();
                while let Some(syllable) = syllables.next() {
                    at += syllable.len();
                    if syllables.peek().is_some() {
                        points.push(at);
                    }
                }
            }
        }
        points
    }
}

/// The parts of a text between spaces and dashes, with their places.
fn chunks(text: &str) -> impl Iterator<Item = (usize, &str)> {
    pieces(text, |c| !(c.is_whitespace() || matches!(c, '—' | '–' | '/' | '\u{200b}')))
}

/// The runs of letters in a chunk: `king` and `s` in `king’s`.
fn letters(chunk: &str) -> impl Iterator<Item = (usize, &str)> {
    pieces(chunk, char::is_alphabetic)
}

fn pieces(text: &str, inside: impl Fn(char) -> bool + Copy) -> impl Iterator<Item = (usize, &str)> {
    text.split(move |c| !inside(c))
        .map(move |part| (part.as_ptr() as usize - text.as_ptr() as usize, part))
        .filter(|(_, part)| !part.is_empty())
}

fn wanted(chunk: &str) -> bool {
    let barred = |c: char| c.is_numeric() || matches!(c, '-' | '‐' | '\u{2011}' | '\u{ad}');
    // An address, such as `tafl.cyningstan.com`: a hyphen would become a part of it.
    let address = chunk.trim_end_matches('.').contains('.');
    !address && !chunk.contains(barred) && chunk.chars().any(char::is_lowercase)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> String {
        let mut shown = text.to_owned();
        for &at in Hyphenator::new("en-GB").points(text).iter().rev() {
            shown.insert(at, '-');
        }
        shown
    }

    #[test]
    fn english_words_split_at_syllables() {
        assert_eq!(shown("defenders surrounding the attackers"), "de-fend-ers sur-round-ing the at-tack-ers");
        assert_eq!(shown("(extensive)"), "(ex-ten-sive)");
        assert_eq!(shown("fortune’s captures—capturing"), "for-tune’s cap-tures—cap-tur-ing");
    }

    #[test]
    fn some_words_stay_whole() {
        for text in ["king", "COPPERGATE", "mk2extensive", "well-extensive", "exten\u{ad}sive", "ᚠᚢᚦᚬᚱᚴ"]
        {
            assert_eq!(shown(text), text);
        }
    }

    #[test]
    fn an_unknown_language_is_not_hyphenated() {
        for tag in ["", "x", "tlh", "non", "de"] {
            assert!(Hyphenator::new(tag).points("extensive").is_empty(), "{tag}");
        }
    }
}
