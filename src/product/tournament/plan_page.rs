//! The page of the rounds: what a match is, how long the tournament takes, and for each round its time, its matches, and room
//! for the results of both games.

use super::hours::Hours;
use super::rounds::{Round, rounds};
use super::{LEADING, called};
use crate::explain::ExplainError;
use crate::explain::easy::{EasyPicture, PictureRoom, draw};
use crate::layout::compose::Composer;
use crate::layout::fit::Sizes;
use crate::layout::{Block, Content, Frame, LayoutError, Marker, RowLook, Table, column_width, fit};
use crate::product::form::Making;
use crate::product::handout_type::PageWords;
use crate::scene::Size;
use crate::text::{Face, Value};

/// Sizes of type in points: the lines below the title, and these lines on a narrow page.
const WORDS: f64 = 11.0;
const SMALL_WORDS: f64 = 8.5;
/// Width below which a page counts as narrow, in millimetres.
const NARROW: f64 = 150.0;
/// Room below the title, below the words, before the picture of the start, and between two rounds, in millimetres.
const BELOW_TITLE: f64 = 2.0;
const BELOW_WORDS: f64 = 5.0;
const BESIDE: f64 = 8.0;
const BETWEEN: f64 = 4.5;
/// Least side of the picture of the start, in millimetres.
const PICTURE: f64 = 36.0;
/// Room between columns, in millimetres.
const GUTTER: f64 = 7.0;
/// Least width of a column and of a place for a result, in millimetres; width of this place as a share of a wide column's.
const COLUMN: f64 = 58.0;
const RESULT: f64 = 13.0;
const OF_COLUMN: f64 = 0.18;
/// Highest and lowest row for a match, and the step between, in millimetres: a result is written in it.
const ROW: Sizes = Sizes { largest: 12.0, smallest: 6.5, step: 0.5 };
/// Least height of rows that are easy to write in, in millimetres: above it, fewer columns matter more than higher rows.
const EASY: f64 = 9.0;
/// Type in the rows, in points.
const ROW_WORDS: f64 = 11.0;
/// Messages of the steps.
const HOW: [&str; 4] =
    ["tournament-how-match", "tournament-how-hours", "tournament-how-bell", "tournament-how-points"];

/// Sets the rounds on as few pages as they take.
pub(super) fn pages(composer: &mut Composer<'_>, making: Making<'_>) -> Result<Vec<Content>, ExplainError> {
    let names = called(making.players);
    let all = rounds(making.players.count());
    let hours = Hours::of(making.variant.setup.board.size(), making.players.count(), making.game_minutes);
    let (head, bottom) = head(composer, making, hours)?;
    let mut tables = Vec::new();
    for (nth, round) in (0..).zip(&all) {
        tables.push(table(composer, &names, nth, round, hours)?);
    }
    let width = making.printable.width;
    let most = (((width + GUTTER) / (COLUMN + GUTTER)).floor() as usize).clamp(1, 3);
    let columns = most.min(2)..=most.min(all.len());
    // The widest and highest rows with which all goes on one page; else several pages, with the lowest rows.
    let with_ease = columns
        .clone()
        .flat_map(|columns| ROW.all().filter(|row| *row >= EASY).map(move |row| (row, columns)));
    let lower = ROW
        .all()
        .filter(|row| *row < EASY)
        .flat_map(|row| columns.clone().map(move |columns| (row, columns)));
    let looks = with_ease.chain(lower);
    let on_one = |&(row, columns): &(f64, usize)| -> Result<_, ExplainError> {
        let placed = places(making.printable, bottom, &tables, row, columns);
        Ok(placed.filter(|placed| placed.iter().all(|place| place.page == 0)))
    };
    let found = fit::first(looks, on_one)?;
    let ((row, columns), placed) = if let Some(found) = found {
        found
    } else {
        let row = ROW.smallest;
        let none = LayoutError::Overflow { what: "tournament-rounds" };
        ((row, most), places(making.printable, bottom, &tables, row, most).ok_or(none)?)
    };
    drawn(composer, head, &tables, row, columns, &placed)
}

/// Place of a round.
struct RoundPlace {
    page: usize,
    left: f64,
    top: f64,
}

/// Returns the places of the rounds with rows so high, in so many columns, down one column and then down the next. `None`: a
/// page has no room for a round.
fn places(page: Size, head: f64, tables: &[Table], row: f64, columns: usize) -> Option<Vec<RoundPlace>> {
    let wide = column_width(page.width, columns, GUTTER);
    let (mut nth_page, mut nth_column, mut y) = (0, 0, head);
    let mut places = Vec::new();
    // On a single page, all columns hold the same number of rounds.
    let each = tables.len().div_ceil(columns);
    let mut here = 0;
    for table in tables {
        let tall = table.height(row);
        let is_full = |y: f64| y + tall > page.height;
        if is_full(y) || (nth_page == 0 && here == each && nth_column + 1 < columns) {
            (nth_column, here) = (nth_column + 1, 0);
            if nth_column == columns {
                (nth_page, nth_column) = (nth_page + 1, 0);
            }
            y = if nth_page == 0 { head } else { 0.0 };
            if is_full(y) {
                return None;
            }
        }
        places.push(RoundPlace { page: nth_page, left: nth_column as f64 * (wide + GUTTER), top: y });
        y += tall + BETWEEN;
        here += 1;
    }
    Some(places)
}

