//! What texts can speak of: the answers of a file to the questions of `[rules]`, and who starts where.

use toml::de::DeTable;

use super::inherit::section;
use super::options;
use super::questions::answer;
use super::report::Report;
use super::rules::answered;
use super::section::FileSection;
use crate::game::Ruleset;

/// The word by which a text says that it speaks of who starts where.
pub(super) const LAYOUT: &str = "layout";

/// The word by which a text says that it speaks of this very game: of every rule and of the layout. A text that says where
/// the game is played and what was counted there holds for no other.
pub(super) const GAME: &str = "game";

/// What a file answers to everything that a text can speak of.
pub(super) struct Answers {
    rules: Ruleset,
    /// The questions it doesn't answer, or not with an answer there is.
    unclear: Vec<&'static str>,
    /// The rows of its layout; `None` if it has none.
    rows: Option<Vec<String>>,
}

impl Answers {
    /// Those of a file whose options are applied. What is wrong with them goes to `report`.
    pub(super) fn of(file: &DeTable<'_>, report: &Report<'_>) -> Self {
        let none = DeTable::new();
        let rules = FileSection::over(section(file, "rules").unwrap_or(&none), "[rules]", 0..0, report);
        let (rules, unclear) = answered(&rules);
        Self { rules, unclear, rows: rows(file) }
    }

    /// Those of a file as it is played when nobody asks for an option: with those that it chooses itself. Its faults are
    /// not reported here, for the file may be one that another completes.
    pub(super) fn unasked(file: &DeTable<'_>, report: &Report<'_>) -> Self {
        let aside = report.aside();
        let mut file = file.clone();
        let offered = options::offered(&file, &aside);
        let chosen = options::choose(&offered, &options::defaults(&file, &aside), &[], &aside);
        options::apply(&mut file, &offered, &chosen);
        Self::of(&file, &aside)
    }

    /// The rules.
    pub(super) const fn ruleset(&self) -> &Ruleset {
        &self.rules
    }

    /// The answer to a question: words or numbers, or the rows of the layout. `None` if there is none, or if the
    /// question has no meaning under these rules.
    pub(super) fn to(&self, question: &str) -> Option<Vec<String>> {
        match question {
            LAYOUT => self.rows.clone(),
            key if self.unclear.contains(&key) => None,
            key => answer(&self.rules, key),
        }
    }
}

/// The texts of the layout.
fn rows(file: &DeTable<'_>) -> Option<Vec<String>> {
    let list = file.get("layout")?.get_ref().as_array()?;
    Some(list.iter().filter_map(|row| Some(row.get_ref().as_str()?.to_owned())).collect())
}

/// A way in which a file is played.
pub(super) struct Played {
    /// What it answers then.
    pub(super) answers: Answers,
    /// The ids of the options chosen.
    pub(super) chosen: Vec<String>,
}
