//! Measures of the grid, and how diagrams and moves are distributed over its cells.

use super::{DrawnGame, MoveRow, lead, list_lines, moments, moves, note_style};
use crate::explain::diagram::Diagram;
use crate::explain::position::cell_for;
use crate::layout::LayoutError;
use crate::layout::compose::Composer;
use crate::scene::Size;
use crate::text::escape_markup;
use std::ops::Range;

/// Room between columns, in millimetres.
const GUTTER: f64 = 6.0;
/// Least width of a column, in millimetres: two moves with their captures go on a line.
const COLUMN: f64 = 50.0;
/// Least side of a diagram's square where there is a choice, in millimetres.
const SQUARE: f64 = 4.2;
/// The least and the most room below a row of cells, in lines.
const BELOW: f64 = 1.0;
const MOST_BELOW: f64 = 3.0;
/// Most rows of cells on a page that are tried.
const ROWS: usize = 8;
/// Highest and lowest limit for the lines of a comment below a diagram; a longer comment breaks off.
const NOTE: usize = 6;
const SHORT_NOTE: usize = 2;
/// More bytes than any line of a comment has.
const LINE: usize = 400;
/// Lines of a cell that a game on several pages keeps free for lists that are longer than others.
const SPARE: usize = 2;
/// The fewest lines for moves below a diagram.
const FEWEST: usize = 3;

/// A cell: a diagram with the moves that follow it below, or moves that had no room in the cell before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct GridCell {
    /// Number of turns before the diagram. `None`: the cell has moves alone.
    pub diagram: Option<usize>,
    /// Comment of the record on the move before the diagram, with its markup, and its number of lines.
    pub note: Option<(String, usize)>,
    /// The moves.
    pub rows: Vec<MoveRow>,
}

impl GridCell {
    /// Returns a cell of moves alone.
    const fn of_moves(rows: Vec<MoveRow>) -> Self {
        Self { diagram: None, note: None, rows }
    }

    /// Returns how many lines its comment takes.
    pub(super) fn note_lines(&self) -> usize {
        self.note.as_ref().map_or(0, |(_, lines)| *lines)
    }
}

/// Place of a cell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct CellPlace {
    /// Page, counted from 0.
    pub page: usize,
    /// Distance from the left side of the printed area, in millimetres.
    pub left: f64,
    /// Distance from the upper side of the printed area, in millimetres.
    pub top: f64,
    /// Distance of the lower end of its row from there, in millimetres.
    pub bottom: f64,
}

/// The measures of a grid.
#[derive(Debug)]
pub(super) struct DiagramGrid<'a> {
    drawn: DrawnGame<'a>,
    /// Size of the printed area of a page, in millimetres.
    area: Size,
    /// Height of the head above the grid on the first page, in millimetres.
    head: f64,
    /// Number of columns.
    pub columns: usize,
    /// Width of a column, in millimetres.
    pub column: f64,
    /// The side of a square of the diagrams, in millimetres.
    pub square: f64,
    /// The height of a diagram with its caption and the room below, in whole lines.
    pub diagram_lines: usize,
}

impl<'a> DiagramGrid<'a> {
    /// Measures the grid on an area with a head that is `head` millimetres high.
    pub(super) fn new(drawn: &DrawnGame<'a>, area: Size, head: f64) -> Result<Self, LayoutError> {
        let board = &drawn.variant.setup.board;
        let diagram = Diagram { coordinates: true, ..Diagram::of(board, &drawn.variant.ruleset) };
        let least = diagram.size(SQUARE).width.max(COLUMN).min(area.width);
        let columns = ((area.width + GUTTER) / (least + GUTTER)).floor().max(1.0) as usize;
        let column = (area.width - GUTTER * (columns - 1) as f64) / columns as f64;
        let square = cell_for(column, diagram.squares_across().0);
        let tall = diagram.size(square).height;
        // The caption, the picture, and at least a third of a line below it.
        let diagram_lines = 1 + (tall / lead() + 0.33).ceil() as usize;
        let grid = Self { drawn: *drawn, area, head, columns, column, square, diagram_lines };
        if grid.lines(1) < 1 {
            return Err(LayoutError::Overflow { what: "diagram" });
        }
        Ok(grid)
    }

    /// Returns the height of a row in millimetres, with `rows` rows on the first page.
    fn row(&self, rows: usize) -> f64 {
        (self.area.height - self.head + BELOW * lead()) / rows as f64
    }

