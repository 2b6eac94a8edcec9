//! Catalogue of the program's games with their options, and of its themes.

use crate::diag::Sources;
use crate::explain::counts::counts;
use crate::explain::in_play::{KingStart, in_play};
use crate::explain::questions::addition;
use crate::explain::rules::numbered;
use crate::game::Board;
use crate::imposition::SheetError;
use crate::layout::LayoutError;
use crate::make::fault::Fault;
use crate::make::finding::library::Library;
use crate::make::finding::locale::{Locale, facts};
use crate::make::finding::meant::USUAL;
use crate::make::finding::source::{self, Found, ThemeDepth, ThemePlace};
use crate::make::finding::spoken;
use crate::make::finding::words;
use crate::product::edition::edition;
use crate::product::front;
use crate::request::Choice;
use crate::text::{MessageFault, Messages, parse_markup};

/// A game of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct GameEntry {
    /// Its id.
    pub id: String,
    /// Other names for it; the first is the one by which people ask for it.
    pub aliases: Vec<String>,
    /// Its title.
    pub name: String,
    /// Number of squares along a side of its board.
    pub size: u8,
    /// Starting layout, rank by rank from the top: `A`, `C` (a commander), `D`, `N` (a knight), `K`, or `.`.
    pub board: Vec<String>,
    /// Usual length of a game in minutes: the least, and the most.
    pub minutes: [u8; 2],
    /// Line that characterises it, from the cover of its leaflet.
    pub line: String,
    /// Name of its own theme.
    pub theme: String,
    /// Its options.
    pub options: Vec<OptionEntry>,
    /// Why to begin with it. `None`: it is one among many.
    pub mark: Option<GameMark>,
}

/// Why to begin with a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameMark {
    /// It is the one that is usual where people meet to play.
    Usual,
    /// It is small, and soon learnt.
    Beginners,
}

/// The games with a mark, by the names by which people ask for them.
const MARKED: [(&str, GameMark); 2] = [(USUAL, GameMark::Usual), ("brandubh", GameMark::Beginners)];

impl GameEntry {
    /// Returns the name by which people ask for it: its first alias, or else its id.
    #[must_use]
    pub fn called(&self) -> &str {
        self.aliases.first().unwrap_or(&self.id)
    }
}

/// An option of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct OptionEntry {
    /// Its id.
    pub id: String,
    /// The difference that it makes, in the words of the leaflet.
    pub title: String,
}

/// Returns all games of the program, sorted by id.
///
/// # Errors
/// A fault in one of the program's files.
pub fn games(library: &Library<'_>, language: &str) -> Result<Vec<GameEntry>, Fault> {
    let locale = Locale::find(language, library)?;
    let mut themes = Vec::new();
    let game = |name| entry(&WordedGame::of_list(name, library, &locale, &mut themes)?);
    library.texts("variants", ".toml").iter().map(|text| text.stem).map(game).collect()
}

/// A language of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct LanguageEntry {
    /// Its tag, such as `pt-BR`.
    pub tag: String,
    /// What those who speak it call it.
    pub name: String,
    /// Its name in English.
    pub english_name: String,
}

/// Returns all languages of the program, sorted by tag.
///
/// # Errors
/// A fault in one of the program's files.
pub fn languages(library: &Library<'_>) -> Result<Vec<LanguageEntry>, Fault> {
    let entry = |tag: String| {
        let language = facts(&tag, library)?;
        let facts = language.facts();
        Ok(LanguageEntry { name: facts.name.clone(), english_name: facts.english_name.clone(), tag })
    };
    library.languages().into_iter().map(entry).collect()
}

/// Returns one game, bundled or of the caller's own, by any of its names.
///
/// # Errors
/// There is no game of that name, or it has faults.
pub fn game(name: &str, library: &Library<'_>, language: &str) -> Result<GameEntry, Fault> {
    entry(&WordedGame::of_list(name, library, &Locale::find(language, library)?, &mut Vec::new())?)
}

/// A game in one language, with the program's messages in the words of its theme.
struct WordedGame {
    found: Found,
    theme: String,
    messages: Messages,
}

impl WordedGame {
    fn new(name: &str, chosen: &[String], library: &Library<'_>, locale: &Locale) -> Result<Self, Fault> {
        let mut found = source::variant(name, chosen, library)?;
        let theme = source::theme_of(&mut found, None, ThemeDepth::Words, &locale.tags(), library)?;
        spoken::speak(&mut found, locale, library)?;
        let messages = words::messages(&theme, locale, &found.sources)?;
        Ok(Self { found, theme: theme.id, messages })
    }

    /// Reads a game for a list, of which its lines and options are said. `themes` are those of the games before it.
    fn of_list(
        name: &str,
        library: &Library<'_>,
        locale: &Locale,
        themes: &mut Vec<(ThemePlace, String, Messages)>,
    ) -> Result<Self, Fault> {
        let mut found = source::variant(name, &[], library)?;
        let place = source::theme_place(&found, None);
        let nth = if let Some(nth) = themes.iter().position(|(known, ..)| *known == place) {
            nth
        } else {
            let theme = source::theme_of(&mut found, None, ThemeDepth::Words, &locale.tags(), library)?;
            let messages = words::lines(&theme, locale, &found.sources)?;
            themes.push((place, theme.id, messages));
            themes.len() - 1
        };
        spoken::speak(&mut found, locale, library)?;
        let (_, theme, messages) = themes[nth].clone();
        Ok(Self { found, theme, messages })
    }

