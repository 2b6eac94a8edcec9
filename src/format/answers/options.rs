//! Reads the `[options]` of a variant, and chooses the ones that a set is made with.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::inherit::{answers, section};
use crate::format::file::{Expected, FileEntry, FileSection, Report, Text, check_text, nearest};
use crate::format::questions::{check_answers, question};
use crate::game::ChosenOption;
use crate::keyed::{KeyedMessage, keyed};

/// Option that a variant offers.
pub(crate) struct Offered<'i> {
    pub(crate) id: String,
    pub(crate) title: Text,
    /// Answers that the option changes.
    rules: DeTable<'i>,
}

impl Offered<'_> {
    pub(crate) fn choice(&self) -> ChosenOption {
        ChosenOption { id: self.id.clone(), title: self.title.value.clone() }
    }

    /// Tells whether the option answers a question.
    pub(crate) fn answers(&self, key: &str) -> bool {
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
pub(crate) fn is_id(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
}

/// Reads all options; reports faulty ones and leaves them out.
pub(crate) fn offered<'i>(file: &'i DeTable<'i>, report: &'i Report<'i>) -> Vec<Offered<'i>> {
    let value = FileSection::root(file, report).optional("options");
    let options =
        value.and_then(|value| FileSection::of(&value, KeyedMessage::own("[options]"), Expected::Options));
    options.iter().flat_map(FileSection::pairs).filter_map(|(id, value)| one(id, value)).collect()
}

fn one(id: Text, value: FileEntry<'_>) -> Option<Offered<'_>> {
    let (Text { value: id, span }, report) = (id, value.report);
    if !is_id(&id) {
        let message = keyed!("option-id-wrong", id);
        let help = keyed!("write-option-in-small-letters");
        report.error(span, message, help);
    }
    let name = format!("options.{id}");
    let option =
        FileSection::headed(&FileEntry { name: name.clone().into(), ..value }, &format!("[{name}]"))?;
    let title = option.text("title", "title = \"The king takes part in captures\"");
    if let Some(title) = &title {
        check_text(title, "title", report);
    }
    let rules = option.needed("rules", "rules = { king-arms = \"armed\" }");
    option.finish();
    let table = rules.as_ref()?.table(Expected::Answers)?;
    let answers = FileSection::over(
        table,
        keyed!("rules-of-section", section = format!("[{name}]")),
        rules?.span,
        report,
    );
    check_answers(&answers);
    answers.finish();
    let known = table.iter().filter(|(key, _)| question(key.get_ref()).is_some());
    let rules = known.map(|(key, value)| (key.clone(), value.clone())).collect();
    Some(Offered { id, title: title?, rules })
}

/// Chooses the options that a set is made with: the requested ones, and the file's defaults that don't contradict
/// them. Returns indices into `offered`, ascending.
pub(crate) fn choose(
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
    for (earlier, later, (key, place)) in conflicts(offered, &picked) {
        let (one, other) = (&offered[earlier].id, &offered[later].id);
        let message = keyed!("options-contradict", one, other, key);
        let help = keyed!("choose-one-option", one, other);
        report.error(place, message, help);
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

/// Returns each pair of chosen options that answer a question differently, with that question and the later one's answer.
fn conflicts(
    offered: &[Offered<'_>],
    chosen: &[usize],
) -> impl Iterator<Item = (usize, usize, (String, Range<usize>))> {
    chosen.iter().enumerate().flat_map(move |(nth, &later)| {
        let conflict =
            move |&earlier: &usize| Some((earlier, later, offered[later].conflict(&offered[earlier])?));
        chosen[..nth].iter().filter_map(conflict)
    })
}

/// Tells whether no two of the chosen options answer a question differently.
pub(crate) fn agree(offered: &[Offered<'_>], chosen: &[usize]) -> bool {
    conflicts(offered, chosen).next().is_none()
}

/// Returns the options that the file itself chooses.
pub(crate) fn defaults(file: &DeTable<'_>, report: &Report<'_>) -> Vec<Text> {
    FileSection::root(file, report).texts("chosen")
}

fn unknown(id: &str) -> KeyedMessage {
    keyed!("option-unknown", id)
}

fn known(id: &str, offered: &[Offered<'_>]) -> KeyedMessage {
    let ids: Vec<&str> = offered.iter().map(|option| option.id.as_str()).collect();
    let known = ids.join(", ");
    match nearest(id, ids.iter().copied()) {
        _ if ids.is_empty() => {
            keyed!("no-options-to-choose")
        }
        Some(meant) => {
            keyed!("did-you-mean-option", meant, known)
        }
        None => keyed!("options-are", known),
    }
}

/// Replaces the file's own answers with the answers of the chosen options.
pub(crate) fn apply<'i>(file: &mut DeTable<'i>, offered: &[Offered<'i>], chosen: &[usize]) {
    let Some(rules) = section(file, "rules").cloned() else { return };
    let changed = changed(rules, offered, chosen);
    if let Some(value) = file.get_mut("rules") {
        *value = Spanned::new(value.span(), DeValue::Table(changed));
    }
}

/// Returns the rules with the answers of the chosen options.
pub(crate) fn changed<'i>(rules: DeTable<'i>, offered: &[Offered<'i>], chosen: &[usize]) -> DeTable<'i> {
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
