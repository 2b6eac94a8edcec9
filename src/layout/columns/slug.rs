//! What columns are filled with, and how a column is closed once it is known what it holds.

use crate::scene::Item;

/// The least that a column takes whole: a line of text, a heading with what must stay under it, a figure with its
/// caption. Measures in millimetres.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Slug {
    /// Its height.
    pub height: f64,
    /// Room before it, unless it stands at the head of a column.
    pub before: f64,
    /// Room after it, unless it ends its column. Only the larger of this and the next slug's `before` is kept.
    pub after: f64,
    /// Its share when left-over room is given out between slugs; 0 for the lines of a paragraph.
    pub stretch: f64,
    /// What it is to the text around it.
    pub role: Role,
    /// Whether it must stand right below the slug before it.
    pub tied: bool,
    /// Whether it ends in the middle of a word.
    pub hyphenated: bool,
    /// What it shows, from its own top left corner.
    pub items: Vec<Item>,
}

/// What a slug is to the text around it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Role {
    /// It begins something: a paragraph, a heading, an entry of a list.
    #[default]
    Begins,
    /// It continues the paragraph of the slug before it, which nothing may come between.
    Continues,
    /// It may wait for the head of the next column while the text runs on (a figure).
    Floats,
}

/// Where a slug stands in its column.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct SlugPlace {
    /// Index of the slug.
    pub slug: usize,
    /// Its top, in millimetres below the head of the column.
    pub top: f64,
}

/// The widest gap that closing a column may open between two slugs, over what they ask for themselves.
pub(super) const WIDEST: f64 = 3.0;

/// Room between two slugs of a column.
pub(super) fn room_between(above: &Slug, slug: &Slug, looseness: f64) -> f64 {
    let before = if slug.stretch > 0.0 { slug.before * looseness } else { slug.before };
    before.max(above.after)
}

/// Places the slugs of a column, giving `left` out among the gaps that stretch.
pub(super) fn close(
    slugs: &[Slug],
    order: &[usize],
    left: f64,
    looseness: f64,
    last: bool,
) -> Vec<SlugPlace> {
    let shares: f64 = order.iter().skip(1).map(|&i| slugs[i].stretch).sum();
    let open = if last || shares <= 0.0 { 0.0 } else { (left / shares).clamp(0.0, WIDEST) };
    let mut top = 0.0;
    let mut places = Vec::with_capacity(order.len());
    for (nth, &index) in order.iter().enumerate() {
        let slug = &slugs[index];
        if let Some(above) = nth.checked_sub(1) {
            top += room_between(&slugs[order[above]], slug, looseness) + open * slug.stretch;
        }
        places.push(SlugPlace { slug: index, top });
        top += slug.height;
    }
    places
}

/// Places the slugs of a column in their order, opening the gaps that stretch until it is `height` millimetres high.
pub(super) fn spread(slugs: &[Slug], order: &[usize], height: f64) -> Vec<SlugPlace> {
    let mut used = 0.0;
    for (nth, &index) in order.iter().enumerate() {
        let above = nth.checked_sub(1).map(|nth| &slugs[order[nth]]);
        used += above.map_or(0.0, |above| room_between(above, &slugs[index], 1.0)) + slugs[index].height;
    }
    close(slugs, order, height - used, 1.0, false)
}
