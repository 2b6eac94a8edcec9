//! Reads the `[options]` of a variant, and chooses the ones that a set is made with.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::inherit::{answers, section};
use super::prose::check;
use super::questions::question;
use super::report::Report;
use super::rules::check_answers;
use super::section::{FileSection, Text};
use super::suggest::nearest;
use super::value::wrong_type;
use crate::game::ChosenOption;
use crate::keyed::{KeyedMessage, keyed};

/// Option that a variant offers.
pub(super) struct Offered<'i> {
    pub(super) id: String,
    pub(super) title: Text,
    /// Answers that the option changes.
    rules: DeTable<'i>,
}

impl Offered<'_> {
    pub(super) fn choice(&self) -> ChosenOption {
        ChosenOption { id: self.id.clone(), title: self.title.value.clone() }
    }

    /// Tells whether the option answers a question.
    pub(super) fn answers(&self, key: &str) -> bool {
        self.rules.contains_key(key)
    }

    /// Returns the first question that this option and another answer differently.
    fn conflict(&self, other: &Self) -> Option<(String, Range<usize>)> {
        self.rules.iter().find_map(|(key, value)| {
            let theirs = other.rules.get::<str>(key.get_ref())?;
            (plain(value.get_ref()) != plain(theirs.get_ref()))
                .then(|| (key.get_ref().to_string(), value.span()))
        })
    }
}

/// Tells whether a text can be the id of a variant or of an option.
pub(super) fn is_id(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
}

/// Reads all options; reports faulty ones and leaves them out.
pub(super) fn offered<'i>(file: &DeTable<'i>, report: &Report<'_>) -> Vec<Offered<'i>> {
    let Some(value) = file.get("options") else { return Vec::new() };
    let Some(table) = value.get_ref().as_table() else {
        wrong_type(value, "options", "sections that start with a line such as [options.a]", report);
        return Vec::new();
    };
    table.iter().filter_map(|(key, value)| one(key.get_ref(), key.span(), value, report)).collect()
}

fn one<'i>(
    id: &str,
    place: Range<usize>,
    value: &Spanned<DeValue<'i>>,
    report: &Report<'_>,
) -> Option<Offered<'i>> {
    if !is_id(id) {
        let message = keyed!("option-id-wrong", "\"{id}\" can't be the id of an option", id);
        let help = keyed!(
            "write-option-in-small-letters",
            "write small letters, digits and hyphens, such as [options.a-hammer]"
        );
        report.error(place.clone(), message, help);
    }
    let name = format!("options.{id}");
    let Some(table) = value.get_ref().as_table() else {
        wrong_type(value, &name, &format!("a section that starts with the line [{name}]"), report);
        return None;
    };
    let option = FileSection::over(table, format!("[{name}]"), value.span(), report);
    let title = option.text("title", "title = \"The king takes part in captures\"");
    if let Some(title) = &title {
        check(title, "title", report);
    }
    option.needed("rules", "rules = { king-arms = \"armed\" }");
    option.finish();
    let rules = table.get("rules")?;
    let Some(table) = rules.get_ref().as_table() else {
        wrong_type(rules, "rules", "answers in braces, such as { king-arms = \"armed\" }", report);
        return None;
    };
    let mut known = DeTable::new();
    let answers = FileSection::over(table, format!("the rules of [{name}]"), rules.span(), report);
    check_answers(&answers);
    answers.finish();
    for (key, value) in table {
        if question(key.get_ref()).is_some() {
            known.insert(key.clone(), value.clone());
        }
    }
    Some(Offered { id: id.to_owned(), title: title?, rules: known })
}

