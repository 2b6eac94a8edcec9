//! Rules in columns: as many as have room, in columns that end at about the same height.

use super::look::RuleLook;
use crate::scene::Rect;

/// Rules of one sheet in their columns.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct WallColumns {
    /// Area of the columns, in millimetres.
    pub(super) room: Rect,
    /// Numbers of the rules of each column.
    pub(super) columns: Vec<Vec<usize>>,
}

impl WallColumns {
    /// Returns how many rules have room here.
    pub(super) fn count(&self) -> usize {
        self.columns.iter().map(Vec::len).sum()
    }
}

/// Puts rules in this order into columns, by the heights of all rules in millimetres, until the columns are full. The longest
/// column is then as short as it can be. `None`: not even one rule has room.
pub(super) fn fill(order: &[usize], heights: &[f64], room: Rect, look: RuleLook) -> Option<WallColumns> {
    let columns = down_to(order, heights, room.height(), look);
    let count = columns.iter().map(Vec::len).sum();
    if count == 0 {
        return None;
    }
    let order = &order[..count];
    // The height of the longest column is that of some rules in a row.
    let ends = |from: usize| (from + 1..=count).map(move |end| (from, end));
    let in_a_row = (0..count).flat_map(ends);
    let mut lengths: Vec<f64> =
        in_a_row.map(|(from, end)| length(&order[from..end], heights, look)).collect();
    lengths.sort_by(f64::total_cmp);
    let of_length = |length: f64| {
        let columns = down_to(order, heights, length, look);
        (columns.iter().map(Vec::len).sum::<usize>() == count).then_some(columns)
    };
    let least = lengths.into_iter().find_map(of_length);
    Some(WallColumns { room, columns: least.unwrap_or(columns) })
}

/// Puts all rules into columns as [`fill`] does, in their order, or else with one rule in another place, as near to its own as
/// can be. `None`: they have no room.
pub(super) fn fill_all(heights: &[f64], room: Rect, look: RuleLook) -> Option<WallColumns> {
    let count = heights.len();
    let fits = |order: &[usize]| {
        let columns = down_to(order, heights, room.height(), look);
        columns.iter().map(Vec::len).sum::<usize>() == count
    };
    let moved = |from: usize, to: usize| {
        let mut order: Vec<usize> = (0..count).collect();
        let rule = order.remove(from);
        order.insert(to, rule);
        order
    };
    let by = |far: usize| {
        (0..count.saturating_sub(far)).flat_map(move |from| [(from, from + far), (from + far, from)])
    };
    let mut moves = (0..count).flat_map(by);
    let order = moves.find_map(|(from, to)| Some(moved(from, to)).filter(|order| fits(order)))?;
    fill(&order, heights, room, look)
}

/// Returns the height of rules below each other.
pub(super) fn length(rules: &[usize], heights: &[f64], look: RuleLook) -> f64 {
    rules.iter().map(|&rule| heights[rule]).sum::<f64>()
        + look.between() * rules.len().saturating_sub(1) as f64
}

/// Fills one column after another down to this height.
fn down_to(order: &[usize], heights: &[f64], height: f64, look: RuleLook) -> Vec<Vec<usize>> {
    let mut rest = order;
    let column = |_| {
        let fits = |count: &usize| length(&rest[..*count], heights, look) <= height + 1e-6;
        let count = (1..=rest.len()).take_while(fits).last().unwrap_or(0);
        let (column, others) = rest.split_at(count);
        rest = others;
        column.to_vec()
    };
    (0..look.columns).map(column).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOOK: RuleLook = RuleLook { points: 16.0, columns: 3, picture: 3.0, scale: 1.0 };

    /// Area of columns so many millimetres high, beside the room between so many rules.
    fn room(height: f64, rules: usize) -> Rect {
        Rect::new(0.0, 0.0, 260.0, height + (rules - 1) as f64 * LOOK.between())
    }

    #[test]
    fn columns_take_what_has_room_and_end_at_about_the_same_height() {
        let lengths = |count: usize| {
            let order: Vec<usize> = (0..count).collect();
            let filled = fill(&order, &vec![20.0; count], room(80.0, 4), LOOK).expect("room");
            filled.columns.iter().map(Vec::len).collect::<Vec<_>>()
        };
        assert_eq!(lengths(12), [4, 4, 4]);
        assert_eq!(lengths(7), [3, 3, 1]);
        assert_eq!(lengths(20), [4, 4, 4], "the others have no room");
        assert_eq!(fill(&[0], &[500.0], room(80.0, 4), LOOK), None);
    }

    #[test]
    fn a_rule_changes_its_place_only_where_it_must() {
        let columns = |heights: &[f64]| Some(fill_all(heights, room(60.0, 3), LOOK)?.columns);
        let nested = |columns: [&[usize]; 3]| Some(columns.map(<[usize]>::to_vec).to_vec());
        assert_eq!(columns(&[20.0; 9]), nested([&[0, 1, 2], &[3, 4, 5], &[6, 7, 8]]));
        assert_eq!(columns(&[20.1; 9]), None);
        let tight = [20.0, 20.0, 28.0, 20.0, 12.0, 20.0, 20.0, 20.0, 12.0];
        let placed = columns(&tight).expect("room");
        assert_eq!(placed.concat().len(), 9);
        assert_ne!(placed.concat(), (0..9).collect::<Vec<_>>());
    }
}