    /// Returns the number of lines of a cell, with `rows` rows on the first page.
    fn lines(&self, rows: usize) -> usize {
        ((self.row(rows) - BELOW * lead()) / lead() + 1e-6).max(0.0) as usize
    }

    /// Returns the number of lines for moves below a diagram, without the head of their list.
    fn below(&self, rows: usize) -> usize {
        self.lines(rows).saturating_sub(self.diagram_lines + 1)
    }

    /// Returns the moments of a game's diagrams if none are requested: from start to end, in each of equal stretches where most
    /// was captured; as many as fill the first page, or for a longer game as many as there are cells, with a little to spare for
    /// long lists.
    pub(super) fn usual_moments(&self) -> Vec<usize> {
        let game = self.drawn.game;
        let moves = game.moves();
        let fits = (1..=ROWS).rev().find_map(|rows| {
            let diagrams = rows * self.columns;
            let each = moves.div_ceil(diagrams.max(2) - 1);
            (each >= 2 && each <= self.below(rows)).then_some((diagrams.max(2), self.below(rows)))
        });
        let least =
            (1..=ROWS).rev().map(|rows| self.below(rows)).find(|below| *below >= FEWEST).unwrap_or(FEWEST);
        let (count, lines) = fits.unwrap_or_else(|| {
            // A game of very few moves has a diagram for each of them.
            let few = moves.min(self.columns - 1) + 1;
            let each = least.saturating_sub(SPARE).max(FEWEST);
            (if moves < 2 * self.columns { few } else { moves.div_ceil(each) + 1 }, least)
        });
        moments::spread(game, count, lines)
    }

    /// Returns the number of rows on the first page, and the cells of a game with diagrams at `moments`: so many rows that there
    /// are few pages, and few cells without a diagram. A comment is shortened where that saves a page.
    pub(super) fn cells(
        &self,
        moments: &[usize],
        composer: &Composer<'_>,
    ) -> Result<(usize, Vec<GridCell>), LayoutError> {
        let (least, ..) = self.cells_with(moments, 0, composer)?;
        for note in (SHORT_NOTE..=NOTE).rev() {
            let (pages, rows, cells) = self.cells_with(moments, note, composer)?;
            if pages == least {
                return Ok((rows, cells));
            }
        }
        let (_, rows, cells) = self.cells_with(moments, NOTE, composer)?;
        Ok((rows, cells))
    }

    /// Returns the number of pages beyond the first, the number of rows on the first page, and the cells, with comments of at
    /// most `note` lines.
    fn cells_with(
        &self,
        moments: &[usize],
        note: usize,
        composer: &Composer<'_>,
    ) -> Result<(usize, usize, Vec<GridCell>), LayoutError> {
        let segments = self.segments(moments, note, composer)?;
        let note = segments.iter().map(GridCell::note_lines).max().unwrap_or(0);
        let mut best: Option<(usize, usize, usize, Vec<GridCell>)> = None;
        for rows in 1..=ROWS {
            let needs_moves = segments.iter().any(|cell| cell.diagram.is_some() && !cell.rows.is_empty());
            let has_room =
                self.lines(rows) >= self.diagram_lines + note && (!needs_moves || self.below(rows) >= FEWEST);
            if rows > 1 && !has_room {
                break;
            }
            let cells = self.shared_out(&segments, rows);
            let pages = self.page(rows, cells.len().saturating_sub(1) / self.columns);
            let is_better =
                best.as_ref().is_none_or(|(least, count, ..)| (pages, cells.len()) <= (*least, *count));
            if is_better {
                best = Some((pages, cells.len(), rows, cells));
            }
        }
        best.map(|(pages, _, rows, cells)| (pages, rows, cells))
            .ok_or(LayoutError::Overflow { what: "diagram" })
    }

    /// Returns each diagram with all moves that follow it, after the moves that lead to the first diagram.
    fn segments(
        &self,
        moments: &[usize],
        note: usize,
        composer: &Composer<'_>,
    ) -> Result<Vec<GridCell>, LayoutError> {
        let last = self.drawn.game.turns.len();
        let ends = moments.iter().copied().skip(1).chain([last]);
        let mut segments = Vec::new();
        if let Some(&first) = moments.first().filter(|first| **first > 0) {
            segments.push(GridCell::of_moves(self.moves(0..first, composer)?));
        }
        for (&from, to) in moments.iter().zip(ends) {
            let rows = self.moves(from..to.max(from), composer)?;
            segments.push(GridCell { diagram: Some(from), note: self.note(from, note, composer)?, rows });
        }
        Ok(segments)
    }

