//! Reads the first lines of a variant: its names, how its board may be cut, and how many men it should have.

use toml::de::DeTable;

use crate::diag::is_unseen;
use crate::format::answers::is_id;
use crate::format::file::{FileSection, Report, Text, empty};
use crate::game::{Counts, Cut};
use crate::keyed::keyed;

/// Most letters of a name: more don't fit on a reminder card.
pub(crate) const LONGEST_NAME: usize = 40;

/// Most letters of an id: more make file names too long for a disk.
pub(crate) const LONGEST_ID: usize = 60;

/// Reads the variant's id.
pub(crate) fn id(root: &FileSection<'_>) -> Option<Text> {
    let id = root.text("id", "id = \"york-11\"")?;
    check_id(&id, root.report);
    Some(id)
}

/// Reads the other names by which commands and files may call the variant.
pub(crate) fn aliases(root: &FileSection<'_>) -> Vec<String> {
    root.texts("aliases")
        .into_iter()
        .inspect(|text| check_id(text, root.report))
        .map(|text| text.value)
        .collect()
}

/// Returns the other names in a variant's text, even if it has faults: a library finds the variant by them.
#[must_use]
pub fn aliases_of(source: &str) -> Vec<String> {
    let (table, _) = DeTable::parse_recoverable(source);
    let list = table.get_ref().get("aliases").and_then(|value| value.get_ref().as_array());
    list.into_iter().flatten().filter_map(|item| Some(item.get_ref().as_str()?.to_owned())).collect()
}

/// Returns the title in a variant's text, even if it has faults.
#[must_use]
pub fn title_of(source: &str) -> Option<String> {
    let (table, _) = DeTable::parse_recoverable(source);
    Some(table.get_ref().get("name")?.get_ref().as_str()?.to_owned())
}

/// Turns a name into an id: small letters, digits and single hyphens. `Sea Battle` and `sea_battle` become `sea-battle`.
#[must_use]
pub fn as_id(name: &str) -> String {
    let mut id = String::new();
    for c in name.chars().flat_map(char::to_lowercase) {
        if c.is_alphanumeric() {
            id.push(c);
        } else if !id.is_empty() && !id.ends_with('-') && !matches!(c, '’' | '\'') {
            id.push('-');
        }
    }
    id.trim_end_matches('-').to_owned()
}

fn check_id(id: &Text, report: &Report<'_>) {
    if !is_id(&id.value) {
        let message = keyed!("not-an-id", id = id.value);
        let help = keyed!("write-id-in-small-letters");
        report.error(id.span.clone(), message, help);
    } else if id.value.len() > LONGEST_ID {
        let message = keyed!("id-too-long", letters = id.value.len(), most = LONGEST_ID);
        report.error(id.span.clone(), message, keyed!("shorten-it"));
    }
}

/// Reads the name for people: one line of plain, visible text.
pub(crate) fn name(root: &FileSection<'_>) -> Option<Text> {
    let name = root.text("name", "name = \"York Hnefatafl\"")?;
    check_name(&name, root.report);
    Some(name)
}

/// Checks that a name can be printed as a title.
pub(crate) fn check_name(name: &Text, report: &Report<'_>) {
    let length = name.value.chars().count();
    let (message, help) = if let Some(c) = name.value.chars().find(|c| is_unseen(*c)) {
        let message = keyed!("name-with-unseen-character", code = format!("{:04X}", u32::from(c)));
        (message, keyed!("take-it-out"))
    } else if name.value.contains(['{', '}', '*', '\\']) {
        (keyed!("name-not-plain"), keyed!("write-without-marks"))
    } else if length > LONGEST_NAME {
        let message = keyed!("name-too-long", letters = length, most = LONGEST_NAME);
        (message, keyed!("shorten-it"))
    } else {
        return;
    };
    report.error(name.span.clone(), message, help);
}

/// Reads how the board may be cut, the preferred way first.
pub(crate) fn cuts(root: &FileSection<'_>) -> Option<Vec<Cut>> {
    let value = root.needed("cuts", "cuts = [\"halves\", \"pinwheel\"]")?;
    let list = value.items()?;
    if list.is_empty() {
        let help = keyed!("name-a-cut");
        root.report.missing(value.span, empty("cuts"), help);
    }
    list.iter().map(|item| item.choose(Cut::ALL, Cut::name)).collect()
}

/// Reads the declared counts. `None`: one of them is missing or faulty.
pub(crate) fn counts(section: FileSection<'_>) -> Option<Counts> {
    let number = |key, example| section.needed(key, example).and_then(|value| value.read::<usize>());
    let attackers = number("attackers", "attackers = 24");
    let defenders = number("defenders", "defenders = 12");
    section.finish();
    Some(Counts { attackers: attackers?, defenders: defenders? })
}
