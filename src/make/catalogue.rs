//! What the program has to choose from: its games with their options, and its themes.

use super::fault::Fault;
use super::library::Library;
use super::locale::Locale;
use super::source::{self, Found, ThemeDepth};
use super::spoken;
use super::words;
use crate::diag::Sources;
use crate::explain::counts::counts;
use crate::explain::in_play::{KingStart, in_play};
use crate::explain::questions::addition;
use crate::explain::rules::numbered;
use crate::imposition::SheetError;
use crate::kit::edition::edition;
use crate::kit::front;
use crate::layout::LayoutError;
use crate::request::Choice;
use crate::text::{MessageFault, Messages, parse_markup};

/// A game of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameEntry {
    /// Its id.
    pub id: String,
    /// Other names for it, the one people type first at the head.
    pub aliases: Vec<String>,
    /// Its title.
    pub name: String,
    /// Squares along a side of its board.
    pub size: u8,
    /// How long a game usually takes, in minutes: the least, and the most.
    pub minutes: [u8; 2],
    /// What it is like: the line on the cover of its leaflet.
    pub line: String,
    /// The theme in which it comes.
    pub theme: String,
    /// Its options.
    pub options: Vec<OptionEntry>,
}

impl GameEntry {
    /// The name by which people ask for it.
    #[must_use]
    pub fn called(&self) -> &str {
        self.aliases.first().unwrap_or(&self.id)
    }
}

/// An option of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionEntry {
    /// Its id.
    pub id: String,
    /// What is different, in the words of the leaflet.
    pub title: String,
}

/// All games of the program, by their ids.
///
/// # Errors
/// A fault in one of the program's files.
pub fn games(library: &Library<'_>, language: &str) -> Result<Vec<GameEntry>, Fault> {
    let locale = Locale::find(language, library)?;
    let texts = library.texts("variants", ".toml");
    let game = |name| entry(&WordedGame::new(name, &[], library, &locale)?);
    texts.iter().map(|text| game(text.stem)).collect()
}

/// One game, of the program or of the caller's own, by any of its names.
///
/// # Errors
/// There is no such game, or it has faults.
pub fn game(name: &str, library: &Library<'_>, language: &str) -> Result<GameEntry, Fault> {
    entry(&WordedGame::new(name, &[], library, &Locale::find(language, library)?)?)
}

/// A game with its words.
struct WordedGame {
    found: Found,
    theme: String,
    messages: Messages,
}

impl WordedGame {
    fn new(name: &str, chosen: &[String], library: &Library<'_>, locale: &Locale) -> Result<Self, Fault> {
        let mut sources = Sources::new();
        let mut found = source::variant(name, chosen, library, &mut sources)?;
        let theme = source::theme_of(&found, None, ThemeDepth::Bare, &locale.tags(), library, &mut sources)?;
        spoken::speak(&mut found, locale, library, &mut sources)?;
        let messages = words::messages(&theme, locale, &sources)?;
        Ok(Self { found, theme: theme.id, messages })
    }

    /// A text of the game's file in words.
    fn said(&self, pattern: &str) -> Result<String, Fault> {
        Ok(plain(&self.messages.pattern(pattern, &[]).map_err(unsaid)?))
    }
}

/// A message that can't be said.
fn unsaid(fault: MessageFault) -> Fault {
    SheetError::from(LayoutError::from(fault)).into()
}

/// A text without its marks for italics and bold.
fn plain(text: &str) -> String {
    parse_markup(text)
        .map_or_else(|_| text.to_owned(), |spans| spans.into_iter().map(|span| span.text).collect())
}

fn entry(loaded: &WordedGame) -> Result<GameEntry, Fault> {
    let WordedGame { found, theme, messages } = loaded;
    let line = match &found.variant.about.tagline {
        Some(own) => loaded.said(own)?,
        None => themes_line(messages).unwrap_or_default(),
    };
    let options = found
        .offered
        .iter()
        .map(|option| Ok(OptionEntry { id: option.id.clone(), title: loaded.said(&option.title)? }));
    let options = options.collect::<Result<_, Fault>>()?;
    let size = found.variant.setup.board.size();
    let least = front::minutes(size);
    Ok(GameEntry {
        id: found.variant.id.clone(),
        aliases: found.aliases.clone(),
        name: found.variant.name.clone(),
        size,
        minutes: [least, 2 * least],
        line,
        theme: theme.clone(),
        options,
    })
}

/// A game in words: what the leaflet tells, for a screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameInWords {
    /// What the list of games says of it.
    pub entry: GameEntry,
    /// Its title with its edition, as its sets say it.
    pub imprint: String,
    /// How the pieces stand, rank by rank from the top: `A`, `C` (a commander), `D`, `N` (a knight), `K`, or `.`.
    pub board: Vec<String>,
    /// The numbered rules, each with its title.
    pub rules: Vec<String>,
    /// What is not certain about it, and where its sources disagree.
    pub uncertain: Vec<String>,
    /// Its sources.
    pub sources: Vec<String>,
}

/// A game in words, with the options of these ids.
///
/// # Errors
/// As for [`game`].
pub fn in_words(choice: &Choice, library: &Library<'_>, language: &str) -> Result<GameInWords, Fault> {
    let loaded =
        WordedGame::new(&choice.variant, &choice.options, library, &Locale::find(language, library)?)?;
    let variant = &loaded.found.variant;
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
        board: variant.setup.board.to_string().lines().map(str::to_owned).collect(),
        rules,
        uncertain: [all(&variant.about.uncertain)?, all(&disputes)?].concat(),
        sources: all(&variant.about.sources)?,
    })
}

/// A theme of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThemeEntry {
    /// The word that chooses it.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// A line about it.
    pub line: String,
}

/// The themes of the program, sorted.
///
/// # Errors
/// One of them has faults.
pub fn themes(library: &Library<'_>, language: &str) -> Result<Vec<ThemeEntry>, Fault> {
    let locale = Locale::find(language, library)?;
    let entry = |id: String| {
        let theme = source::bundled_theme(&id, ThemeDepth::Bare, &locale.tags(), library)?;
        let messages = words::messages(&theme, &locale, &Sources::new())?;
        Ok(ThemeEntry { id, name: theme.name, line: themes_line(&messages).unwrap_or_default() })
    };
    library.themes().into_iter().map(entry).collect()
}

/// The line of a theme, for games that have none.
fn themes_line(messages: &Messages) -> Option<String> {
    messages.get("theme-tagline", &[]).ok()
}
