//! Pieces that are printed beyond what the game needs.

use crate::game::Piece;
use crate::imposition::order::Order;
use crate::imposition::settings::Component;

/// Pieces that are lost most: a king, an officer, then men of each side.
const USUAL: [Piece; 7] = [
    Piece::King,
    Piece::Commander,
    Piece::Knight,
    Piece::Defender,
    Piece::Attacker,
    Piece::Attacker,
    Piece::Defender,
];

/// Most spare pieces if no number is requested: one of each kind, and a second man of each side.
pub(crate) const MOST: usize = USUAL.len();

/// Returns the spare pieces that may fill free room. Empty: a number is requested, or no pieces are printed.
#[must_use]
pub(crate) fn usual(order: &Order) -> Vec<Piece> {
    let wanted = order.settings.spares.is_none() && order.settings.has(Component::Pieces);
    USUAL.into_iter().filter(|&piece| wanted && order.count(piece) > 0).collect()
}

/// Returns the requested spare pieces of each set: the king, each kind of officer, then men of each side in proportion to their
/// number in the game.
#[must_use]
pub(crate) fn asked(order: &Order) -> Vec<Piece> {
    let most = usize::from(order.settings.spares.unwrap_or(0));
    let first =
        [Piece::King, Piece::Commander, Piece::Knight].into_iter().filter(|&piece| order.count(piece) > 0);
    let mut spares: Vec<Piece> = first.take(most).collect();
    let men = [Piece::Attacker, Piece::Defender].map(|piece| (piece, order.count(piece)));
    let mut taken = [0_usize; 2];
    while spares.len() < most && men.iter().any(|(_, count)| *count > 0) {
        // A. Sainte-Laguë's rule for seats: the largest of count / (2 taken + 1), compared without fractions.
        let [ours, theirs] = [men[0].1 * (2 * taken[1] + 1), men[1].1 * (2 * taken[0] + 1)];
        let next = usize::from(theirs > ours);
        taken[next] += 1;
        spares.push(men[next].0);
    }
    spares
}
