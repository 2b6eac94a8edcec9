//! Which moments of a game are drawn where nobody says which.

use crate::record::PlayedGame;

/// So many moments, as the turns made by then: the start, the end, and others evenly spaced between them, each after the
/// turns of both sides. A game of fewer moves has one for each.
pub(super) fn spread(game: &PlayedGame, count: usize) -> Vec<usize> {
    let (moves, last) = (game.moves(), game.turns.len());
    let steps = count.max(2) - 1;
    let mut moments: Vec<usize> =
        (0..=steps).map(|nth| (2 * (moves * nth).div_ceil(steps)).min(last)).collect();
    moments.dedup();
    moments
}
