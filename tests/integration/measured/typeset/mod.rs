//! The written leaflets under a ruler: every glyph is read out of the file, and lines, columns and figures are found from
//! where the glyphs stand. Nothing here knows how the program set them.

mod faults;
mod figures;
mod ink;
mod leaflet;
mod lines;
mod parts;
mod reads;

pub(crate) use faults::Faults;
pub(crate) use figures::Figure;
pub(crate) use ink::{Face, POINT};
pub(crate) use leaflet::{Leaflet, a4, letter, translated};
pub(crate) use lines::{Column, Line, most_common};
pub(crate) use parts::Role;

/// As near as two places must be to be one, in millimetres: half a hair's breadth, and more than a file's rounding.
pub(crate) const NEAR: f64 = 0.05;
