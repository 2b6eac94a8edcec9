//! What is made, at natural size and without paper: the board, the pieces, the inserts (cards, point cards, score
//! sheets), handouts (whole sheets, which are asked for), the words of the leaflet.
//!
//! `component` has the list of all components, and `form` what each says of itself there; each has a file or a
//! folder here; the box is `carton`. `front` and `backpage` draw the ends of the leaflet, `picture` the set on the table,
//! `ornament` what borders and cards are adorned with, `other_side` what is printed behind the board, `tailpiece` what ends
//! a column, `idea` a sentence of the easy rules with its picture, `nine_slice` a frame that fits any card, `letters` words on boards; `players` has who plays in a
//! tournament. A new handout is its blocks in the words of `handout_type`, put on a page by [`crate::layout`]. Everything is
//! decided by the variant, the theme and the sizes of the parts.
//! Where it goes on paper is for [`crate::imposition`].

pub mod board;
pub mod cards;
pub mod carton;
pub mod component;
pub mod design;
pub mod form;
pub mod other_side;
pub mod pieces;
pub mod players;
pub mod tournament;

pub(crate) mod backpage;
pub(crate) mod edition;
pub(crate) mod front;
pub(crate) mod handouts;
pub mod inserts;
pub(crate) mod leaflet;
pub(crate) mod ornament;
pub(crate) mod picture;
pub(crate) mod puzzles;
pub(crate) mod scores;
pub(crate) mod tailpiece;
pub(crate) mod wall;

mod colouring;
mod easy;
mod handout_type;
mod idea;
mod letters;
mod morris;
mod nine_slice;
mod place_cards;
mod points;
mod reading;
mod records;
mod teacher;

use crate::units::Length;

/// Length by which art goes on beyond a trimmed edge.
pub const BLEED: Length = Length::mm(2.0);

/// Radius to which the corners of laminated parts are cut, in millimetres.
pub const CORNER: f64 = 3.0;
