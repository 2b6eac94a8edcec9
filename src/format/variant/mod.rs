//! Reads a variant's file.

mod edition;
mod fingerprint;
mod head;
mod places;

pub(super) use edition::MOST as MOST_EDITIONS;
pub use fingerprint::rules_text;
pub(super) use head::{LONGEST_ID, LONGEST_NAME, check_name};
pub use head::{aliases_of, as_id, title_of};

use std::ops::Range;

use toml::de::DeTable;

use crate::diag::{Diagnostic, Sources};
use crate::format::about::{Circumstances, Paragraph, Paragraphs, about, disputed, never_printed};
use crate::format::answers::{self, Answers, Offered, Played, inherit, ways};
use crate::format::file::{Chain, FileSection, Nowhere, Parents, Report};
use crate::format::questions::rules;
use crate::format::rows::Rows;
use crate::game::{About, ChosenOption, Dispute, Edition, Side, Square, Variant, warnings};
use crate::keyed::keyed;
use edition::{Numbered, edition};
use fingerprint::fingerprint;
use places::TextPlaces;

/// Keys at the top of the file, each with its meaning, in the order in which they are best written.
pub(super) const KEYS: [(&str, &str); 14] = [
    ("id", "The id: small letters, digits and hyphens. Each file has its own."),
    ("aliases", "Other names on the command line, written like the id."),
    ("name", "The name, as people read it on the pages."),
    (
        "extends",
        "The game from which all is taken that isn't said here: a name, or a file such as \"other.toml\".",
    ),
    ("theme", "The look, unless --theme says otherwise: a name, or a folder beside this file."),
    ("cuts", "How the board may be cut, the way liked best first."),
    (
        "layout",
        "Who starts where, the top row first: A attacker, D defender, K king, C commander, N knight, . none. As many \
         rows as letters in each.",
    ),
    ("edition", "Which edition this is. Left out, it is the first."),
    ("counts", "How many men the layout should have, so that a slip in it is noticed."),
    ("rules", "The rules: one answer to each question."),
    (
        "options",
        "Changes to the rules that a set can be made with, by their ids: [options.a] is chosen by --option a.",
    ),
    ("chosen", "Options with which this file is always played."),
    ("disputed", "Where the sources disagree: by the key of the question, or by layout, who says what."),
    ("about", "What the leaflet says beside the rules."),
];

/// Request for the reading of a variant's file.
#[derive(Clone, Copy)]
pub struct Asked<'a> {
    /// Ids of the options to choose, besides those that the file itself chooses.
    pub chosen: &'a [String],
    /// Source of the variants that the file may extend.
    pub parents: &'a dyn Parents,
}

/// Variant with everything else that its file contains.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// Game with its options chosen.
    pub variant: Variant,
    /// Other names of the game.
    pub aliases: Vec<String>,
    /// All options that the file offers.
    pub options: Vec<ChosenOption>,
    /// Place of the layout's rows: the file, and the bytes in it.
    pub layout: (String, Range<usize>),
    /// Name of the theme, with its place.
    pub theme: Paragraph,
    /// Name and every other text that people read, whether printed under these rules or not.
    pub paragraphs: Vec<Paragraph>,
    /// Warnings for the author.
    pub warnings: Vec<Diagnostic>,
}

/// Reads a variant that extends no other and has no options chosen; returns it with its warnings. `file` is the name
/// for messages, `source` its text.
///
/// # Errors
///
/// As [`reading`].
pub fn variant(file: &str, source: &str) -> Result<(Variant, Vec<Diagnostic>), Vec<Diagnostic>> {
    alone(file, source, &[]).map(|reading| (reading.variant, reading.warnings))
}

/// Reads a variant that extends no other, as [`reading`] does.
pub(crate) fn alone(file: &str, source: &str, chosen: &[String]) -> Result<Reading, Vec<Diagnostic>> {
    reading(file, source, Asked { chosen, parents: &Nowhere }, &mut Sources::new())
}

/// Reads a variant. `file` is the name for messages, `source` its text; the texts of all files read go to `sources`.
///
/// # Errors
///
/// Every fault of the file and of those it extends, in their order: syntax, unknown and missing keys, wrong types,
/// words that are no value, rows of another length, letters that are no piece, options that don't exist or contradict
/// each other, and whatever [`validate`](crate::game::validate()) finds wrong with the setup, at the letter or the
/// value concerned.
pub fn reading(
    file: &str,
    source: &str,
    request: Asked<'_>,
    sources: &mut Sources,
) -> Result<Reading, Vec<Diagnostic>> {
    read_chain(file, source, request, false, sources)
}

/// Reads a variant that is known to be sound, as [`reading`] does: its texts are not checked, and nobody is warned.
///
/// # Errors
///
/// As [`reading`], without faults of texts.
pub fn reading_of_sound(
    file: &str,
    source: &str,
    request: Asked<'_>,
    sources: &mut Sources,
) -> Result<Reading, Vec<Diagnostic>> {
    read_chain(file, source, request, true, sources)
}

