//! The end of a leaflet: a table for the games played, where there is room for one, and the foot of the last page.

use crate::layout::compose::{Composer, Scale};
use crate::layout::table::{HEAD, WORDS};
use crate::layout::{Block, Content, Frame, LayoutError, Manner, Setting, Table, set_in_columns, stack};
use crate::scene::{Item, Path, Rect, Shape, Size};
use crate::text::{Align, Face, Style};
use crate::units::Length;

/// Least height of a row to write in, in millimetres.
const ROW: f64 = 7.5;
/// Height of the words over the table, in millimetres.
const TITLE: f64 = 9.0;
/// Least number of rows that is worth a table.
const FEWEST: usize = 3;

/// Returns the heights that a table for the games played may have within `most` millimetres, the largest first.
pub(crate) fn heights(most: f64) -> impl Iterator<Item = f64> {
    let rows = ((most - TITLE - HEAD) / ROW).floor().max(0.0) as usize;
    (FEWEST..=rows).rev().map(|rows| TITLE + HEAD + rows as f64 * ROW)
}

/// Draws a table for the games played, of the given width and height in millimetres.
///
/// # Errors
/// A message or a glyph that is missing.
pub(crate) fn games(composer: &mut Composer<'_>, width: f64, height: f64) -> Result<Content, LayoutError> {
    let title = composer.say("heading-games", &[])?;
    let setting = Setting { scale: Scale::of(10.0), manner: Manner::BARE, measure: width };
    let heading = set_in_columns(composer, &[Block::heading(2, title)], &setting)?;
    let heads = ["games-date", "games-attackers", "games-king", "games-won"];
    let rows = ((height - TITLE - HEAD) / ROW + 1e-6).floor().max(1.0);
    let rest = width - 24.0;
    let table = Block::Table(Table {
        summary: composer.say("games-summary", &[])?,
        columns: vec![24.0, rest * 0.36, rest * 0.36, rest * 0.28],
        heads: composer.say_each(&heads, &[])?,
        rows: vec![Vec::new(); rows as usize],
        looks: Vec::new(),
        // The rows share all the height that is left.
        row: f64::INFINITY,
        points: WORDS,
    });
    let items = heading.slugs.into_iter().flat_map(|line| line.items).collect();
    let mut games = Content { size: Size::new(width, height), items, structure: heading.structure };
    games.add(composer, &[table], Frame { foot: height, ..Frame::new(0.0, TITLE, width) })?;
    Ok(games)
}

/// Draws the licence of the printed set in a tinted band.
///
/// # Errors
/// A message or a glyph that is missing.
pub(crate) fn foot(composer: &mut Composer<'_>, width: f64) -> Result<Content, LayoutError> {
    const PAD: f64 = 1.8;
    let style = Style {
        face: Face::Italic,
        size: Length::pt(8.0),
        leading: Length::pt(9.9),
        align: Align::Center,
        ..Scale::of(8.0).text(composer.palette.ink)
    };
    let licence = Block::styled(composer.say("licence-leaflet", &[])?, style);
    let words = stack(composer, &[licence], Frame::new(2.0 * PAD, PAD, width - 4.0 * PAD))?;
    let height = words.bottom + PAD;
    let band = Rect::new(0.0, 0.0, width, height).to_rounded_rect(1.2);
    let mut items: Vec<Item> = vec![Path::fill(band.to_path(0.01), composer.palette.paper).into()];
    items.extend(words.items);
    Ok(Content { size: Size::new(width, height), items, structure: words.structure })
}
