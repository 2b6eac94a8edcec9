//! Writes a plan for people, for a terminal of 100 columns.

use super::contents::part;
use super::files::{names, printing};
use super::laser;
use super::table::{self, PlanRow};
use super::words::{count, row, wrapped};
use crate::app::json::number;
use crate::game::{AboutList, Told};
use crate::imposition::{Contents, Cuts, Detail, Side};
use crate::imposition::{Media, Pack, PlannedPage, ShareOfSet, TokenShape, in_hours};
use crate::make::{BackPlan, KitPlan, PrintedPage};
use crate::text::Language;
use crate::units::Length;
use std::fmt::Write as _;

/// Column of the terminal in which the contents of a page begin.
const PARTS: usize = 34;
/// Column of the terminal in which the facts about the kit begin.
const SAID: usize = 12;

/// Returns the plans of kits as text.
pub(super) fn told(kits: &[KitPlan]) -> String {
    kits.iter().map(kit).collect::<Vec<_>>().join("\n")
}

fn kit(kit: &KitPlan) -> String {
    let mut text = format!("{}\n\n", headline(kit));
    if kit.pages().next().is_some() {
        text.push_str("   page  on      side    ink      what\n");
        let rows: Vec<PlanRow> = kit
            .pages()
            .map(|(planned, page)| row_of(planned, page, kit.language == Language::ENGLISH))
            .collect();
        text.push_str(&table::told(&rows, PARTS, "page"));
        text.push('\n');
    }
    if let Some(plan) = &kit.laser {
        text.push_str(&laser::table(plan));
        text.push('\n');
    }
    let mut said = vec![("Edition", kit.imprint.clone()), ("Board", board(kit))];
    if let Some(back) = &kit.back {
        said.push(("Behind it", behind(back)));
    }
    if contents(kit).any(|part| matches!(part.detail, Detail::Piece(_))) {
        said.push(("Pieces", discs(kit)));
    }
    let cuts = kit.plan.cuts();
    if cuts.straight + cuts.round > 0 {
        said.push(("Cutting", cutting(kit)));
        if kit.plan.settings.sets > 1 {
            said.push(("Each", of_one_set(kit)));
        }
    }
    let told = kit.plan.leaflet.as_ref().map_or(&[][..], |leaflet| &leaflet.left_out);
    if !told.is_empty() {
        said.push(("Left out", left_out(told)));
    }
    if let Some(plan) = &kit.laser {
        said.push(("Laser", laser::said(plan, kit.pages().next().is_some())));
        said.extend(laser::chest(plan).map(|chest| ("Box", chest)));
    }
    if kit.pages().next().is_some() {
        said.push(("Ink", ink(kit)));
    }
    for (head, words) in said {
        text.push_str(&wrapped(&format!("  {head:<10}"), SAID, &words));
    }
    // The command stays on one line, however long, so that it can be copied.
    let _ = writeln!(text, "  Command   {}", kit.command);
    if let Some(command) = kit.back.as_ref().and_then(|back| back.command.as_ref()) {
        let _ = writeln!(text, "  Rules     {command}");
    }
    for file in &kit.files {
        let _ = writeln!(text, "\n  {}", names(&file.names));
        for (head, words) in printing(kit, file) {
            text.push_str(&wrapped(&format!("    {head:<8}"), SAID, &words));
        }
    }
    if let Some(plan) = &kit.laser {
        let _ = writeln!(text, "\n  {}", names(&plan.names()));
        for (head, words) in laser::SETTINGS {
            text.push_str(&wrapped(&format!("    {head:<8}"), SAID, words));
        }
    }
    if !kit.others.is_empty() {
        let _ = writeln!(text, "\n  {}", names(&kit.others));
    }
    text
}

/// Returns the paragraphs for which the leaflet has no room, list by list, numbered from 1 as in the variant's file.
fn left_out(all: &[Told]) -> String {
    let lists = AboutList::ALL.iter().filter_map(|&list| {
        let mut numbers: Vec<usize> =
            all.iter().filter(|told| told.list == list).map(|told| told.nth + 1).collect();
        numbers.sort_unstable();
        let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
        (!numbers.is_empty()).then(|| format!("{} {}", list.name(), row(&numbers)))
    });
    let lists: Vec<String> = lists.collect();
    format!(
        "{} of the leaflet's history and advice: {}; `--leaflet long` has all",
        count(all.len(), "paragraph", "paragraphs"),
        lists.join("; ")
    )
}

