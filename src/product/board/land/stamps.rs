//! Drawings over several squares.

use super::chance::LandChance;
use super::region::LandBoard;
use super::scatter::APART;
use super::square_at;
use crate::scene::{Affine, Art, Item, Rect};
use crate::theme::{LandStamp, Slot};
use std::sync::Arc;

/// Drawings on free squares of these kinds until about `share` of them is covered, none near its like. `arts` are the drawings
/// in their ink.
pub(super) fn laid(
    stamps: &[LandStamp],
    arts: &[Arc<Art>],
    share: f64,
    on: &[Slot],
    board: &mut LandBoard,
    mut chance: LandChance,
) -> Vec<Item> {
    let size = board.size();
    let squares = |board: &LandBoard| {
        let all = (0..size).flat_map(|row| (0..size).map(move |column| (column, row)));
        all.filter(|&(column, row)| on.contains(&board.kind(column, row))).collect::<Vec<_>>()
    };
    let free = squares(board);
    let wanted = (free.len() as f64 * share).round() as usize;
    let mut covered = 0;
    let mut placed: Vec<(Rect, usize)> = Vec::new();
    let mut items = Vec::new();
    for _ in 0..free.len() * 4 {
        if covered >= wanted {
            break;
        }
        let (column, row) = free[chance.of(free.len())];
        let nth = chance.of(stamps.len());
        let mirrored = chance.share() < 0.5;
        let stamp = &stamps[nth];
        let Some(area) = area(column, row, stamp, on, board) else { continue };
        let near =
            placed.iter().any(|&(other, kind)| kind == nth && other.inflate(APART, APART).overlaps(area));
        if near {
            continue;
        }
        placed.push((area, nth));
        board.take_area(area);
        covered += usize::from(stamp.wide) * usize::from(stamp.high);
        let flip = if mirrored {
            [-1.0, 0.0, 0.0, 1.0, area.x1, area.y0]
        } else {
            [1.0, 0.0, 0.0, 1.0, area.x0, area.y0]
        };
        items.push(Item::Art { art: Arc::clone(&arts[nth]), transform: Affine::new(flip) });
    }
    items
}

/// The squares of a stamp from this one to the right and down, if all are of these kinds and free.
fn area(column: u8, row: u8, stamp: &LandStamp, on: &[Slot], board: &LandBoard) -> Option<Rect> {
    let (right, low) = (column + stamp.wide - 1, row + stamp.high - 1);
    if right >= board.size() || low >= board.size() {
        return None;
    }
    let mut squares = (row..=low).flat_map(|row| (column..=right).map(move |column| (column, row)));
    let area = square_at(column, row).union(square_at(right, low));
    (squares.all(|(column, row)| on.contains(&board.kind(column, row))) && board.is_clear(area))
        .then_some(area)
}
