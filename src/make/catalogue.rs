//! What the program has to choose from: its games with their options, and its themes.

use super::fault::Fault;
use super::library::Library;
use super::source::{self, ThemeDepth};
use super::words;
use crate::diag::Sources;
use crate::imposition::SheetError;
use crate::kit::front;
use crate::layout::LayoutError;
use crate::text::{Language, Messages};

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
pub fn games(library: &Library<'_>, language: Language) -> Result<Vec<GameEntry>, Fault> {
    let texts = library.texts("variants", ".toml");
    texts.iter().map(|text| game(text.stem, library, language)).collect()
}

/// One game, of the program or of the caller's own, by any of its names.
///
/// # Errors
/// There is no such game, or it has faults.
pub fn game(name: &str, library: &Library<'_>, language: Language) -> Result<GameEntry, Fault> {
    let mut sources = Sources::new();
    let found = source::variant(name, &[], library, &mut sources)?;
    let theme = source::theme_of(&found, None, ThemeDepth::Bare, library, &mut sources)?;
    let messages = words::messages(&theme, library, language, &sources)?;
    let said = |pattern: &str| -> Result<String, Fault> {
        messages.pattern(pattern, &[]).map_err(|fault| SheetError::from(LayoutError::from(fault)).into())
    };
    let line = match &found.variant.about.tagline {
        Some(own) => said(own)?,
        None => themes_line(&messages).unwrap_or_default(),
    };
    let options = found
        .offered
        .iter()
        .map(|option| Ok(OptionEntry { id: option.id.clone(), title: said(&option.title)? }));
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
        theme: theme.id,
        options,
    })
}

/// The themes of the program, sorted.
#[must_use]
pub fn themes(library: &Library<'_>) -> Vec<String> {
    library.themes()
}

/// The line of a theme, for games that have none.
fn themes_line(messages: &Messages) -> Option<String> {
    messages.get("theme-tagline", &[]).ok()
}
