//! Reads the section `[edition]` of a variant: the file's edition, and what each edition after the first has changed.

use crate::format::file::{FileSection, Report, Text};
use crate::keyed::{KeyedMessage, keyed};
use crate::text::{WrittenFault, check_written};

/// Most editions that a file may count.
pub(crate) const MOST: usize = 999;

/// Edition of a file.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Numbered {
    pub(crate) number: u16,
    /// Changes of each edition after the first, one text each.
    pub(crate) changes: Vec<String>,
}

impl Default for Numbered {
    /// Returns the first edition, for a file without the section.
    fn default() -> Self {
        Self { number: 1, changes: Vec::new() }
    }
}

/// Reads the section. After a fault, returns the first edition for the part that couldn't be read.
pub(crate) fn edition(section: FileSection<'_>) -> Numbered {
    let report = section.report;
    let number = section.needed("number", "number = 2").and_then(|value| {
        let number = value.read::<usize>()?;
        if !(1..=MOST).contains(&number) {
            let message = keyed!("no-such-edition", number);
            let help = keyed!("write-edition-up-to", most = MOST);
            return value.refuse(message, help);
        }
        u16::try_from(number).ok()
    });
    let changes = section.optional("changes");
    let place = changes.as_ref().map_or(section.span.clone(), |value| value.span.clone());
    section.finish();
    let written = changes.as_ref().and_then(|value| Some(value.value.as_array()?.len()));
    let Some(texts) = changes.map_or(Some(Vec::new()), |value| value.texts()) else {
        return Numbered::default();
    };
    for text in &texts {
        check(text, report);
    }
    let Some(number) = number else { return Numbered::default() };
    let wanted = usize::from(number) - 1;
    // A value that is no text has its own fault, and counts as a change here.
    if texts.len() != wanted && written != Some(wanted) {
        let help = match wanted {
            0 => keyed!("take-changes-out"),
            1 => keyed!("write-one-change"),
            _ => keyed!("write-all-changes"),
        };
        report.error(place, miscounted(wanted, texts.len()), help);
    }
    Numbered { number, changes: texts.into_iter().map(|text| text.value).collect() }
}

/// Checks that a change is a sentence for people, on one line.
fn check(text: &Text, report: &Report<'_>) {
    let on_one_line = || keyed!("say-change-on-one-line");
    let (message, help) = if text.value.trim().is_empty() {
        (keyed!("change-empty"), on_one_line())
    } else if text.value.contains(['\n', '\r']) {
        (keyed!("change-over-lines"), on_one_line())
    } else {
        let Err(fault) = check_written(&text.value) else { return };
        let message = match fault {
            WrittenFault::Unseen { character, .. } => {
                keyed!("change-with-unseen-character", code = format!("{:04X}", u32::from(character)))
            }
            WrittenFault::LongWord { letters, .. } => {
                keyed!("change-with-long-word", letters)
            }
        };
        (message, fault.help())
    };
    report.error(text.span.clone(), message, help);
}

/// Returns the message that there are not as many sentences as changes.
fn miscounted(wanted: usize, found: usize) -> KeyedMessage {
    let number = wanted + 1;
    match (wanted, found) {
        (0, 1) => keyed!("first-edition-one-change"),
        (0, _) => keyed!("first-edition-with-changes", found),
        (1, 0) => keyed!("second-edition-without-change"),
        (1, _) => keyed!("second-edition-with-changes", found),
        (_, 0) => keyed!("edition-without-changes", number, wanted),
        (_, 1) => keyed!("edition-with-one-change", number, wanted),
        _ => keyed!("edition-changes-miscounted", number, wanted, found),
    }
}

#[cfg(test)]
mod tests {
    use crate::format::variant::alone;
    use crate::game::Edition;

    const YORK: &str = include_str!("../../../templates/variants/york-11.toml");

    /// Returns York with another section, or without one.
    fn york(section: &str) -> Result<Edition, Vec<String>> {
        let (start, end) = (YORK.find("[edition]").unwrap(), YORK.find("[counts]").unwrap());
        let text = format!("{}{section}{}", &YORK[..start], &YORK[end..]);
        let read = alone("my.toml", &text, &[]).map(|reading| reading.variant.edition);
        read.map_err(|found| {
            found
                .into_iter()
                .filter(|fault| !fault.message.text().contains("sources disagree"))
                .map(|fault| format!("{}: {}", &text[fault.span.unwrap()], fault.message))
                .collect()
        })
    }

    #[test]
    fn a_file_that_says_nothing_is_a_first_edition() {
        for section in ["", "[edition]\nnumber = 1\n", "[edition]\nnumber = 1\nchanges = []\n"] {
            let edition = york(section).unwrap();
            assert_eq!((edition.number, edition.changes.len()), (1, 0), "{section}");
        }
    }

    #[test]
    fn each_edition_after_the_first_says_what_it_changed() {
        let third = york("[edition]\nnumber = 3\nchanges = [\"One.\", \"Two.\"]\n").unwrap();
        assert_eq!(
            (third.number, third.changes.as_slice()),
            (3, ["One.".to_owned(), "Two.".to_owned()].as_slice())
        );
        for (section, expected) in [
            ("number = 0", "0: there is no edition 0"),
            ("number = 1000", "1000: there is no edition 1000"),
            ("number = \"two\"", "\"two\": `number` is a text, not a whole number from 0 up"),
            ("number = 2", "[edition]: edition 2 says in 1 sentence what changed, and `changes` has none"),
            (
                "number = 3\nchanges = [\"One.\"]",
                "[\"One.\"]: edition 3 says in 2 sentences what changed, one for each edition after the first, and `changes` has 1 sentence",
            ),
            (
                "number = 1\nchanges = [\"One.\"]",
                "[\"One.\"]: a first edition has changed nothing, but `changes` has 1 sentence",
            ),
            ("number = 2\nchanges = [\" \"]", "\" \": a change is empty"),
            ("number = 2\nchanges = [\"a\\nb\"]", "\"a\\nb\": a change goes over several lines"),
            ("changes = []", "[edition]: [edition] has no `number`"),
        ] {
            assert_eq!(york(&format!("[edition]\n{section}\n")).unwrap_err(), [expected], "{section}");
        }
    }
}