    /// Returns a text of the game's file with its terms filled in, without markup.
    fn said(&self, pattern: &str) -> Result<String, Fault> {
        Ok(plain(&self.messages.pattern(pattern, &[]).map_err(unsaid)?))
    }
}

/// Makes the fault of a message that can't be formatted.
fn unsaid(fault: MessageFault) -> Fault {
    SheetError::from(LayoutError::from(fault)).into()
}

/// Returns a text without its marks for italics and bold.
fn plain(text: &str) -> String {
    parse_markup(text)
        .map_or_else(|_| text.to_owned(), |spans| spans.into_iter().map(|span| span.text).collect())
}

fn entry(loaded: &WordedGame) -> Result<GameEntry, Fault> {
    let WordedGame { found, theme, messages } = loaded;
    let line = match &found.reading.variant.about.tagline {
        Some(own) => loaded.said(own)?,
        None => themes_line(messages).unwrap_or_default(),
    };
    let options = found
        .reading
        .options
        .iter()
        .map(|option| Ok(OptionEntry { id: option.id.clone(), title: loaded.said(&option.title)? }));
    let options = options.collect::<Result<_, Fault>>()?;
    let board = &found.reading.variant.setup.board;
    let size = board.size();
    let least = front::minutes(size);
    let called = found.reading.aliases.first().unwrap_or(&found.reading.variant.id);
    let mark = MARKED.iter().find(|(name, _)| found.bundled && called == name).map(|(_, mark)| *mark);
    Ok(GameEntry {
        id: found.reading.variant.id.clone(),
        aliases: found.reading.aliases.clone(),
        name: found.reading.variant.name.clone(),
        size,
        board: rows(board),
        minutes: [least, 2 * least],
        line,
        theme: theme.clone(),
        options,
        mark,
    })
}

/// Returns the rows of a board.
fn rows(board: &Board) -> Vec<String> {
    board.to_string().lines().map(str::to_owned).collect()
}

/// A game in words: the contents of the leaflet, for a screen.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct GameInWords {
    /// Its entry in the list of games.
    pub entry: GameEntry,
    /// Its title with its edition, as printed on its sets.
    pub imprint: String,
    /// Starting layout with its options, as in the entry.
    pub board: Vec<String>,
    /// The numbered rules, each with its title.
    pub rules: Vec<String>,
    /// Uncertain points of its rules, and points on which its sources disagree.
    pub uncertain: Vec<String>,
    /// Its sources.
    pub sources: Vec<String>,
}

/// Returns a game in words, with its options applied.
///
/// # Errors
/// As for [`game`].
pub fn in_words(choice: &Choice, library: &Library<'_>, language: &str) -> Result<GameInWords, Fault> {
    let loaded =
        WordedGame::new(&choice.variant, &choice.options, library, &Locale::find(language, library)?)?;
    let variant = &loaded.found.reading.variant;
    let counts = counts(variant);
    let say = |id: &str| loaded.messages.get(id, &counts).map_err(unsaid);
    let rules = numbered(&in_play(variant), KingStart::of(variant)).into_iter().map(|rule| {
        let texts = rule.texts.iter().map(|id| say(id)).collect::<Result<Vec<String>, Fault>>()?;
        Ok(plain(&format!("{} {}", say(rule.title)?, texts.join(" "))))
    });
    let rules = rules.collect::<Result<_, Fault>>()?;
    let all = |texts: &[String]| texts.iter().map(|text| loaded.said(text)).collect::<Result<Vec<_>, _>>();
    let disputes = variant.disputes.iter().map(|dispute| dispute.text.clone());
    let disputes: Vec<String> = disputes.chain(addition(&variant.ruleset)).collect();
    let imprint = edition(&loaded.messages, variant).map_err(SheetError::from)?;
    Ok(GameInWords {
        entry: entry(&loaded)?,
        imprint,
        board: rows(&variant.setup.board),
        rules,
        uncertain: [all(&variant.about.uncertain)?, all(&disputes)?].concat(),
        sources: all(&variant.about.sources)?,
    })
}

/// A theme of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ThemeEntry {
    /// Its id, which chooses it.
    pub id: String,
    /// Its name.
    pub name: String,
    /// A line about it.
    pub line: String,
}

/// Returns the themes of the program, sorted.
///
/// # Errors
/// One of them has faults.
pub fn themes(library: &Library<'_>, language: &str) -> Result<Vec<ThemeEntry>, Fault> {
    let locale = Locale::find(language, library)?;
    let entry = |id: String| {
        let theme = source::bundled_theme(&id, ThemeDepth::Words, &locale.tags(), library)?;
        let messages = words::lines(&theme, &locale, &Sources::new())?;
        Ok(ThemeEntry { id, name: theme.name, line: themes_line(&messages).unwrap_or_default() })
    };
    library.themes().into_iter().map(entry).collect()
}

/// Returns the theme's line about itself. `None`: it has none.
fn themes_line(messages: &Messages) -> Option<String> {
    messages.get("theme-tagline", &[]).ok()
}