fn read_chain(
    file: &str,
    source: &str,
    request: Asked<'_>,
    is_sound: bool,
    sources: &mut Sources,
) -> Result<Reading, Vec<Diagnostic>> {
    let chain = Chain::collect(file, source, request.parents, sources);
    let (report, tables) = Report::parse_chain(&chain);
    // The file that extends no other comes first; each file after it adds and replaces.
    let mut file = DeTable::new();
    let mut written: Vec<Answers> = Vec::new();
    for mut own in tables.into_iter().rev() {
        inherit(&mut own, file);
        // The texts of this file were written for its own answers, before the next file changes them.
        written.push(Answers::unasked(&own, &report));
        file = own;
    }
    written.reverse();
    let read = read(&file, &written, request.chosen, is_sound, &report);
    let faulty = report.has_errors();
    let found = report.finish();
    match read {
        Some(reading) if !faulty => Ok(Reading { warnings: found, ..reading }),
        _ => Err(found),
    }
}

fn read(
    unchanged: &DeTable<'_>,
    written: &[Answers],
    asked: &[String],
    is_sound: bool,
    report: &Report<'_>,
) -> Option<Reading> {
    let offered = answers::offered(unchanged, report);
    let defaults = answers::defaults(unchanged, report);
    let chosen = answers::choose(&offered, &defaults, asked, report);
    let mut file = unchanged.clone();
    answers::apply(&mut file, &offered, &chosen);

    let root = FileSection::root(&file, report);
    for (key, _) in KEYS {
        // All keys are asked for at once: so no key that is read elsewhere is reported as unknown, and messages name
        // them in this order.
        root.optional(key);
    }
    let id = head::id(&root);
    let aliases = head::aliases(&root);
    let name = head::name(&root);
    let theme = root.text("theme", "theme = \"jorvik\"");
    let cuts = head::cuts(&root);
    let rows = root
        .needed("layout", "layout = [ \"..A..\", \".....\", \"A.K.A\", \".....\", \"..A..\" ]")
        .and_then(|value| Rows::read(&value));
    let edition = root.section("edition").map_or_else(Numbered::default, edition);
    let counts = root.section("counts").and_then(head::counts);
    let ruleset = root.needed_section("rules").and_then(|section| rules(section, camps(rows.as_ref())));

    let now = Circumstances {
        played: ruleset.as_ref().map(|_| Played {
            answers: Answers::of(&file, &report.aside()),
            chosen: chosen.iter().map(|&index| offered[index].id.clone()).collect(),
        }),
        written,
        options: offered.iter().map(|option| option.id.as_str()).collect(),
        is_sound,
        report,
    };
    let titles = name.iter().chain(offered.iter().map(|option| &option.title));
    let titles = titles.map(|text| Paragraph::new(text, report)).collect();
    let mut paragraphs = Paragraphs::new(&now, titles);
    let about = root.section("about").map_or_else(About::default, |section| about(section, &mut paragraphs));
    let disputes = disputed(&root, &mut paragraphs);
    if !is_sound {
        never_printed(&paragraphs.own, |at_most| ways(unchanged, &offered, at_most, report), &now);
    }
    root.finish();

    let rows = rows?;
    if rows.height() == 0 {
        let help = keyed!("write-rows-of-board");
        report.missing(rows.span, keyed!("layout-without-rows"), help);
        return None;
    }
    let picked = chosen.iter().map(|&index| &offered[index]).collect();
    let places = TextPlaces { rows: &rows, file: &file, chosen: picked, report };
    let setup = places.setup(counts, ruleset.as_ref());
    if let (Some(setup), Some(ruleset)) = (&setup, &ruleset)
        && !is_sound
        && !report.has_errors()
    {
        for warning in warnings(setup, ruleset) {
            places.warn(&warning);
        }
        warn_of(&disputes, report);
        for left_out in &paragraphs.left_out {
            places.left_out(left_out, &now);
        }
    }
    let theme = theme?;
    let place = Paragraph::new(&theme, report);
    let (setup, ruleset) = (setup?, ruleset?);
    let picked: Vec<&str> = chosen.iter().map(|&index| offered[index].id.as_str()).collect();
    let fingerprint = fingerprint(&setup.board, &ruleset, &picked);
    let Numbered { number, changes } = edition;
    let variant = Variant {
        id: id?.value,
        name: name?.value,
        edition: Edition { number, changes, fingerprint },
        setup,
        ruleset,
        theme: theme.value,
        cuts: cuts?,
        about,
        chosen: chosen.iter().map(|&index| offered[index].choice()).collect(),
        disputes: disputes.into_iter().map(|(_, dispute)| dispute).collect(),
    };
    let options = offered.iter().map(Offered::choice).collect();
    let paragraphs = paragraphs.texts;
    let layout = report.locate(&rows.span);
    Some(Reading { variant, aliases, options, layout, theme: place, paragraphs, warnings: Vec::new() })
}

/// Warns of each question that the sources disagree about.
fn warn_of(disputes: &[(Range<usize>, Dispute)], report: &Report<'_>) {
    for (place, dispute) in disputes {
        let message = keyed!("sources-disagree", question = dispute.question);
        let help = keyed!("leaflet-tells-of-dispute");
        report.warning(place.clone(), message, help);
    }
}

/// Returns the squares where attackers start, sorted.
fn camps(rows: Option<&Rows>) -> Vec<Square> {
    let start =
        rows.into_iter().flat_map(Rows::pieces).filter(|(_, piece, _)| piece.side() == Side::Attackers);
    let mut camps: Vec<Square> = start.map(|(square, ..)| square).collect();
    camps.sort_unstable();
    camps
}

#[cfg(test)]
mod family;
#[cfg(test)]
mod spoken_of;
#[cfg(test)]
mod tests;
