//! Threats to win at once, and which side forces a repetition by them.
//!
//! Rule books let the side vary that is *in control of the situation*, or call it *the aggressive player*; none says how to
//! know it. Reading: to force is to threaten. A play threatens if its side could win with the very next one, were the other
//! side to do nothing. From a position's first occurrence to its third, a side forces the repetition if each of its plays
//! threatened and not each of the other side's did. So the king who runs from one open line to the next forces, and the
//! attackers who close them don't; one play that threatens nothing ends the forcing; and if both threaten, as with check
//! answered by check in chess, neither forces. To chase a man is no threat, nor is a plan that wins in two plays.

use super::ground::SquareGround;
use super::{Outcome, Position, Side};

/// Whether a side could win at once from this board, were it to move.
pub(super) fn threatens(position: &Position, side: Side, ground: &SquareGround) -> bool {
    let idle = Position::new(position.board().clone(), side);
    let had_king = position.board().king().is_some();
    idle.plays_on(ground).into_iter().any(|play| {
        idle.after_on(ground, play).is_ok_and(|(after, _)| {
            let captured = had_king && after.board().king().is_none();
            let seen = if captured { Some(Outcome::CAPTURED) } else { Outcome::on(after.board(), ground) };
            seen.and_then(Outcome::winner) == Some(side)
        })
    })
}

/// Which side has forced what lies between two occurrences of a position: the sides that played, each with the position after
/// its turn. Nobody if neither side did, or both.
pub(super) fn forcer<'a>(
    turns: impl Iterator<Item = (Side, &'a Position)>,
    ground: &SquareGround,
) -> Option<Side> {
    // Whether a side has played, and whether all its plays threatened.
    let (mut attackers, mut defenders) = ((false, true), (false, true));
    for (side, after) in turns {
        let (played, threatened) = match side {
            Side::Attackers => &mut attackers,
            Side::Defenders => &mut defenders,
        };
        *played = true;
        *threatened = *threatened && threatens(after, side, ground);
        if !attackers.1 && !defenders.1 {
            return None;
        }
    }
    match (attackers == (true, true), defenders == (true, true)) {
        (true, false) => Some(Side::Attackers),
        (false, true) => Some(Side::Defenders),
        _ => None,
    }
}
