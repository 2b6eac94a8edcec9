//! Files to begin with: a variant to be filled in, a theme to be redrawn.

use crate::field::Field;
use crate::format::{BegunWords, StartedFrom, as_id, begin_theme, begin_variant, begin_words};
use crate::game::{Board, Piece, Square};
use crate::keyed::keyed;
use crate::make::fault::Fault;
use crate::make::finding::library::Library;
use crate::make::finding::locale::Locale;
use crate::make::{finding::locale_faults, finding::meant, finding::source, finding::words};
use crate::text::{Language, Messages, terms_of};

/// Sides that a new board can have, in squares.
pub const NEW_BOARD: std::ops::RangeInclusive<u8> = 5..=19;

/// Start of a new variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NewVariant {
    /// The game with this name, which it extends.
    From(String),
    /// A board with this number of squares a side, and the plainest rules.
    Size(u8),
}

/// Returns a variant file to be filled in: valid as it is, with every question of the rules beside its answers. `file` is the
/// name of the file, `name` the name of the game.
///
/// # Errors
/// The game to start from is not known or has faults; or a board can't have this size.
pub fn new_variant(
    file: &str,
    name: &str,
    from: &NewVariant,
    library: &Library<'_>,
) -> Result<String, Fault> {
    let id = match as_id(name) {
        id if id.is_ascii() && !id.is_empty() => id,
        _ => "my-game".to_owned(),
    };
    match from {
        NewVariant::From(game) => {
            let found = source::variant(game, &[], library)?;
            if !found.bundled {
                let message = keyed!("new-from-file", game);
                return Err(Fault::value(Field::Variant, message));
            }
            Ok(begin_variant(file, &id, name, StartedFrom::Game(&found.reading.variant)))
        }
        NewVariant::Size(size) if NEW_BOARD.contains(size) && size % 2 == 1 => {
            Ok(begin_variant(file, &id, name, StartedFrom::Board(&cross(*size), THEME)))
        }
        NewVariant::Size(size) => {
            let message = keyed!("new-board-size", size, least = NEW_BOARD.start(), most = NEW_BOARD.end());
            Err(Fault::value(Field::Variant, message))
        }
    }
}

/// Theme of a new game.
const THEME: &str = "heartwood";

/// Returns a layout: the king in the middle, defenders on his four sides, twice as many attackers in the middle of the edges.
fn cross(size: u8) -> Board {
    let mut board = Board::empty(size);
    let (middle, last) = (size / 2, size - 1);
    let mut put = |file, rank, piece| board.set(Square::new(file, rank), Some(piece));
    put(middle, middle, Piece::King);
    let arm = if size < 9 { 1 } else { 2 };
    for by in 1..=arm {
        for (file, rank) in
            [(middle - by, middle), (middle + by, middle), (middle, middle - by), (middle, middle + by)]
        {
            put(file, rank, Piece::Defender);
        }
    }
    // Two attackers to each defender: pairs at both sides of the middle of an edge.
    for by in 1..=arm {
        for along in [middle - by, middle + by] {
            for (file, rank) in [(along, 0), (along, last), (0, along), (last, along)] {
                put(file, rank, Piece::Attacker);
            }
        }
    }
    board
}

/// Returns the files of a theme that extends a bundled one: every colour, drawing and word is there as a comment as it is in that
/// theme, the words in each of these languages. `folder` is the folder that it is for, `name` the name of the theme.
///
/// # Errors
/// The theme, or a language, is not found.
pub fn new_theme(
    folder: &str,
    name: &str,
    from: &str,
    languages: &[String],
    library: &Library<'_>,
) -> Result<Vec<(String, Vec<u8>)>, Fault> {
    let id = bundled_theme(from, library)?;
    let theme = source::bundled_theme(&id, source::ThemeDepth::Words, &[], library)?;
    let said = begin_theme(folder, name, &id, &theme.palette);
    let mut files = vec![("theme.toml".to_owned(), said.into_bytes())];
    for language in languages {
        let locale = Locale::find(language, library)?;
        let Some(terms) = locale.texts.iter().find(|text| text.stem() == TERMS) else { continue };
        let tag = locale.language.tag();
        let theme = source::bundled_theme(&id, source::ThemeDepth::Words, &locale.tags(), library)?;
        let mut terms_said = terms.text.clone();
        for (.., words) in theme.words.iter().filter(|(language, ..)| language == tag) {
            for (term, entry) in terms_of(words) {
                let neutral = terms_of(&terms_said).find(|(known, _)| *known == term);
                if let Some(neutral) = neutral.map(|(_, neutral)| neutral.to_owned()) {
                    terms_said = terms_said.replacen(&neutral, entry, 1);
                }
            }
        }
        let mut messages = Messages::new(locale.language.clone());
        messages
            .add(&terms.file, &terms_said)
            .map_err(|found| words::unread(found, &locale_faults::sources(&locale)))?;
        let texts = |tag: &str| library.file(&format!("templates/text/{tag}/{TEXTS}"));
        let texts = texts(tag).or_else(|| texts(Language::ENGLISH)).unwrap_or_default();
        let begun = BegunWords {
            terms: &terms_said,
            nouns: &messages.nouns(),
            texts: &String::from_utf8_lossy(texts),
            genders: &locale.language.facts().genders,
            tag,
        };
        let file = (format!("{tag}.ftl"), begin_words(name, begun).into_bytes());
        if !files.contains(&file) {
            files.push(file);
        }
    }
    Ok(files)
}

/// File with a language's names of pieces and places, without its ending.
const TERMS: &str = "terms";
/// File with the other texts that a theme can have.
const TEXTS: &str = "new-theme.txt";

/// Returns all files of a bundled theme, with their names relative to its folder: a theme to be redrawn.
///
/// # Errors
/// The theme is not found.
pub fn copied_theme(from: &str, library: &Library<'_>) -> Result<Vec<(String, Vec<u8>)>, Fault> {
    let inside = format!("templates/themes/{}/", bundled_theme(from, library)?);
    let files = library.all(&inside);
    Ok(files.map(|(name, bytes)| (name.to_owned(), bytes.to_vec())).collect())
}

/// Returns the id of the bundled theme that people mean by a name.
fn bundled_theme(from: &str, library: &Library<'_>) -> Result<String, Fault> {
    let id = as_id(from);
    if library.themes().contains(&id) {
        return Ok(id);
    }
    Err(meant::no_theme(from, library))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Ruleset, Setup};

    #[test]
    fn a_new_board_has_two_attackers_to_a_defender_and_can_be_played() {
        for size in NEW_BOARD.step_by(2) {
            let board = cross(size);
            let (attackers, defenders) = (board.count(Piece::Attacker), board.count(Piece::Defender));
            assert_eq!((attackers, board.count(Piece::King)), (2 * defenders, 1), "{size}");
            let library = Library::bundled();
            let text = new_variant("a.toml", "A", &NewVariant::Size(size), &library).expect("a file");
            let (variant, _) = crate::format::variant("a.toml", &text).expect("a sound variant");
            assert_eq!((&variant.setup.board, &variant.ruleset), (&board, &Ruleset::PLAIN));
            let _: &Setup = &variant.setup;
        }
        for size in [4, 6, 3, 21] {
            assert!(
                new_variant("a.toml", "A", &NewVariant::Size(size), &Library::bundled()).is_err(),
                "{size}"
            );
        }
    }
}
