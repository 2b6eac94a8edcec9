//! A plan for people, for a terminal of 100 columns.

use super::all;
use super::files::{names, printing};
use super::words::{count, row, wrapped};
use crate::app::json::number;
use crate::game::{AboutList, Piece};
use crate::imposition::{Media, TokenShape};
use crate::kit::product::Form;
use crate::make::{KitPlan, PagePlan, SharePlan};
use crate::sheets::{Contents, Cuts, Detail, ListedPiece, Side};
use crate::units::Length;
use std::fmt::Write as _;

/// The column of the terminal in which the contents of a page begin.
const PARTS: usize = 34;
/// The column of the terminal in which the facts about the kit begin.
const SAID: usize = 12;

/// The plan of some kits.
pub(super) fn told(kits: &[KitPlan]) -> String {
    kits.iter().map(kit).collect::<Vec<_>>().join("\n")
}

fn kit(kit: &KitPlan) -> String {
    let mut text = format!("{} on {}: {}\n\n", kit.name, kit.paper.1, sheets(kit));
    text.push_str("   page  on      side    ink      what\n");
    let rows: Vec<(String, String)> = kit.pages().map(row_of).collect();
    let pages: Vec<&PagePlan> = kit.pages().collect();
    let mut at = 0;
    while at < rows.len() {
        let (long, times) = again(&rows[at..]);
        for nth in at..at + long {
            let head = format!("  {:>5}  {}", number_of(pages[nth]), rows[nth].0);
            text.push_str(&wrapped(&head, PARTS, &rows[nth].1));
        }
        at += long * times;
        if times > 1 {
            let these = match long {
                1 => "the same".to_owned(),
                2 => "the same two".to_owned(),
                more => format!("the same {more}"),
            };
            let last = number_of(pages[at - 1]);
            let _ = writeln!(
                text,
                "         to page {last}: {these} again, {}",
                count(times - 1, "time", "times")
            );
        }
    }
    text.push('\n');
    let mut said = vec![("Edition", kit.imprint.clone()), ("Board", board(kit))];
    if kit.pages().flat_map(|page| &page.parts).any(|part| matches!(part.detail, Detail::Piece(_))) {
        said.push(("Pieces", discs(kit)));
    }
    if kit.cuts.straight + kit.cuts.round > 0 {
        said.push(("Cutting", cutting(kit)));
        if kit.sets > 1 {
            said.push(("Each", of_one_set(kit)));
        }
    }
    if !kit.left_out.is_empty() {
        said.push(("Left out", left_out(kit)));
    }
    said.push(("Ink", ink(kit)));
    for (head, words) in said {
        text.push_str(&wrapped(&format!("  {head:<10}"), SAID, &words));
    }
    // On one line, however long: it is there to be copied.
    let _ = writeln!(text, "  Command   {}", kit.command);
    for file in &kit.files {
        let _ = writeln!(text, "\n  {}", names(&file.names));
        for (head, words) in printing(kit, file) {
            text.push_str(&wrapped(&format!("    {head:<8}"), SAID, &words));
        }
    }
    if !kit.others.is_empty() {
        let _ = writeln!(text, "\n  {}", names(&kit.others));
    }
    text
}

/// The paragraphs for which the leaflet has no room, list by list, numbered from 1 as in the variant's file.
fn left_out(kit: &KitPlan) -> String {
    let lists = AboutList::ALL.iter().filter_map(|&list| {
        let mut numbers: Vec<usize> =
            kit.left_out.iter().filter(|told| told.list == list).map(|told| told.nth + 1).collect();
        numbers.sort_unstable();
        let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
        (!numbers.is_empty()).then(|| format!("{} {}", list.name(), row(&numbers)))
    });
    let lists: Vec<String> = lists.collect();
    format!(
        "{} of the leaflet's history and advice: {}; `--leaflet long` has all",
        count(kit.left_out.len(), "paragraph", "paragraphs"),
        lists.join("; ")
    )
}

/// A page's number; one for a print shop has none.
fn number_of(page: &PagePlan) -> String {
    if page.media == Media::Poster { "-".to_owned() } else { page.number.to_string() }
}

/// A page's row of the table after its number: what it is printed on, and what is on it.
fn row_of(page: &PagePlan) -> (String, String) {
    let side = match page.side {
        Side::Only => "one",
        Side::First => "first",
        Side::Second => "second",
    };
    let ink = all(page.ink) * 100.0;
    (format!("{:<6}  {side:<6} {ink:>4.0} %    ", page.media.name()), parts(page))
}

/// The most rows of a group that is looked for: pieces of many sets share sheets in a pattern that comes again.
const GROUP: usize = 12;

/// The group of rows that comes again and again from the first row on: how many rows it has, and how often it is there;
/// one row once if nothing comes again. Groups count only if they cover four rows or more, and those of three rows or
/// more only if they are there three times.
fn again(rows: &[(String, String)]) -> (usize, usize) {
    let mut all = (1..=GROUP).map(|long| {
        let mut blocks = rows.chunks_exact(long);
        let first = blocks.next();
        (long, 1 + blocks.take_while(|block| Some(*block) == first).count())
    });
    all.find(|&(long, times)| times > 1 && long * times > 3 && (long < 3 || times > 2)).unwrap_or((1, 1))
}