/// Returns a page's number; `-` for a page for a print shop or for the wall, which has none.
fn number_of(page: PlannedPage<'_>) -> String {
    if page.media.is_apart() { "-".to_owned() } else { page.number.to_string() }
}

/// Returns a page's row of the table: medium, side, ink and contents.
fn row_of(planned: PlannedPage<'_>, page: &PrintedPage, is_english: bool) -> PlanRow {
    let side = match planned.side {
        Side::Only => "one",
        Side::First => "first",
        Side::Second => "second",
    };
    let ink = page.ink.printed() * 100.0;
    PlanRow {
        number: number_of(planned),
        head: format!("{:<6}  {side:<6} {ink:>4.0} %    ", planned.media.name()),
        words: parts(planned, page, is_english),
    }
}

/// Returns the contents of all pages, or of all laser beds if the kit has no pages.
fn contents(kit: &KitPlan) -> impl Iterator<Item = &Contents> {
    let beds = kit.laser.iter().filter(|_| kit.pages().next().is_none()).flat_map(|plan| &plan.beds);
    kit.pages().flat_map(|(page, _)| page.parts).chain(beds.flat_map(|bed| &bed.parts))
}

/// Returns the headline: the game, with numbers of sets, pages, sheets and laser beds.
fn headline(kit: &KitPlan) -> String {
    let beds = kit.laser.as_ref().map(laser::beds);
    let all: Vec<String> = sheets(kit).into_iter().chain(beds).collect();
    let sets =
        if kit.plan.settings.sets > 1 { format!("{} sets, ", kit.plan.settings.sets) } else { String::new() };
    let pages = match kit.pages().count() {
        0 => return format!("{}: {sets}{}", kit.name, row(&all)),
        pages => count(pages, "page", "pages"),
    };
    format!("{} on {}: {sets}{pages}, {}", kit.name, kit.plan.settings.paper.title(), row(&all))
}

fn sheets(kit: &KitPlan) -> Vec<String> {
    let name = |media| match media {
        Media::Paper => "of paper",
        Media::Card => "of card",
        Media::Labels => "of labels",
        Media::Poster => "for the poster",
        Media::Wall => "for the wall",
    };
    Media::ALL
        .into_iter()
        .map(|media| (kit.sheets(media), name(media)))
        .filter(|(sheets, _)| *sheets > 0)
        .map(|(sheets, name)| format!("{} {name}", count(sheets, "sheet", "sheets")))
        .collect()
}

/// Returns the contents of a page: for an English kit in the words of the plan, else in the words that are printed on the page.
fn parts(planned: PlannedPage<'_>, page: &PrintedPage, is_english: bool) -> String {
    if !is_english {
        let is_cut = matches!(planned.media, Media::Card | Media::Labels) && !page.named.is_empty();
        return if is_cut { page.named.join(", ") } else { page.title.clone() };
    }
    if planned.media == Media::Poster {
        return "the whole board, for a print shop".to_owned();
    }
    if planned.parts.is_empty() {
        return page.title.clone();
    }
    let parts: Vec<String> = planned.parts.iter().map(part).collect();
    parts.join(", ")
}

fn board(kit: &KitPlan) -> String {
    let (trim, cut_as) = kit.board();
    let boards = contents(kit).filter(|part| matches!(part.detail, Detail::Squares(..)));
    let parts: usize = boards.map(|part| part.count).sum();
    // Pages and beds have the parts of all sets; the plan gives the number for one set.
    let parts = parts / usize::from(kit.plan.settings.sets.max(1));
    let cut = match parts {
        0 => String::new(),
        1 => ", in one part".to_owned(),
        parts => format!(", cut as {} into {parts} parts", cut_as.name()),
    };
    let mm = |length: Length| number(length.to_mm());
    let extent = if trim.is_framed() {
        format!(" ({} mm of squares, {} mm with the frame)", mm(trim.side()), mm(trim.whole()))
    } else {
        String::new()
    };
    format!("{size} x {size} squares of {} mm{extent}{cut}", mm(trim.cell), size = trim.squares)
}

