//! Writes the part of a plan about its files: their names, and the settings to print each.

use super::words::ranges;
use crate::app::json::number;
use crate::imposition::Side;
use crate::imposition::{LabelSheet, Media, PlannedPage, Sides};
use crate::make::{FilePlan, KitPlan, PrintedPage};
use crate::scene::Flip;
use std::path::Path;

/// Returns the names of files; only the first and the last of several in a row with one ending.
pub(super) fn names(paths: &[String]) -> String {
    let runs = paths.chunk_by(|one, next| Path::new(one).extension() == Path::new(next).extension());
    let name = |run: &[String]| match run {
        [first, .., last] => format!("{first} to {last}"),
        [only] => only.clone(),
        [] => String::new(),
    };
    runs.map(name).collect::<Vec<_>>().join(", ")
}

/// Returns the printer's settings for a file, as name and text.
pub(super) fn printing(kit: &KitPlan, file: &FilePlan) -> [(&'static str, String); 3] {
    [
        ("Scale", "actual size, 100 %: not fitted to the page, not shrunk".to_owned()),
        ("Sides", sides(kit, file)),
        ("Paper", paper(kit, file)),
    ]
}

/// Returns the setting for both sides of the sheets.
fn sides(kit: &KitPlan, file: &FilePlan) -> String {
    let of = |side: Side| kit.pages_of(file).filter(move |(page, _)| page.side == side);
    let sides = kit.plan.settings.sides;
    match (file.planned.duplex, sides) {
        _ if of(Side::First).next().is_none() => "one side".to_owned(),
        (_, Sides::Manual) => {
            "by hand: all first sides, then the same sheets again for the second sides, as the instructions say"
                .to_owned()
        }
        (None, _) => {
            // Handouts and the leaflet may be upright or across, and so be turned over different edges.
            let turned = |edge: &'static str, flip: Flip| {
                let pairs = of(Side::First).zip(of(Side::Second));
                let pairs = pairs.filter(|((_, first), _)| sides.flip(first.size) == flip);
                let pairs: Vec<String> =
                    pairs.map(|((first, _), (second, _))| format!("{} and {}", first.number, second.number)).collect();
                let pages = pages_of(&pairs);
                let said = format!(
                    "pages {pages} are the two sides of a sheet, turned over its {edge} edge (“flip on {edge} edge”)"
                );
                (!pairs.is_empty()).then_some(said)
            };
            let said = [turned("long", Flip::LongEdge), turned("short", Flip::ShortEdge)];
            format!("one side; but {}", said.into_iter().flatten().collect::<Vec<_>>().join("; and "))
        }
        (Some(Flip::ShortEdge), _) => "both sides, flipped on the short edge".to_owned(),
        (Some(Flip::LongEdge), _) => "both sides, flipped on the long edge".to_owned(),
    }
}

/// Returns pairs of pages; only the first and the last of more than three.
fn pages_of(pairs: &[String]) -> String {
    match pairs {
        [first, _, _, .., last] => format!("{first}, and so on to {last},"),
        pairs => pairs.join(", "),
    }
}

/// Returns the paper to put into the printer.
fn paper(kit: &KitPlan, file: &FilePlan) -> String {
    let mut used: Vec<(String, Vec<usize>)> = Vec::new();
    for (page, drawn) in kit.pages_of(file) {
        let name = stock(page, drawn);
        match used.iter_mut().find(|(other, _)| *other == name) {
            Some((_, pages)) => pages.push(page.number),
            None => used.push((name, vec![page.number])),
        }
    }
    match used.as_slice() {
        [(name, _)] => name.clone(),
        used => {
            let each: Vec<String> = used
                .iter()
                .map(|(name, pages)| {
                    let word = if pages.len() == 1 { "page" } else { "pages" };
                    format!("{word} {}: {name}", ranges(pages))
                })
                .collect();
            each.join("; ")
        }
    }
}

/// Returns the paper or card that a page is printed on.
fn stock(planned: PlannedPage<'_>, page: &PrintedPage) -> String {
    match (planned.media, planned.sheet.labels) {
        (Media::Paper, _) => "plain paper".to_owned(),
        (Media::Wall, _) => format!(
            "plain paper of {} x {} mm, or a copy shop",
            number(page.size.width),
            number(page.size.height)
        ),
        (Media::Card, _) => "card of 200 to 250 g/m², or plain paper to glue or laminate".to_owned(),
        (Media::Labels, Some(sheet)) => {
            format!("round labels {}; test on plain paper first", LabelSheet::title(sheet))
        }
        (Media::Labels, None) => "sheets of round labels".to_owned(),
        (Media::Poster, _) => format!(
            "one large sheet of a print shop, {} x {} mm",
            number(page.size.width),
            number(page.size.height)
        ),
    }
}