/// Draws the pages with everything in its place, beginning with the page that has the head.
fn drawn(
    composer: &mut Composer<'_>,
    head: Content,
    tables: &[Table],
    row: f64,
    columns: usize,
    placed: &[RoundPlace],
) -> Result<Vec<Content>, ExplainError> {
    let size = head.size;
    let wide = column_width(size.width, columns, GUTTER);
    let mut pages = vec![head];
    for (table, place) in tables.iter().zip(placed) {
        let result = RESULT.max(OF_COLUMN * wide);
        let table = Table { columns: vec![wide - 2.0 * result, result, result], row, ..table.clone() };
        pages.resize(pages.len().max(place.page + 1), Content::empty(size));
        pages[place.page].add(composer, &[Block::Table(table)], Frame::new(place.left, place.top, wide))?;
    }
    Ok(pages.into_iter().map(Content::into_section).collect())
}

/// A round as a table, whose columns and rows are not measured yet.
fn table(
    composer: &Composer<'_>,
    names: &[String],
    nth: u32,
    round: &Round,
    hours: Hours,
) -> Result<Table, LayoutError> {
    let begins = hours.begins(nth);
    let when = [
        ("round", Value::Number(f64::from(nth + 1))),
        ("hours", Value::Number(f64::from(begins / 60))),
        ("minutes", Value::Text(format!("{:02}", begins % 60))),
    ];
    let mut rows = Vec::new();
    for (table, pairing) in (1_u32..).zip(&round.pairings) {
        let own = [
            ("table", Value::Number(f64::from(table))),
            ("tables", Value::from(round.pairings.len())),
            ("first", Value::Text(names[pairing.first].clone())),
            ("second", Value::Text(names[pairing.second].clone())),
        ];
        rows.push(vec![composer.say("tournament-match", &own)?]);
    }
    let mut looks = vec![RowLook::Usual; rows.len()];
    if let Some(idle) = round.sits_out {
        let own = [("name", Value::Text(names[idle].clone()))];
        rows.push(vec![composer.say("tournament-sits-out", &own)?]);
        looks.push(RowLook::Whole);
    }
    Ok(Table {
        summary: composer.say("tournament-round-summary", &when)?,
        columns: Vec::new(),
        heads: vec![
            composer.say("tournament-round", &when)?,
            composer.say("tournament-game", &[("game", Value::Number(1.0))])?,
            composer.say("tournament-game", &[("game", Value::Number(2.0))])?,
        ],
        rows,
        looks,
        row: 0.0,
        points: ROW_WORDS,
    })
}

/// Returns the first page with title and words over the whole width, and where the rounds may begin below them.
fn head(
    composer: &mut Composer<'_>,
    making: Making<'_>,
    hours: Hours,
) -> Result<(Content, f64), ExplainError> {
    let (width, players) = (making.printable.width, making.players);
    let number = |number: u32| Value::Number(f64::from(number));
    let time = |minutes: u32| -> Result<Value, LayoutError> {
        let own = [("hours", number(minutes / 60)), ("minutes", number(minutes % 60))];
        Ok(Value::Text(composer.say("tournament-time", &own)?))
    };
    let said = [
        ("game", Value::Text(making.variant.name.clone())),
        ("players", Value::from(players.count())),
        ("boards", Value::from(players.boards())),
        ("rounds", number(hours.rounds)),
        ("idle", Value::from(players.count() % 2)),
        ("minutes", number(hours.game)),
        ("round", time(hours.round())?),
        ("all", time(hours.all())?),
        ("evenings", number(hours.evenings())),
        ("evening", number(hours.of_an_evening().min(hours.rounds))),
    ];
    let points = if width < NARROW { SMALL_WORDS } else { WORDS };
    let words = PageWords { points, leading: LEADING, said: &said };
    let title = words.title(composer, width, "tournament-title")?;
    let lead = words.text(composer, Face::Italic, "tournament-lead")?;
    let list = words.list(composer, Marker::Number, &HOW)?;
    let boxes = Some(words.style(composer, Face::Regular, 1.0));
    let mut page = Content::empty(making.printable);
    let top = page.add(composer, &[title, Block::Gap(BELOW_TITLE)], Frame::new(0.0, 0.0, width))?;
    let measure = words.measure(width);
    let blocks = [lead, Block::Gap(BELOW_TITLE), list];
    let bottom = page.add(composer, &blocks, Frame { boxes, ..Frame::new(0.0, top, measure) })?;
    // What the words leave free beside them has the start of the game, if that can be seen well.
    let side = (width - measure - BESIDE).min(bottom - top);
    if side >= PICTURE {
        let room = PictureRoom { side, points, is_apart: false, has_words: true };
        let start = draw(composer, making.variant, making.examples, EasyPicture::Setup, room)?;
        let left = width - start.size.width;
        page.add_content(start, left, top);
    }
    Ok((page, bottom + BELOW_WORDS))
}
