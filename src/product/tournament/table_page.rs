//! The page of the table: a line for each player with the points won against each other one, and how places are found, with
//! an example that is worked out.

use super::ranking::{CrossTable, halves, quarters};
use super::{LEADING, example};
use crate::explain::ExplainError;
use crate::layout::compose::Composer;
use crate::layout::fit::Sizes;
use crate::layout::{Block, Content, Frame, LayoutError, Marker, Table, fit};
use crate::product::form::Making;
use crate::product::handout_type::PageWords;
use crate::text::{Face, Value, escape_markup};

/// Sizes of type in points: largest and smallest of the words, and the step between; size of words in tables as a share of the
/// words.
const WORDS: Sizes = Sizes { largest: 12.0, smallest: 7.5, step: 0.5 };
const IN_TABLE: f64 = 0.9;
/// Room below the title, between parts, and around a table, in millimetres.
const BELOW_TITLE: f64 = 2.0;
const PART: f64 = 5.0;
const AROUND: f64 = 2.5;
/// Highest and lowest row of the table, and the step between, in millimetres.
const ROW: Sizes = Sizes { largest: 13.0, smallest: 7.0, step: 1.0 };
/// Height of a row of the example, in millimetres.
const EXAMPLE_ROW: f64 = 6.0;
/// Widths of the columns behind the opponents' columns, as shares of the page: points, Sonneborn-Berger, place.
const BEHIND: [f64; 3] = [0.085, 0.1, 0.075];
/// Width of the column of the players' numbers, in millimetres.
const NUMBER: f64 = 8.0;
/// Greatest width of an opponent's column, in millimetres, and least share of the page for a name.
const OPPONENT: f64 = 18.0;
const NAME: f64 = 0.2;
/// Sign in the cell where a player would meet himself.
const NOBODY: &str = "×";
/// Messages that tell how places are found.
const RULES: [&str; 3] = ["tournament-by-points", "tournament-by-match", "tournament-by-sum"];

/// Content of a page.
#[derive(Clone, Copy, PartialEq, Eq)]
enum TablePart {
    /// The table to fill in, and below it how places are found.
    Both,
    /// The table alone.
    Table,
    /// How places are found.
    Places,
}

/// Returns the page; two pages on paper that is too small for one.
pub(super) fn pages(composer: &mut Composer<'_>, making: Making<'_>) -> Result<Vec<Content>, ExplainError> {
    let looks = WORDS.all().flat_map(|points| ROW.all().map(move |row| (points, row)));
    let mut page =
        |part| fit::first(looks.clone(), |&(points, row)| set(composer, making, part, points, row));
    if let Some((_, both)) = page(TablePart::Both)? {
        return Ok(vec![both]);
    }
    let mut pages = Vec::new();
    for part in [TablePart::Table, TablePart::Places] {
        let none = LayoutError::Overflow { what: "tournament-table" };
        pages.push(page(part)?.ok_or(none)?.1);
    }
    Ok(pages)
}

/// Sets a page in this type and with rows so high. `None`: it has no room.
fn set(
    composer: &mut Composer<'_>,
    making: Making<'_>,
    part: TablePart,
    points: f64,
    row: f64,
) -> Result<Option<Content>, ExplainError> {
    let width = making.printable.width;
    let game = [("game", Value::Text(making.variant.name.clone()))];
    let words = PageWords { points, leading: LEADING, said: &game };
    let names: Vec<String> =
        making.players.names().map(|name| name.map_or(String::new(), escape_markup)).collect();
    let own = Table { row, points: points * IN_TABLE, ..own_table(composer, &names, width)? };
    let worked = example::table();
    let shown = Table { points: points * IN_TABLE, ..example_table(composer, &worked, width)? };
    let style = words.style(composer, Face::Regular, 1.0);
    // Tables have the whole width, words as much of it as is easy to read.
    let (measure, mut page, mut y) = (words.measure(width), Content::empty(making.printable), 0.0);
    let mut add = |composer: &mut Composer<'_>, blocks: &[Block], width| -> Result<(), LayoutError> {
        y = page.add(composer, blocks, Frame { boxes: Some(style), ..Frame::new(0.0, y, width) })?;
        Ok(())
    };
    if part != TablePart::Places {
        let title = words.title(composer, width, "tournament-table-title")?;
        add(composer, &[title, Block::Gap(BELOW_TITLE)], width)?;
        add(composer, &[words.text(composer, Face::Regular, "tournament-table-how")?], measure)?;
        add(composer, &[Block::Gap(AROUND), Block::Table(own), Block::Gap(PART)], width)?;
    }
    if part != TablePart::Table {
        let places = [
            words.heading(composer, "tournament-places")?,
            Block::Gap(1.0),
            words.list(composer, Marker::Number, &RULES)?,
            Block::Gap(PART),
        ];
        add(composer, &places, measure)?;
        let heading = words.heading(composer, "tournament-example")?;
        add(composer, &[heading, Block::Gap(AROUND), Block::Table(shown), Block::Gap(AROUND)], width)?;
        let told: Vec<Block> =
            told(composer, &worked)?.into_iter().map(|text| Block::styled(text, style)).collect();
        add(composer, &told, measure)?;
    }
    Ok((y <= making.printable.height).then(|| page.into_section()))
}

