//! Diagrams of positions: flat and light, to be read at a glance and on any printer.
//!
//! A [`Diagram`] says what is to be seen, [`Diagram::draw`] makes a picture of it in millimetres. For the start of a
//! variant with the names of files and ranks:
//!
//! ```
//! use tafl_print::game::Variant;
//! use tafl_print::explain::diagram::{Diagram, Drawn};
//! use tafl_print::text::{TextError, Typesetter};
//! use tafl_print::theme::Symbols;
//!
//! fn start(variant: &Variant, typesetter: &Typesetter, symbols: Symbols<'_>) -> Result<Drawn, TextError> {
//!     let board = &variant.setup.board;
//!     let diagram = Diagram { start: Some(board), coordinates: true, ..Diagram::of(board, &variant.ruleset) };
//!     diagram.draw(typesetter, symbols, 6.0)
//! }
//! ```
//!
//! To show plays, give the board before them and each play with what it captured, in the order they were made:
//! `plays: vec![Shown { play, captures }]`. The pieces are then drawn where the plays leave them, with an arrow for each
//! play (numbered if there are several) and a sign on each captured piece. Plays that are not allowed go into `barred`.
//!
//! Pieces and marked squares are the symbols of the theme, so that they look as on the table. Pieces, marks and signs differ
//! in lightness and form, never in hue alone, so that a copy in grey still reads.

mod grounds;
mod pieces;
mod signs;
mod standing;

pub(in crate::explain) use self::pieces::symbol_slot;

use crate::game::{Board, Play, Ruleset, Square, Turn, Window};
use crate::layout::compose::at;
use crate::scene::{Affine, Item, Point, Rect, Size, Vec2};
use crate::text::{Style, TextError, Typesetter};
use crate::theme::{Palette, Symbols};
use crate::units::Length;

/// Contents of a diagram. All squares are named as on the whole board; nothing outside the window is drawn.
#[derive(Clone, Debug)]
pub struct Diagram<'a> {
    /// The pieces before the plays.
    pub board: &'a Board,
    /// Section of the board that is drawn.
    pub window: Window,
    /// The rules whose special squares are marked: throne, corners, camps, named squares of escape.
    pub rules: &'a Ruleset,
    /// Starting position, to tint the starting squares as on the printed board. `None`: the figure shows a section which could
    /// lie anywhere.
    pub start: Option<&'a Board>,
    /// The plays that are made, one after another.
    pub plays: Vec<Shown>,
    /// Plays that are not allowed: their pieces stay.
    pub barred: Vec<Play>,
    /// Moves that a piece might make, each as far as its arrow is to run; an arrow may lead out of the window.
    pub reach: Vec<Play>,
    /// Whether files and ranks are named along the left and lower side.
    pub coordinates: bool,
}

/// A play that is shown, and its captures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The play.
    pub play: Play,
    /// Squares of the captured pieces.
    pub captures: Vec<Square>,
}

impl Shown {
    /// Returns plays with what the engine found that they capture.
    pub(crate) fn all(made: &[(Play, Turn)]) -> Vec<Self> {
        made.iter().map(|(play, turn)| Self { play: *play, captures: turn.captures.clone() }).collect()
    }
}

/// A drawn diagram; origin at its top left.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawn {
    /// Width and height in millimetres.
    pub size: Size,
    /// Items of the drawing.
    pub items: Vec<Item>,
}

/// Length of a section's lines beyond its edge where the board goes on, as a share of a square.
const BEYOND: f64 = 0.25;
/// Width of the line where the board ends, as a share of a square. It lies outside the squares.
const FRAME: f64 = 0.11;

impl<'a> Diagram<'a> {
    /// Returns a diagram of the whole board with its pieces, and nothing else.
    #[must_use]
    pub fn of(board: &'a Board, rules: &'a Ruleset) -> Self {
        let size = board.size();
        Self {
            board,
            window: Window { left: 0, bottom: 0, width: size, height: size },
            rules,
            start: None,
            plays: Vec::new(),
            barred: Vec::new(),
            reach: Vec::new(),
            coordinates: false,
        }
    }

    /// Draws the diagram with squares of `cell` millimetres and the room around them that [`Diagram::squares_across`] counts;
    /// coordinates add the room of [`gutter`] at the left and at the foot.
    ///
    /// # Errors
    /// If a digit or a letter has no glyph.
    pub fn draw(&self, typesetter: &Typesetter, symbols: Symbols<'_>, cell: f64) -> Result<Drawn, TextError> {
        let palette = symbols.palette;
        let mut items = grounds::squares(self, symbols, cell);
        items.extend(grounds::lines(self, palette, cell));
        let standing = self.standing();
        for &(square, piece) in &standing.left {
            items.push(signs::ghost(piece, self.center(square, cell), cell, palette));
        }
        for (&square, &piece) in standing.captured.iter().chain(&standing.pieces) {
            items.push(pieces::piece(piece, symbols.art, self.center(square, cell), cell));
        }
        let several = self.plays.len() > 1;
        for (nth, arrow) in self.arrows(&standing).into_iter().enumerate() {
            items.extend(arrow.draw(cell, palette));
            if several && nth < self.plays.len() {
                items.extend(signs::number(nth + 1, arrow.number_at(cell), typesetter, palette, cell)?);
            }
        }
        for &square in standing.captured.keys() {
            items.extend(signs::cross(self.center(square, cell), cell, palette));
        }
        let [left, top, ..] = self.ends().map(|ends| around(ends) * cell);
        let mut items = vec![Item::moved(items, left, top)];
        if self.coordinates {
            items = vec![Item::moved(items, self.gutter(cell).width, 0.0)];
            items.extend(self.names(typesetter, palette, cell, self.squares_across().1 * cell)?);
        }
        Ok(Drawn { size: self.size(cell), items })
    }

