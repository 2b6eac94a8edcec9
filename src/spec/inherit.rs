//! What a file takes from the one that it extends, and a set of rules from the options chosen.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::questions::{Question, questions};

/// Keys that are a file's own: they are never taken from another one.
///
/// Editions count what happened to one file: whoever builds on the third edition of a game makes the first one of another.
const OWN: [&str; 5] = ["id", "name", "aliases", "extends", "edition"];

/// Sections that are taken key by key.
const BY_KEY: [&str; 4] = ["counts", "about", "options", "disputed"];

/// Adds what `own` doesn't say and the file it extends does.
///
/// Two things are not taken over: counts, if `own` has a layout of its own, for they are those of the old one; and
/// whatever is disputed, if `own` has a `[disputed]` with nothing in it.
pub(super) fn inherit<'i>(own: &mut DeTable<'i>, mut from: DeTable<'i>) {
    for key in OWN {
        from.remove(key);
    }
    if own.contains_key("layout") {
        from.remove("counts");
    }
    if section(own, "disputed").is_some_and(DeTable::is_empty) {
        from.remove("disputed");
    }
    let mut all = DeTable::new();
    for (key, theirs) in from {
        let word: &str = key.get_ref();
        let merged = match own.remove(word) {
            None => theirs,
            Some(mine) => {
                let span = mine.span();
                match (mine.into_inner(), theirs.into_inner()) {
                    (DeValue::Table(mine), DeValue::Table(theirs)) if word == "rules" => {
                        Spanned::new(span, DeValue::Table(answers(mine, theirs)))
                    }
                    (DeValue::Table(mine), DeValue::Table(theirs)) if BY_KEY.contains(&word) => {
                        Spanned::new(span, DeValue::Table(layered(mine, theirs)))
                    }
                    (mine, _) => Spanned::new(span, mine),
                }
            }
        };
        all.insert(key, merged);
    }
    for (key, value) in std::mem::take(own) {
        all.insert(key, value);
    }
    *own = all;
}

/// The answers of one set of rules, and those of another where it has none. An answer that leaves no room for other
/// questions takes the old answers to them away: without a throne there is nobody to stop on it.
pub(super) fn answers<'i>(own: DeTable<'i>, from: DeTable<'i>) -> DeTable<'i> {
    let is_gone = |question: &&Question| {
        let word = question.head.as_ref().and_then(|head| own.get(head.key)?.get_ref().as_str());
        word.is_some_and(|word| !question.is_asked_after(word))
    };
    let gone: Vec<&str> = questions().filter(is_gone).map(|question| question.key).collect();
    layered(own, without(from, |key| gone.contains(&key)))
}

/// Key by key: `own` where it has the key, else `from`, in the order of `from` and then of `own`.
fn layered<'i>(mut own: DeTable<'i>, from: DeTable<'i>) -> DeTable<'i> {
    let mut all = DeTable::new();
    for (key, value) in from {
        let (key, value) = own.remove_entry::<str>(key.get_ref()).unwrap_or((key, value));
        all.insert(key, value);
    }
    for (key, value) in own {
        all.insert(key, value);
    }
    all
}

/// A table without the keys that are not wanted.
fn without(table: DeTable<'_>, unwanted: impl Fn(&str) -> bool) -> DeTable<'_> {
    let mut kept = DeTable::new();
    for (key, value) in table {
        if !unwanted(key.get_ref()) {
            kept.insert(key, value);
        }
    }
    kept
}

/// A section of a file.
pub(super) fn section<'t, 'i>(table: &'t DeTable<'i>, key: &str) -> Option<&'t DeTable<'i>> {
    table.get(key)?.get_ref().as_table()
}
