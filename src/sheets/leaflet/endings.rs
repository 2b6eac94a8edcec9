//! Columns that end early: a tailpiece stands there, if the theme has one and there is room for it.

use super::booklet::Booklet;
use crate::layout::columns::{Role, Slug, SlugPlace};
use crate::product::tailpiece::Tailpiece;
use crate::scene::{Item, Rect};
use crate::theme::Artwork;

/// Column with words in it.
pub(super) struct EndedColumn {
    /// Index of its page.
    page: usize,
    /// Free area below its words.
    free: Rect,
}

/// Returns the columns with words that end with a paragraph, each with the free area below them. On a page with a table below its
/// words, the longest column ends the others: `tables` has the top of the table for each page.
pub(super) fn columns_end<'a>(
    booklet: &'a Booklet,
    slugs: &'a [Slug],
    tables: &'a [f64],
) -> impl Iterator<Item = EndedColumn> + 'a {
    let end = |(column, (page, frame)): (&'a Vec<SlugPlace>, &(usize, Rect))| {
        let place = column.last()?;
        let end = frame.y0 + place.top + slugs[place.slug].height;
        Some((*page, *frame, end, column))
    };
    let ends: Vec<_> = booklet.places.iter().zip(&booklet.columns).filter_map(end).collect();
    let lowest = |number: usize| {
        ends.iter().filter(|(page, ..)| *page == number).map(|(_, _, end, _)| *end).fold(0.0, f64::max)
    };
    let lowest: Vec<f64> = (0..booklet.pages).map(lowest).collect();
    ends.into_iter().filter(|(.., column)| !goes_on(slugs, column)).map(move |(page, frame, end, _)| {
        let foot = if tables[page].is_finite() { lowest[page] } else { frame.y1 };
        EndedColumn { page, free: Rect { y0: end, y1: foot.max(end), ..frame } }
    })
}

/// Returns whether the paragraph at the end of a column goes on in the next one.
fn goes_on(slugs: &[Slug], column: &[SlugPlace]) -> bool {
    let next = column.last().and_then(|last| slugs.get(last.slug + 1));
    next.is_some_and(|next| next.role == Role::Continues)
}

/// Draws tailpieces in the columns that have room for one, each with its page; they are used in turn.
pub(super) fn tailpieces(
    art: &Artwork,
    columns: &[EndedColumn],
    leading: f64,
) -> impl Iterator<Item = (usize, Item)> {
    let mut nth = 0;
    columns.iter().filter_map(move |EndedColumn { page, free }| {
        let piece = Tailpiece::of(art, nth, free.width())?;
        if piece.room(leading) > free.height() {
            return None;
        }
        nth += 1;
        Some((*page, piece.placed(free.x0, free.y0, free.width(), leading)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Art, Shape};
    use crate::theme::Slot;
    use std::sync::Arc;

    #[test]
    fn a_paragraph_that_goes_on_has_no_end() {
        let slug = |role| Slug { role, height: 5.0, ..Slug::default() };
        let slugs = [Role::Begins, Role::Continues, Role::Begins, Role::Continues].map(slug);
        let column =
            |slugs: &[usize]| slugs.iter().map(|&slug| SlugPlace { slug, top: 0.0 }).collect::<Vec<_>>();
        for (placed, expected) in [(&[0][..], true), (&[0, 1], false), (&[0, 1, 2], true), (&[2, 3], false)] {
            assert_eq!(goes_on(&slugs, &column(placed)), expected, "{placed:?}");
        }
    }

    /// A tailpiece of 36 mm by 12 in columns of 80 mm needs 12 mm and a line and a half.
    #[test]
    fn a_tailpiece_stands_only_where_its_height_and_a_line_and_a_half_are_free() {
        let mut art = Artwork::default();
        art[Slot::Tailpiece] = vec![Arc::new(Art { size: (30.0, 10.0).into(), items: Vec::new() })];
        let column = |page, free| EndedColumn { page, free: Rect::new(10.0, 200.0, 90.0, 200.0 + free) };
        let columns = [column(0, 17.9), column(1, 18.1), column(2, 90.0)];
        let found: Vec<(usize, Item)> = tailpieces(&art, &columns, 4.0).collect();
        assert_eq!(found.iter().map(|(page, _)| *page).collect::<Vec<_>>(), [1, 2]);
        let Item::Group { clip: Some(clip), .. } = &found[0].1 else { panic!("{:?}", found[0].1) };
        let bounds = clip.bounding_box();
        let expected = Rect::new(32.0, 204.0, 68.0, 216.0);
        let off = (bounds.origin() - expected.origin()).length()
            + (bounds.size() - expected.size()).to_vec2().length();
        assert!(off < 1e-6, "{bounds:?}");
    }
}