/// Returns the line about the other side of the board.
fn behind(back: &BackPlan) -> String {
    let squares = back.squares.map_or_else(String::new, |size| format!(", {size} x {size} squares"));
    let rules = match back.command {
        Some(_) => "; the command for its cards and its leaflet is below",
        None => "",
    };
    format!("{}{squares}, on the second sides of the sheets with the board{rules}", back.name)
}

fn discs(kit: &KitPlan) -> String {
    let [king, piece, between] = kit.clearances();
    let shape = match kit.plan.settings.token {
        TokenShape::Round => "discs",
        TokenShape::Square => "squares",
    };
    let king_room = if king < -0.001 {
        format!("the king reaches {} mm beyond his square", number(-king))
    } else if king < 0.001 {
        "the king fills his square".to_owned()
    } else {
        format!("the king leaves {} mm of his square free", number(king))
    };
    let fit = if kit.discs_fit() { "they fit" } else { "they do not fit" };
    if kit.plan.settings.pack.is_some_and(Pack::is_one_sheet_a_set) {
        return format!(
            "squares of {} mm, the king's as well: each leaves {} mm of its square free",
            number(kit.plan.measures.piece_disc.to_mm()),
            number(piece)
        );
    }
    format!(
        "{shape}, king {} mm, others {} mm: {fit}; {king_room}, another piece leaves {} mm of it free, and between a \
         king and his neighbour there are {} mm",
        number(kit.plan.measures.king_disc.to_mm()),
        number(kit.plan.measures.piece_disc.to_mm()),
        number(piece),
        number(between)
    )
}

fn cutting(kit: &KitPlan) -> String {
    if kit.plan.settings.pack.is_some_and(Pack::is_one_sheet_a_set) {
        return format!("{}: about {} to cut", kinds_of_cut(kit.plan.cuts()), time(kit.minutes()));
    }
    let mut text =
        format!("{}: about {} to cut, fold and join", kinds_of_cut(kit.plan.cuts()), time(kit.minutes()));
    let labels = kit.plan.minutes().labels;
    if labels > 0 {
        let _ = write!(text, ", and {} for the labels", time(labels));
    }
    text
}

/// Returns sheets, cuts and minutes of one set, and of all sets.
fn of_one_set(kit: &KitPlan) -> String {
    let ShareOfSet { sheets, cuts, .. } = kit.plan.share();
    let (minutes, sets) = (kit.minutes_of_one(), kit.plan.settings.sets);
    if kit.plan.settings.pack == Some(Pack::Class) {
        let cut = kinds_of_cut(cuts);
        let alone = time(kit.minutes());
        return format!(
            "each pair cuts its own sheet of card: {cut}, {minutes} minutes, and so all {sets} pairs together; one \
             person alone takes {alone}"
        );
    }
    let tenths = (sheets * 10.0).round() / 10.0;
    let card = format!("{} {} of card", number(tenths), if tenths > 1.0 { "sheets" } else { "sheet" });
    let one = format!("one set: {card}, {}, about {}", kinds_of_cut(cuts), time(minutes));
    let all = count(kit.sheets(Media::Card), "sheet", "sheets");
    format!("{one}; all {}: {all} of card, about {}", sets, time(kit.minutes()))
}

/// Returns the number of cuts of each kind.
fn kinds_of_cut(cuts: Cuts) -> String {
    let mut kinds = Vec::new();
    for (number, one, many) in [
        (cuts.straight, "straight cut", "straight cuts"),
        (cuts.round, "round one", "round ones"),
        (cuts.folds, "fold", "folds"),
    ] {
        if number > 0 {
            kinds.push(count(number, one, many));
        }
    }
    row(&kinds)
}

/// Returns a time in minutes, or in hours from 150 minutes on, as in the instructions.
fn time(minutes: usize) -> String {
    in_hours(minutes).map_or_else(|| format!("{minutes} minutes"), |hours| format!("{hours} hours"))
}

fn ink(kit: &KitPlan) -> String {
    let ink = kit.ink();
    let percent = |share: f64| format!("{:.1} %", share * 100.0);
    format!(
        "{} of a page on average: cyan {}, magenta {}, yellow {}, black {}; with black alone {}",
        percent(ink.printed()),
        percent(ink.cyan),
        percent(ink.magenta),
        percent(ink.yellow),
        percent(ink.black),
        percent(ink.grey)
    )
}
