//! Finds where words may be hyphenated.

use super::Language;
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::rc::Rc;

/// Fewest letters before a hyphen.
const LEFT: usize = 2;

/// How freely words are hyphenated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Hyphens {
    /// Only where the author has put soft hyphens.
    Authors,
    /// As in good books: three letters go to the next line at least.
    Usual,
    /// Two letters may go to the next line, for narrow columns that would have holes otherwise.
    More,
}

impl Hyphens {
    /// Returns the fewest letters after a hyphen.
    const fn after(self) -> usize {
        if matches!(self, Self::More) { FEWEST_AFTER } else { 3 }
    }
}

/// Fewest letters after any hyphen.
const FEWEST_AFTER: usize = 2;
/// Length in letters from which words may be hyphenated.
const SHORTEST: usize = 5;

/// Names that stay whole: no language's patterns know them, and a hyphen would suggest a wrong pronunciation.
const NAMES: [&str; 7] = ["hnefatafl", "tawlbwrdd", "tablut", "brandubh", "jorvik", "coppergate", "lapland"];

/// Hyphenator for a language.
pub(super) struct Hyphenator {
    patterns: Option<hypher::Lang>,
    /// Words that stay whole, besides `NAMES`.
    whole: Vec<String>,
    /// Ends of the syllables, except the last, of words seen before.
    known: RefCell<FxHashMap<Box<str>, Rc<[usize]>>>,
}

impl Hyphenator {
    /// Creates the hyphenator for a language; it hyphenates nothing in one without patterns.
    pub(super) fn new(language: &Language) -> Self {
        Self {
            patterns: patterns(language.tag()),
            whole: language.whole().to_vec(),
            known: RefCell::default(),
        }
    }

    /// Clears the cache of words.
    pub(super) fn forget(&self) {
        self.known.take();
    }

    /// Returns the byte positions in `text` before which a hyphen may be set, ascending.
    ///
    /// Leaves whole: words with digits, addresses, words in capitals only, words with hyphens of their own (a second
    /// kind of hyphen misleads), and words with soft hyphens (the author has chosen).
    pub(super) fn points(&self, text: &str, hyphens: Hyphens) -> Vec<usize> {
        let Some(language) = self.patterns.filter(|_| hyphens != Hyphens::Authors) else { return Vec::new() };
        // The bounds that come with the patterns are those of good books.
        let (_, right) = language.bounds();
        let right = if hyphens == Hyphens::More { hyphens.after() } else { right.max(hyphens.after()) };
        let mut points = Vec::new();
        for (start, chunk) in chunks(text) {
            if !wanted(chunk) {
                continue;
            }
            for (offset, word) in letters(chunk) {
                let ends = self.syllables(word, language);
                let is_far = |end: &&usize| word[**end..].chars().count() >= right;
                points.extend(ends.iter().filter(is_far).map(|end| start + offset + end));
            }
        }
        points
    }
}

impl Hyphenator {
    /// Returns where the syllables of a word, except the last, end: every place where a hyphen may be.
    fn syllables(&self, word: &str, language: hypher::Lang) -> Rc<[usize]> {
        if let Some(known) = self.known.borrow().get(word) {
            return Rc::clone(known);
        }
        let mut ends = Vec::new();
        if word.chars().count() >= SHORTEST && !self.keeps(&word.to_lowercase()) {
            let left = language.bounds().0.max(LEFT);
            let mut at = 0;
            for syllable in hypher::hyphenate_bounded(word, language, left, FEWEST_AFTER) {
                at += syllable.len();
                ends.push(at);
            }
            ends.pop();
        }
        let ends: Rc<[usize]> = ends.into();
        self.known.borrow_mut().insert(word.into(), Rc::clone(&ends));
        ends
    }

    /// Tells whether a word, in small letters, stays whole.
    fn keeps(&self, word: &str) -> bool {
        NAMES.contains(&word) || self.whole.iter().any(|whole| whole == word)
    }
}

/// Returns the patterns for a language tag like `en` or `en-GB`.
fn patterns(tag: &str) -> Option<hypher::Lang> {
    let primary = tag.split(['-', '_']).next().unwrap_or_default().to_ascii_lowercase();
    let code = <[u8; 2]>::try_from(primary.as_bytes()).ok();
    code.and_then(hypher::Lang::from_iso)
}

/// Returns the parts of a text between spaces and dashes, with their places.
fn chunks(text: &str) -> impl Iterator<Item = (usize, &str)> {
    pieces(text, |c| !(c.is_whitespace() || matches!(c, '—' | '–' | '/' | '\u{200b}')))
}

/// Returns the runs of letters in a chunk, with their places: `king` and `s` in `king’s`.
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
    // An address like `tafl.cyningstan.com` stays whole: a hyphen would become part of it.
    let address = chunk.trim_end_matches('.').contains('.');
    !address && !chunk.contains(barred) && chunk.chars().any(char::is_lowercase)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hyphenated(text: &str, hyphens: Hyphens) -> String {
        let mut shown = text.to_owned();
        for &at in Hyphenator::new(&Language::english()).points(text, hyphens).iter().rev() {
            shown.insert(at, '-');
        }
        shown
    }

    fn shown(text: &str) -> String {
        hyphenated(text, Hyphens::Usual)
    }

    #[test]
    fn more_hyphens_leave_two_letters_for_the_next_line() {
        assert_eq!(shown("early kingly"), "early kingly");
        assert_eq!(hyphenated("early kingly", Hyphens::More), "ear-ly king-ly");
        assert_eq!(hyphenated("extensive", Hyphens::Authors), "extensive");
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
        for tag in ["", "x", "tlh", "non", "cy"] {
            assert!(patterns(tag).is_none(), "{tag}");
        }
        for tag in ["en-GB", "de", "pt-BR"] {
            assert!(patterns(tag).is_some(), "{tag}");
        }
        let none = Hyphenator { patterns: None, ..Hyphenator::new(&Language::english()) };
        assert!(none.points("extensive", Hyphens::More).is_empty());
    }
}
