//! The rectangular parts of a kit beside the board: reminder cards, cards of points, score sheets.

use super::{cards, points, scores};
use crate::explain::ExplainError;
use crate::explain::figures::Examples;
use crate::game::{Contest, Variant};
use crate::layout::Content;
use crate::layout::compose::Composer;

/// Players, each of whom gets a set of reminder cards.
const PLAYERS: usize = 2;

/// A part to be cut out.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Loose {
    /// What it is.
    pub kind: LooseKind,
    /// What it shows, as it is before folding.
    pub content: Content,
}

/// A kind of loose part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LooseKind {
    /// A reminder of the rules, folded at half its height.
    Card,
    /// A card that is worth points, folded at half its height.
    Points,
    /// A sheet to write results on.
    Score,
}

impl LooseKind {
    /// Whether it is folded across the middle and glued, so that it has two faces.
    #[must_use]
    pub(crate) const fn is_folded(self) -> bool {
        matches!(self, Self::Card | Self::Points)
    }
}

/// Which loose parts are made, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Wanted {
    /// The kinds that are printed, as far as the game's match has them.
    pub kinds: Vec<LooseKind>,
    /// Whether the corners of cards are cut round.
    pub rounded: bool,
}

/// All loose parts that are printed for each set: reminder cards for each player, and what the game's match needs.
///
/// # Errors
/// A figure that lies, a message or a glyph that is missing, or a text too long for its card.
pub(crate) fn all(
    composer: &mut Composer<'_>,
    variant: &Variant,
    examples: &Examples,
    wanted: &Wanted,
) -> Result<Vec<Loose>, ExplainError> {
    let mut parts = Vec::new();
    if wanted.kinds.contains(&LooseKind::Card) {
        for _ in 0..PLAYERS {
            let cards = cards::set(composer, variant, examples, wanted.rounded)?;
            parts.extend(cards.into_iter().map(|content| Loose { kind: LooseKind::Card, content }));
        }
    }
    let contest = variant.ruleset.contest;
    if wanted.kinds.contains(&LooseKind::Points) && contest == Contest::Points {
        let cards = points::cards(composer, wanted.rounded)?;
        parts.extend(cards.into_iter().map(|content| Loose { kind: LooseKind::Points, content }));
    }
    if wanted.kinds.contains(&LooseKind::Score) {
        let sheet = match contest {
            Contest::Single => None,
            Contest::Points => Some(scores::for_points(composer)?),
            Contest::TwoGames => Some(scores::for_two_games(composer)?),
        };
        parts.extend(sheet.map(|content| Loose { kind: LooseKind::Score, content }));
    }
    Ok(parts)
}

/// How many parts of a kind there are.
#[must_use]
pub(crate) fn count(parts: &[Loose], kind: LooseKind) -> usize {
    parts.iter().filter(|part| part.kind == kind).count()
}
