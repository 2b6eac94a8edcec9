//! Reads the words of a theme, and finds the words that a theme extending it keeps.

use super::{ThemeFiles, text};
use crate::diag::{Diagnostic, Sources};
use crate::format::theme::FileFault;
use crate::text::{Language, names};
use crate::theme::Slot;
use std::collections::BTreeSet;
use std::ops::Range;

/// Reads the words in English and in the requested languages: tag, file's name and text of each. English must be
/// there, unless the theme extends another; other languages may be missing.
pub(super) fn all(
    files: &dyn ThemeFiles,
    sources: &mut Sources,
    is_built_on: bool,
    faults: &mut Vec<Diagnostic>,
) -> Vec<(String, String, String)> {
    let of = |tag: &str| {
        let file = format!("{tag}.ftl");
        let may_lack = is_built_on || tag != Language::ENGLISH;
        if may_lack && files.read(&file) == Err(FileFault::Missing) {
            return None;
        }
        match text(files, &file, sources) {
            Ok(text) => Some((tag.to_owned(), files.name(&file), text)),
            Err(fault) => {
                faults.push(fault);
                None
            }
        }
    };
    let others = files.languages().iter().map(String::as_str).filter(|tag| *tag != Language::ENGLISH);
    std::iter::once(Language::ENGLISH).chain(others).filter_map(of).collect()
}

/// Parts of a theme's sentences about its drawings that no longer hold.
#[derive(Clone, Copy, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is of its own")]
pub(super) struct Dropped {
    /// Colours of the discs.
    pub(super) colours: bool,
    /// Pictures on the discs.
    pub(super) forms: bool,
    /// Symbols of king and men.
    pub(super) symbols: bool,
    /// Symbols of officers.
    pub(super) knights: bool,
    pub(super) commanders: bool,
}

/// Returns the theme's words that still hold in a theme with the words `own`; blanks the other lines, so that places stay.
pub(super) fn kept(source: &str, own: &[&str], dropped: Dropped) -> String {
    let own = defined_by(own);
    let says = |prefix: &str| own.iter().any(|name| name.starts_with(prefix));
    let defines = |id: &str| own.contains(id);
    let falls = |id: &str| match id {
        "theme-sides-outline" => dropped.forms || says("theme-sides"),
        id if id.starts_with("theme-sides") => dropped.forms || dropped.colours || says("theme-sides"),
        // A theme's story and the lines beneath its name fit no other theme.
        id if id.starts_with("theme-") => true,
        "figure-symbols" => dropped.symbols,
        "figure-knights" => dropped.knights,
        "figure-commanders" => dropped.commanders,
        // "In the hall": the preposition goes with the noun.
        "-on-throne" | "-onto-throne" | "-on-it" => defines("-throne"),
        _ => false,
    };
    without(source, falls)
}

/// Returns a theme's words without the terms that these sources define: their lines are blank, too.
pub(super) fn without_terms(source: &str, defined: &[&str]) -> String {
    let defined = defined_by(defined);
    let is_term = |id: &str| id.starts_with('-') && defined.contains(id);
    // "Auf dem Thron": the preposition goes with the noun.
    let throne = defined.contains("-throne");
    without(source, |id| is_term(id) || throne && id.starts_with("-on"))
}

/// Returns the names that sources define.
fn defined_by<'s>(sources: &[&'s str]) -> BTreeSet<&'s str> {
    sources.iter().flat_map(|source| names(source)).map(|(_, name)| name).collect()
}

fn without(source: &str, falls: impl Fn(&str) -> bool) -> String {
    let mut falling = false;
    let mut kept = String::with_capacity(source.len());
    for line in source.split_inclusive('\n') {
        if let Some((_, id)) = names(line).next() {
            falling = falls(id);
        } else if line.starts_with('#') {
            falling = false;
        }
        kept.push_str(if falling { "\n" } else { line });
    }
    kept
}

/// Returns the place where a source names a piece, if it does.
pub(super) fn name_at(source: &str, piece: Slot) -> Option<Range<usize>> {
    names(source).find(|(_, id)| id.strip_prefix('-') == Some(piece.key())).map(|(at, _)| at)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PARENT: &str = "-king = king\n-throne = hall\n-on-throne = in the { -throne }\n\ntheme-sides = red\n\
                          theme-story-1 =\n    Mist.\n# next\nfigure-symbols = crowns\n";
    const NONE: Dropped =
        Dropped { colours: false, forms: false, symbols: false, knights: false, commanders: false };

    #[test]
    fn names_and_sentences_about_drawings_stay_and_stories_go() {
        let left = kept(PARENT, &["-attacker = wolf\n"], NONE);
        assert_eq!(
            left,
            PARENT.replace("theme-story-1 =\n    Mist.\n", "\n\n"),
            "places stay, for each line is there"
        );
    }

    #[test]
    fn sentences_about_what_is_drawn_anew_go() {
        let dropped = Dropped { colours: true, symbols: true, ..NONE };
        let left = kept(PARENT, &[], dropped);
        assert!(!left.contains("theme-sides") && !left.contains("figure-symbols"), "{left}");
        assert!(left.contains("-on-throne"), "{left}");
        assert_eq!(left.lines().count(), PARENT.lines().count());
    }

    #[test]
    fn what_is_renamed_in_english_alone_has_its_neutral_name_in_other_languages() {
        let parent = "-king = König\n    .gender = masculine\n-throne = Halle\n-onto-throne = in die Halle\n";
        let left = without_terms(parent, &["-king = bear\n"]);
        assert_eq!(left, "\n\n-throne = Halle\n-onto-throne = in die Halle\n");
        assert_eq!(
            without_terms(parent, &["-throne = den\n"]),
            "-king = König\n    .gender = masculine\n\n\n"
        );
    }

    #[test]
    fn a_preposition_goes_with_its_noun() {
        let left = kept(PARENT, &["-throne = hill\n"], NONE);
        assert!(!left.contains("-on-throne"), "{left}");
    }
}
