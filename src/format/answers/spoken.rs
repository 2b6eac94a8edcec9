//! What texts can speak of: a file's answers to the questions of `[rules]`, and its layout; and every way to play the file,
//! with each set of its options that can be combined.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::inherit::section;
use super::options::{self, Offered, agree, changed};
use crate::format::file::{FileSection, Report};
use crate::format::questions::{answer, answered};
use crate::game::{Ruleset, contradictions};
use crate::keyed::KeyedMessage;

/// Word in `speaks-of` for the layout: who starts where.
pub(crate) const LAYOUT: &str = "layout";

/// Word in `speaks-of` for the whole game: every rule and the layout. A text about where this game is played and what
/// was counted there fits no other game.
pub(crate) const GAME: &str = "game";

/// Answers of a file to everything that a text can speak of.
pub(crate) struct Answers {
    rules: Ruleset,
    /// Questions without an answer, or with a wrong one.
    unclear: Vec<&'static str>,
    /// Rows of the layout. `None`: the file has no layout.
    rows: Option<Vec<String>>,
}

impl Answers {
    /// Reads the answers of a file whose options are applied. Faults go to `report`.
    pub(crate) fn of(file: &DeTable<'_>, report: &Report<'_>) -> Self {
        let none = DeTable::new();
        let rules = FileSection::over(
            section(file, "rules").unwrap_or(&none),
            KeyedMessage::own("[rules]"),
            0..0,
            report,
        );
        let (rules, unclear) = answered(&rules);
        Self { rules, unclear, rows: rows(file) }
    }

    /// Reads the answers of a file with only the options that it chooses itself. Doesn't report faults, since another
    /// file may complete this one.
    pub(crate) fn unasked(file: &DeTable<'_>, report: &Report<'_>) -> Self {
        let aside = report.aside();
        let offered = options::offered(file, &aside);
        let chosen = options::choose(&offered, &options::defaults(file, &aside), &[], &aside);
        let mut changed = file.clone();
        options::apply(&mut changed, &offered, &chosen);
        Self::of(&changed, &aside)
    }

    /// Returns the rules.
    pub(crate) const fn ruleset(&self) -> &Ruleset {
        &self.rules
    }

    /// Returns the answer to a question: words or numbers, or the rows of the layout. `None`: there is no answer, or
    /// the question has no meaning under these rules.
    pub(crate) fn to(&self, question: &str) -> Option<Vec<String>> {
        match question {
            LAYOUT => self.rows.clone(),
            key if self.unclear.contains(&key) => None,
            key => answer(&self.rules, key),
        }
    }
}

/// Returns the rows of the layout.
fn rows(file: &DeTable<'_>) -> Option<Vec<String>> {
    let list = file.get("layout")?.get_ref().as_array()?;
    Some(list.iter().filter_map(|row| Some(row.get_ref().as_str()?.to_owned())).collect())
}

/// Way to play a file.
pub(crate) struct Played {
    /// Answers of the file with these options.
    pub(crate) answers: Answers,
    /// Ids of the chosen options.
    pub(crate) chosen: Vec<String>,
}

/// Most options for which every set is tried. Each further option doubles the work.
const MOST: usize = 8;

/// Returns all ways to play a file with at most `at_most` options. `None`: it offers too many options to try them
/// all. The options that the file itself chooses may be off, too, since that line is easily changed. Answers that
/// contradict each other are no way to play.
pub(crate) fn ways(
    file: &DeTable<'_>,
    offered: &[Offered<'_>],
    at_most: usize,
    report: &Report<'_>,
) -> Option<Vec<Played>> {
    let rules = section(file, "rules")?;
    if offered.len() > MOST {
        return None;
    }
    let layout = file.get("layout");
    let way = |set: usize| {
        let chosen: Vec<usize> = (0..offered.len()).filter(|index| set >> index & 1 == 1).collect();
        if !agree(offered, &chosen) {
            return None;
        }
        let mut played = DeTable::new();
        let changed = changed(rules.clone(), offered, &chosen);
        played.insert(Spanned::new(0..0, "rules".into()), Spanned::new(0..0, DeValue::Table(changed)));
        if let Some(layout) = layout {
            played.insert(Spanned::new(0..0, LAYOUT.into()), layout.clone());
        }
        let answers = Answers::of(&played, &report.aside());
        let chosen = chosen.into_iter().map(|index| offered[index].id.clone()).collect();
        contradictions(answers.ruleset()).is_empty().then_some(Played { answers, chosen })
    };
    let sets = (0_usize..1 << offered.len()).filter(|set| set.count_ones() as usize <= at_most);
    Some(sets.filter_map(way).collect())
}
