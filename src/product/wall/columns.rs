//! Rules in columns: as many as have room, in columns that end at about the same height.

use super::rules::RuleLook;
use crate::scene::Rect;
use std::ops::Range;

/// Rules of one sheet in their columns.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Filled {
    /// Area of the columns, in millimetres.
    pub(super) room: Rect,
    /// Rules of each column.
    pub(super) columns: Vec<Range<usize>>,
}

impl Filled {
    /// Returns the number of the first rule that has no room here.
    pub(super) fn end(&self) -> usize {
        self.columns.last().map_or(0, |column| column.end)
    }
}

/// Puts the rules from the one with the number `from` on into columns, by their heights in millimetres, until they are full. The
/// longest column is then as short as it can be. `None`: not even one rule has room.
pub(super) fn fill(heights: &[f64], from: usize, room: Rect, look: RuleLook) -> Option<Filled> {
    let columns = down_to(heights, from, room.height(), look);
    let end = columns.last()?.end;
    if end == from {
        return None;
    }
    let rules = &heights[..end];
    // The height of the longest column is that of some rules in a row.
    let mut lengths: Vec<f64> =
        (from..end).flat_map(|a| (a + 1..=end).map(move |b| (a, b))).map(|(a, b)| length(&rules[a..b], look)).collect();
    lengths.sort_by(f64::total_cmp);
    let fits = |length: &f64| down_to(rules, from, *length, look).last().is_some_and(|column| column.end == end);
    let columns = match lengths.iter().find(|length| fits(length)) {
        Some(least) => down_to(rules, from, *least, look),
        None => columns,
    };
    Some(Filled { room, columns })
}

/// Returns the height of rules below each other.
pub(super) fn length(heights: &[f64], look: RuleLook) -> f64 {
    heights.iter().sum::<f64>() + look.between() * heights.len().saturating_sub(1) as f64
}

/// Fills one column after another down to this height.
fn down_to(heights: &[f64], from: usize, height: f64, look: RuleLook) -> Vec<Range<usize>> {
    let mut begin = from;
    let column = |_| {
        let mut end = begin;
        while end < heights.len() && length(&heights[begin..=end], look) <= height + 1e-6 {
            end += 1;
        }
        let range = begin..end;
        begin = end;
        range
    };
    (0..look.columns).map(column).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOOK: RuleLook = RuleLook { points: 16.0, columns: 3, picture: 3.0, scale: 1.0 };

    #[test]
    fn columns_take_what_has_room_and_end_at_about_the_same_height() {
        let between = LOOK.between();
        let room = Rect::new(0.0, 0.0, 260.0, 4.0 * 20.0 + 3.0 * between);
        let ranges = |count: usize| {
            let filled = fill(&vec![20.0; count], 0, room, LOOK).expect("room");
            filled.columns.iter().map(ExactSizeIterator::len).collect::<Vec<_>>()
        };
        assert_eq!(ranges(12), [4, 4, 4]);
        assert_eq!(ranges(7), [3, 3, 1]);
        assert_eq!(ranges(20), [4, 4, 4], "the others have no room");
        let filled = fill(&[20.0; 20], 12, room, LOOK).expect("room");
        assert_eq!((filled.columns[0].start, filled.end()), (12, 20));
        assert_eq!(fill(&[500.0], 0, room, LOOK), None);
    }
}
