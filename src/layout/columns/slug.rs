//! Slugs, with which columns are filled.

use crate::scene::Item;

/// Smallest piece that a column takes whole: a line of text, a heading, a figure with its caption. Measures in millimetres.
#[derive(Clone, Debug, Default, PartialEq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each says something else of one line, and all go together"
)]
pub struct Slug {
    /// Its height.
    pub height: f64,
    /// Room before it, unless it stands at the head of a column.
    pub before: f64,
    /// Room after it, unless it ends its column. Only the larger of this and the next slug's `before` is kept.
    pub after: f64,
    /// Role in the text around it.
    pub role: Role,
    /// Whether it must stand right below the slug before it.
    pub tied: bool,
    /// Whether it belongs to the row of the slug before it: a rule and the figures below it. A row that a column holds is never
    /// parted; of one that is higher than all columns, each figure stays with the two slugs before it if a column holds them.
    pub in_row: bool,
    /// Whether it stands on a tinted ground.
    pub tinted: bool,
    /// Whether it ends in the middle of a word.
    pub hyphenated: bool,
    /// Items, from its own top left corner.
    pub items: Vec<Item>,
}

/// Role of a slug in the text around it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Role {
    /// It begins a block: a paragraph, a heading, an entry of a list.
    #[default]
    Begins,
    /// It continues the paragraph of the slug before it.
    Continues,
}

/// Place of a slug in its column.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct SlugPlace {
    /// Index of the slug.
    pub slug: usize,
    /// Its top, in millimetres below the head of the column.
    pub top: f64,
}
