//! What ends a leaflet: a table for the games played, where there is room for one, and the foot of the last page.

use crate::layout::Content;
use crate::layout::LayoutError;
use crate::layout::compose::{Composer, Scale, plain};
use crate::layout::table::{HEAD, Table};
use crate::scene::{Item, Node, Path, Rect, Shape, Size, Tag};
use crate::text::{Align, Face, Style, Value, escape_markup};
use crate::units::Length;

/// The least row to write in, in millimetres.
const ROW: f64 = 7.5;
/// Height of the words over the table, in millimetres.
const TITLE: f64 = 9.0;
/// Fewer rows than these are not worth a table.
const FEWEST: usize = 3;

/// Heights that a table for the games played may have within `most` millimetres, the largest first.
pub(crate) fn heights(most: f64) -> impl Iterator<Item = f64> {
    let rows = ((most - TITLE - HEAD) / ROW).floor().max(0.0) as usize;
    (FEWEST..=rows).rev().map(|rows| TITLE + HEAD + rows as f64 * ROW)
}

/// A table for the games played, of the given width and height in millimetres.
///
/// # Errors
/// A message or a glyph that is missing.
pub(crate) fn games(composer: &mut Composer<'_>, width: f64, height: f64) -> Result<Content, LayoutError> {
    let title = composer.say("heading-games", &[])?;
    let style = Scale::of(10.0).heading(composer.palette.accent);
    let mark = composer.marks.fresh();
    let mut items = Vec::new();
    for line in composer.lines(&title, &style, width, mark)? {
        items.extend(line.items);
    }
    let heading = Node::leaf(Tag::Heading { level: 2, title: plain(&title) }, mark);
    let heads = [
        composer.say("games-date", &[])?,
        composer.say("games-attackers", &[])?,
        composer.say("games-king", &[])?,
        composer.say("games-won", &[])?,
    ];
    let rows = ((height - TITLE - HEAD) / ROW + 1e-6).floor().max(1.0);
    let summary = composer.say("games-summary", &[])?;
    let rest = width - 24.0;
    let table = Table {
        summary: &summary,
        columns: &[24.0, rest * 0.36, rest * 0.36, rest * 0.28],
        heads: &heads,
        rows: &vec![Vec::new(); rows as usize],
        row: (height - TITLE - HEAD) / rows,
    };
    let (drawn, node) = table.draw(composer)?;
    items.push(Item::moved(drawn, 0.0, TITLE));
    Ok(Content { size: Size::new(width, height), items, structure: vec![heading, node] })
}

/// The licence of the printed set and who made it, in a tinted band.
///
/// # Errors
/// A message or a glyph that is missing.
pub(crate) fn foot(
    composer: &mut Composer<'_>,
    maker: Option<&str>,
    width: f64,
) -> Result<Content, LayoutError> {
    const PAD: f64 = 1.8;
    let style = Style {
        face: Face::Italic,
        size: Length::pt(8.0),
        leading: Length::pt(9.9),
        align: Align::Center,
        ..Scale::of(8.0).text(composer.palette.ink)
    };
    let mut texts = vec![composer.say("licence-leaflet", &[])?];
    if let Some(maker) = maker {
        texts.push(composer.say("made-by", &[("maker", Value::Text(escape_markup(maker)))])?);
    }
    let (mut words, mut structure) = (Vec::new(), Vec::new());
    let mut y = PAD;
    for text in texts {
        let (lines, node) = composer.paragraph(&text, &style, width - 4.0 * PAD, 0.0)?;
        structure.push(node);
        for line in lines {
            words.push(Item::moved(line.items, 2.0 * PAD, y));
            y += line.height;
        }
    }
    let height = y + PAD;
    let band = Rect::new(0.0, 0.0, width, height).to_rounded_rect(1.2);
    let mut items: Vec<Item> = vec![Path::fill(band.to_path(0.01), composer.palette.paper).into()];
    items.extend(words);
    Ok(Content { size: Size::new(width, height), items, structure })
}
