//! Takes settings of a file from the one that it extends, and answers of a set of rules from chosen options.

use toml::Spanned;
use toml::de::{DeString, DeTable, DeValue};

use crate::format::questions::{Question, questions};

/// Keys that are a file's own and never taken from another.
///
/// Editions count the changes of one file: a game built on the third edition of another is its own first edition.
const OWN: [&str; 5] = ["id", "name", "aliases", "extends", "edition"];

/// Sections that are taken key by key.
const BY_KEY: [&str; 4] = ["counts", "about", "options", "disputed"];

/// Adds to `own` what it leaves out and the file it extends has.
///
/// Not taken over are: counts, if `own` has a layout of its own, since they belong to the old one; and `[disputed]`,
/// if `own` has it with nothing in it.
pub(crate) fn inherit<'i>(own: &mut DeTable<'i>, mut from: DeTable<'i>) {
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
    all.extend(std::mem::take(own));
    *own = all;
}

/// Returns the answers of `own`, completed by those of `from`. An answer of `own` that leaves a question without a
/// meaning drops its old answer: without a throne, nobody can stop on it.
pub(crate) fn answers<'i>(own: DeTable<'i>, from: DeTable<'i>) -> DeTable<'i> {
    let is_gone = |question: &&Question| {
        let word = question.head.as_ref().and_then(|head| own.get(head.key)?.get_ref().as_str());
        word.is_some_and(|word| !question.is_asked_after(word))
    };
    let gone: Vec<&str> = questions().filter(is_gone).map(|question| question.key).collect();
    layered(own, from.into_iter().filter(|(key, _)| !gone.contains(&key.get_ref().as_ref())))
}

/// Merges two tables key by key: `own` goes before `from`. The keys of `from` come first, then the others of `own`.
fn layered<'i>(
    mut own: DeTable<'i>,
    from: impl IntoIterator<Item = (Spanned<DeString<'i>>, Spanned<DeValue<'i>>)>,
) -> DeTable<'i> {
    let mut all = DeTable::new();
    for (key, value) in from {
        let (key, value) = own.remove_entry::<str>(key.get_ref()).unwrap_or((key, value));
        all.insert(key, value);
    }
    all.extend(own);
    all
}

/// Returns a section of a file.
pub(crate) fn section<'t, 'i>(table: &'t DeTable<'i>, key: &str) -> Option<&'t DeTable<'i>> {
    table.get(key)?.get_ref().as_table()
}