    /// Returns the record's comment on the last of `turns` turns, shortened to the room, and its lines. `None`: there is no
    /// comment or no room, or the fonts lack a letter.
    fn note(
        &self,
        turns: usize,
        most: usize,
        composer: &Composer<'_>,
    ) -> Result<Option<(String, usize)>, LayoutError> {
        let said = turns.checked_sub(1).and_then(|nth| self.drawn.game.turns.get(nth)?.comment.as_deref());
        let room = self.lines(1).saturating_sub(self.diagram_lines + 1 + FEWEST).min(most);
        let style = note_style(composer);
        let said = said.unwrap_or_default();
        let whole = said.split_whitespace().count();
        // Of a very long comment only so much is measured as could stand there.
        let mut letters = 0;
        let may_stand = |word: &&str| {
            letters += word.len() + 1;
            letters <= room * LINE
        };
        let mut words: Vec<&str> = said.split_whitespace().take_while(may_stand).collect();
        while room > 0 && !words.is_empty() {
            let text = escape_markup(&words.join(" ")) + if words.len() < whole { " …" } else { "" };
            if composer.typesetter.check(&text, &style).is_err() {
                return Ok(None);
            }
            let lines = composer.typesetter.paragraph(&text, &style, self.column)?.len();
            if lines <= room {
                return Ok(Some((text, lines)));
            }
            words.pop();
        }
        Ok(None)
    }

    fn moves(&self, turns: Range<usize>, composer: &Composer<'_>) -> Result<Vec<MoveRow>, LayoutError> {
        moves::rows(composer, self.drawn.game, turns, self.column)
    }

    /// Distributes the segments over cells, with `rows` rows on the first page.
    fn shared_out(&self, segments: &[GridCell], rows: usize) -> Vec<GridCell> {
        let lines = self.lines(rows);
        let mut cells = Vec::new();
        for segment in segments {
            let mut cell = GridCell { rows: Vec::new(), ..segment.clone() };
            for row in &segment.rows {
                let above = cell.diagram.map_or(0, |_| self.diagram_lines) + cell.note_lines();
                let taken = above + list_lines(&cell).max(1) + row.lines();
                // A row that is higher than a cell stands alone in one.
                let is_bare = cell.diagram.is_none() && cell.rows.is_empty();
                if taken > lines && !is_bare {
                    cells.push(std::mem::replace(&mut cell, GridCell::of_moves(Vec::new())));
                }
                cell.rows.push(row.clone());
            }
            cells.push(cell);
        }
        cells
    }

    /// Returns the page of a row of cells, counted from 0, with `rows` rows on the first page.
    fn page(&self, rows: usize, row: usize) -> usize {
        let on_others = (((self.area.height + BELOW * lead()) / self.row(rows) + 1e-6) as usize).max(1);
        row.checked_sub(rows).map_or(0, |row| 1 + row / on_others)
    }

    /// Returns the place of each cell, with `rows` rows on the first page: each row is as high as its highest cell, and the room
    /// left on a page goes between its rows, up to a limit.
    pub(super) fn places(&self, rows: usize, cells: &[GridCell]) -> Vec<CellPlace> {
        let lines = |cell: &GridCell| {
            cell.diagram.map_or(0, |_| self.diagram_lines) + cell.note_lines() + list_lines(cell)
        };
        let tall: Vec<(usize, f64)> = cells
            .chunks(self.columns)
            .enumerate()
            .map(|(row, cells)| {
                (self.page(rows, row), cells.iter().map(lines).max().unwrap_or(0) as f64 * lead())
            })
            .collect();
        let mut places = Vec::new();
        let (mut page, mut top) = (0, self.head);
        for (row, (here, height)) in tall.iter().enumerate() {
            if *here != page {
                (page, top) = (*here, 0.0);
            }
            let left = |column: usize| column as f64 * (self.column + GUTTER);
            let count = cells.len().saturating_sub(row * self.columns).min(self.columns);
            places.extend((0..count).map(|column| CellPlace {
                page,
                left: left(column),
                top,
                bottom: top + height,
            }));
            let used: Vec<f64> =
                tall.iter().filter(|(other, _)| *other == page).map(|(_, height)| *height).collect();
            let begun = if page == 0 { self.head } else { 0.0 };
            let gaps = used.len().saturating_sub(1).max(1) as f64;
            let spare = (self.area.height - begun - used.iter().sum::<f64>()) / gaps;
            // Whole lines, so that all stand on one grid.
            let below = (spare.min(MOST_BELOW * lead()) / lead()).floor().max(1.0) * lead();
            top += height + below;
        }
        places
    }
}
