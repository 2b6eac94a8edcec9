//! Finds every way to play a file: with each set of its options that can be combined.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::inherit::section;
use super::options::{Offered, agree, changed};
use super::spoken::{Answers, LAYOUT, Played};
use crate::game::contradictions;
use crate::spec::file::Report;

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
