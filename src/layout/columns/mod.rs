//! Columns filled with slugs: one way in for all who fill any, and the two fillers behind it.
//!
//! `in_order` puts one slug after the other and never looks back. It is quick, so it answers whether a size of type
//! fits at all, and it sets the instructions, whose pictures may come a column late. `even` weighs all ways to end the
//! columns against each other. It sets the leaflet, whose figures belong right below their rules and whose last page
//! ends level.
//!
//! The two give different columns for the same words, so neither can go without moving lines on paper. One exact search over
//! whole lines of a baseline grid is to replace both.

mod even;
mod in_order;
mod shared;
mod slug;

pub use slug::{Role, Slug};

pub(crate) use even::{Last, Opening};
pub(crate) use in_order::balanced;
pub(crate) use shared::shared_out;
pub(crate) use slug::SlugPlace;

/// Filled columns.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Filled {
    /// Where everything stands in each column.
    pub places: Vec<Vec<SlugPlace>>,
    /// How far this is from what one would wish; 0 is perfect, 1 about a gap that the eye notices. Only [`How::Even`] weighs
    /// it.
    pub badness: f64,
    /// Which of the rooms of the [`Opening`] is used.
    pub room: usize,
}

/// How columns are filled.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum How<'a> {
    /// One after the other, all but the last closed at the foot as far as gaps of 3 mm allow.
    InOrder,
    /// As `InOrder`, with the gaps as wide as the columns allow, up to so many times what they ask for.
    Loosest(f64),
    /// All as evenly as may be, on pages of two columns.
    Even {
        /// How the first page can make more room.
        opening: Opening<'a>,
        /// How the columns of the last page end.
        last: Last,
    },
}

/// Fills columns, whose `heights` are given in millimetres; nothing if the slugs don't fit.
#[must_use]
pub(crate) fn fill(slugs: &[Slug], heights: &[f64], how: How<'_>) -> Option<Filled> {
    let in_order = |places| Filled { places, badness: 0.0, room: 0 };
    match how {
        How::InOrder => in_order::fill(slugs, heights, 1.0).map(in_order),
        How::Loosest(most) => in_order::loosest(slugs, heights, most).map(in_order),
        How::Even { opening, last } => even::fill(slugs, heights, opening, last),
    }
}
