//! The art of the pieces.

use crate::scene::Art;
use std::sync::Arc;

/// One drawing for each kind of piece.
///
/// Drawn with `viewBox="0 0 100 100"` as the square around the trimmed disc, so that a unit is a hundredth of
/// the diameter; the ground of the disc reaches out to -12 and 112, which is bleed. The kit scales it to the
/// disc and clips it to disc and bleed.
#[derive(Clone, Debug, PartialEq)]
pub struct PieceArt {
    /// The king.
    pub king: Arc<Art>,
    /// A man of the king's side.
    pub defender: Arc<Art>,
    /// A man of the attackers.
    pub attacker: Arc<Art>,
    /// An officer of the king's side.
    pub knight: Arc<Art>,
    /// An officer of the attackers.
    pub commander: Arc<Art>,
}