/// Returns the table to be filled in.
fn own_table(composer: &Composer<'_>, names: &[String], width: f64) -> Result<Table, LayoutError> {
    let numbers: Vec<String> = (1..=names.len()).map(|number| number.to_string()).collect();
    let mut rows = Vec::new();
    for (nth, name) in names.iter().enumerate() {
        // An unknown name is written in by hand.
        let mut row = vec![(nth + 1).to_string(), name.clone()];
        row.extend(vec![String::new(); nth]);
        row.push(NOBODY.to_owned());
        rows.push(row);
    }
    let summary = composer.say("tournament-table-summary", &[])?;
    table(composer, summary, numbers, rows, width)
}

/// Returns the table of the example, filled in.
fn example_table(composer: &Composer<'_>, worked: &CrossTable, width: f64) -> Result<Table, LayoutError> {
    let mut rows = Vec::new();
    for ranked in worked.ranking() {
        let player = ranked.player;
        let mut row = vec![(player + 1).to_string(), example::NAMES[player].to_owned()];
        for other in 0..worked.players() {
            row.push(worked.against(player, other).map_or(NOBODY.to_owned(), |won| halves(won.into())));
        }
        row.push(halves(ranked.standing.points));
        row.push(quarters(ranked.standing.sonneborn_berger));
        row.push(ranked.place.to_string());
        rows.push(row);
    }
    let summary = composer.say("tournament-example-summary", &[])?;
    let names = (1..=worked.players()).map(|number| number.to_string()).collect();
    Ok(Table { row: EXAMPLE_ROW, ..table(composer, summary, names, rows, width)? })
}

/// A table with a column for each opponent.
fn table(
    composer: &Composer<'_>,
    summary: String,
    opponents: Vec<String>,
    rows: Vec<Vec<String>>,
    width: f64,
) -> Result<Table, LayoutError> {
    let behind = BEHIND.map(|share| share * width);
    let rest = width - behind.iter().sum::<f64>();
    let rest = rest - NUMBER;
    let each = ((rest - NAME * width) / opponents.len() as f64).min(OPPONENT);
    let mut columns = vec![NUMBER, rest - each * opponents.len() as f64];
    columns.extend(vec![each; opponents.len()]);
    columns.extend(behind);
    let mut heads = vec![String::new(), composer.say("tournament-player", &[])?];
    heads.extend(opponents);
    heads.extend(composer.say_each(&["tournament-points", "tournament-sum", "tournament-place"], &[])?);
    Ok(Table { summary, columns, heads, rows, looks: Vec::new(), row: 0.0, points: 0.0 })
}

/// What the example tells: how its two pairs of equals are told apart.
fn told(composer: &Composer<'_>, worked: &CrossTable) -> Result<Vec<String>, LayoutError> {
    let mut texts = Vec::new();
    for (is_told, id) in [(true, "tournament-example-match"), (false, "tournament-example-sum")] {
        let Some([one, other]) = example::equals(worked, is_told) else { continue };
        let text = |text: String| Value::Text(text);
        let own = [
            ("one", text(example::NAMES[one.player].to_owned())),
            ("other", text(example::NAMES[other.player].to_owned())),
            ("points", text(halves(one.standing.points))),
            ("direct-one", text(halves(one.standing.direct))),
            ("direct-other", text(halves(other.standing.direct))),
            ("terms-one", text(example::sum(worked, one.player))),
            ("terms-other", text(example::sum(worked, other.player))),
            ("sum-one", text(quarters(one.standing.sonneborn_berger))),
            ("sum-other", text(quarters(other.standing.sonneborn_berger))),
        ];
        texts.push(composer.say(id, &own)?);
    }
    Ok(texts)
}
