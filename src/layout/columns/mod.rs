//! Columns filled with slugs on a baseline grid.
//!
//! Everything is counted in halves of a line. Every slug begins on a whole line, so that lines of neighbouring columns share
//! their baselines. So heights are small numbers, and `fill` can weigh all ways to end the columns against each other. Nothing
//! is stretched: a column may end early. A rule and its figures are a row, which is never parted if a column holds it.

mod search;
mod slug;
mod stock;

pub use slug::{Role, Slug};

pub(crate) use search::{fill, least};
pub(crate) use slug::SlugPlace;

/// A column to be filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ColumnFrame {
    /// Its page, counted from 0.
    pub page: usize,
    /// Its height in whole lines.
    pub lines: u32,
}

/// Columns that are filled.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Filled {
    /// Places of all slugs in each column.
    pub places: Vec<Vec<SlugPlace>>,
    /// Badness of the result; 0 is perfect, 1 about as much as the eye notices.
    pub cost: f64,
}

#[cfg(test)]
mod tests;
