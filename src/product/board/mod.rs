//! The board as one picture, before it is cut into parts.
//!
//! The rest of the program may rely on this:
//!
//! - Squares lie exactly at multiples of the cell; rank 1 is at the bottom, file a at the left.
//! - The frame lies outside the squares and takes nothing from them.
//! - The picture needs no clip on the inside of the board: drawings that reach beyond a square lie under its neighbour,
//!   the grid or the frame. Beyond the frame they reach as far as the bleed, no more and no less.
//! - A piece of art is stored once however many squares show it; only its transform differs.
//! - The same variant, theme, cell, frame and bleed give the same picture.

mod coordinates;
mod edges;
mod frame;
mod frame_letters;
mod grid;
mod ground;
mod imprint;
mod kind;
mod land;
mod place;
mod roads;

pub use crate::product::letters::Lettering;
pub use frame::BoardMeasures;
pub use imprint::MakerPlace;
pub use kind::{Ground, kind};

pub(in crate::product) use frame::{FrameMeasures, around as frame_around, items as frame_items};

/// Width of the lines between squares, in millimetres.
pub(in crate::product) const GRID: f64 = grid::WIDTH;

use self::land::Land;
use self::place::ShownBoard;
use super::form::{ComponentWords, Form, Product};
use crate::game::Variant;
use crate::scene::{Item, Rect};
use crate::text::TextError;
use crate::theme::{Artwork, Theme};
use crate::units::Length;

/// The board. Its parts, and the sentences about them, follow from how it is cut.
pub(super) const COMPONENT: Product = Product {
    name: "board",
    comes_with: None,
    form: Form::Squares,
    words: ComponentWords { one: "board", plan: ["board part", "board parts"], ..ComponentWords::NONE },
};

/// A board drawn in full.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardPicture {
    /// Its measures.
    pub measures: BoardMeasures,
    /// Items to paint, the lowest first. The origin is the top left corner of the squares.
    pub items: Vec<Item>,
}

/// Draws the whole board: ground by the variant's rules and start, with the roads that leave the town; edges between
/// kinds of ground; marks of special squares; the frame outside the squares; and the grid. `cell` is the side of one
/// square, `frame` the width of the frame, `bleed` how far its colour goes on beyond the board.
#[must_use]
pub fn draw(variant: &Variant, theme: &Theme, cell: Length, frame: Length, bleed: Length) -> BoardPicture {
    let squares = variant.setup.board.size();
    let cell = cell.to_mm();
    let measures = BoardMeasures { squares, cell, frame: frame.to_mm(), bleed: bleed.to_mm() };
    let side = measures.side();
    let shown = ShownBoard { variant, theme, cell };
    let land = Land::of(shown);
    let wanted = ground::items(shown, |ground| land.wants(ground));
    // The town's edge runs around its squares, not around the throne among them.
    let edges = edges::items(shown, |ground| ground != Ground::Throne && land.wants(ground));
    let mut ground = land.under_squares;
    ground.extend(wanted.open);
    ground.extend(land.under_grid);
    ground.extend(wanted.marked);
    ground.extend(edges);
    ground.extend(ground::marks(shown));
    let window = Rect::new(0.0, 0.0, side, side);
    let mut items = vec![Item::clipped(ground, window)];
    items.extend(frame::items(measures, &theme.art, &theme.palette));
    items.push(grid::lines(squares, cell, theme.palette.grid));
    if !land.over_grid.is_empty() {
        items.push(Item::clipped(land.over_grid, window));
    }
    BoardPicture { measures, items }
}

impl BoardPicture {
    /// Adds letters for the files and numbers for the ranks.
    ///
    /// # Errors
    /// A digit or letter without a glyph.
    pub fn with_coordinates(mut self, set: Lettering<'_>) -> Result<Self, TextError> {
        self.items.extend(coordinates::items(self.measures, set)?);
        Ok(self)
    }

    /// Adds the words that its theme writes on the frame, one on each side.
    ///
    /// # Errors
    /// A letter without a glyph.
    pub fn with_lettering(mut self, texts: &[String], set: Lettering<'_>) -> Result<Self, TextError> {
        self.items.extend(frame_letters::items(texts, self.measures, set)?);
        Ok(self)
    }

    /// Adds the name of its maker, clear of letters and numbers if it has them, and of the theme's medallion.
    ///
    /// # Errors
    /// A letter without a glyph.
    pub fn with_maker(
        mut self,
        maker: &str,
        place: MakerPlace,
        art: &Artwork,
        set: Lettering<'_>,
    ) -> Result<Self, TextError> {
        let place = place.beside(frame::medallion(self.measures, art));
        self.items.extend(imprint::items(maker, self.measures, place, set)?);
        Ok(self)
    }
}

#[cfg(test)]
pub(in crate::product) mod tests;