/// Chooses the options that a set is made with: the requested ones, and the file's defaults that don't contradict
/// them. Returns indices into `offered`, ascending.
pub(super) fn choose(
    offered: &[Offered<'_>],
    defaults: &[Text],
    asked: &[String],
    report: &Report<'_>,
) -> Vec<usize> {
    let find = |id: &str| offered.iter().position(|option| option.id == id);
    let mut picked: Vec<usize> = Vec::new();
    for id in asked {
        match find(id) {
            Some(index) => picked.push(index),
            None => report.outside(unknown(id), known(id, offered)),
        }
    }
    let mut own: Vec<usize> = Vec::new();
    for text in defaults {
        match find(&text.value) {
            None => report.error(text.span.clone(), unknown(&text.value), known(&text.value, offered)),
            Some(index) => own.push(index),
        }
    }
    let picked = with_defaults(offered, &picked, &own);
    for (nth, &later) in picked.iter().enumerate() {
        for &earlier in &picked[..nth] {
            if let Some((key, place)) = offered[later].conflict(&offered[earlier]) {
                let (one, other) = (&offered[earlier].id, &offered[later].id);
                let message = keyed!(
                    "options-contradict",
                    "the options `{one}` and `{other}` can't be combined: they answer `{key}` differently",
                    one,
                    other,
                    key
                );
                let help = keyed!("choose-one-option", "choose `{one}` or `{other}`, not both", one, other);
                report.error(place, message, help);
            }
        }
    }
    picked
}

/// Returns the requested options and the file's defaults that don't contradict them, in the order of the file.
fn with_defaults(offered: &[Offered<'_>], asked: &[usize], defaults: &[usize]) -> Vec<usize> {
    let replaced =
        |index: usize| asked.iter().any(|&other| offered[index].conflict(&offered[other]).is_some());
    let kept = defaults.iter().copied().filter(|&index| !replaced(index));
    let mut picked: Vec<usize> = asked.iter().copied().chain(kept).collect();
    picked.sort_unstable();
    picked.dedup();
    picked
}

/// Tells whether no two of the chosen options answer a question differently.
pub(super) fn agree(offered: &[Offered<'_>], chosen: &[usize]) -> bool {
    let conflict = |one: usize, other: usize| offered[one].conflict(&offered[other]).is_some();
    chosen
        .iter()
        .enumerate()
        .all(|(nth, &later)| !chosen[..nth].iter().any(|&earlier| conflict(later, earlier)))
}

/// Returns the options that the file itself chooses.
pub(super) fn defaults(file: &DeTable<'_>, report: &Report<'_>) -> Vec<Text> {
    let root = FileSection::root(file, report);
    root.optional("chosen").and_then(|value| root.texts("chosen", value)).unwrap_or_default()
}

fn unknown(id: &str) -> KeyedMessage {
    keyed!("option-unknown", "this variant has no option `{id}`", id)
}

fn known(id: &str, offered: &[Offered<'_>]) -> KeyedMessage {
    let ids: Vec<&str> = offered.iter().map(|option| option.id.as_str()).collect();
    let known = ids.join(", ");
    match nearest(id, ids.iter().copied()) {
        _ if ids.is_empty() => {
            keyed!("no-options-to-choose", "leave it out: there are no options to choose from")
        }
        Some(meant) => {
            keyed!("did-you-mean-option", "did you mean `{meant}`? The options are {known}", meant, known)
        }
        None => keyed!("options-are", "the options are {known}", known),
    }
}

/// Replaces the file's own answers with the answers of the chosen options.
pub(super) fn apply<'i>(file: &mut DeTable<'i>, offered: &[Offered<'i>], chosen: &[usize]) {
    let Some(rules) = section(file, "rules").cloned() else { return };
    let changed = changed(rules, offered, chosen);
    if let Some(value) = file.get_mut("rules") {
        *value = Spanned::new(value.span(), DeValue::Table(changed));
    }
}

/// Returns the rules with the answers of the chosen options.
pub(super) fn changed<'i>(rules: DeTable<'i>, offered: &[Offered<'i>], chosen: &[usize]) -> DeTable<'i> {
    chosen.iter().fold(rules, |rules, &index| answers(offered[index].rules.clone(), rules))
}

/// Returns a value as text without its place: the same for equal answers. The order of a list doesn't matter.
fn plain(value: &DeValue<'_>) -> String {
    match value {
        DeValue::String(text) => format!("{text:?}"),
        DeValue::Array(list) => {
            let mut texts: Vec<String> = list.iter().map(|item| plain(item.get_ref())).collect();
            texts.sort_unstable();
            texts.dedup();
            texts.join(", ")
        }
        DeValue::Integer(number) => number.to_string(),
        // No other type answers a question.
        other => other.type_str().to_owned(),
    }
}
