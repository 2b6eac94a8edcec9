//! Pages of a whole game: diagrams of one size at chosen moments, each with the moves that follow it below, on one grid.
//!
//! `moments` chooses the diagrams if none are requested, `grid` has the measures and distributes the moves over the cells of the
//! grid, `moves` sets a list of moves, `head` sets the head of the first page.

mod cell;
mod grid;
mod head;
mod moments;
mod moves;

use super::position::Tools;
use crate::game::Variant;
use crate::layout::LayoutError;
use crate::layout::compose::{Composer, at, plain};
use crate::notation::{GameRecord, PlayedGame};
use crate::scene::TitleFace;
use crate::scene::{Document, Info, Item, Marks, Node, OutlineEntry, Page, Rect, Size, Tag};
use crate::text::{Align, Face, Style, Value, escape_markup};
use crate::units::Length;
use grid::{DiagramGrid, GridCell};

/// Width of the blank margin of a page, as a share of the page's width: 15 mm of A4.
const MARGIN: f64 = 15.0 / 210.0;
/// Size of the type at the foot of a page, in points.
const FOOT: f64 = 7.5;

/// A game to be drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DrawnGame<'a> {
    /// Variant of the game.
    pub variant: &'a Variant,
    /// Record, with players, place and date.
    pub record: &'a GameRecord,
    /// Turns of the game.
    pub game: &'a PlayedGame,
    /// Numbers of turns after which diagrams are drawn, each once, in order. Empty: as many as fit.
    pub moments: &'a [usize],
    /// Size of the paper, in millimetres.
    pub paper: Size,
    /// Whether it becomes a picture for a screen: a single page ends below what is drawn, not where paper does.
    pub is_picture: bool,
}

impl DrawnGame<'_> {
    /// Draws the pages.
    ///
    /// # Errors
    /// If a message or a glyph is missing.
    pub(crate) fn draw(&self, tools: &Tools<'_>) -> Result<Document, LayoutError> {
        let mut marks = Marks::default();
        let mut composer = Composer {
            typesetter: tools.typesetter,
            messages: tools.messages,
            palette: tools.symbols.palette,
            art: tools.symbols.art,
            title: TitleFace::Bold,
            marks: &mut marks,
            trial: false,
        };
        let margin = MARGIN * self.paper.width;
        let area = self.paper.to_rect().inset(-margin);
        let head = head::set(&mut composer, self, area.width())?;
        let grid = DiagramGrid::new(self, area.size(), head.size.height)?;
        let chosen = if self.moments.is_empty() { grid.usual_moments() } else { self.moments.to_vec() };
        let (rows, cells) = grid.cells(&chosen, &composer)?;

        let title = composer.say("record-title", &self.named())?;
        let mut outline = OutlineEntry::of(plain(&title), 0);
        let mut structure = head.structure;
        let mut pages: Vec<Vec<Item>> = vec![vec![Item::moved(head.items, area.x0, area.y0)]];
        let places = grid.places(rows, &cells);
        let bottom = places.iter().map(|place| place.bottom).fold(0.0, f64::max);
        for (cell, place) in cells.iter().zip(places) {
            if pages.len() <= place.page {
                pages.push(Vec::new());
            }
            let set = cell::set(&mut composer, self, &grid, cell)?;
            if cell.diagram.is_some() {
                outline.children.extend(set.title.map(|title| OutlineEntry::of(title, place.page)));
            }
            let (x, y) = (area.x0 + place.left, area.y0 + place.top);
            if let Some(page) = pages.get_mut(place.page) {
                page.push(Item::moved(set.items, x, y));
            }
            structure.push(Node::of(Tag::Section, set.structure));
        }
        let all = pages.len();
        for (nth, items) in pages.iter_mut().enumerate() {
            if all > 1 {
                items.extend(foot(&composer, &title, nth + 1, all, area, self.paper)?);
            }
        }
        let height = if all == 1 && self.is_picture { area.y0 + bottom + margin } else { self.paper.height };
        let size = Size::new(self.paper.width, height.min(self.paper.height));
        let page = |items| Page { size, trim: None, bleed: None, items };
        Ok(Document {
            info: self.info(tools, plain(&title))?,
            flip: None,
            numbers: Vec::new(),
            pages: pages.into_iter().map(page).collect(),
            structure: vec![Node::of(Tag::Part, structure)],
            outline: vec![outline],
        })
    }

    /// Returns the message variable with the game's name.
    fn named(&self) -> [(&'static str, Value); 1] {
        [("name", Value::Text(escape_markup(&self.variant.name)))]
    }

    fn info(&self, tools: &Tools<'_>, title: String) -> Result<Info, LayoutError> {
        let moves = [self.named()[0].clone(), ("moves", Value::from(self.game.moves()))];
        let subject = plain(&tools.messages.get("record-subject", &moves)?);
        Ok(tools.info(title, subject, &self.variant.name))
    }
}

/// Draws the line at the foot of one of several pages.
fn foot(
    composer: &Composer<'_>,
    title: &str,
    page: usize,
    pages: usize,
    area: Rect,
    paper: Size,
) -> Result<Vec<Item>, LayoutError> {
    let args = [
        ("title", Value::Text(title.to_owned())),
        ("page", Value::from(page)),
        ("pages", Value::from(pages)),
    ];
    let text = composer.say("record-page", &args)?;
    let size = Length::pt(FOOT);
    let style = Style { align: Align::Center, ..Style::plain(size, size * 1.2, composer.palette.quiet) };
    let line = composer.label(&text, &style)?;
    let left = (paper.width - line.width) / 2.0;
    Ok(at(line, left, area.y1 + (paper.height - area.y1) / 2.0))
}

/// Size of the words, and distance of their baselines, in points. Rows of cells are whole lines apart, so that the baselines of
/// a page stand on one grid.
const WORDS: f64 = 9.0;
const LEADING: f64 = 11.5;

/// Returns the distance of baselines in millimetres.
fn lead() -> f64 {
    Length::pt(LEADING).to_mm()
}

/// Returns the style of the pages.
fn style(composer: &Composer<'_>) -> Style {
    Style::plain(Length::pt(WORDS), Length::pt(LEADING), composer.palette.ink)
}

/// Returns the style of a comment.
fn note_style(composer: &Composer<'_>) -> Style {
    Style { face: Face::Italic, align: Align::Left, ..style(composer) }
}

/// Row of a list of moves: at most one turn of each side under one number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct MoveRow {
    /// Number of the row.
    pub number: usize,
    /// Lines of each side's turn. Empty: the turn is not in the list.
    pub turns: [Vec<String>; 2],
    /// Whether the first turn of the number stands in the list before.
    pub begins_late: bool,
}

impl MoveRow {
    /// Returns how many lines the row takes.
    fn lines(&self) -> usize {
        self.turns.iter().map(Vec::len).max().unwrap_or(0).max(1)
    }
}

/// Returns how many lines a cell's list takes, its head included.
fn list_lines(cell: &GridCell) -> usize {
    if cell.rows.is_empty() { 0 } else { 1 + cell.rows.iter().map(MoveRow::lines).sum::<usize>() }
}

#[cfg(test)]
mod tests;
