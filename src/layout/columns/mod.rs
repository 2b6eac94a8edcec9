//! Columns filled with slugs on a baseline grid.
//!
//! Everything is counted in halves of a line: lines of text and headings take whole ones, so that lines of neighbouring
//! columns share their baselines, and what is a half line high or has half a line around it is rounded up where text
//! follows. So heights are small numbers, and `fill` can weigh all ways to end the columns against each other. Nothing is
//! stretched: a column may end early.

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
    /// Which of the areas it belongs to that are seen at once, counted from 0: a page, or two that face each other. A figure
    /// stands where its rule is seen.
    pub spread: usize,
    /// Its height in whole lines.
    pub lines: u32,
}

/// Columns that are filled.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Filled {
    /// Where everything stands in each column.
    pub places: Vec<Vec<SlugPlace>>,
    /// How far this is from what one would wish; 0 is perfect, 1 about what the eye notices.
    pub cost: f64,
    /// By how many lines the columns of the first page had to grow.
    pub more: u32,
}

#[cfg(test)]
mod tests;
