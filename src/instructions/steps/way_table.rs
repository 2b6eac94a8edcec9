//! Table of the ways of making a set, to choose from: time, tools, and how long the set lasts.

use crate::instructions::facts::ways::{discs, films, glues, twice};
use crate::instructions::steps::words::Words;
use crate::layout::compose::Composer;
use crate::layout::{Content, LayoutError};
use crate::scene::{BezPath, Color, Item, Mark, Node, Path, Rect, Shape, Size, Stroke, Tag};
use crate::sheets::drawing::slug_line::small;
use crate::text::{Align, Face, Style};

/// Share of each column in the width.
const SHARES: [f64; COLUMNS] = [0.2, 0.215, 0.355, 0.23];
/// Number of columns.
const COLUMNS: usize = 4;
/// Size of the words, in points.
const WORDS: f64 = 8.5;
/// Room beside the words of a cell, and above and below them, in millimetres.
const AROUND: (f64, f64) = (1.2, 0.7);
/// Greatest width of the table, in millimetres.
const WIDEST: f64 = 100.0;

/// Words of the table, with the times of the kit's plan.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WayTable {
    /// Purpose of the table, for screen readers.
    pub summary: String,
    /// The names of the columns. None: they are those of the table above.
    pub heads: Vec<String>,
    /// What is said of its ways, in a row over them.
    pub said: Option<String>,
    /// Rows of the ways.
    pub ways: Vec<Vec<String>>,
}

/// Returns the tables of the ways of this set, which a column may part: ways to make everything, and those to make the pieces
/// alone, if there are any. Empty: there is nothing to choose.
pub(in crate::instructions) fn tables(words: &Words<'_, '_>) -> Result<Vec<WayTable>, LayoutError> {
    let subject = words.subject;
    let row = |ids: [&str; COLUMNS]| ids.iter().map(|id| words.say(id)).collect::<Result<Vec<_>, _>>();
    let mut ways = Vec::new();
    if films(subject) {
        ways.push(row([
            "way-laminated",
            "way-laminated-time",
            "way-laminated-needs",
            "way-laminated-lasts",
        ])?);
    }
    if glues(subject) {
        ways.push(row(["way-glued", "way-glued-time", "way-glued-needs", "way-glued-lasts"])?);
    }
    ways.push(row(["way-card", "way-card-time", "way-card-needs", "way-card-lasts"])?);
    let mut others = Vec::new();
    if discs(subject) {
        others.push(row(["way-stickers", "way-stickers-time", "way-stickers-needs", "way-stickers-lasts"])?);
        others.push(row([
            "way-transparency",
            "way-transparency-time",
            "way-transparency-needs",
            "way-transparency-lasts",
        ])?);
    }
    if twice(subject) {
        others.push(row(["way-colours", "way-colours-time", "way-colours-needs", "way-colours-lasts"])?);
    }
    if ways.len() < 2 {
        return Ok(Vec::new());
    }
    let summary = words.say("alt-ways")?;
    let heads = row(["way-name", "way-time", "way-needs", "way-lasts"])?;
    let mut tables = vec![WayTable { summary: summary.clone(), heads, said: None, ways }];
    if !others.is_empty() {
        let said = Some(words.say("ways-pieces")?);
        tables.push(WayTable { summary, heads: Vec::new(), said, ways: others });
    }
    Ok(tables)
}

/// Draws the table in `width` millimetres.
///
/// # Errors
/// A glyph that is missing.
pub(in crate::instructions) fn draw(
    composer: &mut Composer<'_>,
    table: &WayTable,
    width: f64,
) -> Result<Content, LayoutError> {
    let wide = width.min(WIDEST);
    let columns = SHARES.map(|share| share * wide);
    let mut drawn =
        TableRows { columns, y: 0.0, items: Vec::new(), lines: BezPath::new(), nodes: Vec::new() };
    let tint = composer.palette.ground.mix(Color::WHITE, 0.4);
    let top =
        if table.heads.is_empty() { 0.0 } else { drawn.row(composer, &table.heads, &Tag::TableHeader)? };
    if let Some(said) = &table.said {
        drawn.whole_row(composer, said, wide)?;
    }
    let head = Rect::new(0.0, 0.0, wide, top);
    for way in &table.ways {
        drawn.row(composer, way, &Tag::TableCell)?;
    }
    let TableRows { y, items: words, lines, nodes, .. } = drawn;
    let mut items = vec![
        Path::fill(head.to_path(0.01), tint).into(),
        Path::stroke(lines, Stroke::new(composer.palette.quiet, 0.2)).into(),
    ];
    items.extend(words);
    let structure = vec![Node::of(Tag::Table { summary: table.summary.clone() }, nodes)];
    Ok(Content { size: Size::new(wide, y), items, structure })
}

/// The table while it is drawn, down to `y`.
struct TableRows {
    columns: [f64; COLUMNS],
    y: f64,
    items: Vec<Item>,
    lines: BezPath,
    nodes: Vec<Node>,
}

impl TableRows {
    /// Adds a row as high as its highest cell; returns its lower edge.
    fn row(&mut self, composer: &mut Composer<'_>, texts: &[String], tag: &Tag) -> Result<f64, LayoutError> {
        let mut cells = Vec::new();
        let (mut x, mut foot) = (0.0, self.y);
        for (nth, (text, width)) in texts.iter().zip(self.columns).enumerate() {
            let strong = nth == 0 || *tag == Tag::TableHeader;
            let face = if strong { Face::SemiBold } else { Face::Regular };
            let (items, mark, bottom) = cell(composer, text, face, x, self.y, width)?;
            self.items.extend(items);
            cells.push(Node::leaf(tag.clone(), mark));
            foot = foot.max(bottom);
            x += width;
        }
        self.end_row(foot, x, cells);
        Ok(foot)
    }

    /// Adds a row of one cell, a heading of the rows below it.
    fn whole_row(&mut self, composer: &mut Composer<'_>, text: &str, wide: f64) -> Result<(), LayoutError> {
        let (items, mark, foot) = cell(composer, text, Face::Italic, 0.0, self.y, wide)?;
        self.items.extend(items);
        // Every row has as many cells as there are columns.
        let mut cells = vec![Node::leaf(Tag::TableHeader, mark)];
        cells.resize_with(COLUMNS, || Node::of(Tag::TableCell, Vec::new()));
        self.end_row(foot, wide, cells);
        Ok(())
    }

    fn end_row(&mut self, foot: f64, wide: f64, cells: Vec<Node>) {
        self.lines.move_to((0.0, foot));
        self.lines.line_to((wide, foot));
        self.nodes.push(Node::of(Tag::TableRow, cells));
        self.y = foot;
    }
}

/// Sets the words of a cell; returns them, their mark, and the lower edge of the cell.
fn cell(
    composer: &mut Composer<'_>,
    text: &str,
    face: Face,
    x: f64,
    y: f64,
    width: f64,
) -> Result<(Vec<Item>, Mark, f64), LayoutError> {
    let style = Style { face, align: Align::Left, lining_figures: true, ..small(composer, WORDS) };
    let (beside, above) = AROUND;
    let mark = composer.marks.fresh();
    let mut bottom = y + above;
    let mut items = Vec::new();
    for line in composer.lines(text, &style, width - 2.0 * beside, mark)? {
        items.push(Item::moved(line.items, x + beside, bottom));
        bottom += line.height;
    }
    Ok((items, mark, bottom + above))
}
