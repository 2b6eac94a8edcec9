//! Moments of a game to draw if none are requested.

use crate::notation::PlayedGame;

/// Returns `count` moments, as the number of turns made by then: the start, the end, and one for each of as many equal stretches
/// of the game between them. In a stretch it is the moment after the turn that somebody has commented, else after the one that
/// captured most, of several the last; where nothing is captured, the stretch's end, after the turns of both sides. No moment is so early that the moves to the next would take
/// more lines than `lines`. A game of fewer moves has one for each.
pub(super) fn spread(game: &PlayedGame, count: usize, lines: usize) -> Vec<usize> {
    let (moves, last) = (game.moves(), game.turns.len());
    let steps = count.max(2) - 1;
    let mut ends: Vec<usize> = (0..=steps).map(|nth| (2 * (moves * nth).div_ceil(steps)).min(last)).collect();
    ends.dedup();
    // The last stretch ends with the game, however much is captured before.
    let between = ends.windows(3).map(|ends| {
        let (begun, end, next) = (ends[0], ends[1], ends[2]);
        // Moves with one number share a line; a list that begins within a number has a line for it, too.
        let has_room = |moment: &usize| next.div_ceil(2) - moment / 2 <= lines;
        let worth = |nth: usize| (game.turns[nth].comment.is_some(), game.turns[nth].captured());
        let worth = (begun..end).map(|nth| (worth(nth), nth + 1));
        let worth = worth.filter(|(worth, moment)| *worth > (false, 0) && has_room(moment));
        worth.max().map_or(end, |(_, moment)| moment)
    });
    let mut moments = vec![0];
    moments.extend(between);
    moments.push(last);
    moments.dedup();
    moments
}
