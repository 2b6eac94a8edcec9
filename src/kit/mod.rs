//! What is made, at natural size and without paper: the board, the pieces, the cards, the words of leaflet and
//! instructions; and the drawing of a single position.
//!
//! Everything here is decided by the variant, the theme and the sizes of the parts. Where it goes on paper is for
//! [`crate::sheet`]. Rules are put into words by [`rules`] and shown by [`figures`], which the engine has replayed.

pub mod board;
pub mod cards;
pub mod compose;
pub mod counts;
pub mod diagram;
pub mod figures;
pub mod illustrations;
pub mod pieces;
pub mod reminders;
pub mod rules;
pub mod story;

pub(crate) mod backpage;
pub(crate) mod columns;
pub(crate) mod flow;
pub(crate) mod front;
pub(crate) mod leaflet;
pub(crate) mod loose;
pub(crate) mod picture;
pub(crate) mod position;
pub(crate) mod scores;

mod again;
mod captioned;
mod error;
mod from_layout;
mod ornament;
mod panels;
mod points;
mod table;

pub use error::KitError;

use crate::scene::{Item, Node, Size};
use crate::units::Length;

/// How far art goes on beyond a trimmed edge.
pub const BLEED: Length = Length::mm(2.0);

/// Radius to which the corners of what is laminated are cut, in millimetres.
pub const CORNER: f64 = 3.0;

/// A finished thing of the kit: what it looks like and what it says.
#[derive(Clone, Debug, PartialEq)]
pub struct Content {
    /// Width and height in millimetres.
    pub size: Size,
    /// What it shows, from its top left corner.
    pub items: Vec<Item>,
    /// Its part of the document's structure, in reading order.
    pub structure: Vec<Node>,
}