fn sheets(kit: &KitPlan) -> String {
    let pages = kit.pages().count();
    let kinds = [
        (Media::Paper, "of paper"),
        (Media::Card, "of card"),
        (Media::Labels, "of labels"),
        (Media::Poster, "for the poster"),
    ];
    let sheets: Vec<String> = kinds
        .into_iter()
        .map(|(media, name)| (kit.sheets(media), name))
        .filter(|(sheets, _)| *sheets > 0)
        .map(|(sheets, name)| format!("{} {name}", count(sheets, "sheet", "sheets")))
        .collect();
    let sets = if kit.sets > 1 { format!("{} sets, ", kit.sets) } else { String::new() };
    format!("{sets}{}, {}", count(pages, "page", "pages"), row(&sheets))
}

fn parts(page: &PagePlan) -> String {
    if page.media == Media::Poster {
        return "the whole board, for a print shop".to_owned();
    }
    if page.parts.is_empty() {
        return page.title.clone();
    }
    let parts: Vec<String> = page.parts.iter().map(part).collect();
    parts.join(", ")
}

fn part(content: &Contents) -> String {
    let Contents { component, detail, count: number } = *content;
    let words = component.words();
    let [one, many] = words.plan;
    let some = |one: &str, many: &str| count(number, one, many);
    match (detail, &component.product().form) {
        (Detail::Squares(columns, rows), _) => {
            format!("{} of {columns} x {rows} squares", some(one, many))
        }
        (Detail::Piece(ListedPiece(piece)), _) => match piece {
            Piece::King => some("king", "kings"),
            Piece::Defender => some("defender", "defenders"),
            Piece::Knight => some("knight", "knights"),
            Piece::Attacker => some("attacker", "attackers"),
            Piece::Commander => some("commander", "commanders"),
        },
        (Detail::Spare, _) => some("spare piece", "spare pieces"),
        // Pages to read are not counted: they are there or not.
        (Detail::None, Form::Reading | Form::Pages) => one.to_owned(),
        (Detail::None, _) => some(one, many),
    }
}

fn board(kit: &KitPlan) -> String {
    let parts = kit.pages().flat_map(|page| &page.parts);
    let parts: usize =
        parts.filter(|part| matches!(part.detail, Detail::Squares(..))).map(|part| part.count).sum();
    // Pages have the parts of all sets; the plan names those of one.
    let parts = parts / usize::from(kit.sets.max(1));
    let cut = match parts {
        0 => String::new(),
        1 => ", in one part".to_owned(),
        parts => format!(", cut as {} into {parts} parts", kit.measures.cut.name()),
    };
    let mm = |length: Length| number(length.to_mm());
    let extent = if kit.trim.is_framed() {
        format!(" ({} mm of squares, {} mm with the frame)", mm(kit.trim.side()), mm(kit.trim.whole()))
    } else {
        String::new()
    };
    format!("{size} x {size} squares of {} mm{extent}{cut}", mm(kit.trim.cell), size = kit.board)
}

fn discs(kit: &KitPlan) -> String {
    let [king, piece, between] = kit.clearances();
    let shape = match kit.token {
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
    format!(
        "{shape}, king {} mm, others {} mm: {fit}; {king_room}, another piece leaves {} mm of it free, and between a \
         king and his neighbour there are {} mm",
        number(kit.measures.king_disc.to_mm()),
        number(kit.measures.piece_disc.to_mm()),
        number(piece),
        number(between)
    )
}

fn cutting(kit: &KitPlan) -> String {
    let mut text =
        format!("{}: about {} to cut, fold and join", kinds_of_cut(kit.cuts), time(kit.minutes[0]));
    if kit.minutes[1] > 0 {
        let _ = write!(text, ", and {} for the labels", time(kit.minutes[1]));
    }
    text
}

/// What one set takes, and what all of them take.
fn of_one_set(kit: &KitPlan) -> String {
    let SharePlan { sheets, cuts, minutes } = kit.share;
    let tenths = (sheets * 10.0).round() / 10.0;
    let card = format!("{} {} of card", number(tenths), if tenths > 1.0 { "sheets" } else { "sheet" });
    let one = format!("one set: {card}, {}, about {}", kinds_of_cut(cuts), time(minutes));
    let all = count(kit.sheets(Media::Card), "sheet", "sheets");
    format!("{one}; all {}: {all} of card, about {}", kit.sets, time(kit.minutes[0]))
}

/// How many cuts of each kind there are.
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

/// Minutes, or hours where nobody would count minutes; the instructions say them so, too.
fn time(minutes: usize) -> String {
    if minutes < 150 { format!("{minutes} minutes") } else { format!("{} hours", (minutes + 30) / 60) }
}

fn ink(kit: &KitPlan) -> String {
    let ink = kit.ink();
    let percent = |share: f64| format!("{:.1} %", share * 100.0);
    format!(
        "{} of a page on average: cyan {}, magenta {}, yellow {}, black {}; with black alone {}",
        percent(all(ink)),
        percent(ink.cyan),
        percent(ink.magenta),
        percent(ink.yellow),
        percent(ink.black),
        percent(ink.grey)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn groups(pattern: &str) -> (usize, usize) {
        let rows: Vec<_> = pattern.chars().map(|row| (row.to_string(), String::new())).collect();
        again(&rows)
    }

    #[test]
    fn the_smallest_group_that_comes_again_is_found() {
        for (pattern, group) in [
            ("aaaab", (1, 4)),
            ("ababab", (2, 3)),
            ("abcdabcdabcdx", (4, 3)),
            // What comes again is too short to be worth a line of its own.
            ("aab", (1, 1)),
            ("abcabcx", (1, 1)),
            ("abcdef", (1, 1)),
            ("a", (1, 1)),
        ] {
            assert_eq!(groups(pattern), group, "{pattern}");
        }
    }
}