    /// Returns width and height of the drawing with squares of `cell` millimetres, in millimetres.
    #[must_use]
    pub fn size(&self, cell: f64) -> Size {
        let (across, down) = self.squares_across();
        let beside = if self.coordinates { self.gutter(cell) } else { Size::ZERO };
        Size::new(across * cell + beside.width, down * cell + beside.height)
    }

    /// Returns width and height without coordinates, in squares: the window, plus on each side a quarter of a square for lines
    /// that run on where the board goes on, or the line of the frame where the board ends.
    #[must_use]
    pub fn squares_across(&self) -> (f64, f64) {
        let [left, top, right, foot] = self.ends().map(around);
        (left + f64::from(self.window.width) + right, top + f64::from(self.window.height) + foot)
    }

    /// Returns the width and the height that the names of files and ranks add, in millimetres.
    #[must_use]
    pub fn gutter(&self, cell: f64) -> Size {
        gutter_beside(letters(cell))
    }

    /// Whether the window reaches the board's left, top, right and lower side.
    fn ends(&self) -> [bool; 4] {
        let Window { left, bottom, width, height } = self.window;
        let size = self.board.size();
        [left == 0, bottom + height == size, left + width == size, bottom == 0]
    }

    /// The squares of the window.
    fn squares(&self) -> impl Iterator<Item = Square> {
        self.board.squares().filter(|square| self.window.contains(*square))
    }

    /// Returns the top left corner of a square.
    fn corner(&self, square: Square, cell: f64) -> Point {
        let top = self.window.bottom + self.window.height - 1;
        Point::new(
            (f64::from(square.file) - f64::from(self.window.left)) * cell,
            (f64::from(top) - f64::from(square.rank)) * cell,
        )
    }

    fn center(&self, square: Square, cell: f64) -> Point {
        self.corner(square, cell) + Vec2::new(cell / 2.0, cell / 2.0)
    }

    fn rect(&self, square: Square, cell: f64) -> Rect {
        Rect::from_origin_size(self.corner(square, cell), (cell, cell))
    }

    /// Draws the names of the ranks in the gutter at the left, and the names of the files below the squares, which are `height`
    /// millimetres high.
    fn names(
        &self,
        typesetter: &Typesetter,
        palette: &Palette,
        cell: f64,
        height: f64,
    ) -> Result<Vec<Item>, TextError> {
        let Window { left, bottom, width, height: ranks } = self.window;
        let [beside, above, ..] = self.ends().map(|ends| around(ends) * cell);
        let (em, gutter) = (letters(cell), self.gutter(cell));
        let style = Style { color: palette.quiet, ..label(em) };
        let mut items = Vec::new();
        for column in 0..width {
            let middle = gutter.width + beside + (f64::from(column) + 0.5) * cell;
            let name = Square::new(left + column, 0).to_string();
            let line = typesetter.line(name.trim_end_matches('1'), &style)?;
            let x = middle - line.width / 2.0;
            items.extend(at(line, x, height + em * 1.1));
        }
        for row in 0..ranks {
            let middle = above + (f64::from(row) + 0.5) * cell;
            let line = typesetter.line(&(bottom + ranks - row).to_string(), &style)?;
            let x = gutter.width - em * 0.35 - line.width;
            items.extend(at(line, x, middle + em * 0.34));
        }
        Ok(items)
    }
}

/// Returns the room beside the squares at one side of the window, in squares: for the frame if the board ends there, else for
/// lines that run on.
fn around(ends: bool) -> f64 {
    if ends { FRAME } else { BEYOND }
}

/// Returns the size of the letters beside squares of `cell` millimetres, in millimetres.
fn letters(cell: f64) -> f64 {
    (cell * 0.45).clamp(1.9, 2.6)
}

/// Returns the width and the height that the names of files and ranks add to a diagram, in millimetres.
#[must_use]
pub fn gutter(cell: f64) -> Size {
    gutter_beside(letters(cell))
}

/// Returns the room for names of files and ranks that are `em` millimetres high.
fn gutter_beside(em: f64) -> Size {
    Size::new(em * 1.6, em * 1.45)
}

/// Returns the style of figures and letters in a diagram, `em` millimetres high.
fn label(em: f64) -> Style {
    Style::plain(Length::mm(em), Length::mm(em * 1.2), crate::scene::Color::BLACK)
}

/// Moves a drawn diagram to its place on a page.
#[must_use]
pub fn placed(drawn: Drawn, x: f64, y: f64) -> Item {
    Item::transformed(drawn.items, Affine::translate((x, y)))
}

#[cfg(test)]
mod tests;
